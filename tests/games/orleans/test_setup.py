"""Setup (section 2), the components it needs, and the variant with fewer place tiles (section 17)."""

from __future__ import annotations

import itertools
from collections import Counter

import pytest

import ratusz
from ratusz.games.orleans.cards import DATA, EDGE_IDS, KIND_IDS, TILE_IDS
from tests.games.orleans.words import legal, play, position, view

COUNTS = (2, 3, 4)
every_count = pytest.mark.parametrize("players", COUNTS)


def new(players: int, seed: int = 1, **options: object) -> ratusz.Match:
    return ratusz.new("orleans", players=players, seed=seed, options=options, keep_events=True)


@pytest.mark.rule("OR-SETUP-1", "OR-SETUP-2", "OR-SETUP-3", "OR-SETUP-4", "OR-TERM-2", "OR-TERM-4", "OR-FOLLOW-4")
@every_count
def test_every_player_begins_with_the_same(players: int) -> None:
    starters = {kind: 1 for kind in KIND_IDS if kind.startswith("starter")}
    assert list(starters) == ["starter_farmer", "starter_boatman", "starter_craftsman", "starter_trader"]
    for seat in position(new(players))["seats"]:
        assert seat == {
            "coins": 5, "development": 0, "tracks": {}, "goods": {}, "technology": 0, "technology_begun": False,
            "merchant": "orleans", "unbuilt_stations": 10, "tiles": [], "bag": {}, "market": starters, "slots": {},
            "hand": None, "plan": [],
        }  # fmt: skip


@pytest.mark.rule("OR-SETUP-5", "OR-SETUP-6", "OR-TERM-1")
@pytest.mark.parametrize(
    ("players", "neutrals"),
    [(2, [12, 6, 6, 6, 8, 8, 8]), (3, [14, 8, 8, 8, 11, 11, 11]), (4, [16, 10, 10, 10, 14, 14, 14])],
)
def test_neutral_followers(players: int, neutrals: list[int]) -> None:
    names = ["farmer", "boatman", "craftsman", "trader", "knight", "scholar", "monk"]
    assert position(new(players))["supply"] == dict(zip(names, neutrals, strict=True))
    assert sum(neutrals) + 4 * players <= DATA["components"]["follower_tokens"] == 104


@pytest.mark.rule("OR-SETUP-7", "OR-HIDE-5")
@pytest.mark.parametrize(("players", "lying", "left", "removed"), [(2, 43, 35, 12), (3, 48, 36, 6), (4, 52, 38, 0)])
def test_goods(players: int, lying: int, left: int, removed: int) -> None:
    match = new(players)
    table = position(match)
    spaces = {edge["id"]: edge["goods_spaces"] for edge in DATA["map"]["edges"]}
    for edge, goods in table["map_goods"].items():
        assert len(goods) == sum(space["min_players"] <= players for space in spaces[edge])
    assert sum(len(goods) for goods in table["map_goods"].values()) == lying
    assert sum(table["goods_supply"].values()) == left
    assert sum(table["lost_goods"].values()) == removed
    assert "lost_goods" not in view(match, 0)


@pytest.mark.rule("OR-SETUP-8")
def test_two_goods_of_an_edge_may_be_equal() -> None:
    pairs = [goods for seed in range(8) for goods in position(new(4, seed))["map_goods"].values() if len(goods) == 2]
    assert any(first == second for first, second in pairs)
    assert any(first != second for first, second in pairs)


@pytest.mark.rule("OR-SETUP-9", "OR-SETUP-10", "OR-CITIZEN-2", "OR-SETUP-12", "OR-Q-17")
def test_supplies_and_citizens() -> None:
    table = position(new(3))
    assert table["technology_supply"] == 16
    assert table["citizens"] == {}
    places = Counter((citizen["where"], citizen.get("space", 0)) for citizen in DATA["citizens"])
    assert places == {
        ("development", 3): 1, ("development", 18): 1, ("development", 28): 1, ("boatmen", 5): 1, ("knights", 4): 1,
        ("deed", 0): 8, ("end_of_game", 0): 1,
    }  # fmt: skip
    assert table["tiles"] == TILE_IDS[:20]
    assert Counter(tile["stack"] for tile in DATA["place_tiles"]) == {1: 12, 2: 8}
    assert view(new(3), None)["tiles"] == table["tiles"]


