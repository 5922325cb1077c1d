"""A match written down line by line: ply, seat, action, what happened, points."""

from __future__ import annotations

import re
from pathlib import Path

import ratusz
from ratusz.core.game import Game, Options
from ratusz.core.match import Match
from ratusz.core.moves import Move
from ratusz.core.rng import Rng
from tests.contract.case import decide
from tests.contract.cases import SHORTER

FOLDER = Path(__file__).parent
ACTION = re.compile(r" *\d+ \| seat (\d+) \| ([^|]+) \|")


def path(game: Game, players: int) -> Path:
    return FOLDER / f"{game.id}-{players}p.txt"


def play(game: Game, players: int) -> Match:
    """A match for a new file: of greedy bots, to the end by the rules; with the most players random, to the cap."""
    seed = f"golden {players}"
    if players == game.players[-1]:
        match = Match.new(game, players, seed, SHORTER.get(game.id), keep_events=True)
        rng = Rng.from_seed(seed)
        while (decision := decide(match, rng)) is not None:
            match.apply(decision.action, decision.seat)
        return match
    match = Match.new(game, players, seed, keep_events=True)
    bots = [ratusz.bot(f"greedy:seed={seat}") for seat in range(players)]
    while not match.over:
        match.apply(bots[match.player].choose(match))
    return match


def render(match: Match) -> str:
    """The text of a match, from which `replay` makes it again."""
    lines = [
        f"game {match.game.id}, rules version {match.game.rules_version}",
        f"players {match.players}",
        *(f"option {name} = {value}" for name, value in match.record().options.items()),
        f"seed {match.seed}",
        "",
    ]
    moment = match.at(0)
    for ply, move in enumerate(match.moves, start=1):
        moment.apply(move.action, move.seat)
        lines += _lines(moment, ply, move)
    return "\n".join([*lines, "", *_outcome(match), ""])


def _lines(match: Match, ply: int, move: Move) -> list[str]:
    scores = " ".join(str(score) for score in match.scores())
    events = []
    for event in move.events:
        document = event.document()
        kind = document.pop("event")
        events.append(" ".join([f"     |   {kind}", *(f"{key}={value}" for key, value in document.items())]))
    return [f"{ply:4} | seat {move.seat} | {match.notation(move.action)} | {scores}", *events]


def _outcome(match: Match) -> list[str]:
    sheets = [", ".join(f"{source} {points}" for source, points in sheet.items()) for sheet in match.score_sheet()]
    return [
        f"ended by the {'cap' if match.capped else 'rules'}" if match.over else "not over",
        *(
            f"seat {seat}: place {place}, score {score} ({sheet})"
            for seat, (place, score, sheet) in enumerate(zip(match.ranking(), match.scores(), sheets, strict=True))
        ),
        f"fingerprint {match.fingerprint()}",
    ]


def replay(game: Game, text: str) -> Match:
    """Play the actions of a text again."""
    found = re.search(r"^players (\d+)$", text, re.MULTILINE)
    seed = re.search(r"^seed (.+)$", text, re.MULTILINE)
    assert found, "a playthrough says how many players there are"
    assert seed, "a playthrough has a seed"
    match = Match.new(game, int(found[1]), seed[1], _options(game, text), keep_events=True)
    for line in text.splitlines():
        if action := ACTION.match(line):
            match.apply(match.parse(action[2]), int(action[1]))
    return match


def _options(game: Game, text: str) -> Options:
    written = dict(re.findall(r"^option (\w+) = (.+)$", text, re.MULTILINE))
    options: Options = {}
    for option in game.options:
        value = written.get(option.name, str(option.default))
        if isinstance(option.default, bool):
            options[option.name] = value == "True"
        else:
            options[option.name] = int(value) if isinstance(option.default, int) else value
    return options
