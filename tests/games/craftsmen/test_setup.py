"""How a match of Craftsmen begins."""

from __future__ import annotations

from collections import Counter

import pytest

import ratusz
from ratusz.core.errors import BadDocument, BadOptions
from ratusz.games.craftsmen import GAME
from ratusz.games.craftsmen.cards import CAPITAL_IDS, DATA
from ratusz.games.craftsmen.filling import SHORT
from tests.games.craftsmen.words import board, choices, estate, hand, play, points, seat

PLAYERS = [2, 3, 4, 5]
HOUSES = {card["id"] for card in DATA["building_cards"] if card["house_symbol"]}


def new(players: int, seed: int = 1, age: str = "seats") -> ratusz.Match:
    return ratusz.new("craftsmen", players=players, seed=seed, options={"age": age})


@pytest.mark.rule("CR-SETUP-1", "CR-SETUP-2", "CR-SETUP-3", "CR-GEN-8", "HI-1")
@pytest.mark.parametrize("players", PLAYERS)
def test_what_everybody_begins_with(players: int) -> None:
    match = new(players)
    view = board(match)
    assert (view["year"], view["season"]) == (1, "spring")
    for number in range(players):
        mine = seat(match, number)
        assert (mine["helpers"], mine["capital_count"], len(mine["capital"])) == (5, 5, 5)
        assert [sum(card.rsplit("_", 1)[0] in kinds for card in mine["buildings"]) for kinds in KINDS] == [2, 1, 0]
        assert view["seats"][number]["capital"] == []
        assert view["seats"][number]["buildings"] == []
    assert view["capital_deck"] == 48 - 5 * players - 2
    assert all(view["open_capital"])
    assert all(all(cards) for cards in view["open_buildings"].values())
    assert view["decks"] == {"basic": 24 - 2 * players - 2, "extended": 24 - players - 2, "advanced": 14}


KINDS = [
    {kind["id"] for kind in DATA["building_kinds"] if kind["category"] == category}
    for category in ("basic", "extended", "advanced")
]


@pytest.mark.rule("CR-SETUP-4", "CR-SETUP-5", "OQ-3")
@pytest.mark.parametrize("players", PLAYERS)
def test_cards_with_the_house_symbol_come_first(players: int) -> None:
    match = new(players, seed=players)
    position = match.document()["position"]
    for name, dealt in (("extended", players), ("advanced", 0)):
        pile = position["open_buildings"][name] + position["decks"][name]
        houses = 8 - dealt
        assert all(card in HOUSES for card in pile[:houses])
        assert not any(card in HOUSES for card in pile[houses:])
    for number in range(players):
        assert [card in HOUSES for card in hand(match, number)] == [False, False, True]


@pytest.mark.rule("CR-SETUP-6", "CR-SETUP-11")
def test_sawmills_and_granary() -> None:
    view = board(new(4))
    mills = [entry["estate"][0]["building"] for entry in view["seats"]]
    assert all(len(entry["estate"]) == 1 for entry in view["seats"])
    assert sorted(mills + view["box"]) == [f"sawmill_{number}" for number in range(1, 7)]
    assert list(view["granary"].values()) == [[-1, -1]] * 7
    assert set(view["granary"]) == {"barrel", "rope", "leather", "paper", "iron", "cloth", "flour"}
    assert [entry["fair"] for entry in view["seats"]] == [0] * 4
    assert all(hold == [] for ship in view["ships"].values() for hold in ship.values())
    assert view["order_change"] == []


@pytest.mark.rule("CR-SETUP-7", "CR-SETUP-8", "CR-PAY-7", "OQ-4", "OQ-7")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_poorest_is_first_and_colour_sets_do_not_count(players: int) -> None:
    start = [0, 1, 1, 2, 2]
    ties = 0
    for number in range(30):
        match = new(players, seed=number)
        order = board(match)["order"]
        sums = [sum(int(card[-1]) for card in seat(match, who)["capital"]) for who in range(players)]
        assert order == sorted(range(players), key=lambda who: (sums[who], who))
        assert [points(match)[who] for who in order] == start[:players]
        ties += len(set(sums)) < players
    assert ties


