"""How many presses a match takes, asked everything and as the table comes: `python -m tests.browser.clicks [GAME …]`.

A scripted person plays a match of each game against an easy bot through the page, from the same deal both times. A turn
that ends by itself is waited for. The table that is printed is the one in docs/comfort.md.
"""

from __future__ import annotations

import json
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from playwright.sync_api import Browser, Locator, sync_playwright

from tests.browser.conftest import FLAGS, find_chromium
from tests.browser.eyes import SETTLING
from tests.browser.guest import SCREENS, SETTINGS_KEY, Guest, Mouse
from tests.browser.house import House
from tests.browser.players import PLAYERS
from tests.browser.words import words_of

ASKED_EVERYTHING = {"everything": True, "endTurn": "ask"}
AS_IT_COMES = {"everything": False, "endTurn": "moment"}
ENDING = "section.question .ending"
"""What shows that a turn is about to end by itself."""


class CountingMouse(Mouse):
    """Knows how often it was pressed."""

    def __init__(self) -> None:
        self.presses = 0

    def press(self, target: Locator) -> None:
        super().press(target)
        self.presses += 1


def presses(browser: Browser, house: House, game: str, settings: dict[str, object]) -> int:
    """How many presses a scripted person needs for a match."""
    width, height = SCREENS["desktop"]
    context = browser.new_context(viewport={"width": width, "height": height}, locale="en-GB")
    context.set_default_timeout(60_000)
    kept = json.dumps({"motion": "off", "guided": list(PLAYERS), **settings})
    context.add_init_script(f"localStorage.setItem({json.dumps(SETTINGS_KEY)}, {json.dumps(kept)})")
    context.add_init_script(SETTLING)
    house.deal(f"clicks {game}")
    mouse = CountingMouse()
    guest = Guest(context, context.new_page(), words_of("en", game), house.address, mouse, game)
    guest.open()
    guest.take_table("me Ania", "easy")
    person = PLAYERS[game](guest)
    while guest.wait_for_turn():
        if guest.count(guest.page.locator(ENDING)):
            guest.wait_for_plies(f"!== {guest.plies}")
        else:
            person.act()
    context.close()
    return mouse.presses


def main(games: Sequence[str]) -> None:
    with tempfile.TemporaryDirectory() as place, sync_playwright() as playwright:
        house = House(Path(place))
        house.open()
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=FLAGS)
        try:
            print("| game | asked everything | as it comes |\n|---|---|---|")
            for game in games:
                before, after = (presses(browser, house, game, how) for how in (ASKED_EVERYTHING, AS_IT_COMES))
                print(f"| {words_of('en', game)('game-name')} | {before} | {after} |", flush=True)
        finally:
            browser.close()
            house.close()


if __name__ == "__main__":
    main(sys.argv[1:] or list(PLAYERS))
