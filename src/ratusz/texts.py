"""What Ratusz says to people: Fluent texts by key and typed arguments, in every language.

Each game brings `text_<language>.ftl` in its folder, or speaks English where it has none in a language; the texts of
the shell around the games lie beside this file.
Ids of cards and resources are put into a sentence by name, in all the forms that the language's file gives them:
`$building` is the name itself, `$building-genitive` its attribute `.genitive`.
"""

from __future__ import annotations

import dataclasses
import os
import re
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib import resources
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentType, fluent_number
from fluent.syntax.ast import Resource

from ratusz.core.board import asked
from ratusz.core.errors import RatuszError
from ratusz.core.events import Event
from ratusz.core.game import Game, Message

LANGUAGES: Final = ("en", "pl")
KINDS: Final = ("card", "resource")
"""What an id can name: `card-chapel` and `resource-stone` are the keys of names."""

HYPHEN: Final = re.compile(r"(?<!\S)-(?=\d)")
"""What Fluent writes before a number below zero."""
AMOUNTS: Final = re.compile(r"(?<=[\w)]) (?=[+−]\d)")
"""Between one amount that comes or goes and the next one; the first follows a colon."""
MOST_SEATS: Final = 5
"""Numbers up to this one may be those of seats."""

Argument = int | str


class MissingText(RatuszError):
    """A text that is not there or lacks an argument: better said aloud than shown as a bare key."""


class Texts:
    """The texts of the shell and of one game in one language.

    >>> from ratusz import games
    >>> texts = Texts("pl", games.find("builders"))
    >>> texts.say("points", points=2)
    '2 punkty'
    >>> texts.say("event-construction_started", {"building": "chapel"}, player="Ala")
    'Ala rozpoczyna budowę Kaplicy.'
    """

    def __init__(self, language: str, game: Game | None = None) -> None:
        if language not in LANGUAGES:
            raise MissingText(f"The languages are {', '.join(LANGUAGES)}, not '{language:.60}'.")
        self.language = language
        self.game = game
        # Isolation marks are for mixed writing directions; a terminal shows them as rubbish.
        self._bundle = FluentBundle([language], use_isolating=False)
        self._bundle.add_resource(_resource("ratusz", language))
        if game is not None:
            self._bundle.add_resource(_resource(game.folder, language))
        self.names: Sequence[str] = ()
        """Who sits at the table, for actions that mean a seat; without them a seat is called by its number."""
        self._names: dict[str, dict[str, str]] = {}
        """The names of ids asked for so far, each form under the end of its argument."""

    def has(self, key: str) -> bool:
        """Whether there is a text of that key, for those that a game may leave out."""
        return bool(self._bundle.has_message(key))

    def about(self) -> str:
        """What the game is about, and what is to be known of its cards if there is something."""
        told = [key for key in ("game-description", "game-note") if self.has(key)]
        return " ".join(self.say(key) for key in told)

    def say(self, key: str, ids: Mapping[str, str] | None = None, /, **args: Argument) -> str:
        """The text of a key: `ids` go in by name, other arguments as they are; MissingText if something lacks."""
        known: dict[str, FluentType | str] = {name: _argument(value) for name, value in args.items()}
        for name, of in (ids or {}).items():
            known.update(self._forms(name, of))
        if key.startswith("action-"):
            known.update({f"{name}-player": self._player(value) for name, value in args.items() if _is_seat(value)})
        if not self.has(key):
            raise MissingText(f"There is no text '{key}' in language '{self.language}'.")
        message = self._bundle.get_message(key)
        if message.value is None:
            raise MissingText(f"Text '{key}' is empty in language '{self.language}'.")
        text, errors = self._bundle.format_pattern(message.value, known)
        if errors:
            raise MissingText(f"Text '{key}' cannot be said in language '{self.language}': {errors[0]}.")
        below = any(isinstance(value, int) and value < 0 for value in args.values())
        return HYPHEN.sub("−", str(text)) if below else str(text)

    def _player(self, number: Argument) -> str:
        """Whom an action means by the number of a seat."""
        seat = int(number) - 1
        return self.names[seat] if seat < len(self.names) else self.say("player-name", number=number)

    def message(self, message: Message, **args: Argument) -> str:
        """The text of a key and arguments as a game gives them: their strings are ids."""
        key, given = message
        ids = {name: value for name, value in given.items() if isinstance(value, str)}
        return self.say(key, ids, **{name: value for name, value in given.items() if isinstance(value, int)}, **args)

    def event(self, event: Event, names: Sequence[str]) -> str:
        """The sentence of an event, for seats of these names.

        `other` is another seat; several ids, or the seats of an `order`, are told in one breath.
        """
        fields: dict[str, int | str] = {}
        people = {"player": names[event.seat]} if event.seat >= 0 else {}
        for field in dataclasses.fields(event):
            value = getattr(event, field.name)
            if field.name == "other":
                people["other"] = names[value]
            elif isinstance(value, tuple):
                people[field.name] = self.listing([self._name_of(item, names) for item in value])
            elif field.name != "seat":
                fields[field.name] = value
        return AMOUNTS.sub(", ", self.message((f"event-{event.kind}", fields), **people))

    def _name_of(self, item: int | str, names: Sequence[str]) -> str:
        """A seat or an id by its name; a number that is no seat as it is."""
        if isinstance(item, int):
            return names[item] if item < len(names) else str(item)
        return self._forms("", item)[""]

    def action(self, action: int) -> str:
        """An action as one would ask somebody to do it."""
        assert self.game is not None
        return asked(self.game.space.notation(action), self.say)

    def plan(self, actions: Sequence[Sequence[int]]) -> list[str]:
        """The parts of a plan: the actions of each in one breath."""
        return [in_one_breath([self.action(action) for action in part], self.listing) for part in actions]

    def question(self, step: str, view: Mapping[str, object], player: str) -> str:
        """What a step asks a player; the plain numbers of the view and the names of its ids are at hand for it."""
        known: dict[str, Argument] = {}
        for name, value in view.items():
            if isinstance(value, int):
                known[name] = value
            elif isinstance(value, str) and any(self.has(f"{kind}-{value}") for kind in KINDS):
                known.update(self._forms(name, value))
        return self.say(f"question-{step}", player=player, **known)

    def amount(self, kind: str, amount: int) -> str:
        """So much of a kind: by a text of its own, or as so many of a good."""
        if self.has(kind):
            return self.say(kind, **{kind: amount})
        return self.say("of-good", {"good": kind}, amount=amount)

    def listing(self, words: Sequence[str]) -> str:
        """Several things in one breath: `a, b and c`."""
        if len(words) < 2:
            return "".join(words)
        return self.say("list-and", start=", ".join(words[:-1]), last=words[-1])

    def _forms(self, name: str, of: str) -> dict[str, str]:
        """The arguments that an id becomes: its name and the forms of its name. An empty id names nothing."""
        if of not in self._names:
            self._names[of] = self._read_forms(of)
        return {f"{name}{form}": text for form, text in self._names[of].items()}

    def _read_forms(self, of: str) -> dict[str, str]:
        for kind in KINDS:
            if self.has(f"{kind}-{of}"):
                forms = {"": self.say(f"{kind}-{of}")}
                for form, pattern in self._bundle.get_message(f"{kind}-{of}").attributes.items():
                    forms[f"-{form}"] = str(self._bundle.format_pattern(pattern)[0])
                return forms
        if of:
            raise MissingText(f"'{of:.60}' has no name in language '{self.language}'.")
        return {}


