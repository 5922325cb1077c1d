"""The entry point, and the small commands: help that teaches, version, games, rules."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from ratusz import __version__, games
from ratusz.rulebook import chapters_of, guide_of, rules_of
from tests.cli.conftest import Command

BUILDERS = games.find("builders")
COMMANDS = ["play", "games", "arena", "bench", "verify", "rules"]


def test_help_names_every_command_and_teaches(ratusz: Command) -> None:
    for arguments in ([], ["--help"], ["-h"]):
        done = ratusz(*arguments)
        assert done.code == 0
        assert "ratusz play builders" in done.out
        for command in COMMANDS:
            assert f" {command} " in done.out


@pytest.mark.parametrize("command", [command for command in COMMANDS if command != "bench"] + ["bench engine"])
def test_every_command_explains_itself_with_examples(ratusz: Command, command: str) -> None:
    done = ratusz(*command.split(), "--help")
    assert done.code == 0
    assert f" ratusz {command}" in done.out[done.out.index("For example:") :]


def test_a_group_of_commands_explains_itself(ratusz: Command) -> None:
    done = ratusz("bench")
    assert done.code == 0
    assert " engine " in done.out
    assert done.err == ""


def test_version(ratusz: Command) -> None:
    assert ratusz("--version").out == f"ratusz {__version__}\n"


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["dance"], "No such command 'dance'"),
        (["--dance"], "No such option: --dance"),
        (["verify"], "Missing argument 'RECORD'"),
        (["rules", "chess"], "There is no game 'chess'"),
        (["rules", "--tests", "nowhere"], "There is no folder 'nowhere'"),
        (["rules", "builders", "BU-SEND-2", "--json"], "To look up a rule, leave out --all"),
        (["games", "--language", "xx"], "The languages are en, pl"),
    ],
)
def test_bad_usage_is_one_sentence_and_exit_code_2(ratusz: Command, arguments: list[str], sentence: str) -> None:
    done = ratusz(*arguments)
    assert done.code == 2
    assert sentence in done.err
    assert done.err.count("\n") == 1
    assert done.out == ""


def test_the_installed_command_works_without_a_terminal(tmp_path: Path) -> None:
    """Also where the output cannot show every letter, and where whoever reads it stops reading."""
    command = [str(Path(sys.executable).with_name("ratusz")), "games", "--language", "pl"]
    done = subprocess.run(
        command, cwd=tmp_path, env={"PYTHONIOENCODING": "ascii"}, capture_output=True, check=False, timeout=120
    )
    assert done.returncode == 0
    assert b"builders" in done.stdout
    assert done.stderr == b""
    rules = subprocess.Popen([command[0], "rules"], cwd=tmp_path, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    assert rules.stdout is not None
    assert rules.stderr is not None
    rules.stdout.read(10)
    rules.stdout.close()
    assert rules.stderr.read() == b""
    rules.stderr.close()
    rules.wait(timeout=120)


def test_games(ratusz: Command) -> None:
    assert "Budowniczowie: Średniowiecze" in ratusz("games", "-l", "pl").out
    english = ratusz("games").out
    assert "2 to 4 players" in english
    assert "--option round_cap=200" in english
    assert "(seats | 3,2,1)" in english
    listed = json.loads(ratusz("games", "--json").out)
    assert [game["id"] for game in listed] == list(games.registry())
    assert listed[0]["options"] == {option.name: option.default for option in BUILDERS.options}


# Rules.

TEST = """
import pytest

