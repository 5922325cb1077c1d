"""What is told before an answer is given: outcomes, places in vain, chances, the event, and whom to put where."""

from __future__ import annotations

from typing import Any

import pytest

import ratusz
from ratusz.core.form import Ways
from ratusz.core.question import Outcome
from ratusz.games.orleans.cards import KIND_IDS, PLACE_IDS
from ratusz.games.orleans.coming import chance_to_fill, chances, on_market, percent
from ratusz.games.orleans.state import OrleansState
from tests.games.orleans.words import STARTERS, Seat, play, table, view

BAG = " ".join(STARTERS)
RICH = {"farmer": 1, "boatman": 1, "craftsman": 1, "trader": 1, "knight": 1, "scholar": 1, "monk": 1}


def outcome(match: ratusz.Match, answer: str, seat: int = 0) -> Outcome:
    return dict(match.question(seat).answers)[answer]


def why(match: ratusz.Match, answer: str) -> str | None:
    closed = match.question(0).why(answer)
    return closed.why if closed else None


def idle(seat: Seat, **changes: Any) -> dict[str, str]:
    """The places of the first seat that would bring nothing in this round, and why."""
    found = view(table(seat, Seat(), phase="planning", **changes), 0)["prospects"][0]["idle"]
    return {place: entry["why"] for entry in found for place in entry["of"]}


def own(match: ratusz.Match) -> Any:
    return {**view(match, 0)["seats"][0], **view(match, 0)["prospects"][0]}


def bag_of(**kinds: int) -> list[int]:
    return [kinds.get(kind, 0) for kind in KIND_IDS]


# Outcomes.


@pytest.mark.rule("OR-BOARD-FarmHouse", "OR-TRACK-Farmers")
def test_using_a_place_tells_what_it_brings() -> None:
    match = table(Seat(slots={"farm_house": "boatman craftsman", "castle": "farmer boatman trader"}), Seat())
    assert outcome(match, "use farm_house") == Outcome({}, {"grain": 1}, {})
    assert outcome(match, "use castle") == Outcome({}, {}, {"allowance": 5})


@pytest.mark.rule("OR-TRACK-Traders", "OR-TRACK-Boatmen")
def test_recruiting_tells_coins_and_tiles_to_come() -> None:
    match = table(Seat(slots={"village": "farmer boatman craftsman"}), Seat())
    play(match, "use village")
    assert outcome(match, "recruit boatman").gain == {"coins": 2}
    assert outcome(match, "recruit craftsman").gain == {"technology": 1}
    assert outcome(match, "recruit trader").about == {"stacks": 1}


@pytest.mark.rule("OR-PLACE-Pharmacy", "OR-DEV-2")
def test_a_payment_is_told_with_all_that_it_brings() -> None:
    match = table(Seat(tiles="pharmacy", slots={"pharmacy": "farmer"}, coins=5), Seat())
    play(match, "use pharmacy")
    told = outcome(match, "pay 2")
    assert (told.cost["coins"], told.gain["development"]) == (2, 2)


@pytest.mark.rule("OR-MOVE-1")
def test_ways_and_cities_of_a_merchant() -> None:
    match = table(Seat(slots={"ship": "farmer boatman knight"}, merchant="orleans"), Seat())
    ways = ["orleans__briare__water", "orleans__blois__water"]
    assert outcome(match, "use ship").about == {"ways": ways}
    play(match, "use ship")
    assert [outcome(match, f"travel {way}").about["city"] for way in ways] == ["briare", "blois"]


@pytest.mark.rule("OR-EXTRA-Court")
def test_the_court_moves_somebody_else_from_where_they_are() -> None:
    match = table(Seat(tiles="court", slots={"court": "knight scholar"}), Seat(merchant="blois"))
    play(match, "use court")
    assert outcome(match, "travel blois__tours__water").about["city"] == "tours"


