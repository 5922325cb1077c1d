"""The pending steps of a document of Little Town: read, and checked against the position (LT-STATE-1)."""

from __future__ import annotations

from typing import Any

from ratusz.core.errors import BadDocument
from ratusz.core.reading import Reader
from ratusz.core.state import NOBODY, Step
from ratusz.games.little_town.cards import INPUT, PAIR_IDS, RESIDENCE, ROUNDS, SHOP, TILE_IDS, WHEAT_FIELD, WORKERS
from ratusz.games.little_town.position import read_square, read_tile
from ratusz.games.little_town.rules import round_end
from ratusz.games.little_town.rules.actions import FIRST_GIVE, FIRST_TAKE, MOST_BOUGHT, buying
from ratusz.games.little_town.rules.objectives import suspected
from ratusz.games.little_town.rules.payments import buildable, usable
from ratusz.games.little_town.rules.turn import TURNS, BuildOn, PayCost, Turn
from ratusz.games.little_town.rules.work import CLOSINGS, NOTHING, WORK, Close, Give, Pay, Take, Work, asked_to_end
from ratusz.games.little_town.state import LittleTownState


def read_step(name: str, player: int, document: Reader) -> Step[Any]:
    """The step of that name (see `rules/`)."""
    plain: dict[str, Step[Any]] = {
        round_end.AfterTurn.name: round_end.AFTER_TURNS[player],
        Turn.name: TURNS[player],
        Work.name: WORK[player],
        Close.name: CLOSINGS[player],
        round_end.Feed.name: round_end.FEEDINGS[player],
    }
    if name in plain:
        return plain[name]
    if name == round_end.RoundEnd.name:
        return round_end.ROUND_ENDS[_stage(document, round_end.FINISH)][player]
    if name == round_end.Window.name:
        return round_end.WINDOWS[_stage(document, round_end.FEEDING)][player]
    if name == PayCost.name:
        return PayCost(player, read_tile(document.text("tile")))
    if name == BuildOn.name:
        return BuildOn(player, read_tile(document.text("tile")), _purchase(document))
    if name == Give.name:
        return Give(player, read_square(document.text("square")))
    if name == Take.name:
        return Take(player, read_square(document.text("square")), _pair(document, "give"))
    if name == Pay.name:
        shop = document.has("give")
        given = _pair(document, "give") if shop else NOTHING
        return Pay(player, read_square(document.text("square")), given, _pair(document, "take") if shop else NOTHING)
    raise BadDocument(f"{name!r:.60} is not a step of Little Town.")


def _stage(document: Reader, last: int) -> int:
    name = document.text("stage")
    if name not in round_end.STAGE_IDS[: last + 1]:
        raise BadDocument(f"{name!r:.60} is not a stage of the end of a round that fits the step.")
    return round_end.STAGE_IDS.index(name)


def _pair(document: Reader, key: str) -> int:
    name = document.text(key)
    if name not in PAIR_IDS:
        raise BadDocument(f"{name!r:.60} is not a pair of cubes.")
    return PAIR_IDS.index(name)


def _purchase(document: Reader) -> int:
    bought = document.items("bought", int)
    if len(bought) != 4 or not all(0 <= amount <= most for amount, most in zip(bought, MOST_BOUGHT, strict=True)):
        raise BadDocument("'bought' counts the wood, stone, fish and wheat bought for a construction.")
    return buying(bought[0], bought[1], bought[2], bought[3])


def check_steps(state: LittleTownState) -> None:
    """BadDocument unless the pending steps are those of a turn, of the end of a round, or none after the last one."""
    if state.together:
        raise BadDocument("Little Town has no simultaneous phase.")
    if not state.steps:
        _check_over(state)
        return
    bottom, rest = state.steps[0], state.steps[1:]
    if isinstance(bottom, round_end.AfterTurn):
        _check_turn(state, bottom.seat, rest)
    elif isinstance(bottom, round_end.RoundEnd):
        _check_round_end(state, bottom, rest)
    else:
        raise BadDocument("The lowest pending step is 'after_turn' or 'round_end'.")
    top = state.steps[-1]
    if len(state.steps) < 2 or top.player < 0:
        raise BadDocument("The last pending step is a question to a seat.")
    if isinstance(top, Pay | Give | Take | PayCost | BuildOn):
        _check_stage(state, top)
    if isinstance(top, Close | round_end.Window):
        _check_asked(state, top)


def _check_asked(state: LittleTownState, top: Step[Any]) -> None:
    """Nobody is asked for claims who cannot have any (LT-HID-5)."""
    asked = asked_to_end(state, top.player) if isinstance(top, Close) else suspected(state, top.player) != 0
    if not asked:
        raise BadDocument(f"Seat {top.player} has nothing to claim, as everybody knows.")


def _check_over(state: LittleTownState) -> None:
    if state.round != ROUNDS or any(state.unused) or state.capped:
        raise BadDocument("Nobody is to decide, but the last round is not over.")
    _check_idle(state, NOBODY)


def _check_idle(state: LittleTownState, fish_fed: int) -> None:
    """Nobody acts with a worker or the Residence."""
    if state.active != NOBODY or state.square >= 0 or state.residence_acts:
        raise BadDocument("'turn' is that of nobody at the end of a round.")
    if state.fish_fed not in (NOBODY, fish_fed):
        raise BadDocument("'fish_fed' is the seat whose window after the feeding is open, if any.")


