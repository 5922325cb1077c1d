"""The bar stands still: `standing.js` measures it in every test, and here in some rounds of every game on every screen.

Whole matches are measured where they are played (`test_match.py`, `test_le_havre.py`).
"""

from __future__ import annotations

import pytest

from tests.browser.conftest import Visit
from tests.browser.players import PLAYERS

SIZES = {"desktop": (1440, 900), "large": (1920, 1080), "tablet": (1024, 768), "phone": (390, 844)}
ACTS = 16
STOOD = "() => Object.fromEntries(Object.entries(stood()).map(([kind, boxes]) => [kind, boxes.length]))"
MOVE = """() => {
  document.querySelector('section.question .main').style.marginTop = '-9px'
  document.querySelector('section.question .back .button').style.marginLeft = '9px'
}"""
GROW = "() => { document.querySelector('section.question').style.height = '140px' }"
SWAP = """() => {
  const [main, undo] = ['.main', '.back .button'].map((one) => document.querySelector(`section.question ${one}`))
  main.replaceWith(undo)
  document.querySelector('section.question .back').prepend(main)
}"""


@pytest.mark.parametrize("screen", ["desktop", "phone"])
@pytest.mark.parametrize("game", PLAYERS)
def test_buttons_keep_their_places_in_every_game(visit: Visit, game: str, screen: str) -> None:
    """Whatever moves is a trouble of the guest's."""
    guest = visit("phone" if screen == "phone" else "desktop", game=game, language="pl")
    for size in [screen] if screen == "phone" else ["desktop", "tablet", "large"]:
        width, height = SIZES[size]
        guest.page.set_viewport_size({"width": width, "height": height})
        guest.take_table("me", "easy", "easy")
        player = PLAYERS[game](guest)
        for _ in range(ACTS):
            assert guest.wait_for_turn()
            player.act()
        assert guest.run(STOOD)["main"] == guest.run(STOOD)["undo"] == 1


@pytest.mark.parametrize(("change", "trouble"), [(MOVE, "moved"), (GROW, "its height was"), (SWAP, "where undo stood")])
def test_what_does_not_stand_still_is_noticed(visit: Visit, change: str, trouble: str) -> None:
    guest = visit()
    guest.play_now()
    player = PLAYERS["builders"](guest)
    while not guest.count(guest.answer("end_turn")):
        player.act()
    guest.run(change)
    guest.settle()
    guest.forgive(trouble)
    guest.troubles = [other for other in guest.troubles if "does not stand still" not in other]


def test_a_second_press_on_undo_or_on_the_end_of_a_turn_does_nothing_else(visit: Visit) -> None:
    """Where one was pressed, the other never comes to lie."""
    guest = visit()
    guest.play_now()
    guest.wait_for_turn()
    player = PLAYERS["builders"](guest)
    plies = guest.plies
    for _ in range(3):
        guest.act(player.bank(1))  # type: ignore[attr-defined]
    undo_all = guest.question.get_by_role("button", name=guest.words("ui-undo-turn"), exact=True)
    box = guest.box(undo_all)
    guest.press(undo_all)
    assert guest.plies == plies
    guest.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    assert guest.plies == plies
