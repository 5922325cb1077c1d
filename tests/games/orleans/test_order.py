"""What a search tries while planning and in the Followers phase: each plan and each subset on exactly one path."""

from __future__ import annotations

from collections import Counter

import pytest

import ratusz
from ratusz.games.orleans.rules.order import sensible
from ratusz.games.orleans.state import OrleansState
from tests.games.orleans.words import STARTERS, Seat, legal, play, table

BAG = " ".join(STARTERS)
OTHER = Seat(bag="starter_farmer starter_boatman")
"""With followers to draw and to plan, so that the phase is not over before the other seat is done."""

End = tuple[object, ...]


def state_of(match: ratusz.Match) -> OrleansState:
    state = match._state.clone()
    assert isinstance(state, OrleansState)
    return state


def arranged(state: OrleansState, seat: int) -> End:
    """What a seat has brought about in the phase so far."""
    plans = [tuple(plan) for plan in state.plans[seat : seat + 1]]
    hands = [(tuple(hand.taken), tuple(hand.tower)) for hand in state.hands[seat : seat + 1]]
    return (*plans, *hands, *(step.name for step in state.together[seat]))


def ends(state: OrleansState, seat: int, tried: bool) -> Counter[End]:
    """How often each end of the seat's part of the phase is reached, by what is tried or by all that is legal.

    Where all is tried that is legal, much can be taken back again: what was seen is not gone on from a second time.
    """
    found: Counter[End] = Counter()
    seen: set[End] = set()
    waiting = [state]
    while waiting:
        position = waiting.pop()
        answers = position.legal(seat)
        for action in sensible(position, answers) if tried else answers:
            after = position.clone()
            after.apply(action, seat)
            now = arranged(after, seat)
            if not after.legal(seat):
                found[now] += 1
            elif tried or now not in seen:
                seen.add(now)
                waiting.append(after)
    return found


def one_path_each(match: ratusz.Match) -> int:
    """How many ends there are, each of which a search reaches on one path."""
    tried = ends(state_of(match), 0, tried=True)
    assert set(tried) == set(ends(state_of(match), 0, tried=False))
    assert tried.total() == len(tried)
    return len(tried)


@pytest.mark.rule("OR-D-PLAN", "OR-TECH-3")
@pytest.mark.parametrize(
    ("seat", "plans"),
    [
        (Seat(technology=1, bag=BAG), 7),
        (Seat(technology=2, bag=BAG), 118),
        (Seat(technology=3, technology_begun=True, bag=BAG), 1854),
        (Seat(technology=2, technology_begun=True, bag=BAG), 280),
        (Seat(technology=1, bag=BAG, market="farmer"), 7 * 8 - 6),
    ],
)
def test_each_plan_has_one_path(seat: Seat, plans: int) -> None:
    assert one_path_each(table(seat, OTHER, phase="planning")) == plans


@pytest.mark.rule("OR-D-PLAN")
def test_what_was_laid_before_a_search_began_may_be_followed_by_anything() -> None:
    match = table(Seat(technology=2, technology_begun=True, bag=BAG), OTHER, phase="planning")
    tile = "place_technology scriptorium_scholar"
    assert legal(match, 0)[-2] == tile
    play(match, f"0: {tile}")
    assert legal(match, 0)[-3] == "place_technology guildhall_knight"
    tried = ends(state_of(match), 0, tried=True)
    assert tried.total() == len(tried) == len([text for text in legal(match, 0) if text.startswith("place")]) + 1


@pytest.mark.rule("OR-D-BACK")
def test_each_subset_is_taken_back_on_one_path() -> None:
    slots = {"village": "- boatman craftsman", "farm_house": "boatman -", "monastery": "- trader"}
    match = table(Seat(slots=slots, bag=BAG), OTHER, phase="followers")
    play(match, "0: draw 0")
    assert one_path_each(match) == 16


@pytest.mark.rule("OR-D-BACK", "OR-D-TOWER")
@pytest.mark.parametrize(("spaces", "subsets"), [(8, 9), (2, 9), (1, 8), (0, 4)])
def test_each_subset_goes_to_the_tower_on_one_path(spaces: int, subsets: int) -> None:
    """What the market has no space for has to go there, so not every order could be finished."""
    slots = {"village": "- boatman craftsman"}
    market = " ".join(["farmer", "monk"] * 4).split()[spaces:]
    seat = Seat(slots=slots, tiles="gunpowder_tower", market=" ".join(market), bag=BAG)
    match = table(seat, OTHER, phase="followers")
    play(match, "0: draw 0")
    assert one_path_each(match) == subsets


def test_seats_with_equal_answers_are_told_apart() -> None:
    """A search that has looked at one seat leaves everything open to another that is offered the same."""
    match = table(*[Seat(market="farmer farmer", bag=BAG)] * 2, phase="planning")
    state = state_of(match)
    for seat in (0, 1):
        state.apply(match.parse("place farmer guildhall_farmer"), seat)
        state.answers[seat] = state.answers[seat][:]
    tried = sensible(state, state.legal(1))
    state.last[0] = 10**6
    assert state.legal(0) == state.legal(1)
    assert sensible(state, state.legal(1)) == tried
