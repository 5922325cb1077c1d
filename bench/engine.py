"""`make bench`: interpreted, compiled, Catanatron and C in one run.

python -m bench.engine [--players 2] [--seconds 60] [--compiled build/compiled] [--json]
"""

from __future__ import annotations

import argparse
from pathlib import Path

from bench.yardstick import Dealt, Yardstick, find_compiler
from ratusz import games
from ratusz.cli.bench import measure, show
from ratusz.lab.bench_engine import Key, Subject
from ratusz.lab.bench_worker import MATCHES, Slice

ROOT = Path(__file__).parent.parent
GAME = "builders"


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.engine", description="Measure all there is in one run.")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--compiled", type=Path, default=ROOT / "build" / "compiled")
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    others = c_program(arguments.players)
    show(measure(GAME, arguments.players, arguments.seconds, arguments.compiled, others), as_json=arguments.json)


def c_program(players: int) -> dict[Key, Subject]:
    """The C program on the matches that the engine plays, where there is a compiler."""
    if find_compiler() is None:
        return {}
    yardstick = Yardstick(ROOT / "build" / "bench")
    round_cap = games.find(GAME).check_options({})["round_cap"]
    matches = [Dealt(players, int(round_cap), str(index), f"choice {index}") for index in range(MATCHES)]

    def subject(seconds: float) -> Slice:
        return yardstick.measure(matches, seconds)

    return {("c", "random_play"): subject}


if __name__ == "__main__":
    main()
