"""Nothing is pushed out of sight, nothing is too small for a finger, nothing moves that should stand still."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator

from tests.browser.conftest import Visit
from tests.browser.guest import ROUNDS, SCREENS, Guest, Screen
from tests.browser.players import PLAYERS, Player

WIDER = """() => [document.documentElement, ...document.querySelectorAll('main, dialog .content, .mine, .question')]
  .filter((box) => box.scrollWidth > box.clientWidth + 1)
  .map((box) => `${box.tagName}.${box.className} ${box.scrollWidth} > ${box.clientWidth}`)"""
SMALL = """(least) => [...document.querySelectorAll('button, a[href], select, input')]
  .filter((piece) => piece.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
  .filter((piece) => !piece.closest('p, [aria-hidden=true], .debug') && piece.tabIndex >= 0)
  .filter((piece) => !piece.disabled && piece.ariaDisabled !== 'true')
  .map((piece) => [piece, (piece.closest('label') ?? piece).getBoundingClientRect()])
  .filter(([, { width, height }]) => width > 0 && (width < least || height < least))
  .map(([piece, { width, height }]) => `${Math.round(width)}×${Math.round(height)} ${piece.outerHTML.slice(0, 90)}`)"""
FINGER = 39.5
PIECES = """() => ['[data-guide=buildings]', '[data-guide=workers]', '[data-guide=free]'].map((piece) =>
  document.querySelector(piece).offsetHeight)"""
HEIGHTS = """() => ['div.question', 'section.mine', 'section.board'].map((box) => document.querySelector(box))
  .map((box) => box.getBoundingClientRect().top)"""
PRESS_AT_ONCE = """(bar) => new MutationObserver((_, watching) => {
  const passing = [...bar.querySelectorAll('[data-action]')].at(-1)
  if (!passing?.disabled) return
  watching.disconnect()
  passing.click()
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '0', bubbles: true }))
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


def crowded_table(guest: Guest) -> Player:
    guest.set_table("me", "easy", "easy", "easy", rounds=ROUNDS.get(guest.game))
    player = PLAYERS[guest.game](guest)
    player.play_turn()
    player.play_turn()
    guest.wait_for_turn()
    return player


@pytest.mark.parametrize("game", PLAYERS)
@pytest.mark.parametrize("screen", ["desktop", "tablet"])
def test_a_large_screen_shows_all_that_is_played_with(visit: Visit, screen: Screen, game: str) -> None:
    guest = visit(screen, language="pl", game=game)
    check_lobby(guest)
    player = crowded_table(guest)
    check_width(guest)
    for place in IN_SIGHT[game]:
        piece = guest.page.locator(f"[data-guide={place}]")
        if place == "yard":
            piece = a_site(guest, player)
        guest.expects(piece).to_be_in_viewport(ratio=1)
    check_that_pointing_moves_nothing_but_the_piece(guest)


@pytest.mark.parametrize("game", PLAYERS)
@pytest.mark.parametrize("screen", ["phone", "small phone"])
def test_a_phone_is_wide_enough_and_a_finger_finds_everything(visit: Visit, screen: Screen, game: str) -> None:
    guest = visit(screen, language="pl", game=game)
    small = {"lobby": check_lobby(guest)}
    for window in ("ui-new-table", "ui-settings"):
        guest.press(guest.button(window).first)
        guest.dialog.wait_for()
        small[window] = guest.run(SMALL, FINGER)
        guest.press("ui-close")
    crowded_table(guest)
    check_width(guest)
    small["table"] = guest.run(SMALL, FINGER)
    for part in ("ui-log", "ui-chat", "ui-board"):
        guest.press(guest.page.locator(".switch").get_by_role("button", name=guest.words(part)))
        small[part] = guest.run(SMALL, FINGER)
    assert {place: pieces for place, pieces in small.items() if pieces} == {}


def check_lobby(guest: Guest) -> list[str]:
    """Neither the lobby nor the window for a new table is too wide; what of the lobby is too small for a finger."""
    guest.open()
    guest.card.wait_for()
    assert guest.run(WIDER) == []
    small: list[str] = guest.run(SMALL, FINGER)
    guest.press_card("ui-new-table")
    assert guest.run(WIDER) == []
    guest.press("ui-close")
    return small


def check_width(guest: Guest) -> None:
    assert guest.run(WIDER) == []
    height = guest.run("() => document.documentElement.scrollHeight - innerHeight")
    assert height <= 0, "The table as a whole does not scroll."


def check_that_pointing_moves_nothing_but_the_piece(guest: Guest) -> None:
    places = guest.run(HEIGHTS)
    for piece in guest.each(guest.page.locator(".board [data-action], .mine [data-action]")):
        guest.hover(piece)
        assert guest.run(HEIGHTS) == places, guest.text(piece)


def a_site(guest: Guest, player: Player) -> Locator:
    """A building under construction of my own; if all are finished, another one is begun."""
    site = guest.page.locator("[data-guide=yard] [data-site]")
    if guest.count(site) == 0:
        player.act()
    return site.first


@pytest.mark.parametrize("screen", SCREENS)
def test_the_score_sheet_fits_too(visit: Visit, screen: Screen) -> None:
    guest = visit(screen, language="pl")
    crowded_table(guest).play()
    assert guest.run(WIDER) == []
    if screen.endswith("phone"):
        assert guest.run(SMALL, FINGER) == []


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
    guest.key("0")
    guest.expects(guest.question).to_have_attribute("data-pressed", "at once")
    guest.expects(guest.question.locator("[data-action]").last).to_be_enabled()
    assert guest.plies == plies + 1
    guest.key("0")
    assert guest.plies >= plies + 2


@pytest.mark.parametrize("game", PLAYERS)
def test_pieces_fly_unless_motion_is_unwanted(visit: Visit, game: str) -> None:
    for still, flies in ((False, True), (True, False)):
        guest = visit(motion="normal", reduced_motion=still, game=game)
        guest.play_now()
        guest.wait_for_turn()
        guest.run(
            """() => {
              window.flown = 0
              new MutationObserver((changes) => {
                for (const { target, addedNodes } of changes) {
                  if (target.closest?.('[class*=flights]')) window.flown += addedNodes.length
                }
              }).observe(document.body, { childList: true, subtree: true })
            }"""
        )
        for _ in range(3):
            PLAYERS[game](guest).act()
            guest.wait_for_turn()
        guest.expects(guest.page.locator("[class*=flights] > *")).to_have_count(0)
        assert (guest.run("() => window.flown") > 0) == flies
