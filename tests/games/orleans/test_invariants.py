"""What is hidden (section 19), and what holds in every position of every match (section 21)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import ratusz
from ratusz.core.rng import Rng
from ratusz.games.orleans import GAME
from ratusz.games.orleans.cards import DATA, EVENT_IDS, TYPE_IDS
from ratusz.games.orleans.soundness import all_pieces
from ratusz.testing.case import positions
from tests.games.orleans.words import Seat, play, position, table, view

OPTIONS: list[dict[str, Any]] = [
    {},
    {"extra_tiles": "all"},
    {"reduced_places": True, "extra_tiles": "theatre,bakery"},
    {"planning": "turn_by_turn", "extra_tiles": "all"},
]


@pytest.mark.rule("OR-INV-1", "OR-INV-2", "OR-INV-3", "OR-INV-4")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_nothing_is_lost_in_whole_matches(players: int, options: dict[str, Any]) -> None:
    pieces = all_pieces(players)
    state = GAME.new_state(players, options, f"pieces {players}")
    for number, here in enumerate(positions(state, Rng.from_seed("pieces"), 3000)):
        if number % 7 == 0 or not here.deciders():
            assert GAME.components(here) == pieces
    assert state.player < 0


@pytest.mark.rule("OR-INV-5", "OR-INV-6", "OR-INV-3")
@pytest.mark.parametrize("players", [2, 4])
def test_limits_hold_in_whole_matches(players: int) -> None:
    """What a position may hold is checked wherever one is read."""
    match = ratusz.new("orleans", players=players, seed=5, options={"extra_tiles": "all"}, keep_events=True)
    rng = Rng.from_seed("limits")
    while not match.over:
        if match.ply % 11 == 0:
            ratusz.from_document(match.document())
            assert len(position(match)["citizens"]) <= 14
            assert sum(len(tiles) for tiles in _tiles(match)) == 26
            assert _stations(match) == [10] * players
        seat = match.deciders()[rng.below(len(match.deciders()))]
        legal = match.legal(seat)
        match.apply(legal[rng.below(len(legal))], seat)


def _stations(match: ratusz.Match) -> list[int]:
    """For each seat the stations on the map, those not built yet, and those given up."""
    found = [seat["unbuilt_stations"] for seat in position(match)["seats"]]
    for owners in position(match)["stations"].values():
        for seat in owners:
            found[seat] += 1
    for event in match.events(None):
        if event.kind in {"station_given_up", "unbuilt_station_given_up"}:
            found[event.seat] += 1
    return found


def _tiles(match: ratusz.Match) -> list[list[str]]:
    table = position(match)
    return [table["tiles"], table["removed_tiles"], *(seat["tiles"] for seat in table["seats"])]


@pytest.mark.rule("OR-HIDE-1")
def test_how_many_of_each_event_are_left_is_known_but_not_their_order() -> None:
    match = ratusz.new("orleans", players=2, seed=3)
    hourglass = position(match)["hourglass"]
    assert view(match, 0)["events_left"] == {name: Counter(hourglass)[name] for name in EVENT_IDS}
    assert "hourglass" not in view(match, 0)
    others = set()
    for number in range(5):
        state = match.redealt(0, Rng.from_seed(str(number)))
        others.add(tuple(match.game.write(state)["hourglass"]))
    assert len(others) == 5
    assert all(Counter(order) == Counter(hourglass) for order in others)


@pytest.mark.rule("OR-HIDE-1", "OR-SETUP-11")
def test_everybody_knows_the_first_event() -> None:
    match = ratusz.new("orleans", players=2, seed=3, options={"reduced_places": True})
    assert view(match, 0)["round"] == 0
    first = position(match)["hourglass"][0]
    for number in range(5):
        state = match.redealt(0, Rng.from_seed(str(number)))
        assert match.game.write(state)["hourglass"][0] == first


@pytest.mark.rule("OR-HIDE-2", "OR-HIDE-3")
def test_bags_can_be_counted_by_everybody() -> None:
    match = table(Seat(bag="farmer farmer knight", slots={"farm_house": "boatman craftsman"}), Seat())
    for observer in (0, 1, None):
        assert view(match, observer)["seats"][0]["bag"] == {"farmer": 2, "knight": 1}


@pytest.mark.rule("OR-HIDE-2")
def test_the_view_tells_the_chances_of_the_next_draw() -> None:
    match = table(Seat(bag="farmer " * 5 + "knight"), Seat(bag="farmer"), phase="followers")
    here = view(match, 0)["prospects"][0]
    assert here["draws"] == 4
    assert here["chances"] == {"farmer": 100, "knight": 67}
    crowded = table(Seat(bag="farmer knight", market="monk " * 3), Seat(), phase="followers")
    full = view(crowded, 0)["prospects"][0]
    assert (full["draws"], full["chances"]) == (1, {"farmer": 50, "knight": 50})


@pytest.mark.rule("OR-HIDE-4")
def test_all_else_is_open() -> None:
    match = table(
        Seat(
            goods="wool", stations="tours", tiles="winery", technology=1, market="monk", slots={"castle": "farmer - -"}
        ),
        Seat(slots={"farm_house": "boatman craftsman"}),
        active=1,
        map_goods={"orleans__blois__water": "wine"},
    )
    seen = view(match, 1)
    seat = seen["seats"][0]
    assert (seat["goods"], seat["tiles"], seat["technology"], seat["coins"]) == ({"wool": 1}, ["winery"], 1, 5)
    assert seat["market"]["monk"] == 1
    assert seat["slots"] == {"castle_farmer": ["farmer"]}
    assert seen["stations"] == {"tours": [0]}
    assert seen["map_goods"] == {"orleans__blois__water": ["wine"]}
    assert set(seen["supply"]) == set(TYPE_IDS)
    assert set(seen["deeds"]) == {deed["id"] for deed in DATA["deeds"]}
    assert len(seen["tiles"]) == 19
    assert {key: value for key, value in view(match, None).items() if key not in ("seats", "prospects")} == {
        key: value for key, value in seen.items() if key not in ("seats", "prospects")
    }


@pytest.mark.rule("OR-SEQ-1", "OR-SEQ-6")
def test_the_result_does_not_depend_on_who_is_asked_first() -> None:
    here = Seat(bag="farmer knight monk scholar")
    fingerprints = set()
    for order in ((0, 1), (1, 0)):
        match = table(here, here, phase="followers")
        play(match, *(f"{seat}: draw 2" for seat in order))
        play(match, *(f"{seat}: done" for seat in order))
        fingerprints.add(match.fingerprint())
    assert len(fingerprints) == 1


def redealt(match: ratusz.Match, observer: int) -> dict[str, Any]:
    """The position as it is made up anew for an observer."""
    return match.game.write(match.redealt(observer, Rng.from_seed("another world")))


@pytest.mark.rule("OR-HIDE-6", "OR-HIDE-2")
@pytest.mark.parametrize("ended", [[], ["0: done"]], ids=["still deciding", "done"])
def test_a_redeal_knows_nothing_of_what_others_draw_or_take_back(ended: list[str]) -> None:
    here = Seat(bag="farmer knight monk scholar", slots={"castle": "starter_farmer - starter_trader"})
    worlds = []
    for number, actions in enumerate(
        (["0: draw 1"], ["0: draw 2"], ["0: draw 0", "0: take_back starter_farmer castle_farmer"])
    ):
        match = table(here, Seat(bag="monk monk"), phase="followers", seed=number)
        play(match, *actions, *ended)
        worlds.append(redealt(match, 1))
        assert redealt(match, 0) != worlds[-1]
    assert worlds[0] == worlds[1] == worlds[2]


@pytest.mark.rule("OR-HIDE-6")
@pytest.mark.parametrize("ended", [[], ["0: done"]], ids=["still deciding", "done"])
def test_a_redeal_knows_nothing_of_what_others_plan(ended: list[str]) -> None:
    worlds = []
    for plan in (["0: place knight ship_knight"], ["0: place starter_farmer village_farmer"]):
        match = table(Seat(market="knight"), Seat(), phase="planning")
        play(match, *plan, *ended)
        worlds.append(redealt(match, 1))
        assert redealt(match, 0)["seats"][0] == position(match)["seats"][0]
    assert worlds[0] == worlds[1]
