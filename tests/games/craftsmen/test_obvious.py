"""What needs no thought in Craftsmen, what somebody should think of twice, and what is made in one go."""

from __future__ import annotations

import pytest

import ratusz
from ratusz.core.form import Ways
from tests.games.asked import costly, obvious
from tests.games.craftsmen.words import Seat, choices, markers, play, sending, stage, winter

BREWER = Seat(estate="wheat_field_1 sawmill_1 cooperage_1 brewery_1", capital="p1")
BEER = ["bring wheat brewery_1", "bring wood cooperage_1", "make cooperage_1", "deliver brewery_1", "make brewery_1"]


def chains(match: ratusz.Match) -> list[tuple[list[str], int, int]]:
    """The answers of each, its points and the labour that is left."""
    panel = match.question().panel
    if panel is None:
        return []
    assert isinstance(panel, Ways)
    told = zip(panel.answers, panel.worth, panel.left, strict=True)
    return [(list(way), points, left) for way, points, left in told]


# The end of a turn.


def test_whoever_has_sent_a_helper_ends_the_turn() -> None:
    match = sending(Seat(), Seat(), Seat(), confirm=[0])
    assert obvious(match) is None
    play(match, "send notary")
    assert obvious(match) == "end_turn"


def test_after_other_deeds_a_turn_can_be_looked_over() -> None:
    match = stage("town_hall", Seat(), Seat(), Seat(), confirm=[0])
    play(match, "take_labour")
    assert choices(match) == ["end_turn"]
    assert obvious(match) is None


@pytest.mark.rule("CR-HELPER-1")
def test_whoever_sends_helpers_alone_waits_for_nobody() -> None:
    for passed in (False, True):
        match = sending(Seat(), Seat(passed=True), Seat(passed=passed), confirm=[0])
        play(match, "send notary")
        assert match.question().again is passed


def test_a_second_helper_in_the_same_building_acts_at_once() -> None:
    for second in (0, 1):
        match = stage("town_hall", Seat(), Seat(), Seat(), queue=[[0], [second], []], confirm=[0])
        play(match, "take_labour")
        assert match.question().again is (second == 0)


# What is thrown away.


@pytest.mark.rule("CR-HELPER-11")
def test_a_single_helper_is_kept_for_a_point_and_more_for_nothing() -> None:
    match = sending(Seat(), Seat(passed=True), Seat(passed=True))
    for town in ("notary", "crafts_guild", "builders_guild", "town_hall"):
        assert costly(match) == {"pass": "send_helper"}
        play(match, f"send {town}")
    assert costly(match) == {}


@pytest.mark.parametrize("town", ["bankers_guild", "crafts_guild", "town_hall"])
def test_a_helper_who_leaves_with_nothing(town: str) -> None:
    assert list(costly(stage(town, Seat(), Seat(), Seat()))) == ["pass"]


def test_nothing_is_lost_by_not_building_in_winter_or_a_second_time() -> None:
    anna = Seat(capital="g1 g2 p3 p3 b1 b2", buildings="vineyard_1 apiary_4", estate="sawmill_1")
    assert costly(winter("builders_guild", anna, Seat(), Seat())) == {}
    match = stage("builders_guild", anna, Seat(), Seat())
    assert costly(match) == {"pass": "build"}
    play(match, "build vineyard_1 right")
    assert match.question().step == "build"
    assert costly(match) == {}


def test_what_a_pass_keeps_is_not_thrown_away() -> None:
    assert costly(stage("notary", Seat(capital="p1"), Seat(), Seat(), open_buildings="vineyard_3")) == {}


# Products in one go.


@pytest.mark.rule("CR-CRAFT-4", "CR-CRAFT-6", "CR-CRAFT-7")
def test_beer_from_the_field_to_the_ship() -> None:
    match = stage("crafts_guild", BREWER, Seat(), Seat(), year=3)
    assert chains(match)[0] == (BEER, 4, 1)
    assert chains(match)[1] == (BEER[1:3], 1, 3), "the barrel alone"
    match.play_all(BEER)
    assert match.question().step == "load_ship"
    match.undo(0, len(BEER))
    assert markers(match, 0, "brewery_1") == []


@pytest.mark.rule("CR-CRAFT-1")
def test_there_is_no_chain_beyond_the_labour_of_this_turn() -> None:
    match = stage("crafts_guild", BREWER, Seat(), Seat(), queue=[[1], [0, 0], [2]], active=0)
    assert [way[-1] for way, _, _ in chains(match)] == ["make cooperage_1"]


@pytest.mark.rule("CR-CRAFT-5")
def test_what_the_estate_does_not_make_comes_from_the_fair() -> None:
    anna = Seat(estate="sawmill_1 mill_1", fair=1)
    match = stage("crafts_guild", anna, Seat(), Seat())
    assert chains(match) == [(["trade wheat mill_1", "make mill_1"], 1, 1)]
    assert chains(stage("crafts_guild", {**anna, "fair": 0}, Seat(), Seat())) == []


def test_what_takes_one_step_is_no_chain() -> None:
    anna = Seat(estate="sawmill_1 cooperage_1", markers={"cooperage_1": "wood"})
    assert chains(stage("crafts_guild", anna, Seat(), Seat())) == []


@pytest.mark.rule("CR-LABOUR-1")
def test_labour_tokens_make_chains_too() -> None:
    anna = Seat(estate="sawmill_1 cooperage_1", labour_tokens=3)
    match = stage("bankers_guild", anna, Seat(), Seat())
    play(match, "pass")
    assert match.question().step == "labour"
    assert chains(match) == [(["bring wood cooperage_1", "make cooperage_1"], 1, 1)]
