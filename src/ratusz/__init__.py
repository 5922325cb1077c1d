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

from ratusz import envs, games
from ratusz.bots import bot
from ratusz.core.errors import BadDocument, BadRecord, RatuszError
from ratusz.core.game import Document
from ratusz.core.match import Match
from ratusz.core.reading import Reader
from ratusz.core.record import Record

__version__ = "0.1.0"

__all__ = ["Match", "RatuszError", "Record", "bot", "envs", "from_document", "new", "replay"]


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
