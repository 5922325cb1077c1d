"""`ratusz study` and `ratusz dataset`: what they write, and what they say when something is wrong."""

from __future__ import annotations

import json
from pathlib import Path

import polars as pl
import pytest

from tests.cli.conftest import Command

SMALL = """
title = "Does anything matter?"
matches = 4
bots = ["random"]
[[cases]]
game = "little_town"
players = 2
"""


def test_the_command_writes_a_report_and_tables(ratusz: Command, tmp_path: Path) -> None:
    (tmp_path / "small.toml").write_text(SMALL)
    done = ratusz("study", "small.toml", "--workers", "1", "--no-color", "--markdown", "small.md")
    assert done.code == 0, done.err
    assert "little_town, 2 players: place 1" in done.out
    assert "The report is small/report.html." in done.out
    assert (tmp_path / "small" / "report.html").is_file()
    assert "| little_town, 2 players | place 1 |" in (tmp_path / "small.md").read_text()
    matches = pl.read_parquet(tmp_path / "small" / "matches.parquet")
    assert (matches.height, matches["win"].sum()) == (8, 4.0)


def test_the_command_says_what_is_wrong(ratusz: Command, tmp_path: Path) -> None:
    (tmp_path / "bad.toml").write_text('title = "x"\ncases = []\n')
    done = ratusz("study", "bad.toml")
    assert (done.code, done.err) == (2, "ratusz: 'bad.toml' has no [[cases]].\n")
    assert (
        ratusz("study", "none.toml").err == "ratusz: The study 'none.toml' cannot be read: No such file or directory.\n"
    )


def test_the_command_makes_a_data_set(ratusz: Command, tmp_path: Path) -> None:
    line = ["dataset", "make", "builders", "--bots", "random", "--matches", "3", "--out", "set", "--workers", "1"]
    done = ratusz(*line, "-o", "round_cap=2")
    assert (done.code, done.out) == (0, "3 matches are in set; 3 of them were played now.\n"), done.err
    about = json.loads((tmp_path / "set" / "dataset.json").read_text())
    assert (about["ratusz_dataset"], about["matches"], about["specs"]) == (1, 3, ["random"])
    assert ratusz(*line, "-o", "round_cap=2").out == "3 matches are in set; 0 of them were played now.\n"
    again = ratusz(*line, "--seed", "2", "-o", "round_cap=2")
    assert (again.code, again.err) == (2, 'ratusz: \'set\' was begun with seed = "dataset", not "2".\n')


@pytest.mark.parametrize(
    "line", [["study", "small.toml"], ["dataset", "make", "builders", "--bots", "random", "--out", "set"]]
)
def test_a_missing_package_is_named(
    ratusz: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, line: list[str]
) -> None:
    (tmp_path / "small.toml").write_text(SMALL)
    monkeypatch.setitem(__import__("sys").modules, "arro3.io", None)
    done = ratusz(*line)
    assert done.code == 2
    assert "pip install 'ratusz[lab]'" in done.err
