"""Running a server: health, metrics, headers, cookies, origins, logs, settings, and what it refuses to start with."""

from __future__ import annotations

import dataclasses
import json
import os
import random
import re
import signal
import socket
import sqlite3
import subprocess
import sys
import time
from ipaddress import ip_network
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from ratusz.server.settings import USUAL_PORT, BadSettings, Settings
from tests.server import nursery
from tests.server.conftest import NewServer
from tests.server.harness import PATIENCE, QUICK, ROOT, Browser, Server, play_on


@pytest.mark.parametrize(
    ("proxies", "told"),
    [
        ("127.0.0.1", {None: 200, "192.0.2.1": 404, "10.1.2.3": 404}),
        ("127.0.0.1,10.0.0.0/8", {None: 200, "192.0.2.1": 404, "10.1.2.3": 200, "somebody": 404}),
        ("none", {None: 200}),
    ],
)
def test_metrics_are_for_this_computer_and_for_proxies(
    new_server: NewServer, proxies: str, told: dict[str | None, int]
) -> None:
    server = new_server(RATUSZ_PROXIES=proxies)
    assert {address: Browser(server, address=address).get("/metrics").status_code for address in told} == told


def test_health_and_metrics(new_server: NewServer) -> None:
    server = new_server()
    anna = Browser(server)
    assert anna.get("/healthz").json() == {"ok": True}
    table = anna.create("me", "here")
    with anna.sit(table.id) as seat:
        seat.ask("sit", seat=seat.state["deciders"][0])
        seat.hear_until(lambda message: message["type"] == "state")
        seat.act()
        seat.act("dance", version=1)
        metrics = anna.get("/metrics")
    assert metrics.headers["content-type"].startswith("text/plain; version=0.0.4")
    for line in (
        "ratusz_actions_total 1.0",
        "ratusz_sockets 1.0",
        "ratusz_live_tables 1.0",
        'ratusz_refusals_total{code="illegal"} 1.0',
        'ratusz_requests_total{endpoint="create_table",status="201"} 1.0',
    ):
        assert line in metrics.text.splitlines(), line
    assert table.id not in metrics.text


@pytest.mark.parametrize(
    "path",
    [
        "/",
        "/t/abc",
        "/api/games",
        "/api/nothing",
        "/api/tables/x",
        "/healthz",
        "/readyz",
        "/metrics",
        "/openapi.json",
        "/%00",
    ],
)
def test_every_answer_has_the_headers_that_keep_a_page_to_itself(server: Server, path: str) -> None:
    headers = Browser(server).get(path).headers
    policy = headers["content-security-policy"]
    assert "script-src 'self';" in policy
    assert "default-src 'self'" in policy
    assert "frame-ancestors 'none'" in policy
    assert "unsafe-eval" not in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["x-frame-options"] == "DENY"
    assert "strict-transport-security" not in headers
    assert "server" not in headers


def test_what_is_personal_is_never_cached(server: Server, anna: Browser) -> None:
    table = anna.create("me", "bot")
    for path in ("/api/tables", f"/api/tables/{table.id}", "/api/tables/000000000000"):
        assert anna.get(path).headers["cache-control"] == "no-store"


def test_the_cookie_is_set_once_and_out_of_reach_of_scripts(server: Server) -> None:
    anna = Browser(server)
    body = {"game": "builders", "seats": [{"kind": "me"}, {"kind": "bot"}]}
    assert "set-cookie" not in anna.get("/api/tables").headers
    assert "set-cookie" not in anna.post("/api/tables", {}).headers
    flags = anna.post("/api/tables", body).headers["set-cookie"]
    name, *rest = flags.split("; ")
    assert re.match(r"ratusz_[0-9a-f]{8}=", name)
    assert len(name.partition("=")[2].partition(".")[0]) >= 22, "at least 128 bits"
    assert {flag.lower() for flag in rest} == {"httponly", "samesite=lax", "path=/", "max-age=34560000"}
    assert "set-cookie" not in anna.post("/api/tables", body).headers
    assert len(anna.get("/api/tables").json()["tables"]) == 2


def test_the_cookie_comes_with_the_page_so_that_a_lost_answer_loses_no_seat(server: Server, anna: Browser) -> None:
    table = anna.create("me", "link")
    ben = Browser(server)
    assert "HttpOnly" in ben.get(f"/s/{table.links[1]}").headers["set-cookie"]
    assert "set-cookie" not in ben.get("/").headers
    lost = ben.claim(table.links[1])
    assert "set-cookie" not in lost.headers
    assert ben.claim(table.links[1]).json() == {"table": table.id, "seat": 1}


