"""What goes on at a table by itself: bots play, chances nobody asked for pass, and time runs out."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from typing import TYPE_CHECKING

from ratusz.bots import LEVELS
from ratusz.server.metrics import BOT_SECONDS
from ratusz.server.store import SeatRow
from ratusz.server.thinker import Dilemma

if TYPE_CHECKING:
    from ratusz.server.live import LiveTable

log = logging.getLogger("ratusz.driver")

LONGEST_REST = 30.0
"""Seconds after which a bot tries again at the latest, when the store failed."""


class Driver:
    """Plays at a table for everybody who does not decide in person."""

    def __init__(self, live: LiveTable) -> None:
        self.live = live
        self._awake = False
        self._alarm: asyncio.TimerHandle | None = None

    def wake(self) -> None:
        """Let bots and the clock go on, if it is their time."""
        if self._alarm is None:
            self.set_alarm()
        if not self._awake and (self._unwanted_window() is not None or self._waiting_bot() is not None):
            self._awake = True
            self.live.start(self._drive())

    def close(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()

    # Bots.

    def _unwanted_window(self) -> int | None:
        alert = {seat for connection in self.live.connections if connection.alert for seat in connection.seats}
        return None if self._too_long() else self.live.table.unwanted_window(alert)

    def _waiting_bot(self) -> int | None:
        table = self.live.table
        if self._too_long():
            return None
        for seat in table.row.summary["deciders"]:
            if table.goes_on_alone(seat):
                return seat
        return None

    def _too_long(self) -> bool:
        return self.live.table.steps >= self.live.settings.replay_steps

    async def _drive(self) -> None:
        """Let bots play as long as it is their turn. A store that fails is tried again: nobody else could go on."""
        rest = 1.0
        try:
            while True:
                try:
                    await self._let_windows_pass()
                    seat = self._waiting_bot()
                    if seat is None:
                        return
                    await self._play(seat)
                    rest = 1.0
                except Exception:
                    log.exception("bot stopped", extra={"table": self.live.table.row.id})
                    await asyncio.sleep(rest)
                    rest = min(2 * rest, LONGEST_REST)
        finally:
            self._awake = False

    async def _let_windows_pass(self) -> None:
        """Answer for everybody who has a chance to act out of turn and did not ask for it, without a pause."""
        if self._unwanted_window() is None:
            return
        live = self.live
        async with live.lock:
            await live.make_sure()
            while (seat := self._unwanted_window()) is not None:
                table = live.table
                await live.keep(table.play(seat, table.match.legal(seat)[0]), f"window-{secrets.token_hex(8)}")
            live.broadcast()

    async def _play(self, seat: int) -> None:
        live = self.live
        version = live.table.version_for(seat)
        started = time.monotonic()
        action = await self._think(seat)
        await asyncio.sleep(max(0.0, live.settings.pace - (time.monotonic() - started)))
        async with live.lock:
            await live.make_sure()
            table = live.table
            if not table.goes_on_alone(seat) or not table.knows_enough(seat, version):
                return
            await live.keep(table.play(seat, action), f"bot-{secrets.token_hex(8)}")
            live.broadcast()

    async def _think(self, seat: int) -> int:
        table = self.live.table
        legal = table.match.legal(seat)
        if len(legal) == 1:
            return legal[0]
        spec = LEVELS[table.seats[seat].level or "fair"]
        started = time.monotonic()
        try:
            dilemma = Dilemma(table.match.document(), spec, seat, table.chance(seat))
            action = await self.live.thinkers.choose(dilemma)
            if action in legal:
                return action
            log.error("bot chose what is not legal", extra={"table": table.row.id, "spec": spec})
        except Exception:
            log.exception("bot failed", extra={"table": table.row.id, "spec": spec})
        finally:
            BOT_SECONDS.observe(time.monotonic() - started)
        return secrets.choice(legal)  # A table must not freeze because a bot failed.

    # The clock.

    @property
    def clock_runs(self) -> bool:
        """Whether somebody's time will run out."""
        return self._alarm is not None

    def set_alarm(self) -> None:
        """Wait for the end of the time that runs out next; to be called whenever the clock may have changed."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        table = self.live.table
        if table.clock is None or table.match.over:
            return
        table.clock.count(time.time())
        delay = table.clock.next_end()
        if delay is not None:
            loop = asyncio.get_running_loop()
            self._alarm = loop.call_later(delay + 0.05, lambda: self.live.start(self._time_is_up()))

    async def _time_is_up(self) -> None:
        """Let a bot go on for everybody whose clock has run out."""
        live = self.live
        async with live.lock:
            self._alarm = None
            try:
                await live.make_sure()
                table = live.table
                if table.clock is not None and not table.match.over:
                    table.clock.count(time.time())
                    for seat in table.clock.run_out():
                        row = table.seats[seat]
                        await live.change_seat(SeatRow(seat, "bot", row.name, "fair", None, None), row.visitor)
            except Exception:
                log.exception("clock failed", extra={"table": live.table.row.id})
                await asyncio.sleep(1.0)
            self.set_alarm()
        self.wake()
