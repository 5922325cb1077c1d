"""Layouts: a position comes back from its document, every mistake is refused, and a new one has its defaults."""

from __future__ import annotations

import copy
from typing import Any, TypedDict

import pytest

from ratusz.core import fields
from ratusz.core.errors import BadDocument
from ratusz.core.reading import Reader
from ratusz.core.rng import Rng
from ratusz.core.state import NOBODY, State

GOODS = ["wood", "clay"]
CARDS = ["", "inn", "abbey", "palace"]


class Market(State):
    """What a layout is made for."""

    limit: int
    turn: int
    best: int
    open: bool
    row: list[int]
    deck: list[int]
    stock: list[int]
    seen: int
    stalls: list[list[int]]
    order: list[int]
    shut: int
    lamps: int
    coins: list[int]
    goods: list[int]
    tired: list[int]
    where: bytearray

    def clone(self) -> Market:
        twin = Market()
        for name in Market.__annotations__:
            setattr(twin, name, copy.copy(getattr(self, name)))
        self.copy_base(twin)
        return twin

    def share(self, seat: int) -> list[tuple[int, int]]:
        return [(card, self.where[card]) for card in self.row[:seat]]


LAYOUT = fields.Layout(
    Market,
    fields.FromOptions("limit", lambda options: options["limit"]),
    fields.Number("turn", 1, lambda state: state.limit),
    fields.Seat("best", NOBODY),
    fields.Flag("open"),
    fields.Words("row", CARDS),
    fields.Words("deck", CARDS, reverse=True),
    fields.Counts("stock", GOODS, 1, 9),
    fields.Nested("sight", fields.Bits("seen", CARDS)),
    fields.Each("stalls", GOODS, lambda name: fields.Words(name, CARDS)),
    fields.SeatList("order"),
    fields.SeatBits("shut"),
    fields.Number("lamps", 0, lambda state: state.limit, full=True),
    fields.Seats(
        fields.Number("coins", 0, 99, default=5),
        fields.Counts("goods", GOODS, 0, 9),
        fields.Maybe(fields.Number("tired", 0, 3), 0),
        fields.Entries("cards", fields.Word("card", CARDS), fields.Number("place", 0, 9), of=Market.share),
    ),
    fields.Own("where", bytearray(len(CARDS))),
)


def market() -> Market:
    state = LAYOUT.blank(2, {"limit": 7}, Rng(0, 0, 0, 0))
    state.row = [1, 2]
    state.deck = [2, 3]
    state.stock = [0, 4]
    state.seen = 0b1010
    state.stalls = [[], [3, 1]]
    state.order = [1, 0]
    state.shut = 0b10
    state.goods = [1, 2, 3, 4]
    state.tired = [0, 2]
    return state


DOCUMENT: dict[str, Any] = {
    "turn": 1,
    "best": -1,
    "open": False,
    "row": ["inn", "abbey"],
    "deck": ["palace", "abbey"],
    "stock": {"clay": 4},
    "sight": {"seen": ["inn", "palace"]},
    "stalls": {"wood": [], "clay": ["palace", "inn"]},
    "order": [1, 0],
    "shut": [1],
    "lamps": 7,
    "seats": [
        {"coins": 5, "goods": {"wood": 1, "clay": 2}, "cards": []},
        {"coins": 5, "goods": {"wood": 3, "clay": 4}, "tired": 2, "cards": [{"card": "inn", "place": 0}]},
    ],
}


def read(document: dict[str, Any]) -> tuple[Market, Any]:
    return LAYOUT.read(Reader(document, BadDocument), 2, {"limit": 7})


def test_a_position_is_written_as_its_fields_say() -> None:
    assert LAYOUT.write(market()) == DOCUMENT
    assert list(LAYOUT.write(market())) == list(DOCUMENT)


def test_it_comes_back() -> None:
    state, beside = read(DOCUMENT)
    assert LAYOUT.write(state) == DOCUMENT
    assert (state.deck, state.seen, state.goods, state.tired) == ([2, 3], 0b1010, [1, 2, 3, 4], [0, 2])
    assert (state.stalls, state.order, state.shut, state.lamps) == ([[], [3, 1]], [1, 0], 0b10, 7)
    assert beside.cards == [[], [(1, 0)]]


def test_a_new_position_has_defaults_of_its_own() -> None:
    one, other = (LAYOUT.blank(2, {"limit": 7}, Rng(0, 0, 0, 0)) for _ in range(2))
    assert (one.limit, one.turn, one.best, one.open, one.coins, one.goods) == (7, 1, NOBODY, False, [5, 5], [0] * 4)
    assert (one.shut, one.lamps) == (0, 7)
    one.row.append(1)
    one.stalls.pop()
    one.order.append(1)
    one.where[1] = 9
    one.goods[0] = 1
    assert (other.row, other.where, other.goods) == ([], bytearray(4), [0] * 4)
    assert (other.stalls, other.order) == ([[], []], [])


