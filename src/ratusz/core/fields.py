"""Documents declared: which entries a position or a step has, within which bounds, and what they stand for.

A field is one entry and the attribute that it stands for. What is not an attribute as it is written has `of`, which
takes it from the position (and seat) or step, and `into`, which makes the attribute of what was read.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from inspect import get_annotations
from operator import attrgetter
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from ratusz.core.errors import BadDocument
from ratusz.core.reading import Names, Reader
from ratusz.core.rng import Rng

if TYPE_CHECKING:
    from ratusz.core.state import State

S = TypeVar("S", bound="State")
V = TypeVar("V")
MOST_BLANKS = 64
"""So many are kept; some games have more options than anybody could count."""
Bound = int | Callable[[Any], int]
"""A number, or what makes it of the position read so far."""


def bound(limit: Bound, whole: Any) -> int:
    return limit if isinstance(limit, int) else limit(whole)


class Field:
    """One entry of a document. An empty `attribute` stands for none: what was read is then given beside the position.

    `default` is what a new position has, or a function that makes it of the position.
    """

    nothing: Any = 0

    def __init__(
        self,
        key: str,
        *,
        attribute: str | None = None,
        of: Callable[..., Any] | None = None,
        into: Callable[[Any, Any], Any] | None = None,
        default: Any = None,
    ) -> None:
        self.key = key
        self.attribute = key if attribute is None else attribute
        self.of = of
        self.into = into
        self.default = default

    # What every kind of field implements.

    def told(self, value: Any) -> Any:
        """A value as JSON."""
        return value

    def found(self, document: Reader, whole: Any) -> Any:
        """The value in a document; `whole` is what was read so far."""
        raise NotImplementedError

    # What every field gets.

    def tell(self, whole: Any, *seat: int) -> Any:
        """The value of a position (of one seat in it) or of a step, as JSON."""
        value = self.of(whole, *seat) if self.of else self.share(getattr(whole, self.attribute), *seat)
        return self.told(value)

    def teller(self, *, by_seat: bool) -> Callable[..., Any]:
        """What `tell` does, by the shortest way: views are made at every move."""
        kind, of, told, get = type(self), self.of, self.told, attrgetter(self.attribute or "players")
        if kind.tell is not Field.tell or (kind.share is not Field.share and not of):
            return self.tell
        if kind.told is Field.told:
            return of or ((lambda whole, seat: get(whole)[seat]) if by_seat else get)
        if of:
            return (lambda whole, seat: told(of(whole, seat))) if by_seat else (lambda whole: told(of(whole)))
        return (lambda whole, seat: told(get(whole)[seat])) if by_seat else (lambda whole: told(get(whole)))

    def written(self, whole: Any, *seat: int) -> dict[str, Any]:
        """The entry itself."""
        return {self.key: self.tell(whole, *seat)}

    def read(self, document: Reader, whole: Any) -> Any:
        """The value of the attribute."""
        value = self.found(document, whole)
        return self.into(value, whole) if self.into else value

    def fill(self, document: Reader, state: Any, beside: SimpleNamespace) -> None:
        """Read the entry into a position."""
        self.put(self.read(document, state), state, beside)

    def put(self, value: Any, state: Any, beside: SimpleNamespace) -> None:
        setattr(state if self.attribute else beside, self.attribute or self.key, value)

    def share(self, values: Any, *seat: int) -> Any:
        """The part of an attribute that belongs to a seat."""
        return values[seat[0]] if seat else values

    def together(self, shares: list[Any]) -> Any:
        """The attribute that is made of all seats' shares."""
        return shares

    def blank(self, state: Any, options: Mapping[str, Any]) -> Any:
        default = self.nothing if self.default is None else self.default
        if callable(default):
            return default(state)
        return default[:] if isinstance(default, list | bytearray) else default

    def clear(self, state: Any, options: Mapping[str, Any]) -> None:
        """Give the attribute of a new position its default."""
        if self.attribute:
            setattr(state, self.attribute, self.blank(state, options))


class Own(Field):
    """An attribute that is in no document, since others tell it, or since it is no part of the position."""

    def __init__(self, attribute: str, default: Any) -> None:
        super().__init__("", attribute=attribute, default=default)

    def written(self, whole: Any, *seat: int) -> dict[str, Any]:
        return {}

    def fill(self, document: Reader, state: Any, beside: SimpleNamespace) -> None:
        pass


