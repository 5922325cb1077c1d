"""Pictures come after the board; nothing moves when they arrive, and names stand beside them whole."""

from __future__ import annotations

import re
from math import inf

import pytest
from playwright.sync_api import Route

import ratusz
from ratusz import Match
from tests.browser.conftest import Visit
from tests.browser.pictures import seat
from tests.browser.players import PLAYERS

PICTURES = re.compile(r"/assets/pictures-[\w-]+\.js")
PLACES = """() => [...document.querySelectorAll('main *')].filter((piece) => !piece.closest('svg.art > *'))
  .map((piece) => [piece, piece.getBoundingClientRect()])
  .map(([piece, { x, y, width, height }]) => `${piece.tagName} ${[x, y, width, height].map(Math.round)}`)"""
DRAWN = "() => [...document.querySelectorAll('svg.art')].filter((art) => art.childElementCount > 0).length"
AWAITED = "() => [...document.querySelectorAll('svg.art')].filter((art) => art.childElementCount === 0).length"
CUT = """() => {
  const people = new Set([...document.querySelectorAll('.seats *')].map(({ textContent }) => textContent.trim()))
  const isCut = (name) => {
    const [own, around] = [name, name.parentElement].map((one) => one.getBoundingClientRect())
    const hidden = getComputedStyle(name).overflowX !== 'visible'
    const spills = own.right > around.right + 1 || own.bottom > around.bottom + 2
    return hidden || spills || name.scrollWidth > name.clientWidth + 1
  }
  return [...document.querySelectorAll(':is(.board, .mine) .name')]
    .filter((name) => name.clientWidth > 0 && !name.closest('.seats, [data-city]'))
    .filter((name) => !people.has(name.textContent.trim()) && isCut(name)).map((name) => name.textContent)
}"""
"""Names that are not seen whole; those of people may be longer than any box, those of towns lie free on their map."""
UNPAINTED = """() => [...document.querySelectorAll('svg.art path')]
  .filter((path) => getComputedStyle(path).fill === 'rgb(0, 0, 0)').map((path) => path.getAttribute('class'))"""
NARROWEST = """(selector) => Math.min(...[...document.querySelectorAll(selector)]
  .map((one) => one.getBoundingClientRect().width))"""
HIGHEST = """(selector) => Math.max(...[...document.querySelectorAll(selector)]
  .map((one) => one.getBoundingClientRect().height))"""
SIZES = ((1440, 900), (1920, 1080), (2200, 1240), (2560, 1440))
SMALLEST = {
    "builders": "[data-guide=buildings] button",
    "little_town": "[data-square]",
    "orleans": "[data-guide=mat] [data-place], [data-event]",
    "le_havre": "[data-lane] [data-card] .picture",
    "craftsmen": "[data-card] .picture",
}
"""What grows with the screen in each game."""
SEEN = {"builders": 60, "little_town": 30, "orleans": 60, "le_havre": 120, "craftsmen": 120}


@pytest.mark.parametrize("game", PLAYERS)
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
    # What is loaded at the same time, and is not to be seen.
    guest.page.locator("[data-stage]").wait_for(state="attached")
    assert guest.at_once(AWAITED) > 0
    before = guest.at_once(PLACES)
    held[0].continue_()
    guest.wait_at_once(f"() => ({AWAITED})() === 0")
    assert guest.run(PLACES) == before


@pytest.mark.parametrize("game", PLAYERS)
def test_cards_grow_with_the_screen_and_show_their_names(visit: Visit, game: str) -> None:
    guest = visit(language="pl", game=game)
    guest.bring(under_way(game, SEEN[game]))
    guest.page.locator(".board [data-place], #hand-over-title").first.wait_for()
    if guest.count(guest.page.locator("#hand-over-title")):
        guest.press("ui-pass-screen-never")
    guest.wait_for_table()
    narrowest: list[float] = []
    for width, height in SIZES:
        guest.page.set_viewport_size({"width": width, "height": height})
        assert guest.run(CUT) == []
        narrowest.append(guest.run(NARROWEST, SMALLEST[game]))
    assert narrowest == sorted(set(narrowest)), "each larger screen has larger pieces"
    assert narrowest[1] > narrowest[0] * 1.1
    assert narrowest[-1] > narrowest[0] * 1.5


def under_way(game: str, actions: float) -> Match:
    """After so many actions at random, if there are as many."""
    match = ratusz.new(game, players=3, seed="names")
    bot = ratusz.bot("random")
    while match.ply < actions and not match.over:
        match.apply(bot.choose(match, decider := match.deciders()[0]), decider)
    return match


def test_signs_of_a_score_sheet_are_as_high_as_its_lines(visit: Visit) -> None:
    guest = visit(game="orleans")
    guest.open()
    guest.open(f"/t/{seat(guest, under_way('orleans', inf))}")
    guest.expects(guest.score_sheet.locator(".sign").first).to_be_visible()
    assert guest.run(HIGHEST, ".sheet .sign svg") < 30


@pytest.mark.parametrize("game", PLAYERS)
def test_everything_drawn_is_painted(visit: Visit, game: str) -> None:
    """By day and in the dark: what nobody gave a colour, or a colour that is none, would be black."""
    guest = visit(game=game)
    guest.take_table("me Ania", "easy")
    guest.wait_for_turn()
    guest.wait_at_once(f"() => ({DRAWN})() > 0")
    assert guest.run(UNPAINTED) == []
    guest.page.emulate_media(color_scheme="dark")
    assert guest.run(UNPAINTED) == []
