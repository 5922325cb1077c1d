"""Bots that think elsewhere: by priority, once, and here if nobody answers."""

from __future__ import annotations

import asyncio
import contextlib
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Hashable, Iterator
from pathlib import Path
from typing import Any, cast

import pytest

import ratusz
from ratusz.cli.app import run
from ratusz.server import far, postgres_neighbours
from ratusz.server.far import FarInquiry, FarQueue
from ratusz.server.neighbours import Hearer
from ratusz.server.postgres import PostgresStore
from ratusz.server.postgres_jobs import JobTaker, PostgresFar
from ratusz.server.postgres_neighbours import PostgresNeighbours
from ratusz.server.thinker import Dilemma
from ratusz.server.thinking import MOVES, NOBODY_WAITS, Inquiry, Queue
from tests.postgres import Postgres
from tests.server.conftest import NewServer
from tests.server.harness import PATIENCE, Browser
from tests.server.test_nodes import Heard, until


def dilemma(seed: int = 1) -> Dilemma:
    match = ratusz.new("builders", 2, seed)
    return Dilemma(match.document(), "greedy", match.player, seed, most=1)


def inquiry(seed: int, due: float) -> FarInquiry:
    return FarInquiry(due, 0, dilemma(seed), asyncio.get_running_loop().create_future(), time.monotonic())


@contextlib.asynccontextmanager
async def neighbours(database: str, name: str) -> AsyncIterator[PostgresNeighbours]:
    store = PostgresStore(database, "a database")
    one = PostgresNeighbours(store, name)
    await one.open(cast("Hearer", Heard()))
    try:
        yield one
    finally:
        await one.close()
        await store.close()


class Recording(Queue):
    """A line that answers at once, and remembers what it was asked."""

    def __init__(self) -> None:
        super().__init__(MOVES, 1, 5.0)
        self.asked: list[int] = []

    def ask(self, asked: Dilemma, due: float, asker: Hashable = None) -> Inquiry:
        self.asked.append(asked.seed)
        answer: asyncio.Future[list[int]] = asyncio.get_running_loop().create_future()
        answer.set_result([asked.seed])
        return Inquiry(due, 0, asked, answer, time.monotonic())


def test_each_job_is_thought_about_once_and_nothing_is_left(postgres: Postgres) -> None:
    database = postgres.database()

    async def work() -> None:
        async with (
            neighbours(database, "a") as server,
            neighbours(database, "think-1") as one,
            neighbours(database, "think-2") as other,
        ):
            lines = [Recording(), Recording()]
            takers = [JobTaker(who, line, 1) for who, line in zip((one, other), lines, strict=True)]
            tasks = [asyncio.create_task(taker.run()) for taker in takers]
            distant = PostgresFar(server)
            await until(distant.anybody)
            due = time.monotonic() + 5
            answers = await asyncio.gather(*(distant.think(inquiry(seed, due)) for seed in range(1, 31)))
            assert answers == [[seed] for seed in range(1, 31)]
            assert sorted(lines[0].asked + lines[1].asked) == list(range(1, 31))
            assert await server.store.find("SELECT id FROM jobs") == []
            for task in tasks:
                task.cancel()
            for line in lines:
                line.close()

    asyncio.run(work())


def test_what_is_due_first_is_taken_first(postgres: Postgres) -> None:
    database = postgres.database()

    async def work() -> None:
        async with neighbours(database, "a") as server, neighbours(database, "think-1") as one:
            distant, line = PostgresFar(server), Recording()
            await until(distant.anybody)
            now = time.monotonic()
            thinking = [asyncio.create_task(distant.think(inquiry(seed, now + 60 - seed))) for seed in range(1, 9)]
            found: list[Any] = []
            while len(found) < 8:
                found = await server.store.find("SELECT id FROM jobs")
            taker = asyncio.create_task(JobTaker(one, line, 1).run())
            await asyncio.gather(*thinking)
            assert line.asked == sorted(line.asked, reverse=True)
            taker.cancel()
            line.close()

    asyncio.run(work())


async def jobs_put(server: PostgresNeighbours, count: int) -> None:
    async with asyncio.timeout(PATIENCE):
        while len(await server.store.find("SELECT id FROM jobs")) < count:
            await asyncio.sleep(0.01)


def test_what_somebody_comes_to_see_is_taken_before_the_rest(postgres: Postgres) -> None:
    """Where nobody was, the bots of a table come last; it is due sooner although it was sent already."""
    database = postgres.database()

    async def work() -> None:
        async with neighbours(database, "a") as server, neighbours(database, "think-1") as one:
            line, taken = FarQueue(PostgresFar(server), MOVES, 1, 30.0), Recording()
            await until(PostgresFar(server).anybody)
            now = time.monotonic()
            unseen = line.ask(dilemma(1), NOBODY_WAITS)
            others = [line.ask(dilemma(seed), now + 600 + seed) for seed in range(2, 6)]
            await jobs_put(server, 5)
            line.bring_forward(unseen, now + 300)
            sooner = "SELECT id FROM jobs WHERE due < (SELECT MIN(due) FROM jobs WHERE due > $1)"
            async with asyncio.timeout(PATIENCE):
                while not await server.store.find(sooner, time.time() + 450):
                    await asyncio.sleep(0.01)
            taker = asyncio.create_task(JobTaker(one, taken, 1).run())
            await asyncio.gather(*(asked.answer for asked in (unseen, *others)))
            assert taken.asked == [1, 2, 3, 4, 5]
            taker.cancel()
            taken.close()
            line.close()

    asyncio.run(work())