class FromOptions(Own):
    """An attribute that the options of the match decide."""

    def blank(self, state: Any, options: Mapping[str, Any]) -> Any:
        return self.default(options)


class Number(Field):
    """A whole number within bounds; a new position has the lowest, or the highest of what is `full`."""

    def __init__(self, key: str, lowest: int, highest: Bound, *, full: bool = False, **more: Any) -> None:
        super().__init__(key, **{"default": highest if full else None, **more})
        self.lowest = self.nothing = lowest
        self.highest = highest

    def found(self, document: Reader, whole: Any) -> int:
        return document.number(self.key, self.lowest, bound(self.highest, whole))


class Flag(Field):
    """True or false."""

    nothing = False

    def found(self, document: Reader, whole: Any) -> bool:
        return document.flag(self.key)


class Seat(Number):
    """A seat of the position; from NOBODY on, if that is the lowest."""

    def __init__(self, key: str, lowest: int = 0, **more: Any) -> None:
        super().__init__(key, lowest, lambda whole: whole.players - 1, **more)


class SeatList(Field):
    """A list of different seats."""

    def __init__(self, key: str, **more: Any) -> None:
        super().__init__(key, **more)
        self.nothing = []

    def told(self, value: Any) -> Any:
        return list(value)

    def found(self, document: Reader, whole: Any) -> list[int]:
        seats: list[int] = document.items(self.key, int)
        if len(set(seats)) != len(seats) or not set(seats) <= set(range(whole.players)):
            raise document.error(
                f"'{self.key}' lists different seats from 0 to {whole.players - 1}, not {seats!r:.60}."
            )
        return seats


class SeatBits(SeatList):
    """A set of seats, kept as bits."""

    def __init__(self, key: str, **more: Any) -> None:
        super().__init__(key, **more)
        self.nothing = 0

    def told(self, value: Any) -> Any:
        return [seat for seat in range(value.bit_length()) if value >> seat & 1]

    def found(self, document: Reader, whole: Any) -> Any:
        return sum(1 << seat for seat in super().found(document, whole))


class Word(Field):
    """A number by its name. An empty text stands for `empty`, if that is given."""

    def __init__(self, key: str, names: Names, *, empty: int | None = None, **more: Any) -> None:
        super().__init__(key, **more)
        numbers = names if isinstance(names, Mapping) else {name: number for number, name in enumerate(names)}
        self.numbers = numbers if empty is None else {**numbers, "": empty}
        self.names = {number: name for name, number in self.numbers.items()}
        self.nothing = 0 if empty is None else empty

    def told(self, value: Any) -> Any:
        return self.names[value]

    def found(self, document: Reader, whole: Any) -> Any:
        return document.word(self.key, self.numbers)


class Words(Word):
    """A list of names; `reverse`: written from its end on, as decks are."""

    def __init__(self, key: str, names: Names, *, reverse: bool = False, **more: Any) -> None:
        super().__init__(key, names, **more)
        self.step = -1 if reverse else 1
        self.nothing = []

    def told(self, value: Any) -> Any:
        return list(map(self.names.__getitem__, value[:: self.step]))

    def found(self, document: Reader, whole: Any) -> Any:
        return document.words(self.key, self.numbers)[:: self.step]


class Bits(Word):
    """A set of names, kept as bits."""

    def told(self, value: Any) -> Any:
        return [name for name, number in self.numbers.items() if value >> number & 1]

    def found(self, document: Reader, whole: Any) -> Any:
        return sum(1 << number for number in document.distinct(self.key, self.numbers))


class Numbers(Field):
    """A list of whole numbers from 0 on, each with a bound of its own."""

    def __init__(self, key: str, highest: Sequence[int], **more: Any) -> None:
        super().__init__(key, **more)
        self.highest = highest
        self.nothing = [0] * len(highest)

    def found(self, document: Reader, whole: Any) -> list[int]:
        return document.numbers(self.key, self.highest)


