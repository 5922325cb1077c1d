"""What is particular to Little Town: previews, touching twice, secret objectives, a market picked by hand."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Locator

import ratusz
from tests.browser.conftest import Visit
from tests.browser.guest import Guest
from tests.browser.players.little_town import Player, Position, gain

HAND = """() => [...document.querySelectorAll('.mine button[data-piece^="objective:"]')]
  .map((card) => card.dataset.piece.slice(10))"""
PLACES = """() => Object.fromEntries([...document.querySelectorAll('.mine [data-piece^="objective:"]')]
  .map((card) => [card.dataset.piece, card.getBoundingClientRect().left]))"""
CUT = """() => {
  const { scrollHeight, clientHeight } = document.querySelector('.question .asked')
  return scrollHeight > clientHeight + 1
}"""
FINISHED = """() => [...document.querySelectorAll('.others [data-piece^="objective:"]')]
  .map((card) => card.dataset.piece.slice(10))"""


def richest(guest: Guest) -> tuple[str, int]:
    """The square that promises most cubes, and how many."""
    square, words = max(Position.read(guest).free, key=lambda offer: (gain(offer[1]), offer[0]))
    return square, gain(words)


def gathered(guest: Guest) -> Locator:
    """What the squares around would give."""
    return guest.page.locator(".map .badge", has_text="+1")


def cubes(guest: Guest) -> int:
    words = " ".join(guest.texts(guest.page.locator(".mine [data-good] .for-readers"))[1:])
    return sum(map(int, re.findall(r"\d+", words)))


def test_a_square_shows_what_a_worker_would_gather_and_keeps_its_word(visit: Visit) -> None:
    guest = visit(game="little_town")
    guest.take_table("me Ania", "easy")
    guest.wait_for_turn()
    player = Player(guest)
    square, promised = richest(guest)
    guest.hover(player.square(square))
    guest.expects(guest.question.locator(".preview")).to_contain_text(square)
    guest.expects(gathered(guest)).to_have_count(promised)
    before = cubes(guest)
    guest.act(player.square(square))
    guest.wait_for_turn()
    assert cubes(guest) == before + promised
    guest.expects(player.done).to_be_visible()
    guest.press(guest.button("ui-undo").first)
    guest.wait_for_turn()
    assert cubes(guest) == before


def test_a_finger_touches_twice(visit: Visit) -> None:
    guest = visit("phone", game="little_town")
    guest.take_table("me Ania", "easy")
    guest.wait_for_turn()
    player = Player(guest)
    plies = guest.plies
    square, promised = richest(guest)
    other = next(name for name, _ in Position.read(guest).free if name != square)
    guest.press(player.square(other))
    panel = guest.page.locator("[data-panel]")
    guest.expects(panel).to_contain_text(other)
    guest.press(player.square(square))
    guest.expects(panel).to_contain_text(square)
    guest.expects(gathered(guest)).to_have_count(promised)
    assert guest.plies == plies
    guest.act(panel.get_by_role("button", name=guest.words("panel-place")))
    guest.expects(guest.page.locator(f'[data-piece="worker:{square}"]')).to_be_visible()


def test_the_other_ones_objectives_are_never_on_the_shared_screen(visit: Visit) -> None:
    """One whole round, with the claims and the feeding at its end."""
    guest = visit(game="little_town")
    guest.take_table("me Ania", "here Bartek")
    player = Player(guest)
    hands: dict[str, set[str]] = {}
    cover = guest.page.get_by_role("alertdialog")
    name = ""
    while True:
        guest.page.locator("[role=alertdialog], [data-action]").first.wait_for()
        if guest.count(cover):
            name = hand_over(guest, cover)
        guest.wait_for_turn()
        hand = set(guest.run(HAND))
        assert hand <= hands.setdefault(name, hand)
        hands[name] = hand
        other = hands.get("Bartek" if name == "Ania" else "Ania", set()) - set(guest.run(FINISHED))
        page = guest.run("() => document.documentElement.outerHTML")
        assert not hand & other
        assert [card for card in other if guest.words(f"card-{card}") in page] == []
        if guest.words("ui-round", round=2) in guest.text(guest.page.locator("h1")):
            break
        player.play_turn()
    assert len(hands) == 2


def hand_over(guest: Guest, cover: Locator) -> str:
    """Whom the cover calls; nothing else is on the page before they are there."""
    guest.expects(guest.page.locator("[data-piece], [data-action], .log, [data-good]")).to_have_count(0)
    shown = guest.text(guest.page.locator("body")).split()
    assert shown == guest.text(cover).split(), "Something beside the cover is to be seen."
    name = next(name for name in ("Ania", "Bartek") if name in guest.text(cover))
    guest.press("ui-i-am", name=name)
    return name


def test_opponents_see_backs_and_what_was_shown(visit: Visit) -> None:
    guest = visit(game="little_town")
    guest.take_table("me Ania", "easy", "easy")
    guest.wait_for_turn()
    seats = guest.page.locator(".others [data-home]")
    guest.expects(seats).to_have_count(2)
    for seat in guest.each(seats):
        backs = guest.count(seat.locator(".back"))
        assert backs + guest.count(seat.locator("[data-piece^='objective:']")) == 3
    assert len(guest.run(HAND)) == 3


def test_cards_keep_their_places_when_one_is_shown(visit: Visit) -> None:
    guest = visit(game="little_town")
    guest.take_table("me Ania", "easy", "easy")
    player = Player(guest)
    shown = False
    while not shown and guest.wait_for_turn():
        shown = bool(Position.read(guest).claims)
        places = guest.run(PLACES)
        player.act()
        guest.settle()
        assert guest.run(PLACES) == places
    assert shown, "No objective was finished in the whole match."


def test_a_market_is_picked_by_hand(visit: Visit) -> None:
    guest = visit(game="little_town")
    guest.open()
    guest.press_card("ui-new-table")
    guest.dialog.get_by_role("combobox").filter(has_text=guest.words("ui-option-pick", count=12)).select_option("pick")
    create = guest.button("ui-create-table")
    guest.expects(create).to_be_disabled()
    for tile in ("shop", "castle", "residence"):
        guest.press(guest.dialog.locator(f"[data-member={tile}]"))
    guest.sees("ui-picked", picked=3, count=12)
    guest.press("ui-pick-rest")
    guest.sees("ui-picked", picked=12, count=12)
    guest.expects(create).to_be_enabled()
    guest.press(create)
    guest.wait_for_table()
    guest.wait_for_turn()
    for tile in ("shop", "castle", "residence"):
        built = guest.page.locator("[data-piece^='building:'] .name", has_text=guest.words(f"card-{tile}"))
        assert guest.count(guest.page.locator(f"[data-market={tile}]")) + guest.count(built) == 1


def test_a_tile_is_built_with_two_presses_and_paid_otherwise_by_whoever_wants_to(visit: Visit) -> None:
    """With some wood and 3 coins a Wheat Field is paid with wood; who takes that back is asked how to pay."""
    guest = visit(game="little_town")
    guest.take_table("me Ania", "easy")
    player = Player(guest)
    guest.wait_for_turn()
    woody = max(
        Position.read(guest).free, key=lambda offer: (int((re.findall(r"(\d) wood", offer[1]) or [0])[0]), offer)
    )
    guest.act(player.square(woody[0]))
    guest.act(player.done)
    guest.wait_for_turn()
    houses = int(guest.text(guest.page.locator(".mine .figure b").first))
    guest.act(player.tile("wheat_field"))
    guest.wait_for_turn()
    guest.expects(guest.page.locator("[data-panel]")).to_have_count(0)
    assert Position.read(guest).building
    guest.press(guest.question.get_by_role("button", name=guest.words("ui-undo")))
    guest.act(player.tile("wheat_field"))
    guest.wait_for_turn()
    guest.expects(guest.page.locator("[data-panel]")).to_contain_text(guest.words("card-wheat_field"))
    assert Position.read(guest).offers == 2
    guest.act(player.offer(0))
    guest.wait_for_turn()
    square = Position.read(guest).free[0][0]
    guest.act(player.square(square))
    guest.expects(guest.page.locator(f'[data-piece="building:{square}"]')).to_be_visible()
    guest.expects(guest.page.locator('[data-piece^="builder:"]')).not_to_have_count(0)
    assert int(guest.text(guest.page.locator(".mine .figure b").first)) == houses - 1


def test_a_question_beside_answers_is_never_cut(visit: Visit) -> None:
    """Whether to show an objective is asked beside the answers that show it and that end the turn."""
    match = ratusz.new("little_town", 2, "shows", confirm=[0])
    match.names = ["Ania", "easy"]
    with ratusz.bot("greedy") as bot:
        while match.player == 1 or not any(notation.startswith("claim") for notation in match.question().notations):
            match.apply(bot.choose(match))
    guest = visit(game="little_town", language="pl")
    guest.bring(match)
    guest.wait_for_turn()
    guest.expects(guest.question.locator(".others button")).not_to_have_count(0)
    assert guest.run(CUT) is False


def test_a_tile_asks_where_it_is_to_stand(visit: Visit) -> None:
    match = ratusz.new("little_town", 2, "stands", confirm=[0])
    match.names = ["Ania", "easy"]
    if match.player == 1:
        with ratusz.bot("greedy") as bot:
            while match.player == 1:
                match.apply(bot.choose(match))
    match.play(next(notation for notation in match.question().notations if notation.startswith("build ")))
    assert match.question().step == "build_on"
    guest = visit(game="little_town")
    guest.bring(match)
    guest.wait_for_turn()
    view: Any = match.view(0)
    tile = guest.words(f"card-{view['pending']['tile']}")
    assert tile in guest.asked
    guest.expects(guest.page.locator(".square.free.site")).not_to_have_count(0)
