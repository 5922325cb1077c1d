"""What Ray costs beside a crew of processes: `python -m bench.cluster [--games N] [--workers N]`.

The same tournament is played by both, and the processor time of this process and all its children is compared, since
the wall clock tells more of what else the machine does. Starting is counted apart.
"""

from __future__ import annotations

import argparse
import time
from dataclasses import replace
from pathlib import Path

from ratusz.lab.arena import Result, Tournament, play_all
from ratusz.lab.units import hire


def family(pid: str = "self") -> list[Path]:
    """The folders in /proc of a process and all its descendants."""
    folder = Path("/proc") / pid
    found = [folder]
    for task in folder.glob("task/*/children"):
        for child in task.read_text().split():
            found += family(child)
    return found


def spent() -> float:
    """The processor seconds of this process and its descendants, with those that have ended."""
    ticks = 0
    for folder in family():
        try:
            ticks += sum(int(number) for number in (folder / "stat").read_text().rpartition(")")[2].split()[11:15])
        except (FileNotFoundError, ProcessLookupError):
            continue
    return ticks / 100


def measure(tournament: Tournament, workers: int, cluster: str | None) -> tuple[list[Result], float, float, float]:
    """The results, the processor seconds of starting and of playing, and the seconds of playing."""
    before = spent()
    with hire(workers, cluster) as staff:
        # A few matches first: processes are started when they are needed.
        list(play_all(replace(tournament, matches=4 * workers), staff))
        started, begin = spent(), time.perf_counter()
        results = list(play_all(tournament, staff))
        return results, started - before, spent() - started, time.perf_counter() - begin


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=3000)
    parser.add_argument("--workers", type=int, default=2)
    asked = parser.parse_args()
    tournament = Tournament("builders", ("random", "random:seed=1"), 2, asked.games, "cluster", {"round_cap": 60})
    found = []
    for name, cluster in (("crew", None), ("ray", "auto")):
        results, starting, playing, seconds = measure(tournament, asked.workers, cluster)
        found.append((results, playing))
        rate = len(results) / playing
        print(
            f"{name}: started in {starting:.1f} s of processor time; {len(results)} matches in {playing:.1f} s of"
            f" processor time ({rate:.0f} a second) and {seconds:.1f} s by the clock"
        )
    (first, crew), (second, ray) = found
    same = all(one.scores == other.scores for one, other in zip(first, second, strict=True))
    load = Path("/proc/loadavg").read_text().split()[0]
    print(f"overhead of ray: {100 * (ray / crew - 1):.1f} % of processor time; same scores: {same}; load {load}")


if __name__ == "__main__":
    main()
