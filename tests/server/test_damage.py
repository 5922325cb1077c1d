"""A damaged database is noticed before anybody plays on it."""

from __future__ import annotations

import asyncio
import logging
import shutil
import sqlite3
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from ratusz.server.sqlite import SqliteStore, check
from ratusz.server.store import CannotStore
from tests.server.harness import PATIENCE

WHOLE = Path(__file__).parent / "formats" / "1.db"
PAGE = 4096


def zeros(content: bytearray) -> None:
    content[3 * PAGE : 4 * PAGE] = bytes(PAGE)


def garbage(content: bytearray) -> None:
    content[5 * PAGE : 6 * PAGE] = b"garbage!" * (PAGE // 8)


def half(content: bytearray) -> None:
    del content[len(content) // 2 :]


def schema(content: bytearray) -> None:
    content[200:PAGE] = b"\xff" * (PAGE - 200)


@pytest.mark.parametrize("harm", [zeros, garbage, half, schema])
def test_a_damaged_file_is_refused_with_advice(tmp_path: Path, harm: Callable[[bytearray], None]) -> None:
    content = bytearray(WHOLE.read_bytes())
    harm(content)
    path = tmp_path / "a.db"
    path.write_bytes(content)
    with pytest.raises(CannotStore) as refused:
        SqliteStore(path)
    told = str(refused.value)
    assert told.startswith(f"The database '{path}' is damaged (")
    assert "put the last backup in its place" in told
    assert "\n" not in told
    assert path.read_bytes() == content, "nothing is made worse"


def test_after_a_refusal_the_file_is_free(tmp_path: Path) -> None:
    path = tmp_path / "a.db"
    path.write_bytes(WHOLE.read_bytes()[: 8 * PAGE])
    with pytest.raises(CannotStore, match="is damaged"):
        SqliteStore(path)
    shutil.copy(WHOLE, path)

    async def work() -> None:
        await SqliteStore(path).close()

    asyncio.run(work())


def test_a_file_that_takes_too_long_is_checked_in_part(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    connection = sqlite3.connect(tmp_path / "a.db", check_same_thread=False)
    connection.execute("CREATE TABLE numbers (number INTEGER NOT NULL)")
    connection.executemany("INSERT INTO numbers VALUES (?)", ((number,) for number in range(200_000)))
    connection.commit()
    deadline = time.monotonic() + PATIENCE
    while not caplog.records:
        assert time.monotonic() < deadline, "the check cannot be stopped"
        check(connection, tmp_path / "a.db", 0.0)
    assert caplog.records[0].levelno == logging.WARNING
    check(connection, tmp_path / "a.db")
    connection.close()
