"""The components of Craftsmen: the numbers in the data are those of the rulebook, and the engine plays with them."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from typing import Any

import pytest

from ratusz.games.craftsmen.cards import CARDS, COPIES, DATA, HOLDS_FOR, MOST_BID, SHIPPED, TYPES

COMPONENTS = {entry["id"]: entry["count"] for entry in DATA["components"]}
CONSTANTS = {entry["id"]: entry["value"] for entry in DATA["constants"]}
BUILDINGS: list[dict[str, Any]] = DATA["building_cards"]
KINDS = {kind["id"]: kind for kind in DATA["building_kinds"]}
LINES = {line["good"]: line["buildings"] for line in DATA["production_lines"]}


def test_as_many_cards_as_in_the_box() -> None:
    assert sum(card["copies"] for card in DATA["capital_cards"]) == sum(COPIES) == COMPONENTS["capital_cards"] == 48
    assert TYPES == 12
    counted = Counter(card["category"] for card in BUILDINGS)
    assert counted == {"sawmill": 6, "basic": 24, "extended": 24, "advanced": 16}
    assert {name: COMPONENTS[f"{name}_cards"] for name in counted} == counted
    assert CARDS == 1 + 70
    assert len(DATA["bonus_tokens"]) == COMPONENTS["bonus_tokens"] == 8
    assert sum(column["natural_at_start"] for column in DATA["granary"]) == COMPONENTS["natural_markers"] == 14
    assert max(row["privilege_tokens"] for row in DATA["player_count_table"]) == COMPONENTS["privilege_tokens"]
    assert max(row["labour_tokens"] for row in DATA["player_count_table"]) == COMPONENTS["labour_tokens"]


def test_copies_of_each_kind() -> None:
    counted = Counter(card["kind"] for card in BUILDINGS)
    assert counted == {name: kind["copies"] for name, kind in KINDS.items()}
    assert all(card["category"] == KINDS[card["kind"]]["category"] for card in BUILDINGS)


def test_every_record_says_where_it_comes_from() -> None:
    allowed = set(DATA["meta"]["source_legend"])
    for key, records in DATA.items():
        for record in records if isinstance(records, list) else []:
            assert record["source"] in allowed, (key, record)
    assert any(card["source"] == "reconstructed" for card in BUILDINGS)


def test_colours_are_spread_evenly() -> None:
    for category, each in (("basic", 12), ("extended", 12), ("advanced", 8), ("sawmill", 3)):
        halves = Counter(card[half] for card in BUILDINGS if card["category"] == category for half in ("top", "bottom"))
        assert set(halves.values()) == {each}


def test_houses_are_one_of_each_kind() -> None:
    for category in ("extended", "advanced"):
        houses = [card["kind"] for card in BUILDINGS if card["category"] == category and card["house_symbol"]]
        assert len(houses) == len(set(houses)) == 8


def test_every_good_is_made_once_and_used() -> None:
    made = [kind["output"] for kind in KINDS.values()]
    assert sorted(made) == sorted(good["id"] for good in DATA["goods"])
    used = {good for kind in KINDS.values() for good in kind["inputs"]}
    shipped = {hold["good"] for ship in DATA["ships"] for hold in ship["holds"]}
    assert used | shipped == set(made)
    assert not used & shipped


@pytest.mark.rule("OQ-21", "CR-SHIP-1")
def test_each_shipped_good_has_a_hold_on_two_ships() -> None:
    holds = Counter(hold["good"] for ship in DATA["ships"] for hold in ship["holds"])
    assert set(holds.values()) == {2}
    assert len(holds) == 9
    assert [len(ship["holds"]) for ship in DATA["ships"]] == [3, 4, 5, 6]
    assert all(hold["fields"] == 2 for ship in DATA["ships"] for hold in ship["holds"])
    assert all(len(holds_of) == (2 if shipped else 0) for holds_of, shipped in zip(HOLDS_FOR, SHIPPED, strict=True))


@pytest.mark.rule("CR-YEAR-2", "OQ-22")
def test_majorities() -> None:
    assert [ship["majority_bonus"] for ship in DATA["ships"]] == [[4], [5, 3], [6, 4, 2], [7, 5, 3, 1]]


@pytest.mark.rule("CR-BONUS-1")
@pytest.mark.parametrize("sawmill", [card["id"] for card in BUILDINGS if card["category"] == "sawmill"])
def test_every_line_can_be_laid_beside_every_sawmill(sawmill: str) -> None:
    """With its own cards only and without the privilege."""
    start = next(card for card in BUILDINGS if card["id"] == sawmill)
    for kinds in LINES.values():
        needed = [kind for kind in kinds if kind != "sawmill"]
        assert any(can_extend([start], list(order)) for order in permutations(needed)), kinds


def can_extend(row: list[dict[str, Any]], kinds: list[str]) -> bool:
    if not kinds:
        return True
    for card in BUILDINGS:
        if card["kind"] == kinds[0]:
            for end, longer in ((row[0], [card, *row]), (row[-1], [*row, card])):
                if (card["top"] == end["top"] or card["bottom"] == end["bottom"]) and can_extend(longer, kinds[1:]):
                    return True
    return False


def test_numbers_of_the_rulebook() -> None:
    assert (CONSTANTS["years"], CONSTANTS["seasons_per_year"], CONSTANTS["helpers_per_player"]) == (3, 4, 5)
    assert MOST_BID == 45
    assert [entry["value"] for entry in DATA["capital_set_values"]][:3] == [5, 10, 15]
