"""Positions of Orléans in one call: what is not said is filled in, and what contradicts itself is refused."""

from __future__ import annotations

from typing import Any

import pytest

import ratusz
from ratusz.core.errors import BadDocument
from ratusz.games.orleans.rules.round import PHASE_IDS
from ratusz.games.orleans.soundness import all_pieces, components
from ratusz.games.orleans.state import OrleansState
from tests.games.orleans.words import legal, position, seat


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("planning", ["simultaneous", "turn_by_turn"])
def test_nothing_has_to_be_said(players: int, planning: str) -> None:
    match = ratusz.position("orleans", players, options={"planning": planning, "extra_tiles": "all"})
    assert match.question().step == {"simultaneous": "plan", "turn_by_turn": "task"}[planning]
    assert isinstance(match.state, OrleansState)
    assert components(match.state) == all_pieces(players)


@pytest.mark.parametrize("phase", PHASE_IDS)
@pytest.mark.parametrize("number", [0, 1, 2, 18])
def test_any_phase_of_any_round_can_be_said(phase: str, number: int) -> None:
    if number == 0 and phase != "hourglass":
        with pytest.raises(BadDocument, match="first round begins with its hourglass tile"):
            ratusz.position("orleans", phase=phase, round=number)
    elif number == 18 and phase == "hourglass":
        with pytest.raises(BadDocument, match="no round after the last"):
            ratusz.position("orleans", phase=phase, round=number)
    else:
        match = ratusz.position("orleans", phase=phase, round=number, ask_all=True)
        assert match.over == (phase in ("event", "start_player") and number == 18)


def test_what_is_said_is_there() -> None:
    anna = {
        "slots": {"castle": "farmer - trader", "town_hall": ["monk"]},
        "goods": {"wine": 2},
        "bag": ["trader", "starter_farmer"],
        "tiles": "winery",
    }
    match = ratusz.position("orleans", 3, [anna], active=0, supply={"monk": 0})
    here = seat(match, 0)
    assert here["slots"] == {"castle_farmer": ["farmer"], "castle_trader": ["trader"], "town_hall": ["monk"]}
    assert (here["goods"], here["bag"]) == ({"wine": 2}, {"starter_farmer": 1, "trader": 1})
    assert here["market"] == {"starter_boatman": 1, "starter_craftsman": 1, "starter_trader": 1}
    assert here["tracks"] == {"traders": 1}
    assert position(match)["lost_followers"] == {"monk": 10}
    assert legal(match) == ["use town_hall", "pass"]


def test_a_tile_of_the_second_stack_was_taken_on_the_second_step() -> None:
    for tiles, step in (("winery", 1), ("school", 2), ("school cellar", 3), ("school winery", 2)):
        assert seat(ratusz.position("orleans", seats=[{"tiles": tiles}]), 0)["tracks"] == {"traders": step}


def test_citizens_are_gone_from_where_somebody_has_been() -> None:
    seats = [{}, {"development": 4, "tracks": {"knights": 5}}]
    match = ratusz.position("orleans", seats=seats, deeds={"astronomy": "scholar scholar"})
    assert 1 in position(match)["citizens"].values()
    assert position(ratusz.position("orleans", seats=seats[:1]))["citizens"] == {}


@pytest.mark.parametrize(
    ("seats", "wishes", "reason"),
    [
        (
            [{"tiles": "winery"}, {"tiles": "winery"}],
            {},
            "The tile 'winery' is already placed: in 'tiles' of seat 0 and 'tiles' of seat 1.",
        ),
        ([{"tiles": "bakery"}], {}, "The extra tile 'bakery' is not in this match."),
        (
            [{"tiles": "winery", "tracks": {"traders": 0}}],
            {},
            "Seat 0 has more tiles than steps on the traders track.",
        ),
        (
            [{"tiles": "school", "tracks": {"traders": 1}}],
            {},
            "Seat 0 has 1 tiles of stack II, which are taken from the second step of the traders track on.",
        ),
        ([{"tower": "knight"}], {}, "Seat 0 has followers in 'gunpowder_tower', but not that tile."),
        (
            [{"theatre": "knight"}, {"tiles": "theatre"}],
            {"options": {"extra_tiles": "all"}},
            "Seat 0 has followers in 'theatre', but not that tile.",
        ),
        ([{"bag": "monk " * 6}, {"market": {"monk": 6}}], {}, "There are 8 of 'monk', and 12 are named."),
        (
            [{"bag": "starter_farmer", "market": "starter_farmer"}],
            {},
            "There should be 1 of 'starter_farmer of seat 0', not 2.",
        ),
        ([{"goods": {"brocade": 99}}], {}, "There are 12 of 'brocade', and 99 are named."),
        ([], {"goods_supply": {"brocade": 99}}, "There are 12 of 'brocade', and 99 are named."),
        ([], {"deeds": {"astronomy": "monk"}}, "There are 0 of 'monk', and 1 are named."),
        ([{"coins": 300}], {}, "There are 280 of 'coins', and 305 are named."),
        ([{"slots": {"castle": "farmer"}}], {}, "'castle' has 3 slots, '-' for an empty one, not 1."),
        ([{"slots": {"palace": "farmer"}}], {}, "'slots' of seat 0 cannot hold 'palace'."),
        ([{"slots": {"winery": "farmer trader"}}], {}, "'winery_farmer' is on a tile that seat 0 does not have."),
        ([], {"active": 1}, "In phase 'planning' no seat is active before the others."),
        ([], {"round": 0, "event": "taxes"}, "Before the first round there is no event."),
        ([], {"phase": "lunch"}, "'phase' of the table cannot hold 'lunch'."),
        ([], {"phase": "actions", "passed": [0]}, "'turn' of seat 0 needs a seat that has not passed."),
        ([{}, {}, {}], {}, "Seat 2 is described, but 2 seats play."),
        (
            [{"cards": "winery"}],
            {},
            (
                "Seat 0 of orleans has no 'cards'; it has bag, coins, development, goods, market, merchant, plan, "
                "slots, stations, technology, technology_begun, theatre, tiles, tower, tracks, unbuilt_stations."
            ),
        ),
    ],
)
def test_a_contradiction_is_named(seats: list[dict[str, Any]], wishes: dict[str, Any], reason: str) -> None:
    with pytest.raises(BadDocument) as refused:
        ratusz.position("orleans", seats=seats, **wishes)
    assert str(refused.value) == reason


def test_with_ask_all_a_single_answer_is_waited_for() -> None:
    match = ratusz.position("orleans", phase="actions", ask_all=True)
    assert (match.question().step, legal(match)) == ("turn", ["pass"])
    assert ratusz.from_document(match.document()).document() == match.document()


def test_with_ask_all_even_two_equal_followers_are_chosen_from() -> None:
    anna = {"tiles": "bathhouse", "bag": "farmer farmer farmer"}
    match = ratusz.position("orleans", seats=[anna], phase="followers", ask_all=True)
    match.play("draw 1", "bathe", seat=0)
    assert (match.question(0).step, legal(match, 0)) == ("keep", ["keep farmer"])
    assert ratusz.from_document(match.document()).document() == match.document()
