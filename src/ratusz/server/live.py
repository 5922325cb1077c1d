"""A table in use: one command after the other, stored before it is answered, answered before it is told to all."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Coroutine
from typing import Any

import msgspec

from ratusz.bots import LEVELS
from ratusz.core.errors import RatuszError
from ratusz.core.match import Move
from ratusz.server.messages import (
    Accepted,
    Act,
    Chat,
    Command,
    Consent,
    Hint,
    HintReply,
    Look,
    Ping,
    Presence,
    Refused,
    Say,
    ServerMessage,
    Sit,
    Stale,
    TableState,
    Undo,
)
from ratusz.server.metrics import ACTIONS, BOT_SECONDS, REFUSALS
from ratusz.server.settings import Settings
from ratusz.server.store import ActionRow, ChatRow, SeatRow, Store
from ratusz.server.table import Table, Wish
from ratusz.server.thinking import Thinkers

log = logging.getLogger("ratusz.live")

ENCODER = msgspec.json.Encoder()


class Refusal(Exception):
    """Why a command is not carried out: a code for programs and a sentence for people."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code
        self.message = message


class Connection:
    """One open socket at a table."""

    def __init__(self, visitor: str, eyes: int | None, outbox: int) -> None:
        self.visitor = visitor
        self.eyes = eyes
        self.ply = 0
        """The socket has been told the events up to here."""
        self.outbox: asyncio.Queue[bytes] = asyncio.Queue(outbox)
        self.too_slow = asyncio.Event()
        self.thinking = False

    def send(self, message: ServerMessage) -> None:
        """Put a message into the outbox; a reader that lets it overflow is given up."""
        try:
            self.outbox.put_nowait(ENCODER.encode(message))
        except asyncio.QueueFull:
            self.too_slow.set()


