"""`python -m tests.golden`: writes all golden files anew."""

from __future__ import annotations

from tests.contract.cases import GAMES
from tests.golden import perft, playthrough

for game in GAMES:
    perft.path(game).write_text(perft.write(game), encoding="utf-8")
    for players in game.players:
        file = playthrough.path(game, players)
        if file.exists():
            match = playthrough.replay(game, file.read_text(encoding="utf-8"))
        else:
            match = playthrough.play(game, players)
        file.write_text(playthrough.render(match), encoding="utf-8")
        print(f"{file.name}: {match.ply} actions, scores {match.scores()}")
