"""Rules that were changed in the server alone: the page that was built before shows what they make of a position."""

from __future__ import annotations

import json
import re
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

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


@pytest.fixture(scope="module")
def changed_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server of sources in which some rules are others. Its pages are those of everybody."""
    folder = tmp_path_factory.mktemp("changed")
    package = folder / "sources" / "ratusz"
    shutil.copytree(SOURCES, package, ignore=shutil.ignore_patterns("static", "__pycache__", "*.so"))
    (package / "server" / "static").symlink_to(SOURCES / "server" / "static")
    change_builders(package / "games" / "builders" / "data.json")
    change_le_havre(package / "games" / "le_havre" / "data.json")
    change_craftsmen(package / "games" / "craftsmen" / "data.json")
    house = House(folder, PYTHONPATH=str(package.parent))
    house.open()
    yield house
    house.close()
    assert house.troubles() == []


def change_builders(file: Path) -> None:
    """An action costs 8 coins instead of 5."""
    data = json.loads(file.read_text())
    data["constants"]["extra_action_price"] = 8
    file.write_text(json.dumps(data))


def change_le_havre(file: Path) -> None:
    """The Bakehouse gives 3 francs instead of half a franc for each bread, and takes three times the energy."""
    data = json.loads(file.read_text())
    bakehouse = next(card for card in data["standard_buildings"] if card["id"] == "bakehouse")
    bakehouse["effects"][0].update(gain_francs_half=6, energy_half=3)
    file.write_text(json.dumps(data))


def change_craftsmen(file: Path) -> None:
    """Two cards of a colour are worth 7 instead of 5."""
    data = json.loads(file.read_text())
    data["capital_set_values"][0]["value"] = 7
    file.write_text(json.dumps(data))


def lay_out(guest: Guest, mine: dict[str, Any], *actions: str, **table: Any) -> None:
    """Let the guest go on from a position and what was done there, at all seats by itself."""
    match = ratusz.position(guest.game, seats=[mine], **table)
    for action in actions:
        match.play(action)
    guest.open()
    table_id = guest.run(IMPORT, match.record().to_json())
    guest.open(f"/t/{table_id}")


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
    guest.page.mouse.move(0, 0)
    guest.hover(buy)
    guest.expects(guest.page.locator("aside.tip")).to_contain_text(guest.words("closed-action_price", coins=8))


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
