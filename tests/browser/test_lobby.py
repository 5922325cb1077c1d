"""The lobby: one click to play, and my matches."""

from __future__ import annotations

from tests.browser.conftest import Visit
from tests.browser.players.builders import Player


def test_one_click_on_a_first_visit_starts_a_match(visit: Visit) -> None:
    guest = visit(newcomer=True)
    guest.open()
    guest.sees("ui-no-matches")
    guest.press_card("ui-play-now")
    guest.wait_for_turn()


def test_my_matches_are_mine_and_stay(visit: Visit) -> None:
    guest, other = visit(), visit()
    guest.take_table("me Ania", "fair", round_cap=1)
    finished = guest.path
    Player(guest).play()
    guest.play_now(bots=3)
    running = guest.path
    guest.wait_for_turn()
    guest.open()
    lines = guest.page.locator("main li a")
    guest.expects(lines).to_have_count(2)
    assert [guest.attribute(line, "href") for line in guest.each(lines)] == [running, finished]
    guest.expects(lines.first).to_contain_text(guest.words("ui-your-turn"))
    guest.expects(lines.last).to_contain_text("Ania")
    guest.page.reload()
    guest.press(lines.last)
    guest.expects(guest.score_sheet).to_be_visible()

    other.open()
    other.sees("ui-no-matches")


def test_a_table_of_bots_can_be_watched(visit: Visit) -> None:
    guest = visit()
    guest.open()
    guest.press_card("ui-new-table")
    guest.fill_dialog(["easy", "easy"], rounds=1)
    guest.sees("ui-bots-only")
    guest.press("ui-create-table")
    guest.expects(guest.score_sheet).to_be_visible()


def test_an_address_that_leads_nowhere_says_so(visit: Visit) -> None:
    guest = visit()
    guest.open("/somewhere/else")
    guest.sees("ui-nowhere")
    guest.page.get_by_role("link").first.click()
    guest.card.wait_for()
