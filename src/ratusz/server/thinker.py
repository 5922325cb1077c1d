"""What is done in the processes in which bots think."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import ratusz
from ratusz import games
from ratusz.bots.advice import worthwhile
from ratusz.bots.base import LONGEST_PLAN


@dataclass(frozen=True, slots=True)
class Dilemma:
    """A position to think about."""

    document: dict[str, Any]
    spec: str
    seat: int
    seed: int
    """Where a bot's chance comes from; a bot at a table sees no number of plies to begin from."""
    most: int = LONGEST_PLAN
    """How many actions are wanted at most."""
    advice: bool = False
    """Whether a person is to be told: then without what comes to nothing."""
    seconds: float | None = None
    """How long the bot may take for a decision, if that is less than it would take by itself."""


def get_ready(_: None) -> None:
    """Read the rules of all games before anybody waits for it."""
    games.registry()


def think(dilemma: Dilemma) -> list[int]:
    """What a bot plays at a position: the rest of its turn, as far as it can foresee it."""
    match = ratusz.from_document(dilemma.document)
    with ratusz.bot(dilemma.spec) as bot:
        bot.seed = dilemma.seed
        if dilemma.seconds is not None:
            bot.hurry(dilemma.seconds)
        plan = bot.plan(match, dilemma.seat, dilemma.most)
    return worthwhile(match, dilemma.seat, plan) if dilemma.advice else plan
