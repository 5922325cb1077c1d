"""Variants of a game's data: checked by the game itself, and played in processes of their own."""

from __future__ import annotations

import atexit
import importlib
import json
from collections.abc import Callable, Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final, TypeVar

from ratusz import games
from ratusz.core.data import unused, vary
from ratusz.core.errors import BadVariant, RatuszError
from ratusz.core.match import Match
from ratusz.core.varying import Changes, settled, told
from ratusz.crew import GOODBYE, Crew

Job = TypeVar("Job")
Done = TypeVar("Done")

MOST_ALIVE: Final = 2
"""For so many variants a process is kept; a study goes through its variants one after the other."""
LONGEST: Final = 20_000
"""A match that goes on for so many random actions will not end."""

_alive: dict[str, Crew] = {}


def settle(game: str, changes: Changes) -> Changes:
    """The changes that a variant comes to, one place each; BadVariant if the data has no such place."""
    if not changes:
        return {}
    spec = find_spec(f"ratusz.games.{game}")
    if spec is None or spec.origin is None:
        raise BadVariant(f"The data of {game} cannot be varied: it is not a game of this package.")
    return settled(json.loads(Path(spec.origin).with_name("data.json").read_text(encoding="utf-8")), changes)


def check(game: str, changes: Changes, players: Sequence[int], options: dict[str, Any]) -> None:
    """BadVariant if the game cannot be read, dealt and played to its end with these changes, or does not use them."""
    if not changes:
        return
    job = game, list(players), options
    problem, idle = apart(game, changes, _try_out, job)
    for place in list(changes) if problem else idle:
        alone = {place: changes[place]}
        fault = problem if alone == changes else apart(game, alone, _try_out, job)[0]
        if not fault and place in idle and apart(game, alone, tables, game) == tables(game):
            fault = "nothing hangs on it."
        if fault:
            raise BadVariant(f"{game} cannot be played with {told(alone)}: {fault}")
    if problem:
        raise BadVariant(f"{game} cannot be played with {told(changes)}, though with each of these alone it can.")


def _try_out(job: tuple[str, list[int], dict[str, Any]]) -> tuple[str, list[str]]:
    """What is wrong with the variant that is in force in this process, and what nobody was seen to look at."""
    name, counts, options = job
    try:
        game = games.find(name)
        for players in counts or game.players:
            match = Match.new(game, players, "variant", options)
            while not match.over and match.ply < LONGEST:
                legal = match.legal()
                match.apply(legal[match.ply % len(legal)])
            if not match.over:
                return f"a match of {players} players does not end.", []
            game.value(match.state)
            match.document()
    except RatuszError as error:
        return str(error), []
    except Exception as error:  # Whatever stops the reading of data.json, or the play after it.
        return f"{type(error).__name__}: {error}", []
    return "", unused(name)


def tables(game: str) -> str:
    """All that the cards of a game come to in this process: compiled code may look at data without being seen."""
    games.find(game)
    cards = vars(importlib.import_module(f"ratusz.games.{game}.cards"))
    return repr({name: value for name, value in cards.items() if name.isupper() and name != "DATA" and name[0] != "_"})


def apart(game: str, changes: Changes, work: Callable[[Job], Done], job: Job) -> Done:
    """The result of a job in a process that plays the game with these changes; without any, it is done right here."""
    if not changes:
        return work(job)
    key = json.dumps([game, changes], sort_keys=True)
    crew = _alive.pop(key, None) or Crew(1)
    _alive[key] = crew
    while len(_alive) > MOST_ALIVE:
        _alive.pop(next(iter(_alive))).close(GOODBYE)
    done: Done = crew.submit(_varied, (game, changes, work, job)).result()
    return done


def _varied(job: tuple[str, Changes, Callable[[Any], Any], Any]) -> Any:
    game, changes, work, inner = job
    vary(game, changes)
    return work(inner)


@atexit.register
def _end_all() -> None:
    for crew in _alive.values():
        crew.close()
    _alive.clear()
