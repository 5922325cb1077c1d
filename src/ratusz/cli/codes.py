"""The exit codes of commands: 0 is for what went well, 1 for a check that failed."""

from typing import Final

BAD_INPUT: Final = 2
"""What was asked for cannot be done."""
INTERRUPTED: Final = 130
"""Ctrl-C."""
