"""A table: seats, a match and its settings, and what each pair of eyes may see of them. No storage, no network."""

from __future__ import annotations

import hashlib
import time
from collections.abc import Callable, Container, Sequence
from dataclasses import dataclass
from functools import cache

from ratusz import games
from ratusz.core.errors import IllegalAction, RatuszError
from ratusz.core.match import Match, Move
from ratusz.core.record import seed_hash
from ratusz.server.clock import Clock
from ratusz.server.messages import (
    LOG_PLIES,
    Answer,
    ClockState,
    LoggedEvent,
    LogPage,
    Moment,
    Question,
    SeatInfo,
    TableSummary,
    UndoWish,
)
from ratusz.server.secrets import same
from ratusz.server.store import ActionRow, ChatRow, SeatRow, StoredTable, Summary, TableRow

NOBODY_ONLINE: Container[str] = frozenset()


class OtherRules(RatuszError):
    """The rules of the game have changed since the match was begun."""


@dataclass(slots=True)
class Wish:
    """A seat's wish to take back more than the law allows, and the seats that have not agreed yet."""

    seat: int
    count: int
    waiting: list[int]
    command: str


@dataclass(frozen=True, slots=True)
class Draft:
    """The match one line further. Nobody hears of it before it is stored; if it cannot be, nothing has happened."""

    match: Match
    seat: int
    line: str
    summary: Summary
    clock: Clock | None
    kept: int
    """How many actions from the beginning are still the same ones, and have the same numbers for everybody."""
    steps: int
    """What the line adds to the work of loading the table."""
    together: bool
    """Whether the same simultaneous phase is open before and after: what others have done in it is not counted."""
    apart: bool
    """Whether nobody but the seat may notice: in such a phase, all that decided still do."""


@dataclass(frozen=True, slots=True)
class Seating:
    """The seats after one of them has changed hands, likewise to be stored first."""

    seats: list[SeatRow]
    clock: Clock | None
    summary: Summary


