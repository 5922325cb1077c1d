"""Language, theme and the other choices of a person: they change everything at once, lose nothing, and stay."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.players.builders import Player
from tests.browser.words import words_of


def test_the_language_changes_in_mid_turn_and_nothing_is_lost(visit: Visit) -> None:
    guest = visit()
    english, polish = words_of("en"), words_of("pl")
    guest.play_now()
    guest.wait_for_turn()
    player = Player(guest)
    player.act()
    guest.wait_for_turn()
    plies, asked, log = guest.plies, guest.asked, guest.log_lines

    guest.choose_from_menu("ui-settings")
    guest.press(guest.page.get_by_role("button", name="PL", exact=True))
    guest.words = polish
    expect(guest.dialog.get_by_role("heading")).to_have_text(polish("ui-settings"))
    guest.press("ui-close")
    assert guest.page.locator("html").get_attribute("lang") == "pl"
    assert guest.plies == plies
    assert guest.asked != asked
    assert len(guest.log_lines) == len(log)
    assert all(polish_line != line for polish_line, line in zip(guest.log_lines, log, strict=True))
    player.act()

    guest.page.reload()
    guest.wait_for_turn()
    assert guest.page.locator("html").get_attribute("lang") == "pl"
    assert guest.plies == plies + 1
    guest.choose_from_menu("ui-settings")
    guest.press(guest.page.get_by_role("button", name="EN", exact=True))
    guest.words = english
    expect(guest.dialog.get_by_role("heading")).to_have_text(english("ui-settings"))
    guest.press("ui-close")
    assert guest.log_lines[: len(log)] == log


def test_the_lobby_speaks_the_language_of_the_browser_until_told_otherwise(visit: Visit) -> None:
    guest = visit(language="pl", newcomer=True)
    guest.open()
    expect(guest.page.get_by_role("heading", level=1)).to_have_text(words_of("pl")("ui-welcome"))
    guest.press(guest.page.get_by_role("button", name="EN", exact=True))
    expect(guest.page.get_by_role("heading", level=1)).to_have_text(words_of("en")("ui-welcome"))
    expect(guest.page.get_by_role("heading", level=2).first).to_have_text(words_of("en")("game-name"))


def test_choices_stay(visit: Visit) -> None:
    guest = visit(newcomer=True)
    guest.open()
    paper = guest.page.evaluate("() => getComputedStyle(document.body).backgroundColor")
    guest.press("ui-settings")
    guest.dialog.get_by_label(guest.words("ui-my-name")).fill("Ania")
    for choice in ("ui-theme-dark", "ui-motion-fast", "ui-on", "ui-hand-over-always"):
        guest.press(guest.dialog.get_by_role("button", name=guest.words(choice), exact=True))
    guest.press("ui-close")
    table = guest.page.evaluate("() => getComputedStyle(document.body).backgroundColor")
    assert table != paper

    guest.page.reload()
    guest.button("ui-settings").wait_for()
    assert guest.page.evaluate("() => getComputedStyle(document.body).backgroundColor") == table
    guest.press("ui-settings")
    expect(guest.dialog.get_by_label(guest.words("ui-my-name"))).to_have_value("Ania")
    for choice in ("ui-theme-dark", "ui-motion-fast", "ui-on", "ui-hand-over-always"):
        chosen = guest.dialog.get_by_role("button", name=guest.words(choice), exact=True)
        expect(chosen).to_have_attribute("aria-pressed", "true")
    guest.press("ui-close")

    guest.press_card("ui-play-now")
    guest.wait_for_table()
    expect(guest.page.get_by_role("region", name=guest.words("ui-seats"))).to_contain_text("Ania")


def test_the_theme_follows_the_system_unless_chosen(visit: Visit) -> None:
    colour = "() => getComputedStyle(document.body).backgroundColor"
    guest = visit()
    guest.open()
    light = guest.page.evaluate(colour)
    guest.page.emulate_media(color_scheme="dark")
    dark = guest.page.evaluate(colour)
    assert dark != light
    guest.press("ui-theme-light")
    assert guest.page.evaluate(colour) == light