class LiveTable:
    """A table with everybody who looks at it, its bots and its clock."""

    def __init__(self, table: Table, store: Store, thinkers: Thinkers, settings: Settings) -> None:
        self.table = table
        self.store = store
        self.thinkers = thinkers
        self.settings = settings
        self.connections: set[Connection] = set()
        self.lock = asyncio.Lock()
        self.used = time.monotonic()
        self._tasks: set[asyncio.Task[None]] = set()
        self._bots_awake = False
        self._clock_alarm: asyncio.TimerHandle | None = None
        self._padding = "x" * settings.padding

    @property
    def idle(self) -> bool:
        return not self.connections and not self._tasks and not self.lock.locked()

    # Coming and going.

    def join(self, visitor: str) -> Connection:
        """Open a connection and tell it everything it may know."""
        if len(self.connections) >= self.settings.sockets_per_table:
            raise Refusal("table_full", "Too many people are looking at this table.")
        connection = Connection(visitor, self.table.eyes(visitor), self.settings.outbox)
        self.connections.add(connection)
        connection.send(self.state_for(connection))
        for line in self.table.chat:
            connection.send(_chat(line))
        self.tell_presence()
        self.wake()
        return connection

    def leave(self, connection: Connection) -> None:
        self.connections.discard(connection)
        self.used = time.monotonic()
        self.tell_presence()

    def online(self) -> set[str]:
        return {connection.visitor for connection in self.connections}

    def tell_presence(self) -> None:
        online = self.online()
        held = {seat.visitor for seat in self.table.seats}
        watchers = len(online - held)
        for connection in self.connections:
            connection.send(Presence(self.table.seat_infos(connection.visitor, online), watchers))

    # Telling.

    def state_for(self, connection: Connection) -> TableState:
        """What a connection has not been told yet."""
        table = self.table
        state = table.state_for(connection.visitor, connection.eyes, connection.ply, self.online(), time.time())
        if self._padding:
            state.view["padding"] = self._padding
        connection.ply = table.match.ply
        return state

    def broadcast(self) -> None:
        for connection in self.connections:
            connection.send(self.state_for(connection))

    # Commands.

    async def handle(self, connection: Connection, command: Command) -> None:
        """Carry out a command and answer it, whatever happens."""
        try:
            await asyncio.shield(self._carry_out(connection, command))
        except Refusal as refusal:
            REFUSALS.labels(refusal.code).inc()
            connection.send(Refused(command.id, refusal.code, refusal.message))
        except RatuszError as error:
            REFUSALS.labels("illegal").inc()
            connection.send(Refused(command.id, "illegal", str(error)))

    async def _carry_out(self, connection: Connection, command: Command) -> None:
        match command:
            case Ping():
                connection.send(Accepted(command.id, self.table.version))
            case Act():
                await self._act(connection, command)
            case Undo():
                await self._undo(connection, command)
            case Consent():
                await self._consent(connection, command)
            case Say():
                await self._say(connection, command)
            case Hint():
                self._hint(connection, command)
            case Look():
                connection.send(self.table.moment(command.id, command.ply, connection.eyes))
            case Sit():
                self._sit(connection, command)

    async def _act(self, connection: Connection, command: Act) -> None:
        async with self.lock:
            if not self._is_new(connection, command):
                return
            self.table.match.apply(command.action, command.seat)
            await self._store(command.seat, self.table.match.notation(command.action), command.id)
            connection.send(Accepted(command.id, self.table.version))
            self.broadcast()
        self.wake()

    def _is_new(self, connection: Connection, command: Act | Undo) -> bool:
        """Whether a command still has to be carried out; if not, it is answered here."""
        table = self.table
        if command.id in table.commands:
            connection.send(Accepted(command.id, table.commands[command.id]))
            return False
        if command.seat not in table.seats_of(connection.visitor):
            raise Refusal("not_your_seat", f"Seat {command.seat} is not yours.")
        if command.version != table.version:
            connection.send(Stale(command.id, table.version))
            connection.send(self.state_for(connection))
            return False
        return True

    async def _store(self, seat: int, line: str, command: str) -> None:
        """Make what has just been done durable. If that fails, the table goes back to what is stored."""
        table = self.table
        now = time.time()
        row = ActionRow(table.version, seat, line, command, now)
        try:
            await self.store.append(table.row.id, row, table.summary())
        except Exception:
            await self._reload()
            raise
        table.version += 1
        table.commands[command] = table.version
        table.wish = None
        table.row.changed = now
        table.switch_clock(now)
        self._set_alarm()
        ACTIONS.inc()

    async def _reload(self) -> None:
        stored = await self.store.load(self.table.row.id)
        if stored is not None:
            self.table = Table(stored, time.time())
        for connection in self.connections:
            connection.ply = 0
        self.broadcast()

    async def _undo(self, connection: Connection, command: Undo) -> None:
        async with self.lock:
            if not self._is_new(connection, command):
                return
            table = self.table
            if command.count > table.match.undoable(command.seat):
                waiting = table.other_people(command.seat)
                if waiting:
                    table.wish = Wish(command.seat, command.count, waiting)
                    connection.send(Accepted(command.id, table.version))
                    self.broadcast()
                    return
            await self._take_back(command.seat, command.count, command.id)
            connection.send(Accepted(command.id, table.version))
            self.broadcast()
        self.wake()

    async def _take_back(self, seat: int, count: int, command: str) -> None:
        before = list(self.table.match.moves)
        self.table.match.undo(seat, count, by_consent=True)
        kept = _common_length(before, self.table.match.moves)
        for connection in self.connections:
            connection.ply = min(connection.ply, kept)
        await self._store(seat, f"undo {count}", command)

    async def _consent(self, connection: Connection, command: Consent) -> None:
        async with self.lock:
            wish = self.table.wish
            if command.seat not in self.table.seats_of(connection.visitor):
                raise Refusal("not_your_seat", f"Seat {command.seat} is not yours.")
            if wish is None or command.seat not in wish.waiting:
                raise Refusal("nothing_asked", "Nobody waits for your consent.")
            if not command.agree:
                self.table.wish = None
            else:
                wish.waiting = [seat for seat in wish.waiting if seat not in self.table.seats_of(connection.visitor)]
                if not wish.waiting:
                    await self._take_back(wish.seat, wish.count, f"consent-{secrets.token_hex(8)}")
            connection.send(Accepted(command.id, self.table.version))
            self.broadcast()
        self.wake()

    async def _say(self, connection: Connection, command: Say) -> None:
        async with self.lock:
            table = self.table
            if command.id not in table.said:
                mine = table.seats_of(connection.visitor)
                seat = mine[0] if mine else None
                name = "" if seat is None else table.seats[seat].name
                line = ChatRow(len(table.chat), seat, name, command.text.strip(), command.id, time.time())
                if not line.text:
                    raise Refusal("empty", "There is nothing to say in an empty line.")
                await self.store.say(table.row.id, line)
                table.chat.append(line)
                table.said.add(command.id)
                for other in self.connections:
                    other.send(_chat(line))
            connection.send(Accepted(command.id, table.version))

    def _sit(self, connection: Connection, command: Sit) -> None:
        if command.seat is not None and command.seat not in self.table.seats_of(connection.visitor):
            raise Refusal("not_your_seat", f"Seat {command.seat} is not yours.")
        connection.eyes = command.seat
        connection.ply = 0
        connection.send(Accepted(command.id, self.table.version))
        connection.send(self.state_for(connection))

    def _hint(self, connection: Connection, command: Hint) -> None:
        if command.seat not in self.table.seats_of(connection.visitor):
            raise Refusal("not_your_seat", f"Seat {command.seat} is not yours.")
        if not self.table.match.legal(command.seat):
            raise Refusal("nothing_to_decide", f"Seat {command.seat} has nothing to decide now.")
        if connection.thinking:
            raise Refusal("busy", "A hint is already on its way.")
        connection.thinking = True
        self._start(self._give_hint(connection, command))

    async def _give_hint(self, connection: Connection, command: Hint) -> None:
        match = self.table.match
        try:
            action = await self.thinkers.choose(match.document(), self.settings.hint_spec, command.seat)
            if self.table.match is not match or action not in match.legal(command.seat):
                connection.send(Refused(command.id, "too_late", "The position has changed."))
                return
            key, args = match.reason(action)
            connection.send(HintReply(command.id, action, match.notation(action), key, args))
        except Exception:
            log.exception("hint failed", extra={"table": self.table.row.id})
            connection.send(Refused(command.id, "no_hint", "There is no hint just now."))
        finally:
            connection.thinking = False

    # Seats.

    async def take_seat(self, seat: int, visitor: str, name: str | None) -> None:
        """Give a free seat to a visitor; taking one's own seat again is fine."""
        async with self.lock:
            row = self.table.seats[seat]
            if row.visitor != visitor:
                if row.kind == "bot" or row.visitor is not None:
                    raise Refusal("seat_taken", "Somebody else has taken this seat.")
                taken = SeatRow(seat, row.kind, name or row.name, None, row.secret, visitor)
                await self.store.set_seat(self.table.row.id, taken)
                self.table.seats[seat] = taken
                self.table.switch_clock(time.time())
                self._set_alarm()
        self._seats_changed(visitor)

    async def replace_by_bot(self, seat: int, level: str, asker: str | None) -> None:
        """Let a bot go on for a seat: for its own holder, for somebody who is not there, or when time is up."""
        async with self.lock:
            table = self.table
            if not 0 <= seat < len(table.seats):
                raise Refusal("no_such_seat", f"There is no seat {seat} at this table.")
            row = table.seats[seat]
            if row.kind == "bot":
                raise Refusal("seat_taken", "A bot plays for this seat already.")
            if asker is not None and row.visitor != asker and row.visitor in self.online():
                raise Refusal("still_here", "The person on this seat is still here.")
            replaced = SeatRow(seat, "bot", row.name, level, None, None)
            await self.store.set_seat(table.row.id, replaced)
            table.seats[seat] = replaced
            table.wish = None
            table.switch_clock(time.time())
            self._set_alarm()
        self._seats_changed(None)
        self.wake()

    def _seats_changed(self, visitor: str | None) -> None:
        for connection in self.connections:
            mine = self.table.seats_of(connection.visitor)
            if connection.visitor == visitor or (connection.eyes is not None and connection.eyes not in mine):
                connection.eyes = self.table.eyes(connection.visitor)
                connection.ply = 0
        self.broadcast()
        self.tell_presence()

    # Bots and clocks.

    def wake(self) -> None:
        """Let bots and the clock go on, if it is their time."""
        self._set_alarm()
        if not self._bots_awake and self._waiting_bot() is not None:
            self._bots_awake = True
            self._start(self._drive_bots())

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _waiting_bot(self) -> int | None:
        for seat in self.table.match.deciders():
            if self.table.is_bot(seat):
                return seat
        return None

    async def _drive_bots(self) -> None:
        try:
            while (seat := self._waiting_bot()) is not None:
                await self._play_bot(seat)
        except Exception:
            log.exception("bot stopped", extra={"table": self.table.row.id})
        finally:
            self._bots_awake = False

    async def _play_bot(self, seat: int) -> None:
        version = self.table.version
        started = time.monotonic()
        action = await self._think(seat)
        await asyncio.sleep(max(0.0, self.settings.pace - (time.monotonic() - started)))
        async with self.lock:
            table = self.table
            if table.version != version or not table.is_bot(seat) or action not in table.match.legal(seat):
                return
            table.match.apply(action, seat)
            await self._store(seat, table.match.notation(action), f"bot-{secrets.token_hex(8)}")
            self.broadcast()

    async def _think(self, seat: int) -> int:
        match = self.table.match
        legal = match.legal(seat)
        if len(legal) == 1:
            return legal[0]
        spec = LEVELS[self.table.seats[seat].level or "fair"]
        started = time.monotonic()
        try:
            return await self.thinkers.choose(match.document(), spec, seat)
        except Exception:
            # A table must not freeze because a bot failed: anything legal is better than nothing.
            log.exception("bot failed", extra={"table": self.table.row.id, "spec": spec})
            return secrets.choice(legal)
        finally:
            BOT_SECONDS.observe(time.monotonic() - started)

    def _set_alarm(self) -> None:
        if self._clock_alarm is not None:
            self._clock_alarm.cancel()
            self._clock_alarm = None
        clock = self.table.clock
        if clock is None or self.table.match.over:
            return
        clock.count(time.time())
        delay = clock.next_end()
        if delay is not None:
            ring: Callable[[], None] = lambda: self._start(self._time_is_up())  # noqa: E731
            self._clock_alarm = asyncio.get_running_loop().call_later(delay + 0.05, ring)

    async def _time_is_up(self) -> None:
        clock = self.table.clock
        if clock is None:
            return
        clock.count(time.time())
        for seat in clock.run_out():
            await self.replace_by_bot(seat, "fair", None)
        self._set_alarm()

    def close(self) -> None:
        if self._clock_alarm is not None:
            self._clock_alarm.cancel()
        for task in self._tasks:
            task.cancel()


def _chat(line: ChatRow) -> Chat:
    return Chat(line.number, line.at, line.seat, line.name, line.text)


def _common_length(before: list[Move], after: list[Move]) -> int:
    """How many moves at the beginning are the same in both."""
    length = 0
    for one, other in zip(before, after, strict=False):
        if (one.seat, one.action) != (other.seat, other.action):
            break
        length += 1
    return length
