"""Hints: what a bot would do in the place of somebody who asks."""

from __future__ import annotations

import asyncio
import logging
import time
from dataclasses import dataclass
from typing import TYPE_CHECKING

from ratusz.core.game import Document
from ratusz.server import messages as m
from ratusz.server.connection import Connection
from ratusz.server.refusal import Refusal
from ratusz.server.thinker import Dilemma
from ratusz.server.thinking import HINT_SECONDS, LineFull, new_chance

if TYPE_CHECKING:
    from ratusz.server.live import LiveTable

log = logging.getLogger("ratusz.live")


@dataclass(frozen=True, slots=True)
class Advice:
    """A hint that is being thought about."""

    seat: int
    version: int
    """The newest one when it was asked for."""
    position: Document
    answer: asyncio.Future[list[int]]


class Hints:
    """The hints of a live table."""

    def __init__(self, live: LiveTable) -> None:
        self._live = live
        self._awaited: dict[str, Advice] = {}
        """What visitors have asked for and not got yet."""
        self._given: dict[int, tuple[Document, int]] = {}
        """For each seat the last one and its position: who asks again there is told the same."""

    def ask(self, connection: Connection, command: m.Hint) -> None:
        """Let a hint be thought about, and given when it is there."""
        table, thinkers = self._live.table, self._live.thinkers
        if not table.match.legal(command.seat):
            raise Refusal("nothing_to_decide", f"Seat {command.seat} has nothing to decide now.")
        if connection.visitor in thinkers.advised:
            raise Refusal("busy", "A hint is already on its way.")
        if "value" in table.match.game.lacks:
            raise Refusal("no_hint", f"{table.match.game.id} has no value yet, so there are no hints.")
        position = table.match.document()
        known, action = self._given.get(command.seat, (None, 0))
        if known == position:
            self._tell(connection, command, action)
            return
        dilemma = Dilemma(position, self._live.settings.hint_spec, command.seat, new_chance(), most=1)
        try:
            request = thinkers.hints.ask(dilemma, time.monotonic() + HINT_SECONDS)
        except LineFull:
            raise Refusal("hints_full", "Too many people are waiting for a hint; ask again in a moment.") from None
        advice = Advice(command.seat, table.version_for(command.seat), position, request.answer)
        thinkers.advised.add(connection.visitor)
        self._awaited[connection.visitor] = advice
        self._live.start(self._give(connection, command, advice))

    async def _give(self, connection: Connection, command: m.Hint, advice: Advice) -> None:
        live, answer = self._live, advice.answer
        try:
            await asyncio.wait({answer})
            if answer.cancelled() or answer.result()[0] not in live.table.match.legal(command.seat):
                live.refuse(connection, command, "too_late", "The position has changed.")
                return
            self._given[command.seat] = advice.position, answer.result()[0]
            self._tell(connection, command, answer.result()[0])
        except Exception:
            log.exception("hint failed", extra={"table": live.table.row.id})
            live.refuse(connection, command, "no_hint", "There is no hint right now.")
        finally:
            answer.cancel()
            del self._awaited[connection.visitor]
            live.thinkers.advised.discard(connection.visitor)

    def _tell(self, connection: Connection, command: m.Hint, action: int) -> None:
        match = self._live.table.match
        key, args = match.reason(action, command.seat)
        connection.send(m.HintReply(command.id, match.notation(action), key, args))

    def drop_idle(self) -> None:
        """Think no further about hints for which the position has changed, or whose askers have gone."""
        online = self._live.visitors()
        for visitor, advice in self._awaited.items():
            if visitor not in online or not self._live.table.knows_enough(advice.seat, advice.version):
                advice.answer.cancel()
