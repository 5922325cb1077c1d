"""Events have the names of their classes."""

from __future__ import annotations

from dataclasses import FrozenInstanceError
from typing import ClassVar

import pytest

from ratusz.core.events import Event, MatchEnded


class CardLaidFaceDown(Event):
    card: str


class Moved(CardLaidFaceDown):
    kind: ClassVar[str] = "went_away"


def test_an_event_is_called_what_its_class_is_called() -> None:
    assert CardLaidFaceDown(0, "chapel").document() == {"event": "card_laid_face_down", "seat": 0, "card": "chapel"}
    assert MatchEnded.kind == "match_ended"


def test_an_event_may_have_another_name() -> None:
    assert Moved.kind == "went_away"


class HandSeen(Event, reveal=True, secret=True):
    card: str


class HandShown(HandSeen, secret=False):
    pass


def test_a_secret_event_is_told_to_its_seat_alone() -> None:
    event = HandSeen(1, "chapel")
    assert event.seen_by(1) == event
    assert event.seen_by(0) is None
    assert event.seen_by(None) is None


def test_an_event_is_what_the_one_it_derives_from_is_unless_it_says_otherwise() -> None:
    assert (HandShown.reveal, HandShown.secret, MatchEnded.reveal) == (True, False, False)
    assert HandShown(1, "chapel").seen_by(None) == HandShown(1, "chapel")


def test_an_event_cannot_be_changed() -> None:
    with pytest.raises(FrozenInstanceError):
        HandSeen(1, "chapel").card = "tower"  # type: ignore[misc]


def test_events_are_small_since_a_match_keeps_thousands() -> None:
    assert not hasattr(HandShown(1, "chapel"), "__dict__")
