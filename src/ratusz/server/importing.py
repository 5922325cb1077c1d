"""Records from elsewhere: read, checked against everything they claim, and played in short pieces."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Final, cast

from ratusz import games
from ratusz.bots import BOTS, CAST, LEVELS, read_name
from ratusz.bots.cast import who_is
from ratusz.core.errors import BadBot, BadRecord, RatuszError
from ratusz.core.match import Match
from ratusz.core.reading import whole_number
from ratusz.core.record import Earlier, Record, seed_hash
from ratusz.server.messages import NAME_LENGTH, Level
from ratusz.server.store import SeatRow
from ratusz.server.usher import tidy
from ratusz.server.work import Work, pieces

_LEVELS: Final = cast("Mapping[str, Level]", {level: level for level in LEVELS})

WORK_PER_LINE = 8
"""How many actions a line may cost to play, on the average over as many lines as a record may have.

An undo plays some of them again: usually seven at most, 63 at worst, and what others did at the same time. So the
longest match takes two seconds to load, without a compiled build, and people can take back most of what they do.
"""
MOST_EARLIER = 20
"""How often the rules may have changed under a match: each line is looked for in what was lost every time."""
EARLIER_LETTERS = 200_000
"""How long the positions of earlier rules may be together. A real one has up to 10,000 letters; nobody can check them,
and they are held in memory with their table."""


async def read_record(text: str, most: int, work: Work) -> tuple[Record, Match, str]:
    """A record that holds what it claims, and its match; BadRecord or the like otherwise.

    A record of other rules goes as far as it fits these, and the last text says why no further.
    """
    record, match = await work.run(_begin, text, most)
    same_rules = record.rules_version == match.game.rules_version
    try:
        for piece in pieces(len(record.actions)):
            await work.run(match.play_lines, record.actions[piece], piece.start + 1)
            if match.work > WORK_PER_LINE * most:
                raise RatuszError("The record takes back so much that it is too long to play.")
    except BadRecord as error:
        if same_rules:
            raise
        record.actions[error.line - 1 :] = []
        return record, match, str(error)
    if same_rules:
        await work.run(_check_end, record, match)
    return record, match, ""


def _begin(text: str, most: int) -> tuple[Record, Match]:
    record = Record.from_json(text)
    if len(record.actions) + sum(len(part.actions) + len(part.lost) for part in record.earlier) > most:
        raise RatuszError(f"The record has more than {most} lines, which is too long.")
    _check_size(record.earlier)
    if record.seed is not None and record.seed_hash != seed_hash(record.seed):
        raise BadRecord("The seed of the record does not match its published hash.")
    game = games.find(record.game)
    if "read" in game.lacks and record.start is not None:
        raise BadRecord(f"Documents of {game.id} are not checked yet, so none can be brought along.")
    try:
        match = Match.beginning(game, record)
    except RecursionError:
        raise BadRecord("The record nests lists too deeply.") from None
    if match.players != record.players:
        raise BadRecord(f"The record is for {record.players} players, but its first position is for {match.players}.")
    if record.start is None and any(part.actions or part.start is not None for part in record.earlier):
        raise BadRecord("A match that was carried on from somewhere tells the position where it was ('start').")
    for part in record.earlier:
        _check_earlier(part, match)
    return record, match


def _check_size(earlier: list[Earlier]) -> None:
    if len(earlier) > MOST_EARLIER:
        raise BadRecord(f"The record was carried on {len(earlier)} times, and {MOST_EARLIER} is the most.")
    if sum(len(json.dumps(part.start)) for part in earlier) > EARLIER_LETTERS:
        raise BadRecord(f"The positions of earlier rules have more than {EARLIER_LETTERS} letters in all.")


def _check_earlier(part: Earlier, match: Match) -> None:
    """What was played by other rules cannot be played again; but each line has to be one of a seat."""
    for line in [*part.actions, *part.lost]:
        seat, _, text = line.partition(" ")
        number = whole_number(seat)
        if number is None or number >= match.players or not text:
            raise BadRecord(f"A line of earlier rules is 'SEAT NOTATION', not '{line:.60}'.")


def names_of(seats: Sequence[SeatRow]) -> list[str]:
    """Who sat where, for a record: people by their names, and bots by specs: whom they play, and their levels."""
    return [_spec(seat) if seat.kind == "bot" else seat.name for seat in seats]


def _spec(seat: SeatRow) -> str:
    who = who_is(seat.name)
    return f"{who}:level={seat.level}" if who and seat.level else seat.level or seat.name


def seats_of(record: Record, players: int, visitor: str) -> list[SeatRow]:
    """Bots where the record says that there were some, and elsewhere people at the visitor's screen."""
    names = [*record.names, *[""] * players][:players]
    return [
        _bot(seat, name) if _was_bot(record, seat, name) else SeatRow(seat, "here", _shown(name), visitor=visitor)
        for seat, name in enumerate(names)
    ]


def _was_bot(record: Record, seat: int, name: str) -> bool:
    """People confirm the ends of their turns; bots do not, and are called by their specs, or once were by nothing."""
    if seat in record.confirm:
        return False
    return name.partition(":")[0] in {*BOTS, *LEVELS, *CAST} if name else bool(record.confirm)


def _bot(seat: int, name: str) -> SeatRow:
    """One that is neither of the cast nor a level of ours keeps its name and plays like most."""
    try:
        named = read_name(name)
    except BadBot:
        named = None
    if named is not None:
        return SeatRow(seat, "bot", CAST[named[0]].name, cast("Level", named[1]))
    return SeatRow(seat, "bot", "" if name in _LEVELS else _shown(name), _LEVELS.get(name, "fair"))


def _shown(name: str) -> str:
    return tidy(name)[:NAME_LENGTH]


def _check_end(record: Record, match: Match) -> None:
    if record.final is not None and record.final != match.fingerprint():
        raise BadRecord("The record does not lead to the final position it claims.")
