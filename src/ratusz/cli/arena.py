"""`ratusz arena`: bots against each other, and what can be said about them afterwards."""

from __future__ import annotations

import json
import os
import secrets
from contextlib import closing
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from ratusz import games
from ratusz.bots import split_specs
from ratusz.cli.common import INTERRUPTED, BadInput, Color, Json, Language, read_options
from ratusz.cli.screen import Screen
from ratusz.core.errors import RatuszError
from ratusz.lab.arena import Result, Tournament, check, play_all, record_file
from ratusz.lab.report import deeds_file, document, write_tables
from ratusz.lab.statistics import Deed, Rate, Spread, Summary, summarise
from ratusz.texts import Texts

MOST_MATCHES: Final = 1_000_000
MOST_WORKERS: Final = 1024
SHOWN: Final = 5
"""How many deeds are shown at each end; the files have them all."""
RAREST: Final = 0.05
"""Deeds of a smaller share of all seats say little and are not shown."""


def arena(
    game: Annotated[str, typer.Argument(metavar="GAME", help="The game; `ratusz games` lists them.")],
    *,
    bots: Annotated[
        list[str],
        typer.Option(
            "--bots", "-b", metavar="SPEC,SPEC…", help="Who plays, separated by commas; may be given several times."
        ),
    ],
    matches: Annotated[int, typer.Option("--games", "-n", min=1, max=MOST_MATCHES, help="How many matches.")] = 100,
    players: Annotated[
        int | None, typer.Option("--players", "-p", help="How many seats.", show_default="one for each bot")
    ] = None,
    seed: Annotated[
        str | None,
        typer.Option(help="Shuffle by this seed, to play the same again.", show_default="an unguessable one"),
    ] = None,
    workers: Annotated[
        int | None,
        typer.Option("--workers", "-w", min=1, max=MOST_WORKERS, help="How many processes.", show_default="all cores"),
    ] = None,
    option: Annotated[
        list[str] | None, typer.Option("--option", "-o", metavar="NAME=VALUE", help="Set an option of the game.")
    ] = None,
    table: Annotated[
        Path | None,
        typer.Option(
            "--csv",
            metavar="FILE",
            help="Write a line for each seat of each match here, and one for each deed in FILE-deeds beside it.",
            show_default=False,
        ),
    ] = None,
    records: Annotated[
        Path | None,
        typer.Option(metavar="FOLDER", help="Keep the record of every match in this folder.", show_default=False),
    ] = None,
    as_json: Json = False,
    language: Language,
    color: Color = True,
) -> None:
    """Let bots play many matches and see who is better, and how sure that is.

    Every deal is played in every rotation of its seating, and all seatings take
    their turn; with more seats than bots, all ways to fill them do. Matches that
    hit a cap count for nobody. Ctrl-C shows what is done so far.

    For example:

    ratusz arena builders --bots greedy,random --games 200
    ratusz arena builders --bots mcts:iterations=200,greedy,random --seed 7 --workers 2
    ratusz arena builders --bots greedy --bots "exec:python examples/line_bot.py" --csv results.csv
    """
    chosen = games.find(game)
    specs = tuple(spec for text in bots for spec in split_specs(text))
    tournament = Tournament(
        game=chosen.id,
        specs=specs,
        players=players if players is not None else max(len(specs), chosen.players[0]),
        matches=matches,
        seed=secrets.token_hex(8) if seed is None else seed,
        options=chosen.check_options(read_options(chosen, option or [])),
        records=records,
    )
    check(tournament)
    _check_files(tournament, table)
    texts = Texts(language, chosen)
    results: list[Result] = []
    stopped: BaseException | None = None
    try:
        _collect(tournament, workers or _cores(), results, texts.say("arena-playing"))
    except (KeyboardInterrupt, RatuszError) as error:
        stopped = error
    if results:
        summary = summarise(results, specs)
        if table is not None:
            write_tables(table, results, summary, specs)
        if as_json:
            typer.echo(json.dumps(document(tournament, results, summary), ensure_ascii=False))
        else:
            Report(summary, tournament, texts, Screen(color=color)).show()
    if isinstance(stopped, RatuszError):
        raise stopped
    raise typer.Exit(0 if stopped is None else INTERRUPTED)


def _cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _check_files(tournament: Tournament, table: Path | None) -> None:
    """Everything that could go wrong with the files goes wrong before the first match."""
    if table is not None:
        if not table.parent.is_dir():
            raise BadInput(f"There is no folder '{table.parent}' for '{table.name}'.")
        _check_writable(table)
        _check_writable(deeds_file(table))
    if tournament.records is not None:
        try:
            tournament.records.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise BadInput(f"'{tournament.records}' cannot be a folder of records: {error.strerror}.") from None
        first = record_file(tournament.records, 0)
        if first.exists():
            raise BadInput(f"'{first}' exists already; name a folder without records.")


