"""The one way to look: when the page has settled. Only `eyes.py` and `guest.py` may look at once.

So may `album.py`, whose page is a sheet of pictures on which nothing ever happens.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.browser import eyes
from tests.browser.conftest import Visit

HERE = Path(__file__).parent
ALLOWED = {"album.py", "eyes.py", "guest.py"}
AT_ONCE = {
    "all",
    "all_inner_texts",
    "all_text_contents",
    "bounding_box",
    "content",
    "count",
    "evaluate",
    "evaluate_all",
    "evaluate_handle",
    "get_attribute",
    "inner_html",
    "inner_text",
    "input_value",
    "is_checked",
    "is_disabled",
    "is_editable",
    "is_enabled",
    "is_hidden",
    "is_visible",
    "query_selector",
    "query_selector_all",
    "text_content",
}
"""What Playwright answers without waiting."""
RESTLESS = {"expect", "keyboard", "pass_time", "sleep", "wait_for_function", "wait_for_selector", "wait_for_timeout"}
"""What expects, presses or waits without regard for whether the page has settled."""


def racing(code: str) -> Iterator[str]:
    """What a test does to a page that may not have settled."""
    for node in ast.walk(ast.parse(code)):
        match node:
            case ast.Call(func=ast.Attribute(attr=name), args=given) if name in AT_ONCE and not _of_a_list(name, given):
                yield f"{node.lineno}: {name}"
            case ast.Attribute(attr=name) | ast.Call(func=ast.Name(id=name)) if name in RESTLESS:
                yield f"{node.lineno}: {name}"
            case ast.Attribute(value=ast.Attribute(attr="page"), attr="url"):
                yield f"{node.lineno}: page.url"


def _of_a_list(name: str, given: list[ast.expr]) -> bool:
    return name == "count" and bool(given)


def test_nobody_looks_before_the_page_has_settled() -> None:
    files = [file for file in HERE.rglob("*.py") if file.name not in ALLOWED]
    assert len(files) > 20
    racers = {file.name: list(racing(file.read_text())) for file in files}
    # What is filmed takes its time, and so does a picture that the server has to be asked much for.
    for film in ("frames.py", "pictures.py", "scenes.py"):
        racers[film] = [found for found in racers[film] if not found.endswith(": pass_time")]
    assert {name: found for name, found in racers.items() if found} == {}


@pytest.mark.parametrize(
    "line",
    [
        "if card.count() or pause.count(): pass",
        "assert guest.page.locator('h1').inner_text() == 'Ratusz'",
        "expect(cover).to_have_count(0)",
        "guest.page.wait_for_timeout(300)",
        "time.sleep(1)",
        "guest.pass_time(500)",
        "guest.page.keyboard.press('u')",
        "assert 'at=' in guest.page.url",
    ],
)
def test_whoever_looks_too_early_is_found(line: str) -> None:
    assert list(racing(line))


def test_what_is_meant_to_happen_in_a_moment_has_happened(visit: Visit) -> None:
    guest = visit()
    guest.open()
    guest.run("() => setTimeout(() => setTimeout(() => (document.title = 'now'), 300), 700)")
    assert guest.run("() => document.title") == "now"


def test_what_moves_has_arrived(visit: Visit) -> None:
    guest = visit()
    guest.open()
    guest.run("() => void document.body.animate([{ opacity: 0 }, { opacity: 1 }], 200)")
    assert guest.run("() => getComputedStyle(document.body).opacity") == "1"


def test_bots_have_answered(visit: Visit) -> None:
    guest = visit()
    guest.play_now(bots=3)
    assert guest.count(guest.page.locator("[data-action]"))


def test_a_page_that_does_not_settle_says_why(visit: Visit, monkeypatch: pytest.MonkeyPatch) -> None:
    guest = visit()
    guest.open()
    guest.run("() => (function go() { document.title += '.'; requestAnimationFrame(go) })()")
    monkeypatch.setattr(eyes, "PATIENCE", 300)
    with pytest.raises(AssertionError, match="does not settle: there are still changes"):
        guest.settle()
