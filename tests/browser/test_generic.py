"""Games that the client was built without are played to their end, by mouse and by touch: buttons, forms and ways."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

import tutorial
from tests.browser.axe import check
from tests.browser.conftest import Visit
from tests.browser.guest import Guest, Screen, points
from tests.browser.house import House

ROOT = Path(__file__).parents[2]
TOYS = "[ratusz.games]\nfair = tests.toys.fair:GAME\nstaking = tests.toys.staking:GAME\n"


@pytest.fixture(scope="module")
def fairground(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A house with games from elsewhere: that of the tutorial, and the toys of the tests."""
    folder = tmp_path_factory.mktemp("fairground")
    installed = folder / "installed"
    tutorial.install(installed)
    about = installed / "toys-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Name: toys\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text(TOYS)
    path = [str(installed), *filter(None, [os.environ.get("PYTHONPATH")]), str(ROOT)]
    house = House(folder, PYTHONPATH=os.pathsep.join(path))
    house.open()
    yield house
    house.close()
    assert house.troubles() == []


class Player:
    """Somebody who presses what there is: as much as a form allows, else the last answer."""

    def __init__(self, guest: Guest) -> None:
        self.guest = guest
        self.forms = self.ways = self.closed = 0

    def play(self) -> None:
        while self.guest.wait_for_turn():
            self.act()

    def act(self) -> None:
        guest = self.guest
        mine = guest.page.locator(".mine")
        self.closed += guest.count(mine.locator(".closed li"))
        self.forms += guest.count(mine.locator(".form"))
        self.ways += guest.count(mine.locator(".answers[data-panel] button"))
        everything = mine.get_by_role("button", name=guest.words("generic-everything"), exact=True)
        if guest.count(everything):
            guest.press(everything)
        pieces = mine.locator(".form [data-action]" if guest.count(everything) else "[data-action]:enabled")
        guest.act(pieces.last if guest.count(pieces) else guest.question.locator("[data-action]").first)


def check_score_sheet(guest: Guest) -> None:
    sheet = guest.score_sheet
    guest.expects(sheet).to_be_visible()
    totals = [points(total) for total in guest.texts(sheet.locator("tfoot td"))]
    rows = [[points(cell) for cell in guest.texts(row.locator("td"))] for row in guest.each(sheet.locator("tbody tr"))]
    assert totals == [sum(column) for column in zip(*rows, strict=True)]
    assert totals == sorted(totals, reverse=True)


@pytest.mark.parametrize(("screen", "language"), [("desktop", "en"), ("phone", "pl")])
def test_the_game_of_the_tutorial_is_played_to_its_score_sheet(
    visit: Visit, fairground: House, screen: Screen, language: str
) -> None:
    guest = visit(screen, language=language, game="market_day", to=fairground)
    guest.open()
    guest.expects(guest.card.get_by_role("heading")).to_have_text("Market Day")
    guest.expects(guest.card.get_by_label(guest.words("ui-level")).locator("option")).to_have_count(1)
    guest.play_now(level="easy")
    guest.wait_for_turn()

    guest.expects(guest.page.locator("header .name, .header .name").first).to_have_text("Market Day")
    guest.expects(guest.page.locator(".board [data-seat] h3")).to_have_count(2)
    guest.expects(guest.page.get_by_role("button", name=guest.words("ui-hint"), exact=True)).to_have_count(0)
    guest.expects(guest.page.locator(".board [data-seat='0'] .piece").first).to_be_visible()
    guest.expects(guest.page.locator(".board [data-seat='1']")).to_contain_text("Hand3")
    answer = guest.page.locator(".mine [data-action^='sell']").first
    guest.expects(answer).to_contain_text("coins")
    check(guest, f"a game without a board on a {screen}")

    guest.press("ui-rules")
    guest.sees("generic-rules")
    guest.press("ui-close")
    player = Player(guest)
    player.play()
    check_score_sheet(guest)
    assert any("draws a card" in line or "sells" in line for line in guest.log_lines)


@pytest.mark.parametrize("screen", ["desktop", "phone"])
def test_forms_are_filled_in_and_what_is_closed_says_why(visit: Visit, fairground: House, screen: Screen) -> None:
    guest = visit(screen, game="fair", to=fairground)
    guest.play_now(level="easy")
    guest.wait_for_turn()

    form = guest.page.locator(".mine .form")
    send = form.get_by_role("button", name=guest.words("generic-do"), exact=True)
    cards = form.locator("[aria-pressed]")
    guest.press(cards.last)
    guest.expects(send).to_be_disabled()
    guest.expects(form.locator(".wrong")).to_contain_text("= 1")
    guest.press(cards.first)
    guest.press(form.get_by_role("button", name=guest.words("generic-one-more", of="Stake nothing"), exact=True))
    guest.expects(form).to_contain_text("Stake 1 coin")
    check(guest, f"a form on a {screen}")
    guest.act(send)

    player = Player(guest)
    player.play()
    assert player.forms > 2
    assert player.closed > 0
    check_score_sheet(guest)


def test_ways_are_chosen(visit: Visit, fairground: House) -> None:
    guest = visit(game="staking", to=fairground)
    guest.play_now(level="easy")
    player = Player(guest)
    player.play()
    assert player.ways >= 3
    check_score_sheet(guest)
