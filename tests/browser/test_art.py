"""Pictures come after the board; nothing moves when they arrive, and names stand beside them whole."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Route

from tests.browser.conftest import Visit

ILLUSTRATED = ["builders", "little_town", "le_havre"]
PICTURES = re.compile(r"/assets/pictures-[\w-]+\.js")
PLACES = """() => [...document.querySelectorAll('main *')].filter((piece) => !piece.closest('svg.art > *'))
  .map((piece) => [piece, piece.getBoundingClientRect()])
  .map(([piece, { x, y, width, height }]) => `${piece.tagName} ${[x, y, width, height].map(Math.round)}`)"""
DRAWN = "() => [...document.querySelectorAll('svg.art')].filter((art) => art.childElementCount > 0).length"
CUT = """() => [...document.querySelectorAll('[data-card] .name')]
  .filter((name) => name.scrollWidth > name.clientWidth + 1 || getComputedStyle(name).overflow !== 'visible')
  .map((name) => `${name.textContent}: ${name.scrollWidth} in ${name.clientWidth}`)"""
WIDTHS = """() => [...document.querySelectorAll('[data-lane] [data-card] .picture')].map((one) => one.clientWidth)"""


@pytest.mark.parametrize("game", ILLUSTRATED)
def test_nothing_moves_when_the_pictures_come(visit: Visit, game: str) -> None:
    guest = visit(language="pl", game=game)
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    guest.page.route(PICTURES, hold)
    with guest.page.expect_request(PICTURES):
        guest.take_table("me Ania", "easy")
    guest.page.locator("[data-action]").first.wait_for()
    guest.at_once("() => document.fonts.ready")
    assert guest.at_once(DRAWN) == 0
    before = guest.at_once(PLACES)
    held[0].continue_()
    guest.wait_at_once(f"() => ({DRAWN})() > 0")
    assert guest.run(PLACES) == before
    assert guest.run(DRAWN) == guest.run("() => document.querySelectorAll('svg.art').length")


def test_cards_grow_with_the_screen_and_show_their_names(visit: Visit) -> None:
    guest = visit(language="pl", game="le_havre")
    guest.take_table("me Ania", "easy", "easy")
    guest.wait_for_turn()
    narrowest: list[int] = []
    for width, height in ((1440, 900), (1920, 1080), (2560, 1440)):
        guest.page.set_viewport_size({"width": width, "height": height})
        guest.settle()
        assert guest.run(CUT) == []
        narrowest.append(min(guest.run(WIDTHS)))
    assert narrowest == sorted(set(narrowest)), "each larger screen has larger pictures"
