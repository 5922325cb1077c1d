"""What one server takes over from another, or has not heard of for a while, it knows before it acts on it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Mapping
from typing import Any, cast
from unittest.mock import patch

import msgspec
import pytest

from ratusz import games
from ratusz.core.game import Game
from ratusz.core.match import Match
from ratusz.server import hall as hall_module
from ratusz.server import live as live_module
from ratusz.server import messages as m
from ratusz.server.hall import Hall
from ratusz.server.live import ELSEWHERE, LiveTable
from ratusz.server.neighbours import Lead
from ratusz.server.postgres import PostgresStore
from ratusz.server.secrets import hashed
from ratusz.server.store import StoreAway
from tests.postgres import Postgres
from tests.server.tables import stored
from tests.server.test_shared_limits import ANNA, BEN, HERE, SEATS, codes, on, open_table, play, until
from tests.toys.fair import GAME as FAIR
from tests.toys.fixed import DEARER_FAIR

CLOCKED = {"game": "builders", "seats": SEATS, "clock": {"minutes": 30, "increment": 0}}


async def open_clocked(hall: Hall) -> m.TableCreated:
    """A table at which a clock runs."""
    created = await hall.create(ANNA, HERE, msgspec.convert(CLOCKED, m.NewTable))
    await hall.claim(BEN, created.seat_links[0].secret, "Ben", HERE)
    await play(await hall.open(created.table))
    return created


def deaf(hall: Hall) -> Any:
    """Lets a server miss whatever the others store."""
    return patch.object(hall, "_hear_of")


async def forgotten(hall: Hall, live: LiveTable) -> None:
    """Let a server notice that it has heard nothing for a while, where nobody looks at a table."""
    await until(lambda: live.idle)
    hall.heard_nothing()
    assert live._missed


async def epoch_of(hall: Hall, table: str) -> int:
    [(epoch,)] = await cast("PostgresStore", hall.store).find("SELECT epoch FROM tables WHERE id = $1", table)
    return cast("int", epoch)


def test_who_takes_over_a_clock_reads_first_what_it_has_missed(postgres: Postgres) -> None:
    """Or it would wait for somebody who has long played, and let a bot go on for them."""

    async def work(halls: list[Hall]) -> None:
        one, other = halls
        created = await open_clocked(one)
        live, taker = [await hall.open(created.table) for hall in halls]
        await until(lambda: live.lead.epoch is not None and taker.lead.node == "one")
        with deaf(other):
            await play(live)
            assert taker.table.lines < live.table.lines
            await forgotten(other, taker)
            one.close()
            await one.neighbours.close()
            await until(lambda: taker.lead.epoch is not None)
            await until(lambda: taker.table.lines == live.table.lines)
        assert taker.table.clock is not None
        assert taker.table.clock.running == [taker.table.match.player]

    on(postgres, work)


def test_who_has_left_is_told_nothing_of_a_table_that_was_merely_in_memory(postgres: Postgres) -> None:
    async def work(halls: list[Hall]) -> None:
        one, other = halls
        created = await open_table(one)
        await one.claim(BEN, created.seat_links[0].secret, "Ben", HERE)
        live = await other.open(created.table)
        with deaf(other):
            await (await one.open(created.table)).usher.leave(BEN)
            assert live.table.may_enter(BEN)
            await forgotten(other, live)
            assert await codes(other.summary(created.table, BEN)) == ["no_such_table"]

    on(postgres, work)


@pytest.mark.parametrize("last", ["the table", "the taker"])
def test_what_is_taken_over_twice_at_once_is_led_by_the_later_number(postgres: Postgres, last: str) -> None:
    """By the number before, everything that goes on by itself would be a conflict from then on."""

    async def work(halls: list[Hall]) -> None:
        hall = halls[0]
        created = await open_table(hall)
        live = await hall.open(created.table)
        lead, asked, told = hall.neighbours.lead, asyncio.Event(), asyncio.Event()

        async def slow(table: str) -> Lead:
            """Whoever asks first hears last."""
            if asked.is_set():
                return await lead(table)
            asked.set()
            found = await lead(table)
            await told.wait()
            return found

        ways = [live.leads(), hall._look_after(created.table, "gone")]
        with patch.object(hall.neighbours, "lead", slow):
            first = asyncio.ensure_future(ways[0 if last == "the table" else 1])
            await asked.wait()
            while await epoch_of(hall, created.table) < 1:
                await asyncio.sleep(0.01)
            second = asyncio.ensure_future(ways[1 if last == "the table" else 0])
            while await epoch_of(hall, created.table) < 2:
                await asyncio.sleep(0.01)
            told.set()
            await asyncio.gather(first, second)
        assert live.lead == Lead(2, None)

    on(postgres, work)


def test_a_clock_runs_on_where_its_table_is_read_anew(postgres: Postgres, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever leads it lets it run, also from the last action until it was read."""
    monkeypatch.setattr(live_module, "FOLLOWED", 0)
    used = 600.0

    async def work(halls: list[Hall]) -> None:
        one = halls[0]
        created = await open_clocked(one)
        leading, live = [await hall.open(created.table) for hall in halls]
        await until(lambda: leading.lead.epoch is not None)
        with deaf(one):
            await play(live)
            before = """
                UPDATE tables SET summary = jsonb_set(summary::jsonb, '{at}', to_jsonb($2::float8))::text WHERE id = $1
            """
            store = cast("PostgresStore", one.store)
            await store.change(lambda connection: connection.execute(before, created.table, time.time() - used))
            await leading.catch_up_with_others()
        assert leading.table.lines == live.table.lines
        assert leading.table.clock is not None
        [running] = leading.table.clock.running
        assert leading.table.clock.left[running] <= 1800.0 - used

    on(postgres, work)


