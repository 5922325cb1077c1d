"""Questions: what is told of answers, when it is worked out, and several answers at once."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Any

import msgspec
import pytest

from ratusz.core.actions import END_TURN
from ratusz.core.errors import BadNotation, IllegalAction
from ratusz.core.form import PAGE, Form, Gain, Row, Tally, Ways
from ratusz.core.game import Game
from ratusz.core.match import Match
from ratusz.core.question import NOTHING, Outcome
from tests.toys import fair
from tests.toys.fair_events import CardDrawn


def at_turn(game: Game = fair.GAME, confirm: Sequence[int] = (), **options: Any) -> Match:
    """The Fair when the first turn has come: everybody has laid the first card and staked nothing."""
    match = Match.new(game, 2, 5, {"prizes": "fixed", **options}, confirm, keep_events=True)
    for seat in (0, 1):
        match.play_all([match.question(seat).notations[0], "stake 0"], seat)
    assert match.question().step in ("turn", "end_turn")
    return match


def unheard(*_: Any) -> Any:
    raise AssertionError("nobody has asked for this")


def test_an_answer_tells_what_it_costs_and_brings() -> None:
    question = at_turn().question()
    told = dict(question.answers)
    assert told["buy"] == Outcome({"coins": fair.PRICE}, {"points": fair.BOUGHT})
    assert told["end_turn"] is NOTHING


def test_equal_outcomes_are_told_once() -> None:
    told = Match.new(fair.GAME, 2, 5).question(0).document()
    assert told["places"] == [1] * len(told["answers"])
    assert told["outcomes"] == [{}, {"about": {"left": fair.HAND - 1}}]


def test_what_is_closed_says_why() -> None:
    match = at_turn()
    assert match.question().why("buy") is None
    match.play_all(["buy", "buy"])
    closed = match.question(1 - match.player).why("buy")
    assert closed is None, "a seat that is asked nothing is told nothing"
    poor = match.question()
    assert "buy" not in poor.notations
    found = poor.why("buy")
    assert found is not None
    assert (found.why, found.rule, dict(found.args)) == ("price", "FAIR-1", {"coins": fair.PRICE})


def test_a_question_names_what_everybody_answers_and_what_would_be_thrown_away() -> None:
    match = at_turn(rounds=1)
    question, told = match.question(), match.question().document()
    assert (question.obvious, question.costly) == (fair.BUY, {END_TURN: "coins"})
    assert (told["obvious"], told["costly"]) == ("buy", {"end_turn": "coins"})
    assert {"obvious", "costly"}.isdisjoint(question.brief())
    assert {"obvious", "costly"}.isdisjoint(at_turn(rounds=2).question().document()), "there is a real choice"


class Circling(fair.FairState):
    """Seat 0 has one turn after the other."""

    def after_turn(self, seat: int) -> None:
        self.offer_turn(0)


class Idle(Circling):
    """And nothing to do in any of them."""

    def choices(self, seat: int) -> list[int]:
        return []


class Revealing(Idle):
    def after_turn(self, seat: int) -> None:
        if self.events is not None:
            self.events.append(CardDrawn(seat, fair.CARD_IDS[0]))
        super().after_turn(seat)


@pytest.mark.parametrize(("state", "again"), [(Idle, True), (Revealing, False), (Circling, False)])
def test_a_turn_can_end_at_once_where_nothing_is_given_up_or_revealed(state: type[Circling], again: bool) -> None:
    match = at_turn(replace(fair.GAME, deal=partial(fair.set_up, state)), [0])
    assert match.question().document().get("again", False) is again
    assert not match.question(1).again, "who is not asked ends no turn"
    assert not at_turn().question().again, "another seat's turn follows"


def test_nothing_is_worked_out_before_somebody_looks() -> None:
    game = replace(
        fair.GAME, about=unheard, closed=unheard, panel=unheard, purse=unheard, obvious=unheard, costly=unheard
    )
    match = Match.new(game, 2, 5)
    while not match.over:
        question = match.question()
        assert question.brief()["answers"] == question.notations
        assert (question.step, question.feigned) == (match.question().step, False)
        match.play_all(question.notations[:1])


def test_a_question_that_was_answered_is_not_worked_out_from_another_position() -> None:
    match = at_turn()
    question = match.question()
    match.play_all(["buy"])
    with pytest.raises(IllegalAction, match="The match has gone on"):
        _ = question.answers


def test_a_seat_that_does_not_exist_is_asked_nothing() -> None:
    with pytest.raises(IllegalAction, match="There is no seat 2"):
        at_turn().question(2)


def test_several_answers_are_given_each_when_it_is_asked_for() -> None:
    match = Match.new(fair.GAME, 2, 5)
    card = match.question(1).notations[2]
    assert match.play_all(["stake 1", card], 1) == 2
    assert [match.notation(move.action) for move in match.moves] == [card, "stake 1"]


def test_what_nobody_asks_for_is_left_out() -> None:
    match = at_turn()
    coins = match.view()["seats"][0]["coins"]  # type: ignore[index]
    assert match.play_all(["buy", "stake 2", "buy"]) == 2
    assert match.view()["seats"][0]["coins"] == coins - 2 * fair.PRICE  # type: ignore[index]


@pytest.mark.parametrize(
    ("texts", "seat", "error", "said"),
    [
        (["stake 1"], 0, IllegalAction, "'stake 1' is not legal for seat 0 now"),
        ([], 0, IllegalAction, "is not legal for seat 0 now"),
        (["buy"], 1, IllegalAction, "Seat 1 has nothing to decide now; seat 0 does"),
        (["buy", "dance"], 0, BadNotation, "'dance' is not an action here"),
    ],
)
def test_if_nothing_is_asked_for_nothing_is_done(
    texts: list[str], seat: int, error: type[Exception], said: str
) -> None:
    match = at_turn()
    before = match.fingerprint()
    with pytest.raises(error, match=said):
        match.play_all(texts, seat)
    assert match.fingerprint() == before


def test_a_tally_holds_between_its_bounds() -> None:
    tally = Tally("sum", [2, 3], least=4, most=9, once=[0, 1], step=2, base=-2)
    assert [tally.sum(counts) for counts in ((3, 0), (2, 1), (0, 2))] == [4, 6, 5]
    assert [tally.allows(counts) for counts in ((3, 0), (2, 1), (0, 2), (2, 0), (6, 0))] == [
        True,
        True,
        False,
        False,
        False,
    ]


def test_where_nothing_may_be_spared_one_less_would_not_do() -> None:
    food = Tally("food", [1, 3], least=4, spare=True)
    assert [food.allows(counts) for counts in ((4, 0), (1, 1), (0, 2), (2, 1), (5, 0), (3, 0))] == [
        True,
        True,
        True,
        False,
        False,
        False,
    ]


def test_a_form_says_what_is_wrong_and_what_to_answer() -> None:
    rows = [Row("pay bread #", 3, 0, 2), Row("pick fish", 2, 0, 2)]
    form = Form(rows, [Tally("two", [1, 1], 2, 2)], first=["pay_food"], also={1: "open"}, last=["stop"])
    assert form.broken([1, 1]) is None
    assert form.broken([3, 0]) is rows[0]
    assert form.broken([1, 0]) is form.tallies[0]
    assert form.answers([0, 2]) == ["pay_food", "pay bread 0", "open", "pick fish", "pick fish", "stop"]
    assert form.answers([2, 0]) == ["pay_food", "pay bread 2", "stop"]


def test_a_gain_is_divided_or_looked_up() -> None:
    assert Gain("hides", [1, 3], per=2, base=1).amount([1, 1]) == 2
    assert [Gain("coins", [1], table=[0, 1, 3]).amount([count]) for count in (0, 2, 9)] == [0, 3, 3]


def test_panels_are_told_without_what_is_empty_or_as_usual() -> None:
    form = Form([Row("buy", 2, 0, 2)], gains=[Gain("points", [3])])
    assert form.document() == {"rows": [["buy", 2, 0, 2]], "gains": [["points", [3]]]}
    tallies = [Tally("price", [2], most=5), Tally("food", [1], 3, why="hungry", spare=True)]
    told = Form([Row("pay", 0, 0, 0, "all")], tallies).document()
    assert told["rows"] == [["pay", 0, 0, 0, "all"]]
    assert told["tallies"] == [["price", [2], None, 5], ["food", [1], 3, None, "hungry", "", 0, True]]
    assert msgspec.convert(told["tallies"], list[Tally]) == tallies
    ways = Ways([["pay 1"], ["pay 2", "pay 1"]])
    assert ways.document() == {"answers": ["pay 1", "pay 2"], "ways": [[0], [1, 0]]}


def test_ways_are_told_page_by_page() -> None:
    ways = Ways([["a", "b"], ["b", "c"], ["c"]], worth=[5, 4, 3])
    assert ways.document(most=2) == {"answers": ["a", "b", "c"], "ways": [[0, 1], [1, 2]], "worth": [5, 4], "more": 1}
    assert ways.document(2, most=2) == {"answers": ["c"], "ways": [[0]], "worth": [3]}
    assert ways.document(9) == {"answers": [], "ways": [], "worth": []}
    many = Ways([[str(number)] for number in range(2 * PAGE + 1)])
    pages = [many.document(first) for first in range(0, 2 * PAGE + 1, PAGE)]
    assert [page.get("more", 0) for page in pages] == [PAGE + 1, 1, 0]
    assert [page["answers"][place] for page in pages for [place] in page["ways"]] == [way for [way] in many.answers]
