"""Data sets: matches of bots as Parquet in a folder, in parts, so that making one can be interrupted and gone on with.

The format is versioned. `dataset.json` says what was played, `README.md` says it to people, and the folders `matches`,
`seats` and, if wanted, `plies` hold the tables.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from contextlib import closing
from dataclasses import asdict, dataclass
from itertools import islice
from pathlib import Path
from typing import Any, Final

from ratusz import __version__, games
from ratusz.core.errors import RatuszError
from ratusz.core.match import Match
from ratusz.lab.arena import Pairing, Tournament, check, pairings, play_match
from ratusz.lab.findings import Row
from ratusz.lab.parquet import part_file, write_table
from ratusz.lab.trial import turn_order
from ratusz.lab.units import Watch, Workers, run

FORMAT: Final = 1
PART: Final = 500
"""How many matches there are in a part: what is lost at most when all goes dark."""

COLUMNS: Final = {
    "matches": {
        "match": "int64",
        "seed": "string",
        "players": "int64",
        "actions": "int64",
        "rounds": "int64",
        "capped": "bool",
        "record": "string",
    },
    "seats": {
        "match": "int64",
        "seat": "int64",
        "bot": "string",
        "order": "int64",
        "score": "int64",
        "place": "int64",
        "win": "float64",
    },
    "plies": {
        "match": "int64",
        "ply": "int64",
        "seat": "int64",
        "step": "string",
        "action": "int64",
        "text": "string",
        "legal": "int64",
        "observation": "binary",
    },
}
"""The columns of each table and their Arrow types."""

MEANINGS: Final = {
    "match": "the number of the match, from 1",
    "seed": "what it was shuffled by",
    "players": "how many seats there are",
    "actions": "how many actions were done",
    "rounds": "how many rounds were played, if the game counts them",
    "capped": "whether a cap on rounds ended it; such a match has no winner",
    "record": "the whole match as JSON; `ratusz.replay` plays it again",
    "seat": "the seat, from 0, as in records",
    "bot": "who sat there, as a spec",
    "order": "the place in the first order of play, from 1",
    "score": "its points",
    "place": "its place, 1 for winners",
    "win": "1 for a win, 1/n for a win shared by n seats",
    "ply": "how many actions were done before",
    "step": "what was asked",
    "action": "the number of the action",
    "text": "the same as notation",
    "legal": "how many actions were legal",
    "observation": "what the seat could see, as bytes (docs/environments.md)",
}


class BadDataset(RatuszError):
    """A folder that holds another data set, or none that can be gone on with."""


@dataclass(frozen=True, slots=True)
class DatasetPlan:
    """What a data set is made of."""

    tournament: Tournament
    plies: bool

    def document(self) -> dict[str, Any]:
        """What it is, for programs."""
        game = games.find(self.tournament.game)
        told = asdict(self.tournament)
        del told["records"]
        return {
            "ratusz_dataset": FORMAT,
            "ratusz": __version__,
            "rules_version": game.rules_version,
            **told,
            "specs": list(self.tournament.specs),
            "plies": self.plies,
        }


def make(plan: DatasetPlan, folder: Path, workers: Workers | None = None, watch: Watch = lambda _: None) -> int:
    """Make what is missing of a data set; how many matches were played for that."""
    prepare(plan, folder)
    whole = pairings(plan.tournament)
    parts = [whole[begin : begin + PART] for begin in range(0, len(whole), PART)]
    missing = [(number, part) for number, part in enumerate(parts) if not _file(folder, "matches", number).exists()]
    tasks = [(pairing, plan.plies) for _, part in missing for pairing in part]
    with closing(run(play, tasks, workers, watch)) as arriving:
        for number, part in missing:
            _write(folder, number, list(islice(arriving, len(part))), plan)
    return len(tasks)


def prepare(plan: DatasetPlan, folder: Path) -> None:
    """Begin a data set, or find it as it was begun; BadDataset if the folder is for something else."""
    check(plan.tournament)
    card, about = folder / "README.md", folder / "dataset.json"
    document = plan.document()
    if about.exists():
        _compare(about, document)
    elif folder.exists() and any(folder.iterdir()):
        raise BadDataset(f"'{folder}' holds something else; name a new folder, or one where a data set was begun.")
    for name in _tables(plan):
        (folder / name).mkdir(parents=True, exist_ok=True)
    about.write_text(json.dumps(document, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    card.write_text(describe(plan), encoding="utf-8")


def _compare(about: Path, document: dict[str, Any]) -> None:
    try:
        begun = json.loads(about.read_text(encoding="utf-8"))
        differing = [key for key in document if begun.get(key) != document[key]]
    except (ValueError, AttributeError):
        raise BadDataset(f"'{about}' does not describe a data set.") from None
    if differing:
        key = differing[0]
        raise BadDataset(
            f"'{about.parent}' was begun with {key} = {json.dumps(begun.get(key))}, not {json.dumps(document[key])}."
        )


def _tables(plan: DatasetPlan) -> list[str]:
    return [name for name in COLUMNS if name != "plies" or plan.plies]


def _file(folder: Path, table: str, number: int) -> Path:
    return part_file(folder / table, number + 1)


def _write(folder: Path, number: int, results: Sequence[dict[str, list[Row]]], plan: DatasetPlan) -> None:
    """One part of every table; that of the matches comes last, and says that the part is whole."""
    for name in reversed(_tables(plan)):
        rows = [[row[column] for column in COLUMNS[name]] for result in results for row in result[name]]
        write_table(_file(folder, name, number), COLUMNS[name], rows)


# In whichever process plays.


def play(task: tuple[Pairing, bool]) -> dict[str, list[Row]]:
    """The rows of one match, by tables."""
    pairing, plies = task
    match, _ = play_match(pairing)
    number, rounds, order = pairing.number + 1, match.view(None).get("round"), turn_order(match)
    winners = 0 if match.capped else match.ranking().count(1)
    return {
        "matches": [
            {
                "match": number,
                "seed": match.seed,
                "players": match.players,
                "actions": match.ply,
                "rounds": rounds if isinstance(rounds, int) else None,
                "capped": match.capped,
                "record": match.record().to_json(),
            }
        ],
        "seats": [
            {
                "match": number,
                "seat": seat,
                "bot": match.names[seat],
                "order": order.index(seat) + 1,
                "score": match.scores()[seat],
                "place": place,
                "win": 1 / winners if winners and place == 1 else 0.0,
            }
            for seat, place in enumerate(match.ranking())
        ],
        "plies": list(_plies(match, number)) if plies else [],
    }


def _plies(match: Match, number: int) -> Iterator[Row]:
    game = match.game
    buffer = bytearray(game.observation.size)
    for ply, (moment, move) in enumerate(zip(match.moments(0, match.ply), match.moves, strict=True)):
        if move.seat < 0:
            continue
        state = moment.state
        game.observation.write(state, move.seat, buffer)
        yield {
            "match": number,
            "ply": ply,
            "seat": move.seat,
            "step": (state.together[move.seat] if state.together else state.steps)[-1].name,
            "action": move.action,
            "text": match.notation(move.action),
            "legal": len(moment.legal(move.seat)),
            "observation": bytes(buffer),
        }


# For people.


def describe(plan: DatasetPlan) -> str:
    """The card of a data set, in Markdown."""
    tournament = plan.tournament
    options = ", ".join(f"{name} {value}" for name, value in tournament.options.items()) or "none"
    lines = [
        f"# {tournament.matches} matches of {tournament.game}",
        "",
        (
            f"Made by Ratusz {__version__} (format {FORMAT}) and played by bots, fairly seated. The same command makes"
            " the same data again, if the bots are limited by iterations and not by time."
        ),
        "",
        f"- players: {tournament.players}",
        f"- bots: {', '.join(tournament.specs)}",
        f"- seed: `{tournament.seed}`",
        f"- options: {options}",
        f"- rules version: {games.find(tournament.game).rules_version}",
        "",
        "```python",
        "import polars as pl",
        'seats = pl.read_parquet("seats/*.parquet")',
        'print(seats.group_by("order").agg(pl.col("win").mean(), pl.col("score").mean()).sort("order"))',
        "```",
    ]
    for name in _tables(plan):
        lines += ["", f"## {name}", "", "| column | type | meaning |", "|---|---|---|"]
        lines += [f"| `{column}` | {kind} | {MEANINGS[column]} |" for column, kind in COLUMNS[name].items()]
    return "\n".join(lines) + "\n"
