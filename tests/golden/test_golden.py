"""The pinned matches and counts still hold. `python -m tests.golden` writes them anew when a change is meant."""

from __future__ import annotations

import json

import pytest

from ratusz.core.game import Game
from tests.contract.cases import GAMES
from tests.golden import perft, playthrough

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
EVERY_TABLE = [pytest.param(game, players, id=f"{game.id}-{players}p") for game in GAMES for players in game.players]


@pytest.mark.parametrize(("game", "players"), EVERY_TABLE)
def test_a_match_goes_as_it_went(game: Game, players: int) -> None:
    text = playthrough.path(game, players).read_text(encoding="utf-8")
    match = playthrough.replay(game, text)
    assert match.over
    assert playthrough.render(match).splitlines() == text.splitlines()


@every_game
def test_some_match_ends_by_the_rules(game: Game) -> None:
    texts = [playthrough.path(game, players).read_text(encoding="utf-8") for players in game.players]
    assert any("ended by the rules" in text for text in texts)


@every_game
def test_there_are_as_many_sequences_of_actions_as_there_were(game: Game) -> None:
    pinned: list[perft.Count] = json.loads(perft.path(game).read_text(encoding="utf-8"))
    assert {count["players"] for count in pinned} == set(game.players)
    for count in pinned:
        state = perft.start(game, count["players"], count["seed"], count["plies"])
        counted = [perft.perft(state, depth) for depth in range(1, len(count["sequences"]) + 1)]
        assert counted == count["sequences"], f"{count['players']} players, {count['plies']} plies in"
