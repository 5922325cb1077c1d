"""The guides for players: in every language, resting on rules that exist, with the names and figures of the cards."""

from __future__ import annotations

import dataclasses
import json
import re
from functools import cache
from importlib import resources
from itertools import chain
from typing import Any

import pytest

from ratusz import games
from ratusz.core.game import Game
from ratusz.rulebook import ORIGINAL, BadRulebook, chapters_of, cited_in, guide_of, rules_of
from ratusz.texts import LANGUAGES, Texts

GAMES = list(games.registry().values())
LONGEST_LINE = 120
LINES = range(120, 221)
"""Two or three pages, to be read in five minutes."""
MOST_COLUMNS = 3
MOST_CITED = 3
MOST_UNCITED = 2
UNFIT_FOR_PLAYERS = re.compile(
    r"\[[RPFDJ](?:[/+ ]|\])|`|data\.json|\bengine\b|\bOQ-|\bTODO\b|\bstate\b|\bidentyfikator", re.IGNORECASE
)
PARAGRAPH = re.compile(r"\n\n|\n(?=- |\d+\. )")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
class TestGuide:
    def test_it_begins_with_the_name_of_the_game(self, game: Game, language: str) -> None:
        assert guide_of(game, language).startswith(f"# {Texts(language, game).say('game-name')}\n\n## ")

    def test_it_is_short_enough_to_be_read(self, game: Game, language: str) -> None:
        lines = guide_of(game, language).splitlines()
        assert len(lines) in LINES
        assert [line for line in lines if len(line) > LONGEST_LINE] == []

    def test_its_tables_fit_a_phone(self, game: Game, language: str) -> None:
        rows = re.findall(r"^\|.*\|$", guide_of(game, language), re.MULTILINE)
        assert [row for row in rows if row.count("|") > MOST_COLUMNS + 1] == []

    def test_its_tables_stand_by_themselves(self, game: Game, language: str) -> None:
        """A line of text that touches a row would become a part of the table."""
        assert re.findall(r"^[^|\n].*\n(?=\|)|(?<=\|\n)[^|\n].*$", guide_of(game, language), re.MULTILINE) == []

    def test_every_rule_it_cites_exists(self, game: Game, language: str) -> None:
        known = {rule.id for rule in rules_of(game)}
        cited = cited_in(guide_of(game, language))
        assert [name for names in cited for name in names if name not in known] == []
        assert [names for names in cited if len(names) > MOST_CITED] == []

    def test_nearly_every_paragraph_ends_with_what_it_rests_on(self, game: Game, language: str) -> None:
        """Only what opens a list, or cheers the reader on, may stand without a rule."""
        paragraphs = [text.strip() for text in PARAGRAPH.split(guide_of(game, language))]
        told = [text for text in paragraphs if not text.startswith(("#", "|"))]
        without = [text for text in told if not cited_in(text)]
        assert len(without) <= MOST_UNCITED, without
        assert [text for text in told if text not in without and not cites_at_its_end(text)] == []

    def test_it_has_no_marks_of_engineers(self, game: Game, language: str) -> None:
        assert UNFIT_FOR_PLAYERS.findall(guide_of(game, language)) == []


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != ORIGINAL])
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_translation_says_the_same_as_the_original(game: Game, language: str) -> None:
    original, translated = guide_of(game), guide_of(game, language)
    assert cited_in(translated) == cited_in(original)
    assert line_forms(translated) == line_forms(original)
    for first, second in zip(chapters_of(original), chapters_of(translated), strict=True):
        assert table_figures(second.text) == table_figures(first.text), second.title


def cites_at_its_end(text: str) -> bool:
    """Whether the rules of a paragraph stand in one pair of brackets, on one line, as its last words."""
    names, *more = cited_in(text)
    return not more and text.endswith(f"({', '.join(names)})")


def line_forms(markdown: str) -> list[str]:
    return re.findall(r"^(?:#+ |- |\d+\. |\|)", markdown, re.MULTILINE)


def table_figures(markdown: str) -> list[str]:
    rows = re.findall(r"^\|.*\|$", markdown, re.MULTILINE)
    return re.findall(r"\d+", " ".join(rows))


def test_a_game_without_a_guide() -> None:
    nowhere = dataclasses.replace(games.find("builders"), folder="ratusz.core")
    with pytest.raises(BadRulebook, match=r"'builders' has no guide\.md"):
        guide_of(nowhere)


# The names and figures of cards.


@cache
def data(game: str) -> dict[str, Any]:
    text = (resources.files(games.find(game).folder) / "data.json").read_text(encoding="utf-8")
    document: dict[str, Any] = json.loads(text)
    return document


