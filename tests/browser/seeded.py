"""The server, dealing the same cards to the same test: `python seeded.py PORT DATABASE DEAL`.

Chance is taken out of the house's hands, and bots do not think long: how well they play matters to no test of the page.
Everything else is the server as anybody runs it. With $OTHER_RULES it has been updated: the rules of that game have
another version.
"""

from __future__ import annotations

import hashlib
import json
import os
import sys
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, ClassVar, cast
from unittest.mock import patch

import ratusz
from ratusz import games
from ratusz.bots import LEVELS
from ratusz.core.game import Document, Game
from ratusz.core.match import Match
from ratusz.crew import end_with
from ratusz.server import driver, hall, hints
from ratusz.server.__main__ import main
from ratusz.server.thinker import Dilemma

QUICK = dict.fromkeys(LEVELS, "greedy:beam=1,learned=0")
"""Bots that foresee whole turns as well, which is what people see of them."""


class Dealt(Match):
    """A match whose seed is the name of the deal, and the how many of that name it is."""

    deal: ClassVar[Path]
    """The file that names the deal."""
    count: ClassVar[Counter[str]] = Counter()

    @classmethod
    def new(
        cls,
        game: Game,
        players: int,
        seed: int | str | None = None,
        options: Mapping[str, object] | None = None,
        confirm: Sequence[int] = (),
        keep_events: bool = False,
    ) -> Match:
        return Match.new(game, players, seed or cls.next_seed(), options, confirm, keep_events)

    @classmethod
    def next_seed(cls) -> str:
        name = cls.deal.read_text()
        cls.count[name] += 1
        return f"{name} {cls.count[name]}"


def by_position(document: Document, spec: str, seat: int, _: int, **more: Any) -> Dilemma:
    """Bots err at the same moments, too."""
    text = json.dumps(document, sort_keys=True) + str(seat)
    chance = int.from_bytes(hashlib.sha256(text.encode()).digest()[:4], "big") % 10**9
    return Dilemma(document, spec, seat, chance, **more)


if __name__ == "__main__":
    built = os.environ.get("HOUSE_OF", ratusz.__file__)
    assert built == ratusz.__file__, f"The tests run on {built}: is $PYTHONPATH an absolute path?"
    end_with(os.getppid())  # Tests that are killed cannot close their house.
    *arguments, deal = sys.argv[1:]
    Dealt.deal = Path(deal)
    if updated := os.environ.get("OTHER_RULES"):
        games.add(replace(games.find(updated), rules_version=games.find(updated).rules_version + 1))
    with (
        patch.dict(cast("dict[str, str]", LEVELS), QUICK),
        patch.object(hall, "Match", Dealt),
        patch.object(driver, "Dilemma", by_position),
        patch.object(hints, "Dilemma", by_position),
    ):
        main(arguments)