@pytest.mark.rule("OR-DEED-2", "OR-DEED-4")
def test_the_last_follower_of_a_deed_brings_its_citizen() -> None:
    match = table(Seat(slots={"town_hall": "trader"}), Seat(), deeds={"astronomy": "scholar scholar"})
    play(match, "use town_hall")
    assert outcome(match, "send trader astronomy").gain == {"coins": 1, "citizens": 1}
    assert outcome(match, "send trader cathedral").gain == {"coins": 2}
    assert outcome(match, "send_to_develop trader canalisation").gain == {"development": 1}


@pytest.mark.rule("OR-PLAN-2", "OR-TERM-5")
def test_placing_tells_whom_a_place_lacks_then() -> None:
    match = table(Seat(), Seat(), phase="planning")
    assert outcome(match, "place starter_farmer village_farmer").about == {"lacks": 2}
    told = outcome(match, "place starter_farmer ship_farmer").about
    assert told == {"lacks": 2, "ways": ["orleans__briare__water", "orleans__blois__water"]}
    free = table(Seat(market="farmer"), Seat(), phase="planning")
    assert outcome(free, "place farmer town_hall").about == {}


@pytest.mark.rule("OR-SEQ-4", "OR-FOLLOW-1")
def test_drawing_tells_the_chances_of_so_many_draws() -> None:
    match = table(Seat(bag="starter_farmer starter_boatman farmer monk monk"), Seat(bag=BAG), phase="followers")
    assert outcome(match, "draw 0").about == {}
    assert outcome(match, "draw 1").about == {"chances": {"farmer": 40, "boatman": 20, "monk": 40}}
    assert outcome(match, "draw 3").about["chances"]["farmer"] == 90
    assert outcome(match, "draw 4").about == {}
    assert own(match)["chances"] == {"farmer": 100, "boatman": 80, "monk": 100}


# What is closed.


@pytest.mark.rule("OR-ACTION-1", "OR-ACTION-8", "OR-STATION-1")
def test_places_that_cannot_be_used_in_a_turn_say_why() -> None:
    seat = Seat(
        slots={
            "guildhall": "farmer craftsman knight",
            "castle": "farmer boatman trader",
            "scriptorium": "knight scholar",
        },
        merchant="tours",
        tracks={"knights": 5},
    )
    match = table(seat, Seat(stations="tours"))
    assert why(match, "use guildhall") == "station"
    assert why(match, "use castle") == "track"
    assert why(match, "use farm_house") == "not_ready"
    assert why(match, "use scriptorium") is None


@pytest.mark.rule("OR-EXTRA-Bakery", "OR-EXTRA-Goldsmith", "OR-PLACE-Pharmacy")
def test_what_cannot_be_paid_says_so() -> None:
    slots = {
        "bakery": "farmer craftsman",
        "goldsmith": "craftsman trader",
        "pharmacy": "monk",
        "ship": "farmer boatman knight",
    }
    usable = {"scriptorium": "knight scholar"}
    match = table(
        Seat(tiles="bakery goldsmith pharmacy", slots={**slots, **usable}, coins=0, merchant="montargis"), Seat()
    )
    assert [why(match, f"use {place}") for place in slots] == ["coins", "payment", "coins", "water"]
    closed = match.question(0).why("use ship")
    assert closed is not None
    assert (closed.rule, closed.args) == ("OR-ACTION-8", {"city": "montargis"})
    rich = table(Seat(tiles="bakery", slots={"bakery": "farmer craftsman", **usable}), Seat())
    assert why(rich, "use bakery") == "grain"


@pytest.mark.rule("OR-TERM-5", "OR-BOARD-TownHall-1", "OR-PLACE-GunpowderTower-3", "OR-EXTRA-Theatre")
def test_where_one_follower_is_enough_it_is_said_that_nobody_is_there() -> None:
    seat = Seat(tiles="theatre gunpowder_tower", slots={"scriptorium": "knight scholar"}, tracks={"traders": 2})
    match = table(seat, Seat())
    for place in ("town_hall", "theatre", "gunpowder_tower"):
        closed = match.question(0).why(f"use {place}")
        assert closed is not None
        assert (closed.why, closed.rule) == ("nobody", "OR-TERM-5")


