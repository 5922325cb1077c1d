"""Positions of The Builders as documents: every legal one can be loaded, every other is refused in one sentence."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import ratusz
from ratusz.core.errors import BadDocument
from tests.games.builders.words import Seat, board, choices, play, position, seat, table

SEVENTEEN = "cathedral castle house"
ANNA = Seat(
    coins=7,
    free_workers="apprentice_1010 crane_2",
    sites={"church": "apprentice_0110 laborer_0201", "bower": ""},
    sent={"church": 1},
    finished="inn crane_2",
)
BEN = Seat(coins=3, free_workers="laborer_1020", sites={"abbey": "laborer_0012", "crane_3": ""})

Change = Callable[[dict[str, Any]], None]


def change(*path: str | int, to: object) -> Change:
    """Put something else at a place of the position."""

    def apply(document: dict[str, Any]) -> None:
        entry: Any = document["position"]
        for key in path[:-1]:
            entry = entry[key]
        entry[path[-1]] = to

    return apply


def whole(key: str, to: object) -> Change:
    """Put something else beside the position."""

    def apply(document: dict[str, Any]) -> None:
        document[key] = to

    return apply


def steps(*pending: tuple[str, int]) -> Change:
    return whole("steps", [{"step": name, "player": player} for name, player in pending])


def refusal(document: dict[str, Any], *changes: Change) -> str:
    for apply in changes:
        apply(document)
    with pytest.raises(BadDocument) as refused:
        ratusz.from_document(document)
    return str(refused.value)


@pytest.mark.rule("BU-STATE-1", "BU-STATE-2", "BU-STATE-3")
def test_a_document_comes_back_as_it_was_loaded() -> None:
    document = position(ANNA, BEN, actions_left=2, first_player=1, round=3)
    assert ratusz.from_document(document).document() == document


@pytest.mark.rule("BU-STATE-4")
@pytest.mark.parametrize(
    ("wrong", "reason"),
    [
        (change("worker_row", 0, to="laborer_1020"), "'laborer_1020' lies in two places"),
        (change("seats", 1, "finished", to=["church"]), "'church' lies in two places"),
        (change("seats", 1, "free_workers", to=[]), "'laborer_1020' is missing"),
        (change("building_deck", 3, to="palace"), "'building_deck' cannot hold 'palace'"),
        (change("worker_row", 0, to="church"), "'worker_row' cannot hold 'church'"),
        (change("seats", 0, "sites", 0, "building", to="laborer_1020"), "'building' cannot hold 'laborer_1020'"),
        (change("seats", 1, "free_workers", to=["laborer_1020", "tile_kiln_2"]), "'tile_kiln_2' works if and only if"),
        (change("seats", 0, "free_workers", to=["apprentice_1010"]), "'crane_2' works if and only if"),
    ],
)
def test_every_card_lies_in_one_place(wrong: Change, reason: str) -> None:
    assert reason in refusal(position(ANNA, BEN), wrong)


@pytest.mark.rule("BU-STATE-4", "BU-MACH-7")
def test_a_machine_works_for_the_seat_that_finished_it() -> None:
    document = position(ANNA, BEN)
    take = change("seats", 0, "free_workers", to=["apprentice_1010"])
    give = change("seats", 1, "sites", 0, "workers", to=["laborer_0012", "crane_2"])
    assert "works only for the seat that finished it" in refusal(document, take, give)


@pytest.mark.rule("BU-STATE-4")
@pytest.mark.parametrize(
    ("wrong", "reason"),
    [
        (change("seats", 0, "coins", to=-1), "'coins'"),
        (change("seats", 0, "coins", to="many"), "'coins'"),
        (change("actions_left", to=-1), "'actions_left'"),
        (change("first_player", to=2), "'first_player'"),
        (change("round", to=0), "'round'"),
        (change("round", to=201), "'round'"),
        (change("seats", to=[]), "0 entries for 2 players"),
        (change("seats", 0, "sites", 0, "sent_this_turn", to=3), "'sent_this_turn'"),
        (change("seats", 1, "sites", 0, "sent_this_turn", to=1), "Seat 1 is not in its turn"),
        (whole("players", 5), "2 to 4 players"),
        (whole("options", {"round_cap": 0}), "'round_cap'"),
        (whole("options", {"speed": 3}), "no option 'speed'"),
    ],
)
def test_numbers_within_their_bounds(wrong: Change, reason: str) -> None:
    assert reason in refusal(position(ANNA, BEN), wrong)


@pytest.mark.rule("BU-STATE-4", "BU-DONE-2")
def test_a_site_that_has_everything_is_no_site() -> None:
    document = position(Seat(sites={"bower": "apprentice_1001"}), Seat())
    assert "should be finished" in refusal(document)


@pytest.mark.rule("BU-STATE-4", "BU-ROW-3")
@pytest.mark.parametrize("name", ["building", "worker"])
def test_a_row_is_short_only_without_a_deck(name: str) -> None:
    document = position(ANNA, BEN)
    cards = document["position"][f"{name}_row"] + document["position"][f"{name}_deck"]
    for length in (4, 6):
        row = change(f"{name}_row", to=cards[:length])
        deck = change(f"{name}_deck", to=cards[length:])
        assert f"The {name} row has 5 cards" in refusal(document, row, deck)


@pytest.mark.parametrize(
    "wrong",
    [
        steps(("turn", 0), ("turn", 1)),
        steps(("turn", 1), ("end_turn", 0)),
        steps(("after_turn", 1), ("end_turn", 0)),
        steps(("after_turn", 0)),
        steps(("end_turn", 0)),
        steps(("sleep", 0)),
        steps(("turn", 2)),
        whole("together", [[], []]),
    ],
)
def test_one_seat_is_in_its_turn(wrong: Change) -> None:
    document = position(ANNA, BEN)
    refusal(document, wrong)


def test_the_confirmation_of_a_turn_can_be_stored() -> None:
    match = table(Seat(coins=1), Seat(), actions_left=1, confirm=[0])
    play(match, "take_coins 1")
    loaded = ratusz.from_document(match.document())
    assert (loaded.player, choices(loaded)) == (0, ["end_turn"])
    play(loaded, "end_turn")
    assert loaded.player == 1


@pytest.mark.rule("BU-TURN-7")
def test_who_could_still_buy_an_action_is_not_just_confirming() -> None:
    document = position(Seat(coins=5), Seat(), actions_left=0, confirm=[0])
    assert choices(ratusz.from_document(document)) == ["end_turn", "buy_action"]
    assert "confirm" in refusal(document, steps(("after_turn", 0), ("end_turn", 0)))


def test_only_seats_that_want_it_are_asked_to_confirm() -> None:
    document = position(Seat(coins=4), Seat(), actions_left=0, confirm=[1])
    assert "confirm" in refusal(document, steps(("after_turn", 0), ("end_turn", 0)))


@pytest.mark.rule("BU-TURN-7")
def test_a_turn_with_nothing_left_to_choose_is_over() -> None:
    document = position(Seat(coins=4), Seat(), actions_left=0, confirm=[0])
    assert "'turn' of seat 0 needs actions left" in refusal(document)


@pytest.mark.rule("BU-END-1", "BU-END-4")
@pytest.mark.parametrize("triggered", [True, False])
def test_the_end_is_triggered_by_seventeen_points_at_the_end_of_a_turn(triggered: bool) -> None:
    """Ben, not in his turn, has 17 points or 16: the document says the opposite."""
    finished = SEVENTEEN if not triggered else "cathedral castle treehouse"
    document = position(Seat(), Seat(finished=finished), first_player=1)
    assert "'end_triggered'" in refusal(document, change("end_triggered", to=triggered))


@pytest.mark.rule("BU-END-4", "BU-END-5")
def test_nobody_has_another_turn_after_the_last_round() -> None:
    """Ben played last in the round before and had 17 points then: Anna cannot be in her turn."""
    document = position(Seat(), Seat(finished=SEVENTEEN), first_player=0)
    assert "has not played in this round" in refusal(document)


@pytest.mark.rule("BU-END-4")
def test_a_match_in_its_last_round_can_be_loaded() -> None:
    match = table(Seat(), Seat(), Seat(finished=SEVENTEEN), active=1, first_player=2)
    assert (match.player, board(match)["end_triggered"]) == (1, True)
    play(match, "take_coins 1", "take_coins 2")
    assert match.over


@pytest.mark.rule("BU-DEC-7")
def test_a_finished_match_can_be_loaded() -> None:
    match = table(Seat(), Seat(coins=7, finished=SEVENTEEN), active=1)
    play(match, "take_coins 3", "end_turn")
    loaded = ratusz.from_document(match.document())
    assert (loaded.over, loaded.scores(), seat(loaded, 1)["coins"]) == (True, [0, 18], 13)
    assert loaded.fingerprint() == match.fingerprint()


@pytest.mark.rule("BU-DEC-5", "BU-DEC-7")
@pytest.mark.parametrize(
    ("seats", "changes", "reason"),
    [
        ((Seat(), Seat()), [change("actions_left", to=0)], "neither the rules nor the cap"),
        ((Seat(), Seat()), [change("actions_left", to=0), change("round", to=200)], "'capped'"),
        ((Seat(), Seat()), [change("round", to=200), whole("capped", True)], "actions are left"),
        ((Seat(), Seat(finished=SEVENTEEN)), [change("actions_left", to=0), whole("capped", True)], "'capped'"),
    ],
)
def test_a_match_is_over_for_one_of_two_reasons(seats: tuple[Seat, Seat], changes: list[Change], reason: str) -> None:
    document = position(*seats, first_player=1)
    assert reason in refusal(document, steps(), *changes)


@pytest.mark.rule("BU-DEC-5")
def test_a_match_that_goes_on_is_not_capped() -> None:
    assert "'capped'" in refusal(position(Seat(), Seat()), whole("capped", True))
