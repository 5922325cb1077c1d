"""Chaos: people play by several servers that are killed at random, on a database that is restarted and cut off.

`python -m tests.chaos --faults 100` goes on where it was interrupted; see `tests.chaos.__main__`.
"""
