"""Fifty thousand hostile inputs, and whether `make attack` tells the truth; the attacks themselves take longer."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.attack import __main__ as command
from tests.attack.attacks import ATTACKS
from tests.attack.bystander import Waits, share
from tests.attack.hostile import Volley
from tests.server.harness import Server


@pytest.fixture
def server(tmp_path: Path) -> Server:
    return Server(tmp_path)


def test_hostile_inputs_are_answered_and_change_nothing(server: Server) -> None:
    volley = Volley(server)
    before = volley.anna.get(f"/api/tables/{volley.table}").json()
    volley.fire(0, 50_000)
    volley.close()
    assert volley.broken() == []
    assert {"socket malformed", "socket too_large", "http 422", "http 400"} <= set(volley.answers)
    assert volley.anna.get(f"/api/tables/{volley.table}").json() == before
    assert command.failures_of(server) == []
    server.kill()
    server.assert_calm()


def test_inputs_go_on_where_the_tally_ends(tmp_path: Path) -> None:
    tally = tmp_path / "tally.jsonl"
    assert command.fire_all(100, tally) == 0
    assert command.fire_all(300, tally) == 0
    lines = [json.loads(line) for line in tally.read_text().splitlines()]
    assert [line["inputs"] for line in lines] == [100, 300]
    assert sum(lines[1]["answers"].values()) >= 200


def test_an_attack_tells_what_bystanders_waited_for(capsys: pytest.CaptureFixture[str]) -> None:
    command.run("many_tables", ATTACKS["many_tables"], 1.0)
    name, waits, *_ = capsys.readouterr().out.split()
    assert (name, int(waits) > 0) == ("many_tables", True)


def test_what_bystanders_notice_is_judged() -> None:
    memory = command.Memory(50.0, 60.0)
    assert command._judge(Waits(ping=[0.01] * 99), memory) == []
    slow = Waits(ping=[0.01] * 90 + [1.0] * 10, bot=[7.0], failures=["gone"])
    wrong = command._judge(slow, command.Memory(50.0, 900.0))
    assert len(wrong) == 4
    assert share([1.0, 2.0, 3.0], 0.5) == 2.0


def test_a_server_that_fails_is_told_of() -> None:
    fine = 'ratusz_requests_total{endpoint="list_tables",status="200"} 3.0'
    failed = 'ratusz_requests_total{endpoint="list_tables",status="500"} 1.0'
    internal = 'ratusz_refusals_total{code="internal"} 2.0'
    assert command.failures_in("\n".join([fine, failed, internal])) == [failed, internal]
