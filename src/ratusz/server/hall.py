"""The hall: all tables, the few that are in use held in memory, the others in the store."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Iterable

from ratusz import games
from ratusz.bots import LEVELS
from ratusz.core.errors import BadRecord, RatuszError
from ratusz.core.match import Match
from ratusz.core.record import Record, seed_hash
from ratusz.server.connection import Connection
from ratusz.server.limits import Bucket
from ratusz.server.live import LiveTable, tidy
from ratusz.server.messages import (
    NAME_LENGTH,
    Claimed,
    GameInfo,
    GamesReply,
    NewTable,
    OptionInfo,
    SeatLink,
    SeatWish,
    TableCreated,
    TableSummary,
)
from ratusz.server.metrics import LIVE_TABLES
from ratusz.server.refusal import Refusal
from ratusz.server.secrets import hashed, new_id, new_secret
from ratusz.server.settings import Settings
from ratusz.server.store import ActionRow, SeatRow, Store, StoredTable, TableRow
from ratusz.server.table import OtherRules, Table, summary_line, summary_of
from ratusz.server.thinking import Thinkers
from ratusz.server.work import Work

log = logging.getLogger("ratusz.hall")

LOBBY_LINES = 100
VISITORS_PER_ADDRESS = 4
"""How many visitors' worth of new tables one address may open."""
SOCKET_COST, IMPORT_COST = 5, 40
"""What opening a socket and importing a record take from a visitor's budget of messages."""
BUCKET_SECONDS = 120.0
"""After so long without use a limit is forgotten: it would be full again."""


