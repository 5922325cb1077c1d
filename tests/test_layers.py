"""Imports point inwards and are short, each layer knows only what ARCHITECTURE.md lets it, a name has one meaning."""

from __future__ import annotations

import ast
import itertools
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest

import ratusz

FACADE = "ratusz"
"""The package itself, which gathers what a newcomer needs."""

KNOWS: Mapping[str, frozenset[str]] = {
    "core": frozenset({"core"}),
    "games": frozenset({"core", "games"}),
    "bots": frozenset({"core", "bots"}),
    FACADE: frozenset({"core", "games", "bots", "envs", "texts"}),
    "texts": frozenset({"core", "games"}),
    "rulebook": frozenset({"core", "games"}),
    "crew": frozenset({"core"}),
    "envs": frozenset({"core", "games", "bots", "envs"}),
    "testing": frozenset({"core", "bots", "texts", "rulebook", "testing"}),
    "lab": frozenset({"core", "games", "bots", "envs", "crew", "lab", FACADE}),
    "server": frozenset({"core", "games", "bots", "texts", "rulebook", "crew", "server", FACADE}),
    "__main__": frozenset({"cli"}),
    "cli": frozenset({"core", "games", "bots", "texts", "rulebook", "lab", "server", "cli", FACADE}),
}
"""For each layer the layers it may import."""

SELF_CONTAINED = frozenset({"core", "games"})
"""Layers that use nothing beyond the standard library and mypy_extensions, and what only a type checker reads."""
OUTSIDE = frozenset({"librt", "mypy_extensions", "typing_extensions"}) | sys.stdlib_module_names

MIRRORED = frozenset({"Question", "Ways"})
"""Classes of core that have a struct of the same name in `server/messages.py`, by which they are told."""

LONGEST_LIST = 12
"""How many names a module may import from another one."""


def violations(package: Path) -> list[str]:
    """Every import in a package that its layer does not allow."""
    found = []
    for file in sorted(package.rglob("*.py")):
        parts = file.relative_to(package).with_suffix("").parts
        layer = FACADE if parts == ("__init__",) else parts[0]
        if layer not in KNOWS:
            found.append(f"{'/'.join(parts)} belongs to no layer")
            continue
        for name in imports(file, package):
            if not allowed(layer, parts, name):
                found.append(f"{'/'.join(parts)} imports {name}")
    return found


def allowed(layer: str, parts: tuple[str, ...], name: str) -> bool:
    root, *inner = name.split(".")
    if root != FACADE:
        return layer not in SELF_CONTAINED or root in OUTSIDE
    target = inner[0] if inner and inner[0] in KNOWS else FACADE
    if layer == "games" and target == "games" and len(parts) > 2:
        return inner[1:2] == [parts[1]]  # A game knows its own folder, and no other game.
    return target in KNOWS[layer]


