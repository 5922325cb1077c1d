"""The server, with views of a game that show what lies before seats again: `BENCH_SWELL="GAME TIMES"`, in all.

It changes with the seat, as in a real view of that size.
"""

from __future__ import annotations

import os
import sys
from dataclasses import replace
from typing import Any

from ratusz import games
from ratusz.core.game import View
from ratusz.server.__main__ import main


def swell(game_id: str, copies: int) -> None:
    game = games.find(game_id)

    def public(state: Any) -> View:
        view = game.public(state)
        seats: Any = view["seats"]
        again = [len(range(seat, copies, len(seats))) for seat in range(len(seats))]
        return {**view, "seats": [{**seat, "again": [seat] * times} for seat, times in zip(seats, again, strict=True)]}

    games.add(replace(game, public=public))


if __name__ == "__main__":
    game_id, copies = os.environ["BENCH_SWELL"].split()
    swell(game_id, int(copies))
    main(sys.argv[1:])
