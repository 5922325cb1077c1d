"""The lobby: one click to play, and my matches."""

from __future__ import annotations

from tests.browser.conftest import Visit
from tests.browser.guest import Screen
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
    guest.play_from_lobby(bots=3)
    running = guest.path
    guest.wait_for_turn()
    guest.open()
    lines = guest.page.locator("main li a")
    guest.expects(lines).to_have_count(2)
    assert [guest.attribute(line, "href") for line in guest.each(lines)] == [running, finished]
    guest.expects(lines.first).to_contain_text(guest.words("ui-your-turn"))
    guest.expects(lines.last).to_contain_text("Ania")
    # What a running match has counted is told at its table: in the lobby points are those of the end.
    assert [guest.count(line.locator(".seat b")) for line in guest.each(lines)] == [0, 2]
    guest.page.reload()
    guest.press(lines.last)
    guest.expects(guest.score_sheet).to_be_visible()

    other.open()
    other.sees("ui-no-matches")


def test_whoever_comes_back_goes_on_above_the_games(visit: Visit) -> None:
    screens: list[Screen] = ["desktop", "phone"]
    for screen in screens:
        guest = visit(screen)
        guest.open()
        newcomer = guest.box(guest.card)["height"]
        guest.take_table("me Ania", "link Bartek")
        waiting = guest.path
        guest.play_from_lobby()
        guest.wait_for_turn()
        mine = guest.path
        guest.open()
        lines = guest.page.get_by_role("region", name=guest.words("ui-continue")).get_by_role("link")
        assert [guest.attribute(line, "href") for line in guest.each(lines)] == [mine, waiting]
        guest.expects(lines.first).to_be_in_viewport()
        top = guest.box(lines.last)
        cards = guest.each(guest.page.locator("article"))
        assert top["y"] + top["height"] < min(guest.box(card)["y"] for card in cards)
        assert guest.box(guest.card)["height"] < newcomer / 2, "whoever knows a game needs no large card"


def test_bots_and_their_level_are_remembered_for_each_game(visit: Visit) -> None:
    guest, other = visit(), visit(game="orleans")
    guest.play_from_lobby(bots=3, level="easy")
    guest.open()
    assert guest.value(guest.card.get_by_label(guest.words("ui-how-many-bots"))) == "3"
    assert guest.value(guest.card.get_by_label(guest.words("ui-level"))) == "easy"
    orleans = guest.page.locator("article[aria-labelledby=game-orleans]")
    assert guest.value(orleans.get_by_label(guest.words("ui-how-many-bots"))) == "1"
    guest.press_card("ui-new-table")
    guest.expects(guest.dialog.get_by_label(guest.words("ui-level"), exact=True)).to_have_count(3)
    assert guest.value(guest.dialog.get_by_label(guest.words("ui-level"), exact=True).last) == "easy"
    other.open()
    assert other.value(other.card.get_by_label(other.words("ui-how-many-bots"))) == "1"


def test_le_havre_is_played_alone_by_one_click(visit: Visit) -> None:
    guest = visit(game="le_havre")
    guest.open()
    guest.card.get_by_label(guest.words("ui-how-many-bots")).select_option("0")
    guest.expects(guest.card.get_by_label(guest.words("ui-level"))).to_have_count(0)
    guest.press_card("ui-play-now")
    guest.wait_for_turn()
    guest.expects(guest.page.get_by_role("region", name=guest.words("ui-seats")).locator(".seat")).to_have_count(1)


def test_a_match_is_deleted_after_a_question(visit: Visit) -> None:
    guest = visit()
    guest.take_table("me Ania", "fair")
    deleted = guest.path
    guest.take_table("me Ania", "easy")
    kept = guest.path
    guest.open()
    lines = guest.page.locator("main li a")
    bin_of = guest.page.locator("li", has=guest.page.locator(f"a[href='{deleted}']")).get_by_role("button")
    guest.press(bin_of)
    guest.sees("ui-part-delete-help")
    guest.press("ui-cancel")
    guest.expects(lines).to_have_count(2)
    guest.press(bin_of)
    guest.press("ui-part-delete")
    guest.expects(guest.dialog).to_have_count(0)
    guest.expects(lines).to_have_count(1)
    assert guest.attribute(lines.first, "href") == kept
    guest.open(deleted)
    guest.sees("ui-no-table")
    guest.forgive("status 40[34]", "console error: WebSocket", "console error: Failed to load resource")


def test_a_match_that_is_deleted_elsewhere_says_so(visit: Visit) -> None:
    guest = visit()
    guest.play_from_lobby()
    guest.wait_for_turn()
    guest.context.request.post(f"{guest.address}/api{guest.path.replace('/t/', '/tables/')}/delete")
    guest.sees("ui-no-table")


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