class Guide:
    """A guide in one language, and the names that the table has for its cards."""

    def __init__(self, game: str, language: str) -> None:
        self.text = guide_of(games.find(game), language)
        self._texts = Texts(language, games.find(game))

    def name(self, card: str, kind: str = "card") -> str:
        return self._texts.say(f"{kind}-{card}")

    def entry(self, card: str) -> str:
        """What stands in brackets behind the name of a card that is looked up."""
        found = re.findall(rf"\*\*{re.escape(self.name(card))}\*\*[^(:]* \(([^)]*)\)", self.text)
        assert len(found) == 1, (card, found)
        return str(found[0])

    def row(self, name: str) -> list[str]:
        """The cells of a row of a table."""
        found = re.findall(rf"^\| {re.escape(name)} \| (.*) \|$", self.text, re.MULTILINE)
        assert len(found) == 1, (name, found)
        return str(found[0]).split(" | ")


def figures(text: str) -> list[int]:
    return [int(figure) for figure in re.findall(r"\d+", text)]


def amounts(of_each: dict[str, int]) -> list[int]:
    return [amount for amount in of_each.values() if amount]


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def test_builders(language: str) -> None:
    guide = Guide("builders", language)
    for card in data("builders")["buildings"]:
        needs, brings = guide.row(guide.name(card["id"]))
        assert figures(needs) == amounts(card["requires"]), card["id"]
        assert figures(brings) == [card["points"], card["coins"]], card["id"]
    kinds = data("builders")["worker_types"]
    assert [figures(" ".join(guide.row(kind["name"][language]))) for kind in kinds] == [
        [kind["count"], kind["cost"], kind["cost"]] for kind in kinds
    ]
    told = re.findall(r"^\| (.+) \| (.+) \| (.+; .+) \|$", guide.text, re.MULTILINE)
    assert [(name, figures(needs), figures(brings)) for name, needs, brings in told] == [
        (machine["name"][language], amounts(machine["requires"]), [machine["points"], *amounts(machine["produces"])])
        for machine in data("builders")["machines"]
    ]


def test_little_town(language: str) -> None:
    guide = Guide("little_town", language)
    for tile in data("little_town")["tiles"]:
        assert figures(guide.entry(tile["id"])) == [*amounts(tile["cost"]), tile["build_vp"]], tile["id"]
    for card in data("little_town")["objectives"]:
        assert f"**{guide.name(card['id'])}**" in guide.text


def test_le_havre(language: str) -> None:
    guide = Guide("le_havre", language)
    for card in data("le_havre")["standard_buildings"]:
        if card["id"] == "wharf_1":  # Both wharfs share a line, with the figures behind the second name.
            continue
        cost, fee, value, *_ = guide.entry(card["id"]).split("; ")
        assert figures(cost) == list(card["build_cost"].values()), card["id"]
        amounts = [part["amount"] for part in card["entry_fee"]]
        assert figures(fee) == (amounts if card["enterable"] else [card["purchase_cost"]]), card["id"]
        assert figures(value) == [card["value"]], card["id"]


def test_orleans(language: str) -> None:
    guide = Guide("orleans", language)
    types = {follower["id"]: guide.name(follower["id"]).lower() for follower in data("orleans")["followers"]}
    places = [data("orleans")[which] for which in ("player_board_places", "place_tiles", "extra_place_tiles")]
    for place in chain.from_iterable(places):
        slots = [types[slot] for slot in place["slots"] if slot in types]
        if len(slots) == len(set(slots)) > 0:
            assert guide.entry(place["id"]).rpartition("; ")[2] == ", ".join(slots), place["id"]
        else:
            assert f"**{guide.name(place['id'])}**" in guide.text
    for deed in data("orleans")["deeds"]:
        reward, followers = guide.row(guide.name(deed["id"]))
        assert figures(reward) == amounts(deed["reward_per_follower"]), deed["id"]
        assert sum(figures(followers)) == len(deed["slots"]), deed["id"]


def test_craftsmen(language: str) -> None:
    guide = Guide("craftsmen", language)
    for kind in data("craftsmen")["building_kinds"]:
        *needs, makes = guide.row(guide.name(f"{kind['id']}_1"))
        assert needs == ([", ".join(guide.name(good, "resource") for good in kind["inputs"])] if kind["inputs"] else [])
        assert makes.split(",")[0] == guide.name(kind["output"], "resource")
        assert figures(makes) == ([kind["points"]] if kind["points"] else []), kind["id"]
    for ship in data("craftsmen")["ships"]:
        majorities, holds = guide.row(guide.name(ship["id"]))
        assert figures(majorities) == ship["majority_bonus"]
        loaded = [f"{guide.name(hold['good'], 'resource')} {hold['points_each']}" for hold in ship["holds"]]
        assert holds.split(", ") == loaded
