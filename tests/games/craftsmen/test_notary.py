"""Stage III: purchase, auction, mayor, peeking."""

from __future__ import annotations

import pytest

from tests.games.craftsmen.words import (
    Seat,
    board,
    capital,
    choices,
    hand,
    happened,
    payments,
    play,
    seat,
    stage,
)

OPEN = "vineyard_1 apiary_1 mill_1 cooperage_1 armourer_1 bakery_1"
RICH = "g1 g1 g1 r1 r1 b3"


@pytest.mark.rule("CR-NOTARY-1", "CR-NOTARY-2", "CR-NOTARY-3", "WE-5", "DP-9", "SEQ-4")
def test_a_purchase_with_the_colours_of_the_card() -> None:
    """A green/green vineyard for 3: green capital only."""
    match = stage("notary", Seat(capital="g1 g2 b3"), Seat(), Seat(), open_buildings=OPEN, decks="wheat_field_4")
    assert choices(match, "buy") == ["vineyard_1", "cooperage_1"]
    assert len(choices(match, "auction")) == 6
    play(match, "buy vineyard_1")
    assert payments(match) == {("g1", "g2")}
    play(match, "pay g1 g2")
    assert hand(match, 0) == ["vineyard_1"]
    assert board(match)["open_buildings"]["basic"] == ["wheat_field_4", "apiary_1"]
    assert board(match)["seats"][0]["buildings"] == ["vineyard_1"], "everybody saw it"
    assert match.question().step != "notary", "one purchase or auction for each helper"


@pytest.mark.rule("CR-NOTARY-3", "WE-5", "CR-PAY-7")
def test_two_colours_may_be_mixed() -> None:
    """A red/blue mill for 5: red and/or blue."""
    match = stage("notary", Seat(capital="r1 r2 b3 g3 g3"), Seat(), Seat(), open_buildings=OPEN)
    play(match, "buy mill_1")
    assert payments(match) == {("r1", "r2"), ("b3", "r2")}


@pytest.mark.rule("CR-NOTARY-2")
@pytest.mark.parametrize(("card", "price"), [("vineyard_1", 3), ("mill_1", 5), ("bakery_1", 10)])
def test_prices(card: str, price: int) -> None:
    for cards in ("g3 r2", "g3 r3 b2", "g1 g1 r1 r2 b3", "g1 g2 r1 r2 r3"):
        match = stage("notary", Seat(capital=cards), Seat(), Seat(), open_buildings=OPEN)
        colours = {"vineyard_1": "g", "mill_1": "rb", "bakery_1": "r"}[card]
        value = 0
        for colour in colours:
            own = [int(name[1]) for name in cards.split() if name[0] == colour]
            value += max(sum(own), 5 * (len(own) - 1)) if len(own) > 1 else sum(own)
        assert (card in choices(match, "buy")) is (value >= price)


@pytest.mark.rule("CR-GEN-7", "CR-NOTARY-2")
def test_an_empty_deck_leaves_the_place_empty() -> None:
    match = stage("notary", Seat(capital="g1 g2"), Seat(), Seat(), open_buildings=OPEN, empty_decks="basic")
    play(match, "buy vineyard_1", "pay g1 g2")
    assert board(match)["open_buildings"]["basic"] == ["", "apiary_1"]


# The auction.


@pytest.mark.rule("CR-NOTARY-4", "CR-NOTARY-5", "CR-GEN-2", "OQ-26", "DP-10")
def test_everybody_is_asked_clockwise_until_one_is_left() -> None:
    seats = [Seat(capital="g1 g1"), Seat(capital="r1 r1"), Seat(capital="b1 b2"), Seat(capital="p3 p3")]
    match = stage("notary", *seats, open_buildings=OPEN, order=[0, 3, 2, 1])
    play(match, "auction mill_1", "bid 1")
    asked = [match.player]
    play(match, "pass")
    asked.append(match.player)
    play(match, "bid 2")
    asked.append(match.player)
    play(match, "bid 5")
    asked.append(match.player)
    assert asked == [1, 2, 3, 0]
    assert choices(match) == ["pass"]
    play(match, "pass")
    assert (match.player, choices(match)) == (2, ["pass"])
    play(match, "pass")
    assert (match.player, match.question().step) == (3, "pay")
    play(match, "pay p3 p3")
    assert hand(match, 3) == ["mill_1"]
    assert "mayor_offered" not in happened(match, 8)


