"""Looking at a page. Every look waits until the page has settled: what is seen then stays until somebody acts.

Two looks at a page that goes on meanwhile do not see the same page, and what has not come yet may still come. So the
tests look, press and expect in these ways alone; `test_looks.py` sees to that.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Error, FloatRect, Locator, Page, expect
from playwright.sync_api._generated import LocatorAssertions

PATIENCE = 30_000
"""Milliseconds that anything on the page may take; a busy machine is slow, a page that hangs is slower."""
SETTLING = Path(__file__).with_name("settling.js").read_text()
"""To be run in every page before anything else."""
STANDING = Path(__file__).with_name("standing.js").read_text()
"""To be run in every page too: the question bar stands still in every test."""
UNPAINTED = """() => {
  const unseen = new CSSStyleSheet()
  unseen.replaceSync('html { opacity: 0.0003 }')
  document.adoptedStyleSheets = [unseen]
}"""
"""To be run in every page that nobody photographs: it is laid out, moves and can be pressed as always, but the browser
need not paint what hardly shows, which would take a tenth of its time, or more. Less would be hidden to scripts too."""
SOME_FRAMES = """async () => {
  for (let frame = 0; frame < 10; frame += 1) await new Promise(requestAnimationFrame)
}"""
LOOK = """async ([patience, given]) => {{
  const left = await window.settled?.(patience)
  return left ? [left] : ['', await ({script})(given)]
}}"""
"""Waits and looks at one go: nothing can happen in between, and the page is asked once."""
LEFT = "Execution context was destroyed"
"""What the browser says if the page was left while somebody looked at it: the next one is looked at then."""

expect.set_options(timeout=PATIENCE)


def settle(page: Page) -> None:
    """Wait until nothing more happens on the page by itself."""
    look(page, "() => null")


def look(page: Page, script: str, given: Any = None) -> Any:
    """What a function finds out in the page as soon as that has settled."""
    while True:
        try:
            left, *seen = page.evaluate(LOOK.format(script=script), [PATIENCE, given])
        except Error as error:
            if LEFT not in error.message:
                raise
        else:
            assert not left, f"{page.url} does not settle: there are still {left}."
            return seen[0]


def paint(page: Page) -> None:
    """Whoever looks at colours has the page painted, until it is left."""
    page.evaluate("() => { document.adoptedStyleSheets = [] }")


class Eyes:
    """What somebody sees of a page."""

    page: Page

    def settle(self) -> None:
        settle(self.page)

    # Expecting.

    def expects(self, place: Locator) -> LocatorAssertions:
        """What has to be so now, or soon if it depends on somebody else."""
        settle(place.page)
        return expect(place)

    # Looking.

    def count(self, place: Locator) -> int:
        settle(place.page)
        return place.count()

    def each(self, place: Locator) -> list[Locator]:
        settle(place.page)
        return place.all()

    def text(self, place: Locator) -> str:
        settle(place.page)
        return place.inner_text()

    def texts(self, place: Locator) -> list[str]:
        settle(place.page)
        return place.all_text_contents()

    def attribute(self, place: Locator, name: str) -> str:
        """Empty if there is none."""
        settle(place.page)
        return place.get_attribute(name) or ""

    def value(self, field: Locator) -> str:
        settle(field.page)
        return field.input_value()

    def box(self, place: Locator) -> FloatRect:
        settle(place.page)
        box = place.bounding_box()
        assert box, f"{place} is not to be seen."
        return box

    @property
    def url(self) -> str:
        self.settle()
        return self.page.url

    def run(self, script: str, given: Any = None, *, on: Locator | None = None) -> Any:
        """What a function finds out or does in the page, or with a place on it."""
        if on is None:
            return look(self.page, script, given)
        settle(on.page)
        return on.evaluate(script, given)

    # While the page cannot settle, since the test holds something back.

    def sees_pass(self, place: Locator) -> LocatorAssertions:
        """What has to come to be seen. Never for an absence."""
        return expect(place)

    def glimpse(self, script: str, given: Any = None) -> Any:
        """What a script finds out after some frames, in which whatever follows by itself would have followed."""
        self.page.evaluate(SOME_FRAMES)
        return self.page.evaluate(script, given)

    def wait_until(self, condition: Callable[[], bool], what: str) -> None:
        """For what comes about outside of the page."""
        until = time.monotonic() + PATIENCE / 1000
        while not condition():
            assert time.monotonic() < until, f"Nobody came to see {what}."
            self.page.wait_for_timeout(20)
