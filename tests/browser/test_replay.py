"""Looking back: every moment has its place on the slider and its own address; a record leaves and comes back."""

from __future__ import annotations

import json
import random
import re
from itertools import pairwise
from pathlib import Path

import ratusz
from tests.browser.conftest import Visit
from tests.browser.guest import Guest
from tests.browser.players.builders import Player

BOARD = """() => [...document.querySelectorAll('[data-piece], [data-coins]')].map((piece) =>
  piece.dataset.piece ? [piece.dataset.piece, piece.closest('[data-place]').dataset.place] : [piece.textContent.trim()]
)"""


def finished_match(guest: Guest) -> None:
    """A short one, opened at its end."""
    match, rng = ratusz.new("builders", 2, 5, options={"round_cap": 3}, confirm=[0]), random.Random(5)
    brought(guest, match, rng)


def brought(guest: Guest, match: ratusz.Match, rng: random.Random) -> None:
    """A match that was played somewhere, opened at its end."""
    match.names = ["Ania", *["fair"] * (match.players - 1)]
    while not match.over:
        match.apply(rng.choice(match.legal()))
    guest.bring(match)
    guest.expects(guest.score_sheet).to_be_visible()


def test_every_moment_has_an_address(visit: Visit) -> None:
    guest = visit()
    guest.play_now()
    guest.wait_for_turn()
    player = Player(guest)
    player.act()
    middle = guest.plies
    moment = guest.run(BOARD)
    player.act()
    player.act()
    now = guest.run(BOARD)
    assert now != moment

    slider = guest.page.get_by_label(guest.words("ui-replay-slider"))
    slider.fill(str(middle))
    guest.page.wait_for_url(f"**?at={middle}")
    assert guest.run(BOARD) == moment
    guest.expects(guest.page.locator("[data-action]")).to_have_count(0)

    elsewhere = guest.context.new_page()
    elsewhere.goto(guest.url)
    guest.expects(elsewhere.get_by_role("button", name=guest.words("ui-present"))).to_be_visible()
    assert guest.run(BOARD, on=elsewhere.locator("main")) == moment
    elsewhere.close()

    guest.press("ui-present")
    assert "at=" not in guest.url
    guest.wait_for_turn()
    assert guest.run(BOARD) == now
    guest.act(guest.answer("end_turn"))


def test_a_record_leaves_and_comes_back_to_somebody_else(visit: Visit, tmp_path: Path) -> None:
    guest, other = visit(), visit(language="pl")
    guest.take_table("me Ania", "fair", round_cap=2)
    Player(guest).play()
    guest.expects(guest.score_sheet).to_be_visible()
    totals = guest.texts(guest.score_sheet.locator("tfoot td"))
    with guest.page.expect_download() as download:
        guest.press("ui-export")
    record = tmp_path / download.value.suggested_filename
    download.value.save_as(record)
    assert json.loads(record.read_text())["game"] == "builders"

    other.open()
    with other.page.expect_file_chooser() as chooser:
        other.press("ui-import")
    chooser.value.set_files(record)
    other.page.wait_for_url("**?at=0&play")
    # It is played at once, and ends in the present.
    other.expects(other.score_sheet).to_be_visible()
    assert other.url.endswith(other.path)
    assert other.plies == guest.plies
    assert other.texts(other.score_sheet.locator("tfoot td")) == totals

    other.open()
    nonsense = tmp_path / "nonsense.json"
    for text in ("Dear diary", '{"game": "chess"}', '{"ratusz": 1, "game": "chess"}'):
        nonsense.write_text(text)
        with other.page.expect_file_chooser() as chooser:
            other.press("ui-import")
        chooser.value.set_files(nonsense)
        other.expects(other.page.get_by_role("alert")).to_contain_text(other.words("ui-import-failed"))
        sentence = other.words("ui-refused-no_record")
        assert (sentence in other.text(other.page.get_by_role("alert"))) == ("ratusz" not in text)
    other.forgive("status 4", "console error: Failed to load resource")


def test_the_board_is_in_sight_while_the_slider_moves(visit: Visit) -> None:
    guest = visit("phone")
    guest.play_now()
    guest.wait_for_turn()
    Player(guest).act()
    said = guest.log_lines[0]
    guest.open(f"{guest.path}?at=1")
    guest.page.get_by_text(said).first.wait_for()
    guest.expects(guest.page.locator("[data-guide=buildings]")).to_be_in_viewport()
    guest.expects(guest.page.get_by_label(guest.words("ui-replay-slider"))).to_be_in_viewport()
    guest.press("ui-replay-previous")
    guest.page.wait_for_url("**?at=0")


def test_the_log_shows_the_present_again_after_looking_back(visit: Visit) -> None:
    guest = visit()
    finished_match(guest)
    guest.open(f"{guest.path}?at=0")
    guest.expects(guest.page.locator(".log .line").first).to_be_in_viewport()
    guest.press("ui-present")
    guest.expects(guest.page.locator(".log .line").last).to_be_in_viewport()


def test_the_end_can_be_looked_at_again(visit: Visit) -> None:
    guest = visit()
    finished_match(guest)
    guest.expects(guest.score_sheet.locator("svg[role=img], svg").first).to_be_visible()
    guest.open(f"{guest.path}?at=0")
    for ply in (1, 2, 3):
        guest.press(guest.button("ui-replay-next").first)
        guest.page.wait_for_url(f"**?at={ply}")
    guest.key("ArrowLeft")
    guest.page.wait_for_url("**?at=2")
    guest.page.locator(".log .line").nth(4).click()
    guest.page.wait_for_url(lambda url: "at=2" not in url)
    guest.press(guest.button("ui-replay-first"))
    guest.page.wait_for_url("**?at=0")


