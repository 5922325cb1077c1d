"""Axe finds nothing on any page or window, in both languages, light and dark."""

from __future__ import annotations

import pytest

from tests.browser.axe import violations
from tests.browser.conftest import Visit
from tests.browser.guest import ROUNDS, Guest, Screen
from tests.browser.players import PLAYERS

HERE: list[tuple[Screen, str]] = [("desktop", "en"), ("phone", "pl")]


def check(guest: Guest, what: str, inside: str = "html") -> None:
    guest.page.emulate_media(color_scheme="light")
    assert violations(guest, inside=inside) == [], what
    guest.page.emulate_media(color_scheme="dark")
    assert violations(guest, "color-contrast", inside=inside) == [], f"{what}, in the dark"


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
        check(guest, window)
        guest.press("ui-close")


@pytest.mark.parametrize("game", PLAYERS)
@pytest.mark.parametrize(("screen", "language"), HERE)
def test_the_table_is_for_everybody(visit: Visit, screen: Screen, language: str, game: str) -> None:
    guest = visit(screen, language=language, game=game)
    guest.set_table("me", "easy", "easy", "easy", rounds=ROUNDS.get(game))
    PLAYERS[game](guest).play_turn()
    guest.wait_for_turn()
    check(guest, "table")
    guest.press("ui-rules")
    guest.page.locator("aside.rules .cites button").first.wait_for()
    check(guest, "guide", "aside.rules")
    guest.press(guest.page.locator("aside.rules [role=tab]").last)
    guest.page.locator("[data-rule]").first.wait_for()
    check(guest, "rules", "aside.rules")
    guest.press("ui-close")
    guest.choose_from_menu("ui-guide")
    guest.page.get_by_role("complementary", name=guest.words("ui-guide")).wait_for()
    check(guest, "guide", "aside.panel")
    guest.press("ui-guide-leave")
    guest.press("ui-hint")
    guest.question.locator(".preview svg").wait_for()
    check(guest, "hint", "section.question")


@pytest.mark.parametrize(
    ("game", "screen", "language"), [("builders", "phone", "pl"), ("little_town", "desktop", "en")]
)
def test_the_end_is_for_everybody(visit: Visit, game: str, screen: Screen, language: str) -> None:
    guest = visit(screen, language=language, game=game)
    guest.set_table("me", "easy", "easy", "easy", rounds=ROUNDS.get(game))
    PLAYERS[game](guest).play()
    guest.score_sheet.wait_for()
    check(guest, "score sheet")
    guest.press("ui-watch-again")
    guest.button("ui-present").wait_for()
    check(guest, "replay")


@pytest.mark.parametrize(("screen", "language"), HERE)
def test_windows_between_people_are_for_everybody(visit: Visit, screen: Screen, language: str) -> None:
    guest = visit(screen, language=language)
    guest.set_table("me", "here", "link")
    check(guest, "invitation")
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
