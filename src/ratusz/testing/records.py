"""Laws of records: they replay to the same position, here, as JSON, and in another process."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Sequence

from ratusz.core.match import Match
from ratusz.core.record import Record
from ratusz.testing.case import MOST_PLIES, Case, decide


def played(case: Case, *, keep_events: bool = False) -> Match:
    """A random match, to its end or as far as checks go."""
    match = case.match(keep_events=keep_events)
    rng = case.rng("record")
    while match.ply < MOST_PLIES and (decision := decide(match, rng)) is not None:
        match.apply(decision.action, decision.seat)
    return match


def check_record_replays(case: Case) -> None:
    """A record leads to the same position and events again, also by way of JSON, also to a moment in between."""
    match = played(case, keep_events=True)
    record = match.record()
    read = Record.from_json(record.to_json())
    assert read == record, "a record is not the same after having been written and read"
    for again in (Match.replay(case.game, record, keep_events=True), Match.replay(case.game, read, keep_events=True)):
        assert again.fingerprint() == match.fingerprint(), "a record replays to another position"
        assert again.record() == record, "a record replays to another record"
        for observer in case.observers:
            assert again.events(observer) == match.events(observer), f"observer {observer} sees another replay"
    half = match.ply // 2
    moment = Match.replay(case.game, match.at(half).record())
    for move in match.moves[half:]:
        moment.apply(move.action, move.seat)
    assert moment.fingerprint() == match.fingerprint(), "a match goes on differently from a moment in between"


def check_records_replay_elsewhere(cases: Sequence[tuple[str, Case]]) -> None:
    """Records replay to the same positions in a fresh process that hashes differently.

    Each case comes with the place of its game, `module:name`, for the other process to import. One process replays
    them all, since starting it is what takes time.
    """
    matches = [played(case) for _, case in cases]
    sent = [(place, match.record().to_json()) for (place, _), match in zip(cases, matches, strict=True)]
    answer = subprocess.run(
        [sys.executable, "-m", "ratusz.testing.fresh"],
        input=json.dumps(sent),
        env={**os.environ, "PYTHONHASHSEED": "271828", "PYTHONPATH": os.pathsep.join(path or "." for path in sys.path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert answer.returncode == 0, f"replaying elsewhere failed: {answer.stderr[-2000:]}"
    for (_, case), match, fingerprint in zip(cases, matches, json.loads(answer.stdout), strict=True):
        assert fingerprint == match.fingerprint(), f"{case} replays to another position in another process"
