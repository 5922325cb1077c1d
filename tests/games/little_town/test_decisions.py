"""Decision points and secrecy (LT-DEC, LT-HID)."""

from __future__ import annotations

import pytest

import ratusz
from ratusz.cli.answers import find_action
from ratusz.core.errors import IllegalAction
from ratusz.core.rng import Rng
from ratusz.games.little_town import GAME
from ratusz.games.little_town.cards import OBJECTIVE_IDS
from tests.games.little_town.words import Seat, board, choices, happened, last_turn, own, play, table, words


@pytest.mark.rule("LT-DEC-1")
def test_a_turn_begins_with_placing_building_or_claiming() -> None:
    match = table(Seat(coins=0, wood=1, objectives="zero_coins"), Seat())
    verbs = [choice.split()[0] for choice in choices(match)]
    assert set(verbs) == {"place", "build", "claim"}
    play(match, "claim zero_coins")
    assert {choice.split()[0] for choice in choices(match)} == {"place", "build"}


@pytest.mark.rule("LT-DEC-3", "LT-WORK-5")
def test_the_steps_of_a_worker() -> None:
    """Fish are short, so they are gathered step by step; wood is not. Ending is always possible."""
    anna = Seat(coins=6, buildings={"E5": "fishmonger", "E4": "well"}, objectives="six_coins")
    match = table(anna, Seat(fish=13))
    play(match, "place F5")
    assert choices(match) == ["end_turn", "gather fish", "use E4", "use E5", "claim six_coins"]
    assert own(match, 0, "wood", "fish") == (1, 0)


@pytest.mark.rule("LT-DEC-4")
def test_payments_of_the_fair() -> None:
    """Every cube of the four is own or bought: 16 ways, with 12 coins and all cubes there."""
    match = table(Seat(coins=12, wood=1, stone=1, fish=1, wheat=1, buildings={"D2": "fair"}), Seat())
    play(match, "place E3", "use D2")
    assert len(words(match, "buy")) == 16
    poor = table(Seat(coins=4, wood=1, stone=1, fish=1, wheat=1, buildings={"D2": "fair"}), Seat())
    play(poor, "place E3", "use D2")
    assert words(poor, "buy") == ["0 0 0 0", "0 0 0 1", "0 0 1 0", "0 1 0 0", "1 0 0 0"]


@pytest.mark.rule("LT-DEC-4", "LT-DEC-17")
def test_a_single_payment_is_not_asked_for() -> None:
    match = table(Seat(coins=2, wheat=1, buildings={"D2": "bakery", "F2": "well"}), Seat())
    play(match, "place E3", "use D2")
    assert own(match, 0, "coins") == (6,)
    assert choices(match) == ["end_turn", "use F2"]


@pytest.mark.rule("LT-DEC-5", "LT-EX-6", "LT-DEC-16")
def test_the_stages_of_the_shop() -> None:
    match = table(Seat(coins=6, buildings={"D2": "shop"}), Seat())
    play(match, "place E3", "use D2")
    assert len(words(match, "give")) == 10
    play(match, "give wood_wood")
    assert words(match, "take") == [
        "stone_stone", "stone_fish", "stone_wheat", "fish_fish", "fish_wheat", "wheat_wheat",
    ]  # fmt: skip
    play(match, "take fish_wheat")
    assert own(match, 0, "coins", "wood", "fish", "wheat") == (0, 0, 1, 1)
    assert board(match)["supply"]["wood"] == 15


@pytest.mark.rule("LT-DEC-13", "LT-TURN-5")
def test_after_a_construction_the_turn_ends_by_itself_if_no_card_could_be_claimed() -> None:
    match = table(Seat(coins=2, wood=1), Seat())
    play(match, "build wheat_field", "build_on E3")
    assert match.player == 1
    assert [event["event"] for event in happened(match)] == ["building_built", "turn_ended"]


