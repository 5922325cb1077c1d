"""The first load is small: shell and one game in at most 150 KB of script and style, packed.

What is asked for once the turn waits, such as the pictures of the cards, is not part of it.
"""

from __future__ import annotations

import gzip
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Response

from tests.browser.conftest import Visit
from tests.browser.guest import ASKED
from tests.browser.players import PLAYERS
from tests.browser.words import ROOT

MOST = 150_000
SETTLED = (ROOT / "web/src/lib/settled.ts").read_text()
PATIENT = re.search(r"setTimeout\(once, (\d+)\)", SETTLED)
assert PATIENT

WAITS = f"""() => {{
  const asked = {ASKED}
  const watching = new MutationObserver(() => {{
    if (!asked()) return
    watching.disconnect()
    window.waitsSince = performance.now()
  }})
  watching.observe(document, {{ childList: true, subtree: true, attributes: true }})
  const {{ setTimeout }} = window
  window.setTimeout = (call, delay, ...given) => (delay === {PATIENT[1]} ? 0 : setTimeout(call, delay, ...given))
}}"""
"""What can wait is loaded after some seconds though a bot has not moved yet on a busy machine: here it is not."""
BEFORE = """() => performance.getEntriesByType('resource')
  .filter(({ startTime }) => startTime < window.waitsSince).map(({ name }) => name)"""


def keep(answers: list[Response]) -> Callable[[Response], None]:
    def one(answer: Response) -> None:
        answers.append(answer)

    return one


@pytest.mark.parametrize("game", PLAYERS)
def test_shell_and_one_game_are_small(visit: Visit, game: str) -> None:
    guest = visit(newcomer=True, language="pl", game=game)
    responses: list[Response] = []
    guest.page.on("response", keep(responses))
    guest.page.add_init_script(f"({WAITS})()")
    guest.open()
    guest.press_card("ui-play-now")
    guest.wait_for_turn()
    before = guest.run(BEFORE)
    sizes = {
        response.url.rsplit("/", 1)[1]: len(gzip.compress(response.body(), 9))
        for response in responses
        if response.request.resource_type in ("script", "stylesheet") and response.url in before
    }
    print(f"{sum(sizes.values())} bytes: {sizes}")
    assert len(sizes) > 4
    assert sum(sizes.values()) <= MOST


def test_files_that_never_change_are_kept(visit: Visit) -> None:
    guest = visit()
    answers: list[Response] = []
    guest.page.on("response", keep(answers))
    guest.open()
    guest.card.wait_for()
    kept = [answer for answer in answers if "/assets/" in answer.url]
    assert kept
    assert all("immutable" in (answer.header_value("cache-control") or "") for answer in kept)


def test_scripts_and_styles_come_packed(visit: Visit) -> None:
    guest = visit()
    answers: list[Response] = []
    guest.page.on("response", keep(answers))
    guest.open()
    guest.card.wait_for()
    packable = [answer for answer in answers if answer.request.resource_type in ("script", "stylesheet")]
    assert packable
    assert all(answer.header_value("content-encoding") == "gzip" for answer in packable)