@pytest.mark.rule("OR-SETUP-11", "OR-HOUR-1")
def test_the_hourglass_begins_with_a_pilgrimage() -> None:
    orders = set()
    for seed in range(6):
        table = position(new(2, seed))
        assert (table["round"], table["event"]) == (1, "pilgrimage")
        assert Counter(table["hourglass"]) + Counter(["pilgrimage"]) == {event["id"]: 3 for event in DATA["events"]}
        orders.add(tuple(table["hourglass"]))
    assert len(orders) == 6


@pytest.mark.rule("OR-SETUP-13")
@every_count
def test_anybody_may_be_start_player(players: int) -> None:
    assert {position(new(players, seed))["start_player"] for seed in range(30)} == set(range(players))


@pytest.mark.rule("OR-SETUP-14", "OR-Q-1", "OR-Q-19")
@every_count
def test_the_bank_holds_the_other_coins(players: int) -> None:
    assert position(new(players))["bank"] == 280 - 5 * players
    coins = DATA["coins"]["pieces_by_denomination"]
    assert sum(int(value) * pieces for value, pieces in coins.items()) == 280
    assert sum(coins.values()) == DATA["components"]["coins"]


@pytest.mark.rule("OR-VAR-Reduced", "OR-D-REMOVE")
@pytest.mark.parametrize(("players", "removals"), [(2, 4), (3, 3), (4, 4)])
def test_tiles_are_removed_before_the_first_round(players: int, removals: int) -> None:
    match = new(players, reduced_places=True)
    start = position(match)["start_player"]
    removed = []
    for turn, tile in enumerate(["hayrick", "school", "bathhouse", "office"][:removals]):
        assert match.player == (start + turn) % players
        assert legal(match) == [*(f"remove {name}" for name in TILE_IDS[:20] if name not in removed), "pass"]
        play(match, f"remove {tile}")
        removed.append(tile)
    table = position(match)
    assert table["round"] == 1
    assert set(removed) < set(table["removed_tiles"])
    assert not set(removed) & set(table["tiles"])


@pytest.mark.rule("OR-VAR-Reduced", "OR-D-REMOVE")
def test_extra_tiles_in_the_stacks_may_be_removed_too() -> None:
    match = new(3, reduced_places=True, extra_tiles="bakery,court")
    assert legal(match)[20:] == ["remove bakery", "remove court", "pass"]
    play(match, "remove court", "pass", "pass")
    assert "court" in position(match)["removed_tiles"]


@pytest.mark.rule("OR-VAR-Reduced")
def test_removing_may_be_declined() -> None:
    match = new(3, reduced_places=True)
    play(match, "pass", "pass", "pass")
    assert position(match)["tiles"] == TILE_IDS[:20]


@pytest.mark.parametrize(
    ("chosen", "extras"),
    [("none", []), ("all", TILE_IDS[20:]), ("court,bakery", ["bakery", "court"])],
)
@pytest.mark.rule("OR-Q-20")
def test_extra_tiles_are_chosen(chosen: str, extras: list[str]) -> None:
    assert position(new(2, extra_tiles=chosen))["tiles"] == TILE_IDS[:20] + extras
    assert all(tile["source"] == "reconstructed" for tile in DATA["extra_place_tiles"])


@pytest.mark.rule("OR-INV-7", "OR-MOVE-5")
def test_the_map() -> None:
    edges = DATA["map"]["edges"]
    assert len(DATA["map"]["cities"]) == 23
    assert Counter(edge["type"] for edge in edges) == {"road": 29, "water": 14}
    spaces = [space["min_players"] for edge in edges for space in edge["goods_spaces"]]
    assert Counter(spaces) == {2: 43, 3: 5, 4: 4}
    assert sum(len(deed["slots"]) for deed in DATA["deeds"]) == 45
    reached = {"orleans"}
    for _, edge in itertools.product(range(23), edges):
        if {edge["a"], edge["b"]} & reached:
            reached |= {edge["a"], edge["b"]}
    assert len(reached) == 23
    assert {"chinon__chatellerault__road", "chinon__chatellerault__water"} <= set(EDGE_IDS)


def test_numbers_of_components_are_those_of_the_rulebook() -> None:
    parts = DATA["components"]
    assert sum(good["count"] for good in DATA["goods"]) == parts["goods_tiles"] == 90
    assert sum(event["count"] for event in DATA["events"]) == parts["hourglass_tiles"] == 18
    assert len(DATA["citizens"]) == parts["citizen_tiles"] == 14
    assert len(DATA["place_tiles"]) == parts["place_tiles"] == 20
    followers = sum(follower["neutral_total"] + 4 * follower["starter_per_color"] for follower in DATA["followers"])
    assert followers == parts["follower_tokens"]
