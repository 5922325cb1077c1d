"""Styles: what bots fancy beyond what wins, and that it makes them neither blind nor stupid."""

from __future__ import annotations

import math
from collections.abc import Iterator

import pytest

import ratusz
from ratusz import games
from ratusz.bots import bot
from ratusz.bots.base import follow
from ratusz.bots.cast import CAST, STYLES
from ratusz.core.game import Game
from ratusz.core.match import Match
from ratusz.core.rng import Rng
from ratusz.core.state import State
from ratusz.core.styles import Styles
from tests.toys import fair

GAMES = [games.find(game) for game in ("builders", "little_town", "orleans", "le_havre", "craftsmen")]
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)


def positions(game: Game, players: int, often: int) -> Iterator[State]:
    """Some positions of a match that is played at random."""
    rng = Rng.from_seed("styles")
    match = Match.new(game, players, "styles")
    for number in range(20 * often):
        if match.over:
            return
        if number % 20 == 0:
            yield match.state
        seat = match.player
        legal = match.legal(seat)
        match.apply(legal[rng.below(len(legal))], seat)


def test_everybody_of_the_cast_has_a_style_that_there_is() -> None:
    styles = [character.style for character in CAST.values() if character.style]
    assert sorted(styles) == sorted(STYLES)


@every_game
def test_every_game_knows_the_styles_by_what_it_measures(game: Game) -> None:
    assert game.styles is not None
    assert set(game.styles.weights) <= set(STYLES)
    for players in (game.players[0], game.players[-1]):
        for state in positions(game, players, 4):
            rows = game.styles.measures(state)
            assert [len(row) for row in rows] == [len(game.styles.ids)] * players
            assert 0.0 <= game.styles.left(state) <= 1.0


@every_game
@pytest.mark.parametrize("style", STYLES)
def test_a_leaning_judge_still_tells_chances(game: Game, style: str) -> None:
    judge = game.leaning(game.value, style)
    for players in (game.players[0], game.players[-1]):
        for state in positions(game, players, 3):
            chances = judge(state)
            assert all(0.0 <= chance <= 1.0 for chance in chances)
            assert players == 1 or math.isclose(sum(chances), 1.0, abs_tol=1e-9)


@pytest.mark.parametrize("game", GAMES[:2], ids=lambda game: game.id)
def test_a_match_that_is_over_is_judged_by_who_won(game: Game) -> None:
    match = Match.new(game, 2, "over")
    with bot("random") as player:
        while not match.over:
            follow(match, match.player, player.plan(match))
    assert game.leaning(game.value, "miser")(match.state) == game.value(match.state)


def test_whoever_fancies_something_thinks_more_of_seats_that_have_it() -> None:
    styles = Styles(("coins", "points"), lambda _: [[3.0, 0.0], [0.0, 3.0]], lambda _: 0.5, {"miser": {"coins": 0.4}})
    state = fair.GAME.new_state(2, {}, "1")
    judge = styles.lean(lambda _: [0.5, 0.5], "miser")
    odds = math.exp(0.5 * 0.4 * 3.0)
    assert judge(state) == pytest.approx([odds / (1 + odds), 1 / (1 + odds)])
    even = styles.lean(lambda _: [1.0, 0.0], "miser")
    assert even(state) == [1.0, 0.0]


def test_alone_a_fancy_raises_or_lowers_how_good_a_score_seems() -> None:
    styles = Styles(("coins",), lambda _: [[1.0]], lambda _: 1.0, {"miser": {"coins": 2.0}, "host": {"coins": -2.0}})
    state = games.find("le_havre").new_state(1, {}, "1")
    assert styles.lean(lambda _: [0.5], "miser")(state) == pytest.approx([math.exp(2) / (1 + math.exp(2))])
    assert styles.lean(lambda _: [0.5], "host")(state) == pytest.approx([1 / (1 + math.exp(2))])
    assert styles.lean(lambda _: [1.0], "host")(state) == pytest.approx([1.0])


def test_a_style_that_a_game_does_not_know_changes_nothing() -> None:
    assert fair.GAME.leaning(fair.GAME.value, "builder") is fair.GAME.value
    styles = Styles((), lambda _: [], lambda _: 1.0, {})
    assert styles.lean(fair.GAME.value, "builder") is fair.GAME.value


def test_a_style_names_only_what_is_measured() -> None:
    with pytest.raises(ValueError, match="Style 'miser' weighs 'gold'; what there is: coins"):
        Styles(("coins",), lambda _: [], lambda _: 1.0, {"miser": {"gold": 1.0}})


@pytest.mark.parametrize("spec", ["greedy:style=miser", "mcts:iterations=3,style=miser"])
def test_a_style_shows_in_what_is_played(spec: str) -> None:
    """At some question of a match, whoever fancies something answers otherwise."""
    plain, fancies = bot(spec.replace("style=miser", "seed=0")), bot(spec)
    match = ratusz.new("little_town", players=2, seed=5)
    while (plan := fancies.plan(match, match.player))[0] == plain.choose(match, match.player):
        follow(match, match.player, plan)
        assert not match.over, "nothing was answered otherwise"
