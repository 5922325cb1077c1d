"""The package that docs/tutorial.md builds, put together from the page: what readers are told is what is tested."""

from __future__ import annotations

import contextlib
import re
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

from ratusz import games

PAGE = Path(__file__).parents[1] / "docs" / "tutorial.md"
_BLOCK = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def blocks(language: str) -> str:
    """All that the page has in a language, but for what it tries out."""
    found = [text for name, text in _BLOCK.findall(PAGE.read_text(encoding="utf-8")) if name == language]
    return "\n\n".join(text for text in found if not text.startswith(">>>"))


def install(folder: Path) -> None:
    """Put the package into a folder, as pip would: on the path it is found like any other."""
    project = tomllib.loads(blocks("toml"))["project"]
    package, about = folder / project["name"], folder / f"{project['name']}-{project['version']}.dist-info"
    package.mkdir(parents=True)
    about.mkdir()
    (package / "__init__.py").write_text(blocks("python"), encoding="utf-8")
    (package / "text_en.ftl").write_text(blocks("ftl"), encoding="utf-8")
    (about / "METADATA").write_text(f"Name: {project['name']}\nVersion: {project['version']}\n", encoding="utf-8")
    (about / "entry_points.txt").write_text(_entry_points(project["entry-points"]), encoding="utf-8")


@contextlib.contextmanager
def installed(folder: Path) -> Iterator[None]:
    """The same for this process, as long as it lasts."""
    install(folder)
    known = dict(games._GAMES)
    sys.path.insert(0, str(folder))
    games._outside.cache_clear()
    try:
        yield
    finally:
        sys.path.remove(str(folder))
        games._outside.cache_clear()
        games._GAMES.clear()
        games._GAMES.update(known)


def _entry_points(groups: dict[str, dict[str, str]]) -> str:
    lines = [f"[{group}]\n{name} = {place}\n" for group, points in groups.items() for name, place in points.items()]
    return "".join(lines)
