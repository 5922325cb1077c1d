"""Bots are found by their spec strings, and a bad spec is answered with one sentence."""

from __future__ import annotations

from dataclasses import replace

import pytest

import ratusz
from ratusz import games
from ratusz.bots import BOTS, CAST, LEVELS, bot, levels_of, opponent, read_name, split_specs
from ratusz.bots.greedy import GreedyBot
from ratusz.bots.mcts import MctsBot
from ratusz.bots.outside import OutsideBot
from ratusz.bots.random import RandomBot
from ratusz.core.errors import BadBot
from ratusz.core.game import UNWRITTEN
from tests.toys import fair

EVERYBODY = (
    "random, greedy, mcts, exec, novice, easy, fair, good, strong, marta, bruno, agata, konrad, iga, oskar, emil"
)


@pytest.mark.parametrize(
    ("spec", "kind", "attributes"),
    [
        ("random", RandomBot, {"seed": 0}),
        ("random:seed=7", RandomBot, {"seed": 7}),
        ("greedy", GreedyBot, {"slips": 0, "seed": 0}),
        ("greedy:slips=25,seed=4", GreedyBot, {"slips": 25, "seed": 4}),
        ("greedy:style=miser,lapses=5,content=50", GreedyBot, {"style": "miser", "lapses": 5, "content": 50}),
        ("mcts:style=trader,iterations=9", MctsBot, {"style": "trader", "iterations": 9}),
        ("marta", GreedyBot, {"style": "builder", "lapses": 0, "learned": 0}),
        ("marta:level=novice", GreedyBot, {"style": "builder", "lapses": 100}),
        ("konrad:level=strong", MctsBot, {"style": "hoarder", "seconds": 1.0}),
        ("emil:level=strong", MctsBot, {"style": "", "seconds": 1.0}),
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
        ("", f"There is no bot ''; the bots are: {EVERYBODY}."),
        ("chess", f"There is no bot 'chess'; the bots are: {EVERYBODY}."),
        ("strong:seed=1", "There is no bot 'strong:seed=1'; a level such as 'strong' takes no settings."),
        (
            "greedy:depth=3",
            (
                "Bot 'greedy' has no setting 'depth'; its settings are: slips, lapses, content, beam, learned, "
                "style, seed."
            ),
        ),
        ("mcts:200", "Bot 'mcts' has no setting '200'; its settings are: seconds, iterations, learned, style, seed."),
        ("mcts:", "Bot 'mcts' has no setting ''; its settings are: seconds, iterations, learned, style, seed."),
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
        (
            "greedy:style=lazy",
            "Setting 'style' of bot 'greedy' is one of builder, trader, miser, hoarder, racer, host, not 'lazy'.",
        ),
        ("marta:level=best", "Setting 'level' of bot 'marta' is one of novice, easy, fair, good, strong, not 'best'."),
        ("marta:seed=1", "Bot 'marta' has no setting 'seed'; its settings are: level."),
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
    assert list(LEVELS) == ["novice", "easy", "fair", "good", "strong"]
    for level, spec in LEVELS.items():
        assert type(ratusz.bot(level)) is type(ratusz.bot(spec))
        assert level not in BOTS


def test_levels_that_were_there_before_mean_what_they_meant() -> None:
    """Matches that are stored, records and what browsers remember name them."""
    assert {level: LEVELS[level] for level in ("easy", "fair", "strong")} == {
        "easy": "greedy:lapses=75,learned=0",
        "fair": "greedy:learned=0",
        "strong": "mcts:seconds=1",
    }


def test_a_game_may_have_other_specs_for_a_level() -> None:
    town, builders = games.find("little_town"), games.find("builders")
    assert levels_of(town)["good"] != levels_of(builders)["good"]
    assert opponent("good", town) == levels_of(town)["good"]
    assert vars(bot("good", town)) == vars(bot(levels_of(town)["good"]))
    assert vars(bot("iga:level=good", town)) == vars(bot(f"{levels_of(town)['good']},style=racer"))


@pytest.mark.parametrize("game", games.ids())
def test_every_level_of_a_game_makes_a_bot(game: str) -> None:
    for level, spec in levels_of(games.find(game)).items():
        for who in CAST:
            assert opponent(level, games.find(game), who).startswith(spec)
            with bot(opponent(level, games.find(game), who)) as made:
                made.check(games.find(game))


def test_without_a_value_everybody_plays_at_random() -> None:
    game = replace(fair.GAME, value=UNWRITTEN)
    assert levels_of(game) == {"easy": "random"}
    assert {opponent(level, game, who) for level in LEVELS for who in (None, *CAST)} == {"random"}


def test_whoever_is_of_the_cast_is_named_once_and_alike_everywhere() -> None:
    assert len({character.name for character in CAST.values()}) == len(CAST)
    assert all(who not in BOTS and who not in LEVELS for who in CAST)
    assert read_name("marta") == ("marta", "fair")
    assert read_name("marta:level=good") == ("marta", "good")
    assert read_name("fair") is read_name("Marta") is None


@pytest.mark.parametrize(
    ("text", "specs"),
    [
        ("greedy", ["greedy"]),
        ("greedy, random", ["greedy", "random"]),
        ("mcts:seconds=1,seed=2,greedy", ["mcts:seconds=1,seed=2", "greedy"]),
        ("greedy,seed=2", ["greedy", "seed=2"]),
        ("random:seed=1,mcts:iterations=5", ["random:seed=1", "mcts:iterations=5"]),
        ("marta:level=good,iga,emil:level=easy", ["marta:level=good", "iga", "emil:level=easy"]),
        ("greedy,exec:run a,b:c=d,e", ["greedy", "exec:run a,b:c=d,e"]),
    ],
)
def test_a_list_of_specs_is_split_between_bots(text: str, specs: list[str]) -> None:
    assert split_specs(text) == specs
