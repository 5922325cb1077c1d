"""Every tile: what it costs, brings when built, and does (LT-TILE)."""

from __future__ import annotations

import pytest

from ratusz.games.little_town.cards import PAIR_IDS
from tests.games.little_town.words import TILES, Seat, choices, happened, last_turn, own, play, supply, table, words

THINGS = ("wood", "stone", "fish", "wheat", "coins")

# For each tile: cost, points when built, input and output as wood, stone, fish, wheat, coins (and points).
PRINTED = {
    "wheat_field": ((1, 0, 0, 0, 0), 3, (0, 0, 0, 0, 0), (0, 0, 0, 1, 0, 0)),
    "bakery": ((2, 0, 0, 0, 0), 4, (0, 0, 0, 1, 0), (0, 0, 0, 0, 4, 0)),
    "bar": ((0, 2, 0, 2, 0), 7, (0, 0, 0, 0, 0), (0, 0, 0, 0, 0, 3)),
    "barn": ((4, 0, 0, 0, 0), 6, (0, 0, 0, 2, 0), (0, 0, 0, 0, 0, 5)),
    "bookshop": ((0, 4, 0, 0, 0), 8, (0, 0, 0, 0, 0), (0, 0, 0, 0, 3, 0)),
    "brewery": ((2, 0, 0, 0, 0), 4, (0, 0, 0, 1, 0), (0, 0, 0, 0, 0, 3)),
    "carpenter": ((2, 0, 0, 0, 0), 4, (0, 0, 0, 0, 1), (3, 0, 0, 0, 0, 0)),
    "church": ((0, 4, 0, 0, 0), 8, (0, 0, 0, 0, 3), (0, 0, 0, 0, 0, 5)),
    "fair": ((4, 0, 0, 0, 0), 6, (1, 1, 1, 1, 0), (0, 0, 0, 0, 0, 7)),
    "fishmonger": ((1, 1, 0, 0, 0), 4, (0, 0, 1, 0, 0), (0, 0, 0, 0, 3, 0)),
    "fountain": ((0, 2, 0, 0, 0), 5, (0, 0, 0, 0, 1), (0, 0, 0, 0, 0, 3)),
    "gold_mine": ((1, 1, 0, 0, 0), 4, (0, 0, 0, 0, 0), (0, 0, 0, 0, 2, 0)),
    "grocery": ((2, 0, 0, 0, 0), 4, (0, 0, 0, 0, 1), (0, 0, 1, 1, 0, 0)),
    "pier": ((3, 0, 0, 0, 0), 5, (0, 0, 0, 0, 0), (0, 0, 2, 0, 0, 0)),
    "quarry": ((3, 0, 0, 0, 0), 5, (0, 0, 0, 0, 2), (0, 2, 0, 0, 0, 0)),
    "restaurant": ((2, 2, 0, 0, 0), 7, (0, 0, 1, 1, 0), (0, 0, 0, 0, 0, 4)),
    "warehouse": ((0, 4, 0, 0, 0), 8, (0, 2, 0, 0, 0), (0, 0, 0, 0, 0, 5)),
    "well": ((1, 1, 0, 0, 0), 4, (0, 0, 0, 0, 0), (0, 0, 0, 0, 0, 2)),
    "workshop": ((0, 2, 0, 0, 0), 5, (2, 0, 0, 0, 0), (0, 0, 0, 0, 0, 3)),
}
WITHOUT_USE = {
    "castle": ((0, 6, 0, 0, 0), 0),
    "cathedral": ((0, 6, 0, 0, 0), 11),
    "residence": ((0, 0, 0, 0, 6), 2),
    "statue": ((0, 4, 0, 0, 0), 10),
    "watchtower": ((3, 3, 0, 0, 0), 0),
    "shop": ((3, 0, 0, 0, 0), 5),
}


def seat_with(things: tuple[int, ...], buildings: dict[str, str]) -> Seat:
    return Seat(zip(THINGS, things, strict=True), buildings=buildings)


@pytest.mark.rule(
    "LT-TILE-WheatField", "LT-TILE-Bakery", "LT-TILE-Bar", "LT-TILE-Barn", "LT-TILE-Bookshop", "LT-TILE-Brewery",
    "LT-TILE-Carpenter", "LT-TILE-Church", "LT-TILE-Fair", "LT-TILE-Fishmonger", "LT-TILE-Fountain",
    "LT-TILE-GoldMine", "LT-TILE-Grocery", "LT-TILE-Pier", "LT-TILE-Quarry", "LT-TILE-Restaurant",
    "LT-TILE-Warehouse", "LT-TILE-Well", "LT-TILE-Workshop",
)  # fmt: skip
@pytest.mark.parametrize("tile", PRINTED)
def test_using_a_tile(tile: str) -> None:
    _, _, pays, gets = PRINTED[tile]
    mine = seat_with(pays, {"D2": tile})
    match = table(mine, Seat())
    points = own(match, 0, "points")[0]
    before = supply(match, *THINGS)
    play(match, "place E3", "use D2")
    assert own(match, 0, *THINGS) == gets[:5]
    assert own(match, 0, "points") == (points + gets[5],)
    moved = [pay - get for pay, get in zip(pays, gets, strict=False)]
    assert supply(match, *THINGS) == tuple(there + change for there, change in zip(before, moved, strict=True))


