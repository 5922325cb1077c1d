"""Language, theme and the other choices of a person: they change everything at once, lose nothing, and stay."""

from __future__ import annotations

import re

from playwright.sync_api import Locator

from tests.browser.conftest import Visit
from tests.browser.guest import Guest
from tests.browser.players import PLAYERS
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
    guest.expects(guest.dialog.get_by_role("heading")).to_have_text(polish("ui-settings"))
    guest.press("ui-close")
    assert guest.attribute(guest.page.locator("html"), "lang") == "pl"
    assert guest.plies == plies
    assert guest.asked != asked
    assert len(guest.log_lines) == len(log)
    assert all(polish_line != line for polish_line, line in zip(guest.log_lines, log, strict=True))
    player.act()

    guest.page.reload()
    guest.wait_for_turn()
    assert guest.attribute(guest.page.locator("html"), "lang") == "pl"
    assert guest.plies == plies + 1
    guest.choose_from_menu("ui-settings")
    guest.press(guest.page.get_by_role("button", name="EN", exact=True))
    guest.words = english
    guest.expects(guest.dialog.get_by_role("heading")).to_have_text(english("ui-settings"))
    guest.press("ui-close")
    assert guest.log_lines[: len(log)] == log


def test_the_lobby_speaks_the_language_of_the_browser_until_told_otherwise(visit: Visit) -> None:
    guest = visit(language="pl", newcomer=True)
    guest.open()
    guest.expects(guest.page.get_by_role("heading", level=1)).to_have_text(words_of("pl")("ui-welcome"))
    guest.press(guest.page.get_by_role("button", name="EN", exact=True))
    guest.expects(guest.page.get_by_role("heading", level=1)).to_have_text(words_of("en")("ui-welcome"))
    guest.expects(guest.page.get_by_role("heading", level=2).first).to_have_text(words_of("en")("game-name"))


def test_choices_stay(visit: Visit) -> None:
    guest = visit(newcomer=True)
    guest.open()
    paper = guest.run("() => getComputedStyle(document.body).backgroundColor")
    guest.press("ui-settings")
    guest.dialog.get_by_label(guest.words("ui-my-name")).fill("Ania")
    for choice in ("ui-theme-dark", "ui-motion-fast", "ui-on", "ui-hand-over-always", "ui-rule-numbers-show"):
        guest.press(guest.dialog.get_by_role("button", name=guest.words(choice), exact=True))
    guest.press("ui-close")
    table = guest.run("() => getComputedStyle(document.body).backgroundColor")
    assert table != paper

    guest.page.reload()
    guest.button("ui-settings").wait_for()
    assert guest.run("() => getComputedStyle(document.body).backgroundColor") == table
    guest.press("ui-settings")
    guest.expects(guest.dialog.get_by_label(guest.words("ui-my-name"))).to_have_value("Ania")
    for choice in ("ui-theme-dark", "ui-motion-fast", "ui-on", "ui-hand-over-always", "ui-rule-numbers-show"):
        chosen = guest.dialog.get_by_role("button", name=guest.words(choice), exact=True)
        guest.expects(chosen).to_have_attribute("aria-pressed", "true")
    guest.press("ui-close")

    guest.press_card("ui-play-now")
    guest.wait_for_table()
    guest.expects(guest.page.get_by_role("region", name=guest.words("ui-seats"))).to_contain_text("Ania")


def test_the_theme_follows_the_system_unless_chosen(visit: Visit) -> None:
    colour = "() => getComputedStyle(document.body).backgroundColor"
    guest = visit()
    guest.open()
    light = guest.run(colour)
    guest.page.emulate_media(color_scheme="dark")
    dark = guest.run(colour)
    assert dark != light
    guest.press("ui-theme-light")
    assert guest.run(colour) == light


def test_a_turn_ends_when_told_after_a_moment_or_at_once(visit: Visit) -> None:
    guest = visit(game="little_town")  # Another seat's turn follows there: otherwise nobody would wait.
    guest.play_now()
    end = guest.answer("end_turn")
    plies = play_to_the_end_of_a_turn(guest)
    guest.expects(end).not_to_have_class(re.compile("ending"))
    assert guest.plies == plies, "Nobody said that the turn ends."

    end_turns(guest, "moment")
    guest.expects(end).to_have_class(re.compile("ending"))
    guest.wait_for_plies(f"> {plies}")

    end_turns(guest, "ask")
    plies = play_to_the_end_of_a_turn(guest)
    end_turns(guest, "now")
    assert guest.plies > plies


def test_what_ended_by_itself_is_taken_back_and_then_asked(visit: Visit) -> None:
    guest = visit(game="craftsmen")
    guest.play_now()
    plies = play_to_the_end_of_a_turn(guest)
    end_turns(guest, "now")
    assert guest.plies > plies

    guest.choose_from_menu("ui-ask-back")
    guest.press("ui-take-back-do")
    guest.expects(guest.answer("end_turn")).to_be_visible()
    back = guest.plies
    assert back <= plies + 1, "a dealing counts, if a bot has turned something up"
    guest.press(undo_of(guest))
    assert guest.plies < back


def play_to_the_end_of_a_turn(guest: Guest) -> int:
    """Until nothing is left but to end it or to take something back; how many actions were played by then."""
    player = PLAYERS[guest.game](guest)
    # What turned up a card cannot be taken back alone: such a turn is ended, and another one played.
    while guest.wait_for_turn() and not (guest.count(guest.answer("end_turn")) and guest.count(undo_of(guest))):
        player.act()
    return guest.plies


def undo_of(guest: Guest) -> Locator:
    """The bar's Undo, where there is something that I may take back alone."""
    return guest.question.get_by_role("button", name=guest.words("ui-undo"), exact=True, disabled=False)


def end_turns(guest: Guest, how: str) -> None:
    guest.choose_from_menu("ui-settings")
    choices = guest.dialog.get_by_role("group", name=guest.words("ui-end-turn"), exact=True)
    guest.press(choices.get_by_role("button", name=guest.words(f"ui-end-turn-{how}"), exact=True))
    guest.press("ui-close")
