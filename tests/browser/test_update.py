"""The server is updated while people play: pages from before make room for new ones, and nothing is lost."""

from __future__ import annotations

import json

from tests.browser.conftest import Visit
from tests.browser.house import House
from tests.browser.players.builders import Player

BROKEN = "console error: .*WebSocket"
UPDATED = {"OTHER_RULES": "builders"}
BUILD = "() => document.documentElement.dataset.build"
LOADS = "() => Number(sessionStorage.loads)"
CACHE = """
sessionStorage.loads = Number(sessionStorage.loads ?? 0) + 1
document.addEventListener('readystatechange', () => {
  if (sessionStorage.cached) document.documentElement.dataset.build = sessionStorage.cached
})
"""
"""A page is loaded, and as long as a cache is in the way it is the one from before."""


def test_a_page_from_before_loads_itself_anew_and_what_was_not_sent_is_played(visit: Visit, own_house: House) -> None:
    guest = visit(to=own_house)
    guest.take_table("me", "fair", round_cap=3)
    player = Player(guest)
    player.play_turn()
    guest.wait_for_turn()
    plies, coins = guest.plies, guest.texts(guest.page.locator("[data-coins]"))
    guest.mark_page()

    own_house.strike_down()
    guest.expects(guest.reconnecting).to_be_visible()
    guest.press(player.bank(1))
    guest.sees_pass(guest.question.locator(".asked")).to_have_text(guest.words("ui-sending-later"))
    own_house.open(**UPDATED)
    guest.wait_for_new_page()
    guest.wait_for_turn()
    assert guest.plies == plies + 2, "the move, and that the rules have changed"
    assert guest.texts(guest.page.locator("[data-coins]")) != coins
    guest.expects(guest.page.locator(".toast")).to_have_count(0)

    player.play()
    guest.expects(guest.score_sheet).to_be_visible()
    guest.forgive(BROKEN)


def test_what_cannot_be_done_any_more_is_dropped_with_a_word(visit: Visit) -> None:
    guest = visit()
    guest.play_now(level="easy")
    guest.wait_for_turn()
    deed = {"type": "act", "id": "from-before", "version": 10**6, "seat": 0, "answers": ["take_coins 1"]}
    left = json.dumps({"table": guest.path.removeprefix("/t/"), "deeds": [deed]})
    plies = guest.plies
    guest.run("left => sessionStorage.setItem('ratusz-unsent', left)", left)
    guest.page.reload()
    guest.sees_pass(guest.page.locator(".toast")).to_have_text(guest.words("ui-too-late"))
    guest.wait_for_turn()
    assert guest.plies == plies


def test_a_page_that_stays_the_old_one_says_so_and_tries_no_more(visit: Visit, own_house: House) -> None:
    """Somewhere on the way a cache gives the page from before, whatever is asked for."""
    guest = visit(to=own_house)
    guest.take_table("me", "fair", round_cap=3)
    guest.wait_for_turn()
    plies, old = guest.plies, guest.run(BUILD)
    guest.context.add_init_script(CACHE)
    guest.run("old => { sessionStorage.cached = old }", old)
    own_house.strike_down()
    own_house.open(**UPDATED)
    guest.sees("ui-outdated")
    guest.sees("ui-outdated-help")
    assert guest.run(LOADS) == 1

    guest.run("() => { delete sessionStorage.cached }")
    guest.press("ui-reload")
    guest.wait_for_turn()
    assert guest.plies == plies + 1, "that the rules have changed"
    assert guest.run(BUILD) != old
    assert guest.run(LOADS) == 2
    guest.troubles = [trouble for trouble in guest.troubles if "WebSocket" not in trouble]


def test_a_part_that_is_no_longer_there_brings_the_new_page(visit: Visit, own_house: House) -> None:
    guest = visit(to=own_house)
    guest.take_table("me", "fair", round_cap=3)
    table = guest.path
    guest.open()
    guest.settle()
    guest.mark_page()
    own_house.strike_down()
    own_house.open(**UPDATED)
    gone = "**/assets/TablePage-*.js"
    guest.page.route(gone, lambda route: route.fulfill(status=404))
    with guest.page.expect_response(gone):
        guest.page.locator(f'a[href="{table}"]').click()
    guest.page.unroute(gone)
    guest.wait_for_new_page()
    guest.wait_for_turn()
    assert guest.path == table
    guest.troubles = [trouble for trouble in guest.troubles if "TablePage" not in trouble and "404" not in trouble]
    guest.troubles = [trouble for trouble in guest.troubles if "WebSocket" not in trouble]
