"""Several people at one screen."""

from __future__ import annotations

from playwright.sync_api import Locator

from tests.browser.conftest import Visit
from tests.browser.guest import Guest
from tests.browser.players.builders import Player


def cover_of(guest: Guest) -> Locator:
    return guest.page.get_by_role("alertdialog")


def cover_always(guest: Guest) -> None:
    guest.open()
    guest.press("ui-settings")
    guest.press("ui-hand-over-always")
    guest.press("ui-close")


def test_between_two_people_the_table_is_covered(visit: Visit) -> None:
    guest = visit()
    cover_always(guest)
    guest.press_card("ui-new-table")
    guest.fill_dialog(["me Ania", "here Bartek"], rounds=2)
    guest.press("ui-create-table")

    turns = []
    player = Player(guest)
    while True:
        guest.page.locator("[role=alertdialog], dialog .sheet").first.wait_for()
        if guest.count(guest.score_sheet):
            break
        name = next(name for name in ("Ania", "Bartek") if name in guest.text(cover_of(guest)))
        guest.expects(cover_of(guest)).to_contain_text(guest.words("ui-pass-screen", name=name))
        turns.append(name)
        shown = guest.text(guest.page.locator("body")).split()
        assert shown == guest.text(cover_of(guest)).split(), "Something beside the cover is to be seen."
        guest.expects(guest.page.locator("[data-piece], [data-action], .log")).to_have_count(0)
        guest.press("ui-i-am", name=name)
        guest.expects(guest.page.locator("h1 .turn")).to_have_text(guest.words("ui-turn-of", names=name))
        assert name in guest.asked
        player.play_turn()
    assert turns in (["Ania", "Bartek"] * 2, ["Bartek", "Ania"] * 2)


def test_friends_without_secrets_are_covered_once(visit: Visit) -> None:
    guest = visit()
    cover_always(guest)
    guest.press_card("ui-new-table")
    guest.fill_dialog(["me Ania", "here Bartek"], rounds=2)
    guest.press("ui-create-table")
    guest.expects(cover_of(guest)).to_be_visible()
    guest.press("ui-pass-screen-never")
    Player(guest).play()
    guest.expects(guest.score_sheet).to_be_visible()
    guest.expects(cover_of(guest)).to_have_count(0)


def test_without_secrets_the_screen_just_changes_sides(visit: Visit) -> None:
    guest = visit()
    guest.take_table("me Ania", "here Bartek", round_cap=1)
    player = Player(guest)
    first = guest.page.locator(".seat.mine .name")
    guest.wait_for_turn()
    before = guest.text(first)
    player.play_turn()
    guest.expects(first).not_to_have_text(before)
    guest.expects(cover_of(guest)).to_have_count(0)
    player.play()
    guest.expects(guest.score_sheet).to_be_visible()
    names = guest.texts(guest.score_sheet.locator("th .name"))
    assert sorted(names) == ["Ania", "Bartek"]
