"""What one visitor may do by several servers is what it may do by one, and no more; nor does a race give it more."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any, cast
from unittest.mock import patch

import msgspec
import pytest

from ratusz.server import messages as m
from ratusz.server.connection import Asked
from ratusz.server.far import FarInquiry
from ratusz.server.hall import Hall
from ratusz.server.live import GONE, LiveTable
from ratusz.server.neighbours import CHANCES, Allowance
from ratusz.server.postgres import PostgresStore
from ratusz.server.postgres_jobs import PostgresFar
from ratusz.server.postgres_neighbours import GATHERING_SECONDS, PostgresNeighbours
from ratusz.server.refusal import Refusal
from ratusz.server.secrets import hashed
from ratusz.server.settings import Settings
from ratusz.server.stores import store_at
from ratusz.server.thinker import Dilemma
from ratusz.server.thinking import Thinkers
from tests.postgres import Postgres
from tests.server.harness import PATIENCE

ANNA, BEN, CLEO = (hashed(name) for name in ("anna", "ben", "cleo"))
HERE = "192.0.2.1"
SEATS = [{"kind": "me", "name": "Anna"}, {"kind": "link", "name": "Ben"}]


@asynccontextmanager
async def nodes(postgres: Postgres, **settings: Any) -> AsyncIterator[list[Hall]]:
    """Two servers of one database, each with a connection of its own."""
    database, halls, ends = postgres.database(), [], []
    chosen = Settings(pace=3600.0, **settings)
    for name in ("one", "other"):
        store = store_at(database)
        thinkers, neighbours = Thinkers(1, 1.0), PostgresNeighbours(store, name)  # type: ignore[arg-type]
        hall = Hall(store, thinkers, chosen, neighbours)
        await neighbours.open(hall)
        halls.append(hall)
        ends.append((hall, thinkers, neighbours, store))
    try:
        yield halls
    finally:
        for hall, thinkers, neighbours, store in ends:
            hall.close()
            thinkers.close()
            await neighbours.close()
            await store.close()


def on(postgres: Postgres, work: Callable[[list[Hall]], Awaitable[None]], **settings: Any) -> None:
    async def run() -> None:
        async with nodes(postgres, **settings) as halls:
            await work(halls)

    asyncio.run(run())


async def open_table(hall: Hall, visitor: str = ANNA) -> m.TableCreated:
    return await hall.create(visitor, HERE, msgspec.convert({"game": "builders", "seats": SEATS}, m.NewTable))


async def codes(*asked: Awaitable[Any]) -> list[str]:
    """How requests at the same time are answered."""
    answers = await asyncio.gather(*asked, return_exceptions=True)
    for one in answers:
        assert not isinstance(one, BaseException) or isinstance(one, Refusal), one
    return sorted(one.code if isinstance(one, Refusal) else "done" for one in answers)


async def ask(live: LiveTable, visitor: str, command: m.Command) -> dict[str, Any]:
    connection = live.join(visitor, Asked())
    await live.handle(connection, command)
    live.leave(connection)
    told = [msgspec.json.decode(connection.outbox.take()) for _ in range(len(connection.outbox))]
    found: dict[str, Any] = next(one for one in told if one.get("id") == command.id)
    return found


async def play(live: LiveTable) -> None:
    """Let whoever's turn it is do the first thing that is legal."""
    table = live.table
    seat = table.match.player
    answer = table.match.legal_texts(seat)[0]
    await ask(live, (ANNA, BEN)[seat], m.Act(f"act {table.lines}", table.version_for(seat), seat, [answer]))


async def play_until_others_are_asked(live: LiveTable) -> None:
    """Until the first seat has something to take back, but not freely."""
    while not live.table.match.retractable(0) or live.table.match.undoable(0):
        await play(live)


