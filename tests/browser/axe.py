"""What axe, the usual checker of accessibility, finds on a page."""

from __future__ import annotations

from functools import cache
from typing import Any

from tests.browser.eyes import paint
from tests.browser.guest import Guest
from tests.browser.words import ROOT

AXE = ROOT / "web/node_modules/axe-core/axe.min.js"
RUN = """async ([inside, rules]) => {
  const only = rules.length ? { runOnly: rules } : {}
  const { violations } = await axe.run(inside, { resultTypes: ['violations'], preload: false, ...only })
  return violations.map(({ id, help, nodes }) => ({
    id, help, where: nodes.map(({ target, failureSummary }) => [target.join(' '), failureSummary])
  }))
}"""


@cache
def _source() -> str:
    return AXE.read_text()


def violations(guest: Guest, *rules: str, inside: str = "html") -> list[dict[str, Any]]:
    """Everything that is wrong on the page or in a part of it, or what breaks these rules."""
    paint(guest.page)
    if not guest.run("() => 'axe' in window"):
        guest.at_once(_source())
    found: list[dict[str, Any]] = guest.run(RUN, [inside, list(rules)])
    return found


def check(guest: Guest, what: str, inside: str = "html") -> None:
    """Nothing is wrong, and in the dark everything can be read as well."""
    guest.page.emulate_media(color_scheme="light")
    found = violations(guest, inside=inside)
    assert found == [], f"{what}: {found}"
    guest.page.emulate_media(color_scheme="dark")
    assert violations(guest, "color-contrast", inside=inside) == [], f"{what}, in the dark"
