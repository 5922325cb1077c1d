"""The laws of the contract, for whoever writes a game.

>>> from ratusz import games
>>> from ratusz.testing import LAWS, check
>>> [law.name for law in LAWS if law.lacks(games.find("builders"))]
['search loses nothing', 'forms fit the rules', 'ways are legal']

`check(GAME)` holds a game to every law that it has the parts for, and names the others. Each law is a function that
takes a `Case` and raises AssertionError if the game breaks it.
"""

from __future__ import annotations

from ratusz.testing.case import Case
from ratusz.testing.laws import LAWS, Law, Verdict, check

__all__ = ["LAWS", "Case", "Law", "Verdict", "check"]
