"""The bar stands still: `standing.js` measures it in every test, and here in some rounds of every game on every screen.

Whole matches are measured where they are played, on the desktop and the phone (`test_match.py`, `test_le_havre.py`).
"""

from __future__ import annotations

import time

import pytest

from tests.browser.conftest import Visit
from tests.browser.guest import Finger, Screen
from tests.browser.players import PLAYERS
from tests.games.le_havre.test_round_end import last_turn
from tests.games.le_havre.words import Seat

SIZES = {"large": (1920, 1080), "tablet": (1024, 768), "phone": (390, 844)}
SCREENS_OF_DOUBT: list[Screen] = ["desktop", "phone"]
ACTS = 5
MOST_ACTS = 20
"""A turn may be long, and some buttons are seen at its end alone."""
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

WASTE = "() => { document.querySelector('section.question .back .button').dataset.costly = true }"


@pytest.mark.parametrize("screen", ["desktop", "phone"])
@pytest.mark.parametrize("game", PLAYERS)
def test_buttons_keep_their_places_in_every_game(visit: Visit, game: str, screen: str) -> None:
    """Whatever moves is a trouble of the guest's."""
    guest = visit("phone" if screen == "phone" else "desktop", game=game, language="pl")
    guest.take_table("me", "easy", "easy")
    player = PLAYERS[game](guest)
    for size in [screen] if screen == "phone" else ["tablet", "large"]:
        # What stood on another screen is forgotten, so each is measured for itself in one match.
        width, height = SIZES[size]
        guest.page.set_viewport_size({"width": width, "height": height})
        stood: dict[str, int] = {}
        for act in range(MOST_ACTS):
            assert guest.wait_for_turn()
            player.act()
            stood = guest.run(STOOD)
            if act + 1 >= ACTS and stood["main"] and stood["undo"]:
                break
        assert stood["main"] == stood["undo"] == 1


@pytest.mark.parametrize(
    ("change", "trouble"),
    [
        (MOVE, "moved"),
        (GROW, "its height was"),
        (SWAP, "where undo stood"),
        (WASTE, "costly '.*' stands at .*, where undo stood"),
    ],
)
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


@pytest.mark.parametrize("screen", SCREENS_OF_DOUBT)
def test_a_panel_stands_still_while_one_chooses(visit: Visit, screen: Screen) -> None:
    """Whatever comes out of it, more or less than is due; and it would be noticed if it did not."""
    guest = visit(screen, game="le_havre", language="pl")
    match = last_turn(Seat("30 francs 12 fish 5 bread 5 meat 5 smoked_fish", "bakehouse"), players=1)
    match.names = ["Ania"]
    guest.bring(match)
    guest.wait_for_turn()
    for step in guest.each(guest.page.locator("[data-panel] .stepper button")):
        for _ in range(2):
            if guest.attribute(step, "aria-disabled") == "false":
                guest.press(step)
    assert guest.troubles == []
    guest.run("() => { document.querySelector('[data-accept]').style.translate = '0 46px' }")
    guest.settle()
    guest.forgive("of the panel '.*' moved")


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


@pytest.mark.parametrize("screen", SCREENS_OF_DOUBT)
def test_what_throws_something_away_is_asked_about_once(visit: Visit, screen: Screen) -> None:
    guest = visit(screen, game="craftsmen")
    guest.play_now()
    player = PLAYERS["craftsmen"](guest)
    costly = guest.question.locator(".costly [data-action]")
    # To pass with helpers left costs their work; before that it costs nothing.
    while guest.wait_for_turn() and not guest.count(guest.page.locator("button[data-spot^='town:']")):
        player.act()
    plies, box = guest.plies, guest.box(costly)
    guest.press(costly)
    guest.expects(guest.sure).to_be_visible()
    # Neither a second press at the same place nor the same key says yes.
    spot = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    if screen == "phone":
        guest.page.touchscreen.tap(*spot)
    else:
        guest.page.mouse.click(*spot)
    guest.key("0")
    assert guest.plies == plies
    guest.key("Escape")
    guest.expects(guest.sure).to_have_count(0)
    assert guest.plies == plies, "nothing was taken back either"

    guest.press(costly)
    if screen == "phone":
        guest.press(guest.sure)
    else:
        guest.key("y")
    assert guest.plies > plies


def test_a_long_press_that_shows_help_plays_nothing(visit: Visit) -> None:
    guest = visit("phone", game="craftsmen")
    guest.play_now()
    player = PLAYERS["craftsmen"](guest)
    piece = guest.page.locator("button.spot.legal:not([data-action=pick])").first
    while guest.wait_for_turn() and not guest.count(piece):
        player.act()
    plies = guest.plies
    piece.scroll_into_view_if_needed()
    box = guest.box(piece)
    where = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    session = guest.context.new_cdp_session(guest.page)
    # So long before the next tap that the two are no double tap.
    when = time.time() - Finger.BETWEEN
    session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [where], "timestamp": when})
    guest.sees_pass(guest.page.locator("aside.tip")).to_be_visible()
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": [], "timestamp": when})
    assert guest.plies == plies
    guest.press(piece)
    guest.expects(guest.page.locator("aside.tip")).to_have_count(0)
    assert guest.plies > plies


def test_at_a_shared_screen_names_stay_and_whose_turn_is_shown_says_itself(visit: Visit) -> None:
    guest = visit()
    guest.take_table("me Ania", "here Bartek")
    player = PLAYERS["builders"](guest)
    whose, names = guest.page.locator(".whose"), guest.page.locator(".seats .name")
    seen = set()
    order = None
    for _ in range(2):
        guest.wait_for_turn()
        seen.add(guest.text(whose))
        order = order or guest.texts(names)
        assert guest.texts(names) == order
        player.play_turn()
    assert seen == {guest.words("ui-whose", name=name) for name in ("Ania", "Bartek")}


def test_enter_gives_the_main_answer_and_not_what_was_clicked_before(visit: Visit) -> None:
    guest = visit()
    guest.play_now()
    guest.wait_for_turn()
    player = PLAYERS["builders"](guest)
    guest.act(player.bank(3))  # type: ignore[attr-defined]
    guest.expects(guest.answer("end_turn")).to_be_visible()
    plies = guest.plies
    guest.key("Enter")
    assert guest.plies > plies
    guest.expects(guest.page.locator(".log")).to_contain_text("Bot 2")
