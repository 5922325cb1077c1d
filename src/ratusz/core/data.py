"""The facts of a game that are printed on its pieces: `data.json`, beside the module that makes tables of it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any


def data_beside(file: str) -> dict[str, Any]:
    """What the `data.json` beside a module holds."""
    data: dict[str, Any] = json.loads(Path(file).with_name("data.json").read_text(encoding="utf-8"))
    return data
