"""Scenes: large while nobody here can act, a banner as soon as somebody can; and the end of a match."""

from __future__ import annotations

from functools import cache

import pytest
from playwright.sync_api import Locator

import ratusz
from ratusz import Match
from tests.browser import axe
from tests.browser.conftest import Visit
from tests.browser.endings import nearly_over
from tests.browser.guest import Guest
from tests.browser.players import PLAYERS, builders

SCENE = "() => (window.scene = document.querySelector('[data-scene]'))"
LARGE = "() => (window.scene = document.querySelector('[data-scene].large'))"
HELD = "() => (window.held = true)"
"""From now on a scene lasts until somebody ends it."""
GONE = "() => !window.scene.isConnected"
R_BETWEEN_SCENES = """() => {
  if (document.querySelector('[data-scene]')) return false
  return document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'r', bubbles: true }))
}"""
"""Looked and pressed in one go: by the time a key comes from outside, the next scene may be on."""
COUNT = """() => {
  window.scenes = 0
  new MutationObserver(() => {
    if (document.querySelector('[data-scene]')) window.scenes += 1
  }).observe(document.body, { childList: true, subtree: true })
}"""
STAYS = """() => {
  const likeness = window.scene.cloneNode(true)
  for (const part of [likeness, ...likeness.querySelectorAll('*')]) part.style.animation = 'none'
  document.querySelector('main').append(likeness)
  window.scene.style.display = 'none'
  for (const motion of document.getAnimations()) if (motion instanceof CSSAnimation) motion.cancel()
}"""
"""What fades in or out meanwhile would be read by axe as it is in between."""
SET = "() => !!document.querySelector('[data-stage=set]')"
SAID = "() => [...document.querySelectorAll('[role=status]')].some((place) => place.textContent.includes('of year 1'))"


def leave(guest: Guest) -> None:
    """A bot plays for the guest, who looks on: nobody here can act."""
    guest.choose_from_menu("ui-leave-seat")
    guest.press("ui-replace-do")


def test_a_press_that_ends_a_scene_does_nothing_else(visit: Visit) -> None:
    guest = visit(motion="normal", game="craftsmen")
    guest.take_table("me Ania", "fair", "fair")
    guest.wait_for_table()
    guest.wait_at_once(SET)
    guest.at_once(HELD)
    leave(guest)
    guest.wait_at_once(LARGE)
    guest.button("ui-seat-back").click()
    guest.wait_at_once(GONE)
    # The bot still plays: the press was no wish to come back.
    assert guest.at_once("() => document.querySelector('main.table .watching') !== null")
    guest.wait_at_once(LARGE)
    guest.key_meanwhile("r")
    guest.wait_at_once(GONE)
    assert not guest.at_once("() => !!document.querySelector('.rules')")
    guest.wait_at_once(R_BETWEEN_SCENES)
    guest.wait_at_once("() => !!document.querySelector('.rules')")


def test_without_motion_scenes_are_told_and_not_shown(visit: Visit) -> None:
    guest = visit(motion="normal", reduced_motion=True, game="craftsmen")
    guest.take_table("me Ania", "fair", "fair")
    guest.wait_for_table()
    guest.wait_at_once(SET)
    guest.run(COUNT)
    leave(guest)
    guest.wait_at_once(SAID)
    guest.wait_for_plies("> 60")
    assert guest.at_once("() => window.scenes") == 0


@cache
def about_to_finish() -> tuple[Match, str, str]:
    """A match of The Builders in which a worker sent to a building finishes it and leaves actions, and these two."""
    match = ratusz.new("builders", players=2, seed="a scene", keep_events=True)
    bot = ratusz.bot("greedy")
    while not match.over:
        action = bot.choose(match)
        then = match.clone()
        then.apply(action)
        done = {event.kind for event in then.events(None, match.ply)}
        if "building_finished" in done and then.player == match.player and not then.over:
            _, worker, building = match.notation(action).split()
            return match, worker, building
        match.apply(action)
    raise AssertionError("Nobody has finished a building.")


def finish_a_building(guest: Guest) -> None:
    match, worker, building = about_to_finish()
    guest.bring(match)
    guest.wait_for_table()
    guest.wait_at_once(SET)
    player = builders.Player(guest)
    guest.press(player.free_worker(worker))
    guest.press(player.site(building))
    guest.wait_at_once(SCENE)


def test_whoever_can_act_waits_for_no_scene(visit: Visit) -> None:
    guest = visit(motion="normal")
    finish_a_building(guest)
    plies = guest.plies
    assert guest.at_once("() => !window.scene.matches('.large')")
    PLAYERS["builders"](guest).act()
    assert guest.plies > plies
    assert guest.at_once(GONE)


@pytest.mark.parametrize("screen", ["desktop", "phone"])
def test_a_scene_can_be_read_by_everybody(visit: Visit, screen: str) -> None:
    guest = visit(screen, motion="normal")
    finish_a_building(guest)
    guest.at_once(STAYS)
    axe.check(guest, "a scene", inside="main")


def see_the_end(guest: Guest) -> Locator:
    """Plays to the end, and past the counting."""
    guest.bring(nearly_over())
    guest.wait_for_table()
    player = PLAYERS["builders"](guest)
    while guest.wait_for_turn():
        player.act()
    finale = guest.page.locator("dialog.finale")
    guest.expects(finale).to_be_visible()
    guest.key_meanwhile("x")
    guest.expects(finale.locator("footer")).to_be_visible()
    return finale


def test_a_match_is_watched_again_without_its_end_before_it(visit: Visit) -> None:
    guest = visit(motion="normal")
    finale = see_the_end(guest)
    finale.get_by_role("button", name=guest.words("ui-watch-again")).click()
    guest.sees_pass(guest.page.get_by_role("button", name=guest.words("ui-present"))).to_be_visible()
    guest.sees_pass(finale).to_have_count(0)


@pytest.mark.parametrize("screen", ["desktop", "phone"])
def test_the_end_is_counted_and_the_sheet_is_one_press_away(visit: Visit, screen: str) -> None:
    guest = visit(screen, motion="normal")
    finale = see_the_end(guest)
    axe.check(guest, "the end", inside="dialog.finale")
    assert guest.at_once("() => document.documentElement.scrollWidth <= innerWidth")
    guest.press(finale.locator("footer .button").first)
    guest.expects(guest.score_sheet).to_be_visible()


def test_sound_is_offered_once_and_not_for_the_rest_of_the_match(visit: Visit) -> None:
    guest = visit(motion="fast")
    guest.play_now()
    player = PLAYERS["builders"](guest)
    offered = guest.page.locator(".offering")
    while not guest.count(offered):
        assert guest.wait_for_turn()
        player.act()
    while not guest.settings()["heard"]:
        assert guest.wait_for_turn()
        player.act()
    assert guest.count(offered) == 0
    assert guest.settings()["sound"] is False
