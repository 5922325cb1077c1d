"""Orléans, by Reiner Stockhausen, for two to four players."""

from ratusz.core.game import Game, Option
from ratusz.core.observation import Observation
from ratusz.games.orleans.advice import belongs, reason, worthwhile
from ratusz.games.orleans.asking import PURSE_IDS, about, closed, hangs_on, panel, purse
from ratusz.games.orleans.board import BOARD
from ratusz.games.orleans.cards import ALL_EXTRAS, BY_TURNS, DATA, EXTRA_IDS, NO_EXTRAS, SIMULTANEOUS
from ratusz.games.orleans.features import FEATURES
from ratusz.games.orleans.filling import fill
from ratusz.games.orleans.habits import usual
from ratusz.games.orleans.obvious import costly, obvious
from ratusz.games.orleans.pending import STEPS
from ratusz.games.orleans.position import LAYOUT, read
from ratusz.games.orleans.rules.actions import SPACE
from ratusz.games.orleans.rules.order import sensible
from ratusz.games.orleans.rules.round import set_up
from ratusz.games.orleans.soundness import components
from ratusz.games.orleans.styles import STYLES
from ratusz.games.orleans.value import value
from ratusz.games.orleans.view import private, public, score_details, score_sheet

GAME = Game(
    id="orleans",
    rules_version=1,
    players=range(DATA["game"]["players_min"], DATA["game"]["players_max"] + 1),
    options=(
        Option("extra_tiles", default=NO_EXTRAS, choices=(NO_EXTRAS, ALL_EXTRAS), members=tuple(EXTRA_IDS)),
        Option("reduced_places", default=False),
        Option("planning", default=SIMULTANEOUS, choices=(SIMULTANEOUS, BY_TURNS)),
    ),
    space=SPACE,
    deal=set_up,
    public=public,
    private=private,
    write=LAYOUT.write,
    read=read,
    read_step=STEPS.read,
    check_steps=STEPS.check,
    value=value,
    features=FEATURES,
    styles=STYLES,
    components=components,
    score_sheet=score_sheet,
    score_details=score_details,
    reason=reason,
    worthwhile=worthwhile,
    belongs=belongs,
    observation=Observation.of("ratusz.games.orleans.observation"),
    sensible=sensible,
    usual=usual,
    purse_ids=PURSE_IDS,
    purse=purse,
    about=about,
    hangs_on=hangs_on,
    closed=closed,
    panel=panel,
    obvious=obvious,
    foregone=frozenset({"draw"}),
    costly=costly,
    folder=__name__,
    board=BOARD,
    fill=fill,
)
