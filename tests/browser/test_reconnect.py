"""Lost connections: the server struck down in mid-match, and the network gone."""

from __future__ import annotations

from tests.browser.conftest import Visit
from tests.browser.house import House
from tests.browser.players.builders import Player

LOBBY_LINK = "main li a"
BROKEN = "console error: .*WebSocket"


def test_a_match_goes_on_after_the_server_was_struck_down(visit: Visit, own_house: House) -> None:
    guest = visit(to=own_house)
    guest.take_table("me", "fair", round_cap=3)
    player = Player(guest)
    player.play_turn()
    guest.wait_for_turn()
    player.act()
    guest.wait_for_turn()
    plies, log, coins = guest.plies, guest.log_lines, guest.texts(guest.page.locator("[data-coins]"))

    own_house.strike_down()
    guest.expects(guest.reconnecting).to_be_visible()
    # A move made now is not lost.
    guest.press(player.bank(1))
    guest.sees_pass(guest.question.locator(".asked")).to_have_text(guest.words("ui-sending-later"))
    own_house.open()
    guest.expects(guest.reconnecting).to_have_count(0)
    assert guest.plies == plies + 1
    assert guest.log_lines[: len(log)] == log
    assert guest.texts(guest.page.locator("[data-coins]")) != coins

    player.play()
    guest.expects(guest.score_sheet).to_be_visible()
    guest.forgive(BROKEN)


def test_matches_survive_browser_and_server(visit: Visit, own_house: House) -> None:
    guest = visit(to=own_house)
    guest.take_table("me Ania", "fair", round_cap=1)
    finished = guest.path
    Player(guest).play()
    guest.take_table("me Ania", "easy")
    running = guest.path
    guest.wait_for_turn()
    plies = guest.plies
    own_house.strike_down()
    own_house.open()

    state = guest.context.storage_state()
    guest.context.clear_cookies()
    guest.context.add_cookies(state["cookies"])  # type: ignore[arg-type]
    guest.open()
    guest.sees("ui-continue")
    guest.sees("ui-finished")
    hrefs = [guest.attribute(link, "href") for link in guest.each(guest.page.locator("main li a"))]
    assert hrefs == [running, finished]
    guest.press(guest.page.locator(f'a[href="{running}"]'))
    guest.wait_for_turn()
    assert guest.plies == plies
    guest.troubles = [trouble for trouble in guest.troubles if "WebSocket" not in trouble]


def test_a_match_goes_on_after_the_network_was_gone(visit: Visit) -> None:
    guest = visit()
    guest.play_now(level="easy")
    guest.wait_for_turn()
    plies = guest.plies
    guest.context.set_offline(True)
    guest.expects(guest.reconnecting).to_be_visible()
    guest.press(Player(guest).bank(1))
    guest.sees_pass(guest.question.locator(".asked")).to_have_text(guest.words("ui-sending-later"))
    guest.forgive(BROKEN)
    guest.context.set_offline(False)
    guest.expects(guest.reconnecting).to_have_count(0)
    assert guest.plies == plies + 1
    guest.wait_for_turn()


def test_who_leaves_a_table_before_it_has_answered_makes_no_noise(visit: Visit, own_house: House) -> None:
    """Browsers complain about sockets that are closed before they are open; the fixture looks for complaints."""
    guest = visit(to=own_house)
    guest.take_table("me", "easy")
    guest.wait_for_turn()
    table = guest.path
    guest.choose_from_menu("ui-to-lobby")
    guest.expects(guest.page.locator(LOBBY_LINK)).to_have_count(1)
    with own_house.paused():
        with guest.page.expect_websocket():
            guest.page.locator(LOBBY_LINK).click()
        guest.page.go_back()
        guest.page.wait_for_url(own_house.address + "/")
    guest.expects(guest.page.locator(LOBBY_LINK)).to_have_count(1)
    guest.open(table)
    guest.wait_for_turn()