@pytest.mark.rule("CR-NOTARY-5")
def test_a_pass_is_final_and_raises_may_jump() -> None:
    match = stage(
        "notary", Seat(capital="g1 g1 g1"), Seat(capital="r1 r1 r1"), Seat(capital="b1 b2 b2"), open_buildings=OPEN
    )
    play(match, "auction mill_1", "bid 1")
    assert choices(match, "bid") == [str(bid) for bid in range(2, 11)]
    play(match, "pass", "bid 4", "bid 7")
    assert match.player == 2
    play(match, "bid 9", "pass")
    assert match.question().step == "pay"


@pytest.mark.rule("CR-NOTARY-6", "CR-NOTARY-4", "CR-PAY-7")
def test_nobody_bids_more_than_the_hand_is_worth() -> None:
    match = stage("notary", Seat(capital="g1 g2 r3"), Seat(), Seat(capital="r1 b1"), open_buildings=OPEN)
    play(match, "auction vineyard_1")
    assert choices(match) == [f"bid {bid}" for bid in range(1, 9)]
    play(match, "bid 5")
    assert (match.player, choices(match)) == (2, ["pass"])
    assert match.feigned(2), "a pass that is forced looks like any other"
    match = stage("notary", Seat(), Seat(capital="r1"), Seat(), open_buildings=OPEN, queue=[[0], [1], []])
    assert choices(match, "auction") == []


@pytest.mark.rule("CR-NOTARY-6", "HI-4", "DP-10")
@pytest.mark.parametrize(
    ("cards", "shown", "highest"),
    [("r1", "", 3), ("r1 b1", "", 6), ("r1 b1", "r1", 6), ("r1 b1 p1", "", 10), ("r1 b1 p1 p1", "r1 b1", 11)],
)
def test_a_pass_that_all_know_to_be_forced_is_not_asked_for(cards: str, shown: str, highest: int) -> None:
    """The most that cards can be worth, secret ones of whatever colour and value, is known to everybody."""
    for bid in (highest - 1, highest):
        anna = Seat(capital="g1 g1 g1 g2 g2 g2 g3 g3")
        match = stage(
            "notary", anna, Seat(capital=cards, open_capital=shown), Seat(), open_buildings=OPEN, capital_deck="p3"
        )
        play(match, "auction vineyard_1", f"bid {bid}")
        assert match.feigned(1) == (bid < highest)
        assert match.player == (1 if bid < highest else 0)


@pytest.mark.rule("CR-NOTARY-7")
def test_the_winner_pays_with_any_colours() -> None:
    match = stage("notary", Seat(capital="p3"), Seat(capital="p1 p2 g2"), Seat(), open_buildings=OPEN)
    play(match, "auction mill_1", "bid 3", "bid 4")
    assert payments(match) == {("p2", "g2"), ("p1", "p2")}
    play(match, "pay p2 g2")
    assert (hand(match, 1), capital(match, 1)) == (["mill_1"], ["p1"])
    assert capital(match, 0) == ["p3"]


@pytest.mark.rule("CR-NOTARY-8", "CR-NOTARY-9", "OQ-10", "OQ-7")
@pytest.mark.parametrize(
    ("card", "deck", "offer"), [("vineyard_1", "r3", 3), ("mill_1", "r3 r3", 6), ("bakery_1", "r3 r3 r1", 7)]
)
def test_the_mayor_draws_by_the_kind_of_building(card: str, deck: str, offer: int) -> None:
    match = stage("notary", Seat(capital=RICH), Seat(), Seat(), open_buildings=OPEN, capital_deck=deck)
    play(match, f"auction {card}", f"bid {offer - 1}")
    assert board(match)["offer"] == offer
    assert match.question().step == "outbid"
    assert choices(match, "bid")[0] == str(offer + 1)
    assert sum(board(match)["discard"].values()) == len(deck.split())
    match = stage("notary", Seat(capital=RICH), Seat(), Seat(), open_buildings=OPEN, capital_deck=deck)
    play(match, f"auction {card}", f"bid {offer}")
    assert match.question().step == "pay", "an offer that is not higher needs no beating"
    match = stage("notary", Seat(capital=RICH), Seat(), Seat(), open_buildings=OPEN, capital_deck=deck)
    play(match, f"auction {card}", f"bid {offer + 1}")
    assert board(match)["price"] == offer + 1, "the starter's own bid is the price"


