"""Buying, selling and loans in Le Havre."""

from __future__ import annotations

import pytest

from ratusz.core.rng import Rng
from ratusz.games.le_havre import GAME
from tests.games.le_havre.words import (
    Seat,
    board,
    cards,
    carry_on,
    choices,
    happened,
    has,
    pending,
    play,
    seat,
    some,
    table,
    told,
)

INTEREST_FIRST = "T1 T5 T2 T3 T4 T6 T7"
"""The interest tile is that of the second turn."""


# Buying.


@pytest.mark.rule("LH-BUY-1")
def test_what_can_be_bought() -> None:
    match = table(
        Seat(goods="99 francs"),
        town="luxury_yacht ms_dagmar zoo",
        stacks=("fishery bakehouse", "bank", "church"),
        round=20,
    )
    bought = some(match, "buy")
    assert {"zoo", "luxury_yacht", "ms_dagmar", "building_firm_1", "fishery", "bank"} <= bought
    assert not {"bakehouse", "church"} & bought
    ships = board(match)["ships"]
    assert {ships["wooden_ship"][0], ships["iron_ship"][0], ships["steel_ship"][0]} <= bought
    assert not {ships["wooden_ship"][1], ships["luxury_liner"][0]} & bought


@pytest.mark.rule("LH-BUY-2", "LH-EX-3")
def test_the_printed_price_is_paid_and_half_the_value_comes_back() -> None:
    match = table(Seat(goods="41 francs"), town="bank")
    play(match, "buy bank")
    assert has(match, 0) == {"francs": 1}
    match = table(Seat(cards="bank"))
    play(match, "sell bank")
    assert has(match, 0) == {"francs": 8}


@pytest.mark.rule("LH-BUY-2", "LH-Q-9", "LH-BLDG-FootballStadium", "LH-BLDG-Church")
def test_an_unbuyable_card_stays_unbuyable_with_the_town() -> None:
    match = table(Seat(goods="99 francs", cards="church football_stadium"))
    play(match, "sell church", "sell football_stadium")
    assert has(match, 0) == {"francs": 99 + 13 + 12}
    match = table(Seat(goods="99 francs"), town="church football_stadium")
    assert not {"church", "football_stadium"} & some(match, "buy")


@pytest.mark.rule("LH-BUY-3")
def test_several_purchases_from_one_stack() -> None:
    match = table(Seat(goods="40 francs"), stacks=("fishery bakehouse smokehouse", "", ""))
    play(match, "buy fishery", "buy bakehouse", "buy smokehouse")
    assert cards(match, 0) == ["fishery", "bakehouse", "smokehouse"]
    assert has(match, 0) == {"francs": 40 - 10 - 8 - 6}
    assert board(match)["stacks"] == [[], [], []]


@pytest.mark.rule("LH-BUY-4", "LH-BLDG-ClayMound", "LH-BLDG-BlackMarket")
def test_clay_mound_and_black_market_can_be_bought_and_not_built() -> None:
    match = table(Seat(goods="9 francs 9 wood 9 clay 9 iron"), stacks=("clay_mound", "black_market", "fishery"))
    assert {"clay_mound", "black_market"} <= some(match, "buy")
    play(match, "enter building_firm_1")
    assert some(match, "build") <= {"fishery"}


@pytest.mark.rule("LH-BUY-5", "LH-EX-14")
def test_a_bought_building_counts_at_once() -> None:
    match = table(Seat(goods="10 francs"), stacks=("marketplace", "fishery", ""))
    play(match, "buy fishery", "enter fishery")
    assert has(match, 0) == {"fish": 4}
    match = table(Seat(goods="6 francs"), stacks=("marketplace", "fishery", ""))
    play(match, "buy marketplace", "enter marketplace")
    assert has(match, 0) == {}
    assert pending(match) == "market_choice"


@pytest.mark.rule("LH-BUY-6")
def test_players_do_not_trade_with_each_other() -> None:
    match = table(Seat(goods="99 francs"), Seat(cards="fishery"))
    assert "fishery" not in some(match, "buy")


