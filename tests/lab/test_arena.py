"""Tournaments: the same whoever plays them, complete, and told in full."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

import ratusz
from ratusz.core.errors import BadBot, BadOptions, UnknownGame
from ratusz.lab.arena import Result, Tournament, check, deeds, pairings, play_all
from ratusz.lab.units import hire

SMALL = Tournament("builders", ("greedy", "random"), 2, 4, "test", {"round_cap": 2})


def timeless(results: list[Result]) -> list[Result]:
    return [replace(result, seconds=[]) for result in results]


def test_results_do_not_depend_on_the_number_of_processes() -> None:
    alone = list(play_all(SMALL))
    with hire(3) as workers:
        assert timeless(alone) == timeless(list(play_all(SMALL, workers)))
    assert [result.number for result in alone] == [0, 1, 2, 3]


def test_results_hold_records_if_they_are_wanted() -> None:
    (with_record, *_), (without, *_) = list(play_all(replace(SMALL, records=True))), list(play_all(SMALL))
    assert with_record.record is not None
    assert ratusz.replay(with_record.record).scores() == with_record.scores
    assert replace(with_record, record=None, seconds=[]) == replace(without, seconds=[])


def test_a_deal_is_played_from_every_seat_and_bots_have_new_luck() -> None:
    results = list(play_all(replace(SMALL, specs=("random", "random:seed=1"), options={"round_cap": 2})))
    assert [result.seating for result in results] == [(0, 1), (1, 0), (0, 1), (1, 0)]
    assert [result.seed for result in results] == ["test/0", "test/0", "test/1", "test/1"]
    assert results[0].first == results[1].first
    assert results[0].deeds != results[1].deeds[::-1]


def test_another_seed_is_another_tournament() -> None:
    other = list(play_all(replace(SMALL, seed="other")))
    assert timeless(other) != timeless(list(play_all(SMALL)))


def test_more_seats_than_bots_are_filled_in_all_ways() -> None:
    tournament = replace(SMALL, players=3, matches=12)
    assert sorted(pairing.seating for pairing in pairings(tournament)) == sorted(
        2 * [(0, 0, 1), (0, 1, 0), (1, 0, 0), (0, 1, 1), (1, 0, 1), (1, 1, 0)]
    )


def test_deeds_are_counted_by_verb_and_operand() -> None:
    match = ratusz.new("builders", players=2, seed=7)
    first = match.player
    for text in ("start_construction chapel", "take_coins 1", "take_coins 1"):
        match.apply(match.parse(text))
    assert deeds(match)[first] == {
        "start_construction": 1,
        "start_construction chapel": 1,
        "take_coins": 2,
        "take_coins 1": 2,
    }
    assert deeds(match)[1 - first] == {}


@pytest.mark.parametrize(
    ("change", "error"),
    [
        ({"game": "chess"}, UnknownGame),
        ({"specs": ("greedy", "deep_blue")}, BadBot),
        ({"players": 5}, BadOptions),
        ({"options": {"round_cap": 0}}, BadOptions),
    ],
)
def test_what_cannot_be_played_is_said_before(change: dict[str, Any], error: type[Exception]) -> None:
    with pytest.raises(error):
        check(replace(SMALL, **change))
