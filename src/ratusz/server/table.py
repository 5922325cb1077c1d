"""A table: seats, a match and its settings, and what each pair of eyes may see of them. No storage, no network."""

from __future__ import annotations

import time
import zlib
from array import array
from collections.abc import Container, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from itertools import pairwise, takewhile
from typing import Any, Final, NamedTuple

import msgspec

from ratusz import games
from ratusz.core.errors import IllegalAction
from ratusz.core.events import Event, RulesChanged
from ratusz.core.game import Document
from ratusz.core.match import Match
from ratusz.core.moves import ANEW, UNDO, Dealing, Move
from ratusz.core.record import seed_hash
from ratusz.core.state import NOBODY
from ratusz.server.clock import Clock
from ratusz.server.looks import (
    PART,
    Bookmark,
    Carried,
    Hearsay,
    Kept,
    Look,
    Standing,
    end_of,
    look_at,
    past_events,
    unpacked,
)
from ratusz.server.messages import (
    LOG_PLIES,
    ClockState,
    LaterMoment,
    LoggedEvent,
    LogPage,
    LookBack,
    Moment,
    SeatInfo,
    UndoWish,
)
from ratusz.server.seats import Present, bot_plays, holders, holds, seat_info, who_plays
from ratusz.server.store import ActionRow, Basis, ChatRow, SeatRow, StoredTable, Summary, TableRow
from ratusz.server.work import Work, pieces

MOST_UNKEPT = 2 * PART
"""After so many lines a position is stored even if hardly anything has come of them, as most were taken back."""
VISITOR_LETTERS = 16
"""How much of a visitor's hash tells commands of different visitors apart: 64 bits."""


class Held(NamedTuple):
    """What a client that comes back says it holds of a table: through whose eyes it was told, and how far."""

    seat: int | None
    version: int
    ply: int
    chat: int
    """How many lines of talk."""


GRANTED: Final = "granted-"
"""How the commands begin by which the table answers for people; theirs begin with who they are."""
NOBODYS_COMMANDS: Final = (GRANTED, "bot-", "window-", "import:")
"""How those begin that nobody sends again."""
NOTHING_HELD = Held(None, -1, 0, 0)


@dataclass(slots=True)
class PendingWish:
    """A seat's wish to take back more than the law allows, and the seats that have not agreed yet."""

    seat: int
    count: int
    waiting: list[int]
    command: str
    kept: int
    """How many actions of the seat come before those it is about; a bot or the table may since have gone on for it."""


class Scene(NamedTuple):
    """A moment of the match as one pair of eyes saw it."""

    ply: int
    view: dict[str, Any]
    events: list[LoggedEvent]
    deciders: list[int]
    scores: list[int]
    ranking: list[int]

    def is_like(self, before: Scene) -> bool:
        """Whether nothing was to be seen since the moment before."""
        return not self.events and self.view == before.view

    def after(self, before: Scene) -> LaterMoment:
        """As far as it is different from the moment before."""
        changed = {name: entry for name, entry in self.view.items() if entry != before.view.get(name)}
        rows = {
            name: {str(seat): one for seat, one in enumerate(entry) if one != before.view[name][seat]}
            for name, entry in changed.items()
            if self._is_row(entry) and self._is_row(before.view.get(name))
        }
        view = {name: entry for name, entry in changed.items() if name not in rows}
        return LaterMoment(self.ply, view, rows, self.events, self.deciders, self.scores, self.ranking)

    def _is_row(self, entry: object) -> bool:
        """Whether it is a list with an object for each seat."""
        return (
            isinstance(entry, list) and len(entry) == len(self.scores) and all(isinstance(one, dict) for one in entry)
        )


class Line(NamedTuple):
    """A line of the record."""

    text: str
    apart: bool
    """Whether nobody but its seat may notice: in a simultaneous phase, all that decided still do."""


@dataclass(frozen=True, slots=True)
class Draft:
    """The match some lines further. Nobody hears of it before it is stored; if it cannot be, nothing has happened."""

    match: Match
    seat: int
    lines: Sequence[Line]
    summary: Summary
    clock: Clock | None
    kept: int
    """How many actions from the beginning are still the same ones, and have the same numbers for everybody."""
    together: bool
    """Whether the same simultaneous phase is open before and after: what others have done in it is not counted."""
    apart: bool
    """Whether nobody but the seat may notice any of it."""
    granted: bool = False
    """Whether the table answered for the seat."""

    def rows(self, first: int, command: str, at: float) -> list[ActionRow]:
        """What is stored, numbered from `first` on."""
        return [ActionRow(first + more, self.seat, line.text, command, at) for more, line in enumerate(self.lines)]

    def kept_for(self, eyes: int | None, before: Match) -> int:
        """How many of the actions that an observer may count are still the same ones."""
        if not self.together:
            return self.kept
        held, now, kept = before.counted(eyes), self.match.counted(eyes), self.kept
        while kept < min(len(held), len(now)) and held[kept] == now[kept]:
            kept += 1
        return kept


