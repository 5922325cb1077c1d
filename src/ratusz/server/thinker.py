"""The process in which bots think: a dilemma a line comes in, an answer a line goes out, until the server is gone."""

from __future__ import annotations

import contextlib
import ctypes
import json
import os
import signal
import sys
from dataclasses import dataclass
from typing import Any

import ratusz
from ratusz.bots.base import LONGEST_PLAN

GIVES_WAY = "gives-way"
"""The argument of a process that leaves the processor to others."""
NICENESS = 10
PR_SET_PDEATHSIG = 1
"""The signal that Linux sends when the thread that started this process ends."""


@dataclass(frozen=True, slots=True)
class Dilemma:
    """A position to think about."""

    document: dict[str, Any]
    spec: str
    seat: int
    seed: int
    """Where a bot's chance comes from; a bot at a table sees no number of plies to begin from."""
    most: int = LONGEST_PLAN
    """How many actions are wanted at most."""
    seconds: float | None = None
    """How long the bot may take for a decision, if that is less than it would take by itself."""


def think(dilemma: Dilemma) -> list[int]:
    """What a bot plays at a position: the rest of its turn, as far as it can foresee it."""
    match = ratusz.from_document(dilemma.document)
    with ratusz.bot(dilemma.spec) as bot:
        bot.seed = dilemma.seed
        if dilemma.seconds is not None:
            bot.hurry(dilemma.seconds)
        return bot.plan(match, dilemma.seat, dilemma.most)


def end_with_server(server: int) -> None:
    """Ask the system to end this process with the server, even in the middle of a thought that nobody will hear of."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)
        if os.getppid() != server:  # It was gone before this process could ask.
            sys.exit()


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    end_with_server(int(sys.argv[1]))
    if GIVES_WAY in sys.argv[2:] and hasattr(os, "nice"):
        os.nice(NICENESS)
    # Whatever a bot prints is not an answer. An answer that nobody waits for any more is not worth a word.
    with contextlib.suppress(BrokenPipeError), os.fdopen(os.dup(sys.stdout.fileno()), "w", buffering=1) as answers:
        os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
        for line in sys.stdin:
            try:
                answer: list[int] | str = think(Dilemma(**json.loads(line)))
            except Exception as error:
                answer = f"{type(error).__name__}: {error}"
            answers.write(json.dumps(answer) + "\n")


if __name__ == "__main__":
    main()
