"""Documents of before still load: positions that commit 1b3b9d8 wrote, with the answers that were legal there.

Each line of a file in `tests/documents` is one of them. They cover most steps that a document can have. None is ever
written anew, since only what an earlier version wrote shows that it can still be read.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import ratusz
from ratusz import games

FOLDER = Path(__file__).parent / "documents"
ACTIONS = 60
"""So far each match goes on."""


def kept() -> list[Any]:
    lines = [(file.stem, line) for file in sorted(FOLDER.iterdir()) for line in file.read_text("utf-8").splitlines()]
    return [pytest.param(json.loads(line), id=f"{game}-{number}") for number, (game, line) in enumerate(lines)]


def test_every_game_has_some() -> None:
    assert sorted(file.stem for file in FOLDER.iterdir()) == games.ids()


@pytest.mark.parametrize("written", kept())
def test_a_document_of_before_is_read_and_played_on(written: dict[str, Any]) -> None:
    match = ratusz.from_document(written["document"])
    assert match.legal_texts() == written["legal"]
    again = ratusz.from_document(match.document())
    with ratusz.bot("random:seed=1") as bot:
        for _ in range(ACTIONS):
            if match.over:
                break
            match.apply(bot.choose(match, match.player), match.player)
    record = match.record()
    assert ratusz.replay(record.to_json()).fingerprint() == match.fingerprint()
    assert again.document() == match.at(0).document()
