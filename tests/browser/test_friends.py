"""Friends by link: each with a browser of their own."""

from __future__ import annotations

import re
from pathlib import Path
from statistics import median

import pytest
from playwright.sync_api import Locator

from ratusz.server.addresses import for_others
from ratusz.server.settings import Settings
from tests.browser.conftest import Visit
from tests.browser.guest import Guest, Screen, whoever_is_asked
from tests.browser.house import House
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


def watch(guest: Guest, link: str) -> None:
    guest.page.goto(link)
    guest.press("ui-watch-do")
    guest.wait_for_table()


def go_on(guest: Guest, link: str) -> None:
    """With another device."""
    guest.page.goto(link)
    guest.press("ui-go-on-here")
    guest.wait_for_table()


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
    host.expects(seats_of(host)).to_contain_text(host.words("ui-status-online"))

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
    late.sees("ui-invited-taken", name="Bartek")
    late.expects(late.button("ui-sit-down")).to_have_count(0)

    stranger.open(path)
    stranger.sees("ui-no-table")
    assert "Ania" not in stranger.text(stranger.page.locator("body"))
    stranger.expects(stranger.page.locator("[data-piece], .log, .seat")).to_have_count(0)
    stranger.forgive("status 40[34]", "console error: WebSocket", "console error: Failed to load resource")


def only_here(host: Guest) -> str:
    return host.words("ui-reach-here").replace("`", "")


def test_links_lead_other_devices_here_as_soon_as_the_house_is_open_to_them(visit: Visit, own_house: House) -> None:
    host, friend, phone = visit(to=own_house), visit(to=own_house), visit(to=own_house, screen="phone")
    host.set_table("me Ania", "link Bartek")
    assert link_for(host, "Bartek").startswith(own_house.address)
    host.expects(host.dialog).to_contain_text(only_here(host))
    host.press("ui-close")
    host.choose_from_menu("ui-phone")
    host.expects(host.dialog).to_contain_text(only_here(host))

    table = host.path
    host.page.goto("about:blank")
    own_house.close()
    own_house.open(RATUSZ_HOST="0.0.0.0")
    outside = next(for_others(Settings(host="0.0.0.0", port=own_house.port)), None)
    if outside is None:
        pytest.skip("Without a network there are no other devices.")
    host.open(table)
    host.wait_for_table()
    link = link_for(host, "Bartek")
    assert link.startswith(outside)
    host.expects(host.dialog).not_to_contain_text(only_here(host))
    sit_down(friend, link, "Bartek")
    friend.wait_for_table()
    host.press("ui-close")
    host.choose_from_menu("ui-phone")
    link = host.value(host.dialog.get_by_label(host.words("ui-phone-link")))
    assert link.startswith(outside)
    go_on(phone, link)
    mover = whoever_is_asked(phone, friend)
    assert mover
    Player(mover).act()
    host.wait_for_plies(f"== {mover.plies}")
    for guest in (friend, phone):
        guest.forgive("console error: The Cross-Origin-Opener-Policy header has been ignored")  # It is no HTTPS.


def test_spectators_watch_and_cannot_act(visit: Visit) -> None:
    host, spectator = visit(), visit()
    host.set_table("me Ania", "fair")
    host.choose_from_menu("ui-invite")
    link = watch_link(host)
    host.press("ui-close")
    watch(spectator, link)
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


def pair(visit: Visit) -> tuple[Guest, Guest]:
    """Ania and Bartek at a table, each with a browser of their own."""
    host, friend = visit(), visit(language="pl")
    host.set_table("me Ania", "link Bartek")
    sit_down(friend, link_for(host, "Bartek"), "Bartek")
    friend.wait_for_table()
    host.press("ui-close")
    return host, friend


def test_what_a_friend_says_is_seen_over_the_board(visit: Visit) -> None:
    host, friend = pair(visit)
    friend.press(talk_of(friend))
    friend.page.get_by_placeholder(friend.words("ui-chat-placeholder")).fill("Dobry ruch!")
    friend.key_meanwhile("Enter")
    host.sees_pass(host.page.locator(".toasts")).to_contain_text("Bartek Dobry ruch!")
    host.press(talk_of(host))
    host.expects(host.page.locator(".saying")).to_have_count(0)


