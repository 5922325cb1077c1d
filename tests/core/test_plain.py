"""A game that begins small: what it has by itself, and what it says of the rest."""

from __future__ import annotations

import importlib
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import ratusz
from ratusz import games
from ratusz.core.errors import BadDocument, MissingPart, UnknownGame
from ratusz.core.game import Game
from ratusz.core.match import Match
from ratusz.core.plain import is_of
from ratusz.envs import pettingzoo
from ratusz.lab import arena
from ratusz.testing import check
from tests.toys.fair import GAME as FAIR


def test_another_package_brings_a_game(market: Game) -> None:
    assert "market_day" in games.ids()
    assert games.registry()["market_day"] is market
    assert market is importlib.import_module("market_day").GAME


def test_a_game_is_called_as_it_is_installed(market: Game, tmp_path: Path) -> None:
    about = next(tmp_path.glob("installed/*.dist-info")) / "entry_points.txt"
    about.write_text("[ratusz.games]\nmarket = market_day:GAME\n")
    games._outside.cache_clear()
    with pytest.raises(UnknownGame, match="installed as 'market' calls itself 'market_day'"):
        games.find("market")


def test_a_view_tells_the_owner_what_is_hidden_and_others_how_much_there_is(market: Game) -> None:
    match = Match.new(market, 2, seed=7)
    mine, public = match.view(0), match.view(None)
    assert mine["deck"] == public["deck"] == 30
    assert mine["prices"] == {"bread": 3, "cloth": 3, "honey": 3}
    assert mine["seats"] == [{"coins": 0, "hands": match.state.hands[0]}, {"coins": 0, "hands": 3}]  # type: ignore[attr-defined]
    assert public["seats"] == [{"coins": 0, "hands": 3}] * 2
    assert match.secrets(0)


def test_a_document_is_read_again(market: Game) -> None:
    match = Match.new(market, 3, seed=7)
    match.play("draw")
    document = match.document()
    assert document["position"]["seats"][0]["hands"] == match.state.hands[0]  # type: ignore[attr-defined]
    assert Match.from_document(market, document).document() == document


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"round": "two"}, "'round' should hold int, not 'two'"),
        ({"round": True}, "'round' should hold int, not True"),
        ({"prices": {"bread": None}}, "'prices' should hold dict, not {'bread': None}"),
        ({"deck": None}, "'deck' should hold list, not None"),
        ({"seats": []}, "'seats' has 0 entries for 2 players"),
        ({"seats": [{"coins": 1}, {"coins": 1}]}, "'hands' should hold list, not None"),
        ({"seats": [{"hats": 1}, {"coins": 1}]}, "There is no 'hats' here"),
        ({"weather": 1}, "There is no 'weather' here"),
    ],
)
def test_a_document_of_other_types_is_refused(market: Game, change: dict[str, Any], said: str) -> None:
    document = Match.new(market, 2, seed=7).document()
    with pytest.raises(BadDocument, match=said):
        Match.from_document(market, {**document, "position": {**document["position"], **change}})


def test_types_are_those_that_are_annotated() -> None:
    assert is_of(None, int | None)
    assert is_of([[1], []], list[list[int]])
    assert not is_of([True], list[int])
    assert not is_of({"wood": "1"}, dict[str, int])


def test_what_is_missing_is_said_in_a_sentence(market: Game) -> None:
    match = Match.new(market, 2, seed=7)
    for spec in ("greedy", "mcts:iterations=2"):
        with ratusz.bot(spec) as bot:
            with pytest.raises(MissingPart, match=r"^market_day has no value yet"):
                bot.choose(match)
            with pytest.raises(MissingPart, match=r"^market_day has no value yet"):
                bot.check(market)
    with ratusz.bot("random") as bot:
        bot.check(market)
        assert bot.choose(match) in match.legal()
    with pytest.raises(MissingPart, match=r"^market_day has no value yet"):
        arena.check(arena.Tournament("market_day", ("random", "greedy"), 2, 1, "1", {}))
    with pytest.raises(MissingPart, match=r"^market_day has no observation yet"):
        pettingzoo("market_day")
    assert match.reason(match.legal()[0]) == ("reason-plain", {})
    assert match.score_sheet() == [{"points": 0}, {"points": 0}]


def test_what_a_game_lacks_is_known(market: Game) -> None:
    assert {"board", "closed", "fill", "observation", "public", "read", "value"} <= market.lacks
    assert not {"deal", "purse", "steps"} & market.lacks
    assert "value" not in replace(market, value=lambda _: [0.5, 0.5]).lacks
    assert not {"value", "read", "observation", "components"} & FAIR.lacks


def test_a_game_made_of_another_has_parts_of_its_own(market: Game) -> None:
    opened = replace(market, public=lambda _: {"round": 1})
    assert opened.private is None
    named = replace(market, id="fair_day")
    with pytest.raises(MissingPart, match=r"^fair_day has no value"):
        named.need("value")


def test_a_small_game_keeps_the_laws_and_what_is_left_out_is_named(market: Game) -> None:
    verdict = check(market, seeds=1)
    assert verdict.left_out["values are chances"] == "value"
    assert verdict.left_out["damaged documents are refused"] == "read"
    assert "records replay elsewhere" in verdict.kept
    assert "- observations fit: no observation yet" in str(verdict).splitlines()


def test_a_law_that_is_broken_is_named_with_its_case(market: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(Match.new(market, 2, 1).state), "hide", lambda *_: None)
    with pytest.raises(AssertionError, match=r"^redeal forgets nothing \(market_day-\dp, seed 0\): 'deck' is neither"):
        check(market, seeds=1)
