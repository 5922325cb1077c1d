"""What people are told does not grow by more than a quarter: by game and question, messages on average and at most.

The measure is a whole state. What a change tells anew, it tells of a state: it may grow by as many bytes.

`sizes.json` holds the sizes of commit 1b3b9d8, before costs, gains and reasons came with the questions. If a test
fails, send less: leave out what is nothing, tell what is equal once, take out of the view what came into the question.
`python -m tests.server.test_sizes` prints all sizes beside the kept ones. With `--keep` it makes the present ones the
measure, which is right only if everybody agrees that a message may be larger from now on.
"""

from __future__ import annotations

import asyncio
import json
import sys
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from unittest.mock import patch

import msgspec
import pytest

import ratusz
from ratusz import games
from ratusz.core.match import Match
from ratusz.core.moves import Move
from ratusz.server import telling
from ratusz.server.connection import Connection, Outbox
from ratusz.server.seats import NOBODY_PRESENT
from ratusz.server.table import Table
from ratusz.server.telling import Teller
from tests.golden import playthrough
from tests.server.tables import stored

KEPT = Path(__file__).with_name("sizes.json")
RECORDS = Path(__file__).parents[1] / "records"
MORE = 0.25
GAMES = ["builders", "craftsmen", "le_havre", "little_town", "orleans"]
COOKIES = ["zero", "one", "two", "three", "four"]
Sizes = dict[str, tuple[int, int]]
"""By kind of message and question the bytes, on average and at most."""


class Message(msgspec.Struct):
    """What has to be read of a message to measure it."""

    type: str
    questions: list[Asked] | None = None
    fields: Fields | None = None


class Asked(msgspec.Struct):
    step: str


class Fields(msgspec.Struct):
    questions: list[Asked] | None = None


def matches(game: str) -> Iterator[Match]:
    """A match of people, and three of bots."""
    yield ratusz.replay((RECORDS / f"{game}.json").read_text(encoding="utf-8"))
    for players in list(games.find(game).players)[:3]:
        text = playthrough.path(games.find(game), players).read_text(encoding="utf-8")
        yield playthrough.replay(games.find(game), text)


async def tell(match: Match) -> list[tuple[str, int]]:
    """What every seat is told at every moment: by kind of message and question, its size."""
    sizes: list[tuple[str, int]] = []
    table, teller = Table(stored(match.at(0), "table", COOKIES[: match.players])), Teller()
    known = [Connection("", (seat,), seat, Outbox(9, 10**6)) for seat in range(match.players)]
    asked: list[list[Asked]] = [[] for _ in known]
    for number, move in enumerate(match.moves):
        teller.tell(table, set(known), NOBODY_PRESENT)
        for seat, connection in enumerate(known):
            newcomer = Connection("", connection.seats, connection.eyes, Outbox(9, 10**6))
            with patch.object(telling, "LOG_PLIES", 0):
                teller.begin(table, newcomer, NOBODY_PRESENT)
            sizes += [size for one in (connection, newcomer) for size in read(one.outbox, asked[seat])]
        assert isinstance(move, Move)
        draft = table.play(move.seat, [match.notation(move.action)])
        table.adopt(draft, draft.rows(number, "", 0.0))
    return sizes


def read(outbox: Outbox, asked: list[Asked]) -> Iterator[tuple[str, int]]:
    """A change counts with its events; a state has none here: how long the log is, nobody can help.

    What the seat is still asked is not told again; it counts among the changes of that question as ever.
    """
    while outbox:
        told = outbox.take()
        message = msgspec.json.decode(told, type=Message)
        told_anew = message.fields.questions if message.fields else message.questions
        if told_anew is not None:
            asked[:] = told_anew
        yield f"{message.type} {asked[0].step if asked else ''}".strip(), len(told)


def measured(game: str) -> Sizes:
    found: dict[str, list[int]] = defaultdict(list)
    for match in matches(game):
        for kind, size in asyncio.run(tell(match)):
            found[kind].append(size)
    return {kind: (round(sum(sizes) / len(sizes)), max(sizes)) for kind, sizes in sorted(found.items())}


def kept(game: str) -> Sizes:
    sizes: dict[str, Sizes] = json.loads(KEPT.read_text(encoding="utf-8"))
    return {kind: (mean, most) for kind, (mean, most) in sizes[game].items()}


def grown(now: Sizes, before: Sizes) -> list[str]:
    """What is too large. A question that was not asked before is measured by the largest one that was."""
    found = []
    for kind, sizes in now.items():
        known, whole = _known(kind, before), _known(f"state {kind.partition(' ')[2]}".strip(), before)
        for what, size, limit, state in zip(("on average", "at most"), sizes, known, whole, strict=True):
            if size > limit + MORE * state:
                found.append(f"'{kind}': {size} bytes {what}, {limit} before")
    return found


def _known(kind: str, before: Sizes) -> tuple[int, int]:
    alike = [one for other, one in before.items() if other.partition(" ")[0] == kind.partition(" ")[0]]
    return before.get(kind) or max(alike)


@pytest.mark.parametrize("game", GAMES)
def test_messages_are_at_most_a_quarter_larger_than_before(game: str) -> None:
    assert grown(measured(game), kept(game)) == [], "The docstring of this file says what to do."


def test_a_message_that_grew_is_noticed() -> None:
    before = {"state": (100, 400), "state turn": (200, 300), "change turn": (80, 80)}
    assert grown({"state": (125, 500), "change turn": (80, 80)}, before) == []
    assert grown({"state turn": (251, 300)}, before) == ["'state turn': 251 bytes on average, 200 before"]
    assert grown({"state turn": (200, 376)}, before) == ["'state turn': 376 bytes at most, 300 before"]
    assert grown({"state new": (251, 300)}, before) == ["'state new': 251 bytes on average, 200 before"]
    assert grown({"change turn": (130, 155)}, before) == []
    assert grown({"change turn": (131, 155)}, before) == ["'change turn': 131 bytes on average, 80 before"]
    assert grown({"change new": (90, 156)}, before) == ["'change new': 156 bytes at most, 80 before"]


def main() -> None:
    sizes = {game: measured(game) for game in GAMES}
    for game, found in sizes.items():
        before = kept(game) if KEPT.exists() else {}
        for kind, (mean, most) in found.items():
            print(f"{game:12} {kind:40} {mean:6} {most:6}   before: {before.get(kind, '')}")
    if "--keep" in sys.argv:
        KEPT.write_text(json.dumps(sizes, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
