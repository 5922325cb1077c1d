"""Sending workers and finishing sites in The Builders."""

from __future__ import annotations

import pytest

from tests.games.builders.words import Seat, actions_left, choices, play, seat, sends, site, sites, table

SIX_APPRENTICES = "apprentice_1010 apprentice_0110 apprentice_1001 apprentice_1100 apprentice_0011 apprentice_0101"


@pytest.mark.rule("BU-SEND-1")
def test_the_worker_moves_onto_the_site() -> None:
    match = table(Seat(coins=10, free_workers="laborer_0201 master_3200", sites={"castle": "", "church": ""}), Seat())
    play(match, "send master_3200 church")
    assert seat(match, 0)["free_workers"] == ["laborer_0201"]
    assert site(match, 0, "church")["workers"] == ["master_3200"]
    assert site(match, 0, "church")["produced"] == {"stone": 3, "wood": 2}
    assert site(match, 0, "castle")["workers"] == []


@pytest.mark.rule("BU-SEND-2")
def test_each_further_worker_of_the_turn_costs_one_action_more() -> None:
    match = table(Seat(coins=200, free_workers=SIX_APPRENTICES, sites={"cathedral": "", "castle": ""}), Seat())
    play(match, *["buy_action"] * 18)
    spent = 0
    for worker, together in zip(SIX_APPRENTICES.split(), (1, 3, 6, 10, 15, 21), strict=True):
        assert site(match, 0, "cathedral")["next_send_actions"] == together - spent
        play(match, f"send {worker} cathedral")
        spent = together
        assert actions_left(match) == 21 - spent


@pytest.mark.rule("BU-SEND-2")
def test_with_two_actions_there_is_no_third_worker() -> None:
    sites = {"cathedral": "apprentice_0011 apprentice_0101"}
    anna = Seat(coins=200, free_workers="apprentice_1010 apprentice_0110", sites=sites, sent={"cathedral": 2})
    assert sends(table(anna, Seat(), actions_left=2)) == set()
    assert sends(table(anna, Seat(), actions_left=3)) == {"apprentice_1010 cathedral", "apprentice_0110 cathedral"}


@pytest.mark.rule("BU-SEND-3")
def test_workers_of_earlier_turns_do_not_raise_the_cost() -> None:
    on_site = "apprentice_1010 apprentice_0110 apprentice_1001 apprentice_1100"
    match = table(Seat(coins=20, free_workers="apprentice_0011", sites={"cathedral": on_site}), Seat())
    play(match, "send apprentice_0011 cathedral")
    assert actions_left(match) == 2


@pytest.mark.rule("BU-SEND-4")
def test_each_site_has_its_own_counter() -> None:
    anna = Seat(coins=20, free_workers=SIX_APPRENTICES, sites={"cathedral": "", "castle": "", "church": ""})
    match = table(anna, Seat())
    play(match, "send apprentice_1010 cathedral", "send apprentice_0110 castle", "send apprentice_1001 church")
    assert actions_left(match) == 0
    assert [entry["next_send_actions"] for entry in seat(match, 0)["sites"]] == [2, 2, 2]


@pytest.mark.rule("BU-SEND-5")
@pytest.mark.parametrize(
    ("worker", "cost"), [("apprentice_1010", 2), ("laborer_0201", 3), ("craftsman_0013", 4), ("master_3200", 5)]
)
def test_the_printed_cost_is_paid_to_the_bank(worker: str, cost: int) -> None:
    match = table(Seat(coins=20, free_workers=worker, sites={"cathedral": ""}), Seat(coins=6))
    play(match, f"send {worker} cathedral")
    assert (seat(match, 0)["coins"], seat(match, 1)["coins"]) == (20 - cost, 6)


@pytest.mark.rule("BU-SEND-5", "BU-MACH-3")
def test_a_machine_works_for_nothing() -> None:
    match = table(Seat(free_workers="crane_2", sites={"cathedral": ""}, finished="crane_2"), Seat())
    play(match, "send crane_2 cathedral")
    assert (seat(match, 0)["coins"], actions_left(match)) == (0, 2)
    assert site(match, 0, "cathedral")["produced"] == {"stone": 2}


@pytest.mark.rule("BU-SEND-6")
def test_the_reward_cannot_pay_the_wage() -> None:
    match = table(Seat(coins=1, free_workers="apprentice_1001", sites={"bower": ""}), Seat())
    assert sends(match) == set()
    play(match, "take_coins 1", "send apprentice_1001 bower")
    assert seat(match, 0)["coins"] == 2 - 2 + 8


