"""Replays records for `check_records_replay_elsewhere`: pairs of game and record in, fingerprints out, as JSON."""

from __future__ import annotations

import importlib
import json
import sys

from ratusz.core.match import Match
from ratusz.core.record import Record


def replay(place: str, record: str) -> str:
    """The fingerprint that a record leads to; `place` is the module and the name of its game."""
    module, _, name = place.partition(":")
    game = getattr(importlib.import_module(module), name)
    return Match.replay(game, Record.from_json(record)).fingerprint()


if __name__ == "__main__":
    json.dump([replay(place, record) for place, record in json.load(sys.stdin)], sys.stdout)
