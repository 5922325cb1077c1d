"""What everybody at a table is told: made once, encoded once, and after the first time only as far as it differs.

A state is made of pieces, each an entry of the JSON object that crosses the wire. What is public is made once for all;
each pair of eyes adds what it alone may see; and a connection is sent the pieces that it does not hold yet.
"""

from __future__ import annotations

import time
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from ratusz.core.match import Match
from ratusz.server.connection import ENCODER, Connection
from ratusz.server.messages import LOG_PLIES
from ratusz.server.table import Table

Pieces = dict[str, bytes]
"""By its name, an entry of a JSON object, the name included."""


@dataclass(frozen=True, slots=True)
class Told:
    """All that a connection knows of the table once it has read its last message, but for events and the time."""

    table: Table
    eyes: int | None
    version: int
    ply: int
    match: Pieces
    view: Pieces
    around: Pieces
    """What may change without a move: who sits where, what somebody wishes."""


@dataclass(frozen=True, slots=True)
class _Public:
    """What everybody may know of a position."""

    table: Table
    lines: int
    match: Pieces
    view: Mapping[str, object]
    pieces: Pieces
    """The view, piece by piece."""


class Teller:
    """Tells the connections of one table what they do not know yet."""

    def __init__(self) -> None:
        self._public: _Public | None = None

    def tell(self, table: Table, connections: set[Connection], online: set[str]) -> None:
        """Tell everybody what is new to them; nobody is told that nothing is."""
        telling = _Telling(table, self._public_part(table), online)
        for connection in connections:
            if connection.outbox.crowded:
                connection.wait()
            else:
                telling.go_on(connection)

    def begin(self, table: Table, connection: Connection, online: set[str]) -> None:
        """Tell a connection everything, as if it knew nothing."""
        _Telling(table, self._public_part(table), online).begin(connection)

    def _public_part(self, table: Table) -> _Public:
        public = self._public
        if public is None or public.table is not table or public.lines != table.lines:
            view = table.match.view()
            public = self._public = _Public(table, table.lines, _pieces(table.public_fields()), view, _pieces(view))
        return public


class _Telling:
    """What there is to tell now; connections that know the same are told the same bytes."""

    def __init__(self, table: Table, public: _Public, online: set[str]) -> None:
        self.table = table
        self.public = public
        self.online = online
        self.told: dict[tuple[tuple[int, ...], int | None], Told] = {}
        self.changes: dict[tuple[int, int, int], bytes | None] = {}

    def go_on(self, connection: Connection) -> None:
        """Tell a connection what is different from what it holds."""
        held, now = connection.told, self._told(connection)
        connection.behind = 0
        if held is None or now.ply - connection.ply > LOG_PLIES:
            self.begin(connection)
            return
        key = id(held), id(now), connection.ply
        if key not in self.changes:
            self.changes[key] = _change(held, now, connection.ply)
        change = self.changes[key]
        if change is not None:
            connection.tell(now, b'{"type":"change",', change)

    def begin(self, connection: Connection) -> None:
        now = self._told(connection)
        since = max(0, now.ply - LOG_PLIES)
        fields = b",".join([*now.match.values(), *now.around.values(), _clock(now.table)])
        view = b",".join(now.view.values())
        rest = b'"since":%d,"events":%b,%b,"view":{%b}}' % (since, _events(now, since), fields, view)
        connection.tell(now, b'{"type":"state",', rest)

    def _told(self, connection: Connection) -> Told:
        who = connection.seats, connection.eyes
        if who not in self.told:
            self.told[who] = self._make(connection)
        return self.told[who]

    def _make(self, connection: Connection) -> Told:
        table, eyes, held = self.table, connection.eyes, connection.told
        version = table.version_for(eyes)
        around = _pieces(table.fields_around(connection.seats, eyes, self.online))
        if held is not None and held.table is table and held.eyes == eyes and held.version == version:
            # Whatever others may have done since, it is none of this one's business.
            return Told(table, eyes, version, held.ply, held.match, held.view, around)
        ply = len(table.match.counted(eyes))
        own = {"version": version, "ply": ply, "questions": [] if eyes is None else table.questions(eyes)}
        view = _view(table.match, eyes, self.public)
        return Told(table, eyes, version, ply, {**self.public.match, **_pieces(own)}, view, around)


def _pieces(fields: Mapping[str, object]) -> Pieces:
    encode = ENCODER.encode
    return {name: _label(name) + encode(value) for name, value in fields.items()}


@cache
def _label(name: str) -> bytes:
    return ENCODER.encode(name) + b":"


def _view(match: Match, eyes: int | None, public: _Public) -> Pieces:
    """The view of a pair of eyes: what everybody sees, but for what this one sees otherwise."""
    private = {} if eyes is None else match.private(eyes, public.view)
    return {**public.pieces, **_pieces(private)} if private else public.pieces


def _change(held: Told, now: Told, since: int) -> bytes | None:
    """The rest of a message that tells what is different; None if nothing is."""
    fields = _different(held.match, now.match) + _different(held.around, now.around)
    view = _different(held.view, now.view)
    events = _events(now, since) if now.ply > since else b"[]"
    if not (fields or view) and now.ply == held.ply:
        return None
    if now.table.clock is not None:
        fields.append(_clock(now.table))  # It goes with the rest: by itself it would tell that somebody did something.
    return b'"since":%d,"events":%b,"fields":{%b},"view":{%b}}' % (since, events, b",".join(fields), b",".join(view))


def _different(held: Pieces, now: Pieces) -> list[bytes]:
    return [] if held is now else [piece for name, piece in now.items() if held.get(name) != piece]


def _events(told: Told, since: int) -> bytes:
    return ENCODER.encode(told.table.events_since(since, told.eyes))


def _clock(table: Table) -> bytes:
    return b'"clock":' + ENCODER.encode(table.clock_state(time.time()))