@dataclass(frozen=True, slots=True)
class SeatDraft:
    """The seats after one of them has changed hands, likewise to be stored first."""

    seats: list[SeatRow]
    clock: Clock | None
    summary: Summary


Looks = Sequence[tuple[int, Look]] | Sequence[tuple[int, Hearsay]]
"""By ply, how moments looked that are not in memory; where only what happened there is told, that is enough."""


class Table:
    """One table as the server holds it in memory: built from the store, and again whenever in doubt."""

    def __init__(self, stored: StoredTable, looks: Looks = (), taken_up: Kept | None = None) -> None:
        self.row: TableRow = stored.table
        self.seats: list[SeatRow] = stored.seats
        self.watchers: set[str] = stored.watchers
        self.chat: list[ChatRow] = stored.chat
        self.wish = None if self.row.wish is None else PendingWish(**self.row.wish)
        self.lines = 0
        """How many lines of the record are stored."""
        self.versions = [0] * (self.row.players + 1)
        """For each seat, and at the end for spectators, how often something has changed that it may notice."""
        self.begun: frozenset[int] = frozenset()
        """The seats that have noticed a person doing something; the clocks of the others do not run yet."""
        self.cuts: list[list[tuple[int, int]]] = [[] for _ in self.versions]
        """For each of these, at which versions what it had been told was cut back since the table was loaded, and to
        which ply."""
        self.commands: dict[str, int] = {}
        """The version at which each command was carried out, by its key, as its seat counts."""
        self.said: set[str] = {line.command for line in stored.chat}
        self.timeline: list[list[int]] = []
        """The scores after every action, once the match is over and somebody has asked for them."""
        self.first = 0
        """The ply that the match begins at which is in memory; what was before was played by other rules."""
        self.looked = 0
        """The moments before this ply are told from looks that are stored."""
        self.carried = carried_of(self.row)
        self.match = self._beginning(stored, looks) if taken_up is None else self._taken_up(stored, taken_up)
        self.taken_up = self.lines
        """The line that its match was taken up at; what was before is told from looks, until it is remembered."""
        self.done = _digests(taken_up)
        """Digests of all commands of people: all that is known of those before that."""
        self.told_looks = looks
        """What is told from looks at once: the last moments that are not in memory."""
        self._past: dict[int | None, list[tuple[int, Event]]] = {}
        """What happened in these, by ply, for each pair of eyes that has asked."""
        self.logged = max(0, looks[0][0] - 1) if looks else self.first
        """What happened after this ply is in memory."""
        position = stored.position
        kept = position is not None and position.rules_version == self.row.rules_version
        self.kept = position.ply if position is not None and kept else self.looked - 1
        """The looks of all moments up to this ply are stored, and are still true."""
        self.kept_lines = position.number if position is not None and kept else -1
        """How many lines lead to the position that is stored."""
        self.kept_ply = self.kept
        self.seed_hash = None if self.row.seed is None else seed_hash(self.row.seed)
        self._clocked = self.row.summary.get("at") if stored.led else None
        """Since when its clock runs by another server."""
        self._replay(stored.actions)
        self._resume()

    def _beginning(self, stored: StoredTable, looks: Looks) -> Match:
        """Where the match begins: with its deal or its document, where other rules took over, or at its very end."""
        row, game = self.row, games.find(self.row.game)
        if row.rules_version != game.rules_version and stored.position is not None:
            assert isinstance(looks[-1][1], Look)
            standing = self._resume_counting(unpacked(stored.position.body, Standing), stored.position.number)
            self.first, self.looked = stored.position.ply, stored.position.ply + 1
            return end_of(game, row, looks[-1][1], standing)
        if self.carried:
            self.first = self.looked = self.carried[-1].ply
            standing = self._resume_counting(self.carried[-1].standing, self.carried[-1].line)
            if standing.document is not None:
                match = Match.carry_on(game, standing.document, keep_events=True)
                match.continue_from(row.seed, row.start, self._behind())
                return match
        return first_position(row)

    def _taken_up(self, stored: StoredTable, kept: Kept) -> Match:
        """The match as it stood when its position was stored."""
        assert stored.position is not None
        assert kept.bookmark is not None
        self._resume_counting(kept, stored.position.number)
        self.first = self.carried[-1].ply if self.carried else 0
        self.looked = stored.position.ply + 1
        document = kept.bookmark.document or kept.document or {}
        origin = self.row.seed, self.row.start, self._behind()
        return Match.take_up(games.find(self.row.game), document, kept.bookmark.marks, origin)

    def _behind(self) -> int:
        """How many lines of the record were played by earlier rules, if the match does not begin anew with these."""
        if not self.carried or self.carried[-1].standing.document is None:
            return 0
        line = self.carried[-1].line
        return line - sum(map(self._is_lost, range(line)))

    def _resume_counting(self, standing: Standing, lines: int) -> Standing:
        self.lines, self.versions, self.begun = lines, list(standing.versions), frozenset(standing.begun)
        return standing

    @classmethod
    async def load(cls, stored: StoredTable, work: Work, looks: Looks = (), taken_up: Kept | None = None) -> Table:
        """A table whose record is played piece by piece, so that others get their turn."""
        table = await work.run(cls, replace(stored, actions=[]), looks, taken_up)
        await table.play_rows(stored.actions, work)
        table._resume()
        return table

    async def play_rows(self, actions: Sequence[ActionRow], work: Work) -> None:
        for piece in pieces(len(actions)):
            await work.run(self._replay, actions[piece])

    def _replay(self, actions: Sequence[ActionRow]) -> None:
        for action in actions:
            if action.number < self.lines or self._is_lost(action.number):
                self.lines = max(self.lines, action.number + 1)
                self._note(action)
                continue
            before = _deciding_together(self.match)
            self.match.play_line(f"{action.seat} {action.line}", granted=_is_granted(action))
            self._count(action, _is_apart(before, self.match, action.line))
            if action.line.startswith(UNDO) and action.number >= self.kept_lines:
                self.kept = min(self.kept, self.settled - action.line.endswith(ANEW))

    def _is_lost(self, number: int) -> bool:
        return any(carried.lost[0] <= number < carried.lost[1] for carried in self.carried)

    def _count(self, action: ActionRow, apart: bool) -> None:
        """Number a stored line for everybody who may notice it."""
        self.lines = action.number + 1
        for observer in [action.seat] if apart else range(len(self.versions)):
            self.versions[observer] += 1
        if not _is_granted(action):
            self.begun = self._begun_with(action.seat, apart)
        self._note(action)

    def _note(self, action: ActionRow) -> None:
        """Remember that a command was carried out."""
        self.commands[action.command] = self.versions[action.seat]
        if not action.command.startswith(NOBODYS_COMMANDS):
            self.done.add(_digest(action.command))

    def _begun_with(self, seat: int, apart: bool) -> frozenset[int]:
        """For whom the match has begun once a seat has done something more."""
        if self.seats[seat].kind == "bot":
            return self.begun
        return self.begun | ({seat} if apart else set(range(self.row.players)))

    def _resume(self) -> None:
        self.loaded = list(self.versions)
        """The versions that it had when it was loaded: what was cut back before is not known."""
        self.clock = self._resumed_clock()
        self.row.summary = summary_of(self.match, self.clock)

    def _resumed_clock(self) -> Clock | None:
        """The clock as it was stored with the last change, unless it runs: nobody pays for a server that was away."""
        if self.row.clock is None:
            return None
        left = self.row.summary.get("clock") or [self.row.clock["minutes"] * 60.0] * self.row.players
        running = timed_deciders(self.match, self.seats, self.begun)
        since = _monotonic(self._clocked)
        return Clock(left, self.row.clock["increment"], running, since, actions_of(self.match))

    # Who is who.

    def seats_of(self, visitor: str | None) -> tuple[int, ...]:
        """The seats a visitor may act for and see through."""
        return tuple(seat.seat for seat in self.seats if holds(seat, visitor))

    def may_enter(self, visitor: str) -> bool:
        return visitor in self.watchers or bool(self.seats_of(visitor))

    def is_bot(self, seat: int) -> bool:
        """Whether a bot plays for a seat, for good or for now."""
        return bot_plays(self.seats[seat])

    def level(self, seat: int) -> str:
        """How well a bot plays for a seat; those that stand in are as good as the others at the table."""
        return self.seats[seat].level or self.row.stand_in

    def who_plays(self, seat: int) -> str | None:
        """Whom of the cast the bot of a seat plays."""
        return who_plays(self.seats[seat])

    def goes_on_alone(self, seat: int) -> bool:
        """Whether nobody has to be waited for: a bot decides, or a person is asked for the sake of secrecy alone."""
        return self.is_bot(seat) or self.match.feigned(seat)

    def unwanted_window(self, alert: Container[int]) -> int | None:
        """A seat with a chance to act out of turn that nobody wants to be asked about, if there is one."""
        return self._unwanted_window(self.match, alert)

    def _unwanted_window(self, match: Match, alert: Container[int]) -> int | None:
        for seat in match.deciders():
            if match.window(seat) and (self.is_bot(seat) or seat not in alert):
                return seat
        return None

    def other_people(self, seat: int) -> list[int]:
        """The seats of people who sit somewhere else, and so have to be asked.

        Some may not have come yet, or a bot stands in for them, which does not consent in their name.
        """
        mine = holders(self.seats[seat])
        return [
            other.seat
            for other in self.seats
            if other.kind != "bot" and not (holders(other) and holders(other) <= mine)
        ]

    def at_one_screen(self, seat: int) -> bool:
        """Whether all people at the table look at the screen of this seat's person."""
        mine = holders(self.seats[seat])
        return all(bot_plays(other) or holders(other) & mine for other in self.seats)

    def key(self, visitor: str, command: str) -> str:
        """What a visitor's command is stored under. Ids that were stored alone, as all were once, stand as they are."""
        alone = command in self.commands or command in self.said
        return command if alone else f"{visitor[:VISITOR_LETTERS]}:{command}"

    # Going on.

    def play(self, seat: int, answers: Sequence[str]) -> Draft:
        """Answers of a seat, as far as they are asked for; IllegalAction if none is."""
        match = self.match.clone()
        lines, earners = [], []
        before = _deciding_together(match)
        for action in match.answering(answers, seat):
            lines.append(_line(before, match, match.notation(action)))
            earners += earned(match)
            before = _deciding_together(match)
        return self._draft(match, seat, lines, self.match.ply, earners)

    def granted(self, asking: Container[int]) -> tuple[int, int] | None:
        """A seat and the answer that the table gives for it, unless its people are among those who want to be asked."""
        for seat in self.match.deciders():
            if not self.is_bot(seat) and seat not in asking:
                action = self.match.granted(seat, alone=not self.other_people(seat))
                if action >= 0:
                    return seat, action
        return None

    def grant(self, seat: int, action: int) -> Draft:
        """Such an answer."""
        match = self.match.clone()
        match.apply(action, seat, granted=True)
        line = _line(_deciding_together(self.match), match, match.notation(action))
        return self._draft(match, seat, [line], self.match.ply, earned(match), granted=True)

    def followed(self, row: ActionRow) -> Draft:
        """The match one line further, which another server has stored."""
        match, undo = self.match.clone(), row.line.startswith(UNDO)
        before = _deciding_together(match)
        granted = _is_granted(row)
        match.play_line(f"{row.seat} {row.line}", granted=granted)
        kept, earners = (match.common(self.match), []) if undo else (self.match.ply, earned(match))
        return self._draft(match, row.seat, [_line(before, match, row.line)], kept, earners, granted=granted)

    def follow_clock(self, summary: Summary) -> None:
        """Let the clock stand as another server has stored it, and run on from there."""
        self.row.summary = summary
        if self.clock is not None and summary["clock"] is not None:
            self.clock.left = list(summary["clock"])
            self.clock.running = timed_deciders(self.match, self.seats, self.begun)
            self.clock.since = _monotonic(summary.get("at"))

    def let_pass(self, alert: Container[int]) -> Draft | None:
        """All chances to act out of turn that come now and that nobody wants to be asked about: together one line."""
        first = self.unwanted_window(alert)
        if first is None:
            return None
        match, earners, count = self.match.clone(), list[int](), 0
        while (seat := self._unwanted_window(match, alert)) is not None and not (count and match.phase):
            match.apply(match.legal(seat)[0], seat)
            earners += earned(match)
            count += 1
        if count > 1:
            match = self.match.clone()
            match.let_pass(count)
        line = _line(_deciding_together(self.match), match, match.last_line().partition(" ")[2])
        return self._draft(match, first, [line], self.match.ply, earners)

    def before(self, seat: int, count: int) -> Match:
        """The match without the last actions of a seat, and without what others did since; it takes a while to make."""
        match = self.match.clone()
        match.undo(seat, count, by_consent=True)
        return match

    def take_back(self, seat: int, before: Match) -> Draft:
        """A seat's undo that led there."""
        line = _line(_deciding_together(self.match), before, before.last_line().partition(" ")[2])
        return self._draft(before, seat, [line], before.common(self.match))

    def retraction(self, seat: int, count: int, eyes: int | None) -> tuple[int, bool | None]:
        """What an undo would take back: all that a pair of eyes saw since a ply; and whether cards are dealt anew.

        If that hangs on what others do in a phase that is still open, nobody is told.
        """
        match, settled = self.match, self.match.settled
        first, anew = match.retraction(seat, count)
        own = sum(move.seat in (eyes, NOBODY) for move in match.moves[settled:first])
        told = match.moves[first:settled]
        open_question = told and match.phase and not any(move.reveals or isinstance(move, Dealing) for move in told)
        return self.first + min(first, settled) + own, None if open_question else anew

    def _draft(
        self,
        match: Match,
        seat: int,
        lines: Sequence[Line],
        kept: int,
        earners: Sequence[int] = (),
        *,
        granted: bool = False,
    ) -> Draft:
        before, after = _deciding_together(self.match), _deciding_together(match)
        together = before is not None and after is not None and before[0] == after[0]
        kept = min(kept, self.match.settled, match.settled)
        apart = all(line.apart for line in lines)
        clock = None
        if self.clock is not None:
            timed = [earner for earner in earners if not self.is_bot(earner)]
            clock = self.clock.copy()
            begun = self.begun if granted else self._begun_with(seat, apart)
            running = timed_deciders(match, self.seats, begun)
            clock.switch(running, time.monotonic(), timed, actions_of(match))
        return Draft(match, seat, lines, summary_of(match, clock), clock, kept, together, apart, granted)

    @property
    def basis(self) -> Basis:
        """What a change of seats rests on."""
        return Basis(self.lines, self.seats)

    def adopt_wish(self, wish: PendingWish | None) -> None:
        """Let another wish be in force, or none, as it is stored."""
        self.wish, self.row.wish = wish, None if wish is None else asdict(wish)

    def adopt(self, draft: Draft, rows: Sequence[ActionRow]) -> None:
        """Let a stored draft be the match in force."""
        before, self.match = self.match, draft.match
        self.kept = min(self.kept, self.first + draft.kept)
        self.clock = draft.clock
        self.row.summary = draft.summary
        if not draft.apart:
            self.row.changed = rows[-1].at
        for line, row in zip(draft.lines, rows, strict=True):
            self._count(row, line.apart)
        if draft.together or draft.kept < before.ply:
            self._cut(draft, before)

    def _cut(self, draft: Draft, before: Match) -> None:
        """Note for whom a draft that is in force now has cut back what they had been told."""
        for eyes in [draft.seat] if draft.apart else [*range(self.row.players), None]:
            kept = draft.kept_for(eyes, before)
            if kept < len(before.counted(eyes)):
                self.cuts[-1 if eyes is None else eyes].append((self.version_for(eyes), self.first + kept))

    def version_for(self, observer: int | None) -> int:
        """How often something has changed that a seat (None: a spectator) may notice."""
        return self.versions[-1 if observer is None else observer]

    def still_true(self, observer: int | None, version: int, ply: int) -> int:
        """Up to which ply that is still so which an observer was told at a version, when it counted `ply` of them."""
        cuts = reversed(self.cuts[-1 if observer is None else observer])
        return min([ply, *(kept for _, kept in takewhile(lambda cut: cut[0] > version, cuts))])

    def goes_on(self, held: Held) -> int | None:
        """The same for somebody who says what it was told before; None if that cannot be made sure of."""
        observer = -1 if held.seat is None else held.seat
        if self.carried or not self.loaded[observer] <= held.version <= self.versions[observer]:
            return None
        ply = self.still_true(held.seat, held.version, held.ply)
        return ply if ply <= self.plies(held.seat) else None

    def knows_enough(self, observer: int | None, version: int) -> bool:
        """Whether nothing has happened, as far as an observer may notice, since it saw this version."""
        return version == self.version_for(observer)

    def seating(self, changed: Sequence[SeatRow]) -> SeatDraft:
        """Somebody else on some seats, to be stored first."""
        rows = {row.seat: row for row in changed}
        seats = [rows.get(old.seat, old) for old in self.seats]
        clock = None
        if self.clock is not None:
            clock = self.clock.copy()
            clock.switch(timed_deciders(self.match, seats, self.begun), time.monotonic())
            for row in changed:
                if self.is_bot(row.seat) and not bot_plays(row):
                    clock.resume(row.seat, actions_of(self.match))
        return SeatDraft(seats, clock, summary_of(self.match, clock))

    def adopt_seating(self, seating: SeatDraft) -> None:
        self.seats = seating.seats
        self.clock = seating.clock
        self.row.summary = seating.summary

    # What is told.

    def seat_infos(self, mine: Container[int], online: Present) -> list[SeatInfo]:
        return [seat_info(seat, self.row.stand_in, seat.seat in mine, online) for seat in self.seats]

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
            "settled": self.settled,
            "deciders": summary["deciders"],
            "scores": summary["scores"],
            "ranking": summary["ranking"],
            "score_sheet": match.score_sheet() if over else [],
            "over": over,
            "capped": summary["capped"],
            **({"score_details": match.score_details()} if over else {}),
            **({"hints": False} if "value" in match.game.lacks else {}),
        }

    def fields_around(self, mine: Container[int], eyes: int | None, online: Present) -> dict[str, object]:
        """What a state tells of the people at the table, which may change without a move."""
        wish = self.wish
        return {
            "seat": eyes,
            "seats": self.seat_infos(mine, online),
            "secrets": self._secrets(mine),
            "undo_wish": None if wish is None else self._told_wish(wish, eyes),
            "rematch": self.row.rematch,
        }

    def _told_wish(self, wish: PendingWish, eyes: int | None) -> UndoWish:
        count = self.match.retractable(wish.seat) - wish.kept
        return UndoWish(wish.seat, wish.count, wish.waiting, *self.retraction(wish.seat, count, eyes))

    def retractable(self, seat: int | None) -> bool:
        """Whether a seat has done something that could be taken back, if need be by consent."""
        if seat is None or self.row.summary["over"] or self.is_bot(seat):
            return False
        return any(move.seat == seat for move in reversed(self.match.moves))

    def _secrets(self, mine: Container[int]) -> list[int]:
        seats = [row.seat for row in self.seats if row.seat in mine]
        if len(seats) < 2 or self.row.summary["over"]:
            return []
        return [seat for seat in seats if self.match.secrets(seat)]

    def questions(self, seat: int, alert: bool) -> list[Document]:
        """What a person is asked, as `messages.Question` describes it; in brief if the table answers it by itself."""
        if self.is_bot(seat):
            return []
        question = self.match.question(seat)
        undoable = 0 if self.row.summary["over"] else self.match.undoable_steps(seat)
        if not question.actions and not undoable:
            return []
        for_nobody = question.feigned or (question.window and not alert)
        told = question.brief() if for_nobody else question.document(read=msgspec.Raw)
        return [told | {"undoable": undoable} if undoable else told]

    @property
    def settled(self) -> int:
        """How many plies everybody may know about."""
        return self.first + self.match.settled

    def plies(self, eyes: int | None) -> int:
        """How many plies a pair of eyes may count."""
        return self.first + len(self.match.counted(eyes))

    def seen_since(self, since: int, eyes: int | None, until: int | None = None) -> Iterator[tuple[int, Event]]:
        """What a pair of eyes has seen happen, and at which ply, as far as it is in memory."""
        counted = self.match.counted(eyes)
        last = self.first + len(counted)
        if until is not None:
            last = min(last, until)
        if self.told_looks and since < self.looked:
            if eyes not in self._past:
                self._past[eyes] = past_events(self.told_looks, eyes)
            for ply, event in self._past[eyes]:
                if since < ply <= last:
                    yield ply, event
        for ply in range(max(since + 1, self.looked), last + 1):
            for event in self._caused(ply, counted):
                seen = event.seen_by(eyes)
                if seen is not None:
                    yield ply, seen

    def _caused(self, ply: int, counted: Sequence[Move]) -> Sequence[Event]:
        """What the action caused that led to a ply; where the match was carried on, that it was."""
        if ply > self.first:
            return counted[ply - self.first - 1].events
        return [RulesChanged(NOBODY, one.before, one.now, one.lost[1] - one.lost[0]) for one in self.carried[-1:]]

    def events_since(self, since: int, eyes: int | None, until: int | None = None) -> list[LoggedEvent]:
        return [LoggedEvent(ply, event.document()) for ply, event in self.seen_since(since, eyes, until)]

    def clock_state(self, now: float) -> ClockState | None:
        if self.clock is None:
            return None
        self.clock.count(now)
        return ClockState(list(self.clock.left), list(self.clock.running), self.clock.increment)

    def log_page(self, command: str, before: int, eyes: int | None, looks: Mapping[int, Look]) -> LogPage:
        """The part of the log that ends at a ply, with the looks of what is not in memory."""
        since = max(0, before - LOG_PLIES)
        past = [LoggedEvent(ply, event) for ply, look in looks.items() for event in look.events(eyes)]
        return LogPage(command, since, past + self.events_since(max(since, self.looked - 1), eyes, before))

    def moment(self, command: LookBack, eyes: int | None, looks: Mapping[int, Look]) -> Moment:
        """The match as it was; what others may not see or count of it stays hidden then as now."""
        ply, plies = command.ply, self.plies(eyes)
        if ply > plies:
            raise IllegalAction(f"The match has moments 0 to {plies}, not {ply}.")
        until = max(ply, min(ply + command.more, self.settled))
        scenes = list(self._scenes(range(max(0, ply - 1), until + 1), eyes, looks))
        now = scenes[min(1, ply)]
        later = [scene.after(before) for before, scene in pairwise(scenes[min(1, ply) :]) if not scene.is_like(before)]
        return Moment(
            id=command.id,
            ply=ply,
            plies=plies,
            seat=eyes,
            view=now.view,
            events=now.events,
            deciders=now.deciders,
            scores=now.scores,
            ranking=now.ranking,
            quiet=ply > 0 and now.is_like(scenes[0]),
            until=until,
            later=later,
            timeline=self.timeline if ply == 0 else [],
        )

    def _scenes(self, plies: range, eyes: int | None, looks: Mapping[int, Look]) -> Iterator[Scene]:
        """Moments as a pair of eyes saw them; what is not settled yet is only at their end."""
        for ply in range(plies.start, min(plies.stop, self.looked)):
            look = looks[ply]
            events = [LoggedEvent(ply, event) for event in look.events(eyes)]
            yield Scene(ply, look.view(eyes), events, [], look.scores, places_of(look.scores))
        known = range(max(plies.start, self.looked), min(plies.stop, self.settled + 1))
        if known:
            moments = self.match.moments(known.start - self.first, known.stop - self.first)
            yield from (self._scene(ply, then, eyes) for ply, then in zip(known, moments, strict=True))
        for ply in range(max(plies.start, self.settled + 1), plies.stop):
            yield self._scene(ply, self._then(ply - self.first, eyes), eyes)

    def _scene(self, ply: int, then: Match, eyes: int | None) -> Scene:
        events = self.events_since(ply - 1, eyes, ply) if ply else []
        return Scene(ply, dict(then.view(eyes)), events, then.deciders(), then.scores(), then.ranking())

    def _then(self, ply: int, eyes: int | None) -> Match:
        settled = min(ply, self.match.settled)
        then = self.match.at(settled)
        for move in self.match.counted(eyes)[settled:ply]:
            then.redo(move)
        return then

    async def make_timeline(self, work: Work, past: Sequence[list[int]] = ()) -> None:
        """Count the scores of a finished match, once, piece by piece; those of the past are known."""
        match, scores = self.match, list(past)
        for piece in pieces(match.ply + 1, self.looked - self.first):
            scores += await work.run(_scores, match, piece)
        self.timeline = scores

    # What is kept for when the rules change.

    @property
    def unkept(self) -> bool:
        """Whether something has happened since a position was stored."""
        return self.kept_lines != self.lines

    @property
    def due(self) -> bool:
        """Whether it is time to store one: a part is full, the match is over, or an undo went behind the last.

        Or so much was done and taken back that a server which loads the table would have a lot to play.
        """
        return self.unkept and (
            (self.settled + 1) // PART > (self.kept + 1) // PART
            or self.lines - max(0, self.kept_lines) >= MOST_UNKEPT
            or self.kept < self.kept_ply
            or self.row.summary["over"]
        )

    def looks(self, plies: range) -> Iterator[Look]:
        """How everybody saw the moments of these plies, which are in memory and settled."""
        moments = self.match.moments(plies.start - self.first, plies.stop - self.first) if plies else ()
        for ply, moment in zip(plies, moments, strict=True):
            yield look_at(moment, self._caused(ply, self.match.moves))

    def standing(self) -> Kept:
        """The position, and what is counted beside it."""
        match = self.match
        settled = None if match.settled == match.ply else match.at(match.settled).document()
        bookmark = Bookmark(settled, match.marks(), array("I", sorted(self.done)).tobytes())
        standing = Kept(match.document(), self.versions, sorted(self.begun), [], bookmark=bookmark)
        if match.over:
            standing.score_sheet, standing.score_details = match.score_sheet(), match.score_details()
        return standing

    # What was before it was taken up.

    @property
    def remembered(self) -> bool:
        """Whether all of the match is in memory that was played by these rules."""
        return self.match.remembered

    def may_have_done(self, visitor: str, command: str) -> bool:
        """Whether a command may have been carried out before what is in memory: only the whole match tells."""
        keys = {command, self.key(visitor, command)}
        return not (self.remembered or keys & self.commands.keys()) and any(_digest(key) in self.done for key in keys)

    def remember(self, whole: Table) -> None:
        """Know all that was before, from the same table played from its beginning to where this one was taken up."""
        self.match.remember(whole.match)
        self.commands = whole.commands | self.commands
        self.looked, self.logged, self.told_looks, self._past = whole.looked, whole.logged, whole.told_looks, {}