@pytest.mark.rule("LT-BUILD-3", "LT-BUILD-6")
@pytest.mark.parametrize("tile", [*PRINTED, *WITHOUT_USE])
def test_building_a_tile(tile: str) -> None:
    cost, points = PRINTED[tile][:2] if tile in PRINTED else WITHOUT_USE[tile]
    others = [name for name in TILES if name not in ("wheat_field", tile)][:11]
    market = " ".join([tile if tile != "wheat_field" else "statue", *(name for name in others if name != "statue")])
    tiles = market.split()
    tiles += [name for name in TILES if name not in ("wheat_field", *tiles)][: 12 - len(tiles)]
    match = table(seat_with(cost, {}), Seat(), market=" ".join(tiles))
    before = own(match, 0, "points")[0]
    play(match, f"build {tile}", "build_on E3")
    assert own(match, 0, *THINGS) == (0, 0, 0, 0, 0)
    assert own(match, 0, "points") == (before + points,)
    for place, amount in enumerate(cost):
        if amount:
            less = (*cost[:place], amount - 1, *cost[place + 1 :])
            poor = table(seat_with(less, {}), Seat(), market=" ".join(tiles))
            assert f"build {tile}" not in choices(poor)


@pytest.mark.rule("LT-TILE-Shop", "LT-DEC-5", "LT-RULING-6")
def test_the_shop_changes_any_two_cubes_for_two_of_other_kinds() -> None:
    match = table(Seat(coins=0, wood=2, stone=2, fish=2, wheat=2, buildings={"D2": "shop"}), Seat())
    play(match, "place E3", "use D2")
    assert words(match, "give") == PAIR_IDS
    combinations = []
    for given in PAIR_IDS:
        twin = match.clone()
        play(twin, f"give {given}")
        for taken in words(twin, "take"):
            assert not set(given.split("_")) & set(taken.split("_"))
            combinations.append((given, taken))
    assert len(combinations) == 42
    play(match, "give wood_stone", "take fish_fish")
    assert own(match, 0, *THINGS) == (1, 1, 4, 2, 0)


@pytest.mark.rule("LT-TILE-Shop")
def test_the_shop_gives_only_what_is_there_in_full() -> None:
    match = table(Seat(coins=0, wood=2, buildings={"D2": "shop"}), Seat(stone=14, fish=15, wheat=14))
    play(match, "place E3", "use D2")
    assert own(match, 0, *THINGS) == (0, 1, 0, 1, 0)
    empty = table(Seat(coins=0, wood=2, buildings={"D2": "shop"}), Seat(stone=14, fish=15, wheat=15))
    play(empty, "place E3")
    assert empty.player == 1


@pytest.mark.rule("LT-TILE-Castle", "LT-RULING-3", "LT-EX-11")
def test_the_castle_scores_own_buildings_around_it() -> None:
    anna = Seat(coins=0, buildings={"D3": "castle", "C2": "well", "D2": "wheat_field", "E4": "bakery"})
    match = table(anna, Seat(coins=0, buildings={"E3": "wheat_field", "C4": "wheat_field"}))
    assert match.score_sheet()[0]["castle"] == 12
    alone = table(Seat(coins=0, buildings={"D3": "castle", "A2": "well"}), Seat())
    assert alone.score_sheet()[0]["castle"] == 0


@pytest.mark.rule("LT-TILE-Watchtower", "LT-RULING-7", "LT-EX-12")
def test_the_watchtower_scores_grass_without_buildings() -> None:
    anna = Seat(coins=0, buildings={"I2": "watchtower", "H3": "well"}, workers="H2")
    match = table(anna, Seat(), used=1)
    assert match.score_sheet()[0]["watchtower"] == 4


@pytest.mark.rule("LT-TILE-Cathedral", "LT-RULING-4", "LT-EX-9", "LT-EOR-2")
def test_the_cathedral_scores_all_workers_around_it_every_round() -> None:
    anna = Seat(fish=5, buildings={"E3": "cathedral"}, workers="D2 G3")
    match = last_turn(anna, Seat(fish=5, workers="E2"), empty="D3 D4 E4 F2 F3 F4")
    before = own(match, 0, "points")[0]
    play(match, "place F4")
    assert happened(match, "cathedral_scored") == [{"event": "cathedral_scored", "seat": 0, "workers": 3, "points": 3}]
    assert own(match, 0, "points") == (before + 3,)
    assert match.score_sheet()[0]["cathedral"] == 3


@pytest.mark.rule("LT-TILE-Residence", "LT-EX-10", "LT-EOR-3", "LT-RULING-5")
def test_the_residence_acts_like_a_worker_at_the_end_of_the_round() -> None:
    anna = Seat(coins=1, fish=5, buildings={"B5": "residence"})
    match = last_turn(anna, Seat(coins=0, fish=5, buildings={"C4": "well"}), empty="B4")
    points = own(match, 0, "points")[0]
    play(match, "place E3")
    assert (match.player, own(match, 0, "wood")) == (0, (3,))
    assert choices(match) == ["end_turn", "use C4"]
    play(match, "use C4")
    assert own(match, 0, "wood", "coins", "points") == (3, 0, points + 2)
    assert own(match, 1, "coins") == (1,)


@pytest.mark.rule("LT-TILE-Statue")
def test_the_statue_has_no_effect() -> None:
    match = last_turn(Seat(fish=5, buildings={"E3": "statue"}), Seat(fish=5), empty="D2 E2 F2 D3 F3 D4 E4 F4")
    points = own(match, 0, "points")[0]
    play(match, "place E4")
    assert own(match, 0, "points") == (points,)
    assert all(match.score_sheet()[0][line] == 0 for line in ("castle", "watchtower", "cathedral", "uses"))
