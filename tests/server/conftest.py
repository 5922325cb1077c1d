"""Servers for tests: one that many tests share, and as many of their own as they like."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.server.harness import Browser, Server

NewServer = Callable[..., Server]


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
    """`new_server(RATUSZ_PACE="1")` starts a server of the test's own."""
    started: list[Server] = []

    def start(module: str = "ratusz.server", **settings: str) -> Server:
        folder = tmp_path / f"server{len(started)}"
        folder.mkdir()
        started.append(Server(folder, settings, module))
        return started[-1]

    yield start
    for server in started:
        server.kill()


@pytest.fixture
def anna(server: Server) -> Browser:
    return Browser(server)


@pytest.fixture
def ben(server: Server) -> Browser:
    return Browser(server)


@pytest.fixture
def stranger(server: Server) -> Browser:
    return Browser(server)
