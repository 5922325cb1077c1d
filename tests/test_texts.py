"""Every text exists in every language, takes the same arguments, and is used; all of them can be said."""

from __future__ import annotations

import ast
import dataclasses
import importlib
import itertools
import json
import pkgutil
import re
from collections.abc import Iterable, Iterator
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

import ratusz
from ratusz import games
from ratusz.core.events import DealtAnew, Event, MatchEnded, RulesChanged, TurnEnded
from ratusz.core.game import Game
from ratusz.core.match import Match
from ratusz.core.past import Forgotten
from ratusz.core.state import Step
from ratusz.texts import LANGUAGES, MissingText, Texts, preferred_language

GAMES = list(games.registry().values())
BUILDERS = games.find("builders")
SHELL = "ratusz"
SOURCE = Path(ratusz.__file__).parent
WEB = SOURCE.parents[1] / "web" / "src"
NAMES = ["Ala", "Ola", "Ela", "Iza", "Ewa"]


# Reading the files.


@cache
def entries(folder: str, language: str) -> dict[str, fluent.Message | fluent.Term]:
    """The messages (`key`) and terms (`-key`) of a file; junk or a key given twice fails."""
    text = (resources.files(folder) / f"text_{language}.ftl").read_text(encoding="utf-8")
    found: dict[str, fluent.Message | fluent.Term] = {}
    for entry in FluentParser(with_spans=False).parse(text).body:
        assert not isinstance(entry, fluent.Junk), f"{folder} {language}: {entry.content}"
        if isinstance(entry, fluent.Message | fluent.Term):
            key = f"-{entry.id.name}" if isinstance(entry, fluent.Term) else entry.id.name
            assert key not in found, f"{key} stands twice in {folder}, {language}"
            found[key] = entry
    return found


def messages(folder: str, language: str) -> set[str]:
    return {key for key in entries(folder, language) if not key.startswith("-")}


def inside(node: object) -> Iterator[fluent.BaseNode]:
    """A node of the syntax tree and all nodes below it."""
    if isinstance(node, fluent.BaseNode):
        yield node
        for child in vars(node).values():
            yield from inside(child)
    elif isinstance(node, list):
        for item in node:
            yield from inside(item)


def referred(folder: str, language: str) -> set[str]:
    """The keys that other texts of the same file refer to."""
    found = set()
    for node in itertools.chain.from_iterable(inside(entry) for entry in entries(folder, language).values()):
        if isinstance(node, fluent.MessageReference):
            found.add(node.id.name)
        elif isinstance(node, fluent.TermReference):
            found.add(f"-{node.id.name}")
    return found


def arguments(folder: str, language: str, key: str) -> set[str]:
    """The arguments of a text, those of texts it refers to included, without the forms of names."""
    known = entries(SHELL, language) | entries(folder, language)
    found = set()
    for node in inside(known[key]):
        if isinstance(node, fluent.VariableReference):
            found.add(node.id.name.partition("-")[0])
        elif isinstance(node, fluent.MessageReference):
            found |= arguments(folder, language, node.id.name)
    return found


# What is used.


def game_modules(game: Game) -> list[Any]:
    package = importlib.import_module(game.folder)
    found = [importlib.import_module(name) for _, name, _ in pkgutil.walk_packages(package.__path__, f"{game.folder}.")]
    return [package, *found]


def subclasses(kind: type[Any]) -> Iterator[type[Any]]:
    for child in kind.__subclasses__():
        yield child
        yield from subclasses(child)


def of_folder(kind: type, folder: str) -> list[Any]:
    return [child for child in subclasses(kind) if child.__module__.startswith(f"{folder}.")]


def events_of(folder: str) -> list[type[Event]]:
    """All that somebody is told of. A class with slots is made twice, and the first may not be collected yet."""
    return [event for event in of_folder(Event, folder) if event.kind != Forgotten.kind]


def steps_of(folder: str) -> list[type[Step[Any]]]:
    """The steps that ask somebody; automatic ones have no legal actions."""
    return [step for step in of_folder(Step, folder) if step.name and step.legal is not Step.legal]


def ids_of(game: Game) -> dict[str, set[str]]:
    """The ids that need names, by kind: the data lists the resources, all other operands of actions are cards."""
    data = json.loads((resources.files(game.folder) / "data.json").read_text(encoding="utf-8"))
    operands = {word for block in game.space.blocks for operand in block.operands for word in operand}
    named = entries(game.folder, "en")
    goods = [good["id"] for good in data.get("resources", data.get("goods", []))]
    resource_ids = {good for good in goods if f"resource-{good}" in named}
    return {"card": {word for word in operands - resource_ids if not word.isdecimal()}, "resource": resource_ids}