class Table:
    """One table as the server holds it in memory: built from the store, and again whenever in doubt."""

    def __init__(self, stored: StoredTable, now: float) -> None:
        self.row: TableRow = stored.table
        self.seats: list[SeatRow] = stored.seats
        self.watchers: set[str] = stored.watchers
        self.chat: list[ChatRow] = stored.chat
        self.wish: Wish | None = None
        self.lines = 0
        """How many lines of the record are stored."""
        self.versions = [0] * (self.row.players + 1)
        """For each seat, and at the end for spectators, how often something has changed that it may notice."""
        self.commands: dict[str, int] = {}
        """The version at which each command was carried out, as its seat counts."""
        self.said: set[str] = {line.command for line in stored.chat}
        self.steps = 0
        """The work of loading this table: actions, and for every undo the actions that are played again."""
        self.match = first_position(self.row)
        self._replay(stored.actions)
        self.seed_hash = None if self.match.seed is None else seed_hash(self.match.seed)
        self.clock = self._resumed_clock(now)
        self.row.summary = summary_of(self.match, self.clock)

    def _replay(self, actions: Sequence[ActionRow]) -> None:
        match = self.match
        for action in actions:
            before = _deciding_together(match)
            match.play_line(f"{action.seat} {action.line}")
            self.steps += 1 + (match.ply if action.line.startswith("undo ") else 0)
            self._count(action, before is not None and before == _deciding_together(match))

    def _count(self, action: ActionRow, apart: bool) -> None:
        """Number a stored line for everybody who may notice it."""
        self.lines = action.number + 1
        for observer in [action.seat] if apart else range(len(self.versions)):
            self.versions[observer] += 1
        self.commands[action.command] = self.versions[action.seat]

    def _resumed_clock(self, now: float) -> Clock | None:
        """The clock as it was stored with the last change: nobody pays for a server that was away."""
        if self.row.clock is None:
            return None
        left = self.row.summary.get("clock") or [self.row.clock["minutes"] * 60.0] * self.row.players
        return Clock(left, self.row.clock["increment"], timed_deciders(self.match, self.seats), now)

    # Who is who.

    def seats_of(self, visitor: str | None) -> tuple[int, ...]:
        """The seats a visitor may act for and see through."""
        return tuple(seat.seat for seat in self.seats if same(seat.visitor, visitor))

    def may_enter(self, visitor: str) -> bool:
        return visitor in self.watchers or bool(self.seats_of(visitor))

    def is_bot(self, seat: int) -> bool:
        return self.seats[seat].kind == "bot"

    def goes_on_alone(self, seat: int) -> bool:
        """Whether nobody has to be waited for: a bot decides, or a person is asked for the sake of secrecy alone."""
        return self.is_bot(seat) or self.match.feigned(seat)

    def unwanted_window(self, alert: Container[int]) -> int | None:
        """A seat with a chance to act out of turn that nobody wants to be asked about, if there is one."""
        for seat in self.row.summary["deciders"]:
            if self.match.window(seat) and (self.is_bot(seat) or seat not in alert):
                return int(seat)
        return None

    def other_people(self, seat: int) -> list[int]:
        """The seats of people who sit somewhere else, and so have to be asked."""
        me = self.seats[seat].visitor
        return [
            other.seat
            for other in self.seats
            if other.kind != "bot" and other.visitor is not None and other.visitor != me
        ]

    # Going on.

    def play(self, seat: int, action: int) -> Draft:
        """A seat's action; IllegalAction if it is none."""
        match = self.match.clone()
        match.apply(action, seat)
        return self._draft(match, seat, match.notation(action), self.match.ply, 1)

    def take_back(self, seat: int, count: int) -> Draft:
        """The last actions of a seat undone, and what others did since."""
        match = self.match.clone()
        taken = match.undo(seat, count, by_consent=True)
        kept = _common_length(self.match.moves, match.moves)
        return self._draft(match, seat, f"undo {taken}", kept, 1 + match.ply)

    def _draft(self, match: Match, seat: int, line: str, kept: int, steps: int) -> Draft:
        clock = None
        if self.clock is not None:
            clock = self.clock.copy()
            clock.switch(timed_deciders(match, self.seats), time.time())
        before, after = _deciding_together(self.match), _deciding_together(match)
        together = before is not None and after is not None and before[0] == after[0]
        kept = min(kept, self.match.settled, match.settled)
        return Draft(
            match, seat, line, summary_of(match, clock), clock, kept, steps, together, together and before == after
        )

    def adopt(self, draft: Draft, row: ActionRow) -> None:
        """Let a stored draft be the match in force."""
        self.match = draft.match
        self.clock = draft.clock
        self.steps += draft.steps
        self.row.summary = draft.summary
        self.row.changed = row.at
        self._count(row, draft.apart)

    def version_for(self, observer: int | None) -> int:
        """How often something has changed that a seat (None: a spectator) may notice."""
        return self.versions[-1 if observer is None else observer]

    def knows_enough(self, observer: int | None, version: int) -> bool:
        """Whether nothing has happened, as far as an observer may notice, since it saw this version."""
        return version == self.version_for(observer)

    def seating(self, seat: SeatRow, now: float) -> Seating:
        """Somebody else on a seat, to be stored first."""
        seats = [seat if old.seat == seat.seat else old for old in self.seats]
        clock = None
        if self.clock is not None:
            clock = self.clock.copy()
            clock.switch(timed_deciders(self.match, seats), now)
        return Seating(seats, clock, summary_of(self.match, clock))

    def adopt_seating(self, seating: Seating) -> None:
        self.seats = seating.seats
        self.clock = seating.clock
        self.row.summary = seating.summary

    def chance(self, seat: int) -> int:
        """Where a bot's chance comes from: nobody can foresee it, and it says nothing about the cards."""
        text = f"{self.row.watch}/{self.match.ply}/{seat}"
        return int.from_bytes(hashlib.sha256(text.encode()).digest()[:4], "big") % 10**9

    # What is told.

    def seat_infos(self, mine: Container[int], online: Container[str] = NOBODY_ONLINE) -> list[SeatInfo]:
        return [seat_info(seat, seat.seat in mine, online) for seat in self.seats]

    def eyes(self, mine: Sequence[int]) -> int | None:
        """Through which of its seats a visitor looks at first: the one that has to decide, if any."""
        for seat in self.match.deciders():
            if seat in mine:
                return seat
        return mine[0] if mine else None

    def lasting_fields(self) -> dict[str, object]:
        """What a state tells of the table that never changes."""
        return {
            "table": self.row.id,
            "game": self.row.game,
            "options": self.match.options,
            "seed_hash": self.seed_hash,
        }

    def public_fields(self) -> dict[str, object]:
        """What a state tells everybody of the match, but for the view."""
        match, summary = self.match, self.row.summary
        over = summary["over"]
        return {
            "seed": match.seed if over else None,
            "settled": match.settled,
            "deciders": summary["deciders"],
            "scores": summary["scores"],
            "ranking": summary["ranking"],
            "score_sheet": match.score_sheet() if over else [],
            "over": over,
            "capped": summary["capped"],
        }

    def fields_around(self, mine: Container[int], eyes: int | None, online: Container[str]) -> dict[str, object]:
        """What a state tells of the people at the table, which may change without a move."""
        wish = self.wish
        return {
            "seat": eyes,
            "seats": self.seat_infos(mine, online),
            "secrets": self._secrets(mine),
            "undo_wish": None if wish is None else UndoWish(wish.seat, wish.count, wish.waiting),
            "rematch": self.row.rematch,
        }

    def _secrets(self, mine: Container[int]) -> list[int]:
        seats = [row.seat for row in self.seats if row.seat in mine]
        if len(seats) < 2 or self.row.summary["over"]:
            return []
        return [seat for seat in seats if self.match.secrets(seat)]

    def questions(self, seat: int) -> list[Question]:
        match = self.match
        legal = match.legal(seat)
        undoable = 0 if self.row.summary["over"] else match.undoable(seat)
        if not legal and not undoable:
            return []
        known = _answers(self.row.game)
        answers = [known(action) for action in legal]
        return [Question(seat, match.question(seat), answers, undoable, match.feigned(seat), match.window(seat))]

    def events_since(self, since: int, eyes: int | None, until: int | None = None) -> list[LoggedEvent]:
        logged = []
        for ply, move in enumerate(self.match.counted(eyes)[since:until], start=since + 1):
            for event in move.events:
                seen = event.seen_by(eyes)
                if seen is not None:
                    logged.append(LoggedEvent(ply, seen.document()))
        return logged

    def clock_state(self, now: float) -> ClockState | None:
        if self.clock is None:
            return None
        self.clock.count(now)
        return ClockState(list(self.clock.left), list(self.clock.running), self.clock.increment)

    def log_page(self, command: str, before: int, eyes: int | None) -> LogPage:
        """The part of the log that ends at a ply."""
        since = max(0, before - LOG_PLIES)
        return LogPage(command, since, self.events_since(since, eyes, before))

    def moment(self, command: str, ply: int, eyes: int | None) -> Moment:
        """The match as it was; what others may not see or count of it stays hidden then as now."""
        counted = self.match.counted(eyes)
        if ply > len(counted):
            raise IllegalAction(f"The match has moments 0 to {len(counted)}, not {ply}.")
        settled = min(ply, self.match.settled)
        then = self.match.at(settled)
        for move in counted[settled:ply]:
            then.apply(move.action, move.seat)
        return Moment(
            id=command,
            ply=ply,
            plies=len(counted),
            seat=eyes,
            view=dict(then.view(eyes)),
            events=self.events_since(ply - 1, eyes, ply) if ply else [],
            scores=then.scores(),
            timeline=self._timeline() if ply == 0 and self.match.over else [],
        )

    def _timeline(self) -> list[list[int]]:
        walker = self.match.at(0)
        scores = [walker.scores()]
        for move in self.match.moves:
            walker.apply(move.action, move.seat)
            scores.append(walker.scores())
        return scores


