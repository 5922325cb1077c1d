"""The pending steps of a document of Orléans: read, and checked against the position."""

from __future__ import annotations

from typing import Any

from ratusz.core.errors import BadDocument
from ratusz.core.reading import Reader
from ratusz.core.state import NOBODY, EndTurn, Step
from ratusz.games.orleans import cards
from ratusz.games.orleans.rules.actions import DEED_WAYS, ENTRY
from ratusz.games.orleans.rules.deeds import Send, candidates
from ratusz.games.orleans.rules.fate import FATES, HARVESTS, PROTECTIONS, Fate, GiveFood, Protect
from ratusz.games.orleans.rules.followers import (
    BATHS,
    DRAWS,
    KEEPS,
    TAKE_BACKS,
    TO_TOWERS,
    Bathe,
    Draw,
    Keep,
    TakeBack,
    ToTower,
    standing,
)
from ratusz.games.orleans.rules.planning import PLANS, TASKS, Plan, Task, entry_place, placements, technology_placements
from ratusz.games.orleans.rules.round import (
    ACTIONS,
    EVENT,
    FOLLOWERS,
    HOURGLASS,
    PHASE_IDS,
    PHASES,
    PLANNING,
    START_PLAYER,
    Phase,
)
from ratusz.games.orleans.rules.setup import Remove
from ratusz.games.orleans.rules.torture import Torture
from ratusz.games.orleans.rules.tracks import END_TURNS
from ratusz.games.orleans.rules.travel import Summon, TakeGood, Travel
from ratusz.games.orleans.rules.turn import (
    AFTER_TURNS,
    TURNS,
    Advance,
    AfterTurn,
    Bake,
    Buy,
    Follow,
    PayGood,
    Recruit,
    TakeTile,
    Turn,
)
from ratusz.games.orleans.soundness import replay_plan
from ratusz.games.orleans.state import Hand, OrleansState, arrived, taken_kind
from ratusz.games.orleans.writing import tiles_of

PLAIN: dict[str, list[Any]] = {
    Draw.name: DRAWS,
    Bathe.name: BATHS,
    Keep.name: KEEPS,
    TakeBack.name: TAKE_BACKS,
    ToTower.name: TO_TOWERS,
    Plan.name: PLANS,
    Task.name: TASKS,
    Turn.name: TURNS,
    AfterTurn.name: AFTER_TURNS,
    Fate.name: FATES,
    Protect.name: PROTECTIONS,
    GiveFood.name: HARVESTS,
    EndTurn.name: END_TURNS,
}
"""The steps that are known by name and seat alone."""

FOLLOWS: dict[str, tuple[type[Any], tuple[int, ...]]] = {
    Recruit.name: (Recruit, (cards.RECRUIT_CHOICE,)),
    TakeTile.name: (TakeTile, (cards.RECRUIT_CHOICE, cards.HIDE_GOODS)),
    Buy.name: (Buy, (cards.BUY_DEVELOPMENT,)),
    Bake.name: (Bake, (cards.BAKE,)),
    PayGood.name: (PayGood, (cards.PAY_FOR_DEVELOPMENT, cards.HIDE_GOODS)),
    Advance.name: (Advance, (cards.HIDE_GOODS,)),
    Summon.name: (Summon, (cards.MOVE_OTHER,)),
}
"""The steps that belong to a place, and to places of which actions."""


def read_step(name: str, player: int, document: Reader) -> Step[Any]:
    """The step of that name (see `rules/`)."""
    if name in PLAIN:
        step: Step[Any] = PLAIN[name][player]
        return step
    if name in FOLLOWS:
        made: Step[Any] = FOLLOWS[name][0](player, _place(document, FOLLOWS[name][1]))
        return made
    if name == Phase.name:
        return PHASES[_index(document.text("phase"), PHASE_IDS)]
    if name == Remove.name:
        return Remove(player, document.number("turn", 0, cards.MOST_PLAYERS))
    if name == Torture.name:
        return Torture(player, document.number("missing", 1, cards.ALL_COINS))
    if name == Travel.name:
        place = _place(document, (cards.MOVE, cards.MOVE_OTHER))
        return Travel(player, place, document.number("merchant", 0, cards.MOST_PLAYERS - 1))
    if name == TakeGood.name:
        place = _place(document, (cards.MOVE, cards.MOVE_OTHER))
        return TakeGood(player, place, _index(document.text("edge"), cards.EDGE_IDS))
    if name == Send.name:
        kinds = [_index(kind, cards.KIND_IDS) for kind in document.items("followers", str)]
        first_way = document.number("first_way", 0, len(DEED_WAYS) - 1)
        return Send(player, _place(document, (cards.SEND,)), kinds, document.flag("moved"), first_way)
    raise BadDocument(f"{name!r:.60} is not a step of Orléans.")


