"""Run with the installed package: a whole match of every game by bots, played again from its record.

What came of the matches goes out as JSON, to be compared with what comes of them on other machines.
"""

import json

import ratusz

OPENING = 8
"""So many actions are thought about; the rest of a match is played at random, which takes no time."""


BY_VALUE = ("greedy:learned=0", "random:seed=3", "mcts:iterations=3,learned=0")
"""Bots that go by the values of the games, which need no package beside the engine."""
LEARNED = ("greedy", "random:seed=3", "mcts:iterations=3")


def play(game: str, specs: tuple[str, str, str] = BY_VALUE) -> dict[str, object]:
    match = ratusz.new(game, players=2, seed="packaging")
    with ratusz.bot(specs[0]) as greedy, ratusz.bot(specs[1]) as random, ratusz.bot(specs[2]) as mcts:
        match.apply(mcts.choose(match, match.player))
        while not match.over:
            bot = greedy if match.ply < OPENING else random
            match.apply(bot.choose(match, match.player))
    record = match.record()
    again = ratusz.replay(record.to_json())
    assert again.over
    assert again.fingerprint() == match.fingerprint() == record.final
    assert again.scores() == match.scores() == record.scores
    return {"actions": len(record.actions), "scores": record.scores, "final": record.final}


if __name__ == "__main__":
    results = {game: play(game) for game in ratusz.games.ids()}
    print(json.dumps({**results, "learned": play("little_town", LEARNED)}))
