"""Ratings: how far the levels of a game are apart, from matches between neighbours, kept so that more can be added.

Ratings are Elo numbers: 200 more is an expected 76 % of the points against each other. A match of more than two seats
counts as one between each two of its seats that different bots had. The numbers are those under which the results were
likeliest (Bradley and Terry), with one drawn match more for every two bots that met, so that a bot that never lost has
a rating too. They do not depend on the order of matches, which openskill's do; and their intervals come from drawing
whole deals anew (bootstrap), since matches of one deal resemble each other.
"""

from __future__ import annotations

import json
import math
import random
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import closing
from dataclasses import asdict, dataclass
from itertools import islice
from pathlib import Path
from typing import Final

from ratusz.bots import LEVELS, levels_of
from ratusz.core.errors import RatuszError
from ratusz.core.game import Game, Options
from ratusz.lab.arena import Pairing, Tournament, check, play
from ratusz.lab.seating import Seating, seatings
from ratusz.lab.units import Progress, Workers, run

ELO: Final = 400 / math.log(10)
"""Elo points for odds of e to one."""
ANCHOR: Final = 1000.0
"""The rating of the bot in the middle."""
DRAWN: Final = 1.0
"""So many drawn matches more every two bots have had that met."""
DRAWS: Final = 500
"""How often deals are drawn anew for an interval."""
SWEEPS: Final = 60
"""How often every rating is mended until all fit together."""
WIDEST: Final = 2
"""Neighbours and next neighbours meet; others would only show that the stronger one always wins."""
_CLOCK: Final = re.compile(r"\bseconds=[0-9.]+")

Points = list[list[float]]
"""What each bot has won against each."""


class BadRating(RatuszError):
    """Something that cannot be rated, or not there."""


@dataclass(frozen=True, slots=True)
class RatingPlan:
    """Who is to be rated, weakest first, and where the matches are kept."""

    game: str
    players: int
    options: Options
    names: tuple[str, ...]
    specs: tuple[str, ...]
    seed: str
    folder: Path

    @property
    def matches(self) -> Path:
        return self.folder / "matches.jsonl"


@dataclass(frozen=True, slots=True)
class Bout:
    """A match as far as ratings go; lists go by seats."""

    deal: int
    seating: list[int]
    places: list[int]
    scores: list[int]


@dataclass(frozen=True, slots=True)
class Rating:
    """How strong a bot is, and how sure that is."""

    name: str
    elo: float
    low: float
    high: float
    matches: int
    """How many it had."""
    step: tuple[float, float, float] | None
    """How far it is above the one before it, at least and at most; None for the first."""


def plan_of(game: Game, players: int, options: Options, seed: str, folder: Path, walks: int | None) -> RatingPlan:
    """The levels of a game; with a number of walks instead of a time, their matches are the same on every machine."""
    specs = levels_of(game)
    if set(specs) != set(LEVELS):
        raise BadRating(f"{game.id} has no value yet, and so there are no levels to compare.")
    walked = tuple(
        _CLOCK.sub(f"iterations={walks}", spec) if _searches(spec, walks) else spec for spec in specs.values()
    )
    return RatingPlan(game.id, players, options, tuple(specs), walked, seed, folder)


def _searches(spec: str, walks: int | None) -> bool:
    """Whether a bot goes by the clock alone and is to go by walks."""
    return walks is not None and "iterations=" not in spec


def prepare(plan: RatingPlan) -> None:
    """BadRating if this cannot be rated, or not in this folder."""
    if plan.players == 1:
        raise BadRating("A seat that plays alone has nobody to be compared with.")
    check(Tournament(plan.game, plan.specs, plan.players, 1, plan.seed, plan.options))
    document = {key: value for key, value in asdict(plan).items() if key != "folder"}
    file = plan.folder / "rating.json"
    text = json.dumps(document, indent=1) + "\n"
    try:
        plan.folder.mkdir(parents=True, exist_ok=True)
        if file.exists() and file.read_text(encoding="utf-8") != text:
            raise BadRating(f"'{plan.folder}' holds matches of other bots or deals; name another folder.")
        file.write_text(text, encoding="utf-8")
    except OSError as error:
        raise BadRating(f"'{plan.folder}' cannot hold matches: {error.strerror}.") from None


def schedule(bots: int, players: int) -> Iterator[tuple[int, Seating]]:
    """For each match its deal and who sits where, without end: a deal is played by all turns of one seating."""
    pairs = [(low, low + apart) for apart in range(1, WIDEST + 1) for low in range(bots - apart)]
    # Of all the ways to fill the seats with two bots, those that differ by more than a turn.
    kinds: list[list[Seating]] = []
    for seating in seatings(2, players):
        turns = [seating[turn:] + seating[:turn] for turn in range(players)]
        if not any(seating in kind for kind in kinds):
            kinds.append(list(dict.fromkeys(turns)))
    deal = 0
    while True:
        for kind in kinds:
            for pair in pairs:
                yield from ((deal, tuple(pair[bot] for bot in seating)) for seating in kind)
                deal += 1


def pairings(plan: RatingPlan, first: int, last: int) -> list[Pairing]:
    """The matches from one number to before another."""
    tournament = Tournament(plan.game, plan.specs, plan.players, last, plan.seed, plan.options)
    found = islice(enumerate(schedule(len(plan.specs), plan.players)), first, last)
    return [Pairing(tournament, number, deal, seating) for number, (deal, seating) in found]


