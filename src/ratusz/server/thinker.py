"""The process in which bots think: a dilemma a line comes in, an answer a line goes out, until the server is gone."""

from __future__ import annotations

import contextlib
import json
import os
import signal
import sys
from dataclasses import dataclass
from typing import Any

import ratusz


@dataclass(frozen=True, slots=True)
class Dilemma:
    """A position to think about."""

    document: dict[str, Any]
    spec: str
    seat: int
    seed: int
    """Where a bot's chance comes from; a bot at a table sees no number of plies to begin from."""


def think(dilemma: Dilemma) -> int:
    """What a bot plays at a position."""
    match = ratusz.from_document(dilemma.document)
    with ratusz.bot(dilemma.spec) as bot:
        bot.seed = dilemma.seed
        return bot.choose(match, dilemma.seat)


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    # Whatever a bot prints is not an answer. An answer that nobody waits for any more is not worth a word.
    with contextlib.suppress(BrokenPipeError), os.fdopen(os.dup(sys.stdout.fileno()), "w", buffering=1) as answers:
        os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
        for line in sys.stdin:
            try:
                answer: int | str = think(Dilemma(**json.loads(line)))
            except Exception as error:
                answer = f"{type(error).__name__}: {error}"
            answers.write(json.dumps(answer) + "\n")


if __name__ == "__main__":
    main()
