"""The arena: bots meet in many matches, fairly seated; who plays them, and where, does not show in the results."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Generator, Sequence
from contextlib import ExitStack
from dataclasses import dataclass

from ratusz import games
from ratusz.bots import bot
from ratusz.bots.base import follow
from ratusz.core.game import Game, Options
from ratusz.core.match import Match
from ratusz.core.record import seed_text
from ratusz.core.rng import Rng
from ratusz.lab.seating import Seating, series
from ratusz.lab.units import Watch, Workers, run


@dataclass(frozen=True, slots=True)
class Tournament:
    """What is to be played."""

    game: str
    specs: tuple[str, ...]
    players: int
    matches: int
    seed: str
    options: Options
    records: bool = False
    """Whether results hold the records of their matches."""


@dataclass(frozen=True, slots=True)
class Pairing:
    """One match to be played."""

    tournament: Tournament
    number: int
    deal: int
    """Which shuffle is played; several matches share one."""
    seating: Seating

    @property
    def seed(self) -> str:
        """What the match is shuffled with."""
        return f"{self.tournament.seed}/{self.deal}"


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
    record: str | None = None
    """The record of the match as JSON, if the tournament wants records."""

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
        with bot(spec, game) as player:
            player.check(game)
    return game


def pairings(tournament: Tournament) -> list[Pairing]:
    """All matches of a tournament."""
    plan = series(len(tournament.specs), tournament.players, tournament.matches)
    return [Pairing(tournament, number, deal, seating) for number, (deal, seating) in enumerate(plan)]


def play_all(
    tournament: Tournament, workers: Workers | None = None, watch: Watch = lambda _: None
) -> Generator[Result, None, None]:
    """The results of all matches in order of their numbers; closing the generator stops the rest."""
    return run(play, pairings(tournament), workers, watch)


def play(pairing: Pairing) -> Result:
    """Play one match to its end, and tell how it went."""
    match, seconds = play_match(pairing)
    return _result(pairing, match, seconds)


def play_match(pairing: Pairing) -> tuple[Match, list[float]]:
    """One match played to its end, and how long each seat thought."""
    tournament = pairing.tournament
    seed = pairing.seed
    with ExitStack() as stack:
        game = games.find(tournament.game)
        bots = [stack.enter_context(bot(tournament.specs[number], game)) for number in pairing.seating]
        for each in bots:
            # Otherwise a bot would have the same luck in every match.
            each.seed = Rng.from_seed(f"{each.seed}/{seed}/{pairing.number}").below(2**31)
        match = Match.new(game, tournament.players, seed, tournament.options, keep_events=True)
        match.names = [tournament.specs[number] for number in pairing.seating]
        seconds = [0.0] * match.players
        while not match.over:
            seat = match.player
            begin = time.perf_counter()
            plan = bots[seat].plan(match, seat)
            seconds[seat] += time.perf_counter() - begin
            follow(match, seat, plan)
    return match, seconds


def _result(pairing: Pairing, match: Match, seconds: list[float]) -> Result:
    rounds = match.view(None).get("round")
    made = Counter(move.seat for move in match.moves)
    return Result(
        number=pairing.number,
        seed=pairing.seed,
        seating=pairing.seating,
        scores=match.scores(),
        places=match.ranking(),
        capped=match.capped,
        first=match.moves[0].seat if match.moves else 0,
        rounds=rounds if isinstance(rounds, int) else None,
        decisions=[made[seat] for seat in range(match.players)],
        seconds=seconds,
        deeds=deeds(match),
        record=match.record().to_json() if pairing.tournament.records else None,
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
