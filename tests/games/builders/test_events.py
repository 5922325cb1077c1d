"""What is told of each action in The Builders, typed and with the right numbers."""

from __future__ import annotations

import ratusz
from ratusz.core.events import MatchEnded, TurnEnded
from ratusz.games.builders.events import (
    ActionBought,
    BuildingFinished,
    BuildingRevealed,
    CoinsTaken,
    ConstructionStarted,
    EndTriggered,
    MachineFinished,
    WorkerHired,
    WorkerRevealed,
    WorkerSent,
)
from tests.games.builders.words import Seat, happened, play, table

BUILDINGS = "inn farm abbey post hotel"
WORKERS = "laborer_0201 laborer_1020 master_3200 apprentice_0110 craftsman_0013"
NOBODY = -1


def test_starting_a_construction_reveals_a_building_and_the_one_below() -> None:
    match = table(Seat(), Seat(), active=1, building_row=BUILDINGS)
    deck = match.document()["position"]["building_deck"]
    play(match, "start_construction abbey")
    assert match.moves[-1].events == [
        ConstructionStarted(1, "abbey"),
        BuildingRevealed(NOBODY, deck[0], deck[1]),
    ]


def test_the_last_building_of_the_deck_has_none_below() -> None:
    match = table(Seat(), Seat(), building_row=BUILDINGS, building_deck="church")
    play(match, "start_construction abbey")
    assert match.moves[-1].events == [ConstructionStarted(0, "abbey"), BuildingRevealed(NOBODY, "church", "")]


def test_an_empty_deck_reveals_nothing() -> None:
    match = table(Seat(), Seat(), building_row=BUILDINGS, building_deck="", worker_row=WORKERS, worker_deck="")
    play(match, "start_construction abbey")
    assert match.moves[-1].events == [ConstructionStarted(0, "abbey")]
    play(match, "hire master_3200")
    assert match.moves[-1].events == [WorkerHired(0, "master_3200")]


def test_hiring_reveals_a_worker() -> None:
    match = table(Seat(), Seat(), worker_row=WORKERS)
    deck = match.document()["position"]["worker_deck"]
    play(match, "hire master_3200")
    assert match.moves[-1].events == [WorkerHired(0, "master_3200"), WorkerRevealed(NOBODY, deck[0])]


def test_sending_tells_what_it_cost() -> None:
    anna = Seat(coins=30, free_workers="master_3200 laborer_0201 crane_2", sites={"castle": ""}, finished="crane_2")
    match = table(anna, Seat(), actions_left=6)
    play(match, "send master_3200 castle")
    assert match.moves[-1].events == [WorkerSent(0, "master_3200", "castle", actions=1, coins=5)]
    play(match, "send laborer_0201 castle")
    assert match.moves[-1].events == [WorkerSent(0, "laborer_0201", "castle", actions=2, coins=3)]
    play(match, "send crane_2 castle")
    assert match.moves[-1].events == [WorkerSent(0, "crane_2", "castle", actions=3, coins=0)]


def test_finishing_tells_what_it_brought() -> None:
    anna = Seat(
        coins=30, free_workers="apprentice_1001 apprentice_0101", sites={"straw_hut": "laborer_0012", "crane_2": ""}
    )
    match = table(anna, Seat())
    play(match, "send apprentice_1001 straw_hut")
    assert match.moves[-1].events == [
        WorkerSent(0, "apprentice_1001", "straw_hut", actions=1, coins=2),
        BuildingFinished(0, "straw_hut", coins=6, points=1),
    ]
    play(match, "send apprentice_0101 crane_2")
    assert match.moves[-1].events == [
        WorkerSent(0, "apprentice_0101", "crane_2", actions=1, coins=2),
        MachineFinished(0, "crane_2", points=1),
    ]


