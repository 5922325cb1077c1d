"""The guard over every test: what a browser complains about does not go unnoticed."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Visit

TROUBLES = {
    "console error: of my own": "console.error('of my own')",
    "uncaught: .*of nobody": "setTimeout(() => { throw new Error('of nobody') })",
    "status 404: GET .*/api/nothing": "fetch('/api/nothing')",
    "Content Security Policy": "document.body.append(Object.assign(document.createElement('script'), { text: '1' }))",
}


@pytest.mark.parametrize("trouble", TROUBLES)
def test_troubles_are_heard(visit: Visit, trouble: str) -> None:
    guest = visit()
    guest.open()
    guest.run(f"() => {{ {TROUBLES[trouble]} }}")
    guest.forgive(trouble)
    guest.troubles = [other for other in guest.troubles if "Failed to load resource" not in other]
