"""Ratings: found again from results that follow them, with intervals, and kept so that more matches can be added."""

from __future__ import annotations

import math
import random
from dataclasses import replace
from itertools import islice
from pathlib import Path

import pytest

from ratusz import games
from ratusz.core.game import UNWRITTEN
from ratusz.lab import rating
from ratusz.lab.rating import BadRating, Bout, RatingPlan, fit, kept, plan_of, play_on, prepare, rate, schedule
from tests.cli.conftest import Command, ratusz
from tests.toys import fair

__all__ = ["ratusz"]

NAMES = ["a", "b", "c", "d", "e"]


def results(strengths: list[float], players: int, matches: int) -> list[Bout]:
    """Matches that come out as the ratings say: who is first, then who is next, and so on."""
    chance = random.Random(3)
    bouts = []
    for deal, seating in islice(schedule(len(strengths), players), matches):
        luck = [strengths[bot] / rating.ELO - math.log(chance.expovariate(1.0)) for bot in seating]
        places = [1 + sum(other > mine for other in luck) for mine in luck]
        bouts.append(Bout(deal, list(seating), places, [0] * players))
    return bouts


@pytest.mark.parametrize("players", [2, 3])
def test_ratings_are_found_again(players: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rating, "DRAWS", 60)
    true = [700.0, 850.0, 1000.0, 1150.0, 1300.0]
    found = rate(NAMES, results(true, players, 1400))
    for one, expected in zip(found, true, strict=True):
        assert one.elo == pytest.approx(expected, abs=70)
        assert one.low - 25 <= expected <= one.high + 25
        assert one.low <= one.elo <= one.high
    assert found[2].low == found[2].high == 1000.0
    steps = [one.step for one in found]
    assert steps[0] is None
    assert all(step is not None and step[1] < step[0] < step[2] for step in steps[1:])


def test_the_order_of_matches_does_not_matter(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rating, "DRAWS", 0)
    bouts = results([900.0, 950.0, 1000.0, 1050.0, 1100.0], 2, 140)
    assert [one.elo for one in rate(NAMES, bouts)] == pytest.approx([one.elo for one in rate(NAMES, bouts[::-1])])


def test_who_never_lost_has_a_rating_too() -> None:
    ratings = fit([[0.0, 10.0], [0.0, 0.0]])
    assert ratings[0] - ratings[1] == pytest.approx(400 * math.log10(10.5 / 0.5), abs=1)
    assert fit([[0.0, 0.0], [0.0, 0.0]]) == [1000.0, 1000.0]


@pytest.mark.parametrize("players", [2, 3, 5])
def test_every_deal_is_played_from_every_seat(players: int) -> None:
    deals: dict[int, list[tuple[int, ...]]] = {}
    for deal, seating in islice(schedule(5, players), 600):
        deals.setdefault(deal, []).append(seating)
    for seatings in list(deals.values())[:-1]:
        assert len(set(seatings)) == len(seatings) == players
        for bot in set(seatings[0]):
            assert len({tuple(seat for seat in range(players) if one[seat] == bot) for one in seatings}) == players
    pairs = {tuple(sorted(set(seatings[0]))) for seatings in deals.values()}
    assert pairs == {(0, 1), (1, 2), (2, 3), (3, 4), (0, 2), (1, 3), (2, 4)}


def quick(folder: Path) -> RatingPlan:
    """Bots that take no time."""
    specs = tuple(f"random:seed={number}" for number in range(5))
    return RatingPlan("builders", 2, {"round_cap": 1}, tuple(NAMES), specs, "1", folder)


def test_matches_are_kept_and_added_to(tmp_path: Path) -> None:
    plan = quick(tmp_path / "one")
    prepare(plan)
    assert play_on(plan, 3) == 3
    with plan.matches.open("a", encoding="utf-8") as lines:
        lines.write('{"deal": 1, "seati')  # The plug was pulled.
    assert play_on(plan, 6) == 3
    assert play_on(plan, 6) == 0
    whole = quick(tmp_path / "two")
    prepare(whole)
    play_on(whole, 6)
    assert kept(plan) == kept(whole)
    assert len(kept(plan)) == 6


def test_a_folder_holds_one_rating(tmp_path: Path) -> None:
    prepare(quick(tmp_path))
    with pytest.raises(BadRating, match="name another folder"):
        prepare(replace(quick(tmp_path), seed="2"))
    (tmp_path / "matches.jsonl").write_text("{}\n")
    with pytest.raises(BadRating, match="holds a line that is no match"):
        kept(quick(tmp_path))


def test_what_cannot_be_rated_says_why(tmp_path: Path) -> None:
    havre = games.find("le_havre")
    with pytest.raises(BadRating, match="nobody to be compared with"):
        prepare(plan_of(havre, 1, {}, "1", tmp_path, None))
    with pytest.raises(BadRating, match="has no value yet"):
        plan_of(replace(fair.GAME, value=UNWRITTEN), 2, {}, "1", tmp_path, None)


def test_levels_that_go_by_the_clock_may_go_by_walks(tmp_path: Path) -> None:
    builders = games.find("builders")
    by_clock = plan_of(builders, 2, {}, "1", tmp_path, None)
    by_walks = plan_of(builders, 2, {}, "1", tmp_path, 7)
    assert by_clock.specs[-1] == "mcts:seconds=1"
    assert by_walks.specs[-1] == "mcts:iterations=7"
    assert by_walks.specs[:-1] == by_clock.specs[:-1]


def test_the_command_rates_and_writes_a_page(ratusz: Command, tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("before\n<!-- rating of builders, 2 -->\nold\n<!-- end of rating -->\nafter\n")
    line = ["rate", "builders", "--players", "2", "--folder", "kept", "--games", "2", "--walks", "1", "--workers", "1"]
    done = ratusz(*line, "--page", "page.md", "-o", "round_cap=1")
    assert done.code == 0, done.err
    assert "2 matches of builders with 2 seats, deals of 'rating'." in done.out
    text = page.read_text()
    assert text.startswith("before\n")
    assert text.endswith("<!-- end of rating -->\nafter\n")
    assert "old" not in text
    assert "| `fair` | `greedy:learned=0` | 1000 | anchor |" in text
    page.write_text("nothing")
    done = ratusz(*line, "--page", "page.md", "-o", "round_cap=1")
    assert (done.code, "has no '<!-- rating of builders, 2 -->'" in done.err) == (2, True)
