"""One scripted person per game, who plays it through the page."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Protocol

from tests.browser.guest import Guest
from tests.browser.players import builders, craftsmen, le_havre, little_town, orleans


class Player(Protocol):
    """Somebody who plays one game by its page."""

    def act(self) -> None: ...

    def play(self) -> None: ...

    def play_turn(self) -> None: ...


PLAYERS: Mapping[str, Callable[[Guest], Player]] = {
    "builders": builders.Player,
    "little_town": little_town.Player,
    "le_havre": le_havre.Player,
    "orleans": orleans.Player,
    "craftsmen": craftsmen.Player,
}
