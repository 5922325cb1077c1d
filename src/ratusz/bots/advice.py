"""Hints: the plan of a bot, kept in mind, so that whoever follows it or asks again is told the same."""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass
from itertools import groupby
from typing import Final

from ratusz.bots.base import goes_on, keeps_to
from ratusz.core.actions import END_TURN
from ratusz.core.game import Message
from ratusz.core.match import Match
from ratusz.core.rng import Rng
from ratusz.core.state import State

MOST_KEPT: Final = 512
"""So many pieces of advice a table keeps in mind, the latest ones."""


def sight(match: Match, seat: int) -> bytes:
    """What a seat sees and is asked, as a hash: where it is the same, advice is the same."""
    question = match.question(seat)
    seen = json.dumps([match.view(seat), question.step, question.actions], sort_keys=True)
    return hashlib.sha256(seen.encode()).digest()


def chance(seen: bytes) -> int:
    """Where the chance of a bot comes from that gives advice there: from nothing that the seat does not see."""
    return int.from_bytes(seen[:4], "big")


def worthwhile(match: Match, seat: int, plan: list[int]) -> list[int]:
    """A plan without what comes to nothing, as far as its game can tell."""
    trim = match.game.worthwhile
    return plan if trim is None else trim(_imagined(match, seat), seat, plan)


def _imagined(match: Match, seat: int) -> State:
    """A position that is like the match as far as a seat can tell."""
    return match.redealt(seat, Rng.from_seed("advice"))


@dataclass(frozen=True, slots=True)
class Outline:
    """A plan as it is told to a person; its actions are meant by their places in it."""

    parts: list[list[int]]
    """What is told, in order: actions in a row that belong together are one part. What goes without saying is left
    out."""
    together: int
    """With so many actions the plan begins that can be played as one command and taken back as one: before anything is
    revealed, the turn ends or somebody else decides. It is 1 where the first action itself does that, and a payment is
    never done by halves."""
    reason: Message
    """Why: what the first part comes to."""
    costly: str
    """What these actions throw away, the key of `costly-<key>`; empty if nothing."""


def outlined(match: Match, seat: int, plan: list[int]) -> Outline:
    """What there is to tell of a plan. It hangs on nothing that the seat does not know."""
    together, costly = _in_one_go(match, seat, plan)
    parts = _parts(match, plan)
    if parts[0][0] >= together:
        parts.insert(0, [0])
    return Outline(parts, together, _reason(match, seat, plan, parts[0][-1]), costly)


def _in_one_go(match: Match, seat: int, plan: list[int]) -> tuple[int, str]:
    """With how many actions a plan begins that one command can give, and what they throw away."""
    state, costly = _imagined(match, seat), ""
    depth = _depth(state, seat)
    filled = match.question(seat).panel is not None
    for place, action in enumerate(plan):
        # A command does not answer what was asked before the question that it began with.
        if place and (action not in state.legal(seat) or _depth(state, seat) < depth):
            return place, costly
        throws = match.game.costly(state, seat).get(action, "") if match.game.costly else ""
        whole = filled and _belongs(match, action) == _belongs(match, plan[0])
        if not goes_on(state, action, seat):
            return (place + 1, costly or throws) if whole or not place else (place, costly)
        filled = whole
        costly = costly or throws
    return len(plan), costly


def _reason(match: Match, seat: int, plan: list[int], place: int) -> Message:
    """Why one might come to an action of a plan."""
    state = _imagined(match, seat)
    for action in plan[:place]:
        state.apply(action, seat)
    return match.game.reason(state, seat, plan[place])


def _parts(match: Match, plan: list[int]) -> list[list[int]]:
    said = [place for place, action in enumerate(plan) if _belongs(match, action)]
    rows = groupby(said or [0], key=lambda place: _belongs(match, plan[place]))
    return [list(row) for _, row in rows]


def _belongs(match: Match, action: int) -> str:
    """What an action is told with; nothing if it goes without saying."""
    notation = match.notation(action)
    if action == END_TURN or notation.endswith(" 0"):
        return ""
    belongs = match.game.belongs
    return notation.partition(" ")[0] if belongs is None else belongs(action)


def _depth(state: State, seat: int) -> int:
    return len(state.together[seat] if state.together else state.steps)


class Advised:
    """The advice that was given at a table, by what was seen."""

    def __init__(self) -> None:
        self._known: dict[bytes, list[int]] = {}

    def recall(self, match: Match, seat: int, seen: bytes) -> list[int]:
        """The plan that a seat was advised where it saw this; empty if none, or none that it may begin."""
        plan = self._known.get(seen, [])
        return plan if plan and plan[0] in match.legal(seat) else []

    def keep(self, match: Match, seat: int, plan: list[int]) -> None:
        """Keep in mind what a seat is advised now, and after each step of the plan as far as it can be kept to."""
        ahead = match.clone()
        for number, action in enumerate(plan):
            if number and not keeps_to(ahead, seat, action):
                break
            self._known.setdefault(sight(ahead, seat), plan[number:])
            ahead.apply(action, seat)
        while len(self._known) > MOST_KEPT:
            del self._known[next(iter(self._known))]
