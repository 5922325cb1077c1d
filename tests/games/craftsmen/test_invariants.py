"""What holds throughout whole matches: limits, what is known, and answers by the plain rules."""

from __future__ import annotations

from collections import Counter

import pytest

import ratusz
from ratusz.core.rng import Rng
from tests.games.craftsmen.plain import Plain

PLAYERS = [2, 3, 4, 5]


def begin(players: int, purpose: str) -> tuple[ratusz.Match, Rng]:
    match = ratusz.new("craftsmen", players=players, seed=f"whole {players}")
    return match, Rng.from_seed(f"{purpose} {players}")


def step(match: ratusz.Match, rng: Rng) -> None:
    """Something at random, with few passes and low bids, so that much happens."""
    legal = match.legal()
    if len(legal) > 1 and match.notation(legal[0]) == "pass" and rng.below(8):
        legal = legal[1:]
    if match.question().step in ("open_auction", "raise_bid", "outbid"):
        legal = legal[:3]
    match.apply(legal[rng.below(len(legal))])


@pytest.mark.rule("CR-GEN-4", "CR-LIMIT-1", "CR-PRIV-4", "CR-LABOUR-4", "CR-GRANARY-1", "CR-GEN-7", "CR-GEN-8")
@pytest.mark.parametrize("players", PLAYERS)
def test_limits_in_a_whole_match(players: int) -> None:
    match, rng = begin(players, "limits")
    while not match.over:
        document = match.document()
        here = document["position"]
        halfway = any(pending["step"] in ("limit", "discard") for pending in document["steps"])
        for seat in here["seats"]:
            assert sum(seat["points"].values()) >= 0
            assert max(seat["privilege_tokens"], seat["labour_tokens"], seat["fair"]) <= 3
            assert halfway or len(seat["capital"]) <= 10
            held = Counter(seat["capital"])
            assert all(Counter(known) <= held for known in seat["known_capital"].values())
        for deck, cards in here["decks"].items():
            assert not cards or all(here["open_buildings"][deck]) or here["action"]["peek"]
        step(match, rng)
    assert match.scores() == [sum(sheet.values()) for sheet in match.score_sheet()]


@pytest.mark.rule("DP-3", "DP-7", "DP-9", "DP-10", "DP-13", "DP-14", "DP-15", "DP-16", "DP-17", "DP-18")
@pytest.mark.parametrize("players", PLAYERS)
def test_answers_are_those_of_the_plain_rules(players: int) -> None:
    match, rng = begin(players, "answers")
    compared: Counter[str] = Counter()
    while not match.over:
        expected = Plain(match).answers()
        if expected is not None:
            assert {match.notation(action) for action in match.legal()} == expected, match.question().step
            compared[match.question().step] += 1
        step(match, rng)
    assert len(compared) >= 12


@pytest.mark.rule("HI-1", "HI-5")
@pytest.mark.parametrize("players", [2, 5])
def test_every_world_has_the_same_pieces_and_an_answer(players: int) -> None:
    match, rng = begin(players, "worlds")
    pieces = match.game.components(match.redealt(0, rng.split()))
    while not match.over:
        if match.ply % 9 == 0:
            for observer in range(players):
                state = match.redealt(observer, rng.split())
                assert state.legal()
                assert match.game.components(state) == pieces
        step(match, rng)