@pytest.mark.rule("OR-EXTRA-HidingPlace", "OR-ACTION-8")
def test_the_hiding_place_lacks_a_good_or_a_track() -> None:
    slots = {"hiding_place": "boatman knight", "scriptorium": "knight scholar"}
    poor = table(Seat(tiles="hiding_place", slots=slots), Seat())
    assert why(poor, "use hiding_place") == "payment"
    ends = {"farmers": 8, "craftsmen": 5, "traders": 5, "boatmen": 5, "scholars": 5}
    done = table(Seat(tiles="hiding_place", slots=slots, goods={"wine": 1}, tracks=ends), Seat())
    assert why(done, "use hiding_place") == "tracks"


@pytest.mark.rule("OR-STATION-2")
def test_without_a_station_none_can_be_built_anywhere() -> None:
    slots = {"guildhall": "farmer craftsman knight", "scriptorium": "knight scholar"}
    match = table(Seat(slots=slots, merchant="tours", unbuilt_stations=0), Seat())
    closed = match.question(0).why("use guildhall")
    assert closed is not None
    assert (closed.why, closed.rule) == ("stations", "OR-STATION-2")


@pytest.mark.rule("OR-ACTION-8", "OR-TRACK-2")
def test_a_place_recruits_nobody_who_is_not_there_or_beyond_the_end_of_a_track() -> None:
    assert idle(Seat(), supply=RICH) == {}
    assert idle(Seat(), supply={**RICH, "scholar": 0})["university"] == "followers"
    assert idle(Seat(tracks={"knights": 5}), supply=RICH) == {"castle": "track"}
    assert idle(Seat(), supply=RICH, goods_supply={"grain": 0}) == {"farm_house": "goods"}
    assert idle(Seat(), supply={name: int(name == "boatman") for name in RICH}).get("village") is None
    assert idle(Seat(tracks={"boatmen": 5}), supply={**RICH, "trader": 0}, technology_supply=0)["village"] == "village"


@pytest.mark.rule("OR-EVENT-Pilgrimage")
def test_no_monks_come_during_pilgrimage() -> None:
    found = view(table(Seat(), Seat(), phase="planning", event="pilgrimage"), 0)["prospects"][0]["idle"]
    assert found == [{"of": ["monastery"], "why": "pilgrimage", "rule": "OR-EVENT-Pilgrimage"}]


@pytest.mark.rule("OR-MOVE-1", "OR-ACTION-8")
def test_a_ship_without_a_waterway_waits_for_a_wagon() -> None:
    assert idle(Seat(merchant="montargis")) == {"ship": "water"}
    ready = {"wagon": "farmer trader knight"}
    assert idle(Seat(merchant="montargis", slots=ready)) == {}


@pytest.mark.rule("OR-LIMIT-1", "OR-PLACE-Laboratory")
def test_a_tile_takes_nothing_from_an_empty_supply() -> None:
    seat = Seat(tiles="cheese_factory laboratory")
    assert idle(seat, goods_supply={"cheese": 0}) == {"cheese_factory": "goods"}
    assert idle(seat, technology_supply=0)["laboratory"] == "technology"


# Chances.


def test_chances_are_those_of_drawing_without_putting_back() -> None:
    assert chances(bag_of(monk=1, farmer=3), 1) == {"farmer": 75, "monk": 25}
    assert chances(bag_of(monk=2, farmer=3), 2)["monk"] == 70
    assert chances(bag_of(monk=1, farmer=2), 8) == {"farmer": 100, "monk": 100}
    assert chances(bag_of(), 4) == {}
    assert [percent(0.9999), percent(1), percent(0.0001), percent(0)] == [99, 100, 1, 0]


