"""A search tries no order twice and misses no outcome: every turn is compared with all orders of its steps."""

from __future__ import annotations

from random import Random

import pytest

from ratusz.core.game import Game
from ratusz.core.match import Match
from ratusz.core.state import State
from ratusz.games.little_town import GAME
from ratusz.games.little_town.cards import RESOURCES, TILE_IDS, USABLE
from ratusz.testing.case import Case
from ratusz.testing.search import MOST_OUTCOMES, reachable, reached_by_trying
from tests.games.little_town.words import Seat, ids_of_market, position

CENTRE = "E3"
AROUND = ["D2", "E2", "F2", "D3", "F3", "D4", "E4", "F4"]
BY_LAKES = "F5"
AROUND_LAKES = ["E5", "F4", "G4", "E4", "G6"]
USED_BY_WORKERS = [name for number, name in enumerate(TILE_IDS) if number and USABLE[number]]


def rich_position(dice: Random) -> Match:
    """A worker among several buildings, with few cubes and coins around, so that orders often matter."""
    square, around = dice.choice([(CENTRE, AROUND), (BY_LAKES, AROUND_LAKES)])
    tiles = [*dice.sample([name for name in USED_BY_WORKERS if name != "wheat_field"], 3), "wheat_field"]
    squares = dice.sample(around, dice.randint(2, 4))
    owners: list[dict[str, str]] = [{}, {}]
    for place, tile in zip(squares, tiles, strict=False):
        owners[dice.randrange(2)][place] = tile
    others = [name for name in ids_of_market() if name not in tiles]
    held = dice.choice([0, 0, 6, 11, 14])
    mine = [dice.randint(0, 2) for _ in range(4)]
    theirs = [min(held, 15 - amount) for amount in mine]
    coins = dice.randint(0, 8)
    cards = dice.sample(["double_food", "zero_coins", "gain_five_cubes", "more_buildings_than_workers"], 2)
    poor = dice.random() < 0.3
    document = position(
        Seat(zip(RESOURCES, mine, strict=True), coins=coins, buildings=owners[0], objectives=cards),
        Seat(zip(RESOURCES, theirs, strict=True), coins=40 - coins if poor else 3, buildings=owners[1]),
        market=[*tiles[:3], *others][:12],
    )
    match = Match.from_document(GAME, document)
    match.play(f"place {square}")
    return match


@pytest.mark.rule("LT-DEC-3", "LT-DEC-17")
@pytest.mark.parametrize("seed", range(60))
def test_no_outcome_is_lost(seed: int) -> None:
    dice = Random(seed)
    for _ in range(4):
        match = rich_position(dice)
        if match.player != 0:
            continue
        case = Case(GAME, 2, match.options)
        state = match.redealt(0, case.rng("order"))
        complete = reachable(case, state)
        if len(complete) <= MOST_OUTCOMES:
            assert reached_by_trying(case, state) == complete


def paths(state: State, tries_all: bool) -> int:
    """How many sequences of steps lead to the end of the turn."""
    game: Game = GAME
    assert game.sensible is not None
    seat = state.player
    legal = state.legal(seat) if tries_all else game.sensible(state, list(state.legal(seat)))
    total = 0
    for action in legal:
        after = state.clone()
        after.apply(action, seat)
        total += paths(after, tries_all) if after.player == seat else 1
    return total


@pytest.mark.rule("LT-DEC-3")
def test_uses_that_do_not_concern_each_other_have_one_order() -> None:
    """Of four buildings any may be used or not: 16 outcomes, 16 paths instead of 65."""
    buildings = {"D2": "wheat_field", "E2": "well", "F2": "gold_mine", "D3": "pier"}
    match = Match.from_document(GAME, position(Seat(coins=3, buildings=buildings), Seat()))
    match.play("place E3")
    state = match.redealt(0, Case(GAME, 2, match.options).rng("paths"))
    assert paths(state.clone(), tries_all=True) == 65
    assert paths(state.clone(), tries_all=False) == 16


@pytest.mark.rule("LT-DEC-3", "LT-DEC-4")
def test_people_are_offered_every_order() -> None:
    buildings = {"D2": "wheat_field", "E2": "well", "F2": "gold_mine"}
    match = Match.from_document(GAME, position(Seat(coins=3, buildings=buildings), Seat()))
    for action in ("place E3", "use F2"):
        match.apply(match.parse(action))
    assert match.legal_texts() == ["end_turn", "use D2", "use E2"]
