"""Variants of data: each change names a place and fits it, and nothing that was played with one passes for another."""

from __future__ import annotations

import json
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import ratusz
from ratusz.core.data import varied, vary
from ratusz.core.errors import BadDocument, BadRecord, BadVariant
from ratusz.core.varying import changed, settled

PRICE = "buildings.chapel.points"


def data() -> dict[str, Any]:
    return {
        "first": "inn",
        "cards": [
            {"id": "inn", "price": 3, "open": True, "goods": ["wood"]},
            {
                "id": "mill",
                "price": 4,
                "open": False,
                "goods": [],
                "rooms": [{"row": 1, "beds": 2}, {"row": 2, "beds": 2}],
            },
        ],
    }


def test_a_change_names_a_place_by_ids_and_entries() -> None:
    changes = {"cards.mill.rooms.row=2.beds": 5, "cards.*.price": "+1", "cards.inn.goods": ["clay", "wood"]}
    assert settled(data(), changes) == {
        "cards.mill.rooms.row=2.beds": 5,
        "cards.inn.price": 4,
        "cards.mill.price": 5,
        "cards.inn.goods": ["clay", "wood"],
    }
    after = changed(data(), changes, set())
    assert [card["price"] for card in after["cards"]] == [4, 5]
    assert after["cards"][1]["rooms"] == [{"row": 1, "beds": 2}, {"row": 2, "beds": 5}]


def test_what_nobody_looks_at_is_known() -> None:
    used: set[str] = set()
    after = changed(data(), {"cards.inn.price": 9, "cards.inn.open": False}, used)
    assert not used
    assert after["cards"][0]["price"] == 9
    assert used == {"cards.inn.price"}


@pytest.mark.parametrize(
    ("place", "value", "sentence"),
    [
        ("card.inn.price", 1, "There is no 'card' in 'data.json' (of 'card.inn.price'); there are: first, cards."),
        ("cards.ship.price", 1, "There is no 'ship' in 'cards' (of 'cards.ship.price'); there are: inn, mill."),
        (
            "cards.inn.cost",
            1,
            "There is no 'cost' in 'cards.inn' (of 'cards.inn.cost'); there are: id, price, open, goods.",
        ),
        ("cards.inn.price.low", 1, "There is no 'low' in 'cards.inn.price' (of 'cards.inn.price.low')."),
        (
            "cards.mill.rooms.beds=2.beds",
            1,
            "'cards.mill.rooms.beds=2.beds' could be several things that nothing tells apart.",
        ),
        ("cards.inn.id", "pub", "'cards.inn.id' is what something is known by, and cannot be varied."),
        ("cards.inn", 1, "'cards.inn' holds many things; name one of them."),
        ("cards.inn.price", "4", "'cards.inn.price' is a whole number from 0 to 999, not '4'."),
        ("cards.inn.price", "-4", "'cards.inn.price' is a whole number from 0 to 999, not -1."),
        ("cards.inn.price", True, "'cards.inn.price' is a whole number from 0 to 999, not True."),
        ("cards.inn.open", 1, "'cards.inn.open' is true or false, not 1."),
        ("cards.inn.goods", "wood", "'cards.inn.goods' is a list, not 'wood'."),
        ("cards.inn.goods", [1], "'cards.inn.goods' is a text, not 1."),
        ("first", 1, "'first' is a text, not 1."),
    ],
)
def test_a_bad_change_is_refused_in_a_sentence(place: str, value: Any, sentence: str) -> None:
    with pytest.raises(BadVariant) as refused:
        settled(data(), {place: value})
    assert str(refused.value) == sentence


def test_a_game_that_was_imported_cannot_be_varied_any_more() -> None:
    ratusz.new("builders", 2)
    with pytest.raises(BadVariant, match="takes a process of its own"):
        vary("builders", {PRICE: 9})
    assert varied("builders") == {}


def test_an_ordinary_game_takes_up_nothing_that_was_played_with_a_variant() -> None:
    match = ratusz.new("builders", 2, seed=1)
    with pytest.raises(BadRecord, match="variant of the data"):
        ratusz.replay(replace(match.record(), data={PRICE: 9}))
    with pytest.raises(BadDocument, match="variant of the data"):
        ratusz.from_document({**match.document(), "data": {PRICE: 9}})


PLAY = f"""
from ratusz.core.data import vary
vary("builders", {{"{PRICE}": 9}})
import ratusz
match = ratusz.new("builders", 2, seed=1)
while not match.over:
    match.apply(match.legal()[0])
print(match.record().to_json())
assert ratusz.replay(match.record()).fingerprint() == match.fingerprint()
try:
    ratusz.replay(open(SYS.argv[1]).read())
except ratusz.BadRecord as error:
    assert "as it is" in str(error), error
""".replace("SYS", "__import__('sys')")


def test_the_record_of_a_variant_says_so_and_is_verified_with_it(tmp_path: Path) -> None:
    ordinary, special = tmp_path / "ordinary.json", tmp_path / "special.json"
    ordinary.write_text(ratusz.new("builders", 2, seed=1).record().to_json())
    run = [sys.executable, "-c", PLAY, str(ordinary)]
    special.write_text(subprocess.run(run, capture_output=True, text=True, check=True).stdout)
    record = json.loads(special.read_text())
    assert (record["ratusz"], record["data"]) == (3, {PRICE: 9})
    verify = [sys.executable, "-m", "ratusz", "verify", "--json", str(special)]
    checks = json.loads(subprocess.run(verify, capture_output=True, text=True, check=True).stdout)["checks"]
    assert {"name": "data", "passed": None, "detail": f"{PRICE} = 9"} in checks
    # And what was left out of the record is missed.
    special.write_text(json.dumps({key: value for key, value in record.items() if key != "data"}))
    assert subprocess.run(verify, capture_output=True, check=False).returncode == 1
