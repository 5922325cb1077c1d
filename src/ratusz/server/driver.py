"""What goes on at a table by itself: bots play, the table answers what nobody wants to be asked, and time runs out."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Sequence
from typing import TYPE_CHECKING

from ratusz.bots import opponent
from ratusz.bots.base import keeps_to
from ratusz.core.events import TurnEnded
from ratusz.core.moves import Move
from ratusz.server import thinking
from ratusz.server.connection import Connection
from ratusz.server.messages import Waiting
from ratusz.server.metrics import BOT_SECONDS
from ratusz.server.neighbours import CHANCES, EVERYTHING, NOBODYS
from ratusz.server.seats import bot_plays
from ratusz.server.store import StoreConflict, StoreFull
from ratusz.server.table import GRANTED
from ratusz.server.thinker import Dilemma
from ratusz.server.work import stirred

if TYPE_CHECKING:
    from ratusz.server.live import LiveTable

log = logging.getLogger("ratusz.driver")

FIRST_REST = 0.25
"""Seconds after which a bot tries again when the store failed; then each time twice as many."""
LONGEST_REST = 30.0
"""But no more than these."""
CLOCK_REST = 1.0
"""Seconds until a clock that has run out is looked at again, when the store failed."""
UNATTENDED_SECONDS = 60.0
"""When a bot's turn is due at a table where nobody is, but to which somebody will come back."""
SOONER = 0.25
"""In which part of the usual time a turn is due that people have to wait for after another one."""
LONG_TURN = 8
"""A turn of more actions takes no longer than one of so many."""
NOTICED = 1.0
"""Seconds after which people are told that a bot has to wait, and told again if that has changed."""
CATCHING_UP = 0.25
"""By how much shorter the pauses are after a bot had to wait that long."""


class Turn:
    """A bot's turn while it is being played."""

    def __init__(self, before: Turn | None = None) -> None:
        self.began = self.acted = time.monotonic()
        self.further = before is not None
        """Whether it follows another bot's turn, with nobody having decided in between."""
        self.waited: float = 0.0 if before is None else before.waited
        """How long others came first when it wanted to think, the turns that people waited for before it included."""
        self._last: Move | None = None

    def played(self, move: Move) -> None:
        self.acted = time.monotonic()
        self._last = move

    def over(self, moves: Sequence[Move]) -> bool:
        """Whether it has begun, and either ended or been interrupted."""
        if self._last is None:
            return False
        return (
            not moves or moves[-1] is not self._last or any(isinstance(event, TurnEnded) for event in self._last.events)
        )

    def rest(self, pause: float) -> float:
        """How long it is until the next action comes."""
        if self.waited > NOTICED:
            pause *= CATCHING_UP
        return max(0.0, self.acted + pause - time.monotonic())


