"""Bots that think elsewhere: by priority, once, and here if nobody answers."""

from __future__ import annotations

import asyncio
import contextlib
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any, cast

import pytest

import ratusz
from ratusz.cli.app import run
from ratusz.server import far
from ratusz.server.far import FarQueue
from ratusz.server.neighbours import Hearer
from ratusz.server.postgres import PostgresStore
from ratusz.server.postgres_jobs import JobTaker, PostgresFar
from ratusz.server.postgres_neighbours import PostgresNeighbours
from ratusz.server.thinker import Dilemma
from ratusz.server.thinking import MOVES, Queue
from tests.postgres import Postgres
from tests.server.conftest import NewServer
from tests.server.harness import PATIENCE, Browser
from tests.server.test_nodes import Heard, until


def dilemma(seed: int = 1) -> Dilemma:
    match = ratusz.new("builders", 2, seed)
    return Dilemma(match.document(), "greedy", match.player, seed, most=1)


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

    async def choose(self, asked: Dilemma, due: float = 0.0) -> list[int]:
        self.asked.append(asked.seed)
        return [asked.seed]


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
            answers = await asyncio.gather(*(distant.think(dilemma(seed), due) for seed in range(1, 31)))
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
            thinking = [asyncio.create_task(distant.think(dilemma(seed), now + 60 - seed)) for seed in range(1, 9)]
            found: list[Any] = []
            while len(found) < 8:
                found = await server.store.find("SELECT id FROM jobs")
            taker = asyncio.create_task(JobTaker(one, line, 1).run())
            await asyncio.gather(*thinking)
            assert line.asked == sorted(line.asked, reverse=True)
            taker.cancel()
            line.close()

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


def test_bots_of_a_server_play_by_a_service_of_their_own(new_server: NewServer, postgres: Postgres) -> None:
    database = postgres.database()
    server = new_server(database=database)
    command = [sys.executable, "-m", "ratusz", "think", "--database", database, "--thinkers", "1"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as service:
        assert service.stdout is not None
        assert "1 processes think for the servers of" in service.stdout.readline()
        anna = Browser(server)
        table = anna.create(
            {"kind": "bot", "level": "fair"}, {"kind": "bot", "level": "fair"}, options={"round_cap": 5}
        )
        asked = f"SELECT last_value FROM {database.rpartition('=')[2]}.jobs_id_seq"
        anna.claim(table.watch)
        with anna.sit(table.id) as seat:
            deadline = time.monotonic() + PATIENCE
            while int(postgres.say(asked)) < 5 or seat.version < 5:
                seat.drain()
                assert time.monotonic() < deadline
        service.send_signal(signal.SIGTERM)
        assert service.wait(PATIENCE) == 0
    server.assert_calm()


def test_a_file_has_nobody_to_think_for(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["think", "--database", str(tmp_path / "some.db")]) == 2
    assert "postgresql://" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []
