"""What is told of answers in Craftsmen before they are given, and why others are closed."""

from __future__ import annotations

import time
from itertools import combinations
from typing import Any

import pytest

import ratusz
from ratusz.core.errors import BadDocument
from ratusz.core.form import PAGE, Form, Ways
from ratusz.games.craftsmen import GAME, cards
from ratusz.games.craftsmen.asking.payments import cheapest
from ratusz.games.craftsmen.asking.payments import payments as all_payments
from ratusz.games.craftsmen.cards import CAPITAL_IDS, COLOUR_OF, COLOURS
from ratusz.games.craftsmen.filling import SHORT
from tests.games.craftsmen.words import (
    LONG,
    Seat,
    board,
    capital,
    payments,
    play,
    position,
    sending,
    stage,
    winter,
)

HAND = "p1 g1 g2 g3 b3 r1"


def outcome(match: ratusz.Match, notation: str) -> dict[str, Any]:
    """What an answer costs, brings and tells, in one."""
    told = dict(match.question().answers)[notation]
    cost = {kind: -amount for kind, amount in told.cost.items()}
    return {**cost, **told.gain, **told.about}


def why(match: ratusz.Match, notation: str) -> str:
    closed = match.question().why(notation)
    return f"{closed.why} {closed.rule}" if closed else ""


def ways(match: ratusz.Match) -> list[tuple[str, ...]]:
    """The ways to pay, cards in short."""
    panel = match.question().panel
    assert isinstance(panel, Ways)
    return [tuple(LONG[answer.split()[1]] for answer in way) for way in panel.answers]


def form(match: ratusz.Match) -> Form:
    panel = match.question().panel
    assert isinstance(panel, Form)
    return panel


def worth(match: ratusz.Match, cards: str, seat: int = 0) -> int:
    """What cards of a hand are worth, as the view tells it."""
    sets = board(match, seat)["sets"]
    held = [CAPITAL_IDS.index(SHORT[card]) for card in cards.split()]
    total = 0
    for colour, name in enumerate(COLOURS):
        found = sets.get(name, 0)
        for kind in range(colour * 3, colour * 3 + 3):
            found = found[held.count(kind)] if isinstance(found, list) else found
        total += found
    assert all(COLOURS[COLOUR_OF[kind]] in sets for kind in held)
    return total


# Capital.


@pytest.mark.rule("CR-PAY-2", "CR-PAY-3")
@pytest.mark.parametrize(
    ("hand", "value"), [("g1 g2 g2 r3", 13), ("b1 b1 b3 b2 r1", 16), ("r3 r3", 6), ("r1 r2", 5), ("p2", 2), ("", 0)]
)
def test_what_capital_is_worth(hand: str, value: int) -> None:
    match = stage("builders_guild", Seat(capital=hand), Seat(), Seat())
    assert worth(match, hand) == value
    assert board(match)["sets"] == board(match, 1)["sets"] == {}, "nobody else learns it"


def building(cards: str, hand: str = "apiary_3", **rest: Any) -> ratusz.Match:
    """An apiary costs 2; it matches the sawmill."""
    return stage("builders_guild", Seat(capital=cards, buildings=hand, estate="sawmill_1"), Seat(), Seat(), **rest)


def bidding(cards: str, bid: int) -> ratusz.Match:
    """To the payment of a bid."""
    match = stage("notary", Seat(capital=cards), Seat(), Seat(), open_buildings="vineyard_3", capital_deck="r1")
    play(match, "auction vineyard_3", f"bid {bid}")
    return match


@pytest.mark.rule("CR-PAY-5")
@pytest.mark.parametrize("price", [1, 2, 3, 5, 6, 9, 10, 12])
def test_the_ways_to_pay_are_all_there_are(price: int) -> None:
    match = bidding(HAND, price)
    assert set(ways(match)) == payments(match)
    assert len(set(ways(match))) == len(ways(match))


@pytest.mark.rule("CR-PAY-5")
def test_the_way_that_the_hand_misses_least_is_first() -> None:
    match = bidding(HAND, 2)
    assert ways(match)[0] == ("p1", "r1"), "any green card would break a set worth 10"
    left = [worth(match, " ".join(_without(HAND.split(), way))) for way in ways(match)]
    assert left == sorted(left, reverse=True)
    assert left[0] == 13


