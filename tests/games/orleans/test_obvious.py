"""What everybody answers in Orléans is named, and so is what an answer throws away; what is a real choice is not."""

from __future__ import annotations

import pytest

import ratusz
from ratusz.core.form import Ways
from tests.games.asked import costly, obvious
from tests.games.orleans.words import Seat, legal, play, table
from tests.games.orleans.words import seat as owned

MANY = "starter_farmer starter_boatman starter_craftsman starter_trader knight trader"
FEW = "starter_farmer starter_boatman"
WAITING = {"castle": "farmer - -"}
SHIP = {"ship": "farmer boatman knight"}
BLOIS = "orleans__blois__water"
BRIARE = "orleans__briare__water"
STARTERS = "starter_farmer starter_boatman starter_craftsman starter_trader"


def ways(match: ratusz.Match, seat: int = 0) -> list[list[str]]:
    panel = match.question(seat).panel
    return [list(way) for way in panel.answers] if isinstance(panel, Ways) else []


def drawing(mine: Seat, other: Seat | None = None) -> ratusz.Match:
    return table(mine, Seat(bag=MANY) if other is None else other, phase="followers")


# How many followers to draw.


def test_all_are_drawn_where_nobody_could_be_taken_back() -> None:
    assert obvious(drawing(Seat(bag=MANY))) == "draw 4"


def test_fewer_draws_can_be_better_where_somebody_waits_on_a_slot() -> None:
    match = drawing(Seat(bag=MANY, slots=WAITING))
    assert obvious(match) is None
    assert ways(match) == [["draw 3", "take_back farmer castle_farmer"]]


def test_with_draws_left_over_anyway_all_are_drawn_and_then_it_is_asked_who_comes_back() -> None:
    match = drawing(Seat(bag=FEW, slots=WAITING))
    assert obvious(match) == "draw 2"
    play(match, "0: draw 2")
    assert match.question(0).step == "take_back"
    assert obvious(match) is None, "to take somebody back costs nothing here"


def test_technology_on_a_slot_is_nobody_to_be_taken_back() -> None:
    assert obvious(drawing(Seat(bag=MANY, slots={"castle": "technology - -"}))) == "draw 4"


def test_without_room_for_who_comes_back_all_are_drawn_only_if_nobody_waits() -> None:
    market = "farmer farmer farmer farmer boatman boatman"
    assert obvious(drawing(Seat(bag=MANY, market=market))) == "draw 2"
    assert obvious(drawing(Seat(bag=MANY, market=market, slots=WAITING))) is None


def test_the_bathhouse_needs_the_last_space() -> None:
    owner = {"bag": MANY, "tiles": "bathhouse"}
    assert obvious(drawing(Seat(**owner))) == "draw 4"
    market = "farmer farmer farmer farmer boatman boatman"
    match = drawing(Seat(**owner, market=market))
    assert obvious(match) is None
    play(match, "0: draw 1")
    assert obvious(match) == "bathe", "the better one of two more is never worse"


def test_who_owns_the_bathhouse_is_asked_about_it_before_somebody_comes_back() -> None:
    match = drawing(Seat(bag=MANY, tiles="bathhouse", slots=WAITING))
    assert ways(match) == []
    play(match, "0: draw 3")
    assert obvious(match) is None


@pytest.mark.parametrize("players", [2, 3, 4])
def test_nobody_learns_from_it_what_others_draw(players: int) -> None:
    match = table(*[Seat(bag=MANY) for _ in range(players)], phase="followers")
    for seat in range(players):
        assert obvious(match, seat) == "draw 4"
    play(match, "0: draw 4")
    assert all(obvious(match, seat) == "draw 4" for seat in range(1, players))


def test_the_table_draws_for_everybody_and_planning_begins() -> None:
    match = table(Seat(bag=MANY), Seat(bag=MANY), phase="followers")
    for seat in (0, 1):
        match.apply(match.granted(seat, alone=False), seat, granted=True)
    assert [match.question(seat).step for seat in (0, 1)] == ["plan", "plan"]
    assert match.granted(0, alone=True) < 0


def test_the_table_takes_nobody_back() -> None:
    match = drawing(Seat(bag=FEW, slots=WAITING))
    match.apply(match.granted(0, alone=True), 0, granted=True)
    assert match.question(0).step == "take_back"
    assert match.granted(0, alone=True) < 0


# Planning.


def planning(market: str, slots: dict[str, str] | None = None, **rest: str) -> ratusz.Match:
    """Of mine, nobody waits but these."""
    return table(Seat(market=market, bag=STARTERS, slots=slots or {}), Seat(), phase="planning", **rest)


def test_an_empty_plan_is_costly() -> None:
    match = planning("farmer")
    assert costly(match) == {"done": "empty"}
    play(match, "0: place farmer castle_farmer")
    assert costly(match) == {}