@pytest.mark.rule("BU-SEND-7")
def test_a_worker_on_a_site_cannot_be_sent_elsewhere() -> None:
    anna = Seat(coins=20, free_workers="apprentice_0011", sites={"cathedral": "apprentice_1010", "castle": ""})
    match = table(anna, Seat())
    assert sends(match) == {"apprentice_0011 cathedral", "apprentice_0011 castle"}
    play(match, "send apprentice_0011 castle", "take_coins 2", "end_turn", "take_coins 3", "end_turn")
    assert (match.player, sends(match)) == (0, set())


@pytest.mark.rule("BU-SEND-8", "BU-Q-5")
def test_a_useless_worker_may_be_sent() -> None:
    """The aqueduct needs no tile."""
    anna = Seat(coins=20, free_workers="tile_kiln_3", sites={"aqueduct": ""}, finished="tile_kiln_3")
    match = table(anna, Seat())
    play(match, "send tile_kiln_3 aqueduct")
    assert site(match, 0, "aqueduct")["missing"] == {"stone": 5, "wood": 2, "knowledge": 5}
    assert seat(match, 0)["free_workers"] == []


@pytest.mark.rule("BU-SEND-9")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_workers_are_sent_to_own_sites_only(players: int) -> None:
    others = [Seat(sites={"castle": ""}), Seat(sites={"church": ""}), Seat(sites={"abbey": ""})]
    anna = Seat(coins=50, free_workers="apprentice_0110", sites={"chapel": ""}, finished="inn")
    match = table(anna, *others[: players - 1], building_row="farm post hotel tavern forge")
    assert sends(match) == {"apprentice_0110 chapel"}


@pytest.mark.rule("BU-SEND-10", "BU-Q-6", "BU-DONE-4")
def test_a_freed_worker_may_be_sent_again_in_the_same_turn() -> None:
    """At the cathedral, where a worker was sent before, the second costs two actions, for its full wage once more."""
    anna = Seat(coins=6, free_workers="apprentice_0011 apprentice_1001", sites={"bower": "", "cathedral": ""})
    match = table(anna, Seat(), actions_left=4)
    play(match, "send apprentice_0011 cathedral", "send apprentice_1001 bower")
    assert (seat(match, 0)["coins"], actions_left(match)) == (10, 2)
    play(match, "send apprentice_1001 cathedral")
    assert (seat(match, 0)["coins"], actions_left(match)) == (8, 0)
    assert site(match, 0, "cathedral")["workers"] == ["apprentice_1001", "apprentice_0011"]


@pytest.mark.rule("BU-SEND-11")
def test_machines_raise_the_counter_like_workers() -> None:
    anna = Seat(
        coins=50, free_workers="crane_2 crane_3 apprentice_0011", sites={"cathedral": ""}, finished="crane_2 crane_3"
    )
    match = table(anna, Seat(), actions_left=6, confirm=[0])
    play(match, "send crane_2 cathedral")
    assert actions_left(match) == 5
    play(match, "send crane_3 cathedral")
    assert actions_left(match) == 3
    play(match, "send apprentice_0011 cathedral")
    assert actions_left(match) == 0


@pytest.mark.rule("BU-DONE-1")
@pytest.mark.parametrize(
    ("on_site", "worker", "finished"),
    [
        ("laborer_1020", "laborer_1002", True),  # 2/0/2/2 for a townhouse of 2/0/2/1
        ("laborer_1020", "apprentice_1001", True),  # 2/0/2/1, exactly
        ("laborer_1020", "apprentice_1010", False),  # 2/0/3/0, a tile short
        ("laborer_1020", "laborer_0012", False),  # 1/0/3/2, a stone short
        ("craftsman_2002", "apprentice_0110", False),  # 2/1/1/2, a knowledge short
        ("", "craftsman_2020", False),  # 2/0/2/0, a tile short
    ],
)
def test_a_site_is_finished_when_each_resource_is_there(on_site: str, worker: str, finished: bool) -> None:
    match = table(Seat(coins=9, free_workers=worker, sites={"townhouse": on_site}), Seat())
    play(match, f"send {worker} townhouse")
    assert (seat(match, 0)["finished"] == ["townhouse"]) is finished
    assert (sites(match, 0) == ["townhouse"]) is not finished


@pytest.mark.rule("BU-DONE-1")
def test_wood_is_counted_too() -> None:
    match = table(Seat(coins=9, free_workers="apprentice_0110 apprentice_0101", sites={"treehouse": ""}), Seat())
    play(match, "send apprentice_0110 treehouse")
    assert sites(match, 0) == ["treehouse"]
    play(match, "send apprentice_0101 treehouse")
    assert seat(match, 0)["finished"] == ["treehouse"]


@pytest.mark.rule("BU-DONE-2")
def test_finishing_is_no_action_and_no_choice() -> None:
    match = table(Seat(coins=2, free_workers="apprentice_1001", sites={"bower": ""}), Seat())
    play(match, "send apprentice_1001 bower")
    assert (actions_left(match), seat(match, 0)["finished"], seat(match, 0)["sites"]) == (2, ["bower"], [])


