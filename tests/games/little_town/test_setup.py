"""The setup: market, cards, pieces, first player (LT-SETUP)."""

from __future__ import annotations

from collections import Counter

import pytest

import ratusz
from ratusz.core.errors import BadOptions
from ratusz.games.little_town.cards import DATA, OBJECTIVE_IDS
from tests.games.little_town.words import board, ids_of_market, seat

CARDS = {card["id"]: card for card in DATA["objectives"]}


@pytest.mark.rule("LT-SETUP-1", "LT-DEC-12")
@pytest.mark.parametrize("side", ["side_a", "side_b"])
def test_players_choose_the_side(side: str) -> None:
    match = ratusz.new("little_town", players=2, seed=1, options={"board": side})
    assert board(match)["board"] == side
    grass = {"side_a": "C6", "side_b": "D6"}
    assert match.parse(f"place {grass[side]}") not in match.legal()


@pytest.mark.rule("LT-SETUP-2", "LT-SETUP-3")
def test_random_market() -> None:
    markets = [board(ratusz.new("little_town", players=2, seed=seed))["market"] for seed in range(60)]
    assert all(len(set(market)) == 12 for market in markets)
    assert all(set(market) <= set(ids_of_market()) for market in markets)
    assert {tile for market in markets for tile in market} == set(ids_of_market())
    assert board(ratusz.new("little_town", players=2, seed=1))["wheat_fields"] == 5


@pytest.mark.rule("LT-SETUP-4", "LT-DEC-12")
def test_beginner_market() -> None:
    match = ratusz.new("little_town", players=4, seed=1, options={"market": "beginner"})
    assert set(board(match)["market"]) == set(DATA["beginner_set"]["tiles"])


@pytest.mark.rule("LT-SETUP-12", "LT-RULING-16")
def test_hand_picked_market() -> None:
    picked = ids_of_market()[5:17]
    match = ratusz.new("little_town", players=2, seed=1, options={"market": ",".join(picked)})
    assert board(match)["market"] == picked


@pytest.mark.rule("LT-SETUP-12")
@pytest.mark.parametrize("change", ["eleven", "thirteen", "twice", "stranger", "field"])
def test_a_hand_picked_market_has_twelve_different_tiles(change: str) -> None:
    picked = ids_of_market()[:12]
    picked = {
        "eleven": picked[:11],
        "thirteen": [*picked, ids_of_market()[12]],
        "twice": [*picked[:11], picked[0]],
        "stranger": [*picked[:11], "town_hall"],
        "field": [*picked[:11], "wheat_field"],
    }[change]
    with pytest.raises(BadOptions, match="'market' is one of random, beginner, or 12 different ones of"):
        ratusz.new("little_town", players=2, options={"market": ",".join(picked)})


@pytest.mark.rule("LT-SETUP-5", "LT-SETUP-9")
@pytest.mark.parametrize(("players", "workers", "houses", "cards"), [(2, 5, 7, 4), (3, 4, 6, 3), (4, 3, 6, 2)])
def test_pieces_for_each_player(players: int, workers: int, houses: int, cards: int) -> None:
    match = ratusz.new("little_town", players=players, seed=1)
    for number in range(players):
        mine = seat(match, number)
        assert (mine["workers"], mine["houses"], mine["cards"]) == (workers, houses, cards)
        assert (mine["coins"], mine["points"], mine["score"]) == (3, 0, 1)
        assert [mine[cube] for cube in ("wood", "stone", "fish", "wheat")] == [0, 0, 0, 0]
    assert board(match)["supply"] == {"wood": 15, "stone": 15, "fish": 15, "wheat": 15, "coins": 40 - 3 * players}


