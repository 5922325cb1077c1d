"""The count of lines in ARCHITECTURE.md: what `tools/lines.py` counts as what."""

from __future__ import annotations

from collections import Counter
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


@pytest.fixture(scope="module")
def today() -> tuple[Counter[str], dict[str, int]]:
    return lines.measure(str(ROOT))


def test_every_file_of_every_game_is_counted(today: tuple[Counter[str], dict[str, int]]) -> None:
    found, _ = today
    assert all(found[name] for name in ("rules", "imports", "events", "web: components", "other tests"))


def test_the_table_in_the_architecture_is_what_is_counted_today(
    today: tuple[Counter[str], dict[str, int]],
) -> None:
    """Within a few percent, so that it need not be touched with every commit."""
    text = (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8")
    table = text[text.index("| lines of an average game | before | now |") :].split("\n\n")[0]
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in table.splitlines()[2:]]
    told = {name: int(now.replace(",", "")) for name, _, now in rows}
    found, figures = today
    counted = {name: found[name] for name in lines.ALL} | {f"tests: {name}": found[name] for name in lines.TESTS}
    counted |= {**figures, "**beside the rules**": sum(found[name] for name in lines.BESIDE)}
    assert told.keys() == counted.keys()
    wrong = {name: (told[name], number) for name, number in counted.items() if not nearly(told[name], number)}
    assert wrong == {}, "python tools/lines.py 1b3b9d8 ."


def nearly(told: int, counted: int) -> bool:
    """Small numbers are exact."""
    return abs(told - counted) <= (max(told, counted) * 0.05 if counted > 20 else 0)


@pytest.mark.parametrize(("counted", "fits"), [(6_400, True), (6_700, False), (5_800, False)])
def test_a_table_that_is_out_of_date_is_noticed(counted: int, fits: bool) -> None:
    assert nearly(6_242, counted) == fits
    assert not nearly(0, 1)


def test_a_field_stands_where_it_is_listed_and_not_where_it_is_used_or_checked(tmp_path: Path) -> None:
    folder = tmp_path / "src/ratusz/games/le_havre"
    folder.mkdir(parents=True)
    (folder / "state.py").write_text(
        "class HavreState(State):\n"
        "    turn: int\n"
        "    wood: int\n"
        "    def clone(self):\n"
        "        twin.turn, twin.wood = self.turn, self.wood\n"
        "    def scores(self):\n"
        "        return self.wood\n"
    )
    (folder / "position.py").write_text("LAYOUT = [Number('turn')]\ndef _check_turn(state):\n    return state.turn\n")
    (folder / "value.py").write_text("def value(state):\n    return state.turn\n")
    found = lines.places_of_fields(tmp_path)
    assert found["turn"] == ["state turn", "state clone", "position LAYOUT"]
    assert found["wood"] == ["state wood", "state clone"]