class Hall:
    """Opens, finds and closes tables."""

    def __init__(self, store: Store, thinkers: Thinkers, settings: Settings) -> None:
        self.store = store
        self.thinkers = thinkers
        self.settings = settings
        self.work = Work()
        self._live: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._creation: dict[str, Bucket] = {}
        self._budgets: dict[str, Bucket] = {}
        """By visitor, what all its sockets together may still ask for."""
        self._sockets = 0

    def charge(self, visitor: str, cost: float = 1.0) -> bool:
        """Whether a visitor may ask for something of this cost now, however many sockets it has."""
        now = time.monotonic()
        budget = self._budgets.get(visitor)
        if budget is None:
            budget = Bucket(self.settings.messages_per_second, self.settings.message_burst, now)
            self._budgets[visitor] = budget
        return budget.take(now, cost)

    # Finding.

    async def open(self, table_id: str) -> LiveTable:
        """The table of that id, loaded from the store if it is not in use."""
        live = self._live.get(table_id)
        if live is None:
            loading = self._loading.get(table_id)
            if loading is None:
                loading = asyncio.get_running_loop().create_task(self._load(table_id))
                self._loading[table_id] = loading
                loading.add_done_callback(lambda _: self._loading.pop(table_id, None))
            live = await asyncio.shield(loading)
        live.used = time.monotonic()
        return live

    async def _load(self, table_id: str) -> LiveTable:
        stored = await self.store.load(table_id)
        if stored is None:
            raise _no_such_table()
        try:
            table = await self.work.run(Table, stored, time.time())
        except OtherRules as error:
            raise Refusal("other_rules", str(error)) from None
        live = LiveTable(table, self.store, self.thinkers, self.settings, self.work)
        self._live[table_id] = live
        LIVE_TABLES.set(len(self._live))
        live.wake()
        return live

    async def entered(self, table_id: str, visitor: str) -> LiveTable:
        """The table, for somebody who may see it. To everybody else it does not exist, and is not even loaded."""
        live = self._live.get(table_id)
        allowed = await self.store.may_enter(table_id, visitor) if live is None else live.table.may_enter(visitor)
        if not allowed:
            raise _no_such_table()
        return await self.open(table_id)

    async def join(self, table_id: str, visitor: str, alert: bool = False) -> tuple[LiveTable, Connection]:
        """Open a connection at a table; `leave` closes it."""
        live = await self.entered(table_id, visitor)
        if not self.charge(visitor, SOCKET_COST):
            raise Refusal("too_fast", "You open too many sockets; wait a moment.")
        if self._sockets >= self.settings.sockets:
            raise Refusal("hall_full", "Too many people are here; try again later.")
        connection = live.join(visitor, alert)
        self._sockets += 1
        return live, connection

    def leave(self, live: LiveTable, connection: Connection) -> None:
        self._sockets -= 1
        live.leave(connection)

    async def of_visitor(self, visitor: str) -> list[TableSummary]:
        rows = await self.store.of_visitor(visitor, LOBBY_LINES)
        return [summary_line(row, seats, visitor) for row, seats in rows]

    async def games(self) -> GamesReply:
        known = await asyncio.to_thread(games.registry)
        infos = [
            GameInfo(
                id=game.id,
                rules_version=game.rules_version,
                players=list(game.players),
                options=[
                    OptionInfo(
                        option.name,
                        option.default,
                        list(option.choices),
                        option.lowest,
                        option.highest,
                        list(option.members),
                        option.count,
                    )
                    for option in game.options
                ],
            )
            for game in known.values()
        ]
        return GamesReply(infos, list(LEVELS))

    # Opening.

    async def create(self, visitor: str, address: str, wish: NewTable) -> TableCreated:
        """Set up a table for a host."""
        await self._check_limits(visitor, address)
        game = await asyncio.to_thread(games.find, wish.game)
        game.check_players(len(wish.seats))
        options = game.check_options(wish.options)
        seats, links = _seats(wish.seats, visitor)
        clock = None if wish.clock is None else {"minutes": wish.clock.minutes, "increment": wish.clock.increment}
        match = Match.new(game, len(seats), None, options, _confirm(seats))
        table, watch = await self._keep(match, seats, clock, visitor, [], [visitor])
        return TableCreated(table, links, watch)

    async def _check_limits(self, visitor: str, address: str) -> None:
        rate = self.settings.new_tables_per_minute
        for who, share in ((f"visitor {visitor}", rate), (f"address {address}", VISITORS_PER_ADDRESS * rate)):
            now = time.monotonic()
            if not self._creation.setdefault(who, Bucket(share / 60, share, now)).take(now):
                raise Refusal("too_fast", "That is too many new tables in a minute.")
        if await self.store.count(visitor) >= self.settings.tables_per_visitor:
            raise Refusal("too_many_tables", f"You already have {self.settings.tables_per_visitor} tables.")
        if await self.store.count() >= self.settings.tables:
            raise Refusal("too_many_tables", "There is no room for another table here.")

    async def _keep(
        self,
        match: Match,
        seats: list[SeatRow],
        clock: dict[str, int] | None,
        host: str,
        actions: list[ActionRow],
        watchers: Iterable[str],
    ) -> tuple[str, str]:
        """Store a table whose match stands at its beginning, with the actions that follow: its id and watch secret."""
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
            start=match.start,
            clock=clock,
            host=host,
            watch=hashed(watch),
            created=now,
            changed=now,
            summary=summary_of(match, None),
        )
        stored = StoredTable(row, seats, set(watchers), actions)
        await self.work.run(Table, stored, now)  # Plays the actions, and brings the summary up to date.
        await self.store.create(stored)
        return row.id, watch

    async def claim(self, visitor: str, secret: str, name: str | None) -> Claimed:
        """Exchange the secret of a link for the rights that go with it."""
        found = await self.store.find_secret(hashed(secret))
        if found is None:
            raise Refusal("no_such_link", "This link opens nothing; perhaps the seat was given to a bot.")
        table_id, seat = found
        live = await self.open(table_id)
        if seat is not None:
            await live.take_seat(seat, visitor, name)
        elif not live.table.may_enter(visitor):
            if len(live.table.watchers) >= self.settings.watchers_per_table:
                raise Refusal("table_full", "Too many people are watching this table.")
            await self.store.add_watcher(table_id, visitor)
            live.table.watchers.add(visitor)
        return Claimed(table_id, seat)

    async def import_record(self, visitor: str, address: str, text: str) -> Claimed:
        """A table at which a record can be looked at, and played on if it is not over."""
        if not self.charge(visitor, IMPORT_COST):
            raise Refusal("too_fast", "You ask for too much at once; wait a moment.")
        await self._check_limits(visitor, address)
        record, beginning = await self.work.run(read_record, text, self.settings.replay_steps)
        names = [*record.names, *[""] * beginning.players]
        seats = [
            SeatRow(seat, "here", tidy(names[seat])[:NAME_LENGTH], visitor=visitor) for seat in range(beginning.players)
        ]
        now = time.time()
        actions = []
        for number, line in enumerate(record.actions):
            seat_text, _, notation = line.partition(" ")
            actions.append(ActionRow(number, int(seat_text), notation, f"import-{number}", now))
        table, _ = await self._keep(beginning, seats, None, visitor, actions, [visitor])
        return Claimed(table, 0)

    async def rematch(self, table_id: str, visitor: str, address: str) -> str:
        """The same people once more; the first who asks sets the table, the others follow."""
        live = await self.entered(table_id, visitor)
        async with live.lock:
            table = live.table
            if not table.seats_of(visitor):
                raise Refusal("not_your_seat", "Only somebody who sat at the table can ask for a rematch.")
            if not table.match.over:
                raise Refusal("not_over", "The match is not over.")
            if table.row.rematch is None:
                await self._check_limits(visitor, address)
                seats = [
                    SeatRow(seat.seat, seat.kind, seat.name, seat.level, None, seat.visitor) for seat in table.seats
                ]
                match = Match.new(table.match.game, table.row.players, None, table.row.options, _confirm(seats))
                rematch, _ = await self._keep(match, seats, table.row.clock, visitor, [], table.watchers)
                await self.store.set_rematch(table_id, rematch)
                table.row.rematch = rematch
                live.broadcast()
            return table.row.rematch

    async def record(self, table_id: str, visitor: str) -> str:
        """The record of a finished match; before, it would give the seed away."""
        live = await self.entered(table_id, visitor)
        match = live.table.match
        if not match.over:
            raise Refusal("not_over", "The record is published when the match is over.")
        match.names = [seat.name for seat in live.table.seats]
        return match.record().to_json()

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
        for table_id, live in list(self._live.items()):
            if live.idle and now - live.used > self.settings.idle_seconds:
                live.close()
                del self._live[table_id]
        for buckets in (self._creation, self._budgets):
            for who, bucket in list(buckets.items()):
                if now - bucket.at > BUCKET_SECONDS:
                    del buckets[who]
        LIVE_TABLES.set(len(self._live))

    def close(self) -> None:
        for live in self._live.values():
            live.close()
        self.work.close()


