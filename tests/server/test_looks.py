"""Looks in brief and in full."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from ratusz import games
from ratusz.core.match import Match
from ratusz.server.looks import Look, Seen, in_brief, in_full, look_at, packed, unpacked

VALUES = st.recursive(
    st.integers(-3, 3) | st.text("ab", max_size=2) | st.none(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text("ab", max_size=2), inner, max_size=3),
    max_leaves=12,
)
VIEWS = st.dictionaries(st.text("ab", max_size=2), VALUES, max_size=4)


def looks_of(game: str, moves: int) -> list[Look]:
    match, rng = Match.new(games.find(game), 2, 1, keep_events=True), random.Random(1)
    looks = [look_at(match, [])]
    while match.ply < moves and not match.over:
        seat = match.deciders()[-1]
        match.apply(rng.choice(match.legal(seat)), seat)
        looks.append(look_at(match, match.moves[-1].events))
    return looks


def stored(looks: list[Look]) -> list[Look]:
    return unpacked(packed(looks), list[Look])


@pytest.mark.parametrize("game", games.ids())
def test_what_is_told_in_brief_is_what_was_seen(game: str) -> None:
    seen = looks_of(game, 150)
    brief = stored(in_brief(seen))
    assert in_full(brief) == stored(seen)
    assert len(msgspec.json.encode(brief)) < len(msgspec.json.encode(seen)) / 3


def test_looks_that_were_stored_in_full_are_read_too() -> None:
    seen = stored(looks_of("little_town", 40))
    assert in_full(seen) == seen


@given(st.lists(st.tuples(VIEWS, VIEWS), max_size=4))
def test_whatever_changes_comes_back(views: list[tuple[dict[str, Any], dict[str, Any]]]) -> None:
    looks = [Look([0], Seen(public, []), [Seen(own, None)]) for public, own in views]
    assert in_full(stored(in_brief(looks))) == looks