@pytest.mark.rule("CR-PAY-5")
def test_of_equal_losses_no_pair_is_split() -> None:
    match = bidding("p3 p3 g3 b3", 6)
    assert ways(match)[0] == ("g3", "b3"), "each of the purple cards would be missed as little, but not the pair"
    assert ways(bidding("p3 p3 g3", 6))[0] == ("p3", "p3"), "better all of it than one of each"


@pytest.mark.rule("CR-NOTARY-3")
def test_a_purchase_is_paid_in_the_colours_of_the_card() -> None:
    match = stage("notary", Seat(capital=HAND), Seat(), Seat(), open_buildings="vineyard_3")
    assert outcome(match, "buy vineyard_3") == {"price": 3}
    rich = stage("notary", Seat(capital="b3 b1 r2 g3"), Seat(), Seat(), open_buildings="vineyard_3")
    play(rich, "buy vineyard_3")
    assert set(ways(rich)) == {("b3",), ("b1", "r2")}


@pytest.mark.rule("DP-8")
def test_ways_go_on_from_the_cards_that_lie_there() -> None:
    match = bidding(HAND, 5)
    play(match, "pay g1")
    assert ("g2",) in ways(match)
    assert set(ways(match)) == payments(match)


@pytest.mark.parametrize("bid", range(9, 13))
def test_a_way_is_gone_as_it_was_told_even_if_the_table_lays_some_of_its_cards(bid: int) -> None:
    """Where everybody knows a hand, a card that has to be laid is laid by itself."""
    hand = "g1 g3 b2 b2 b3 r3"
    match = stage(
        "notary", Seat(capital=hand, open_capital=hand), Seat(), Seat(), open_buildings="vineyard_3", capital_deck="r1"
    )
    play(match, "auction vineyard_3", f"bid {bid}")
    for way in ways(match):
        after = match.clone()
        after.play_all([f"pay {SHORT[card]}" for card in way])
        assert sorted(capital(after, 0)) == sorted(_without(hand.split(), [*_laid(match), *way]))


def _laid(match: ratusz.Match) -> list[str]:
    return [LONG[card] for card in board(match)["paid"]]


def test_a_large_hand_is_soon_looked_through() -> None:
    """Somebody may bring such a position along; trying all parts of such a hand took minutes, and the server stood."""
    everything = (cards.PILES - 1,) * len(COLOURS)
    began = time.process_time()
    best = cheapest(everything)
    found = all_payments(everything, 13)
    assert time.process_time() - began < 5
    assert found[0] == best[13]
    assert len(found) == len(set(found)) > 2000


@pytest.mark.rule("CR-LIMIT-1")
def test_no_position_has_a_hand_that_no_bank_could_fill() -> None:
    fullest = "p1 p2 p3 g1 g2 g3 b1 b2 b3 r1 r2 r3 r3 r3"
    assert building(fullest).question().step
    with pytest.raises(BadDocument, match="A hand has 15 capital cards"):
        building(f"{fullest} p1")
    document = bidding(fullest, 13).document()
    position = document["position"]
    position["action"]["paid"] = [position["capital_deck"].pop()]
    with pytest.raises(BadDocument, match="more cards than a hand can have"):
        ratusz.Match.from_document(GAME, document)


def test_of_very_many_ways_the_best_are_told_first() -> None:
    match = bidding("p1 p2 p3 g1 g2 g3 b1 b2 b3 r1", 13)
    told = match.question().document()["ways"]
    assert (len(told["ways"]), told["more"]) == (PAGE, len(payments(match)) - PAGE)
    assert set(ways(match)) == payments(match)


@pytest.mark.rule("CR-NOTARY-6", "CR-NOTARY-7")
def test_a_bid_tells_how_it_would_be_paid() -> None:
    match = stage("notary", Seat(capital=HAND), Seat(), Seat(), open_buildings="vineyard_3")
    play(match, "auction vineyard_3")
    hand = capital(match, 0)
    assert (outcome(match, "bid 2")["pays"], outcome(match, "bid 2")["worth"]) == (
        [hand.index("p1"), hand.index("r1")],
        13,
    )
    for bid in range(1, 16):
        assert tuple(hand[place] for place in outcome(match, f"bid {bid}")["pays"]) == ways(bidding(HAND, bid))[0]


@pytest.mark.rule("CR-BANK-2", "DP-6")
@pytest.mark.parametrize(
    ("hand", "missed"),
    [
        ("p1 g1 g1 b1 b1 b3 r1", "p1 r1"),
        ("p1 p2 p2 p3 b2 b2 r1 r1 r2", "b2 b2"),
        ("p1 p2 p3 g1", "p1 g1"),
        ("g2", "g2"),
    ],
)
def test_the_discards_missed_least_are_proposed(hand: str, missed: str) -> None:
    match = discarding(hand, 2)
    proposed = form(match).answers(form(match).proposals[0])
    assert " ".join(LONG[answer.split()[1]] for answer in proposed) == missed
    left = [_without(hand.split(), cards) for cards in combinations(hand.split(), len(missed.split()))]
    assert worth(match, " ".join(_without(hand.split(), missed.split()))) == max(
        worth(match, " ".join(cards)) for cards in left
    )


def _without(hand: list[str], cards: Any) -> list[str]:
    left = hand[:]
    for card in cards:
        left.remove(card)
    return left


def discarding(hand: str, count: int, lowest: str = "p1") -> ratusz.Match:
    steps = [
        {"step": "end_turn", "player": 0},
        {"step": "refill", "player": 0},
        {"step": "limit", "player": 0, "closing": False},
        {
            "step": "discard",
            "player": 0,
            "count": min(count, len(hand.split())),
            "lowest": SHORT[lowest],
            "closing": False,
        },
    ]
    return stage("bankers_guild", Seat(capital=hand), Seat(), Seat(), steps=steps, open_capital="")


@pytest.mark.rule("DP-6")
def test_discards_are_of_no_type_before_the_last_one() -> None:
    match = discarding("p1 g1 g2 r2", 1, lowest="g1")
    assert [row.answer for row in form(match).rows] == [f"discard {SHORT[card]}" for card in ("g1", "g2", "r2")]
    assert form(match).proposals == [[0, 0, 1]]


@pytest.mark.rule("CR-BANK-1")
def test_what_is_taken_is_told_and_what_is_drawn_is_not() -> None:
    match = stage("bankers_guild", Seat(capital="p2"), Seat(), Seat(), open_capital="p1 g1")
    assert outcome(match, "take capital_purple_1") == {"capital": 4, "worth": 5}
    assert outcome(match, "take_both") == {"capital": 4, "worth": 6}


@pytest.mark.rule("CR-YEAR-7", "DP-20")
def test_an_investment_is_one_card_of_each_colour() -> None:
    match = ratusz.from_document(_investing("p1 p3 g2 b1 r1 r2"))
    panel = form(match)
    assert panel.proposals == [[0, 1, 1, 1, 0, 1]]
    assert panel.gains[0].amount(panel.proposals[0]) == 8
    assert panel.broken([1, 1, 1, 1, 0, 1]) is not None
    assert ratusz.from_document(_investing("p1 p3 g2 b1")).question().panel is None


def _investing(cards: str) -> dict[str, Any]:
    return position(Seat(capital=cards), Seat(), Seat(), phase="investment")


# Helpers.


@pytest.mark.rule("CR-HELPER-7", "CR-HELPER-8", "CR-TWO-2")
def test_which_limit_of_a_building_is_reached() -> None:
    def of(*queue: list[int], seats: int = 3) -> str:
        match = sending(*[Seat()] * seats, queue={"notary": list(queue)})
        assert why(match, "send notary") == why(match, "stack notary 1") or "first" in why(match, "stack notary 1")
        return why(match, "send notary")

    assert of([0], [0], []) == "own CR-HELPER-7"
    assert of([1, 1], [2], [2]) == "full CR-HELPER-8"
    assert of([0, 1], [0], seats=2) == "own CR-TWO-2"
    assert of([1], [2], []) == ""


