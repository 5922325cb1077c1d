"""Views and events are what their types say: the page is built on nothing else."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, get_type_hints

import msgspec
import pytest

from ratusz import games
from ratusz.core.match import Match
from ratusz.core.moves import Move
from tests.golden import playthrough
from tests.test_build import COMPILED

EVERY = 3
"""Not all moments are looked at: that would take long."""


def moments(game: str) -> Iterator[Match]:
    """Every position of the golden matches, with the events that led there."""
    found = games.find(game)
    for players in found.players:
        match = playthrough.replay(found, playthrough.path(found, players).read_text(encoding="utf-8"))
        moment = match.at(0)
        for move in match.moves:
            assert isinstance(move, Move)
            moment.apply(move.action, move.seat)
            yield moment


def as_typed(thing: Any, kind: Any) -> Any:
    """JSON of what a type says of a thing; what the type does not know is missing."""
    return json.loads(msgspec.json.encode(msgspec.json.decode(msgspec.json.encode(thing), type=kind)))


@pytest.mark.slow
@pytest.mark.skipif(COMPILED, reason="compiled functions do not tell their types")
@pytest.mark.parametrize("game", games.ids())
def test_what_is_seen_and_told_is_of_its_type(game: str) -> None:
    kind = get_type_hints(games.find(game).public)["return"]
    for ply, moment in enumerate(moments(game)):
        for event in moment.moves[-1].events:
            fields = {name: value for name, value in event.document().items() if name != "event"}
            assert as_typed(fields, type(event)) == json.loads(json.dumps(fields))
        for observer in [None, *range(moment.players)] if ply % EVERY == 0 else []:
            view = moment.view(observer)
            assert as_typed(view, kind) == json.loads(json.dumps(view))