@pytest.mark.rule("LT-DEC-14")
def test_gathering_at_the_end_can_make_a_card_claimable() -> None:
    anna = Seat(coins=2, fish=4, wheat=5, objectives="double_food", buildings={"E5": "fishmonger"})
    match = table(anna, Seat(fish=10))
    play(match, "place F5")
    assert words(match, "gather") == ["fish"]
    assert words(match, "claim") == []
    play(match, "end_turn")
    assert (match.player, choices(match)) == (0, ["end_turn", "claim double_food"])
    play(match, "claim double_food")
    assert match.player == 1


@pytest.mark.rule("LT-DEC-15")
@pytest.mark.parametrize(("left", "asked"), [(3, False), (2, True)])
def test_what_loses_nothing_is_gathered_at_once(left: int, asked: bool) -> None:
    """Two lakes and a Fishmonger, which moves one fish: three fish in the supply are enough not to ask."""
    match = table(Seat(buildings={"E5": "fishmonger"}), Seat(fish=15 - left))
    play(match, "place F5")
    assert (words(match, "gather") == ["fish"]) == asked
    assert own(match, 0, "fish") == ((0,) if asked else (2,))


@pytest.mark.rule("LT-DEC-15")
def test_the_shop_counts_four_of_everything() -> None:
    for left, asked in ((5, True), (6, False)):
        match = table(Seat(wood=2, buildings={"E5": "shop"}), Seat(fish=15 - left))
        play(match, "place F5")
        assert (words(match, "gather") == ["fish"]) == asked


@pytest.mark.rule("LT-DEC-16", "LT-DEC-6")
def test_every_stage_can_be_completed() -> None:
    """Random matches never come to a dead end, and every chosen stage leads on."""
    for seed in range(8):
        match = ratusz.new("little_town", players=2 + seed % 3, seed=seed, options={"coins_may_feed": bool(seed % 2)})
        bot = ratusz.bot(f"random:seed={seed}")
        while not match.over:
            assert match.legal()
            match.apply(bot.choose(match))


# Secrecy.

UNMET = "two_wheat_buildings one_fish_building cost_three_stone one_wood_or_stone_building"
"""Cards that a seat without buildings cannot claim, as everybody sees."""


@pytest.mark.rule("LT-HID-1", "LT-HID-3")
def test_nobody_sees_the_cards_of_others_or_of_the_deck() -> None:
    match = ratusz.new("little_town", players=3, seed=4)
    hands = [set(entry["objectives"]) for entry in match.document()["position"]["seats"]]
    for observer in (0, 1, 2, None):
        shown = str(match.view(observer))
        for number, hand in enumerate(hands):
            assert all((card in shown) == (number == observer) for card in hand)
        dealt = set().union(*hands)
        assert not any(card in shown for card in OBJECTIVE_IDS if card not in dealt)


@pytest.mark.rule("LT-HID-3")
def test_a_redeal_gives_only_cards_that_are_possible() -> None:
    market = "bar,barn,brewery,castle,cathedral,pier,residence,statue,watchtower,well,workshop,shop"
    match = ratusz.new("little_town", players=3, seed=4, options={"market": market})
    mine = match.document()["position"]["seats"][0]["objectives"]
    seen = set()
    for number in range(60):
        twin = ratusz.Match(GAME, match.redealt(0, Rng.from_seed(str(number))), match.options)
        hands = [entry["objectives"] for entry in twin.document()["position"]["seats"]]
        assert hands[0] == mine
        assert len({card for hand in hands for card in hand}) == 9
        seen.update(hands[1])
    assert len(seen) == 16 - 3
    assert not seen & {"six_coins", "two_coin_buildings"}


@pytest.mark.rule("LT-HID-5", "LT-DEC-17")
def test_being_asked_in_a_window_tells_nothing() -> None:
    """Seat 0 has six coins: whether it holds that card or another, it is asked, and the others see the same."""
    views = []
    for card in ("six_coins", "zero_coins"):
        match = last_turn(Seat(coins=6, wheat=5, objectives=card), Seat(wheat=5, objectives=UNMET))
        play(match, "place E3")
        assert (match.player, board(match)["phase"]) == (0, "window_1")
        assert match.feigned(0) == (card == "zero_coins")
        views.append((match.deciders(), match.view(1)["phase"], [event.document() for event in match.events(1)]))
    assert views[0] == views[1]


