"""The bots that think: repeatable and within their time."""

from __future__ import annotations

import dataclasses
import time

import pytest

import ratusz
from ratusz.bots.base import Bot
from ratusz.bots.greedy import AMONG
from ratusz.bots.mcts import MctsBot, Search
from ratusz.core.game import Game
from ratusz.core.match import Match
from ratusz.core.rng import Rng
from ratusz.core.state import State
from ratusz.games.little_town.state import LittleTownState
from tests.toys.fair import GAME as FAIR


@pytest.fixture
def match() -> Match:
    return ratusz.new("builders", players=2, seed=7)


@pytest.mark.parametrize("spec", ["random", "greedy", "greedy:slips=50", "mcts:iterations=20"])
def test_the_same_seed_makes_the_same_choices(spec: str) -> None:
    def choices(seed: int) -> list[int]:
        match = ratusz.new("builders", players=2, seed=7)
        name, _, settings = spec.partition(":")
        bot = ratusz.bot(f"{name}:{settings}{',' if settings else ''}seed={seed}")
        made = []
        for _ in range(8):
            made.append(bot.choose(match))
            match.apply(match.legal()[0])
        return made

    assert choices(1) == choices(1)
    if spec in ("random", "greedy:slips=50"):  # The others look for the best answer, and may find the same one.
        assert any(choices(1) != choices(seed) for seed in range(2, 6))


def test_the_budget_in_seconds_is_kept(match: Match) -> None:
    """A search that is sure may stop after half of it. What neighbours take meanwhile is not its fault."""

    def lasts(seconds: float) -> tuple[float, float]:
        """On the clock, and on the processor."""
        begin, worked = time.perf_counter(), time.thread_time()
        ratusz.bot(f"mcts:seconds={seconds}").choose(match)
        return time.perf_counter() - begin, time.thread_time() - worked

    clock, processor = lasts(0.3)
    assert clock >= 0.14
    assert processor <= 0.36


def test_a_short_search_answers_as_the_bot_that_looks_through_its_turn(match: Match) -> None:
    for _ in range(5):
        assert ratusz.bot("mcts:iterations=2").choose(match) == ratusz.bot("greedy").choose(match)
        match.apply(match.legal()[-1])


def test_every_walk_ends_where_the_game_plays_on_to(match: Match) -> None:
    ends: list[State] = []
    game = dataclasses.replace(match.game, play_on=ends.append)
    MctsBot(iterations=20).decide(game, match.redealt(0, Rng.from_seed("1")), 0, Rng.from_seed("2"))
    assert 10 <= len(ends) <= 20


def test_by_a_learned_value_every_seat_answers_with_a_turn() -> None:
    """Without one, walks follow a tree, in which the game's own value chooses."""
    match = ratusz.new("little_town", players=2, seed=7)
    state = match.redealt(match.player, Rng.from_seed("1"))
    searches = [
        Search(match.game, state, match.player, Rng.from_seed("2"), match.game.judge(2, learned), learned)
        for learned in (False, True)
    ]
    for search in searches:
        search.iterate()
    assert [bool(search.root.children) for search in searches] == [True, False]
    after = searches[1].answered(state.clone())
    assert isinstance(state, LittleTownState)
    assert isinstance(after, LittleTownState)
    assert after.unused == [unused - 1 for unused in state.unused]


def test_a_choice_without_alternative_takes_no_time() -> None:
    match = ratusz.new("builders", players=2, seed=7, confirm=[0])
    while len(match.legal()) > 1:
        match.apply(match.legal()[-1])
    begin = time.perf_counter()
    assert ratusz.bot("mcts:seconds=60").choose(match) == match.legal()[0]
    assert time.perf_counter() - begin < 10


def test_who_always_slips_plays_by_chance(match: Match) -> None:
    slipping = {ratusz.bot(f"greedy:slips=100,seed={seed}").choose(match) for seed in range(20)}
    steady = {ratusz.bot(f"greedy:slips=0,seed={seed}").choose(match) for seed in range(5)}
    assert len(slipping) > 5
    assert len(steady) == 1


def test_who_always_lapses_still_plays_one_of_the_best_turns(match: Match) -> None:
    lapsing = {ratusz.bot(f"greedy:lapses=100,seed={seed}").choose(match) for seed in range(20)}
    steady = ratusz.bot("greedy").choose(match)
    assert steady in lapsing
    assert 1 < len(lapsing) <= AMONG


class Curious(Bot):
    """Plays at random and remembers whether it was shown chances to act out of turn."""

    def __init__(self) -> None:
        super().__init__()
        self.saw_windows = False
        self.decided = 0

    def decide(self, game: Game, state: State, seat: int, rng: Rng) -> int:
        self.decided += 1
        self.saw_windows |= state.windows
        legal = state.legal(seat)
        return legal[rng.below(len(legal))]


def test_chances_to_act_out_of_turn_are_let_pass_and_not_thought_about() -> None:
    match = Match.new(FAIR, 3, 5, {"stalls": True})
    bot = Curious()
    windows = 0
    while not match.over:
        seat = match.player
        decided = bot.decided
        action = bot.choose(match, seat)
        if match.window(seat):
            windows += 1
            assert (action, bot.decided) == (match.legal(seat)[0], decided)
        match.apply(action, seat)
    assert windows > 3
    assert bot.decided > 3
    assert not bot.saw_windows
