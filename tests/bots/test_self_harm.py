"""Bots do not harm themselves: positions in which they once did what nobody would do, and what they do there now."""

from __future__ import annotations

from typing import Any

import pytest

import ratusz
from ratusz.bots.base import follow
from ratusz.core.events import TurnEnded
from ratusz.core.match import Match
from tests.test_build import COMPILED

THINKERS = pytest.mark.parametrize("spec", ["greedy", *["mcts:iterations=40"] * COMPILED])
"""The second one also gives hints, only that it thinks longer then; interpreted it would answer the same, but late."""

RICH: dict[str, Any] = {"goods": {"francs": 5}}


def turn_of(match: Match, spec: str, seat: int = 0) -> list[str]:
    """What a bot does until its turn is over."""
    with ratusz.bot(spec) as bot:
        while True:
            follow(match, seat, bot.plan(match, seat))
            moves = [move for move in match.moves if move.seat == seat]
            ended = any(isinstance(event, TurnEnded) and event.seat == seat for event in moves[-1].events)
            if ended or not match.legal(seat):
                return [match.notation(move.action) for move in moves]


def verbs(turn: list[str]) -> list[str]:
    return [text.split()[0] for text in turn]


def position(game: str, **wishes: Any) -> Match:
    match = ratusz.position(game, **wishes)
    match.keep_events = True
    return match


# The Builders.


@THINKERS
@pytest.mark.parametrize("coins", [14, 24])
def test_no_action_is_bought_to_take_coins_with_it(spec: str, coins: int) -> None:
    """Near the end four actions were bought for twenty coins and became five coins."""
    crew = "craftsman_0202 laborer_2100 apprentice_1010"
    rich = {"coins": coins, "finished": "cathedral aqueduct", "free_workers": crew}
    done = verbs(turn_of(position("builders", seats=[rich, {"coins": 3}], round=8), spec))
    assert not ("buy_action" in done and "take_coins" in done)


@THINKERS
def test_who_lacks_three_points_goes_on_building(spec: str) -> None:
    """From 14 or 15 points on nothing was built any more: actions were bought, and coins taken."""
    crew = "craftsman_0202 laborer_2100 apprentice_1010 craftsman_2110"
    seat = {"coins": 20, "finished": "cathedral aqueduct", "free_workers": crew, "sites": {"house": []}}
    match = position("builders", seats=[seat, {"coins": 8}], round=8)
    before = match.scores()[0]
    assert "take_coins" not in verbs(turn_of(match, spec))
    assert match.scores()[0] > before


@THINKERS
def test_whoever_can_finish_a_site_hires_nobody_before(spec: str) -> None:
    """A master was hired although an apprentice could have finished at once."""
    seat = {"coins": 6, "free_workers": "apprentice_1010", "sites": {"circular_saw_2": [], "bower": []}}
    match = position("builders", seats=[seat, {"coins": 8}], round=6)
    assert "send apprentice_1010 circular_saw_2" in turn_of(match, spec)


@THINKERS
def test_who_has_three_sites_builds_there_before_he_begins_more(spec: str) -> None:
    """With six free workers and two points missing, five sites were begun at once."""
    crew = "craftsman_0202 laborer_2100 apprentice_1010 craftsman_2110 craftsman_1111_a master_0032"
    seat = {
        "coins": 12,
        "free_workers": crew,
        "sites": {"house": [], "pigsty": [], "inn": []},
        "finished": "cathedral castle",
    }
    done = verbs(turn_of(position("builders", seats=[seat, {"coins": 8}], round=7), spec))
    assert "send" in done
    assert done.count("start_construction") <= 1


# Little Town.


@THINKERS
def test_the_last_worker_fetches_food_before_a_stone_is_bought(spec: str) -> None:
    """A stone was bought for three coins, and then two workers went hungry."""
    hungry = {"coins": 4, "wood": 2, "fish": 3}
    match = position("little_town", seats=[hungry, {"fish": 5}], round=2, used=4, empty="E5 F5")
    assert "buy" not in verbs(turn_of(match, spec))
    assert sum(match.view(0)["seats"][0][food] for food in ("fish", "wheat")) >= 5  # type: ignore[index]


