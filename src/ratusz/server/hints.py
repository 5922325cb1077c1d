"""Hints: what a bot would do in the place of somebody who asks. The same is seen, the same is advised."""

from __future__ import annotations

import asyncio
import logging
import time
from dataclasses import dataclass
from typing import TYPE_CHECKING

from ratusz.bots.advice import Advised, chance, outlined, sight
from ratusz.server import messages as m
from ratusz.server.connection import Connection
from ratusz.server.refusal import Refusal
from ratusz.server.thinker import Dilemma
from ratusz.server.thinking import HINT_SECONDS, LineFull

if TYPE_CHECKING:
    from ratusz.server.live import LiveTable

log = logging.getLogger("ratusz.live")


@dataclass(frozen=True, slots=True)
class Advice:
    """A hint that is being thought about."""

    seat: int
    version: int
    """The newest one when it was asked for."""
    seen: bytes
    """What the seat saw then."""
    answer: asyncio.Future[list[int]]


class Hints:
    """The hints of a live table."""

    def __init__(self, live: LiveTable) -> None:
        self._live = live
        self._awaited: dict[str, Advice] = {}
        """What visitors have asked for and not got yet."""
        self._advised = Advised()

    def ask(self, connection: Connection, command: m.Hint) -> None:
        """Let a hint be thought about, and given when it is there."""
        table, thinkers = self._live.table, self._live.thinkers
        if not table.match.legal(command.seat):
            raise Refusal("nothing_to_decide", f"Seat {command.seat} has nothing to decide now.")
        if connection.visitor in thinkers.advised:
            raise Refusal("busy", "A hint is already on its way.")
        if "value" in table.match.game.lacks:
            raise Refusal("no_hint", f"{table.match.game.id} has no value yet, so there are no hints.")
        seen = sight(table.match, command.seat)
        known = self._advised.recall(table.match, command.seat, seen)
        if known:
            self._tell(connection, command, known)
            return
        spec = self._live.settings.hint_spec
        dilemma = Dilemma(table.match.document(), spec, command.seat, chance(seen), advice=True)
        try:
            request = thinkers.hints.ask(dilemma, time.monotonic() + HINT_SECONDS)
        except LineFull:
            raise Refusal("hints_full", "Too many people are waiting for a hint; ask again in a moment.") from None
        advice = Advice(command.seat, table.version_for(command.seat), seen, request.answer)
        thinkers.advised.add(connection.visitor)
        self._awaited[connection.visitor] = advice
        self._live.start(self._give(connection, command, advice))

    async def _give(self, connection: Connection, command: m.Hint, advice: Advice) -> None:
        live, answer = self._live, advice.answer
        try:
            await asyncio.wait({answer})
            match, plan = live.table.match, [] if answer.cancelled() else answer.result()
            if not plan or plan[0] not in match.legal(command.seat):
                live.refuse(connection, command, "too_late", "The position has changed.")
                return
            if sight(match, command.seat) == advice.seen:
                self._advised.keep(match, command.seat, plan)
            self._tell(connection, command, plan)
        except Exception:
            log.exception("hint failed", extra={"table": live.table.row.id})
            live.refuse(connection, command, "no_hint", "There is no hint right now.")
        finally:
            answer.cancel()
            del self._awaited[connection.visitor]
            live.thinkers.advised.discard(connection.visitor)

    def _tell(self, connection: Connection, command: m.Hint, plan: list[int]) -> None:
        match = self._live.table.match
        outline = outlined(match, command.seat, plan)
        notation, *rest = map(match.notation, plan)
        reply = m.HintReply(
            command.id, notation, *outline.reason, rest, outline.parts, outline.together, outline.costly
        )
        connection.send(reply)

    def drop_idle(self) -> None:
        """Think no further about hints for which the position has changed, or whose askers have gone."""
        online = self._live.visitors()
        for visitor, advice in self._awaited.items():
            if visitor not in online or not self._live.table.knows_enough(advice.seat, advice.version):
                advice.answer.cancel()
