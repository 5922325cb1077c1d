"""Write a small database of the present format: running and finished matches, with all that goes with them."""

from __future__ import annotations

import asyncio
import itertools
import sqlite3
from pathlib import Path
from typing import Any

import msgspec

from ratusz import games
from ratusz.server.hall import Hall
from ratusz.server.live import LiveTable
from ratusz.server.messages import Command, NewTable
from ratusz.server.settings import Settings
from ratusz.server.sqlite import SqliteStore
from ratusz.server.thinking import Thinkers
from tests.server.formats.people import ANNA, BEN, CLEO

FOLDER = Path(__file__).parent
ADDRESS = "192.0.2.7"
IDS = itertools.count()


async def write(path: Path) -> None:
    store, thinkers = SqliteStore(path), Thinkers(1, 5.0)
    hall = Hall(store, thinkers, Settings(pace=0.0))
    await _friends(hall)
    await _replaced(hall)
    await _finished(hall)
    for game in games.registry().values():
        await _running(hall, game.id, game.players[0])
    hall.close()
    thinkers.close()
    await store.close()


async def _open(hall: Hall, game: str, *kinds: str, **more: Any) -> tuple[LiveTable, Any]:
    wish = {"game": game, "seats": [{"kind": kind, "name": f"Seat {at}"} for at, kind in enumerate(kinds)], **more}
    created = await hall.create(ANNA, ADDRESS, msgspec.convert(wish, NewTable))
    return await hall.open(created.table), created


async def _friends(hall: Hall) -> None:
    """Two friends, a bot and a watcher, with a clock, chat and an action taken back."""
    clock = {"minutes": 90, "increment": 5}
    live, created = await _open(hall, "builders", "me", "link", "bot", clock=clock)
    await hall.claim(BEN, created.seat_links[0].secret, "Ben")
    await hall.claim(CLEO, created.watch, None)
    await _play(live, 7)
    await _take_back(live)
    await _send(live, CLEO, type="say", text="Zażółć gęślą jaźń")


async def _replaced(hall: Hall) -> None:
    """A seat at which a bot stands in, and a link that nobody has opened."""
    live, _ = await _open(hall, "builders", "me", "here", "link")
    await live.usher.leave_to_bot(1, ANNA)
    await _play(live, 3)


async def _finished(hall: Hall) -> None:
    """A match to its end, its rematch, and its record opened again."""
    live, _ = await _open(hall, "builders", "me", "here", options={"round_cap": 1})
    await _play(live, 1000)
    assert live.table.match.over
    await hall.rematch(live.table.row.id, ANNA, ADDRESS)
    await hall.import_record(BEN, ADDRESS, await hall.record(live.table.row.id, ANNA))


async def _running(hall: Hall, game: str, players: int) -> None:
    live, _ = await _open(hall, game, *["me", "here", "here", "here"][:players])
    await _play(live, 12)


async def _play(live: LiveTable, actions: int) -> None:
    """Let the people at a table play."""
    for _ in range(actions):
        while any(live.table.goes_on_alone(seat) for seat in live.table.match.deciders()):
            await asyncio.sleep(0.01)
        match = live.table.match
        if match.over or (seat := match.player) < 0 or live.table.seats[seat].visitor is None:
            return
        visitor = live.table.seats[seat].visitor or ""
        await _send(
            live,
            visitor,
            type="act",
            version=live.table.version_for(seat),
            seat=seat,
            answers=match.question(seat).notations[-1:],
        )


async def _take_back(live: LiveTable) -> None:
    match = live.table.match
    seat = next(seat for seat in range(match.players) if match.undoable(seat))
    visitor = live.table.seats[seat].visitor or ""
    await _send(live, visitor, type="undo", version=live.table.version_for(seat), seat=seat)


async def _send(live: LiveTable, visitor: str, **command: Any) -> None:
    connection = live.join(visitor)
    await live.handle(connection, msgspec.convert({"id": f"command-{next(IDS)}", **command}, Command))
    assert any(b'"accepted"' in told for told in _told(connection)), command
    live.leave(connection)


def _told(connection: Any) -> list[bytes]:
    return [connection.outbox.take() for _ in range(len(connection.outbox))]


def main() -> None:
    new = FOLDER / "new.db"
    new.unlink(missing_ok=True)
    asyncio.run(write(new))
    Path(f"{new}.lock").unlink(missing_ok=True)
    connection = sqlite3.connect(new)
    number = connection.execute("PRAGMA user_version").fetchone()[0]
    for kind in ("tables", "positions"):  # The tests say by which rules the examples were played: all by the first.
        connection.execute(f"UPDATE {kind} SET rules_version = 1")
    connection.commit()
    connection.close()
    new.rename(FOLDER / f"{number}.db")


if __name__ == "__main__":
    main()
