"""Laws of positions that somebody wished for: nothing has to be said, and asking everything changes nothing."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ratusz.core.errors import BadDocument
from ratusz.core.game import Document
from ratusz.core.match import Match
from ratusz.core.wishes import filled
from ratusz.testing.case import MOST_PLIES, Case, decide, top_step


def check_nothing_has_to_be_said(case: Case) -> None:
    """A position of which nothing is said can be read, and somebody is asked something."""
    match = Match.from_document(case.game, filled(case.game, case.players, [], {}, options=case.options))
    assert not match.over, "a position of which nothing is said is the end of a match"


def check_asking_all_changes_nothing(case: Case) -> int:
    """Who gives every single answer comes to where a match goes by itself, and each moment of that can be written down.

    How many such answers there were.
    """
    usual, rng, given = case.match(), case.rng("asking all"), 0
    asked = Match.from_document(case.game, {**usual.document(), "ask_all": True})
    for _ in range(MOST_PLIES):
        for seat in _behind(asked, usual):
            if given % 8 == 0:
                _check_reading(asked)
            asked.apply(asked.legal(seat)[0], seat)
            given += 1
        decision = decide(usual, rng)
        if decision is None:
            break
        usual.apply(decision.action, decision.seat)
        asked.apply(decision.action, decision.seat)
    assert Match.replay(case.game, asked.record()).document() == asked.document(), (
        "a record that asks all goes elsewhere"
    )
    return given


def _behind(asked: Match, usual: Match) -> Iterator[int]:
    """The seats that have a single answer to give before the one match is where the other is already."""
    there = usual.document()
    while (here := asked.document()) != {**there, "ask_all": True}:
        idle = [seat for seat in asked.deciders() if len(asked.legal(seat)) == 1]
        assert idle, f"asking all leads to another position: {_difference(here, there)}"
        late = [seat for seat in idle if _asks(asked, seat) != _asks(usual, seat)]
        yield (late or idle)[0]


def _asks(match: Match, seat: int) -> dict[str, Any] | None:
    return top_step(match.state, seat).document() if seat in match.deciders() else None


def _difference(here: Document, there: Document) -> list[str]:
    return [key for key in there if here[key] != there[key]]


def _check_reading(match: Match) -> None:
    document = match.document()
    try:
        found = Match.from_document(match.game, document).document()
    except BadDocument as error:
        raise AssertionError(f"what asks all cannot be read: {error}") from error
    assert found == document, "what asks all reads to another position than it was written from"
