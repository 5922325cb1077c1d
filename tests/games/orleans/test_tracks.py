"""Follower tracks, the development track and citizens (sections 6 and 7)."""

from __future__ import annotations

import pytest

import ratusz
from ratusz.games.orleans.cards import DATA, TILE_IDS
from tests.games.orleans.words import Seat, kinds_of_events, legal, play, position, seat, table, view

VILLAGE = {"village": "farmer boatman craftsman"}
FARM = {"farm_house": "boatman craftsman"}
OTHER = Seat(slots=FARM)


@pytest.mark.rule("OR-TRACK-Farmers")
@pytest.mark.parametrize(
    ("step", "good"),
    [*enumerate(["grain", "grain", "cheese", "cheese", "wine", "wine", "wool", "brocade"], start=1)],
)
def test_farmers_track(step: int, good: str) -> None:
    match = table(Seat(slots=FARM, tracks={"farmers": step - 1}), OTHER)
    play(match, "use farm_house")
    assert seat(match, 0)["goods"] == {good: 1}
    assert seat(match, 0)["tracks"] == {"farmers": step}


def recruited(follower: str, **rest: object) -> ratusz.Match:
    match = table(Seat(slots=VILLAGE, **rest), OTHER)
    play(match, "use village", f"recruit {follower}")
    return match


@pytest.mark.rule("OR-TRACK-Boatmen")
@pytest.mark.parametrize(("step", "coins"), [(1, 2), (2, 3), (3, 4), (4, 5)])
def test_boatmen_track(step: int, coins: int) -> None:
    assert seat(recruited("boatman", tracks={"boatmen": step - 1}), 0)["coins"] == 5 + coins


@pytest.mark.rule("OR-TRACK-Boatmen", "OR-ACTION-8")
def test_only_the_first_boatman_at_the_end_finds_a_citizen() -> None:
    here = Seat(slots=VILLAGE, tracks={"boatmen": 4})
    match = table(here, here)
    for number in (0, 1):
        play(match, "use village", "recruit boatman")
        assert seat(match, number)["tracks"] == {"boatmen": 5}
    assert position(match)["citizens"] == {"citizen_boatmen": 0}
    assert "coins_gained" not in kinds_of_events(match)[: kinds_of_events(match).index("passed")]


@pytest.mark.rule("OR-TRACK-Craftsmen")
def test_craftsmen_track() -> None:
    for step in range(5):
        assert seat(recruited("craftsman", tracks={"craftsmen": step}), 0)["technology"] == 1


STACK_ONE = [tile["id"] for tile in DATA["place_tiles"] if tile["stack"] == 1]


@pytest.mark.rule("OR-TRACK-Traders", "OR-PLACE-Owner", "OR-TERM-11")
def test_traders_track() -> None:
    match = recruited("trader")
    assert legal(match) == [f"take_tile {tile}" for tile in STACK_ONE]
    play(match, "take_tile winery")
    assert seat(match, 0)["tiles"] == ["winery"]
    second = recruited("trader", tiles="winery")
    assert legal(second) == [f"take_tile {tile}" for tile in TILE_IDS[:20] if tile != "winery"]


@pytest.mark.rule("OR-TRACK-Traders", "OR-LIMIT-3", "OR-Q-11")
def test_without_a_tile_of_the_first_stack_nobody_takes_a_first_trader() -> None:
    match = table(Seat(slots=VILLAGE), OTHER, removed_tiles=" ".join(STACK_ONE))
    play(match, "use village")
    assert legal(match) == ["recruit boatman", "recruit craftsman"]
    later = table(Seat(slots=VILLAGE, tracks={"traders": 1}), OTHER, removed_tiles=" ".join(STACK_ONE))
    play(later, "use village")
    assert "recruit trader" in legal(later)


@pytest.mark.rule("OR-TRACK-Traders-2")
def test_a_tile_works_from_now_on_and_is_filled_later() -> None:
    match = table(Seat(slots=VILLAGE, market="boatman"), Seat())
    play(match, "use village", "recruit trader", "take_tile herb_garden")
    assert position(match)["round"] == 6
    play(match, "0: draw 3")
    assert "place boatman university_trader" in legal(match, 0)


@pytest.mark.rule("OR-TRACK-Scholars")
@pytest.mark.parametrize(("step", "points"), [(1, 2), (2, 3), (3, 4), (4, 5), (5, 6)])
def test_scholars_track(step: int, points: int) -> None:
    match = table(Seat(slots={"university": "farmer craftsman trader"}, tracks={"scholars": step - 1}), OTHER)
    play(match, "use university")
    assert seat(match, 0)["development"] == points