def test_behind_tls_cookies_are_secure_and_the_public_origin_is_ours(tmp_path: Path) -> None:
    process, printed, port = start_on_a_free_port(tmp_path, RATUSZ_PUBLIC_ADDRESS="https://ratusz.example.org/")
    try:
        assert printed == "https://ratusz.example.org/"
        server = Server.__new__(Server)
        server.address = f"http://127.0.0.1:{port}"
        server.handed_out = set()
        anna = Browser(server)
        body = {"game": "builders", "seats": [{"kind": "me"}, {"kind": "bot"}]}
        reply = anna.post("/api/tables", body, headers={"origin": "https://ratusz.example.org"})
        assert reply.status_code == 201
        assert "Secure" in reply.headers["set-cookie"]
        assert reply.headers["set-cookie"].startswith("__Host-")
        assert reply.headers["strict-transport-security"].startswith("max-age=")
        told = anna.request("GET", "/api/address", headers={"x-forwarded-for": "203.0.113.9"})
        assert told.json() == {"address": "https://ratusz.example.org"}
        foreign = anna.post("/api/tables", body, headers={"origin": "https://ratusz.example.com"})
        assert (foreign.status_code, foreign.json()["code"]) == (403, "foreign_origin")
    finally:
        process.terminate()
        process.communicate(timeout=PATIENCE)


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://127.0.0.1", "http://127.0.0.1:1"])
def test_pages_of_other_sites_cannot_act(server: Server, anna: Browser, origin: str) -> None:
    table = anna.create("me", "bot")
    for path, body in (("/api/tables", {}), ("/api/claims", {}), (f"/api/tables/{table.id}/rematch", None)):
        reply = anna.post(path, body, headers={"origin": origin})
        assert (reply.status_code, reply.json()["code"]) == (403, "foreign_origin")
    address = server.address.replace("http://", "ws://") + f"/api/tables/{table.id}/live"
    with (
        pytest.raises(InvalidStatus) as refused,
        connect(address, additional_headers={**anna.headers, "origin": origin}, compression=None),
    ):
        pass
    assert refused.value.response.status_code == 403
    own = connect(address, additional_headers={**anna.headers, "origin": server.address}, compression=None)
    with own as welcome:
        assert json.loads(welcome.recv(timeout=PATIENCE))["type"] == "state"


def test_wrong_methods_and_unknown_endpoints_are_told_like_everything_else(server: Server) -> None:
    anna = Browser(server)
    for method, path, status, allowed in (
        ("DELETE", "/api/tables", 405, "GET, POST, HEAD"),
        ("GET", "/api/claims", 405, "POST"),
        ("PUT", "/api/tables/abc", 405, "GET, HEAD"),
        ("POST", "/healthz", 405, "GET, HEAD"),
        ("GET", "/api/nothing", 404, None),
        ("POST", "/api/nothing", 404, None),
    ):
        reply = anna.request(method, path)
        assert reply.status_code == status, path
        assert set(reply.json()) == {"code", "message"}
        assert allowed is None or set(reply.headers["allow"].split(", ")) == set(allowed.split(", "))


def test_the_log_is_json_and_holds_nobodys_secrets(new_server: NewServer) -> None:
    server = new_server()
    anna, ben, cleo, dora = (Browser(server) for _ in range(4))
    table = anna.create("me", "link", "link", options={"round_cap": 1})
    ben.claim(table.links[1], "Benedict the Second")
    cleo.claim(table.watch)
    cleo.claim(table.links[1])
    anna.get(f"/s/{table.links[2]}")
    anna.get(f"/w/{table.watch}")
    anna.post("/api/claims", {"secret": table.links[2], "nonsense": 1})
    with pytest.raises(InvalidStatus):
        Browser(server, table.links[2]).sit(table.id)
    dora.claim(table.links[2])
    seats = [anna.sit(table.id), ben.sit(table.id), dora.sit(table.id), cleo.sit(table.id)]
    seats[0].ask("say", text="the words of a chat")
    seats[0].socket.send(table.links[2])
    rng = random.Random(1)
    while not seats[0].state["over"]:
        seat = seats[seats[0].state["deciders"][0]]
        seat.drain()
        version = seat.act(rng.choice(seat.legal))["version"]
        for one in seats:
            one.hear_version(version)
    seed = seats[0].state["seed"]
    for seat in seats:
        seat.close()
    server.stop()
    log = server.log()
    assert len(server.handed_out) >= 6
    for secret in [*server.handed_out, seed, "the words of a chat", "Benedict"]:
        assert secret not in log
    for line in log.splitlines():
        assert {"at", "level", "logger", "message"} <= set(json.loads(line))
    server.assert_calm()


