"""What can be heard in a text without understanding it: numbers that agree, names in the nominative, no rule IDs."""

from __future__ import annotations

import dataclasses
import itertools
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

from ratusz.core.game import Game
from ratusz.texts import LANGUAGES, Texts
from tests.test_texts import GAMES, NAMES, SOURCE, WEB, events_of, game_modules, ids_of, samples

FILES = [path for folder in (SOURCE, WEB) for path in sorted(folder.rglob("text_*.ftl"))]
PEOPLE = {"player", "other", "name", "names"}
"""Arguments that hold what people call themselves."""
RULE_ID = re.compile(r"§|\b[A-Z]{2}-[A-Z]+-[A-Z0-9]")

COUNTED = {
    "en": re.compile(r" (?!is\b|was\b|has\b|acts\b|begins\b|draws\b|wins\b|less\b)[a-z]+s\b"),
    "pl": re.compile(
        r" (?:frank|monet|kart|statk|żeton|punkt|akcj|pożycz|dóbr|dobra|gracz|rund|tur[ay ]|pomocnik|towar|budynk"
        r"|robotnik|kost[ek]|znacznik|pól|pola|sztuk|krok)"
    ),
}
"""What is said of a number has another form for another number."""
THINGS = {"building", "card", "square", "tile", "town"}
"""Arguments that hold the name of something, behind which a verb may stand."""
ON_CARDS = ("effect-", "passive-", "bonus")
"""Numbers printed on cards, which are always the same: the sentence was written for them."""
NEVER_ONE = {
    "board-coins-rule",
    "closed-full",
    "deed-choice",
    "due-taxes",
    "games-players",
    "limit-rule",
    "pay-ways",
    "reason-enter-several",
    "remind-loans",
    "rules-tested",
    "ui-players",
}
"""Texts whose number is larger than one, or printed in the rules."""
LISTS = {"board-gather", "board-summary"}
"""Labels for those who cannot see the signs: lists rather than sentences."""


def titles_of(game: Game, language: str) -> list[str]:
    """The names of its goods that begin with a capital letter."""
    names = [Texts(language, game).say(f"resource-{good}") for good in sorted(ids_of(game)["resource"])]
    return [name for name in names if name[0].isupper()]


TITLED = {game.id for game in GAMES if titles_of(game, LANGUAGES[0])}


def messages(path: Path) -> Iterator[fluent.Message]:
    for entry in FluentParser(with_spans=False).parse(path.read_text(encoding="utf-8")).body:
        if isinstance(entry, fluent.Message):
            yield entry


def readings(pattern: fluent.Pattern, chosen: frozenset[str] = frozenset()) -> Iterator[tuple[list[object], set[str]]]:
    """The stretches of a text as they are read, each with the arguments that have chosen it among others."""
    yield list(pattern.elements), set(chosen)
    for element in pattern.elements:
        if isinstance(element, fluent.Placeable) and isinstance(element.expression, fluent.SelectExpression):
            by = element.expression.selector
            named = {by.id.name} if isinstance(by, fluent.VariableReference) else set()
            for variant in element.expression.variants:
                yield from readings(variant.value, chosen | named)


def stretches(path: Path) -> Iterator[tuple[str, list[object], set[str]]]:
    for message in messages(path):
        patterns = [message.value, *(attribute.value for attribute in message.attributes)]
        for pattern in filter(None, patterns):
            for elements, chosen in readings(pattern):
                yield message.id.name, elements, chosen


def argument(element: object) -> str | None:
    """The name of the argument that stands there, with its form."""
    if isinstance(element, fluent.Placeable) and isinstance(element.expression, fluent.VariableReference):
        return str(element.expression.id.name)
    return None


def words(element: object) -> str:
    return str(element.value) if isinstance(element, fluent.TextElement) else ""


def of_language(language: str) -> list[Path]:
    return [path for path in FILES if path.stem == f"text_{language}"]


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(path.parents[2])))
def test_no_text_names_a_rule_by_its_number(path: Path) -> None:
    named = {
        key: words(element)
        for key, elements, _ in stretches(path)
        for element in elements
        if RULE_ID.search(words(element))
    }
    assert named == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_counted_agrees_with_its_number(language: str) -> None:
    """A number with a noun behind it stands in a choice by that number: no `1 ships`, no `5 monety`."""
    faults = [
        f"{path.parent.name} {key}: {{ ${number} }}{words(after)[:20]}"
        for path in of_language(language)
        for key, elements, chosen in stretches(path)
        if not key.startswith(ON_CARDS) and key not in NEVER_ONE | LISTS
        for element, after in itertools.pairwise(elements)
        if (number := argument(element))
        and "-" not in number
        and number not in PEOPLE | THINGS | chosen
        and COUNTED[language].match(words(after))
    ]
    assert faults == []


def test_polish_sentences_decline_no_name() -> None:
    """Names stand in the nominative, and verbs in the present: nobody knows how a name is declined, or whose it is."""
    faults = []
    for path in of_language("pl"):
        for key, elements, _ in stretches(path):
            for before, element, after in zip(["", *elements], elements, [*elements[1:], ""], strict=False):
                if argument(element) not in PEOPLE:
                    continue
                if re.search(r"\bgracz(?:a|owi|em)? $", words(before)) or re.match(
                    r" (?!\w*syła\b|działa\b|myśli\b)\w+(?:ł|ła|li|ły)\b", words(after)
                ):
                    faults.append(f"{path.parent.name} {key}")
    assert faults == []


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(path.parents[2])))
def test_a_good_begins_a_sentence_or_is_in_small_letters(path: Path) -> None:
    """Where the plain name of a good is a title, with a capital letter, one of its forms is used inside a sentence."""
    if path.parent.name not in TITLED:
        return
    faults = [
        key
        for key, elements, _ in stretches(path)
        if key not in LISTS
        for before, element in zip(["", *elements], elements, strict=False)
        if argument(element) == "good" and words(before) and not re.search(r"[.!?] $", words(before))
    ]
    assert faults == []


def said_of(game: Game, language: str) -> list[str]:
    """Every action, and events with many amounts."""
    game_modules(game)
    texts = Texts(language, game)
    said = {texts.action(action) for action in range(game.space.size)}
    for kind in events_of(game.folder):
        fields = [field for field in dataclasses.fields(kind) if field.name != "seat"]
        values = itertools.product(*(samples(game, language, kind, field) for field in fields))
        said |= {texts.event(kind(0, *each), NAMES) for each in itertools.islice(values, 200)}
    return sorted(said)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_goods_are_in_small_letters_in_what_happens_and_can_be_done(game: Game, language: str) -> None:
    titles = titles_of(game, language)
    capital = re.compile(rf"\w[,:]? (?:{'|'.join(map(re.escape, titles))})\b(?! [A-Z])")
    texts = Texts(language, game)
    cards = sorted((texts.say(f"card-{card}") for card in ids_of(game)["card"]), key=len, reverse=True)
    names = re.compile("|".join(map(re.escape, cards)))
    said = said_of(game, language) if titles else []
    assert [text for text in said if capital.search(names.sub("", text))] == []


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_one_thing_is_not_told_as_several(game: Game) -> None:
    """A number that is no name (`round 1 begins`), and a plural behind it, with one word between them at most."""
    several = re.compile(r"(?<!round )(?<!ship )\b1 (?!and |energy )(?:[a-z]+ )?[a-z]+[a-rt-z]s\b|\b1 \w+ are\b", re.I)
    assert [text for text in said_of(game, "en") if several.search(text)] == []
