"""Ratusz: one table for town-building board games.

>>> import ratusz
>>> match = ratusz.new("builders", players=3, seed=7)
>>> while not match.over:
...     match.apply(match.legal()[0])
>>> len(match.scores())
3
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ratusz import envs, games
from ratusz.bots import bot
from ratusz.core.board import Say
from ratusz.core.errors import (
    BadBot,
    BadDocument,
    BadNotation,
    BadOptions,
    BadRecord,
    BadVariant,
    IllegalAction,
    MissingPart,
    RatuszError,
    UnknownGame,
)
from ratusz.core.extras import MissingPackage
from ratusz.core.game import Document, Game
from ratusz.core.match import Match
from ratusz.core.question import Question
from ratusz.core.reading import Reader
from ratusz.core.record import Record
from ratusz.core.wishes import filled

__version__ = "0.1.0"

__all__ = [
    "BadBot",
    "BadDocument",
    "BadNotation",
    "BadOptions",
    "BadRecord",
    "BadVariant",
    "Game",
    "IllegalAction",
    "Match",
    "MissingPackage",
    "MissingPart",
    "Question",
    "RatuszError",
    "Record",
    "UnknownGame",
    "bot",
    "envs",
    "from_document",
    "new",
    "position",
    "replay",
]


def _voice(game: Game) -> Say:
    from ratusz.texts import Texts  # noqa: PLC0415 - only who prints a match needs words

    return Texts("en", game).say


Match.voice = _voice


def new(
    game: str,
    players: int,
    seed: int | str | None = None,
    *,
    options: Mapping[str, object] | None = None,
    confirm: Sequence[int] = (),
    keep_events: bool = False,
) -> Match:
    """Set up a match. Without a seed it gets an unguessable one; `confirm` lists the seats asked before a turn ends."""
    return Match.new(games.find(game), players, seed, options, confirm, keep_events)


def from_document(document: Document, *, keep_events: bool = False) -> Match:
    """A match that begins at the position of a document."""
    game = games.find(Reader(document, BadDocument).text("game"))
    return Match.from_document(game, document, keep_events)


def position(
    game: str,
    players: int = 2,
    seats: Sequence[Mapping[str, Any]] = (),
    *,
    options: Mapping[str, object] | None = None,
    confirm: Sequence[int] = (),
    seed: int | str = 1,
    ask_all: bool = False,
    keep_events: bool = True,
    **table: Any,
) -> Match:
    """A match that begins where one wants it to. One says what matters of seats and table, the game fills in the rest.

    >>> import ratusz
    >>> anna = {"coins": 6, "free_workers": ["craftsman_0013"], "sites": {"chapel": ["master_3200", "apprentice_1010"]}}
    >>> match = ratusz.position("builders", players=3, seats=[anna], actions_left=2)
    >>> match.play("send craftsman_0013 chapel").view()["seats"][0]["finished"]
    ['chapel']

    Lists of names may also be texts: "master_3200 apprentice_1010". BadDocument names what contradicts itself. What
    comes up later is shuffled by `seed`. With `ask_all`, even a question that has a single answer is asked, so that
    nothing goes on by itself.

    >>> ratusz.position("builders", seats=[{"finished": ["inn"]}, {"sites": {"inn": []}}])
    Traceback (most recent call last):
    ratusz.core.errors.BadDocument: The building 'inn' is already placed: in 'finished' of seat 0 and 'sites' of seat 1.
    """
    found = games.find(game)
    document = filled(found, players, seats, table, options=options, confirm=confirm, seed=seed, ask_all=ask_all)
    return Match.from_document(found, document, keep_events)


def replay(record: Record | str | bytes, *, keep_events: bool = False, as_far: bool = False) -> Match:
    """Play a record (or its JSON) again, to its end.

    BadRecord names the first line that does not fit, as may happen if the rules were fixed since. With `as_far`, the
    match goes as far as that line instead.
    """
    if not isinstance(record, Record):
        record = Record.from_json(record)
    try:
        return Match.replay(games.find(record.game), record, keep_events)
    except BadRecord as error:
        if not as_far or error.match is None:
            raise
        return error.match