class Driver:
    """Plays at a table for everybody who does not decide in person."""

    def __init__(self, live: LiveTable) -> None:
        self.live = live
        self.waiting: Waiting | None = None
        """The bot that has to wait until it can think, as people were told."""
        self._turn = Turn()
        self._request: thinking.Inquiry | None = None
        """What a bot is being asked."""
        self._answers: dict[tuple[int, float], float] = {}
        """When answers come that keep a secret, by seat and since when it is asked."""
        self._awake = False
        self._stirred = asyncio.Event()
        self._alarm: asyncio.TimerHandle | None = None

    def wake(self) -> None:
        """Let bots and the clock go on, if it is their time."""
        self._stirred.set()
        if self._alarm is None:
            self.set_alarm()
        unled = self.clock_runs and self.live.lead == NOBODYS
        needed = unled or self._answers_for_somebody() or self._alone()
        if not self._awake and needed and self.live.lead.node is None:
            self._awake = True
            self.live.start(self._drive())

    def welcome(self, connection: Connection) -> None:
        """Somebody has come: tell who waits, and let nobody wait as long as where nobody is."""
        if self.waiting is not None:
            connection.send(self.waiting)
        if self._request is not None:
            self.live.thinkers.moves.bring_forward(self._request, self._due())

    def close(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()

    # What nobody wants to be asked.

    def _alert(self) -> set[int]:
        """The seats that want to be asked about their chances to act out of turn."""
        return self.live.seats_that_want(CHANCES)

    def _asking(self) -> set[int]:
        """The seats that want to be asked what everybody answers alike. Who is not here has not said what they want."""
        away = set(range(self.live.table.row.players)) - self.live.seats_of_those_here()
        return away | self.live.seats_that_want(EVERYTHING)

    def _answers_for_somebody(self) -> bool:
        table = self.live.table
        if self.live.too_long:
            return False
        return table.unwanted_window(self._alert()) is not None or table.granted(self._asking()) is not None

    async def answer_for_people(self) -> None:
        """Answer what nobody wants to be asked, before anybody hears of it; to be called with the table's lock.

        What was done before is stored: if the store fails now, the rest is done when it can be.
        """
        try:
            await self._answer_all()
        except Exception as error:
            # The store has told of it, or another server was first.
            if not isinstance(error, StoreFull | StoreConflict):
                log.exception("nobody answered for people", extra={"table": self.live.table.row.id})

    async def _answer_all(self) -> None:
        live = self.live
        while not live.too_long:
            if (draft := live.table.let_pass(self._alert())) is not None:
                await live.keep(draft, f"window-{secrets.token_hex(8)}")
            elif (granted := live.table.granted(self._asking())) is not None:
                await live.keep(live.table.grant(*granted), f"{GRANTED}{secrets.token_hex(8)}")
            else:
                return

    async def _answer_for_people(self) -> None:
        if not self._answers_for_somebody():
            return
        live = self.live
        async with live.lock:
            await live.make_sure()
            await self._answer_all()
            live.broadcast()

    # Bots.

    def _alone(self) -> list[int]:
        """The seats that decide and for which nobody has to be waited for.

        Bots that stand in for everybody play to those who look, and do not finish a match that people have left.
        """
        table = self.live.table
        if self.live.too_long:
            return []
        alone = [one for one in table.row.summary["deciders"] if table.goes_on_alone(one)]
        if self.live.attended or not all(bot_plays(seat) for seat in table.seats):
            return alone
        return [one for one in alone if table.seats[one].kind == "bot"]

    async def _drive(self) -> None:
        """Let bots play as long as it is their turn. A store that fails is tried again: nobody else could go on."""
        rest = FIRST_REST
        self._turn = Turn()
        try:
            while True:
                try:
                    if not await self.live.leads():
                        return
                    await self.live.hear_what_was_missed()
                    await self._answer_for_people()
                    seats = self._alone()
                    if not seats:
                        return
                    await self._go_on(seats)
                    rest = FIRST_REST
                except StoreConflict:
                    pass  # Another server was first, and what it did is read.
                except Exception as error:
                    if not isinstance(error, StoreFull):  # The store has told of it.
                        log.exception("bot stopped", extra={"table": self.live.table.row.id})
                    await self._rest_until(time.monotonic() + rest)  # Or until the store is heard of again.
                    rest = min(2 * rest, LONGEST_REST)
        finally:
            self._awake = False

    async def _go_on(self, seats: list[int]) -> None:
        """Give an answer whose time has come, or let a bot play; if all others have to wait, wait for the first."""
        if self._turn.over(self.live.table.match.moves):
            self._turn = Turn(self._turn)
        times = self._answer_times(seats)
        first = min(times, key=times.__getitem__, default=None)
        bots = [seat for seat in seats if seat not in times]
        if first is not None and times[first] <= time.monotonic():
            await self._carry_out(first, self.live.table.match.legal(first)[0], self.live.table.version_for(first))
        elif bots:
            await self._play(bots[0])
        elif first is not None:
            await self._rest_until(times[first])

    def _answer_times(self, seats: list[int]) -> dict[int, float]:
        """When the answers come that are given to keep a secret; drawn once for each question."""
        asked = [(seat, self.live.tempo.since(seat)) for seat in seats if self.live.table.match.feigned(seat)]
        now = time.monotonic()
        self._answers = {key: self._answers.get(key) or now + self._pause(key[0]) for key in asked}
        return {seat: when for (seat, _), when in self._answers.items()}

    async def _rest_until(self, when: float) -> None:
        """Wait, unless something happens at the table before."""
        self._stirred.clear()
        await stirred(self._stirred, when - time.monotonic())

    async def _play(self, seat: int) -> None:
        """Let a bot think about its turn once, and play what it has foreseen of it."""
        live = self.live
        version = live.table.version_for(seat)
        actions = await self._think(seat)
        pause = live.settings.pace * min(1.0, LONG_TURN / len(actions))
        for number, action in enumerate(actions):
            await asyncio.sleep(self._turn.rest(pause))
            if not await self._carry_out(seat, action, version, foreseen=number > 0):
                return
            version = live.table.version_for(seat)

    async def _carry_out(self, seat: int, action: int, version: int, *, foreseen: bool = False) -> bool:
        """Play an action that was chosen at a version, unless things have come to pass that change it."""
        live = self.live
        async with live.lock:
            await live.make_sure()
            table = live.table
            if live.too_long or not table.goes_on_alone(seat) or not table.knows_enough(seat, version):
                return False
            if foreseen and not keeps_to(table.match, seat, action):
                return False
            draft = table.play(seat, [table.match.notation(action)])
            await live.keep(draft, f"bot-{secrets.token_hex(8)}", driven=True)
            self._turn.played(live.table.match.moves[-1])
            await self.answer_for_people()
            live.broadcast()
        return True

    def _pause(self, seat: int) -> float:
        """How long an answer takes that is given to keep a secret: as long as others of its seat."""
        table, settings = self.live.table, self.live.settings
        if not table.is_bot(seat) and table.at_one_screen(seat):
            return settings.pace
        usual = settings.pace if table.is_bot(seat) else settings.answer_seconds
        return self.live.tempo.draw(seat, table.match.question(seat).step, usual)

    async def _think(self, seat: int) -> list[int]:
        """What a bot means to play, one action after the other; the first of them is legal."""
        table = self.live.table
        legal = table.match.legal(seat)
        if len(legal) == 1:
            return legal
        spec = opponent(table.level(seat), table.match.game, table.who_plays(seat))
        started = time.monotonic()
        try:
            actions = await self._ask(Dilemma(table.match.document(), spec, seat, thinking.new_chance()))
            if actions[0] in legal:
                return actions
            log.error("bot chose what is not legal", extra={"table": table.row.id, "spec": spec})
        except Exception:
            log.exception("bot failed", extra={"table": table.row.id, "spec": spec})
        finally:
            BOT_SECONDS.observe(time.monotonic() - started)
        return [secrets.choice(legal)]  # A table must not freeze because a bot failed.

    async def _ask(self, dilemma: Dilemma) -> list[int]:
        """Wait for a bot's plan, and tell people if others come first."""
        line = self.live.thinkers.moves
        told = not self._acts_in_secret(dilemma.seat)
        self._request = request = line.ask(dilemma, self._due(), self.live.table.row.id)
        try:
            while not (await asyncio.wait({request.answer}, timeout=NOTICED))[0]:
                if told:
                    self._tell(None if request.begun else Waiting(dilemma.seat, line.before(request)))
            return request.answer.result()
        finally:
            request.answer.cancel()
            self._request = None
            self._turn.waited += request.waited
            self._tell(None)

    def _due(self) -> float:
        """When the turn that is being played should be over."""
        alone = all(bot_plays(seat) for seat in self.live.table.seats)
        if not self.live.attended:
            return thinking.NOBODY_WAITS if alone else self._turn.began + UNATTENDED_SECONDS
        sooner = self._turn.further and not alone
        return self._turn.began + self.live.settings.turn_seconds * (SOONER if sooner else 1.0)

    def _acts_in_secret(self, seat: int) -> bool:
        """Whether a seat has acted in an open phase; that it is asked again would tell how often."""
        match = self.live.table.match
        return match.phase > 0 and any(move.seat == seat and move.phase == match.phase for move in match.moves)

    def _tell(self, waiting: Waiting | None) -> None:
        if waiting != self.waiting:
            self.waiting = waiting
            self.live.tell(waiting or Waiting(None, 0))

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
        table.clock.count(time.monotonic())
        delay = table.clock.next_end()
        if delay is not None:
            loop = asyncio.get_running_loop()
            self._alarm = loop.call_later(delay + 0.05, lambda: self.live.start(self._time_is_up()))

    async def _time_is_up(self) -> None:
        """Let a bot go on for everybody whose clock has run out."""
        self._alarm = None
        try:
            if not await self.live.leads():
                return
            await self.live.in_turn(self._replace_the_late)
        except Exception as error:
            if not isinstance(error, StoreFull):  # The store has told of it.
                log.exception("clock failed", extra={"table": self.live.table.row.id})
            await asyncio.sleep(CLOCK_REST)
        self.set_alarm()
        self.wake()

    async def _replace_the_late(self) -> None:
        table = self.live.table
        if table.clock is not None and not table.match.over:
            table.clock.count(time.monotonic())
            for seat in table.clock.run_out():
                await self.live.usher.let_bot_play(seat, "time_up")