def in_one_breath(texts: Sequence[str], listing: Callable[[Sequence[str]], str]) -> str:
    """What several actions have in common is said once: `place a farmer and a monk on Castle`.

    >>> in_one_breath(["pay 2 fish", "pay 2 fish", "pay 2 bread"], " and ".join)
    'pay 2 fish ×2 and 2 bread'
    >>> in_one_breath(["pay a red 1", "pay a red 2"], " and ".join)
    'pay a red 1 and red 2'
    >>> in_one_breath(["place a monk on Castle (farmer)", "place a knight on Castle (trader)"], " and ".join)
    'place a monk and knight on Castle'
    >>> in_one_breath(["send Jo (2 wood, 3 tiles) there", "send Jo (3 stone, 2 tiles) there"], " and ".join)
    'send Jo (2 wood, 3 tiles) and (3 stone, 2 tiles) there'
    """
    counts = Counter(texts)
    rows = [_WORDS.findall(text) for text in counts]
    bare = [_WORDS.findall(_DETAIL.sub("", text)) for text in counts]
    if len({tuple(row) for row in bare}) == len(rows) and len({row[-1] for row in bare}) == 1:
        rows = bare
    if len(rows) == 1:
        return f"{texts[0]}{_times(counts[texts[0]])}"
    most = min(len(row) for row in rows) - 1
    before = _shared(rows, most)
    after = _shared([row[::-1] for row in rows], most - before) if before else 0
    ends = [len(row) - after for row in rows]
    if any(row[before:end] == [row[before]] and row[before].isdecimal() for row, end in zip(rows, ends, strict=True)):
        before = max(0, before - 1)
    words = [" ".join(row[before:end]) for row, end in zip(rows, ends, strict=True)]
    items = [f"{word}{_times(count)}" for word, count in zip(words, counts.values(), strict=True)]
    return " ".join([*rows[0][:before], listing(items), *rows[0][ends[0] :]])


_DETAIL: Final = re.compile(r" \([^()]*\)$")
"""Which part of a place it is, for one."""
_WORDS: Final = re.compile(r"\([^()]*\)\S*|\S+")
"""What stands in brackets is one word, whatever it is made of."""


def _times(count: int) -> str:
    return f" ×{count}" if count > 1 else ""


def _shared(rows: Sequence[Sequence[str]], most: int) -> int:
    """With how many words all begin alike, at most; a number stays with what it counts."""
    count = 0
    while count < most and len({row[count] for row in rows}) == 1:
        count += 1
    while count and rows[0][count - 1].isdecimal():
        count -= 1
    return count


def preferred_language(environment: Mapping[str, str] = os.environ) -> str:
    """The first of our languages that the environment asks for; English otherwise.

    >>> preferred_language({"LANG": "pl_PL.UTF-8"}), preferred_language({})
    ('pl', 'en')
    """
    wishes = environment.get("LANGUAGE", "").split(":")
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(variable):
            wishes.append(environment[variable])
            break
    for wish in wishes:
        if wish[:2].lower() in LANGUAGES:
            return wish[:2].lower()
    return LANGUAGES[0]


def _argument(value: Argument) -> FluentType | str:
    if isinstance(value, bool):
        return "true" if value else "false"
    return fluent_number(value, useGrouping=False) if isinstance(value, int) else value


def _is_seat(value: Argument) -> bool:
    return isinstance(value, int) and 0 < value <= MOST_SEATS


@cache
def fluent_of(folder: str, language: str) -> str:
    """The texts that a package holds: in a language, or else in English; none if it has none."""
    if not folder:
        return ""
    files = [resources.files(folder) / f"text_{one}.ftl" for one in (language, LANGUAGES[0])]
    return next((file.read_text(encoding="utf-8") for file in files if file.is_file()), "")


@cache
def _resource(folder: str, language: str) -> Resource:
    return FluentResource(fluent_of(folder, language))
