"""The rules with their IDs, and the tests that name them: of games that are here, and of rulebooks in other forms."""

from __future__ import annotations

import dataclasses
import re
from collections import Counter
from itertools import groupby
from pathlib import Path

import pytest

from marks import BadMark, by_rule
from ratusz import games
from ratusz.core.game import Game
from ratusz.rulebook import ORIGINAL, BadRulebook, Rule, read_rules, rulebook_of, rules_of
from ratusz.texts import LANGUAGES

TESTS = Path(__file__).parent
GAMES = list(games.registry().values())
TRANSLATIONS = [language for language in LANGUAGES if language != ORIGINAL]


# The games that are here.


@pytest.fixture(scope="module")
def tested() -> dict[str, list[str]]:
    """All tests by the rules they name."""
    return by_rule(TESTS)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_rule_has_a_test(game: Game, tested: dict[str, list[str]]) -> None:
    missing = [rule.id for rule in rules_of(game) if rule.id not in tested]
    assert missing == []


def test_no_test_names_a_rule_that_does_not_exist(tested: dict[str, list[str]]) -> None:
    known = {rule.id for game in GAMES for rule in rules_of(game)}
    unknown = {name: tests for name, tests in tested.items() if name not in known}
    assert unknown == {}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_rule_says_something_in_some_section(game: Game) -> None:
    assert [rule.id for rule in rules_of(game) if not rule.text or not rule.section] == []


def test_the_rules_of_the_builders() -> None:
    rules = {rule.id: rule for rule in rules_of(games.find("builders"))}
    assert len(rules) == 137
    assert rules["BU-BUILD-4"] == Rule(
        "BU-BUILD-4",
        "3.2 Start construction (1 action, 0 coins)",
        "A player may own any number of sites at the same time. [R]",
    )
    assert rules["BU-EX-7"].text.startswith("Payment before reward. Fritz has 3 coins")
    assert rules["BU-SCORE-7"].section == "7. End of the game and scoring"


def test_a_game_without_a_rulebook() -> None:
    nowhere = dataclasses.replace(games.find("builders"), folder="ratusz.core")
    with pytest.raises(BadRulebook, match=r"'builders' has no rules\.md"):
        rules_of(nowhere)
    with pytest.raises(BadRulebook, match=r"'builders' has no rules_pl\.md"):
        rules_of(nowhere, "pl")


# The games that are here, in the other languages.


@pytest.mark.parametrize("language", TRANSLATIONS)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
class TestTranslation:
    def test_the_same_rules_in_the_same_sections(self, game: Game, language: str) -> None:
        original, translated = rules_of(game), rules_of(game, language)
        assert [rule.id for rule in translated] == [rule.id for rule in original]
        assert section_lengths(translated) == section_lengths(original)

    def test_the_same_headings_items_and_rows_of_tables(self, game: Game, language: str) -> None:
        assert line_forms(rulebook_of(game, language)) == line_forms(rulebook_of(game))

    def test_every_rule_is_translated(self, game: Game, language: str) -> None:
        pairs = zip(rules_of(game), rules_of(game, language), strict=True)
        assert [rule.id for rule, translated in pairs if rule.text == translated.text] == []

    def test_every_rule_has_the_same_figures_codes_references_and_marks(self, game: Game, language: str) -> None:
        pairs = zip(rules_of(game), rules_of(game, language), strict=True)
        assert [rule.id for rule, translated in pairs if untranslated(rule) != untranslated(translated)] == []


def section_lengths(rules: list[Rule]) -> list[int]:
    return [len(list(section)) for _, section in groupby(rules, key=lambda rule: rule.section)]


def line_forms(markdown: str) -> list[str]:
    """What a line begins with, where that is not a word: the marks of a heading, an item, a row, a drawing."""
    return re.findall(r"^(?:#+ | *- | *\d+\. |\||```)", markdown, re.MULTILINE)


def untranslated(rule: Rule) -> Counter[str]:
    """What is the same in every language: `codes`, IDs, numbers, and the marks that tell where a rule is from."""
    return Counter(re.findall(r"`[^`]+`|[A-Z]{2}-[A-Z]+(?:-\w+)*|\d+|\[[RFDJ](?:/[RFDJ])?\b", rule.text))


