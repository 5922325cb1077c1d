"""Little Town, by Shun and Aya Taguchi, for two to four players."""

from ratusz.core.game import Game, Option
from ratusz.core.observation import Observation
from ratusz.games.little_town.advice import reason
from ratusz.games.little_town.asking import PURSE_IDS, about, closed, hangs_on, purse
from ratusz.games.little_town.board import BOARD
from ratusz.games.little_town.cards import DATA, MARKET_PLACES, MARKET_TILES, SIDES, TILE_IDS
from ratusz.games.little_town.features import FEATURES
from ratusz.games.little_town.filling import fill
from ratusz.games.little_town.habits import ending
from ratusz.games.little_town.obvious import costly, obvious
from ratusz.games.little_town.pending import STEPS
from ratusz.games.little_town.position import LAYOUT, components, read
from ratusz.games.little_town.rules.actions import SPACE
from ratusz.games.little_town.rules.order import sensible
from ratusz.games.little_town.rules.setup import MARKETS, set_up
from ratusz.games.little_town.styles import STYLES
from ratusz.games.little_town.value import value
from ratusz.games.little_town.view import private, public, score_details, score_sheet

GAME = Game(
    id="little_town",
    rules_version=1,
    players=range(DATA["game"]["min_players"], DATA["game"]["max_players"] + 1),
    options=(
        Option("board", default=SIDES[0], choices=tuple(SIDES)),
        Option(
            "market",
            default=MARKETS[0],
            choices=MARKETS,
            members=tuple(TILE_IDS[tile] for tile in MARKET_TILES),
            count=MARKET_PLACES,
        ),
        Option("coins_may_feed", default=False),
    ),
    space=SPACE,
    deal=set_up,
    public=public,
    private=private,
    write=LAYOUT.write,
    read=read,
    read_step=STEPS.read,
    check_steps=STEPS.check,
    fill=fill,
    value=value,
    components=components,
    score_sheet=score_sheet,
    score_details=score_details,
    reason=reason,
    purse_ids=PURSE_IDS,
    purse=purse,
    about=about,
    hangs_on=hangs_on,
    closed=closed,
    obvious=obvious,
    costly=costly,
    observation=Observation.of("ratusz.games.little_town.observation"),
    features=FEATURES,
    styles=STYLES,
    chance=False,
    sensible=sensible,
    ending=ending,
    folder=__name__,
    board=BOARD,
)
