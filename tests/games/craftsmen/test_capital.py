"""Capital: values, payments, limits, the deck."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest

from ratusz.games.craftsmen.cards import (
    BASE,
    CAPITAL_IDS,
    COLOUR_COUNT,
    COLOUR_OF,
    DIGIT,
    PILE_VALUE,
    TYPES,
    VALUE_OF,
)
from tests.games.craftsmen.words import (
    LONG,
    Seat,
    board,
    capital,
    choices,
    happened,
    payments,
    play,
    seat,
    sending,
    stage,
    winter,
)

KIND = {LONG[name]: kind for kind, name in enumerate(CAPITAL_IDS)}


def value(cards: str) -> int:
    piles = [0] * COLOUR_COUNT
    for card in cards.split():
        piles[COLOUR_OF[KIND[card]]] += DIGIT[KIND[card]]
    return sum(PILE_VALUE[pile] for pile in piles)


def plain_value(kinds: list[int]) -> int:
    """The value of cards by the words of the rule, colour by colour."""
    total = 0
    for colour in range(COLOUR_COUNT):
        printed = [VALUE_OF[kind] for kind in kinds if COLOUR_OF[kind] == colour]
        best = sum(printed)
        for grouped in range(2, len(printed) + 1):
            alone = sorted(printed, reverse=True)[: len(printed) - grouped]
            best = max(best, 5 * (grouped - 1) + sum(alone))
        total += best
    return total


@pytest.mark.rule("CR-PAY-1", "CR-PAY-2", "CR-PAY-3", "WE-3")
@pytest.mark.parametrize(
    ("cards", "worth"),
    [
        ("g1 g2 g2 r3", 13),
        ("b1 b1 b3 b2 r1", 16),
        ("r3 r3", 6),
        ("r1 r1", 5),
        ("r2 r3", 5),
        ("p1", 1),
        ("p3", 3),
        ("p1 g2 b3", 6),
        ("g1 g1 g1 g1 g2 g2 g2 g2 g3 g3", 45),
        ("", 0),
    ],
)
def test_values_of_sets(cards: str, worth: int) -> None:
    assert value(cards) == worth


@pytest.mark.rule("CR-PAY-2", "CR-PAY-3")
def test_grouping_is_never_better_done_otherwise() -> None:
    dice = Random(3)
    hands = [[dice.randrange(TYPES) for _ in range(dice.randrange(1, 11))] for _ in range(300)]
    writable = [kinds for kinds in hands if max(kinds.count(kind) for kind in kinds) < BASE]
    assert len(writable) > 100
    for kinds in writable:
        assert value(" ".join(LONG[CAPITAL_IDS[kind]] for kind in kinds)) == plain_value(kinds)


@pytest.mark.rule("CR-PAY-4", "CR-PAY-5", "OQ-6", "DP-8")
@pytest.mark.parametrize("seed", range(12))
def test_all_payments_without_a_superfluous_card_are_offered_and_no_others(seed: int) -> None:
    dice = Random(seed)
    deck = [kind for kind in range(TYPES) for _ in range(4)]
    held = sorted(dice.sample(deck, 8))
    price = dice.randrange(1, plain_value(held) + 1)
    expected = set()
    for size in range(1, len(held) + 1):
        for chosen in combinations(held, size):
            cards = list(chosen)
            without = [cards[:at] + cards[at + 1 :] for at in range(size)]
            if plain_value(cards) >= price and all(plain_value(rest) < price for rest in without):
                expected.add(tuple(LONG[CAPITAL_IDS[kind]] for kind in cards))
    anna = Seat(capital=" ".join(LONG[CAPITAL_IDS[kind]] for kind in held))
    match = stage(
        "notary",
        anna,
        Seat(),
        Seat(),
        open_capital="",
        steps=[
            {"step": "end_turn", "player": 0},
            {"step": "peek_after", "player": 0},
            {"step": "win", "player": 0},
            {"step": "pay", "player": 0, "price": price, "colours": ["purple", "green", "blue", "red"]},
        ],
        open_buildings="mill_1",
        action={"lot": "mill_1", "bid": price, "bidder": 0, "starter": 0, "raised": True, "out": [1, 2]},
    )
    assert payments(match) == expected


@pytest.mark.rule("CR-PAY-4", "CR-PAY-6")
def test_there_is_no_change_and_paid_cards_are_discarded() -> None:
    match = stage("builders_guild", Seat(capital="g3", buildings="vineyard_1", estate="sawmill_1"), Seat(), Seat())
    play(match, "build vineyard_1 right", "pay g3")
    assert capital(match, 0) == []
    assert board(match)["discard"] == {"capital_green_3": 1}


@pytest.mark.rule("CR-LIMIT-1", "CR-BANK-4", "DP-19")
def test_ten_cards_after_a_bank_action() -> None:
    anna = Seat(capital="p1 p1 p1 g2 g2 g2 b3 b3 b3 r1")
    match = stage("bankers_guild", anna, Seat(), Seat(), capital_deck="r2 r2 r2", open_capital="p2 g1")
    play(match, "take p2", "discard p1 p1")
    assert seat(match, 0)["capital_count"] == 12
    assert (match.player, match.question().step) == (0, "discard")
    assert board(match)["open_capital"] == ["", "capital_green_1"], "nothing is filled up before that"
    play(match, "discard b3 b3")
    assert seat(match, 0)["capital_count"] == 10
    assert "" not in board(match)["open_capital"]
    assert happened(match, 2)[:2] == ["capital_discarded"] * 2
    assert happened(match).count("turn_ended") == 1, "the surplus is part of the turn"


@pytest.mark.rule("CR-LIMIT-2", "CR-END-4")
def test_eight_cards_at_the_end_of_a_round_in_the_new_order() -> None:
    nine = "p1 p1 p1 g2 g2 g2 b3 b3 b3"
    match = stage(
        "town_hall", Seat(capital=nine), Seat(capital="r1 r1 r1 r1 r2 r2 r2 r2 r3"), Seat(), queue=[[1], [], []]
    )
    play(match, "change_order")
    assert (match.player, match.question().step) == (1, "discard")
    play(match, "discard r3")
    assert (match.player, match.question().step) == (0, "discard")
    play(match, "discard p1")
    assert [seat(match, number)["capital_count"] for number in (0, 1)] == [8, 8]
    assert board(match)["season"] == "summer"


@pytest.mark.rule("CR-LIMIT-2", "CR-WINTER-5")
def test_eight_cards_also_after_winter() -> None:
    nine = "p1 p1 p1 g2 g2 g2 g3 g3 g3"
    match = winter("crafts_guild", Seat(), Seat(capital=nine), order=[1, 0])
    play(match, "pass", "pass")
    assert (match.player, match.question().step) == (1, "discard")


@pytest.mark.rule("CR-GEN-5", "OQ-1", "SEQ-9")
def test_the_discards_become_the_deck_when_a_card_is_needed() -> None:
    match = stage("bankers_guild", Seat(), Seat(), Seat(), capital_deck="r3 r2", open_capital="p1 g1", discarded=True)
    play(match, "take p1")
    assert {"r3", "r2"} <= set(capital(match, 0))
    assert len(capital(match, 0)) == 4
    assert "capital_shuffled" in happened(match)
    assert board(match)["discard"] == {}
    play(match, "discard " + " ".join(capital(match, 0)[:2]))
    assert sum(board(match)["discard"].values()) == 2
    assert "capital_shuffled" not in happened(match, 2)


@pytest.mark.rule("CR-GEN-5", "CR-BANK-1")
def test_without_any_card_the_draw_is_skipped() -> None:
    hands = ["p", "g", "b", "r"]
    everything = [" ".join(f"{colour}{worth}" for worth in (1, 2, 3) for _ in range(4)) for colour in hands]
    match = stage(
        "bankers_guild",
        Seat(),
        *(Seat(capital=cards) for cards in everything),
        open_capital="",
        queue=[[1], [0], []],
        active=0,
    )
    assert choices(match) == ["pass", "draw"]
    play(match, "draw")
    assert capital(match, 0) == []


@pytest.mark.rule("CR-LIMIT-1", "CR-HELPER-5", "SEQ-1")
def test_the_receiver_of_a_fee_discards_at_once() -> None:
    ten = "p1 p1 p1 g2 g2 g2 b3 b3 b3 r1"
    match = sending(Seat(capital="r3"), Seat(capital=ten), Seat(), queue={"notary": [[1], [2], [2]]})
    play(match, "stack notary 1", "pay r3")
    assert board(match)["queue"]["notary"] == [[1, 0], [2], [2]]
    assert (match.player, match.question().step, seat(match, 1)["capital_count"]) == (1, "discard", 11)
    play(match, "discard r3")
    assert (seat(match, 1)["capital_count"], match.player) == (10, 1)