def seats_of(guest: Guest) -> Locator:
    return guest.page.get_by_role("region", name=guest.words("ui-seats"))


def standing_in(guest: Guest) -> str:
    return guest.words("ui-status-stand-in", level=guest.words("ui-level-fair"))


def play_until_it_is_up_to(friend: str, host: Guest) -> None:
    while not host.asked.startswith(host.words("ui-waiting-for", names=friend)):
        Player(host).act()


def test_a_bot_stands_in_for_somebody_who_left_and_who_takes_the_seat_back(visit: Visit) -> None:
    host, friend = pair(visit)
    table = friend.path
    friend.page.goto("about:blank")
    play_until_it_is_up_to("Bartek", host)
    host.press("ui-seat-replace")
    host.press("ui-replace-do")
    host.expects(host.dialog).to_have_count(0)
    host.expects(seats_of(host)).to_contain_text(standing_in(host))
    host.wait_for_turn()

    friend.open(table)
    friend.wait_for_table()
    friend.sees("ui-bot-plays-for-me")
    friend.expects(friend.page.locator("[data-action]")).to_have_count(0)
    friend.press(friend.question.get_by_role("button", name=friend.words("ui-seat-back")))
    friend.expects(seats_of(friend)).not_to_contain_text(standing_in(friend))
    host.sees("ui-notice-back", name="Bartek")
    play_until_it_is_up_to("Bartek", host)
    friend.wait_for_turn()
    Player(friend).act()
    host.press(talk_of(host))
    for notice in ("stand_in", "back"):
        host.expects(host.page.get_by_role("log")).to_contain_text(host.words(f"ui-notice-{notice}", name="Bartek"))


def test_whoever_leaves_can_leave_a_bot_behind(visit: Visit) -> None:
    guest = visit()
    guest.take_table("me Ania", "fair", round_cap=1)
    guest.choose_from_menu("ui-leave-seat")
    guest.press("ui-replace-do")
    guest.expects(guest.score_sheet).to_contain_text(guest.words("ui-ended-by-bot", names="Ania"))
    guest.open()
    guest.expects(guest.page.get_by_title(guest.words("ui-notice-stand_in", name="Ania"))).to_be_visible()


def test_everybody_is_told_when_a_bot_stands_in_and_when_it_does_not_any_more(visit: Visit) -> None:
    host, friend = pair(visit)
    host.choose_from_menu("ui-leave-seat")
    host.press("ui-replace-do")
    host.sees("ui-bot-plays-for-me")
    host.sees("ui-watching")
    friend.sees("ui-notice-stand_in", name="Ania")
    host.choose_from_menu("ui-seat-back")
    friend.sees("ui-notice-back", name="Ania")
    host.expects(host.page.get_by_text(host.words("ui-watching"))).to_have_count(0)


def test_the_others_see_how_long_they_have_to_wait(visit: Visit, tmp_path: Path) -> None:
    slow = House(tmp_path, RATUSZ_AWAY_SECONDS_AT_TABLE="300")
    slow.open()
    try:
        host, friend = visit(to=slow), visit(to=slow)
        host.set_table("me Ania", "link Bartek")
        sit_down(friend, link_for(host, "Bartek"), "Bartek")
        friend.wait_for_table()
        host.press("ui-close")
        play_until_it_is_up_to("Bartek", host)
        friend.page.close()
        host.press(seat_of(host, "Bartek").locator(".head"))
        waiting = seats_of(host).get_by_role("button", name=re.compile(host.words("ui-seat-replace-in", time="")))
        host.expects(waiting).to_be_disabled()
        host.expects(waiting).to_contain_text(re.compile(r"[45]:\d\d"))
        host.context.close()
        friend.context.close()
    finally:
        slow.close()


