"""The check of commit messages, as git calls it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from message import LINES, SCISSORS, SUBJECT, problem

CHECK = Path(__file__).parents[1] / "tools" / "message.py"
BODY = "\n\nSince one of them was wrong."


@pytest.mark.parametrize(
    ("message", "changed"),
    [
        ("A" * SUBJECT, LINES),
        ("A rule is fixed" + BODY, 10_000),
        ("A rule is fixed\n# What git says\n", 3),
        ("Merge next into types", 10_000),
        (f"A rule is fixed\n{SCISSORS}\n{'+' * 100}\n", 3),
    ],
)
def test_a_short_subject_and_a_reason_are_enough(message: str, changed: int) -> None:
    assert problem(message, changed) is None


@pytest.mark.parametrize(
    ("message", "changed", "told"),
    [
        ("A" * (SUBJECT + 1) + BODY, 1, "The subject has 73 characters, and may have 72."),
        ("A rule is fixed\nSince it was wrong.", 1, "An empty line stands between the subject and the body."),
        ("A rule is fixed\n\n# What git says\n", LINES + 1, "51 lines change: say below the subject why."),
    ],
)
def test_what_is_missing_is_told(message: str, changed: int, told: str) -> None:
    assert problem(message, changed) == told


def test_git_is_asked_how_much_changes(tmp_path: Path) -> None:
    subprocess.run(["git", "init", "--quiet", tmp_path], check=True)
    (tmp_path / "lines.txt").write_text("line\n" * 60, encoding="utf-8")
    (tmp_path / "picture.bin").write_bytes(bytes(range(256)))
    (tmp_path / "message").write_text("A rule is fixed\n", encoding="utf-8")
    subprocess.run(["git", "add", "lines.txt", "picture.bin"], cwd=tmp_path, check=True)
    command = [sys.executable, str(CHECK), "message"]
    checked = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert (checked.returncode, checked.stderr) == (1, "60 lines change: say below the subject why.\n")
