"""The server under attack: `python -m tests.attack` runs every attack and tells what bystanders noticed of it."""