# Forms in which a rule is written.


def only(markdown: str) -> Rule:
    rules = read_rules(markdown)
    assert len(rules) == 1, rules
    return rules[0]


@pytest.mark.parametrize(
    ("markdown", "name", "text"),
    [
        ("- **TO-MOVE-1** Go. [R]", "TO-MOVE-1", "Go. [R]"),
        ("- **TO-MOVE-2 Going far.** Go on.", "TO-MOVE-2", "Going far. Go on."),
        ("- **TO-END-1 Harvest** (not in winter): reap.", "TO-END-1", "Harvest (not in winter): reap."),
        ("- **TO-DEC-PAY (food due)**: choose.", "TO-DEC-PAY", "(food due): choose."),
        ("- **TO-DEC-FEE**: choose.", "TO-DEC-FEE", "choose."),
        ("- **TO-TILE-WheatField** (5 copies) 1 wood.", "TO-TILE-WheatField", "(5 copies) 1 wood."),
        ("- **TO-TILE-Mill** — Mill (Młyn), no. 3.", "TO-TILE-Mill", "Mill (Młyn), no. 3."),
        ("- **TO-RND-full-3**: r1, r2.", "TO-RND-full-3", "r1, r2."),
        ("- **EX-1** (Census) One coin.", "EX-1", "(Census) One coin."),
        ("- TO-GEN-4 Points never fall. [OQ-2]", "TO-GEN-4", "Points never fall. [OQ-2]"),
        ("- HI-1 Secret: the hand.", "HI-1", "Secret: the hand."),
        ("- WE-3 (capital) Sets.", "WE-3", "(capital) Sets."),
        ("3. **D-DRAW** – every player – draw.", "D-DRAW", "every player – draw."),
        (
            "**TO-EX-1 The chapel.**\nBefore: six coins.\nAfter: two.",
            "TO-EX-1",
            "The chapel. Before: six coins. After: two.",
        ),
        ("| DP-3 | helpers | pass; send |", "DP-3", "helpers | pass; send"),
        ("| **TO-DEC-PRE** | before | supply |", "TO-DEC-PRE", "before | supply"),
        ("| **TO-CARD-1** in_touch | 3 | own |", "TO-CARD-1", "in_touch | 3 | own"),
    ],
)
def test_forms_of_a_rule(markdown: str, name: str, text: str) -> None:
    assert only(f"# Toy\n\n## Part\n\n{markdown}\n") == Rule(name, "Part", text)


@pytest.mark.parametrize(
    "markdown",
    [
        "See TO-MOVE-1 and **TO-MOVE-2**.",
        "TO-MOVE-1 and TO-MOVE-2 hold here.",
        "- Workers as in TO-MOVE-1.",
        "- **Square**: one of 54 places.",
        "- Follow-up questions come later.",
        "| ID | when | choices |",
        "|---|---|---|",
        "```\n- **TO-MOVE-1** in a drawing\n```",
    ],
)
def test_what_is_no_rule(markdown: str) -> None:
    assert read_rules(f"## Part\n\n{markdown}\n") == []


def test_a_rule_goes_on_over_several_lines() -> None:
    markdown = "- **TO-A-1** First part\n  second part, see\n  TO-A-2 there.\n- **TO-A-2** Other.\n"
    assert [rule.text for rule in read_rules(markdown)] == ["First part second part, see TO-A-2 there.", "Other."]


def test_items_tables_and_drawings_belong_to_the_rule_before_them() -> None:
    assert only("- **TO-A-1** Lists:\n  - one\n  - two\n").text == "Lists:\n  - one\n  - two"
    assert only("- **TO-A-1** Pieces:\n\n| players | pieces |\n|---|---|\n| 2 | 5 |\n").text.endswith("| 2 | 5 |")
    assert only("- **TO-A-1** Grid.\n\n```\nA B\n```\n").text == "Grid.\nA B"
    assert only("- **TO-A-1** Steps:\n\n  indented.\n").text == "Steps:\n  indented."


def test_a_paragraph_after_a_rule_belongs_to_nobody() -> None:
    assert only("- **TO-A-1** Short.\n\nA remark on all of this.\nMore of it.\n").text == "Short."


