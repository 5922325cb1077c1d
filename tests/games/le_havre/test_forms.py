"""Panels: a form allows what the rules allow, and proposes what a sensible player would choose."""

from __future__ import annotations

from functools import cache
from itertools import product
from math import prod
from typing import Any

import pytest

import ratusz
from ratusz.core.form import Form, Tally
from ratusz.games.le_havre.asking import forms, proposals
from ratusz.games.le_havre.cards import BUILDING_IDS, BUILDINGS, CARD, FOOD_FEE
from ratusz.games.le_havre.rules.entering import FEE_MATTERS, FeePayment, can_pay_food
from ratusz.games.le_havre.rules.goods import FOOD, PAYING_KINDS
from ratusz.games.le_havre.state import HavreState
from tests.contract.case import as_bytes
from tests.games.le_havre.panels import FILE, examples, kind_of, proposed, text, ways
from tests.games.le_havre.words import Seat, board, has, play, some, table

MOST_NUMBERS = 20_000
"""Forms with more sets of numbers are not gone through; the contract tests them at random."""


@cache
def panels() -> dict[str, list[ratusz.Match]]:
    found: dict[str, list[ratusz.Match]] = {}
    for match in examples():
        found.setdefault(kind_of(match).split()[0], []).append(match)
    return found


KINDS = [
    "bridge_sale", "cargo", "choose_fee", "choose_part", "corporation_choice", "count", "emporium_choice",
    "fee_payment", "feeding", "market_choice", "office_gift", "pawn_choice", "payment", "sail", "substitution",
    "toy_choice", "trade_gift", "trade_taking", "traffic_gift", "traffic_taking",
]  # fmt: skip


def form_of(match: ratusz.Match) -> Form:
    form = match.question().panel
    assert isinstance(form, Form)
    return form


def after(match: ratusz.Match, answers: list[str]) -> bytes:
    twin = match.clone()
    twin.play_all(answers)
    return as_bytes(twin.document())


def test_every_kind_of_panel_is_tried() -> None:
    assert sorted(panels()) == KINDS


@pytest.mark.rule("LH-DEC-PAY", "LH-DEC-COUNT", "LH-DEC-MULTISET", "LH-DEC-DISTINCT", "LH-DEC-SHIPPING")
@pytest.mark.parametrize("kind", KINDS)
def test_a_form_allows_what_the_rules_allow(kind: str) -> None:
    for match in panels()[kind]:
        form = form_of(match)
        if prod(row.most - row.least + 1 for row in form.rows) > MOST_NUMBERS:
            continue
        numbers = product(*(range(row.least, row.most + 1) for row in form.rows))
        allowed = [after(match, form.answers(counts)) for counts in numbers if form.broken(counts) is None]
        by_rules = [after(match, way) for way in ways(match)]
        assert sorted(allowed) == sorted(by_rules), f"{kind_of(match)} with {has(match, 0)}"


def test_proposals_come_out_right_and_are_as_they_were() -> None:
    for matches in panels().values():
        for match in matches:
            form = form_of(match)
            assert form.proposals or not form.rows
            assert all(form.broken(counts) is None for counts in form.proposals)
            assert proposed(match) in ways(match)
    assert FILE.read_text(encoding="utf-8") == text(), "run `python -m tests.games.le_havre.panels`"


# What is filled in, what it brings and what is wrong with other numbers.


def entered(building: str, goods: str, *, cards: str = "", **rest: Any) -> ratusz.Match:
    """A visit to an own building."""
    match = table(Seat(goods, f"{building} {cards}".strip()), confirm=[0], **rest)
    play(match, f"enter {building}")
    return match


def numbers(form: Form, counts: dict[str, int]) -> list[int]:
    """Numbers by the answers of their rows, without the place of the number; 0 for all others."""
    return [counts.get(row.answer.removesuffix(" #"), 0) for row in form.rows]


def first(form: Form) -> dict[str, int]:
    """The first proposal, likewise."""
    filled = zip(form.rows, form.proposals[0], strict=True)
    return {row.answer.removesuffix(" #"): count for row, count in filled if count}


def brought(form: Form, counts: list[int]) -> dict[str, int]:
    return {gain.kind: gain.amount(counts) for gain in form.gains}


def wrong(form: Form, **counts: int) -> str:
    """What is wrong with numbers of goods that are paid or given."""
    broken = form.broken([counts.get(row.answer.split()[-2], 0) for row in form.rows])
    assert broken is None or isinstance(broken, Tally)
    return broken.why if broken else ""


@pytest.mark.rule("LH-PAY-1")
def test_a_payment_says_what_is_wrong() -> None:
    form = form_of(entered("wharf_1", "5 wood 1 coke 2 coal", stacks=("fishery", "", "")))
    assert first(form) == {"pay coal": 1}
    assert wrong(form, coal=0) == "short_energy"
    assert wrong(form, coal=2) == "short_energy"
    assert wrong(form, coke=1) == wrong(form, coal=1) == ""


@pytest.mark.rule("LH-PAY-2", "LH-END-3")
def test_a_payment_is_proposed_exactly_rather_than_with_a_loss() -> None:
    match = entered("steel_mill", "1 iron 1 coke 2 coal 5 wood")
    assert first(form_of(match)) == {"pay coal": 1, "pay wood": 2}
    assert first(form_of(entered("smokehouse", "1 fish 4 charcoal 7 wood"))) == {"pay wood": 1}


