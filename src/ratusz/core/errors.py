"""What can be wrong with somebody's input: one sentence each, saying what was expected and what was found."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ratusz.core.match import Match


class RatuszError(Exception):
    """The base of all errors a caller can cause; its text is meant for people."""


class IllegalAction(RatuszError):
    """An action that is not legal for that seat in that position; the position is unchanged."""


class BadNotation(RatuszError):
    """A text that is not an action of the game."""


class BadOptions(RatuszError):
    """A player count, option, confirm list or seed that the game does not know or does not allow."""


class BadDocument(RatuszError):
    """A document that does not describe a legal position."""


class BadRecord(RatuszError):
    """A record that cannot be read, or does not replay to what it claims."""

    def __init__(self, message: str, line: int = 0, match: Match | None = None) -> None:
        super().__init__(message)
        self.line = line
        """The number of the first line that does not fit; 0 if something else is wrong."""
        self.match = match
        """The match up to that line, to be looked at and played on."""


class BadVariant(RatuszError):
    """A change to the data of a game that the data has no place for, or that the game cannot be played with."""


class BadBot(RatuszError):
    """A bot specification that names no bot, or a bot that broke the rules of its seat."""


class MissingPart(RatuszError):
    """A part that a game does not have yet, and that somebody asked for."""


class UnknownGame(RatuszError):
    """A game id that is not in the registry."""