def test_a_match_is_played_again_at_once_until_somebody_stops_it(visit: Visit) -> None:
    guest = visit()
    finished_match(guest)
    # What plays by itself does not settle before it is over.
    guest.hands.press(guest.button("ui-watch-again"))
    guest.sees_pass(guest.button("ui-replay-pause").first).to_be_visible()
    guest.key_meanwhile("Space")
    guest.sees_pass(guest.button("ui-replay-play").first).to_be_visible()
    guest.page.wait_for_url("**?at=*")
    moment = guest.url
    assert guest.glimpse("() => location.href") == moment
    guest.key("Space")
    guest.expects(guest.button("ui-present")).to_have_count(0)
    assert guest.url.endswith(guest.path)


def test_space_plays_on_after_a_click_on_a_speed(visit: Visit) -> None:
    guest = visit()
    finished_match(guest)
    guest.press("ui-close")
    guest.press("ui-replay-first")
    guest.press(guest.page.get_by_role("button", name="4×"))
    guest.key_meanwhile("Space")
    guest.sees_pass(guest.button("ui-replay-pause").first).to_be_visible()
    guest.key_meanwhile("Space")
    guest.sees_pass(guest.button("ui-replay-play").first).to_be_visible()


def recorded(guest: Guest, players: int = 2) -> int:
    """A finished match of Le Havre that was brought along, opened at its end; how many actions it has."""
    match = ratusz.new("le_havre", players, 5, confirm=[0])
    brought(guest, match, random.Random(1))
    return match.ply


def test_a_moment_is_shown_whole_and_so_is_the_present_after_it(visit: Visit) -> None:
    """Nothing of one is seen together with anything of the other, not even for an instant: boards would not bear it."""
    guest = visit(game="le_havre")
    plies = recorded(guest, 4)
    guest.press("ui-close")
    head = guest.page.locator("header h1")
    rounds = 20
    over = guest.words("ui-over-short")
    shown = """() => {
      const head = document.querySelector('header h1')
      window.heads = []
      const noted = { subtree: true, childList: true, characterData: true }
      new MutationObserver(() => window.heads.push(head.textContent)).observe(head, noted)
    }"""
    guest.run(shown)
    slider = guest.page.get_by_label(guest.words("ui-replay-slider"))
    for ply in (12, plies // 2, plies - 1, 1):
        slider.fill(str(ply))
        guest.expects(head).not_to_contain_text(over)
        guest.expects(guest.button("ui-present")).to_be_visible()
        guest.press("ui-present")
        guest.expects(head).to_contain_text(guest.words("ui-round-of", round=rounds, rounds=rounds))
        guest.expects(head).to_contain_text(over)
    last = guest.words("ui-round-of", round=rounds, rounds=rounds)
    assert [text for text in guest.run("() => window.heads") if over in text and last not in text] == []


def test_one_goes_by_turns_and_rounds(visit: Visit) -> None:
    guest = visit(game="le_havre")
    plies = recorded(guest)
    guest.open(f"{guest.path}?at=0")
    head = guest.page.locator("header h1")
    guest.press("ui-replay-by-round")
    for number in (2, 3, 4):
        guest.press(guest.button("ui-replay-next").first)
        guest.expects(head).to_contain_text(guest.words("ui-round-of", round=number, rounds=14))
    guest.key("ArrowLeft")
    guest.expects(head).to_contain_text(guest.words("ui-round-of", round=3, rounds=14))
    guest.press("ui-replay-by-turn")
    movers = []
    for _ in range(4):
        guest.key("ArrowRight")
        movers.append(guest.text(head.locator(".turn")))
    assert all(one != other for one, other in pairwise(movers)), movers
    # Faster than anybody can look, to the end.
    guest.page.get_by_label(guest.words("ui-replay-slider")).fill(str(plies - 60))
    guest.press(guest.page.get_by_role("button", name="16×"))
    guest.press("ui-replay-play")
    guest.expects(head).to_contain_text(guest.words("ui-over-short"))


def long_match() -> ratusz.Match:
    match, rng = ratusz.new("builders", 2, 5, confirm=[0, 1]), random.Random(5)
    while match.ply < 500:
        match.apply(rng.choice(match.legal()))
    return match


def test_a_long_log_is_read_back_as_far_as_somebody_looks(visit: Visit) -> None:
    guest = visit()
    guest.bring_to_lobby(long_match())
    # It is not over, and goes on in the present.
    table = guest.url
    assert table.endswith(guest.path)
    lines = guest.page.locator(".log .line")
    back = "() => { const log = document.querySelector('.log'); log.scrollTop = 0; return log.scrollHeight }"
    below = "() => { const log = document.querySelector('.log'); return log.scrollHeight - log.scrollTop }"

    guest.expects(lines.first).to_have_attribute("data-ply", re.compile(r"^[345]\d\d$"))
    for ply in (r"^[12]\d\d$", r"^\d\d?$"):
        before = guest.run(back)
        guest.expects(lines.first).to_have_attribute("data-ply", re.compile(ply))
        assert abs(guest.run(below) - before) < 2, "what was read stays where it was, below what has come"

    guest.page.goto(f"{table}?at=30")
    guest.expects(lines.first).to_have_attribute("data-ply", re.compile(r"^[12]?\d$"))
    guest.expects(guest.page.locator(".log .line.now").first).to_be_visible()
