"""A table in use: one command after the other, stored before it is answered, answered before it is told to all."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Coroutine, Hashable
from typing import Any

from ratusz.core.errors import RatuszError
from ratusz.server.connection import ENCODER, Connection, Outbox
from ratusz.server.driver import Driver
from ratusz.server.limits import Bucket
from ratusz.server.messages import (
    Accepted,
    Act,
    Alert,
    Chat,
    Command,
    Consent,
    Hint,
    HintReply,
    Log,
    Look,
    Ping,
    Presence,
    Refused,
    Say,
    ServerMessage,
    Sit,
    Stale,
    Undo,
)
from ratusz.server.metrics import ACTIONS, REFUSALS
from ratusz.server.refusal import Refusal
from ratusz.server.secrets import same
from ratusz.server.settings import Settings
from ratusz.server.store import ActionRow, ChatRow, SeatRow, Store, StoreConflict
from ratusz.server.table import Draft, Table, Wish
from ratusz.server.telling import Teller
from ratusz.server.thinker import Dilemma
from ratusz.server.thinking import Thinkers
from ratusz.server.work import Work

log = logging.getLogger("ratusz.live")

CHAT_SHOWN = 100
"""How many of the last lines of chat somebody who comes is told."""


class LiveTable:
    """A table with everybody who looks at it, its bots and its clock."""

    def __init__(self, table: Table, store: Store, thinkers: Thinkers, settings: Settings, work: Work) -> None:
        self.table = table
        """Always as it is stored: what is being stored is a draft beside it."""
        self.store = store
        self.thinkers = thinkers
        self.settings = settings
        self.work = work
        self.connections: set[Connection] = set()
        self.lock = asyncio.Lock()
        self.used = time.monotonic()
        self._in_doubt = False
        """Whether a write failed and the table could not be read again since."""
        self._last_seen: dict[str, float] = {}
        self._talk: dict[str, Bucket] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._driver = Driver(self)
        self._teller = Teller()
        self._opened = self.used

    @property
    def idle(self) -> bool:
        """Whether it can be forgotten until somebody comes; a running clock goes on without visitors."""
        return not (self.connections or self._tasks or self.lock.locked() or self._driver.clock_runs)

    # Coming and going.

    def join(self, visitor: str, alert: bool = False) -> Connection:
        """Open a connection and tell it everything it may know."""
        if len(self.connections) >= self.settings.sockets_per_table:
            raise Refusal("table_full", "Too many people are looking at this table.")
        seats = self.table.seats_of(visitor)
        outbox = Outbox(self.settings.outbox, self.settings.outbox_bytes)
        connection = Connection(visitor, seats, self.table.eyes(seats), outbox, alert)
        self.connections.add(connection)
        self._begin(connection)
        for line in self.table.chat[-CHAT_SHOWN:]:
            connection.send(_chat(line))
        self.tell_presence()
        self.wake()
        return connection

    def leave(self, connection: Connection) -> None:
        self.connections.discard(connection)
        self.used = self._last_seen[connection.visitor] = time.monotonic()
        self.tell_presence()
        self.wake()

    def online(self) -> set[str]:
        return {connection.visitor for connection in self.connections}

    def is_away(self, visitor: str | None) -> bool:
        """Whether a visitor has been gone for a while; a page that is loaded again is not a leaver."""
        if visitor is None:
            return True
        seen = self._last_seen.get(visitor, self._opened)
        return visitor not in self.online() and time.monotonic() - seen >= self.settings.away_seconds

    def tell_presence(self) -> None:
        online = self.online()
        held = {seat.visitor for seat in self.table.seats}
        watchers = len(online - held)
        self._tell_all(
            lambda connection: connection.seats,
            lambda connection: Presence(self.table.seat_infos(connection.seats, online), watchers),
        )

    # Telling.

    def broadcast(self) -> None:
        """Tell everybody what is new to them."""
        self._teller.tell(self.table, self.connections, self.online())

    def catch_up(self, connection: Connection) -> None:
        """Tell a connection that was behind, and has read what waited for it, what has become of the table since."""
        if connection.behind and connection in self.connections:
            self._teller.tell(self.table, {connection}, self.online())

    def _begin(self, connection: Connection) -> None:
        """Tell a connection everything it may know."""
        self._teller.begin(self.table, connection, self.online())

    def _tell_all(self, key: Callable[[Connection], Hashable], make: Callable[[Connection], ServerMessage]) -> None:
        """Tell everybody; those who are told the same get the same bytes."""
        made: dict[Hashable, bytes] = {}
        for connection in self.connections:
            kind = key(connection)
            if kind not in made:
                made[kind] = ENCODER.encode(make(connection))
            connection.send_encoded(made[kind])

    # Commands.

    async def handle(self, connection: Connection, command: Command) -> None:
        """Carry out a command and answer it, whatever happens."""
        try:
            await self._carry_out(connection, command)
        except Refusal as refusal:
            self._refuse(connection, command, refusal.code, refusal.message)
        except RatuszError as error:
            self._refuse(connection, command, "illegal", str(error))
        except StoreConflict:
            self._say_stale(connection, command)
        except Exception:
            log.exception("command failed", extra={"table": self.table.row.id, "command": type(command).__name__})
            if self._in_doubt:
                self._refuse(
                    connection,
                    command,
                    "in_doubt",
                    "The store failed, and this may or may not have been stored. Send it again.",
                )
            else:
                self._refuse(connection, command, "internal", "Something went wrong here; nothing was changed.")

    def _refuse(self, connection: Connection, command: Command, code: str, message: str) -> None:
        REFUSALS.labels(code).inc()
        connection.send(Refused(command.id, code, message))

    def _accept(self, connection: Connection, command: Command, then: int | None = None) -> None:
        """Say that a command is carried out, now or `then`, as whoever hears it counts."""
        now = self.table.version_for(connection.eyes)
        connection.send(Accepted(command.id, now if then is None else min(then, now)))

    def _say_stale(self, connection: Connection, command: Command) -> None:
        connection.send(Stale(command.id, self.table.version_for(connection.eyes)))
        self._begin(connection)

    async def _carry_out(self, connection: Connection, command: Command) -> None:
        match command:
            case Act():
                await self._act(connection, command)
            case Ping():
                self._accept(connection, command)
            case Undo():
                await self._undo(connection, command)
            case Consent():
                await self._consent(connection, command)
            case Say():
                await self._say(connection, command)
            case Hint():
                self._hint(connection, command)
            case Look() | Log():
                await self._look_back(connection, command)
            case Sit():
                self._sit(connection, command)
            case Alert():
                connection.alert = command.on
                self._accept(connection, command)
                self.wake()

    async def _act(self, connection: Connection, command: Act) -> None:
        async with self.lock:
            await self.make_sure()
            if not self._is_new(connection, command):
                return
            self._check_length(1)
            draft = self.table.play(command.seat, command.action)
            if not (draft.apart and self.table.wish is not None and self.table.wish.seat != draft.seat):
                self.table.wish = None  # But a wish that ended with a secret action would tell of it.
            await self.keep(draft, command.id)
            self._accept(connection, command)
            self.broadcast()
        self.wake()

    def _is_new(self, connection: Connection, command: Act | Undo) -> bool:
        """Whether a command still has to be carried out; if not, it is answered here."""
        table = self.table
        if command.id in table.commands:
            self._accept(connection, command, table.commands[command.id])
            return False
        self._check_seat(connection, command.seat)
        if not table.knows_enough(command.seat, command.version):
            self._say_stale(connection, command)
            return False
        return True

    def _check_seat(self, connection: Connection, seat: int) -> None:
        if seat not in connection.seats:
            raise Refusal("not_your_seat", f"Seat {seat} is not yours.")

    def _check_length(self, steps: int) -> None:
        if self.table.steps + steps > self.settings.replay_steps:
            raise Refusal("too_long", "The record of this match has become too long to continue.")

    async def keep(self, draft: Draft, command: str) -> None:
        """Make a draft durable, then let it be the match. If that fails, what is stored counts."""
        table = self.table
        row = ActionRow(table.lines, draft.seat, draft.line, command, time.time())
        try:
            await self._write(self.store.append(table.row.id, row, draft.summary))
        except Exception:
            await self.make_sure()
            if command not in self.table.commands:
                raise
            return
        table.adopt(draft, row)
        if table.match.over:
            table.wish = None
        for connection in self.connections:
            kept = len(table.match.counted(connection.eyes)) if draft.together else draft.kept
            connection.ply = min(connection.ply, kept)
        self._driver.set_alarm()
        ACTIONS.inc()

    async def _write(self, work: Awaitable[None]) -> None:
        try:
            await work
        except Exception:
            self._in_doubt = True
            raise

    async def make_sure(self) -> None:
        """After a failed write nobody knows what is stored: read it before anything else is done."""
        if not self._in_doubt:
            return
        stored = await self.store.load(self.table.row.id)
        if stored is not None:
            self.table = await self.work.run(Table, stored, time.time())
        self._in_doubt = False
        self._look_again(self.connections)
        self.broadcast()
        self._driver.set_alarm()

    def _look_again(self, connections: set[Connection]) -> None:
        """Give connections the seats that are theirs now, and everything from the beginning."""
        for connection in connections:
            covered = connection.eyes is None and connection.seats
            connection.seats = self.table.seats_of(connection.visitor)
            if not covered and connection.eyes not in connection.seats:
                connection.eyes = self.table.eyes(connection.seats)
            connection.told = None

    async def _undo(self, connection: Connection, command: Undo) -> None:
        async with self.lock:
            await self.make_sure()
            if not self._is_new(connection, command):
                return
            table = self.table
            if table.match.over:
                raise Refusal("over", "The match is over and its seed published: nothing can be taken back.")
            if table.wish is not None and table.wish.seat != command.seat:
                raise Refusal("wish_pending", f"Seat {table.wish.seat} is waiting for an answer about taking back.")
            draft = table.take_back(command.seat, command.count)
            self._check_length(draft.steps)
            waiting = table.other_people(command.seat)
            if waiting and command.count > table.match.undoable(command.seat):
                table.wish = Wish(command.seat, command.count, waiting, command.id)
                table.commands[command.id] = table.version_for(command.seat)
            else:
                table.wish = None
                await self.keep(draft, command.id)
            self._accept(connection, command)
            self.broadcast()
        self.wake()

    async def _consent(self, connection: Connection, command: Consent) -> None:
        async with self.lock:
            await self.make_sure()
            table = self.table
            wish = table.wish
            if command.id in table.commands:
                self._accept(connection, command, table.commands[command.id])
                return
            self._check_seat(connection, command.seat)
            if command.version is not None and not table.knows_enough(connection.eyes, command.version):
                self._say_stale(connection, command)
                return
            if wish is None or not (command.seat in wish.waiting or (command.seat == wish.seat and not command.agree)):
                raise Refusal("nothing_asked", "Nobody is waiting for your consent.")
            waiting = [seat for seat in wish.waiting if seat not in connection.seats]
            if not command.agree:
                table.wish = None
            elif waiting:
                table.wish = Wish(wish.seat, wish.count, waiting, wish.command)
            else:
                table.wish = None
                await self.keep(table.take_back(wish.seat, wish.count), wish.command)
            table.commands[command.id] = table.version_for(command.seat)
            self._accept(connection, command)
            self.broadcast()
        self.wake()

    async def _say(self, connection: Connection, command: Say) -> None:
        async with self.lock:
            await self.make_sure()
            table = self.table
            if command.id not in table.said:
                line = self._line(connection, command)
                await self._write(self.store.say(table.row.id, line))
                table.chat.append(line)
                table.said.add(command.id)
                told = ENCODER.encode(_chat(line))
                for other in self.connections:
                    other.send_encoded(told)
            self._accept(connection, command)

    def _line(self, connection: Connection, command: Say) -> ChatRow:
        table = self.table
        text = tidy(command.text)
        if not text:
            raise Refusal("empty", "An empty line says nothing.")
        if len(table.chat) >= self.settings.chat_lines:
            raise Refusal(
                "chat_full",
                f"This table keeps {self.settings.chat_lines} lines of chat, and there is no room for more.",
            )
        now = time.monotonic()
        rate = self.settings.chats_per_minute
        bucket = self._talk.setdefault(connection.visitor, Bucket(rate / 60, rate / 3, now))
        if not bucket.take(now):
            raise Refusal("too_fast", "That is too much chat in a minute; wait a moment.")
        seat = connection.seats[0] if connection.seats else None
        name = "" if seat is None else table.seats[seat].name
        return ChatRow(len(table.chat), seat, name, text, command.id, time.time())

    async def _look_back(self, connection: Connection, command: Look | Log) -> None:
        # Nothing changes the match that is in force now: what comes next is a draft, made from a clone.
        table, eyes = self.table, connection.eyes

        def told() -> bytes:
            if isinstance(command, Log):
                return ENCODER.encode(table.log_page(command.id, command.before, eyes))
            return ENCODER.encode(table.moment(command.id, command.ply, eyes))

        connection.send_encoded(await self.work.run(told))

    def _sit(self, connection: Connection, command: Sit) -> None:
        if command.seat is not None:
            self._check_seat(connection, command.seat)
        connection.eyes = command.seat
        self._accept(connection, command)
        self._begin(connection)

    def _hint(self, connection: Connection, command: Hint) -> None:
        self._check_seat(connection, command.seat)
        if not self.table.match.legal(command.seat):
            raise Refusal("nothing_to_decide", f"Seat {command.seat} has nothing to decide now.")
        if any(other.hint_under_way for other in self.connections if other.visitor == connection.visitor):
            raise Refusal("busy", "A hint is already on its way.")
        connection.hint_under_way = True
        self.start(self._give_hint(connection, command))

    async def _give_hint(self, connection: Connection, command: Hint) -> None:
        table = self.table
        match, version = table.match, table.version_for(command.seat)
        dilemma = Dilemma(match.document(), self.settings.hint_spec, command.seat, table.chance(command.seat))
        try:
            action = await self.thinkers.choose(dilemma)
            if not self.table.knows_enough(command.seat, version) or action not in match.legal(command.seat):
                self._refuse(connection, command, "too_late", "The position has changed.")
                return
            key, args = match.reason(action)
            connection.send(HintReply(command.id, action, match.notation(action), key, args))
        except Exception:
            log.exception("hint failed", extra={"table": table.row.id})
            self._refuse(connection, command, "no_hint", "There is no hint right now.")
        finally:
            connection.hint_under_way = False

    # Seats.

    async def take_seat(self, seat: int, visitor: str, name: str | None) -> None:
        """Give a free seat to a visitor; taking one's own seat again is fine."""
        async with self.lock:
            await self.make_sure()
            row = self.table.seats[seat]
            if same(row.visitor, visitor):
                return
            if row.kind == "bot" or row.visitor is not None:
                raise Refusal("seat_taken", "Somebody else has taken this seat.")
            taken = SeatRow(seat, row.kind, tidy(name or "") or row.name, None, row.secret, visitor)
            await self.change_seat(taken, None)
        self.wake()

    async def replace_by_bot(self, seat: int, level: str, asker: str) -> None:
        """Let a bot go on for a seat: for its own holder, or for somebody who is not there."""
        async with self.lock:
            await self.make_sure()
            table = self.table
            if not 0 <= seat < len(table.seats):
                raise Refusal("no_such_seat", f"There is no seat {seat} at this table.")
            row = table.seats[seat]
            if row.kind == "bot":
                raise Refusal("seat_taken", "A bot already plays for this seat.")
            if table.match.over:
                raise Refusal("over", "The match is over: there is nothing left for a bot to play.")
            if not same(row.visitor, asker) and not self.is_away(row.visitor):
                raise Refusal("still_here", "The person on this seat is still here.")
            await self.change_seat(SeatRow(seat, "bot", row.name, level, None, None), row.visitor)
        self.wake()

    async def change_seat(self, row: SeatRow, leaver: str | None) -> None:
        """Store who sits on a seat and tell everybody; whoever leaves it may watch."""
        table = self.table
        seating = table.seating(row, time.time())
        watchers = [] if leaver is None else [leaver]
        await self._write(self.store.set_seat(table.row.id, row, seating.summary, watchers))
        table.adopt_seating(seating)
        table.watchers.update(watchers)
        table.wish = None
        changed = {one for one in self.connections if one.seats != table.seats_of(one.visitor)}
        self._look_again(changed)
        self.broadcast()
        self.tell_presence()
        self._driver.set_alarm()

    # What goes on by itself.

    def wake(self) -> None:
        """Let bots and the clock go on, if it is their time."""
        self._driver.wake()

    def start(self, work: Coroutine[Any, Any, None]) -> None:
        """Let something go on beside the commands; as long as it does, the table is not idle."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def close(self) -> None:
        self._driver.close()
        for task in self._tasks:
            task.cancel()


def tidy(text: str) -> str:
    """A line of text without what cannot be printed: it could make one person look like another."""
    return " ".join("".join(letter if letter.isprintable() or letter == "\u200d" else " " for letter in text).split())


def _chat(line: ChatRow) -> Chat:
    return Chat(line.number, line.at, line.seat, line.name, line.text)