@THINKERS
@pytest.mark.parametrize("round_", [3, 4])
def test_nothing_is_bought_when_a_worker_would_starve_for_it(spec: str, round_: int) -> None:
    """With the last worker of the round and one food missing, a cube was bought to build with."""
    seat = {"coins": 6, "wood": 1, "fish": 4}
    match = position("little_town", seats=[seat, {"fish": 5}], round=round_, used=4)
    assert "buy" not in verbs(turn_of(match, spec))
    assert sum(match.view(0)["seats"][0][food] for food in ("fish", "wheat")) >= 5  # type: ignore[index]


@THINKERS
def test_who_has_eight_wood_builds(spec: str) -> None:
    """Round after round wood was gathered that nothing was built of."""
    match = position("little_town", seats=[{"coins": 4, "wood": 8, "stone": 2, "fish": 5}, {}], round=3, used=1)
    assert "build" in verbs(turn_of(match, spec))


# Le Havre.


@THINKERS
@pytest.mark.parametrize("round_", [6, 9, 11])
def test_no_buildings_are_sold_for_a_ship_of_less(spec: str, round_: int) -> None:
    """Wharf and Brickworks, 28 francs' worth, went for 14 to buy a ship that is worth 4."""
    seat = {"goods": {"francs": 1, "fish": 4, "wood": 3, "clay": 3, "iron": 2}, "buildings": "wharf_1 brickworks"}
    match = position("le_havre", players=3, seats=[seat, RICH, RICH], ask="after_main", round=round_)
    assert "sell" not in verbs(turn_of(match, spec))


@THINKERS
def test_a_loan_is_cheaper_than_a_building_sold_to_pay_interest(spec: str) -> None:
    """The Smokehouse, worth 6, went for 3 to pay 1 franc; another loan costs 1."""
    seat = {"goods": {"fish": 3}, "buildings": "smokehouse", "loans": 1}
    tiles = "T5 T1 T2 T3 T4 T6 T7"
    match = position("le_havre", players=3, seats=[seat, RICH, RICH], ask="before_supply", round=5, turn=1, tiles=tiles)
    assert "sell" not in verbs(turn_of(match, spec))


@THINKERS
def test_with_francs_in_hand_nothing_is_sold(spec: str) -> None:
    """The Bakehouse was sold with forty francs in hand, and entered for a fee with the last action."""
    seat = {"goods": {"francs": 40, "grain": 6, "wood": 3}, "buildings": "bakehouse smokehouse"}
    match = position("le_havre", players=3, seats=[seat, RICH, RICH], round=17, turn=6)
    assert "sell" not in verbs(turn_of(match, spec))


@THINKERS
@pytest.mark.parametrize("francs", [0, 1, 2])
def test_nothing_is_sold_for_francs_that_are_not_used(spec: str, francs: int) -> None:
    """The Marketplace was sold, and the turn ended; or it was sold for 1 and bought back for 2."""
    seat = {"goods": {"francs": francs, "fish": 9, "wood": 1}, "buildings": "marketplace clay_mound"}
    match = position("le_havre", players=3, seats=[seat, RICH, RICH], ask="after_main", round=6)
    assert "sell" not in verbs(turn_of(match, spec))


@THINKERS
def test_a_franc_is_kept_for_the_interest(spec: str) -> None:
    """Loan after loan was taken for one franc, which something small had been bought with before."""
    seat = {"goods": {"francs": 6, "fish": 9}, "loans": 1}
    match = position("le_havre", players=3, seats=[seat, RICH, RICH], ask="after_main", round=6)
    turn_of(match, spec)
    assert match.view(0)["seats"][0]["goods"]["francs"] > 0 or not match.view(0)["seats"][0]["loans"]  # type: ignore[index]


@THINKERS
def test_nobody_enters_what_makes_nothing_of_his_goods(spec: str) -> None:
    """Buildings were entered without the goods that they work on."""
    seat = {"goods": {"francs": 6, "fish": 3, "wood": 2}, "buildings": "brickworks bakehouse tannery"}
    match = position("le_havre", players=3, seats=[seat, RICH, RICH], round=12)
    entered = {text.split()[1] for text in turn_of(match, spec) if text.startswith("enter")}
    assert not entered & {"brickworks", "bakehouse", "tannery"}


@THINKERS
def test_who_cannot_win_any_more_sells_nothing_with_the_last_action(spec: str) -> None:
    """All ways to lose were worth the same, so ten buildings went for half of their value; a hint said so too."""
    rich = {"goods": {"francs": 300}}
    seat = {"goods": {"francs": 2}, "buildings": "fishery bakehouse smokehouse"}
    match = position("le_havre", players=2, seats=[rich, seat], final=True, offers={"francs": 3, "fish": 4})
    turn_of(match, "greedy", 0)
    assert "sell" not in verbs(turn_of(match, spec, 1))