async def until(wanted: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not wanted():
            await asyncio.sleep(0.01)


@pytest.mark.parametrize(
    ("setting", "code"),
    [("tables_per_visitor", "too_many_tables"), ("new_tables_per_hour", "too_many_tables")],
)
def test_nobody_has_more_tables_for_opening_them_all_at_once(postgres: Postgres, setting: str, code: str) -> None:
    async def work(halls: list[Hall]) -> None:
        found = await codes(*(open_table(hall) for _ in range(6) for hall in halls))
        assert found == ["done"] * 5 + [code] * 7
        assert await halls[0].store.count(host=ANNA) == 5

    on(postgres, work, **{setting: 5})


def test_new_tables_in_a_minute_are_counted_together_even_if_they_are_deleted(postgres: Postgres) -> None:
    async def work(halls: list[Hall]) -> None:
        opened = 0
        for number in range(20):
            hall = halls[number % 2]
            answer = await asyncio.gather(open_table(hall), return_exceptions=True)
            if isinstance(answer[0], m.TableCreated):
                opened += 1
                await hall.delete(answer[0].table, ANNA, HERE)
            else:
                assert isinstance(answer[0], Refusal)
                assert answer[0].code == "too_fast"
        assert 6 <= opened <= 7  # One more comes back within some seconds.

    on(postgres, work, new_tables_per_minute=6)


def test_talk_is_counted_together(postgres: Postgres) -> None:
    async def work(halls: list[Hall]) -> None:
        created = await open_table(halls[0])
        lives = [await hall.open(created.table) for hall in halls]
        answers = [await ask(lives[turn % 2], ANNA, m.SayLine(f"say {turn}", "Hello")) for turn in range(16)]
        accepted = sum(answer["type"] == "accepted" for answer in answers)
        assert 8 <= accepted <= 9
        assert {answer["code"] for answer in answers if answer["type"] == "refused"} == {"too_fast"}
        others = await ask(lives[0], BEN, m.Ping("ping"))
        assert others["type"] == "accepted"

    on(postgres, work, chats_per_minute=24)


def test_a_budget_comes_back_and_is_forgotten(postgres: Postgres) -> None:
    async def work(halls: list[Hall]) -> None:
        one, other = (hall.neighbours for hall in halls)
        store: Any = halls[0].store

        async def pass_time(interval: str) -> None:
            back = f"UPDATE budgets SET at = at - interval '{interval}'"
            await store.change(lambda connection: connection.execute(back))

        rate = Allowance(0.001, 2.0)
        taken = [await place.take("anna", rate) for place in (one, other, one)]
        assert taken == [True, True, False]
        assert await one.take("ben", rate)
        await pass_time("1100 seconds")
        assert await other.take("anna", rate)
        await pass_time("2 hours")
        assert await one.take("ben", rate)
        assert [who for (who,) in await store.find("SELECT who FROM budgets")] == ["ben"]

    on(postgres, work)


def test_a_budget_waits_for_nobody_elses(postgres: Postgres) -> None:
    """Two who come back after an hour would each wait until the other is done, and one of them in vain."""

    async def work(halls: list[Hall]) -> None:
        one, store, rate = halls[0].neighbours, cast("PostgresStore", halls[0].store), Allowance(1.0, 5.0)
        assert await one.take("anna", rate)
        old = "UPDATE budgets SET at = at - interval '2 hours'"
        await store.change(lambda connection: connection.execute(old))
        held, over = asyncio.Event(), asyncio.Event()

        async def hold(connection: Any) -> None:
            await connection.execute("SELECT FROM budgets WHERE who = 'anna' FOR UPDATE")
            held.set()
            await over.wait()

        holding = asyncio.create_task(store.change(hold))
        await held.wait()
        taking = asyncio.create_task(one.take("ben", rate))
        await asyncio.wait({taking}, timeout=10.0)
        waited = not taking.done()
        over.set()
        await asyncio.gather(holding, taking)
        assert not waited

    on(postgres, work)


def test_a_wish_that_was_refused_is_not_asked_again_by_another_server(postgres: Postgres) -> None:
    async def work(halls: list[Hall]) -> None:
        created = await open_table(halls[0])
        await halls[0].claim(BEN, created.seat_links[0].secret, "Ben", HERE)
        live = await halls[0].open(created.table)
        await play_until_others_are_asked(live)
        version = live.table.version_for(0)
        assert (await ask(live, ANNA, m.Undo("undo", version, 0, 1)))["type"] == "accepted"
        assert live.table.wish is not None
        assert (await ask(live, BEN, m.Consent("no", 1, False)))["type"] == "accepted"
        other = await halls[1].open(created.table)
        again = await ask(other, ANNA, m.Undo("again", version, 0, 1))
        assert (again["type"], again.get("code")) == ("refused", "said_no")

    on(postgres, work)


def test_a_server_that_was_told_no_before_hears_of_a_no_by_another(postgres: Postgres) -> None:
    async def work(halls: list[Hall]) -> None:
        created = await open_table(halls[0])
        await halls[0].claim(BEN, created.seat_links[0].secret, "Ben", HERE)
        live, other = [await hall.open(created.table) for hall in halls]
        for turn, asked in enumerate((live, other)):
            await play_until_others_are_asked(live)
            await other.catch_up_with_others()
            undo = m.Undo(f"undo {turn}", asked.table.version_for(0), 0, 1)
            assert (await ask(asked, ANNA, undo))["type"] == "accepted"
            assert (await ask(asked, BEN, m.Consent(f"no {turn}", 1, False)))["type"] == "accepted"
            await live.catch_up_with_others()
            await play(live) if turn == 0 else None
        again = await ask(live, ANNA, m.Undo("again", live.table.version_for(0), 0, 1))
        assert (again["type"], again.get("code")) == ("refused", "said_no")

    on(postgres, work)


def test_who_was_put_out_makes_no_link_by_a_server_that_has_not_heard_of_it(postgres: Postgres) -> None:
    async def work(halls: list[Hall]) -> None:
        created = await open_table(halls[0])
        link = await halls[0].hand_over(created.table, ANNA, HERE)
        await halls[0].take_over(CLEO, link.secret, HERE)
        deaf = await halls[1].open(created.table)
        assert deaf.table.seats_of(CLEO) == (0,)
        halls[1].neighbours._hearer = None  # type: ignore[attr-defined]
        await (await halls[0].open(created.table)).usher.hold_alone(ANNA)
        assert deaf.table.seats_of(CLEO) == (0,)
        watching = await halls[1].hand_over(created.table, CLEO, HERE)
        assert (await halls[0].take_over(BEN, watching.secret, HERE)).seat is None
        found = await halls[0].store.load(created.table)
        assert found is not None
        assert found.seats[0].companions == frozenset()

    on(postgres, work)


def test_who_has_left_does_not_come_in_by_a_server_that_has_not_heard_of_it(postgres: Postgres) -> None:
    async def work(halls: list[Hall]) -> None:
        created = await open_table(halls[0])
        await halls[0].claim(BEN, created.seat_links[0].secret, "Ben", HERE)
        deaf = await halls[1].open(created.table)
        halls[1].neighbours._hearer = None  # type: ignore[attr-defined]
        await (await halls[0].open(created.table)).usher.leave(BEN)
        assert deaf.table.may_enter(BEN)
        assert await codes(halls[1].join(created.table, BEN, HERE)) == ["no_such_table"]

    on(postgres, work)


def test_who_has_left_is_sent_away_by_all_servers(postgres: Postgres) -> None:
    async def work(halls: list[Hall]) -> None:
        created = await open_table(halls[0])
        await halls[0].claim(CLEO, created.watch, None, HERE)
        live, watching = await halls[1].join(created.table, CLEO, HERE)
        await (await halls[0].open(created.table)).usher.leave(CLEO)
        await until(lambda: CLEO not in live.table.watchers)
        assert watching.dismissed.done()
        assert watching.dismissed.result()[0] == GONE
        halls[1].leave(live, watching)

    on(postgres, work)


def test_a_table_that_another_server_has_deleted_is_told_of_no_more(postgres: Postgres) -> None:
    async def work(halls: list[Hall]) -> None:
        created = await open_table(halls[0])
        live = await halls[1].open(created.table)
        await halls[0].delete(created.table, ANNA, HERE)
        await until(lambda: live.deleted)
        assert await codes(halls[1].summary(created.table, ANNA)) == ["no_such_table"]
        assert await codes(halls[1].record(created.table, ANNA, HERE)) == ["no_such_table"]

    on(postgres, work)


def test_nobody_is_led_to_a_rematch_that_another_server_has_deleted(postgres: Postgres) -> None:
    async def work(halls: list[Hall]) -> None:
        before, after = [await open_table(halls[0]) for _ in range(2)]
        led = f"UPDATE tables SET rematch = '{after.table}' WHERE id = '{before.table}'"
        await cast("PostgresStore", halls[0].store).change(lambda connection: connection.execute(led))
        live = await halls[1].open(before.table)
        assert live.table.row.rematch == after.table
        await halls[0].delete(after.table, ANNA, HERE)
        await until(lambda: live.table.row.rematch is None)

    on(postgres, work)


def test_what_somebody_wants_to_be_asked_is_told_to_nobody_by_another_server(postgres: Postgres) -> None:
    async def work(halls: list[Hall]) -> None:
        created = await open_table(halls[0])
        await halls[0].claim(BEN, created.seat_links[0].secret, "Ben", HERE)
        live, mine = await halls[0].join(created.table, ANNA, HERE)
        other, theirs = await halls[1].join(created.table, BEN, HERE)
        await until(lambda: ANNA in other.visitors() and BEN in live.visitors())
        told = len(theirs.outbox)
        await live.handle(mine, m.Alert("alert", on=True, everything=True))
        await until(lambda: other.seats_that_want(CHANCES) == {0})
        assert len(theirs.outbox) == told
        halls[0].leave(live, mine)
        halls[1].leave(other, theirs)

    on(postgres, work)


def test_a_link_to_a_seat_that_was_replaced_opens_nothing(postgres: Postgres) -> None:
    async def work(halls: list[Hall]) -> None:
        created = await open_table(halls[0])
        live = await halls[1].open(created.table)
        before = hashed(created.seat_links[0].secret)
        secret = await halls[0].new_link(created.table, ANNA, 1, HERE)
        assert await codes(live.usher.take(1, BEN, "Ben", before)) == ["no_such_link"]
        assert (await halls[1].claim(BEN, secret, "Ben", HERE)).seat == 1

    on(postgres, work)


def an_inquiry() -> FarInquiry:
    now, answer = time.monotonic(), asyncio.get_running_loop().create_future()
    return FarInquiry(now + 5.0, 0, Dilemma({"a": 1}, "greedy", 0, 1), answer, now)


def test_a_thought_that_is_given_up_leaves_no_job_behind(postgres: Postgres) -> None:
    async def work(halls: list[Hall]) -> None:
        neighbours: Any = halls[0].neighbours
        far = PostgresFar(neighbours)
        for pause in (0.0, 0.001, 0.003, 0.01, 0.05):
            task = asyncio.create_task(far.think(an_inquiry()))
            await asyncio.sleep(pause)
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)
        assert await neighbours.store.find("SELECT id FROM jobs") == []

    on(postgres, work)


