"""Servers for tests: one that many tests share, and as many of their own as they like."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from ratusz.server.store import Store
from ratusz.server.stores import store_at
from tests.postgres import Postgres
from tests.server.harness import Browser, Server

NewServer = Callable[..., Server]
NewDatabase = Callable[[], str]
WithStore = Callable[[Callable[[Store], Awaitable[Any]]], Any]
STORES = ("sqlite", "postgres")


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL that many tests share."""
    with Postgres() as server:
        yield server


@pytest.fixture(scope="session", params=STORES)
def new_database(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> NewDatabase:
    """`new_database()` is where a new store can be opened; the test is done with every kind of store."""
    if request.param == "postgres":
        server: Postgres = request.getfixturevalue("postgres")
        return server.database
    folder, numbers = tmp_path_factory.mktemp("databases"), itertools.count()
    return lambda: str(folder / f"{next(numbers)}.db")


@pytest.fixture(scope="session")
def a_database(new_database: NewDatabase) -> str:
    """One of each kind for many tables, since making another takes its time."""
    return new_database()


@pytest.fixture
def with_store(new_database: NewDatabase) -> WithStore:
    """Opens the store of the test, does something with it and closes it; opened again, it holds what it held."""
    database = new_database()

    def do(work: Callable[[Store], Awaitable[Any]]) -> Any:
        async def run() -> Any:
            store = store_at(database)
            try:
                return await work(store)
            finally:
                await store.close()

        return asyncio.run(run())

    return do


@pytest.fixture(scope="session")
def _shared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("shared"))
    yield server
    server.kill()
    server.assert_calm()


@pytest.fixture
def server(_shared: Server) -> Server:
    """A server that nobody may harm."""
    return _shared


@pytest.fixture
def new_server(tmp_path: Path) -> Iterator[NewServer]:
    """`new_server(RATUSZ_PACE="1")` starts a server of the test's own, by default with a file."""
    started: list[Server] = []

    def start(module: str = "ratusz.server", database: str | None = None, **settings: str) -> Server:
        folder = tmp_path / f"server{len(started)}"
        folder.mkdir()
        started.append(Server(folder, settings, module, database=database))
        return started[-1]

    yield start
    for server in started:
        server.kill()


@pytest.fixture
def fair_server(new_server: NewServer) -> Server:
    """A server of the test's own with the Fair, the game in which everything can happen."""
    return new_server(module="tests.server.fair_server")


@pytest.fixture
def anna(server: Server) -> Browser:
    return Browser(server)


@pytest.fixture
def ben(server: Server) -> Browser:
    return Browser(server)


@pytest.fixture
def stranger(server: Server) -> Browser:
    return Browser(server)