# Selling.


@pytest.mark.rule("LH-SELL-1", "LH-EX-4")
def test_half_the_value() -> None:
    match = table(Seat(cards="appoline wharf_1"))
    play(match, "sell appoline", "sell wharf_1")
    assert has(match, 0) == {"francs": 1 + 7}
    assert "appoline" in some(table(Seat(goods="14 francs"), ships={"wooden_ship": "appoline"}), "buy")
    assert "appoline" not in some(table(Seat(goods="13 francs"), ships={"wooden_ship": "appoline"}), "buy")


@pytest.mark.rule("LH-SELL-2", "LH-SHIP-1", "LH-INV-8")
def test_where_sold_cards_go() -> None:
    match = table(Seat(cards="appoline wharf_1 luxury_yacht"), modernised="wharf_1", round=3)
    play(match, "sell appoline", "sell wharf_1", "sell luxury_yacht")
    assert board(match)["ships"]["wooden_ship"][0] == "appoline"
    assert {"wharf_1", "luxury_yacht"} <= set(board(match)["town"])
    assert board(match)["modernised"] == ["wharf_1"]


@pytest.mark.rule("LH-SELL-3", "LH-Q-22")
@pytest.mark.parametrize("card", ["fishery", "main_station", "hotel"])
def test_discs_go_home_when_the_owner_changes(card: str) -> None:
    match = table(Seat(goods="20 francs"), Seat(disc=card), town=card)
    play(match, f"buy {card}")
    assert seat(match, 1)["disc"] == ""
    assert card in some(match, "enter")
    match = table(Seat(cards=card, disc=card))
    play(match, f"sell {card}")
    assert seat(match, 0)["disc"] == ""


@pytest.mark.rule("LH-SELL-3")
def test_a_sold_building_may_be_entered_again_in_the_same_turn() -> None:
    match = table(Seat(cards="fishery", disc="fishery"))
    assert "fishery" not in some(match, "enter")
    play(match, "sell fishery", "enter fishery")
    assert has(match, 0) == {"francs": 5, "fish": 3}


@pytest.mark.rule("LH-SELL-4", "LH-Q-7")
def test_no_card_is_bought_and_sold_in_one_turn() -> None:
    match = table(Seat(goods="40 francs", cards="fishery blanche"), ships={"wooden_ship": "appoline"}, round=3)
    play(match, "buy appoline", "sell fishery")
    assert "appoline" not in some(match, "sell")
    assert "fishery" not in some(match, "buy")
    assert "blanche" in some(match, "sell")
    play(match, "take_offer fish")
    assert "appoline" not in some(match, "sell")
    assert "fishery" not in some(match, "buy")


@pytest.mark.rule("LH-SELL-4", "LH-Q-7")
def test_a_ship_that_was_sold_is_not_bought_back_in_the_same_turn() -> None:
    match = table(Seat(goods="40 francs", cards="appoline"))
    play(match, "sell appoline")
    assert board(match)["ships"]["wooden_ship"][0] == "appoline"
    assert "appoline" not in some(match, "buy")


@pytest.mark.rule("LH-SELL-4", "LH-FINAL-2")
def test_what_was_bought_in_the_last_turn_may_be_sold_in_the_final_one() -> None:
    dora = Seat(goods="50 francs 20 fish")
    match = table(Seat(), Seat(), Seat(), dora, active=3, ask="after_main", round=20, turn=7)
    play(match, "buy building_firm_1", "end_turn")
    while pending(match) in ("feeding", "payment", "off_turn"):
        assert "sell building_firm_1" not in choices(match)
        play(match, choices(match)[0])
    while match.player != 3:
        play(match, choices(match)[0])
    assert "sell building_firm_1" in choices(match)