def test_who_has_less_than_nothing_plays_to_the_end() -> None:
    """Of the ways to lose with points below zero none seemed good enough, not even the best."""
    match = ratusz.new("le_havre", players=5, seed="the end")
    with ratusz.bot("random") as chance:
        while match.ply < 622:
            match.apply(chance.choose(match), match.player)
    assert max(match.state.scores()) < 0
    with ratusz.bot("greedy") as bot:
        while not match.over:
            follow(match, match.player, bot.plan(match, match.player))


@THINKERS
@pytest.mark.parametrize("goods", [{"francs": 2, "cattle": 3, "grain": 4}, {"francs": 1}])
def test_the_last_action_brings_what_counts(spec: str, goods: dict[str, int]) -> None:
    """The last action went into a building of which nothing came that counts, with francs on the quay."""
    seat = {"goods": goods, "buildings": "brickworks bakehouse tannery"}
    offers = {"francs": 3, "fish": 4, "wood": 4, "clay": 3, "iron": 2, "grain": 2}
    match = position("le_havre", players=3, seats=[seat, RICH, RICH], final=True, offers=offers)
    before = match.scores()[0]
    turn_of(match, spec)
    assert match.scores()[0] >= before + 3


@THINKERS
def test_food_is_taken_from_the_quay_before_it_costs_loans(spec: str) -> None:
    """With the last turn before a feeding that nothing was there for, goods were taken, and then loans."""
    offers = {"fish": 8, "wood": 3, "clay": 2, "iron": 1}
    seats = [{"goods": {"iron": 1}}, RICH, RICH]
    match = position("le_havre", players=3, seats=seats, round=6, turn=7, offers=offers)
    assert turn_of(match, spec)[0] == "take_offer fish"


# Orléans.


@THINKERS
def test_a_ready_place_is_used(spec: str) -> None:
    """Somebody passed, and places that were ready stayed unused."""
    seat = {"slots": {"castle": "farmer boatman trader", "farm_house": "boatman craftsman"}}
    match = position("orleans", seats=[seat, {}], round=5)
    assert turn_of(match, spec)[0] in ("use castle", "use farm_house")


@THINKERS
def test_all_but_one_of_the_starters_work_in_the_first_round(spec: str) -> None:
    """What is left on the market can be planned with in the next round, so one that completes nothing may stay."""
    starters = "starter_farmer starter_boatman starter_craftsman starter_trader"
    match = position("orleans", seats=[{"market": starters}, {}], round=1, phase="planning")
    with ratusz.bot(spec) as bot:
        plan = [match.notation(action) for action in bot.plan(match, 0)]
    assert verbs(plan).count("place") >= 3


@THINKERS
def test_a_merchant_leaves_home_where_goods_lie_on_the_way(spec: str) -> None:
    """Merchants stayed in Orléans for ten rounds."""
    seat = {"slots": {"wagon": "farmer trader knight"}}
    match = position("orleans", seats=[seat, {}], round=5, map_goods={"orleans__montargis__road": "brocade"})
    assert turn_of(match, spec)[0] == "use wagon"


# Craftsmen.


@THINKERS
def test_an_auction_is_opened_no_higher_than_the_mayor_goes(spec: str) -> None:
    """Auctions were opened with 9 and 13. The mayor offers 2, 4 or 6 on average, and can be outbid afterwards."""
    capital = "b3 g3 p3 r3 b2 g2"
    match = position("craftsmen", seats=[{"capital": capital}, {"capital": "b1 g1 p1"}], town="notary")
    opened = [int(text.split()[1]) for text in turn_of(match, spec) if text.startswith("bid")]
    assert all(bid <= 6 for bid in opened)


@THINKERS
def test_nobody_bids_for_a_card_that_fits_nothing(spec: str) -> None:
    """Cards were bid for that make nothing new and match neither end of the estate."""
    match = position(
        "craftsmen",
        seats=[{"capital": "b3 g3"}, {"capital": "p2 r2 p1", "estate": "sawmill_1"}],
        town="notary",
        open_buildings="iron_mine_1",
    )
    match.play("auction iron_mine_1").play("bid 1")
    assert turn_of(match, spec, 1) == ["pass"]
