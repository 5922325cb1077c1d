"""What is particular to Orléans: plans that are made together and unseen, a bag to be counted, ways on the map."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, WebSocketRoute

from tests.browser.conftest import Visit
from tests.browser.guest import PLIES, Guest, Screen
from tests.browser.pictures import seat as sit_with_bots
from tests.browser.players.orleans import Player, Position
from tests.browser.test_friends import link_for, sit_down
from tests.games.orleans.words import Seat, table

FIVE = "starter_farmer starter_boatman starter_craftsman starter_trader knight"
PRESS_AGAIN = """([x, y]) => {
  const tiles = "[data-action^='take_tile']"
  window.under = null
  const watcher = new MutationObserver(() => {
    if (!document.querySelector(`.board ${tiles}`)) return
    watcher.disconnect()
    const piece = document.elementFromPoint(x, y)
    window.under = piece.closest(tiles)?.dataset.action ?? ''
    piece.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1, clientX: x, clientY: y }))
  })
  watcher.observe(document, { subtree: true, childList: true, attributes: true })
}"""
"""Presses a spot of the screen as soon as there are tiles to take: on a busy machine nobody else is that quick."""
UNDER = "() => window.under"
"""The tile that was pressed there."""
HEAR = """() => {
  const asked = document.querySelector('section.question .asked')
  window.heard = []
  const hear = () => window.heard.at(-1) !== asked.textContent && window.heard.push(asked.textContent)
  new MutationObserver(hear).observe(asked, { subtree: true, childList: true, characterData: true })
}"""
"""Keeps what the bar asks or says from now on, however shortly."""
STANDING = ".other li .follower:not(.ghost)"
"""Whoever stands on the mats of the others."""


def place(guest: Guest, name: str) -> Locator:
    return guest.page.locator(f".orleans [data-place={name}]")


def placed(guest: Guest) -> Locator:
    """What was placed in this phase, and can be taken back."""
    return guest.page.locator("[data-back]")


def show(guest: Guest, part: str) -> None:
    guest.press(guest.page.locator(f"[data-tab={part}]"))


def sit_at(guest: Guest, mine: Seat, **rest: Any) -> None:
    """At a table with two seats, in a position of which only some things are said."""
    guest.bring(table(mine, Seat(), confirm=[0, 1], **rest))
    guest.wait_for_turn()


def sit_alone(guest: Guest, mine: Seat, **rest: Any) -> None:
    """The same, with a bot on the other seat."""
    guest.open()
    guest.open(f"/t/{sit_with_bots(guest, table(mine, Seat(), confirm=[0], **rest))}")
    guest.wait_for_turn()


def test_followers_are_placed_and_taken_back_until_the_plan_is_done(visit: Visit) -> None:
    guest = visit(game="orleans")
    guest.take_table("me Ania", "easy")
    guest.wait_for_turn()
    player = Player(guest)

    # One at a time: in hand first, then on a slot; or by a press on the slot alone.
    guest.press(guest.page.locator("[data-pick=starter_boatman]"))
    guest.expects(guest.page.locator("[data-pick=starter_boatman]")).to_have_attribute("aria-pressed", "true")
    guest.expects(guest.page.locator("[data-slot=village_farmer]")).to_have_count(0)
    guest.act(guest.page.locator("[data-slot=village_boatman]"))
    guest.expects(guest.page.locator("[data-pick=starter_boatman]")).to_have_count(0)
    guest.act(guest.page.locator("[data-slot=village_craftsman]"))
    guest.expects(placed(guest)).to_have_count(2)
    assert guest.words("place-lacks", missing=1) in guest.attribute(place(guest, "village"), "aria-label")
    for left in (1, 0):
        guest.act(placed(guest).first)
        guest.expects(placed(guest)).to_have_count(left)

    # A whole place at once, and one press takes all of it back.
    guest.press(player.fill("university"))
    guest.expects(placed(guest)).to_have_count(3)
    guest.expects(place(guest, "university")).to_have_class(re.compile("ready"))
    guest.press(guest.button("ui-undo").first)
    guest.expects(placed(guest)).to_have_count(0)

    # By dragging.
    guest.page.locator("[data-pick=starter_trader]").drag_to(guest.page.locator("[data-place=castle]"))
    guest.expects(place(guest, "castle").locator("[data-back=castle_trader]")).to_have_count(1)

    # What is done is done: in the next round the trader comes back only in place of a draw.
    guest.act(player.done)
    guest.wait_for_turn()
    guest.expects(guest.page.locator("h1 .round")).to_have_text(guest.words("ui-round-of", round=2, rounds=18))
    guest.expects(guest.page.locator("[data-pick]")).to_have_count(0)
    guest.act(guest.page.locator("[data-back=castle_trader]"))
    guest.wait_for_turn()
    guest.expects(guest.page.locator("[data-pick]")).to_have_count(4)


def test_on_a_phone_a_tap_on_a_place_says_what_it_does_and_offers_it(visit: Visit) -> None:
    guest = visit("phone", game="orleans")
    guest.take_table("me Ania", "easy")
    guest.wait_for_turn()
    detail = guest.page.locator("[data-detail]")

    # What cannot be pressed is explained by a tap, what can be is not.
    guest.press(guest.page.locator(".mine [data-good^=wine] .good").first)
    guest.expects(guest.page.locator("aside.tip")).to_contain_text(guest.words("good-rule", points=3))
    guest.press(guest.page.locator("[data-pick=starter_boatman]"))
    guest.press(guest.page.locator("[data-pick=starter_boatman]"))
    guest.expects(guest.page.locator("aside.tip")).to_have_count(0)

    # Reading plays nothing, and a second tap closes what the first one has opened.
    guest.press(guest.page.locator("[data-look=scriptorium]"))
    guest.expects(detail).to_contain_text(guest.words("effect-scriptorium"))
    guest.expects(detail.locator("[data-action]")).to_have_count(0)
    guest.press(guest.page.locator("[data-look=scriptorium]"))
    guest.expects(detail).to_have_count(0)
    guest.expects(placed(guest)).to_have_count(0)

    # What can be filled or used is offered with what there is to know.
    guest.press(guest.page.locator("[data-look=farm_house]"))
    guest.press(detail.locator("[data-action]"))
    guest.expects(placed(guest)).to_have_count(2)
    guest.expects(detail).to_have_count(0)
    guest.act(Player(guest).done)
    guest.wait_for_turn()
    guest.press(guest.page.locator("[data-look=farm_house]"))
    guest.expects(detail).to_contain_text(guest.words("place-ready"))
    guest.act(detail.locator("[data-action]"))
    guest.expects(place(guest, "farm_house")).not_to_have_class(re.compile("ready"))


def test_what_was_played_is_not_offered_again_before_the_new_state_has_come(visit: Visit) -> None:
    guest = visit("phone", game="orleans")
    late: list[str | bytes] = []
    sockets: list[WebSocketRoute] = []
    slow = False

    def connect(socket: WebSocketRoute) -> None:
        sockets.append(socket)
        server = socket.connect_to_server()
        server.on_message(lambda message: late.append(message) if slow and is_state(message) else socket.send(message))

    guest.page.route_web_socket(re.compile("/live"), connect)
    guest.play_now()
    # The bot has planned when the page has settled: the next state is the answer to what is done here.
    guest.wait_for_turn()
    slow = True
    guest.press(guest.page.locator("[data-slot=village_boatman]"))
    guest.wait_until(lambda: bool(late), "a new state")
    assert guest.glimpse("() => document.querySelectorAll('[data-action]:enabled').length") == 0
    slow = False
    for message in late:
        sockets[-1].send(message)
    guest.expects(placed(guest)).to_have_count(1)
    guest.wait_for_turn()


def is_state(message: str | bytes) -> bool:
    return isinstance(message, str) and json.loads(message)["type"] in ("state", "change")


def test_a_plan_is_not_on_the_shared_screen_before_all_are_done(visit: Visit) -> None:
    guest = visit(game="orleans")
    guest.take_table("me Ania", "here Bartek")
    cover = guest.page.get_by_role("alertdialog")
    names = []
    for _ in range(2):
        cover.wait_for()
        guest.expects(guest.page.locator("[data-place], [data-action], .log")).to_have_count(0)
        name = next(name for name in ("Ania", "Bartek") if name in guest.text(cover))
        names.append(name)
        guest.press("ui-i-am", name=name)
        guest.wait_for_turn()
        guest.expects(guest.page.locator("[data-pick]")).to_have_count(4)
        # Nor does the number of moves tell how much somebody else has laid.
        guest.expects(guest.page.locator(".replay")).to_have_count(0)
        show(guest, "others")
        guest.expects(guest.page.locator(STANDING)).to_have_count(0)
        player = Player(guest)
        guest.press(player.fill("farm_house"))
        guest.expects(placed(guest)).to_have_count(2)
        guest.press(player.done)
    assert sorted(names) == ["Ania", "Bartek"]
    # Whoever planned last may be the start player, and goes on.
    guest.page.locator("[role=alertdialog], [data-action]").first.wait_for()
    if guest.count(cover):
        guest.press(cover.get_by_role("button"))
    guest.wait_for_turn()
    show(guest, "others")
    guest.expects(guest.page.locator(STANDING)).to_have_count(2)


def test_friends_plan_at_the_same_time_and_see_both_plans_together(visit: Visit) -> None:
    host, friend = visit(game="orleans"), visit("phone", language="pl", game="orleans")
    host.set_table("me Ania", "link Bartek")
    sit_down(friend, link_for(host, "Bartek"), "Bartek")
    host.press("ui-close")
    for guest in (host, friend):
        guest.wait_for_turn()

    # Whatever the other does, a place that was filled by one press is emptied by one.
    host.press(Player(host).fill("farm_house"))
    host.expects(placed(host)).to_have_count(2)
    friend.act(friend.page.locator("[data-slot=village_boatman]"))
    host.wait_for_plies("== 2")  # Nobody counts what the other does.
    host.press(host.button("ui-undo").first)
    host.expects(placed(host)).to_have_count(0)
    friend.press(friend.button("ui-undo").first)
    friend.expects(placed(friend)).to_have_count(0)

    # Who has somebody in hand keeps them whatever the other does, and sees nothing of it.
    friend.press(friend.page.locator("[data-pick=starter_trader]"))
    host.press(Player(host).fill("farm_house"))
    host.expects(placed(host)).to_have_count(2)
    host.press(Player(host).done)
    host.expects(host.question).to_contain_text(host.words("ui-waiting-for", names="Bartek"))
    host.expects(host.question).to_contain_text(host.words("ui-may-take-back"))
    friend.wait_for_plies("== 0")
    friend.expects(friend.page.locator("[data-pick=starter_trader]")).to_have_attribute("aria-pressed", "true")
    assert friend.log_lines == []
    show(friend, "others")
    friend.expects(friend.page.locator(STANDING)).to_have_count(0)
    show(friend, "mat")
    friend.act(friend.page.locator("[data-slot=castle_trader]"))
    friend.act(Player(friend).done)
    for guest in (host, friend):
        show(guest, "others")
    friend.expects(friend.page.locator(STANDING)).to_have_count(2)
    host.expects(host.page.locator(STANDING)).to_have_count(1)


def test_the_bag_is_counted_and_so_is_luck(visit: Visit) -> None:
    """After the first round the bag holds those who worked and the new one, and all three can be drawn."""
    guest = visit(game="orleans")
    guest.take_table("me Ania", "easy")
    guest.wait_for_turn()
    player = Player(guest)
    guest.press(player.fill("farm_house"))
    guest.expects(placed(guest)).to_have_count(2)
    guest.act(player.done)
    guest.wait_for_turn()
    guest.act(player.place("farm_house"))
    bag = guest.page.locator("[data-guide=bag]")
    guest.expects(bag.locator("li")).to_have_count(3)
    guest.expects(bag).to_contain_text(guest.words("bag-title", n=3))


def test_chances_are_told_for_as_many_draws_as_are_looked_at(visit: Visit) -> None:
    guest = visit(game="orleans")
    sit_alone(guest, Seat(slots={"castle": "farmer - -"}, bag=FIVE), phase="followers")
    draws = guest.page.locator("[data-draw]")
    guest.expects(draws).to_have_count(5)
    chances = guest.page.locator("[data-guide=bag] .chance")
    guest.hover(draws.nth(1))
    guest.expects(guest.question.locator(".preview")).to_contain_text("%")
    guest.expects(chances).to_have_text(["20%"] * 5)
    guest.hover(draws.nth(4))
    guest.expects(chances).to_have_text(["80%"] * 5)


def test_the_merchant_goes_where_the_map_shows(visit: Visit) -> None:
    guest = visit("phone", game="orleans")
    guest.take_table("me Ania", "easy")
    player = Player(guest)
    # The knight of the Castle drives the ship.
    wanted = ["castle", "ship"]
    while guest.wait_for_turn():
        now = Position.read(guest)
        if guest.count(guest.page.locator("[data-travel]")):
            break
        fills = [name for name in now.fills if name in wanted]
        if now.draws:
            guest.act(guest.page.locator("[data-draw]").last)
        elif fills:
            guest.press(player.fill(fills[-1]))
            guest.expects(place(guest, fills[-1])).to_have_class(re.compile("ready"))
        elif now.uses:
            guest.act(player.place(now.uses[-1]))
        else:
            guest.act(player.done)
    ways = guest.page.locator("[data-travel]")
    assert sorted(guest.attribute(way, "data-travel") or "" for way in guest.each(ways)) == [
        "orleans__blois__water",
        "orleans__briare__water",
    ]
    owned = guest.page.locator(".mine [data-good]")
    before = sum(goods(guest, owned))
    guest.act(ways.first)
    guest.wait_for_turn()
    # The only good on the way is taken without a word.
    assert sum(goods(guest, owned)) == before + 1


def goods(guest: Guest, owned: Locator) -> list[int]:
    """How many of each I own."""
    return [int(re.findall(r"\d+", guest.text(good))[0]) for good in guest.each(owned)]


def test_who_gave_no_name_has_one_in_what_a_way_leads_to(visit: Visit) -> None:
    guest = visit(game="orleans")
    sit_at(guest, Seat(merchant="blois", stations="tours", slots={"ship": "farmer boatman knight"}))
    guest.act(Player(guest).place("ship"))
    guest.wait_for_turn()
    guest.hover(guest.page.locator("[data-travel=blois__tours__water]"))
    player = guest.words("ui-player-number", number=1)
    guest.expects(guest.question.locator(".preview")).to_contain_text(guest.words("city-stations", names=player))


def test_tiles_are_removed_before_there_is_a_round(visit: Visit) -> None:
    guest = visit("phone", game="orleans")
    guest.open()
    guest.press_card("ui-new-table")
    guest.dialog.get_by_role("checkbox").first.check()
    guest.press("ui-create-table")
    guest.wait_for_table()
    guest.wait_for_turn()
    guest.expects(guest.page.locator("h1 .round")).to_have_count(0)
    tile = guest.page.locator("[data-tile] [data-action]").first
    name = guest.attribute(tile.locator(".."), "data-tile") or ""
    guest.act(tile)
    guest.expects(guest.page.locator(f"[data-tile={name}]")).to_have_count(0)


def test_some_extra_tiles_are_picked_by_hand(visit: Visit) -> None:
    guest = visit(game="orleans")
    guest.open()
    guest.press_card("ui-new-table")
    some = guest.words("ui-option-pick-some")
    guest.dialog.get_by_role("combobox").filter(has_text=some).select_option("pick")
    create = guest.button("ui-create-table")
    guest.expects(create).to_be_disabled()
    for tile in ("bakery", "court"):
        guest.press(guest.dialog.locator(f"[data-member={tile}]"))
    guest.press(create)
    guest.wait_for_table()
    guest.wait_for_turn()
    show(guest, "tiles")
    tiles = guest.page.locator(".orleans")
    guest.expects(tiles.get_by_text(guest.words("card-bakery"), exact=True).first).to_be_visible()
    guest.expects(tiles.get_by_text(guest.words("card-theatre"), exact=True)).to_have_count(0)


VILLAGE = {"village": "farmer boatman craftsman"}


def fill_of(guest: Guest, cell: Locator) -> str:
    return str(guest.run("cell => getComputedStyle(cell).backgroundColor", on=cell))


def test_whom_the_village_brings_is_unmistakable_and_in_the_bar_too(visit: Visit) -> None:
    guest = visit(game="orleans")
    sit_at(guest, Seat(slots=VILLAGE))
    usual = guest.each(guest.page.locator("[data-step] .cell"))
    assert len({fill_of(guest, cell) for cell in usual}) == 1
    guest.act(Player(guest).place("village"))
    guest.wait_for_turn()
    cells = guest.page.locator("[data-step] button")
    guest.expects(cells).to_have_count(3)
    quiet = fill_of(guest, guest.page.locator("[data-step] span.cell").first)
    assert all(fill_of(guest, cell) != quiet for cell in guest.each(cells))
    for follower in ("boatman", "craftsman", "trader"):
        guest.expects(guest.question.locator(f"[data-action='recruit {follower}']")).to_have_count(1)


def test_the_tiles_are_put_away_when_one_was_taken(visit: Visit) -> None:
    guest = visit(game="orleans")
    sit_at(guest, Seat(slots=VILLAGE))
    guest.act(Player(guest).place("village"))
    guest.act(guest.page.locator('[data-step="traders 1"] button'))
    guest.expects(guest.page.locator("[data-tab=tiles]")).to_have_attribute("aria-selected", "true")
    guest.act(guest.page.locator("[data-tile] [data-action]").first)
    guest.expects(guest.page.locator("[data-tab=town]")).to_have_attribute("aria-selected", "true")


@pytest.mark.parametrize("language", ["en", "pl"])
def test_no_event_takes_room_from_the_map_or_the_deeds(visit: Visit, language: str) -> None:
    heights = {}
    for event in ("income", "plague", "harvest"):
        guest = visit(language=language, game="orleans")
        sit_at(guest, Seat(slots=VILLAGE, bag="knight", coins=3), event=event)
        heights[event] = guest.box(guest.page.locator(".map"))
        panel = guest.page.locator("#orleans-panel")
        assert guest.run("panel => panel.scrollHeight <= panel.clientHeight", on=panel), event
    assert len({str(box) for box in heights.values()}) == 1, heights


def test_what_a_phone_tells_of_a_place_is_closed_by_hand_or_by_the_next_question(visit: Visit) -> None:
    guest = visit("phone", game="orleans")
    sit_at(guest, Seat(slots=VILLAGE))
    detail = guest.page.locator("[data-detail]")
    guest.press(guest.page.locator("[data-look=scriptorium]"))
    guest.press(detail.get_by_role("button", name=guest.words("ui-close")))
    guest.expects(detail).to_have_count(0)
    guest.press(guest.page.locator("[data-look=scriptorium]"))
    guest.expects(detail).to_have_count(1)
    guest.act(Player(guest).place("village"))
    guest.wait_for_turn()
    show(guest, "mat")
    guest.expects(detail).to_have_count(0)


def test_a_press_on_a_good_sails_there_and_takes_it(visit: Visit) -> None:
    for screen in ("desktop", "phone"):
        guest = visit(screen, game="orleans")
        way = "orleans__blois__water"
        sit_at(guest, Seat(slots={"ship": "farmer boatman knight"}), map_goods={way: ["wine"]})
        if screen == "phone":
            show(guest, "map")
        guest.act(guest.page.locator(f"[data-fetch={way}]"))
        guest.expects(guest.page.locator('.mine [data-good="wine 0"]')).to_contain_text("1")
        guest.expects(guest.page.locator("[data-merchant='0']")).to_have_attribute(
            "aria-label", guest.words("map-merchant", player=guest.words("ui-player-number", number=1), city="Blois")
        )


def test_instead_of_a_draw_a_press_takes_a_follower_back(visit: Visit) -> None:
    guest = visit(game="orleans")
    sit_alone(guest, Seat(slots={"castle": "farmer - -"}, bag=FIVE), phase="followers")
    guest.expects(guest.question).to_contain_text(guest.words("question-draw-or-back", player="Ania"))
    guest.act(guest.page.locator("[data-back=castle_farmer]"))
    guest.expects(guest.page.locator(".market .space")).to_have_count(4)


def test_who_stays_and_a_plan_that_is_done_are_said_at_different_places(visit: Visit) -> None:
    guest = visit(game="orleans")
    bag = "starter_farmer starter_boatman starter_craftsman starter_trader"
    sit_alone(guest, Seat(slots={"castle": "farmer - -"}, bag=bag, tracks={"knights": 1}), phase="followers")
    done = guest.question.locator("[data-action=done]")
    guest.expects(guest.question).to_contain_text(guest.words("question-take_back", player="Ania"))
    stay = guest.box(done)
    guest.run(HEAR)
    guest.act(done)
    guest.wait_for_turn()
    # Nothing comes and goes in between that would swallow a press.
    assert guest.run("() => window.heard") == [guest.words("question-plan", player="Ania")]
    guest.press(Player(guest).fill("village"))
    ready = guest.box(done)
    apart = ready["x"] >= stay["x"] + stay["width"] or stay["x"] >= ready["x"] + ready["width"]
    assert apart, (stay, ready)


def test_a_round_takes_as_many_presses_as_there_are_decisions(visit: Visit) -> None:
    """Two places are filled and used, one of them to travel for a good: it took nine presses, and takes five."""
    guest = visit(game="orleans")
    way = "orleans__vierzon__road"
    mine = Seat(bag=FIVE, tracks={"knights": 1})
    sit_alone(guest, mine, phase="followers", map_goods={way: ["wine"]}, event="income", round=2)
    player = Player(guest)
    presses = 0
    # All five are drawn by now.
    for target in (
        player.fill("farm_house"),
        player.fill("wagon"),
        player.done,
        player.place("farm_house"),
        guest.page.locator(f"[data-fetch={way}]"),
    ):
        guest.wait_for_turn()
        end = guest.question.locator("[data-action=end_turn]")
        if guest.count(end):
            guest.press(end)  # Elsewhere than in tests a turn with nothing left to do ends by itself.
            guest.wait_for_turn()
        guest.press(target)
        presses += 1
    guest.expects(guest.page.locator('.mine [data-good="wine 0"]')).to_contain_text("1")
    guest.press(guest.question.locator("[data-action=end_turn]"))
    guest.wait_for_turn()
    guest.expects(guest.page.locator("h1 .round")).to_have_text(guest.words("ui-round-of", round=3, rounds=18))
    assert presses == 5


def test_whoever_asks_for_a_hint_again_is_told_the_same(visit: Visit) -> None:
    guest = visit(game="orleans")
    sent: list[str] = []

    def note(frame: str | bytes) -> None:
        sent.append(str(frame))

    guest.page.on("websocket", lambda socket: socket.on("framesent", note))
    sit_alone(guest, Seat(slots=VILLAGE))
    hint = guest.question.locator(".plan .why")
    guest.press("ui-hint")
    guest.expects(hint).to_contain_text(re.compile(r"\w"))
    told = guest.text(hint)
    guest.press("ui-hint")
    guest.expects(hint).to_have_text(told)
    assert len([frame for frame in sent if '"hint"' in frame]) == 1


def test_a_second_press_does_not_take_the_tile_that_has_come_under_the_pointer(visit: Visit) -> None:
    """What a press on the board brings under the pointer waits for a second; what still stands there does not."""
    guest = visit(game="orleans")
    sit_alone(guest, Seat(slots=VILLAGE))
    guest.act(Player(guest).place("village"))
    trader = guest.box(guest.page.locator(".board [data-action='recruit trader']"))
    plies = guest.plies
    for column in range(4):
        spot = (trader["x"] + trader["width"] * (column + 0.5) / 4, trader["y"] + trader["height"] / 2)
        guest.run(PRESS_AGAIN, spot)
        guest.page.mouse.click(*spot)
        guest.wait_at_once(f"() => ({UNDER})() !== null")
        over = guest.glimpse(UNDER)
        assert guest.glimpse(PLIES) == plies + 1
        if over:
            # Who waits for a moment and presses again means it.
            guest.settle()
            guest.page.mouse.click(*spot)
            guest.wait_for_plies(f"> {plies + 1}")
            return
        guest.press(guest.button("ui-undo").first)
        guest.wait_for_plies(f"== {plies}")
    raise AssertionError("Nothing came to lie under the pointer.")


@pytest.mark.parametrize("screen", ["desktop", "tablet", "phone", "small phone"])
def test_what_is_on_the_board_is_in_the_bar_too_where_all_of_it_has_room(visit: Visit, screen: Screen) -> None:
    """What is cut in the bar is a trouble of the guest's."""
    for place, slots, repeated in (("town_hall", "boatman", 0), ("village", VILLAGE["village"], 3)):
        guest = visit(screen, language="pl", game="orleans")
        sit_alone(guest, Seat(slots={place: slots}))
        guest.act(Player(guest).place(place))
        guest.wait_for_turn()
        assert guest.count(guest.page.locator(".board .target")) > 2
        assert guest.count(guest.question.locator(".others [data-action]:not([data-action=stay])")) == repeated
