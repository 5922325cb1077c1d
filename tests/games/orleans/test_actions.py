"""Phase 5: turns, passing, what makes a place usable, and the places of the player board (sections 3 and 5)."""

from __future__ import annotations

import pytest

from tests.games.orleans.words import Seat, kinds_of_events, legal, play, position, seat, table, usable, view

FARM = {"farm_house": "boatman craftsman"}
SCRIPTORIUM = {"scriptorium": "knight scholar"}


@pytest.mark.rule("OR-ACTION-1", "OR-ACTION-2", "OR-D-ACT", "OR-TERM-11")
def test_one_place_each_in_turn_order_until_all_have_passed() -> None:
    two = Seat(slots={**FARM, **SCRIPTORIUM})
    match = table(two, two, two, start_player=1, active=1)
    assert legal(match) == ["use farm_house", "use scriptorium", "pass"]
    order = []
    for text in ("use farm_house", "pass", "use scriptorium", "use scriptorium"):
        order.append(match.player)
        play(match, text)
    assert order == [1, 2, 0, 1]
    assert match.player == 0
    play(match, "use farm_house")
    assert position(match)["round"] == 6


@pytest.mark.rule("OR-ACTION-1", "OR-TERM-9")
@pytest.mark.parametrize("start", [0, 1, 2])
def test_the_start_player_acts_first(start: int) -> None:
    match = table(*[Seat(slots=FARM)] * 3, phase="planning", start_player=start)
    play(match, "0: done", "1: done", "2: done")
    order = []
    for _ in range(3):
        order.append(match.player)
        play(match, "pass")
    assert order == [start, (start + 1) % 3, (start + 2) % 3]


@pytest.mark.rule("OR-ACTION-3", "OR-SEQ-7")
def test_who_can_use_nothing_passes_without_being_asked() -> None:
    match = table(Seat(slots=FARM), Seat(), Seat())
    play(match, "use farm_house")
    assert position(match)["round"] == 6
    assert kinds_of_events(match).count("passed") == 3


@pytest.mark.rule("OR-ACTION-2", "OR-ACTION-6")
def test_who_passes_keeps_what_was_not_used() -> None:
    match = table(Seat(slots=FARM), Seat(slots=FARM))
    play(match, "pass", "pass")
    assert seat(match, 0)["slots"] == {"farm_house_boatman": ["boatman"], "farm_house_craftsman": ["craftsman"]}
    assert view(match, 0)["seats"][0]["ready"] == ["farm_house"]


@pytest.mark.rule("OR-ACTION-4", "OR-ACTION-5", "OR-ACTION-7", "OR-SLOT-10")
def test_followers_go_to_the_bag_and_the_place_is_empty() -> None:
    match = table(Seat(slots={"farm_house": "monk craftsman", **SCRIPTORIUM}), Seat(slots=FARM))
    play(match, "use farm_house")
    assert seat(match, 0)["bag"] == {"farmer": 1, "craftsman": 1, "monk": 1}
    play(match, "pass")
    assert usable(match) == ["scriptorium"]


@pytest.mark.rule("OR-TERM-5", "OR-ACTION-6")
def test_a_place_is_used_only_when_every_slot_is_covered() -> None:
    match = table(Seat(slots={"castle": "farmer - trader", "ship": "farmer boatman technology", **SCRIPTORIUM}), Seat())
    assert usable(match) == ["ship", "scriptorium"]
    assert view(match, 0)["seats"][0]["missing"] == {"castle": 1}


@pytest.mark.rule("OR-ACTION-8", "OR-Q-9")
def test_an_amount_of_nothing_is_no_hindrance() -> None:
    here = Seat(development=30, tiles="office", slots={"office": "scholar scholar", **SCRIPTORIUM})
    match = table(here, Seat())
    assert usable(match) == ["scriptorium", "office"]
    play(match, "use office")
    assert seat(match, 0)["coins"] == 5
    assert seat(match, 0)["bag"] == {"scholar": 2}
    play(match, "use scriptorium")
    assert seat(match, 0)["development"] == 30


@pytest.mark.rule("OR-ACTION-8", "OR-LIMIT-2")
def test_an_empty_bank_is_no_hindrance_either() -> None:
    match = table(Seat(tiles="brewery", coins=0, slots={"brewery": "monk"}), Seat(coins=279))
    play(match, "use brewery")
    assert seat(match, 0)["coins"] == 1
    assert seat(match, 0)["bag"] == {"monk": 1}


@pytest.mark.rule("OR-ACTION-9")
def test_the_recruit_comes_before_the_bonus_and_the_followers_go_last() -> None:
    match = table(Seat(slots=FARM), Seat(slots=FARM))
    play(match, "use farm_house")
    assert kinds_of_events(match) == ["place_used", "follower_recruited", "track_advanced", "good_gained", "turn_ended"]


# The places of the player board.