@pytest.mark.parametrize(
    ("waiting", "bag", "draws", "chance"),
    [
        ("", {"boatman": 1, "craftsman": 1, "trader": 1}, 2, 33),
        ("", {"boatman": 1, "craftsman": 1, "monk": 1}, 2, 100),
        ("craftsman", {"boatman": 1, "trader": 1}, 1, 50),
        ("boatman craftsman", {}, 0, 100),
        ("", {"farmer": 3}, 3, 0),
    ],
)
def test_the_chance_to_fill_a_place_counts_everybody_who_fits(
    waiting: str, bag: dict[str, int], draws: int, chance: int
) -> None:
    state = table(Seat(bag=BAG, market=waiting), Seat(), phase="planning")._state
    assert isinstance(state, OrleansState)
    assert (
        chance_to_fill(state, 0, PLACE_IDS.index("farm_house"), on_market(state, 0, True), bag_of(**bag), draws)
        == chance
    )


@pytest.mark.rule("OR-ACTION-4", "OR-ACTION-5", "OR-TECH-2")
def test_the_bag_to_come_counts_who_comes_back_and_who_comes() -> None:
    slots = {"farm_house": "technology craftsman", "town_hall": "monk"}
    seat = Seat(bag=f"{BAG} farmer", slots=slots)
    match = table(seat, Seat(), phase="planning")
    assert own(match)["joining"] == {"farmer": 1, "craftsman": 1}
    passed = table(seat, Seat(), active=1, passed=[0])
    assert "joining" not in own(passed)
    vain = table(seat, Seat(), phase="planning", supply={"farmer": 0})
    assert "joining" not in own(vain)


@pytest.mark.rule("OR-TRACK-Knights", "OR-FOLLOW-1")
def test_a_knight_to_come_lets_draw_more() -> None:
    seat = Seat(bag=f"{BAG} farmer farmer", slots={"castle": "farmer boatman trader"})
    assert view(table(seat, Seat(), phase="planning"), 0)["prospects"][0]["draws"] == 5
    assert view(table(seat, Seat(), phase="planning", supply={"knight": 0}), 0)["prospects"][0]["draws"] == 4


@pytest.mark.rule("OR-FOLLOW-2")
def test_while_planning_all_may_still_leave_the_market() -> None:
    seat = Seat(bag=" ".join(["farmer"] * 6), market="monk monk monk")
    assert view(table(seat, Seat(), phase="planning"), 0)["prospects"][0]["draws"] == 4
    assert view(table(seat, Seat()), 0)["prospects"][0]["draws"] == 1


def test_places_that_were_begun_tell_how_likely_they_are_filled() -> None:
    match = table(Seat(bag="boatman monk", slots={"farm_house": "- craftsman"}), Seat(), phase="planning")
    assert own(match)["fill"] == {"farm_house": 100}
    assert view(match, 1)["prospects"][1]["fill"] == {}


def test_places_tell_which_step_they_would_make_while_followers_are_placed() -> None:
    match = table(Seat(tracks={"farmers": 2}), Seat(tracks={"farmers": 8, "knights": 1}), phase="planning")
    assert own(match)["steps"] == {
        "farm_house": {"cheese": 1},
        "university": {"development": 2},
        "castle": {"allowance": 5},
    }
    assert "farm_house" not in view(match, 1)["prospects"][1]["steps"]
    assert "steps" not in view(match, 1)["prospects"][0]
    assert "steps" not in own(table(Seat(slots={"castle": "farmer boatman trader"}), Seat()))


def test_nothing_is_to_come_at_the_end() -> None:
    match = table(Seat(slots={"farm_house": "- craftsman"}), Seat(), phase="event", round=18)
    assert match.player == -1
    assert (own(match)["missing"], own(match)["fill"], own(match)["due"]) == ({"farm_house": 1}, {}, {})


@pytest.mark.rule("OR-HIDE-6")
def test_others_do_not_count_with_those_drawn_in_secret() -> None:
    seat = Seat(bag=f"{BAG} scholar", slots={"monastery": "- trader"})
    match = table(seat, Seat(bag=BAG), phase="followers")
    play(match, "0: draw 4")
    assert own(match)["hand"]["drawn"].count("scholar") == 1
    assert own(match)["fill"] == {"monastery": 100}
    assert view(match, 1)["prospects"][0]["fill"] == {"monastery": 80}


