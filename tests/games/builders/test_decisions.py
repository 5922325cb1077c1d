"""What is decided, stored and hidden in The Builders."""

from __future__ import annotations

import json
from collections import Counter
from random import Random
from typing import Any

import pytest

import ratusz
from ratusz.core.rng import Rng
from ratusz.games.builders import GAME
from ratusz.games.builders.cards import BUILDING_IDS, MACHINE_IDS, REQUIRES, WORKER_IDS, unpack
from tests.games.builders.words import (
    Seat,
    actions_left,
    board,
    choices,
    happened,
    lively,
    play,
    seat,
    sends,
    site,
    table,
)

by_players = pytest.mark.parametrize("players", [2, 3, 4])


@pytest.mark.rule("BU-DEC-1")
def test_a_choice_keeps_its_meaning_when_the_row_changes() -> None:
    match = table(Seat(), Seat(), building_row="inn farm abbey post hotel")
    action = match.parse("start_construction hotel")
    play(match, "start_construction inn", "start_construction farm")
    assert match.notation(action) == "start_construction hotel"
    match.apply(action)
    assert [entry["building"] for entry in seat(match, 0)["sites"]] == ["inn", "farm", "hotel"]


@pytest.mark.rule("BU-DEC-2")
def test_identical_workers_are_different_cards() -> None:
    match = table(Seat(coins=9, free_workers="craftsman_1111_a craftsman_1111_b", sites={"castle": ""}), Seat())
    assert sends(match) == {"craftsman_1111_a castle", "craftsman_1111_b castle"}
    play(match, "send craftsman_1111_b castle")
    assert site(match, 0, "castle")["workers"] == ["craftsman_1111_b"]
    assert seat(match, 0)["free_workers"] == ["craftsman_1111_a"]


@by_players
@pytest.mark.rule("BU-DEC-3")
def test_there_is_always_a_choice(players: int) -> None:
    """With an action left a coin can be taken, without one the turn can be ended, and nothing else is certain."""
    match = ratusz.new("builders", players, seed=11, options={"round_cap": 30}, confirm=range(players))
    dice = Random(players)
    while not match.over:
        legal = choices(match)
        assert ("take_coins 1" in legal) == (actions_left(match) > 0)
        assert ("end_turn" in legal) == (actions_left(match) == 0)
        match.apply(lively(match, dice))


@pytest.mark.rule("BU-DEC-3")
def test_a_turn_without_completions_comes_to_an_end() -> None:
    """Buying while coins last and taking the most for each action: with n bought, 5n is at most 100 + 2(n + 3)."""
    match = table(Seat(coins=100), Seat())
    bought = 0
    while match.player == 0:
        wishes = ("buy_action", "take_coins 3", "take_coins 2", "take_coins 1", "end_turn")
        wish = next(choice for choice in wishes if choice in choices(match))
        play(match, wish)
        bought += wish == "buy_action"
    assert 33 <= bought <= 35


@by_players
@pytest.mark.rule("BU-DEC-4")
def test_chance_speaks_only_at_setup(players: int) -> None:
    """The generator rests during play, and the rows are refilled in the order in which the decks were laid."""
    match = ratusz.new("builders", players, seed=12, options={"round_cap": 30})
    start = match.document()
    dice = Random(players)
    while not match.over:
        match.apply(lively(match, dice))
    end = match.document()
    assert end["rng"] == start["rng"]
    for deck in ("building_deck", "worker_deck"):
        left = end["position"][deck]
        assert left == start["position"][deck][len(start["position"][deck]) - len(left) :]


@pytest.mark.rule("BU-DEC-6")
def test_the_order_inside_a_send() -> None:
    """First the wage, then workers, coins, points and a machine: all of it before the next choice."""
    anna = Seat(coins=2, free_workers="apprentice_1001", sites={"bower": "", "castle": ""})
    match = table(anna, Seat())
    play(match, "send apprentice_1001 bower")
    assert [event["event"] for event in happened(match)] == ["worker_sent", "building_finished"]
    assert {"send apprentice_1001 castle", "buy_action"} <= set(choices(match))

    anna = Seat(coins=2, free_workers="apprentice_0101", sites={"crane_2": "", "castle": ""})
    match = table(anna, Seat())
    play(match, "send apprentice_0101 crane_2")
    assert [event["event"] for event in happened(match)] == ["worker_sent", "machine_finished"]
    assert sends(match) == {"crane_2 castle"}


@pytest.mark.rule("BU-DEC-6")
@pytest.mark.parametrize(
    ("choice", "events"),
    [
        ("start_construction inn", ["construction_started", "building_revealed"]),
        ("hire apprentice_1010", ["worker_hired", "worker_revealed"]),
    ],
)
def test_the_row_is_refilled_before_the_next_choice(choice: str, events: list[str]) -> None:
    match = table(Seat(), Seat(), building_row="inn farm abbey post hotel")
    play(match, choice)
    assert [event["event"] for event in happened(match)] == events
    revealed = happened(match)[1].get("building") or happened(match)[1].get("worker")
    verb = choice.partition(" ")[0]
    assert f"{verb} {revealed}" in choices(match)