@pytest.mark.rule("LH-SELL-4")
def test_the_lists_are_cleared_when_the_next_turn_begins() -> None:
    match = table(Seat(goods="10 francs"), Seat(goods="1 fish 10 francs"), stacks=("fishery", "", ""), turn=7)
    play(match, "buy fishery", "take_offer fish")
    assert seat(match, 0)["traded"] == ["fishery"]
    play(match, "end_turn")
    assert pending(match) != "before_supply"
    assert seat(match, 0)["traded"] == ["fishery"]
    while pending(match) in ("feeding", "payment", "off_turn"):
        play(match, choices(match)[0])
    assert [entry["traded"] for entry in board(match)["seats"]] == [[], [], [], []]


@pytest.mark.rule("LH-SELL-5", "LH-DEC-OFFTURN", "LH-Q-8")
def test_others_may_sell_between_turns() -> None:
    """After seat 0's turn seats 2 and 3 are asked; seat 1 is next and acts in its own turn."""
    owners = [Seat(cards="fishery"), Seat(cards="bakehouse"), Seat(cards="joinery smokehouse"), Seat(cards="abattoir")]
    match = table(*owners)
    play(match, "take_offer fish", "end_turn")
    assert (match.player, choices(match)) == (2, ["pass", "sell joinery", "sell smokehouse"])
    play(match, "sell joinery")
    assert match.player == 2
    play(match, "pass")
    assert (match.player, choices(match)) == (3, ["pass", "sell abattoir"])
    play(match, "sell abattoir")
    assert match.player == 1
    assert has(match, 2) == {"francs": 4}


@pytest.mark.rule("LH-DEC-OFFTURN")
def test_after_the_seventh_turn_twice() -> None:
    owners = [Seat(cards="fishery", goods="9 fish"), Seat(cards="bakehouse", goods="9 fish")]
    match = table(*owners, Seat(cards="joinery", goods="9 fish"), players=3, turn=7, round=2)
    play(match, "take_offer fish", "end_turn")
    asked = []
    while pending(match) in ("off_turn", "feeding", "payment"):
        asked.append((pending(match), match.player))
        play(match, choices(match)[0])
    assert asked == [
        ("off_turn", 1),
        ("off_turn", 2),
        ("feeding", 1),
        ("feeding", 2),
        ("feeding", 0),
        ("off_turn", 0),
        ("off_turn", 2),
    ]


@pytest.mark.rule("LH-DEC-OFFTURN")
def test_whoever_has_nothing_to_sell_or_repay_is_skipped() -> None:
    match = table(Seat(), Seat(), Seat(), Seat(loans=1, goods="5 francs"))
    play(match, "take_offer fish", "end_turn")
    assert (match.player, choices(match)) == (3, ["pass", "repay_loan"])
    match = table(Seat(), Seat(), Seat(), Seat(loans=1, goods="4 francs"))
    play(match, "take_offer fish", "end_turn")
    assert pending(match) != "off_turn"


@pytest.mark.rule("LH-DEC-OFFTURN")
def test_a_chance_out_of_turn_is_let_pass_without_a_word() -> None:
    match = table(Seat(), Seat(), Seat(cards="joinery", loans=1, goods="5 francs"))
    play(match, "take_offer fish", "end_turn")
    assert (match.player, match.window(2), choices(match)[0]) == (2, True, "pass")
    play(match, "pass")
    assert "passed" not in [event["event"] for event in happened(match)]
    assert (match.player, match.window(1)) == (1, False)


@pytest.mark.rule("LH-Q-8")
def test_a_search_is_not_offered_chances_out_of_turn() -> None:
    owners = [Seat(cards="joinery", goods="9 fish"), Seat(cards="bakehouse", goods="9 fish")]
    state = table(Seat(goods="9 fish"), *owners, players=3, turn=7).redealt(0, Rng.from_seed("1"))
    state.windows = False
    state.apply(GAME.space.parse("take_offer fish"))
    state.apply(GAME.space.parse("end_turn"))
    asked = []
    while state.steps[-1].name != "main_action":
        asked.append(state.steps[-1].name)
        state.apply(state.legal()[0])
    assert "feeding" in asked
    assert "off_turn" not in asked


