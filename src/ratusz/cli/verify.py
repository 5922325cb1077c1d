"""`ratusz verify`: whether a record is what it claims to be."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Annotated

import typer

from ratusz import games
from ratusz.cli.common import Color, Json, Language, read_record
from ratusz.cli.screen import Screen
from ratusz.core.data import vary
from ratusz.core.documents import fingerprint
from ratusz.core.errors import RatuszError
from ratusz.core.game import Game
from ratusz.core.match import Match
from ratusz.core.record import Record, seed_hash
from ratusz.core.varying import told
from ratusz.texts import Texts


@dataclass(frozen=True, slots=True)
class Check:
    """One thing that was looked at; `passed` is None where there was nothing to look at, or it proves nothing."""

    name: str
    passed: bool | None
    detail: str = ""


def verify(
    record: Annotated[Path, typer.Argument(metavar="RECORD", help="The file with the record.", show_default=False)],
    *,
    published: Annotated[
        str | None,
        typer.Option("--seed-hash", help="The hash of the seed, as published before the match.", show_default=False),
    ] = None,
    as_json: Json = False,
    language: Language,
    color: Color = True,
) -> None:
    """Replay a record and check everything it claims: seed, actions, final position, scores.

    A match that was played with a variant of the data, as in a study, is checked
    with that variant. A record of another version of the rules is played by those of today, as far
    as it fits them. The exit code is 0 if all is well, 1 if a check fails, and 2
    if the file is not a record.

    For example:

    ratusz verify match.json
    ratusz verify match.json --json --seed-hash 5f3a…
    """
    claimed = read_record(record)
    vary(claimed.game, claimed.data)
    game = games.find(claimed.game)
    checks = list(checks_of(game, claimed, published))
    passed = all(check.passed is not False for check in checks)
    if as_json:
        typer.echo(json.dumps({"record": str(record), "passed": passed, "checks": [asdict(check) for check in checks]}))
    else:
        _show(checks, passed, Texts(language, game), Screen(color=color))
    raise typer.Exit(0 if passed else 1)


def checks_of(game: Game, record: Record, published: str | None) -> Iterator[Check]:
    """The checks one after the other; those after a failed replay have nothing to look at."""
    versions = f"{record.rules_version} / {game.rules_version}"
    yield Check("rules", record.rules_version == game.rules_version or None, versions)
    if record.data:
        yield Check("data", None, told(record.data))
    yield _check_seed(record, published)
    try:
        match = Match.replay(game, record)
    except RatuszError as error:
        yield Check("actions", False, str(error))
        yield Check("final", None)
        yield Check("scores", None)
        return
    yield Check("actions", True, str(len(record.actions)))
    if match.undealt:
        yield Check("undealt", None, str(match.undealt))
    final = fingerprint({**match.document(), "rules_version": record.rules_version})
    yield Check("final", record.final == final, final)
    yield _check_scores(record, match)


def _check_seed(record: Record, published: str | None) -> Check:
    if record.seed is None:
        # A match that began from a given position was not shuffled: a published hash can only be a mistake.
        return Check("seed", None if published is None else False)
    real = seed_hash(record.seed)
    return Check("seed", record.seed_hash == real and published in (None, real), real)


def _check_scores(record: Record, match: Match) -> Check:
    scores = match.scores() if match.over else None
    told = " : ".join(str(points) for points in scores or [])
    return Check("scores", record.scores == scores and record.capped == match.capped, told)


def _show(checks: list[Check], passed: bool, texts: Texts, screen: Screen) -> None:
    for check in checks:
        result = {True: "passed", False: "failed", None: "skipped"}[check.passed]
        style = {"passed": "green", "failed": "bold red", "skipped": "dim"}[result]
        line = f"{texts.say(f'verify-{result}'):<12}{texts.say(f'verify-{check.name}')}"
        screen.write(f"{line}: {check.detail}" if check.detail else line, style)
    screen.write(texts.say("verify-good" if passed else _verdict(checks)), "bold")


def _verdict(checks: list[Check]) -> str:
    """What is said of a record that fails: if other rules are in force now, that may be the only reason."""
    sure = all(check.passed for check in checks if check.name == "rules")
    return (
        "verify-bad"
        if sure or any(check.name == "seed" and check.passed is False for check in checks)
        else "verify-unsure"
    )
