"""How many sequences of actions there are to a small depth: one number that nearly every mistake in the rules moves."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TypedDict

from ratusz.core.game import Game
from ratusz.core.playout import play_randomly
from ratusz.core.rng import Rng
from ratusz.core.state import State

FOLDER = Path(__file__).parent
PLIES = (0, 10, 40, 120)
"""Where in a random match the sequences begin."""
ENOUGH = 8_000
"""The depth at which there are so many sequences is the last to be counted."""


class Count(TypedDict):
    players: int
    seed: str
    plies: int
    sequences: list[int]
    """How many there are of length 1, 2 and so on."""


def path(game: Game) -> Path:
    return FOLDER / f"{game.id}.perft.json"


def perft(state: State, depth: int) -> int:
    """The number of different sequences of so many actions; a match that ends earlier adds nothing."""
    if depth == 0:
        return 1
    sequences = 0
    for seat in state.deciders():
        legal = state.legal(seat)
        if depth == 1:
            sequences += len(legal)
            continue
        for action in legal:
            after = state.clone()
            after.apply(action, seat)
            sequences += perft(after, depth - 1)
    return sequences


def start(game: Game, players: int, seed: str, plies: int) -> State:
    """The position that many plies into a random match."""
    state: State = game.new_state(players, {}, seed)
    play_randomly(state, Rng.from_seed(seed), plies)
    return state


def counts(game: Game) -> list[Count]:
    """The counts to pin, for every player count."""
    found: list[Count] = []
    for players in game.players:
        for plies in PLIES:
            seed = f"perft {players}"
            state = start(game, players, seed, plies)
            if state.player < 0:
                continue
            sequences = [perft(state, 1)]
            while 0 < sequences[-1] < ENOUGH:
                sequences.append(perft(state, len(sequences) + 1))
            found.append({"players": players, "seed": seed, "plies": plies, "sequences": sequences})
    return found


def write(game: Game) -> str:
    lines = ",\n".join(" " + json.dumps(count) for count in counts(game))
    return f"[\n{lines}\n]\n"
