"""Whole matches, played through the page alone: by mouse, by touch, by keys."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.guest import Screen
from tests.browser.players.builders import Player


@pytest.mark.parametrize(("screen", "language"), [("desktop", "en"), ("phone", "pl")])
def test_a_whole_match_is_played_to_its_score_sheet_and_again(visit: Visit, screen: Screen, language: str) -> None:
    guest = visit(screen, language=language)
    guest.play_now()
    Player(guest).play()

    sheet = guest.score_sheet
    expect(sheet).to_be_visible()
    totals = [int(total) for total in sheet.locator("tfoot td").all_text_contents()]
    rows = [
        [int(re.findall(r"\d+", cell)[0]) for cell in row.locator("td").all_text_contents()]
        for row in sheet.locator("tbody tr").all()
    ]
    assert totals == [sum(column) for column in zip(*rows, strict=True)]
    assert totals == sorted(totals, reverse=True)
    assert max(totals) >= 17
    expect(guest.page.get_by_text(guest.words("ui-capped"))).to_have_count(0)

    finished = guest.path
    guest.press("ui-rematch")
    expect(sheet).to_have_count(0)
    guest.wait_for_table()
    assert guest.path != finished
    Player(guest).play_turn()
