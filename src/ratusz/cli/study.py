"""`ratusz study`: a question about games, written as a file, and its answer as a page."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer
from rich.box import SIMPLE_HEAD
from rich.table import Table

from ratusz.cli.codes import INTERRUPTED
from ratusz.cli.common import BadInput, Color, Json, measuring
from ratusz.cli.lab import Cluster, Workers
from ratusz.cli.screen import Screen
from ratusz.lab import findings, page, studying
from ratusz.lab.parquet import need_parquet, write_table
from ratusz.lab.plots import number_text
from ratusz.lab.study import Study, StudyCase, cases, read
from ratusz.lab.studying import Finding
from ratusz.lab.summary import summary
from ratusz.lab.units import Progress, hire


def study(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The study, as TOML.", show_default=False)],
    *,
    out: Annotated[
        Path | None,
        typer.Option(metavar="FOLDER", help="Where the report goes.", show_default="named as the file, in this folder"),
    ] = None,
    markdown: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Also write a short report as Markdown.", show_default=False),
    ] = None,
    workers: Workers = None,
    cluster: Cluster = None,
    as_json: Json = False,
    color: Color = True,
) -> None:
    """Let bots play what a study asks, and write the answer as a page with plots, and as tables.

    FOLDER gets report.html, which needs nothing else, and every table as Parquet.
    One seed has one answer, with any number of workers. Ctrl-C reports what is
    known so far. docs/laboratory.md explains the file and the numbers.

    For example:

    ratusz study studies/start-player.toml
    ratusz study my-question.toml --out answer --markdown answer.md --workers 2
    """
    need_parquet()  # Better missed now than after the last match.
    asked = read(file)
    played = cases(asked)
    folder = out if out is not None else Path(file.stem)
    _prepare(folder)
    outcomes: list[Finding] = []
    interrupted = False
    try:
        _play(asked, played, outcomes, workers, cluster)
    except KeyboardInterrupt:
        interrupted = True
    if outcomes:
        tables = findings.tables(asked, outcomes)
        for name, columns in findings.SCHEMAS.items():
            rows = [[row[column] for column in columns] for row in tables[name]]
            write_table(folder / f"{name}.parquet", columns, rows)
        (folder / "report.html").write_text(page.report(asked, outcomes, tables), encoding="utf-8")
        if markdown is not None:
            markdown.write_text(summary(asked, outcomes, tables, str(file)), encoding="utf-8")
        if as_json:
            typer.echo(json.dumps({"study": asked.title, "answers": tables["answers"]}, ensure_ascii=False))
        else:
            _show(asked, tables["answers"], folder, Screen(color=color))
    raise typer.Exit(INTERRUPTED if interrupted else 0)


def _prepare(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadInput(f"'{folder}' cannot hold a report: {error.strerror}.") from None


def _play(
    asked: Study, played: Sequence[StudyCase], outcomes: list[Finding], workers: int | None, cluster: str | None
) -> None:
    """Play all cases, with a bar on stderr; what is known is in the list, whatever happens."""
    total = sum(case.matches for case in played)
    with measuring(asked.title) as progress, hire(workers, cluster) as staff:

        def watch(_: StudyCase, now: Progress) -> None:
            progress((sum(outcome.case.matches for outcome in outcomes) + now.done) / total)

        for outcome in studying.make(asked, played, staff, watch):
            outcomes.append(outcome)


def _show(asked: Study, answers: Sequence[findings.Row], folder: Path, screen: Screen) -> None:
    screen.title(asked.title, f"{100 * asked.certainty:g} % sure, all together")
    table = Table(box=SIMPLE_HEAD, pad_edge=False)
    table.add_column("", overflow="fold")
    for head in ("rate", "interval", "verdict", "matches"):
        table.add_column(head, justify="right")
    for row in answers:
        low, high = number_text(row["low"], True), number_text(row["high"], True)
        table.add_row(
            f"{row['case']}: {row['name']}",
            number_text(row["value"], True),
            f"{low} to {high}",
            page.verdict(asked, row),
            str(row["matches"]),
        )
    screen.console.print(table)
    screen.write(f"The report is {folder / 'report.html'}.")
