"""Positions of Craftsmen as documents: they come back as they were, and damage is refused or playable."""

from __future__ import annotations

import copy
import json
from collections import Counter
from typing import Any

import pytest

import ratusz
from ratusz.core.errors import BadDocument
from ratusz.core.rng import Rng
from ratusz.games.craftsmen import GAME
from ratusz.testing.case import Case, walk
from ratusz.testing.documents import check_damaged_document
from tests.games.craftsmen.words import Seat, board, choices, load, play, position, stage


def refusal(document: dict[str, Any], *path: str | int, to: object) -> str:
    """What a reader says of a document with one thing changed."""
    wrong = copy.deepcopy(document)
    place: Any = wrong["position"]
    for key in path[:-1]:
        place = place[key]
    place[path[-1]] = to
    with pytest.raises(BadDocument) as caught:
        load(wrong)
    return str(caught.value)


DOCUMENT = position(
    Seat(capital="g1 g1", buildings="mill_1"),
    Seat(privilege_tokens=1),
    Seat(),
    queue={"bankers_guild": [[0], [1], []]},
)


def test_a_position_is_read_as_it_was_written() -> None:
    match = load(DOCUMENT)
    assert json.loads(json.dumps(match.document())) == DOCUMENT
    assert choices(match) == ["pass", "take p1", "take g1", "take_both"]


@pytest.mark.parametrize(
    ("path", "to", "said"),
    [
        (("year",), 4, "'year'"),
        (("season",), "monsoon", "'season'"),
        (("order",), [0, 1], "'order'"),
        (("order",), [0, 1, 1], "'order'"),
        (("privilege_pool",), 6, "privilege tokens"),
        (("labour_pool",), 5, "labour tokens"),
        (("seats", 0, "capital"), ["capital_green_1"], "capital cards"),
        (("seats", 0, "buildings"), [], "'mill_1' lies in 0 places"),
        (("seats", 0, "buildings"), ["mill_1", "mill_2"], "'mill_2' lies in 2 places"),
        (("seats", 0, "estate"), [], "no sawmill"),
        (("seats", 0, "helpers"), 5, "helpers"),
        (("seats", 0, "fair"), 4, "'fair'"),
        (("seats", 0, "known_buildings"), ["mill_2"], "'known_buildings'"),
        (("seats", 0, "known_capital", "all"), {"capital_red_1": 1}, "'capital_red_1'"),
        (("granary", "flour"), [0, 0, 0], "'flour'"),
        (("ships", "ship_1", "beer"), [-1], "'beer'"),
        (("queue", "notary"), [[], []], "queue"),
        (("action", "lot"), "mill_1", "does not lie face up"),
        (("phase",), "helpers", "'bank' cannot lie on 'advance' during helpers"),
        (("phase",), "over", "only while their round lasts"),
        (("spot",), 5, "Nobody acts"),
        (("town",), "notary", "'bank' cannot lie on 'advance' during notary"),
    ],
)
def test_what_cannot_lie_on_a_table_is_refused(path: tuple[str | int, ...], to: object, said: str) -> None:
    assert said in refusal(DOCUMENT, *path, to=to)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("number", range(25))
def test_damage_deep_in_a_match(players: int, number: int) -> None:
    check_damaged_document(Case(GAME, players, {}), f"deep {players} {number}", most=600)


ENOUGH = 15
"""So many positions say enough about a question."""


@pytest.mark.parametrize("players", [2, 5])
def test_every_pending_question_can_be_stored(players: int) -> None:
    """The first positions of matches with each question, each with the same answers when it is read back."""
    seen: Counter[str] = Counter()
    for seed in range(4):
        state = GAME.new_state(players, {}, str(seed), [0])
        for _ in walk(state, Rng.from_seed(f"stored {seed}"), 700):
            match = ratusz.Match(GAME, state, {})
            seen[match.question().step] += 1
            if seen[match.question().step] <= ENOUGH:
                twin = ratusz.from_document(match.document())
                assert (twin.player, twin.legal()) == (match.player, match.legal())
    assert len(seen) >= 20, sorted(seen)


def test_an_auction_can_be_stored() -> None:
    match = stage("notary", Seat(capital="g1 g1"), Seat(capital="r3"), Seat(capital="b3"), open_buildings="mill_1")
    play(match, "auction mill_1", "bid 2")
    twin = ratusz.from_document(match.document())
    play(twin, "bid 3", "bid 4")
    assert twin.question().step == "pay"


def test_a_document_keeps_what_was_seen_in_a_peek() -> None:
    match = stage("notary", Seat(capital="g1 g2"), Seat(capital="b1 b2"), Seat(), field=1)
    play(match, "peek basic")
    again = ratusz.from_document(match.document())
    assert board(again, 0)["peek"] == board(match, 0)["peek"]
    assert board(again, 1)["peek"] == board(match, 1)["peek"]
    for number in range(10):
        state = again.redealt(0, Rng.from_seed(str(number)))
        assert state.legal(0) == match.legal(0)
