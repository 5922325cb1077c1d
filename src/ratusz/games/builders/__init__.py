"""The Builders: Middle Ages, by Frédéric Henry, for two to four players."""

from ratusz.core.game import Game, Option
from ratusz.core.observation import Observation
from ratusz.games.builders.advice import belongs, reason
from ratusz.games.builders.asking import PURSE_IDS, about, closed, costly, hangs_on, obvious, purse
from ratusz.games.builders.board import BOARD
from ratusz.games.builders.cards import DATA
from ratusz.games.builders.features import FEATURES
from ratusz.games.builders.filling import fill
from ratusz.games.builders.habits import ending
from ratusz.games.builders.pending import STEPS
from ratusz.games.builders.position import LAYOUT, components, read
from ratusz.games.builders.rules import SPACE, set_up
from ratusz.games.builders.styles import STYLES
from ratusz.games.builders.value import value
from ratusz.games.builders.view import public, score_details, score_sheet

GAME = Game(
    id="builders",
    rules_version=1,
    players=range(DATA["players"]["min"], DATA["players"]["max"] + 1),
    options=(Option("round_cap", default=200, lowest=1, highest=10_000),),
    space=SPACE,
    deal=set_up,
    public=public,
    write=LAYOUT.write,
    read=read,
    read_step=STEPS.read,
    check_steps=STEPS.check,
    fill=fill,
    value=value,
    features=FEATURES,
    styles=STYLES,
    ending=ending,
    components=components,
    score_sheet=score_sheet,
    score_details=score_details,
    reason=reason,
    belongs=belongs,
    observation=Observation.of("ratusz.games.builders.observation"),
    purse_ids=PURSE_IDS,
    purse=purse,
    about=about,
    hangs_on=hangs_on,
    closed=closed,
    obvious=obvious,
    costly=costly,
    folder=__name__,
    board=BOARD,
)
