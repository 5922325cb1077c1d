"""Friends by link: each with a browser of their own."""

from __future__ import annotations

import re
from statistics import median

from playwright.sync_api import Locator

from tests.browser.conftest import Visit
from tests.browser.guest import Guest, whoever_is_asked
from tests.browser.players.builders import Player

WATCH_MOVES = """() => {
  const noted = { attributes: true, attributeFilter: ['data-ply'] }
  new MutationObserver((_, watching) => {
    window.seen = Date.now()
    watching.disconnect()
  }).observe(document.querySelector('main.table'), noted)
}"""
"""Notes when the next move is seen."""
NOTE_CLICKS = "() => addEventListener('click', () => (window.clicked = Date.now()), { capture: true })"


def link_for(host: Guest, name: str) -> str:
    return host.value(host.dialog.get_by_label(host.words("ui-seat-link", name=name)))


def watch_link(host: Guest) -> str:
    return host.value(host.dialog.get_by_label(host.words("ui-watch-link")))


def sit_down(guest: Guest, link: str, name: str) -> None:
    guest.page.goto(link)
    guest.page.get_by_label(guest.words("ui-my-name")).fill(name)
    guest.press("ui-sit-down")


def seat_of(guest: Guest, name: str) -> Locator:
    return guest.page.get_by_role("region", name=guest.words("ui-seats")).locator(".seat", has_text=name)


def talk_of(guest: Guest) -> Locator:
    """The tab of the talk, with the number of lines not read yet behind its name."""
    return guest.page.get_by_role("button", name=re.compile(rf"^{guest.words('ui-chat')}( ?\d+)?$"))


def test_two_friends_see_each_others_moves_at_once(visit: Visit) -> None:
    host, friend = visit(), visit(screen="phone", language="pl")
    host.set_table("me Ania", "link", rounds=2)
    link = link_for(host, host.words("ui-player-number", number=2))
    sit_down(friend, link, "Bartek")
    friend.wait_for_table()
    host.expects(host.dialog).to_contain_text(host.words("ui-seat-taken", name="Bartek"))
    host.press("ui-close")
    host.press(seat_of(host, "Bartek").locator(".head"))
    host.expects(seat_of(host, "Bartek")).to_contain_text(host.words("ui-status-online"))

    waits = []
    while mover := whoever_is_asked(host, friend):
        other = friend if mover is host else host
        other.run(WATCH_MOVES)
        mover.run(NOTE_CLICKS)
        Player(mover).act()
        other.wait_for_plies(f"== {mover.plies}")
        waits.append(other.run("() => window.seen") - mover.run("() => window.clicked"))
    friend.expects(friend.score_sheet).to_be_visible()
    print(
        f"From a click to the other page: median {median(waits):.0f} ms, longest {max(waits)} ms, {len(waits)} moves."
    )
    assert median(waits) < 500


def test_a_seat_is_taken_once_and_strangers_see_nothing(visit: Visit) -> None:
    host, friend, late, stranger = visit(), visit(), visit(), visit()
    host.set_table("me Ania", "link Bartek")
    link, path = link_for(host, "Bartek"), host.path
    sit_down(friend, link, "Bartek")
    friend.wait_for_table()

    late.page.goto(link)
    late.press("ui-sit-down")
    late.sees("ui-refused-seat_taken")
    late.forgive("status 409", "console error: Failed to load resource")

    stranger.open(path)
    stranger.sees("ui-no-table")
    assert "Ania" not in stranger.text(stranger.page.locator("body"))
    stranger.expects(stranger.page.locator("[data-piece], .log, .seat")).to_have_count(0)
    stranger.forgive("status 40[34]", "console error: WebSocket", "console error: Failed to load resource")


def test_spectators_watch_and_cannot_act(visit: Visit) -> None:
    host, spectator = visit(), visit()
    host.set_table("me Ania", "fair")
    host.choose_from_menu("ui-invite")
    link = watch_link(host)
    host.press("ui-close")
    spectator.page.goto(link)
    spectator.wait_for_table()
    host.expects(host.page.get_by_role("region", name=host.words("ui-seats"))).to_contain_text(
        host.words("ui-watchers", count=1)
    )

    host.wait_for_turn()
    spectator.wait_for_plies(f"== {host.plies}")
    Player(host).play_turn()
    host.wait_for_turn()
    spectator.wait_for_plies(f"== {host.plies}")
    assert spectator.log_lines == host.log_lines
    spectator.sees("ui-watching")
    spectator.expects(spectator.page.locator("[data-action]")).to_have_count(0)
    for tool in ("ui-undo", "ui-hint"):
        spectator.expects(spectator.button(tool)).to_have_count(0)
    spectator.expects(spectator.page.get_by_role("region", name=spectator.words("ui-my-area"))).to_have_count(0)


def test_everybody_at_the_table_can_talk(visit: Visit) -> None:
    host, friend = visit(), visit(language="pl")
    host.set_table("me Ania", "link Bartek")
    sit_down(friend, link_for(host, "Bartek"), "Bartek")
    host.press("ui-close")
    host.press(talk_of(host))
    host.page.get_by_placeholder(host.words("ui-chat-placeholder")).fill("Hello <b>there</b>!")
    host.press("ui-chat-send")
    friend.wait_for_table()
    friend.press(talk_of(friend))
    friend.expects(friend.page.get_by_role("log")).to_contain_text("Ania Hello <b>there</b>!")
    friend.page.get_by_placeholder(friend.words("ui-chat-placeholder")).fill("Cześć, Aniu")
    friend.key("Enter")
    host.expects(host.page.get_by_role("log")).to_contain_text("Bartek Cześć, Aniu")

    friend.page.reload()
    friend.wait_for_table()
    friend.press(talk_of(friend))
    friend.expects(friend.page.get_by_role("log")).to_contain_text("Cześć, Aniu")


def test_a_bot_goes_on_for_somebody_who_left(visit: Visit) -> None:
    host, friend = visit(), visit()
    host.set_table("me Ania", "link Bartek", rounds=1)
    sit_down(friend, link_for(host, "Bartek"), "Bartek")
    friend.wait_for_table()
    host.press("ui-close")
    friend.page.close()
    host.press("ui-seat-replace")
    host.press("ui-replace-do")
    host.expects(host.dialog).to_have_count(0)
    host.expects(host.page.get_by_role("region", name=host.words("ui-seats"))).to_contain_text(
        host.words("ui-status-bot", level=host.words("ui-level-fair"))
    )
    Player(host).play()
    host.expects(host.score_sheet).to_be_visible()


def test_whoever_leaves_can_leave_a_bot_behind(visit: Visit) -> None:
    guest = visit()
    guest.take_table("me Ania", "fair", round_cap=1)
    guest.choose_from_menu("ui-leave-seat")
    guest.press("ui-replace-do")
    guest.expects(guest.score_sheet).to_be_visible()


def test_everybody_is_told_when_a_bot_takes_over(visit: Visit) -> None:
    host, friend = visit(), visit(language="pl")
    host.set_table("me Ania", "link Bartek")
    sit_down(friend, link_for(host, "Bartek"), "Bartek")
    friend.wait_for_table()
    host.press("ui-close")
    host.choose_from_menu("ui-leave-seat")
    host.press("ui-replace-do")
    host.sees("ui-seat-is-lost")
    host.sees("ui-watching")
    friend.sees("ui-bot-takes-over", names="Ania")
