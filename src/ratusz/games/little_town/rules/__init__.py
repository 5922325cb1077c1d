"""The rules of Little Town, by chapter: setup, actions, payments, objectives, work, turn, round_end, order."""
