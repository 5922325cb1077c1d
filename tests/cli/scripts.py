"""What somebody types: whole matches as lines of input, made by playing them once without a terminal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import ratusz
from ratusz import Match

ORDER = ["finish", "progress", "hire-for", "take-coins", "end-turn", "start", "hire", "send", "buy-action"]
"""What a person does who never thinks long: the first of these that there is a reason for."""


def rehearse(seats: Sequence[str], seed: int, **options: int) -> Match:
    """The match that comes about when the seats called `me` are played by a person who never thinks long."""
    people = [seat for seat, who in enumerate(seats) if who.startswith("me")]
    match = ratusz.new("builders", len(seats), seed, options=options, confirm=people, keep_events=True)
    while not match.over:
        seat = match.player
        match.apply(decide(match) if seat in people else ratusz.bot(seats[seat]).choose(match))
    return match


def decide(match: Match) -> int:
    seats: Any = match.view()["seats"]
    idle = not seats[match.player]["sites"]

    def rank(action: int) -> tuple[int, int]:
        reason = match.reason(action)[0].removeprefix("reason-")
        return (0 if idle and reason == "start" else 1 + ORDER.index(reason)), -action

    return min(match.legal(), key=rank)


def lines_of(match: Match, seats: Sequence[str]) -> list[str]:
    """The notations of what the people of a match did."""
    return [match.notation(move.action) for move in match.moves if seats[move.seat].startswith("me")]