def expected(game: Game) -> set[str]:
    """The keys a game needs because of what it declares, apart from those its code names."""
    match = Match.new(game, game.players[0], 1)
    keys = {f"event-{event.kind}" for event in events_of(game.folder)}
    keys |= {f"question-{step.name}" for step in steps_of(game.folder)} - SHELL_EXPECTED
    keys |= {f"action-{block.verb}" for block in game.space.blocks[1:]}
    keys |= {f"closed-when-{block.verb}" for block in game.space.blocks}
    keys |= {f"{kind}-{name}" for kind, names in ids_of(game).items() for name in names}
    keys |= {f"option-{option.name}" for option in game.options}
    goods = ids_of(game)["resource"] if "of-good" in messages(game.folder, LANGUAGES[0]) else set()
    keys |= set(game.purse_ids) - messages(SHELL, LANGUAGES[0]) - goods
    keys |= {f"score-{source}" for source in match.score_sheet()[0]}
    keys |= {f"tie-{name}" for name in game.board.tie_breaks}
    keys |= {text for text in constants(Path(str(resources.files(game.folder)))) if text.startswith("reason-")}
    return keys | {"game-name", "game-description", "game-tie-breaks"}


SHELL_EXPECTED = {f"event-{event.kind}" for event in (TurnEnded, MatchEnded, DealtAnew, RulesChanged)} | {
    "question-end_turn",
    "action-end_turn",
}


@cache
def nodes(path: Path) -> list[ast.AST]:
    """Everything in a file of Python."""
    return list(ast.walk(ast.parse(path.read_text(encoding="utf-8"))))


@cache
def constants(folder: Path) -> frozenset[str]:
    """All string literals of the Python code of a folder, and the starts of its f-strings."""
    found = set()
    for path in folder.rglob("*.py"):
        for node in nodes(path):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.add(node.value)
    return frozenset(found)


@cache
def prefixes(folder: Path) -> frozenset[str]:
    """The literal starts of f-strings such as `help-` in `f"help-{name}"`."""
    found = set()
    for path in folder.rglob("*.py"):
        for node in nodes(path):
            if isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
                start = str(node.values[0].value)
                if re.fullmatch(r"[a-z]+-", start):
                    found.add(start)
    return frozenset(found)


@cache
def web_text() -> str:
    paths = [path for kind in ("ts", "svelte") for path in sorted(WEB.rglob(f"*.{kind}"))] if WEB.is_dir() else []
    return "\n".join(path.read_text(encoding="utf-8") for path in paths)


def said(paths: Iterable[Path]) -> Iterator[tuple[str, set[str], bool]]:
    """Every call of `say` with a literal key: the key, the arguments given, and whether there may be more."""
    for path in paths:
        for node in nodes(path):
            if not isinstance(node, ast.Call) or not node.args or not isinstance(node.args[0], ast.Constant):
                continue
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            if name != "say":
                continue
            given = {keyword.arg for keyword in node.keywords if keyword.arg is not None}
            ids = node.args[1] if len(node.args) > 1 else None
            if isinstance(ids, ast.Dict):
                given |= {str(key.value) for key in ids.keys if isinstance(key, ast.Constant)}
            open_ended = any(keyword.arg is None for keyword in node.keywords)
            yield str(node.args[0].value), given, open_ended


# The files agree with each other and with the code.

FOLDERS = [SHELL, *(game.folder for game in GAMES)]


@pytest.mark.parametrize("folder", FOLDERS)
def test_languages_have_the_same_keys(folder: str) -> None:
    first, *others = LANGUAGES
    for other in others:
        assert messages(folder, first) == messages(folder, other)


@pytest.mark.parametrize("folder", FOLDERS)
def test_languages_take_the_same_arguments(folder: str) -> None:
    first, *others = LANGUAGES
    for key, other in itertools.product(sorted(messages(folder, first)), others):
        assert arguments(folder, first, key) == arguments(folder, other, key), key


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_game_shares_no_key_with_the_shell(game: Game, language: str) -> None:
    assert not messages(SHELL, language) & messages(game.folder, language)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_all_that_a_game_declares_has_a_text(game: Game, language: str) -> None:
    game_modules(game)
    assert expected(game) - messages(game.folder, language) == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_every_game_has_in_common_has_a_text(language: str) -> None:
    assert SHELL_EXPECTED - messages(SHELL, language) == set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("folder", FOLDERS)
