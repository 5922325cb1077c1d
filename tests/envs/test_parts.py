"""The tables of observations in the documentation are those that the games declare."""

from __future__ import annotations

import pytest

from parts import PAGE, written
from ratusz import games
from ratusz.core.observation import Parts


def test_the_page_is_as_the_games_declare() -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert page == written(page), "docs/environments.md is older than the observations; run `python tools/parts.py`"


def test_a_table_that_is_older_is_written_anew() -> None:
    page = PAGE.read_text(encoding="utf-8")
    older = page.replace("| `actions_left` |", "| `actions` |")
    assert older != page == written(older)


@pytest.mark.parametrize("name", games.registry())
def test_every_part_is_explained_on_the_page(name: str) -> None:
    assert f"<!-- parts of {name} -->" in PAGE.read_text(encoding="utf-8")
    assert all(part.about for part in games.find(name).observation.parts)


def test_parts_have_names_of_their_own() -> None:
    parts = Parts()
    parts.add("coins", 4, 255, "of each seat")
    with pytest.raises(ValueError, match="'coins' is declared twice"):
        parts.add("coins", 1, 255, "of the bank")
