"""Check the message of a commit: a short subject, and a body that says why where much has changed.

Git calls it with the file of the message, once `.venv/bin/pre-commit install` was run.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Final

SUBJECT: Final = 72
LINES: Final = 50
"""So many changed lines explain themselves."""
SCISSORS: Final = "# ------------------------ >8 ------------------------"


def problem(message: str, changed: int) -> str | None:
    """What is wrong with a message, in one sentence."""
    lines = [line for line in message.partition(SCISSORS)[0].splitlines() if not line.startswith("#")]
    subject, *body = "\n".join(lines).strip().split("\n")
    if len(subject) > SUBJECT:
        return f"The subject has {len(subject)} characters, and may have {SUBJECT}."
    if body and body[0].strip():
        return "An empty line stands between the subject and the body."
    if changed > LINES and not body and not subject.startswith("Merge "):
        return f"{changed} lines change: say below the subject why."
    return None


def changed_lines() -> int:
    """How many lines are added and removed; those of binary files are not counted."""
    found = subprocess.run(["git", "diff", "--cached", "--numstat"], capture_output=True, text=True, check=True).stdout
    counts = [line.split("\t")[:2] for line in found.splitlines()]
    return sum(int(number) for pair in counts for number in pair if number != "-")


if __name__ == "__main__":
    sys.exit(problem(Path(sys.argv[1]).read_text(encoding="utf-8"), changed_lines()))
