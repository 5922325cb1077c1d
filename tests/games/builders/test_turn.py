"""A turn of The Builders: three actions, more for coins, and its end."""

from __future__ import annotations

import pytest

import ratusz
from ratusz.core.errors import IllegalAction
from tests.games.builders.words import Seat, actions_left, board, choices, play, seat, sends, site, table

BUILDINGS = "inn farm abbey post hotel"
WORKERS = "laborer_0201 laborer_1020 laborer_0012 laborer_1200 laborer_0102"


@pytest.mark.rule("BU-TURN-1")
@pytest.mark.parametrize(("players", "first"), [(2, 1), (3, 0), (3, 2), (4, 3)])
def test_a_round_ends_with_the_player_to_the_right_of_the_first(players: int, first: int) -> None:
    match = table(*[Seat()] * players, active=first, first_player=first)
    for _ in range(players):
        assert board(match)["round"] == 1
        play(match, "take_coins 2", "take_coins 1")
    assert (match.player, board(match)["round"]) == (first, 2)


@pytest.mark.rule("BU-TURN-2")
def test_a_turn_begins_with_three_actions_and_fresh_counters() -> None:
    match = table(
        Seat(coins=4, free_workers="apprentice_1010 apprentice_0110", sites={"cathedral": ""}), Seat(), actions_left=1
    )
    play(match, "send apprentice_1010 cathedral")
    assert site(match, 0, "cathedral")["next_send_actions"] == 1
    assert (match.player, actions_left(match)) == (1, 3)
    play(match, "take_coins 3", "end_turn")
    assert (match.player, actions_left(match)) == (0, 3)
    play(match, "send apprentice_0110 cathedral")
    assert actions_left(match) == 2


@pytest.mark.rule("BU-TURN-3")
def test_choices_in_any_order_and_mixture() -> None:
    anna = Seat(coins=20, free_workers="apprentice_1010 apprentice_0110", sites={"castle": "", "cathedral": ""})
    match = table(anna, Seat(), building_row=BUILDINGS, worker_row=WORKERS)
    play(match, "buy_action", "send apprentice_1010 castle", "take_coins 1", "buy_action")
    play(match, "start_construction abbey", "hire laborer_0201", "send apprentice_0110 abbey")
    assert (match.player, actions_left(match), seat(match, 0)["coins"]) == (0, 0, 7)
    assert [entry["building"] for entry in seat(match, 0)["sites"]] == ["castle", "cathedral", "abbey"]


@pytest.mark.rule("BU-TURN-3", "BU-DEC-1")
def test_the_whole_list_of_choices() -> None:
    """Everything that can be paid for, and nothing else: no way to return a site, to dismiss or recall a worker."""
    anna = Seat(coins=5, free_workers="apprentice_1010 master_3200", sites={"castle": "apprentice_0110", "church": ""})
    ben = Seat(coins=50, free_workers="crane_2 laborer_0201", sites={"chapel": "laborer_1020"}, finished="crane_2 inn")
    match = table(
        anna,
        ben,
        actions_left=2,
        building_row="farm abbey post hotel stables",
        worker_row="laborer_0012 laborer_1200 laborer_0102 laborer_2001 craftsman_1111_a",
    )
    assert sorted(choices(match)) == sorted(
        [
            *(f"start_construction {card}" for card in ("farm", "abbey", "post", "hotel", "stables")),
            *(f"hire laborer_{figures}" for figures in ("0012", "1200", "0102", "2001")),
            "hire craftsman_1111_a",
            *(f"send {worker} castle" for worker in ("apprentice_1010", "master_3200")),
            *(f"send {worker} church" for worker in ("apprentice_1010", "master_3200")),
            "take_coins 1",
            "take_coins 2",
            "buy_action",
        ]
    )


