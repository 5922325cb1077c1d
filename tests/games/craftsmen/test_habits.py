"""The habits of Craftsmen, by which a search plays a round to its end."""

from __future__ import annotations

import pytest

import ratusz
from ratusz.core.match import Match
from ratusz.core.rng import Rng
from ratusz.games.craftsmen.habits import play_on, usual_answer
from ratusz.games.craftsmen.state import HELPER_TURNS, CraftsmenState
from tests.games.craftsmen.words import Seat, play, stage


def known_to(match: Match, seat: int, seed: str = "1") -> CraftsmenState:
    """The position with all that a seat cannot know dealt anew."""
    state = match.redealt(seat, Rng.from_seed(seed))
    assert isinstance(state, CraftsmenState)
    return state


def answer(match: Match) -> str:
    """What the first seat usually does."""
    return match.notation(usual_answer(known_to(match, 0), 0))


def test_a_product_that_only_has_to_be_made_is_made() -> None:
    anna = Seat(estate="sawmill_1 brewery_1", markers={"brewery_1": "wheat barrel"})
    assert answer(stage("crafts_guild", anna, Seat())) == "make brewery_1"


def test_a_card_that_adds_nothing_is_not_bid_for() -> None:
    """The other could pay more, but has no workshop for grapes."""
    anna = Seat(capital="g1 g2 g3", estate="sawmill_1")
    match = stage("notary", anna, Seat(capital="p1 p2 p3"), year=3, season="autumn", open_buildings="vineyard_1")
    play(match, "auction vineyard_1", "bid 8")
    assert match.player == 1
    assert match.notation(usual_answer(known_to(match, 1), 1)) == "pass"


def test_the_card_that_is_missed_least_is_discarded() -> None:
    match = stage(
        "bankers_guild", Seat(capital="g1 g2 g3 p1"), Seat(), capital_deck="g1 g2 g3 p2", open_capital="g1 g2"
    )
    play(match, "take_both")
    assert answer(match) == "discard capital_purple_1"


@pytest.mark.parametrize(("order", "expected"), [([2, 1, 0], "change_order"), ([0, 1, 2], "take_labour")])
def test_who_is_late_in_the_order_changes_it_in_the_town_hall(order: list[int], expected: str) -> None:
    assert answer(stage("town_hall", Seat(), Seat(), Seat(), order=order)) == expected


@pytest.mark.parametrize("players", [2, 3, 5])
def test_every_usual_answer_is_legal_and_the_round_ends(players: int) -> None:
    match = ratusz.new("craftsmen", players=players, seed=11)
    state = known_to(match, 0)
    rounds = 0
    while state.player >= 0:
        before = (state.year, state.season)
        twin = state.clone()
        while twin.player >= 0 and (twin.year, twin.season) == before:
            action = usual_answer(twin, twin.player)
            assert action in twin.legal(twin.player)
            twin.apply(action, twin.player)
        play_on(state)
        assert state.player < 0 or (state.phase == HELPER_TURNS and (state.year, state.season) != before)
        rounds += 1
    assert rounds == 9


def test_habits_do_not_depend_on_what_the_seat_cannot_see() -> None:
    match = ratusz.new("craftsmen", players=3, seed=5)
    rng = Rng.from_seed("habits")
    for _ in range(150):
        seat = match.player
        answers = {usual_answer(known_to(match, seat, str(world)), seat) for world in range(3)}
        assert len(answers) == 1
        match.apply(match.legal()[rng.below(len(match.legal()))])
