"""A position in one call: somebody says what matters of it, and the game fills in the rest.

A game's `fill` asks for each thing that can be wished for; what it never asked for is refused. What comes out is read
like any document, so that whether it could lie on a table is decided in one place.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any

from ratusz.core.documents import DOCUMENT_FORMAT
from ratusz.core.errors import BadDocument
from ratusz.core.game import Document, Game, Options
from ratusz.core.rng import Rng

_KINDS = {int: "a whole number", bool: "true or false", str: "a text", Mapping: "names and what they have"}


class Wish:
    """What is wanted of one seat, or of the table. Whatever is not wished for, or None, is the default."""

    def __init__(self, given: Mapping[str, Any], whose: str, places: dict[tuple[str, str], str]) -> None:
        if not isinstance(given, Mapping):
            raise BadDocument(f"{whose} is described by names and what they have, not by {given!r:.60}.")
        self.given = {key: value for key, value in given.items() if value is not None}
        self.whose = whose
        self._places = places
        self._known: set[str] = set()

    def has(self, key: str) -> bool:
        """Whether something is wished for."""
        self._known.add(key)
        return key in self.given

    def number(self, key: str, default: int = 0) -> int:
        found: int = self._checked(key, self.given[key], int) if self.has(key) else default
        return found

    def flag(self, key: str, *, default: bool = False) -> bool:
        found: bool = self._checked(key, self.given[key], bool) if self.has(key) else default
        return found

    def word(self, key: str, default: str = "", names: Collection[str] | None = None) -> str:
        """One name, out of `names` if they are given."""
        if not self.has(key):
            return default
        return self._known_names(key, [self._checked(key, self.given[key], str)], names)[0]

    def words(self, key: str, default: Iterable[str] = (), names: Collection[str] | None = None) -> list[str]:
        """Several names: a list, or a text with spaces between them."""
        return self._listed(key, self.given[key], names) if self.has(key) else list(default)

    def numbers(self, key: str, default: Iterable[int] = ()) -> list[int]:
        if not self.has(key):
            return list(default)
        if isinstance(self.given[key], str) or not isinstance(self.given[key], Iterable):
            raise BadDocument(f"{self._place(key)} should be a list, not {self.given[key]!r:.60}.")
        return [self._checked(key, item, int) for item in self.given[key]]

    def counts(self, key: str, names: Collection[str] | None = None) -> dict[str, int]:
        """So many of each name; what there is none of is left out."""
        found = {name: self._checked(key, number, int) for name, number in self.entries(key, names).items()}
        if min(found.values(), default=0) < 0:
            raise BadDocument(f"{self._place(key)} cannot hold less than nothing.")
        return {name: number for name, number in found.items() if number}

    def lists(
        self, key: str, names: Collection[str] | None = None, listed: Collection[str] | None = None
    ) -> dict[str, list[str]]:
        """For each name several others."""
        return {name: self._listed(key, value, listed) for name, value in self.entries(key, names).items()}

    def pairs(
        self, key: str, names: Collection[str] | None = None, others: Collection[str] | None = None
    ) -> dict[str, str]:
        """For each name one other."""
        found = {name: self._checked(key, value, str) for name, value in self.entries(key, names).items()}
        self._known_names(key, list(found.values()), others)
        return found

    def entries(self, key: str, names: Collection[str] | None = None) -> dict[str, Any]:
        """For each name whatever it has."""
        found = dict(self._checked(key, self.given[key], Mapping)) if self.has(key) else {}
        self._known_names(key, found, names)
        return found

    def cards(
        self, key: str, names: Collection[str] | None = None, default: Iterable[str] = (), kind: str = "card"
    ) -> list[str]:
        """Several names of things of which there is only one: each is placed here and nowhere else."""
        found = self.words(key, default, names)
        self.place(key, found, kind)
        return found

    def place(self, key: str, cards: Iterable[str], kind: str = "card") -> None:
        """Note that cards lie here."""
        here = self._place(key)
        for card in cards:
            there = self._places.get((kind, card))
            if there is not None:
                both = f"in {there} and {here}" if there != here else f"twice in {here}"
                raise BadDocument(f"The {kind} '{card}' is already placed: {both}.")
            self._places[kind, card] = here

    def left(self, cards: Iterable[str], kind: str = "card") -> list[str]:
        """Those cards that are placed nowhere so far."""
        return [card for card in cards if (kind, card) not in self._places]

    def check(self, game: str) -> None:
        """Refuse what was never asked for."""
        for key in self.given:
            if key not in self._known:
                known = ", ".join(sorted(self._known)) or "nothing"
                raise BadDocument(f"{self.whose} of {game} has no {key!r:.60}; it has {known}.")

    def _place(self, key: str) -> str:
        return f"'{key}' of {self.whose[0].lower()}{self.whose[1:]}"

    def _checked(self, key: str, value: Any, kind: type) -> Any:
        if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
            raise BadDocument(f"{self._place(key)} should be {_KINDS[kind]}, not {value!r:.60}.")
        return value

    def _listed(self, key: str, value: Any, names: Collection[str] | None) -> list[str]:
        if not isinstance(value, Iterable) or isinstance(value, Mapping):
            raise BadDocument(f"{self._place(key)} should list names, not {value!r:.60}.")
        found = value.split() if isinstance(value, str) else [self._checked(key, item, str) for item in value]
        return self._known_names(key, found, names)

    def _known_names(self, key: str, found: Collection[str], names: Collection[str] | None) -> list[str]:
        for name in found:
            if names is not None and name not in names:
                raise BadDocument(f"{self._place(key)} cannot hold {name!r:.60}.")
        return list(found)


class Wishes:
    """All that is wanted of a position, for a game to fill in the rest."""

    def __init__(
        self, players: int, options: Options, seats: Sequence[Mapping[str, Any]], table: Mapping[str, Any]
    ) -> None:
        if len(seats) > players:
            raise BadDocument(f"Seat {players} is described, but {players} seats play.")
        self.players = players
        self.options = options
        places: dict[tuple[str, str], str] = {}
        described = [*seats, *({} for _ in range(players - len(seats)))]
        self.seats = [Wish(given, f"Seat {number}", places) for number, given in enumerate(described)]
        self.table = Wish(table, "The table", places)

    def left(self, cards: Iterable[str], kind: str = "card") -> list[str]:
        """Those cards that are placed nowhere."""
        return self.table.left(cards, kind)

    def rest(self, all_there_are: Mapping[str, int], named: Mapping[str, int]) -> dict[str, int]:
        """How many of each are named nowhere; BadDocument if more are named than there are."""
        for name, number in all_there_are.items():
            if named.get(name, 0) > number:
                raise BadDocument(f"There are {number} of '{name}', and {named[name]} are named.")
        return {name: number - named.get(name, 0) for name, number in all_there_are.items()}

    def check(self, game: str) -> None:
        """Refuse what the game never asked for."""
        for wish in [self.table, *self.seats]:
            wish.check(game)


def filled(
    game: Game,
    players: int,
    seats: Sequence[Mapping[str, Any]],
    table: Mapping[str, Any],
    *,
    options: Mapping[str, object] | None = None,
    confirm: Sequence[int] = (),
    seed: int | str = 1,
    ask_all: bool = False,
) -> Document:
    """The document of a position of which this is wanted. It has yet to be read, which checks all the rest."""
    if game.fill is None:
        raise BadDocument(f"{game.id} cannot fill in positions yet.")
    game.check_players(players)
    wishes = Wishes(players, game.check_options(options or {}), seats, table)
    told = game.fill(wishes)
    wishes.check(game.id)
    return {
        "ratusz_position": DOCUMENT_FORMAT,
        "game": game.id,
        "rules_version": game.rules_version,
        "players": players,
        "options": game.written(wishes.options),
        "confirm": game.check_confirm(confirm, players),
        "capped": False,
        **({"ask_all": True} if ask_all else {}),
        "rng": Rng.from_seed(str(seed)).document(),
        "steps": [],
        "together": [],
        **told,
    }
