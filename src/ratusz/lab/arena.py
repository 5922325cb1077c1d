"""The arena: bots meet in many matches, fairly seated; how many processes play them does not show in the results."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Generator, Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path

from ratusz import games
from ratusz.bots import bot
from ratusz.bots.base import follow
from ratusz.core.game import Game, Options
from ratusz.core.match import Match
from ratusz.core.record import seed_text
from ratusz.core.rng import Rng
from ratusz.crew import share_out
from ratusz.lab.seating import Seating, series


@dataclass(frozen=True, slots=True)
class Tournament:
    """What is to be played."""

    game: str
    specs: tuple[str, ...]
    players: int
    matches: int
    seed: str
    options: Options
    records: Path | None = None
    """The folder for the record of every match."""


@dataclass(frozen=True, slots=True)
class Pairing:
    """One match to be played."""

    tournament: Tournament
    number: int
    deal: int
    """Which shuffle is played; several matches share one."""
    seating: Seating


@dataclass(frozen=True, slots=True)
class Result:
    """One match as it went; lists go by seats."""

    number: int
    seed: str
    seating: Seating
    scores: list[int]
    places: list[int]
    capped: bool
    first: int
    """The seat that decided first."""
    rounds: int | None
    decisions: list[int]
    seconds: list[float]
    """How long each seat thought."""
    deeds: list[dict[str, int]]
    """How often each seat did what: by verb, and by verb with each thing it was done to."""

    def wins(self) -> list[float]:
        """A win for the seat in first place, shared equally where several are; nothing in a capped match."""
        if self.capped:
            return [0.0] * len(self.places)
        share = 1.0 / self.places.count(1)
        return [share if place == 1 else 0.0 for place in self.places]


def check(tournament: Tournament) -> Game:
    """The game of a tournament, or the error that says why it cannot be played."""
    game = games.find(tournament.game)
    game.check_players(tournament.players)
    game.check_options(tournament.options)
    seed_text(tournament.seed)
    for spec in tournament.specs:
        bot(spec).close()
    return game


def pairings(tournament: Tournament) -> list[Pairing]:
    """All matches of a tournament."""
    plan = series(len(tournament.specs), tournament.players, tournament.matches)
    return [Pairing(tournament, number, deal, seating) for number, (deal, seating) in enumerate(plan)]


def play_all(tournament: Tournament, workers: int = 1) -> Generator[Result, None, None]:
    """The results of all matches, each as soon as it is over; closing the generator stops the rest."""
    return share_out(play, pairings(tournament), workers)


def record_file(folder: Path, number: int) -> Path:
    """Where the record of a match is kept."""
    return folder / f"match-{number + 1:06}.json"


def play(pairing: Pairing) -> Result:
    """Play one match to its end."""
    tournament = pairing.tournament
    seed = f"{tournament.seed}/{pairing.deal}"
    with ExitStack() as stack:
        bots = [stack.enter_context(bot(tournament.specs[number])) for number in pairing.seating]
        for each in bots:
            # Otherwise a bot would have the same luck in every match.
            each.seed = Rng.from_seed(f"{each.seed}/{seed}/{pairing.number}").below(2**31)
        match = Match.new(
            games.find(tournament.game),
            tournament.players,
            seed,
            tournament.options,
            keep_events=True,
        )
        match.names = [tournament.specs[number] for number in pairing.seating]
        seconds = [0.0] * match.players
        while not match.over:
            seat = match.player
            begin = time.perf_counter()
            plan = bots[seat].plan(match, seat)
            seconds[seat] += time.perf_counter() - begin
            follow(match, seat, plan)
    if tournament.records is not None:
        file = record_file(tournament.records, pairing.number)
        file.write_text(match.record().to_json(), encoding="utf-8")
    return _result(pairing, match, seed, seconds)


def _result(pairing: Pairing, match: Match, seed: str, seconds: list[float]) -> Result:
    rounds = match.view(None).get("round")
    made = Counter(move.seat for move in match.moves)
    return Result(
        number=pairing.number,
        seed=seed,
        seating=pairing.seating,
        scores=match.scores(),
        places=match.ranking(),
        capped=match.capped,
        first=match.moves[0].seat if match.moves else 0,
        rounds=rounds if isinstance(rounds, int) else None,
        decisions=[made[seat] for seat in range(match.players)],
        seconds=seconds,
        deeds=deeds(match),
    )


def deeds(match: Match) -> list[dict[str, int]]:
    """How often each seat used each verb, and each verb with each of its operands."""
    counts: list[Counter[str]] = [Counter() for _ in range(match.players)]
    for move in match.moves:
        verb, *operands = match.notation(move.action).split()
        counts[move.seat].update([verb, *(f"{verb} {operand}" for operand in operands)])
    return [dict(count) for count in counts]


def in_order(results: Sequence[Result]) -> list[Result]:
    """Results as if they had come in one after the other."""
    return sorted(results, key=lambda result: result.number)
