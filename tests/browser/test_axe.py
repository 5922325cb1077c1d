"""Axe finds nothing on any page or window, in both languages, light and dark."""

from __future__ import annotations

import pytest

from tests.browser.axe import check, violations
from tests.browser.conftest import Visit
from tests.browser.guest import SHORT, Screen
from tests.browser.players import PLAYERS

HERE: list[tuple[Screen, str]] = [("desktop", "en"), ("phone", "pl")]


@pytest.mark.parametrize(("screen", "language"), HERE)
def test_the_lobby_is_for_everybody(visit: Visit, screen: Screen, language: str) -> None:
    guest = visit(screen, language=language)
    guest.play_now()
    guest.open()
    guest.page.locator("main li").first.wait_for()
    check(guest, "lobby")
    for window in ("ui-new-table", "ui-settings", "ui-help", "ui-credits"):
        guest.press(guest.button(window).first)
        guest.dialog.wait_for()
        check(guest, window, "dialog")
        guest.press("ui-close")


def test_what_is_hard_to_read_is_found(visit: Visit) -> None:
    """Though other tests have nothing painted."""
    guest = visit()
    guest.open()
    assert violations(guest, "color-contrast") == []
    guest.run("() => { document.querySelector('h1').style.color = 'color-mix(in srgb, currentColor 10%, Canvas)' }")
    assert [found["id"] for found in violations(guest, "color-contrast")] == ["color-contrast"]


@pytest.mark.parametrize("game", PLAYERS)
@pytest.mark.parametrize(("screen", "language"), HERE)
def test_the_table_is_for_everybody(visit: Visit, screen: Screen, language: str, game: str) -> None:
    guest = visit(screen, language=language, game=game)
    guest.take_table("me", "easy", "easy", **SHORT.get(game, {}))
    PLAYERS[game](guest).play_turn()
    guest.wait_for_turn()
    guest.press("ui-hint")
    guest.question.locator(".plan").wait_for()
    check(guest, "table with a hint")
    guest.show_rule_numbers()
    guest.press("ui-rules")
    guest.page.locator("aside.rules .cites button").first.wait_for()
    # Both are the same texts on every screen, and long: each is read whole on one of them.
    if screen == "phone":
        check(guest, "guide", "aside.rules")
    guest.press(guest.page.locator("aside.rules [role=tab]").last)
    guest.page.locator("[data-rule]").first.wait_for()
    if screen == "desktop":
        check(guest, "rules", "aside.rules")
    guest.press("ui-close")
    guest.choose_from_menu("ui-guide")
    guest.page.get_by_role("complementary", name=guest.words("ui-guide")).wait_for()
    check(guest, "guide", "aside.panel")


@pytest.mark.parametrize(("screen", "language"), HERE)
def test_windows_between_people_are_for_everybody(visit: Visit, screen: Screen, language: str) -> None:
    guest = visit(screen, language=language)
    guest.set_table("me", "here", "link")
    check(guest, "invitation", "dialog")
    link = guest.value(guest.dialog.get_by_role("textbox").first)
    friend = visit(screen, language=language)
    friend.page.goto(link)
    friend.button("ui-sit-down").wait_for()
    check(friend, "invited")

    guest.open()
    guest.press(guest.button("ui-settings").first)
    guest.press("ui-hand-over-always")
    guest.press("ui-close")
    guest.press_card("ui-new-table")
    guest.fill_dialog(["me", "here"], None)
    guest.press("ui-create-table")
    guest.page.get_by_role("alertdialog").wait_for()
    check(guest, "hand-over")