def test_no_text_is_unused(folder: str, language: str) -> None:
    declared = SHELL_EXPECTED if folder == SHELL else expected(next(game for game in GAMES if game.folder == folder))
    used = declared | constants(SOURCE) | referred(folder, language)
    if folder == SHELL:
        for game in GAMES:
            used |= referred(game.folder, language)
    web = web_text()
    unused = {
        key
        for key in entries(folder, language)
        if key not in used and not is_composed(key) and f'"{key}"' not in web and f"'{key}'" not in web
    }
    assert unused == set()


def is_composed(key: str) -> bool:
    """Whether the code puts the key together from a prefix and a word, as in `f"help-{name}"`."""
    prefix, sign, word = key.partition("-")
    return f"{prefix}{sign}" in prefixes(SOURCE) and word in constants(SOURCE)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_in_the_code_exists_and_gets_its_arguments(language: str) -> None:
    of_games = {game.folder: set(Path(str(resources.files(game.folder))).rglob("*.py")) for game in GAMES}
    common = set(SOURCE.rglob("*.py")).difference(*of_games.values())
    for paths, candidates in [(common, FOLDERS), *((paths, [SHELL, folder]) for folder, paths in of_games.items())]:
        for key, given, open_ended in said(paths):
            folders = [folder for folder in candidates if key in entries(folder, language)]
            assert folders, key
            for folder in folders:
                missing = arguments(folder, language, key) - given
                assert open_ended or not missing, f"{key} lacks {missing}"


# All of them can be said.


def samples(game: Game, language: str, event: type[Event], field: dataclasses.Field[Any]) -> list[Any]:
    kind = str(field.type)
    if kind == "bool":
        return [False, True]
    if kind.startswith("tuple"):
        return [(0, 1)] if "int" in kind else [tuple(sorted(ids_of(game)["card"])[:3])]
    if field.name == "other":
        return [0, 3]
    return ids_with_forms(game, language, event, field.name)[::7] if kind == "str" else [0, 1, 2, 5, 12, 22]


def variables(known: dict[str, fluent.Message | fluent.Term], key: str) -> set[str]:
    """The variables of a text and of the game's own texts it refers to."""
    found = set()
    for node in inside(known[key]):
        if isinstance(node, fluent.VariableReference):
            found.add(node.id.name)
        elif isinstance(node, fluent.MessageReference) and node.id.name in known:
            found |= variables(known, node.id.name)
    return found


def ids_with_forms(game: Game, language: str, event: type[Event], argument: str) -> list[str]:
    """The ids that an argument of an event can stand for: those with all forms of the name that its sentence uses."""
    known = entries(game.folder, language)
    used = {
        name.partition("-")[2] for name in variables(known, f"event-{event.kind}") if name.startswith(f"{argument}-")
    }
    found = [
        name
        for kind, ids in ids_of(game).items()
        for name in sorted(ids)
        if used <= {attribute.id.name for attribute in known[f"{kind}-{name}"].attributes}
    ]
    assert found, f"nothing can be the {argument} of {event.kind}"
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_event_can_be_said(game: Game, language: str) -> None:
    texts = Texts(language, game)
    kinds = events_of(game.folder) + events_of("ratusz.core")
    assert kinds
    for kind in kinds:
        fields = [field for field in dataclasses.fields(kind) if field.name != "seat"]
        for values in itertools.islice(
            itertools.product(*(samples(game, language, kind, field) for field in fields)), 200
        ):
            check_sentence(texts.event(kind(0, *values), NAMES))


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_random_matches_can_be_told_asked_and_drawn(game: Game, language: str) -> None:
    texts = Texts(language, game)
    board = game.board
    assert board is not None
    for seed in range(3):
        match = Match.new(game, game.players[-1], seed, keep_events=True, confirm=[0, 1])
        rng = ratusz.bot("random")
        for _ in range(150):
            if match.over:
                break
            seat = match.player
            view = match.view(seat)
            check_sentence(texts.question(match.question(seat).step, view, NAMES[seat]))
            groups = board.menu(view, match.question(seat), texts.say)
            choices = [choice for group in groups for choice in group.choices]
            assert sorted(choice.action for choice in choices) == sorted(match.legal(seat))
            for action in match.legal(seat)[::5]:
                assert texts.action(action)
                check_sentence(texts.message(match.reason(action)))
            picture = board.draw(match.view(None), NAMES[: match.players], texts.say)
            for section in picture.sections:
                assert all(len(row.cells) == 1 + len(picture.columns) for row in section.rows)
            match.apply(rng.choose(match))
        for event in match.events(None):
            check_sentence(texts.event(event, NAMES))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_action_can_be_said(game: Game, language: str) -> None:
    texts = Texts(language, game)
    for action in range(game.space.size):
        assert texts.action(action)