@pytest.mark.rule("CR-HELPER-5", "CR-HELPER-6")
def test_a_fee_that_cannot_be_paid() -> None:
    queue = {"notary": [[1], [2], [1]]}
    match = sending(Seat(), Seat(), Seat(), queue=queue)
    assert (why(match, "stack notary 1"), why(match, "send notary")) == ("fee CR-HELPER-5", "when-send CR-HELPER-3")
    assert outcome(match, "stack notary 3") == {"terms": "ribbon", "other": 1, "helpers": -1}
    rich = sending(Seat(points=2), Seat(), Seat(), queue=queue)
    assert why(rich, "stack notary 1") == ""
    assert outcome(rich, "stack notary 2") == {"terms": "fee", "other": 2, "fee": 1, "points": -1, "helpers": -1}


@pytest.mark.rule("CR-HELPER-3", "CR-HELPER-4")
def test_what_is_wrong_with_a_field() -> None:
    match = sending(Seat(), Seat(), Seat(), queue={"notary": [[1], [], []]})
    assert why(match, "stack notary 1") == "first CR-HELPER-3"
    five = sending(*[Seat(points=2)] * 5, queue={"notary": [[1, 2], [2], [1]]})
    assert (why(five, "stack notary 1"), why(five, "stack notary 2")) == ("stacked CR-HELPER-4", "")


@pytest.mark.rule("CR-HELPER-2", "CR-HELPER-9", "CR-TWO-3")
def test_where_a_helper_will_stand() -> None:
    match = sending(Seat(), Seat(), queue={"notary": [[0], [1]], "crafts_guild": [[1], []]})
    assert outcome(match, "send bankers_guild") == {"field": 1, "gold": True, "helpers": -1}
    assert outcome(match, "send crafts_guild") == {"field": 2, "helpers": -1}
    assert outcome(match, "stack notary 1") == {"terms": "own", "other": 0, "helpers": -1}
    assert outcome(match, "stack notary 2") == {"terms": "draw", "other": 1, "helpers": -1}


# Buildings.


@pytest.mark.rule("CR-BUILD-3", "CR-BUILD-5", "CR-PAY-4")
def test_why_a_card_is_not_built() -> None:
    # Sawmill purple/green, apiary purple/green, vineyard blue/red.
    match = building("g1 g1 b3", hand="vineyard_3 apiary_3")
    assert (why(match, "build vineyard_3 left"), why(match, "build apiary_3 left")) == ("clash CR-BUILD-3", "")
    assert why(building("g1"), "build apiary_3 right") == "dear CR-PAY-4"
    gold = building("g1 g1 b3", hand="vineyard_3 apiary_3", field=1)
    assert why(gold, "build vineyard_3 left") == ""
    assert outcome(gold, "build vineyard_3 left") == {"price": 2, "due": 2, "waived": True}
    assert outcome(gold, "build apiary_3 left") == {"price": 2, "due": 2}


@pytest.mark.rule("CR-BUILD-5", "CR-PRIV-3")
def test_a_privilege_without_gold_costs_a_token() -> None:
    seat = Seat(capital="g1 g1 b3", buildings="vineyard_3", estate="sawmill_1", privilege_tokens=1)
    match = stage("builders_guild", seat, Seat(), Seat())
    assert outcome(match, "build vineyard_3 left")["privileges"] == -1


@pytest.mark.rule("CR-NOTARY-3", "CR-NOTARY-6")
def test_why_a_card_is_not_bought() -> None:
    poor = stage("notary", Seat(capital="g1"), Seat(), Seat(), open_buildings="vineyard_3")
    assert why(poor, "buy vineyard_3") == "price CR-NOTARY-3"
    none = stage("notary", Seat(), Seat(), Seat(), open_buildings="vineyard_3", field=1)
    assert why(none, "buy vineyard_3") == why(none, "auction vineyard_3") == "poor CR-NOTARY-6"
    assert why(stage("notary", Seat(capital="b3"), Seat(), Seat(), open_buildings="vineyard_3"), "buy vineyard_3") == ""


@pytest.mark.rule("CR-BUILD-3")
def test_which_ends_of_the_estate_a_card_fits() -> None:
    match = building("g1", hand="vineyard_3 vineyard_1 apiary_3", open_buildings="wheat_field_1")
    fits = board(match, 0)["fits"]
    assert (fits["apiary_3"], fits["vineyard_1"], "vineyard_3" in fits) == ("both", "both", False)
    assert board(match)["fits"] == {}