def play_on(
    plan: RatingPlan, matches: int, workers: Workers | None = None, watch: Callable[[Progress], None] = lambda _: None
) -> int:
    """Play until there are so many matches, and keep each; how many were played now."""
    done = len(kept(plan))
    wanted = pairings(plan, done, matches)
    with closing(run(bout, wanted, workers, watch)) as arriving, plan.matches.open("a", encoding="utf-8") as lines:
        for match in arriving:
            lines.write(json.dumps(asdict(match)) + "\n")
            lines.flush()
    return len(wanted)


def bout(pairing: Pairing) -> Bout:
    """Play one match."""
    result = play(pairing)
    places = [1] * len(result.places) if result.capped else result.places
    return Bout(pairing.deal, list(pairing.seating), places, result.scores)


def kept(plan: RatingPlan) -> list[Bout]:
    """The matches played so far; half a line at the end, from when somebody pulled the plug, is cut off."""
    if not plan.matches.exists():
        return []
    text = plan.matches.read_text(encoding="utf-8")
    whole = text[: text.rfind("\n") + 1]
    if whole != text:
        plan.matches.write_text(whole, encoding="utf-8")
    try:
        return [Bout(**json.loads(line)) for line in whole.splitlines()]
    except (TypeError, ValueError):
        raise BadRating(f"'{plan.matches}' holds a line that is no match.") from None


def rate(names: Sequence[str], bouts: Sequence[Bout]) -> list[Rating]:
    """The ratings of all bots, with intervals of 95 %."""
    deals: dict[int, Points] = {}
    for one in bouts:
        _count(deals.setdefault(one.deal, _nothing(len(names))), one)
    found = fit(_sum(list(deals.values()), len(names)))
    chance = random.Random("ratings")
    drawn = [
        fit(_sum(chance.choices(list(deals.values()), k=len(deals)), len(names))) for _ in range(DRAWS if deals else 0)
    ]
    ratings: list[Rating] = []
    for bot, name in enumerate(names):
        low, high = _interval([ratings[bot] for ratings in drawn])
        step = None
        if bot:
            steps = _interval([ratings[bot] - ratings[bot - 1] for ratings in drawn])
            step = (found[bot] - found[bot - 1], *steps)
        ratings.append(Rating(name, found[bot], low, high, sum(bot in one.seating for one in bouts), step))
    return ratings


def _nothing(bots: int) -> Points:
    return [[0.0] * bots for _ in range(bots)]


def _count(points: Points, one: Bout) -> None:
    """Each two seats of different bots share a point, by their places; together a match is worth one for each seat."""
    weight = 1.0 / (len(one.seating) - 1)
    for seat, mine in enumerate(one.seating):
        for other, theirs in enumerate(one.seating):
            if mine != theirs:
                ahead = one.places[other] - one.places[seat]
                points[mine][theirs] += weight * (1.0 if ahead > 0 else 0.5 if ahead == 0 else 0.0)


def _sum(deals: Sequence[Points], bots: int) -> Points:
    total = _nothing(bots)
    for points in deals:
        for row, more in zip(total, points, strict=True):
            for column, number in enumerate(more):
                row[column] += number
    return total


def fit(points: Points) -> list[float]:
    """The likeliest ratings, the one in the middle at its anchor; bots that met nobody stay where they are."""
    bots = range(len(points))
    met = [[points[one][other] + points[other][one] > 0.0 for other in bots] for one in bots]
    strengths = [0.0] * len(points)
    for _ in range(SWEEPS):
        for one in bots:
            slope = bend = 0.0
            for other in bots:
                if met[one][other]:
                    matches = points[one][other] + points[other][one] + DRAWN
                    expected = 1.0 / (1.0 + math.exp(strengths[other] - strengths[one]))
                    slope += points[one][other] + DRAWN / 2 - matches * expected
                    bend += matches * expected * (1.0 - expected)
            if bend > 0.0:
                # A step of Newton's, held back where the curve is nearly flat.
                strengths[one] += max(-1.0, min(1.0, slope / bend))
    middle = strengths[len(strengths) // 2]
    return [ANCHOR + ELO * (strength - middle) for strength in strengths]


def _interval(numbers: Sequence[float]) -> tuple[float, float]:
    """What 95 % of the numbers lie between."""
    if not numbers:
        return math.nan, math.nan
    ordered = sorted(numbers)
    return ordered[int(0.025 * (len(ordered) - 1))], ordered[math.ceil(0.975 * (len(ordered) - 1))]


def table(plan: RatingPlan, ratings: Sequence[Rating], specs: Mapping[str, str]) -> str:
    """The ratings as a table of Markdown."""
    lines = [
        "| level | spec | rating | 95 % sure | above the one before | 95 % sure | matches |",
        "|---|---|---|---|---|---|---|",
    ]
    for one in ratings:
        step = ("", "") if one.step is None else (f"{one.step[0]:+.0f}", f"{one.step[1]:+.0f} to {one.step[2]:+.0f}")
        sure = "anchor" if one.low == one.high else f"{one.low:.0f}–{one.high:.0f}"
        cells = f"`{one.name}`", f"`{specs[one.name]}`", f"{one.elo:.0f}", sure, *step, str(one.matches)
        lines.append(f"| {' | '.join(cells)} |")
    return "\n".join(lines)


def written(page: str, plan: RatingPlan, text: str) -> str:
    """A page with a table between its marks for this game and number of seats; BadRating if it has none."""
    mark = f"<!-- rating of {plan.game}, {plan.players} -->"
    marks = re.compile(f"({re.escape(mark)}\n).*?(<!-- end of rating -->)", re.DOTALL)
    if not marks.search(page):
        raise BadRating(f"The page has no '{mark}' before an '<!-- end of rating -->'.")
    return marks.sub(lambda found: f"{found[1]}\n{text}\n\n{found[2]}", page)
