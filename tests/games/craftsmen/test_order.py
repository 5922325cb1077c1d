"""A search tries no order twice and misses no outcome: turns are compared with all orders of their actions."""

from __future__ import annotations

import pytest

import ratusz
from ratusz.core.game import Game
from ratusz.core.state import State
from ratusz.games.craftsmen import GAME
from ratusz.testing.case import Case
from ratusz.testing.search import after_action, reachable, reached_by_trying
from tests.games.craftsmen.words import Seat, load, position, stage, winter

FIELDS = "sawmill_1 wheat_field_1 vineyard_2"
TURNS = {
    "several workshops": Seat(estate=f"{FIELDS} mill_1 winery_1", fair=1),
    "two of a kind": Seat(estate=f"{FIELDS} mill_1 mill_2", fair=1),
    "two of a kind, one begun": Seat(estate="sawmill_1 winery_1 winery_2", markers={"winery_2": "grapes"}, fair=1),
    "a full fair": Seat(estate=f"{FIELDS} mill_1 bakery_1", fair=3),
    "the privilege": Seat(estate="sawmill_1 wheat_field_1 mill_1 cooperage_1", privilege_tokens=1),
    "the privilege, little room": Seat(estate="sawmill_1 cooperage_1", privilege_tokens=1, fair=2),
    "the privilege and a trade": Seat(estate="sawmill_1 cooperage_1 mill_1", privilege_tokens=1, fair=3),
    "something to make": Seat(estate=f"{FIELDS} mill_1 bakery_1", markers={"mill_1": "wheat"}, fair=1),
}


def compare(match: ratusz.Match) -> tuple[int, int, int]:
    """How many outcomes a turn has, and how many paths lead to them: all, and those a search tries."""
    case = Case(GAME, match.players, match.options)
    state = match.redealt(match.player, case.rng("order"))
    complete = reachable(case, state)
    assert reached_by_trying(case, state) == complete
    return len(complete), paths(state, True), paths(state, False)


def paths(state: State, tries_all: bool) -> int:
    """How many sequences of actions lead to the end of the turn."""
    game: Game = GAME
    assert game.sensible is not None
    seat = state.player
    legal = state.legal(seat) if tries_all else game.sensible(state, list(state.legal(seat)))
    total = 0
    for action in legal:
        after, ended = after_action(state, action, seat)
        total += 1 if ended else paths(after, tries_all)
    return total


@pytest.mark.rule("CR-CRAFT-3", "CR-CRAFT-9", "DP-13")
@pytest.mark.parametrize("anna", TURNS.values(), ids=TURNS.keys())
def test_labour_points_have_one_order(anna: Seat) -> None:
    _, all_paths, tried = compare(stage("crafts_guild", anna, Seat(), Seat()))
    assert tried < all_paths


@pytest.mark.rule("CR-LABOUR-2", "DP-18")
def test_labour_tokens_have_one_order() -> None:
    anna = Seat(estate=f"{FIELDS} mill_1 cooperage_1 winery_1", labour_tokens=2)
    match = load(position(anna, Seat(), Seat(), phase="labour", town="notary"))
    _, all_paths, tried = compare(match)
    assert tried < all_paths


@pytest.mark.rule("CR-BUILD-2", "DP-7")
@pytest.mark.parametrize("privileges", [0, 1])
def test_two_ends_have_one_order(privileges: int) -> None:
    hand = "vineyard_1 wheat_field_1 mill_1"
    anna = Seat(capital="g1 g1 g1", buildings=hand, estate="sawmill_1", privilege_tokens=privileges)
    _, all_paths, tried = compare(winter("builders_guild", anna, Seat(), Seat()))
    assert tried < all_paths


@pytest.mark.rule("CR-CRAFT-4")
def test_goods_for_the_fair_are_alike() -> None:
    """Three goods for up to three places: four outcomes, and four paths instead of forty."""
    assert compare(stage("crafts_guild", Seat(estate=FIELDS), Seat(), Seat())) == (4, 40, 4)
