"""Bots, named by a spec string: `random`, `greedy`, `mcts:seconds=1`."""
