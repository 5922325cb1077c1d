"""Starting constructions and hiring: the two rows of The Builders and their decks."""

from __future__ import annotations

import pytest

from ratusz.core.errors import BadNotation, IllegalAction
from ratusz.games.builders.cards import BUILDING_IDS, WORKER_IDS
from tests.games.builders.words import (
    Seat,
    actions_left,
    board,
    choices,
    play,
    seat,
    sends,
    site,
    sites,
    table,
)

BUILDINGS = "inn farm abbey post hotel"
WORKERS = "laborer_0201 laborer_1020 master_3200 apprentice_0110 craftsman_0013"


@pytest.mark.rule("BU-BUILD-1", "BU-BUILD-6")
def test_a_card_of_the_row_becomes_an_empty_site() -> None:
    match = table(Seat(coins=3), Seat(), building_row=BUILDINGS)
    play(match, "start_construction abbey")
    missing = {"stone": 4, "wood": 3, "knowledge": 2, "tile": 1}
    empty = {"building": "abbey", "workers": [], "produced": {}, "missing": missing, "share": 0}
    assert seat(match, 0)["sites"] == [{**empty, "next_send_actions": 1}]
    assert (actions_left(match), seat(match, 0)["coins"], seat(match, 0)["card_points"]) == (2, 3, 0)


@pytest.mark.rule("BU-BUILD-2", "BU-ROW-2")
def test_the_top_building_moves_into_the_vacated_place() -> None:
    match = table(Seat(), Seat(), building_row=BUILDINGS)
    deck = match.document()["position"]["building_deck"]
    play(match, "start_construction abbey")
    position = match.document()["position"]
    assert position["building_row"] == ["inn", "farm", deck[0], "post", "hotel"]
    assert position["building_deck"] == deck[1:]


@pytest.mark.rule("BU-BUILD-2")
def test_the_new_building_may_be_taken_next() -> None:
    match = table(Seat(), Seat(), building_row=BUILDINGS)
    following = match.document()["position"]["building_deck"][0]
    play(match, "start_construction abbey", f"start_construction {following}")
    assert sites(match, 0) == ["abbey", following]


@pytest.mark.rule("BU-BUILD-3", "BU-HID-3")
def test_the_card_on_top_of_the_deck_cannot_be_taken() -> None:
    match = table(Seat(), Seat(), building_row=BUILDINGS)
    top = board(match)["next_building"]
    with pytest.raises(IllegalAction):
        play(match, f"start_construction {top}")
    started = {choice.split()[1] for choice in choices(match) if choice.startswith("start_construction")}
    assert started == set(BUILDINGS.split())


@pytest.mark.rule("BU-BUILD-4")
def test_any_number_of_sites() -> None:
    match = table(Seat(coins=200), Seat())
    play(match, *["buy_action"] * 39)
    for _ in range(42):
        play(match, next(choice for choice in choices(match) if choice.startswith("start_construction")))
    assert sorted(sites(match, 0)) == sorted(BUILDING_IDS)


@pytest.mark.rule("BU-BUILD-5", "BU-HIRE-6", "BU-SEND-7")
@pytest.mark.parametrize("verb", ["return", "discard", "give", "recall", "move", "dismiss"])
def test_nothing_can_be_given_back(verb: str) -> None:
    """The notation knows no such thing, and the list of choices holds six verbs only."""
    match = table(Seat(coins=9, free_workers="master_3200", sites={"castle": "apprentice_0110"}), Seat())
    verbs = {match.notation(action).split()[0] for action in range(match.game.space.size)}
    assert verbs == {"end_turn", "start_construction", "hire", "send", "take_coins", "buy_action"}
    with pytest.raises(BadNotation):
        match.parse(f"{verb} castle")


@pytest.mark.rule("BU-HIRE-1", "BU-HIRE-4")
def test_a_card_of_the_row_becomes_a_free_worker_for_no_coins() -> None:
    match = table(Seat(free_workers="apprentice_1010"), Seat(), worker_row=WORKERS)
    play(match, "hire master_3200")
    assert seat(match, 0)["free_workers"] == ["apprentice_1010", "master_3200"]
    assert (actions_left(match), seat(match, 0)["coins"]) == (2, 0)


@pytest.mark.rule("BU-HIRE-2", "BU-ROW-2")
def test_the_top_worker_moves_into_the_vacated_place() -> None:
    match = table(Seat(), Seat(), worker_row=WORKERS)
    deck = match.document()["position"]["worker_deck"]
    play(match, "hire laborer_0201")
    position = match.document()["position"]
    assert position["worker_row"] == [deck[0], *WORKERS.split()[1:]]
    assert position["worker_deck"] == deck[1:]
    play(match, f"hire {deck[0]}")
    assert seat(match, 0)["free_workers"] == ["laborer_0201", deck[0]]


@pytest.mark.rule("BU-HIRE-1")
def test_only_workers_of_the_row_may_be_hired() -> None:
    match = table(Seat(), Seat(free_workers="apprentice_1010"), worker_row=WORKERS)
    hired = {choice.split()[1] for choice in choices(match) if choice.startswith("hire")}
    assert hired == set(WORKERS.split())


