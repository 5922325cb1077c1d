"""What one visitor may do by several servers is what it may do by one, and no more; nor does a race give it more."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import msgspec
import pytest

from ratusz.server import messages as m
from ratusz.server.connection import Asked
from ratusz.server.hall import Hall
from ratusz.server.live import LiveTable
from ratusz.server.neighbours import Allowance
from ratusz.server.postgres_jobs import PostgresFar
from ratusz.server.postgres_neighbours import PostgresNeighbours
from ratusz.server.refusal import Refusal
from ratusz.server.secrets import hashed
from ratusz.server.settings import Settings
from ratusz.server.stores import store_at
from ratusz.server.thinker import Dilemma
from ratusz.server.thinking import Thinkers
from tests.postgres import Postgres

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
        rate = Allowance(20.0, 2.0)
        taken = [await place.take("anna", rate) for place in (one, other, one)]
        assert taken == [True, True, False]
        assert await one.take("ben", rate)
        await asyncio.sleep(0.1)
        assert await other.take("anna", rate)
        store: Any = halls[0].store
        await store.change(lambda connection: connection.execute("UPDATE budgets SET at = at - interval '2 hours'"))
        assert await one.take("ben", rate)
        assert [who for (who,) in await store.find("SELECT who FROM budgets")] == ["ben"]

    on(postgres, work)


def test_a_wish_that_was_refused_is_not_asked_again_by_another_server(postgres: Postgres) -> None:
    async def work(halls: list[Hall]) -> None:
        created = await open_table(halls[0])
        await halls[0].claim(BEN, created.seat_links[0].secret, "Ben", HERE)
        live = await halls[0].open(created.table)
        while not live.table.match.retractable(0) or live.table.match.undoable(0):
            seat = live.table.match.player
            answer = live.table.match.legal_texts(seat)[0]
            await ask(
                live, (ANNA, BEN)[seat], m.Act(f"act {live.table.lines}", live.table.version_for(seat), seat, [answer])
            )
        version = live.table.version_for(0)
        assert (await ask(live, ANNA, m.Undo("undo", version, 0, 1)))["type"] == "accepted"
        assert live.table.wish is not None
        assert (await ask(live, BEN, m.Consent("no", 1, False)))["type"] == "accepted"
        other = await halls[1].open(created.table)
        again = await ask(other, ANNA, m.Undo("again", version, 0, 1))
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


def test_a_link_to_a_seat_that_was_replaced_opens_nothing(postgres: Postgres) -> None:
    async def work(halls: list[Hall]) -> None:
        created = await open_table(halls[0])
        live = await halls[1].open(created.table)
        before = hashed(created.seat_links[0].secret)
        secret = await halls[0].new_link(created.table, ANNA, 1, HERE)
        assert await codes(live.usher.take(1, BEN, "Ben", before)) == ["no_such_link"]
        assert (await halls[1].claim(BEN, secret, "Ben", HERE)).seat == 1

    on(postgres, work)


def test_a_thought_that_is_given_up_leaves_no_job_behind(postgres: Postgres) -> None:
    async def work(halls: list[Hall]) -> None:
        neighbours: Any = halls[0].neighbours
        far = PostgresFar(neighbours)
        for pause in (0.0, 0.001, 0.003, 0.01, 0.05):
            task = asyncio.create_task(far.think(Dilemma({"a": 1}, "greedy", 0, 1), time.monotonic() + 5.0))
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