@pytest.mark.rule("CR-NOTARY-9", "DP-11")
def test_the_starter_may_outbid_the_mayor() -> None:
    match = stage("notary", Seat(capital="g2 g3"), Seat(), Seat(), open_buildings=OPEN, capital_deck="r3")
    play(match, "auction vineyard_1", "bid 1", "bid 5", "pay g2 g3")
    assert hand(match, 0) == ["vineyard_1"]


@pytest.mark.rule("CR-NOTARY-9", "HI-4", "DP-11")
def test_who_cannot_outbid_the_mayor_is_asked_all_the_same() -> None:
    match = stage("notary", Seat(capital="g1 b1"), Seat(), Seat(), open_buildings=OPEN, capital_deck="r3")
    play(match, "auction vineyard_1", "bid 1")
    assert (match.player, match.question().step, choices(match), match.feigned(0)) == (0, "outbid", ["pass"], True)


@pytest.mark.rule("CR-NOTARY-10")
def test_or_let_the_building_go_under_its_deck() -> None:
    match = stage(
        "notary", Seat(capital="g2 g3"), Seat(), Seat(), open_buildings=OPEN, capital_deck="r3", decks="wheat_field_4"
    )
    play(match, "auction vineyard_1", "bid 1", "pass")
    assert capital(match, 0) == ["g2", "g3"]
    assert board(match)["open_buildings"]["basic"] == ["wheat_field_4", "apiary_1"]
    assert board(match)["known_in_decks"]["basic"][-1] == "vineyard_1"
    match = stage(
        "notary", Seat(capital="g2 g3"), Seat(), Seat(), open_buildings=OPEN, capital_deck="r3", empty_decks="basic"
    )
    play(match, "auction vineyard_1", "bid 1", "pass")
    assert board(match)["open_buildings"]["basic"] == ["vineyard_1", "apiary_1"], "the same card comes back"


@pytest.mark.rule("CR-NOTARY-10", "CR-NOTARY-8")
def test_a_mayor_without_enough_cards() -> None:
    everything = ["p", "g", "b"]
    seats = [Seat(capital=" ".join(f"{c}{v}" for v in (1, 2, 3) for _ in range(4))) for c in everything]
    reds = Seat(capital="r1 r1 r1 r1 r2 r2 r2 r2 r3 r3 r3")
    match = stage("notary", Seat(capital="r3"), *seats, reds, open_capital="", open_buildings=OPEN)
    play(match, "auction bakery_1", "bid 3", "pass", "pass", "pass", "pass")
    assert "mayor_offered" in happened(match)
    assert match.question().step == "pay"


# Peeking.


@pytest.mark.rule("CR-NOTARY-11", "WE-6", "OQ-11", "DP-12", "HI-3", "CR-PRIV-1")
def test_five_cards_two_of_them_face_up_three_back() -> None:
    tops = "wheat_field_1 wheat_field_2 wheat_field_3"
    match = stage("notary", Seat(capital="r1"), Seat(), Seat(), field=1, open_buildings=OPEN, decks=tops)
    assert choices(match, "peek") == ["basic", "extended", "advanced"]
    deck = board(match)["decks"]["basic"]
    play(match, "peek basic")
    assert board(match, 0)["peek"] == ["wheat_field_1", "wheat_field_2", "wheat_field_3", "apiary_1", "vineyard_1"]
    assert board(match, 1)["peek"] == ["apiary_1", "vineyard_1"]
    assert choices(match, "lay") == ["wheat_field_1", "wheat_field_2", "wheat_field_3", "apiary_1"]
    play(match, "lay wheat_field_2")
    assert choices(match, "lay") == ["wheat_field_3", "apiary_1", "vineyard_1"]
    play(match, "lay apiary_1")
    assert set(board(match)["open_buildings"]["basic"]) == {"wheat_field_2", "apiary_1"}
    assert choices(match) == ["put_back top", "put_back bottom"]
    play(match, "put_back top", "put vineyard_1", "put wheat_field_3")
    known = ["vineyard_1", "wheat_field_3", "wheat_field_1"]
    assert board(match, 0)["known_in_decks"]["basic"][:3] == known
    assert board(match, 1)["known_in_decks"]["basic"][:3] == ["", "", ""]
    assert board(match, 1)["deck_knowers"]["basic"][:3] == [0, 0, 0]
    assert board(match)["decks"]["basic"] == deck
    assert seat(match, 0)["privileges_used"] == 1


