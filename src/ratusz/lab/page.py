"""The report of a study: one HTML file with its plots inside, that needs nothing else."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape
from itertools import groupby
from typing import Any, Final

from ratusz.core.varying import told
from ratusz.lab.findings import AMOUNTS, Row, Tables
from ratusz.lab.plots import Plot, chance_text, histogram, intervals, number_text
from ratusz.lab.study import Study
from ratusz.lab.studying import Finding

SHOWN: Final = 10
"""How many cards are drawn from each end; the tables have them all."""

STYLE: Final = """
:root { color-scheme: light dark; --paper: light-dark(#f6efe1, #2c2723); --card: light-dark(#fdf9f0, #38322c);
  --line: light-dark(#cdbfa6, #4d453c); --line-strong: light-dark(#a89879, #786c5e);
  --ink: light-dark(#2b2622, #efe6d6); --muted: light-dark(#665b50, #c1b39e);
  --accent: light-dark(#b7791f, #dba24a); }
body { margin: 0 auto; max-width: 60rem; padding: 1.5rem; background: var(--paper); color: var(--ink);
  font: 16px/1.5 system-ui, sans-serif; }
h1 { font-size: clamp(1.5rem, 6vw, 2.2rem); line-height: 1.2; }
h2 { font-size: 1.3rem; }
section { background: var(--card); border: 1px solid var(--line); border-radius: 8px; padding: 0.5rem 1.2rem 1rem;
  margin: 1.2rem 0; }
figure, .table { overflow-x: auto; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; font-size: 0.9rem; }
th, td { padding: 0.15rem 0 0.15rem 1rem; text-align: right; white-space: nowrap;
  border-bottom: 1px solid var(--line); }
th:first-child, td:first-child { padding-left: 0; text-align: left; }
@media (width < 40rem) { body { padding: 0.6rem; } section { padding: 0.3rem 0.8rem 0.8rem; } }
p.note, figcaption { color: var(--muted); font-size: 0.9rem; }
figure { margin: 0.8rem 0; }
"""

VERDICTS: Final[Mapping[str, str]] = {
    "above": "more than by chance",
    "below": "less than by chance",
    "even": "as good as even",
    "unclear": "not clear yet",
}
LIMITS: Final[Mapping[str, str]] = {
    "above": "above the limit",
    "below": "below the limit",
    "even": "about the limit",
    "unclear": "not clear yet",
}


def report(study: Study, outcomes: Sequence[Finding], tables: Tables) -> str:
    """The whole page."""
    sections = [_answers(study, tables["answers"]), *(_case(outcome, tables) for outcome in outcomes), _method(study)]
    title = escape(study.title)
    return (
        '<!doctype html>\n<html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width"><meta name="referrer" content="no-referrer">'
        f"<title>{title}</title><style>{STYLE}</style></head><body><h1>{title}</h1>"
        f"<p>{escape(study.about)}</p>{''.join(sections)}</body></html>\n"
    )


def verdict(study: Study, row: Row) -> str:
    """What an answer comes to, in words."""
    return (LIMITS if study.asks == "shares" else VERDICTS)[row["verdict"]]


def _answers(study: Study, rows: Sequence[Row]) -> str:
    """Case by case: in one list their names would leave no room for what is asked."""
    heads = ["", "rate", "verdict", "interval", "limit" if study.asks == "shares" else "by chance", "matches"]
    parts = ['<p class="note">All answers are true together.</p>']
    for case, held in groupby(rows, key=lambda row: str(row["case"])):
        mine = list(held)
        plot = intervals(mine, title=f"Answers: {case}", percent=True, reference=mine[0]["reference"])
        lines = [
            [
                *(row["name"], number_text(row["value"], True), verdict(study, row), _between(row, True)),
                *(number_text(row["reference"], True), row["matches"]),
            ]
            for row in mine
        ]
        parts += [f"<h3>{escape(case)}</h3>", _figure(plot, ""), _table(heads, lines)]
    return _section("The answer", parts)


def _case(outcome: Finding, tables: Tables) -> str:
    case = outcome.case
    mine = {name: [row for row in rows if row["case"] == case.name] for name, rows in tables.items()}
    capped = len(outcome.trials) - len(outcome.rated)
    told_first = f"{len(outcome.trials)} matches" + (f" of at most {case.matches}" if outcome.stopped else "")
    notes = [told_first, f"bots: {', '.join(dict.fromkeys(case.specs))}", f"seed {case.seed}"]
    if capped:
        notes.append(f"{capped} ended by a cap and not counted")
    if case.changes:
        notes.append(f"changed: {told(case.changes)}")
    parts = [f'<p class="note">{escape("; ".join(notes))}.</p>']
    if outcome.rated:
        parts += _played(outcome, mine)
    return _section(case.name, parts)


def _played(outcome: Finding, mine: Tables) -> list[str]:
    points = [float(score) for trial in outcome.rated for score in trial.scores]
    length = [float(trial.actions) for trial in outcome.rated]
    by = {"order": "place"}
    wins = [{**row, "name": f"{by.get(row['by'], row['by'])} {row['name']}"} for row in mine["wins"]]
    parts = [
        _figure(intervals(wins, title="Wins", percent=True, reference=1 / outcome.case.players), "Wins."),
        _figure(histogram(points, title="Scores"), "Scores of all seats."),
        _table(["score", "mean", "interval", "5 %", "median", "95 %"], [_score(row) for row in mine["scores"]]),
        _figure(histogram(length, title="Length"), "Actions in a match."),
        _table(
            ["measure", "mean", "interval"],
            [[row["name"], *_held(row, row["name"] not in AMOUNTS)] for row in mine["measures"]],
        ),
    ]
    if mine["shares"]:
        limit = None if outcome.case.shares is None else outcome.case.shares.limit
        plot = intervals(mine["shares"], title="Shares", percent=True, reference=limit)
        parts.append(_figure(plot, "Shares of what was counted, mean of matches."))
    parts += _differences(mine["picks"], "Wins of those who took a card, less wins of those who did not.")
    parts += _differences(mine["openings"], "The same for opening plans.")
    if mine["variants"]:
        rows = sorted(mine["variants"], key=lambda row: row["p"] if row["p"] is not None else 2.0)[:SHOWN]
        lines = [[row["name"], number_text(row["value"]), _between(row, False), _sure(row)] for row in rows]
        parts.append("<h3>Compared with the game as it is</h3>")
        parts.append(_table(["", "difference", "interval", "p (Holm)"], lines))
    return parts


def _score(row: Row) -> list[str]:
    return [row["name"], *_held(row, False), *(number_text(row[key]) for key in ("q5", "q50", "q95"))]


def _differences(rows: Sequence[Row], caption: str) -> list[str]:
    telling = [row for row in rows if row["value"] is not None]
    if not telling:
        return []
    shown = telling if len(telling) <= 2 * SHOWN else [*telling[:SHOWN], *telling[-SHOWN:]]
    lines = [
        [row["name"], number_text(row["rate"], True), number_text(row["value"], True), _between(row, True), _sure(row)]
        for row in shown
    ]
    more = f" {len(shown)} of {len(telling)} are shown." if len(shown) < len(telling) else ""
    return [
        _figure(intervals(shown, title=caption, percent=True, reference=0.0), caption + more),
        _table(["", "taken by", "difference", "interval", "p (Holm)"], lines),
    ]


def _sure(row: Row) -> str:
    return "" if row["p"] is None else f"{chance_text(row['p'])}{' ✓' if row['clear'] else ''}"


def _held(row: Row, percent: bool) -> list[str]:
    return [number_text(row["value"], percent), _between(row, percent)]


def _between(row: Row, percent: bool) -> str:
    return f"{number_text(row['low'], percent)} to {number_text(row['high'], percent)}"


def _method(study: Study) -> str:
    sure = f"{100 * study.certainty:g} %"
    if study.stop:
        early = (
            f"A case stops when every answer is clear: above or below, or within {100 * study.stop.margin:g} points of"
            f" what chance would give; at least {study.stop.least} matches are played. It is looked at by match number,"
            " so one seed has one answer, whoever plays. All intervals allow for that: they are confidence sequences."
        )
    else:
        early = (
            "The number of matches was fixed beforehand. Rates of wins have confidence sequences, other numbers"
            " Student's intervals."
        )
    lines = [
        (
            f"All numbers are {sure} sure. The answers are true together over the whole study, and the lines of every"
            " other table together within their case (Bonferroni). p-values are adjusted by Holm's method; ✓ marks what"
            " may be believed."
        ),
        early,
        "All matches of a deal are one observation. A win shared by n seats is 1/n of a win for each.",
        (
            "Comeback: nobody who won was first when half of all actions were done, as if the match had ended there."
            " Lead: how many points the first has more than the second."
        ),
        (
            "Luck of the deal: the share of the variance of a seat's score, less the mean of its match, that comes back"
            " when the same deal is played again by the same seating (intraclass correlation). It needs repeats = 2."
        ),
        "A card that winners take more often need not be why they win.",
    ]
    return _section("How it was counted", [f"<p>{escape(line)}</p>" for line in lines])


def _section(title: str, parts: Sequence[str]) -> str:
    return f"<section><h2>{escape(title)}</h2>{''.join(parts)}</section>"


def _figure(plot: Plot, caption: str) -> str:
    told_above = f"<figcaption>{escape(caption)}</figcaption>" if caption else ""
    return f"<figure>{told_above}{plot}</figure>"


def _table(heads: Sequence[str], lines: Sequence[Sequence[Any]]) -> str:
    head = "".join(f"<th>{escape(one)}</th>" for one in heads)
    body = "".join("<tr>" + "".join(f"<td>{escape(str(one))}</td>" for one in line) + "</tr>" for line in lines)
    return f'<div class="table"><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>'
