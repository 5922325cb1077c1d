"""What is particular to Craftsmen: payments put together, auctions out of turn, secret hands, the first season."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Locator, WebSocketRoute, expect

from tests.browser.conftest import Visit
from tests.browser.guest import Guest
from tests.browser.players.craftsmen import Player, Position
from tests.browser.test_friends import link_for, sit_down

HAND = "() => [...document.querySelectorAll('.mine [data-hand]')].map((card) => card.dataset.hand)"
CAPITAL = "() => [...document.querySelectorAll('.mine [data-own]')].map((card) => card.dataset.own)"
CHOSEN = "() => [...document.querySelectorAll('[data-pay][aria-pressed=true]')].map((card) => card.dataset.pay)"
TOUR = """() => {
  if (!new URL(location.href).searchParams.has('guide')) return 'left'
  const card = document.querySelector('aside.card')
  return card ? card.querySelector('footer span').textContent : document.querySelector('aside.pause') && 'waits'
}"""
"""The card that the tour shows. In one look: a card may come between two of them, and with both neither it nor the
pause before it would be seen."""
MINE = "[data-action]:not([data-action=pick])"


def panel(guest: Guest) -> Locator:
    return guest.page.locator("[data-panel]")


def play_until_payment(guest: Guest) -> Player:
    """To a price with more than one way to pay it."""
    player = Player(guest)
    while guest.wait_for_turn():
        if Position.read(guest).pays and panel(guest).locator(".ways").count():
            break
        player.act()
    return player


def hear_again(guest: Guest) -> Callable[[], None]:
    """Lets the page hear once more what the server said last, as if a name or a clock had changed."""
    heard: list[tuple[WebSocketRoute, str | bytes]] = []

    def connect(socket: WebSocketRoute) -> None:
        def pass_on(message: str | bytes) -> None:
            if '"type":"state"' in str(message)[:40]:
                heard.append((socket, message))
            socket.send(message)

        socket.connect_to_server().on_message(pass_on)

    def again() -> None:
        socket, message = heard[-1]
        socket.send(message)
        guest.page.wait_for_timeout(200)

    guest.page.route_web_socket(re.compile("/live"), connect)
    return again


def test_a_payment_is_proposed_changed_sent_and_taken_back_as_one(visit: Visit) -> None:
    guest = visit(game="craftsmen")
    again = hear_again(guest)
    guest.set_table("me Ania", "easy")
    play_until_payment(guest)
    proposed, hand = guest.page.evaluate(CHOSEN), guest.page.evaluate(CAPITAL)
    assert proposed

    # A card that was not proposed becomes part of what is paid, and the sum still pays the price.
    other = panel(guest).locator("[data-pay][aria-pressed=false]:not([disabled])").first
    wanted = other.get_attribute("data-pay")
    guest.press(other)
    chosen = guest.page.evaluate(CHOSEN)
    assert chosen.count(wanted) == proposed.count(wanted) + 1
    value, price = map(int, re.findall(r"\d+", panel(guest).locator(".sum").inner_text())[:2])
    assert value >= price
    again()
    assert guest.page.evaluate(CHOSEN) == chosen

    plies = guest.plies
    guest.act(panel(guest).locator(".main"))
    guest.wait_for_turn()
    expect(panel(guest).locator("[data-pays]")).to_have_count(0)
    guest.press(guest.button("ui-undo").first)
    guest.wait_for_plies(f"== {plies}")
    guest.wait_for_turn()
    assert sorted(guest.page.evaluate(CAPITAL)) == sorted(hand)


def test_an_auction_asks_a_friend_out_of_turn(visit: Visit) -> None:
    host, friend = visit(game="craftsmen"), visit("phone", language="pl", game="craftsmen")
    host.set_table("me Ania", "link Bartek")
    sit_down(friend, link_for(host, "Bartek"), "Bartek")
    friend.wait_for_table()
    host.press("ui-close")

    # Ania sends one helper to the notary, and everything else is declined.
    players = {id(host): Player(host), id(friend): Player(friend)}
    both = [host, friend]
    while True:
        mover = next(guest for guest in both * 2000 if guest.page.locator(MINE).count())
        notary = mover.page.locator('button[data-spot="town:notary"]')
        market = mover.page.locator('button[data-spot^="market:"]')
        if market.count():
            break
        if mover is host and notary.count() and Position.read(host).helpers == 5:
            mover.act(notary)
        else:
            mover.act(players[id(mover)].decline)
    assert mover is host
    # Who can pay for a card is asked whether to buy it instead.
    player = players[id(host)]
    *spot, last = player.to(next(spot for spot in Position.read(host).spots if spot[0].startswith("market:")))
    host.act(*spot, panel(host).locator(".answer").last if spot else last)
    host.wait_for_turn()
    most = int(re.findall(r"\d+", host.asked)[-1])
    assert most == int(host.page.locator("input[type=number]").get_attribute("max") or 0)
    host.act(panel(host).locator("[data-bid='1']"))

    # The friend sees the bid and bids more with the stepper; only the friend learns how much that could be.
    friend.page.locator("[data-bid]").wait_for()
    expect(panel(friend)).to_contain_text(friend.words("auction-running", bid=1, player="Ania"))
    friend.press("bid-more")
    friend.press("bid-more")
    friend.press("bid-less")
    friend.act(panel(friend).locator("[data-bid='3']"))
    host.page.locator("[data-bid='4']").wait_for()
    expect(panel(host)).to_contain_text(host.words("auction-running", bid=3, player="Bartek"))
    host.act(Player(host).decline)
    friend.page.locator("[data-pays]").wait_for()
    expect(host.page.locator("[data-pays]")).to_have_count(0)
    friend.act(panel(friend).locator(".main"))
    expect(friend.page.locator("[data-hand]")).to_have_count(4)


def test_the_other_ones_hand_is_never_on_the_shared_screen(visit: Visit) -> None:
    guest = visit(game="craftsmen")
    guest.open()
    guest.press_card("ui-new-table")
    guest.fill_dialog(["me Ania", "here Bartek"], None)
    guest.press("ui-create-table")
    player = Player(guest)
    hands: dict[str, set[str]] = {}
    cover = guest.page.get_by_role("alertdialog")
    for _ in range(6):
        guest.page.locator("[role=alertdialog], [data-action]").first.wait_for()
        if cover.count():
            expect(guest.page.locator("[data-hand], [data-own], [data-action], .log")).to_have_count(0)
            name = next(name for name in ("Ania", "Bartek") if name in cover.inner_text())
            guest.press("ui-i-am", name=name)
        guest.wait_for_turn()
        mine = guest.page.locator(".seat.mine .name").inner_text()
        hands[mine] = set(guest.page.evaluate(HAND))
        other = hands.get("Bartek" if mine == "Ania" else "Ania", set())
        assert not hands[mine] & other
        assert guest.page.locator(".rival [data-hand]").count() == 0
        player.act()
    assert len(hands) == 2


def test_a_card_in_hand_says_which_ends_it_fits_and_that_it_is_reconstructed(visit: Visit) -> None:
    guest = visit(game="craftsmen")
    guest.set_table("me Ania", "easy")
    guest.wait_for_turn()
    said = [guest.words(f"fits-{ends}") for ends in ("both", "left", "right", "none")]
    for card in guest.page.locator("[data-hand]").all():
        assert any(words in card.inner_text() for words in said)
    face = guest.page.locator("[data-hand] .face-of").first
    face.hover()
    face.hover(position={"x": 20, "y": 40})
    expect(guest.page.locator("aside.tip")).to_contain_text(guest.words("reconstructed-card"))
    expect(guest.page.locator(".board .note")).to_contain_text(guest.words("game-note"))
    guest.open()
    expect(guest.card).to_contain_text(guest.words("game-note"))


def test_a_newcomer_is_led_through_the_first_season(visit: Visit) -> None:
    guest = visit(newcomer=True, game="craftsmen")
    guest.open()
    guest.press_card("ui-guided-match")
    guest.wait_for_table()
    player = Player(guest)
    card = guest.page.locator("aside.card")
    seen: set[str] = set()
    while (now := guest.page.wait_for_function(TOUR).json_value()) != "left":
        if now == "waits":
            guest.wait_for_turn()
            player.act()
            continue
        seen.add(now)
        goes_on = card.locator("button.main")
        if goes_on.count():
            guest.press(goes_on)
        else:
            guest.wait_for_turn()
            player.act()
    assert len(seen) >= 9, "Some cards speak of what the newcomer may have done already."


def test_a_match_of_craftsmen_is_played_by_keys_alone(visit: Visit) -> None:
    guest = visit(keyboard=True, game="craftsmen")
    guest.open()
    guest.press_card("ui-new-table")
    guest.press("ui-create-table")
    guest.wait_for_table()
    player = Player(guest, at_home=4)
    for _ in range(12):
        guest.wait_for_turn()
        player.act()
    # The later years are played in winter alone: walking from piece to piece takes its time.
    player.at_home = 5
    player.play()
    expect(guest.score_sheet).to_be_visible()
