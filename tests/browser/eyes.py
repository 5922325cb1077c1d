"""Looking at a page. Every look waits until the page has settled: what is seen then stays until somebody acts.

Two looks at a page that goes on meanwhile do not see the same page, and what has not come yet may still come. So the
tests look, press and expect in these ways alone; `test_looks.py` sees to that.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import FloatRect, Locator, Page, expect
from playwright.sync_api import TimeoutError as Overdue
from playwright.sync_api._generated import LocatorAssertions

PATIENCE = 30_000
"""Milliseconds that anything on the page may take; a busy machine is slow, a page that hangs is slower."""
SETTLING = Path(__file__).with_name("settling.js").read_text()
"""To be run in every page before anything else."""
STANDING = Path(__file__).with_name("standing.js").read_text()
"""To be run in every page too: the question bar stands still in every test."""
SOME_FRAMES = """async () => {
  for (let frame = 0; frame < 10; frame += 1) await new Promise(requestAnimationFrame)
}"""
UNDER_WAY = "() => window.underWay?.() ?? ''"

expect.set_options(timeout=PATIENCE)


def settle(page: Page) -> None:
    """Wait until nothing more happens on the page by itself."""
    if not page.evaluate(UNDER_WAY):
        return
    try:
        page.wait_for_function(f"() => !({UNDER_WAY})()", timeout=PATIENCE)
    except Overdue as error:
        raise AssertionError(f"{page.url} does not settle: there are still {page.evaluate(UNDER_WAY)}.") from error


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
        """What a script finds out or does in the page, or with a place on it."""
        page = on.page if on else self.page
        settle(page)
        return on.evaluate(script, given) if on else page.evaluate(script, given)

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
