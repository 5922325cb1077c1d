"""The server, dealing the same cards to the same test: `python seeded.py PORT DATABASE DEAL`.

Only chance is taken out of the house's hands; everything else is the server as anybody runs it.
"""

from __future__ import annotations

import hashlib
import sys
from collections import Counter
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import ClassVar
from unittest.mock import patch

from ratusz.core.game import Game
from ratusz.core.match import Match
from ratusz.server import hall
from ratusz.server.__main__ import main
from ratusz.server.table import Table


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


def chance(table: Table, seat: int) -> int:
    """Bots err at the same moments, too."""
    text = f"{table.row.seed}/{table.match.ply}/{seat}"
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:4], "big") % 10**9


if __name__ == "__main__":
    *arguments, deal = sys.argv[1:]
    Dealt.deal = Path(deal)
    with patch.object(hall, "Match", Dealt), patch.object(Table, "chance", chance):
        main(arguments)