def _index(name: str, ids: list[str]) -> int:
    if name not in ids:
        raise BadDocument(f"{name!r:.60} is not something that a step can be about.")
    return ids.index(name)


def _place(document: Reader, actions: tuple[int, ...]) -> int:
    place = _index(document.text("place"), cards.PLACE_IDS)
    if cards.ACTION[place] not in actions:
        raise BadDocument(f"The place '{cards.PLACE_IDS[place]}' does not ask that.")
    return place


def check_steps(state: OrleansState) -> None:
    """One phase is to come, and above it lies what is left of the one before, if anything; or the match is over."""
    if not state.steps:
        _check_over(state)
        return
    bottom, above = state.steps[0], state.steps[1:]
    if not isinstance(bottom, Phase):
        raise BadDocument("The lowest step is the phase that comes next.")
    if state.round == 0 and bottom.phase != HOURGLASS:
        raise BadDocument("The first round begins with its hourglass tile.")
    if bool(state.hands) != (bottom.phase == PLANNING) or bool(state.plans) != (bottom.phase == ACTIONS):
        raise BadDocument("Hands are held while followers are drawn, plans are made while planning.")
    if bool(state.together) != (bottom.phase == PLANNING or (bottom.phase == ACTIONS and not state.by_turns)):
        raise BadDocument("Seats decide together while they draw, and while they plan at the same time.")
    if state.citizens[cards.LAST_CITIZEN] != NOBODY or state.capped:
        raise BadDocument("The match is not over yet.")
    if above or state.together:
        _check_phase(state, bottom.phase, above)
    elif bottom.phase == HOURGLASS and state.round == cards.ROUNDS:
        raise BadDocument("There is no round after the last.")


def _check_phase(state: OrleansState, phase: int, above: list[Step[Any]]) -> None:
    """What lies above the phase that comes next is a question of the one before."""
    if phase == HOURGLASS:
        _check_removals(state, above)
    elif phase == FOLLOWERS:
        _check_questions(state, above, (Torture,))
    elif phase == PLANNING:
        _check_hands(state, above)
    elif phase == ACTIONS:
        _check_plans(state, above)
    elif phase == EVENT:
        _check_turn(state, above)
    elif phase == START_PLAYER:
        fates = [step for step in above if isinstance(step, Fate)]
        if above[: len(fates)] != fates or len(fates) > 1 or any(fate.place >= state.players for fate in fates):
            raise BadDocument("The event reaches one seat after the other.")
        _check_questions(state, above[len(fates) :], (Protect, GiveFood, Torture))
    else:
        raise BadDocument(f"Nothing is decided before the phase '{PHASE_IDS[phase]}'.")


def _check_over(state: OrleansState) -> None:
    if state.together or state.hands or state.plans or state.capped or state.round < cards.ROUNDS:
        raise BadDocument("No step is pending, but the match is not over.")
    if state.citizens[cards.LAST_CITIZEN] != state.most_stations():
        raise BadDocument("The last citizen belongs to the seat that alone has the most stations.")


def _check_removals(state: OrleansState, above: list[Step[Any]]) -> None:
    """Somebody removes a tile, or confirms to have removed one."""
    if state.round:
        raise BadDocument("Tiles are removed before the first round.")
    removals = cards.PLACES_REMOVED[state.players] * state.players
    for step in above:
        if isinstance(step, Remove):
            seat = (state.start_player + step.turn) % state.players
            if step.turn >= removals or step.player != seat:
                raise BadDocument(f"The tiles are removed in turn order, {removals} times, and this is not it.")
        elif not (isinstance(step, EndTurn) and step is above[-1] and state.confirms(step.player)):
            raise BadDocument(f"'{step.name}' does not come before the first round.")
    if not 1 <= len(above) <= 2 or (len(above) == 2 and not isinstance(above[1], EndTurn)):
        raise BadDocument("Before the first round tiles are removed one after the other.")