@pytest.mark.rule("LT-SETUP-6")
def test_cards_are_shuffled_and_dealt_to_all() -> None:
    dealt = Counter[str]()
    for seed in range(200):
        match = ratusz.new("little_town", players=2, seed=seed)
        hands = [match.view(number)["seats"][number]["objectives"] for number in range(2)]  # type: ignore[index]
        assert len({card for hand in hands for card in hand}) == 8
        dealt.update(card for hand in hands for card in hand)
    assert set(dealt) == set(OBJECTIVE_IDS)


@pytest.mark.rule("LT-SETUP-7", "LT-RULING-10")
def test_a_card_whose_tiles_are_not_in_the_market_is_replaced() -> None:
    """None of these tiles shows coins; all other cards are possible."""
    tiles = "bar barn brewery castle cathedral pier residence statue watchtower well workshop shop"
    picked = tiles.split()
    possible = {
        card["id"]
        for card in DATA["objectives"]
        if len(set(card["prerequisite"]["tiles"]) & set(picked)) >= card["prerequisite"]["min_tiles"]
    }
    assert possible == set(OBJECTIVE_IDS) - {"two_coin_buildings", "six_coins"}
    dealt = set()
    for seed in range(200):
        match = ratusz.new("little_town", players=4, seed=seed, options={"market": ",".join(picked)})
        for entry in match.document()["position"]["seats"]:
            assert len(entry["objectives"]) == 2
            dealt.update(entry["objectives"])
    assert dealt == possible


@pytest.mark.rule("LT-SETUP-7", "LT-RULING-10")
@pytest.mark.parametrize(
    ("tiles", "never"),
    [
        (
            "church bar barn brewery castle cathedral pier residence statue watchtower well workshop",
            {"two_coin_buildings", "six_coins", "use_two_type_building"},
        ),
        (
            "well bakery bookshop carpenter castle cathedral fishmonger gold_mine grocery pier quarry residence",
            {"points_from_two_buildings", "use_two_type_building"},
        ),
    ],
)
def test_a_card_that_needs_two_tiles_is_replaced_if_one_is_there(tiles: str, never: set[str]) -> None:
    """The Church alone shows coins, or the Well alone gives points."""
    dealt = set()
    for seed in range(60):
        match = ratusz.new("little_town", players=3, seed=seed, options={"market": tiles.replace(" ", ",")})
        dealt |= {card for entry in match.document()["position"]["seats"] for card in entry["objectives"]}
    assert dealt == set(OBJECTIVE_IDS) - never


@pytest.mark.rule("LT-SETUP-8")
def test_cards_without_symbol_are_enough_for_everybody() -> None:
    plain = [card for card in DATA["objectives"] if not card["has_prerequisite_symbol"]]
    assert len(plain) == 9
    assert max(line["players"] * line["objectives"] for line in DATA["players"]) == 9
    poorest = ["bar", "castle", "cathedral", "statue", "watchtower", "residence", "well"]
    match = ratusz.new("little_town", players=3, seed=1, options={"market": ",".join([*poorest, *_fillers(poorest)])})
    assert sum(len(entry["objectives"]) for entry in match.document()["position"]["seats"]) == 9


def _fillers(tiles: list[str]) -> list[str]:
    return [tile for tile in ids_of_market() if tile not in tiles][: 12 - len(tiles)]


@pytest.mark.rule("LT-SETUP-10")
def test_the_first_player_is_random() -> None:
    starters = Counter(ratusz.new("little_town", players=3, seed=seed).player for seed in range(90))
    assert set(starters) == {0, 1, 2}
    assert min(starters.values()) > 15
    assert board(ratusz.new("little_town", players=3, seed=1))["round"] == 1


@pytest.mark.rule("LT-SETUP-11", "LT-HID-4")
def test_what_is_public() -> None:
    match = ratusz.new("little_town", players=3, seed=1)
    for observer in (None, 0, 1, 2):
        for entry in match.view(observer)["seats"]:  # type: ignore[attr-defined]
            known = {"coins", "wood", "stone", "fish", "wheat", "points", "houses", "workers", "cards", "finished"}
            assert known <= entry.keys()
            assert entry["cards"] == 3