def test_however_often_others_come_and_go_it_is_looked_at_once(postgres: Postgres) -> None:
    async def work(halls: list[Hall]) -> None:
        created = await open_table(halls[0])
        live = await halls[1].open(created.table)
        for _ in range(1000):
            halls[1].heard_presence(created.table)
        assert len(live._tasks) <= 2

    on(postgres, work)


def test_what_nobody_looks_at_is_read_when_somebody_comes_and_not_before(postgres: Postgres) -> None:
    """After a connection was lost, people are not to wait for thousands of tables that are merely in memory."""

    async def work(halls: list[Hall]) -> None:
        created, looked_at = await open_table(halls[0]), await open_table(halls[0])
        live = await halls[1].open(created.table)
        other, connection = await halls[1].join(looked_at.table, ANNA, HERE)
        await live.meet()
        while not live.idle:
            await asyncio.sleep(0.01)
        asked: list[str] = []
        news = halls[1].store.news

        async def count(table: str, *args: Any) -> Any:
            asked.append(table)
            return await news(table, *args)

        # It does not hear that Ben has sat down.
        with patch.object(halls[1].store, "news", count), patch.object(halls[1], "heard_change"):
            await halls[0].claim(BEN, created.seat_links[0].secret, "Ben", HERE)
            halls[1].heard_nothing()
            while looked_at.table not in asked:
                await asyncio.sleep(0.01)
            assert created.table not in asked
            assert (await halls[1].open(created.table)).table.seats[1].visitor == BEN
            assert asked.count(created.table) == 1
        halls[1].leave(other, connection)

    on(postgres, work)


