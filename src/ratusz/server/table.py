"""A table: seats, a match and its settings, and what each pair of eyes may see of them. No storage, no network."""

from __future__ import annotations

from collections.abc import Container
from dataclasses import dataclass

from ratusz import games
from ratusz.core.match import Match
from ratusz.core.record import seed_hash
from ratusz.server.clock import Clock
from ratusz.server.messages import (
    Answer,
    ClockState,
    LoggedEvent,
    Moment,
    Question,
    SeatInfo,
    TableState,
    TableSummary,
    UndoWish,
)
from ratusz.server.store import ChatRow, SeatRow, StoredTable, TableRow

NOBODY_ONLINE: Container[str] = frozenset()


@dataclass(slots=True)
class Wish:
    """A seat's wish to take back more than the law allows, and the seats that have not agreed yet."""

    seat: int
    count: int
    waiting: list[int]


class Table:
    """One table as the server holds it in memory; built from the store, and again whenever in doubt."""

    def __init__(self, stored: StoredTable, now: float) -> None:
        self.row: TableRow = stored.table
        self.seats: list[SeatRow] = stored.seats
        self.watchers: set[str] = stored.watchers
        self.chat: list[ChatRow] = stored.chat
        self.wish: Wish | None = None
        self.version = len(stored.actions)
        self.commands: dict[str, int] = {}
        """The version that each command of an action led to."""
        self.said: set[str] = {line.command for line in stored.chat}
        self.match = self._first_position()
        self.clock = self._new_clock()
        for action in stored.actions:
            self.match.play_line(f"{action.seat} {action.line}")
            self.commands[action.command] = action.number + 1
            self.switch_clock(action.at)
        if self.clock is not None:
            self.clock.resume(now)

    def _first_position(self) -> Match:
        row = self.row
        game = games.find(row.game)
        if row.start is not None:
            return Match.from_document(game, row.start, keep_events=True)
        return Match.new(game, row.players, row.seed, row.options, row.confirm, keep_events=True)

    def _new_clock(self) -> Clock | None:
        if self.row.clock is None:
            return None
        clock = Clock(self.row.clock["minutes"], self.row.clock["increment"], self.row.players, self.row.created)
        clock.switch(self.timed_deciders(), self.row.created)
        return clock

    # Who is who.

    def seats_of(self, visitor: str | None) -> list[int]:
        """The seats a visitor may act for and see through."""
        return [] if visitor is None else [seat.seat for seat in self.seats if seat.visitor == visitor]

    def may_enter(self, visitor: str | None) -> bool:
        return visitor is not None and (visitor in self.watchers or bool(self.seats_of(visitor)))

    def is_bot(self, seat: int) -> bool:
        return self.seats[seat].kind == "bot"

    def is_taken(self, seat: int) -> bool:
        return self.is_bot(seat) or self.seats[seat].visitor is not None

    def other_people(self, seat: int) -> list[int]:
        """The seats of people who sit somewhere else, and so have to be asked."""
        me = self.seats[seat].visitor
        return [
            other.seat
            for other in self.seats
            if other.kind != "bot" and other.visitor is not None and other.visitor != me
        ]

    def timed_deciders(self) -> list[int]:
        return [seat for seat in self.match.deciders() if self.is_taken(seat) and not self.is_bot(seat)]

    def switch_clock(self, now: float) -> None:
        if self.clock is not None:
            self.clock.switch(self.timed_deciders(), now)

    # What is told.

    def seat_infos(self, visitor: str | None, online: Container[str] = NOBODY_ONLINE) -> list[SeatInfo]:
        return [seat_info(seat, visitor, online) for seat in self.seats]

    def eyes(self, visitor: str | None) -> int | None:
        """Through which of its seats a visitor looks at first: the one that has to decide, if any."""
        mine = self.seats_of(visitor)
        for seat in self.match.deciders():
            if seat in mine:
                return seat
        return mine[0] if mine else None

    def state_for(
        self, visitor: str | None, eyes: int | None, since: int, online: Container[str], now: float
    ) -> TableState:
        match = self.match
        over = match.over
        return TableState(
            table=self.row.id,
            game=self.row.game,
            version=self.version,
            ply=match.ply,
            since=since,
            events=self.events_since(since, eyes),
            seat=eyes,
            view=dict(match.view(eyes)),
            deciders=match.deciders(),
            questions=[] if eyes is None else self._questions(eyes),
            scores=match.scores(),
            ranking=match.ranking(),
            score_sheet=match.score_sheet() if over else [],
            over=over,
            capped=match.capped,
            seats=self.seat_infos(visitor, online),
            options=match.options,
            seed_hash=None if match.seed is None else seed_hash(match.seed),
            seed=match.seed if over else None,
            clock=self._clock_state(now),
            undo_wish=None if self.wish is None else UndoWish(self.wish.seat, self.wish.count, self.wish.waiting),
            rematch=self.row.rematch,
        )

    def _questions(self, seat: int) -> list[Question]:
        legal = self.match.legal(seat)
        undoable = self.match.undoable(seat)
        if not legal and not undoable:
            return []
        notation = self.match.notation
        return [
            Question(seat, self.match.question(seat), [Answer(action, notation(action)) for action in legal], undoable)
        ]

    def events_since(self, since: int, eyes: int | None) -> list[LoggedEvent]:
        logged = []
        for ply, move in enumerate(self.match.moves[since:], start=since + 1):
            for event in move.events:
                seen = event.seen_by(eyes)
                if seen is not None:
                    logged.append(LoggedEvent(ply, seen.document()))
        return logged

    def _clock_state(self, now: float) -> ClockState | None:
        if self.clock is None:
            return None
        self.clock.count(now)
        return ClockState(list(self.clock.left), list(self.clock.running), self.clock.increment)

    def moment(self, command: str, ply: int, eyes: int | None) -> Moment:
        """The match as it was; what others may not see of it stays hidden then as now."""
        then = self.match.at(ply)
        timeline: list[list[int]] = []
        if ply == 0 and self.match.over:
            walker = self.match.at(0)
            timeline.append(walker.scores())
            for move in self.match.moves:
                walker.apply(move.action, move.seat)
                timeline.append(walker.scores())
        events = self.events_since(ply - 1, eyes) if ply else []
        return Moment(
            id=command,
            ply=ply,
            plies=self.match.ply,
            seat=eyes,
            view=dict(then.view(eyes)),
            events=[event for event in events if event.ply == ply],
            scores=then.scores(),
            timeline=timeline,
        )

    def summary(self) -> dict[str, object]:
        """What the lobby needs, kept beside the table so that it need not be replayed."""
        match = self.match
        return {
            "over": match.over,
            "capped": match.capped,
            "deciders": match.deciders(),
            "scores": match.scores(),
            "ranking": match.ranking(),
        }


def seat_info(seat: SeatRow, visitor: str | None, online: Container[str]) -> SeatInfo:
    """What everybody may know of a seat, told to one visitor."""
    is_bot = seat.kind == "bot"
    return SeatInfo(
        seat=seat.seat,
        name=seat.name,
        kind=seat.kind,
        level=seat.level,
        taken=is_bot or seat.visitor is not None,
        mine=visitor is not None and seat.visitor == visitor,
        online=is_bot or (seat.visitor is not None and seat.visitor in online),
    )


def summary_line(row: TableRow, seats: list[SeatRow], visitor: str | None) -> TableSummary:
    """A line of the lobby."""
    deciders = row.summary["deciders"]
    return TableSummary(
        table=row.id,
        game=row.game,
        created=row.created,
        changed=row.changed,
        over=row.summary["over"],
        capped=row.summary["capped"],
        my_turn=any(seat.visitor == visitor and seat.seat in deciders for seat in seats),
        seats=[seat_info(seat, visitor, NOBODY_ONLINE) for seat in seats],
        scores=row.summary["scores"],
        ranking=row.summary["ranking"],
    )
