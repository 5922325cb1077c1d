"""What axe, the usual checker of accessibility, finds on a page."""

from __future__ import annotations

from functools import cache
from typing import Any

from playwright.sync_api import Page

from tests.browser.words import ROOT

AXE = ROOT / "web/node_modules/axe-core/axe.min.js"
RUN = """async () => {
  const settled = document.getAnimations().filter((motion) => motion.effect.getComputedTiming().endTime !== Infinity)
  await Promise.allSettled(settled.map((motion) => motion.finished))
  const { violations } = await axe.run(document, { resultTypes: ['violations'] })
  return violations.map(({ id, help, nodes }) => ({
    id, help, where: nodes.map(({ target, failureSummary }) => [target.join(' '), failureSummary])
  }))
}"""


@cache
def _source() -> str:
    return AXE.read_text()


def violations(page: Page) -> list[dict[str, Any]]:
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(_source())
    found: list[dict[str, Any]] = page.evaluate(RUN)
    return found
