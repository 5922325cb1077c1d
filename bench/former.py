"""The arena with bots of another build: `python -m bench.former FOLDER GAME --bots greedy,former …`.

FOLDER holds an older build of the package. The spec `former` is the `greedy` of that build, with its values and its
search, and `former:iterations=200` or `former:seconds=0.5` its `mcts`. All else is as in `ratusz arena`.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from typing import Any, Final, cast

from ratusz.bots import BOTS, Bot, Kind
from ratusz.bots.base import LONGEST_PLAN
from ratusz.cli import main
from ratusz.core.match import Match
from ratusz.core.state import NOBODY

PROGRAM: Final = """
import json, sys
from ratusz.server.thinker import Dilemma, think
for line in sys.stdin:
    print(json.dumps(think(Dilemma(**json.loads(line)))), flush=True)
"""
FOLDER: Final = "RATUSZ_FORMER"
"""The variable that tells workers where the older build is."""


class FormerBot(Bot):
    """Asks a process in which the older build is loaded."""

    def __init__(self, seed: int = 0, **settings: float) -> None:
        super().__init__(seed)
        given = ",".join(f"{name}={value}" for name, value in settings.items())
        self.spec = f"mcts:{given}" if given else "greedy"
        self.process: subprocess.Popen[str] | None = None

    def plan(self, match: Match, seat: int = NOBODY, most: int = LONGEST_PLAN) -> list[int]:
        seat = match.player if seat < 0 else seat
        if self.process is None:
            self.process = subprocess.Popen(
                [sys.executable, "-P", "-c", PROGRAM],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                text=True,
                env={**os.environ, "PYTHONPATH": os.environ[FOLDER]},
            )
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        chance = hash((self.seed, match.ply)) % 2**31
        dilemma: dict[str, Any] = {"document": match.document(), "spec": self.spec, "seat": seat, "seed": chance}
        self.process.stdin.write(json.dumps({**dilemma, "most": most}) + "\n")
        self.process.stdin.flush()
        plan: list[int] = json.loads(self.process.stdout.readline())
        return plan

    def close(self) -> None:
        if self.process is not None:
            self.process.terminate()
            self.process.wait()
            self.process = None


if __name__ == "__main__":
    os.environ[FOLDER] = sys.argv[1]
    cast("dict[str, Kind]", BOTS)["former"] = Kind(FormerBot, BOTS["mcts"].settings)
    sys.argv[1:] = ["arena", *sys.argv[2:], "--workers", "1"]
    main()