def _check_questions(state: OrleansState, above: list[Step[Any]], kinds: tuple[type[Step[Any]], ...]) -> None:
    """One question, with a choice, on top of the confirmation; or the confirmation alone."""
    if len(above) == 1 and isinstance(above[0], EndTurn) and state.confirms(above[0].player):
        return
    questions = above[1:] if above and isinstance(above[0], EndTurn) else above
    if len(questions) != 1 or not isinstance(questions[0], kinds):
        raise BadDocument("One question of the phase was expected.")
    step = questions[0]
    if len(above) == 2 and above[0].player != step.player:
        raise BadDocument("A seat confirms what it has decided itself.")
    if not step.legal(state):
        raise BadDocument(f"'{step.name}' of seat {step.player} has no answer.")


def _check_turn(state: OrleansState, above: list[Step[Any]]) -> None:
    """A seat that has not passed is in turn, answers what its action asks, or confirms."""
    if len(above) == 1 and isinstance(above[0], Turn):
        if state.passed >> above[0].player & 1:
            raise BadDocument(f"Seat {above[0].player} has passed and is in turn.")
        return
    active = above[0].seat if above and isinstance(above[0], AfterTurn) else NOBODY
    if active == NOBODY or len(above) not in (2, 3) or above[1] is not END_TURNS[active]:
        raise BadDocument("'turn' of a seat was expected, or 'after_turn', 'end_turn' and a question of one.")
    if len(above) == 2:
        if not state.confirms(active):
            raise BadDocument(f"Seat {active} does not want to be asked before its turn ends.")
        return
    step = above[2]
    if step.player != active or not isinstance(step, (Follow, Travel, TakeGood, Summon, Send)):
        raise BadDocument(f"'{step.name}' of seat {step.player} is not a question of this turn.")
    if not state.owns(active, step.place):
        raise BadDocument(f"Seat {active} does not have '{cards.PLACE_IDS[step.place]}'.")
    _check_follow(state, step)


def _check_follow(state: OrleansState, step: Any) -> None:
    seat = step.player
    if isinstance(step, Travel):
        if step.merchant >= state.players or (step.merchant == seat) != (cards.ACTION[step.place] == cards.MOVE):
            raise BadDocument("The Court moves the merchants of others; everything else moves one's own.")
    elif isinstance(step, TakeGood):
        own = cards.ACTION[step.place] == cards.MOVE
        movers = [mover for mover in range(state.players) if (mover == seat) == own]
        ends = cards.EDGE_ENDS[step.edge]
        if not any(state.merchants[mover] in ends for mover in movers):
            raise BadDocument(f"No merchant has come along '{cards.EDGE_IDS[step.edge]}'.")
        if not any(step.edge in cards.WAYS[step.place][city] for city in ends):
            raise BadDocument(f"'{cards.PLACE_IDS[step.place]}' does not go along '{cards.EDGE_IDS[step.edge]}'.")
    elif isinstance(step, Send):
        there = candidates(state, seat, step.place)
        if not step.kinds or any(step.kinds.count(kind) > there.count(kind) for kind in step.kinds):
            raise BadDocument("Those who are to be sent have to be there.")
        if step.kinds != sorted(step.kinds):
            raise BadDocument("Followers are sent in the order of their kinds.")
    elif isinstance(step, Summon) and state.coins[seat] == 0:
        raise BadDocument("The Court cannot be paid for.")
    elif isinstance(step, TakeTile) and len(tiles_of(state, seat)) >= state.tracks[seat * cards.TRACKS + cards.TRADERS]:
        raise BadDocument("The step on the traders track has brought its tile already.")
    if not step.legal(state):
        raise BadDocument(f"'{step.name}' of seat {seat} has no answer.")


def _check_hands(state: OrleansState, above: list[Step[Any]]) -> None:
    if above:
        raise BadDocument("While followers are drawn only the next phase waits.")
    state.opening = [DRAWS[seat] for seat in range(state.players)]
    for seat in range(state.players):
        stack = state.together[seat]
        if len(stack) > 1 or any(
            step.player != seat or not isinstance(step, (Draw, Bathe, Keep, TakeBack, ToTower)) for step in stack
        ):
            raise BadDocument(f"Seat {seat} has one question of the Followers phase, or none.")
        _check_hand(state, seat, state.hands[seat])
        if stack:
            _check_asked(state, state.hands[seat], stack[0])


