"""Looks: what everybody saw at every moment of a match, and positions to carry on from, kept for when the rules change.

A table is replayed by the rules of today. So whatever a fix of these might change is stored as it was: 64 moments are a
part, and with the newest one goes the position. What a seat saw lies beside what everybody saw, as far as it is
different, and is told to nobody else.
"""

from __future__ import annotations

import zlib
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from typing import Any, TypeVar

import msgspec
from msgspec import Struct

from ratusz.core.events import Event
from ratusz.core.game import Game, ScoreDetails, View
from ratusz.core.match import Match
from ratusz.core.rng import Rng
from ratusz.core.state import State
from ratusz.server.store import Summary, TableRow

T = TypeVar("T")

PART = 64
"""So many moments are stored together."""


class Seen(Struct, array_like=True):
    """A moment in one pair of eyes; for a seat, only what it saw otherwise than everybody."""

    view: Any
    """All of it, or in a list what has changed since the moment before."""
    events: list[dict[str, Any]] | None
    """What the action that led here caused; None: the same as everybody saw."""

    def since(self, before: Seen) -> Seen:
        """The same as a change from the moment before."""
        change = _change(before.view, self.view)
        return Seen([change] if isinstance(change, dict) else self.view, self.events)

    def after(self, before: Seen) -> Seen:
        """The whole of it, after the moment before."""
        return Seen(_changed(before.view, self.view[0]), self.events) if isinstance(self.view, list) else self


class Look(Struct, array_like=True):
    """A moment in all eyes."""

    scores: list[int]
    public: Seen
    seats: list[Seen]

    def view(self, eyes: int | None) -> dict[str, Any]:
        public: dict[str, Any] = self.public.view
        return public if eyes is None else {**public, **self.seats[eyes].view}

    def events(self, eyes: int | None) -> list[dict[str, Any]]:
        own = None if eyes is None else self.seats[eyes].events
        return (self.public.events or []) if own is None else own


class _Heard(Struct, array_like=True):
    view: msgspec.Raw
    events: list[dict[str, Any]] | None


class Hearsay(Struct, array_like=True):
    """What happened at a moment, in all eyes: a look that is read without its views, which is much quicker."""

    scores: msgspec.Raw
    public: _Heard
    seats: list[_Heard]

    def events(self, eyes: int | None) -> list[dict[str, Any]]:
        own = None if eyes is None else self.seats[eyes].events
        return (self.public.events or []) if own is None else own


def look_at(match: Match, events: Sequence[Event]) -> Look:
    """The present moment of a match, to which an action led with these events."""
    view, seen = match.view(), _seen(events, None)
    seats = []
    for seat in range(match.players):
        own = _seen(events, seat)
        seats.append(Seen(match.private(seat, view), None if own == seen else _told(own)))
    return Look(match.scores(), Seen(view, _told(seen)), seats)


def _seen(events: Sequence[Event], eyes: int | None) -> list[Event]:
    return [seen for event in events if (seen := event.seen_by(eyes)) is not None]


def _told(events: Sequence[Event]) -> list[dict[str, Any]]:
    return [event.document() for event in events]


def in_brief(looks: Iterable[Look]) -> list[Look]:
    """Looks at one moment after the other: at all but the first only what has changed, which is a fraction."""
    found: list[Look] = []
    before = None
    for look in looks:
        found.append(look if before is None else _each(Seen.since, look, before))
        before = look
    return found


def in_full(looks: Iterable[Look]) -> list[Look]:
    """The looks that were told in brief."""
    found: list[Look] = []
    for look in looks:
        found.append(_each(Seen.after, look, found[-1]) if found else look)
    return found


def _each(make: Callable[[Seen, Seen], Seen], look: Look, before: Look) -> Look:
    seats = [make(now, then) for now, then in zip(look.seats, before.seats, strict=True)]
    return Look(look.scores, make(look.public, before.public), seats)


