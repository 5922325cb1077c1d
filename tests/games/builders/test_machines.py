"""Machines: buildings of The Builders that become workers."""

from __future__ import annotations

import pytest

from ratusz.core.errors import BadNotation
from tests.games.builders.words import Seat, actions_left, choices, play, seat, sends, site, sites, table


@pytest.mark.rule("BU-MACH-1")
def test_a_machine_is_started_and_built_like_a_building() -> None:
    match = table(Seat(coins=4, free_workers="apprentice_0101"), Seat(), building_row="inn crane_2 abbey post hotel")
    play(match, "start_construction crane_2")
    assert sites(match, 0) == ["crane_2"]
    assert sends(match) == {"apprentice_0101 crane_2"}
    play(match, "send apprentice_0101 crane_2")
    assert (sites(match, 0), seat(match, 0)["finished"]) == ([], ["crane_2"])


@pytest.mark.rule("BU-MACH-1")
def test_an_unfinished_machine_does_not_work() -> None:
    match = table(Seat(coins=9, free_workers="apprentice_1010", sites={"crane_2": "", "castle": ""}), Seat())
    assert sends(match) == {"apprentice_1010 crane_2", "apprentice_1010 castle"}
    assert seat(match, 0)["card_points"] == 0


@pytest.mark.rule("BU-MACH-2")
@pytest.mark.parametrize(
    ("machine", "worker", "points"), [("crane_2", "apprentice_0101", 1), ("crane_3", "laborer_0210", 2)]
)
def test_a_finished_machine_gives_points_and_no_coins_and_is_free(machine: str, worker: str, points: int) -> None:
    match = table(Seat(coins=6, free_workers=worker, sites={machine: ""}), Seat())
    paid = {"apprentice_0101": 2, "laborer_0210": 3}[worker]
    play(match, f"send {worker} {machine}")
    assert (seat(match, 0)["coins"], seat(match, 0)["card_points"]) == (6 - paid, points)
    assert seat(match, 0)["free_workers"] == [worker, machine]


@pytest.mark.rule("BU-MACH-3")
@pytest.mark.parametrize(
    ("machine", "produced"),
    [
        ("crane_2", {"stone": 2}),
        ("circular_saw_2", {"wood": 2}),
        ("measuring_instrument_2", {"knowledge": 2}),
        ("tile_kiln_2", {"tile": 2}),
        ("crane_3", {"stone": 3}),
        ("circular_saw_3", {"wood": 3}),
        ("measuring_instrument_3", {"knowledge": 3}),
        ("tile_kiln_3", {"tile": 3}),
    ],
)
def test_a_machine_produces_what_is_printed_on_it(machine: str, produced: dict[str, int]) -> None:
    match = table(Seat(free_workers=machine, sites={"cathedral": ""}, finished=machine), Seat())
    play(match, f"send {machine} cathedral")
    assert site(match, 0, "cathedral")["produced"] == produced
    assert (seat(match, 0)["coins"], seat(match, 0)["free_workers"]) == (0, [])


@pytest.mark.rule("BU-MACH-3", "BU-SEND-10")
def test_a_machine_comes_back_and_works_again() -> None:
    sites = {"stone_bridge": "apprentice_0011", "cathedral": ""}
    match = table(Seat(free_workers="crane_2", sites=sites, finished="crane_2"), Seat())
    play(match, "send crane_2 stone_bridge", "send crane_2 cathedral")
    assert (actions_left(match), seat(match, 0)["coins"]) == (1, 6)


@pytest.mark.rule("BU-MACH-4", "BU-Q-7")
def test_a_machine_may_be_sent_in_the_turn_in_which_it_was_finished() -> None:
    match = table(Seat(coins=2, free_workers="apprentice_0101", sites={"crane_2": "", "castle": ""}), Seat())
    play(match, "send apprentice_0101 crane_2", "send crane_2 castle")
    assert site(match, 0, "castle")["workers"] == ["crane_2"]


@pytest.mark.rule("BU-MACH-5")
def test_the_points_of_a_machine_count_while_it_works() -> None:
    match = table(Seat(free_workers="crane_3", sites={"castle": ""}, finished="crane_3 inn"), Seat())
    assert seat(match, 0)["card_points"] == 5
    play(match, "send crane_3 castle")
    assert (seat(match, 0)["card_points"], match.scores()) == (5, [5, 0])
    assert match.score_sheet()[0] == {"buildings": 3, "machines": 2, "coins": 0}


@pytest.mark.rule("BU-MACH-6")
def test_a_machine_builds_a_machine() -> None:
    """The circular saw's two wood and the apprentice's knowledge make the larger crane."""
    anna = Seat(free_workers="circular_saw_2", sites={"crane_3": "apprentice_0011"}, finished="circular_saw_2")
    match = table(anna, Seat())
    play(match, "send circular_saw_2 crane_3")
    assert set(seat(match, 0)["free_workers"]) == {"apprentice_0011", "circular_saw_2", "crane_3"}
    assert (seat(match, 0)["card_points"], seat(match, 0)["coins"]) == (3, 0)


@pytest.mark.rule("BU-MACH-7")
def test_a_machine_cannot_be_hired() -> None:
    match = table(Seat(coins=20, sites={"castle": ""}), Seat(free_workers="crane_2", finished="crane_2"))
    assert not any("crane_2" in choice for choice in choices(match))
    with pytest.raises(BadNotation):
        match.parse("hire crane_2")


@pytest.mark.rule("BU-MACH-8")
def test_one_may_own_both_machines_of_a_kind() -> None:
    anna = Seat(coins=3, free_workers="laborer_0210 crane_2", sites={"crane_3": ""}, finished="crane_2")
    match = table(anna, Seat())
    play(match, "send laborer_0210 crane_3")
    assert set(seat(match, 0)["free_workers"]) == {"laborer_0210", "crane_2", "crane_3"}
    assert seat(match, 0)["card_points"] == 3