def test_who_comes_while_a_table_is_being_loaded_elsewhere_is_known_there(postgres: Postgres) -> None:
    async def work(halls: list[Hall]) -> None:
        one, other = halls
        created = await open_table(one)
        presence, read, heard, over = other.neighbours.presence, *(asyncio.Event() for _ in range(3))

        async def slow(table: str) -> dict[str, int]:
            found = await presence(table)
            if not read.is_set():
                read.set()
                await over.wait()
            return found

        def hear(table: str) -> None:
            Hall.heard_presence(other, table)
            heard.set()

        with patch.object(other.neighbours, "presence", slow), patch.object(other, "heard_presence", hear):
            loading = asyncio.create_task(other.open(created.table))
            await read.wait()
            live, connection = await one.join(created.table, ANNA, HERE)
            await heard.wait()
            over.set()
            loaded = await loading
            await until(lambda: ANNA in loaded.visitors())
        one.leave(live, connection)

    on(postgres, work)


def test_what_could_not_be_given_up_is_given_up_later(postgres: Postgres, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever leads a table and holds it no more would keep all others from letting its bots play."""
    monkeypatch.setattr(hall_module, "ORPHAN_SECONDS", 0.05)

    async def work(halls: list[Hall]) -> None:
        one, other = halls
        created = await open_table(one)
        live = await one.open(created.table)
        assert await live.leads()
        await until(lambda: live.idle)
        failed = asyncio.Event()

        async def fail(_: Mapping[str, int]) -> None:
            failed.set()
            raise StoreAway("it is being restarted")

        with patch.object(one.neighbours, "release", fail):
            one.forget_idle(time.monotonic() + one.settings.idle_seconds + 1.0)
            await failed.wait()
        waiting = await other.open(created.table)
        assert not await waiting.leads()
        looking = asyncio.create_task(one.look_after_orphans())
        await until(lambda: waiting.lead.node is None)
        assert await waiting.leads()
        looking.cancel()

    on(postgres, work)


def test_a_server_of_earlier_rules_leaves_a_table_to_one_of_newer_rules(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While servers are replaced one by one, each would carry it to its own rules, again and again."""

    def play_by(game: Game) -> None:
        monkeypatch.setitem(games._GAMES, "fair", game)

    async def work(halls: list[Hall]) -> None:
        before, newer = halls
        play_by(FAIR)
        match = Match.new(FAIR, 3, 1, {"rounds": 4}, [0, 1, 2])
        await before.store.create(stored(match, "table", ["anna", "ben", "cleo"]))
        live, connection = await before.join("table", hashed("anna"), HERE)
        assert await live.leads()
        with deaf(before):
            play_by(DEARER_FAIR)
            carried = await newer.open("table")
            play_by(FAIR)
            live.follow()
            await until(lambda: live.deleted)
        assert connection.dismissed.result() == (ELSEWHERE, "other_rules")
        assert await codes(before.open("table"), before.join("table", hashed("anna"), HERE)) == ["other_rules"] * 2
        found = await newer.store.load("table")
        assert found is not None
        assert found.table.rules_version == DEARER_FAIR.rules_version
        assert await carried.leads()
        before.leave(live, connection)

    on(postgres, work)
