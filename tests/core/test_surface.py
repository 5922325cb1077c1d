"""What a newcomer tries first: print a match, play a text, ask what is legal and why something is not."""

from __future__ import annotations

from typing import ClassVar

import pytest

import ratusz
from ratusz import games
from ratusz.core import errors, extras
from ratusz.core.match import Match
from ratusz.core.state import State
from tests.toys.fair import GAME as FAIR
from tests.toys.fair import FairState, fair

TABLE = """\
Round 1 · Seat 0 to play · 3 actions left
                      Stone  Wood  Knowledge  Tile  Coins  Points
Building row
  The Inn                 2     1          1     2    +12       3
"""


@pytest.fixture
def match() -> Match:
    return ratusz.position("builders", building_row="inn", keep_events=False)


def test_print_shows_the_table_as_who_decides_sees_it(match: Match) -> None:
    assert str(match).startswith(TABLE)
    assert "\n▸ Seat 0: 0 coins" in str(match)
    assert "objectives: Six coins" in str(ratusz.position("little_town", seats=[{"objectives": "six_coins"}]))


def test_names_are_shown_where_they_are_known(match: Match) -> None:
    match.names = ["Anna", "Ben"]
    assert str(match).startswith("Round 1 · Anna to play")


@pytest.mark.parametrize("game", games.ids())
def test_every_game_can_be_printed(game: str) -> None:
    assert "Seat 1" in str(ratusz.new(game, players=2, seed=1))


def test_a_game_without_a_board_is_printed_as_its_view() -> None:
    match = Match.new(FAIR, 2, seed=1)
    assert str(match).startswith("Round: 1 · Cards in the deck: 12 · Coins in the bank: 0\nThe table\n")
    assert "  Cards in hand\n    card 7, card 9, card 12, card 13\n▸ Seat 0\n  Coins: 4\n" in str(match)


def test_a_short_form_for_programmers(match: Match) -> None:
    assert repr(match) == "<Match builders, 2 players, ply 0, seat 0 decides turn>"
    over = ratusz.new("builders", players=2, seed=1, options={"round_cap": 1})
    while not over.over:
        over.apply(over.legal()[-1])
    assert repr(over) == f"<Match builders, 2 players, ply {over.ply}, over>"
    assert "Seat 1" in str(over)


def test_texts_are_played_one_after_the_other(match: Match) -> None:
    assert match.play("take_coins 1", "take_coins 2") is match
    assert (match.player, match.ply) == (1, 2)


def test_a_seat_may_be_named() -> None:
    match = Match.new(FAIR, 2, seed=1)
    match.play(match.legal_texts(1)[0], seat=1)
    assert match.moves[-1].seat == 1


def test_what_is_not_legal_says_why_and_what_came_before_stays(match: Match) -> None:
    with pytest.raises(ratusz.IllegalAction, match=r"Only 1 action left: that is not enough. \(BU-COIN-1\)"):
        match.play("take_coins 2", "take_coins 2")
    assert match.ply == 1


@pytest.mark.parametrize(
    ("text", "seat", "reason"),
    [
        ("take_coins 3", -1, ""),
        ("buy_action", 0, "Another action costs 5 coins. (BU-EXTRA-1)"),
        ("start_construction cathedral", 0, "Only buildings of the row can be started. (BU-BUILD-3)"),
        ("take_coins 3", 1, "Seat 1 has nothing to decide now; seat 0 does."),
    ],
)
def test_why_something_cannot_be_done(match: Match, text: str, seat: int, reason: str) -> None:
    assert match.why(text, seat) == reason


def test_nothing_can_be_done_after_the_end() -> None:
    match = ratusz.new("builders", players=2, seed=1, options={"round_cap": 1})
    while not match.over:
        match.apply(match.legal()[-1])
    assert match.why("take_coins 1") == "The match is over: no action is legal."
    assert match.legal_texts() == []


def test_legal_texts_are_the_legal_actions(match: Match) -> None:
    assert [match.parse(text) for text in match.legal_texts()] == match.legal()
    assert match.legal_texts(1) == []


def test_all_errors_come_with_the_package() -> None:
    kinds = [kind for kind in vars(errors).values() if isinstance(kind, type) and issubclass(kind, Exception)]
    kinds.append(extras.MissingPackage)
    assert all(getattr(ratusz, kind.__name__) is kind and kind.__name__ in ratusz.__all__ for kind in kinds)


def test_the_position_is_at_hand(match: Match) -> None:
    assert match.state.scores() == match.scores()
    assert match.clone().state is not match.state


class Counting(FairState):
    """Counts how often it is copied."""

    copies: ClassVar[int] = 0

    def clone(self) -> State:
        Counting.copies += 1
        return super().clone()


def test_going_back_copies_the_position_once() -> None:
    match = Match.new(fair(Counting), 2, seed=1)
    match.apply(match.legal()[0])
    before = Counting.copies
    assert (match.at(0).ply, Counting.copies - before) == (0, 1)