def test_coins_and_actions() -> None:
    match = table(Seat(coins=5), Seat())
    play(match, "take_coins 2")
    assert match.moves[-1].events == [CoinsTaken(0, actions=2, coins=3)]
    play(match, "buy_action")
    assert match.moves[-1].events == [ActionBought(0, coins=5)]


def test_a_turn_that_ends_by_itself_is_told_once() -> None:
    match = table(Seat(), Seat(), actions_left=1)
    play(match, "take_coins 1")
    assert match.moves[-1].events == [CoinsTaken(0, 1, 1), TurnEnded(0)]


def test_a_turn_ended_by_choice_is_told_once() -> None:
    match = table(Seat(coins=5), Seat(), actions_left=1, confirm=[0])
    play(match, "take_coins 1", "end_turn")
    assert match.moves[-1].events == [TurnEnded(0)]


def test_a_confirmed_turn_is_told_once() -> None:
    match = table(Seat(), Seat(), actions_left=1, confirm=[0])
    play(match, "take_coins 1")
    assert match.moves[-1].events == [CoinsTaken(0, 1, 1)]
    play(match, "end_turn")
    assert match.moves[-1].events == [TurnEnded(0)]


def test_what_happens_without_a_question_is_told_too() -> None:
    """Nothing but taking a coin is possible with the last action."""
    nothing = {"building_row": "", "building_deck": "", "worker_row": "", "worker_deck": ""}
    match = table(Seat(), Seat(), **nothing)
    play(match, "take_coins 2")
    assert match.moves[-1].events == [CoinsTaken(0, 2, 3), CoinsTaken(0, 1, 1), TurnEnded(0)]


def test_the_end_is_told_once_triggered_and_once_reached() -> None:
    match = table(Seat(finished="cathedral castle inn"), Seat(), actions_left=1)
    play(match, "take_coins 1")
    assert match.moves[-1].events == [CoinsTaken(0, 1, 1), TurnEnded(0), EndTriggered(0, points=18)]
    play(match, "take_coins 3", "end_turn")
    assert match.moves[-1].events == [TurnEnded(1), MatchEnded(NOBODY, by_cap=False)]


def test_the_cap_is_told() -> None:
    match = table(Seat(), Seat(), active=1, actions_left=1, round=5, options={"round_cap": 5})
    play(match, "take_coins 1")
    assert match.moves[-1].events == [CoinsTaken(1, 1, 1), TurnEnded(1), MatchEnded(NOBODY, by_cap=True)]


def test_everybody_learns_the_same() -> None:
    match = table(Seat(coins=9, free_workers="apprentice_1001", sites={"bower": ""}), Seat(), Seat())
    play(match, "send apprentice_1001 bower", "hire apprentice_1010", "buy_action", "take_coins 2", "end_turn")
    told = match.events(None)
    assert all(match.events(number) == told for number in range(3))
    assert [event.kind for event in told] == [
        "worker_sent",
        "building_finished",
        "worker_hired",
        "worker_revealed",
        "action_bought",
        "coins_taken",
        "turn_ended",
    ]


def test_an_event_as_json() -> None:
    match = table(Seat(coins=9, free_workers="apprentice_1001", sites={"bower": ""}), Seat())
    play(match, "send apprentice_1001 bower")
    assert happened(match) == [
        {
            "event": "worker_sent",
            "seat": 0,
            "worker": "apprentice_1001",
            "building": "bower",
            "actions": 1,
            "coins": 2,
        },
        {"event": "building_finished", "seat": 0, "building": "bower", "coins": 8, "points": 0},
    ]


def test_events_change_nothing() -> None:
    silent = ratusz.new("builders", 3, seed=21, options={"round_cap": 9})
    telling = ratusz.new("builders", 3, seed=21, options={"round_cap": 9}, keep_events=True)
    while not silent.over:
        action = silent.legal()[len(silent.legal()) // 2]
        silent.apply(action)
        telling.apply(action)
    assert silent.fingerprint() == telling.fingerprint()
    assert (silent.events(None), len(telling.events(None)) > telling.ply) == ([], True)