def test_secrets_are_stored_as_hashes(new_server: NewServer) -> None:
    server = new_server()
    anna, ben = Browser(server), Browser(server)
    table = anna.create("me", "link")
    ben.claim(table.links[1])
    ben.claim(table.watch)
    server.stop()
    stored = b"".join(path.read_bytes() for path in server.folder.glob("ratusz.db*"))
    assert table.id.encode() in stored
    for secret in server.handed_out:
        assert secret.encode() not in stored


def test_sockets_are_told_when_the_server_stops(new_server: NewServer) -> None:
    server = new_server()
    anna = Browser(server)
    table = anna.create("me", "bot")
    seat = anna.sit(table.id)
    server.stop()
    with pytest.raises(ConnectionClosed) as closed:
        seat.hear_until(lambda _: False)
    assert closed.value.rcvd is None or closed.value.rcvd.code == 1012
    seat.close()
    server.assert_calm()


# Starting.


def environment(settings: dict[str, str]) -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if not name.startswith("RATUSZ_")}
    return kept | settings


def start(folder: Path, settings: dict[str, str], arguments: list[str]) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-m", "ratusz.server", *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        cwd=folder,
        env=environment({"PYTHONPATH": os.pathsep.join([*filter(None, [os.environ.get("PYTHONPATH")]), str(ROOT)])})
        | settings,
    )


def start_on_a_free_port(folder: Path, **settings: str) -> tuple[subprocess.Popen[str], str, int]:
    """For a server that does not print its port: its process, what it does print, and the port."""
    while True:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            port: int = probe.getsockname()[1]
        process = start(folder, {**QUICK, **settings, "RATUSZ_PORT": str(port)}, [])
        assert process.stdout is not None
        if printed := process.stdout.readline().strip():
            return process, printed, port
        # Somebody else has taken the port since.
        assert "Cannot listen" in process.communicate(timeout=PATIENCE)[1]


def complaint(folder: Path, settings: dict[str, str], *arguments: str) -> str:
    """What a server says that does not start."""
    log = folder / "complaint.log"
    log.unlink(missing_ok=True)
    code, err = nursery.refused("ratusz.server", arguments, environment(settings), folder, log)
    assert code not in (0, None)
    assert "Traceback" not in err
    return err.strip().splitlines()[-1]


def test_a_program_that_does_not_start_says_why(tmp_path: Path) -> None:
    """As all that is said by its forks below."""
    process = start(tmp_path, {}, ["99999"])
    out, err = process.communicate(timeout=PATIENCE)
    assert (process.returncode, out) == (1, "")
    assert err == "'port' is a whole number from 0 (any free port) to 65535, not 99999.\n"


def test_a_server_that_cannot_listen_says_so(server: Server, tmp_path: Path) -> None:
    taken = server.address.rpartition(":")[2]
    assert "Cannot listen on 127.0.0.1 port" in complaint(tmp_path, {}, taken)
    assert "Cannot listen on nowhere.invalid" in complaint(tmp_path, {"RATUSZ_HOST": "nowhere.invalid"}, "0")


@pytest.mark.parametrize("arguments", [["http"], ["-1"], ["9" * 5000], ["0", "a.db", "b.db"]])
def test_a_server_that_is_called_wrongly_says_how(tmp_path: Path, arguments: list[str]) -> None:
    assert complaint(tmp_path, {}, *arguments) == "Usage: python -m ratusz.server [PORT] [DATABASE]"


def test_a_server_that_cannot_store_says_so(server: Server, tmp_path: Path) -> None:
    assert "Another server is using the database" in complaint(tmp_path, {}, "0", str(server.database))
    (tmp_path / "text.db").write_text("This is no database, but a text that is long enough to be looked at. " * 20)
    assert "cannot be used" in complaint(tmp_path, {}, "0", "text.db")
    nowhere = complaint(tmp_path, {}, "0", "no/such/folder/ratusz.db")
    assert nowhere == "The database 'no/such/folder/ratusz.db' cannot be used: No such file or directory."
    connection = sqlite3.connect(tmp_path / "newer.db")
    connection.execute("PRAGMA user_version = 99")
    connection.close()
    assert "has format 99; this server knows formats up to" in complaint(tmp_path, {}, "0", "newer.db")
    connection = sqlite3.connect(tmp_path / "recipes.db")
    connection.execute("CREATE TABLE recipes (name TEXT)")
    connection.close()
    assert "belongs to another program" in complaint(tmp_path, {}, "0", "recipes.db")