def _digest(command: str) -> int:
    return zlib.crc32(command.encode())


def _digests(kept: Kept | None) -> set[int]:
    return set(() if kept is None or kept.bookmark is None else array("I", kept.bookmark.commands))


def _is_granted(action: ActionRow) -> bool:
    """Whether the table answered for its seat."""
    return action.command.startswith(GRANTED)


def _monotonic(wall: float | None) -> float:
    """What the monotonic clock said at a time on the wall; now, if there is none."""
    return time.monotonic() - (0.0 if wall is None else max(0.0, time.time() - wall))


def places_of(scores: Sequence[int]) -> list[int]:
    """The place of each seat by its points alone."""
    return [1 + sum(other > own for other in scores) for own in scores]


def _scores(match: Match, plies: slice) -> list[list[int]]:
    return [moment.scores() for moment in match.moments(plies.start, plies.stop)]


def carried_of(row: TableRow) -> list[Carried]:
    """Where the match of a table was carried on by other rules."""
    return msgspec.convert(row.carried or [], list[Carried])


def first_position(row: TableRow) -> Match:
    """Where the match of a table begins."""
    game = games.find(row.game)
    if row.start is not None:
        return Match.from_document(game, row.start, keep_events=True)
    return Match.new(game, row.players, row.seed, row.options, row.confirm, keep_events=True)