class Counts(Field):
    """A number for each name; if the lowest is above 0, what there is nothing of is left out.

    The counts of all seats stand in one list, those of seat 0 first.
    """

    def __init__(self, key: str, names: Sequence[str], lowest: int, highest: Bound, **more: Any) -> None:
        super().__init__(key, **more)
        self.names = names
        self.lowest = lowest
        self.highest = highest
        self.nothing = [0] * len(names)

    def told(self, value: Any) -> Any:
        counts = zip(self.names, value, strict=True)
        return dict(counts) if self.lowest <= 0 else {name: count for name, count in counts if count}

    def found(self, document: Reader, whole: Any) -> list[int]:
        return document.counts(self.key, self.names, self.lowest, bound(self.highest, whole))

    def share(self, values: Any, *seat: int) -> Any:
        size = len(self.names)
        return values[seat[0] * size : (seat[0] + 1) * size] if seat else values

    def together(self, shares: list[Any]) -> Any:
        return [count for share in shares for count in share]


class Each(Field):
    """A value for each name: a list, read and told by the fields that `kind` makes for the names."""

    def __init__(self, key: str, names: Sequence[str], kind: Callable[[str], Field], **more: Any) -> None:
        super().__init__(key, **more)
        self.fields = [kind(name) for name in names]
        self.keys = [field.key for field in self.fields]
        self.plain = all(type(field).told is Field.told for field in self.fields)

    def told(self, value: Any) -> Any:
        if self.plain:
            return dict(zip(self.keys, value, strict=True))
        return {field.key: field.told(part) for field, part in zip(self.fields, value, strict=True)}

    def found(self, document: Reader, whole: Any) -> Any:
        table = keyed(document.table(self.key), self.fields)
        return [field.read(table, whole) for field in self.fields]

    def blank(self, state: Any, options: Mapping[str, Any]) -> Any:
        if self.default is None:
            return [field.blank(state, options) for field in self.fields]
        return super().blank(state, options)


class Maybe(Field):
    """A field that is left out where its attribute is `empty`."""

    def __init__(self, field: Field, empty: int) -> None:
        super().__init__(field.key, attribute=field.attribute)
        self.field = field
        self.nothing = empty

    def written(self, whole: Any, *seat: int) -> dict[str, Any]:
        absent = self.share(getattr(whole, self.attribute), *seat) == self.nothing
        return {} if absent else self.field.written(whole, *seat)

    def found(self, document: Reader, whole: Any) -> Any:
        return self.field.read(document, whole) if document.has(self.key) else self.nothing


class Entries(Field):
    """A list of objects, each a tuple with a value for each of the fields."""

    def __init__(self, key: str, *fields: Field, of: Callable[..., Iterable[tuple[Any, ...]]]) -> None:
        super().__init__(key, attribute="", of=of)
        self.fields = fields
        self.tellers = [(field.key, field.told) for field in fields]

    def told(self, value: Any) -> Any:
        return [{key: told(part) for (key, told), part in zip(self.tellers, entry, strict=True)} for entry in value]

    def found(self, document: Reader, whole: Any) -> Any:
        return [self._entry(entry, whole.players) for entry in document.objects(self.key)]

    def _entry(self, document: Reader, players: int) -> tuple[Any, ...]:
        keyed(document, self.fields)
        so_far = SimpleNamespace(players=players)
        for field in self.fields:
            setattr(so_far, field.key, field.read(document, so_far))
        return tuple(getattr(so_far, field.key) for field in self.fields)


class Nested(Field):
    """Some fields of the position in an object of their own."""

    def __init__(self, key: str, *fields: Field) -> None:
        super().__init__(key)
        self.fields = fields

    def tell(self, whole: Any, *seat: int) -> Any:
        return written(self.fields, whole)

    def fill(self, document: Reader, state: Any, beside: SimpleNamespace) -> None:
        table = keyed(document.table(self.key), self.fields)
        for field in self.fields:
            field.fill(table, state, beside)

    def clear(self, state: Any, options: Mapping[str, Any]) -> None:
        for field in self.fields:
            field.clear(state, options)


class Seats(Nested):
    """What each seat has: every attribute holds the shares of all seats."""

    def __init__(self, *fields: Field) -> None:
        super().__init__("seats", *fields)

    def tell(self, whole: Any, *seat: int) -> Any:
        return [written(self.fields, whole, player) for player in range(whole.players)]

    def fill(self, document: Reader, state: Any, beside: SimpleNamespace) -> None:
        seats = [keyed(entry, self.fields) for entry in document.seats(state.players)]
        for field in self.fields:
            if field.key:
                field.put(field.together([field.read(entry, state) for entry in seats]), state, beside)

    def clear(self, state: Any, options: Mapping[str, Any]) -> None:
        for field in self.fields:
            if field.attribute:
                shares = [field.blank(state, options) for _ in range(state.players)]
                setattr(state, field.attribute, field.together(shares))


