"""The record of a match: game, options, seed and actions, from which everything else follows.

In JSON an action is a line `SEAT NOTATION` ("0 hire laborer_0201"). An undo is a line too ("0 undo 2": seat 0 took
back its last two actions), so that undone actions stay in the record. If it took back a reveal, what no seat knows was
dealt anew, and the line says so ("0 undo 2 anew"); in records from before there were dealings, it does not. Chances to
act out of turn that nobody wanted are one line, however many there were ("1 let_pass 4": seat 1 was the first of them).
"""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass, field
from typing import Any

from ratusz.core.errors import BadOptions, BadRecord
from ratusz.core.game import Document, Options
from ratusz.core.reading import Reader
from ratusz.core.varying import Changes

PLAIN, NEWER, VARIED = 1, 2, 3
"""The formats. The first that can tell all is written, so that earlier programs can read it."""
LET_PASS = "let_pass"
LONGEST_SEED = 200


def seed_text(seed: int | str) -> str:
    """The text of a seed, which is what a match is shuffled by; BadOptions if it is none."""
    allowed = isinstance(seed, int | str) and not isinstance(seed, bool)
    if not (allowed and 1 <= len(str(seed)) <= LONGEST_SEED and str(seed).isprintable()):
        raise BadOptions(f"A seed is a whole number or a text of 1 to {LONGEST_SEED} characters, not {seed!r:.60}.")
    return str(seed)


def seed_hash(seed: str) -> str:
    """What is published of a seed before the match, so that nobody can exchange it later."""
    return hashlib.sha256(b"ratusz-seed:" + seed.encode()).hexdigest()


@dataclass(frozen=True, slots=True)
class Earlier:
    """A part of a match that was played by earlier rules, up to where it was carried on by others."""

    rules_version: int
    start: Document | None
    """Where the part begins; None: with the shuffle."""
    actions: list[str]
    lost: list[str]
    """What was played after that, and did not fit the rules that carry it on."""


@dataclass(slots=True)
class Record:
    """A match as it is stored and sent.

    A match that began from a document instead of a shuffle has `start` and no seed. One that was carried on by other
    rules has as its `start` where these took over, and `earlier` tells what was before.
    """

    game: str
    rules_version: int
    players: int
    options: Options
    confirm: list[int]
    seed: str | None
    seed_hash: str | None
    start: Document | None
    actions: list[str]
    final: str | None = None
    """The fingerprint of the position after the last action."""
    scores: list[int] | None = None
    """The points of each seat, once the match is over."""
    capped: bool = False
    """Whether the match was ended by a cap; such a match is unrated."""
    names: list[str] = field(default_factory=list)
    """Who sat where: people by their names, bots by their specs or levels. For people only, and for going on."""
    earlier: list[Earlier] = field(default_factory=list)
    data: Changes = field(default_factory=dict)
    """What was varied of the data of the game: this is no match of the game as it is."""

    @property
    def format(self) -> int:
        """The number of the format that it is written in."""
        if self.data:
            return VARIED
        passed = any(line.partition(" ")[2].startswith(f"{LET_PASS} ") for line in self.actions)
        return NEWER if passed or self.earlier else PLAIN

    def to_json(self) -> str:
        """The record as it is written to a file; `from_json` reads it back."""
        document: dict[str, Any] = {
            "ratusz": self.format,
            "game": self.game,
            "rules_version": self.rules_version,
            "players": self.players,
            "options": self.options,
            "confirm": self.confirm,
        }
        if self.names:
            document["names"] = self.names
        if self.data:
            document["data"] = self.data
        if self.earlier:
            document["earlier"] = [_written(part) for part in self.earlier]
        if self.start is not None:
            document["start"] = self.start
        if self.start is None or self.seed is not None:
            document["seed"] = self.seed
            document["seed_hash"] = self.seed_hash
        document["actions"] = self.actions
        document["final"] = self.final
        document["scores"] = self.scores
        document["capped"] = self.capped
        return json.dumps(document, ensure_ascii=False, indent=1) + "\n"

    @staticmethod
    def from_json(text: str | bytes) -> Record:
        """Read a record; BadRecord says what is wrong with it."""
        try:
            document = json.loads(text)
            json.dumps(document, ensure_ascii=False).encode()  # JSON can spell texts that cannot be stored or hashed.
        except UnicodeEncodeError:
            raise BadRecord("This is not a record: it holds text that is not Unicode.") from None
        except (ValueError, RecursionError) as error:
            raise BadRecord(f"This is not a record: it is not JSON ({error}).") from None
        if not isinstance(document, dict) or "ratusz" not in document:
            raise BadRecord("This is not a record: a JSON object with the key 'ratusz' was expected.")
        if document["ratusz"] not in (PLAIN, NEWER, VARIED):
            raise BadRecord(
                f"Record format {document['ratusz']!r} is unknown; format {PLAIN}, {NEWER} or {VARIED} was expected."
            )
        reader = Reader(document, BadRecord)
        reader.no_more_than(_KEYS)
        earlier = [_read_earlier(part) for part in reader.objects("earlier")] if reader.has("earlier") else []
        start = reader.mapping("start") if reader.has("start") else None
        shuffled = (earlier[0].start if earlier else start) is None
        return Record(
            game=reader.text("game"),
            rules_version=reader.number("rules_version", 1, 10**6),
            players=reader.number("players", 1, 100),
            options=reader.mapping("options"),
            confirm=reader.items("confirm", int),
            seed=reader.text("seed") if shuffled else None,
            seed_hash=reader.text("seed_hash") if shuffled else None,
            start=start,
            actions=reader.items("actions", str),
            final=reader.text("final") if reader.has("final") else None,
            scores=reader.items("scores", int) if reader.has("scores") else None,
            capped=reader.flag("capped") if reader.has("capped") else False,
            names=reader.items("names", str) if reader.has("names") else [],
            earlier=earlier,
            data=reader.mapping("data") if reader.has("data") else {},
        )


def _written(part: Earlier) -> dict[str, Any]:
    start = {} if part.start is None else {"start": part.start}
    return {"rules_version": part.rules_version, **start, "actions": part.actions, "lost": part.lost}


def _read_earlier(reader: Reader) -> Earlier:
    reader.no_more_than(frozenset(Earlier.__dataclass_fields__))
    return Earlier(
        rules_version=reader.number("rules_version", 1, 10**6),
        start=reader.mapping("start") if reader.has("start") else None,
        actions=reader.items("actions", str),
        lost=reader.items("lost", str),
    )


_KEYS = frozenset(Record.__dataclass_fields__) | {"ratusz"}
