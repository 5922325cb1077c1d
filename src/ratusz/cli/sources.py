"""What the source tree holds and the package does not: benchmarks, and the tool that reads which tests name a rule."""

from __future__ import annotations

import importlib
import sys
from pathlib import Path
from typing import Any

import ratusz
from ratusz.cli.common import BadInput


def source_tree() -> Path | None:
    """The folder of the sources that this package is part of or was compiled from; None if it came without them."""
    folders = Path(ratusz.__file__).resolve().parents
    return next((folder for folder in folders if (folder / "tools" / "marks.py").is_file()), None)


def load(module: str, what: str) -> Any:
    """A module of the source tree; where there is none, BadInput says so of `what` is missing."""
    tree = source_tree()
    if tree is None:
        raise BadInput(f"{what} are part of the source tree, not of the package: run this command in a checkout of it.")
    sys.path[:0] = [path for path in (str(tree), str(tree / "tools")) if path not in sys.path]
    return importlib.import_module(module)
