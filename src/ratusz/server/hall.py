"""The hall: all tables, the few that are in use held in memory, the others in the store."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import cast

import msgspec

from ratusz import games
from ratusz.bots import CAST, LEVELS, levels_of
from ratusz.core.documents import position_document
from ratusz.core.game import Game, Options
from ratusz.core.match import Match
from ratusz.core.record import Record
from ratusz.core.rng import Rng
from ratusz.core.state import EVERYBODY
from ratusz.core.wishes import filled
from ratusz.server import carrying
from ratusz.server import messages as m
from ratusz.server.connection import AS_USUAL, Asked, Connection
from ratusz.server.expiry import expiry, gone_soon
from ratusz.server.importing import names_of, read_record, seats_of
from ratusz.server.limits import Budgets
from ratusz.server.live import LINES_PER_MESSAGE, LiveTable
from ratusz.server.looks import Carried
from ratusz.server.metrics import EXPIRED, LIVE_TABLES
from ratusz.server.neighbours import NOBODYS, Alone, Neighbours
from ratusz.server.quotas import Host, Quotas
from ratusz.server.refusal import Refusal, no_such_link, no_such_table
from ratusz.server.seats import holds, plays_alone, summary_line
from ratusz.server.secrets import hashed, new_id, new_secret, same
from ratusz.server.settings import Settings
from ratusz.server.store import (
    AT_ONCE,
    ActionRow,
    Expiry,
    HandoverRow,
    OverQuota,
    SeatRow,
    Store,
    StoredTable,
    StoreFull,
    TableRow,
    Used,
)
from ratusz.server.table import NOTHING_HELD, Held, summary_of
from ratusz.server.thinking import Thinkers
from ratusz.server.usher import tidy
from ratusz.server.work import Work, stirred

log = logging.getLogger("ratusz.hall")

LOBBY_LINES = 100
SEEN_SECONDS = 3600.0
"""How old the time may become at which a table was last looked at."""
EXPIRY_SECONDS = 3600.0
EXPIRY_BATCH = 500
"""How many tables are deleted at once; if a clock that is years ahead makes them all look forgotten, most are saved."""
JUST_USED = 1.0
"""Seconds for which a table is kept in any case: somebody may be about to sit down."""
TABLE_WEIGHT = 100
"""A table takes as much memory as so many lines, even if nothing was done at it."""
ORPHAN_SECONDS = 5.0
"""How often tables are looked for that nobody leads any more."""
STOPPING_SECONDS = 5.0
"""How long a server that is told to stop may store how its tables stand."""
KEEPING_PAUSE = 0.02
"""Seconds between two tables that are kept behind everything else."""


class Hall:
    """Opens, finds and closes tables."""

    def __init__(
        self, store: Store, thinkers: Thinkers, settings: Settings, neighbours: Neighbours | None = None
    ) -> None:
        self.store = store
        self.neighbours = neighbours or Alone()
        self.thinkers = thinkers
        self.settings = settings
        self.work = Work()
        self._imports = Work(1)
        """Records from elsewhere take the longest of all, and nobody else is to stand in their queue."""
        self._importing: set[str] = set()
        """The addresses from which a record is being imported."""
        self.quotas = Quotas(store, settings, self.neighbours)
        self._live: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._missed: set[str] = set()
        """Tables of which there was news while they were being loaded."""
        self._orphaned = asyncio.Event()
        self._ended: set[str] = set()
        """The servers that went away since this one came: the clocks of tables that they led have not stood still."""
        self._taken_over: set[str] = set()
        """Such tables that are being loaded, and are led by this server already."""
        self._deleting: str | None = None
        self._budgets = Budgets(settings.messages_per_second, settings.message_burst, settings.visitors_per_address)
        """What visitors may still ask for, by requests and all their sockets together."""
        self._sockets = 0
        self._unreleased: dict[str, int] = {}
        """Tables that are led by this server and not in memory, as the store could not be told, with their epochs."""
        self._leaving: set[asyncio.Task[None]] = set()
        """Tables that are no longer in memory and whose looks are being stored."""
        self.unkept = 0
        """How many tables would lose something if the rules changed now, as far as it is known."""

    def charge(self, visitor: str | None, address: str, cost: float = 1.0) -> bool:
        """Whether a visitor may ask for something of this cost now, however many sockets and cookies it has."""
        return self._budgets.take(visitor, address, cost)

    # Finding.

    async def open(self, table_id: str, visitor: str | None = None, address: str = "") -> LiveTable:
        """The table of that id, loaded from the store if it is not in use: whoever wants that pays for it."""
        live = await self._opened(table_id, visitor, address)
        live.used = time.monotonic()
        self._note_seen(live)
        return live

    async def _opened(self, table_id: str, visitor: str | None = None, address: str = "") -> LiveTable:
        live = self._live.get(table_id)
        if live is not None and live.deleted:  # By another server, or left to one of newer rules: the store knows.
            del self._live[table_id]
            live = None
        if live is None:
            loading = self._loading.get(table_id)
            if loading is None:
                loading = asyncio.get_running_loop().create_task(self._load(table_id, visitor, address))
                self._loading[table_id] = loading
                loading.add_done_callback(lambda _: self._loading.pop(table_id, None))
            live = await asyncio.shield(loading)
        await live.hear_what_was_missed()
        return live

    def _note_seen(self, live: LiveTable) -> None:
        """Somebody looks at a table: it is kept for longer."""
        row, now = live.table.row, time.time()
        if now - row.seen > SEEN_SECONDS:
            row.seen = now
            live.start(self._set_seen(row.id, now))

    async def _set_seen(self, table_id: str, now: float) -> None:
        try:
            await self.store.set_seen(table_id, now)
        except StoreFull:
            pass  # It counts when somebody looks the next time.
        except Exception:
            log.exception("seen failed", extra={"table": table_id})

    async def _load(self, table_id: str, visitor: str | None, address: str) -> LiveTable:
        if table_id == self._deleting:
            raise no_such_table()
        stored = await self.store.load(table_id, whole=False)
        if stored is None:
            raise no_such_table()
        self._budgets.owe(visitor, address, len(stored.actions) / LINES_PER_MESSAGE)
        stored.led |= stored.driver in self._ended or table_id in self._taken_over
        table = await carrying.opened(stored, self.store, self.work, alone=self.neighbours.alone)
        live = LiveTable(table, self.store, self.thinkers, self.settings, self.work, self.neighbours)
        if not self.neighbours.alone:
            await live.meet()
        self._live[table_id] = live
        if table_id in self._missed:
            self._missed.discard(table_id)
            live.follow()
            live.look_around()
        live.wake()
        self._make_room(time.monotonic())
        return live

    async def entered(self, table_id: str, visitor: str, address: str = "") -> LiveTable:
        """The table, for somebody who may see it. To everybody else it does not exist, and is not even loaded."""
        live = self._live.get(table_id)
        allowed = live is not None and live.table.may_enter(visitor)
        if not allowed and (live is None or not self.neighbours.alone):
            allowed = await self.store.may_enter(table_id, visitor)
        if not allowed:
            raise no_such_table()
        live = await self.open(table_id, visitor, address)
        if not live.table.may_enter(visitor):  # Another server has put them out, which was read only now.
            raise no_such_table()
        return live

    async def summary(self, table_id: str, visitor: str) -> m.TableSummary:
        """What the lobby tells of a table; for that it need not be loaded."""
        live = self._live.get(table_id)
        if live is not None:
            await self.entered(table_id, visitor)
            return summary_line(live.table.row, live.table.seats, visitor)
        for row, seats in await self.store.of_visitor(visitor, 1, table_id):
            if time.time() - row.seen > SEEN_SECONDS:
                await self._set_seen(table_id, time.time())
            return summary_line(row, seats, visitor)
        raise no_such_table()

    async def join(
        self, table_id: str, visitor: str, address: str, asked: Asked = AS_USUAL, held: Held = NOTHING_HELD
    ) -> tuple[LiveTable, Connection]:
        """Open a connection at a table; `leave` closes it."""
        live = await self.entered(table_id, visitor, address)
        if not self.neighbours.alone:  # It may have been confirmed by another server what this one is about to hear of.
            await live.catch_up_with_others()
            if not live.table.may_enter(visitor):
                raise no_such_table()
        if self._sockets >= self.settings.sockets:
            raise Refusal("hall_full", "Too many people are here; try again later.")
        connection = live.join(visitor, asked, held)
        connection.owe = partial(self._budgets.owe, visitor, address)
        self._sockets += 1
        return live, connection

    def leave(self, live: LiveTable, connection: Connection) -> None:
        self._sockets -= 1
        live.leave(connection)

    async def of_visitor(self, visitor: str) -> list[m.TableSummary]:
        rows = await self.store.of_visitor(visitor, LOBBY_LINES)
        now = time.time()
        return [summary_line(row, seats, visitor, gone_soon(row, self.settings, now)) for row, seats in rows]

    async def games(self) -> m.GamesReply:
        known = await asyncio.to_thread(games.registry)
        infos = [
            m.GameInfo(
                id=game.id,
                rules_version=game.rules_version,
                players=list(game.players),
                options=[
                    m.OptionInfo(
                        option.name,
                        option.default,
                        list(option.choices),
                        option.lowest,
                        option.highest,
                        list(option.members),
                        option.count,
                        option.seats,
                    )
                    for option in game.options
                ],
                levels=cast("list[m.Level]", list(levels_of(game))),
            )
            for game in known.values()
        ]
        return m.GamesReply(infos)

    # What other servers do.

    def heard_lines(self, table: str, lines: int) -> None:
        self._hear_of(table, lines)

    def heard_change(self, table: str) -> None:
        self._hear_of(table, None)

    def _hear_of(self, table: str, lines: int | None) -> None:
        live = self._live.get(table)
        if live is not None:
            live.follow(lines)
        elif table in self._loading:
            self._missed.add(table)

    def heard_presence(self, table: str) -> None:
        live = self._live.get(table)
        if live is not None:
            live.look_around()
        elif table in self._loading:
            self._missed.add(table)

    def heard_nothing(self) -> None:
        for live in self._live.values():
            live.miss(anything=True)
        self._missed.update(self._loading)

    def heard_end(self, nodes: Iterable[str]) -> None:
        gone = frozenset(nodes)
        for live in self._live.values():
            live.miss()
            live.lose_leader(gone)
        self._ended |= gone
        self._orphaned.set()

    def deposed(self) -> None:
        for live in self._live.values():
            live.lead = NOBODYS
            live.wake()

    async def look_after_orphans(self) -> None:
        """Take over what servers led that are gone: bots and clocks go on, whether or not anybody looks."""
        while not self.neighbours.alone:
            self._orphaned.clear()
            await self._release(dict(self._unreleased))
            try:
                for table, led_by in (await self.neighbours.orphans()).items():
                    await self._look_after(table, led_by)
                    self._orphaned.set()  # There may be more.
            except StoreFull:
                pass  # The store has told of it.
            except Exception:
                log.exception("orphans are not looked after")
            await stirred(self._orphaned, ORPHAN_SECONDS)

    async def _look_after(self, table: str, led_by: str) -> None:
        lead = await self.neighbours.lead(table)
        if lead.epoch is None:
            return
        if led_by in self._ended:
            self._taken_over.add(table)
        try:
            live = await self._opened(table)
        except Exception:
            log.exception("orphan not opened", extra={"table": table})
            await self._release({table: lead.epoch})
            return
        finally:
            self._taken_over.discard(table)
        try:
            await live.lead_by(lead)
        finally:
            live.wake()

    async def _release(self, tables: Mapping[str, int]) -> None:
        """Give up tables that are not in memory; as long as that cannot be stored, nobody else could lead them."""
        self._unreleased.update(tables)
        try:
            for table, epoch in tables.items():  # One by one, since others take hold of several in an order.
                await self.neighbours.release({table: epoch})
                if self._unreleased.get(table) == epoch:
                    del self._unreleased[table]
        except StoreFull:
            pass  # The store has told of it.
        except Exception:
            log.exception("leads were not given up", extra={"tables": len(tables)})

    # Opening.

    async def create(self, visitor: str, address: str, wish: m.NewTable) -> m.TableCreated:
        """Set up a table for a host."""
        host = await self.quotas.host(visitor, address)
        game = await asyncio.to_thread(games.find, wish.game)
        game.check_players(len(wish.seats))
        options = game.check_options(wish.options)
        seats, links = _seats(wish.seats, visitor)
        clock = None if wish.clock is None else {"minutes": wish.clock.minutes, "increment": wish.clock.increment}
        match = guided(game, options, seats) if wish.lesson else None
        match = match or Match.new(game, len(seats), None, options, _confirm(seats))
        table, watch = await self._keep(match, seats, clock, host, [], [visitor])
        return m.TableCreated(table, links, watch)

    async def _keep(
        self,
        match: Match,
        seats: list[SeatRow],
        clock: dict[str, int] | None,
        host: Host,
        actions: list[ActionRow],
        watchers: Iterable[str],
        carried: Sequence[Carried] = (),
        rematch_of: str | None = None,
    ) -> tuple[str, str]:
        """Store a table with its match and the actions that led there: its id and watch secret."""
        watch = new_secret()
        now = time.time()
        row = TableRow(
            id=new_id(),
            game=match.game.id,
            rules_version=match.game.rules_version,
            players=match.players,
            options=dict(match.options),
            confirm=match.confirm,
            seed=match.seed,
            start=match.earlier[0].start if match.earlier else match.start,
            clock=clock,
            host=host.visitor,
            watch=hashed(watch),
            created=now,
            changed=now,
            summary=summary_of(match, None),
            stand_in=_level(seats),
            address=host.address,
            seen=now,
            carried=msgspec.to_builtins(carried) or None,
        )
        try:
            await self.store.create(StoredTable(row, seats, set(watchers), actions), rematch_of, self.quotas.quota)
        except OverQuota as error:
            raise self.quotas.refusal(error.args[0]) from None
        return row.id, watch

    async def claim(self, visitor: str, secret: str, name: str | None, address: str = "") -> m.Claimed:
        """Exchange the secret of a link for the rights that go with it."""
        live, seat = await self._opened_by(secret, visitor, address)
        if seat is not None:
            await live.usher.take(seat, visitor, name, hashed(secret))
        else:
            await live.by_request(lambda: self._let_watch(live, visitor))
        return m.Claimed(live.table.row.id, seat)

    async def look_at_link(self, visitor: str, secret: str, address: str = "") -> m.LinkInfo:
        """What a link opens, before anything is taken."""
        handover = await self.store.find_handover(hashed(secret), time.time())
        if handover is not None:
            live = await self.open(handover.table, visitor, address)
            seat = handover.seats[0] if handover.seats else None
        else:
            live, seat = await self._opened_by(secret, visitor, address)
        table, mine = live.table, live.table.seats_of(visitor)
        return m.LinkInfo(
            game=table.row.game,
            seat=None if seat is None else table.seat_infos(mine, live.online())[seat],
            clock=None if table.row.clock is None else m.ClockInfo(**table.row.clock),
            table=table.row.id if table.may_enter(visitor) else None,
            host=next((row.name for row in table.seats if holds(row, table.row.host)), ""),
            over=table.match.over,
        )

    async def _opened_by(self, secret: str, visitor: str, address: str) -> tuple[LiveTable, int | None]:
        found = await self.store.find_secret(hashed(secret))
        if found is None:
            raise no_such_link()
        table_id, seat = found
        return await self.open(table_id, visitor, address), seat

    async def new_link(self, table_id: str, visitor: str, seat: int | None, address: str = "") -> str:
        """The secret of a new link, which only the host can ask for: to a seat nobody has taken, or to watch."""
        live = await self.entered(table_id, visitor, address)
        secret = new_secret()

        async def make() -> None:
            await live.usher.check_host(visitor)
            if seat is not None:
                await live.usher.set_link(seat, hashed(secret))
            else:
                await live.write(self.store.set_watch(table_id, hashed(secret), live.table.row.watch))
                live.table.row.watch = hashed(secret)

        await live.by_request(make)
        return secret

    async def _let_watch(self, live: LiveTable, visitor: str, used: Used | None = None) -> None:
        table = live.table
        if table.may_enter(visitor) and used is None:
            return
        if len(table.watchers) >= self.settings.watchers_per_table:
            raise Refusal("table_full", "Too many people are watching this table.")
        await live.write(self.store.add_watcher(table.row.id, visitor, used))
        table.watchers.add(visitor)

    async def hand_over(self, table_id: str, visitor: str, address: str = "") -> m.Handover:
        """A link by which a visitor goes on with another device: with the same seats, or watching."""
        live = await self.entered(table_id, visitor, address)
        secret, seconds, now = new_secret(), self.settings.handover_seconds, time.time()

        async def make() -> None:
            if not live.table.may_enter(visitor):  # Somebody may have put it out, by another server.
                raise no_such_table()
            await live.check_talk(visitor)
            link = HandoverRow(hashed(secret), table_id, list(live.table.seats_of(visitor)), now + seconds)
            await live.write(self.store.add_handover(link, now, live.table.basis))

        await live.by_request(make)
        return m.Handover(secret, seconds)

    async def take_over(self, visitor: str, secret: str, address: str = "") -> m.Claimed:
        """Use up such a link; the browser that made it keeps what it has. Whoever used it may come again."""
        used = Used(hashed(secret), hashed(f"{secret} {visitor}"))
        link = await self._link(used)
        live = await self.open(link.table, visitor, address)

        async def use() -> None:
            link = await self._link(used)  # Somebody else may have used it meanwhile.
            if link.secret == used.secret:
                await self._use(link, live, visitor, used)

        await live.by_request(use)
        return m.Claimed(link.table, link.seats[0] if link.seats else None)

    async def _link(self, used: Used) -> HandoverRow:
        for secret in (used.secret, used.now):
            link = await self.store.find_handover(secret, time.time())
            if link is not None:
                return link
        raise Refusal("link_over", "This link was used already, or its time is over; make another one.")

    async def _use(self, link: HandoverRow, live: LiveTable, visitor: str, used: Used) -> None:
        if link.seats:
            await live.usher.share(link.seats, visitor, used)
        else:
            await self._let_watch(live, visitor, used)

    async def import_record(self, visitor: str, address: str, text: str) -> m.Imported:
        """A table at which a record can be looked at, and played on if it is not over."""
        host = await self.quotas.host(visitor, address)
        record, match, misfit = await self._read(text, address)
        seats = seats_of(record, match.players, visitor)
        carried, lines = carrying.earlier_parts(record, match)
        now = time.time()
        actions = []
        for number, line in enumerate([*lines, *record.actions]):
            seat_text, _, notation = line.partition(" ")
            actions.append(ActionRow(number, int(seat_text), notation, f"import:{number}", now))
        table, _ = await self._keep(match, seats, None, host, actions, [visitor], carried)
        mine = next((seat.seat for seat in seats if seat.kind != "bot"), None)
        return m.Imported(table, mine, misfit, match.over)

    async def _read(self, text: str, address: str) -> tuple[Record, Match, str]:
        """Play a record, one at a time for one address: whoever throws away its cookies has no budget."""
        if address in self._importing:
            raise Refusal("too_fast", "A record is already being imported from your address; wait a moment.")
        self._importing.add(address)
        try:
            return await read_record(text, self.settings.record_lines, self._imports)
        finally:
            self._importing.discard(address)

    async def rematch(self, table_id: str, visitor: str, address: str) -> str:
        """The same people once more; the first who asks sets the table, the others follow."""
        live = await self.entered(table_id, visitor, address)
        await live.by_request(lambda: self._set_rematch(live, visitor, address))
        return live.table.row.rematch or ""

    async def _set_rematch(self, live: LiveTable, visitor: str, address: str) -> None:
        table = live.table
        if not table.seats_of(visitor):
            raise Refusal("not_your_seat", "Only somebody who sat at the table can ask for a rematch.")
        if not table.match.over:
            raise Refusal("not_over", "The match is not over.")
        if table.row.rematch is None:
            host = await self.quotas.host(visitor, address)
            seats = [
                replace(seat, secret=None, stand_in=seat.stand_in and seat.visitor is None) for seat in table.seats
            ]
            match = Match.new(games.find(table.row.game), table.row.players, None, table.row.options, _confirm(seats))
            kept = self._keep(match, seats, table.row.clock, host, [], table.watchers, rematch_of=table.row.id)
            table.row.rematch, _ = await live.write(kept)
            live.broadcast()

    async def record(self, table_id: str, visitor: str, address: str = "") -> str:
        """The record of a finished match; before, it would give the seed away."""
        live = await self.entered(table_id, visitor, address)
        if not live.table.match.over:
            raise Refusal("not_over", "The record is published when the match is over.")
        await live.remember(partial(self._budgets.owe, visitor, address))
        match = live.table.match
        match.names = names_of(live.table.seats)
        stored = await self.store.load(table_id) if live.table.looked or live.table.carried else None
        record = match.record if stored is None else partial(carrying.record_of, stored, live.table)
        return await self.work.run(lambda: record().to_json())

    async def delete(self, table_id: str, visitor: str, address: str = "") -> None:
        """Delete a table for whoever set it, if nobody else plays there; whoever watches it has seen the last of it."""
        live = await self.entered(table_id, visitor, address)

        async def delete() -> None:
            if not same(live.table.row.host, visitor):
                raise Refusal("not_your_table", "Only whoever set the table can delete it.")
            if not plays_alone(live.table.seats, visitor):
                raise Refusal("not_alone", "Others play at this table too, so you can only leave it.")
            await live.check_talk(visitor)
            await live.write(self.store.delete(table_id, AT_ONCE, live.table.basis))
            live.vanish()
            self._live.pop(table_id, None)

        await live.by_request(delete)
        self._forget_rematch(table_id)

    # Closing.

    async def sweep(self) -> None:
        """Forget tables nobody has looked at for a while; they are in the store."""
        while True:
            await asyncio.sleep(min(60.0, self.settings.idle_seconds))
            try:
                self.forget_idle(time.monotonic())
            except Exception:
                log.exception("sweeping failed")

    def forget_idle(self, now: float) -> None:
        for live in self._live.values():
            if live.connections:
                self._note_seen(live)
        self._make_room(now)
        self.quotas.forget_idle(now)
        self._budgets.forget_idle(now)

    def _make_room(self, now: float) -> None:
        """Forget tables nobody looks at: after a while, and those that do not fit beside the ones used since."""
        room = self.settings.idle_lines
        idle = [live for live in self._live.values() if live.idle]
        for live in sorted(idle, key=lambda live: live.used, reverse=True):
            room -= TABLE_WEIGHT + live.table.lines + len(live.table.chat)
            unused = now - live.used
            if unused > self.settings.idle_seconds or (room < 0 and unused > JUST_USED):
                live.close()
                del self._live[live.table.row.id]
                if live.table.unkept or live.lead.epoch is not None:
                    self._leave_later(live)
        LIVE_TABLES.set(len(self._live))

    def _leave_later(self, live: LiveTable) -> None:
        task = asyncio.get_running_loop().create_task(self._leave_to_others(live))
        self._leaving.add(task)
        task.add_done_callback(self._leaving.discard)

    async def _leave_to_others(self, live: LiveTable) -> None:
        if live.lead.epoch is not None:
            await self._release({live.table.row.id: live.lead.epoch})
        if live.table.unkept:
            await live.keep_looks()

    async def keep_all(self) -> None:
        """Store how all tables stand, those in use first that were used last; the server is about to stop.

        What there is no time for is done when it starts again by the same rules.
        """
        for live in self._live.values():
            live.close()  # Nothing goes on by itself any more.
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(STOPPING_SECONDS):
                for live in sorted(self._live.values(), key=lambda live: live.used, reverse=True):
                    if live.table.unkept:
                        await live.keep_looks()
                await asyncio.gather(*self._leaving)

    async def keep_others(self) -> None:
        """Once after the start, go through the tables of which something is not kept: from before, or after a crash."""
        try:
            async for left in carrying.keep_all(self.store, self._imports, self._live):
                if not self.unkept:
                    log.info("tables are being kept", extra={"tables": left + 1})
                self.unkept = left
                await asyncio.sleep(KEEPING_PAUSE)
            log.info("all tables are kept")
        except StoreFull:
            pass  # The store has told of it.
        except Exception:
            log.exception("keeping failed")

    async def expire(self) -> None:
        """Delete tables that nobody looks at any more, at the start and then every hour."""
        while True:
            try:
                await self.delete_forgotten(expiry(self.settings, time.time()))
            except StoreFull:
                pass  # The store has told of it.
            except Exception:
                log.exception("expiry failed")
            await asyncio.sleep(EXPIRY_SECONDS)

    async def delete_forgotten(self, rules: Expiry) -> None:
        """One table at a time, so that nobody has to wait for long."""
        deleted = sum([await self._delete(table, rules) for table in await self.store.forgotten(rules, EXPIRY_BATCH)])
        if deleted:
            log.info("tables expired", extra={"tables": deleted})

    async def _delete(self, table_id: str, rules: Expiry) -> bool:
        """Whether a table was deleted; meanwhile nobody can open it."""
        if table_id in self._live or table_id in self._loading:
            return False
        self._deleting = table_id
        try:
            if not await self.store.delete(table_id, rules):
                return False
        finally:
            self._deleting = None
        EXPIRED.inc()
        self._forget_rematch(table_id)
        return True

    def _forget_rematch(self, table_id: str) -> None:
        """Nobody is led to a table that is deleted."""
        for live in self._live.values():
            if live.table.row.rematch == table_id:
                live.table.row.rematch = None
                live.broadcast()

    def close(self) -> None:
        for live in self._live.values():
            live.close()
        for task in self._leaving:
            task.cancel()
        self.work.close()
        self._imports.close()


def guided(game: Game, options: Options, seats: list[SeatRow]) -> Match | None:
    """The match of somebody who is guided through it; None if it begins as every match does.

    What is prepared lies open or in hands. What nobody knows of it is shuffled as in any other match.
    """
    if game.lesson is None:
        return None
    wanted = dict(game.lesson(len(seats)))
    people = wanted.pop("seats")
    document = filled(game, len(seats), people, wanted, options=options, confirm=_confirm(seats), seed=new_secret())
    prepared = Match.from_document(game, document)
    shuffled = prepared.redealt(EVERYBODY, Rng.from_seed(new_secret()))
    return Match.from_document(game, position_document(game, shuffled, prepared.options))


def _confirm(seats: list[SeatRow]) -> list[int]:
    """People are asked before their turn ends."""
    return [seat.seat for seat in seats if seat.kind != "bot"]


def _level(seats: list[SeatRow]) -> m.Level:
    """How well bots play that stand in: as well as the best of those that sit there."""
    return max((seat.level for seat in seats if seat.level is not None), key=list(LEVELS).index, default="fair")


def _seats(wishes: list[m.SeatWish], host: str) -> tuple[list[SeatRow], list[m.SeatLink]]:
    seats: list[SeatRow] = []
    links = []
    for seat, wish in enumerate(wishes):
        row = SeatRow(seat, wish.kind, tidy(wish.name or ""))
        if wish.kind == "bot":
            row.level = wish.level
            if wish.who is not None:
                row.name = CAST[wish.who].name
                if any(other.kind == "bot" and other.name == row.name for other in seats):
                    raise Refusal("who_twice", f"{row.name} can only sit on one seat of a table.")
        elif wish.kind == "link":
            secret = new_secret()
            row.secret = hashed(secret)
            links.append(m.SeatLink(seat, secret))
        else:
            row.visitor = host
        seats.append(row)
    return seats, links