def imports(file: Path, package: Path) -> Iterator[str]:
    """The full names of what a module imports, wherever in the module it does."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = node.module or ""
            if node.level:
                folder = (FACADE, *file.relative_to(package).parts)[: -node.level]
                base = ".".join([*folder, *([base] if base else [])])
            yield from (f"{base}.{alias.name}" for alias in node.names)


def long_lists(package: Path) -> list[str]:
    """Every import of more names than anybody reads.

    Whoever needs so much of a table imports the table: `cards.TYPES` says at every use where the name comes from, and a
    list of fifty names says nothing that the code below it does not say too.
    """
    return [
        f"{file.relative_to(package).as_posix()} imports {len(node.names)} names from {node.module}"
        for file in sorted(package.rglob("*.py"))
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.ImportFrom) and len(node.names) > LONGEST_LIST
    ]


def shared_names(package: Path) -> list[str]:
    """Every name that stands for two classes which somebody could take for each other.

    A game knows no other game, so each has its own names; and what its rulebook calls a step or an event is called so.
    """
    homes: dict[str, list[tuple[str, str, bool]]] = {}
    for file in sorted(package.rglob("*.py")):
        parts = file.relative_to(package).with_suffix("").parts
        game = parts[1] if parts[0] == "games" and len(parts) > 2 else ""
        for node in ast.parse(file.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ClassDef):
                printed = parts[-1] == "events" or is_of_a_rulebook(node)
                homes.setdefault(node.name, []).append((game, "/".join(parts), printed))
    return [
        f"{name} is a class of {one} and of {other}"
        for name, known in homes.items()
        if name not in MIRRORED
        for (game, one, printed), (another, other, printed_too) in itertools.combinations(known, 2)
        if game == another or ("" in (game, another) and not (printed or printed_too))
    ]


def is_of_a_rulebook(node: ast.ClassDef) -> bool:
    """Whether a class says how it is called in notation, records and texts, as steps do."""
    fields = [field.target for field in node.body if isinstance(field, ast.AnnAssign) and field.value]
    return any(isinstance(field, ast.Name) and field.id == "name" for field in fields)


def test_a_name_has_one_meaning() -> None:
    assert shared_names(Path(ratusz.__file__).parent) == []


@pytest.mark.parametrize(
    ("first", "second", "found"),
    [
        ("core/board.py", "server/table.py", True),
        ("games/builders/rules.py", "games/builders/value.py", True),
        ("games/builders/value.py", "server/table.py", True),
        ("games/builders/value.py", "games/orleans/rules/turn.py", False),
    ],
)
def test_a_name_with_two_meanings_is_found(tmp_path: Path, first: str, second: str, found: bool) -> None:
    tree(tmp_path, first, "class Turn: ...")
    names = shared_names(tree(tmp_path, second, "class Turn: ..."))
    assert names == ([f"Turn is a class of {first[:-3]} and of {second[:-3]}"] if found else [])


def test_a_step_is_called_as_in_its_rulebook(tmp_path: Path) -> None:
    tree(tmp_path, "server/driver.py", "class Turn: ...")
    assert shared_names(tree(tmp_path, "games/orleans/rules.py", "class Turn:\n    name: str = 'turn'")) == []


def test_an_event_is_called_as_in_its_rulebook(tmp_path: Path) -> None:
    tree(tmp_path, "server/driver.py", "class Turn: ...")
    assert shared_names(tree(tmp_path, "games/orleans/events.py", "class Turn: ...")) == []


def test_imports_point_inwards() -> None:
    assert violations(Path(ratusz.__file__).parent) == []


def test_import_lists_are_short() -> None:
    assert long_lists(Path(ratusz.__file__).parent) == []


@pytest.mark.parametrize("indent", ["", "def late():\n    "])
def test_a_long_import_list_is_found(tmp_path: Path, indent: str) -> None:
    names = ", ".join(f"NAME_{number}" for number in range(LONGEST_LIST))
    code = f"{indent}from ratusz.core.state import {names}"
    assert long_lists(tree(tmp_path, "core/rng.py", code)) == []
    assert long_lists(tree(tmp_path, "core/rng.py", f"{code}, ONE_MORE")) == [
        "core/rng.py imports 13 names from ratusz.core.state"
    ]


@pytest.mark.parametrize(
    ("module", "code"),
    [
        ("core/state.py", "from ratusz.games import find"),
        ("core/state.py", "from ratusz import games"),
        ("core/state.py", "import ratusz"),
        ("core/state.py", "import ratusz.bots.base"),
        ("core/state.py", "from .. import bots"),
        ("core/state.py", "from ..games.builders import GAME"),
        ("core/state.py", "import numpy"),
        ("core/state.py", "def late():\n    from ratusz.bots import bot"),
        ("games/builders/rules.py", "from ratusz.bots import bot"),
        ("games/builders/rules.py", "from ratusz.games.orleans.rules import Turn"),
        ("games/builders/rules.py", "from ratusz.games import registry"),
        ("games/builders/rules.py", "from ratusz.texts import Texts"),
        ("games/builders/rules.py", "import rich"),
        ("bots/mcts.py", "from ratusz.games.builders import GAME"),
        ("envs/aec.py", "from ratusz.lab import arena"),
        ("lab/arena.py", "from ratusz.cli.app import main"),
        ("server/app.py", "from ratusz.cli.app import main"),
        ("__init__.py", "from ratusz.lab import arena"),
        ("__main__.py", "from ratusz.server.serve import serve"),
        ("attic/old.py", "import json"),
    ],
)
def test_an_import_that_points_outwards_is_found(tmp_path: Path, module: str, code: str) -> None:
    assert len(violations(tree(tmp_path, module, code))) == 1


@pytest.mark.parametrize(
    ("module", "code"),
    [
        (
            "core/state.py",
            "import json\nfrom mypy_extensions import i64\nfrom ratusz.core.rng import Rng\nfrom . import rng",
        ),
        ("games/__init__.py", "from ratusz.games import builders"),
        ("games/builders/rules.py", "from ratusz.games.builders.state import deal\nfrom ratusz.core import state"),
        ("games/builders/__init__.py", "from ratusz.games.builders.rules import SPACE\nfrom .rules import SPACE"),
        ("bots/mcts.py", "from ratusz.core.state import State\nfrom ratusz.bots.base import Bot"),
        ("lab/arena.py", "import ratusz\nfrom ratusz import games\nimport numpy"),
        ("cli/app.py", "from ratusz.lab import arena\nimport typer"),
    ],
)
def test_an_import_that_points_inwards_is_fine(tmp_path: Path, module: str, code: str) -> None:
    assert violations(tree(tmp_path, module, code)) == []


def tree(folder: Path, module: str, code: str) -> Path:
    """A package with a single module."""
    file = folder / module
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(code, encoding="utf-8")
    return folder
