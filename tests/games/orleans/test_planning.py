"""Phase 4: planning, slots and substitution, technology tiles (sections 3, 4 and 8)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import ratusz
from ratusz.games.orleans.cards import GROUP_IDS
from tests.games.orleans.words import Seat, kinds_of_events, legal, play, position, seat, table, view

STARTERS = ["starter_farmer", "starter_boatman", "starter_craftsman", "starter_trader"]
PLACED = {"village": "starter_farmer starter_boatman starter_craftsman", "castle_trader": "starter_trader"}


def planning(*seats: Seat, **rest: object) -> ratusz.Match:
    others = [Seat()] * (2 - len(seats))
    return table(*seats, *others, phase="planning", **rest)


def where(match: ratusz.Match, kind: str) -> list[str]:
    """The slots on which seat 0 may place a kind."""
    return [text.split()[2] for text in legal(match, 0) if text.startswith(f"place {kind} ")]


def technology(match: ratusz.Match) -> list[str]:
    return [text.split()[1] for text in legal(match, 0) if text.startswith("place_technology ")]


def ending(kind: str) -> Callable[[str], bool]:
    return lambda group: group.endswith(f"_{kind}")


BOARD = GROUP_IDS[:25]


@pytest.mark.rule("OR-PLAN-1", "OR-SLOT-1")
def test_followers_go_to_empty_slots_of_their_type() -> None:
    match = planning(Seat(market="farmer", slots={"ship": "farmer - -"}))
    farmers = ["village_farmer", "university_farmer", "castle_farmer", "wagon_farmer", "guildhall_farmer"]
    assert where(match, "starter_farmer") == farmers
    assert where(match, "farmer") == [*farmers, "town_hall"]
    assert where(match, "starter_boatman") == [
        "farm_house_boatman",
        "village_boatman",
        "castle_boatman",
        "ship_boatman",
    ]


@pytest.mark.rule("OR-PLAN-1", "OR-PLAN-2", "OR-PLAN-7", "OR-ACTION-6")
def test_nothing_has_to_be_placed_and_places_may_be_filled_partly() -> None:
    match = planning(Seat())
    assert "done" in legal(match, 0)
    play(match, "0: place starter_boatman farm_house_boatman", "0: done", "1: done")
    assert position(match)["round"] == 6
    assert seat(match, 0)["slots"] == {"farm_house_boatman": ["starter_boatman"]}


@pytest.mark.rule("OR-PLAN-3", "OR-FOLLOW-6")
def test_what_lies_since_earlier_rounds_stays() -> None:
    match = planning(Seat(slots=PLACED))
    assert match.deciders() == [1]
    match = planning(Seat(slots=PLACED, market="farmer"))
    assert not any(text.startswith("take_back") for text in legal(match, 0))


@pytest.mark.rule("OR-PLAN-7", "OR-Q-23", "OR-D-PLAN")
def test_what_was_placed_in_this_phase_may_be_taken_back() -> None:
    match = planning(Seat(market="knight"))
    before = seat(match, 0)
    play(match, "0: place knight ship_knight", "0: place starter_farmer ship_farmer")
    assert [text for text in legal(match, 0) if text.startswith("take_back")] == [
        "take_back starter_farmer ship_farmer",
        "take_back knight ship_knight",
    ]
    play(match, "0: take_back knight ship_knight", "0: take_back starter_farmer ship_farmer")
    assert seat(match, 0) == before


@pytest.mark.rule("OR-PLAN-7")
def test_only_the_arrangement_counts_and_not_the_order() -> None:
    orders = [["place knight ship_knight", "place starter_farmer ship_farmer"]] * 2
    one, other = planning(Seat(market="knight")), planning(Seat(market="knight"))
    play(one, *(f"0: {text}" for text in orders[0]))
    play(other, *(f"0: {text}" for text in reversed(orders[1])))
    assert one.fingerprint() == other.fingerprint()


@pytest.mark.rule("OR-PLAN-5", "OR-EVENT-Pilgrimage")
def test_followers_may_be_placed_where_nothing_can_be_done_now() -> None:
    match = planning(Seat(market="scholar"), event="pilgrimage", supply={"monk": 0})
    play(match, "0: place scholar monastery_scholar", "0: place starter_trader monastery_trader", "0: done", "1: done")
    assert seat(match, 0)["slots"] == {"monastery_scholar": ["scholar"], "monastery_trader": ["starter_trader"]}


@pytest.mark.rule("OR-PLAN-6", "OR-SEQ-1", "OR-HIDE-6")
def test_all_plan_at_the_same_time_and_unseen() -> None:
    match = planning(Seat(market="knight"), Seat())
    assert match.deciders() == [0, 1]
    before = view(match, 1)
    play(match, "0: place knight ship_knight")
    assert view(match, 1) == before
    assert view(match, None)["seats"][0]["slots"] == {}
    assert view(match, 0)["seats"][0]["plan"] == ["place knight ship_knight"]
    play(match, "0: done")
    assert view(match, 1)["seats"][0]["slots"] == {}
    assert kinds_of_events(match) == []
    play(match, "1: done")
    assert view(match, 1)["seats"][0]["slots"] == {"ship_knight": ["knight"]}
    assert kinds_of_events(match)[:2] == ["plans_shown", "place_planned"]


# Substitution.


@pytest.mark.rule("OR-SLOT-2")
def test_a_monk_goes_anywhere_and_nobody_else_for_a_monk() -> None:
    match = planning(Seat(tiles="brewery cellar", market="monk scholar knight"))
    assert where(match, "monk") == [*BOARD, "brewery_monk", "cellar_monk", "cellar_scholar"]
    for kind in ("scholar", "knight", "starter_trader"):
        assert not list(filter(ending("monk"), where(match, kind)))


@pytest.mark.rule("OR-SLOT-3", "OR-PLACE-HerbGarden")
def test_with_the_herb_garden_boatmen_stand_for_three_others() -> None:
    plain = where(planning(Seat(market="boatman")), "boatman")
    assert all(group.endswith("_boatman") for group in plain[:-1])
    found = where(planning(Seat(market="boatman", tiles="herb_garden")), "boatman")
    assert {group.rpartition("_")[2] for group in found[:-1]} == {"boatman", "craftsman", "trader", "farmer"}


@pytest.mark.rule("OR-SLOT-4", "OR-PLACE-School")
def test_with_the_school_scholars_stand_for_all_but_monks() -> None:
    match = planning(Seat(market="scholar", tiles="school brewery"))
    assert where(match, "scholar") == BOARD
    plain = where(planning(Seat(market="scholar")), "scholar")
    assert plain == ["monastery_scholar", "scriptorium_scholar", "town_hall"]


@pytest.mark.rule("OR-SLOT-5", "OR-EXTRA-Barracks")
def test_with_the_barracks_anybody_stands_for_knights() -> None:
    plain, match = planning(Seat(market="farmer")), planning(Seat(market="farmer", tiles="barracks brewery"))
    knights = set(filter(ending("knight"), BOARD))
    for kind in ("farmer", "starter_trader"):
        assert set(where(match, kind)) - set(where(plain, kind)) == knights


@pytest.mark.rule("OR-SLOT-6", "OR-SLOT-10", "OR-TORT-7")
def test_losing_the_tile_leaves_who_stands_already() -> None:
    castle = {"castle": "scholar scholar scholar"}
    here = Seat(coins=0, tiles="school", slots=castle, market="scholar", goods="wool wool wool", unbuilt_stations=0)
    match = table(here, Seat(), phase="event", event="taxes")
    play(match, "give_up_tile school")
    assert seat(match, 0)["slots"] == {
        "castle_farmer": ["scholar"],
        "castle_boatman": ["scholar"],
        "castle_trader": ["scholar"],
    }
    play(match, "0: done")
    assert where(match, "scholar") == ["monastery_scholar", "scriptorium_scholar", "town_hall"]
    again = table(Seat(slots={"castle": "scholar scholar scholar"}), Seat())
    play(again, "use castle")
    assert seat(again, 0)["bag"] == {"scholar": 3, "knight": 1}


@pytest.mark.rule("OR-SLOT-7")
def test_substitutions_do_not_chain() -> None:
    """A boatman may stand for a trader and a scholar for a boatman, but no farmer is a knight by way of both."""
    match = planning(Seat(market="boatman trader", tiles="herb_garden school"))
    assert not list(filter(ending("knight"), where(match, "boatman")))
    assert not list(filter(ending("farmer"), where(match, "trader")))


@pytest.mark.rule("OR-SLOT-9", "OR-TERM-2")
def test_the_town_hall_takes_neutral_followers_only() -> None:
    match = planning(Seat(market="monk farmer"))
    assert "town_hall" in where(match, "monk")
    assert "town_hall" in where(match, "farmer")
    assert "town_hall" not in where(match, "starter_farmer")


@pytest.mark.rule("OR-PLACE-GunpowderTower-2")
def test_followers_go_from_the_tower_to_slots_but_not_between_tower_and_market() -> None:
    match = planning(Seat(tiles="gunpowder_tower", tower="knight starter_farmer"))
    assert "place_from_tower knight guildhall_knight" in legal(match, 0)
    assert "place_from_tower starter_farmer ship_farmer" in legal(match, 0)
    assert not any("gunpowder" in text for text in legal(match, 0))
    assert not any("from_tower" in text for text in legal(match, 1))
    play(match, "0: place_from_tower knight guildhall_knight")
    assert position(match)["tower"] == {"starter_farmer": 1}
    play(match, "0: take_back knight guildhall_knight")
    assert position(match)["tower"] == {"starter_farmer": 1, "knight": 1}


# Technology.


@pytest.mark.rule("OR-TECH-1", "OR-PLAN-4", "OR-Q-4")
def test_technology_is_placed_while_planning_or_kept() -> None:
    match = table(Seat(slots={"village": "farmer boatman craftsman"}), Seat())
    play(match, "use village", "recruit craftsman")
    assert seat(match, 0)["technology"] == 1
    assert not any("technology" in text for text in legal(match))
    later = planning(Seat(technology=1))
    assert technology(later)
    play(later, "0: done")
    assert seat(later, 0)["technology"] == 1


@pytest.mark.rule("OR-TECH-2", "OR-ACTION-4", "OR-TERM-5")
def test_technology_counts_as_the_follower_for_ever() -> None:
    match = table(Seat(slots={"castle": "technology boatman trader"}), Seat())
    play(match, "use castle")
    assert seat(match, 0)["slots"] == {"castle_farmer": ["technology"]}
    assert seat(match, 0)["bag"] == {"boatman": 1, "trader": 1, "knight": 1}
    windmill = table(Seat(tiles="windmill", slots={"windmill": "craftsman technology"}), Seat())
    play(windmill, "use windmill")
    assert seat(windmill, 0)["slots"] == {"windmill_craftsman": ["technology"]}


@pytest.mark.rule("OR-TECH-2", "OR-ACTION-7")
def test_technology_beside_an_equal_slot_waits_for_the_next_follower() -> None:
    here = Seat(tiles="windmill", slots={"windmill": "craftsman technology"}, bag=" ".join(STARTERS))
    match = table(here, Seat(slots={"farm_house": "boatman craftsman"}))
    play(match, "use windmill")
    assert view(match, 0)["seats"][0]["ready"] == []
    assert view(match, 0)["seats"][0]["missing"] == {"windmill": 1}
    play(match, "use farm_house", "0: draw 4", "1: draw 0", "1: done")
    play(match, "0: place starter_craftsman windmill_craftsman")
    assert view(match, 0)["seats"][0]["ready"] == ["windmill"]


@pytest.mark.rule("OR-TECH-3", "OR-Q-5")
def test_the_first_tile_covers_a_farmer() -> None:
    match = planning(Seat(technology=2, tiles="hayrick cheese_factory"))
    assert technology(match) == [
        "village_farmer", "university_farmer", "castle_farmer", "ship_farmer", "wagon_farmer", "guildhall_farmer",
        "cheese_factory_farmer",
    ]  # fmt: skip
    play(match, "0: place_technology castle_farmer")
    assert "farm_house_boatman" in technology(match)
    assert "castle_trader" not in technology(match)


@pytest.mark.rule("OR-TECH-3", "OR-D-PLAN")
def test_the_tile_that_others_depend_on_stays() -> None:
    match = planning(Seat(technology=2))
    play(match, "0: place_technology castle_farmer")
    assert "take_back_technology castle_farmer" in legal(match, 0)
    play(match, "0: place_technology farm_house_boatman")
    assert "take_back_technology castle_farmer" not in legal(match, 0)
    play(match, "0: take_back_technology farm_house_boatman")
    assert "take_back_technology castle_farmer" in legal(match, 0)


@pytest.mark.rule("OR-TECH-10")
def test_the_first_tile_counts_even_when_it_is_lost() -> None:
    assert "farm_house_boatman" in technology(planning(Seat(technology=1, technology_begun=True)))
    match = planning(Seat(coins=0, goods="wool wool wool", technology=2), event="taxes")
    play(match, "0: place_technology castle_farmer", "0: done", "1: done", "give_up_placed_technology castle")
    assert position(match)["round"] == 6
    assert seat(match, 0)["slots"] == {}
    assert "farm_house_boatman" in technology(match)


@pytest.mark.rule("OR-TECH-3", "OR-TECH-10", "OR-SEQ-2")
def test_a_tile_placed_in_a_finished_task_counts_for_the_next() -> None:
    match = planning(Seat(technology=2), planning="turn_by_turn")
    play(match, "place_technology castle_farmer", "done", "pass")
    assert "farm_house_boatman" in technology(match)


@pytest.mark.rule("OR-TECH-4", "OR-TECH-6", "OR-TECH-8", "OR-Q-7", "OR-INV-5")
def test_where_later_tiles_may_lie() -> None:
    tiles = "cellar brewery gunpowder_tower laboratory theatre"
    match = planning(Seat(technology=1, technology_begun=True, tiles=tiles))
    assert technology(match) == [*BOARD[:-1], "cellar_scholar", "laboratory_craftsman", "laboratory_scholar"]


@pytest.mark.rule("OR-TECH-5")
def test_one_tile_per_place() -> None:
    match = planning(Seat(technology=1, slots={"castle": "technology - -"}))
    assert not [group for group in technology(match) if group.startswith("castle")]


@pytest.mark.rule("OR-TECH-7", "OR-Q-6")
def test_technology_covers_empty_slots_only_and_is_never_moved() -> None:
    match = planning(Seat(technology=1, slots={"castle": "farmer - -", "village": "technology - -"}))
    assert "castle_farmer" not in technology(match)
    assert "castle_boatman" in technology(match)
    assert not any(text.startswith("take_back_technology") for text in legal(match, 0))


@pytest.mark.rule("OR-TECH-9", "OR-LIMIT-1")
def test_without_technology_neither_village_nor_laboratory_give_any() -> None:
    here = Seat(tiles="laboratory", slots={"laboratory": "craftsman scholar", "village": "farmer boatman craftsman"})
    match = table(here, Seat(), technology_supply=0)
    assert legal(match) == ["use village", "pass"]
    play(match, "use village")
    assert legal(match) == ["recruit boatman", "recruit trader"]


# Planning by turns.


@pytest.mark.rule("OR-SEQ-2", "OR-PLAN-6")
def test_the_start_player_plans_the_first_task_of_every_round() -> None:
    match = table(Seat(), Seat(), Seat(), phase="followers", planning="turn_by_turn", start_player=1)
    order = []
    while position(match)["round"] < 7:
        order.append(match.player)
        play(match, "pass")
    assert order == [1, 2, 0, 2, 0, 1]


@pytest.mark.rule("OR-SEQ-2", "OR-PLAN-6", "OR-PLAN-7")
def test_planning_one_task_after_the_other() -> None:
    match = table(Seat(), Seat(), phase="planning", planning="turn_by_turn", active=1, start_player=1)
    assert match.deciders() == [1]
    assert legal(match)[-1] == "pass"
    play(match, "place starter_farmer village_farmer")
    assert legal(match) == [
        "place starter_boatman village_boatman",
        "place starter_craftsman village_craftsman",
        "take_back starter_farmer village_farmer",
        "done",
    ]
    assert view(match, 0)["seats"][1]["slots"] == {"village_farmer": ["starter_farmer"]}
    play(match, "done")
    assert match.player == 0
    play(match, "pass")
    assert match.player == 1
    assert "place starter_boatman village_boatman" in legal(match)
    assert not any(text.startswith("take_back") for text in legal(match))
    play(match, "place starter_boatman farm_house_boatman", "done", "pass")
    assert position(match)["round"] == 6
