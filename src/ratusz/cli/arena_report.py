"""What `ratusz arena` shows at the end: who is better, how long matches are, what winners do."""

from __future__ import annotations

from typing import Final

from rich.box import SIMPLE_HEAD
from rich.table import Table

from ratusz.cli.screen import Screen
from ratusz.lab.arena import Tournament
from ratusz.lab.statistics import Deed, Digest, Rate, Spread
from ratusz.texts import Texts

SHOWN: Final = 5
"""How many deeds are shown at each end; the files have them all."""
RAREST: Final = 0.05
"""Deeds of a smaller share of all seats say little and are not shown."""


class Report:
    """A summary as tables on the screen."""

    def __init__(self, summary: Digest, tournament: Tournament, texts: Texts, screen: Screen) -> None:
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
