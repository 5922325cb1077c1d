"""`ratusz`, the command line: matches in the terminal, and everything that checks and measures the engine."""

from ratusz.cli.app import main

__all__ = ["main"]
