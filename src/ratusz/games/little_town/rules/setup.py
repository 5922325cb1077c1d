"""The setup of a match (LT-SETUP)."""

from __future__ import annotations

from ratusz.core.game import Options
from ratusz.core.rng import Rng
from ratusz.games.little_town.cards import BEGINNER_TILES, MARKET_PLACES, MARKET_TILES, TILE_NUMBERS
from ratusz.games.little_town.position import LAYOUT
from ratusz.games.little_town.rules.round_end import begin_turn
from ratusz.games.little_town.state import LittleTownState, deal_objectives, draw

MARKETS = ("random", "beginner")


def set_up(players: int, options: Options, rng: Rng) -> LittleTownState:
    """A new match, the first player about to choose (LT-SETUP-1 to LT-SETUP-10)."""
    state = LAYOUT.blank(players, options, rng)
    state.market = lay_market(str(options["market"]), rng)
    deal_objectives(state, rng)
    state.first_player = rng.below(players)
    begin_turn(state, state.first_player)
    return state


def lay_market(market: str, rng: Rng) -> list[int]:
    """Twelve tiles: random ones, those with the bird mark, or the ones listed (LT-SETUP-3, LT-SETUP-4, LT-SETUP-12)."""
    if market == "random":
        tiles = MARKET_TILES[:]
        return [draw(tiles, rng) for _ in range(MARKET_PLACES)]
    if market == "beginner":
        return BEGINNER_TILES[:]
    return [TILE_NUMBERS[name] for name in market.split(",")]
