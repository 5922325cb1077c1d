"""Who holds a seat, who decides for it, and what everybody may know of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from msgspec import UNSET

from ratusz.bots.cast import who_is
from ratusz.server.messages import SeatInfo, TableSummary
from ratusz.server.secrets import same
from ratusz.server.store import SeatRow, TableRow


@dataclass(frozen=True, slots=True)
class Present:
    """Who is at a table, as it is told."""

    visitors: frozenset[str]
    graces: Mapping[int, int]
    """For the seats of people who are not: in how many seconds the others may let a bot stand in."""


NOBODY_PRESENT = Present(frozenset(), {})


def bot_plays(seat: SeatRow) -> bool:
    """Whether a bot decides: it sits there, or stands in for a person."""
    return seat.kind == "bot" or seat.stand_in


def who_plays(seat: SeatRow) -> str | None:
    """Whom of the cast a bot plays that sits here: a bot is called like whom it plays."""
    return who_is(seat.name) if seat.kind == "bot" else None


def holders(seat: SeatRow) -> frozenset[str]:
    """All browsers that hold a seat."""
    return seat.companions if seat.visitor is None else seat.companions | {seat.visitor}


def holds(seat: SeatRow, visitor: str | None) -> bool:
    return any(same(holder, visitor) for holder in holders(seat))


def plays_alone(seats: Sequence[SeatRow], visitor: str) -> bool:
    """Whether nobody else holds a seat; browsers to which somebody has handed a seat are the same person's."""
    return all(same(seat.visitor, visitor) or not holders(seat) for seat in seats)


def seat_info(seat: SeatRow, level: str, mine: bool, online: Present) -> SeatInfo:
    """What everybody may know of a seat, told to one visitor; the level is that of bots that stand in."""
    is_bot = seat.kind == "bot"
    return SeatInfo(
        seat=seat.seat,
        name=seat.name,
        kind=seat.kind,
        level=level if seat.stand_in else seat.level,
        taken=is_bot or seat.visitor is not None,
        mine=mine,
        online=is_bot or not holders(seat).isdisjoint(online.visitors),
        stand_in=seat.stand_in,
        grace=online.graces.get(seat.seat),
        browsers=len(holders(seat)) if mine else 0,
        who=who_plays(seat) or UNSET,
    )


def summary_line(row: TableRow, seats: Sequence[SeatRow], visitor: str, gone: float | None = None) -> TableSummary:
    """A line of the lobby."""
    summary = row.summary
    mine = [seat.seat for seat in seats if holds(seat, visitor)]
    return TableSummary(
        table=row.id,
        game=row.game,
        created=row.created,
        changed=row.changed,
        over=summary["over"],
        capped=summary["capped"],
        my_turn=any(seat in summary["deciders"] and not seats[seat].stand_in for seat in mine),
        seats=[seat_info(seat, row.stand_in, seat.seat in mine, NOBODY_PRESENT) for seat in seats],
        scores=summary["scores"],
        ranking=summary["ranking"],
        gone=gone,
        deletable=same(row.host, visitor) and plays_alone(seats, visitor),
    )