@pytest.mark.rule("LH-SELL-6", "LH-LOAN-6")
def test_nobody_is_forced_to_sell_or_to_repay() -> None:
    match = table(Seat(cards="fishery", loans=2, goods="9 francs"))
    play(match, "take_offer fish", "end_turn")
    assert cards(match, 0) == ["fishery"]
    assert seat(match, 0)["loans"] == 2


@pytest.mark.rule("LH-SELL-7", "LH-BUILD-5")
def test_a_built_building_may_be_sold_in_the_same_turn() -> None:
    match = table(Seat(goods="1 wood 1 clay"), stacks=("fishery", "", ""))
    play(match, "enter building_firm_1")
    assert pending(match) == "after_main"
    play(match, "sell fishery")
    assert has(match, 0) == {"francs": 5}


@pytest.mark.rule("LH-Q-25")
def test_no_extra_actions_inside_an_action() -> None:
    match = table(Seat(goods="3 grain 1 coal", cards="bakehouse fishery"))
    play(match, "enter bakehouse")
    assert choices(match) == ["times 1", "times 2", "times 3"]


# Loans and interest.


@pytest.mark.rule("LH-LOAN-3")
def test_repaying_costs_five() -> None:
    match = table(Seat(goods="11 francs", loans=3))
    play(match, "repay_loan", "repay_loan")
    assert (seat(match, 0)["loans"], has(match, 0)) == (1, {"francs": 1})
    assert "repay_loan" not in choices(match)


@pytest.mark.rule("LH-LOAN-4", "LH-SUPPLY-3", "LH-DEC-INTEREST", "LH-Q-12", "LH-LOAN-7")
def test_interest_is_one_franc_whatever_the_number_of_loans() -> None:
    seats = [Seat(loans=1, goods="9 francs"), Seat(goods="9 francs"), Seat(loans=20, goods="9 francs"), Seat(loans=1)]
    match = table(*seats, ask="before_supply", tiles=INTEREST_FIRST)
    play(match, "supply")
    assert (match.player, pending(match)) == (0, "interest")
    assert choices(match) == ["pay_interest", "repay_loan"]
    play(match, "pay_interest")
    assert match.player == 2
    play(match, "repay_loan")
    assert (match.player, pending(match)) == (0, "main_action")
    assert [has(match, number).get("francs", 0) for number in range(4)] == [8, 9, 3, 3]
    assert [seat(match, number)["loans"] for number in range(4)] == [1, 0, 19, 2]


@pytest.mark.rule("LH-LOAN-4", "LH-DEC-INTEREST")
def test_without_francs_one_sells_or_takes_a_loan() -> None:
    match = table(Seat(loans=1, cards="fishery", goods="9 fish"), ask="before_supply", tiles=INTEREST_FIRST)
    play(match, "supply")
    assert choices(match) == ["take_loan", "sell fishery"]
    play(match, "sell fishery")
    assert choices(match) == ["pay_interest", "repay_loan"]
    play(match, "pay_interest")
    assert has(match, 0) == {"francs": 4, "fish": 9}


@pytest.mark.rule("LH-LOAN-4")
def test_a_last_loan_repaid_first_saves_the_interest() -> None:
    match = table(Seat(loans=1, goods="5 francs"), ask="before_supply", tiles=INTEREST_FIRST)
    play(match, "supply", "repay_loan")
    assert pending(match) == "main_action"
    assert (has(match, 0), seat(match, 0)["loans"]) == ({}, 0)


@pytest.mark.rule("LH-LOAN-5", "LH-SCORE-5")
def test_a_loan_counts_minus_seven_even_with_francs_at_hand() -> None:
    match = table(Seat(loans=2, goods="10 francs"))
    assert match.scores()[0] == 10 - 14


@pytest.mark.rule("LH-ADV-2")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_expensive_loans(players: int) -> None:
    for loans, due in ((players - 1, 1), (players, 2)):
        anna = Seat(loans=loans, goods="4 francs")
        match = table(anna, players=players, ask="before_supply", tiles=INTEREST_FIRST, expensive_loans=True)
        if pending(match) == "before_supply":
            play(match, "supply")
        assert has(match, 0) == {"francs": 4 - due}


