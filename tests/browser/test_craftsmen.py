"""What is particular to Craftsmen: payments put together, auctions out of turn, secret hands, the first season."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, WebSocketRoute

import ratusz
from ratusz.core.form import PAGE
from ratusz.games.craftsmen.filling import SHORT
from tests.browser.conftest import Visit
from tests.browser.guest import Guest, Screen, whoever_is_asked
from tests.browser.players.craftsmen import Player, Position
from tests.browser.test_friends import link_for, sit_down
from tests.browser.test_help import HIDDEN
from tests.browser.test_layout import FINGER
from tests.browser.test_settings import end_turns
from tests.games.craftsmen.test_asking import bidding
from tests.games.craftsmen.test_obvious import BEER, BREWER
from tests.games.craftsmen.words import Seat, payments, stage

HAND = "() => [...document.querySelectorAll('.mine [data-hand]')].map((card) => card.dataset.hand)"
CAPITAL = "() => [...document.querySelectorAll('.mine [data-own]')].map((card) => card.dataset.own)"
TOWN = 'button[data-spot^="town:"]'
MARKET = 'button[data-spot^="market:"]'
CHOSEN = "() => [...document.querySelectorAll('[data-pay][aria-pressed=true]')].map((card) => card.dataset.pay)"


def panel(guest: Guest) -> Locator:
    return guest.page.locator("[data-panel]")


def play_until_payment(guest: Guest) -> Player:
    """To a price with more than one way to pay it."""
    player = Player(guest)
    while guest.wait_for_turn():
        if Position.read(guest).pays and guest.count(panel(guest).locator(".ways")):
            break
        player.act()
    return player


def hear_again(guest: Guest) -> Callable[[], None]:
    """Lets the page hear something new of the table: nothing but a name."""
    held: dict[str, Any] = {}
    sockets: list[WebSocketRoute] = []
    added = 0

    def connect(socket: WebSocketRoute) -> None:
        def pass_on(text: str | bytes) -> None:
            message = json.loads(text)
            if message["type"] in ("state", "change"):
                message["number"] += added
                held.update(message.get("fields", message), number=message["number"])
            socket.send(json.dumps(message))

        sockets.append(socket)
        socket.connect_to_server().on_message(pass_on)

    def again() -> None:
        nonlocal added
        guest.settle()
        added += 1
        held["number"] += 1
        seats = [{**seat, "name": seat["name"].replace("Ania", "Hania")} for seat in held["seats"]]
        change = {
            "type": "change",
            "number": held["number"],
            "since": held["ply"],
            "events": [],
            "view": {},
            "rows": {},
        }
        sockets[-1].send(json.dumps({**change, "fields": {"seats": seats}}))
        guest.expects(guest.page.locator(".seat.mine .name")).to_have_text("Hania")

    guest.page.route_web_socket(re.compile("/live"), connect)
    return again


def seat_at(guest: Guest, match: ratusz.Match) -> None:
    """The guest opens the record of a match, and goes on with it from the first seat."""
    guest.bring(match)
    guest.press("ui-i-am", name=guest.words("ui-player-number", number=1))


def test_a_payment_keeps_what_was_touched(visit: Visit) -> None:
    guest = visit(game="craftsmen")
    seat_at(guest, bidding("p1 p2 p3 g3 b3 r3", 6))
    card = {short: panel(guest).locator(f"[data-pay={long}]") for short, long in SHORT.items()}
    pay = panel(guest).locator(".main")
    assert guest.run(CHOSEN) == [SHORT["b3"], SHORT["r3"]]

    # What is dropped is gone, and nothing takes its place by itself.
    guest.press(card["b3"])
    assert guest.run(CHOSEN) == [SHORT["r3"]]
    guest.expects(pay).to_be_disabled()
    guest.expects(panel(guest)).to_contain_text(guest.words("pay-missing", missing=3))
    guest.press(card["g3"])
    assert guest.run(CHOSEN) == [SHORT["g3"], SHORT["r3"]]
    # What was touched stays; what was only proposed goes.
    guest.press(card["b3"])
    assert guest.run(CHOSEN) == [SHORT["g3"], SHORT["b3"]]
    guest.act(pay)


def test_what_was_paid_by_a_panel_is_taken_back_as_one(visit: Visit) -> None:
    guest = visit(game="craftsmen")
    again = hear_again(guest)
    guest.take_table("me Ania", "easy")
    play_until_payment(guest)
    assert guest.run(CHOSEN)
    guest.press(panel(guest).get_by_role("button", name=guest.words("pay-next")))
    chosen = guest.run(CHOSEN)
    again()
    assert guest.run(CHOSEN) == chosen

    undo = guest.question.locator(".back .button:first-child:enabled")
    while True:
        hand, plies = guest.run(CAPITAL), guest.plies
        guest.act(panel(guest).locator(".main"))
        guest.wait_for_turn()
        if guest.count(undo):
            break
        # What ends a turn or reveals a card is not taken back alone.
        play_until_payment(guest)
    guest.expects(panel(guest).locator("[data-pays]")).to_have_count(0)
    guest.press(undo)
    guest.wait_for_plies(f"== {plies}")
    guest.wait_for_turn()
    assert sorted(guest.run(CAPITAL)) == sorted(hand)


@pytest.mark.parametrize("screen", ["desktop", "phone"])
def test_of_very_many_ways_to_pay_more_are_shown_on_demand(visit: Visit, screen: Screen) -> None:
    match = bidding("p1 p2 p3 g1 g2 g3 b1 b2 b3 r1", 13)
    guest = visit(screen, game="craftsmen")
    seat_at(guest, match)
    ways = panel(guest).locator(".ways")
    for known in (PAGE, 2 * PAGE, len(payments(match))):
        guest.expects(ways).to_contain_text(guest.words("pay-ways", place=1, ways=known))
        if known < len(payments(match)):
            guest.press(ways.get_by_role("button", name=guest.words("pay-more", more=len(payments(match)) - known)))
    guest.expects(ways.get_by_role("button")).to_have_count(2)
    # The last one of all, and it can be paid.
    guest.press(ways.get_by_role("button", name=guest.words("pay-previous")))
    guest.expects(ways).to_contain_text(guest.words("pay-ways", place=known, ways=known))
    guest.act(panel(guest).locator(".main"))


@pytest.mark.parametrize("screen", ["desktop", "phone"])
def test_beer_is_made_in_one_go_and_taken_back_as_one(visit: Visit, screen: Screen) -> None:
    guest = visit(screen, game="craftsmen")
    # Nobody else confirms turns, so the others are bots, and nobody has to say who sits here.
    guest.bring(stage("crafts_guild", BREWER, Seat(), Seat(), year=3, confirm=[0]))
    guest.wait_for_turn()
    # Among the answers of the bar, where it covers neither a rival's estate nor the fair.
    beer, plies = guest.question.locator("[data-chain=beer]"), guest.plies
    guest.act(beer)
    guest.wait_for_plies(f"== {plies + len(BEER)}")
    guest.expects(guest.page.locator('button[data-spot^="hold:"]').first).to_be_visible()
    guest.press(guest.button("ui-undo").first)
    guest.wait_for_plies(f"== {plies}")
    guest.expects(beer).to_be_visible()


def test_an_auction_asks_a_friend_out_of_turn(visit: Visit) -> None:
    host, friend = visit(game="craftsmen"), visit("phone", language="pl", game="craftsmen")
    host.set_table("me Ania", "link Bartek")
    sit_down(friend, link_for(host, "Bartek"), "Bartek")
    friend.wait_for_table()
    host.press("ui-close")

    # Ania sends one helper to the notary, and everything else is declined.
    while (mover := whoever_is_asked(host, friend)) and not mover.count(mover.page.locator(MARKET)):
        notary = mover.page.locator('button[data-spot="town:notary"]')
        if mover is host and mover.count(notary) and Position.read(host).helpers == 5:
            mover.act(notary)
        else:
            mover.act(Player(mover).decline)
    assert mover is host
    # Who can pay for a card is asked whether to buy it instead.
    player = Player(host)
    *spot, last = player.to(next(spot for spot in Position.read(host).spots if spot[0].startswith("market:")))
    host.act(*spot, panel(host).locator(".answer").last if spot else last)
    host.wait_for_turn()
    most = int(re.findall(r"\d+", host.asked)[-1])
    assert most == int(host.attribute(host.page.locator("input[type=number]"), "max"))
    host.act(panel(host).locator("[data-bid='1']"))

    # The friend sees the bid and bids more with the stepper; only the friend learns how much that could be.
    friend.page.locator("[data-bid]").wait_for()
    friend.expects(panel(friend)).to_contain_text(friend.words("auction-running", bid=1, player="Ania"))
    friend.press("bid-more")
    friend.press("bid-more")
    friend.press("bid-less")
    friend.act(panel(friend).locator("[data-bid='3']"))
    host.page.locator("[data-bid='4']").wait_for()
    host.expects(panel(host)).to_contain_text(host.words("auction-running", bid=3, player="Bartek"))
    host.act(Player(host).decline)
    friend.page.locator("[data-pays]").wait_for()
    host.expects(host.page.locator("[data-pays]")).to_have_count(0)
    friend.act(panel(friend).locator(".main"))
    friend.expects(friend.page.locator("[data-hand]")).to_have_count(4)


def test_the_other_ones_hand_is_never_on_the_shared_screen(visit: Visit) -> None:
    guest = visit(game="craftsmen")
    guest.take_table("me Ania", "here Bartek")
    player = Player(guest)
    hands: dict[str, set[str]] = {}
    cover = guest.page.get_by_role("alertdialog")
    for _ in range(6):
        guest.page.locator("[role=alertdialog], [data-action]").first.wait_for()
        if guest.count(cover):
            guest.expects(guest.page.locator("[data-hand], [data-own], [data-action], .log")).to_have_count(0)
            name = next(name for name in ("Ania", "Bartek") if name in guest.text(cover))
            guest.press("ui-i-am", name=name)
        guest.wait_for_turn()
        mine = guest.text(guest.page.locator(".seat.mine .name"))
        hands[mine] = set(guest.run(HAND))
        other = hands.get("Bartek" if mine == "Ania" else "Ania", set())
        assert not hands[mine] & other
        assert guest.count(guest.page.locator(".rival [data-hand]")) == 0
        player.act()
    assert len(hands) == 2


def test_a_card_in_hand_says_which_ends_it_fits_and_that_it_is_reconstructed(visit: Visit) -> None:
    guest = visit(game="craftsmen")
    guest.take_table("me Ania", "easy")
    guest.wait_for_turn()
    said = [guest.words(f"fits-{ends}") for ends in ("both", "left", "right", "none")]
    for card in guest.each(guest.page.locator("[data-hand]")):
        assert any(words in guest.text(card) for words in said)
    face = guest.page.locator("[data-hand] .face-of").first
    guest.hover(face)
    face.hover(position={"x": 20, "y": 40})
    guest.expects(guest.page.locator("aside.tip")).to_contain_text(guest.words("reconstructed-card"))
    guest.expects(guest.page.locator(".board .note")).to_contain_text(guest.words("game-note"))
    guest.open()
    guest.expects(guest.card).to_contain_text(guest.words("game-note"))


def test_the_order_of_age_is_an_order_of_names(visit: Visit) -> None:
    guest = visit(game="craftsmen")
    guest.open()
    guest.press_card("ui-new-table")
    guest.press("ui-add-seat")
    guest.dialog.get_by_role("combobox").filter(has_text=guest.words("ui-option-order")).select_option("pick")
    order = guest.dialog.locator("li[data-seat]")
    guest.press(order.nth(2).get_by_role("button"))
    guest.press(order.nth(1).get_by_role("button"))
    assert [guest.attribute(seat, "data-seat") for seat in guest.each(order)] == ["2", "0", "1"]
    with guest.page.expect_request("**/api/tables") as sent:
        guest.press("ui-create-table")
    assert json.loads(sent.value.post_data or "")["options"] == {"age": "3,1,2"}
    guest.wait_for_table()


LESSONS = (
    "guide-bank",
    "guide-discard",
    "guide-build",
    "guide-notary",
    "guide-crafts",
    "guide-merchants",
    "guide-hall-two",
    "guide-autumn",
    "guide-winter",
)
TOUR = {
    "guide-send": [
        f"town:{town}" for town in ("bankers_guild", "builders_guild", "notary", "crafts_guild", "merchants_guild")
    ],
    "guide-summer": ["town:crafts_guild", "town:town_hall"],
    "guide-build": ["build:mill_2:left"],
    "guide-crafts": ["icon:brewery_1:wheat", "card:brewery_1"],
    "guide-merchants": ["granary:barrel"],
    "guide-beer": ["card:brewery_1"],
}
"""Where somebody presses who does what the tour says."""
LESSON = f"""() => {{
  const card = document.querySelector('aside.card')
  if (!card) return document.querySelector('aside.pause') && {{ hidden: [], place: 0, text: '', waits: false }}
  return {{
    hidden: ({HIDDEN})(),
    place: parseInt(card.querySelector('footer span').innerText),
    text: card.querySelector('p').innerText,
    waits: card.querySelector('button.main') !== null,
  }}
}}"""
"""What the tour says, whether it waits to be read, and what it lies over; nothing if it is over."""


@pytest.mark.parametrize("screen", ["desktop", "phone"])
def test_a_newcomer_has_a_lesson_in_each_guild(visit: Visit, screen: Screen) -> None:
    guest = visit(screen, newcomer=True, game="craftsmen")
    guest.open()
    guest.press_card("ui-guided-match")
    guest.wait_for_table()
    player = Player(guest, at_home=0)
    goes_on = guest.page.locator("aside.card button.main")
    texts = {guest.words(key): key for key in (*LESSONS, *TOUR, "guide-year")}
    seen: list[str] = []
    sent: set[str] = set()
    reached = 0
    while now := guest.run(LESSON):
        assert now["hidden"] == []
        if now["place"]:
            assert now["place"] >= reached
            reached = now["place"]
        key = texts.get(now["text"], "")
        seen += [key] if key and key not in seen else []
        if now["waits"]:
            guest.press(goes_on)
            continue
        guest.wait_for_turn()
        spots = dict(Position.read(guest).spots)
        wanted = next((spot for spot in TOUR.get(key, ()) if spot in spots and spot not in sent), None)
        if wanted:
            sent |= {wanted} if wanted.startswith("town:") and key == "guide-send" else set()
            guest.act(*player.to((wanted, spots[wanted])))
        elif key == "guide-notary":
            # What can be done with a card is listed, and the tour does not lie over the list either.
            *spot, choice = player.to(next(one for one in spots.items() if one[0].startswith("market:") and one[1]))
            guest.press(*spot)
            assert guest.run(HIDDEN) == []
            guest.act(choice)
        else:
            player.act()
    assert set(LESSONS) <= set(seen)
    assert seen[-1] == "guide-year"


def test_a_turn_of_a_guided_match_ends_by_itself_unless_there_is_something_to_read(visit: Visit) -> None:
    guest = visit(newcomer=True, game="craftsmen")
    guest.open()
    guest.press_card("ui-guided-match")
    guest.wait_for_table()
    player = Player(guest, at_home=4)
    goes_on = guest.page.locator("aside.card button.main")
    while guest.count(goes_on):
        guest.press(goes_on)
    end_turns(guest, "moment")
    # One helper goes to the crafts guild, and its lesson is there as long as there is something to decide.
    guest.act(guest.page.locator('button[data-spot="town:crafts_guild"]'))
    while guest.wait_for_turn() and not guest.count(guest.question.locator("[data-action=end_turn]")):
        player.act()
        if guest.count(guest.sure):
            guest.press(guest.question.locator("[data-sure=true]"))
    assert not guest.count(guest.page.locator("aside.card"))
    guest.wait_for_plies(f"> {guest.plies}")


def test_the_tour_speaks_of_no_certain_card_where_nothing_was_prepared(visit: Visit) -> None:
    guest = visit(newcomer=True, game="craftsmen")
    guest.take_table("me Ania", "easy")
    guest.wait_for_turn()
    guest.press("ui-guide-yes")
    guest.press("ui-guide-next")
    guest.sees("guide-estate-any")


def test_a_tour_goes_on_where_it_was_when_the_page_is_loaded_again(visit: Visit) -> None:
    guest = visit(newcomer=True, game="craftsmen")
    guest.open()
    guest.press_card("ui-guided-match")
    guest.wait_for_table()
    guest.press("ui-guide-next")
    guest.sees("guide-estate")
    guest.page.reload()
    guest.sees("guide-estate")
    # Whoever has left it begins anew.
    guest.press("ui-guide-leave")
    guest.choose_from_menu("ui-guide")
    guest.sees("guide-aim")


SHIELDED = """async () => {
  const card = document.querySelector('aside.card')
  const before = card.getBoundingClientRect()
  card.querySelector('button.main').click()
  await new Promise(requestAnimationFrame)
  const shield = document.querySelector('.shield').getBoundingClientRect()
  return ['left', 'top', 'width', 'height'].every((side) => Math.abs(before[side] - shield[side]) < 1)
}"""


def test_nothing_under_a_card_of_the_tour_is_pressed_by_pressing_twice(visit: Visit) -> None:
    guest = visit(newcomer=True, game="craftsmen")
    guest.open()
    guest.press_card("ui-guided-match")
    guest.wait_for_table()
    guest.page.locator("aside.card button.main").wait_for()
    guest.settle()
    assert guest.run(SHIELDED)
    guest.expects(guest.page.locator(".shield")).to_have_count(0)


def test_a_match_of_craftsmen_is_played_by_keys_alone(visit: Visit) -> None:
    guest = visit(keyboard=True, game="craftsmen")
    guest.open()
    guest.press_card("ui-new-table")
    guest.press("ui-create-table")
    guest.wait_for_table()
    # The later years are played in winter alone: walking from piece to piece takes its time.
    Player(guest).play(keen=6)
    guest.expects(guest.score_sheet).to_be_visible()


@pytest.mark.parametrize("screen", ["desktop", "phone"])
def test_a_helper_is_sent_by_a_press_on_the_free_field_or_on_the_building(visit: Visit, screen: Screen) -> None:
    guest = visit(screen, game="craftsmen")
    guest.take_table("me Ania", "easy", "easy")
    player = Player(guest)
    while guest.wait_for_turn() and not guest.count(guest.page.locator(TOWN)):
        player.act()
    helpers = Position.read(guest).helpers
    guest.act(guest.page.locator("button[data-spot^='field:notary:']"))
    guest.wait_for_turn()
    assert Position.read(guest).helpers == helpers - 1
    # Where no helper would stand next, too: it is the building that is meant.
    box = guest.box(guest.page.locator("[data-town=crafts_guild] [data-field]").last)
    press = guest.page.touchscreen.tap if screen == "phone" else guest.page.mouse.click
    press(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    guest.wait_for_turn()
    assert Position.read(guest).helpers == helpers - 2


def test_to_decline_stands_elsewhere_where_it_costs_something(visit: Visit) -> None:
    """Who declines twice in a row throws nothing away by it."""
    guest = visit(game="craftsmen")
    guest.take_table("me Ania", "easy", "easy")
    player = Player(guest)
    stood: dict[bool, tuple[float, float]] = {}
    while len(stood) < 2 and guest.wait_for_turn():
        decline = guest.question.locator("[data-action=pass]")
        if guest.count(decline):
            box = guest.box(decline)
            guest.press(decline)
            costs = guest.count(guest.sure) > 0
            stood[costs] = (box["x"], box["y"])
            if costs:
                guest.press(guest.question.locator("[data-sure=false]"))
                player.act()
        else:
            player.act()
    assert len(set(stood.values())) == 2


def test_a_card_is_tried_in_the_estate_where_it_could_be_built_and_not_where_it_is_exchanged(visit: Visit) -> None:
    guest = visit(game="craftsmen")
    guest.take_table("me Ania", "easy")
    player = Player(guest)
    card, tried = guest.page.locator("[data-hand] .face-of").first, guest.page.locator(".mine .ghost")
    guest.wait_for_turn()
    assert guest.count(guest.page.locator("[data-action^=exchange]"))
    guest.hover(card)
    guest.expects(tried).to_have_count(0)
    while guest.wait_for_turn() and not guest.count(guest.page.locator(TOWN)):
        player.act()
    guest.hover(card)
    guest.expects(tried).to_have_count(2)


def test_everybodys_estate_is_in_sight(visit: Visit) -> None:
    guest = visit(game="craftsmen")
    guest.take_table("me Ania", "easy", "easy", "easy")
    guest.wait_for_turn()
    board = guest.box(guest.page.locator("section.board"))
    for estate in guest.each(guest.page.locator("[data-guide=rivals] [data-estate]")):
        box = guest.box(estate)
        assert box["y"] + box["height"] <= board["y"] + board["height"] + 1


def test_a_phone_shows_all_that_lies_face_up_and_half_a_card_is_wide_enough_for_a_finger(visit: Visit) -> None:
    guest = visit("phone", language="pl", game="craftsmen")
    builder = Seat(estate="wheat_field_1 sawmill_2 brewery_1", buildings="mill_2 vineyard_3", capital="g2 g3 b3 r1")
    guest.bring(stage("builders_guild", builder, Seat(), Seat(), confirm=[0]))
    guest.wait_for_turn()
    board, market = (guest.box(guest.page.locator(place)) for place in ("section.board", "[data-guide=market]"))
    assert market["height"] < board["height"]
    ends = guest.each(guest.page.locator("button[data-spot^='build:']"))
    assert ends
    for end in ends:
        box = guest.box(end)
        assert min(box["width"], box["height"]) >= FINGER


def test_an_estate_in_which_something_is_made_has_the_width_of_a_phone(visit: Visit) -> None:
    guest = visit("phone", language="pl", game="craftsmen")
    guest.bring(stage("crafts_guild", BREWER, Seat(), Seat(), year=3, confirm=[0]))
    guest.wait_for_turn()
    estate = guest.box(guest.page.locator(".mine [data-estate]"))
    assert estate["x"] + estate["width"] <= 390