def first_position(row: TableRow) -> Match:
    """Where the match of a table begins."""
    game = games.find(row.game)
    if row.rules_version != game.rules_version:
        raise OtherRules(
            f"This match follows version {row.rules_version} of the rules of {game.id};"
            f" this server plays by version {game.rules_version}."
        )
    if row.start is not None:
        return Match.from_document(game, row.start, keep_events=True)
    return Match.new(game, row.players, row.seed, row.options, row.confirm, keep_events=True)


def _deciding_together(match: Match) -> tuple[int, list[int]] | None:
    """The simultaneous phase that is open, and who still decides in it: all that others may notice of it."""
    return (match.phase, match.deciders()) if match.phase else None


def timed_deciders(match: Match, seats: Sequence[SeatRow]) -> list[int]:
    """Whose clocks run; none before everybody is there."""
    if any(seat.kind != "bot" and seat.visitor is None for seat in seats):
        return []
    return [seat for seat in match.deciders() if seats[seat].kind != "bot"]


def summary_of(match: Match, clock: Clock | None) -> Summary:
    return {
        "over": match.over,
        "capped": match.capped,
        "deciders": match.deciders(),
        "scores": match.scores(),
        "ranking": match.ranking(),
        "clock": None if clock is None else list(clock.left),
    }


def seat_info(seat: SeatRow, mine: bool, online: Container[str]) -> SeatInfo:
    """What everybody may know of a seat, told to one visitor."""
    is_bot = seat.kind == "bot"
    return SeatInfo(
        seat=seat.seat,
        name=seat.name,
        kind=seat.kind,
        level=seat.level,
        taken=is_bot or seat.visitor is not None,
        mine=mine,
        online=is_bot or (seat.visitor is not None and seat.visitor in online),
    )


def summary_line(row: TableRow, seats: Sequence[SeatRow], visitor: str) -> TableSummary:
    """A line of the lobby."""
    summary = row.summary
    mine = [seat.seat for seat in seats if same(seat.visitor, visitor)]
    return TableSummary(
        table=row.id,
        game=row.game,
        created=row.created,
        changed=row.changed,
        over=summary["over"],
        capped=summary["capped"],
        my_turn=any(seat in summary["deciders"] for seat in mine),
        seats=[seat_info(seat, seat.seat in mine, NOBODY_ONLINE) for seat in seats],
        scores=summary["scores"],
        ranking=summary["ranking"],
    )


@cache
def _answers(game: str) -> Callable[[int], Answer]:
    """The answers of a game; they are told so often that each is made once."""
    notation = games.find(game).space.notation
    return cache(lambda action: Answer(action, notation(action)))


def _common_length(before: Sequence[Move], after: Sequence[Move]) -> int:
    """How many moves at the beginning are the same in both."""
    length = 0
    for one, other in zip(before, after, strict=False):
        if (one.seat, one.action) != (other.seat, other.action):
            break
        length += 1
    return length