@pytest.mark.rule("LH-TERM-13", "LH-END-1")
def test_the_last_grain_is_kept_while_a_harvest_is_to_come() -> None:
    form = form_of(entered("bakehouse", "5 grain 4 wood"))
    assert first(form) == {"times": 4, "pay wood": 2}
    assert brought(form, list(form.proposals[0])) == {"bread": 4, "francs": 2}
    assert first(form_of(entered("bakehouse", "5 grain 4 wood", final=True)))["times"] == 5
    (two,) = (counts for counts in form.proposals if counts[0] == 2)
    assert two == numbers(form, {"times": 2, "pay wood": 1})


@pytest.mark.rule("LH-BLDG-WindFarm")
def test_the_wind_farm_saves_energy() -> None:
    form = form_of(entered("steel_mill", "2 iron 4 coal", cards="wind_farm"))
    paid = {counts[0]: counts[1] for counts in form.proposals}
    assert paid == {1: 1, 2: 3}


@pytest.mark.rule("LH-BLDG-ShippingLine", "LH-SHIP-7")
def test_ships_are_loaded_with_the_most_valuable_goods() -> None:
    form = form_of(entered("shipping_line", "2 coal 1 steel 3 leather 4 fish", cards="noemi dina"))
    # Steel counts 8, leather 4 each: two ships carry four goods.
    assert first(form) == {"sail wooden_ship": 2, "pay coal": 2, "give steel": 1, "give leather": 3}
    assert brought(form, list(form.proposals[0])) == {"francs": 20}
    broken = form.broken(numbers(form, {"sail wooden_ship": 2, "pay coal": 2, "give fish": 1}))
    assert isinstance(broken, Tally)
    assert broken.why == "cargo"


@pytest.mark.rule("LH-BLDG-PiratesLair")
def test_pirates_take_their_toll() -> None:
    anna, other = Seat("1 coal 2 steel", "shipping_line noemi"), Seat(cards="pirates_lair")
    match = table(anna, other, confirm=[0])
    play(match, "enter shipping_line")
    form = form_of(match)
    assert brought(form, list(form.proposals[0]))["francs"] == 15


@pytest.mark.rule("LH-BLDG-BridgeOverTheSeine")
def test_the_bridge_takes_basic_goods_by_threes() -> None:
    form = form_of(entered("bridge_over_the_seine", "4 fish 1 brick"))
    assert wrong(form, fish=2) == "threes"
    assert wrong(form) == "sell_something"
    assert brought(form, numbers(form, {"give fish": 3, "give brick": 1})) == {"francs": 2}
    last = form_of(entered("bridge_over_the_seine", "4 fish 3 clay 2 brick", final=True))
    assert last.everything == last.proposals[0]
    assert brought(last, list(last.everything)) == {"francs": 4}


@pytest.mark.rule("LH-END-3", "LH-END-4")
def test_feeding_without_enough_food_is_one_answer() -> None:
    seats = [Seat("1 fish", cards) for cards in ("joinery", "bakehouse", "brickworks")]
    match = table(*seats, players=3, active=2, turn=7, ask="after_main", round=6, offers="")
    play(match, "end_turn", "pass", "pass")
    form = form_of(match)
    assert (form.rows, form.answers([])) == ([], ["pay_all_and_borrow"])


@pytest.mark.rule("LH-FEE-5", "LH-DEC-PAY", "LH-MAIN-4")
def test_a_fee_is_not_paid_with_what_is_needed_inside() -> None:
    match = table(Seat("2 fish 1 bread 1 grain 1 meat"), Seat(cards="patisserie"))
    play(match, "enter patisserie")
    assert {row.answer: row.most for row in form_of(match).rows}["pay bread #"] == 0
    assert some(match, "pay") == {"meat 0", "meat 1"}


@pytest.mark.rule("LH-FEE-5", "LH-DEC-PAY", "LH-MAIN-4")
@pytest.mark.parametrize(
    "building", [BUILDING_IDS[card] for card in range(BUILDINGS) if FEE_MATTERS[card] and FOOD_FEE[card]]
)
def test_rows_say_all_that_a_fee_has_to_mind(building: str) -> None:
    """Whatever little one has: of each kind only so many, and no sum of them, would make the visit impossible."""
    anna = Seat("9 wood 2 coal 2 cattle", "dina", disc="joinery")
    state = table(anna, Seat("1 cattle"), town="joinery").state.clone()
    assert isinstance(state, HavreState)
    due = FOOD_FEE[CARD[building]]
    for held in product(range(3), range(2), range(2), range(2), range(3)):
        for kind, amount in zip(PAYING_KINDS[FOOD], held, strict=True):
            state.goods[kind] = amount
        payable = can_pay_food(state, 0, CARD[building], due, 0)
        ways = proposals.fee_ways(state, 0, CARD[building], due, 0) if payable else []
        if len(ways) > 1:
            form = forms.fee_payment(state, FeePayment(0, CARD[building], due, 0))
            numbers = product(*(range(row.most + 1) for row in form.rows))
            assert sum(form.broken(counts) is None for counts in numbers) == len(ways), f"with {held}"


@pytest.mark.rule("LH-DEC-MARKET")
def test_enough_kinds_at_the_marketplace_are_no_refusal_to_look() -> None:
    match = table(Seat(cards="marketplace joinery bakehouse"))
    play(match, "enter marketplace")
    form = form_of(match)
    match.play_all(form.answers(form.proposals[0]))
    assert match.question().notations == ["peek", "stop"]
    assert board(match)["decider"] == 0
