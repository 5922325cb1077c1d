"""The setup of The Builders for two, three and four players."""

from __future__ import annotations

from typing import Any

import pytest

import ratusz
from ratusz.games.builders.cards import BUILDING_IDS, WORKER_IDS
from tests.games.builders.words import play

APPRENTICES = {worker for worker in WORKER_IDS if worker.startswith("apprentice")}
SEEDS = range(300)

by_players = pytest.mark.parametrize("players", [2, 3, 4])


def dealt(players: int, seed: int) -> dict[str, Any]:
    position: dict[str, Any] = ratusz.new("builders", players, seed=seed).document()["position"]
    return position


@by_players
@pytest.mark.rule("BU-SETUP-1")
def test_five_buildings_are_laid_out_and_37_stay_in_the_deck(players: int) -> None:
    position = dealt(players, seed=3)
    assert (len(position["building_row"]), len(position["building_deck"])) == (5, 37)
    assert sorted(position["building_row"] + position["building_deck"]) == sorted(BUILDING_IDS)


@pytest.mark.rule("BU-SETUP-1")
def test_any_building_can_lie_anywhere() -> None:
    positions = [dealt(2, seed) for seed in SEEDS]
    for place in (0, 4, 5, 41):
        at_place = {(position["building_row"] + position["building_deck"])[place] for position in positions}
        assert at_place == set(BUILDING_IDS)


@by_players
@pytest.mark.rule("BU-SETUP-2", "BU-SETUP-3", "BU-SETUP-4")
def test_an_apprentice_for_each_player_and_the_rest_into_the_deck(players: int) -> None:
    position = dealt(players, seed=4)
    owned = [entry["free_workers"] for entry in position["seats"]]
    assert all(len(workers) == 1 and workers[0] in APPRENTICES for workers in owned)
    row, deck = position["worker_row"], position["worker_deck"]
    assert (len(row), len(deck)) == (5, 37 - players)
    assert sorted(row + deck + [workers[0] for workers in owned]) == sorted(WORKER_IDS)
    assert len(APPRENTICES.intersection(row + deck)) == 6 - players


@by_players
@pytest.mark.rule("BU-SETUP-2")
def test_every_apprentice_can_be_dealt_to_every_seat(players: int) -> None:
    positions = [dealt(players, seed) for seed in SEEDS]
    for seat in range(players):
        assert {position["seats"][seat]["free_workers"][0] for position in positions} == APPRENTICES


@pytest.mark.rule("BU-SETUP-3", "BU-SETUP-4")
def test_any_worker_can_be_turned_up_an_undealt_apprentice_too() -> None:
    positions = [dealt(4, seed) for seed in SEEDS]
    assert {worker for position in positions for worker in position["worker_row"]} == set(WORKER_IDS)
    for end in (slice(0, 5), slice(28, 33)):
        assert {worker for position in positions for worker in position["worker_deck"][end]} == set(WORKER_IDS)


@by_players
@pytest.mark.rule("BU-SETUP-5", "BU-SETUP-7")
def test_ten_coins_and_nothing_built(players: int) -> None:
    for entry in dealt(players, seed=5)["seats"]:
        assert (entry["coins"], entry["sites"], entry["finished"]) == (10, [], [])


@by_players
@pytest.mark.rule("BU-SETUP-6")
def test_every_seat_is_first_equally_often(players: int) -> None:
    firsts = [dealt(players, seed)["first_player"] for seed in SEEDS]
    for seat in range(players):
        assert abs(firsts.count(seat) - len(SEEDS) / players) < 30


@by_players
@pytest.mark.rule("BU-SETUP-6", "BU-TURN-1")
def test_turns_go_by_seat_from_the_first_player(players: int) -> None:
    for seed in range(8):
        match = ratusz.new("builders", players, seed=seed)
        first = match.view()["first_player"]
        assert isinstance(first, int)
        order = []
        for turn in range(2 * players):
            order.append(match.player)
            assert match.view()["round"] == 1 + turn // players
            play(match, "take_coins 3", "end_turn")
        assert order == [(first + turn) % players for turn in range(2 * players)]
