"""Photographs every kind of scene of a game: `python -m tests.browser.scenes le_havre folder [screen] [dark] [pl]`.

A bot plays for the guest, so that nobody can act here and scenes are large; `banner` has the guest asked all the time.
"""

from __future__ import annotations

import json
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import cast

from playwright.sync_api import sync_playwright

from tests.browser.conftest import FLAGS, LOCALES, find_chromium
from tests.browser.guest import SCREENS, SETTINGS_KEY, Guest, Mouse, Screen
from tests.browser.house import House
from tests.browser.players import PLAYERS
from tests.browser.words import words_of

PATIENCE = 240
"""Seconds that a match may take."""
SHOWN = "() => document.querySelector('[data-scene]')?.dataset.scene ?? ''"
FREEZE = """() => {
  for (const motion of document.getAnimations()) {
    if (!motion.effect.target?.closest('[data-scene]')) continue
    motion.pause()
    motion.currentTime = motion.effect.target.matches('svg') ? motion.effect.getComputedTiming().endTime * 0.75 : 900
  }
  return document.querySelector('[data-scene] p')?.innerText
}"""
"""A picture takes time: what moves stands still for it."""
OVER = "() => !!document.querySelector('dialog .sheet, dialog.finale')"


def photograph(game: str, folder: Path, screen: Screen, *, dark: bool, language: str) -> set[str]:
    with TemporaryDirectory() as home, sync_playwright() as playwright:
        house = House(Path(home))
        house.deal(f"scenes of {game}")
        house.open()
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=FLAGS)
        width, height = SCREENS[screen]
        context = browser.new_context(
            viewport={"width": width, "height": height},
            locale=LOCALES[language],
            color_scheme="dark" if dark else "light",
        )
        kept = json.dumps({"motion": "normal", "pace": "now", "guided": list(PLAYERS), "endTurn": "ask", "heard": True})
        context.add_init_script(
            f"localStorage.getItem({SETTINGS_KEY!r}) ?? localStorage.setItem({SETTINGS_KEY!r}, {kept!r})"
        )
        guest = Guest(context, context.new_page(), words_of(language, game), house.address, Mouse(), game)
        try:
            return _watch(guest, folder, f"{screen}{'-dark' if dark else ''}-{language}")
        finally:
            browser.close()
            house.close()


def _watch(guest: Guest, folder: Path, suffix: str) -> set[str]:
    guest.take_table("me Ania", "fair", "fair")
    guest.wait_for_table()
    guest.pass_time(1500)
    guest.choose_from_menu("ui-leave-seat")
    guest.press("ui-replace-do")
    seen: set[str] = set()
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until and not guest.at_once(OVER):
        kind = guest.at_once(SHOWN)
        if kind and kind not in seen:
            seen.add(kind)
            print(kind, "|", guest.at_once(FREEZE), flush=True)
            guest.page.screenshot(path=folder / f"{guest.game}-{kind}-{suffix}.png")
        guest.pass_time(60)
    if guest.at_once(OVER):
        for moment in (300, 1600, 2500, 6000):
            guest.pass_time(moment)
            guest.page.screenshot(path=folder / f"{guest.game}-end-{moment}-{suffix}.png")
    return seen


if __name__ == "__main__":
    game, to, *wishes = sys.argv[1:]
    where = Path(to)
    where.mkdir(parents=True, exist_ok=True)
    wanted = next((wish for wish in wishes if wish in SCREENS), "desktop")
    language = "pl" if "pl" in wishes else "en"
    found = photograph(game, where, cast("Screen", wanted), dark="dark" in wishes, language=language)
    print(f"{len(found)} kinds of scenes: {sorted(found)}")
