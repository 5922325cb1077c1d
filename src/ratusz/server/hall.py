"""The hall: all tables, the few that are in use held in memory, the others in the store."""

from __future__ import annotations

import asyncio
import time

from ratusz import games
from ratusz.core.errors import BadRecord
from ratusz.core.match import Match
from ratusz.core.record import Record, seed_hash
from ratusz.server.limits import Bucket
from ratusz.server.live import LiveTable, Refusal
from ratusz.server.messages import (
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
from ratusz.server.secrets import hashed, new_id, new_secret
from ratusz.server.settings import Settings
from ratusz.server.store import ActionRow, SeatRow, Store, StoredTable, TableRow
from ratusz.server.table import Table, summary_line
from ratusz.server.thinking import Thinkers

LOBBY_LINES = 100


class Hall:
    """Opens, finds and closes tables."""

    def __init__(self, store: Store, thinkers: Thinkers, settings: Settings) -> None:
        self.store = store
        self.thinkers = thinkers
        self.settings = settings
        self._live: dict[str, LiveTable] = {}
        self._loading = asyncio.Lock()
        self._creation: dict[str, Bucket] = {}

    # Finding.

    async def open(self, table_id: str) -> LiveTable:
        """The table of that id, loaded from the store if it is not in use."""
        live = self._live.get(table_id)
        if live is not None:
            return live
        async with self._loading:
            if table_id in self._live:
                return self._live[table_id]
            stored = await self.store.load(table_id)
            if stored is None:
                raise Refusal("no_such_table", "There is no such table.")
            live = LiveTable(Table(stored, time.time()), self.store, self.thinkers, self.settings)
            self._live[table_id] = live
            LIVE_TABLES.set(len(self._live))
            live.wake()
            return live

    async def entered(self, table_id: str, visitor: str | None) -> LiveTable:
        """The table, for somebody who may see it. To everybody else it does not exist."""
        live = await self.open(table_id)
        if not live.table.may_enter(visitor):
            raise Refusal("no_such_table", "There is no such table.")
        return live

    async def of_visitor(self, visitor: str | None) -> list[TableSummary]:
        if visitor is None:
            return []
        rows = await self.store.of_visitor(visitor, LOBBY_LINES)
        return [summary_line(row, seats, visitor) for row, seats in rows]

    def games(self) -> GamesReply:
        infos = [
            GameInfo(
                id=game.id,
                rules_version=game.rules_version,
                players=list(game.players),
                options=[
                    OptionInfo(option.name, option.default, list(option.choices), option.lowest, option.highest)
                    for option in game.options
                ],
            )
            for game in games.registry().values()
        ]
        return GamesReply(infos, ["easy", "fair", "strong"])

    # Opening.

    async def create(self, visitor: str, wish: NewTable) -> TableCreated:
        """Set up a table for a host."""
        await self._check_limits(visitor)
        game = games.find(wish.game)
        game.check_players(len(wish.seats))
        options = game.check_options(wish.options)
        seats, links = _seats(wish.seats, visitor)
        clock = None if wish.clock is None else {"minutes": wish.clock.minutes, "increment": wish.clock.increment}
        confirm = [seat.seat for seat in seats if seat.kind != "bot"]
        match = Match.new(game, len(seats), None, options, confirm)
        return await self._keep(match, seats, links, clock, visitor, [])

    async def _check_limits(self, visitor: str) -> None:
        now = time.monotonic()
        rate = self.settings.new_tables_per_minute
        bucket = self._creation.setdefault(visitor, Bucket(rate / 60, rate, now))
        if not bucket.take(now):
            raise Refusal("too_fast", "That is too many new tables in a minute.")
        if await self.store.count(visitor) >= self.settings.tables_per_visitor:
            raise Refusal("too_many_tables", f"You have {self.settings.tables_per_visitor} tables already.")
        if await self.store.count() >= self.settings.tables:
            raise Refusal("too_many_tables", "There is no room for another table here.")

    async def _keep(
        self,
        match: Match,
        seats: list[SeatRow],
        links: list[SeatLink],
        clock: dict[str, int] | None,
        host: str,
        actions: list[ActionRow],
    ) -> TableCreated:
        """Store a table whose match stands at its beginning, with the actions that follow."""
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
            summary={},
        )
        table = Table(StoredTable(row, seats, {host}, list(actions), []), now)
        row.summary = table.summary()
        await self.store.create(row, seats, actions)
        await self.store.add_watcher(row.id, host)
        return TableCreated(row.id, links, watch)

    async def claim(self, visitor: str, secret: str, name: str | None) -> Claimed:
        """Exchange the secret of a link for the rights that go with it."""
        found = await self.store.find_secret(hashed(secret))
        if found is None:
            raise Refusal("no_such_link", "This link opens nothing; perhaps the seat was given to a bot.")
        table_id, seat = found
        live = await self.open(table_id)
        if seat is None:
            await self.store.add_watcher(table_id, visitor)
            live.table.watchers.add(visitor)
        else:
            await live.take_seat(seat, visitor, name)
        return Claimed(table_id, seat)

    async def import_record(self, visitor: str, text: str) -> Claimed:
        """A table at which a record can be looked at, and played on if it is not over."""
        await self._check_limits(visitor)
        record = Record.from_json(text)
        if record.seed is not None and record.seed_hash != seed_hash(record.seed):
            raise BadRecord("The seed of the record does not fit its published hash.")
        game = games.find(record.game)
        Match.replay(game, record)
        beginning = Match.beginning(game, record)
        names = record.names + [""] * (record.players - len(record.names))
        seats = [SeatRow(seat, "here", names[seat][:40], visitor=visitor) for seat in range(record.players)]
        now = time.time()
        actions = []
        for number, line in enumerate(record.actions):
            seat_text, _, notation = line.partition(" ")
            actions.append(ActionRow(number, int(seat_text), notation, f"import-{number}", now))
        created = await self._keep(beginning, seats, [], None, visitor, actions)
        return Claimed(created.table, 0)

    async def rematch(self, table_id: str, visitor: str) -> str:
        """The same people once more; the first who asks sets the table, the others follow."""
        live = await self.entered(table_id, visitor)
        async with live.lock:
            table = live.table
            if not table.seats_of(visitor):
                raise Refusal("not_your_seat", "Only somebody who sat at the table can ask for a rematch.")
            if not table.match.over:
                raise Refusal("not_over", "The match is not over.")
            if table.row.rematch is None:
                await self._check_limits(visitor)
                seats = [
                    SeatRow(seat.seat, seat.kind, seat.name, seat.level, None, seat.visitor) for seat in table.seats
                ]
                confirm = [seat.seat for seat in seats if seat.kind != "bot"]
                match = Match.new(table.match.game, table.row.players, None, table.row.options, confirm)
                created = await self._keep(match, seats, [], table.row.clock, visitor, [])
                await self.store.set_rematch(table_id, created.table)
                table.row.rematch = created.table
                live.broadcast()
            return table.row.rematch

    async def record(self, table_id: str, visitor: str | None) -> str:
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
            self.forget_idle(time.monotonic())

    def forget_idle(self, now: float) -> None:
        for table_id, live in list(self._live.items()):
            if live.idle and now - live.used > self.settings.idle_seconds:
                live.close()
                del self._live[table_id]
        for visitor, bucket in list(self._creation.items()):
            if now - bucket.at > 120:
                del self._creation[visitor]
        LIVE_TABLES.set(len(self._live))

    def close(self) -> None:
        for live in self._live.values():
            live.close()


def _seats(wishes: list[SeatWish], host: str) -> tuple[list[SeatRow], list[SeatLink]]:
    seats = []
    links = []
    for seat, wish in enumerate(wishes):
        row = SeatRow(seat, wish.kind, wish.name or "")
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