def test_a_plan_is_costly_as_long_as_those_who_wait_could_make_a_place_ready() -> None:
    match = planning("boatman craftsman trader")
    assert costly(match) == {"done": "place"}
    play(match, "0: place boatman farm_house_boatman")
    assert costly(match) == {"done": "place"}
    play(match, "0: place craftsman farm_house_craftsman")
    assert costly(match) == {}, "the trader alone makes nothing ready"


def test_a_monk_who_could_make_a_place_ready_waits_too() -> None:
    match = planning("monk", {"farm_house": "- craftsman"})
    assert costly(match) == {"done": "place"}


def test_a_place_that_would_be_ready_in_vain_is_no_loss() -> None:
    """No monk is gained during Pilgrimage."""
    assert costly(planning("scholar trader", event="income")) == {"done": "place"}
    assert costly(planning("scholar trader", event="pilgrimage")) == {"done": "empty"}


def test_one_task_is_no_plan() -> None:
    match = planning("boatman craftsman trader", planning="turn_by_turn")
    assert costly(match) == {"pass": "place"}
    play(match, "place trader castle_trader")
    assert costly(match) == {}, "more tasks will come"


def test_nothing_is_obvious_about_a_plan() -> None:
    assert obvious(planning("farmer")) is None


# Turns.


def test_to_pass_is_costly_while_a_place_is_ready() -> None:
    assert costly(table(Seat(slots=SHIP), Seat())) == {"pass": "ready"}


def test_who_has_not_passed_alone_waits_for_nobody() -> None:
    mine = Seat(slots={**SHIP, "farm_house": "boatman craftsman"})
    for slots in ({}, SHIP):
        match = table(mine, Seat(slots=slots), active=0, confirm=[0])
        play(match, "use farm_house")
        assert legal(match) == ["end_turn"]
        assert match.question().again is (not slots), "who has no place to use passes"


def on_the_way(*goods: str, owned: str = "", event: str = "income") -> ratusz.Match:
    """My merchant has come to Briare, past these goods."""
    mine = Seat(slots=SHIP, goods=owned)
    match = table(mine, Seat(), Seat(), Seat(), map_goods={BRIARE: list(goods)}, event=event)
    play(match, "use ship", f"travel {BRIARE}")
    return match


def test_the_only_good_on_a_way_is_taken() -> None:
    assert obvious(on_the_way("wine")) == "take wine"
    assert obvious(on_the_way("wine", "wine")) == "take wine"


def test_of_two_goods_one_is_chosen() -> None:
    assert obvious(on_the_way("wine", "grain")) is None


def test_a_good_that_costs_as_much_in_taxes_as_it_is_worth_is_a_choice() -> None:
    assert obvious(on_the_way("grain", owned="wine wine", event="taxes")) is None
    assert obvious(on_the_way("wine", owned="wine wine", event="taxes")) == "take wine"
    assert obvious(on_the_way("grain", owned="wine", event="taxes")) == "take grain"
    assert obvious(on_the_way("grain", owned="wine wine", event="income")) == "take grain"


def test_a_press_on_a_good_travels_there() -> None:
    match = table(Seat(slots=SHIP), Seat(), Seat(), Seat(), map_goods={BRIARE: ["wine", "grain"]})
    assert ways(match) == [
        ["use ship", f"travel {BRIARE}"],
        ["use ship", f"travel {BRIARE}", "take grain"],
        ["use ship", f"travel {BRIARE}", "take wine"],
        ["use ship", f"travel {BLOIS}"],
    ]
    match.play_all(ways(match)[2], 0)
    assert owned(match, 0)["goods"] == {"wine": 1}
    match = table(Seat(slots=SHIP), Seat(), map_goods={BLOIS: ["wine"]})
    play(match, "use ship")
    assert ways(match) == [[f"travel {BLOIS}", "take wine"]]


def test_two_places_lead_over_the_same_road_only_once() -> None:
    wagons = {"wagon": "farmer trader knight", "horse_wagon": "knight trader"}
    match = table(Seat(slots=wagons, tiles="horse_wagon", merchant="etampes"), Seat())
    assert [way[0] for way in ways(match)] == ["use wagon", "use wagon"]


def test_what_is_not_asked_is_no_part_of_a_way() -> None:
    """From Sancerre only one road leads on."""
    match = table(Seat(slots={"wagon": "farmer trader knight"}, merchant="sancerre"), Seat())
    assert ways(match) == [["use wagon"]]


# The Harvest.


def test_the_cheapest_food_is_given() -> None:
    def harvest(goods: str, tiles: str = "") -> ratusz.Match:
        match = table(Seat(goods=goods, tiles=tiles, slots=SHIP), Seat(goods="grain"), event="harvest")
        play(match, "pass")
        return match

    assert obvious(harvest("wine cheese")) == "give_food cheese"
    assert obvious(harvest("wine grain cheese")) == "give_food grain"
    match = harvest("wine grain", tiles="bakery")
    assert legal(match) == ["give_food grain", "give_food wine"]
    assert obvious(match) is None, "grain may become bread"