@pytest.mark.rule("LH-ADV-2")
def test_expensive_loans_are_not_used_solo_nor_by_default() -> None:
    for options in ({"players": 1, "expensive_loans": True}, {"players": 2}):
        anna = Seat(loans=30, goods="3 francs")
        match = table(anna, ask="before_supply", tiles=INTEREST_FIRST, **options)
        assert has(match, 0) == {"francs": 2}


@pytest.mark.rule("LH-ADV-1", "LH-DEC-INTEREST", "LH-DEC-FEED")
def test_restricted_selling() -> None:
    owners = [Seat(cards="fishery"), Seat(), Seat(cards="joinery")]
    match = table(*owners, restricted_selling=True)
    assert "sell fishery" in choices(match)
    play(match, "take_offer fish", "end_turn")
    assert pending(match) != "off_turn"
    rich = Seat(cards="fishery", loans=1, goods="6 francs")
    match = table(rich, ask="before_supply", tiles=INTEREST_FIRST, restricted_selling=True)
    play(match, "supply")
    assert choices(match) == ["pay_interest", "repay_loan"]
    poor = Seat(cards="fishery joinery", loans=1)
    match = table(poor, ask="before_supply", tiles=INTEREST_FIRST, restricted_selling=True)
    play(match, "supply")
    assert choices(match) == ["take_loan", "sell fishery", "sell joinery"]
    play(match, "sell fishery")
    assert pending(match) == "main_action" or "sell joinery" not in choices(match)


@pytest.mark.rule("LH-DEC-FEED", "LH-ADV-1")
def test_restricted_selling_at_the_feeding() -> None:
    hungry = Seat(cards="fishery joinery", goods="1 fish")
    match = table(Seat(goods="9 fish"), hungry, turn=7, round=10, restricted_selling=True)
    play(match, "take_offer fish", "end_turn")
    assert match.player == 1
    assert choices(match) == ["pay_all_and_borrow", "sell fishery", "sell joinery"]
    play(match, "sell fishery")
    assert pending(match) != "feeding" or "sell joinery" not in choices(match)
    assert told(match, "sold") == [{"seat": 1, "card": "fishery", "francs": 5}]
    carry_on(match)
    assert cards(match, 1) == ["joinery"]


@pytest.mark.rule("LH-Q-12", "LH-DEC-INTEREST")
def test_the_active_player_settles_the_interest_first() -> None:
    debtor = Seat(loans=1, goods="5 francs")
    match = table(debtor, debtor, debtor, debtor, active=2, ask="before_supply", tiles=INTEREST_FIRST)
    play(match, "supply")
    asked = []
    while pending(match) == "interest":
        asked.append(match.player)
        play(match, "pay_interest")
    assert asked == [2, 3, 0, 1]


@pytest.mark.rule("LH-LOAN-4", "LH-ADV-2")
def test_a_loan_taken_for_the_interest_does_not_raise_it() -> None:
    """With two players interest is dearer from two loans on."""
    match = table(Seat(loans=1), players=2, ask="before_supply", tiles=INTEREST_FIRST, expensive_loans=True)
    assert (seat(match, 0)["loans"], has(match, 0)) == (2, {"francs": 3})
    match = table(
        Seat(loans=2, goods="1 francs"), players=2, ask="before_supply", tiles=INTEREST_FIRST, expensive_loans=True
    )
    assert (seat(match, 0)["loans"], has(match, 0)) == (3, {"francs": 3})


@pytest.mark.rule("LH-LOAN-4", "LH-ADV-2", "LH-DEC-INTEREST")
def test_a_repayment_made_first_lowers_the_interest() -> None:
    anna = Seat(loans=2, goods="6 francs")
    match = table(anna, players=2, ask="before_supply", tiles=INTEREST_FIRST, expensive_loans=True)
    play(match, "supply", "repay_loan")
    assert (seat(match, 0)["loans"], has(match, 0)) == (1, {})
