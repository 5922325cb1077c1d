"""What is particular to The Builders: many sites, somebody picked up, and why somebody cannot go."""

from __future__ import annotations

from typing import Any

import ratusz
from ratusz import Match
from tests.browser.conftest import Visit

SITES = 5
BOTTOMS = """() => [...document.querySelectorAll('[data-place^="sites"] .site')]
  .map((site) => site.getBoundingClientRect().bottom)"""
MINE = "() => document.querySelector('[data-guide=actions]').closest('.frame').getBoundingClientRect().top"
GLOWS = """() => [...document.querySelectorAll('.legal')]
  .filter((piece) => getComputedStyle(piece).filter !== 'none')
  .map((piece) => piece.dataset.piece?.split(':')[0] ?? '')"""


def against_a_bot(seed: str) -> Match:
    """I begin."""
    match = ratusz.new("builders", 2, seed, confirm=[0])
    match.names = ["Ania", "easy"]
    rest(match)
    return match


def rest(match: Match) -> None:
    """The bot takes coins until it is my turn."""
    while match.player == 1:
        verbs = {notation.split()[0] for notation in match.question().notations}
        play(match, "take_coins" if "take_coins" in verbs else "end_turn")


def play(match: Match, *verbs: str) -> None:
    """The first answer with each of these verbs."""
    for verb in verbs:
        match.play(next(notation for notation in match.question().notations if notation.split()[0] == verb))


def many_sites() -> Match:
    """It is my turn, and I have five sites or more."""
    match = against_a_bot("sites")
    view: Any = match.view(0)
    while len(view["seats"][0]["sites"]) < SITES:
        play(match, "start_construction", "start_construction", "start_construction", "end_turn")
        rest(match)
        view = match.view(0)
    return match


def test_many_sites_are_in_sight(visit: Visit) -> None:
    guest = visit()
    match = many_sites()
    guest.bring(match)
    guest.wait_for_turn()
    bottoms = guest.run(BOTTOMS)
    assert len(bottoms) >= SITES
    assert max(bottoms) <= guest.run(MINE)


def test_whoever_is_picked_up_is_told_in_the_bar_and_only_sites_glow(visit: Visit) -> None:
    guest = visit()
    match = against_a_bot("picked")
    play(match, "start_construction")
    guest.bring(match)
    guest.wait_for_turn()
    worker = guest.page.locator("[data-worker]").first
    preview = guest.question.locator(".preview")
    name = guest.text(worker.locator(".name").first)
    guest.press(worker)
    guest.expects(preview).to_contain_text(guest.words("board-choose-site", worker=name))
    assert guest.run(GLOWS).count("building") == 1
    guest.key("Escape")
    assert guest.run(GLOWS).count("building") > 1


def test_a_free_worker_says_why_nobody_more_can_be_sent(visit: Visit) -> None:
    """The second worker of a turn on a site takes two actions, and one is left."""
    guest = visit()
    match = against_a_bot("picked")
    play(match, "hire", "hire", "start_construction", "end_turn")
    rest(match)
    play(match, "take_coins", "send")
    guest.bring(match)
    guest.wait_for_turn()
    guest.hover(guest.page.locator("[data-worker]").first)
    guest.expects(guest.page.locator("aside.tip")).to_contain_text(guest.words("closed-sending", actions=2))
