"""The count of lines in ARCHITECTURE.md: what `tools/lines.py` counts as what."""

from __future__ import annotations

from pathlib import Path

import pytest

import lines

ROOT = Path(__file__).parents[1]
SCRIPT = """\
import { data } from './data'

/** A price. */
export const priceOf = (card: string): number => data[card]!

/**
 * Whether
 * it fits.
 */
export function fits(card: string): boolean {

  return card !== ''
}

export const table = [
  1,
]
"""


def test_functions_are_counted_with_their_comments_and_without_blank_lines() -> None:
    assert lines.judged(SCRIPT, ["fits"]) == 7
    assert lines.judged(SCRIPT, ["priceOf"]) == 2
    assert lines.judged(SCRIPT, ["priceOf", "table"]) == 5
    assert lines.judged(SCRIPT, ["gone"]) == 0
    assert lines.judged(SCRIPT, []) == 13


@pytest.mark.parametrize(
    ("file", "about"),
    [
        ("rules.py", "rules"),
        ("rules/turn.py", "rules"),
        ("rules/__init__.py", "rules"),
        ("rules/actions.py", "actions"),
        ("__init__.py", "game"),
        ("asking/forms.py", "views, questions"),
    ],
)
def test_a_module_is_about_what_its_name_or_its_package_says(file: str, about: str) -> None:
    assert lines.category(Path(file)) == about


def test_a_module_of_an_unknown_name_is_not_left_out_silently() -> None:
    with pytest.raises(SystemExit, match="names magic"):
        lines.category(Path("magic.py"))


def test_every_file_of_every_game_is_counted() -> None:
    found = lines.lines_of(ROOT)
    assert all(found[name] for name in ("rules", "imports", "events", "web: components", "other tests"))
