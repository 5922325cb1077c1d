"""The first year of who learns: every guild has something to show, with any number of others."""

from __future__ import annotations

from typing import Any

import pytest

import ratusz
from ratusz.games.craftsmen import GAME
from ratusz.games.craftsmen.lesson import lesson
from ratusz.server.hall import guided
from ratusz.server.store import SeatRow
from tests.games.craftsmen.words import play

GUILDS = ("bankers_guild", "builders_guild", "notary", "crafts_guild", "merchants_guild")
CHOSEN = {"build": "build mill_2 left", "craft": "bring wheat brewery_1", "buy_good": "buy_good barrel brewery_1"}
"""What the lessons speak of."""


@pytest.mark.parametrize("players", GAME.players)
def test_there_is_a_lesson_in_each_guild(players: int) -> None:
    wanted = dict(lesson(players))
    match = ratusz.position("craftsmen", players, wanted.pop("seats"), **wanted)
    for guild in GUILDS:
        assert match.player == 0
        play(match, f"send {guild}")
        while match.player != 0 and match.question().step == "send_helper":
            play(match, "pass")
    asked = set()
    while match.view()["season"] == "spring":
        step = match.question().step
        if match.player == 0:
            asked.add(step)
        wish = CHOSEN.get(step, "")
        match.apply(match.parse(wish) if match.player == 0 and wish in match.legal_texts() else match.legal()[-1])
    assert {"bank", "discard", "build", "pay", "notary", "craft", "buy_good"} <= asked
    estate: Any = match.document()["position"]["seats"][0]["estate"]
    ready = next(built for built in estate if built["building"] == "brewery_1")
    assert ready["icons"] == [1, 1], "in summer beer can be made"


def test_what_was_not_prepared_is_shuffled() -> None:
    """Two learners meet the same hands and face-up cards that the lessons speak of, and other cards after these."""
    seats = [SeatRow(0, "me", "Ania"), SeatRow(1, "bot", "Bruno")]
    tables: list[Any] = [guided(GAME, GAME.check_options({}), seats) for _ in range(2)]
    one, other = (table.document()["position"] for table in tables)
    for deck in one["decks"]:
        assert one["decks"][deck] != other["decks"][deck]
        assert sorted(one["decks"][deck]) == sorted(other["decks"][deck])
    assert one["capital_deck"] != other["capital_deck"]
    for prepared in ("seats", "open_capital", "open_buildings"):
        assert one[prepared] == other[prepared]
