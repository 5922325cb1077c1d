"""What an answer does for certain: it is played on a copy, as far as nothing unknown and no other choice comes in."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from ratusz.core.actions import END_TURN
from ratusz.core.events import TurnEnded
from ratusz.core.state import State

if TYPE_CHECKING:
    from ratusz.core.game import Game

NOTHING_TOLD: Final = "{}"
MOST_KEPT: Final = 20_000
"""How many outcomes of a game are kept."""
_JSON: Final = json.JSONEncoder(separators=(",", ":"))


def told(game: Game, state: State, seat: int, actions: list[int]) -> list[str]:
    """What each of some answers does, as JSON without what is empty: that is small, and ready to be sent."""
    purse, hangs_on, kept = game.purse, game.hangs_on, game.kept
    if purse is None:
        return [NOTHING_TOLD] * len(actions)
    if hangs_on is None:
        return [_tried(game, purse, state, seat, action) for action in actions]
    keys = hangs_on(state, seat, actions)
    found = []
    for place in range(len(actions)):
        key = keys[place]
        text = kept.get(key)
        if text is None:
            text = _tried(game, purse, state, seat, actions[place])
            if len(kept) >= MOST_KEPT:
                kept.clear()
            if key is not None:
                kept[key] = text
        found.append(text)
    return found


def numbered(texts: list[str]) -> tuple[list[int], list[str]]:
    """For each of some outcomes its place among the different ones, and these; the first of them is nothing."""
    numbers: dict[str, int] = {NOTHING_TOLD: 0}
    places: list[int] = []
    for text in texts:
        place = numbers.get(text)
        if place is None:
            place = numbers[text] = len(numbers)
        places.append(place)
    return places, list(numbers)


def named(ids: Sequence[str], amounts: Sequence[int]) -> dict[str, int]:
    """So much of each, by name; what there is none of is left out."""
    found: dict[str, int] = {}
    for place in range(len(amounts)):
        if amounts[place]:
            found[ids[place]] = amounts[place]
    return found


def _tried(game: Game, purse: Callable[[Any, int], list[int]], state: State, seat: int, action: int) -> str:
    if game.uncertain and game.space.block(action).verb in game.uncertain:
        return NOTHING_TOLD
    trial = Trial(state, seat, action, purse)
    about: Mapping[str, Any] = {} if game.about is None else game.about(state, trial.after, seat, action)
    told: dict[str, Any] = {}
    for name, amounts in (("cost", trial.cost), ("gain", trial.gain)):
        if any(amounts):
            told[name] = named(game.purse_ids, amounts)
    if about:
        told["about"] = about
    return sys.intern(_JSON.encode(told))


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