# The event.


@pytest.mark.rule("OR-EVENT-Income", "OR-EVENT-TradingDay", "OR-EVENT-Taxes", "OR-EVENT-Harvest")
def test_what_the_event_means() -> None:
    def due(event: str, seat: Seat) -> Any:
        told = own(table(seat, Seat(), event=event, phase="planning"))["due"]
        return told["why"], told.get("args"), told.get("short", False)

    assert due("income", Seat(development=0)) == ("income", {"coins": 1}, False)
    poor = own(table(Seat(development=9, coins=0), Seat(coins=277), event="income", phase="planning", start_player=1))
    assert poor["due"]["args"] == {"coins": 2}, "the bank has 3 coins, and seat 1 comes first"
    assert due("trading_day", Seat(stations="tours blois")) == ("trading_day", {"coins": 2}, False)
    assert due("taxes", Seat(goods="wool wool wool wool grain grain grain")) == (
        "taxes",
        {"coins": 2, "goods": 7},
        False,
    )
    assert due("harvest", Seat(goods="wool", coins=4)) == ("harvest-fine", {"coins": 5}, True)
    assert due("harvest", Seat(goods="grain", coins=4))[0] == "harvest-food"
    assert due("pilgrimage", Seat())[0] == "pilgrimage"


@pytest.mark.rule("OR-EVENT-Plague")
def test_the_plague_counts_those_who_come_back_and_come_before_it() -> None:
    seat = Seat(bag="starter_farmer", slots={"castle": "farmer starter_boatman starter_trader"})

    def due(**changes: Any) -> Any:
        other = Seat(slots={"scriptorium": "knight scholar"})
        told = own(table(seat, other, event="plague", **changes))["due"]
        return told["why"], told["args"]

    assert due(phase="planning") == ("plague", {"chance": 40, "when": "used"})
    # Without a knight in the supply the Castle cannot be used, and nobody comes back from it.
    assert due(phase="planning", supply={"knight": 0}) == ("plague", {"chance": 0, "when": "now"})
    assert due(active=1, passed=[0]) == ("plague", {"chance": 0, "when": "event"})
    empty = table(Seat(), Seat(), event="plague", phase="planning")
    assert own(empty)["due"]["why"] == "plague-empty"


# Whom to put where.


def fillings(match: ratusz.Match) -> list[list[str]]:
    panel = match.question(0).panel
    assert isinstance(panel, Ways)
    return [list(way) for way in panel.answers]


@pytest.mark.rule("OR-PLAN-1", "OR-SLOT-2")
def test_places_are_filled_with_whom_one_would_rather_give() -> None:
    seat = Seat(bag="starter_farmer starter_craftsman starter_trader", market="boatman craftsman monk")
    ways = fillings(table(seat, Seat(), phase="planning"))
    assert ways[0] == ["place starter_boatman farm_house_boatman", "place craftsman farm_house_craftsman"]
    assert ["place monk monastery_scholar"] in ways
    assert ["place monk monastery_trader"] in ways
    assert ["place boatman town_hall"] in ways


@pytest.mark.rule("OR-PLACE-GunpowderTower-2", "OR-SLOT-3")
def test_those_of_the_market_and_exact_ones_come_first() -> None:
    seat = Seat(bag=BAG, market="boatman trader", tower="trader", tiles="gunpowder_tower herb_garden")
    ways = fillings(table(seat, Seat(), phase="planning"))
    wagon = next(way for way in ways if way[0].endswith("wagon_farmer"))
    assert wagon == ["place boatman wagon_farmer", "place trader wagon_trader"]


def test_nobody_is_proposed_when_nobody_waits() -> None:
    match = table(Seat(bag=BAG, technology=1), Seat(), phase="planning")
    assert match.question(0).panel is None
