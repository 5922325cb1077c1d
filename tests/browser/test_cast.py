"""The townspeople whom bots play: chosen in the window of a new table, dealt anew by "play now", seen at the table."""

from __future__ import annotations

from tests.browser.conftest import Visit
from tests.browser.guest import Guest


def names(guest: Guest) -> list[str]:
    """Who sits at the table, as the page calls them."""
    seats = guest.page.get_by_role("region", name=guest.words("ui-seats"))
    return guest.texts(seats.locator(".head .name"))


def test_whom_bots_play_is_chosen_and_seen_at_the_table(visit: Visit) -> None:
    guest = visit(language="pl")
    guest.open()
    guest.press_card("ui-new-table")
    guest.press("ui-add-seat")
    first, second = (
        guest.dialog.get_by_label(guest.words("ui-who-bot", number=number), exact=True) for number in (2, 3)
    )
    assert guest.value(first) != guest.value(second), "somebody else for each"
    second.select_option(label=guest.words("ui-who-nobody"))
    first.select_option("agata")
    guest.sees("ui-about-agata")
    guest.expects(guest.dialog.locator("[data-picture=agata] path").first).to_be_attached()
    guest.expects(second.locator("option[value=agata]")).to_be_disabled()
    guest.press("ui-create-table")
    guest.wait_for_table()
    assert names(guest)[1:] == ["Agata", guest.words("ui-bot-number", number=3)]
    guest.expects(guest.page.locator(".seats [data-picture=agata]").first).to_be_attached()
    guest.press(guest.page.locator(".seats button.head").nth(1))
    guest.sees("ui-about-agata")


def test_play_now_deals_townspeople(visit: Visit) -> None:
    guest = visit()
    guest.play_from_lobby(bots=3, level="novice")
    cast = {guest.words(f"ui-who-{who}") for who in ("marta", "bruno", "agata", "konrad", "iga", "oskar", "emil")}
    found = names(guest)[1:]
    assert len(set(found)) == 3
    assert set(found) <= cast
    guest.wait_for_turn()
