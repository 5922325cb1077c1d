"""Phase 3: drawing followers, taking them back, Bathhouse and Gunpowder Tower (section 3)."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.orleans.words import Seat, kinds_of_events, legal, play, position, seat, table, view

NOBODY = "starter_farmer starter_boatman starter_craftsman starter_trader"
"""All starters in the bag, so that the market is empty."""
PLACED = {"village": "starter_farmer starter_boatman starter_craftsman", "castle_trader": "starter_trader"}
"""All starters on slots."""


def draws(match: object, number: int = 0) -> list[str]:
    return legal(match, number)  # type: ignore[arg-type]


@pytest.mark.rule("OR-FOLLOW-1", "OR-EX-2", "OR-TRACK-Knights")
@pytest.mark.parametrize(("step", "most"), [(0, 4), (1, 5), (2, 6), (3, 7), (4, 7), (5, 8)])
def test_the_knights_track_gives_the_allowance(step: int, most: int) -> None:
    full = Seat(tracks={"knights": step}, bag=NOBODY + " farmer" * 6)
    match = table(full, Seat(), phase="followers")
    assert draws(match) == [f"draw {number}" for number in range(most + 1)]


@pytest.mark.rule("OR-FOLLOW-2", "OR-D-DRAW", "OR-FOLLOW-3", "OR-TERM-3")
def test_a_draw_fills_free_market_spaces_from_the_bag() -> None:
    match = table(Seat(bag="farmer monk knight"), Seat(), phase="followers")
    assert draws(match) == ["draw 0", "draw 1", "draw 2", "draw 3"]
    play(match, "draw 2")
    market = Counter(seat(match, 0)["market"])
    bag = Counter(seat(match, 0)["bag"])
    assert sum(market.values()) == 6
    assert (market + bag) - Counter(starter for starter in NOBODY.split()) == Counter(["farmer", "monk", "knight"])
    assert sum(bag.values()) == 1


@pytest.mark.rule("OR-FOLLOW-2", "OR-FOLLOW-8", "OR-FOLLOW-3")
def test_a_full_market_limits_the_draw() -> None:
    match = table(Seat(market="farmer farmer farmer", bag="monk monk"), Seat(), phase="followers")
    assert draws(match) == ["draw 0", "draw 1"]
    tower = table(
        Seat(market="farmer farmer farmer", bag="monk " * 4, tiles="gunpowder_tower"), Seat(), phase="followers"
    )
    assert draws(tower) == ["draw 0", "draw 1", "draw 2", "draw 3"]


@pytest.mark.rule("OR-FOLLOW-5", "OR-D-BACK", "OR-EX-5", "OR-Q-3")
def test_unused_draws_take_followers_back() -> None:
    """Allowance 6, four drawn, two taken back."""
    here = Seat(tracks={"knights": 2}, bag="farmer farmer farmer farmer", slots=PLACED)
    match = table(here, Seat(), phase="followers")
    play(match, "draw 4")
    assert legal(match) == [
        "done",
        "take_back starter_farmer village_farmer",
        "take_back starter_boatman village_boatman",
        "take_back starter_craftsman village_craftsman",
        "take_back starter_trader castle_trader",
    ]
    play(match, "take_back starter_trader castle_trader", "take_back starter_farmer village_farmer")
    assert seat(match, 0)["market"] == {"farmer": 4, "starter_farmer": 1, "starter_trader": 1}
    assert seat(match, 0)["slots"] == {
        "village_boatman": ["starter_boatman"],
        "village_craftsman": ["starter_craftsman"],
    }
    assert position(match)["round"] == 5


@pytest.mark.rule("OR-FOLLOW-5", "OR-FOLLOW-6", "OR-D-BACK")
def test_taking_back_ends_with_the_allowance_and_never_touches_technology() -> None:
    here = Seat(
        tracks={"knights": 0}, bag="farmer " * 4, slots={"village": "technology starter_boatman starter_craftsman"}
    )
    match = table(here, Seat(), phase="followers")
    play(match, "draw 2")
    assert legal(match) == [
        "done",
        "take_back starter_boatman village_boatman",
        "take_back starter_craftsman village_craftsman",
    ]
    full = table(here, Seat(), phase="followers")
    play(full, "draw 4")
    assert full.question(0).step != "take_back"


@pytest.mark.rule("OR-Q-2", "OR-FOLLOW-5", "OR-SEQ-7")
def test_with_an_empty_bag_the_whole_allowance_can_be_taken_back() -> None:
    match = table(Seat(slots=PLACED), Seat(), phase="followers")
    assert match.question(0).step == "take_back"
    play(
        match,
        *(
            f"take_back {kind} {group}"
            for kind, group in zip(
                NOBODY.split(), ["village_farmer", "village_boatman", "village_craftsman", "castle_trader"], strict=True
            )
        ),
    )
    assert sum(seat(match, 0)["market"].values()) == 4
    assert seat(match, 0)["slots"] == {}


@pytest.mark.rule("OR-FOLLOW-5", "OR-Q-12")
def test_followers_of_every_place_can_be_taken_back() -> None:
    here = Seat(
        tracks={"knights": 3},
        tiles="sacristy pharmacy theatre",
        slots={"town_hall": "knight", "sacristy": "monk", "pharmacy": "scholar"},
        theatre="farmer farmer",
    )
    match = table(here, Seat(), phase="followers")
    assert legal(match) == [
        "done",
        "take_back knight town_hall",
        "take_back monk sacristy_monk",
        "take_back scholar pharmacy",
        "take_back farmer theatre",
    ]
    play(match, "take_back farmer theatre", "take_back farmer theatre")
    assert legal(match)[-1] == "take_back scholar pharmacy"
    play(match, "done")
    assert position(match)["theatre"] == {}
    assert seat(match, 0)["market"]["farmer"] == 2


@pytest.mark.rule("OR-FOLLOW-5")
def test_a_full_market_takes_nobody_back() -> None:
    here = Seat(market="farmer " * 4, slots={"town_hall": "knight"})
    match = table(here, Seat(bag="monk"), phase="followers")
    assert match.deciders() == [1]


@pytest.mark.rule("OR-FOLLOW-7", "OR-PLACE-Bathhouse", "OR-D-BATH", "OR-Q-15")
def test_the_bathhouse_draws_two_more_and_keeps_one() -> None:
    here = Seat(tiles="bathhouse", bag="farmer boatman craftsman trader knight scholar monk", tracks={"knights": 0})
    match = table(here, Seat(), phase="followers", seed=9)
    play(match, "draw 1")
    assert legal(match) == ["bathe", "pass"]
    play(match, "bathe")
    two = [text.removeprefix("keep ") for text in legal(match)]
    assert match.question(0).step == "keep"
    assert len(two) == 2
    play(match, f"keep {two[1]}")
    found = seat(match, 0)
    assert sum(found["market"].values()) == 6
    assert found["market"][two[1]] == 1
    assert found["bag"][two[0]] == 1


@pytest.mark.rule("OR-PLACE-Bathhouse", "OR-FOLLOW-7")
def test_the_bathhouse_comes_on_top_of_the_allowance_and_may_be_left_alone() -> None:
    here = Seat(tiles="bathhouse", bag="farmer " * 6, slots=PLACED)
    match = table(here, Seat(), phase="followers")
    play(match, "draw 4", "bathe")
    assert seat(match, 0)["market"] == {"farmer": 5}
    other = table(here, Seat(), phase="followers")
    play(other, "draw 4", "pass")
    assert seat(other, 0)["market"] == {"farmer": 4}


@pytest.mark.rule("OR-FOLLOW-7", "OR-FOLLOW-5")
def test_who_is_kept_by_the_bathhouse_uses_up_no_draw() -> None:
    match = table(Seat(tiles="bathhouse", bag="farmer " * 6, slots=PLACED), Seat(), phase="followers")
    play(match, "draw 3", "bathe")
    assert match.question(0).step == "take_back"
    play(match, "take_back starter_trader castle_trader")
    assert seat(match, 0)["market"] == {"farmer": 4, "starter_trader": 1}


@pytest.mark.rule("OR-PLACE-Bathhouse", "OR-D-BATH")
def test_the_bathhouse_needs_a_free_space_and_somebody_in_the_bag() -> None:
    one = table(Seat(tiles="bathhouse", bag="monk", slots=PLACED), Seat(), phase="followers")
    play(one, "draw 0", "bathe")
    assert one.question(0).step == "take_back"
    play(one, "done")
    assert seat(one, 0)["market"] == {"monk": 1}
    full = table(Seat(tiles="bathhouse", market="farmer " * 3, bag="monk monk"), Seat(bag="monk"), phase="followers")
    play(full, "0: draw 1")
    assert full.deciders() == [1]
    empty = table(Seat(tiles="bathhouse", bag="monk"), Seat(bag="monk"), phase="followers")
    play(empty, "0: draw 1")
    assert empty.deciders() == [1]


@pytest.mark.rule("OR-PLACE-GunpowderTower-1", "OR-D-TOWER", "OR-Q-16")
def test_arrived_followers_may_lie_in_the_tower() -> None:
    here = Seat(tiles="gunpowder_tower", bag="knight monk farmer", slots=PLACED)
    match = table(here, Seat(), phase="followers")
    play(match, "draw 3", "take_back starter_trader castle_trader")
    assert legal(match) == ["done", "to_tower farmer", "to_tower starter_trader", "to_tower knight", "to_tower monk"]
    play(match, "to_tower knight", "to_tower starter_trader")
    assert position(match)["tower"] == {"starter_trader": 1, "knight": 1}
    assert seat(match, 0)["market"] == {"farmer": 1, "monk": 1}


@pytest.mark.rule("OR-D-TOWER", "OR-PLACE-GunpowderTower-1")
def test_what_the_market_cannot_hold_must_lie_in_the_tower() -> None:
    here = Seat(tiles="gunpowder_tower", market="farmer farmer farmer", bag="knight monk")
    match = table(here, Seat(), phase="followers")
    play(match, "draw 2")
    assert legal(match) == ["to_tower knight", "to_tower monk"]
    play(match, "to_tower monk")
    assert legal(match) == ["done", "to_tower knight"]
    play(match, "done")
    assert position(match)["tower"] == {"monk": 1}


@pytest.mark.rule("OR-PLACE-GunpowderTower-1", "OR-PLACE-Bathhouse", "OR-Q-16")
def test_who_is_kept_by_the_bathhouse_may_lie_in_the_tower() -> None:
    here = Seat(tiles="bathhouse gunpowder_tower", market="farmer farmer farmer farmer", bag="monk")
    match = table(here, Seat(), phase="followers")
    play(match, "draw 0", "bathe")
    assert seat(match, 0)["market"].get("monk") is None
    assert position(match)["tower"] == {"monk": 1}


@pytest.mark.rule("OR-PLACE-GunpowderTower-1", "OR-FOLLOW-5")
def test_followers_in_the_tower_stay_and_keep_their_space() -> None:
    here = Seat(tiles="gunpowder_tower", tower="monk monk", bag="knight", slots={"castle_trader": "starter_trader"})
    match = table(here, Seat(), phase="followers")
    play(match, "draw 1")
    assert legal(match) == ["done", "take_back starter_trader castle_trader"]
    play(match, "done")
    assert position(match)["tower"] == {"monk": 2}


@pytest.mark.rule("OR-HIDE-6", "OR-SEQ-1", "OR-SEQ-6")
def test_nobody_sees_what_others_draw_until_all_have_drawn() -> None:
    match = table(Seat(bag="farmer knight monk"), Seat(bag="scholar scholar"), phase="followers")
    before = view(match, 1)
    play(match, "0: draw 2")
    after = view(match, 1)
    assert {**after, "seats": [], "active": 0} == {**before, "seats": [], "active": 0}
    assert {**after["seats"][0], "deciding": True} == before["seats"][0]
    assert sum(view(match, 0)["seats"][0]["bag"].values()) == 1
    assert [event.kind for event in match.events(1)] == []
    assert [event.kind for event in match.events(0)] == ["followers_drawn"]
    play(match, "1: draw 1")
    assert kinds_of_events(match)[:3] == ["markets_shown", "followers_shown", "followers_shown"]
    assert sum(view(match, 1)["seats"][0]["market"].values()) == 6


@pytest.mark.rule("OR-SEQ-4", "OR-HIDE-2")
def test_each_follower_of_the_bag_is_equally_likely() -> None:
    drawn: Counter[str] = Counter()
    for number in range(400):
        match = table(Seat(bag="farmer farmer monk"), Seat(), phase="followers", seed=number + 1)
        play(match, "draw 1")
        drawn.update(kind for kind in ("farmer", "monk") if kind in seat(match, 0)["market"])
    assert 230 < drawn["farmer"] < 300