def test_a_database_is_free_again_after_its_server_was_killed(new_server: NewServer) -> None:
    server = new_server()
    server.kill()
    server.start()
    assert Browser(server).get("/healthz").status_code == 200


@pytest.mark.parametrize(
    ("name", "value", "said"),
    [
        ("RATUSZ_PORT", "http", "RATUSZ_PORT is a whole number, not 'http'."),
        ("RATUSZ_PORT", "70000", "'port' is a whole number from 0 (any free port) to 65535, not 70000."),
        ("RATUSZ_PACE", "fast", "RATUSZ_PACE is a number, not 'fast'."),
        ("RATUSZ_PACE", "-1", "'pace' is a number of at least 0, not -1.0."),
        ("RATUSZ_PACE", "nan", "'pace' is a number of at least 0, not nan."),
        ("RATUSZ_THINKERS", "0", "'thinkers' is a number of at least 1, not 0."),
        ("RATUSZ_HINT_SPEC", "oracle", "'hint_spec' does not name a bot: There is no bot 'oracle'"),
        (
            "RATUSZ_PROXIES",
            "my-proxy",
            "'proxies' lists addresses and networks like 10.0.0.0/8, * for all, or is 'none'",
        ),
        ("RATUSZ_PUBLIC_ADDRESS", "ratusz.example.org", "'public_address' is like https://ratusz.example.org"),
        ("RATUSZ_PUBLIC_ADDRESS", "https://ratusz.example.org/play", "with nothing after the name"),
    ],
)
def test_settings_that_make_no_sense_are_named(name: str, value: str, said: str) -> None:
    with pytest.raises(BadSettings) as error:
        Settings.from_environment({name: value})
    assert said in str(error.value)


def test_every_setting_and_every_code_is_documented() -> None:
    guide = (ROOT / "docs" / "server.md").read_text()
    for one in dataclasses.fields(Settings):
        rows = [line for line in guide.splitlines() if f"`RATUSZ_{one.name.upper()}`" in line]
        assert len(rows) == 1, one.name
        if isinstance(one.default, int | float) and one.name != "port":
            assert f"| {one.default:g} |" in rows[0] or f"| {one.default} |" in rows[0], rows[0]
    source = "".join(path.read_text() for path in (ROOT / "src" / "ratusz" / "server").glob("*.py"))
    codes = set(re.findall(r'(?:Refusal|_refuse|problem)\([^"]*?"([a-z_]+)"', source))
    assert len(codes) > 25
    for code in codes:
        assert f"`{code}`" in guide, code


def test_the_usual_port_is_the_same_everywhere() -> None:
    for name in ("README.md", "docs/server.md", "src/ratusz/cli/serve.py", "web/vite.config.ts"):
        assert str(USUAL_PORT) in (ROOT / name).read_text(), name


def test_settings_come_from_the_environment_and_the_command_line_comes_first() -> None:
    environment = {
        "RATUSZ_PORT": "81",
        "RATUSZ_PACE": " 0.5 ",
        "RATUSZ_DATABASE": "a.db",
        "RATUSZ_HOST": "",
        "OTHER": "1",
    }
    settings = Settings.from_environment(environment, port=82, database=None)
    assert (settings.port, settings.pace, settings.database, settings.host) == (82, 0.5, "a.db", "127.0.0.1")
    assert not settings.secure
    networks = Settings(proxies="10.0.0.0/8, fd00::1").trusted
    assert networks == [ip_network(one) for one in ("10.0.0.0/8", "fd00::1/128", "::ffff:a00:0/104")]
    assert Settings(proxies="none").trusted == []
    assert Settings(public_address="https://a.example:8443/").own_origin == "https://a.example:8443"


def test_a_match_is_played_with_the_settings_that_people_get(new_server: NewServer) -> None:
    """The limits that a server has by default are not in the way of two people who think fast."""
    server = new_server(**{name: "" for name in QUICK if name != "RATUSZ_PACE"})
    anna, ben = Browser(server), Browser(server)
    table = anna.create("me", "link", options={"round_cap": 1})
    ben.claim(table.links[1])
    seats = [anna.sit(table.id), ben.sit(table.id)]

    def think(legal: list[str]) -> str:
        time.sleep(0.02)
        return random.choice(legal)

    assert play_on(seats, think) > 0
    for seat in seats:
        assert seat.state["over"]
        seat.close()


def test_an_interrupted_server_ends_without_a_traceback(new_server: NewServer) -> None:
    server = new_server()
    assert Browser(server).get("/healthz").status_code == 200
    assert server.end(signal.SIGINT) == 0
    server.assert_calm()