def _no_such_table() -> Refusal:
    return Refusal("no_such_table", "There is no such table.")


def _confirm(seats: list[SeatRow]) -> list[int]:
    """People are asked before their turn ends."""
    return [seat.seat for seat in seats if seat.kind != "bot"]


def _seats(wishes: list[SeatWish], host: str) -> tuple[list[SeatRow], list[SeatLink]]:
    seats = []
    links = []
    for seat, wish in enumerate(wishes):
        row = SeatRow(seat, wish.kind, tidy(wish.name or ""))
        if wish.kind == "bot":
            row.level = wish.level
        elif wish.kind == "link":
            secret = new_secret()
            row.secret = hashed(secret)
            links.append(SeatLink(seat, secret))
        else:
            row.visitor = host
        seats.append(row)
    return seats, links


def read_record(text: str, steps: int) -> tuple[Record, Match]:
    """A record that holds what it claims, and the position it begins from; BadRecord or the like otherwise."""
    record = Record.from_json(text)
    try:
        _check_seed(record)
        _check_work(record, steps)
        game = games.find(record.game)
        match = Match.replay(game, record)
        beginning = Match.beginning(game, record)
    except RecursionError:
        raise BadRecord("The record nests lists too deeply.") from None
    if match.players != record.players:
        raise BadRecord(f"The record is for {record.players} players, but its first position is for {match.players}.")
    if record.final is not None and record.final != match.fingerprint():
        raise BadRecord("The record does not lead to the final position it claims.")
    return record, beginning


def _check_seed(record: Record) -> None:
    if record.seed is not None and record.seed_hash != seed_hash(record.seed):
        raise BadRecord("The seed of the record does not match its published hash.")


def _check_work(record: Record, most: int) -> None:
    """Refuse a record whose undos would have it played again and again."""
    played = steps = 0
    for line in record.actions:
        undo = line.partition(" ")[2].startswith("undo ")
        steps += 1 + played if undo else 1
        played += not undo
        if steps > most:
            raise RatuszError(f"The record takes more than {most} steps to play, which is too long.")
