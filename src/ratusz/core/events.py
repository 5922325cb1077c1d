"""What happened, as typed data and never as a sentence: for logs, animations, statistics and the law of undo.

Rules append events only where `state.events` is a list. A game declares its own by deriving from `Event`: each is a
frozen dataclass of the fields it names.
"""

from __future__ import annotations

import dataclasses
import re
from typing import Any, ClassVar, Final, dataclass_transform

_CAPITAL: Final = re.compile(r"(?<!^)(?=[A-Z])")


@dataclass_transform(frozen_default=True)
class _Declared(type):
    """Makes a frozen dataclass with slots of every class."""

    def __new__(cls, name: str, bases: tuple[type, ...], namespace: dict[str, Any], **rest: bool) -> Any:
        made: Any = super().__new__(cls, name, bases, namespace, **rest)
        # Slots take a class of their own, which is made here too.
        return made if "__slots__" in namespace else dataclasses.dataclass(frozen=True, slots=True)(made)


class Event(metaclass=_Declared):
    """One thing that happened to or by a seat; `seat` is -1 where it concerns the whole table.

    What `reveal` and `secret` are is said where a class is declared: `class CardDrawn(Event, reveal=True)`.
    """

    kind: ClassVar[str] = ""
    """The name of the event in documents, texts and TypeScript: that of its class, `turn_ended`."""
    reveal: ClassVar[bool] = False
    """Something unknown became known, or chance spoke: undo stops here."""
    secret: ClassVar[bool] = False
    """Nobody but its seat learns of it."""

    seat: int

    def __init_subclass__(cls, *, reveal: bool | None = None, secret: bool | None = None) -> None:
        cls.reveal = cls.reveal if reveal is None else reveal
        cls.secret = cls.secret if secret is None else secret
        if "kind" not in vars(cls):
            cls.kind = _CAPITAL.sub("_", cls.__name__).lower()

    def seen_by(self, observer: int | None) -> Event | None:
        """What an observer (None: a spectator) learns of it; None if nothing. Who hides only a part overrides this."""
        return self if observer == self.seat or not self.secret else None

    def document(self) -> dict[str, Any]:
        """The event as JSON."""
        kind = type(self)
        if kind not in _FIELDS:
            _FIELDS[kind] = tuple(field.name for field in dataclasses.fields(self))
        return {"event": self.kind, **{name: getattr(self, name) for name in _FIELDS[kind]}}


_FIELDS: dict[type, tuple[str, ...]] = {}
"""The names of an event's fields, looked up once: logs ask for them all the time."""


class TurnEnded(Event):
    """A seat's turn is over and cannot be taken back by that seat alone."""


class MatchEnded(Event):
    """The match is over, by its rules or by the cap on rounds."""

    by_cap: bool


class DealtAnew(Event):
    """The seat took back something that revealed what was unknown, so what no seat knows was dealt anew."""


class RulesChanged(Event):
    """The rules were fixed in mid-match: from here on it is played by another version of them."""

    before: int
    now: int
    lost: int
    """How many lines of the record could not be kept, since they do not fit the new rules."""
