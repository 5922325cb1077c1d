"""What axe, the usual checker of accessibility, finds on a page."""

from __future__ import annotations

from functools import cache
from typing import Any

from playwright.sync_api import Page

from tests.browser.words import ROOT

AXE = ROOT / "web/node_modules/axe-core/axe.min.js"
RUN = """async ([inside, rules]) => {
  const settled = document.getAnimations().filter((motion) => motion.effect.getComputedTiming().endTime !== Infinity)
  await Promise.allSettled(settled.map((motion) => motion.finished))
  const only = rules.length ? { runOnly: rules } : {}
  const { violations } = await axe.run(inside, { resultTypes: ['violations'], ...only })
  return violations.map(({ id, help, nodes }) => ({
    id, help, where: nodes.map(({ target, failureSummary }) => [target.join(' '), failureSummary])
  }))
}"""


@cache
def _source() -> str:
    return AXE.read_text()


def violations(page: Page, *rules: str, inside: str = "html") -> list[dict[str, Any]]:
    """Everything that is wrong on the page or in a part of it, or what breaks these rules."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(_source())
    found: list[dict[str, Any]] = page.evaluate(RUN, [inside, list(rules)])
    return found
