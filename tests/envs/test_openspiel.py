"""The games of OpenSpiel: its own checks, and that nobody learns there what is hidden."""

from __future__ import annotations

import json
import pickle
import runpy
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.observation import make_observation

import ratusz
from ratusz import games
from ratusz.core.errors import BadOptions, IllegalAction
from ratusz.core.extras import MissingPackage
from ratusz.envs import openspiel

EXAMPLE = Path(__file__).parents[2] / "examples" / "open_spiel_ismcts.py"
SHORT = {"builders": ",round_cap=8", "le_havre": ",version=short"}
EVERY_COUNT = [(name, players) for name in games.ids() for players in games.find(name).players]
CHECKED = [(name, players) for name, players in EVERY_COUNT if players in (games.find(name).players[0], 3)]
"""What OpenSpiel checks: its checks take many times as long as playing does."""


def spiel(name: str, players: int = 2, more: str = "") -> Any:
    return pyspiel.load_game(f"ratusz_{name}(players={players}{SHORT.get(name, '')}{more})")


def dealt(game: Any, seed: int = 7) -> Any:
    """The first position of a match."""
    state = game.new_initial_state()
    for byte in seed.to_bytes(openspiel.SEED_BYTES, "big"):
        state.apply_action(byte)
    return state


def played(game: Any, decisions: int = 10**6, seed: int = 7) -> Any:
    """A match after so many random decisions, or over."""
    state = dealt(game, seed)
    rng = np.random.default_rng(seed)
    while decisions and not state.is_terminal():
        state.apply_action(rng.choice(state.legal_actions()))
        decisions -= 1
    return state


# OpenSpiel's own checks.


@pytest.mark.parametrize(("name", "players"), CHECKED)
def test_random_simulations_of_openspiel(name: str, players: int) -> None:
    """Legal lists are sorted, actions have names of their own, clones and what was read back are equal, and so on."""
    pyspiel.random_sim_test(spiel(name, players), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize(("name", "players"), EVERY_COUNT)
def test_every_player_count_is_played_to_the_end(name: str, players: int) -> None:
    state = played(spiel(name, players))
    assert state.is_terminal()
    assert (state.current_player(), state.legal_actions()) == (pyspiel.PlayerId.TERMINAL, [])
    returns = state.returns()
    if players == 1:
        assert 0 < returns[0] < 1
    else:
        assert sum(returns) == pytest.approx(0)
        assert state.position.capped or [share == max(returns) for share in returns] == [
            place == 1 for place in state.position.ranking()
        ]


def test_games_are_pickled() -> None:
    game = spiel("orleans", 3, ",extra_tiles=all")
    assert str(pickle.loads(pickle.dumps(game))) == str(game)
    assert pickle.loads(pickle.dumps(game.get_type())) == game.get_type()


def test_a_state_is_pickled_with_what_the_seats_remember() -> None:
    state = played(spiel("craftsmen", 3), 40)
    twin = pickle.loads(pickle.dumps(state))
    assert str(twin) == str(state)
    assert twin.history() == state.history()
    for both in (state, twin):
        both.apply_action(both.legal_actions()[-1])
    assert [twin.information_state_string(seat) for seat in range(3)] == [
        state.information_state_string(seat) for seat in range(3)
    ]


# Parameters.


def test_options_are_parameters() -> None:
    game = spiel("little_town", 3, ",board=side_b,coins_may_feed=true")
    assert game.options == {"board": "side_b", "market": "random", "coins_may_feed": True}


def test_a_slash_stands_for_a_comma() -> None:
    game = spiel("craftsmen", 3, ",age=3/1/2")
    assert game.options["age"] == "3,1,2"
    assert pyspiel.load_game(str(game)).options == game.options


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("ratusz_orleans(players=7)", "orleans is for 2 to 4 players, not 7."),
        ("ratusz_orleans(planning=never)", "Option 'planning' is one of"),
        ("ratusz_craftsmen(players=3,age=1/2)", "Option 'age' names each of the 3 seats once"),
    ],
)
def test_what_a_game_does_not_have_is_refused(name: str, sentence: str) -> None:
    with pytest.raises(BadOptions, match=sentence):
        pyspiel.load_game(name)


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    state = dealt(spiel("builders"))
    before = str(state)
    illegal = next(action for action in range(2189) if action not in state.legal_actions())
    with pytest.raises(IllegalAction):
        state.apply_action(illegal)
    assert str(state) == before


def test_without_openspiel_the_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    with pytest.raises(MissingPackage, match=r"pip install 'ratusz\[openspiel\]'"):
        runpy.run_path(openspiel.__file__)


# Chance.