@pytest.mark.rule("BU-DEC-7")
def test_the_order_inside_the_end_of_a_turn() -> None:
    """First the end is checked, then the next seat begins afresh."""
    match = table(Seat(finished="cathedral castle house"), Seat(), actions_left=1)
    play(match, "take_coins 1")
    assert [event["event"] for event in happened(match)] == ["coins_taken", "turn_ended", "end_triggered"]
    assert (match.player, actions_left(match)) == (1, 3)


@pytest.mark.rule("BU-STATE-1", "BU-STATE-2", "BU-STATE-3")
def test_a_document_holds_the_whole_state() -> None:
    anna = Seat(
        coins=7,
        free_workers="apprentice_1010 crane_2",
        sites={"castle": "apprentice_0110 laborer_0201"},
        sent={"castle": 1},
        finished="inn crane_2",
    )
    ben = Seat(coins=3, free_workers="laborer_1020", finished="cathedral church house")
    match = table(anna, ben, active=0, first_player=1, round=4, actions_left=2)
    position = match.document()["position"]
    assert position["seats"][0] == {
        "coins": 7,
        "free_workers": ["apprentice_1010", "crane_2"],
        "sites": [{"building": "castle", "workers": ["apprentice_0110", "laborer_0201"], "sent_this_turn": 1}],
        "finished": ["inn", "crane_2"],
    }
    assert (position["round"], position["first_player"], position["actions_left"]) == (4, 1, 2)
    assert (position["end_triggered"], match.player) == (False, 0)
    assert (len(position["building_row"]), len(position["building_deck"])) == (5, 42 - 6 - 5)
    assert (len(position["worker_row"]), len(position["worker_deck"])) == (5, 42 - 4 - 5)


@by_players
@pytest.mark.rule("BU-STATE-1", "BU-STATE-2", "BU-STATE-3")
def test_a_document_goes_on_like_the_match_it_was_written_from(players: int) -> None:
    """Loaded again before every single choice, the match takes the same course, observations included."""
    match = ratusz.new("builders", players, seed=13, options={"round_cap": 12}, confirm=[0])
    other = match.clone()
    dice = Random(players)
    buffers = bytearray(GAME.observation.size), bytearray(GAME.observation.size)
    while not match.over:
        action = lively(match, dice)
        other = ratusz.from_document(json.loads(json.dumps(other.document())))
        assert other.legal() == match.legal()
        match.apply(action)
        other.apply(action)
        for buffer, side in zip(buffers, (match, other), strict=True):
            side.game.observation.write(side.redealt(0, Rng.from_seed("same")), 0, buffer)
        assert buffers[0] == buffers[1]
    assert other.fingerprint() == match.fingerprint()


@pytest.mark.rule("BU-STATE-2")
def test_a_finished_site_leaves_no_count_behind() -> None:
    """What is stored of a turn concerns sites: an observation is the same whether a match was loaded or not."""
    match = table(Seat(coins=9, free_workers="apprentice_1001", sites={"bower": ""}), Seat())
    play(match, "send apprentice_1001 bower")
    loaded = ratusz.from_document(match.document())
    observations = [bytearray(GAME.observation.size), bytearray(GAME.observation.size)]
    for observation, side in zip(observations, (match, loaded), strict=True):
        side.game.observation.write(side.redealt(0, Rng.from_seed("same")), 0, observation)
    assert observations[0] == observations[1]


@by_players
@pytest.mark.rule("BU-STATE-4", "BU-BUILD-5", "BU-HIRE-6", "BU-ROW-5")
def test_invariants_hold_throughout_a_match(players: int) -> None:
    match = ratusz.new("builders", players, seed=14, options={"round_cap": 40})
    dice = Random(players)
    before = match.document()["position"]
    while not match.over:
        match.apply(lively(match, dice))
        position = match.document()["position"]
        check_every_card_lies_in_one_place(position)
        check_nothing_was_given_back(before, position)
        check_numbers(position)
        before = position


def check_every_card_lies_in_one_place(position: dict[str, Any]) -> None:
    cards = Counter(position["building_row"] + position["building_deck"])
    cards.update(position["worker_row"] + position["worker_deck"])
    for entry in position["seats"]:
        machines = [card for card in entry["finished"] if card in MACHINE_IDS]
        workers = entry["free_workers"] + [worker for site in entry["sites"] for worker in site["workers"]]
        assert sorted(machines) == sorted(set(workers).intersection(MACHINE_IDS))
        cards.update(worker for worker in workers if worker not in MACHINE_IDS)
        cards.update(entry["finished"] + [site["building"] for site in entry["sites"]])
    assert cards == dict.fromkeys(BUILDING_IDS + WORKER_IDS, 1)