@pytest.mark.rule("BU-TURN-4")
@pytest.mark.parametrize(
    ("coins", "actions", "sendable"),
    [
        (5, 2, {"apprentice_1010 castle", "apprentice_1010 church", "master_3200 castle", "master_3200 church"}),
        (4, 2, {"apprentice_1010 castle", "apprentice_1010 church"}),
        (5, 1, {"apprentice_1010 church", "master_3200 church"}),
        (1, 2, set()),
    ],
)
def test_a_choice_needs_all_its_actions_and_coins(coins: int, actions: int, sendable: set[str]) -> None:
    """A worker was sent to the castle in this turn already, so the next one costs two actions there."""
    sites = {"castle": "apprentice_0110", "church": ""}
    anna = Seat(coins=coins, free_workers="apprentice_1010 master_3200", sites=sites, sent={"castle": 1})
    assert sends(table(anna, Seat(), actions_left=actions)) == sendable


@pytest.mark.rule("BU-TURN-4")
def test_there_is_no_credit() -> None:
    match = table(Seat(coins=4, free_workers="master_3200", sites={"church": ""}), Seat())
    before = match.fingerprint()
    for choice in ("buy_action", "send master_3200 church", "end_turn"):
        with pytest.raises(IllegalAction):
            play(match, choice)
    assert match.fingerprint() == before


@pytest.mark.rule("BU-TURN-5", "BU-TURN-6", "BU-Q-1")
def test_all_actions_have_to_be_spent() -> None:
    match = table(Seat(coins=5), Seat())
    play(match, "buy_action")
    for left in (4, 3, 2, 1):
        assert actions_left(match) == left
        assert "end_turn" not in choices(match)
        play(match, "take_coins 1")
    assert (match.player, actions_left(match)) == (1, 3)


@pytest.mark.rule("BU-TURN-6")
def test_taking_a_coin_is_possible_with_empty_rows_and_an_empty_purse() -> None:
    """Of the last action there is only one use, and nobody is asked what to do with it."""
    nothing = {"building_row": "", "building_deck": "", "worker_row": "", "worker_deck": ""}
    match = table(Seat(), Seat(), confirm=[0], **nothing)
    assert choices(match) == ["take_coins 1", "take_coins 2", "take_coins 3"]
    play(match, "take_coins 2")
    assert (choices(match), seat(match, 0)["coins"]) == (["end_turn"], 4)


@pytest.mark.rule("BU-TURN-7")
def test_with_five_coins_and_no_action_one_may_buy_or_end() -> None:
    match = table(Seat(coins=4), Seat(), actions_left=1)
    play(match, "take_coins 1")
    assert (match.player, choices(match)) == (0, ["end_turn", "buy_action"])
    play(match, "buy_action")
    assert (actions_left(match), seat(match, 0)["coins"]) == (1, 0)


@pytest.mark.rule("BU-TURN-7")
def test_ending_costs_nothing() -> None:
    match = table(Seat(coins=20), Seat(), actions_left=1)
    play(match, "take_coins 1", "end_turn")
    assert (match.player, seat(match, 0)["coins"]) == (1, 21)


@pytest.mark.rule("BU-TURN-7")
def test_a_turn_with_nothing_left_to_choose_ends_by_itself() -> None:
    match = table(Seat(coins=3), Seat(), actions_left=1)
    play(match, "take_coins 1")
    assert match.player == 1


@pytest.mark.rule("BU-TURN-7")
def test_a_seat_that_confirms_is_asked_before_its_turn_ends() -> None:
    match = table(Seat(coins=3), Seat(), actions_left=1, confirm=[0])
    play(match, "take_coins 1")
    assert (match.player, choices(match)) == (0, ["end_turn"])
    play(match, "end_turn")
    assert match.player == 1
    play(match, "take_coins 3", "end_turn")
    assert match.player == 0


@pytest.mark.rule("BU-TURN-7")
def test_who_chose_to_end_the_turn_is_not_asked_again() -> None:
    match = table(Seat(coins=10), Seat(), actions_left=1, confirm=[0, 1])
    play(match, "take_coins 1", "end_turn")
    assert match.player == 1