def check_sentence(text: str) -> None:
    """One clean sentence: a full stop or question mark, no doubled spaces, no marks of direction."""
    assert text[-1] in ".?", text
    assert "  " not in text, text
    assert text == text.strip(), text
    assert not re.search("[\u2066-\u2069{}$]", text), text


PLURALS = [
    ("pl", "coins", ["0 monet", "1 moneta", "2 monety", "4 monety", "5 monet", "12 monet", "22 monety"]),
    ("pl", "actions", ["0 akcji", "1 akcja", "2 akcje", "4 akcje", "5 akcji", "12 akcji", "22 akcje"]),
    ("pl", "points", ["0 punktów", "1 punkt", "2 punkty", "4 punkty", "5 punktów", "12 punktów", "22 punkty"]),
    ("en", "coins", ["0 coins", "1 coin", "2 coins", "4 coins", "5 coins", "12 coins", "22 coins"]),
    ("en", "actions", ["0 actions", "1 action", "2 actions", "4 actions", "5 actions", "12 actions", "22 actions"]),
    ("en", "points", ["0 points", "1 point", "2 points", "4 points", "5 points", "12 points", "22 points"]),
]


@pytest.mark.parametrize(("language", "noun", "forms"), PLURALS)
def test_plurals(language: str, noun: str, forms: list[str]) -> None:
    texts = Texts(language, BUILDERS)
    assert [texts.say(noun, **{noun: number}) for number in (0, 1, 2, 4, 5, 12, 22)] == forms


def test_big_numbers_are_plain_digits() -> None:
    assert Texts("en", BUILDERS).say("coins", coins=12345) == "12345 coins"
    assert Texts("pl", BUILDERS).say("coins", coins=12345) == "12345 monet"


# What goes wrong is said aloud.


def test_a_missing_text_argument_or_name_is_an_error() -> None:
    texts = Texts("en", BUILDERS)
    with pytest.raises(MissingText, match="no text 'nonsense'"):
        texts.say("nonsense")
    with pytest.raises(MissingText, match="'points' cannot be said"):
        texts.say("points")
    with pytest.raises(MissingText, match="'spaceport' has no name"):
        texts.say("event-construction_started", {"building": "spaceport"}, player="Ala")
    with pytest.raises(MissingText, match="languages are en, pl"):
        Texts("tlh")


def test_the_name_of_a_player_is_never_taken_for_a_card() -> None:
    texts = Texts("pl", BUILDERS)
    assert (
        texts.say("event-construction_started", {"building": "inn"}, player="inn") == "inn rozpoczyna budowę Zajazdu."
    )


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "pl_PL.UTF-8"}, "pl"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LC_ALL": "C", "LANG": "pl_PL.UTF-8"}, "en"),
        ({"LC_ALL": "", "LC_MESSAGES": "pl_PL", "LANG": "en_GB"}, "pl"),
        ({"LANGUAGE": "de:pl:en", "LANG": "en_GB"}, "pl"),
    ],
)
def test_the_language_comes_from_the_locale(environment: dict[str, str], language: str) -> None:
    assert preferred_language(environment) == language


def test_a_listing_ends_with_and() -> None:
    texts = Texts("pl")
    assert [texts.listing(names) for names in ([], ["a"], ["a", "b"], ["a", "b", "c"])] == [
        "",
        "a",
        "a i b",
        "a, b i c",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_game_is_about_says_whether_its_cards_are_reconstructed(language: str) -> None:
    craftsmen = Texts(language, games.find("craftsmen"))
    assert craftsmen.about() == f"{craftsmen.say('game-description')} {craftsmen.say('game-note')}"
    builders = Texts(language, BUILDERS)
    assert builders.about() == builders.say("game-description")


def test_a_number_below_zero_has_a_minus_and_no_hyphen() -> None:
    assert Texts("pl").say("points", points=-3) == "−3 punkty"
    assert Texts("en").say("points", points=-1) == "−1 point"