def test_chance_draws_the_seed_of_the_match() -> None:
    state = spiel("builders").new_initial_state()
    assert state.is_chance_node()
    assert sum(chance for _, chance in state.chance_outcomes()) == pytest.approx(1)
    state = dealt(spiel("builders"), 0x1F)
    match = ratusz.new("builders", players=2, seed="000000000000001f", options={"round_cap": 8})
    assert state.course.game.view(state.position, 0) == match.view(0)


# What is seen.


def test_tensors_are_the_observations_of_the_other_environments() -> None:
    game = spiel("le_havre", 3)
    state = played(game, 30)
    expected = bytearray(game.of.observation.size)
    game.of.observation.write(state.position, 2, expected)
    assert state.observation_tensor(2) == list(expected)
    seen = make_observation(game)
    seen.set_from(state, 2)
    assert sum(len(part) for part in seen.dict.values()) == len(expected)
    assert list(seen.dict["goods"]) == list(expected[134 : 134 + 85])


def test_there_is_no_tensor_of_all_that_was_seen() -> None:
    state = dealt(spiel("builders"))
    with pytest.raises(ValueError, match="observation_tensor"):
        state.information_state_tensor(0)


def test_a_spectator_sees_what_is_public() -> None:
    kind = pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE)
    game = spiel("craftsmen", 3)
    state = played(game, 20)
    seen = json.loads(make_observation(game, kind).string_from(state, 0))
    assert seen == {"view": json.loads(json.dumps(game.of.view(state.position, None)))}
    everybody = pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS)
    with pytest.raises(ValueError, match="An observer sees what is public"):
        game.make_py_observer(everybody)


def test_a_seat_remembers_what_looks_as_before() -> None:
    """A follower that was placed and taken back leaves no trace but in its owner's memory."""
    state = dealt(spiel("orleans"))
    twin = state.clone()
    for begins in ("place ", "take_back "):
        twin.apply_action(next(one for one in twin.legal_actions() if twin.action_to_string(one).startswith(begins)))
    assert [twin.observation_string(seat) for seat in (0, 1)] == [state.observation_string(seat) for seat in (0, 1)]
    assert twin.information_state_string(0) != state.information_state_string(0)
    assert twin.information_state_string(1) == state.information_state_string(1)


def test_a_simultaneous_phase_gives_nothing_away() -> None:
    """Whatever the seats before it plan, and in however many actions, a seat knows the same until all are done."""
    known = set()
    lengths = set()
    for attempt in range(4):
        state = dealt(spiel("orleans", 3))
        while len(state.position.deciders()) != 3 or "place" not in state.action_to_string(state.legal_actions()[-1]):
            state.apply_action(state.legal_actions()[0])
        rng = np.random.default_rng(attempt)
        while state.current_player() == 0:
            state.apply_action(rng.choice(state.legal_actions()))
        assert state.current_player() == 1
        assert state.legal_actions(0) == []
        lengths.add(state.move_number())
        known.add((state.information_state_string(1), state.information_state_string(2)))
    assert len(lengths) > 1, "seat 0 always needs the same number of actions here, so nothing was tested"
    assert len(known) == 1


@pytest.mark.parametrize("name", games.ids())
def test_a_resampled_world_looks_the_same_to_the_seat(name: str) -> None:
    game = spiel(name, 3)
    state = played(game, 25)
    for seat in (state.current_player(), (state.current_player() + 1) % 3):
        numbers = iter((0.25, 0.75))
        worlds = [state.resample_from_infostate(seat, lambda: next(numbers)) for _ in range(2)]  # noqa: B023
        for world in worlds:
            assert world.information_state_string(seat) == state.information_state_string(seat)
            assert (world.current_player(), world.legal_actions(seat)) == (
                state.current_player(),
                state.legal_actions(seat),
            )
        assert str(worlds[0]) != str(worlds[1])
        # What they remember of the real world, others would not remember there.
        other = (seat + 1) % 3
        assert worlds[0].course.remembered(other) != state.course.remembered(other)


@pytest.mark.parametrize("name", games.ids())
def test_information_set_mcts_plays(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    """The example, on a small budget."""
    example = runpy.run_path(str(EXAMPLE))
    state = example["play"](f"ratusz_{name}", simulations=8, decisions=5, seed=7)
    actions = capsys.readouterr().out.splitlines()
    assert len(actions) == 5
    space = games.find(name).space
    assert [space.notation(step.action) for step in state.full_history() if step.player == 0] == actions


def test_the_example_tells_how_it_ended(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(sys, "argv", [str(EXAMPLE), "ratusz_builders(round_cap=2)", "--simulations", "2"])
    runpy.run_path(str(EXAMPLE), run_name="__main__")
    assert capsys.readouterr().out.splitlines()[-1].startswith("The match is over. Points: [")
