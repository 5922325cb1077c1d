"""The data of Le Havre is what the rules say, number by number."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

import pytest

from ratusz import games
from ratusz.games.le_havre import cards
from ratusz.rulebook import Rule, rulebook_of, rules_of

RULES = {rule.id: rule for rule in rules_of(games.find("le_havre"))}
BUILDINGS: list[dict[str, Any]] = cards.DATA["standard_buildings"] + cards.DATA["special_buildings"]
ENTRIES = {entry.id: entry for entry in RULES.values() if entry.id.startswith("LH-BLDG-")}


def rule_id(card: dict[str, Any]) -> str:
    return "LH-BLDG-" + "".join(word.capitalize() for word in card["id"].split("_"))


# Goods.


@pytest.mark.rule("LH-TERM-1")
def test_every_basic_good_has_its_upgrade() -> None:
    goods = cards.GOOD_IDS
    pairs = {name: goods[cards.UPGRADE[kind]] for kind, name in enumerate(goods) if cards.UPGRADE[kind] >= 0}
    assert pairs == {
        "fish": "smoked_fish",
        "wood": "charcoal",
        "clay": "brick",
        "iron": "steel",
        "grain": "bread",
        "cattle": "meat",
        "coal": "coke",
        "hides": "leather",
    }


@pytest.mark.rule("LH-TERM-4")
def test_food_values() -> None:
    worth = {name: value for name, value in zip(cards.KIND_IDS, cards.FOOD_VALUE, strict=True) if value}
    assert worth == {"fish": 1, "smoked_fish": 2, "bread": 2, "meat": 3, "francs": 1}


@pytest.mark.rule("LH-TERM-5")
def test_energy_values() -> None:
    worth = {name: value for name, value in zip(cards.KIND_IDS, cards.ENERGY_VALUE, strict=True) if value}
    assert worth == {"wood": 1, "charcoal": 3, "coal": 3, "coke": 10}


@pytest.mark.rule("LH-TERM-6")
def test_substitutes() -> None:
    found = {cards.KIND_IDS[kind]: cards.KIND_IDS[other] for kind, other in enumerate(cards.SUBSTITUTE) if other >= 0}
    assert found == {"clay": "brick", "iron": "steel"}


@pytest.mark.rule("LH-TERM-7")
def test_offer_spaces_in_order() -> None:
    assert cards.OFFER_IDS == ["francs", "fish", "wood", "clay", "iron", "grain", "cattle"]


@pytest.mark.rule("LH-BLDG-ShippingLine")
def test_shipping_values() -> None:
    worth = dict(zip(cards.GOOD_IDS, cards.SHIPPING_VALUE, strict=True))
    by_value = {
        8: ["steel"],
        5: ["coke"],
        4: ["leather"],
        3: ["cattle", "bread", "coal"],
        2: ["meat", "smoked_fish", "charcoal", "hides", "brick", "iron"],
        1: ["fish", "wood", "clay", "grain"],
    }
    assert worth == {good: value for value, goods in by_value.items() for good in goods}


# Buildings.


@pytest.mark.parametrize("card", BUILDINGS, ids=lambda card: card["id"])
def test_the_entry_of_the_rules_has_the_figures_of_the_card(card: dict[str, Any]) -> None:
    header = ENTRIES[rule_id(card)].text
    assert header.startswith(f"{card['name_en']} ({card['name_pl']})"), header
    parts = [part.strip() for part in re.split(r"\. (?=[A-Z])", header)[0].split(";")]
    assert card["category"] in parts[1]
    assert f"value {card['value']}" in parts[2]
    assert ("not buyable" in parts[3]) == (not card["buyable"])
    if card["buyable"]:
        assert f"price {card['purchase_cost']}" in parts[3]
    cost = {name: int(number) for number, name in re.findall(r"(\d+) (\w+)", parts[4])} if "build " in parts[4] else {}
    assert cost == (card["build_cost"] or {})
    fees = [{"kind": kind.rstrip("s") + "s" if kind != "food" else "food", "amount": int(number)} for number, kind in
            re.findall(r"(\d+) (food|francs?)", parts[5])]  # fmt: skip
    assert fees == card["entry_fee"]
    assert ("no entry" in parts[5]) == (not card["enterable"])
    symbols = Counter({word.rstrip("s"): int(number) for number, word in re.findall(r"(\d) (hammers?)", header)})
    assert symbols["hammer"] == card["hammers"]
    fishermen = re.search(r"; (\d) fisherm[ae]n", header)
    assert (int(fishermen[1]) if fishermen else 0) == card["fishermen"]


def test_every_entry_of_the_rules_is_a_card() -> None:
    assert set(ENTRIES) == {rule_id(card) for card in BUILDINGS}


@pytest.mark.rule("LH-TERM-8")
def test_cards_without_a_category() -> None:
    none = {cards.CARD_IDS[card] for card in range(33) if cards.CATEGORY_IDS[cards.CATEGORY[card]] == "none"}
    assert none == {"marketplace", "clay_mound", "black_market", "bridge_over_the_seine"}


@pytest.mark.rule("LH-Q-2")
def test_totals_of_the_rulebook() -> None:
    standard = Counter(cards.CATEGORY_IDS[cards.CATEGORY[card]] for card in range(33))
    assert standard == {"craft": 9, "economic": 6, "industrial": 10, "public": 4, "none": 4}
    assert sum(cards.FISHERMEN[card] for card in range(33)) == 6
    base = [card for card in cards.DATA["special_buildings"] if card["set"] == "base"]
    assert Counter(card["category"] for card in base) == {
        "craft": 6,
        "economic": 14,
        "industrial": 6,
        "public": 4,
        "none": 5,
        "ship": 1,
    }
    for name, category in (
        ("hardware_store", "economic"),
        ("steel_mill", "industrial"),
        ("leather_industry", "industrial"),
    ):
        assert cards.CATEGORY_IDS[cards.CATEGORY[cards.CARD[name]]] == category
    assert [cards.FISHERMEN[cards.CARD[name]] for name in ("wharf_1", "wharf_2")] == [0, 0]


@pytest.mark.rule("LH-SETUP-14", "LH-Q-20")
def test_there_are_81_special_buildings() -> None:
    sets = Counter(card["set"] == "base" for card in cards.DATA["special_buildings"])
    assert sets == {True: 36, False: 45}


@pytest.mark.rule("LH-TERM-9")
def test_only_the_luxury_yacht_is_a_ship_with_a_symbol() -> None:
    ships = [card for card in range(len(cards.CARD_IDS)) if cards.CATEGORY_IDS[cards.CATEGORY[card]] == "ship"]
    assert [cards.CARD_IDS[card] for card in ships if cards.HAMMERS[card] or cards.FISHERMEN[card]] == ["luxury_yacht"]


@pytest.mark.rule("LH-SELL-1")
def test_all_values_are_even() -> None:
    assert [cards.CARD_IDS[card] for card in range(len(cards.CARD_IDS)) if cards.VALUE[card] % 2] == []


@pytest.mark.rule("LH-BUY-2")
def test_what_cannot_be_bought() -> None:
    unbuyable = {cards.CARD_IDS[card] for card in range(len(cards.CARD_IDS)) if cards.PRICE[card] < 0}
    liners = {"ms_susanne", "ms_doris", "ms_andrea"}
    assert unbuyable == {"church", "football_stadium", "construction_site", "rattletrap_car", *liners}


@pytest.mark.rule("LH-BUY-2")
def test_prices_of_ships() -> None:
    assert [cards.PRICE[cards.CARD[name]] for name in ("appoline", "cherbourg", "triest")] == [14, 20, 30]


@pytest.mark.rule("LH-BUILD-3", "LH-DEC-BUILD")
def test_no_cost_has_both_clay_and_brick() -> None:
    """So nobody has to be asked which of the two the Masons' Guild saves."""
    clay, brick = cards.GOOD_IDS.index("clay"), cards.GOOD_IDS.index("brick")
    assert [cost for cost in cards.BUILD_COST if cost and cost[clay] and cost[brick]] == []


