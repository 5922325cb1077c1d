"""Data sets: complete, the same again, gone on with after an interruption, and read by others."""

from __future__ import annotations

from pathlib import Path

import polars as pl
import pytest

import ratusz as package
from ratusz.lab import datasets
from ratusz.lab.arena import Tournament
from ratusz.lab.datasets import BadDataset, DatasetPlan, make

SMALL = Tournament("builders", ("random", "random:seed=1"), 2, 5, "data", {"round_cap": 3})


@pytest.fixture(autouse=True)
def small_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(datasets, "PART", 2)


def test_a_data_set_holds_matches_that_can_be_replayed(tmp_path: Path) -> None:
    folder = tmp_path / "set"
    assert make(DatasetPlan(SMALL, plies=True), folder) == 5
    matches = pl.read_parquet(folder / "matches" / "*.parquet")
    seats = pl.read_parquet(folder / "seats" / "*.parquet")
    plies = pl.read_parquet(folder / "plies" / "*.parquet")
    assert matches["match"].to_list() == [1, 2, 3, 4, 5]
    assert seats.height == 10
    assert set(seats["bot"]) == {"random", "random:seed=1"}
    match = package.replay(matches["record"][0])
    assert match.scores() == seats.filter(pl.col("match") == 1)["score"].to_list()
    mine = plies.filter(pl.col("match") == 1)
    assert [match.notation(move.action) for move in match.moves] == mine["text"].to_list()
    first = match.at(0)
    buffer = bytearray(match.game.observation.size)
    match.game.observation.write(first.state, first.player, buffer)
    assert mine["observation"][0] == bytes(buffer)
    assert mine["legal"][0] == len(first.legal())
    card = (folder / "README.md").read_text()
    assert "# 5 matches of builders" in card
    for table in ("matches", "seats", "plies"):
        assert all(f"| `{column}` |" in card for column in datasets.COLUMNS[table])


def test_an_interrupted_data_set_is_gone_on_with(tmp_path: Path) -> None:
    whole, torn = tmp_path / "whole", tmp_path / "torn"
    make(DatasetPlan(SMALL, plies=False), whole)
    make(DatasetPlan(SMALL, plies=False), torn)
    (torn / "matches" / "part-000002.parquet").unlink()
    (torn / "matches" / "part-000002.unfinished").write_bytes(b"half")
    assert make(DatasetPlan(SMALL, plies=False), torn) == 2
    assert make(DatasetPlan(SMALL, plies=False), torn) == 0
    for table in ("matches", "seats"):
        files = [pl.read_parquet(folder / table / "*.parquet") for folder in (whole, torn)]
        assert files[0].equals(files[1])


def test_another_data_set_does_not_go_into_the_same_folder(tmp_path: Path) -> None:
    make(DatasetPlan(SMALL, plies=False), tmp_path / "set")
    with pytest.raises(BadDataset, match=r"was begun with plies = false, not true\."):
        make(DatasetPlan(SMALL, plies=True), tmp_path / "set")
    (tmp_path / "set" / "dataset.json").write_text("[]")
    with pytest.raises(BadDataset, match="does not describe a data set"):
        make(DatasetPlan(SMALL, plies=False), tmp_path / "set")
    (tmp_path / "other").mkdir()
    (tmp_path / "other" / "letters.txt").write_text("dear")
    with pytest.raises(BadDataset, match="holds something else"):
        make(DatasetPlan(SMALL, plies=False), tmp_path / "other")
