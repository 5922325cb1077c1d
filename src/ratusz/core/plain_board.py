"""A table in words for a game that has drawn none: every entry of its view, and every answer by its sentence."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from ratusz.core.board import Board, BoardRow, Cell, Choice, Group, Picture, Say, Section, asked
from ratusz.core.errors import RatuszError
from ratusz.core.question import Question

NOTHING: Final = "–"


def draw(view: Mapping[str, Any], names: Sequence[str], say: Say) -> Picture:
    """Plain figures in the headline, lists below it, then every seat."""
    common = {key: value for key, value in view.items() if key != "seats"}
    figures = {key: value for key, value in common.items() if not isinstance(value, list | dict)}
    lists = [_row(key, value, say) for key, value in common.items() if key not in figures]
    table = [Section(say("section-table"), tuple(lists))] if lists else []
    seats = [
        Section(name, tuple(_row(key, value, say) for key, value in seat.items()), seat=number)
        for number, (name, seat) in enumerate(zip(names, view.get("seats", []), strict=False))
    ]
    return Picture(" · ".join(_entry(key, value, say) for key, value in figures.items()), (), (*table, *seats))


def _row(key: str, value: Any, say: Say) -> BoardRow:
    """A short value stands beside its name, a long one below it."""
    if isinstance(value, list | dict) and value:
        return BoardRow((Cell(label(key, say)),), words(value, say))
    return BoardRow((Cell(_entry(key, value, say)),))


def _entry(key: str, value: Any, say: Say) -> str:
    return f"{label(key, say)}: {words(value, say)}"


def label(key: str, say: Say) -> str:
    """What an entry of a view is called: `view-<key>`, or else its key."""
    return _said(say, f"view-{key}") or named(key, say).replace("_", " ").capitalize()


def words(value: Any, say: Say) -> str:
    if isinstance(value, list):
        between = "; " if any(isinstance(item, list | dict) for item in value) else ", "
        return between.join(words(item, say) for item in value) or NOTHING
    if isinstance(value, dict):
        return ", ".join(_entry(key, item, say) for key, item in value.items()) or NOTHING
    if isinstance(value, bool) or value is None:
        return say("answer-yes") if value else NOTHING
    return named(value, say) if isinstance(value, str) else str(value)


def named(of: str, say: Say) -> str:
    """The name of an id; the id itself where it has none."""
    return _said(say, f"card-{of}") or _said(say, f"resource-{of}") or of


def _said(say: Say, key: str) -> str:
    try:
        return say(key)
    except RatuszError:
        return ""


def menu(view: Mapping[str, Any], question: Question, say: Say) -> list[Group]:
    answers = zip(question.actions, question.notations, strict=True)
    return [Group(say("menu-answers"), tuple(Choice(action, asked(notation, say)) for action, notation in answers))]


BOARD: Final = Board(draw, menu)
