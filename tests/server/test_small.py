"""A game that has nothing but what it needs, at a table: what it says, who plays it, and what nobody gives it."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path

import pytest

import tutorial
from ratusz.texts import LANGUAGES, fluent_of
from tests.server.conftest import NewServer
from tests.server.harness import Browser, Server


@pytest.fixture
def market(new_server: NewServer, tmp_path: Path) -> Server:
    """A server that knows Market Day."""
    tutorial.install(tmp_path / "installed")
    path = os.pathsep.join([str(tmp_path / "installed"), *filter(None, sys.path)])
    return new_server(module="tests.server.market_server", PYTHONPATH=path)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_client_is_told_what_a_game_says(anna: Browser, language: str) -> None:
    reply = anna.get(f"/api/games/builders/texts/{language}")
    assert reply.json() == {"texts": fluent_of("ratusz.games.builders", language)}


@pytest.mark.parametrize(
    ("path", "code"),
    [
        ("nothing/texts/en", "no_such_game"),
        (f"{'x' * 2000}/texts/en", "no_such_game"),
        ("__init__/texts/en", "no_such_game"),
        ("builders/texts/de", "no_such_language"),
        ("builders/texts/" + "x" * 2000, "no_such_language"),
        ("builders/texts/..%2F..%2Fdata", "no_such_endpoint"),
        ("..%2Fbuilders/texts/en", "no_such_endpoint"),
        ("builders/texts", "no_such_endpoint"),
    ],
)
def test_it_is_told_nothing_else(anna: Browser, path: str, code: str) -> None:
    reply = anna.get(f"/api/games/{path}")
    assert (reply.status_code, reply.json()["code"]) == (404, code)
    assert len(reply.content) < 400


def test_a_game_from_elsewhere_is_played_to_its_end(market: Server) -> None:
    anna = Browser(market)
    listed = {game["id"]: game["levels"] for game in anna.get("/api/games").json()["games"]}
    assert listed["market_day"] == ["easy"]
    assert listed["builders"] == ["novice", "easy", "fair", "good", "strong"]
    assert "resource-honey" in anna.get("/api/games/market_day/texts/pl").json()["texts"]

    table = anna.create("me", {"kind": "bot", "level": "fair"}, game="market_day")
    with anna.sit(table.id) as seat:
        assert [len(seat.state["view"]["seats"][0]["hands"]), seat.state["view"]["seats"][1]["hands"]] == [3, 3]
        refused = seat.ask("hint", seat=0)
        assert (refused["type"], refused["code"]) == ("refused", "no_hint")
        while not seat.state["over"]:
            if seat.legal:
                seat.hear_version(seat.act(seat.legal[-1])["version"])
            else:
                seat.hear()
        assert seat.state["score_sheet"] == [{"points": score} for score in seat.state["scores"]]
    assert anna.get(f"/api/tables/{table.id}/record").status_code == 200
    market.assert_calm()


def test_documents_that_nobody_checks_are_not_taken_from_outside(market: Server) -> None:
    anna = Browser(market)
    table = anna.create({"kind": "bot"}, {"kind": "bot"}, game="market_day")
    with anna.sit(table.id) as seat:
        seat.see(lambda state: bool(state["over"]))
    record = json.loads(anna.get(f"/api/tables/{table.id}/record").json()["record"])
    assert anna.post("/api/records", {"record": json.dumps(record)}).status_code == 201
    record["start"], record["seed"], record["seed_hash"] = {"game": "market_day"}, None, None
    reply = anna.post("/api/records", {"record": json.dumps(record)})
    assert reply.status_code == 422
    assert reply.json()["message"] == "Documents of market_day are not checked yet, so none can be brought along."
