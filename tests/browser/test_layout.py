"""Nothing is pushed out of sight, nothing is too small for a finger, nothing moves that should stand still."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator

from ratusz import Match
from tests.browser.axe import check as check_axe
from tests.browser.conftest import Visit
from tests.browser.endings import nearly_over
from tests.browser.guest import SCREENS, SHORT, Guest, Screen
from tests.browser.players import PLAYERS
from tests.browser.players.person import Person
from tests.games.craftsmen.words import Seat, stage
from tests.games.le_havre import words as havre

WIDER = """() => [document.documentElement, ...document.querySelectorAll('main, dialog .content, .mine, .question')]
  .filter((box) => box.scrollWidth > box.clientWidth + 1)
  .map((box) => `${box.tagName}.${box.className} ${box.scrollWidth} > ${box.clientWidth}`)"""
BEYOND = """(selector) => {
  const { scrollWidth, clientWidth } = document.querySelector(selector)
  return scrollWidth - clientWidth
}"""
SMALL = """(least) => [...document.querySelectorAll('button, a[href], select, input')]
  .filter((piece) => piece.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
  .filter((piece) => !piece.closest('p, [aria-hidden=true], .debug') && piece.tabIndex >= 0)
  .filter((piece) => !piece.disabled && piece.ariaDisabled !== 'true')
  .map((piece) => [piece, (piece.closest('label') ?? piece).getBoundingClientRect()])
  .filter(([, { width, height }]) => width > 0 && (width < least || height < least))
  .map(([piece, { width, height }]) => `${Math.round(width)}×${Math.round(height)} ${piece.outerHTML.slice(0, 90)}`)"""
FINGER = 39.5
POINTED = """() => {
  const [firsts, lasts] = [new Map(), new Map()]
  for (const [number, piece] of document.querySelectorAll('.board [data-action], .mine [data-action]').entries()) {
    const [verb] = piece.dataset.action.split(' ')
    if (!firsts.has(verb)) firsts.set(verb, number)
    lasts.set(verb, number)
  }
  return [...new Set([...firsts.values(), ...lasts.values()])]
}"""
"""Of the pieces that do the same, the first and the last."""
PIECES = """() => ['[data-guide=buildings]', '[data-guide=workers]', '[data-guide=free]'].map((piece) =>
  document.querySelector(piece).offsetHeight)"""
HEIGHTS = """() => ['div.question', 'section.mine', 'section.board'].map((selector) => {
  const box = document.querySelector(selector)
  let top = box.getBoundingClientRect().top
  for (let around = box.parentElement; around; around = around.parentElement) top += around.scrollTop
  return top
})"""
"""Where things lie in what scrolls: to point at a piece that a tip lies over, Playwright scrolls."""
PRESS_AT_ONCE = """(bar) => new MutationObserver((_, watching) => {
  const passing = [...bar.querySelectorAll('[data-action]')].at(-1)
  if (!passing?.disabled) return
  watching.disconnect()
  passing.click()
  const key = passing.querySelector('kbd').textContent
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
  bar.dataset.pressed = 'at once'
}).observe(bar, { subtree: true, childList: true, attributes: true })"""
"""Presses the next answer by mouse and by key as soon as it is there; from outside the page that might be too late."""

IN_SIGHT = {
    "builders": ("buildings", "workers", "actions", "bank", "free", "question", "yard"),
    "little_town": ("map", "market", "goods", "objectives", "question"),
    "le_havre": ("round", "offers", "stacks", "ships", "goods", "question"),
    "orleans": ("event", "development", "map", "goods", "market", "bag", "mat", "question"),
    "craftsmen": ("calendar", "town", "market", "granary", "figures", "my-capital", "hand", "estate", "question"),
}
"""All that is pressed in a turn."""


LARGE: list[Screen] = ["desktop", "tablet"]
PHONES: list[Screen] = ["phone", "small phone"]
BOARD_SHARE = {"phone": 1 / 2, "small phone": 1 / 3}
"""How much of the height of a phone the board has in the ordinary question of a turn."""


def crowded_table(guest: Guest) -> Person:
    guest.take_table("me", "easy", "easy", "easy", **SHORT.get(guest.game, {}))
    player = PLAYERS[guest.game](guest)
    player.play_turn()
    player.play_turn()
    guest.wait_for_turn()
    return player


def on_each(screens: list[Screen], guest: Guest) -> Iterator[Screen]:
    """The guest sees the same page on one screen after the other."""
    for screen in screens:
        width, height = SCREENS[screen]
        if guest.page.viewport_size != {"width": width, "height": height}:
            guest.page.set_viewport_size({"width": width, "height": height})
        yield screen


@pytest.mark.parametrize("screens", [LARGE, PHONES], ids=["large", "phones"])
def test_the_lobby_has_room_for_all_games(visit: Visit, screens: list[Screen]) -> None:
    """Neither the lobby nor a window of it is too wide, and a finger finds everything on a phone."""
    guest = visit(screens[0], language="pl")
    guest.open()
    for screen in on_each(screens, guest):
        windows = [guest.button("ui-settings").first]
        for guest.game in PLAYERS:
            windows.append(guest.card.get_by_role("button", name=guest.words("ui-new-table"), exact=True))
        check_lobby(guest, "lobby", screen)
        for window in windows:
            guest.press(window)
            check_lobby(guest, f"{window}", screen)
            guest.press("ui-close")


def check_lobby(guest: Guest, what: str, screen: Screen) -> None:
    assert guest.run(WIDER) == []
    if screen in PHONES:
        check_fingers(guest, what)


@pytest.mark.parametrize("game", PLAYERS)
def test_large_screens_show_all_that_is_played_with(visit: Visit, game: str) -> None:
    guest = visit("desktop", language="pl", game=game)
    player = crowded_table(guest)
    for screen in on_each(LARGE, guest):
        check_width(guest)
        for place in IN_SIGHT[game]:
            piece = a_site(guest, player) if place == "yard" else guest.page.locator(f"[data-guide={place}]")
            guest.expects(piece).to_be_in_viewport(ratio=1)
        check_that_pointing_moves_nothing_but_the_piece(guest, screen)


@pytest.mark.parametrize("game", PLAYERS)
def test_phones_are_wide_enough_and_a_finger_finds_everything(visit: Visit, game: str) -> None:
    guest = visit("phone", language="pl", game=game)
    player = crowded_table(guest)
    while guest.count(guest.page.locator("[data-panel]")):
        player.act()
        guest.wait_for_turn()
    for screen in on_each(PHONES, guest):
        check_width(guest)
        check_fingers(guest, "table")
        share = guest.box(guest.page.locator("section.board"))["height"] / SCREENS[screen][1]
        assert share >= BOARD_SHARE[screen], "The board is what one plays on."
        for part in ("ui-log", "ui-chat", "ui-board"):
            guest.press(guest.page.locator(".switch").get_by_role("button", name=guest.words(part)))
            check_fingers(guest, part)


def check_fingers(guest: Guest, what: str) -> None:
    assert guest.run(SMALL, FINGER) == [], f"{what} on a screen of {guest.page.viewport_size}"


def check_width(guest: Guest) -> None:
    assert guest.run(WIDER) == []
    height = guest.run("() => document.documentElement.scrollHeight - innerHeight")
    assert height <= 0, "The table as a whole does not scroll."


def check_that_pointing_moves_nothing_but_the_piece(guest: Guest, screen: Screen) -> None:
    places = guest.run(HEIGHTS)
    pieces = guest.page.locator(".board [data-action], .mine [data-action]")
    for number in guest.run(POINTED):
        guest.hover(pieces.nth(number))
        assert guest.run(HEIGHTS) == places, (screen, guest.text(pieces.nth(number)))


def a_site(guest: Guest, player: Person) -> Locator:
    """A building under construction of my own; if all are finished, another one is begun."""
    site = guest.page.locator("[data-guide=yard] [data-site]")
    if guest.count(site) == 0:
        player.act()
    return site.first


@pytest.mark.parametrize("screens", [LARGE, PHONES], ids=["large", "phones"])
def test_the_score_sheet_fits_and_the_end_is_for_everybody(visit: Visit, screens: list[Screen]) -> None:
    guest = visit(screens[0], language="pl")
    guest.bring(nearly_over(players=4))
    guest.wait_for_table()
    PLAYERS[guest.game](guest).play()
    check_sheet(guest, screens)
    check_axe(guest, "score sheet", "dialog")
    guest.open(f"{guest.path}?at=2")
    guest.button("ui-present").wait_for()
    check_axe(guest, "replay")


FIRMS = "marketplace bakehouse smokehouse abattoir charcoal_kiln cokery steel_mill colliery tannery brickworks joinery"
ESTATE = (
    "sawmill_1 wheat_field_1 cooperage_1 brewery_1 mill_1 bakery_1 vineyard_1 winery_1 flax_plantation_1 ropewalk_1"
)
LATE: dict[str, tuple[Match, str]] = {
    "le_havre": (
        havre.table(havre.Seat("20 francs", FIRMS), havre.Seat(), havre.Seat(), players=3, round=15, confirm=[0]),
        "[data-lane='0'] [data-card]",
    ),
    "craftsmen": (stage("town_hall", Seat(estate=ESTATE), Seat(), Seat(), year=3, confirm=[0]), "[data-built]"),
}
"""Late in a match, and what is mine then."""


@pytest.mark.parametrize("game", LATE)
def test_what_is_mine_late_in_a_match_lies_above_the_bar(visit: Visit, game: str) -> None:
    """In a window that was made smaller, too."""
    guest = visit(game=game, language="pl")
    guest.page.set_viewport_size({"width": 2560, "height": 1440})
    match, mine = LATE[game]
    match.names = ["Ania", "easy", "easy"]
    guest.bring(match)
    guest.wait_for_turn()
    for _ in on_each(["desktop", "tablet"], guest):
        cards = guest.each(guest.page.locator(mine))
        assert len(cards) >= 10
        bar = guest.box(guest.question)["y"]
        assert [guest.text(card) for card in cards if (box := guest.box(card))["y"] + box["height"] > bar] == []


def check_sheet(guest: Guest, screens: list[Screen]) -> None:
    for screen in on_each(screens, guest):
        guest.expects(guest.score_sheet).to_be_visible()
        assert guest.run(WIDER) == []
        assert guest.run(BEYOND, ".sheet") <= 1
        if screen.endswith("phone"):
            check_fingers(guest, "score sheet")
            for total in guest.each(guest.score_sheet.locator("thead .total")):
                guest.expects(total).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("game", ["craftsmen", "le_havre"])
def test_the_score_sheet_of_five_fits_a_phone(visit: Visit, game: str) -> None:
    guest = visit("phone", language="pl", game=game)
    match = nearly_over(5, game)
    match.names = ["Ania", "easy", "easy", "easy", "easy"]
    guest.bring(match)
    PLAYERS[game](guest).play()
    assert guest.count(guest.score_sheet.locator("thead .total")) == 5
    check_sheet(guest, PHONES)


def test_a_small_screen_shows_the_log_when_asked(visit: Visit) -> None:
    guest = visit("tablet")
    guest.play_now()
    guest.wait_for_turn()
    log = guest.page.get_by_role("log")
    guest.expects(log).to_have_count(0)
    guest.press("ui-log")
    guest.expects(log).to_be_visible()
    guest.press("ui-log")
    guest.expects(log).to_have_count(0)
    guest.press("ui-chat")
    guest.expects(guest.page.get_by_placeholder(guest.words("ui-chat-placeholder"))).to_be_visible()


@pytest.mark.parametrize("screen", ["desktop", "phone"])
def test_what_is_played_moves_neither_rows_nor_bars(visit: Visit, screen: Screen) -> None:
    """Cards have one height, whatever their name, and an empty strip of workers keeps its own."""
    guest = visit(screen, language="pl")
    guest.play_now()
    guest.wait_for_turn()
    heights = guest.run(PIECES)
    player = PLAYERS[guest.game](guest)
    for _ in range(3):
        player.act()
        guest.wait_for_turn()
        assert guest.run(PIECES)[:2] == heights[:2]
    assert guest.run(PIECES)[2] == heights[2]


def test_a_double_click_plays_once(visit: Visit) -> None:
    guest = visit()
    guest.play_now()
    guest.wait_for_turn()
    plies = guest.plies
    first = guest.page.locator("[data-guide=buildings] [data-action]").first
    box = guest.box(first)
    at = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    guest.page.mouse.click(*at)
    assert guest.plies == plies + 1
    # A new card lies there now, and may be taken: but not by the second half of a double click.
    guest.expects(guest.page.locator("[data-guide=buildings] [data-action]")).to_have_count(5)
    guest.page.mouse.down(click_count=2)
    guest.page.mouse.up(click_count=2)
    assert guest.plies == plies + 1
    guest.page.mouse.click(*at)
    assert guest.plies == plies + 2


def test_a_press_in_the_bar_does_not_answer_the_next_question_too(visit: Visit) -> None:
    guest = visit(game="craftsmen")
    guest.play_now()
    guest.wait_for_turn()
    plies = guest.plies
    # One question after the other is declined at the same spot, and with the same key.
    guest.run(PRESS_AT_ONCE, on=guest.question)
    answer = guest.question.locator("[data-action]").last
    guest.key(guest.text(answer.locator("kbd")))
    guest.expects(guest.question).to_have_attribute("data-pressed", "at once")
    guest.expects(answer).to_be_enabled()
    assert guest.plies == plies + 1
    guest.key(guest.text(answer.locator("kbd")))
    assert guest.plies >= plies + 2


COUNT_FLIGHTS = """() => {
  window.flown = 0
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      if (target.closest?.('[class*=flights]')) window.flown += addedNodes.length
    }
  }).observe(document.body, { childList: true, subtree: true })
}"""


@pytest.mark.parametrize("game", PLAYERS)
def test_pieces_fly_unless_motion_is_unwanted(visit: Visit, game: str) -> None:
    guest = visit(motion="normal", game=game)
    guest.play_now()
    player = PLAYERS[game](guest)
    for flies in (True, False):
        if not flies:
            guest.page.emulate_media(reduced_motion="reduce")
            guest.page.reload()
        guest.run(COUNT_FLIGHTS)
        for _ in range(3):
            guest.wait_for_turn()
            player.act()
        guest.expects(guest.page.locator("[class*=flights] > *")).to_have_count(0)
        assert (guest.run("() => window.flown") > 0) == flies