@pytest.mark.rule("BU-HIRE-3")
def test_any_number_of_workers() -> None:
    match = table(Seat(coins=200), Seat())
    play(match, *["buy_action"] * 39)
    for _ in range(42):
        play(match, next(choice for choice in choices(match) if choice.startswith("hire")))
    assert sorted(seat(match, 0)["free_workers"]) == sorted(WORKER_IDS)


@pytest.mark.rule("BU-HIRE-4")
def test_the_printed_cost_is_paid_when_the_worker_is_sent() -> None:
    match = table(Seat(coins=7, sites={"castle": ""}), Seat(), worker_row=WORKERS)
    play(match, "hire master_3200")
    assert seat(match, 0)["coins"] == 7
    play(match, "send master_3200 castle")
    assert seat(match, 0)["coins"] == 2


@pytest.mark.rule("BU-HIRE-5")
def test_a_worker_may_be_sent_in_the_turn_in_which_it_was_hired() -> None:
    match = table(Seat(coins=5), Seat(), building_row=BUILDINGS, worker_row=WORKERS, confirm=[0])
    play(match, "hire master_3200", "start_construction abbey", "send master_3200 abbey")
    assert site(match, 0, "abbey")["workers"] == ["master_3200"]


@pytest.mark.rule("BU-HIRE-6")
def test_a_hired_worker_is_out_of_reach_for_the_others() -> None:
    match = table(Seat(), Seat(coins=20, sites={"castle": ""}), worker_row=WORKERS)
    play(match, "hire master_3200", "take_coins 2")
    assert match.player == 1
    assert "hire master_3200" not in choices(match)
    assert sends(match) == set()


@pytest.mark.rule("BU-ROW-1")
def test_rows_change_by_starting_and_hiring_only() -> None:
    anna = Seat(coins=9, free_workers="apprentice_1001", sites={"bower": ""})
    match = table(anna, Seat())
    rows = board(match)["building_row"], board(match)["worker_row"]
    play(match, "send apprentice_1001 bower", "buy_action", "take_coins 3", "end_turn", "take_coins 3", "end_turn")
    assert (board(match)["building_row"], board(match)["worker_row"]) == rows


@pytest.mark.rule("BU-ROW-3", "BU-Q-10")
def test_with_an_empty_deck_the_row_gets_shorter() -> None:
    match = table(Seat(), Seat(), worker_row=WORKERS, worker_deck="")
    play(match, "hire laborer_1020")
    assert board(match)["worker_row"] == ["laborer_0201", "master_3200", "apprentice_0110", "craftsman_0013"]
    play(match, "hire craftsman_0013")
    assert board(match)["worker_row"] == ["laborer_0201", "master_3200", "apprentice_0110"]


@pytest.mark.rule("BU-ROW-3")
def test_the_last_card_of_a_deck_still_fills_its_place() -> None:
    match = table(Seat(), Seat(), building_row=BUILDINGS, building_deck="church", worker_row=WORKERS, worker_deck="")
    assert (board(match)["building_deck"], board(match)["next_building"]) == (1, "church")
    play(match, "start_construction inn")
    assert board(match)["building_row"] == ["church", "farm", "abbey", "post", "hotel"]
    assert (board(match)["building_deck"], board(match)["next_building"]) == (0, None)


@pytest.mark.rule("BU-ROW-4", "BU-Q-10")
@pytest.mark.parametrize(
    ("empty", "verbs"),
    [
        (("building",), {"hire", "take_coins", "send", "buy_action"}),
        (("worker",), {"start_construction", "take_coins", "send", "buy_action"}),
        (("building", "worker"), {"take_coins", "send", "buy_action"}),
    ],
)
def test_with_an_empty_row_its_choice_is_gone_and_the_game_goes_on(empty: tuple[str, ...], verbs: set[str]) -> None:
    piles = {f"{name}_{pile}": "" for name in empty for pile in ("row", "deck")}
    match = table(Seat(coins=9, free_workers="apprentice_1001", sites={"bower": ""}), Seat(), **piles)
    assert {choice.split()[0] for choice in choices(match)} == verbs
    play(match, "send apprentice_1001 bower")
    assert seat(match, 0)["finished"] == ["bower"]


@pytest.mark.rule("BU-ROW-5", "BU-Q-10")
def test_no_card_comes_back_to_an_empty_row() -> None:
    """The last worker is hired and does its work; both it and the building stay with their owner."""
    match = table(
        Seat(coins=9, sites={"bower": ""}),
        Seat(),
        worker_row="apprentice_1001",
        worker_deck="",
        building_row="",
        building_deck="",
    )
    play(match, "hire apprentice_1001", "send apprentice_1001 bower", "take_coins 1", "end_turn")
    assert (seat(match, 0)["free_workers"], seat(match, 0)["finished"]) == (["apprentice_1001"], ["bower"])
    assert (board(match)["worker_row"], board(match)["worker_deck"]) == ([], 0)
    assert (board(match)["building_row"], board(match)["building_deck"]) == ([], 0)


@pytest.mark.rule("BU-ROW-6", "BU-Q-11")
def test_the_bank_never_runs_out() -> None:
    """The players own 1000 coins, ten times what is in the box; wages and rewards go on."""
    match = table(Seat(coins=500, free_workers="apprentice_1001", sites={"bower": ""}), Seat(coins=500))
    play(match, "send apprentice_1001 bower", "take_coins 2")
    assert seat(match, 0)["coins"] == 500 - 2 + 8 + 3
