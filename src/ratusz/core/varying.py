"""How the data of a game is varied: changes that each name a place in it, what fits there, and carrying them out."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from typing import Any, Final

from ratusz.core.errors import BadVariant

Changes = dict[str, Any]
"""By places in the data what is there instead: `{"ships.ship_1.holds.good=meat.points_each": 3}`."""
EVERY: Final = "*"
MOST: Final = 999
"""More than is printed on any piece."""
NAMES: Final = frozenset({"id", "name", "name_en", "name_pl"})
"""What things are known by. Texts and notation go by it, so it cannot be varied."""


def told(changes: Changes) -> str:
    """Changes in a few words."""
    first, *others = [f"{place:.80} = {json.dumps(value):.40}" for place, value in changes.items()]
    return f"{first} and {len(others)} more" if others else first


def settled(data: dict[str, Any], changes: Changes) -> Changes:
    """Changes as they are recorded: each names one place, and the value itself; BadVariant names the first bad one.

    `*` stands for every member of a list, and "+1" for one more than there is.

    >>> data = {"cards": [{"id": "inn", "price": 3}, {"id": "mill", "price": 4}]}
    >>> settled(data, {"cards.*.price": "+1", "cards.mill.price": 7})
    {'cards.inn.price': 4, 'cards.mill.price': 7}
    """
    found: Changes = {}
    for place, value in changes.items():
        meant = list(_places(data, place.split("."), [], place))
        if len({concrete for concrete, _ in meant}) < len(meant):
            raise BadVariant(f"'{place}' could be several things that nothing tells apart.")
        found |= {concrete: _fitting(concrete, present, value) for concrete, present in meant}
    return found


def _places(here: Any, parts: list[str], way: list[str], place: str) -> Iterator[tuple[str, Any]]:
    """All places that a text stands for, each with what is there."""
    if not parts:
        yield ".".join(way), here
        return
    part, *rest = parts
    inner: list[tuple[str, Any]] = []
    if isinstance(here, dict) and part in here:
        inner = [(part, here[part])]
    elif isinstance(here, list):
        inner = [(_name(member, part), member) for member in here if _meant(member, part)]
    if not inner:
        raise BadVariant(f"There is no '{part}' in '{'.'.join(way) or 'data.json'}' (of '{place}'){_instead(here)}.")
    missing: BadVariant | None = None
    found = False
    for name, member in inner:
        try:
            for one in _places(member, rest, [*way, name], place):
                found = True
                yield one
        except BadVariant as error:
            missing = missing or error
    if missing is not None and not found:
        raise missing


def _instead(here: Any) -> str:
    members = here if isinstance(here, list) else []
    names = (
        list(here) if isinstance(here, dict) else [_name(member, EVERY) for member in members if _meant(member, EVERY)]
    )
    return f"; there are: {', '.join(names)}" if names else ""


def _meant(member: Any, part: str) -> bool:
    if not isinstance(member, dict):
        return False
    key, sign, value = part.partition("=")
    return part == EVERY or member.get("id") == part or (bool(sign) and str(member.get(key)) == value)


def _name(member: dict[str, Any], part: str) -> str:
    """A member of a list by its id; one without is named as it was asked for, or by its first entry."""
    if "id" in member:
        return str(member["id"])
    return part if part != EVERY else next(f"{key}={value}" for key, value in member.items())


def _fitting(place: str, present: Any, value: Any) -> Any:
    """The new value of a place; BadVariant if it is of another kind."""
    if place.rpartition(".")[2] in NAMES:
        raise BadVariant(f"'{place}' is what something is known by, and cannot be varied.")
    if isinstance(present, list) and not any(isinstance(one, dict | list) for one in present):
        return [_fitting_one(place, present[0] if present else one, one) for one in _listed(place, value)]
    if isinstance(present, dict | list):
        raise BadVariant(f"'{place}' holds many things; name one of them.")
    return _fitting_one(place, present, value)


def _listed(place: str, value: Any) -> list[Any]:
    if not isinstance(value, list):
        raise BadVariant(f"'{place}' is a list, not {value!r:.60}.")
    return value


def _fitting_one(place: str, present: Any, value: Any) -> Any:
    if isinstance(present, bool):
        if isinstance(value, bool):
            return value
        raise BadVariant(f"'{place}' is true or false, not {value!r:.60}.")
    if isinstance(present, int):
        if isinstance(value, str) and value[:1] in ("+", "-") and value[1:].isdecimal():
            value = present + int(value)
        least = min(present, 0)
        if isinstance(value, int) and not isinstance(value, bool) and least <= value <= MOST:
            return value
        raise BadVariant(f"'{place}' is a whole number from {least} to {MOST}, not {value!r:.60}.")
    if isinstance(value, type(present)):
        return value
    raise BadVariant(
        f"'{place}' is a {'text' if isinstance(present, str) else type(present).__name__}, not {value!r:.60}."
    )


def changed(data: dict[str, Any], changes: Changes, used: set[str]) -> dict[str, Any]:
    """Data with settled changes; whenever somebody looks at a changed place, it is noted in `used`."""
    for place, value in settled(data, changes).items():
        data = _put(data, place.split("."), value, place, used)
    return data


def _put(here: Any, parts: list[str], value: Any, place: str, used: set[str]) -> Any:
    part, *rest = parts
    if isinstance(here, list):
        return [_put(member, rest, value, place, used) if _meant(member, part) else member for member in here]
    if rest:
        here[part] = _put(here[part], rest, value, place, used)
        return here
    watched = here if isinstance(here, Watched) else Watched(here, used)
    watched[part] = value
    watched.places[part] = place
    return watched


class Watched(dict[str, Any]):
    """A part of the data that notices when its changed entries are looked at."""

    def __init__(self, data: Mapping[str, Any], used: set[str]) -> None:
        super().__init__(data)
        self.places: dict[str, str] = {}
        self.used = used

    def __getitem__(self, key: str) -> Any:
        if key in self.places:
            self.used.add(self.places[key])
        return super().__getitem__(key)

    def get(self, key: str, default: Any = None) -> Any:
        return self[key] if super().__contains__(key) else default

    def items(self) -> Any:
        self.used.update(self.places.values())
        return super().items()

    def values(self) -> Any:
        self.used.update(self.places.values())
        return super().values()