@pytest.mark.rule("CR-NOTARY-11", "DP-12")
def test_the_others_may_go_to_the_bottom() -> None:
    tops = "wheat_field_1 wheat_field_2 wheat_field_3"
    match = stage("notary", Seat(privilege_tokens=1), Seat(), Seat(), open_buildings=OPEN, decks=tops)
    play(match, "peek basic", "lay wheat_field_1", "lay wheat_field_2", "put_back bottom")
    play(match, "put wheat_field_3", "put apiary_1")
    assert board(match, 0)["known_in_decks"]["basic"][-3:] == ["wheat_field_3", "apiary_1", "vineyard_1"]
    assert seat(match, 0)["privilege_tokens"] == 0


@pytest.mark.rule("CR-NOTARY-11", "CR-NOTARY-12", "DP-5")
def test_a_peek_before_or_after_the_action_but_not_both() -> None:
    match = stage("notary", Seat(capital="g1 g2"), Seat(), Seat(), field=1, open_buildings=OPEN)
    play(match, "buy vineyard_1", "pay g1 g2")
    assert (match.player, match.question().step) == (0, "peek_after")
    assert choices(match) == ["pass", "peek basic", "peek extended", "peek advanced"]
    match = stage("notary", Seat(capital="g1 g2", privilege_tokens=2), Seat(), Seat(), field=1, open_buildings=OPEN)
    play(match, "peek advanced")
    while match.question().step != "notary":
        match.apply(match.legal()[0])
    assert choices(match, "peek") == []
    play(match, "auction vineyard_1", "bid 1")
    assert match.question().step != "peek_after"


@pytest.mark.rule("CR-NOTARY-11", "DP-5")
@pytest.mark.parametrize("answers", [["bid 2", "pass", "pay r3"], ["pass", "pay g1"], ["pass", "pass"]])
def test_a_peek_after_an_auction_whoever_won_it(answers: list[str]) -> None:
    """Lost to another, won, and let go to the mayor."""
    deck = "p1" if answers[-1] == "pay g1" else "p3"
    match = stage(
        "notary", Seat(capital="g1 g3"), Seat(capital="r3"), Seat(), field=1, open_buildings=OPEN, capital_deck=deck
    )
    play(match, "auction vineyard_1", "bid 1", *answers)
    assert (match.player, match.question().step) == (0, "peek_after")
    play(match, "peek basic")
    assert len(board(match, 0)["peek"]) == 5
    assert seat(match, 0)["privileges_used"] == 1


@pytest.mark.rule("CR-NOTARY-12")
def test_with_fewer_cards_those_there_are() -> None:
    anna = Seat(capital="r1")
    match = stage("notary", anna, Seat(), Seat(), field=1, open_buildings="vineyard_1", empty_decks="basic")
    play(match, "peek basic")
    assert board(match)["open_buildings"]["basic"] == ["vineyard_1", ""]
    assert match.question().step == "notary"
    match = stage("notary", Seat(), Seat(), Seat(), field=1, empty_decks="basic")
    assert choices(match, "peek") == ["extended", "advanced"]


@pytest.mark.rule("CR-NOTARY-12", "DP-12")
def test_top_and_bottom_of_an_empty_deck_are_the_same() -> None:
    tops = "wheat_field_1 wheat_field_2"
    match = stage("notary", Seat(), Seat(), Seat(), field=1, open_buildings=OPEN, decks=tops, empty_decks="basic")
    play(match, "peek basic", "lay apiary_1", "lay vineyard_1")
    assert match.question().step == "put"
    play(match, "put wheat_field_2")
    assert board(match, 0)["known_in_decks"]["basic"] == ["wheat_field_2", "wheat_field_1"]
