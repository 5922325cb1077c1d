"""The page's types are those of Python, and a file that is older than they are is noticed."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any, Literal, NotRequired, TypedDict

import msgspec
import pytest

from typescript import CannotBeSaid, Writer

ROOT = Path(__file__).parents[1]
MADE = [
    "web/src/lib/messages.ts",
    "web/src/lib/events.ts",
    *(str(file.relative_to(ROOT)) for file in ROOT.glob("web/src/games/*/types.ts")),
]
TYPES = "web/src/games/builders/types.ts"


class Card(TypedDict):
    """A card.

    It has two sides.
    """

    name: str
    """How it is called; None is nobody's name."""
    sides: dict[Literal["front", "back"], int]
    owner: NotRequired[int | None]


class Hand(TypedDict, total=False):
    cards: list[Card]


class Bid(msgspec.Struct, tag="bid", omit_defaults=True):
    coins: int
    open: Annotated[bool, msgspec.Meta(title="whether all see it")] = True


class Wish(msgspec.Struct, forbid_unknown_fields=True):
    seats: tuple[int, ...]
    note: str | float = ""


class Row(msgspec.Struct, array_like=True):
    answer: str
    bid: Bid


@dataclass
class Odd:
    marks: set[int]


@pytest.mark.parametrize(
    ("kind", "said"),
    [
        (
            Hand,
            """\
export interface Hand {
  cards?: Card[]
}

/** A card. It has two sides. */
export interface Card {
  /** How it is called; null is nobody's name. */
  name: string
  sides: Record<'front' | 'back', number>
  owner?: number | null
}
""",
        ),
        (Bid, "export interface Bid {\n  type: 'bid'\n  coins: number\n  open?: boolean\n}\n"),
        (Wish, "export interface Wish {\n  seats: number[]\n  note?: string | number\n}\n"),
    ],
)
def test_classes_become_interfaces(kind: type, said: str) -> None:
    writer = Writer()
    writer.declare(kind)
    assert writer.text() == said


def test_what_is_sent_as_a_list_becomes_a_tuple() -> None:
    writer = Writer()
    writer.declare(Row)
    assert writer.text().startswith("export type Row = [answer: string, bid: Bid]\n\nexport interface Bid {")


@pytest.mark.parametrize(
    ("hint", "said"),
    [
        (list[str | None], "(string | null)[]"),
        (list[list[int]], "number[][]"),
        (dict[str, Any], "Record<string, unknown>"),
        (Literal["a", "b"], "'a' | 'b'"),
    ],
)
def test_types_are_said_in_typescript(hint: Any, said: str) -> None:
    assert Writer().said(hint) == said


def test_a_type_without_a_counterpart_is_named() -> None:
    with pytest.raises(CannotBeSaid, match=r"Odd.marks: TypeScript has no word for set\[int\]"):
        Writer().declare(Odd)


def run(tree: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """The script of a tree, with the sources beside it: compiled functions do not tell their types."""
    environment = {**os.environ, "PYTHONPATH": str(tree / "src")}
    command = [sys.executable, "tools/typescript.py", *arguments]
    return subprocess.run(command, cwd=tree, env=environment, capture_output=True, text=True, check=False)


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A copy of what types are made from, and of what is made."""
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=shutil.ignore_patterns("static", "__pycache__"))
    for name in ["tools/typescript.py", *MADE]:
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, tmp_path / name)
    return tmp_path


@pytest.mark.slow
def test_types_are_made_again_when_a_view_has_changed(tree: Path) -> None:
    assert run(tree, "--check").returncode == 0, "The files here are stale; run `make types`."
    view = tree / "src/ratusz/games/builders/view.py"
    view.write_text(view.read_text(encoding="utf-8").replace("actions_left", "actions_to_go"), encoding="utf-8")
    checked = run(tree, "--check")
    assert (checked.returncode, checked.stdout) == (1, "")
    assert checked.stderr == f"{TYPES} is older than its Python types; run `make types`.\n"
    assert "actions_left: number" in (tree / TYPES).read_text(encoding="utf-8")
    assert run(tree).returncode == 0
    assert "actions_to_go: number" in (tree / TYPES).read_text(encoding="utf-8")
    assert run(tree, "--check").returncode == 0


@pytest.mark.slow
def test_a_change_of_what_every_game_tells_is_made_in_one_file(tree: Path) -> None:
    module = tree / "src/ratusz/core/events.py"
    module.write_text(module.read_text(encoding="utf-8").replace("by_cap", "by_a_cap"), encoding="utf-8")
    before = {name: (tree / name).read_text(encoding="utf-8") for name in MADE}
    assert run(tree, "--check").stderr == "web/src/lib/events.ts is older than its Python types; run `make types`.\n"
    assert run(tree).returncode == 0
    changed = [name for name in MADE if (tree / name).read_text(encoding="utf-8") != before[name]]
    assert changed == ["web/src/lib/events.ts"]


@pytest.mark.slow
def test_a_secret_of_another_type_than_what_it_replaces_is_refused(tree: Path) -> None:
    view = tree / "src/ratusz/games/little_town/view.py"
    private = "class PrivateView(TypedDict):\n    seats: "
    text = view.read_text(encoding="utf-8").replace(f"{private}list[SeatView]", f"{private}SeatView")
    view.write_text(text, encoding="utf-8")
    assert run(tree, "--check").stderr.startswith("'seats' of little_town is of another type in the private view")