def test_one_goes_on_with_the_phone_and_keeps_the_seat_here(visit: Visit) -> None:
    host, friend = pair(visit)
    phone, thief = visit(screen="phone", language="pl", dark=True), visit()
    friend.choose_from_menu("ui-phone")
    link = friend.value(friend.dialog.get_by_label(friend.words("ui-phone-link")))
    friend.expects(friend.dialog.get_by_role("img", name=friend.words("ui-phone-code"))).to_be_visible()
    go_on(phone, link)
    friend.sees("ui-phone-used")
    host.expects(host.page.locator(".toast")).to_have_count(0)
    thief.page.goto(link)
    thief.sees("ui-refused-link_over")
    phone.page.goto(link)
    phone.wait_for_table()
    for person in (thief, phone):
        person.forgive("status 4", "console error: Failed to load resource")

    friend.press("ui-close")
    play_until_it_is_up_to("Bartek", host)
    phone.wait_for_turn()
    friend.wait_for_turn()
    Player(phone).act()
    friend.wait_for_plies(f"== {phone.plies}")


def test_whoever_comes_by_the_link_puts_nobody_out_and_can_be_put_out(visit: Visit) -> None:
    """The link of a seat has gone astray: its holder is told, plays on, and holds the seat alone again."""
    host, friend, thief = visit(), visit(language="pl"), visit(screen="phone")
    host.set_table("me Ania", "link Bartek")
    link = link_for(host, "Bartek")
    friend.page.goto(link)
    friend.sees("ui-invited-name", name="Bartek")
    friend.press("ui-sit-down")
    friend.wait_for_table()
    host.press("ui-close")
    friend.choose_from_menu("ui-leave-seat")
    friend.press("ui-replace-do")
    friend.sees("ui-bot-plays-for-me")

    thief.page.goto(link)
    thief.sees("ui-invited-bot", name="Bartek")
    thief.expects(thief.page.get_by_label(thief.words("ui-my-name"))).to_have_count(0)
    thief.press("ui-sit-down")
    thief.wait_for_table()
    for person in (host, friend):
        person.sees("ui-notice-joined", name="Bartek")
    friend.expects(friend.page.get_by_text(friend.words("ui-watching"))).to_have_count(0)

    friend.choose_from_menu("ui-phone")
    friend.sees("ui-browsers", count=1)
    friend.press("ui-alone")
    friend.expects(friend.button("ui-alone")).to_have_count(0)
    friend.press("ui-close")
    thief.expects(thief.page.get_by_role("button", name=thief.words("ui-hint"))).to_have_count(0)
    thief.page.goto(link)
    thief.sees("ui-link-useless")
    thief.forgive("status 404", "console error: Failed to load resource")
    play_until_it_is_up_to("Bartek", host)
    friend.wait_for_turn()
    Player(friend).act()


def test_the_host_invites_from_another_device(visit: Visit) -> None:
    host, phone, friend = visit(), visit(screen="phone", language="pl"), visit()
    host.set_table("me Ania", "link Bartek")
    host.press("ui-close")
    host.choose_from_menu("ui-phone")
    go_on(phone, host.value(host.dialog.get_by_label(host.words("ui-phone-link"))))
    phone.choose_from_menu("ui-invite")
    phone.press(phone.button("ui-link-new").first)
    link = link_for(phone, "Bartek")
    host.press("ui-close")
    host.choose_from_menu("ui-invite")
    host.expects(host.button("ui-link-new")).to_have_count(1)
    host.forgive("status 404", "console error: Failed to load resource")
    sit_down(friend, link, "Bartek")
    friend.wait_for_table()
    phone.expects(phone.dialog).to_contain_text(phone.words("ui-seat-taken", name="Bartek"))


def test_the_invitation_says_that_there_is_a_clock(visit: Visit) -> None:
    host, friend = visit(), visit(language="pl")
    seats = [{"kind": "me"}, {"kind": "link"}]
    wish = {"game": "builders", "seats": seats, "clock": {"minutes": 10, "increment": 5}}
    created = host.context.request.post(f"{host.address}/api/tables", data=wish).json()
    friend.open(f"/s/{created['seat_links'][0]['secret']}")
    friend.sees("ui-invited-clock", minutes=10, increment=5)
    friend.press("ui-sit-down")
    friend.wait_for_table()
    friend.expects(friend.page.locator(".clock.running")).to_have_count(0)


