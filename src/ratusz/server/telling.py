"""What everybody at a table is told: made once, encoded once, and after the first time only as far as it differs.

A state is made of pieces, each an entry of the JSON object that crosses the wire. What is public is made once for all;
each pair of eyes adds what it alone may see; and a connection is sent the pieces that it does not hold yet.
"""

from __future__ import annotations

import re
import time
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import cast

from ratusz.core.match import Match
from ratusz.server.connection import ENCODER, Connection
from ratusz.server.messages import LOG_PLIES
from ratusz.server.table import Present, Table

_GRACE = re.compile(rb'(?<="grace":)\d+')
Pieces = dict[str, bytes]
"""By its name, an entry of a JSON object, the name included."""


@dataclass(frozen=True, slots=True)
class Shown:
    """A view in pieces; a list with an object for each seat is a row of pieces."""

    entries: Pieces
    rows: dict[str, list[bytes]]

    def whole(self) -> bytes:
        rows = [b"%b[%b]" % (_label(name), b",".join(row)) for name, row in self.rows.items()]
        return b",".join([*self.entries.values(), *rows])

    def difference(self, held: Shown) -> tuple[bytes, bytes]:
        """The entries that are different from those held, and the objects of rows that are, by seat."""
        entries, rows = _different(held.entries, self.entries), []
        for name, row in self.rows.items():
            before = held.rows.get(name)
            if before is None:
                entries.append(b"%b[%b]" % (_label(name), b",".join(row)))
            elif before is not row:
                new = [b'"%d":%b' % (seat, one) for seat, one in enumerate(row) if one != before[seat]]
                rows += [b"%b{%b}" % (_label(name), b",".join(new))] if new else []
        return b",".join(entries), b",".join(rows)


@dataclass(frozen=True, slots=True)
class Told:
    """All that a connection knows of the table once it has read its last message, but for events and the time."""

    table: Table
    eyes: int | None
    version: int
    ply: int
    match: Pieces
    view: Shown
    around: Pieces
    """What may change without a move: who sits where, what somebody wishes."""


@dataclass(frozen=True, slots=True)
class _Public:
    """What everybody may know of a position."""

    table: Table
    lines: int
    match: Pieces
    view: Mapping[str, object]
    shown: Shown
    """The view, piece by piece."""


class Teller:
    """Tells the connections of one table what they do not know yet."""

    def __init__(self) -> None:
        self._public: _Public | None = None

    def tell(self, table: Table, connections: set[Connection], online: Present) -> None:
        """Tell everybody what is new to them; nobody is told that nothing is."""
        telling = _Telling(table, self._public_part(table), online)
        for connection in connections:
            if connection.outbox.crowded:
                connection.wait()
            else:
                telling.go_on(connection)

    def begin(self, table: Table, connection: Connection, online: Present) -> None:
        """Tell a connection everything, as if it knew nothing."""
        _Telling(table, self._public_part(table), online).begin(connection)

    def _public_part(self, table: Table) -> _Public:
        public = self._public
        if public is None or public.table is not table or public.lines != table.lines:
            view = table.match.view()
            public = self._public = _Public(
                table, table.lines, _pieces(table.public_fields()), view, _public_view(view, table.row.players)
            )
        return public


class _Telling:
    """What there is to tell now; connections that know the same are told the same bytes."""

    def __init__(self, table: Table, public: _Public, online: Present) -> None:
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
        rest = b'"since":%d,"events":%b,%b,"view":{%b}}' % (since, _events(now, since), fields, now.view.whole())
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


def _public_view(view: Mapping[str, object], players: int) -> Shown:
    encode = ENCODER.encode
    entries: Pieces = {}
    rows: dict[str, list[bytes]] = {}
    for name, entry in view.items():
        if isinstance(entry, list) and len(entry) == players and isinstance(entry[0], dict):
            rows[name] = [encode(one) for one in entry]
        else:
            entries[name] = _label(name) + encode(entry)
    return Shown(entries, rows)


def _view(match: Match, eyes: int | None, public: _Public) -> Shown:
    """The view of a pair of eyes: what everybody sees, but for what this one sees otherwise."""
    private = {} if eyes is None else match.private(eyes, public.view)
    if not private:
        return public.shown
    shown = public.shown
    rows = {name: _row(name, cast("list[object]", row), public) for name, row in private.items() if name in shown.rows}
    entries = _pieces({name: entry for name, entry in private.items() if name not in rows})
    return Shown(shown.entries | entries, shown.rows | rows)


def _row(name: str, row: list[object], public: _Public) -> list[bytes]:
    """A row of which most is as everybody sees it: only the rest has to be encoded."""
    known = zip(row, cast("list[object]", public.view[name]), public.shown.rows[name], strict=True)
    return [piece if one is other else ENCODER.encode(one) for one, other, piece in known]


def _change(held: Told, now: Told, since: int) -> bytes | None:
    """The rest of a message that tells what is different; None if nothing is."""
    fields = _different(held.match, now.match) + _different_around(held.around, now.around)
    view, rows = now.view.difference(held.view)
    if not (fields or view or rows) and now.ply == held.ply:
        return None
    if now.table.clock is not None:
        fields.append(_clock(now.table))  # It goes with the rest: by itself it would tell that somebody did something.
    told = (since, _events(now, since), b",".join(fields), view, rows)
    return b'"since":%d,"events":%b,"fields":{%b},"view":{%b},"rows":{%b}}' % told


def _different(held: Pieces, now: Pieces) -> list[bytes]:
    return [] if held is now else [piece for name, piece in now.items() if held.get(name) != piece]


def _different_around(held: Pieces, now: Pieces) -> list[bytes]:
    """The pieces that differ in more than the seconds that somebody is still waited for: pages count these down."""
    return [piece for name, piece in now.items() if _GRACE.sub(b"", held[name]) != _GRACE.sub(b"", piece)]


def _events(told: Told, since: int) -> bytes:
    return ENCODER.encode(told.table.events_since(since, told.eyes))


def _clock(table: Table) -> bytes:
    return b'"clock":' + ENCODER.encode(table.clock_state(time.monotonic()))