def test_confirming_changes_nothing_else() -> None:
    matches = [ratusz.new("builders", 3, seed=8, options={"round_cap": 8}, confirm=seats) for seats in ([], [0, 1, 2])]
    asking = matches[1]
    while not matches[0].over:
        if choices(asking) == ["end_turn"]:
            play(asking, "end_turn")
        action = matches[0].legal()[-1]
        for match in matches:
            match.apply(action)
    play(asking, "end_turn")
    assert asking.over
    assert matches[0].view() == asking.view()
    assert asking.ply > matches[0].ply


@pytest.mark.rule("BU-EXTRA-1")
def test_five_coins_buy_an_action() -> None:
    match = table(Seat(coins=12), Seat(), actions_left=2)
    play(match, "buy_action")
    assert (actions_left(match), seat(match, 0)["coins"]) == (3, 7)


@pytest.mark.rule("BU-EXTRA-2", "BU-EXTRA-3", "BU-Q-2")
def test_actions_may_be_bought_as_long_as_coins_last() -> None:
    match = table(Seat(coins=104), Seat())
    for bought in range(1, 21):
        play(match, "buy_action")
        assert actions_left(match) == 3 + bought
    assert seat(match, 0)["coins"] == 4
    assert "buy_action" not in choices(match)


@pytest.mark.rule("BU-EXTRA-3", "BU-Q-2", "BU-SEND-2")
def test_four_workers_on_one_site_are_ten_actions_seven_of_them_bought() -> None:
    free = "apprentice_1010 apprentice_0110 apprentice_1001 apprentice_1100"
    match = table(Seat(coins=43, free_workers=free, sites={"cathedral": ""}), Seat())
    play(match, *["buy_action"] * 7)
    assert actions_left(match) == 10
    play(match, *(f"send {worker} cathedral" for worker in free.split()))
    assert (match.player, seat(match, 0)["coins"]) == (1, 0)


@pytest.mark.rule("BU-EXTRA-4", "BU-COIN-4", "BU-Q-3")
@pytest.mark.parametrize(
    ("choice", "coins"),
    [
        ("hire laborer_0201", 0),
        ("start_construction abbey", 0),
        ("take_coins 1", 1),
        ("send apprentice_1010 church", 0),
    ],
)
def test_a_bought_action_is_good_for_everything(choice: str, coins: int) -> None:
    """All free actions are spent; the worker's wage of 2 is at hand only for the send."""
    purse = 7 if choice.startswith("send") else 5
    anna = Seat(coins=purse - 1, free_workers="apprentice_1010", sites={"church": ""})
    match = table(anna, Seat(), actions_left=1, building_row=BUILDINGS, worker_row=WORKERS, confirm=[0])
    play(match, "take_coins 1", "buy_action")
    play(match, choice)
    assert (choices(match), seat(match, 0)["coins"]) == (["end_turn"], coins)


@pytest.mark.rule("BU-EXTRA-5")
def test_coins_earned_in_the_turn_buy_actions() -> None:
    anna = Seat(coins=2, free_workers="apprentice_1001", sites={"bower": ""})
    match = table(anna, Seat(), actions_left=1)
    play(match, "send apprentice_1001 bower", "buy_action")
    assert (actions_left(match), seat(match, 0)["coins"]) == (1, 3)


@pytest.mark.rule("BU-EXTRA-5")
def test_coins_taken_in_the_turn_buy_actions() -> None:
    match = table(Seat(), Seat())
    play(match, "take_coins 3", "buy_action")
    assert (actions_left(match), seat(match, 0)["coins"]) == (1, 1)


@pytest.mark.rule("BU-EXTRA-6")
def test_no_choice_gives_the_price_of_an_action_back() -> None:
    """Whatever may be chosen after a purchase, no choice brings more coins than taking them does."""
    match = table(Seat(coins=5), Seat(), building_row=BUILDINGS)
    play(match, "buy_action")
    for action in match.legal():
        after = match.clone()
        after.apply(action)
        assert seat(after, 0)["coins"] == {"take_coins 1": 1, "take_coins 2": 3, "take_coins 3": 6}.get(
            match.notation(action), 0
        )
