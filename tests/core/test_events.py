"""Events have the names of their classes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from ratusz.core.events import Event, MatchEnded


@dataclass(frozen=True, slots=True)
class CardLaidFaceDown(Event):
    card: str


@dataclass(frozen=True, slots=True)
class Moved(CardLaidFaceDown):
    kind: ClassVar[str] = "went_away"


def test_an_event_is_called_what_its_class_is_called() -> None:
    assert CardLaidFaceDown(0, "chapel").document() == {"event": "card_laid_face_down", "seat": 0, "card": "chapel"}
    assert MatchEnded.kind == "match_ended"


def test_an_event_may_have_another_name() -> None:
    assert Moved.kind == "went_away"