@pytest.mark.rule("OR-BOARD-FarmHouse", "OR-EX-3")
def test_farm_house() -> None:
    match = table(Seat(slots=FARM), Seat(slots=FARM))
    farmers, grain = position(match)["supply"]["farmer"], position(match)["goods_supply"]["grain"]
    play(match, "use farm_house")
    assert seat(match, 0)["bag"] == {"farmer": 1, "boatman": 1, "craftsman": 1}
    assert seat(match, 0)["tracks"] == {"farmers": 1}
    assert seat(match, 0)["goods"] == {"grain": 1}
    assert (position(match)["supply"]["farmer"], position(match)["goods_supply"]["grain"]) == (farmers - 1, grain - 1)


@pytest.mark.rule("OR-BOARD-FarmHouse", "OR-LIMIT-1", "OR-TRACK-2", "OR-Q-10", "OR-ACTION-8")
def test_farm_house_needs_farmer_good_and_track() -> None:
    assert usable(table(Seat(slots=FARM), Seat(slots=SCRIPTORIUM), supply={"farmer": 0})) == ["scriptorium"]
    assert usable(table(Seat(slots=FARM), Seat(slots=SCRIPTORIUM), goods_supply={"grain": 0})) == ["scriptorium"]
    end = Seat(slots=FARM, tracks={"farmers": 8})
    assert usable(table(end, Seat(slots=SCRIPTORIUM))) == ["scriptorium"]
    late = Seat(slots=FARM, tracks={"farmers": 7})
    assert usable(table(late, Seat(), goods_supply={"grain": 0})) == ["farm_house"]


@pytest.mark.rule("OR-BOARD-Village")
def test_village() -> None:
    here = Seat(slots={"village": "farmer boatman craftsman"})
    match = table(here, Seat())
    play(match, "use village")
    assert legal(match) == ["recruit boatman", "recruit craftsman", "recruit trader"]
    play(match, "recruit boatman")
    assert seat(match, 0)["tracks"] == {"boatmen": 1}
    assert seat(match, 0)["bag"] == {"farmer": 1, "boatman": 2, "craftsman": 1}


@pytest.mark.rule("OR-BOARD-Village", "OR-TRACK-2", "OR-LIMIT-1")
def test_village_offers_only_what_can_be_carried_out() -> None:
    here = Seat(slots={"village": "farmer boatman craftsman"}, tracks={"boatmen": 5})
    match = table(here, Seat(), supply={"trader": 0})
    play(match, "use village")
    assert seat(match, 0)["technology"] == 1
    none = table(here, Seat(slots=FARM), supply={"trader": 0, "craftsman": 0})
    assert none.player == 1


@pytest.mark.rule("OR-BOARD-University", "OR-TRACK-Scholars")
def test_university() -> None:
    match = table(Seat(slots={"university": "farmer craftsman trader"}, development=30), Seat(slots=FARM))
    play(match, "use university")
    assert seat(match, 0)["tracks"] == {"scholars": 1}
    assert seat(match, 0)["bag"] == {"farmer": 1, "craftsman": 1, "trader": 1, "scholar": 1}
    assert usable(
        table(Seat(slots={"university": "farmer craftsman trader"}), Seat(slots=FARM), supply={"scholar": 0})
    ) == ["farm_house"]


@pytest.mark.rule("OR-BOARD-Castle", "OR-EX-4", "OR-TRACK-Knights")
def test_castle() -> None:
    fourth = Seat(slots={"castle": "farmer boatman trader"}, tracks={"knights": 3})
    match = table(fourth, fourth)
    play(match, "use castle")
    assert view(match, 0)["seats"][0]["allowance"] == 7
    assert position(match)["citizens"] == {"citizen_knights": 0}
    play(match, "use castle")
    assert position(match)["citizens"] == {"citizen_knights": 0}
    assert seat(match, 1)["tracks"] == {"knights": 4}


@pytest.mark.rule("OR-BOARD-Monastery", "OR-EVENT-Pilgrimage", "OR-TRACK-Monks", "OR-HOUR-2")
def test_monastery() -> None:
    here = Seat(slots={"monastery": "scholar trader"})
    match = table(here, Seat(slots=FARM))
    play(match, "use monastery")
    assert seat(match, 0)["bag"] == {"trader": 1, "scholar": 1, "monk": 1}
    assert seat(match, 0)["tracks"] == {}
    assert table(here, Seat(slots=FARM), event="pilgrimage").player == 1
    assert table(here, Seat(slots=FARM), supply={"monk": 0}).player == 1


@pytest.mark.rule("OR-BOARD-Scriptorium")
def test_scriptorium() -> None:
    match = table(Seat(slots=SCRIPTORIUM), Seat(slots=FARM))
    play(match, "use scriptorium")
    assert seat(match, 0)["development"] == 1


@pytest.mark.rule("OR-BOARD-Guildhall", "OR-STATION-2", "OR-TERM-7")
def test_guildhall() -> None:
    here = Seat(slots={"guildhall": "farmer craftsman knight"}, merchant="tours")
    match = table(here, Seat(slots=FARM))
    play(match, "use guildhall")
    assert position(match)["stations"] == {"tours": [0]}
    assert seat(match, 0)["unbuilt_stations"] == 9
    none = Seat(slots={"guildhall": "farmer craftsman knight"}, unbuilt_stations=0)
    assert table(none, Seat(slots=FARM)).player == 1
