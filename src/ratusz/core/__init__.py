"""What a game is: positions, steps, actions, chance, records. Knows no game."""
