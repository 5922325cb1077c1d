"""Whole matches, played through the page alone: by mouse, by touch, by keys."""

from __future__ import annotations

from itertools import pairwise

import pytest

from tests.browser.axe import check
from tests.browser.conftest import Visit
from tests.browser.guest import KEEN, Screen, points
from tests.browser.players import PLAYERS, little_town, orleans
from tests.browser.players.builders import Player

LEGAL = (
    "() => [...document.querySelectorAll('[data-action]')].map((piece) => piece.ariaLabel ?? piece.textContent.trim())"
)
BOTS = {"builders": 1, "little_town": 3, "orleans": 1, "craftsmen": 1}
"""With these a match is short: four players of Little Town have three workers each."""
LEAST = {"builders": 17, "little_town": 1, "orleans": 10, "craftsmen": 20}
"""A winner has at least so many points."""
COLUMNS = list(pairwise("ABCDEFGHI"))
SQUARE = "() => document.activeElement.closest('[data-square]')?.dataset.square"
FOCUSED = "() => document.activeElement.ariaLabel ?? document.activeElement.textContent.trim()"


@pytest.mark.parametrize(
    ("game", "screen", "language"),
    [
        ("builders", "desktop", "en"),
        ("builders", "phone", "pl"),
        ("little_town", "desktop", "pl"),
        ("little_town", "phone", "en"),
        ("orleans", "desktop", "en"),
        ("orleans", "phone", "pl"),
        ("craftsmen", "desktop", "pl"),
        ("craftsmen", "phone", "en"),
    ],
)
def test_a_whole_match_is_played_to_its_score_sheet_and_again(
    visit: Visit, game: str, screen: Screen, language: str
) -> None:
    guest = visit(screen, language=language, game=game)
    guest.play_from_lobby(bots=BOTS[game])
    PLAYERS[game](guest).play(KEEN.get(screen))

    sheet = guest.score_sheet
    guest.expects(sheet).to_be_visible()
    totals = [points(total) for total in guest.texts(sheet.locator("tfoot td"))]
    rows = [[points(cell) for cell in guest.texts(row.locator("td"))] for row in guest.each(sheet.locator("tbody tr"))]
    assert totals == [sum(column) for column in zip(*rows, strict=True)]
    assert totals == sorted(totals, reverse=True)
    assert max(totals) >= LEAST[game]
    guest.expects(guest.page.get_by_text(guest.words("ui-capped"))).to_have_count(0)

    if (game, screen) == ("little_town", "desktop"):
        check(guest, "score sheet")
        guest.open(f"{guest.path}?at=0")
        check(guest, "replay")
        guest.press("ui-present")
        guest.press("ui-close")
        guest.press("ui-scores")
    finished = guest.path
    guest.press("ui-rematch")
    guest.expects(sheet).to_have_count(0)
    guest.wait_for_table()
    assert guest.path != finished
    PLAYERS[game](guest).play_turn()


def test_a_match_is_played_by_keys_alone(visit: Visit) -> None:
    guest = visit(keyboard=True)
    guest.open()
    guest.press_card("ui-new-table")
    guest.walk_to(guest.dialog.get_by_role("spinbutton").first)
    guest.key("Control+a", "2", "Enter")
    guest.wait_for_table()

    Player(guest).play()
    guest.expects(guest.score_sheet).to_be_visible()
    guest.expects(guest.score_sheet).to_contain_text(guest.words("ui-capped"))
    guest.key("Escape")
    guest.expects(guest.score_sheet).to_have_count(0)


def test_a_match_of_little_town_is_played_by_keys_alone(visit: Visit) -> None:
    guest = visit(keyboard=True, game="little_town")
    guest.open()
    guest.press_card("ui-new-table")
    for _ in range(BOTS["little_town"] - 1):
        guest.press("ui-add-seat")
    guest.press("ui-create-table")
    guest.wait_for_table()
    guest.wait_for_turn()

    # Arrows go over the town: right, then down, to the neighbouring squares.
    free = {square for square, _ in little_town.Position.read(guest).free}
    corners = [(f"{left}{row}", f"{right}{row}", f"{right}{row + 1}") for left, right in COLUMNS for row in range(2, 5)]
    start, right, below = next(corner for corner in corners if free.issuperset(corner))
    guest.walk_to(guest.page.locator(f"[data-square={start}] > .press"))
    guest.key("ArrowRight")
    assert guest.run(SQUARE) == right
    guest.expects(guest.page.locator(f"[data-square={right}].considered")).to_be_visible()
    guest.key("ArrowDown")
    assert guest.run(SQUARE) == below

    # In the later rounds a worker goes to the first square: walking from square to square takes its time.
    PLAYERS["little_town"](guest).play(keen=5)
    guest.expects(guest.score_sheet).to_be_visible()


def test_a_match_of_orleans_is_played_by_keys_alone(visit: Visit) -> None:
    guest = visit(keyboard=True, game="orleans")
    guest.open()
    guest.press_card("ui-new-table")
    guest.press("ui-create-table")
    guest.wait_for_table()
    orleans.Player(guest, places=1).play(keen=12)
    guest.expects(guest.score_sheet).to_be_visible()


def test_keys_find_everything_that_is_legal(visit: Visit) -> None:
    guest = visit(keyboard=True)
    guest.play_now()
    guest.wait_for_turn()
    legal = set(guest.run(LEGAL))
    reached: set[str] = set()
    for _ in range(3 * len(legal)):
        guest.key("Tab")
        reached.add(guest.run(FOCUSED))
    assert legal <= reached

    # Arrows go from piece to piece.
    plies = guest.plies
    guest.act(guest.page.locator("[data-bank] button").first)
    guest.wait_for_turn()
    guest.key("ArrowRight")
    first = guest.run(FOCUSED)
    guest.key("ArrowRight")
    assert guest.run(FOCUSED) not in ("", first)

    # U takes back, ? helps, R opens the rules, H gives a hint.
    guest.key("u")
    assert guest.plies == plies
    guest.key("?")
    guest.expects(guest.dialog).to_contain_text(guest.words("ui-help-keys"))
    guest.key("Escape")
    guest.expects(guest.dialog).to_have_count(0)
    guest.key("r")
    rules = guest.page.get_by_role("complementary", name=guest.words("ui-rules"), exact=True)
    guest.expects(rules).to_be_visible()
    guest.key("r")
    guest.expects(rules).to_have_count(0)
    guest.key("h")
    guest.expects(guest.question.locator(".plan")).to_be_visible()

    # Digits answer in the question bar.
    guest.act(guest.page.locator("[data-bank] button").nth(2))
    plies = guest.plies
    guest.key("1")
    assert guest.plies > plies
