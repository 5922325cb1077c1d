"""Every link in the Markdown of the repository leads to a file of it, and to a heading that is there."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from docsite import prose

ROOT = Path(__file__).resolve().parents[2]
NOT_OURS = frozenset({"build", "dist", "node_modules"})


def markdown_files(root: Path) -> Iterator[Path]:
    for folder, inner, files in os.walk(root):
        inner[:] = [name for name in inner if not name.startswith(".") and name not in NOT_OURS]
        found = (Path(folder, name) for name in files if name.endswith(".md"))
        yield from (file for file in found if not file.is_symlink())


def targets(text: str) -> list[str]:
    """Where the links of a text lead, code left out."""
    found: list[str] = []

    def note(target: str) -> str:
        found.append(target)
        return target

    for code, part in prose.parts(text):
        if not code:
            prose.linked(part, note, lambda _: None)
    return found


def headings(text: str) -> set[str]:
    """The anchors that code hosts give to headings."""
    seen: list[str] = []
    for code, part in prose.parts(text):
        for title in [] if code else re.findall(r"^#+ (.*)$", part, re.MULTILINE):
            shown = re.sub(r"\s*<!--.*?-->|\[([^\]]*)\]\([^)]*\)", r"\1", title)
            slug = re.sub(r"[^\w\- ]", "", shown.lower()).replace(" ", "-")
            again = sum(1 for other in seen if re.fullmatch(rf"{re.escape(slug)}(-\d+)?", other))
            seen.append(f"{slug}-{again}" if again else slug)
    return set(seen)


def astray(root: Path) -> list[str]:
    """The links that lead nowhere."""
    wrong = []
    for file in sorted(markdown_files(root)):
        for target in targets(file.read_text(encoding="utf-8")):
            path, _, anchor = target.partition("#")
            other = file.parent / path if path else file
            if re.match(r"[a-z]+:", target):
                continue
            if not other.exists() or (anchor and anchor not in headings(other.read_text(encoding="utf-8"))):
                wrong.append(f"{file.relative_to(root)}: {target}")
    return wrong


def test_no_link_leads_astray() -> None:
    assert astray(ROOT) == []


def test_the_files_that_people_read_first_are_looked_at() -> None:
    files = {file.relative_to(ROOT).as_posix() for file in markdown_files(ROOT)}

    assert {"README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "docs/index.md", "docs/rules/builders.pl.md"} <= files
    assert not any(file.startswith("src/") for file in files)


def test_every_picture_is_shown_somewhere() -> None:
    shown = {Path(target).name for file in markdown_files(ROOT) for target in targets(file.read_text(encoding="utf-8"))}

    assert {picture.name for picture in (ROOT / "docs/pictures").iterdir()} - shown == set()


@pytest.mark.parametrize(
    "text",
    [
        "[gone](gone.md)",
        "[below](#nowhere)",
        "[there](other.md#nowhere)",
        '<img src="gone.png">',
        "[![picture](other.md)](gone.md)",
        "[![picture](gone.png)](other.md)",
        "## With a [link](gone.md)",
        "- an item\n  [over two\n  lines](gone.md)",
    ],
)
def test_a_link_that_leads_astray_is_found(tmp_path: Path, text: str) -> None:
    (tmp_path / "other.md").write_text("# Other\n")
    (tmp_path / "page.md").write_text(text)

    assert len(astray(tmp_path)) == 1


@pytest.mark.parametrize(
    "text",
    [
        "[there](other.md#who-decides-1)",
        "[below](#down)\n\n## Down\n",
        "[elsewhere](https://example.org/gone)",
        "`[code](gone.md)`",
        "```\n[code](gone.md)\n```",
    ],
)
def test_a_link_that_leads_somewhere_is_let_through(tmp_path: Path, text: str) -> None:
    (tmp_path / "other.md").write_text("# Other\n\n## Who decides?\n\n## Who *decides*\n")
    (tmp_path / "page.md").write_text(text)

    assert astray(tmp_path) == []