@pytest.mark.rule("LH-Q-1")
def test_costs_that_editions_disagree_on() -> None:
    named = {card["id"]: card for card in BUILDINGS}
    assert named["arts_centre"]["build_cost"] == {"wood": 1, "clay": 1}
    assert named["ironworks"]["build_cost"] == {"wood": 1, "brick": 2}
    variants = {name: card["edition_variants"] for name, card in named.items() if card.get("edition_variants")}
    assert variants == {
        "arts_centre": {"card_2008": {"build_cost": {"wood": 1, "clay": 2}}},
        "ironworks": {"card_2008": {"build_cost": {"wood": 3, "brick": 2}}},
    }


@pytest.mark.rule("LH-SETUP-5", "LH-SETUP-6", "LH-Q-18")
def test_the_table_of_player_counts() -> None:
    text = rulebook_of(games.find("le_havre"))
    marks = {"x": "stack", "s": "start", ".": "out"}
    rows = re.findall(r"^\| (\w+) \| ([^|]+) \| `([xs.]{5})` \| `([xs.]{5})` \|$", text, re.MULTILINE)
    assert len(rows) == 33
    for (_, name, full, short), card in zip(rows, cards.DATA["standard_buildings"], strict=True):
        assert name == card["name_en"]
        for version, column in (("full", full), ("short", short)):
            for players in range(1, cards.MOST_PLAYERS + 1):
                assert card["usage"][version][str(players)] == marks[column[players - 1]], (name, version, players)


