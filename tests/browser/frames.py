"""How many frames a second scenes have, with the processor slowed four times: `python -m tests.browser.frames [game]`.

A measurement and no test: it depends on the machine. Bots play for the guest, first from the beginning of a match, then
from the last quarter of another; each kind of scene is measured when it first comes, from its first frame to its last,
and the longest gap between two frames is told. `idle` is the same page without a scene: on a busy machine only the
ratio of both says anything.
"""

from __future__ import annotations

import json
import os
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import sync_playwright

import ratusz
from ratusz import Match
from tests.browser.conftest import FLAGS, LOCALES, find_chromium
from tests.browser.guest import SETTINGS_KEY, Guest, Mouse
from tests.browser.house import House
from tests.browser.pictures import seat
from tests.browser.players import PLAYERS
from tests.browser.words import words_of

SLOWER = 4
SECONDS = 25
LATE = 0.75
"""How much of a match is over when its last scenes are waited for."""
MEASURE = """() => {
  window.measured = {}
  let kind = null, times = []
  const frame = (now) => {
    const shown = document.querySelector('[data-scene]')?.dataset.scene ?? 'idle'
    if (shown !== kind) {
      if (times.length > 10) {
        const gaps = times.slice(1).map((time, index) => time - times[index])
        window.measured[kind] ??= {
          frames: Math.round((1000 * gaps.length) / (times.at(-1) - times[0])), longest: Math.round(Math.max(...gaps)),
        }
      }
      kind = shown
      times = []
    }
    times.push(now)
    requestAnimationFrame(frame)
  }
  requestAnimationFrame(frame)
}"""


def measure(game: str, begun: Match) -> dict[str, dict[str, int]]:
    with TemporaryDirectory() as home, sync_playwright() as playwright:
        house = House(Path(home), RATUSZ_PACE="0.5")
        house.deal(f"frames of {game}")
        house.open()
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=FLAGS)
        context = browser.new_context(viewport={"width": 1440, "height": 900}, locale=LOCALES["en"])
        kept = json.dumps({"motion": "normal", "guided": list(PLAYERS), "endTurn": "ask", "heard": True})
        context.add_init_script(f"localStorage.setItem({SETTINGS_KEY!r}, {kept!r})")
        guest = Guest(context, context.new_page(), words_of("en", game), house.address, Mouse(), game)
        guest.open()
        guest.open(f"/t/{seat(guest, begun)}")
        guest.wait_for_table()
        guest.pass_time(1500)
        guest.choose_from_menu("ui-leave-seat")
        guest.press("ui-replace-do")
        context.new_cdp_session(guest.page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
        guest.at_once(MEASURE)
        until = time.monotonic() + SECONDS
        while time.monotonic() < until:
            guest.pass_time(1000)
        found: dict[str, dict[str, int]] = guest.at_once("() => window.measured")
        browser.close()
        house.close()
        return found


def late(game: str) -> Match:
    """A match between bots, when most of it is over."""
    whole = ratusz.new(game, 3, f"frames of {game}")
    played: list[tuple[int, int]] = []
    with ratusz.bot("greedy") as bot:
        while not whole.over:
            decider = whole.deciders()[-1]
            played.append((bot.choose(whole, decider), decider))
            whole.apply(*played[-1])
    match = ratusz.new(game, 3, f"frames of {game}")
    for action, decider in played[: int(len(played) * LATE)]:
        match.apply(action, decider)
    return match


if __name__ == "__main__":
    for wanted in sys.argv[1:] or PLAYERS:
        found = measure(wanted, ratusz.new(wanted, 3, "frames"))
        print(wanted, measure(wanted, late(wanted)) | found, f"load {os.getloadavg()[0]:.1f}", flush=True)
