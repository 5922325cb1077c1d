"""What the view says of the decision that waits: prices, discards, goods on their way."""

from __future__ import annotations

from tests.games.craftsmen.words import Seat, board, play, sending, stage


def test_a_price_is_public() -> None:
    match = stage(
        "builders_guild", Seat(capital="g1 g2 r3", buildings="vineyard_1", estate="sawmill_1"), Seat(), Seat()
    )
    assert board(match, 1)["price"] == 0
    play(match, "build vineyard_1 right")
    assert (match.question().step, board(match, 1)["price"]) == ("pay", 2)


def test_the_cards_still_to_be_discarded_are_counted() -> None:
    match = stage("bankers_guild", Seat(capital="g1 r3"), Seat(), Seat(), open_capital="p1 g1", capital_deck="b1 b2 b3")
    assert board(match)["discards"] == 0
    play(match, "take p1")
    assert board(match)["discards"] == 2
    play(match, "discard p1")
    assert board(match)["discards"] == 1


def test_a_product_on_its_way_is_named() -> None:
    anna = Seat(estate="sawmill_1 cooperage_1 winery_1", markers={"cooperage_1": "wood"})
    match = stage("crafts_guild", anna, Seat(), Seat())
    assert board(match)["carried"] == ""
    play(match, "make cooperage_1")
    assert (match.question().step, board(match)["carried"]) == ("deliver", "barrel")


def test_a_fee_says_to_whom_it_goes() -> None:
    queue = {"notary": [[1], [2], [2]]}
    match = sending(Seat(capital="g1", points=3), Seat(), Seat(), queue=queue)
    assert board(match)["payee"] == -1
    play(match, "stack notary 2")
    assert (match.question().step, board(match)["payee"]) == ("fee", 2)


def test_no_fee_is_told_where_a_card_is_drawn_instead() -> None:
    assert board(sending(Seat(), Seat(), Seat(), year=2))["fee"] == 2
    assert board(sending(Seat(), Seat(), year=2))["fee"] == 0