def test_nobody_who_comes_or_goes_moves_the_board(visit: Visit) -> None:
    screens: list[Screen] = ["desktop", "phone"]
    for screen in screens:
        host, friend = visit(screen=screen), visit()
        host.set_table("me Ania", "link Bartek")
        link = link_for(host, "Bartek")
        host.press("ui-close")
        board = host.page.locator("section.board")
        before = host.box(board)
        sit_down(friend, link, "Bartek")
        friend.wait_for_table()
        host.expects(seat_of(host, "Bartek").locator(".kind")).to_have_count(0)
        assert host.box(board) == before
        play_until_it_is_up_to("Bartek", host)
        before = host.box(board)
        friend.page.goto("about:blank")
        host.expects(host.button("ui-seat-replace")).to_be_visible()
        assert host.box(board) == before
        host.press(seat_of(host, "Bartek").locator(".head"))
        assert host.box(board) == before


def test_a_spectator_goes_on_watching_elsewhere(visit: Visit) -> None:
    host, spectator, phone = visit(), visit(), visit(screen="phone")
    host.set_table("me Ania", "fair")
    host.choose_from_menu("ui-invite")
    watch(spectator, watch_link(host))
    spectator.choose_from_menu("ui-phone")
    spectator.sees("ui-phone-help-watch")
    watch(phone, spectator.value(spectator.dialog.get_by_label(spectator.words("ui-phone-link"))))
    phone.expects(phone.page.locator("[data-action]")).to_have_count(0)


def test_every_link_says_what_it_leads_to_before_anything_is_taken(visit: Visit) -> None:
    host, friend, spectator, phone = visit(), visit(language="pl"), visit(), visit(screen="phone")
    host.set_table("me Ania", "link Bartek")
    link, to_watch = link_for(host, "Bartek"), watch_link(host)
    friend.page.goto(link)
    for key in ("ui-invited-name", "ui-invited-by", "ui-invited-help"):
        friend.sees(key, name="Ania" if key == "ui-invited-by" else "Bartek")
    friend.expects(friend.page.get_by_text(friend.words("game-name"), exact=True)).to_be_visible()
    host.expects(host.dialog).not_to_contain_text(host.words("ui-seat-taken", name="Bartek"))

    spectator.page.goto(to_watch)
    for key in ("ui-invited-watch", "ui-set-by", "ui-invited-watch-help"):
        spectator.sees(key, name="Ania")
    host.press("ui-close")
    host.expects(seats_of(host)).not_to_contain_text(host.words("ui-watchers", count=1))

    host.choose_from_menu("ui-phone")
    to_phone = host.value(host.dialog.get_by_label(host.words("ui-phone-link")))
    phone.page.goto(to_phone)
    for key in ("ui-invited-here", "ui-invited-here-help"):
        phone.sees(key, name="Ania")
    host.expects(host.page.get_by_text(host.words("ui-phone-used"))).to_have_count(0)
    phone.press("ui-go-on-here")
    phone.wait_for_table()
    spectator.press("ui-watch-do")
    spectator.wait_for_table()
    friend.press("ui-sit-down")
    friend.wait_for_table()


def test_whoever_leaves_a_match_is_replaced_by_a_bot_and_comes_back_by_the_link(visit: Visit) -> None:
    host, friend = visit(), visit(language="pl")
    host.set_table("me Ania", "link Bartek")
    link = link_for(host, "Bartek")
    sit_down(friend, link, "Bartek")
    friend.wait_for_table()
    host.press("ui-close")
    friend.choose_from_menu("ui-part")
    friend.sees("ui-part-leave-help")
    friend.press("ui-part-leave")
    friend.card.wait_for()
    friend.sees("ui-no-matches")
    host.sees("ui-notice-stand_in", name="Bartek")
    friend.page.goto(link)
    friend.press("ui-sit-down")
    friend.wait_for_table()
    friend.open()
    friend.expects(friend.page.locator("main li a")).to_have_count(1)