class Full(Queue):
    """A line in which everybody waits."""

    def _serve(self) -> None:
        pass

    def order(self) -> list[int]:
        return [waiting.dilemma.seed for waiting in self._waiting]


def test_what_was_taken_is_brought_forward_where_it_waits(postgres: Postgres) -> None:
    database = postgres.database()

    async def work() -> None:
        async with neighbours(database, "a") as server, neighbours(database, "think-1") as one:
            line, taken = FarQueue(PostgresFar(server), MOVES, 1, 30.0), Full(MOVES, 1, 5.0)
            await until(PostgresFar(server).anybody)
            taker = asyncio.create_task(JobTaker(one, taken, 1).run())
            now = time.monotonic()
            unseen = line.ask(dilemma(1), NOBODY_WAITS)
            other = line.ask(dilemma(2), now + 600)
            await until(lambda: taken.order() == [2, 1])
            line.bring_forward(unseen, now + 300)
            await until(lambda: taken.order() == [1, 2])
            for asked in (unseen, other):
                asked.answer.cancel()
            taker.cancel()
            taken.close()
            line.close()

    asyncio.run(work())


def test_what_nobody_answers_is_thought_about_here_once_somebody_waits(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody's patience ends as long as nobody looks, and then it does."""
    monkeypatch.setattr(far, "SHORTEST_PATIENCE", 0.2)
    database = postgres.database()

    async def work() -> None:
        async with neighbours(database, "a") as server, neighbours(database, "think-1"):  # It takes nothing.
            line = FarQueue(PostgresFar(server), MOVES, 1, 30.0)
            await until(PostgresFar(server).anybody)
            unseen = line.ask(dilemma(), NOBODY_WAITS)
            await jobs_put(server, 1)
            line.bring_forward(unseen, time.monotonic() - 3.0)
            async with asyncio.timeout(PATIENCE):
                assert await unseen.answer
            line.close()

    asyncio.run(work())


def test_what_was_taken_by_one_who_died_is_taken_by_another(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgres_neighbours, "GONE_SECONDS", 0.5)
    monkeypatch.setattr(postgres_neighbours, "BEAT_SECONDS", 0.1)
    database = postgres.database()

    async def work() -> None:
        async with neighbours(database, "a") as server, neighbours(database, "think-2") as other:
            distant, dying = PostgresFar(server), Full(MOVES, 1, 5.0)
            async with neighbours(database, "think-1") as one:
                taker = asyncio.create_task(JobTaker(one, dying, 1).run())
                answer = asyncio.create_task(distant.think(inquiry(7, NOBODY_WAITS)))
                await until(lambda: dying.order() == [7])
                taker.cancel()
                monkeypatch.setattr(one, "_beat", lambda _: asyncio.sleep(0))
                line = Recording()
                taker = asyncio.create_task(JobTaker(other, line, 1).run())
                async with asyncio.timeout(PATIENCE):
                    assert await answer == [7]
            taker.cancel()
            for queue in (line, dying):
                queue.close()

    asyncio.run(work())


def test_without_an_answer_a_bot_thinks_here(postgres: Postgres, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(far, "SHORTEST_PATIENCE", 0.2)
    database = postgres.database()

    async def work() -> None:
        async with neighbours(database, "a") as server:
            line = FarQueue(PostgresFar(server), MOVES, 1, 30.0)
            assert await line.choose(dilemma(), time.monotonic() - 3.0)
            async with neighbours(database, "think-1"):  # It takes nothing.
                await until(PostgresFar(server).anybody)
                assert await line.choose(dilemma(), time.monotonic() - 3.0)
                left = line.ask(dilemma(), time.monotonic() + 60).answer
                await asyncio.sleep(0.1)
                left.cancel()
                while await server.store.find("SELECT id FROM jobs"):
                    await asyncio.sleep(0.02)
            line.close()

    asyncio.run(work())


@contextlib.contextmanager
def service(database: str) -> Iterator[subprocess.Popen[str]]:
    """Processes of their own in which bots think."""
    command = [sys.executable, "-m", "ratusz", "think", "--database", database, "--thinkers", "1"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as started:
        try:
            assert started.stdout is not None
            assert "1 processes think for the servers of" in started.stdout.readline()
            yield started
        finally:
            started.kill()


def test_bots_of_a_server_play_by_a_service_of_their_own(new_server: NewServer, postgres: Postgres) -> None:
    """And by the server itself, if that is killed in the middle of a thought."""
    database = postgres.database()
    jobs = f"{database.rpartition('=')[2]}.jobs"
    server = new_server(database=database)
    anna, strong = Browser(server), {"kind": "bot", "level": "strong"}
    with service(database) as killed, service(database) as stopped:
        table = anna.create(strong, strong, options={"round_cap": 500})
        anna.claim(table.watch)
        deadline = time.monotonic() + PATIENCE
        with anna.sit(table.id) as seat:
            while int(postgres.say(f"SELECT last_value FROM {jobs}_id_seq")) < 2 or seat.version < 2:
                seat.drain()
                assert time.monotonic() < deadline
            stopped.send_signal(signal.SIGTERM)
            assert stopped.wait(PATIENCE) == 0
            while int(postgres.say(f"SELECT COUNT(*) FROM {jobs} WHERE taken IS NOT NULL AND answer IS NULL")) == 0:
                assert time.monotonic() < deadline
            killed.kill()
            seat.drain()
            seat.hear_version(seat.version + 2)
    server.assert_calm()


def test_a_file_has_nobody_to_think_for(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["think", "--database", str(tmp_path / "some.db")]) == 2
    assert "postgresql://" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []
