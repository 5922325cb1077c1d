"""What lies in `deploy/` names what there is: settings, commands, ports, files and metrics. No service is needed."""

from __future__ import annotations

import dataclasses
import json
import re
from pathlib import Path
from typing import Any

import prometheus_client
import pytest
import yaml  # type: ignore[import-untyped]
from typer.main import get_command

from ratusz.cli.app import command_line
from ratusz.server import metrics
from ratusz.server.settings import PREFIX, USUAL_PORT, Settings

ROOT = Path(__file__).parents[1]
DEPLOY = ROOT / "deploy"
SETTINGS = {PREFIX + one.name.upper() for one in dataclasses.fields(Settings)}


def documents(name: str) -> list[Any]:
    return list(yaml.safe_load_all((DEPLOY / name).read_text()))


def check_command(words: list[str]) -> None:
    """That `ratusz` understands it."""
    name, *rest = words
    command = get_command(command_line(name)).commands[name]  # type: ignore[attr-defined]
    command.make_context(name, list(rest))


def check_environment(environment: dict[str, Any]) -> None:
    named = {name for name in environment if name.startswith(PREFIX)}
    assert named <= SETTINGS
    Settings.from_environment({name: value for name, value in environment.items() if isinstance(value, str)})


@pytest.mark.parametrize("path", sorted(DEPLOY.rglob("*.y*ml")), ids=lambda path: path.name)
def test_every_file_is_one_that_can_be_read(path: Path) -> None:
    assert all(documents(str(path.relative_to(DEPLOY))))


def test_the_services_of_compose_fit_together() -> None:
    [compose] = documents("compose.yaml")
    services = compose["services"]
    for name, service in services.items():
        assert set(service.get("depends_on", ())) <= set(services), name
        assert set(service["networks"]) <= set(compose["networks"])
        for volume in service.get("volumes", ()):
            source = volume.split(":")[0]
            assert (DEPLOY / source).is_file() if source.startswith(".") else source in compose["volumes"], volume
        if service.get("image") == "ratusz":
            check_command(service["command"])
            check_environment(service["environment"])
    build = services["server"]["build"]
    assert (DEPLOY / build["context"] / build["dockerfile"]).is_file()
    settings = services["server"]["environment"]
    assert settings["RATUSZ_DATABASE"].split("@")[1].split("/")[0] in services
    assert compose["networks"]["inside"]["ipam"]["config"][0]["subnet"] == settings["RATUSZ_PROXIES"]
    [prometheus] = documents("prometheus.yml")
    [target] = prometheus["scrape_configs"][0]["static_configs"][0]["targets"]
    host, port = target.split(":")
    assert host in services
    assert host in settings["RATUSZ_HOSTS"].split(",")
    assert int(port) == USUAL_PORT
    [source] = documents("grafana/datasource.yaml")
    assert source["datasources"][0]["url"].split("/")[2].split(":")[0] in services


def test_the_parts_of_kubernetes_fit_together() -> None:
    parts = documents("kubernetes.yaml")
    assert len({(part["kind"], part["metadata"]["name"]) for part in parts}) == len(parts)
    secrets = {part["metadata"]["name"]: part["stringData"] for part in parts if part["kind"] == "Secret"}
    pods = {}
    for part in (part for part in parts if part["kind"] == "Deployment"):
        template = part["spec"]["template"]
        labels = template["metadata"]["labels"]
        assert part["spec"]["selector"]["matchLabels"].items() <= labels.items()
        [container] = template["spec"]["containers"]
        pods[tuple(sorted(labels.items()))] = container
        check_command(container["args"])
        check_environment({one["name"]: one.get("value", one) for one in container["env"]})
        for one in container["env"]:
            wanted = one.get("valueFrom", {}).get("secretKeyRef")
            assert wanted is None or wanted["key"] in secrets[wanted["name"]]
    names = {part["metadata"]["name"]: part for part in parts if part["kind"] == "Service"}
    for part in names.values():
        [container] = [pod for labels, pod in pods.items() if part["spec"]["selector"].items() <= dict(labels).items()]
        ports = {port["name"]: port["containerPort"] for port in container["ports"]}
        assert part["spec"]["ports"][0]["targetPort"] in ports
        assert ports["http"] == int(container["args"][container["args"].index("--port") + 1])
        for probe in ("startupProbe", "readinessProbe", "livenessProbe"):
            assert f'Route("{container[probe]["httpGet"]["path"]}"' in (ROOT / "src/ratusz/server/app.py").read_text()
    [ingress] = [part for part in parts if part["kind"] == "Ingress"]
    backend = ingress["spec"]["rules"][0]["http"]["paths"][0]["backend"]["service"]
    assert backend["port"]["name"] in {port["name"] for port in names[backend["name"]]["spec"]["ports"]}


def test_the_dashboard_shows_metrics_that_there_are() -> None:
    dashboard = json.loads((DEPLOY / "grafana" / "ratusz.json").read_text())
    told = set(re.findall(r"^# HELP (\S+)", prometheus_client.generate_latest().decode(), re.MULTILINE))
    told |= {f"{name}_bucket" for name in told}
    ours = {name for name in told if name.startswith("ratusz_") and not name.endswith(("_bucket", "_created"))}
    assert metrics.ACTIONS is not None
    used: set[str] = set()
    [source] = documents("grafana/datasource.yaml")
    for panel in dashboard["panels"]:
        assert panel["datasource"]["uid"] == source["datasources"][0]["uid"]
        for target in panel["targets"]:
            used |= set(re.findall(r"\b((?:ratusz|process)_\w+)", target["expr"]))
            assert 'node=~"$node"' in target["expr"]
    assert used <= told
    assert ours - {name.removesuffix("_bucket") for name in used} == {"ratusz_tables_expired_total"}
    assert len({panel["id"] for panel in dashboard["panels"]}) == len(dashboard["panels"])
