"""Photographs all pictures of a game at three sizes, by day and by night: `python -m tests.browser.album GAME FOLDER`.

Nobody can say of a picture whether it is recognised without looking at it. Each sheet shows a dozen.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Literal

from playwright.sync_api import sync_playwright

from tests.browser.conftest import FLAGS, find_chromium
from tests.browser.words import ROOT

ON_A_SHEET = 12
THEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
SHOW = """([from, to]) => document.querySelectorAll('figure')
  .forEach((figure, place) => figure.style.display = place >= from && place < to ? '' : 'none')"""


def main(game: str, folder: Path, only: str = "") -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as place, sync_playwright() as playwright:
        sheet = Path(place) / "album.html"
        subprocess.run(["node", ROOT / "web" / "tools" / "album.mjs", game, sheet], check=True)
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=FLAGS)
        for theme in THEMES:
            page = browser.new_page(viewport={"width": 1360, "height": 100}, color_scheme=theme)
            page.goto(sheet.as_uri())
            if only:
                page.evaluate(
                    "(ids) => document.querySelectorAll('figure').forEach((one) => "
                    "ids.includes(one.textContent) || one.remove())",
                    only.split(","),
                )
            count = page.locator("figure").count()
            for first in range(0, count, ON_A_SHEET):
                page.evaluate(SHOW, [first, first + ON_A_SHEET])
                file = folder / f"{game}-{theme}-{first // ON_A_SHEET + 1}.png"
                page.screenshot(path=file, full_page=True)
                print(file)
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1], Path(sys.argv[2]), *sys.argv[3:])
