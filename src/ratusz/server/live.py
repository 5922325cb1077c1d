"""A table in use: one command after the other, stored before it is answered, answered before it is told to all."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Awaitable, Callable, Container, Coroutine, Hashable, Iterable, Sequence
from dataclasses import asdict, replace
from typing import Any, TypeVar

from ratusz.core.errors import RatuszError
from ratusz.core.form import Ways
from ratusz.core.past import NotRemembered
from ratusz.server import carrying
from ratusz.server import messages as m
from ratusz.server.attendance import Attendance
from ratusz.server.connection import AS_USUAL, ENCODER, Asked, Connection, Outbox
from ratusz.server.driver import Driver
from ratusz.server.hints import Hints
from ratusz.server.importing import WORK_PER_LINE
from ratusz.server.limits import Bucket
from ratusz.server.looks import PART, Look
from ratusz.server.metrics import ACTIONS, REFUSALS
from ratusz.server.neighbours import NOBODYS, Allowance, Alone, Lead, Neighbours, wanted
from ratusz.server.refusal import Refusal, no_such_table
from ratusz.server.seats import Present, bot_plays, holders
from ratusz.server.settings import Settings
from ratusz.server.store import ActionRow, Around, ChatRow, SeatRow, Store, StoreAway, StoreConflict, StoreFull, Used
from ratusz.server.table import NOTHING_HELD, Draft, Held, PendingWish, Table, summary_of
from ratusz.server.telling import Teller
from ratusz.server.tempo import Tempo
from ratusz.server.thinking import Thinkers
from ratusz.server.usher import Usher, tidy
from ratusz.server.work import Work

T = TypeVar("T")

log = logging.getLogger("ratusz.live")

LINES_PER_MESSAGE = 50
"""So many lines of a match that have to be played cost whoever asks for it as much as a message."""
FOLLOWED = 40
"""So many lines of another server are played one by one at most."""
ATTEMPTS = 20
"""How often something is tried for which other servers were first each time."""
NO_SECONDS = 30.0
"""How long a no to a wish to take back stands, if nothing else happens."""
GONE = 4404
"""How a socket is closed whose visitor may not enter the table any more, or whose table is gone."""
ELSEWHERE = 1012
"""How a socket is closed whose visitor should come again at once, by another server."""
CHAT_SHOWN = 100
"""How many of the last lines of chat somebody who comes is told."""


class LiveTable:
    """A table with everybody who looks at it, its bots and its clock."""

    def __init__(
        self,
        table: Table,
        store: Store,
        thinkers: Thinkers,
        settings: Settings,
        work: Work,
        neighbours: Neighbours | None = None,
    ) -> None:
        self.table = table
        """Always as it is stored: what is being stored is a draft beside it."""
        self.store = store
        self.thinkers = thinkers
        self.settings = settings
        self.work = work
        self.neighbours = neighbours or Alone()
        self.connections: set[Connection] = set()
        self._others: dict[str, int] = {}
        """Who is here by other servers, and what they want to be asked."""
        self.lead = Lead(0, None) if self.neighbours.alone else NOBODYS
        self._taking_lead = asyncio.Lock()
        self._meeting = False
        """Whether it is about to be read who is here by other servers."""
        self._following = self._all_news = False
        """Whether news from another server is about to be read, and whether of more than lines."""
        self.lock = asyncio.Lock()
        self._looking = asyncio.Lock()
        """Held while the scores of the whole match are counted, so that this is done once."""
        self._remembering = asyncio.Lock()
        """Held while a match is played from its beginning that was taken up in its middle, likewise."""
        self.used = time.monotonic()
        self._keeping = False
        """Whether looks are being stored."""
        self._keeper = asyncio.Lock()
        """One after the other: what one stores follows on what the one before has stored, or could not."""
        self._in_doubt = False
        """Whether a write failed and the table could not be read again since."""
        self._missed = False
        """Whether something may have happened of which nothing was heard."""
        self.deleted = False
        self._talk: dict[str, Bucket] = {}
        self._talking: set[str] = set()
        """Who has paid for what is being done, which may take several attempts."""
        self._noes: dict[int, tuple[int, float]] = {}
        """For a seat whose wish to take back was refused: at which version, and until when it does not ask again."""
        self._tasks: set[asyncio.Task[None]] = set()
        self._attendance = Attendance(settings, self.used)
        self.tempo = Tempo(self.used)
        self._driver = Driver(self)
        self.usher = Usher(self)
        self._hints = Hints(self)
        self._teller = Teller()

    @property
    def idle(self) -> bool:
        """Whether it can be forgotten until somebody comes; where it is led, a clock goes on without visitors."""
        clock_runs = self._driver.clock_runs and self.lead.node is None
        return not (self.connections or self._tasks or self.lock.locked() or clock_runs)

    # Coming and going.

    def join(self, visitor: str, asked: Asked = AS_USUAL, held: Held = NOTHING_HELD) -> Connection:
        """Open a connection and tell it everything it may know; of what it says it holds, only what it does not."""
        if self.deleted:
            raise no_such_table()
        if len(self.connections) >= self.settings.sockets_per_table:
            raise Refusal("table_full", "Too many people are looking at this table.")
        seats = self.table.seats_of(visitor)
        outbox = Outbox(self.settings.outbox, self.settings.outbox_bytes)
        if held.seat not in (seats or (None,)):
            held = NOTHING_HELD
        eyes = self.table.eyes(seats) if held.seat is None else held.seat
        connection = Connection(visitor, seats, eyes, outbox, asked)
        if visitor not in self.visitors():
            self._attendance.come(visitor, time.monotonic())
        self.connections.add(connection)
        self._teller.begin(self.table, connection, self.online(), held)
        most = min(CHAT_SHOWN, self.settings.outbox // 2)
        for line in _latest(self.table.chat[held.chat :][-most:], self.settings.outbox_bytes // 4):
            connection.send_encoded(line)
        self._driver.welcome(connection)
        self._share_presence()
        self.tell_presence()
        self.wake()
        return connection

    def leave(self, connection: Connection) -> None:
        self.connections.discard(connection)
        self._hints.drop_idle()
        self.used = time.monotonic()
        if connection.visitor not in self.visitors():
            self._attendance.leave(connection.visitor, self.used)
        self._share_presence()
        self.tell_presence()
        self.wake()

    def online(self) -> Present:
        return self._attendance.present(self.table, self.visitors(), time.monotonic())

    def visitors(self) -> frozenset[str]:
        """Everybody who looks, here or by another server."""
        return frozenset(connection.visitor for connection in self.connections) | self._others.keys()

    @property
    def attended(self) -> bool:
        """Whether anybody looks at it, here or by another server."""
        return bool(self.connections or self._others)

    def seats_of_those_here(self) -> set[int]:
        """The seats of everybody who looks, here or by another server."""
        return self._seats(self.connections, self._others)

    def seats_that_want(self, what: int) -> set[int]:
        """The seats of those who want to be asked what not everybody is asked."""
        here = (one for one in self.connections if wanted(one.asked) & what)
        return self._seats(here, (visitor for visitor, asked in self._others.items() if asked & what))

    def _seats(self, connections: Iterable[Connection], others: Iterable[str]) -> set[int]:
        here = {seat for connection in connections for seat in connection.seats}
        return here.union(*(self.table.seats_of(visitor) for visitor in others))

    def _share_presence(self) -> None:
        if not self.neighbours.alone:
            visitors: dict[str, int] = {}
            for one in self.connections:
                visitors[one.visitor] = visitors.get(one.visitor, 0) | wanted(one.asked)
            self.neighbours.share(self.table.row.id, visitors)

    def look_around(self) -> None:
        """Others are here than before, by another server; however often that is said, it is looked at once."""
        if not self._meeting:
            self._meeting = True
            self.start(self._meet())

    async def _meet(self) -> None:
        self._meeting = False  # Whatever is said from now on may be news.
        await self.meet()

    async def meet(self) -> None:
        """See who is here by other servers."""
        try:
            others = await self.neighbours.presence(self.table.row.id)
        except Exception:
            log.exception("presence failed", extra={"table": self.table.row.id})
            return
        before, now = self.visitors(), time.monotonic()
        if others == self._others:
            return
        self._others = others
        for visitor in self.visitors() - before:
            self._attendance.come(visitor, now)
        for visitor in before - self.visitors():
            self._attendance.leave(visitor, now)
        if self.visitors() != before:  # What somebody wants to be asked is nobody else's business.
            self.tell_presence()
        self.wake()

    def tell_presence(self) -> None:
        online = self.online()
        watchers = len(online.visitors.difference(*map(holders, self.table.seats)))
        self._tell_all(
            lambda connection: connection.seats,
            lambda connection: m.Presence(self.table.seat_infos(connection.seats, online), watchers),
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

    def tell(self, message: m.ServerMessage) -> None:
        """Tell everybody the same."""
        told = ENCODER.encode(message)
        for connection in self.connections:
            connection.send_encoded(told)

    def _tell_all(self, key: Callable[[Connection], Hashable], make: Callable[[Connection], m.ServerMessage]) -> None:
        """Tell everybody; those who are told the same get the same bytes."""
        made: dict[Hashable, bytes] = {}
        for connection in self.connections:
            kind = key(connection)
            if kind not in made:
                made[kind] = ENCODER.encode(make(connection))
            connection.send_encoded(made[kind])

    # Commands.

    async def handle(self, connection: Connection, command: m.Command) -> None:
        """Carry out a command and answer it, whatever happens."""
        try:
            await self._carry_out(connection, command)
        except Refusal as refusal:
            if self._in_doubt and isinstance(refusal, StoreAway):
                self._say_in_doubt(connection, command)
            else:
                self.refuse(connection, command, refusal.code, refusal.message)
        except RatuszError as error:
            self.refuse(connection, command, "illegal", str(error))
        except StoreConflict:
            self._say_stale(connection, command)
        except Exception:
            log.exception("command failed", extra={"table": self.table.row.id, "command": type(command).__name__})
            if self._in_doubt:
                self._say_in_doubt(connection, command)
            else:
                self.refuse(connection, command, "internal", "Something went wrong here; nothing was changed.")

    def _say_in_doubt(self, connection: Connection, command: m.Command) -> None:
        """The table could not be read again: nobody knows what became of this command, or of what it is sent for."""
        message = "The store failed, and this may or may not have been stored. Send it again."
        self.refuse(connection, command, "in_doubt", message)

    def refuse(self, connection: Connection, command: m.Command, code: str, message: str) -> None:
        """Answer a command that is not carried out."""
        REFUSALS.labels(code).inc()
        connection.send(m.Refused(command.id, code, message))

    def _accept(self, connection: Connection, command: m.Command, then: int | None = None) -> None:
        """Say that a command is carried out, now or `then`, as whoever hears it counts."""
        now = self.table.version_for(connection.eyes)
        connection.send(m.Accepted(command.id, now if then is None else min(then, now)))

    def _say_stale(self, connection: Connection, command: m.Command) -> None:
        connection.send(m.Stale(command.id, self.table.version_for(connection.eyes)))
        self._begin(connection)

    async def _carry_out(self, connection: Connection, command: m.Command) -> None:
        match command:
            case m.Act():
                await self._act(connection, command)
            case m.Ping():
                self._accept(connection, command)
            case m.Undo():
                await self._undo(connection, command)
            case m.Weigh():
                self._weigh(connection, command)
            case m.Consent():
                await self._consent(connection, command)
            case m.SayLine():
                await self._say(connection, command)
            case m.Hint():
                self._hint(connection, command)
            case m.LookBack() | m.Log():
                await self._look_back(connection, command)
            case m.MoreWays():
                await self._tell_ways(connection, command)
            case m.Sit():
                self._sit(connection, command)
            case m.Alert():
                self._set_alert(connection, command)

    async def in_turn(self, work: Callable[[], Awaitable[None]]) -> None:
        """Do something under the lock, with what is stored; where another server was first, again with what it did."""
        async with self.lock:
            await self._until_first(work)

    async def by_request(self, work: Callable[[], Awaitable[None]]) -> None:
        """The same for a request, which does not say how much of the table its sender has seen: more than we, maybe."""
        async with self.lock:
            self._in_doubt |= not self.neighbours.alone
            await self._until_first(work)

    async def _until_first(self, work: Callable[[], Awaitable[None]]) -> None:
        self._talking.clear()
        for attempt in range(1, ATTEMPTS + 1):
            await self.make_sure()
            try:
                return await work()
            except StoreConflict:
                if attempt == ATTEMPTS:
                    raise
        return None

    async def _act(self, connection: Connection, command: m.Act) -> None:
        await self.in_turn(lambda: self._play(connection, command))
        self.wake()

    async def _play(self, connection: Connection, command: m.Act) -> None:
        if not await self._is_new(connection, command):
            return
        self._check_length()
        draft, wish = self.table.play(command.seat, command.answers), self.table.wish
        # A wish that ended with a secret action would tell of it.
        ends_wish = not (draft.apart and wish is not None and wish.seat != draft.seat)
        key = self.table.key(connection.visitor, command.id)
        await self.keep(draft, key, ends_wish=ends_wish)
        self._accept(connection, command, self.table.commands[key])  # Others may have gone on since it was stored.
        await self._driver.answer_for_people()
        self.broadcast()

    async def _is_new(self, connection: Connection, command: m.Act | m.Undo) -> bool:
        """Whether a command still has to be carried out; if not, it is answered here."""
        table = self.table
        if table.may_have_done(connection.visitor, command.id):
            await self.remember(connection.owe)
        key = table.key(connection.visitor, command.id)
        if key in table.commands or (table.wish is not None and table.wish.command == key):
            self._accept(connection, command, table.commands.get(key))
            return False
        self._check_player(connection, command.seat)
        if not table.knows_enough(command.seat, command.version):
            self._say_stale(connection, command)
            return False
        return True

    def _check_seat(self, connection: Connection, seat: int) -> None:
        if seat not in connection.seats:
            raise Refusal("not_your_seat", f"Seat {seat} is not yours.")

    def _check_player(self, connection: Connection, seat: int) -> None:
        self._check_seat(connection, seat)
        if self.table.is_bot(seat):
            raise Refusal("stand_in", f"A bot plays for seat {seat}; take the seat back first.")

    @property
    def too_long(self) -> bool:
        """Whether the record of the match can take no more, or takes too long to play."""
        most = self.settings.record_lines
        return self.table.lines >= most or self.table.match.work >= WORK_PER_LINE * most

    def _check_length(self) -> None:
        if self.too_long:
            raise Refusal("too_long", "The record of this match has become too long to continue.")

    # Storing.

    async def keep(self, draft: Draft, command: str, *, ends_wish: bool = False, driven: bool = False) -> None:
        """Make a draft durable, then let it be the match. If that fails, what is stored counts.

        What goes on by itself is stored only as long as the table is ours to lead.
        """
        table = self.table
        rows = draft.rows(table.lines, command, time.time())
        ends_wish |= draft.match.over
        try:
            changed = table.row.changed if draft.apart else rows[-1].at  # The lobby tells of it.
            epoch = self.lead.epoch if driven else None
            await self.write(self.store.append(table.row.id, rows, draft.summary, changed, ends_wish, epoch))
        except StoreFull:
            raise  # Certainly not stored, whatever is remembered of a wish.
        except Exception:
            await self.make_sure()
            if command not in self.table.commands:
                raise
            return
        self._adopt(draft, rows)
        if ends_wish:
            table.adopt_wish(None)
        self._driver.set_alarm()
        self._hints.drop_idle()
        ACTIONS.inc(len(rows))
        if table.due and not self._keeping:
            self._keeping = True
            self.start(self.keep_looks()).add_done_callback(self._end_keeping)

    def _adopt(self, draft: Draft, rows: Sequence[ActionRow]) -> None:
        """Let what is stored be the match."""
        now = time.monotonic()
        if not draft.apart:  # How long somebody is waited for must not tell of it.
            self._attendance.moved = now
        self.tempo.follow(self.table.match, draft.match, draft.seat, now, granted=draft.granted)
        self.table.adopt(draft, rows)

    async def keep_looks(self) -> None:
        """Store how the match was seen and where it stands, for when the rules change; if that fails, later."""
        self._keeping = True
        try:
            async with self._keeper:
                await carrying.keep(self.table, self.store, self.work)
                while self.table.due:
                    await carrying.keep(self.table, self.store, self.work)
        except (StoreFull, StoreConflict):
            pass  # The store has told of it, or the table is deleted.
        except Exception:
            log.exception("looks were not kept", extra={"table": self.table.row.id})
        finally:
            self._keeping = False

    def _end_keeping(self, _: asyncio.Task[None]) -> None:
        """Whoever is cancelled before the first step never comes to its end."""
        self._keeping = False

    async def write(self, work: Awaitable[T]) -> T:
        """Store something; if nobody knows what became of it, or another server was first, all is read again."""
        try:
            return await work
        except StoreFull:
            raise  # It is certain that nothing was stored.
        except Exception:
            self._in_doubt = True
            raise

    async def make_sure(self) -> None:
        """After a failed write nobody knows what is stored: read it before anything else is done."""
        if self.deleted:
            raise no_such_table()
        if self._in_doubt:
            await self._read_news()
            self._in_doubt = False

    # Following other servers.

    def miss(self, *, anything: bool = False) -> None:
        """Others may be here than before, or anything may have changed: see what.

        Where nobody looks and nothing goes on by itself, whoever comes does. There can be thousands of such tables, and
        those at which people sit are not to wait for them.
        """
        if self.idle and self.lead.epoch is None:
            self._missed = True
        else:
            self.look_around()
            if anything:
                self.follow()

    async def hear_what_was_missed(self) -> None:
        if self._missed:
            await self.catch_up_with_others()
            self._missed = False
            await self.meet()

    def follow(self, lines: int | None = None) -> None:
        """Read what another server has stored, unless so many lines are known already."""
        if lines is None:
            self._all_news = True
        elif lines <= self.table.lines:
            return
        if not self._following:
            self._following = True
            self.start(self._follow())

    async def _follow(self) -> None:
        async with self.lock:
            whole, self._following, self._all_news = self._all_news or self._in_doubt, False, False
            try:
                await self._read_news(whole=whole)
            except Exception as error:
                self._in_doubt = True  # It is read before anything else is done.
                if not isinstance(error, Refusal):  # The store has told of it, or the table is gone.
                    log.exception("another server could not be followed", extra={"table": self.table.row.id})
        self.wake()

    async def catch_up_with_others(self) -> None:
        """Be as far as the store, whoever has stored it."""
        async with self.lock:
            await self._read_news()

    async def _read_news(self, *, whole: bool = True) -> None:
        """Go on to what is stored, line by line; where that is far, or by other rules, the table is read anew."""
        table = self.table
        news = await self.store.news(table.row.id, table.lines, len(table.chat) if whole else None)
        if news is None:
            self.vanish()
            raise no_such_table()
        if news.rules_version != table.row.rules_version or len(news.actions) > FOLLOWED:
            await self._read_again()
        else:
            for row in news.actions:
                try:
                    draft = table.followed(row)
                except NotRemembered:
                    await self.remember()
                    draft = table.followed(row)
                self._adopt(draft, [row])
            table.row.changed = news.changed
            if news.wish != table.row.wish:
                table.adopt_wish(None if news.wish is None else PendingWish(**news.wish))
            moved = self._adopt_around(news.around) if news.around is not None else False
            if moved or news.actions:
                table.follow_clock(news.summary)
        if not self.neighbours.alone and (news.driver, news.epoch) != (self.neighbours.name, self.lead.epoch):
            self.lead = Lead(None, self.neighbours.present(news.driver))
        self._hints.drop_idle()
        self.broadcast()
        self._driver.set_alarm()

    async def _read_again(self) -> None:
        stored = await self.store.load(self.table.row.id, whole=False)
        if stored is None:
            return
        stored.led |= self.lead.epoch is not None
        try:
            self.table = await carrying.opened(stored, self.store, self.work, alone=self.neighbours.alone)
        except Refusal:
            await self._leave_to_newer_rules()
            raise
        self._look_again(self.connections)

    async def _leave_to_newer_rules(self) -> None:
        """A server of a newer version goes on with it: everybody is to come back by that one."""
        lead, self.lead = self.lead, NOBODYS
        try:
            if lead.epoch is not None:
                await self.neighbours.release({self.table.row.id: lead.epoch})
        finally:
            self.vanish(ELSEWHERE, "other_rules")

    def _adopt_around(self, around: Around) -> bool:
        """Whether others sit there than before."""
        table = self.table
        before, table.seats = table.seats, around.seats
        table.watchers, table.row.watch, table.row.rematch = around.watchers, around.watch, around.rematch
        for line in around.chat:
            table.chat.append(line)
            table.said.add(line.command)
            self.tell(_chat(line))
            self._forget_no(line)
        if table.seats == before:
            self._send_strangers_away()
            return False
        self._show_seating(before)
        self.tell_presence()
        return True

    # Leading.

    async def leads(self) -> bool:
        """Whether what goes on by itself here is ours to do; if it is nobody else's, it is from now on."""
        async with self._taking_lead:
            if self.lead == NOBODYS:
                self.lead = await self.neighbours.lead(self.table.row.id)
                await self._let_clock_run()
            return self.lead.epoch is not None

    async def lead_by(self, lead: Lead) -> None:
        """What was taken over is led in this epoch, unless it is in a later one by now."""
        async with self._taking_lead:
            if lead.epoch is not None and (self.lead.epoch is None or self.lead.epoch < lead.epoch):
                self.lead = lead
                await self._let_clock_run()

    async def _let_clock_run(self) -> None:
        """Where a table is led, its clock runs for all servers: by the others it shows the same."""
        table, epoch = self.table, self.lead.epoch
        if epoch is not None and table.clock is not None and table.clock.running:
            table.clock.count(time.monotonic())
            summary = summary_of(table.match, table.clock)
            await self.neighbours.keep_clock(table.row.id, table.lines, summary, epoch)

    def lose_leader(self, nodes: Container[str | None]) -> None:
        """These servers are gone: if one of them led, somebody else may."""
        if self.lead.node in nodes:
            self.lead = NOBODYS
            self.wake()

    # Taking back.

    async def _undo(self, connection: Connection, command: m.Undo) -> None:
        await self.in_turn(lambda: self._wish_or_take_back(connection, command))
        self.wake()

    async def _wish_or_take_back(self, connection: Connection, command: m.Undo) -> None:
        if not await self._is_new(connection, command):
            return
        table = self.table
        if table.wish is not None and table.wish.seat != command.seat:
            raise Refusal("wish_pending", f"Seat {table.wish.seat} is waiting for an answer about taking back.")
        count = self._count_back(command)
        self._check_length()
        key = table.key(connection.visitor, command.id)
        waiting = table.other_people(command.seat)
        if waiting and count > table.match.undoable(command.seat):
            self._check_no(command.seat)
            await self.check_talk(connection.visitor)
            kept = table.match.retractable(command.seat) - count
            await self._set_wish(PendingWish(command.seat, count, waiting, key, kept))
            table.commands[key] = table.version_for(command.seat)
        else:
            await self._take_back(connection, command.seat, count, key)
        self._accept(connection, command)
        self.broadcast()

    async def _set_wish(self, wish: PendingWish | None) -> None:
        table = self.table
        stored = None if wish is None else asdict(wish)
        await self.write(self.store.set_wish(table.row.id, stored, table.row.wish, table.lines))
        table.adopt_wish(wish)

    def _check_no(self, seat: int) -> None:
        """Whoever was told no does not ask again before something has happened, or for a while."""
        table = self.table
        if seat in self._noes:
            version, until = self._noes[seat]
            refused = table.knows_enough(seat, version) and time.monotonic() < until
        else:  # Perhaps another server was told.
            since = max(table.row.changed, time.time() - NO_SECONDS)
            refused = any(line.at > since and line.command.startswith(_no_to(seat)) for line in table.chat)
        if refused:
            raise Refusal("said_no", "The others have just said no; play on, or ask again in a while.")

    def _forget_no(self, line: ChatRow) -> None:
        """Another server was told no since: what was told here before says nothing about that."""
        for seat in [seat for seat in self._noes if line.command.startswith(_no_to(seat))]:
            del self._noes[seat]

    def _weigh(self, connection: Connection, command: m.Weigh) -> None:
        table = self.table
        self._check_player(connection, command.seat)
        count = self._count_back(command)
        since, anew = table.retraction(command.seat, count, connection.eyes)
        asked = table.other_people(command.seat) if count > table.match.undoable(command.seat) else []
        connection.send(m.Weighed(command.id, since, anew, asked))

    def _count_back(self, command: m.Undo | m.Weigh) -> int:
        """How many actions are to be taken back; before anything is played again, there are as many as that."""
        if self.table.match.over:
            raise Refusal("over", "The match is over and its seed published: nothing can be taken back.")
        most = self.table.match.retractable(command.seat)
        count = self.table.match.undoing(command.seat, command.count)
        if not 1 <= count <= most:
            raise Refusal("illegal", f"Seat {command.seat} has {most} action(s) to take back, not {command.count}.")
        return count

    async def _take_back(self, connection: Connection, seat: int, count: int, command: str) -> None:
        # The clock, which goes on meanwhile, belongs to the event loop; so does the draft, in which it stands.
        try:
            before = await self.work.run(self.table.before, seat, count)
        except NotRemembered:
            await self.remember(connection.owe)
            before = await self.work.run(self.table.before, seat, count)
        await self.keep(self.table.take_back(seat, before), command, ends_wish=True)

    async def _consent(self, connection: Connection, command: m.Consent) -> None:
        await self.in_turn(lambda: self._answer_wish(connection, command))
        self.wake()

    async def _answer_wish(self, connection: Connection, command: m.Consent) -> None:
        table = self.table
        wish = table.wish
        key = table.key(connection.visitor, command.id)
        if key in table.commands:
            self._accept(connection, command, table.commands[key])
            return
        self._check_seat(connection, command.seat)
        if command.version is not None and not table.knows_enough(connection.eyes, command.version):
            self._say_stale(connection, command)
            return
        if wish is None or not (command.seat in wish.waiting or (command.seat == wish.seat and not command.agree)):
            raise Refusal("nothing_asked", "Nobody is waiting for your consent.")
        waiting = [seat for seat in wish.waiting if seat not in connection.seats]
        if not command.agree:
            await self._set_wish(None)
        elif waiting:
            await self._set_wish(replace(wish, waiting=waiting))
        else:
            self._check_length()
            count = table.match.retractable(wish.seat) - wish.kept
            await self._take_back(connection, wish.seat, count, wish.command)
        self.table.commands[key] = self.table.version_for(command.seat)
        self._accept(connection, command)
        self.broadcast()
        if not command.agree and command.seat != wish.seat:
            self._noes[wish.seat] = table.version_for(wish.seat), time.monotonic() + NO_SECONDS
            await self.notify(table.seats[command.seat], "refused", _no_to(wish.seat))

    # Talking.

    async def _say(self, connection: Connection, command: m.SayLine) -> None:
        async def add() -> None:
            table = self.table
            if table.key(connection.visitor, command.id) not in table.said:
                await self._add_line(await self._line(connection, command))
            self._accept(connection, command)

        await self.in_turn(add)

    async def _add_line(self, line: ChatRow) -> None:
        table = self.table
        await self.write(self.store.say(table.row.id, line))
        table.chat.append(line)
        table.said.add(line.command)
        self.tell(_chat(line))

    async def _line(self, connection: Connection, command: m.SayLine) -> ChatRow:
        table = self.table
        text = tidy(command.text)
        if not text:
            raise Refusal("empty", "An empty line says nothing.")
        if len(table.chat) >= self.settings.chat_lines:
            raise Refusal(
                "chat_full",
                f"This table keeps {self.settings.chat_lines} lines of chat, and there is no room for more.",
            )
        await self.check_talk(connection.visitor)
        seat = connection.seats[0] if connection.seats else None
        name = "" if seat is None else table.seats[seat].name
        key = table.key(connection.visitor, command.id)
        return ChatRow(len(table.chat), seat, name, text, key, time.time())

    async def check_talk(self, visitor: str) -> None:
        """Whatever adds lines to a table, for everybody to read or for the store to keep, is done now and then.

        All servers count together. To be called with the table's lock.
        """
        if visitor in self._talking:
            return
        now = time.monotonic()
        rate = Allowance(self.settings.chats_per_minute / 60, self.settings.chats_per_minute / 3)
        bucket = self._talk.setdefault(visitor, Bucket(*rate, now))
        if not (bucket.take(now) and await self.neighbours.take(f"talk:{self.table.row.id}:{visitor}", rate)):
            raise Refusal("too_fast", "That is too much in a minute; wait a moment.")
        self._talking.add(visitor)

    # Looking.

    async def _look_back(self, connection: Connection, command: m.LookBack | m.Log) -> None:
        # Nothing changes the match that is in force now: what comes next is a draft, made from a clone.
        if isinstance(command, m.LookBack) and command.ply <= self.table.looked:
            await self.remember(connection.owe)
        table, eyes = self.table, connection.eyes
        if isinstance(command, m.LookBack) and command.ply == 0 and table.match.over:
            await self._make_timeline(table)
        if isinstance(command, m.Log):
            plies = range(max(0, command.before - m.LOG_PLIES) + 1, command.before + 1)
        else:
            plies = range(max(0, command.ply - 1), command.ply + command.more + 1)
        looks = await self._looks(table, plies)

        def told() -> bytes:
            if isinstance(command, m.Log):
                return ENCODER.encode(table.log_page(command.id, command.before, eyes, looks))
            return ENCODER.encode(table.moment(command, eyes, looks))

        connection.send_encoded(await self.work.run(told))

    async def remember(self, owe: Callable[[float], None] = lambda _: None) -> None:
        """Have all of the match in memory that was played by these rules; whoever wants that pays for it."""
        async with self._remembering:
            while not (table := self.table).remembered:
                owe(table.taken_up / LINES_PER_MESSAGE)
                table.remember(await carrying.before(table, self.store, self.work))

    async def _looks(self, table: Table, plies: range) -> dict[int, Look]:
        return await carrying.looks_of(table, plies, self.store, self.work)

    async def _make_timeline(self, table: Table) -> None:
        async with self._looking:
            if not table.timeline:
                past: list[list[int]] = []
                for start in range(0, table.looked, PART):
                    past += [look.scores for look in (await self._looks(table, range(start, start + PART))).values()]
                await table.make_timeline(self.work, past)

    async def _tell_ways(self, connection: Connection, command: m.MoreWays) -> None:
        self._check_player(connection, command.seat)
        if not self.table.knows_enough(command.seat, command.version):
            self._say_stale(connection, command)
            return
        question = self.table.match.question(command.seat)
        panel = await self.work.run(lambda: question.panel)
        if not isinstance(panel, Ways):
            raise Refusal("no_ways", f"There are no ways to tell of what seat {command.seat} is asked.")
        connection.send(m.WaysPage(command.id, command.first, m.Ways(**panel.document(command.first))))

    def _sit(self, connection: Connection, command: m.Sit) -> None:
        if command.seat is not None:
            self._check_seat(connection, command.seat)
        connection.eyes = command.seat
        self._accept(connection, command)
        self._begin(connection)

    def _set_alert(self, connection: Connection, command: m.Alert) -> None:
        connection.asked = Asked(command.on, command.everything)
        self._accept(connection, command)
        self._share_presence()
        if connection.eyes is not None and self.table.match.window(connection.eyes):
            connection.told = None  # What it was told in brief is a question to it now.
            self._begin(connection)
        self.wake()

    def _hint(self, connection: Connection, command: m.Hint) -> None:
        self._check_seat(connection, command.seat)
        self._hints.ask(connection, command)

    # Seats.

    async def change_seat(self, row: SeatRow, notice: m.Notice | None = None) -> None:
        """Store who sits on a seat and tell everybody, with a notice in the chat."""
        await self.change_seats([row])
        if notice is not None:
            await self.notify(row, notice)

    async def notify(self, row: SeatRow, notice: m.Notice, about: str = "") -> None:
        """Put a notice into the chat; what it tells of has happened, whether or not there is room for it."""
        command = f"{about or notice}-{secrets.token_hex(8)}"

        async def add() -> None:
            number = len(self.table.chat)
            if number < self.settings.chat_lines:
                await self._add_line(ChatRow(number, row.seat, row.name, "", command, time.time(), notice))

        try:
            await self._until_first(add)
        except StoreFull:
            pass  # The store has told of it.
        except Exception:
            log.exception("notice failed", extra={"table": self.table.row.id})

    async def change_seats(
        self,
        rows: Sequence[SeatRow],
        leavers: Iterable[str] = frozenset(),
        used: Used | None = None,
        gone: Iterable[str] = (),
    ) -> None:
        """Store who sits on seats and tell everybody; whoever leaves may watch, whoever is gone may not."""
        table = self.table
        seating = table.seating(rows)
        basis = table.basis
        await self.write(self.store.set_seats(table.row.id, rows, seating.summary, leavers, used, gone, basis))
        before = table.seats
        table.adopt_seating(seating)
        table.watchers.update(leavers)
        table.watchers.difference_update(gone)
        self._show_seating(before)
        self.broadcast()
        self.tell_presence()
        self._driver.set_alarm()

    def _show_seating(self, before: Sequence[SeatRow]) -> None:
        """Let everybody begin anew for whom it makes a difference who sits where."""
        table = self.table
        self._send_strangers_away()
        swapped = {row.seat for row in before if bot_plays(row) != table.is_bot(row.seat)}
        self._look_again(
            {
                one
                for one in self.connections
                if one.seats != table.seats_of(one.visitor) or not swapped.isdisjoint(one.seats)
            }
        )

    def _look_again(self, connections: set[Connection]) -> None:
        """Give connections the seats that are theirs now, and everything from the beginning."""
        for connection in connections:
            covered = connection.eyes is None and connection.seats
            connection.seats = self.table.seats_of(connection.visitor)
            if not covered and connection.eyes not in connection.seats:
                connection.eyes = self.table.eyes(connection.seats)
            connection.told = None

    def vanish(self, code: int = GONE, why: str = "no_such_table") -> None:
        """The table is deleted, or no longer ours to serve: nothing more is done here, and nobody stays."""
        self.deleted = True
        self.close()
        self._send_away(self.connections, code, why)

    def _send_strangers_away(self) -> None:
        """Nobody stays who may not enter any more."""
        self._send_away(one for one in self.connections if not self.table.may_enter(one.visitor))

    def _send_away(self, connections: Iterable[Connection], code: int = GONE, why: str = "no_such_table") -> None:
        for connection in list(connections):
            self.connections.discard(connection)
            connection.dismiss(code, why)

    # What goes on by itself.

    def wake(self) -> None:
        """Let bots and the clock go on, if it is their time."""
        if not self.deleted:
            self._driver.wake()

    def start(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Let something go on beside the commands; as long as it does, the table is not idle."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    def close(self) -> None:
        self._driver.close()
        for task in self._tasks:
            task.cancel()


def _latest(chat: Sequence[ChatRow], most: int) -> list[bytes]:
    """The last lines, as far as they fit into so many bytes."""
    told: list[bytes] = []
    for line in reversed(chat):
        told.append(ENCODER.encode(_chat(line)))
        most -= len(told[-1])
        if most < 0:
            break
    return told[::-1]


def _no_to(seat: int) -> str:
    """How the notice is called by which all servers know that a seat's wish to take back was refused."""
    return f"refused:{seat}"


def _chat(line: ChatRow) -> m.Chat:
    return m.Chat(line.number, line.at, line.seat, line.name, line.text, line.notice)
