"""The server: tables, seats, storage, live updates. Knows core, games and bots."""
