"""`ratusz`, the command line: matches in the terminal, and everything that checks and measures the engine."""

import sys

__all__ = ["main"]


def main() -> None:
    """Run the command line of this process."""
    # Loaded here, since every process that the command starts loads this module again, and needs no commands.
    from ratusz.cli.app import run  # noqa: PLC0415

    sys.exit(run(sys.argv[1:]))
