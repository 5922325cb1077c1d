"""Hints say what a place brings; and the bots see what a beginner sees."""

from __future__ import annotations

import pytest

import ratusz
from ratusz.games.orleans import GAME
from ratusz.texts import Texts
from tests.games.orleans.words import Seat, legal, play, table

READY = {
    "castle": "farmer boatman trader",
    "university": "farmer craftsman trader",
    "guildhall": "farmer craftsman knight",
    "scriptorium": "knight scholar",
    "village": "farmer boatman craftsman",
    "wagon": "farmer trader knight",
}


def hint(match: ratusz.Match, notation: str, language: str = "en") -> str:
    return Texts(language, GAME).message(match.reason(match.parse(notation)))


@pytest.mark.parametrize(
    ("notation", "said"),
    [
        ("use castle", "It brings a knight: from then on you draw 5 followers each round."),
        ("use university", "It brings 2 development points: space 8, level 2."),
        ("use scriptorium", "It brings 1 development point: space 7, level 2."),
        ("use guildhall", "It builds a trading station in Orléans: 2 points at your level now."),
        ("use brewery", "It brings 2 coins."),
        ("use hospital", "It brings 2 coins."),
        ("use village", "It brings a boatman, a craftsman or a trader, with the step on its track."),
    ],
)
def test_the_hint_for_a_place_says_what_it_brings(notation: str, said: str) -> None:
    slots = {**READY, "brewery": "monk", "hospital": "boatman scholar"}
    match = table(Seat(development=6, slots=slots, tiles="brewery hospital", tracks={"traders": 2}), Seat())
    assert hint(match, notation) == said


def test_the_hint_in_polish() -> None:
    match = table(Seat(slots=READY), Seat())
    assert hint(match, "use castle", "pl") == "Daje rycerza: odtąd losujesz 5 poddanych co rundę."


def test_the_hint_at_the_end_of_a_turn_is_not_about_a_loss() -> None:
    match = table(Seat(slots=READY), Seat(), confirm=[0])
    play(match, "use guildhall")
    assert hint(match, "end_turn") == "There is nothing left to do in this turn."


def test_hints_for_what_follows() -> None:
    match = table(Seat(slots=READY), Seat())
    play(match, "use village")
    assert hint(match, "recruit boatman") == "The next step of the boatmen track brings 2 coins at once."
    assert hint(match, "recruit trader") == "The next step of the traders track brings a place tile."
    play(match, "recruit trader")
    assert hint(match, "take_tile tailor_shop").endswith("It brings 1 brocade.")


def test_the_hint_for_a_way_looks_for_room() -> None:
    match = table(Seat(slots=READY), Seat(stations="chartres"))
    play(match, "use wagon")
    assert hint(match, "travel chateaudun__orleans__road") == "In Châteaudun you could build a trading station."
    assert "Chartres" not in hint(match, "travel chartres__orleans__road")


def test_the_hint_for_the_last_boatman_knows_whether_the_citizen_is_there() -> None:
    here = Seat(slots=READY, tracks={"boatmen": 4})
    match = table(here, Seat())
    play(match, "use village")
    assert hint(match, "recruit boatman") == "The next step of the boatmen track brings the citizen."
    late = table(here, Seat(tracks={"boatmen": 5}))
    play(late, "use village")
    assert hint(late, "recruit boatman") == "It brings a boatman; the citizen of the last step is taken."


def test_the_hint_for_the_court_is_about_the_good_and_not_about_the_own_merchant() -> None:
    here = Seat(tiles="court", slots={"court": "knight scholar"}, merchant="blois")
    match = table(here, Seat(merchant="tours"), Seat())
    assert hint(match, "use court") == "It brings a good from another merchant's way."
    play(match, "use court")
    said = "A good on this merchant's way becomes yours."
    assert hint(match, "move_merchant 2") == said
    play(match, "move_merchant 2")
    assert hint(match, "travel blois__tours__water") == said


def test_while_all_plan_the_hint_is_for_the_seat_that_asks() -> None:
    match = table(Seat(), Seat(), phase="planning")
    match.play("place starter_farmer castle_farmer", "place starter_boatman castle_boatman", seat=1)
    action, texts = match.parse("place starter_trader castle_trader"), Texts("en", GAME)
    assert texts.message(match.reason(action, 0)).startswith("Then 2 more followers are needed there.")
    assert texts.message(match.reason(action, 1)).startswith("The place is ready then.")


@pytest.mark.parametrize("rival", [Seat(), Seat(slots={"scriptorium": "knight scholar"})])
def test_greedy_uses_what_is_ready_before_it_passes(rival: Seat) -> None:
    """Whether somebody else still acts or the round would be over."""
    match = table(Seat(slots={"village": "farmer boatman craftsman"}), rival)
    assert match.notation(ratusz.bot("greedy").choose(match)) == "use village"


def test_greedy_draws_all_it_can() -> None:
    bag = "farmer boatman craftsman trader knight"
    match = table(Seat(bag=bag), Seat(bag=bag), phase="followers")
    assert legal(match)[-1] == "draw 4"
    assert match.notation(ratusz.bot("greedy").choose(match, 0)) == "draw 4"


def test_greedy_completes_a_place_with_its_first_followers() -> None:
    match = table(Seat(), Seat(), phase="planning", round=1, event="pilgrimage")
    bot = ratusz.bot("greedy")
    while 0 in match.deciders():
        match.apply(bot.choose(match, 0), 0)
    while match.player == 1 and match.deciders() == [1] and "done" in legal(match):
        play(match, "done")
    assert len([text for text in legal(match) if text.startswith("use ")]) >= 1


def test_a_hint_says_what_to_do_rather_than_what_to_leave() -> None:
    bag = "starter_farmer starter_boatman starter_craftsman starter_trader knight"
    match = table(Seat(bag=bag, slots={"castle": "farmer - -"}), Seat(), phase="followers")
    assert hint(match, "draw 4") == "The more followers on the market, the more you can plan."
    assert hint(match, "draw 3") == "For the draw that is left a follower comes back from its slot."
    play(match, "0: draw 3")
    assert hint(match, "done") == "They are of most use where they are."
    match = table(Seat(market="farmer"), Seat(), phase="planning")
    assert hint(match, "done") == "The plan is good as it is; whoever is left waits for the next round."
    match = table(Seat(slots=READY), Seat())
    assert hint(match, "pass") == "What is ready stays ready for the next round."