@pytest.mark.rule("CR-SETUP-7", "OQ-4")
def test_the_younger_of_equally_poor_ones_is_first() -> None:
    for number in range(60):
        sums = [sum(int(card[-1]) for card in seat(new(3, number), who)["capital"]) for who in range(3)]
        order = board(new(3, number, age="3,1,2"))["order"]
        assert order == sorted(range(3), key=lambda who: (sums[who], [1, 2, 0][who]))


@pytest.mark.rule("OQ-4")
@pytest.mark.parametrize("age", ["1,2", "1,2,4", "1,2,3,4"])
def test_the_order_of_age_names_each_seat_once(age: str) -> None:
    with pytest.raises(BadOptions, match="Option 'age' names each of the 3 seats once, not '"):
        new(3, age=age)
    document = new(3).document()
    document["options"] = {"age": age}
    with pytest.raises(BadDocument, match="Option 'age' names each of the 3 seats once, not '"):
        ratusz.Match.from_document(GAME, document)


def test_matches_without_an_order_of_age_are_written_as_they_always_were() -> None:
    assert new(3).document()["options"] == new(3).record().options == {}
    aged = new(3, age="2,3,1")
    assert aged.document()["options"] == aged.record().options == {"age": "2,3,1"}
    assert ratusz.Match.replay(GAME, aged.record()).fingerprint() == aged.fingerprint()


@pytest.mark.rule("CR-SETUP-12")
@pytest.mark.parametrize(("players", "tokens"), [(2, 4), (3, 6), (4, 8), (5, 10)])
def test_tokens_by_player_count(players: int, tokens: int) -> None:
    view = board(new(players))
    assert (view["privilege_pool"], view["labour_pool"]) == (tokens, tokens)
    assert list(view["bonuses"].values()) == [-1] * 8


@pytest.mark.rule("CR-SETUP-9", "OQ-5", "DP-1", "HI-3")
def test_one_building_card_may_be_exchanged() -> None:
    match = new(3)
    first = board(match)["order"][0]
    mine = hand(match, first)
    assert match.player == first
    assert choices(match) == ["pass", *(f"exchange {card}" for card in mine)]
    deck = match.document()["position"]["decks"]["extended"]
    play(match, f"exchange {mine[2]}")
    assert hand(match, first) == sorted([*mine[:2], deck[0]], key=lambda card: card == deck[0])
    assert match.document()["position"]["decks"]["extended"] == [*deck[1:], mine[2]]
    assert (match.question().step, match.player) == ("swap", first), "one card at most"
    assert board(match, first)["known_in_decks"]["extended"][-1] == mine[2]
    assert board(match, (first + 1) % 3)["known_in_decks"]["extended"][-1] == ""


@pytest.mark.rule("CR-SETUP-10", "DP-2")
def test_the_sawmill_may_be_swapped_in_the_same_turn() -> None:
    match = new(3)
    order = board(match)["order"]
    box = board(match)["box"]
    old = estate(match, order[0])[0]
    play(match, "pass")
    assert (match.player, choices(match)) == (order[0], ["pass", *(f"swap {card}" for card in box)])
    play(match, f"swap {box[1]}")
    assert estate(match, order[0]) == [box[1]]
    assert match.player == order[1]
    play(match, "pass")
    assert f"swap {old}" in choices(match)
    play(match, f"swap {old}")
    assert estate(match, order[1]) == [old]


@pytest.mark.rule("CR-SETUP-9", "CR-GEN-2")
def test_exchanges_go_in_turn_order_and_then_spring_begins() -> None:
    match = new(4)
    order = board(match)["order"]
    deciders = []
    for _ in range(8):
        deciders.append(match.player)
        play(match, "pass")
    assert deciders == [number for number in order for _ in range(2)]
    assert (board(match)["phase"], match.player) == ("helpers", order[0])


@pytest.mark.rule("CR-SETUP-2")
def test_all_capital_is_there_once() -> None:
    position = new(5).document()["position"]
    cards = position["capital_deck"] + position["open_capital"]
    for entry in position["seats"]:
        cards += entry["capital"]
    assert Counter(cards) == dict.fromkeys(CAPITAL_IDS, 4)
    assert set(SHORT.values()) == set(CAPITAL_IDS)
