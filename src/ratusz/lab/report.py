"""What the arena leaves behind for other programs: a JSON document, and tables of every match and every deed."""

from __future__ import annotations

import csv
from collections.abc import Iterable, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any, Final

from ratusz.lab.arena import Result, Tournament, in_order
from ratusz.lab.statistics import Digest, Rate

FORMAT: Final = 1
COLUMNS: Final = {
    "match": "int32",
    "seed": "string",
    "seat": "int8",
    "bot": "string",
    "score": "int32",
    "place": "int8",
    "win": "float64",
    "capped": "int8",
    "first": "int8",
    "rounds": "int32",
    "decisions": "int32",
    "seconds": "float64",
}
"""The table of matches: its columns, and the types they have where tables have types."""


def document(tournament: Tournament, results: Sequence[Result], summary: Digest) -> dict[str, Any]:
    """Everything as JSON."""
    return {
        "ratusz_arena": FORMAT,
        "game": tournament.game,
        "players": tournament.players,
        "options": tournament.options,
        "seed": tournament.seed,
        "asked": tournament.matches,
        **asdict(summary),
        "standings": [asdict(standing) | {"wins": _rate(standing.wins)} for standing in summary.standings],
        "seats": [_rate(rate) for rate in summary.seats],
        "order": [_rate(rate) for rate in summary.order],
        "deeds": [
            {"name": deed.name, "winners": _rate(deed.winners), "others": _rate(deed.others)} for deed in summary.deeds
        ],
        "matches": [_match(result, tournament.specs) for result in in_order(results)],
    }


def _rate(rate: Rate) -> dict[str, float]:
    return asdict(rate) | {"rate": rate.rate}


def _match(result: Result, specs: Sequence[str]) -> dict[str, Any]:
    return {
        "match": result.number + 1,
        "seed": result.seed,
        "bots": [specs[bot] for bot in result.seating],
        "scores": result.scores,
        "places": result.places,
        "capped": result.capped,
        "first": result.first,
        "rounds": result.rounds,
        "decisions": result.decisions,
        "seconds": result.seconds,
    }


def deeds_file(file: Path) -> Path:
    """Where the table of deeds goes when the table of matches goes there."""
    return file.with_name(f"{file.stem}-deeds{file.suffix}")


def record_file(folder: Path, number: int) -> Path:
    """Where the record of a match is kept."""
    return folder / f"match-{number + 1:06}.json"


def write_tables(file: Path, results: Sequence[Result], summary: Digest, specs: Sequence[str]) -> None:
    """A line for each seat of each match, and in a second file one for each deed."""
    _write(file, list(COLUMNS), (line for result in in_order(results) for line in lines(result, specs)))
    _write(
        deeds_file(file),
        ["deed", "winners_did", "winners", "others_did", "others", "difference"],
        (
            [deed.name, deed.winners.count, deed.winners.of, deed.others.count, deed.others.of, deed.difference]
            for deed in summary.deeds
        ),
    )


def lines(result: Result, specs: Sequence[str]) -> Iterable[list[object]]:
    """A line for each seat of a match."""
    wins = result.wins()
    for seat, bot in enumerate(result.seating):
        yield [
            result.number + 1,
            result.seed,
            seat,
            specs[bot],
            result.scores[seat],
            result.places[seat],
            wins[seat],
            int(result.capped),
            int(result.first == seat),
            result.rounds,
            result.decisions[seat],
            round(result.seconds[seat], 6),
        ]


def _write(file: Path, header: list[str], lines: Iterable[Sequence[object]]) -> None:
    with file.open("w", encoding="utf-8", newline="") as stream:
        writer = csv.writer(stream)
        writer.writerow(header)
        writer.writerows(lines)