def keyed(document: Reader, fields: Iterable[Field]) -> Reader:
    """An object that has no entries but these fields."""
    document.no_more_than(frozenset(field.key for field in fields))
    return document


def written(fields: Iterable[Field], whole: Any, *seat: int) -> dict[str, Any]:
    """The entries of all fields."""
    document: dict[str, Any] = {}
    for field in fields:
        document.update(field.written(whole, *seat))
    return document


class Layout(Generic[S]):
    """All attributes of a game's positions, and how a document tells them."""

    def __init__(self, make: Callable[[], S], *fields: Field) -> None:
        self.make = make
        self.fields = fields
        self.seats = next((field for field in fields if isinstance(field, Seats)), Seats())
        self.blanks: dict[tuple[Any, ...], State] = {}

    def blank(self, players: int, options: Mapping[str, Any], rng: Rng) -> S:
        """A position in which every attribute has its default: a clone of one made before, which is quicker."""
        key = (players, *options.values())
        if key not in self.blanks:
            if len(self.blanks) == MOST_BLANKS:
                self.blanks.clear()
            self.blanks[key] = self._made(players, options)
        state: Any = self.blanks[key].clone()
        state.rng = rng
        made: S = state
        return made

    def _made(self, players: int, options: Mapping[str, Any]) -> S:
        state = self.make()
        state.begin(players, [], Rng(0, 0, 0, 0))
        for field in self.fields:
            field.clear(state, options)
        return state

    def write(self, state: S) -> dict[str, Any]:
        """A position as readable JSON."""
        return written(self.fields, state)

    def fresh(self, players: int, options: Mapping[str, Any]) -> dict[str, Any]:
        """The JSON of a position in which every attribute has its default."""
        return self.write(self.blank(players, options, Rng(0, 0, 0, 0)))

    def read(self, document: Reader, players: int, options: Mapping[str, Any]) -> tuple[S, Any]:
        """The position of a document, and beside it what was read that is none of its attributes."""
        state = self.blank(players, options, Rng(0, 0, 0, 0))
        beside = SimpleNamespace()
        for field in self.fields:
            field.fill(document, state, beside)
        return state, beside


class Alike(Generic[V]):
    """What a view tells in the words of documents: `view` is a TypedDict, and each of its entries is one of a layout,
    or of the fields that are nested in it.
    """

    def __init__(self, view: type[V], *of: Layout[Any] | Nested) -> None:
        known = {field.key: field for part in of for field in part.fields}
        seats = any(isinstance(part, Seats) for part in of)
        self.tellers = [(key, known[key].teller(by_seat=seats)) for key in get_annotations(view)]

    def __call__(self, state: Any, *seat: int) -> V:
        """These entries of a position, or of one seat in it."""
        if not seat:
            table: Any = {key: tell(state) for key, tell in self.tellers}
            return table  # type: ignore[no-any-return]
        number = seat[0]  # Passing the tuple on would take longer than most fields do.
        share: Any = {key: tell(state, number) for key, tell in self.tellers}
        return share  # type: ignore[no-any-return]


class Placement:
    """Sees to it that every card lies in exactly one place, and notes where.

    >>> placed = Placement(["inn", "abbey", "palace"], bytearray(3))
    >>> placed.put([1], 7)
    >>> placed.where
    bytearray(b'\\x00\\x07\\x00')
    """

    def __init__(self, names: Sequence[str], where: bytearray) -> None:
        self.names = names
        self.where = where
        self.seen: set[int] = set()

    def put(self, cards: Iterable[int], place: int) -> None:
        for card in cards:
            if card in self.seen:
                raise BadDocument(f"Card '{self.names[card]}' lies in two places.")
            self.seen.add(card)
            self.where[card] = place

    def check(self, players: int, needed: Iterable[int], optional: Iterable[int] = ()) -> None:
        """All that is needed lies somewhere, and nothing else but what is optional."""
        for card in needed:
            if card not in self.seen:
                raise BadDocument(f"Card '{self.names[card]}' is missing.")
        for card in sorted(self.seen.difference(needed, optional)):
            raise BadDocument(f"Card '{self.names[card]}' is in use nowhere with {players} players.")
