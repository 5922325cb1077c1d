"""What everybody at a table is told: made once, encoded once, and after the first time only as far as it differs.

What is public is made once for all; each pair of eyes adds what it alone may see. A view is encoded entry by entry, and
a connection is sent the entries that it does not hold yet, and likewise the fields that tell of the match. The few
fields around these are encoded in one part.
"""

from __future__ import annotations

import re
import time
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import cast

from ratusz.core.events import Event
from ratusz.core.match import Match
from ratusz.server.connection import ENCODER, Connection
from ratusz.server.messages import LOG_PLIES, LoggedEvent
from ratusz.server.seats import Present
from ratusz.server.table import NOTHING_HELD, Held, Table

_GRACE = re.compile(rb'(?<="grace":)\d+')
Entries = dict[str, bytes]
"""By its name, an entry of a JSON object, the name included."""
Fields = tuple[bytes, ...]
"""Entries of a JSON object, one by one, the names included."""
Who = tuple[tuple[int, ...], int | None, bool]
"""Seats, eyes, and whether it wants to be asked about chances to act out of turn."""
Around = dict[tuple[tuple[int, ...], int | None], tuple[object, bytes]]
"""By seats and eyes, the fields around a view, and before them what they were made of."""


@dataclass(slots=True, eq=False)
class Shown:
    """An encoded view; nothing changes it. A list with an object for each seat is a row, told object by object."""

    entries: Entries
    rows: dict[str, list[bytes]]

    def whole(self) -> bytes:
        rows = [b"%b[%b]" % (_label(name), b",".join(row)) for name, row in self.rows.items()]
        return b",".join([*self.entries.values(), *rows])

    def difference(self, held: Shown) -> tuple[bytes, bytes]:
        """The entries that are different from those held, and the objects of rows that are, by seat."""
        before, rows = held.entries, []
        entries = [entry for name, entry in self.entries.items() if before.get(name) != entry]
        for name, row in self.rows.items():
            old = held.rows.get(name)
            if old is None:
                entries.append(b"%b[%b]" % (_label(name), b",".join(row)))
            elif old != row:
                new = [b'"%d":%b' % (seat, one) for seat, one in enumerate(row) if one != old[seat]]
                rows.append(b"%b{%b}" % (_label(name), b",".join(new)))
        return b",".join(entries), b",".join(rows)


@dataclass(slots=True, eq=False)
class Told:
    """All that a connection knows of the table once it has read its last message, but for events and the time.

    It is never changed, as others may have been told the same.
    """

    table: Table
    eyes: int | None
    version: int
    ply: int
    match: Fields
    """Those that tell of the match."""
    around: bytes
    """Those that may change without a move, without braces: who sits where, what somebody wishes."""
    view: Shown


@dataclass(slots=True, eq=False)
class _Public:
    """What everybody may know of a position."""

    table: Table
    lines: int
    fields: Fields
    """Those that tell of the match."""
    view: Mapping[str, object]
    shown: Shown
    """The view, encoded."""
    questions: dict[tuple[int, bool, bool], bytes] = field(default_factory=dict)
    """What a seat is asked, by whether it wants to be asked about chances, and whether a bot plays for it."""


class Teller:
    """Tells the connections of one table what they do not know yet."""

    def __init__(self) -> None:
        self._public: _Public | None = None
        self._around: Around = {}

    def tell(self, table: Table, connections: set[Connection], online: Present) -> None:
        """Tell everybody what is new to them; nobody is told that nothing is."""
        telling = _Telling(table, self._public_part(table), online, self._around)
        for connection in connections:
            if connection.outbox.crowded:
                connection.wait()
            else:
                telling.go_on(connection)

    def begin(self, table: Table, connection: Connection, online: Present, held: Held = NOTHING_HELD) -> None:
        """Tell a connection everything; of what happened, only what it does not hold."""
        _Telling(table, self._public_part(table), online, self._around).begin(connection, held)

    def _public_part(self, table: Table) -> _Public:
        public = self._public
        if public is None or public.table is not table or public.lines != table.lines:
            view = table.match.view()
            shown = _encoded(view, table.row.players)
            public = self._public = _Public(table, table.lines, _one_by_one(table.public_fields()), view, shown)
        return public


