"""The agent-environment cycle: the part of an environment that every decision passes through, free of any library."""

from __future__ import annotations

from collections.abc import Iterator
from operator import index
from typing import Any, Final

from mypy_extensions import mypyc_attr

from ratusz.core.block import Page, Writer
from ratusz.core.errors import BadOptions
from ratusz.core.state import NO_ANSWERS, NOBODY, State

FOREVER: Final = 2**62 - 1
_ALL: Final[Any] = slice(None)


@mypyc_attr(allow_interpreted_subclasses=True)
class Cycle:
    """One match as agents go through it: whose turn it is, what it sees, what it does.

    Nothing about a position is computed before somebody asks, and nothing that concerns every agent is touched before
    the match is over. The names are PettingZoo's.
    """

    agents: list[str]
    agent_selection: str
    rewards: dict[str, float]
    _cumulative_rewards: dict[str, float]
    terminations: dict[str, bool]
    truncations: dict[str, bool]
    infos: dict[str, dict[str, Any]]
    match_state: State
    """The position itself, for whoever wants to clone it, search it, or look at it more closely."""

    def __init__(
        self,
        names: list[str],
        writer: Writer,
        observation: bytearray,
        mask: bytearray,
    ) -> None:
        self._names = names
        self._seats = {name: seat for seat, name in enumerate(names)}
        self._seat = NOBODY
        self._writer = writer
        self._observation = observation
        self._page = Page(len(observation))
        self._row: Any = slice(0, len(observation))
        self._mask = mask
        self._no_actions = bytearray(len(mask))
        self._lent: Any = None

    # What a kind of environment adds.

    def arrays(self) -> Any:
        """The contents of both buffers as `observe` returns them."""
        raise NotImplementedError

    def end(self) -> None:
        """The match is over: hand out the results."""
        raise NotImplementedError

    def leave(self, action: Any) -> None:
        """The selected agent goes, since the match is over."""
        raise NotImplementedError

    # The cycle.

    def begin(self, state: State) -> None:
        """Seat everybody at a new match."""
        names = self._names
        self.match_state = state
        self.agents = names[:]
        self.rewards = dict.fromkeys(names, 0.0)
        self._cumulative_rewards = dict.fromkeys(names, 0.0)
        self.terminations = dict.fromkeys(names, False)
        self.truncations = dict.fromkeys(names, False)
        self.infos = {name: {} for name in names}
        self.select()

    def select(self) -> None:
        """Turn to the first seat that has to decide."""
        self._seat = self.match_state.decider
        if self._seat < 0:
            self.agent_selection = self._names[0]
            self.end()
        else:
            self.agent_selection = self._names[self._seat]

    def step(self, action: Any) -> None:
        """Let the selected agent act; IllegalAction changes nothing. When the match is over, None lets it leave."""
        if self._seat < 0:
            self.leave(action)
            return
        state = self.match_state
        state.apply(action if isinstance(action, int) else index(action), self._seat)
        seat = state.decider
        if seat < 0:
            self.select()
        elif seat != self._seat:
            # What `select` does, without the detour that a method of a class with subclasses takes.
            self._seat = seat
            self.agent_selection = self._names[seat]

    def last(self, observe: bool = True) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """What the selected agent sees, its reward, whether it is done or cut short, and what else there is to know."""
        agent = self.agent_selection
        seen: Any = None
        if observe:
            look(self, self._seats[agent])
            seen = self._lent if self._lent is not None else self.arrays()
        if self._seat >= 0:
            return seen, 0.0, False, False, self.infos[agent]
        reward = self._cumulative_rewards[agent]
        return seen, reward, self.terminations[agent], self.truncations[agent], self.infos[agent]

    def agent_iter(self, max_iter: int = FOREVER) -> Iterator[str]:
        """The selected agent, again and again, until all have left or `max_iter` steps were made."""
        for _ in range(max_iter):
            if not self.agents:
                return
            yield self.agent_selection

    def legal(self, agent: str | None = None) -> list[int]:
        """The legal actions of an agent (by default of the selected one); not to be changed."""
        seat = self._seat if agent is None else self._seats[agent]
        return self.match_state.answers[seat] if seat >= 0 else NO_ANSWERS

    def observe(self, agent: str) -> Any:
        """What an agent sees, and which actions are legal for it: none unless it has to decide."""
        look(self, self._seats[agent])
        return self._lent if self._lent is not None else self.arrays()

    def observe_into(self, agent: str, buffer: bytearray) -> None:
        """Write what an agent sees into a buffer, part after part."""
        if len(buffer) < len(self._observation):
            raise BadOptions(f"An observation has {len(self._observation)} bytes, and the buffer {len(buffer)}.")
        copy_observation(self, self._seats[agent], buffer)

    def mask_into(self, buffer: bytearray, agent: str | None = None) -> None:
        """Write into a buffer a 1 for each legal action of an agent (by default of the selected one), else a 0."""
        buffer[_ALL] = self._no_actions
        for action in self.legal(agent):
            buffer[action] = 1


def look(cycle: Cycle, seat: int) -> None:
    """Fill both buffers of a cycle with what a seat sees and may do."""
    copy_observation(cycle, seat, cycle._observation)
    mask = cycle._mask
    mask[_ALL] = cycle._no_actions
    actions: list[Any] = cycle.match_state.answers[seat]
    for action in actions:
        mask[action] = 1


def copy_observation(cycle: Cycle, seat: int, buffer: bytearray) -> None:
    """Write what a seat sees into a buffer that belongs to others."""
    page = cycle._page
    page.rewind()
    cycle._writer.write(cycle.match_state, seat, page)
    buffer[cycle._row] = memoryview(page.whole)
