"""The pending steps of a document of Orléans, checked against the position."""

from __future__ import annotations

from typing import Any, Final

from ratusz.core.errors import BadDocument
from ratusz.core.state import NOBODY, Step
from ratusz.core.steps import Steps, steps_of
from ratusz.games.orleans import cards, rules
from ratusz.games.orleans.coming import REMOVAL
from ratusz.games.orleans.rules import followers, planning
from ratusz.games.orleans.rules import round as phases
from ratusz.games.orleans.rules.actions import ENTRY
from ratusz.games.orleans.rules.round import Phase
from ratusz.games.orleans.soundness import replay_plan
from ratusz.games.orleans.state import Hand, OrleansState, arrived, taken_kind


def phase_of(state: OrleansState) -> str:
    """The phase that is going on: the one before the phase that comes next."""
    bottom = state.steps[0] if state.steps else None
    if not isinstance(bottom, Phase):
        return ""
    return phases.PHASE_IDS[bottom.phase - 1] if state.round or bottom.phase else REMOVAL


def check_frame(state: OrleansState) -> None:
    """One phase is to come, and above it lies what is left of the one before, if anything; or the match is over."""
    if not state.steps:
        _check_over(state)
        return
    bottom, above = state.steps[0], state.steps[1:]
    if not isinstance(bottom, Phase):
        raise BadDocument("The lowest step is the phase that comes next.")
    _check_round(state, bottom.phase)
    if state.hands:
        _check_hands(state)
    elif state.together or (state.plans and above):
        _check_plans(state, above)


def _check_round(state: OrleansState, phase: int) -> None:
    if state.round == 0 and phase != phases.HOURGLASS:
        raise BadDocument("The first round begins with its hourglass tile.")
    if state.round == cards.ROUNDS and phase == phases.HOURGLASS:
        raise BadDocument("There is no round after the last.")
    if bool(state.hands) != (phase == phases.PLANNING) or bool(state.plans) != (phase == phases.ACTIONS):
        raise BadDocument("Hands are held while followers are drawn, plans are made while planning.")
    if bool(state.together) != (phase == phases.PLANNING or (phase == phases.ACTIONS and not state.by_turns)):
        raise BadDocument("Seats decide together while they draw, and while they plan at the same time.")
    if state.citizens[cards.LAST_CITIZEN] != NOBODY or state.capped:
        raise BadDocument("The match is not over yet.")


def _check_over(state: OrleansState) -> None:
    if state.together or state.hands or state.plans or state.capped or state.round < cards.ROUNDS:
        raise BadDocument("No step is pending, but the match is not over.")
    if state.citizens[cards.LAST_CITIZEN] != state.most_stations():
        raise BadDocument("The last citizen belongs to the seat that alone has the most stations.")


def _check_hands(state: OrleansState) -> None:
    for seat, stack in enumerate(state.together):
        if any(step.player != seat or not isinstance(step, followers.Drawing) for step in stack):
            raise BadDocument(f"Seat {seat} has one question of the Followers phase, or none.")
        _check_hand(state, seat, state.hands[seat])


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
        if entry not in followers.standing(state, seat):
            raise BadDocument(f"'{cards.KIND_IDS[taken_kind(entry)]}' does not stand where seat {seat} took it from.")
    state.hands[seat] = hand
    if not state.together[seat] and (hand.bathed or len(waiting) - len(hand.tower) > state.free_market(seat)):
        raise BadDocument(f"Seat {seat} is not done with its followers.")


def _placeable(state: OrleansState, seat: int) -> list[int]:
    found = planning.placements(state, seat) + planning.technology_placements(state, seat)
    return [ENTRY[action] for action in found]


def _check_plans(state: OrleansState, above: list[Step[Any]]) -> None:
    if above and not state.by_turns:
        raise BadDocument("While all plan only the next phase waits.")
    for seat, plan in enumerate(state.plans):
        if any(
            step.player != seat or not isinstance(step, planning.Plan)
            for step in (state.together[seat] if state.together else [])
        ):
            raise BadDocument(f"Seat {seat} is planning or has planned.")
        places = {planning.entry_place(entry) for entry in plan}
        if state.by_turns and plan and (seat != above[0].player or len(places) > 1):
            raise BadDocument("A task is for one place, of the seat that plans it.")
        if plan != sorted(plan):
            raise BadDocument("A plan is kept in order.")
        replay_plan(state, seat, _placeable)


STEPS: Final = Steps("Orléans", *steps_of(rules), frame=check_frame, begins=("phase",), phase=phase_of, together=True)
