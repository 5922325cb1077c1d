"""A game apart from its positions: options, player counts, the registry."""

from __future__ import annotations

import pytest

import ratusz
from ratusz import games
from ratusz.core.errors import BadOptions, UnknownGame
from ratusz.core.game import Option
from tests.toys.fair import GAME as FAIR

YES_NO = Option("long", default=False)
NUMBER = Option("cap", default=5, lowest=1, highest=9)
CHOICE = Option("deck", default="old", choices=("old", "new"))


@pytest.mark.parametrize(
    ("option", "value"), [(YES_NO, True), (YES_NO, False), (NUMBER, 1), (NUMBER, 9), (CHOICE, "new")]
)
def test_an_allowed_value_is_itself(option: Option, value: object) -> None:
    assert option.check(value) is value


@pytest.mark.parametrize("value", [0, 1, "true", None])
def test_a_yes_or_no_is_nothing_else(value: object) -> None:
    with pytest.raises(BadOptions, match="'long' is true or false"):
        YES_NO.check(value)


@pytest.mark.parametrize("value", [0, 10, -1, 5.0, "5", True, None])
def test_a_number_is_whole_and_within_its_bounds(value: object) -> None:
    with pytest.raises(BadOptions, match="'cap' is a whole number from 1 to 9, not"):
        NUMBER.check(value)


@pytest.mark.parametrize("value", ["older", "", 0, True, None, ["old"]])
def test_a_choice_is_one_of_the_list(value: object) -> None:
    with pytest.raises(BadOptions, match="'deck' is one of old, new, not"):
        CHOICE.check(value)


@pytest.mark.parametrize(("count", "value"), [(0, "inn"), (0, "mill,inn"), (0, "inn,mill,well"), (2, "well,inn")])
def test_a_choice_may_be_a_number_of_members_or_any_number(count: int, value: str) -> None:
    option = Option("extra", default="none", choices=("none",), members=("inn", "mill", "well"), count=count)
    assert option.check(value) == value


@pytest.mark.parametrize(
    ("count", "value"),
    [(0, ""), (0, "inn,"), (0, "inn,inn"), (0, "inn,none"), (0, "inn, mill"), (2, "inn"), (2, "inn,mill,well")],
)
def test_members_are_different_and_as_many_as_wanted(count: int, value: str) -> None:
    option = Option("extra", default="none", choices=("none",), members=("inn", "mill", "well"), count=count)
    number = "2" if count else "any number of"
    with pytest.raises(BadOptions, match=f"'extra' is one of none, or {number} different ones of inn, mill, well, not"):
        option.check(value)


def test_options_that_are_not_given_have_their_defaults() -> None:
    assert FAIR.check_options({"rounds": 2}) == {"rounds": 2, "turns": True, "stalls": False, "prizes": "rolled"}


def test_an_unknown_option_is_refused_with_the_known_ones() -> None:
    with pytest.raises(BadOptions, match="fair has no option 'round'; its options are: rounds, turns, stalls, prizes"):
        FAIR.check_options({"round": 2})


@pytest.mark.parametrize("players", [1, 4, True, "2", None, 2.0])
def test_a_player_count_is_one_of_the_game(players: int) -> None:
    with pytest.raises(BadOptions, match="fair is for 2 to 3 players, not"):
        FAIR.check_players(players)


def test_a_confirm_list_is_put_in_order() -> None:
    assert FAIR.check_confirm([1, 0, 1], 2) == [0, 1]


@pytest.mark.parametrize("confirm", [[2], [-1], [True], ["0"], [None], [0.0], [[0]], [0, "1"], [0, None]])
def test_a_confirm_list_holds_seats_only(confirm: list[int]) -> None:
    with pytest.raises(BadOptions, match="'confirm' lists seats from 0 to 1"):
        FAIR.check_confirm(confirm, 2)


def test_the_registry_knows_the_builders() -> None:
    assert games.find("builders") is games.registry()["builders"]


def test_a_game_has_the_id_that_it_is_listed_by() -> None:
    assert games.ids() == sorted(games.ids())
    assert [game.id for game in games.registry().values()] == list(games.registry()) == games.ids()


def test_a_game_from_elsewhere_can_be_added(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "_GAMES", dict(games._GAMES))
    games.add(FAIR)
    assert games.find("fair") is FAIR
    assert "fair" in games.ids()
    assert games.registry()["fair"] is FAIR


@pytest.mark.parametrize("name", ["", "Builders", "chess", "None"])
def test_an_unknown_game_is_refused_with_the_known_ones(name: str) -> None:
    with pytest.raises(UnknownGame, match=f"There is no game '{name}'; the games are: .*builders"):
        ratusz.new(name, players=2)


def test_an_option_of_seats_asks_for_all_of_them() -> None:
    option = Option("age", "any", choices=("any",), members=("1", "2", "3"), seats=True)
    with pytest.raises(BadOptions, match="'age' is one of any, or all the seats in an order, 1, 2, 3, not 'x'"):
        option.check("x")
