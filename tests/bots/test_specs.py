"""Bots are found by their spec strings, and a bad spec is answered with one sentence."""

from __future__ import annotations

import pytest

import ratusz
from ratusz.bots import BOTS, LEVELS, split_specs
from ratusz.bots.greedy import GreedyBot
from ratusz.bots.mcts import MctsBot
from ratusz.bots.outside import OutsideBot
from ratusz.bots.random import RandomBot
from ratusz.core.errors import BadBot


@pytest.mark.parametrize(
    ("spec", "kind", "attributes"),
    [
        ("random", RandomBot, {"seed": 0}),
        ("random:seed=7", RandomBot, {"seed": 7}),
        ("greedy", GreedyBot, {"slips": 0, "seed": 0}),
        ("greedy:slips=25,seed=4", GreedyBot, {"slips": 25, "seed": 4}),
        ("mcts", MctsBot, {"seconds": 1.0, "iterations": 0, "seed": 0}),
        ("mcts:seconds=0.5", MctsBot, {"seconds": 0.5, "iterations": 0}),
        ("mcts:iterations=200,seed=3", MctsBot, {"seconds": 0.0, "iterations": 200, "seed": 3}),
        ("mcts:seconds=2,iterations=10", MctsBot, {"seconds": 2.0, "iterations": 10}),
        ("exec:my_bot", OutsideBot, {"command": ["my_bot"], "seconds": 10.0}),
        ("exec:my_bot 'two words' a=b,c", OutsideBot, {"command": ["my_bot", "two words", "a=b,c"]}),
        ("exec:seconds=0.5 my_bot seconds=3", OutsideBot, {"command": ["my_bot", "seconds=3"], "seconds": 0.5}),
    ],
)
def test_a_spec_makes_a_bot(spec: str, kind: type, attributes: dict[str, object]) -> None:
    bot = ratusz.bot(spec)
    assert type(bot) is kind
    assert {name: getattr(bot, name) for name in attributes} == attributes


@pytest.mark.parametrize(
    ("spec", "sentence"),
    [
        ("", "There is no bot ''; the bots are: random, greedy, mcts, exec, easy, fair, strong."),
        ("chess", "There is no bot 'chess'; the bots are: random, greedy, mcts, exec, easy, fair, strong."),
        ("strong:seed=1", "There is no bot 'strong:seed=1'; a level such as 'strong' takes no settings."),
        (
            "greedy:depth=3",
            "Bot 'greedy' has no setting 'depth'; its settings are: slips, lapses, beam, learned, seed.",
        ),
        ("mcts:200", "Bot 'mcts' has no setting '200'; its settings are: seconds, iterations, learned, seed."),
        ("mcts:", "Bot 'mcts' has no setting ''; its settings are: seconds, iterations, learned, seed."),
        ("mcts:seconds=soon", "Setting 'seconds' of bot 'mcts' is a number from 0.01 to 3600, not 'soon'."),
        ("mcts:seconds=nan", "Setting 'seconds' of bot 'mcts' is a number from 0.01 to 3600, not 'nan'."),
        ("mcts:seconds=0", "Setting 'seconds' of bot 'mcts' is a number from 0.01 to 3600, not '0'."),
        (
            "mcts:iterations=1.5",
            "Setting 'iterations' of bot 'mcts' is a whole number from 1 to 1000000000, not '1.5'.",
        ),
        ("greedy:slips=101", "Setting 'slips' of bot 'greedy' is a whole number from 0 to 100, not '101'."),
        ("random:seed=-1", "Setting 'seed' of bot 'random' is a whole number from 0 to 1000000000, not '-1'."),
        ("random:seed=1,seed=2", "Setting 'seed' of bot 'random' is given twice."),
        ("exec:", "A command was expected after 'exec:', as in 'exec:python my_bot.py'."),
        ("exec:seconds=3", "A command was expected after 'exec:', as in 'exec:python my_bot.py'."),
        ("exec:'open", "The command of 'exec:'open' cannot be read: No closing quotation."),
    ],
)
def test_a_bad_spec_says_what_is_wrong(spec: str, sentence: str) -> None:
    with pytest.raises(BadBot) as error:
        ratusz.bot(spec)
    assert str(error.value) == sentence


def test_levels_are_specs() -> None:
    assert list(LEVELS) == ["easy", "fair", "strong"]
    for level, spec in LEVELS.items():
        assert type(ratusz.bot(level)) is type(ratusz.bot(spec))
        assert level not in BOTS


@pytest.mark.parametrize(
    ("text", "specs"),
    [
        ("greedy", ["greedy"]),
        ("greedy, random", ["greedy", "random"]),
        ("mcts:seconds=1,seed=2,greedy", ["mcts:seconds=1,seed=2", "greedy"]),
        ("greedy,seed=2", ["greedy", "seed=2"]),
        ("random:seed=1,mcts:iterations=5", ["random:seed=1", "mcts:iterations=5"]),
        ("greedy,exec:run a,b:c=d,e", ["greedy", "exec:run a,b:c=d,e"]),
    ],
)
def test_a_list_of_specs_is_split_between_bots(text: str, specs: list[str]) -> None:
    assert split_specs(text) == specs
