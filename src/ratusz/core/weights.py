"""The weights of a learned value: how they stand in a file, and the judge that goes by them."""

from __future__ import annotations

import json
import math
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from ratusz.core.errors import BadDocument
from ratusz.core.extras import load
from ratusz.core.features import AMOUNT, COUNT, Feature, Features
from ratusz.core.observation import Observation, Part

if TYPE_CHECKING:
    from ratusz.core.judging import Judge

FORMAT: Final = 1
NOWHERE: Final = -1


def file_of(folder: Path, players: int) -> Path:
    """Where a game's package keeps the weights for so many players."""
    return folder / "weights" / f"{players}.json"


def read_judge(file: Path, features: Features, observation: Observation[Any]) -> Judge:
    """The judge of a file of weights; BadDocument if it was learned from other features."""
    return judge_of(json.loads(file.read_text(encoding="utf-8")), features, observation)


def judge_of(document: Mapping[str, Any], features: Features, observation: Observation[Any]) -> Judge:
    """The judge of weights, as a file has them."""
    parts = parts_of(observation)
    if list(document["terms"]) != list(features.term_ids):
        raise BadDocument("These weights were learned from other terms; they have to be learned again.")
    places: list[tuple[int, int, int, int]] = []
    tables: tuple[list[float], list[float]] = ([], [])
    for look in features.looks:
        weights = document["looks"].get(name_of(look))
        if weights is None or len(weights[0]) != len(weights[1]) or len(weights[0]) != columns(look, parts):
            raise BadDocument(f"These weights do not fit '{name_of(look)}'; they have to be learned again.")
        _lay_out(look, weights, parts, places, tables)
    judging: Any = load("ratusz.core.judging", extra="envs", needs="Learned values need")
    judge: Judge = judging.Judge(
        observation.writer,
        observation.size,
        places,
        tables,
        [tuple(four) for four in document["terms"].values()],
        tuple(document["bias"]),
        tuple(document["spread"]),
        (features.terms, features.left),
    )
    return judge


def parts_of(observation: Observation[Any]) -> dict[str, tuple[int, Part]]:
    """Where each part of an observation begins, and the part."""
    found: dict[str, tuple[int, Part]] = {}
    at = 0
    for part in observation.parts:
        found[part.name] = at, part
        at += part.size
    return found


def name_of(look: Feature) -> str:
    """What a look is called in a file."""
    return f"{look.how} {look.part}" + (f" by {look.by}" if look.by else "")


def columns(look: Feature, parts: Mapping[str, tuple[int, Part]]) -> int:
    """How many weights a look has, for any time as for the time that is left."""
    part = parts[look.part][1]
    if look.how == AMOUNT:
        return 2 * part.size
    cases = (part.highest + 1) * (parts[look.by][1].highest + 1 if look.by else 1)
    return cases if look.how == COUNT else cases * part.size


def _lay_out(
    look: Feature,
    weights: list[list[float]],
    parts: Mapping[str, tuple[int, Part]],
    places: list[tuple[int, int, int, int]],
    tables: tuple[list[float], list[float]],
) -> None:
    """Add to the tables what each byte of a part looks up, and where it does so."""
    start, part = parts[look.part]
    beside, stride = NOWHERE, 1
    if look.by:
        beside, other = parts[look.by]
        stride = other.highest + 1
    cases = (part.highest + 1) * stride
    base = len(tables[0])
    for number in range(part.size):
        if look.how != COUNT or number == 0:
            base = len(tables[0])
            rows = [_table(look, column, number, cases) for column in weights]
            if not any(map(any, rows)):
                if look.how == COUNT:
                    return
                continue
            for table, row in zip(tables, rows, strict=True):
                table.extend(row)
        places.append((start + number, beside + number if look.by else NOWHERE, stride, base))


def _table(look: Feature, weights: list[float], number: int, cases: int) -> list[float]:
    if look.how == AMOUNT:
        straight, root = weights[2 * number : 2 * number + 2]
        return [straight * amount + root * math.sqrt(amount) for amount in range(cases)]
    return weights if look.how == COUNT else weights[number * cases : (number + 1) * cases]
