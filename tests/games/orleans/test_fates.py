"""Events and the Sacristy (section 13)."""

from __future__ import annotations

from collections import Counter

import pytest

import ratusz
from tests.games.orleans.words import Seat, legal, play, position, seat, table, view


def struck(event: str, *seats: Seat, **rest: object) -> ratusz.Match:
    return table(*seats, *[Seat()] * (2 - len(seats)), phase="event", event=event, **rest)


@pytest.mark.rule("OR-EVENT-Pilgrimage")
def test_pilgrimage_does_nothing_at_the_end() -> None:
    match = struck("pilgrimage", Seat(goods="wool wool wool"))
    assert seat(match, 0)["coins"] == 5
    assert position(match)["round"] == 6


@pytest.mark.rule("OR-EVENT-Income", "OR-DEV-6")
def test_income() -> None:
    match = struck("income", Seat(development=15), Seat())
    assert [seat(match, number)["coins"] for number in (0, 1)] == [9, 6]


@pytest.mark.rule("OR-EVENT-TradingDay")
def test_trading_day() -> None:
    match = struck("trading_day", Seat(stations="tours blois orleans"), Seat())
    assert [seat(match, number)["coins"] for number in (0, 1)] == [8, 5]


@pytest.mark.rule("OR-EVENT-Harvest", "OR-D-HARVEST", "OR-LIMIT-4", "OR-TERM-8")
def test_harvest_takes_a_food_of_the_own_choice() -> None:
    match = struck("harvest", Seat(goods="cheese wine wool"))
    assert legal(match) == ["give_food cheese", "give_food wine"]
    wine = position(match)["goods_supply"]["wine"]
    play(match, "give_food wine")
    assert seat(match, 0)["goods"] == {"cheese": 1, "wool": 1}
    assert position(match)["goods_supply"]["wine"] == wine + 1
    assert seat(match, 0)["coins"] == 5


@pytest.mark.rule("OR-EVENT-Harvest", "OR-PAY-2")
def test_harvest_without_food_costs_five_coins() -> None:
    match = struck("harvest", Seat(coins=7, goods="wool brocade"), Seat(goods="grain"))
    assert [seat(match, number)["coins"] for number in (0, 1)] == [2, 5]
    poor = struck("harvest", Seat(coins=3, goods="wool"), Seat(goods="grain"))
    assert poor.question().step == "torture"
    assert poor.document()["steps"][-1]["missing"] == 2


@pytest.mark.rule("OR-EVENT-Taxes", "OR-EX-10")
@pytest.mark.parametrize(("goods", "coins"), [(8, 3), (2, 5), (3, 4), (9, 2), (0, 5)])
def test_taxes(goods: int, coins: int) -> None:
    assert seat(struck("taxes", Seat(goods="wool " * goods)), 0)["coins"] == coins


@pytest.mark.rule("OR-EVENT-Plague")
def test_plague_takes_a_neutral_follower_back_to_the_supply() -> None:
    match = struck("plague", Seat(bag="monk", market="knight", slots={"castle": "farmer - -"}))
    assert seat(match, 0)["bag"] == {}
    assert position(match)["supply"]["monk"] == 8
    assert seat(match, 0)["market"]["knight"] == 1
    assert seat(match, 0)["slots"] == {"castle_farmer": ["farmer"]}


@pytest.mark.rule("OR-EVENT-Plague", "OR-INV-4")
def test_plague_spares_starters_and_empty_bags() -> None:
    match = struck("plague", Seat(bag="starter_farmer"))
    assert view(match, 0)["seats"][0]["bag"] == {"starter_farmer": 1}
    assert view(match, 1)["seats"][1]["bag"] == {}


@pytest.mark.rule("OR-EVENT-Plague", "OR-SEQ-4")
def test_every_follower_of_the_bag_may_fall_ill() -> None:
    lost: Counter[int] = Counter()
    for number in range(300):
        match = struck("plague", Seat(bag="monk monk starter_farmer"), seed=number)
        lost[sum(seat(match, 0)["bag"].values())] += 1
    assert 170 < lost[2] < 230
    assert lost[3] == 300 - lost[2]


@pytest.mark.rule("OR-PLACE-Sacristy", "OR-D-SACRISTY", "OR-Q-14")
@pytest.mark.parametrize("event", ["harvest", "taxes", "plague"])
def test_the_sacristy_protects_from_bad_events(event: str) -> None:
    here = Seat(tiles="sacristy", slots={"sacristy": "monk"}, goods="wool wool wool", bag="knight")
    match = struck(event, here, Seat(goods="grain"))
    assert legal(match) == ["protect", "pass"]
    play(match, "protect")
    assert seat(match, 0)["coins"] == 5
    assert seat(match, 0)["goods"] == {"wool": 3}
    assert sum(view(match, 1)["seats"][0]["bag"].values()) == 2
    assert seat(match, 0)["slots"] == {}
    other = struck(event, here, Seat(goods="grain"))
    play(other, "pass")
    assert seat(other, 0)["slots"] == {"sacristy_monk": ["monk"]}
    assert (seat(other, 0)["coins"], seat(other, 0)["bag"]) != (5, {"knight": 1})


@pytest.mark.rule("OR-PLACE-Sacristy", "OR-Q-14")
def test_the_sacristy_asks_even_if_nothing_is_at_stake_and_not_for_good_events() -> None:
    here = Seat(tiles="sacristy", slots={"sacristy": "monk"})
    assert struck("taxes", here).question().step == "protect"
    for event in ("pilgrimage", "income", "trading_day"):
        assert struck(event, here).question().step != "protect"
