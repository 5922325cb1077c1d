"""Privileges: who may use one, and what that costs (CR-PRIV)."""

from __future__ import annotations

from ratusz.games.craftsmen import events
from ratusz.games.craftsmen.cards import DISCS, FIELDS, GOLD, HELPER_PHASE, TOWN_IDS
from ratusz.games.craftsmen.state import CraftsmenState


def on_gold(state: CraftsmenState) -> bool:
    """Whether the helper that acts now lies on a gold field; in winter nobody does (CR-WINTER-4)."""
    return HELPER_PHASE[state.season] and GOLD[state.stage * FIELDS + state.spot // DISCS]


def may_use(state: CraftsmenState, seat: int) -> bool:
    """By the field or by a token, once for each helper (CR-PRIV-1 to CR-PRIV-3)."""
    return not state.privileged and (state.privileges[seat] > 0 or on_gold(state))


def use(state: CraftsmenState, seat: int) -> None:
    """A helper on gold never returns a token (CR-PRIV-3)."""
    state.privileged = True
    state.used[seat] += 1
    token = not on_gold(state)
    if token:
        state.privileges[seat] -= 1
        state.privilege_pool += 1
    if state.events is not None:
        state.events.append(events.PrivilegeUsed(seat, TOWN_IDS[state.stage], token))