@pytest.mark.rule("BU-DONE-3")
def test_a_surplus_replaces_nothing_and_is_not_paid() -> None:
    """Six stone, four knowledge and no tile do not make a townhouse; once it is finished they are worth nothing."""
    workers = "laborer_1020 craftsman_2020 master_3200"
    match = table(Seat(coins=2, free_workers="apprentice_1001", sites={"townhouse": workers}), Seat())
    assert site(match, 0, "townhouse")["missing"] == {"tile": 1}
    play(match, "send apprentice_1001 townhouse")
    assert (seat(match, 0)["coins"], seat(match, 0)["card_points"]) == (10, 2)


@pytest.mark.rule("BU-DONE-4")
def test_all_workers_and_machines_come_back_at_once() -> None:
    workers = "laborer_1020 craftsman_2020 crane_2"
    anna = Seat(coins=4, free_workers="apprentice_1001", sites={"townhouse": workers, "castle": ""}, finished="crane_2")
    match = table(anna, Seat())
    play(match, "send apprentice_1001 townhouse")
    freed = {"apprentice_1001", "laborer_1020", "craftsman_2020", "crane_2"}
    assert set(seat(match, 0)["free_workers"]) == freed
    assert sends(match) == {f"{worker} castle" for worker in freed}


@pytest.mark.rule("BU-DONE-4")
def test_workers_on_other_sites_stay_there() -> None:
    anna = Seat(coins=4, free_workers="apprentice_1001", sites={"bower": "", "castle": "laborer_1020"})
    match = table(anna, Seat(free_workers="laborer_0201", sites={"church": "laborer_1200"}))
    play(match, "send apprentice_1001 bower")
    assert site(match, 0, "castle")["workers"] == ["laborer_1020"]
    assert site(match, 1, "church")["workers"] == ["laborer_1200"]
    assert seat(match, 0)["free_workers"] == ["apprentice_1001"]


@pytest.mark.rule("BU-DONE-5", "BU-DONE-6")
def test_the_owner_gets_the_printed_coins_and_points() -> None:
    match = table(Seat(coins=4, free_workers="craftsman_2020", sites={"townhouse": "apprentice_0101"}), Seat(coins=1))
    play(match, "send craftsman_2020 townhouse")
    assert (seat(match, 0)["coins"], seat(match, 0)["card_points"]) == (10, 2)
    assert (seat(match, 1)["coins"], seat(match, 1)["card_points"]) == (1, 0)


@pytest.mark.rule("BU-DONE-6")
def test_a_finished_building_has_no_further_effect() -> None:
    match = table(Seat(coins=20, free_workers="apprentice_1001", sites={"bower": "", "castle": ""}), Seat())
    play(match, "send apprentice_1001 bower")
    verbs = [choice.split() for choice in choices(match)]
    assert not any("bower" in words for words in verbs)


@pytest.mark.rule("BU-DONE-7")
def test_only_the_site_of_the_send_is_checked() -> None:
    """Each send adds to its own site alone: what the castle has now does not count for the townhouse."""
    anna = Seat(
        coins=20, free_workers="craftsman_1021 apprentice_1001", sites={"townhouse": "apprentice_1010", "castle": ""}
    )
    match = table(anna, Seat())
    play(match, "send craftsman_1021 castle")
    assert sites(match, 0) == ["townhouse", "castle"]
    play(match, "send apprentice_1001 townhouse")
    assert site(match, 0, "townhouse")["missing"] == {"knowledge": 1}


@pytest.mark.rule("BU-DONE-7")
@pytest.mark.parametrize("choice", ["take_coins 1", "buy_action", "hire laborer_0201", "start_construction abbey"])
def test_only_a_send_finishes_a_site(choice: str) -> None:
    """All that the bower needs stands free beside it."""
    anna = Seat(coins=20, free_workers="apprentice_1001", sites={"bower": ""})
    rows = {
        "building_row": "inn farm abbey post hotel",
        "worker_row": "laborer_0201 laborer_1020 laborer_0012 laborer_1200 laborer_0102",
    }
    match = table(anna, Seat(), **rows)
    play(match, choice)
    assert (seat(match, 0)["finished"], site(match, 0, "bower")["missing"]) == ([], {"stone": 1, "tile": 1})


@pytest.mark.rule("BU-DONE-8")
@pytest.mark.parametrize(("building", "worker"), [("bower", "apprentice_1001"), ("wooden_shack", "apprentice_0110")])
def test_a_building_without_points_is_finished_and_paid(building: str, worker: str) -> None:
    match = table(Seat(coins=2, free_workers=worker, sites={building: ""}), Seat())
    play(match, f"send {worker} {building}")
    assert (seat(match, 0)["coins"], seat(match, 0)["card_points"]) == (8, 0)
    assert seat(match, 0)["finished"] == [building]
