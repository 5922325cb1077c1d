"""Who sits at the table: people and bots, from a text such as `me,me:Anna,mcts:seconds=1`."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from ratusz.bots import CAST, LEVELS, Bot, bot, read_name, split_specs
from ratusz.cli.common import BadInput
from ratusz.core.game import Game
from ratusz.core.match import Match
from ratusz.texts import Texts

ME: Final = "me"
OUTSIDE: Final = "exec:"
LONGEST_NAME: Final = 30


@dataclass(frozen=True, slots=True)
class Sitter:
    """A person or a bot; a bot is called by its spec, so that a record says who played."""

    name: str
    bot: Bot | None = None


def read_seats(text: str, texts: Texts, game: Game | None = None) -> list[Sitter]:
    """The seats of a text; an error names the part that is neither a person nor a bot."""
    return [_read_seat(part, number, texts, game) for number, part in enumerate(split_specs(text), start=1)]


def _read_seat(part: str, number: int, texts: Texts, game: Game | None) -> Sitter:
    kind, _, name = part.partition(":")
    if kind != ME:
        return Sitter(part, bot(part, game))
    name = name.strip() or texts.say("player-name", number=number)
    if len(name) > LONGEST_NAME or not name.isprintable():
        raise BadInput(f"A name has at most {LONGEST_NAME} printable characters, unlike '{name:.60}'.")
    return Sitter(name)


def seats_of(match: Match, texts: Texts) -> list[Sitter]:
    """The seats of a match that goes on: who confirms turns is a person, the others are bots named by their specs."""
    names = match.names or [""] * match.players
    if len(names) != match.players:
        raise BadInput(f"The record names {len(names)} of {match.players} seats; say who plays with --seats.")
    seats = []
    for seat, name in enumerate(names):
        person = seat in match.confirm
        if not person and not name:
            raise BadInput("The record does not say which bots play; name them with --seats.")
        if not person and name.startswith(OUTSIDE):
            # Whoever wrote the record chose that command, not whoever loads it.
            raise BadInput(f"Seat {seat + 1} was an outside program ({name:.60}); say with --seats who plays it now.")
        seats.append(_read_seat(f"{ME}:{name}" if person else name, seat + 1, texts, match.game))
    return seats


def displayed(seats: Sequence[Sitter]) -> list[str]:
    """The names as they are shown: whoever is of the cast has one; a bot of a level has a number, as `easy` is no name
    in a sentence; other bots go without settings; and what then occurs twice has the number of its seat.
    """
    names = [_shown(seat, place) for place, seat in enumerate(seats, start=1)]
    return [f"{name} ({place})" if names.count(name) > 1 else name for place, name in enumerate(names, start=1)]


def _shown(seat: Sitter, place: int) -> str:
    if seat.bot is None:
        return seat.name
    named = read_name(seat.name)
    if named is not None:
        return CAST[named[0]].name
    return f"Bot {place}" if level_of(seat) else seat.name.partition(":")[0]


def level_of(seat: Sitter) -> str:
    """The level at which a bot plays, also if it is called by what that level stands for; empty if at none."""
    if seat.bot is None:
        return ""
    named = read_name(seat.name)
    if named is not None:
        return named[1]
    return next((level for level, spec in LEVELS.items() if seat.name in (level, spec)), "")
