"""Positions as documents: the whole of one as readable JSON, and back again with every check."""

from __future__ import annotations

import hashlib
import json
from typing import Any

from ratusz.core.data import unlike, varied
from ratusz.core.errors import BadDocument
from ratusz.core.game import Document, Game, Options
from ratusz.core.reading import Reader
from ratusz.core.rng import Rng
from ratusz.core.state import State, Step

DOCUMENT_FORMAT = 1
MOST_STEPS = 100
"""More than any game has pending at once; each is made and checked before the others."""
DOCUMENT_KEYS = frozenset(
    {
        "ratusz_position",
        "game",
        "data",
        "rules_version",
        "players",
        "options",
        "confirm",
        "capped",
        "ask_all",
        "rng",
        "steps",
        "together",
        "position",
    }
)


def position_document(game: Game, state: State, options: Options) -> Document:
    """All there is to know of a position, secrets included."""
    return {
        "ratusz_position": DOCUMENT_FORMAT,
        "game": game.id,
        "rules_version": game.rules_version,
        **({"data": varied(game.id)} if varied(game.id) else {}),
        "players": state.players,
        "options": game.written(options),
        "confirm": list(state.confirm),
        "capped": state.capped,
        **({"ask_all": True} if state.asks_all else {}),
        "rng": state.rng.document(),
        "steps": [step.document() for step in state.steps],
        "together": [[step.document() for step in stack] for stack in state.together],
        "position": game.write(state),
    }


def fingerprint(document: Document) -> str:
    """A hash of the position that a document describes."""
    text = json.dumps(document, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()


def by_these_rules(game: Game, document: Document) -> Document:
    """A document of this game; one that follows another version of the rules, as these would have written it."""
    reader = Reader(document, BadDocument)
    if document.get("ratusz_position") != DOCUMENT_FORMAT:
        raise BadDocument(f"A position document of format {DOCUMENT_FORMAT} was expected.")
    if reader.text("game") != game.id:
        raise BadDocument(f"The document is for '{document['game']:.60}', not for '{game.id}'.")
    if misfit := unlike(game.id, reader.mapping("data") if reader.has("data") else {}):
        raise BadDocument(f"The position cannot be taken up here: {misfit}")
    version = reader.number("rules_version", 1, 10**6)
    if version == game.rules_version:
        return document
    mended = document if game.carry is None else game.carry(document, version)
    return {**mended, "rules_version": game.rules_version}


def read_position(game: Game, document: Document, *, any_steps: bool = False) -> tuple[State, Options]:
    """The position that a document of these rules describes; with `any_steps`, even if they would ask something else.

    BadDocument or BadOptions says what is wrong with it.
    """
    reader = Reader(document, BadDocument)
    reader.no_more_than(DOCUMENT_KEYS)
    players = reader.number("players", 1, 100)
    game.check_players(players)
    options = game.check_options(reader.mapping("options"))
    game.check_seats(options, players)
    position = Reader(reader.mapping("position"), BadDocument)
    state = game.read(position, players, options)
    state.confirm = game.check_confirm(reader.items("confirm", int), players)
    state.capped = reader.flag("capped")
    state.asks_all = reader.has("ask_all") and reader.flag("ask_all")
    state.rng = _read_rng(reader.items("rng", int))
    state.steps = _read_steps(game, reader.objects("steps"), players)
    state.together = [
        _read_steps(game, [Reader(step, BadDocument) for step in stack], players)
        for stack in reader.items("together", list)
    ]
    if state.together and len(state.together) != players:
        raise BadDocument(f"'together' holds a list for each of the {players} seats, or nothing.")
    if not any_steps:
        game.check_steps(state)
    position.no_more_than(frozenset(game.write(state)))
    state.settle()
    return state, options


def _read_rng(words: list[int]) -> Rng:
    if len(words) != 4 or not all(0 <= word < 2**32 for word in words):
        raise BadDocument("'rng' holds four whole numbers below 2**32.")
    return Rng(words[0], words[1], words[2], words[3])


def _read_steps(game: Game, steps: list[Reader], players: int) -> list[Step[Any]]:
    if len(steps) > MOST_STEPS:
        raise BadDocument(f"No more than {MOST_STEPS} steps are pending, not {len(steps)}.")
    return [game.read_step(step.text("step"), step.number("player", 0, players - 1), step) for step in steps]
