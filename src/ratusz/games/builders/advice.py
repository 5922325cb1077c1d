"""Why one might choose an action in The Builders: the reasons a hint gives."""

from __future__ import annotations

from ratusz.core.actions import END_TURN
from ratusz.core.game import Message
from ratusz.games.builders.cards import CARD_IDS, FIRST_WORKER, POINTS, PRODUCES, REQUIRES, REWARD, WAGE, enough, unpack
from ratusz.games.builders.rules import BUY_ACTION, FIRST_SEND, FIRST_TAKE, SPACE
from ratusz.games.builders.state import BuildersState


def reason(state: BuildersState, seat: int, action: int) -> Message:
    """The key and arguments of one sentence."""
    if action == END_TURN:
        return "reason-end-turn", {}
    if action == BUY_ACTION:
        return "reason-buy-action", {}
    if action >= FIRST_TAKE:
        return "reason-take-coins", {}
    if action >= FIRST_SEND:
        worker, site = SPACE.of("send").indices(action)
        return _reason_to_send(state, FIRST_WORKER + worker, 1 + site)
    if action >= FIRST_WORKER:
        return _reason_to_hire(state, seat, action)
    card = action
    return "reason-start", {"building": CARD_IDS[card], "points": POINTS[card], "coins": REWARD[card]}


def belongs(action: int) -> str:
    """Who is sent to the same site is sent in one breath."""
    block = SPACE.block(action)
    return f"send {block.words(action)[1]}" if block.verb == "send" else block.verb


def _reason_to_send(state: BuildersState, worker: int, site: int) -> Message:
    after = state.produced[site] + PRODUCES[worker]
    building = CARD_IDS[site]
    if enough(after, REQUIRES[site]):
        return "reason-finish", {"building": building, "points": POINTS[site], "coins": REWARD[site]}
    useful = sum(_shortfall(state.produced[site], site)) - sum(_shortfall(after, site))
    if useful:
        return "reason-progress", {"building": building, "resources": useful, "missing": sum(_shortfall(after, site))}
    return "reason-send", {"building": building}


def _reason_to_hire(state: BuildersState, seat: int, worker: int) -> Message:
    """Name the own site that the worker helps most, if there is one."""
    best, best_site = 0, 0
    for site in state.sites[seat]:
        shortfall = _shortfall(state.produced[site], site)
        useful = sum(min(need, have) for need, have in zip(shortfall, unpack(PRODUCES[worker]), strict=True))
        if useful > best:
            best, best_site = useful, site
    if best:
        return "reason-hire-for", {"worker": CARD_IDS[worker], "building": CARD_IDS[best_site], "resources": best}
    return "reason-hire", {"worker": CARD_IDS[worker], "coins": WAGE[worker]}


def _shortfall(produced: int, site: int) -> list[int]:
    return [max(0, need - have) for need, have in zip(unpack(REQUIRES[site]), unpack(produced), strict=True)]