def test_the_section_is_the_heading_above() -> None:
    rules = read_rules("# Toy\n\n## 1. Turn\n\n- **TO-A-1** One.\n\n### 1.1 Buying\n\n- **TO-A-2** Two.\n")
    assert [rule.section for rule in rules] == ["1. Turn", "1.1 Buying"]


def test_an_id_stands_for_one_rule() -> None:
    with pytest.raises(BadRulebook, match="'TO-A-1' stands for two rules"):
        read_rules("- **TO-A-1** One.\n- **TO-A-1** Two.\n")


# Marks in tests.


def marks(tmp_path: Path, source: str) -> dict[str, list[str]]:
    """The marks of a file tests/part/test_it.py; node ids without that path."""
    file = tmp_path / "tests" / "part" / "test_it.py"
    file.parent.mkdir(parents=True)
    file.write_text("import pytest\n\n" + source, encoding="utf-8")
    found = by_rule(tmp_path / "tests")
    prefix = "tests/part/test_it.py::"
    assert all(test.startswith(prefix) for tests in found.values() for test in tests)
    return {name: [test.removeprefix(prefix) for test in tests] for name, tests in found.items()}


def test_marks_on_tests(tmp_path: Path) -> None:
    source = """
@pytest.mark.rule("TO-A-1", "TO-A-2")
def test_one(): ...

@pytest.mark.slow
@pytest.mark.rule("TO-A-1")
async def test_two(): ...

@pytest.mark.rule("TO-A-9")
def helper(): ...

def test_three(): ...
"""
    assert marks(tmp_path, source) == {"TO-A-1": ["test_one", "test_two"], "TO-A-2": ["test_one"]}


def test_marks_on_classes_and_modules(tmp_path: Path) -> None:
    source = """
pytestmark = [pytest.mark.slow, pytest.mark.rule("TO-A-1")]

@pytest.mark.rule("TO-A-2")
class TestThings:
    pytestmark = pytest.mark.rule("TO-A-3")

    def test_one(self): ...

def test_two(): ...
"""
    assert marks(tmp_path, source) == {
        "TO-A-1": ["TestThings::test_one", "test_two"],
        "TO-A-2": ["TestThings::test_one"],
        "TO-A-3": ["TestThings::test_one"],
    }


def test_marks_on_parameters_and_in_names(tmp_path: Path) -> None:
    source = """
CASES: list[object] = [pytest.param(3, marks=pytest.mark.rule("TO-A-2")), 4]
about_coins = pytest.mark.rule("TO-A-3")

@pytest.mark.parametrize("x", [1, pytest.param(2, marks=[pytest.mark.rule("TO-A-1")])])
def test_one(x): ...

@about_coins
@pytest.mark.parametrize("x", CASES)
def test_two(x): ...
"""
    assert marks(tmp_path, source) == {"TO-A-1": ["test_one"], "TO-A-2": ["test_two"], "TO-A-3": ["test_two"]}


def test_a_test_is_listed_once_for_a_rule(tmp_path: Path) -> None:
    source = '@pytest.mark.rule("TO-A-1", "TO-A-1")\n@pytest.mark.rule("TO-A-1")\ndef test_one(): ...\n'
    assert marks(tmp_path, source) == {"TO-A-1": ["test_one"]}


def test_ids_are_written_out(tmp_path: Path) -> None:
    with pytest.raises(BadMark, match=r"not by '\*IDS' \(tests/part/test_it\.py, line 3\)"):
        marks(tmp_path, "@pytest.mark.rule(*IDS)\ndef test_one(): ...\n")


def test_a_file_that_is_no_python(tmp_path: Path) -> None:
    with pytest.raises(BadMark, match=r"tests/part/test_it\.py are not Python"):
        marks(tmp_path, "def test_one(:\n")


def test_a_folder_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(BadMark, match="no folder of tests"):
        by_rule(tmp_path / "tests")


def test_what_a_comment_tells_the_browser_is_no_part_of_a_rule() -> None:
    rule = only("## State <!-- programmers -->\n\n- **TO-STATE-1** The deck\n  and its order. <!-- programmers -->\n")
    assert rule == Rule("TO-STATE-1", "State", "The deck and its order.")