# Rounds.


def told_rounds(entry: Rule) -> list[dict[str, Any]]:
    """`r1:5hA W2, r2:…` as the data has it."""
    builds = {"": "none", "S": "standard", "A": "special"}
    types = {"W": "wooden", "I": "iron", "T": "steel", "L": "luxury"}
    return [
        {
            "round": int(number),
            "food": int(food),
            "harvest": harvest == "h",
            "town_builds": builds[built],
            "ship_type": types[kind],
            "ship_value": int(value),
        }
        for number, food, harvest, built, kind, value in re.findall(
            r"r(\d+):(\d+)([h–])([SA]?) ([WITL])(\d+)", entry.text
        )
    ]


ALL_ROUNDS = [
    pytest.param("full", 1, marks=pytest.mark.rule("LH-RND-full-1")),
    pytest.param("full", 2, marks=pytest.mark.rule("LH-RND-full-2")),
    pytest.param("full", 3, marks=pytest.mark.rule("LH-RND-full-3")),
    pytest.param("full", 4, marks=pytest.mark.rule("LH-RND-full-4")),
    pytest.param("full", 5, marks=pytest.mark.rule("LH-RND-full-5")),
    pytest.param("short", 1, marks=pytest.mark.rule("LH-RND-short-1")),
    pytest.param("short", 2, marks=pytest.mark.rule("LH-RND-short-2")),
    pytest.param("short", 3, marks=pytest.mark.rule("LH-RND-short-3")),
    pytest.param("short", 4, marks=pytest.mark.rule("LH-RND-short-4")),
    pytest.param("short", 5, marks=pytest.mark.rule("LH-RND-short-5")),
]


@pytest.mark.rule("LH-END-9", "LH-SETUP-1", "LH-SETUP-11")
@pytest.mark.parametrize(("version", "players"), ALL_ROUNDS)
def test_rounds_are_those_of_the_rules(version: str, players: int) -> None:
    told = told_rounds(RULES[f"LH-RND-{version}-{players}"])
    data = cards.DATA["round_schedules"][version][str(players)]
    assert told == [{key: entry[key] for key in told[0]} for entry in data]
    assert len(told) == {"full": [7, 14, 18, 20, 20], "short": [4, 8, 12, 12, 15]}[version][players - 1]


@pytest.mark.rule("LH-ROUND-2")
@pytest.mark.parametrize("version", ["full", "short"])
@pytest.mark.parametrize("players", range(1, 6))
def test_first_players_of_the_round_cards(version: str, players: int) -> None:
    for entry in cards.DATA["round_schedules"][version][str(players)]:
        assert entry["start_player"] == (entry["round"] - 1) * 7 % players + 1


@pytest.mark.rule("LH-SHIP-6", "LH-SHIP-7", "LH-SHIP-2")
def test_ship_types() -> None:
    ships = {kind["id"]: kind for kind in cards.DATA["ship_types"]}
    assert {name: kind["food"] for name, kind in ships.items()} == {
        "wooden": [5, 4, 3, 2, 1],
        "iron": [7, 5, 4, 3, 2],
        "steel": [10, 7, 6, 5, 3],
        "luxury": [0, 0, 0, 0, 0],
    }
    assert {name: kind["capacity"] for name, kind in ships.items()} == {"wooden": 2, "iron": 3, "steel": 4, "luxury": 0}
    assert {name: kind["build_cost"] for name, kind in ships.items()} == {
        "wooden": {"wood": 5},
        "iron": {"iron": 4},
        "steel": {"steel": 2},
        "luxury": {"steel": 3},
    }
    assert {kind["build_energy"] for kind in ships.values()} == {3}


@pytest.mark.rule("LH-SUPPLY-3", "LH-SETUP-2")
def test_supply_tiles() -> None:
    tiles = {tuple(tile["goods"]): tile["interest"] for tile in cards.DATA["supply_tiles"]}
    assert len(tiles) == 7
    assert [goods for goods, interest in tiles.items() if interest] == [("wood", "fish")]
    assert Counter(good for goods in tiles for good in goods) == {
        "wood": 4,
        "fish": 3,
        "clay": 2,
        "francs": 2,
        "iron": 1,
        "grain": 1,
        "cattle": 1,
    }


@pytest.mark.rule("LH-Q-19", "LH-Q-21")
def test_reminders_and_slips_change_nothing() -> None:
    """Food chips are no goods; the Brickworks pay half a franc for a brick, as in the rulebook's own examples."""
    assert "food" not in cards.KIND_IDS
    brickworks = next(card for card in BUILDINGS if card["id"] == "brickworks")
    assert brickworks["effects"][0]["gain_francs_half"] == 1