def _check_hand(state: OrleansState, seat: int, hand: Hand) -> None:
    """What was drawn was in the bag, what was taken back stood on slots, and all of it has room."""
    bag = state.bag[seat * cards.KINDS : seat * cards.KINDS + cards.KINDS]
    for kind in hand.drawn + hand.kept + hand.bathed + hand.coming:
        bag[kind] -= 1
    if min(bag) < 0:
        raise BadDocument(f"Seat {seat} draws followers that are not in its bag.")
    if len(hand.drawn) + len(hand.taken) > state.allowance(seat):
        raise BadDocument(f"Seat {seat} has drawn and taken back more than it may.")
    if len(hand.kept) > 1 or (hand.kept and not state.owns(seat, cards.BATHHOUSE)):
        raise BadDocument("The Bathhouse keeps one follower for its owner.")
    waiting = arrived(hand)
    if len(waiting) > state.free_market(seat) + state.free_tower(seat):
        raise BadDocument(f"Seat {seat} has no room for all its followers.")
    if len(hand.tower) > state.free_tower(seat) or any(
        hand.tower.count(kind) > waiting.count(kind) for kind in hand.tower
    ):
        raise BadDocument(f"Seat {seat} cannot put these followers into the tower.")
    taken = hand.taken
    if taken != sorted(taken) or hand.tower != sorted(hand.tower):
        raise BadDocument("What was taken back, and what lies in the tower, is kept in order.")
    for number, entry in enumerate(taken):
        state.hands[seat] = Hand([], [], [], [], taken[:number], [])
        if entry not in standing(state, seat):
            raise BadDocument(f"'{cards.KIND_IDS[taken_kind(entry)]}' does not stand where seat {seat} took it from.")
    state.hands[seat] = hand
    if not state.together[seat] and (hand.bathed or len(waiting) - len(hand.tower) > state.free_market(seat)):
        raise BadDocument(f"Seat {seat} is not done with its followers.")


def _check_asked(state: OrleansState, hand: Hand, step: Step[Any]) -> None:
    """The question fits what the seat has done so far."""
    seat = step.player
    full = min(state.bag_size(seat), state.most_draws(seat))
    later = bool(hand.kept or hand.taken or hand.tower)
    if isinstance(step, Draw):
        fits = not later and not hand.drawn and not hand.bathed and len(hand.coming) == full
    elif isinstance(step, Bathe):
        rest = full - len(hand.drawn)
        room = state.free_market(seat) + state.free_tower(seat) - len(hand.drawn)
        fits = not later and not hand.bathed and len(hand.coming) == rest > 0 < room
        fits = fits and state.owns(seat, cards.BATHHOUSE)
    elif isinstance(step, Keep):
        fits = not later and len(set(hand.bathed)) == cards.BATH_DRAWS == len(hand.bathed)
        fits = fits and state.owns(seat, cards.BATHHOUSE)
        fits = fits and len(hand.drawn) < state.free_market(seat) + state.free_tower(seat)
    elif isinstance(step, TakeBack):
        room = state.free_market(seat) + state.free_tower(seat) - len(arrived(hand))
        used = len(hand.drawn) + len(hand.taken)
        fits = not hand.bathed and not hand.tower and room > 0 and used < state.allowance(seat)
        fits = fits and bool(standing(state, seat))
    else:
        fits = not hand.bathed and len(hand.tower) < min(state.free_tower(seat), len(arrived(hand)))
    if not fits:
        raise BadDocument(f"Seat {seat} cannot be asked '{step.name}' now.")


def _placeable(state: OrleansState, seat: int) -> list[int]:
    return [ENTRY[action] for action in placements(state, seat) + technology_placements(state, seat)]


def _check_plans(state: OrleansState, above: list[Step[Any]]) -> None:
    if state.by_turns:
        if len(above) != 1 or not isinstance(above[0], Task) or state.passed >> above[0].player & 1:
            raise BadDocument("One task of a seat that has not passed was expected.")
    elif above:
        raise BadDocument("While all plan only the next phase waits.")
    if not state.by_turns:
        state.opening = [PLANS[seat] for seat in range(state.players)]
    for seat in range(state.players):
        stack: list[Step[Any]] = state.together[seat] if state.together else []
        if stack not in ([], [PLANS[seat]]):
            raise BadDocument(f"Seat {seat} is planning or has planned.")
        plan = state.plans[seat]
        if state.by_turns and plan and (seat != above[0].player or len({entry_place(entry) for entry in plan}) > 1):
            raise BadDocument("A task is for one place, of the seat that plans it.")
        if plan != sorted(plan):
            raise BadDocument("A plan is kept in order.")
        replay_plan(state, seat, _placeable)
