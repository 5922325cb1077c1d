"""One function per law of the contract. Each takes a case and raises AssertionError if the game breaks the law."""
