"""Craftsmen (Rzemieślnicy), by Krzysztof Matusik, for two to five players."""

from ratusz.core.game import Game, Option
from ratusz.core.observation import Observation
from ratusz.games.craftsmen.advice import belongs, reason
from ratusz.games.craftsmen.asking import PURSE_IDS, about, closed, costly, obvious, panel, purse
from ratusz.games.craftsmen.board import BOARD
from ratusz.games.craftsmen.cards import DATA, MOST_PLAYERS
from ratusz.games.craftsmen.features import FEATURES
from ratusz.games.craftsmen.filling import fill
from ratusz.games.craftsmen.habits import play_on
from ratusz.games.craftsmen.lesson import lesson
from ratusz.games.craftsmen.pending import STEPS
from ratusz.games.craftsmen.position import LAYOUT, read
from ratusz.games.craftsmen.rules import SPACE, set_up
from ratusz.games.craftsmen.rules.deal import BY_SEAT
from ratusz.games.craftsmen.rules.order import sensible
from ratusz.games.craftsmen.soundness import components
from ratusz.games.craftsmen.styles import STYLES
from ratusz.games.craftsmen.value import value
from ratusz.games.craftsmen.view import private, public, score_details, score_sheet

GAME = Game(
    id="craftsmen",
    rules_version=2,
    players=range(DATA["meta"]["players_min"], DATA["meta"]["players_max"] + 1),
    options=(
        Option(
            "age",
            default=BY_SEAT,
            choices=(BY_SEAT,),
            members=tuple(str(seat + 1) for seat in range(MOST_PLAYERS)),
            seats=True,
            silent=True,
        ),
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
    sensible=sensible,
    play_on=play_on,
    components=components,
    score_sheet=score_sheet,
    score_details=score_details,
    reason=reason,
    belongs=belongs,
    observation=Observation.of("ratusz.games.craftsmen.observation"),
    purse_ids=PURSE_IDS,
    purse=purse,
    about=about,
    closed=closed,
    panel=panel,
    obvious=obvious,
    costly=costly,
    folder=__name__,
    board=BOARD,
    fill=fill,
    lesson=lesson,
)
