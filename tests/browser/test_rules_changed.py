"""Rules that were changed in the server alone: the page that was built before shows what they make of a position."""

from __future__ import annotations

import json
import re
import shutil
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Locator

import ratusz
from tests.browser.conftest import Visit
from tests.browser.guest import Guest
from tests.browser.house import House
from tests.browser.words import ROOT

SOURCES = ROOT / "src" / "ratusz"
IMPORT = """async (record) => {
    const headers = {'Content-Type': 'application/json'}
    const answer = await fetch('/api/records', {method: 'POST', headers, body: JSON.stringify({record})})
    return (await answer.json()).table
}"""
"""Opens a record as a table of one's own."""


def change_builders(data: dict[str, Any]) -> None:
    """An action costs 8 coins instead of 5."""
    data["constants"]["extra_action_price"] = 8


def change_craftsmen(data: dict[str, Any]) -> None:
    """Two cards of a colour are worth 7 instead of 5."""
    data["capital_set_values"][0]["value"] = 7


def change_le_havre(data: dict[str, Any]) -> None:
    """The Bakehouse gives 3 francs instead of half a franc for each bread, and takes three times the energy."""
    bakehouse = next(card for card in data["standard_buildings"] if card["id"] == "bakehouse")
    bakehouse["effects"][0].update(gain_francs_half=6, energy_half=3)


def change_little_town(data: dict[str, Any]) -> None:
    """The Bakery costs 2 stones besides its wood and brings 9 points instead of 4; a cube is bought for 5 coins."""
    bakery = next(tile for tile in data["tiles"] if tile["id"] == "bakery")
    bakery["cost"]["stone"] = 2
    bakery["build_vp"] = 9
    data["constants"]["coins_per_bought_cube"] = 5


def change_orleans(data: dict[str, Any]) -> None:
    """The first step on the knights track lets 7 followers be drawn instead of 5."""
    knights = next(track for track in data["tracks"] if track["id"] == "knights")
    knights["steps"][0]["draw"] = 7


CHANGES: dict[str, Callable[[dict[str, Any]], None]] = {
    "builders": change_builders,
    "craftsmen": change_craftsmen,
    "le_havre": change_le_havre,
    "little_town": change_little_town,
    "orleans": change_orleans,
}


@pytest.fixture(scope="module")
def changed_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server of sources in which some rules are others. Its pages are those of everybody."""
    folder = tmp_path_factory.mktemp("changed")
    package = folder / "sources" / "ratusz"
    shutil.copytree(SOURCES, package, ignore=shutil.ignore_patterns("static", "__pycache__", "*.so"))
    (package / "server" / "static").symlink_to(SOURCES / "server" / "static")
    for game, change in CHANGES.items():
        file = package / "games" / game / "data.json"
        data = json.loads(file.read_text(encoding="utf-8"))
        change(data)
        file.write_text(json.dumps(data), encoding="utf-8")
    house = House(folder, PYTHONPATH=str(package.parent))
    house.open()
    yield house
    house.close()
    assert house.troubles() == []


def lay_out(guest: Guest, mine: dict[str, Any], *actions: str, **table: Any) -> None:
    """Let the guest go on from a position and what was done there, at all seats by itself."""
    match = ratusz.position(guest.game, seats=[mine], **table)
    for action in actions:
        match.play(action)
    guest.open()
    table_id = guest.run(IMPORT, match.record().to_json())
    guest.open(f"/t/{table_id}")


def expect_tip(guest: Guest, target: Locator, words: str) -> None:
    """What is told of a thing when the mouse comes to it from elsewhere."""
    guest.expects(target).to_be_visible()
    guest.page.mouse.move(0, 0)
    guest.hover(target)
    guest.expects(guest.page.locator("aside.tip")).to_contain_text(words)


def test_a_price_is_that_of_the_server(visit: Visit, changed_house: House) -> None:
    guest = visit(to=changed_house)
    lay_out(guest, {"coins": 8})
    guest.hover(guest.page.locator("button.buy"))
    guest.expects(guest.question.locator(".preview")).to_contain_text("8")


def test_a_reason_is_that_of_the_server(visit: Visit, changed_house: House) -> None:
    guest = visit(to=changed_house)
    lay_out(guest, {"coins": 7})
    buy = guest.page.locator("button.buy")
    guest.expects(buy).to_have_attribute("aria-disabled", "true")
    expect_tip(guest, buy, guest.words("closed-action_price", coins=8))


def test_a_panel_adds_up_by_the_rules_of_the_server(visit: Visit, changed_house: House) -> None:
    guest = visit(to=changed_house, game="le_havre")
    mine = {"goods": {"grain": 4, "wood": 6, "francs": 5}, "buildings": ["bakehouse"]}
    lay_out(guest, mine, "enter bakehouse")
    guest.expects(guest.page.locator(".counter .brings")).to_have_text(re.compile(r"3\s*9"))
    guest.expects(guest.page.locator(".counter .energy .title")).to_contain_text("5")


def test_ways_to_pay_are_those_of_the_server(visit: Visit, changed_house: House) -> None:
    guest = visit(to=changed_house, game="craftsmen")
    mine = {"capital": "p2 r1 r2", "buildings": "apiary_3", "estate": "sawmill_1"}
    lay_out(guest, mine, "build apiary_3 right", town="builders_guild")
    guest.press("ui-i-am", name="Player 1")
    guest.expects(guest.page.locator("[data-panel] .sum")).to_contain_text(guest.words("pay-kept", kept=7))


def test_a_tile_costs_and_brings_what_the_server_says(visit: Visit, changed_house: House) -> None:
    guest = visit(to=changed_house, game="little_town")
    lay_out(guest, {"wood": 2, "stone": 2})
    guest.hover(guest.page.locator("[data-market=bakery]"))
    preview = guest.question.locator(".preview")
    for kind, amount in {"wood": 2, "stone": 2, "points": 9}.items():
        guest.expects(preview).to_contain_text(guest.words(kind, **{kind: amount}))


def test_a_tile_is_closed_for_what_the_server_says(visit: Visit, changed_house: House) -> None:
    guest = visit(to=changed_house, game="little_town")
    lay_out(guest, {"wood": 2, "stone": 1, "coins": 4})
    expect_tip(guest, guest.page.locator("[data-market=bakery]"), guest.words("closed-cubes", cubes=1, coins=5))


@pytest.mark.parametrize("phase", ["planning", "actions"])
def test_a_place_brings_what_the_server_says(visit: Visit, changed_house: House, phase: str) -> None:
    guest = visit("phone", to=changed_house, game="orleans")
    lay_out(guest, {"slots": {"castle": "farmer boatman trader"}}, phase=phase)
    if phase == "planning":
        guest.press("ui-i-am", name="Player 1")
    guest.press(guest.page.locator("[data-look=castle]"))
    guest.expects(guest.page.locator("[data-detail]")).to_contain_text(guest.words("step-draw", n=7))
