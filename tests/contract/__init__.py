"""The contract of a game: laws every game has to keep, checked on every game of the registry."""
