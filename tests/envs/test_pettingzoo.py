"""The PettingZoo environment: PettingZoo's own checks, and what Ratusz promises beyond them."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test
from pettingzoo.utils import TerminateIllegalWrapper

import ratusz
from ratusz import envs, games
from ratusz.core.errors import BadOptions, IllegalAction, UnknownGame
from ratusz.core.game import Game
from ratusz.core.observation import Observation
from ratusz.core.playout import play_randomly
from ratusz.core.rng import Rng
from ratusz.core.state import State
from ratusz.envs.aec import Environment
from tests.toys.fair import GAME as FAIR

BUILDERS = games.find("builders")
SHORT = {"round_cap": 4}

# PettingZoo's checks warn of any observation that is not one flat array, and of the empty mask of a seat whose match
# is over. Both are meant.
pettingzoo_warnings = [
    pytest.mark.filterwarnings(f"ignore:{message}")
    for message in (
        "Observation is not a NumPy array",
        "Observation space for each agent probably should be",
        "Action mask numpy array is all zeros",
    )
]


def with_pettingzoo_warnings(test: Callable[..., None]) -> Callable[..., None]:
    for mark in pettingzoo_warnings:
        test = mark(test)
    return test


def buffers(game: Game) -> tuple[bytearray, bytearray]:
    return bytearray(game.observation.size), bytearray(game.space.size)


def play_out(env: Environment, seed: str) -> dict[str, tuple[float, bool, bool, dict[str, Any]]]:
    """Play to the end at random; what `last` told each agent when it left."""
    rng = Rng.from_seed(seed)
    told = {}
    for agent in env.agent_iter():
        _, reward, termination, truncation, info = env.last(observe=False)
        if termination or truncation:
            told[agent] = reward, termination, truncation, info
            env.step(None)
        else:
            legal = env.legal()
            env.step(legal[rng.below(len(legal))])
    return told


CASES = [(BUILDERS, players) for players in BUILDERS.players] + [(FAIR, players) for players in FAIR.players]


@with_pettingzoo_warnings
@pytest.mark.parametrize(("game", "players"), CASES)
@pytest.mark.parametrize("lent", [False, True])
def test_pettingzoo_api_test(game: Game, players: int, lent: bool) -> None:
    """With a low cap, so that matches end while they are looked at; then without."""
    for options, cycles in ((SHORT if game is BUILDERS else {}, 100), ({}, 30)):
        env = Environment(game, players, 1, options, buffers=buffers(game) if lent else None)
        api_test(env, num_cycles=cycles)


@pytest.mark.parametrize(("game", "players"), CASES)
def test_pettingzoo_seed_test(game: Game, players: int) -> None:
    seed_test(lambda: Environment(game, players), num_cycles=60)


@pytest.mark.parametrize(("game", "players"), CASES)
def test_the_environment_plays_the_same_match_as_the_engine(game: Game, players: int) -> None:
    state = game.new_state(players, {}, "9")
    play_randomly(state, Rng.from_seed("choices"), 10**6)
    env = Environment(game, players, seed=9)
    told = play_out(env, "choices")
    assert [told[agent][3]["score"] for agent in env.possible_agents] == state.scores()
    assert [told[agent][3]["place"] for agent in env.possible_agents] == state.ranking()
    assert env.agents == []


def test_seats_that_decide_together_act_in_the_order_of_the_deciders() -> None:
    env = Environment(FAIR, 3, seed=1)
    seen = []
    while len(env.match_state.deciders()) > 1:
        deciders = env.match_state.deciders()
        assert env.agent_selection == f"seat_{deciders[0]}"
        for seat in range(3):
            mask = env.observe(f"seat_{seat}")["action_mask"]
            assert np.flatnonzero(mask).tolist() == sorted(env.match_state.legal(seat) if seat in deciders else [])
        seen.append(env.agent_selection)
        env.step(env.legal()[0])
    assert sorted(set(seen)) == ["seat_0", "seat_1"]


# Observations.


@pytest.mark.parametrize("players", BUILDERS.players)
def test_an_observation_of_the_builders_says_what_lies_on_the_table(players: int) -> None:
    env = envs.pettingzoo("builders", players=players, seed=3)
    play_randomly(env.match_state, Rng.from_seed("some"), 90)
    view: Any = BUILDERS.view(env.match_state, None)
    for seat in range(players):
        seen = env.observe(f"seat_{seat}")["observation"]
        clockwise = [(seat + place) % players for place in range(players)]
        assert seen["coins"].tolist()[:players] == [view["seats"][other]["coins"] for other in clockwise]
        assert seen["card_points"].tolist()[:players] == [view["seats"][other]["card_points"] for other in clockwise]
        assert clockwise[seen["decider"][0]] == view["active"]
        assert clockwise[seen["first_player"][0]] == view["first_player"]
        assert seen["actions_left"].tolist() == [view["actions_left"]]
        assert seen["round"].tolist() == [view["round"]]
        assert seen["building_deck"].tolist() == [view["building_deck"]]
        assert seen["worker_deck"].tolist() == [view["worker_deck"]]


@pytest.mark.parametrize(("game", "players"), CASES)
def test_an_observation_tells_nothing_that_the_seat_cannot_know(game: Game, players: int) -> None:
    state = game.new_state(players, {}, "5")
    play_randomly(state, Rng.from_seed("some"), 7)
    for seat in range(players):
        told = []
        for world in ("one", "another"):
            other = state.clone()
            other.redeal(seat, Rng.from_seed(world))
            buffer = bytearray(game.observation.size)
            game.observation.write(other, seat, buffer)
            told.append(buffer)
        assert told[0] == told[1]


@pytest.mark.parametrize(("game", "players"), CASES)
def test_a_buffer_may_hold_anything_before_it_is_written(game: Game, players: int) -> None:
    state = game.new_state(players, {}, "5")
    for _ in range(40):
        play_randomly(state, Rng.from_seed("some"), 3)
        for seat in range(players):
            clean, dirty = bytearray(game.observation.size), bytearray(b"\xff" * game.observation.size)
            game.observation.write(state, seat, clean)
            game.observation.write(state, seat, dirty)
            assert clean == dirty


def test_sent_workers_are_counted_for_this_turn_only() -> None:
    env = envs.pettingzoo("builders", seed=3)
    rng = Rng.from_seed("sends")
    counts = set()
    for _ in env.agent_iter(600):
        document = {site["building"]: site["sent_this_turn"] for site in sites(env.match_state)}
        sent = env.observe(env.agent_selection)["observation"]["sent_this_turn"]
        assert sent.sum() >= sum(document.values())
        counts.add(int(sent.sum()))
        before = env.agent_selection
        env.step(env.legal()[rng.below(len(env.legal()))])
        if env.agent_selection != before:
            assert not env.observe(env.agent_selection)["observation"]["sent_this_turn"].any()
    assert counts > {0, 1}


def sites(state: State) -> list[dict[str, Any]]:
    return [site for seat in BUILDERS.write(state)["seats"] for site in seat["sites"]]


def test_arrays_are_safe_to_keep() -> None:
    env = envs.pettingzoo("builders", seed=3)
    first, *_ = env.last()
    kept = first["action_mask"].copy(), first["observation"]["actions_left"].copy()
    env.step(env.legal()[0])
    env.last()
    assert (first["action_mask"] == kept[0]).all()
    assert (first["observation"]["actions_left"] == kept[1]).all()


def test_lent_buffers_are_written_in_place() -> None:
    observation, mask = buffers(BUILDERS)
    env = envs.pettingzoo("builders", seed=3, buffers=(observation, mask))
    assert not any(mask)
    first, *_ = env.last()
    before = bytes(observation)
    assert [action for action, flag in enumerate(mask) if flag] == sorted(env.legal())
    env.step(env.legal()[0])
    assert bytes(observation) == before
    second, *_ = env.last()
    assert second is first
    assert bytes(observation) != before
    assert first["observation"]["actions_left"].tolist() == [2]


def test_buffers_of_the_moment_are_written_in_place() -> None:
    env = envs.pettingzoo("builders", seed=3)
    observation, mask = buffers(BUILDERS)
    array = np.frombuffer(mask, np.int8)
    env.observe_into("seat_1", observation)
    env.mask_into(mask)
    expected = np.concatenate([*env.observe("seat_1")["observation"].values()])
    assert bytes(observation) == expected.tobytes()
    assert np.flatnonzero(array).tolist() == sorted(env.legal())
    env.mask_into(mask, "seat_0" if env.agent_selection == "seat_1" else "seat_1")
    assert not array.any()


def test_nothing_is_computed_before_it_is_asked_for() -> None:
    written = []

    def write(state: State, observer: int, buffer: bytearray) -> None:
        written.append(observer)
        BUILDERS.observation.write(state, observer, buffer)

    env = Environment(replace(BUILDERS, observation=Observation(BUILDERS.observation.parts, write)), 2, seed=3)
    for _ in range(5):
        env.last(observe=False)
        env.step(env.legal()[0])
    assert written == []
    env.last()
    assert written == [env.possible_agents.index(env.agent_selection)]


def test_the_state_is_all_observations_side_by_side() -> None:
    env = envs.pettingzoo("builders", players=3, seed=3)
    parts = [part for agent in env.agents for part in env.observe(agent)["observation"].values()]
    assert env.state().tolist() == np.concatenate(parts).tolist()
    assert env.state_space.contains(env.state())


# Results.


@pytest.mark.parametrize("players", FAIR.players)
def test_winners_share_one(players: int) -> None:
    shared = 0
    for seed in range(90):
        env = Environment(FAIR, players, seed)
        told = play_out(env, str(seed))
        places = env.match_state.ranking()
        winners = places.count(1)
        shared += winners > 1
        assert [told[agent][0] for agent in env.possible_agents] == [
            1 / winners if place == 1 else 0.0 for place in places
        ]
        assert all(termination and not truncation for _, termination, truncation, _ in told.values())
    assert shared


@pytest.mark.parametrize("players", [2, 3])
def test_zero_sum_rewards_add_up_to_nothing(players: int) -> None:
    for seed in range(30):
        env = Environment(FAIR, players, seed, rewards="zero_sum")
        told = play_out(env, str(seed))
        places = env.match_state.ranking()
        rewards = [told[agent][0] for agent in env.possible_agents]
        assert sum(rewards) == pytest.approx(0)
        if places.count(1) == 1:
            assert rewards[places.index(1)] == 1
            assert {reward for reward in rewards if reward < 1} == {-1 / (players - 1)}
        elif places.count(1) == players:
            assert rewards == [0] * players


@pytest.mark.parametrize("rewards", ["win", "zero_sum"])
def test_a_match_ended_by_the_cap_is_truncated_and_rewards_nobody(rewards: str) -> None:
    env = envs.pettingzoo("builders", seed=3, options=SHORT, rewards=rewards)
    told = play_out(env, "any")
    assert env.match_state.capped
    for reward, termination, truncation, _ in told.values():
        assert (reward, termination, truncation) == (0, False, True)


# Actions.


@pytest.mark.parametrize("action", [0, 2188, 5000, -1])
def test_an_illegal_action_changes_nothing(action: int) -> None:
    env = envs.pettingzoo("builders", seed=3)
    env.step(env.legal()[0])
    if action in env.legal():
        env.step(next(taken for taken in env.legal() if taken != action))
    before = BUILDERS.write(env.match_state), env.agent_selection, list(env.legal())
    illegal = action if action not in env.legal() else env.legal()[-1] + 1
    with pytest.raises(IllegalAction):
        env.step(illegal)
    assert (BUILDERS.write(env.match_state), env.agent_selection, env.legal()) == before


def test_an_action_is_a_whole_number() -> None:
    env = envs.pettingzoo("builders", seed=3)
    with pytest.raises(TypeError):
        env.step(3.5)
    env.step(np.int64(env.legal()[0]))
    env.step(np.int32(env.legal()[0]))


@pytest.mark.filterwarnings("ignore")
def test_pettingzoos_wrapper_ends_the_match_at_an_illegal_action() -> None:
    env = TerminateIllegalWrapper(envs.pettingzoo("builders", seed=3), illegal_reward=-1)
    env.reset(seed=3)
    loser = env.agent_selection
    env.last()
    env.step(0)
    assert env.terminations == {"seat_0": True, "seat_1": True}
    assert env.rewards[loser] == -1


# Matches.


def test_a_seed_is_the_seed_of_the_match() -> None:
    env = envs.pettingzoo("builders", players=3, seed=12)
    env.reset()
    for _ in range(3):
        match = ratusz.new("builders", players=3, seed=env.match_seed)
        assert BUILDERS.write(env.match_state) == match.document()["position"]
        env.reset()
    assert env.match_seed == "12/3"
    env.reset(seed=12)
    assert env.match_seed == "12"


@pytest.mark.parametrize("seed", ["", "x" * 201, "\ud800", 1.5, True])
def test_a_seed_that_no_match_can_have_is_refused(seed: Any) -> None:
    with pytest.raises(BadOptions, match="A seed is a whole number or a text"):
        envs.pettingzoo("builders", seed=seed)
    env = envs.pettingzoo("builders", seed=3)
    with pytest.raises(BadOptions, match="A seed is a whole number or a text"):
        env.reset(seed=seed)
    env.reset()
    assert env.match_seed == "3"


def test_without_a_seed_every_environment_is_different() -> None:
    assert envs.pettingzoo("builders").match_seed != envs.pettingzoo("builders").match_seed


def test_reset_forgets_a_match_that_is_half_over() -> None:
    env = envs.pettingzoo("builders", seed=3, options=SHORT)
    rng = Rng.from_seed("any")
    while not any(env.truncations.values()):
        env.step(env.legal()[rng.below(len(env.legal()))])
    env.step(None)
    env.reset()
    assert env.agents == ["seat_0", "seat_1"]
    assert not any(env.truncations.values())
    assert env.last()[0]["action_mask"].any()


def test_the_position_can_be_cloned_and_searched() -> None:
    env = envs.pettingzoo("builders", seed=3)
    before = BUILDERS.write(env.match_state)
    play_randomly(env.match_state.clone(), Rng.from_seed("search"), 50)
    assert BUILDERS.write(env.match_state) == before


# Looking, and what can go wrong.


def test_render(capsys: pytest.CaptureFixture[str]) -> None:
    text = envs.pettingzoo("builders", seed=3, render_mode="ansi").render()
    assert text is not None
    assert json.loads(text)["building_deck"] == 37
    assert envs.pettingzoo("builders", seed=3, render_mode="human").render() is None
    assert capsys.readouterr().out == text + "\n"
    assert envs.pettingzoo("builders", seed=3).render() is None


@pytest.mark.parametrize(
    ("wrong", "error"),
    [
        ({"players": 5}, BadOptions),
        ({"options": {"rounds": 3}}, BadOptions),
        ({"render_mode": "rgb_array"}, BadOptions),
        ({"rewards": "score"}, BadOptions),
        ({"buffers": (bytearray(3), bytearray(2189))}, BadOptions),
        ({"buffers": (bytearray(153), bytearray(3))}, BadOptions),
        ({"game": "chess"}, UnknownGame),
    ],
)
def test_what_makes_no_sense_is_refused(wrong: dict[str, Any], error: type[Exception]) -> None:
    with pytest.raises(error):
        envs.pettingzoo(**({"game": "builders"} | wrong))


@pytest.mark.parametrize("package", ["pettingzoo", "gymnasium", "numpy"])
def test_a_missing_package_is_named(package: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "ratusz.envs.aec")
    monkeypatch.setitem(sys.modules, package, None)
    with pytest.raises(envs.MissingPackage, match=rf"\({package} is not installed\): pip install 'ratusz\[envs\]'"):
        envs.pettingzoo("builders")
