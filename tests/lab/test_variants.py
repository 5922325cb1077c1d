"""Variants are checked by the game itself, and played where nobody else plays."""

from __future__ import annotations

from typing import Any

import pytest

import ratusz
from ratusz.core.data import varied
from ratusz.core.errors import BadVariant
from ratusz.lab import variants


def test_a_variant_is_in_force_in_its_own_process_alone() -> None:
    changes = variants.settle("builders", {"buildings.chapel.points": "+3"})
    assert variants.apart("builders", changes, varied, "builders") == {"buildings.chapel.points": 8}
    assert variants.apart("builders", {"buildings.inn.points": 9}, varied, "builders") == {"buildings.inn.points": 9}
    assert variants.apart("builders", {}, varied, "builders") == {}
    assert ratusz.new("builders", 2).record().data == {}


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"ships.ship_1.holds.row=1.good": "gold"}, 'with ships.ship_1.holds.row=1.good = "gold": ValueError'),
        (
            {"building_kinds.mill.points": 2, "building_kinds.mill.copies": 9},
            "with building_kinds.mill.copies = 9: nothing hangs on it.",
        ),
    ],
)
def test_a_variant_that_the_game_cannot_use_is_refused(changes: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadVariant) as refused:
        variants.check("craftsmen", variants.settle("craftsmen", changes), [2], {})
    assert sentence in str(refused.value)


@pytest.mark.parametrize(
    ("game", "changes"),
    [
        ("craftsmen", {"bonus_tokens.bonus_books.points": 9}),
        ("orleans", {"extra_place_tiles.hiding_place.stack": 1}),  # Which compiled code gets without being seen.
    ],
)
def test_a_variant_that_the_game_can_use_is_fine(game: str, changes: dict[str, Any]) -> None:
    variants.check(game, changes, [2], {})


def test_only_games_of_the_package_have_variants() -> None:
    with pytest.raises(BadVariant, match="not a game of this package"):
        variants.settle("chess", {"x": 1})