@pytest.mark.rule("BU-SEND-2", "BU-SEND-3")
def test_something() -> None: ...
"""


@pytest.fixture
def tests(tmp_path: Path) -> Path:
    folder = tmp_path / "tests"
    folder.mkdir()
    (folder / "test_it.py").write_text(TEST)
    return folder


def test_who_asks_for_the_rules_of_a_game_gets_its_guide(ratusz: Command) -> None:
    english, polish = ratusz("rules", "builders"), ratusz("rules", "builders", "--language", "pl")
    assert (english.code, polish.code) == (0, 0)
    for chapter in chapters_of(guide_of(BUILDERS)):
        assert chapter.title in english.out
    assert "Łatwo przeoczyć" in polish.out
    assert '"ratusz rules builders BU-DONE-6" shows one' in " ".join(english.out.split())


def test_a_rule_is_looked_up_by_its_id_or_by_words(ratusz: Command) -> None:
    done = ratusz("rules", "builders", "bu-send-3")
    assert "Workers standing on the site since earlier turns do not raise the cost." in done.out
    assert done.out.count("BU-") == 1
    assert "BU-SCORE-4" in ratusz("rules", "builders", "coins", "tie").out
    assert "What you start with" in ratusz("rules", "builders", "2").out


@pytest.mark.usefixtures("tests")
def test_rules_are_listed_with_their_tests(ratusz: Command) -> None:
    done = ratusz("rules", "builders", "--all")
    assert done.code == 0
    for rule in rules_of(BUILDERS):
        assert f"{rule.id} " in done.out
    assert done.out.count("tests/test_it.py::test_something") == 2
    assert f"builders: 2 of {len(rules_of(BUILDERS))} rules are named by tests." in done.out


@pytest.mark.usefixtures("tests")
def test_rules_without_tests_fail_the_check(ratusz: Command) -> None:
    done = ratusz("rules", "--missing", "--json")
    assert done.code == 1
    missing = [rule["id"] for rule in json.loads(done.out)["games"]["builders"]]
    assert missing == [rule.id for rule in rules_of(BUILDERS) if rule.id not in ("BU-SEND-2", "BU-SEND-3")]


def test_all_rules_tested_pass_the_check(ratusz: Command, tests: Path) -> None:
    names = ", ".join(repr(rule.id) for game in games.registry().values() for rule in rules_of(game))
    (tests / "test_it.py").write_text(TEST.replace('"BU-SEND-2", "BU-SEND-3"', names))
    assert ratusz("rules", "--missing").code == 0
    (tests / "test_more.py").write_text(TEST.replace('"BU-SEND-2", "BU-SEND-3"', '"BU-SEDN-2"'))
    typo = ratusz("rules", "--missing")
    assert typo.code == 1
    assert "BU-SEDN-2 is not a rule, but tests name it: tests/test_more.py::test_something" in typo.out


def test_json_of_rules(ratusz: Command, tests: Path) -> None:
    document = json.loads(ratusz("rules", "--json", "--tests", "tests").out)
    assert document["tests"] == str(tests)
    entry = next(rule for rule in document["games"]["builders"] if rule["id"] == "BU-SEND-2")
    assert entry["tests"] == ["tests/test_it.py::test_something"]
    assert entry["section"].startswith("3.4")


@pytest.mark.usefixtures("tests")
def test_rules_in_polish(ratusz: Command) -> None:
    assert "Gracz może mieć jednocześnie dowolnie wiele budów." in ratusz("rules", "builders", "--all", "-l", "pl").out
    document = json.loads(ratusz("rules", "--json", "--language", "pl").out)
    sections = {rule["id"]: rule["section"] for rule in document["games"]["builders"]}
    assert sections["BU-SEND-2"].startswith("3.4 Wysłanie robotnika")


# What the source tree has and the package has not.


@pytest.fixture
def alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The package as it is installed elsewhere."""
    monkeypatch.setattr("ratusz.__file__", str(tmp_path / "lib" / "ratusz" / "__init__.py"))
    monkeypatch.delitem(sys.modules, "ratusz.cli.bench", raising=False)


@pytest.mark.usefixtures("alone")
def test_without_the_sources_rules_are_shown_without_tests(ratusz: Command) -> None:
    done = ratusz("rules")
    assert done.code == 0
    assert "BU-SEND-2" in done.out
    assert "Tests are part of the source tree" in done.out


@pytest.mark.usefixtures("alone", "tests")
@pytest.mark.parametrize("command", ["rules --missing", "rules --tests tests", "bench", "bench engine --json"])
def test_what_needs_the_sources_says_so(ratusz: Command, command: str) -> None:
    done = ratusz(*command.split())
    what = "Benchmarks" if command.startswith("bench") else "Tests"
    assert (done.code, done.out) == (2, "")
    assert done.err == (
        f"ratusz: {what} are part of the source tree, not of the package: run this command in a checkout of it.\n"
    )


@pytest.mark.usefixtures("alone")
def test_without_the_sources_help_names_no_benchmarks(ratusz: Command) -> None:
    assert " arena " in ratusz("--help").out
    assert " bench " not in ratusz("--help").out
