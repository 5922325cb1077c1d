"""The worked examples of the rules, number by number."""

from __future__ import annotations

import pytest

from tests.games.builders.words import Seat, actions_left, board, choices, play, seat, sends, site, sites, table


@pytest.mark.rule("BU-EX-1")
def test_completing_the_chapel() -> None:
    anna = Seat(
        coins=6,
        free_workers="craftsman_0013",
        sites={"chapel": "master_3200 apprentice_1010"},
        finished="inn treehouse",
    )
    match = table(anna, Seat())
    assert seat(match, 0)["card_points"] == 4
    assert site(match, 0, "chapel")["produced"] == {"stone": 4, "wood": 2, "knowledge": 1}
    play(match, "send craftsman_0013 chapel")
    assert (seat(match, 0)["coins"], actions_left(match), seat(match, 0)["card_points"]) == (20, 2, 9)
    assert set(seat(match, 0)["free_workers"]) == {"master_3200", "apprentice_1010", "craftsman_0013"}
    assert set(seat(match, 0)["finished"]) == {"inn", "treehouse", "chapel"}
    assert sites(match, 0) == []


@pytest.mark.rule("BU-EX-2")
def test_rising_action_cost() -> None:
    ben = Seat(coins=14, free_workers="apprentice_1001 laborer_1002 apprentice_1100", sites={"house": ""})
    match = table(ben, Seat())
    play(match, "send apprentice_1001 house")
    assert (actions_left(match), seat(match, 0)["coins"]) == (2, 12)
    assert site(match, 0, "house")["produced"] == {"stone": 1, "tile": 1}
    play(match, "send laborer_1002 house")
    assert (actions_left(match), seat(match, 0)["coins"]) == (0, 9)
    assert site(match, 0, "house")["produced"] == {"stone": 2, "tile": 3}
    assert site(match, 0, "house")["next_send_actions"] == 3
    assert choices(match) == ["end_turn", "buy_action"]

    buying = match.clone()
    play(buying, "buy_action")
    assert (seat(buying, 0)["coins"], sends(buying)) == (4, set())

    play(match, "end_turn", "take_coins 3", "end_turn")
    assert site(match, 0, "house")["next_send_actions"] == 1
    play(match, "send apprentice_1100 house")
    assert (seat(match, 0)["coins"], seat(match, 0)["card_points"]) == (17, 2)
    assert actions_left(match) == 2


@pytest.mark.rule("BU-EX-3")
def test_two_sites() -> None:
    cleo = Seat(coins=9, free_workers="apprentice_1001 laborer_0210", sites={"bower": "", "treehouse": ""})
    match = table(cleo, Seat())
    play(match, "send apprentice_1001 bower")
    assert (seat(match, 0)["coins"], seat(match, 0)["card_points"], actions_left(match)) == (15, 0, 2)
    assert "apprentice_1001" in seat(match, 0)["free_workers"]
    play(match, "send laborer_0210 treehouse")
    assert (seat(match, 0)["coins"], seat(match, 0)["card_points"], actions_left(match)) == (18, 1, 1)


@pytest.mark.rule("BU-EX-4")
def test_the_same_worker_twice_in_one_turn() -> None:
    dan = Seat(coins=4, free_workers="apprentice_0110", sites={"wooden_shack": "", "treehouse": "apprentice_0101"})
    match = table(dan, Seat())
    play(match, "send apprentice_0110 wooden_shack")
    assert (seat(match, 0)["coins"], actions_left(match)) == (10, 2)
    play(match, "send apprentice_0110 treehouse")
    assert (seat(match, 0)["coins"], seat(match, 0)["card_points"], actions_left(match)) == (14, 1, 1)


@pytest.mark.rule("BU-EX-5")
def test_a_machine_works_at_once() -> None:
    eva = Seat(
        coins=5,
        free_workers="apprentice_0101",
        sites={"crane_2": "", "stone_bridge": "apprentice_0011"},
        finished="inn",
    )
    match = table(eva, Seat())
    assert seat(match, 0)["card_points"] == 3
    play(match, "send apprentice_0101 crane_2")
    assert (seat(match, 0)["coins"], seat(match, 0)["card_points"]) == (3, 4)
    assert seat(match, 0)["free_workers"] == ["apprentice_0101", "crane_2"]
    play(match, "send crane_2 stone_bridge")
    assert (seat(match, 0)["coins"], seat(match, 0)["card_points"], actions_left(match)) == (9, 5, 1)
    assert set(seat(match, 0)["free_workers"]) == {"apprentice_0101", "crane_2", "apprentice_0011"}


@pytest.mark.rule("BU-EX-6")
@pytest.mark.parametrize(
    ("coins", "actions", "choices_made", "after"),
    [
        (0, 3, ["take_coins 3"], 6),
        (0, 3, ["take_coins 2", "take_coins 1"], 4),
        (0, 3, ["take_coins 1", "take_coins 1", "take_coins 1"], 3),
        (5, 2, ["buy_action", "take_coins 3"], 6),
        (5, 2, ["take_coins 2"], 8),
    ],
)
def test_taking_coins(coins: int, actions: int, choices_made: list[str], after: int) -> None:
    match = table(Seat(coins=coins), Seat(), actions_left=actions)
    play(match, *choices_made)
    assert seat(match, 0)["coins"] == after


@pytest.mark.rule("BU-EX-7")
def test_payment_before_reward() -> None:
    fritz = Seat(coins=3, free_workers="craftsman_0013", sites={"chapel": "master_3200 apprentice_1010"})
    match = table(fritz, Seat(), actions_left=1, confirm=[0])
    assert sends(match) == set()
    play(match, "take_coins 1")
    assert (seat(match, 0)["coins"], actions_left(match), choices(match)) == (4, 0, ["end_turn"])


@pytest.mark.rule("BU-EX-8")
def test_last_round() -> None:
    gil, hana, ida = Seat(), Seat(finished="cathedral castle house"), Seat()
    match = table(gil, hana, ida, active=1, first_player=0)
    play(match, "take_coins 2", "take_coins 1")
    assert (match.player, board(match)["end_triggered"]) == (2, True)
    play(match, "take_coins 2", "take_coins 1")
    assert match.over
    assert match.scores() == [0, 17, 0]


@pytest.mark.rule("BU-EX-9")
def test_ties() -> None:
    gil = Seat(coins=12, finished="cathedral castle house")
    hana = Seat(coins=23, finished="church watchtower abbey treehouse")
    match = table(gil, hana, active=1)
    play(match, "take_coins 3", "end_turn")
    assert (match.over, match.scores(), match.ranking()) == (True, [18, 18], [1, 2])

    hana = Seat(coins=13, finished="church watchtower abbey cottage")
    match = table(gil, hana, active=1)
    play(match, "take_coins 3", "end_turn")
    assert (match.over, match.scores(), match.ranking()) == (True, [18, 18], [2, 1])


@pytest.mark.rule("BU-EX-10")
def test_deck_exhausted() -> None:
    match = table(Seat(), Seat(), building_row="inn farm abbey post hotel", building_deck="")
    play(match, "start_construction farm")
    assert board(match)["building_row"] == ["inn", "abbey", "post", "hotel"]
    play(match, "take_coins 2", "take_coins 2", "take_coins 1")
    assert board(match)["building_row"] == ["inn", "abbey", "post", "hotel"]
