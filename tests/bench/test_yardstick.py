"""The C program plays the very matches that the engine plays: two readings of the rules, one outcome."""

from __future__ import annotations

from pathlib import Path

import pytest
from bench.yardstick import Dealt, Outcome, Yardstick, find_compiler

from ratusz import games
from ratusz.core.rng import Rng

GAME = games.find("builders")
MATCHES = [
    Dealt(players, round_cap, f"deal {index}", f"choice {index}")
    for players in GAME.players
    for round_cap, count in ((200, 12), (1, 3), (15, 10))
    for index in range(count)
]


@pytest.fixture(scope="module")
def yardstick(tmp_path_factory: pytest.TempPathFactory) -> Yardstick:
    if find_compiler() is None:
        pytest.skip("there is no C compiler")
    return Yardstick(tmp_path_factory.mktemp("yardstick"))


def play(match: Dealt) -> Outcome:
    state = GAME.new_state(match.players, {"round_cap": match.round_cap}, match.seed)
    rng = Rng.from_seed(match.choice_seed)
    decisions = checksum = 0
    while state.player >= 0:
        legal = state.legal()
        action = legal[rng.below(len(legal))]
        state.apply(action)
        decisions += 1
        checksum = (checksum * 31 + action) & 0xFFFFFFFF
    document = GAME.write(state)
    return Outcome(decisions, checksum, document["round"], state.capped, state.scores())


def test_the_c_program_plays_the_same_matches(yardstick: Yardstick) -> None:
    outcomes = yardstick.check(MATCHES)
    assert outcomes == [play(match) for match in MATCHES]
    assert {outcome.capped for outcome in outcomes} == {True, False}


def test_the_checksum_tells_matches_apart(yardstick: Yardstick) -> None:
    same_deal = [Dealt(2, 200, "deal", f"choice {index}") for index in range(10)]
    assert len({outcome.checksum for outcome in yardstick.check(same_deal)}) == 10


def test_the_c_program_measures_whole_matches(yardstick: Yardstick, tmp_path: Path) -> None:
    played = yardstick.measure(MATCHES[:1], 0.001)
    assert played.units == played.batches * yardstick.check(MATCHES[:1])[0].decisions
    assert played.seconds > 0