class _Telling:
    """What there is to tell now; connections that know the same are told the same bytes."""

    def __init__(self, table: Table, public: _Public, online: Present, around: Around) -> None:
        self.table = table
        self.public = public
        self.online = online
        self.around = around
        self.told: dict[Who, Told] = {}
        self.changes: dict[tuple[int, int], bytes | None] = {}
        self.differences: dict[tuple[int, int], tuple[bytes, bytes]] = {}
        self.events: dict[tuple[int, int], tuple[Event, bytes]] = {}
        """By ply and identity an event, so that no other gets the same, and what is told of it."""

    def go_on(self, connection: Connection) -> None:
        """Tell a connection what is different from what it holds."""
        held, now = connection.told, self._told(connection)
        connection.behind = 0
        since = 0 if held is None else self.table.still_true(held.eyes, held.version, held.ply)
        if held is None or now.ply - since > LOG_PLIES:
            self.begin(connection)
            return
        key = id(held), id(now)
        if key not in self.changes:
            self.changes[key] = self._change(held, now, since)
        change = self.changes[key]
        if change is not None:
            connection.tell(now, b'{"type":"change",', change)

    def begin(self, connection: Connection, held: Held = NOTHING_HELD) -> None:
        now = self._told(connection)
        since = max(self.table.logged, now.ply - LOG_PLIES)
        known = self.table.goes_on(held)
        lasting = _fields(self.table.lasting_fields())
        fields = b",".join([lasting, *now.match, now.around, _clock(now.table)])
        if known is not None and known >= since:
            since, fields = known, b'"goes_on":true,' + fields
        told = (since, self._events(now, since), fields, now.view.whole())
        rest = b'"since":%d,"events":[%b],%b,"view":{%b}}' % told
        connection.tell(now, b'{"type":"state",', rest)

    def _told(self, connection: Connection) -> Told:
        who = connection.seats, connection.eyes, connection.asked.windows
        if who not in self.told:
            self.told[who] = self._make(connection)
        return self.told[who]

    def _make(self, connection: Connection) -> Told:
        table, eyes, held = self.table, connection.eyes, connection.told
        version = table.version_for(eyes)
        around = self._fields_around(connection.seats, eyes)
        if held is not None and held.table is table and held.eyes == eyes and held.version == version:
            # Whatever others may have done since, it is none of this one's business.
            return Told(table, eyes, version, held.ply, held.match, around, held.view)
        ply = table.plies(eyes)
        questions = b"[]" if eyes is None else self._questions(eyes, connection.asked.windows)
        retractable = b"true" if table.retractable(eyes) else b"false"
        own = (
            b'"version":%d' % version,
            b'"ply":%d' % ply,
            b'"questions":' + questions,
            b'"retractable":' + retractable,
        )
        match = self.public.fields + own
        return Told(table, eyes, version, ply, match, around, _view(table.match, eyes, self.public))

    def _questions(self, seat: int, alert: bool) -> bytes:
        """Worked out once for a position, however many come and look."""
        kept, key = self.public.questions, (seat, alert, self.table.is_bot(seat))
        if key not in kept:
            kept[key] = ENCODER.encode(self.table.questions(seat, alert))
        return kept[key]

    def _fields_around(self, mine: tuple[int, ...], eyes: int | None) -> bytes:
        """Made anew only if something has changed that they tell of, which a move does seldom."""
        table, who = self.table, (mine, eyes)
        match = table.match if table.wish is not None or len(mine) > 1 else None
        told = (table.seats, table.wish, table.row.rematch, self.online, match)
        known = self.around.get(who)
        if known is None or known[0] != told:
            known = self.around[who] = told, _fields(table.fields_around(mine, eyes, self.online))
        return known[1]

    def _change(self, held: Told, now: Told, since: int) -> bytes | None:
        """The rest of a message that tells what is different; None if nothing is."""
        entries, rows = self._difference(held.view, now.view)
        fields = [one for one in now.match if one not in held.match]
        if now.around != held.around and _lasting(now.around) != _lasting(held.around):
            fields.append(now.around)
        if not (fields or entries or rows):
            return None
        if now.table.clock is not None:
            fields.append(_clock(now.table))  # It comes with the rest: alone it would tell that somebody did something.
        told = (since, self._events(now, since), b",".join(fields), entries, rows)
        return b'"since":%d,"events":[%b],"fields":{%b},"view":{%b},"rows":{%b}}' % told

    def _difference(self, held: Shown, now: Shown) -> tuple[bytes, bytes]:
        key = id(held), id(now)
        if key not in self.differences:
            self.differences[key] = now.difference(held)
        return self.differences[key]

    def _events(self, told: Told, since: int) -> bytes:
        """What has happened since a ply, one entry after the other; most of it looks the same to everybody."""
        encoded = self.events
        entries = []
        for ply, event in told.table.seen_since(since, told.eyes):
            key = ply, id(event)
            if key not in encoded:
                encoded[key] = event, ENCODER.encode(LoggedEvent(ply, event.document()))
            entries.append(encoded[key][1])
        return b",".join(entries)


def _encoded(view: Mapping[str, object], players: int) -> Shown:
    encode = ENCODER.encode
    entries: Entries = {}
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
    entries = {name: _label(name) + ENCODER.encode(one) for name, one in private.items() if name not in rows}
    return Shown(shown.entries | entries, shown.rows | rows)


def _row(name: str, row: list[object], public: _Public) -> list[bytes]:
    """A row of which most is as everybody sees it: only the rest has to be encoded."""
    known = zip(row, cast("list[object]", public.view[name]), public.shown.rows[name], strict=True)
    return [encoded if one is other else ENCODER.encode(one) for one, other, encoded in known]


@cache
def _label(name: str) -> bytes:
    return ENCODER.encode(name) + b":"


def _fields(fields: dict[str, object]) -> bytes:
    """The entries of a JSON object, without its braces."""
    return ENCODER.encode(fields)[1:-1]


def _one_by_one(fields: dict[str, object]) -> Fields:
    return tuple(_label(name) + ENCODER.encode(one) for name, one in fields.items())


def _lasting(around: bytes) -> bytes:
    """The fields around a view without the seconds that somebody is still waited for: pages count these."""
    return _GRACE.sub(b"", around)


def _clock(table: Table) -> bytes:
    return b'"clock":' + ENCODER.encode(table.clock_state(time.monotonic()))