@pytest.mark.rule("LT-HID-5", "LT-DEC-13", "LT-DEC-14")
@pytest.mark.parametrize(
    ("steps", "card", "other"),
    [
        (["place E3"], "zero_coins", "six_coins"),
        (["build gold_mine", "build_on D3"], "zero_coins", "six_coins"),
        (["place F5", "end_turn"], "double_food", "six_coins"),
    ],
)
def test_being_asked_before_a_turn_ends_tells_nothing(steps: list[str], card: str, other: str) -> None:
    """Whoever might hold the card is asked: after placing, after building, and after what is gathered at the end."""
    views = []
    for held in (card, other):
        coins = 0 if card == "zero_coins" else 2
        buildings = {} if card == "zero_coins" else {"E5": "fishmonger"}
        anna = Seat(coins=coins, wood=1, stone=1, fish=4, wheat=5, buildings=buildings, objectives=held)
        match = table(anna, Seat(fish=10, objectives=UNMET))
        play(match, *steps)
        assert (match.player, words(match, "claim")) == (0, [card] if held == card else [])
        assert match.feigned(0) == (held == other)
        views.append((match.view(1), [event.document() for event in match.events(1)]))
    assert views[0] == views[1]


@pytest.mark.rule("LT-HID-5")
def test_who_looks_at_the_turn_before_it_ends_answers_in_person() -> None:
    """A question for secrecy alone answers itself; the same question of a seat that confirms its turns does not."""
    for confirm in ([], [0]):
        match = table(Seat(coins=0, objectives="six_coins"), Seat(objectives=UNMET), confirm=confirm)
        play(match, "place E3")
        assert (match.player, choices(match)) == (0, ["end_turn"])
        assert match.feigned(0) == (confirm == [])
        assert match.undoable(0) == 1


@pytest.mark.rule("LT-HID-5")
def test_nobody_is_asked_who_cannot_have_anything_to_claim() -> None:
    """Everybody can see that none of the possible cards is fulfilled here, or that all cards are finished."""
    match = last_turn(Seat(coins=3, wheat=5, objectives="zero_coins"), Seat(coins=6, wheat=5))
    play(match, "place E3")
    assert board(match)["round"] == 4


@pytest.mark.rule("LT-HID-5")
def test_a_feigned_question_can_only_be_closed() -> None:
    match = last_turn(Seat(coins=6, wheat=5, objectives="zero_coins"), Seat(wheat=5, objectives=UNMET))
    play(match, "place E3")
    assert choices(match) == ["end_turn"]
    with pytest.raises(IllegalAction):
        play(match, "claim six_coins")


def test_undo_goes_back_to_the_beginning_of_the_turn_and_not_past_a_claim() -> None:
    match = table(Seat(coins=6, wood=2, objectives="six_coins"), Seat(), confirm=[0, 1])
    play(match, "claim six_coins")
    assert match.undoable(0) == 0
    play(match, "build bakery", "buy 0 0 0 0", "build_on E3")
    assert (choices(match), match.undoable(0)) == (["end_turn"], 3)
    play(match, "end_turn")
    assert match.undoable(0) == 0


def test_a_closed_window_is_not_taken_back() -> None:
    """Seat 0 is asked in all three windows one after the other, and no other seat in between."""
    match = last_turn(Seat(coins=6, wheat=5, objectives="six_coins"), Seat(coins=2, wheat=5, objectives=UNMET))
    play(match, "place E3")
    for phase in ("window_2", "feeding"):
        play(match, "end_turn")
        assert (match.player, board(match)["phase"], match.undoable(0)) == (0, phase, 0)


def test_squares_may_be_typed_in_small_letters() -> None:
    match = table(Seat(), Seat())
    for typed in ("place f5", "place F5", "p F5"):
        assert match.notation(find_action(GAME.space, dict(enumerate(match.legal(), start=1)), typed)) == "place F5"