# Goods, ships and the town hall.


@pytest.mark.rule("CR-MERCH-1", "CR-MERCH-2", "CR-MERCH-3")
def test_why_a_good_is_not_bought() -> None:
    granary = {"barrel": [0], "iron": [-1], "flour": []}
    match = stage("merchants_guild", Seat(capital="p1", estate="winery_1 toolsmith_1"), Seat(), Seat(), granary=granary)
    assert why(match, "buy_good barrel winery_1") == "own_marker CR-MERCH-3"
    assert why(match, "buy_good paper bookbinder_1") == "icon CR-MERCH-1"
    assert why(match, "buy_good flour bakery_1") == "none CR-MERCH-2"
    assert outcome(match, "buy_good iron toolsmith_1")["missing"] == 1


@pytest.mark.rule("CR-SHIP-3", "CR-YEAR-2", "CR-YEAR-3", "CR-YEAR-4")
def test_how_a_ship_would_stand_with_one_more_product() -> None:
    brewery = Seat(capital="p1", estate="brewery_1", markers={"brewery_1": "wheat barrel"})
    # Ship 1 has candles, beer and meat from its highest row down.
    match = stage("crafts_guild", brewery, Seat(), Seat(), ships={"ship_1": {"candles": [1], "beer": [0]}})
    play(match, "make brewery_1")
    told = outcome(match, "load ship_1")
    assert (told["markers"], told["place"], told["ship_bonus"]) == (2, 1, 4)
    full = stage("crafts_guild", brewery, Seat(), Seat(), ships={"ship_1": {"candles": [1], "beer": [2, 1]}})
    play(full, "make brewery_1")
    told = outcome(full, "bribe ship_1")
    assert (told["markers"], told["place"], told["ship_bonus"]) == (1, 2, 0)
    own = stage("crafts_guild", brewery, Seat(), Seat(), ships={"ship_1": {"beer": [0, 1]}, "ship_4": {"beer": [1, 1]}})
    play(own, "make brewery_1")
    assert why(own, "load ship_1") == why(own, "bribe ship_1") == "hold CR-SHIP-3"


@pytest.mark.rule("CR-HALL-2", "CR-HALL-3", "CR-HALL-4", "CR-LABOUR-4", "CR-PRIV-4", "CR-TWO-4")
def test_why_a_token_or_a_place_in_the_order_is_not_to_be_had() -> None:
    match = stage("town_hall", Seat(labour_tokens=3, privilege_tokens=3), Seat(), Seat(), order_change=[1])
    assert (why(match, "take_labour"), why(match, "take_privilege")) == ("tokens CR-LABOUR-4", "tokens CR-PRIV-4")
    assert outcome(match, "change_order") == {"place": 2}
    empty = stage(
        "town_hall",
        Seat(),
        Seat(labour_tokens=3, privilege_tokens=3),
        Seat(labour_tokens=3, privilege_tokens=3),
        order_change=[1],
    )
    assert (why(empty, "take_labour"), why(empty, "take_privilege")) == ("pool CR-HALL-3", "pool CR-HALL-2")
    assert why(stage("town_hall", Seat(), Seat(), Seat(), order_change=[0]), "change_order") == "on_track CR-HALL-4"
    two = stage("town_hall", Seat(), Seat())
    assert why(two, "change_order") == "two CR-TWO-4"


def test_nothing_is_closed_that_is_no_matter_of_the_question() -> None:
    match = winter("crafts_guild", Seat(estate="winery_1"), Seat(), Seat())
    assert match.question().closed == []


@pytest.mark.rule("CR-BONUS-2")
def test_a_building_that_completes_two_lines_tells_of_both_tokens() -> None:
    anna = {"estate": "mill_1 bakery_1 cooperage_1 brewery_1", "buildings": "wheat_field_1", "capital": "r1 r2 r3"}
    for other, lines in (("", {"bread": 6, "beer": 6}), ("wheat_field_2 cooperage_2 brewery_2", {"bread": 6})):
        match = ratusz.position("craftsmen", seats=[anna, {"estate": other}], town="builders_guild", field=1)
        assert outcome(match, "build wheat_field_1 left")["lines"] == lines