@pytest.mark.rule("OR-TRACK-2", "OR-ACTION-8")
@pytest.mark.parametrize(
    ("place", "followers", "tracks"),
    [
        ("farm_house", "boatman craftsman", {"farmers": 8}),
        ("village", "farmer boatman craftsman", {"boatmen": 5, "craftsmen": 5, "traders": 5}),
        ("castle", "farmer boatman trader", {"knights": 5}),
        ("university", "farmer craftsman trader", {"scholars": 5}),
    ],
)
def test_at_the_end_of_its_track_a_place_is_of_no_use(place: str, followers: str, tracks: dict[str, int]) -> None:
    assert table(Seat(slots={place: followers}, tracks=tracks), OTHER).player == 1
    for track, step in tracks.items():
        before = Seat(slots={place: followers}, tracks={**tracks, track: step - 1})
        assert table(before, OTHER).player == 0


@pytest.mark.rule("OR-TRACK-1", "OR-EVENT-Plague")
def test_losing_followers_moves_no_marker() -> None:
    here = Seat(bag="farmer", tracks={"farmers": 3})
    match = table(here, here, phase="event", event="plague")
    assert seat(match, 0)["tracks"] == {"farmers": 3}
    assert seat(match, 0)["bag"] == {}


# Development.


def developed(start: int, points: int, **rest: object) -> ratusz.Match:
    """A seat moves from a space by so many points: coins at the Pharmacy, or a scholar."""
    step = {2: 0, 3: 1, 4: 2, 5: 3, 6: 4}
    here = Seat(
        coins=10, development=start, tracks={"scholars": step[points]}, slots={"university": "farmer craftsman trader"}
    )
    match = table(here, OTHER, **rest)
    play(match, "use university")
    return match


@pytest.mark.rule("OR-DEV-1", "OR-DEV-2", "OR-EX-8", "OR-DEV-4", "OR-TERM-6")
def test_passing_coins() -> None:
    match = developed(5, 4)
    assert seat(match, 0)["development"] == 9
    assert seat(match, 0)["coins"] == 13
    assert view(match, 0)["seats"][0]["level"] == 3


@pytest.mark.rule("OR-DEV-2", "OR-DEV-3", "OR-DEV-5", "OR-EX-9")
def test_passing_citizen_and_coins_in_one_move() -> None:
    match = developed(2, 5)
    assert seat(match, 0)["development"] == 7
    assert seat(match, 0)["coins"] == 13
    assert position(match)["citizens"] == {"citizen_development_3": 0}
    assert view(match, 0)["seats"][0]["level"] == 2
    told = kinds_of_events(match)
    assert told.index("citizen_taken") < told.index("coins_gained")


@pytest.mark.rule("OR-DEV-2")
@pytest.mark.parametrize(("start", "coins"), [(5, 3), (10, 4), (23, 5), (7, 0), (12, 0), (19, 0)])
def test_coins_lie_on_three_spaces(start: int, coins: int) -> None:
    assert seat(developed(start, 2), 0)["coins"] == 10 + coins


@pytest.mark.rule("OR-DEV-3", "OR-CITIZEN-1", "OR-Q-17")
def test_later_players_find_no_citizen_but_the_coins() -> None:
    here = Seat(development=2, slots={"university": "farmer craftsman trader"})
    match = table(here, here)
    play(match, "use university", "use university")
    assert position(match)["citizens"] == {"citizen_development_3": 0}
    second = table(Seat(development=6, slots={"scriptorium": "knight scholar"}), Seat(development=8, slots=FARM))
    play(second, "use scriptorium")
    assert seat(second, 0)["coins"] == 8


@pytest.mark.rule("OR-DEV-1")
def test_points_beyond_the_last_space_are_lost() -> None:
    assert seat(developed(27, 6), 0)["development"] == 30


@pytest.mark.rule("OR-DEV-4")
def test_levels() -> None:
    def level(space: int) -> int:
        found: int = view(table(Seat(development=space), OTHER), 0)["seats"][0]["level"]
        return found

    starts = {space: level(space) for space in range(31)}
    assert [space for space in range(31) if space == 0 or starts[space] > starts[space - 1]] == [0, 4, 9, 15, 22, 30]
    assert [starts[space] for space in (0, 4, 9, 15, 22, 30)] == [1, 2, 3, 4, 5, 6]


@pytest.mark.rule("OR-DEV-6")
def test_the_level_falls_with_the_marker() -> None:
    here = Seat(coins=0, development=9, goods="wool wool wool")
    match = table(here, Seat(), phase="event", event="taxes", citizens={"citizen_development_3": 0})
    play(match, "give_up_development")
    seen = view(match, 0)["seats"][0]
    assert (seen["development"], seen["level"], seen["citizens"]) == (8, 2, 1)
