"""Laws of simultaneous phases: the order of arrival does not matter, and nobody sees a choice before all are done.

Both checks say how many phases or choices they saw, since a game without such a phase keeps these laws trivially.
"""

from __future__ import annotations

from itertools import permutations

from ratusz.core.rng import Rng
from ratusz.core.state import State
from ratusz.testing.case import Case, Decision, as_bytes, decide, walk
from ratusz.testing.secrecy import assert_same, known

MOST_PHASES = 12


def check_orders_do_not_matter(case: Case) -> int:
    """Every order in which the actions of a phase arrive leads to the same position; how many phases there were."""
    state = case.state()
    rng = case.rng("orders")
    phases = 0
    while phases < MOST_PHASES and (decision := decide(state, rng)) is not None:
        if len(state.deciders()) == 1:
            state.apply(decision.action, decision.seat)
            continue
        phases += 1
        start = state.clone()
        chosen = _play_phase(state, rng)
        after = case.fingerprint(state)
        for order in _orders(chosen, rng):
            other = start.clone()
            for step in order:
                assert step.action in other.legal(step.seat), f"{step} is legal in one order and not in another"
                other.apply(step.action, step.seat)
            assert case.fingerprint(other) == after, f"the order {order} leads to another position"
    return phases


def _play_phase(state: State, rng: Rng) -> list[Decision]:
    chosen = []
    phase = state.together
    while state.together is phase and (decision := decide(state, rng)) is not None:
        state.apply(decision.action, decision.seat)
        chosen.append(decision)
    return chosen


def _orders(chosen: list[Decision], rng: Rng) -> list[list[Decision]]:
    """Seat after seat in every order of seats, and a few in which the seats alternate at random."""
    seats = sorted({decision.seat for decision in chosen})
    by_seat = {seat: [decision for decision in chosen if decision.seat == seat] for seat in seats}
    orders = [[decision for seat in order for decision in by_seat[seat]] for order in permutations(seats)]
    for _ in range(4):
        arriving = [decision.seat for decision in chosen]
        rng.shuffle(arriving)
        waiting = {seat: iter(by_seat[seat]) for seat in seats}
        orders.append([next(waiting[seat]) for seat in arriving])
    return orders


def check_open_choices_are_secret(case: Case) -> int:
    """While others still decide, they see the same whatever a seat has chosen; how many choices were compared.

    If the seat goes on deciding, they do not even see that it has chosen something.
    """
    state = case.state()
    rng = case.rng("open choices")
    compared = 0
    for decision in walk(state, rng):
        if len(state.deciders()) < 2:
            continue
        others = [action for action in state.legal(decision.seat) if action != decision.action]
        one = _after(state, decision.seat, decision.action)
        other = _after(state, decision.seat, others[rng.below(len(others))])
        if one.deciders() != other.deciders():
            continue  # Whether a seat is done may be seen, and here it differs.
        compared += 1
        for observer in case.observers:
            if observer != decision.seat:
                seen = _noticed(case, one, observer)
                why = f"by what seat {decision.seat} has chosen in secret"
                assert_same(seen, _noticed(case, other, observer), observer, why)
                if one.deciders() == state.deciders():
                    why = f"when seat {decision.seat} has done something in secret"
                    assert_same(_noticed(case, state, observer), seen, observer, why)
    return compared


def _after(state: State, seat: int, action: int) -> State:
    world = state.clone()
    world.events = []
    world.apply(action, seat)
    return world


def _noticed(case: Case, state: State, observer: int | None) -> dict[str, bytes]:
    return {**known(case, state, observer), "event stream": _seen(state, observer)}


def _seen(state: State, observer: int | None) -> bytes:
    seen = [event.seen_by(observer) for event in state.events or []]
    return as_bytes([event.document() for event in seen if event is not None])