def _change(before: Any, now: Any) -> Any:
    """What leads from one value to another: by name or place what has changed in it, or in a list the other value."""
    if isinstance(before, dict) and isinstance(now, dict) and before.keys() == now.keys():
        return {name: _change(value, now[name]) for name, value in before.items() if value != now[name]}
    if isinstance(before, list) and isinstance(now, list) and len(before) == len(now):
        return {str(place): _change(value, now[place]) for place, value in enumerate(before) if value != now[place]}
    return [now]


def _changed(before: Any, change: Any) -> Any:
    """The value that a change leads to."""
    if isinstance(change, list):
        return change[0]
    if isinstance(before, dict):
        return {name: _changed(value, change[name]) if name in change else value for name, value in before.items()}
    return [
        _changed(value, change[str(place)]) if str(place) in change else value for place, value in enumerate(before)
    ]


def packed(value: object) -> bytes:
    return zlib.compress(msgspec.json.encode(value))


def unpacked(body: bytes, kind: type[T]) -> T:
    return msgspec.json.decode(zlib.decompress(body), type=kind)


class Standing(Struct):
    """A position, and what a table counts that cannot be counted again by other rules."""

    document: dict[str, Any] | None
    """None: the first position of the match."""
    versions: list[int]
    begun: list[int]
    score_sheet: list[dict[str, int]]
    """Once the match is over."""
    score_details: list[ScoreDetails] = []
    """Likewise; ends that were stored before they were told have none."""


class Bookmark(Struct):
    """What it takes, beside the position, to take a match up by the same rules instead of playing it again."""

    document: dict[str, Any] | None
    """The position of which everybody knows; None if that is the one which is stored anyway."""
    marks: dict[str, Any]
    """See `Match.marks`."""
    commands: bytes
    """Four bytes for each command of people: who sends one again is told so, wherever the match was taken up."""


class Kept(Standing):
    """A position as it is stored."""

    bookmark: Bookmark | None = None


class Carried(Struct):
    """Where a match was carried on by other rules: at which line of its record, and as which ply."""

    line: int
    ply: int
    """Its number is that of no action: it tells that the rules have changed."""
    before: int
    now: int
    standing: Standing
    lost: list[int]
    """The lines that do not fit any more: from, and up to but without."""


class Past(Event):
    """An event of earlier rules, as it was told."""

    told: dict[str, Any]

    def document(self) -> dict[str, Any]:
        return self.told


def past_events(looks: Iterable[tuple[int, Look | Hearsay]], eyes: int | None) -> list[tuple[int, Event]]:
    """What a pair of eyes saw happen at these plies."""
    return [(ply, Past(event["seat"], event)) for ply, look in looks for event in look.events(eyes)]


class _End(State):
    """The end of a match by earlier rules: all that is known of it is how it was seen."""

    summary: Summary

    def clone(self) -> _End:
        twin = _End()
        self.copy_base(twin)
        twin.summary = self.summary
        return twin

    def scores(self) -> list[int]:
        return self.summary["scores"]

    def ranking(self) -> list[int]:
        return self.summary["ranking"]


def end_of(game: Game, row: TableRow, look: Look, standing: Standing) -> Match:
    """A match that is over and whose end looks as it did, by whatever rules it was played."""

    def private(_: State, seat: int, public: View) -> View:
        own: View = look.seats[seat].view
        return own

    def sheet(_: State, seat: int) -> dict[str, int]:
        return standing.score_sheet[seat] if standing.score_sheet else {}

    def details(_: State, seat: int) -> ScoreDetails:
        return standing.score_details[seat] if standing.score_details else {}

    state = _End()
    state.begin(row.players, row.confirm, Rng(0, 0, 0, 0))
    state.capped, state.summary = row.summary["capped"], row.summary
    seen = replace(
        game,
        public=lambda _: look.view(None),
        private=private,
        score_sheet=sheet,
        score_details=details,
    )
    return Match(seen, state, row.options, seed=row.seed, keep_events=True)
