"""One scripted person per game, who plays it through the page."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from tests.browser.guest import Guest
from tests.browser.players import builders, craftsmen, le_havre, little_town, orleans
from tests.browser.players.person import Person

PLAYERS: Mapping[str, Callable[[Guest], Person]] = {
    "builders": builders.Player,
    "little_town": little_town.Player,
    "le_havre": le_havre.Player,
    "orleans": orleans.Player,
    "craftsmen": craftsmen.Player,
}