def check_nothing_was_given_back(before: dict[str, Any], after: dict[str, Any]) -> None:
    """What a seat has, it keeps, a site as a building; what left a deck or a row does not return."""
    for old, new in zip(before["seats"], after["seats"], strict=True):
        assert _owned(old) <= _owned(new)
        assert set(old["finished"]) <= set(new["finished"])
    for name in ("building", "worker"):
        old_deck, new_deck = before[f"{name}_deck"], after[f"{name}_deck"]
        assert new_deck in (old_deck, old_deck[1:])
        assert set(after[f"{name}_row"]) <= {*before[f"{name}_row"], *old_deck[:1]}


def _owned(entry: dict[str, Any]) -> set[str]:
    sites = {card for site in entry["sites"] for card in [site["building"], *site["workers"]]}
    return sites.union(entry["free_workers"], entry["finished"])


def check_numbers(position: dict[str, Any]) -> None:
    assert position["actions_left"] >= 0
    for name in ("building", "worker"):
        assert len(position[f"{name}_row"]) == 5 or not position[f"{name}_deck"]
    for entry in position["seats"]:
        assert entry["coins"] >= 0
        for site_entry in entry["sites"]:
            assert any(missing > 0 for missing in _missing(site_entry))


def _missing(site_entry: dict[str, Any]) -> list[int]:
    """What the workers on a site leave to be done, from the digits of their ids and the one of a machine's."""
    missing = unpack(REQUIRES[BUILDING_IDS.index(site_entry["building"]) + 1])
    for worker in site_entry["workers"]:
        if worker in MACHINE_IDS:
            missing[MACHINE_IDS.index(worker) % 4] -= int(worker[-1])
            continue
        for resource, digit in enumerate(worker.split("_")[1]):
            missing[resource] -= int(digit)
    return missing


@by_players
@pytest.mark.rule("BU-HID-1", "BU-HID-2")
def test_everybody_sees_the_same_and_all_that_lies_open(players: int) -> None:
    match = ratusz.new("builders", players, seed=15, options={"round_cap": 20})
    dice = Random(players)
    while not match.over:
        match.apply(lively(match, dice))
        view = board(match)
        assert all(match.view(number) == view for number in range(players))
        position = match.document()["position"]
        assert (view["building_row"], view["worker_row"]) == (position["building_row"], position["worker_row"])
        for shown, entry in zip(view["seats"], position["seats"], strict=True):
            assert (shown["coins"], shown["free_workers"]) == (entry["coins"], entry["free_workers"])
            assert [(place["building"], place["workers"]) for place in shown["sites"]] == [
                (place["building"], place["workers"]) for place in entry["sites"]
            ]
            assert shown["finished"] == entry["finished"]


@pytest.mark.rule("BU-HID-3", "BU-Q-12")
def test_the_next_building_is_visible() -> None:
    match = table(Seat(), Seat(), building_row="inn farm abbey post hotel")
    deck = match.document()["position"]["building_deck"]
    assert board(match)["next_building"] == deck[0]
    play(match, "start_construction inn")
    assert board(match)["next_building"] == deck[1]


@by_players
@pytest.mark.rule("BU-HID-3", "BU-HID-4", "BU-HID-7")
def test_a_view_names_no_card_that_lies_face_down(players: int) -> None:
    match = ratusz.new("builders", players, seed=16)
    position = match.document()["position"]
    shown = json.dumps([match.view(number) for number in [*range(players), None]])
    for card in position["building_deck"][1:] + position["worker_deck"]:
        assert f'"{card}"' not in shown
    assert position["building_deck"][0] in shown


@by_players
@pytest.mark.rule("BU-HID-5", "BU-HID-7")
def test_the_numbers_of_cards_left_are_open(players: int) -> None:
    match = ratusz.new("builders", players, seed=17)
    play(match, f"hire {board(match)['worker_row'][0]}")
    play(match, f"start_construction {board(match)['building_row'][0]}")
    assert (board(match)["building_deck"], board(match)["worker_deck"]) == (36, 36 - players)


@by_players
@pytest.mark.rule("BU-HID-6")
def test_a_redeal_keeps_what_is_known_and_shuffles_the_rest(players: int) -> None:
    """The same cards are unseen as before, the top building stays, and all orders of the others can come up."""
    match = ratusz.new("builders", players, seed=18)
    position = match.document()["position"]
    tops = set()
    for seed in range(200):
        state = match.redealt(0, Rng.from_seed(str(seed)))
        redealt = match.game.write(state)
        assert match.game.view(state, 0) == match.view(0)
        assert redealt["building_deck"][0] == position["building_deck"][0]
        for deck in ("building_deck", "worker_deck"):
            assert sorted(redealt[deck]) == sorted(position[deck])
        tops.add((redealt["building_deck"][1], redealt["worker_deck"][0]))
    assert {building for building, _ in tops} == set(position["building_deck"][1:])
    assert {worker for _, worker in tops} == set(position["worker_deck"])
