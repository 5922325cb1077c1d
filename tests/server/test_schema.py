"""The published schemas are true: of every request, every answer and every message."""

from __future__ import annotations

import json
import random
from typing import Any

import jsonschema_rs
import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import CHECKS, load_all_checks

from ratusz.server.schema import openapi, socket_schema
from tests.server.conftest import NewServer
from tests.server.harness import PATIENCE, Browser, Json, Server, play_on

load_all_checks()
UNFIT = CHECKS.get_by_names(["positive_data_acceptance"])
"""What fits the schema may still be refused: there is no such game, table or option."""


schema = schemathesis.openapi.from_dict(openapi())


@schema.parametrize()
@settings(max_examples=25, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
def test_requests_made_from_the_schema_get_answers_that_fit_it(case: Any, server: Server) -> None:
    """Nothing is broken by such requests either: what the server logged is looked at in the end."""
    case.call_and_validate(base_url=server.address, excluded_checks=UNFIT, timeout=PATIENCE)
    assert Browser(server).get("/healthz").json() == {"ok": True}


def test_the_schemas_are_served(server: Server) -> None:
    anna = Browser(server)
    assert anna.get("/openapi.json").json() == json.loads(json.dumps(openapi()))
    assert anna.get("/socket.json").json() == json.loads(json.dumps(socket_schema()))


def test_every_message_of_a_match_fits_the_schema_of_the_socket(new_server: NewServer) -> None:
    server = new_server(RATUSZ_HINT_SPEC="random")
    document = socket_schema()
    fits = jsonschema_rs.validator_for({**document, "$ref": "#/$defs/ServerMessage"})
    anna, ben = Browser(server), Browser(server)
    table = anna.create("me", "link", {"kind": "bot", "level": "easy"}, options={"round_cap": 2}, clock={"minutes": 9})
    ben.claim(table.links[1])
    seats = [anna.sit(table.id), ben.sit(table.id)]
    rng = random.Random(5)
    asked = 0
    while not seats[0].state["over"]:
        for seat in seats:
            seat.drain()
            if not seat.legal:
                continue
            if asked < 3:
                asked += 1
                seat.ask("hint", seat=seat.state["seat"])
                seat.ask("say", text="Well")
                seat.ask("look", ply=0)
                seat.ask("log", before=3)
                seat.act("dance")
                seat.act(version=10**6)
            answer = seat.act(rng.choice(seat.legal))
            if answer["type"] == "accepted":
                seat.hear_version(answer["version"])
    seats[0].ask("look", ply=0)
    kinds: dict[str, int] = {}
    for seat in seats:
        for frame in seat.frames:
            fits.validate(frame)
            kinds[frame["type"]] = kinds.get(frame["type"], 0) + 1
        seat.close()
    assert set(kinds) == {
        "state",
        "change",
        "log",
        "accepted",
        "refused",
        "stale",
        "moment",
        "hint",
        "chat",
        "presence",
    }


@pytest.mark.parametrize(
    "command",
    [
        {"type": "act", "id": "12345678", "version": 0, "seat": 0, "answers": ["hire mason", "end_turn"]},
        {"type": "undo", "id": "12345678", "version": 0, "seat": 0},
        {"type": "weigh", "id": "12345678", "seat": 0},
        {"type": "consent", "id": "12345678", "seat": 0, "agree": True},
        {"type": "consent", "id": "12345678", "seat": 0, "agree": True, "version": 4},
        {"type": "say", "id": "12345678", "text": "Hello"},
        {"type": "hint", "id": "12345678", "seat": 0},
        {"type": "look", "id": "12345678", "ply": 0},
        {"type": "look", "id": "12345678", "ply": 0, "more": 40},
        {"type": "sit", "id": "12345678", "seat": None},
        {"type": "alert", "id": "12345678", "on": True},
        {"type": "alert", "id": "12345678", "on": False, "everything": True},
        {"type": "ping", "id": "12345678"},
    ],
)
def test_the_schema_of_commands_allows_what_the_server_understands_and_no_more(command: Json) -> None:
    fits = jsonschema_rs.validator_for({**socket_schema(), "$ref": "#/$defs/Command"})
    assert fits.is_valid(command)
    assert not fits.is_valid({**command, "unheard_of": 1})
    assert not fits.is_valid({**command, "id": "short"})
    assert not fits.is_valid({**command, "type": "dance"})


def test_the_schema_of_a_new_table_knows_the_guided_match() -> None:
    fits = jsonschema_rs.validator_for({**openapi(), "$ref": "#/components/schemas/NewTable"})
    table = {"game": "craftsmen", "seats": [{"kind": "me"}, {"kind": "bot", "level": "easy"}]}
    assert fits.is_valid(table)
    assert fits.is_valid({**table, "lesson": True})
    assert not fits.is_valid({**table, "lesson": "whole"})


def test_a_whole_match_needs_nothing_but_what_the_schema_tells(server: Server) -> None:
    anna, ben = Browser(server), Browser(server)
    game = anna.get("/api/games").json()["games"][0]
    table = anna.create(
        "me", "link", game=game["id"], options={game["options"][0]["name"]: game["options"][0]["lowest"]}
    )
    ben.claim(table.links[1])
    seats = [anna.sit(table.id), ben.sit(table.id)]
    assert play_on(seats, random.Random(2).choice) > 0
    assert all(seat.state["over"] for seat in seats)
    for seat in seats:
        seat.close()
