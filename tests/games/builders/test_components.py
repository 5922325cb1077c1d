"""The cards of The Builders: the numbers in the data are those of the rulebook, and the engine plays with them."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import ratusz
from ratusz.games.builders import cards
from tests.games.builders.words import Seat, play, seat, table

CONSTANTS: dict[str, Any] = cards.DATA["constants"]
BUILDINGS: list[dict[str, Any]] = cards.DATA["buildings"]
MACHINES: list[dict[str, Any]] = cards.DATA["machines"]
WORKERS: list[dict[str, Any]] = cards.DATA["workers"]


def figures(amounts: dict[str, int]) -> str:
    return "".join(str(amounts[resource]) for resource in cards.RESOURCES)


def total(records: list[dict[str, Any]], key: str) -> dict[str, int]:
    return {resource: sum(card[key][resource] for card in records) for resource in cards.RESOURCES}


@pytest.mark.rule("BU-COMP-1")
def test_workers_by_rank() -> None:
    assert len(WORKERS) == len(set(cards.WORKER_IDS)) == 42
    assert Counter((worker["type"], worker["cost"]) for worker in WORKERS) == {
        ("apprentice", 2): 6,
        ("laborer", 3): 12,
        ("craftsman", 4): 16,
        ("master", 5): 8,
    }


@pytest.mark.rule("BU-COMP-1", "BU-COMP-5")
@pytest.mark.parametrize("worker", WORKERS, ids=cards.WORKER_IDS)
def test_a_worker_produces_as_much_as_it_costs(worker: dict[str, Any]) -> None:
    assert sum(worker["produces"].values()) == worker["cost"]
    assert all(0 <= amount <= 3 for amount in worker["produces"].values())
    assert worker["id"].split("_")[:2] == [worker["type"], figures(worker["produces"])]


@pytest.mark.rule("BU-COMP-2", "BU-Q-14")
def test_buildings_and_machines_are_one_deck_of_42() -> None:
    assert (len(BUILDINGS), len(MACHINES)) == (34, 8)
    position = ratusz.new("builders", players=2, seed=1).document()["position"]
    assert sorted(position["building_row"] + position["building_deck"]) == sorted(cards.BUILDING_IDS)
    assert len(set(cards.BUILDING_IDS)) == 42


@pytest.mark.rule("BU-COMP-3")
def test_there_are_four_resources() -> None:
    assert cards.RESOURCES == ["stone", "wood", "knowledge", "tile"]


@pytest.mark.rule("BU-COMP-3", "BU-DONE-3")
def test_production_counts_only_where_a_worker_stands() -> None:
    """Two stone left over at the stone bridge do not help the next site, nor does what free workers produce."""
    ben = Seat(
        coins=20, free_workers="laborer_1020 master_3200", sites={"stone_bridge": "master_3002", "townhouse": ""}
    )
    match = table(ben, Seat())
    play(match, "send laborer_1020 stone_bridge", "send laborer_1020 townhouse")
    assert seat(match, 0)["sites"][0]["produced"] == {"stone": 1, "knowledge": 2}


@pytest.mark.rule("BU-COMP-4", "BU-COMP-6")
@pytest.mark.parametrize("card", BUILDINGS + MACHINES, ids=cards.BUILDING_IDS)
def test_a_building_card_shows_coins_points_and_requirements(card: dict[str, Any]) -> None:
    assert set(card["requires"]) == set(cards.RESOURCES)
    assert all(0 <= amount <= 5 for amount in card["requires"].values())
    assert sum(card["requires"].values()) > 0
    assert (card["coins"] == 0) == (card["kind"] == "machine") == ("produces" in card)


@pytest.mark.rule("BU-COMP-4", "BU-COMP-5", "BU-COMP-6")
def test_the_engine_plays_with_the_printed_figures() -> None:
    numbers = {name: number for number, name in enumerate(cards.CARD_IDS)}
    for card in BUILDINGS + MACHINES:
        # A machine's id stands twice; its building card is the first of the two.
        number = cards.BUILDING_IDS.index(card["id"]) + 1
        assert (cards.REWARD[number], cards.POINTS[number]) == (card["coins"], card["points"])
        assert cards.unpack(cards.REQUIRES[number]) == [card["requires"][resource] for resource in cards.RESOURCES]
    for worker in WORKERS:
        assert cards.WAGE[numbers[worker["id"]]] == worker["cost"]
        produces = cards.unpack(cards.PRODUCES[numbers[worker["id"]]])
        assert produces == [worker["produces"][resource] for resource in cards.RESOURCES]
    for machine in MACHINES:
        assert cards.WAGE[numbers[machine["id"]]] == machine["work_cost"] == 0
        produces = cards.unpack(cards.PRODUCES[numbers[machine["id"]]])
        assert produces == [machine["produces"][resource] for resource in cards.RESOURCES]


@pytest.mark.rule("BU-DONE-1", "BU-DONE-3")
def test_enough_compares_each_resource_by_itself() -> None:
    amounts = [{"stone": a, "wood": b, "knowledge": c, "tile": d} for a, b, c, d in _amounts()]
    for have in amounts:
        for need in amounts:
            covered = all(have[resource] >= need[resource] for resource in cards.RESOURCES)
            assert cards.enough(cards.pack(have), cards.pack(need)) == covered


def _amounts() -> list[tuple[int, int, int, int]]:
    few = (0, 1, 5, 100)
    return [(a, b, c, d) for a in few for b in few for c in few for d in few]


@pytest.mark.rule("BU-COMP-7")
def test_coins_in_the_box() -> None:
    coins = (CONSTANTS["silver_coins"], CONSTANTS["silver_value"], CONSTANTS["gold_coins"], CONSTANTS["gold_value"])
    assert coins == (25, 1, 15, 5)


@pytest.mark.rule("BU-COMP-7")
def test_only_the_value_of_coins_matters() -> None:
    """Anna owns 20 coins, more than any four silver pieces: change for a wage of 2 is always at hand."""
    match = table(Seat(coins=20, free_workers="apprentice_1010", sites={"chapel": ""}), Seat())
    play(match, "send apprentice_1010 chapel")
    assert seat(match, 0)["coins"] == 18


@pytest.mark.rule("BU-COMP-8")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_first_player_card_stays_where_it_is(players: int) -> None:
    match = ratusz.new("builders", players, seed=5, options={"round_cap": 6})
    holder = match.view()["first_player"]
    while not match.over:
        match.apply(match.legal()[-1])
        assert match.view()["first_player"] == holder


@pytest.mark.rule("BU-COMP-1", "BU-COMP-2", "BU-COMP-4")
def test_totals_of_the_data() -> None:
    totals = cards.DATA["totals"]
    assert totals == {
        "workers": len(WORKERS),
        "workers_by_type": Counter(worker["type"] for worker in WORKERS),
        "worker_production": total(WORKERS, "produces"),
        "worker_cost_sum": sum(worker["cost"] for worker in WORKERS),
        "buildings": len(BUILDINGS),
        "machines": len(MACHINES),
        "building_deck": len(BUILDINGS) + len(MACHINES),
        "building_coins": sum(card["coins"] for card in BUILDINGS),
        "building_points": sum(card["points"] for card in BUILDINGS),
        "machine_points": sum(card["points"] for card in MACHINES),
        "all_points": sum(card["points"] for card in BUILDINGS + MACHINES),
        "building_requirements": total(BUILDINGS, "requires"),
        "machine_requirements": total(MACHINES, "requires"),
        "machine_production": total(MACHINES, "produces"),
    }
    assert (totals["worker_cost_sum"], totals["building_coins"], totals["all_points"]) == (152, 448, 122)


def test_constants_of_the_rulebook() -> None:
    """The numbers that the rulebook states in words; the engine takes them from the data or is built on them."""
    assert (CONSTANTS["starting_coins"], CONSTANTS["starting_apprentices"]) == (10, 1)
    assert (CONSTANTS["building_row_size"], CONSTANTS["worker_row_size"]) == (5, 5)
    assert (CONSTANTS["free_actions_per_turn"], CONSTANTS["extra_action_price"]) == (3, 5)
    assert (CONSTANTS["start_construction_actions"], CONSTANTS["hire_actions"]) == (1, 1)
    assert [(step["actions"], step["coins"]) for step in CONSTANTS["take_coins"]] == [(1, 1), (2, 3), (3, 6)]
    assert (CONSTANTS["end_trigger_points"], CONSTANTS["coins_per_point"]) == (17, 10)


@pytest.mark.rule("BU-DONE-8")
def test_two_buildings_are_worth_nothing() -> None:
    assert {card["id"] for card in BUILDINGS if card["points"] == 0} == {"bower", "wooden_shack"}


@pytest.mark.rule("BU-MACH-8")
def test_machines_come_in_pairs() -> None:
    kinds = Counter(machine["id"].rsplit("_", 1)[0] for machine in MACHINES)
    assert kinds == {"crane": 2, "circular_saw": 2, "measuring_instrument": 2, "tile_kiln": 2}
    for machine in MACHINES:
        produced = sorted(machine["produces"].values())
        assert produced == [0, 0, 0, int(machine["id"][-1])]
        assert (produced[-1], machine["points"], sum(machine["requires"].values())) in {(2, 1, 2), (3, 2, 3)}


@pytest.mark.rule("BU-Q-15")
def test_small_circular_saw_needs_stone_and_knowledge() -> None:
    saw = next(machine for machine in MACHINES if machine["id"] == "circular_saw_2")
    assert figures(saw["requires"]) == "1010"


@pytest.mark.rule("BU-Q-16")
def test_polish_names_say_where_they_come_from() -> None:
    named = BUILDINGS + MACHINES + cards.DATA["worker_types"]
    assert {card["name_pl_source"] for card in named} == {"rulebook", "public", "translation"}
    from_the_rulebook = {card["name"]["pl"] for card in named if card["name_pl_source"] == "rulebook"}
    assert from_the_rulebook == {"Kaplica", "Uczeń", "Rzemieślnik"}
