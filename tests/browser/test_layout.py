"""Nothing is pushed out of sight, nothing is too small for a finger, nothing moves that should stand still."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.guest import SCREENS, Guest, Screen
from tests.browser.players.builders import Player

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
HEIGHTS = """() => ['div.question', 'section.mine', 'section.board'].map((box) => document.querySelector(box))
  .map((box) => box.getBoundingClientRect().top)"""


def crowded_table(guest: Guest) -> Player:
    guest.set_table("me", "fair", "fair", "fair", rounds=3)
    player = Player(guest)
    player.play_turn()
    player.play_turn()
    guest.wait_for_turn()
    return player


@pytest.mark.parametrize("screen", SCREENS)
def test_nothing_is_wider_than_the_screen(visit: Visit, screen: Screen) -> None:
    guest = visit(screen, language="pl")
    guest.open()
    guest.button("ui-play-now").wait_for()
    assert guest.page.evaluate(WIDER) == []
    guest.press("ui-new-table")
    assert guest.page.evaluate(WIDER) == []
    player = crowded_table(guest)
    assert guest.page.evaluate(WIDER) == []
    height = guest.page.evaluate("() => document.documentElement.scrollHeight - innerHeight")
    assert height <= 0, "The table as a whole does not scroll."
    player.play()
    assert guest.page.evaluate(WIDER) == []


def test_everything_is_large_enough_for_a_finger(visit: Visit) -> None:
    guest = visit("small phone", language="pl")
    guest.open()
    guest.button("ui-play-now").wait_for()
    small = {"lobby": guest.page.evaluate(SMALL, FINGER)}
    for window in ("ui-new-table", "ui-settings"):
        guest.press(window)
        guest.dialog.wait_for()
        small[window] = guest.page.evaluate(SMALL, FINGER)
        guest.press("ui-close")
    player = crowded_table(guest)
    small["table"] = guest.page.evaluate(SMALL, FINGER)
    guest.press(guest.page.locator(".switch").get_by_role("button", name=guest.words("ui-log")))
    small["log"] = guest.page.evaluate(SMALL, FINGER)
    guest.press(guest.page.locator(".switch").get_by_role("button", name=guest.words("ui-chat")))
    small["talk"] = guest.page.evaluate(SMALL, FINGER)
    guest.press(guest.page.locator(".switch").get_by_role("button", name=guest.words("ui-board")))
    player.play()
    small["score sheet"] = guest.page.evaluate(SMALL, FINGER)
    assert {place: pieces for place, pieces in small.items() if pieces} == {}


@pytest.mark.parametrize("screen", ["desktop", "tablet"])
def test_pointing_at_a_piece_moves_nothing_but_the_piece(visit: Visit, screen: Screen) -> None:
    guest = visit(screen, language="pl")
    crowded_table(guest)
    places = guest.page.evaluate(HEIGHTS)
    for piece in guest.page.locator(".board [data-action], .mine [data-action]").all():
        piece.hover()
        assert guest.page.evaluate(HEIGHTS) == places, piece.inner_text()


def test_pieces_fly_unless_motion_is_unwanted(visit: Visit) -> None:
    for guest, flies in ((visit(motion="normal"), True), (visit(motion="normal", reduced_motion=True), False)):
        guest.play_now()
        guest.wait_for_turn()
        guest.page.evaluate(
            """() => {
              window.flown = 0
              new MutationObserver((changes) => {
                for (const { target, addedNodes } of changes) {
                  if (target.closest?.('[class*=flights]')) window.flown += addedNodes.length
                }
              }).observe(document.body, { childList: true, subtree: true })
            }"""
        )
        player = Player(guest)
        player.act()
        guest.wait_for_turn()
        expect(guest.page.locator("[class*=flights] > *")).to_have_count(0)
        assert (guest.page.evaluate("() => window.flown") > 0) == flies
