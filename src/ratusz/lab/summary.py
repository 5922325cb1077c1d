"""The report of a study in short, as Markdown: for documentation, and to be compared with the next one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from ratusz import __version__
from ratusz.core.varying import told
from ratusz.lab.findings import AMOUNTS, Row, Tables
from ratusz.lab.page import verdict
from ratusz.lab.plots import chance_text, number_text
from ratusz.lab.study import Study
from ratusz.lab.studying import Finding

SHOWN: Final = 6
"""How many cards are told of each case: those that tell most."""


def summary(study: Study, outcomes: Sequence[Finding], tables: Tables, file: str) -> str:
    """A page with the answers and the most telling lines of every case."""
    stopping = (
        "each case until it was clear or all its matches were played" if study.stop else "all matches that were planned"
    )
    parts = [
        f"# {study.title}",
        study.about,
        (
            f"Made with `ratusz study {file}` (Ratusz {__version__}, seed `{study.seed}`), {stopping}. All intervals"
            f" are {100 * study.certainty:g} % sure, and true together: see [the laboratory](../laboratory.md)."
        ),
        _answers(study, tables["answers"]),
        *(_case(outcome, tables) for outcome in outcomes),
    ]
    return "\n\n".join(part for part in parts if part) + "\n"


def _answers(study: Study, rows: Sequence[Row]) -> str:
    reference = "limit" if study.asks == "shares" else "by chance"
    return _table(
        ["case", "", "rate", "interval", reference, "verdict", "matches"],
        [
            [
                *(row["case"], row["name"], *_held(row, True), number_text(row["reference"], True)),
                *(verdict(study, row), row["matches"]),
            ]
            for row in rows
        ],
    )


def _case(outcome: Finding, tables: Tables) -> str:
    case = outcome.case
    mine = {name: [row for row in rows if row["case"] == case.name] for name, rows in tables.items()}
    bots = ", ".join(f"`{spec}`" for spec in dict.fromkeys(case.specs))
    changed = f" Changed: `{told(case.changes)}`." if case.changes else ""
    score = next((row for row in mine["scores"] if row["name"] == "all"), None)
    numbers = [] if score is None else [["score", *_held(score, False)]]
    numbers += [[row["name"], *_held(row, row["name"] not in AMOUNTS)] for row in mine["measures"]]
    parts = [
        f"## {case.name}",
        f"{len(outcome.trials)} matches of {bots}.{changed}",
        _table(["measure", "mean", "interval"], numbers),
        _told("took", mine["picks"]),
        _told("opened with", mine["openings"]),
        _compared(mine["variants"]),
    ]
    return "\n\n".join(part for part in parts if part)


def _told(verb: str, rows: Sequence[Row]) -> str:
    """The lines that are surest."""
    telling = sorted((row for row in rows if row["p"] is not None), key=lambda row: (row["p"], -abs(row["value"])))
    lines = [
        [row["name"], number_text(row["rate"], True), *_held(row, True), _sure(row)]
        for row in sorted(telling[:SHOWN], key=lambda row: -row["value"])
    ]
    return _table([f"seats that {verb}", "share", "more wins than others", "interval", "p (Holm)"], lines)


def _compared(rows: Sequence[Row]) -> str:
    telling = sorted((row for row in rows if row["p"] is not None), key=lambda row: (row["p"], row["name"]))
    lines = [[row["name"], *_held(row, False), _sure(row)] for row in telling[:SHOWN]]
    return _table(["compared with the game as it is", "difference", "interval", "p (Holm)"], lines)


def _sure(row: Row) -> str:
    return f"**{chance_text(row['p'])}**" if row["clear"] else chance_text(row["p"])


def _held(row: Row, percent: bool) -> list[str]:
    low, high = number_text(row["low"], percent), number_text(row["high"], percent)
    return [number_text(row["value"], percent), f"{low} to {high}"]


def _table(heads: Sequence[str], lines: Sequence[Sequence[Any]]) -> str:
    if not lines:
        return ""
    rows = [heads, ["---"] * len(heads), *lines]
    return "\n".join(f"| {' | '.join(str(one) for one in row)} |" for row in rows)
