"""Rules in the terminal: the guide to a game, looking a rule up, and which tests name which rule."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Annotated, Any, Final

import typer

from ratusz import games
from ratusz.cli.common import BadInput, Color, Json, Language
from ratusz.cli.screen import Screen
from ratusz.cli.sources import load, source_tree
from ratusz.core.game import Game
from ratusz.core.reading import whole_number
from ratusz.rulebook import Rule, chapters_of, cited_in, guide_of, has_rules, rules_of, without_citations
from ratusz.texts import Texts

MOST_SHOWN: Final = 8


def look_up(game: Game, text: str, texts: Texts, screen: Screen, *, numbers: bool) -> None:
    """Show a chapter of the guide by its number, else the rules with that ID, or with all these words.

    Without a text, what there is to look up. Without numbers, the IDs of rules are left out.
    """
    chapters = chapters_of(guide_of(game, texts.language))
    number = whole_number(text)
    if not text:
        screen.write(texts.say("rules-chapters"))
        for place, chapter in enumerate(chapters, start=1):
            screen.write(f"{place:>3}  {chapter.title}")
    elif number is not None and 1 <= number <= len(chapters):
        chapter = chapters[number - 1]
        screen.title(chapter.title)
        screen.markdown(chapter.text if numbers else without_citations(chapter.text))
    else:
        _show_found(rules_of(game, texts.language), text, texts, screen, numbers=numbers)


def _show_found(rules: Sequence[Rule], text: str, texts: Texts, screen: Screen, *, numbers: bool) -> None:
    found = find_rules(rules, text)
    if not found:
        screen.write(texts.say("rules-none", text=text), "yellow")
    for rule in found[:MOST_SHOWN]:
        screen.title(*((rule.id, rule.section) if numbers else (rule.section,)))
        for line in (rule.text if numbers else without_citations(rule.text)).splitlines():
            screen.write(line, indent=2)
    if len(found) > MOST_SHOWN:
        screen.write(texts.say("rules-more", count=len(found) - MOST_SHOWN), "dim")


def find_rules(rules: Sequence[Rule], text: str) -> list[Rule]:
    """The rule of that ID, else those whose IDs begin with it, else those that have all its words somewhere."""
    name = text.upper()
    exact = [rule for rule in rules if rule.id.upper() == name]
    if exact:
        return exact
    beginning = [rule for rule in rules if rule.id.upper().startswith(name)]
    if beginning:
        return beginning
    words = text.lower().split()
    return [rule for rule in rules if all(word in f"{rule.id} {rule.section} {rule.text}".lower() for word in words)]


def rules(
    game: Annotated[
        str, typer.Argument(metavar="GAME", help="The game; `ratusz games` lists them.", show_default=False)
    ] = "",
    words: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="WORDS",
            help="A rule's ID, the beginning of one, words from a rule, or the number of a chapter.",
            show_default=False,
        ),
    ] = None,
    *,
    complete: Annotated[
        bool,
        typer.Option("--all", help="Show every rule with its ID and the tests that name it, instead of the guide."),
    ] = False,
    missing: Annotated[
        bool, typer.Option("--missing", help="Show only rules without a test; the exit code is 1 if there are any.")
    ] = False,
    tests: Annotated[
        Path | None,
        typer.Option(help="The folder with the tests.", show_default="tests, here or in the source checkout"),
    ] = None,
    as_json: Json = False,
    language: Language,
    color: Color = True,
) -> None:
    """Show the rules of a game: its guide, one rule, or all rules with their tests.

    For example:

    ratusz rules builders
    ratusz rules builders BU-SEND-2
    ratusz rules builders machine points
    ratusz rules builders --all
    ratusz rules --missing
    ratusz rules --json --tests tests
    """
    listing = complete or missing or as_json or tests is not None
    if words and listing:
        raise BadInput("To look up a rule, leave out --all, --missing, --tests and --json.")
    if game and not listing:
        _tell(games.find(game), " ".join(words or []), Texts(language), Screen(color=color))
        return
    folder = _tests_folder(tests, needed=missing)
    named = {} if folder is None else load("marks", "Tests").by_rule(folder)
    written = [each for each in games.registry().values() if has_rules(each)]
    chosen = [games.find(game)] if game else written
    known = {rule.id for each in written for rule in rules_of(each)}
    unknown = {name: of for name, of in named.items() if name not in known}
    untested = [rule for each in chosen for rule in rules_of(each) if rule.id not in named]
    if as_json:
        typer.echo(json.dumps(_document(chosen, named, unknown, folder, missing, language), ensure_ascii=False))
    else:
        _show(chosen, named, unknown, folder, missing, Texts(language), Screen(color=color))
    raise typer.Exit(1 if missing and (untested or unknown) else 0)


def _tell(game: Game, text: str, texts: Texts, screen: Screen) -> None:
    if text:
        look_up(game, text, texts, screen, numbers=True)
        return
    guide = guide_of(game, texts.language)
    screen.markdown(guide)
    screen.write()
    screen.write(texts.say("rules-beyond", game=game.id, name=cited_in(guide)[0][0]), "dim")


def _tests_folder(asked: Path | None, *, needed: bool) -> Path | None:
    """The folder asked for, else `tests` here or in the source tree; without that, rules are told without tests."""
    if asked is not None and not asked.is_dir():
        raise BadInput(f"There is no folder '{asked}'.")
    tree = source_tree()
    if tree is None and asked is None and not needed:
        return None
    here = asked or Path("tests")
    return here.resolve() if here.is_dir() or tree is None else tree / "tests"


def _shown(game: Game, named: Mapping[str, Sequence[str]], missing: bool, language: str) -> list[Rule]:
    return [rule for rule in rules_of(game, language) if not (missing and rule.id in named)]


def _document(
    chosen: Sequence[Game],
    named: Mapping[str, list[str]],
    unknown: Mapping[str, list[str]],
    folder: Path | None,
    missing: bool,
    language: str,
) -> dict[str, Any]:
    return {
        "tests": None if folder is None else str(folder),
        "games": {
            game.id: [
                {"id": rule.id, "section": rule.section, "text": rule.text, "tests": named.get(rule.id, [])}
                for rule in _shown(game, named, missing, language)
            ]
            for game in chosen
        },
        "unknown": dict(unknown),
    }


def _show(
    chosen: Sequence[Game],
    named: Mapping[str, list[str]],
    unknown: Mapping[str, list[str]],
    folder: Path | None,
    missing: bool,
    texts: Texts,
    screen: Screen,
) -> None:
    for game in chosen:
        for rule in _shown(game, named, missing, texts.language):
            screen.title(rule.id, rule.section)
            screen.write(rule.text.partition("\n")[0], indent=2)
            for test in named.get(rule.id, []):
                screen.write_path(f"    {test}", "green")
        count = len(rules_of(game))
        tested = sum(1 for rule in rules_of(game) if rule.id in named)
        if folder is not None:
            screen.write(texts.say("rules-tested", game=game.id, count=count, tested=tested), "bold")
    for name, of in unknown.items():
        screen.write(texts.say("rules-unknown", name=name, tests=", ".join(of)), "bold red")
    if folder is None:
        screen.write(texts.say("rules-no-tests"), "yellow")