def _check_writable(file: Path) -> None:
    if file.is_dir() or not os.access(file if file.exists() else file.parent, os.W_OK):
        raise BadInput(f"A table cannot be written to '{file}'.")


def _collect(tournament: Tournament, workers: int, results: list[Result], title: str) -> None:
    """Play, with a progress bar on stderr; what is done is in the list, whatever happens."""
    bar = Progress(
        TextColumn(title),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
    )
    with bar, closing(play_all(tournament, workers)) as arriving:
        task = bar.add_task(title, total=tournament.matches)
        for result in arriving:
            results.append(result)
            bar.advance(task)


class Report:
    """A summary as tables on the screen."""

    def __init__(self, summary: Summary, tournament: Tournament, texts: Texts, screen: Screen) -> None:
        self.summary = summary
        self.tournament = tournament
        self.texts = texts
        self.say = texts.say
        self.screen = screen

    def show(self) -> None:
        summary, tournament, say = self.summary, self.tournament, self.say
        self.screen.title(
            say("arena-title", game=say("game-name"), count=summary.played),
            say("arena-details", asked=tournament.matches, players=tournament.players, seed=tournament.seed),
        )
        if summary.capped:
            self.screen.write(say("arena-capped", count=summary.capped), "yellow")
        if summary.capped == summary.played:
            return
        self._standings()
        self.screen.write(say("arena-chance", share=self._percent(1 / tournament.players)), "dim")
        if summary.shared:
            self.screen.write(say("arena-shared", count=summary.shared), "dim")
        self.screen.write()
        self._lengths()
        self._seats()
        self._deeds()

    def _standings(self) -> None:
        say = self.say
        table = self._table(
            say("arena-bot"),
            say("arena-seats"),
            say("arena-wins"),
            say("arena-interval"),
            say("arena-rating"),
            say("arena-score"),
            say("arena-time"),
        )
        for standing in sorted(self.summary.standings, key=lambda standing: -standing.rating):
            table.add_row(
                standing.spec,
                str(standing.wins.of),
                self._percent(standing.wins.rate),
                self._interval(standing.wins),
                f"{self._number(standing.rating)} ± {self._number(standing.uncertainty)}",
                f"{self._number(standing.scores.mean)} ± {self._number(standing.scores.deviation)}",
                self._number(1000 * standing.seconds),
            )
        self.screen.console.print(table)

    def _lengths(self) -> None:
        say, summary = self.say, self.summary
        table = self._table("", say("arena-mean"), say("arena-deviation"), say("arena-range"))
        lines = [
            (say("arena-winning-score"), summary.winning_scores),
            (say("arena-rounds"), summary.rounds),
            (say("arena-decisions"), summary.decisions),
        ]
        for name, spread in lines:
            if spread.count:
                table.add_row(name, self._number(spread.mean), self._number(spread.deviation), _extremes(spread))
        self.screen.console.print(table)

    def _seats(self) -> None:
        say = self.say
        table = self._table("", *(str(place) for place in range(1, self.tournament.players + 1)))
        for name, rates in ((say("arena-by-seat"), self.summary.seats), (say("arena-by-order"), self.summary.order)):
            table.add_row(name, *(f"{self._percent(rate.rate)} ({self._interval(rate)})" for rate in rates))
        self.screen.console.print(table)

    def _deeds(self) -> None:
        say = self.say
        seats = self.summary.winning_scores.count * self.tournament.players
        common = [deed for deed in self.summary.deeds if RAREST <= _did(deed) / seats <= 1 - RAREST]
        if len(common) < 2:
            return
        shown = common if len(common) <= 2 * SHOWN else common[:SHOWN] + common[-SHOWN:]
        table = self._table(say("arena-deed"), say("arena-winners"), say("arena-others"), say("arena-difference"))
        for deed in shown:
            table.add_row(
                deed.name,
                self._percent(deed.winners.rate),
                self._percent(deed.others.rate),
                f"{'+' if deed.difference > 0 else ''}{self._percent(deed.difference)}",
            )
        self.screen.console.print(table)
        if len(shown) < len(self.summary.deeds):
            self.screen.write(say("arena-deeds-more", shown=len(shown), count=len(self.summary.deeds)), "dim")

    def _table(self, first: str, *others: str) -> Table:
        table = Table(box=SIMPLE_HEAD, pad_edge=False)
        table.add_column(first, overflow="fold")
        for title in others:
            table.add_column(title, justify="right")
        return table

    def _number(self, number: float) -> str:
        text = f"{number:.1f}"
        return text.replace(".", ",") if self.texts.language == "pl" else text

    def _percent(self, share: float) -> str:
        return f"{self._number(100 * share)} %"

    def _interval(self, rate: Rate) -> str:
        return f"{self._number(100 * rate.low)}–{self._number(100 * rate.high)}"


def _did(deed: Deed) -> float:
    return deed.winners.count + deed.others.count


def _extremes(spread: Spread) -> str:
    return f"{spread.least:g}–{spread.most:g}"
