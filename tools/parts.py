"""Writes the tables of observations in docs/environments.md from the parts that the games declare."""

from __future__ import annotations

import re
from pathlib import Path

from ratusz import games
from ratusz.core.game import Game

PAGE = Path(__file__).parents[1] / "docs" / "environments.md"
_MARKS = re.compile(r"(<!-- parts of (\w+) -->\n).*?(<!-- end of parts -->)", re.DOTALL)


def section(game: Game) -> str:
    """What an observation of a game holds, as a paragraph and a table."""
    parts = game.observation.parts
    rows = [f"| `{part.name}` | {part.size} | {part.highest} | {part.about} |\n" for part in parts]
    return f"\n{parts.note}\n\n| part | size | up to | meaning |\n|---|---|---|---|\n{''.join(rows)}\n"


def written(page: str) -> str:
    """The page with what stands between its marks written anew."""
    return _MARKS.sub(lambda found: found[1] + section(games.find(found[2])) + found[3], page)


if __name__ == "__main__":
    PAGE.write_text(written(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