def test_options_decide_defaults_however_many_there_are() -> None:
    for limit in (*range(100), 7):
        assert LAYOUT.blank(2, {"limit": limit}, Rng(0, 0, 0, 0)).limit == limit
    assert len(LAYOUT.blanks) <= fields.MOST_BLANKS


def test_chance_is_the_one_given() -> None:
    rng = Rng(1, 2, 3, 4)
    assert LAYOUT.blank(2, {"limit": 7}, rng).rng is rng


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"turn": 8}, "'turn' is a whole number from 1 to 7"),
        ({"best": 2}, "'best' is a whole number from -1 to 1"),
        ({"row": ["pub"]}, "'row' is one of , inn, abbey, palace, not 'pub'"),
        ({"stock": {"clay": 0}}, "'clay' is a whole number from 1 to 9"),
        ({"stock": {"gold": 1}}, "There is no 'gold' here"),
        ({"sight": {"seen": ["inn", "inn"]}}, "'seen' lists 'inn' twice"),
        ({"sight": {}}, "'seen' is missing"),
        ({"sight": {"seen": [], "heard": []}}, "There is no 'heard' here"),
        ({"stalls": {"wood": []}}, "'clay' is missing"),
        ({"stalls": {"wood": [], "clay": ["pub"]}}, "'clay' is one of , inn, abbey, palace, not 'pub'"),
        ({"stalls": {"wood": [], "clay": [], "gold": []}}, "There is no 'gold' here"),
        ({"order": [1, 1]}, "'order' lists different seats from 0 to 1, not [1, 1]"),
        ({"order": [2]}, "'order' lists different seats from 0 to 1, not [2]"),
        ({"seats": DOCUMENT["seats"][:1]}, "'seats' has 1 entries for 2 players"),
        ({"seats": [{**DOCUMENT["seats"][0], "goods": {"wood": 1}}] * 2}, "'clay' is missing"),
        ({"seats": [{**DOCUMENT["seats"][0], "coin": 4}] * 2}, "There is no 'coin' here"),
        ({"seats": [{**DOCUMENT["seats"][0], "tired": 4}] * 2}, "'tired' is a whole number from 0 to 3"),
        ({"seats": [{**DOCUMENT["seats"][0], "cards": [{"card": "inn"}]}] * 2}, "'place' is missing"),
        (
            {"seats": [{**DOCUMENT["seats"][0], "cards": [{"card": "inn", "place": 0, "side": 1}]}] * 2},
            "There is no 'side' here",
        ),
    ],
)
def test_what_is_wrong_is_refused_by_its_key(change: dict[str, Any], said: str) -> None:
    with pytest.raises(BadDocument) as refused:
        read({**DOCUMENT, **change})
    assert said in str(refused.value)


def test_every_card_lies_in_one_place() -> None:
    placed = fields.Placement(CARDS, bytearray(4))
    placed.put([1, 2], 7)
    with pytest.raises(BadDocument, match="Card 'abbey' lies in two places"):
        placed.put([2], 8)
    with pytest.raises(BadDocument, match="Card 'palace' is missing"):
        placed.check(2, [1, 2, 3])
    with pytest.raises(BadDocument, match="Card 'abbey' is in use nowhere with 2 players"):
        placed.check(2, [1])
    placed.check(2, [1], [2, 3])
    assert placed.where == bytearray([0, 7, 7, 0])


class Sight(TypedDict):
    """A part of a view."""

    row: list[str]
    turn: int
    seen: list[str]


class Stall(TypedDict):
    goods: dict[str, int]
    coins: int
    cards: list[dict[str, Any]]


def test_views_tell_in_the_words_of_documents() -> None:
    state = market()
    document = LAYOUT.write(state)
    sight = next(field for field in LAYOUT.fields if isinstance(field, fields.Nested))
    shown = fields.Alike(Sight, LAYOUT, sight)
    assert shown(state) == {"row": document["row"], "turn": document["turn"], **document["sight"]}
    for seat, told in enumerate(document["seats"]):
        assert fields.Alike(Stall, LAYOUT.seats)(state, seat) == {key: told[key] for key in ("goods", "coins", "cards")}


def test_views_tell_nothing_that_documents_do_not_know() -> None:
    with pytest.raises(KeyError, match="goods"):
        fields.Alike(Stall, LAYOUT)