def test_however_often_somebody_says_what_they_want_it_is_stored_now_and_then(postgres: Postgres) -> None:
    async def work(halls: list[Hall]) -> None:
        one, other = (hall.neighbours for hall in halls)
        store, told = cast("PostgresStore", halls[0].store), []
        tell = store.tell

        async def count(connection: Any, kind: str, *tables: str) -> None:
            told.append(kind)
            await tell(connection, kind, *tables)

        with patch.object(store, "tell", count):
            began = time.monotonic()
            for turn in range(80):
                one.share("table", {ANNA: turn % 4})
                await asyncio.sleep(0.005)
            async with asyncio.timeout(PATIENCE):
                while await other.presence("table") != {ANNA: 3}:
                    await asyncio.sleep(0.01)
            assert told.count("here") <= 2 + (time.monotonic() - began) / GATHERING_SECONDS

    on(postgres, work)


@pytest.mark.parametrize("steps", range(6))
def test_a_server_leaves_even_if_something_stirs_at_that_moment(postgres: Postgres, steps: int) -> None:
    async def run() -> None:
        store = store_at(postgres.database())
        neighbours = PostgresNeighbours(store, "one")  # type: ignore[arg-type]
        hall = Hall(store, Thinkers(1, 1.0), Settings(), neighbours)
        await neighbours.open(hall)
        while not neighbours.nodes:
            await asyncio.sleep(0.01)
        await asyncio.sleep(0.02)  # It waits until it says again that it is here.
        neighbours._stirred.set()
        for _ in range(steps):
            await asyncio.sleep(0)
        leaving = asyncio.create_task(neighbours.close())
        await asyncio.wait({leaving}, timeout=10.0)
        assert leaving.done()
        hall.thinkers.close()
        hall.close()
        await store.close()

    asyncio.run(run())
