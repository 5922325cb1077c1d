"""What an answer does for certain: it is played on a copy, as far as nothing unknown and no other choice comes in."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ratusz.core.actions import END_TURN
from ratusz.core.events import TurnEnded
from ratusz.core.state import State


class Trial:
    """An answer that was tried: what it took from the purse of its seat and what it put in, kind by kind."""

    def __init__(self, state: State, seat: int, action: int, purse: Callable[[Any, int], list[int]]) -> None:
        after = state.clone()
        after.events = []
        held = purse(after, seat)
        self.after = after
        """The position as far as the answer leads for certain, with what has happened on the way."""
        self.cost = [0] * len(held)
        self.gain = [0] * len(held)
        step = after.together[seat].pop() if after.together else after.steps.pop()
        alone = len(after.together) > 0
        while True:
            step.apply(after, action)
            now = purse(after, seat)
            self.compare(held, now)
            held = now
            if bool(after.together) != alone or self.is_over():
                return
            stack = after.together[seat] if alone else after.steps
            if not stack or stack[-1].ends:
                return
            step = stack[-1]
            if step.player < 0:
                action = END_TURN
            else:
                if step.player != seat:
                    return
                legal = step.legal(after)
                if len(legal) != 1 or after.asks_all or step.always_asked(after):
                    return
                action = legal[0]
            stack.pop()

    def compare(self, held: list[int], now: list[int]) -> None:
        """What one step took and put in: a payment and a reward in different steps do not cancel out."""
        for kind in range(len(held)):
            change = now[kind] - held[kind]
            if change > 0:
                self.gain[kind] += change
            else:
                self.cost[kind] -= change

    def is_over(self) -> bool:
        """Whether something was revealed, or the turn has ended: what comes then is not the answer's doing."""
        happened = self.after.events
        if happened is not None:
            for event in happened:
                if event.reveal or isinstance(event, TurnEnded):
                    return True
        return False


def taken_for_granted(state: State, seat: int, action: int) -> list[int]:
    """The single answers of a seat that the table gives for it after an answer, in their order."""
    after = state.clone()
    after.events = None
    found: list[int] = []
    while True:
        stack = after.together[seat] if after.together else after.steps
        step = stack.pop()
        step.apply(after, action)
        stack = after.together[seat] if after.together else after.steps
        if not stack:
            return found
        step = stack[-1]
        action = END_TURN
        if step.player >= 0:
            legal = step.legal(after)
            if len(legal) != 1 or step.always_asked(after):
                return found
            action = legal[0]
            if step.player == seat:
                found.append(action)
