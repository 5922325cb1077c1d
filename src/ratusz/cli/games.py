"""`ratusz games`: what can be played, by how many, with which options."""

from __future__ import annotations

import json
from typing import Any

import typer

from ratusz import games
from ratusz.cli.common import Color, Json, Language
from ratusz.cli.screen import Screen
from ratusz.core.game import Game, Option
from ratusz.texts import Texts


def list_games(*, as_json: Json = False, language: Language, color: Color = True) -> None:
    """List the games with their player counts and options.

    For example:

    ratusz games
    ratusz games --json
    """
    if as_json:
        typer.echo(json.dumps([_document(game, Texts(language, game)) for game in games.registry().values()]))
        return
    screen = Screen(color=color)
    for game in games.registry().values():
        texts = Texts(language, game)
        screen.title(game.id, texts.say("game-name"))
        screen.write(texts.about(), indent=2)
        screen.write(texts.say("games-players", lowest=game.players[0], highest=game.players[-1]), indent=2)
        for option in game.options:
            screen.write(f"--option {option.name}={option.default}", indent=2)
            screen.write(f"{texts.say(f'option-{option.name}')} ({_allowed(option)})", "dim", indent=4)


def _allowed(option: Option) -> str:
    if isinstance(option.default, bool):
        return "true | false"
    if isinstance(option.default, int):
        return f"{option.lowest}–{option.highest}"
    choices = " | ".join(option.choices)
    if option.seats:
        return f"{choices} | {','.join(reversed(option.members[:3]))}"
    number = option.count or f"1–{len(option.members)}"
    return f"{choices} | {number} × {','.join(option.members)}" if option.members else choices


def _document(game: Game, texts: Texts) -> dict[str, Any]:
    return {
        "id": game.id,
        "name": texts.say("game-name"),
        "description": texts.about(),
        "rules_version": game.rules_version,
        "players": list(game.players),
        "options": {option.name: option.default for option in game.options},
    }
