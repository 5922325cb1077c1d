"""`ratusz`, the command line: matches in the terminal, and everything that checks and measures the engine."""

import sys

from ratusz.cli.app import run

__all__ = ["main"]


def main() -> None:
    """Run the command line of this process."""
    sys.exit(run(sys.argv[1:]))
