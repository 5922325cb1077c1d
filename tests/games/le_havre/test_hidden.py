"""What is hidden in Le Havre, and what holds in every position."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

import ratusz
from ratusz.core.rng import Rng
from ratusz.games.le_havre.cards import CARD, DATA, ENTERABLE, usage
from ratusz.games.le_havre.position import LAYOUT, names, ships_in_play
from ratusz.games.le_havre.state import HavreState
from tests.games.le_havre.words import Seat, board, carry_on, play, table

# Hidden cards.

MARKET = ("enter marketplace", "choose clay", "choose coal", "peek")


def knows(match: ratusz.Match, seat: int) -> list[list[str]]:
    known: list[list[str]] = board(match, seat)["special_stack"]
    return known


@pytest.mark.rule("LH-HID-2", "LH-SETUP-9")
def test_special_cards_are_hidden_from_everyone() -> None:
    match = ratusz.new("le_havre", players=3, seed=1)
    for observer in (0, 1, 2, None):
        assert board(match, observer)["special_stack"] == [[]] * 6
    hidden = match.document()["position"]["specials"]
    seen = set()
    for number in range(60):
        twin = match.redealt(0, Rng.from_seed(str(number)))
        assert isinstance(twin, HavreState)
        seen.update(LAYOUT.write(twin)["specials"])
    assert len(seen) == 36
    assert len(hidden) == 6


@pytest.mark.rule("LH-HID-1")
def test_tiles_to_come_are_hidden() -> None:
    match = table(Seat(goods="9 francs"), round=1, turn=3)
    assert board(match)["tiles"] == ["T1", "T2", "T3", None, None, None, None]
    orders = {tuple(LAYOUT.write(_redealt(match, 0, number))["tiles"]) for number in range(30)}
    assert {order[:3] for order in orders} == {("T1", "T2", "T3")}
    assert len({order[3:] for order in orders}) > 5


def _redealt(match: ratusz.Match, seat: int, number: int) -> HavreState:
    twin = match.redealt(seat, Rng.from_seed(str(number)))
    assert isinstance(twin, HavreState)
    return twin


@pytest.mark.rule("LH-HID-3", "LH-HID-6")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        ([["farm"], ["tavern"]], [["farm", "tavern"], ["farm", "tavern"]]),
        ([["farm"]], [["farm", ""], ["farm", ""]]),
        ([], []),
        ([["farm", "tavern"], ["farm", "tavern"]], [["farm", "tavern"], ["farm", "tavern"]]),
        ([["tavern", ""], ["tavern", ""]], [["tavern", ""], ["tavern", ""]]),
    ],
)
def test_when_another_peeks_the_order_is_no_longer_known(
    before: Sequence[Sequence[str]], after: Sequence[Sequence[str]]
) -> None:
    match = table(Seat(cards="marketplace"), Seat(knows=before), specials="farm tavern diner")
    play(match, *MARKET, "keep")
    assert knows(match, 1) == [*after, *[[]] * (3 - len(after))]
    assert knows(match, 0) == [["farm"], ["tavern"], []]


@pytest.mark.rule("LH-HID-6")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        ([["farm"], ["tavern"]], [["tavern"], []]),
        ([["farm"]], [[], []]),
        ([["farm", "tavern"], ["farm", "tavern"]], [["tavern"], []]),
        ([["farm", ""], ["farm", ""]], [[], []]),
        ([["tavern", ""], ["tavern", ""]], [["tavern"], []]),
    ],
)
def test_a_card_turned_up_resolves_what_was_known(
    before: Sequence[Sequence[str]], after: Sequence[Sequence[str]]
) -> None:
    match = table(Seat(), Seat(knows=before), specials="farm tavern diner", round=5, turn=7, ask="after_main")
    play(match, "end_turn")
    carry_on(match)
    assert knows(match, 1) == after


@pytest.mark.rule("LH-HID-6")
def test_a_redeal_keeps_what_the_seat_knows() -> None:
    match = table(Seat(knows=[["farm", "tavern"]] * 2), Seat(knows=[["farm"]]), specials="farm tavern diner")
    tops = {tuple(LAYOUT.write(_redealt(match, 0, number))["specials"][:2]) for number in range(20)}
    assert tops == {("farm", "tavern"), ("tavern", "farm")}
    firsts = {LAYOUT.write(_redealt(match, 1, number))["specials"][0] for number in range(20)}
    assert firsts == {"farm"}


@pytest.mark.rule("LH-HID-4")
def test_a_redeal_keeps_the_own_hand_only() -> None:
    hands = [Seat(hand="farm zoo wind_farm"), Seat(hand="tavern diner smelter"), Seat(hand="bakery kiln inn")]
    match = table(*hands, players=3, town="construction_site")
    redealt = [LAYOUT.write(_redealt(match, 0, number))["seats"] for number in range(10)]
    assert {tuple(seats[0]["hand"]) for seats in redealt} == {("farm", "zoo", "wind_farm")}
    assert len({tuple(seats[1]["hand"]) for seats in redealt}) > 3


# What holds in every position.


def walk(players: int, seed: int, **options: Any) -> list[tuple[ratusz.Match, dict[str, Any]]]:
    """Every eleventh position of a random match, and its document."""
    match = ratusz.new("le_havre", players=players, seed=seed, options=options)
    bot = ratusz.bot(f"random:seed={seed}")
    found = []
    while not match.over:
        if match.ply % 11 == 0:
            found.append((match.clone(), match.document()["position"]))
        match.apply(bot.choose(match))
    found.append((match, match.document()["position"]))
    return found


@pytest.mark.rule("LH-INV-1", "LH-INV-2", "LH-INV-3", "LH-INV-6", "LH-INV-7", "LH-HID-5")
@pytest.mark.parametrize("players", range(1, 6))
@pytest.mark.parametrize("specials", ["base", "all"])
def test_every_card_is_in_one_place_and_nothing_is_negative(players: int, specials: str) -> None:
    standard = names(usage("full", players, "start") + usage("full", players, "stack"))
    for match, position in walk(players, 7, specials=specials):
        lying = position["town"] + [card for stack in position["stacks"] for card in stack]
        lying += [card for entry in position["seats"] for card in entry["cards"]]
        assert sorted(card for card in lying if card in standard) == sorted(standard)
        assert all(amount > 0 for entry in position["seats"] for amount in entry["goods"].values())
        discs = [entry["disc"] for entry in position["seats"] if entry["disc"] not in ("", "dive_bar")]
        assert position["final"] or len(set(discs)) == len(discs)
        assert all(ENTERABLE[CARD[disc]] and disc in lying for disc in discs)
        state = match.redealt(0, Rng.from_seed("1"))
        assert isinstance(state, HavreState)
        ships = [card for stack in position["ships"].values() for card in stack] + position["removed"] + lying
        in_play = [names(ships_in_play(state, position["round"] - over)) for over in (0, 1)]
        of_rounds = {card["ship"]["word"] for card in DATA["round_cards"]}
        assert sorted(card for card in ships if card in of_rounds) in [sorted(cards) for cards in in_play]
        if match.over and "construction_site" not in position["removed"]:
            assert len(position["specials"]) == [3, 2, 2, 1, 1][players - 1]


@pytest.mark.rule("LH-INV-9")
def test_same_seed_same_decisions_same_match() -> None:
    one, other = (ratusz.new("le_havre", players=3, seed=9) for _ in range(2))
    bot = ratusz.bot("random:seed=3")
    for _ in range(200):
        action = bot.choose(one)
        one.apply(action)
        other.apply(action)
    assert one.fingerprint() == other.fingerprint()
    view = one.game.view
    assert view(one.redealt(1, Rng.from_seed("a")), 1) == view(one.redealt(1, Rng.from_seed("b")), 1)