def _deciding_together(match: Match) -> tuple[int, list[int]] | None:
    """The simultaneous phase that is open, and who still decides in it: all that others may notice of it."""
    return (match.phase, match.deciders()) if match.phase else None


def _line(before: tuple[int, list[int]] | None, match: Match, text: str) -> Line:
    return Line(text, _is_apart(before, match, text))


def _is_apart(before: tuple[int, list[int]] | None, match: Match, line: str) -> bool:
    """Whether nobody but its seat may notice a line; that cards were dealt anew is told to everybody."""
    return before is not None and before == _deciding_together(match) and not line.endswith(f" {ANEW}")


def timed_deciders(match: Match, seats: Sequence[SeatRow], begun: Container[int]) -> list[int]:
    """Whose clocks run; none before everybody is there, nor before a person has done something."""
    if any(not bot_plays(seat) and seat.visitor is None for seat in seats):
        return []
    return [seat for seat in match.deciders() if seat in begun and not bot_plays(seats[seat])]


def actions_of(match: Match) -> int:
    """How many actions of seats are in force: a dealing anew is no reason to give somebody more time."""
    return sum(not isinstance(move, Dealing) for move in match.moves)


def earned(match: Match) -> list[int]:
    """The seats that the last action earned an increment: a turn is over, or a phase in which they decided.

    To be done in a phase that is still open ends nothing: it can be taken back. A chance to act out of turn is no turn.
    """
    last = match.moves[-1]
    if last.phase:
        phase = takewhile(lambda move: move.phase == last.phase, reversed(match.moves))
        return [] if match.phase == last.phase else sorted({move.seat for move in phase} - {NOBODY})
    if last.seat in match.deciders():
        return []
    turn = takewhile(lambda move: move.seat == last.seat and not move.phase, reversed(match.moves))
    return [] if all(move.window for move in turn) else [last.seat]


def summary_of(match: Match, clock: Clock | None) -> Summary:
    summary: Summary = {
        "over": match.over,
        "capped": match.capped,
        "deciders": match.deciders(),
        "scores": match.scores(),
        "ranking": match.ranking(),
        "clock": None if clock is None else list(clock.left),
    }
    if clock is not None:
        summary["at"] = time.time()
    return summary
