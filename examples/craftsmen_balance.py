"""How balanced the cards of Craftsmen are: what was shipped, who won, and how far apart the scores were.

It reads the records that `ratusz arena craftsmen --bots greedy --players 3 --games 20 --records FOLDER` leaves, and is
given the same FOLDER.
"""

from __future__ import annotations

import argparse
from collections import Counter
from pathlib import Path
from statistics import mean, pstdev
from typing import Any

import ratusz
from ratusz.games.craftsmen.events import BonusWon, ProductLoaded


def main(folder: Path) -> None:
    """One line for each thing counted, over all records in a folder."""
    loaded: Counter[str] = Counter()
    tokens: Counter[str] = Counter()
    places: Counter[int] = Counter()
    sources: Counter[str] = Counter()
    scores: list[int] = []
    leads: list[int] = []
    matches = 0
    for file in sorted(folder.glob("*.json")):
        match = ratusz.replay(file.read_text(encoding="utf-8"), keep_events=True)
        matches += 1
        for event in match.events(None):
            if isinstance(event, ProductLoaded):
                loaded[event.good] += 1
            elif isinstance(event, BonusWon):
                tokens[event.good] += 1
        start: Any = match.at(0).view()
        places[1 + start["order"].index(match.ranking().index(1))] += 1
        ranked = sorted(match.scores(), reverse=True)
        scores += ranked
        leads.append(ranked[0] - ranked[1])
        for sheet in match.score_sheet():
            sources.update(sheet)
    print(f"{matches} matches; score {mean(scores):.1f} ± {pstdev(scores):.1f}; lead {mean(leads):.1f}")
    show("won from place", {str(place): places[place] for place in sorted(places)})
    show("shipped", loaded)
    show("tokens", tokens)
    show("points", sources)


def show(title: str, counts: dict[str, int]) -> None:
    """Each with its number and its share, the biggest first."""
    total = sum(counts.values()) or 1
    ranked = sorted(counts.items(), key=lambda item: -item[1])
    print(f"{title}: " + ", ".join(f"{name} {count} ({100 * count / total:.0f} %)" for name, count in ranked))


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="How balanced the cards of Craftsmen are.")
    parser.add_argument("folder", type=Path, help="the records of an arena")
    given = parser.parse_args()
    if not any(given.folder.glob("*.json")):
        parser.error(f"there are no records in '{given.folder}'")
    main(given.folder)
