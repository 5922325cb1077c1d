"""Chaos: people play by several servers that are killed at random, on a database that is restarted and cut off.

Their own connections break too; then they come back by any server and send again, by its id, what was not answered.

`python -m tests.chaos --faults 100` goes on where it was interrupted; see `tests.chaos.__main__`.
"""
