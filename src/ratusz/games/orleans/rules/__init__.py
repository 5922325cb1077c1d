"""The rules of Orléans, chapter by chapter: setup, the round, its phases, and what places do."""
