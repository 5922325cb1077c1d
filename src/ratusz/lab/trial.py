"""One match of a study: how it is played, and what is kept of it."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from importlib import resources
from itertools import groupby
from typing import Any

from ratusz import games
from ratusz.core.match import Match
from ratusz.lab.arena import Pairing, Tournament, play_match
from ratusz.lab.seating import Seating, series
from ratusz.lab.study import Shares, StudyCase
from ratusz.lab.variants import apart


@dataclass(frozen=True, slots=True)
class Task:
    """A match to be played, in whichever process gets it."""

    case: StudyCase
    pairing: Pairing


@dataclass(frozen=True, slots=True)
class Played:
    """A match as a study sees it; lists go by seats."""

    number: int
    deal: int
    seating: Seating
    scores: list[int]
    places: list[int]
    capped: bool
    order: list[int]
    """The seats in the order of play at the beginning."""
    halfway: list[int]
    """The places when half of all actions were done, as if the match had ended there."""
    rounds: int | None
    actions: int
    taken: list[list[str]]
    """The cards that each seat took, in order: `VERB THING`, each once."""
    counted: dict[str, int]
    """How often there were events of each kind that the study counts."""

    def wins(self) -> list[float]:
        """A win for the seat in first place, shared equally where several are."""
        share = 1.0 / self.places.count(1)
        return [share if place == 1 else 0.0 for place in self.places]


def tasks(case: StudyCase, repeats: int) -> Iterator[Task]:
    """All matches of a case: every deal by a whole rotation of a seating, each so many times."""
    tournament = Tournament(case.game, case.specs, case.players, case.matches, case.seed, case.options)
    plan: Iterator[tuple[int, Seating]]
    if case.fixed:
        plan = ((deal, tuple(range(case.players))) for deal in range(case.matches))
    else:
        plan = series(len(case.specs), case.players, case.matches)
    order = (
        (deal, seating)
        for deal, rotation in groupby(plan, key=lambda pair: pair[0])
        for _, seating in list(rotation) * repeats
    )
    for number, (deal, seating) in zip(range(case.matches), order, strict=False):
        yield Task(case, Pairing(tournament, number, deal, seating))


def play(task: Task) -> Played:
    """Play a match; with a variant of the data, in a process of its own."""
    return apart(task.case.game, task.case.changes, _play, task)


def _play(task: Task) -> Played:
    case, pairing = task.case, task.pairing
    match, _ = play_match(pairing)
    rounds = match.view(None).get("round")
    return Played(
        number=pairing.number,
        deal=pairing.deal,
        seating=pairing.seating,
        scores=match.scores(),
        places=match.ranking(),
        capped=match.capped,
        order=turn_order(match),
        halfway=match.at(match.ply // 2).ranking(),
        rounds=rounds if isinstance(rounds, int) else None,
        actions=match.ply,
        taken=taken(match, case.picks),
        counted={} if case.shares is None else counted(match, case.shares),
    )


def turn_order(match: Match) -> list[int]:
    """The seats in the first order of play: as the game tells it, or around the table from the first decider."""
    start = match.at(0)
    view, players = start.view(None), match.players
    order = view.get("order")
    if isinstance(order, list) and sorted(order) == list(range(players)):
        return order
    told = view.get("start_player", view.get("first_player"))
    first = told if isinstance(told, int) and 0 <= told < players else max(start.player, 0)
    return [(first + place) % players for place in range(players)]


def taken(match: Match, verbs: tuple[str, ...]) -> list[list[str]]:
    """For each seat the things named in its actions, by verbs, each at its first time."""
    things = things_of(match.game.id)
    found: list[dict[str, None]] = [{} for _ in range(match.players)]
    for move in match.moves:
        if move.seat < 0:
            continue
        verb, *operands = match.notation(move.action).split()
        if not verbs or verb in verbs:
            found[move.seat].update({f"{verb} {things[name]}": None for name in operands if name in things})
    return [list(one) for one in found]


@cache
def things_of(game: str) -> Mapping[str, str]:
    """The things of a game that its data names; copies of a kind are known by their kind."""
    file = resources.files(games.find(game).folder or "ratusz") / "data.json"
    if not file.is_file():
        return {}
    found: dict[str, str] = {}
    _gather(json.loads(file.read_text(encoding="utf-8")), found)
    return {name: kind if kind in found else name for name, kind in found.items()}


def _gather(data: Any, found: dict[str, str]) -> None:
    if isinstance(data, dict):
        if isinstance(data.get("id"), str):
            found[data["id"]] = str(data.get("kind", ""))
        for inner in data.values():
            _gather(inner, found)
    elif isinstance(data, list):
        for inner in data:
            _gather(inner, found)


def counted(match: Match, shares: Shares) -> dict[str, int]:
    """How often the events of a match have each value of a field."""
    counts: Counter[str] = Counter()
    for move in match.moves:
        for event in move.events:
            if event.kind == shares.event and hasattr(event, shares.by):
                counts[str(getattr(event, shares.by))] += 1
    return dict(counts)
