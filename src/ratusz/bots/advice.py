"""Hints: the plan of a bot, kept in mind, so that whoever follows it or asks again is told the same."""

from __future__ import annotations

import hashlib
import json
from typing import Final

from ratusz.bots.base import keeps_to
from ratusz.core.match import Match
from ratusz.core.rng import Rng

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
    return plan if trim is None else trim(match.redealt(seat, Rng.from_seed("advice")), seat, plan)


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
