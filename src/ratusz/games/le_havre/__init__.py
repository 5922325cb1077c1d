"""Le Havre, by Uwe Rosenberg, for one to five players."""

from ratusz.core.game import Game, Option
from ratusz.core.observation import Observation
from ratusz.games.le_havre.advice import belongs, reason, worthwhile
from ratusz.games.le_havre.asking import PURSE_IDS, purse
from ratusz.games.le_havre.asking.about import about
from ratusz.games.le_havre.asking.closed import closed
from ratusz.games.le_havre.asking.forms import panel
from ratusz.games.le_havre.asking.obvious import obvious
from ratusz.games.le_havre.board import BOARD
from ratusz.games.le_havre.cards import FULL, MOST_PLAYERS, SHORT
from ratusz.games.le_havre.features import FEATURES
from ratusz.games.le_havre.filling import fill
from ratusz.games.le_havre.habits import usual
from ratusz.games.le_havre.pending import STEPS
from ratusz.games.le_havre.position import LAYOUT, components, read
from ratusz.games.le_havre.rules import SPACE, set_up
from ratusz.games.le_havre.rules.order import sensible
from ratusz.games.le_havre.styles import STYLES
from ratusz.games.le_havre.value import value
from ratusz.games.le_havre.view import private, public, score_details, score_sheet

GAME = Game(
    id="le_havre",
    rules_version=2,
    players=range(1, MOST_PLAYERS + 1),
    options=(
        Option("version", default=FULL, choices=(FULL, SHORT)),
        Option("specials", default="base", choices=("base", "all")),
        Option("restricted_selling", default=False),
        Option("expensive_loans", default=False),
        Option("redeal_black_market", default=True),
        Option("costs_of_2008", default=False),
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
    features=FEATURES,
    styles=STYLES,
    components=components,
    score_sheet=score_sheet,
    score_details=score_details,
    reason=reason,
    worthwhile=worthwhile,
    belongs=belongs,
    observation=Observation.of("ratusz.games.le_havre.observation"),
    sensible=sensible,
    usual=usual,
    purse_ids=PURSE_IDS,
    purse=purse,
    about=about,
    closed=closed,
    panel=panel,
    obvious=obvious,
    foregone=frozenset({"before_supply"}),
    folder=__name__,
    board=BOARD,
)