def _check_turn(state: LittleTownState, seat: int, rest: list[Step[Any]]) -> None:
    """One seat acts; the seats before it in this round have used one worker more than those after it (LT-TURN-1)."""
    if any(step.player != seat for step in rest) or state.active != seat or state.residence_acts:
        raise BadDocument(f"It is the turn of seat {seat}: all steps above 'after_turn' and 'turn' itself are its own.")
    if state.fish_fed != NOBODY or state.capped:
        raise BadDocument("Neither a feeding nor a cap goes with a turn.")
    names = [step.name for step in rest]
    begun = names in ([Turn.name], [PayCost.name], [BuildOn.name])
    ended = names == [Close.name]
    working = names[:1] == [Work.name] and (len(names) == 1 or names[1:] in ([Pay.name], [Give.name], [Take.name]))
    if not (begun or ended or working):
        raise BadDocument("The pending steps are not those of a turn.")
    if (begun and state.square >= 0) or (working and state.square < 0):
        raise BadDocument("A worker stands on its square once it was placed in this turn, not before.")
    if state.square >= 0 and state.workers[state.square] != seat + 1:
        raise BadDocument(f"'turn' needs a worker of seat {seat} on its square.")
    workers = WORKERS[state.players]
    used = workers - state.unused[seat]
    before = used + 1 if begun else used
    after = used if begun else used - 1
    mine = (seat - state.first_player) % state.players
    if after < 0 or before > workers:
        raise BadDocument(f"Seat {seat} has no worker for this turn.")
    for other in range(state.players):
        place = (other - state.first_player) % state.players
        if other != seat and workers - state.unused[other] != (before if place < mine else after):
            raise BadDocument(f"Seat {other} has not used as many workers as the order of turns says.")


def _check_round_end(state: LittleTownState, bottom: round_end.RoundEnd, rest: list[Step[Any]]) -> None:
    """The step below is what follows; above it is the question of the seat and stage before."""
    if any(state.unused) or state.capped:
        raise BadDocument("The round ends when all workers are used.")
    seat = (bottom.seat - 1) % state.players
    stage = bottom.stage - 1 if bottom.seat == state.first_player else bottom.stage
    if stage < round_end.WINDOW_1 or stage == round_end.FINISH:
        raise BadDocument("'round_end' names the stage and seat that come next.")
    if stage == round_end.SPECIAL:
        _check_residence(state, seat, rest)
        return
    if stage == round_end.FEEDING:
        if rest not in ([round_end.WINDOWS[round_end.FEEDING][seat]], [round_end.FEEDINGS[seat]]):
            raise BadDocument("At the feeding the pending step is 'feed' or the 'window' after it.")
        _check_idle(state, seat if rest == [round_end.WINDOWS[round_end.FEEDING][seat]] else NOBODY)
        return
    if rest != [round_end.WINDOWS[stage][seat]]:
        raise BadDocument("Between rounds the pending step is a 'window' of the stage and seat before the next one.")
    _check_idle(state, NOBODY)


def _check_residence(state: LittleTownState, seat: int, rest: list[Step[Any]]) -> None:
    names = [step.name for step in rest]
    if names[:1] == [Close.name]:
        known = len(names) == 1
    else:
        known = names[:1] == [Work.name] and (len(names) == 1 or names[1:] in ([Pay.name], [Give.name], [Take.name]))
    if not known or any(step.player != seat for step in rest):
        raise BadDocument("Of the special buildings only the Residence asks its owner.")
    acts = state.active == seat and state.residence_acts and state.square >= 0
    if not acts or state.tiles[state.square] != RESIDENCE or state.owners[state.square] != seat:
        raise BadDocument(f"'turn' needs the Residence of seat {seat} on its square.")
    if state.fish_fed != NOBODY:
        raise BadDocument("Nobody is fed before the special buildings have acted.")


def _check_stage(state: LittleTownState, top: Step[Any]) -> None:
    """A choice in stages can be completed (LT-DEC-16)."""
    seat = top.player
    if isinstance(top, PayCost | BuildOn):
        stack = state.wheat_fields > 0 if top.tile == WHEAT_FIELD else top.tile in state.market
        if not (stack and state.houses[seat] and buildable(state, seat, top.tile)):
            raise BadDocument(f"Seat {seat} cannot build '{TILE_IDS[top.tile]}'.")
        if isinstance(top, BuildOn) and top.payment not in PayCost(seat, top.tile).legal(state):
            raise BadDocument("'bought' is not a legal payment for the construction.")
        return
    assert isinstance(top, Pay | Give | Take)
    square = top.square
    if square not in state.near or state.used >> state.near.index(square) & 1 or not usable(state, seat, square):
        raise BadDocument("The building to be used cannot be used.")
    shop = state.tiles[square] == SHOP
    if isinstance(top, Pay) and top.given < 0:
        if shop or not INPUT[state.tiles[square]]:
            raise BadDocument("A payment is asked for only where there are cubes to pay.")
        return
    if not shop:
        raise BadDocument("Pairs of cubes are given only to the Shop.")
    if not isinstance(top, Give):
        asked = Give(seat, square).legal(state)
        following = Take(seat, square, top.given)
        if FIRST_GIVE + top.given not in asked or (
            isinstance(top, Pay) and FIRST_TAKE + top.taken not in following.legal(state)
        ):
            raise BadDocument("The pairs chosen for the Shop do not go together.")
