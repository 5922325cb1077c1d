"""What lies in `deploy/` names what there is: settings, commands, ports, files and metrics. No service is needed."""

from __future__ import annotations

import dataclasses
import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import jsonschema_rs
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


def test_compose_knows_every_field() -> None:
    command = [sys.executable, "-m", "check_jsonschema", "--builtin-schema", "vendor.compose-spec"]
    done = subprocess.run([*command, DEPLOY / "compose.yaml"], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_image_is_made_of_what_is_let_in() -> None:
    """Of a wheel, which has to be built before; whoever reads how to start is told so."""
    dockerfile = (DEPLOY / "Dockerfile").read_text()
    copied = [source for line in re.findall(r"^COPY (.*)", dockerfile, re.MULTILINE) for source in line.split()[:-1]]
    let_in = [line for line in (ROOT / ".dockerignore").read_text().splitlines() if not line.startswith("#")]
    assert copied == ["dist/*.whl"]
    assert let_in == ["*", *(f"!{source}" for source in copied)]
    assert re.search(
        r"^packages:.*\n.*hatchling build --directory dist$", (ROOT / "Makefile").read_text(), re.MULTILINE
    )
    for path in (DEPLOY / "Dockerfile", DEPLOY / "compose.yaml", ROOT / "docs" / "server.md"):
        assert "make packages" in path.read_text(), path


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


Schema = dict[str, Any]


def a_thing(required: dict[str, Schema], **optional: Schema) -> Schema:
    """An object with these fields and no others."""
    properties = required | optional
    return {"type": "object", "required": list(required), "properties": properties, "additionalProperties": False}


def a_list(items: Schema) -> Schema:
    return {"type": "array", "minItems": 1, "items": items}


def one_of(*values: str) -> Schema:
    return {"enum": list(values)}


def either(**kinds: Schema) -> Schema:
    """An object with exactly one of these fields."""
    return a_thing({}, **kinds) | {"minProperties": 1, "maxProperties": 1}


TEXT: Schema = {"type": "string", "minLength": 1}
NUMBER: Schema = {"type": "integer", "minimum": 0}
NAME: Schema = {"type": "string", "pattern": "^[a-z0-9]([-a-z0-9]{0,61}[a-z0-9])?$"}
TEXTS: Schema = {"type": "object", "additionalProperties": TEXT}
PORT: Schema = {"anyOf": [{"type": "integer", "minimum": 1, "maximum": 65535}, NAME]}
QUANTITY: Schema = {"type": "string", "pattern": r"^[0-9]+(\.[0-9]+)?(m|[KMGT]i?)?$"}
RESOURCES = a_thing({}, cpu=QUANTITY, memory=QUANTITY)
SELECTOR = a_thing({"matchLabels": TEXTS})
METADATA = a_thing({"name": NAME}, labels=TEXTS, annotations=TEXTS)
PROBE = a_thing(
    {"httpGet": a_thing({"path": {"type": "string", "pattern": "^/"}, "port": PORT})},
    periodSeconds=NUMBER, timeoutSeconds=NUMBER, failureThreshold=NUMBER, initialDelaySeconds=NUMBER,
)  # fmt: skip
VALUE_FROM = either(secretKeyRef=a_thing({"name": NAME, "key": TEXT}), fieldRef=a_thing({"fieldPath": TEXT}))
CONTAINER = a_thing(
    {"name": NAME, "image": TEXT},
    args=a_list(TEXT),
    env=a_list({"anyOf": [a_thing({"name": TEXT, "value": TEXT}), a_thing({"name": TEXT, "valueFrom": VALUE_FROM})]}),
    ports=a_list(a_thing({"containerPort": NUMBER}, name=NAME)),
    startupProbe=PROBE, readinessProbe=PROBE, livenessProbe=PROBE,
    lifecycle=a_thing({"preStop": either(exec=a_thing({"command": a_list(TEXT)}))}),
    resources=a_thing({}, requests=RESOURCES, limits=RESOURCES),
)  # fmt: skip
POD = a_thing({"containers": a_list(CONTAINER)}, terminationGracePeriodSeconds=NUMBER)
BACKEND = a_thing({"service": a_thing({"name": NAME, "port": either(name=NAME, number=NUMBER)})})
PATH = a_thing({"path": TEXT, "pathType": one_of("Prefix", "Exact", "ImplementationSpecific"), "backend": BACKEND})
DEPLOYMENT = a_thing(
    {"selector": SELECTOR,
     "template": a_thing({"metadata": a_thing({"labels": TEXTS}, annotations=TEXTS), "spec": POD})},
    replicas=NUMBER,
    strategy=a_thing({}, type=one_of("RollingUpdate", "Recreate"),
                     rollingUpdate=a_thing({}, maxUnavailable=NUMBER, maxSurge=NUMBER)),
)  # fmt: skip
KUBERNETES: dict[tuple[str, str], dict[str, Schema]] = {
    ("v1", "Secret"): {"stringData": TEXTS},
    ("v1", "Service"): {
        "spec": a_thing({"selector": TEXTS, "ports": a_list(a_thing({"port": NUMBER}, name=NAME, targetPort=PORT))})
    },
    ("apps/v1", "Deployment"): {"spec": DEPLOYMENT},
    ("policy/v1", "PodDisruptionBudget"): {"spec": a_thing({"selector": SELECTOR, "minAvailable": NUMBER})},
    ("networking.k8s.io/v1", "Ingress"): {
        "spec": a_thing(
            {"rules": a_list(a_thing({"http": a_thing({"paths": a_list(PATH)})}, host=TEXT))},
            tls=a_list(a_thing({"hosts": a_list(TEXT)}, secretName=NAME)),
        )
    },
}
"""The fields that Kubernetes' reference names, as far as they are used: no schema of it comes with a package."""


def check_kubernetes(text: str) -> None:
    for part in yaml.safe_load_all(text):
        fields = KUBERNETES[part["apiVersion"], part["kind"]]
        schema = a_thing({"apiVersion": TEXT, "kind": TEXT, "metadata": METADATA, **fields})
        jsonschema_rs.validator_for(schema).validate(part)


def test_kubernetes_knows_every_field() -> None:
    check_kubernetes((DEPLOY / "kubernetes.yaml").read_text())


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("containerPort: 7288", "containerport: 7288"),
        ("replicas: 3", 'replicas: "3"'),
        ("memory: 2Gi", "memory: 2 GB"),
        ("periodSeconds: 5", "period: 5"),
        ('value: "1"', "value: 1"),
        ("apiVersion: apps/v1", "apiVersion: extensions/v1beta1"),
        ("pathType: Prefix", "pathType: prefix"),
        ("minAvailable: 2", "minavailable: 2"),
    ],
)
def test_what_kubernetes_would_refuse_is_noticed(before: str, after: str) -> None:
    text = (DEPLOY / "kubernetes.yaml").read_text()
    assert before in text
    with pytest.raises((jsonschema_rs.ValidationError, KeyError)):
        check_kubernetes(text.replace(before, after))


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
