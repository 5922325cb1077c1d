"""Wishes: what a game asks for, what is refused, and matches in which everything is asked."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from ratusz.core.errors import BadDocument, BadOptions
from ratusz.core.match import Match
from ratusz.core.record import Record
from ratusz.core.wishes import Wish, Wishes, filled
from tests.toys.fair import GAME as FAIR


def seat(**given: Any) -> Wish:
    return Wishes(2, {}, [given], {}).seats[0]


def test_what_is_not_said_is_the_default() -> None:
    wish = seat(coins=None)
    assert (wish.number("coins", 3), wish.flag("passed"), wish.word("disc", "bank")) == (3, False, "bank")
    assert (wish.words("cards", ["inn"]), wish.counts("goods"), wish.lists("sites")) == (["inn"], {}, {})
    assert (wish.numbers("order", [1, 0]), wish.pairs("buildings"), wish.has("coins")) == ([1, 0], {}, False)


def test_what_is_said_is_told() -> None:
    wish = seat(coins=7, passed=True, disc="inn", cards="inn farm", goods={"wood": 2, "clay": 0}, order=(1, 0))
    assert (wish.number("coins"), wish.flag("passed"), wish.word("disc")) == (7, True, "inn")
    assert (wish.words("cards"), wish.counts("goods"), wish.numbers("order")) == (["inn", "farm"], {"wood": 2}, [1, 0])


def test_lists_may_be_texts() -> None:
    assert seat(sites={"inn": "anna ben", "farm": ["carl"]}).lists("sites") == {
        "inn": ["anna", "ben"],
        "farm": ["carl"],
    }


@pytest.mark.parametrize(
    ("ask", "reason"),
    [
        (lambda wish: wish.number("text"), "'text' of seat 0 should be a whole number, not 'inn'."),
        (lambda wish: wish.number("flag"), "'flag' of seat 0 should be a whole number, not True."),
        (lambda wish: wish.flag("number"), "'number' of seat 0 should be true or false, not -1."),
        (lambda wish: wish.word("number"), "'number' of seat 0 should be a text, not -1."),
        (lambda wish: wish.word("text", names=["farm"]), "'text' of seat 0 cannot hold 'inn'."),
        (lambda wish: wish.words("number"), "'number' of seat 0 should list names, not -1."),
        (lambda wish: wish.words("counts"), "'counts' of seat 0 should list names, not {'wood': -1}."),
        (lambda wish: wish.words("numbers"), "'numbers' of seat 0 should be a text, not 1."),
        (lambda wish: wish.words("text", names=["farm"]), "'text' of seat 0 cannot hold 'inn'."),
        (lambda wish: wish.numbers("text"), "'text' of seat 0 should be a list, not 'inn'."),
        (lambda wish: wish.counts("counts"), "'counts' of seat 0 cannot hold less than nothing."),
        (lambda wish: wish.counts("counts", ["clay"]), "'counts' of seat 0 cannot hold 'wood'."),
        (lambda wish: wish.counts("text"), "'text' of seat 0 should be names and what they have, not 'inn'."),
        (lambda wish: wish.pairs("counts"), "'counts' of seat 0 should be a text, not -1."),
        (lambda wish: wish.cards("twice"), "The card 'inn' is already placed: twice in 'twice' of seat 0."),
    ],
)
def test_what_is_said_wrongly_is_refused(ask: Callable[[Wish], object], reason: str) -> None:
    given: dict[str, Any] = {"text": "inn", "flag": True, "number": -1, "numbers": [1], "counts": {"wood": -1}}
    with pytest.raises(BadDocument) as refused:
        ask(seat(**given, twice="inn inn"))
    assert str(refused.value) == reason


def test_a_card_lies_in_one_place_and_the_others_are_left() -> None:
    wishes = Wishes(2, {}, [{"cards": "inn"}, {"hand": "inn"}], {"row": "farm"})
    assert wishes.seats[0].cards("cards") == ["inn"]
    assert wishes.table.cards("row") == ["farm"]
    assert wishes.left(["inn", "farm", "abbey"]) == ["abbey"]
    with pytest.raises(
        BadDocument, match=r"^The card 'inn' is already placed: in 'cards' of seat 0 and 'hand' of seat 1\.$"
    ):
        wishes.seats[1].cards("hand")


def test_cards_of_two_kinds_may_have_one_name() -> None:
    wishes = Wishes(2, {}, [{"finished": "crane", "workers": "crane"}], {})
    wishes.seats[0].cards("finished", kind="building")
    wishes.seats[0].cards("workers", kind="worker")
    assert (wishes.left(["crane"], "building"), wishes.left(["crane"])) == ([], ["crane"])


def test_no_more_can_be_named_than_there_are() -> None:
    wishes = Wishes(2, {}, [], {})
    assert wishes.rest({"monk": 4, "knight": 2}, {"monk": 3}) == {"monk": 1, "knight": 2}
    with pytest.raises(BadDocument, match=r"^There are 4 of 'monk', and 6 are named\.$"):
        wishes.rest({"monk": 4}, {"monk": 6})


@pytest.mark.parametrize(
    ("seats", "table", "reason"),
    [
        ([{}, {}, {}], {}, "Seat 2 is described, but 2 seats play."),
        (["anna"], {}, "Seat 0 is described by names and what they have, not by 'anna'."),
        ([{}, {"coin": 1}], {}, "Seat 1 of fair has no 'coin'; it has coins."),
        ([], {"coins": 1}, "The table of fair has no 'coins'; it has nothing."),
    ],
)
def test_what_nobody_asks_for_is_refused(seats: list[Any], table: dict[str, Any], reason: str) -> None:
    with pytest.raises(BadDocument) as refused:
        filled(FAIR, 2, seats, table)
    assert str(refused.value) == reason


def test_players_options_and_confirm_are_those_of_any_match() -> None:
    with pytest.raises(BadOptions):
        filled(FAIR, 9, [], {})
    with pytest.raises(BadOptions):
        filled(FAIR, 2, [], {}, options={"speed": 3})
    with pytest.raises(BadOptions):
        filled(FAIR, 2, [], {}, confirm=[7])


def test_a_game_may_not_know_how_to_fill() -> None:
    with pytest.raises(BadDocument, match="fair cannot fill in positions yet"):
        filled(replace(FAIR, fill=None), 2, [], {})


def asking_all() -> Match:
    """Nobody has coins: there is nothing to stake and nothing to buy."""
    return Match.from_document(FAIR, filled(FAIR, 2, [], {}, ask_all=True))


def test_a_single_answer_is_waited_for() -> None:
    match = asking_all()
    match.apply(match.legal(0)[0], 0)
    assert match.legal_texts(0) == ["stake 0"]
    assert not match.feigned(0)


def test_a_match_that_asks_all_is_written_down_as_such() -> None:
    match = asking_all()
    while not match.over:
        assert Match.from_document(FAIR, match.document()).document() == match.document()
        match.apply(match.legal()[0])
    assert match.document()["ask_all"] is True
    record = Record.from_json(match.record().to_json())
    assert Match.replay(FAIR, record).fingerprint() == match.fingerprint()
    assert "ask_all" not in Match.new(FAIR, 2, seed=1).document()


def test_ask_all_is_true_or_false() -> None:
    with pytest.raises(BadDocument, match="'ask_all' should hold true or false, not 1"):
        Match.from_document(FAIR, {**asking_all().document(), "ask_all": 1})
