"""The helper phase: queues, stacking, fees, limits, passing."""

from __future__ import annotations

import pytest

from tests.games.craftsmen.words import (
    Seat,
    board,
    capital,
    choices,
    happened,
    play,
    points,
    sending,
)

EVERYWHERE = ["bankers_guild", "builders_guild", "notary", "crafts_guild", "merchants_guild", "town_hall"]


@pytest.mark.rule("CR-HELPER-1", "CR-GEN-2", "DP-3")
def test_one_after_the_other_again_and_again() -> None:
    match = sending(Seat(), Seat(), Seat(), order=[2, 0, 1])
    deciders = []
    for town in EVERYWHERE[:4]:
        deciders.append(match.player)
        play(match, f"send {town}")
    assert deciders == [2, 0, 1, 2]
    assert choices(match)[0] == "pass"


@pytest.mark.rule("CR-HELPER-2", "CR-HELPER-3", "OQ-24")
@pytest.mark.parametrize("town", EVERYWHERE)
def test_the_leftmost_empty_field_is_taken(town: str) -> None:
    match = sending(Seat(), Seat(), Seat())
    for discs in ([[0], [], []], [[0], [1], []], [[0], [1], [2]]):
        play(match, f"send {town}")
        assert board(match)["queue"][town] == discs
    assert f"send {town}" not in choices(match)


@pytest.mark.rule("CR-HELPER-4")
def test_stacking_is_for_full_queues_only() -> None:
    match = sending(Seat(points=9), Seat(), Seat(), queue={"notary": [[1], [2], []], "town_hall": [[1], [2], [1]]})
    assert "notary 1" not in choices(match, "stack")
    assert choices(match, "stack") == ["town_hall 1", "town_hall 2", "town_hall 3"]


@pytest.mark.rule("CR-HELPER-4")
def test_a_field_holds_two_discs() -> None:
    queue = {"notary": [[1, 2], [2], [1]]}
    match = sending(Seat(points=9), Seat(), Seat(), Seat(), Seat(), queue=queue)
    assert choices(match, "stack") == ["notary 2", "notary 3"]


@pytest.mark.rule("CR-HELPER-5", "OQ-27", "DP-4")
@pytest.mark.parametrize(("year", "fee"), [(1, 1), (2, 2), (3, 3)])
def test_the_fee_in_points_grows_by_the_year_and_goes_to_the_owner(year: int, fee: int) -> None:
    match = sending(Seat(points=3, capital="g1"), Seat(points=4), Seat(), queue={"notary": [[1], [2], [2]]}, year=year)
    play(match, "stack notary 1")
    assert choices(match) == ["pay_points", "pay g1"]
    play(match, "pay_points")
    assert points(match) == [3 - fee, 4 + fee, 0]
    assert board(match)["queue"]["notary"] == [[1, 0], [2], [2]]


@pytest.mark.rule("CR-HELPER-5", "CR-GEN-4", "DP-4")
def test_points_pay_only_the_whole_fee() -> None:
    match = sending(Seat(points=1, capital="g1"), Seat(), Seat(), queue={"notary": [[1], [2], [2]]}, year=2)
    play(match, "stack notary 1")
    assert choices(match) == ["pay g1"]


@pytest.mark.rule("CR-HELPER-6", "CR-HELPER-9")
def test_without_anything_to_pay_the_own_disc_and_the_ribbon_are_left() -> None:
    match = sending(Seat(), Seat(), Seat(), queue={"notary": [[1], [0], [2]]})
    assert choices(match, "stack") == ["notary 2", "notary 3"]


@pytest.mark.rule("CR-HELPER-5", "HI-2")
def test_the_fee_may_be_a_card_of_choice_which_only_two_see() -> None:
    anna = Seat(points=3, capital="g1 r3")
    match = sending(anna, Seat(capital="b2"), Seat(), queue={"notary": [[1], [2], [2]]})
    play(match, "stack notary 1", "pay r3")
    assert (capital(match, 0), capital(match, 1)) == (["g1"], ["b2", "r3"])
    assert board(match, 0)["seats"][1]["capital"] == ["capital_red_3"]
    assert board(match, 2)["seats"][1]["capital"] == []
    told = [event.document() for event in match.events(2) if event.kind == "capital_given"]
    assert told == [{"event": "capital_given", "seat": 0, "other": 1, "card": "", "shown": False}]


@pytest.mark.rule("CR-HELPER-6")
@pytest.mark.parametrize("field", [1, 3])
def test_nothing_is_paid_on_the_ribbon_or_on_the_own_disc(field: int) -> None:
    match = sending(Seat(points=3, capital="g1"), Seat(), Seat(), queue={"notary": [[0], [2], [1]]})
    play(match, f"stack notary {field}")
    assert (points(match), capital(match, 0)) == ([3, 0, 0], ["g1"])
    assert board(match)["queue"]["notary"][field - 1][-1] == 0


@pytest.mark.rule("CR-HELPER-7")
def test_two_own_helpers_in_a_building() -> None:
    match = sending(Seat(points=9), Seat(), Seat(), queue={"notary": [[0], [0], []], "town_hall": [[0], [1], [0]]})
    assert not [choice for choice in choices(match) if "notary" in choice or "town_hall" in choice]


@pytest.mark.rule("CR-HELPER-8")
@pytest.mark.parametrize(("players", "most"), [(3, 4), (4, 5), (5, 6)])
def test_helpers_in_a_building_by_player_count(players: int, most: int) -> None:
    discs = [[1, 2], [2, 3], [3, 1]] if players > 3 else [[1, 2], [2], [1]]
    while sum(map(len, discs)) > most:
        next(field for field in reversed(discs) if len(field) == 2).pop()
    seats = [Seat(points=9) for _ in range(players)]
    match = sending(*seats, queue={"notary": discs})
    assert not [choice for choice in choices(match) if "notary" in choice]
    next(field for field in reversed(discs) if len(field) == 2).pop()
    match = sending(*seats, queue={"notary": discs})
    assert [choice for choice in choices(match) if "notary" in choice]


@pytest.mark.rule("CR-HELPER-9", "CR-GEN-4")
@pytest.mark.parametrize(("anna", "possible"), [(Seat(), False), (Seat(points=1), False), (Seat(points=2), True)])
def test_a_fee_that_cannot_be_paid(anna: Seat, possible: bool) -> None:
    match = sending(anna, Seat(), Seat(), queue={"notary": [[1], [2], [2]]}, year=2)
    assert ("notary 1" in choices(match, "stack")) is possible
    assert "notary 3" in choices(match, "stack")


@pytest.mark.rule("CR-HELPER-10", "CR-HELPER-1", "CR-HELPER-11")
def test_who_passes_sends_no_more_and_gets_one_point() -> None:
    match = sending(Seat(), Seat(), Seat())
    play(match, "pass", "send notary", "send notary")
    assert match.player == 1
    assert board(match)["seats"][0]["passed"] is True
    play(match, "pass", "pass")
    assert points(match) == [1, 1, 1]
    assert board(match)["phase"] == "stage"


@pytest.mark.rule("CR-HELPER-11")
def test_no_point_without_an_unused_helper() -> None:
    queue = {"notary": [[0], [0], []], "town_hall": [[0], [], []], "bankers_guild": [[0], [], []]}
    match = sending(Seat(), Seat(passed=True), Seat(passed=True), queue=queue)
    play(match, "send merchants_guild")
    assert points(match) == [0, 1, 1]
    assert "helpers_unused" in happened(match)


@pytest.mark.rule("CR-HELPER-12", "CR-HELPER-11", "CR-HELPER-9")
@pytest.mark.parametrize("rich", [False, True])
def test_who_can_send_nowhere_passes_and_still_scores(rich: bool) -> None:
    """Two own helpers here and there; elsewhere the ribbon is taken, and other fields would cost a fee."""
    queue = {
        "bankers_guild": [[0], [0], []],
        "builders_guild": [[0], [0], []],
        "notary": [[1], [2], [3, 4]],
        "crafts_guild": [[1], [2], [3, 4]],
        "merchants_guild": [[2], [1], [4, 3]],
        "town_hall": [[2], [1], [4, 3]],
    }
    others = [Seat(passed=True) for _ in range(3)]
    match = sending(Seat(capital="p1" if rich else ""), Seat(), *others, queue=queue, active=1)
    play(match, "pass")
    assert (match.player == 0 and match.question().step == "send_helper") is rich
    if rich:
        assert not choices(match, "send")
        assert len(choices(match, "stack")) == 8
        play(match, "pass")
    else:
        assert happened(match)[:3] == ["helpers_passed", "turn_ended", "helpers_passed"]
    assert points(match) == [1, 1, 1, 1, 1]


@pytest.mark.rule("WE-1", "WE-2", "CR-STAGE-2", "CR-STAGE-3")
def test_the_example_of_a_queue() -> None:
    """Yellow 0, black 1, red 2, blue 3, green 4; each is given the turn when the example needs it."""
    seats = [Seat(points=1), Seat(), Seat(points=1), Seat(points=1), Seat()]
    guild = "bankers_guild"
    match = sending(*seats)
    play(match, f"send {guild}", f"send {guild}", f"send {guild}", "pass", "pass", "pass", "pass")
    assert board(match)["queue"][guild] == [[0], [1], [2]]
    play(match, f"stack {guild} 1")
    assert points(match)[:3] == [2, 0, 0]
    match = sending(*seats, active=3, queue={guild: [[0, 2], [1], [2]]})
    play(match, f"stack {guild} 2", f"stack {guild} 3")
    assert points(match) == [1, 1, 1, 0, 0]
    assert board(match)["queue"][guild] == [[0, 2], [1, 3], [2, 4]]
    play(match, *["pass"] * 5)
    acting = []
    while board(match)["phase"] == "stage" and board(match)["town"] == guild:
        acting.append(match.player)
        play(match, "pass")
    assert acting == [0, 2, 1, 3, 2, 4]
