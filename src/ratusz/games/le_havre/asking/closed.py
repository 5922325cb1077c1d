"""Why the player who chooses a main action cannot enter a building (LH-MAIN-3, LH-MAIN-4, LH-FEE-1)."""

from __future__ import annotations

from typing import Final

from ratusz.core.question import Closed
from ratusz.games.le_havre import cards
from ratusz.games.le_havre.asking.about import HavreAbout, visit
from ratusz.games.le_havre.effects import PICKET_LINE, STATION
from ratusz.games.le_havre.rules.effects_odd import in_last_round
from ratusz.games.le_havre.rules.entering import can_visit, has_fee, possible
from ratusz.games.le_havre.rules.turn import MainAction, SecondVisit
from ratusz.games.le_havre.state import HavreState

RULES: Final = {
    "no_entry": "LH-MAIN-3",
    "picket": "LH-BLDG-PicketLine",
    "own_disc": "LH-MAIN-3",
    "occupied": "LH-MAIN-3",
    "last_round": "LH-BLDG-PicketLine",
    "no_effect": "LH-MAIN-4",
    "spent": "LH-MAIN-4",
    "fee": "LH-FEE-1",
}


def closed(state: HavreState, seat: int) -> list[Closed]:
    """The buildings that stand and cannot be entered, by the reason, with what they would bring all the same."""
    if not isinstance(state.steps[-1], MainAction | SecondVisit):
        return []
    found: dict[str, list[int]] = {}
    for owned in state.owned:
        for card in owned:
            if card < cards.BUILDINGS and (why := reason(state, seat, card)):
                found.setdefault(why, []).append(card)
    return [
        Closed(
            [f"enter {cards.CARD_IDS[card]}" for card in shut], why, RULES[why], about=_about(state, seat, why, shut)
        )
        for why, shut in found.items()
    ]


def _about(state: HavreState, seat: int, why: str, shut: list[int]) -> list[HavreAbout]:
    if why in ("no_entry", "no_effect", "last_round"):
        return []
    return [_cut(visit(state, seat, card)) if why == "spent" else visit(state, seat, card) for card in shut]


def _cut(told: HavreAbout) -> HavreAbout:
    """Of a visit that its fee spoils, who gets what for it: there is nothing else."""
    cut: HavreAbout = {"fee": told["fee"]}
    if "to" in told:
        cut["to"] = told["to"]
    return cut


def reason(state: HavreState, seat: int, card: int) -> str:
    """Why a seat cannot enter a building now; empty if it can."""
    if not cards.ENTERABLE[card]:
        return "no_entry"
    if state.bound >> seat & 1:
        return "picket"
    step = state.steps[-1]
    if state.discs[seat] == card or (isinstance(step, SecondVisit) and card in (STATION, step.first)):
        return "own_disc"
    if not state.final and card in state.discs:
        return "occupied"
    if card == PICKET_LINE and in_last_round(state):
        return "last_round"
    if not possible(state, seat, card):
        return "no_effect"
    free = state.discs[seat] == STATION or isinstance(step, SecondVisit)
    if can_visit(state, seat, card, free):
        return ""
    return "spent" if has_fee(state, seat, card) else "fee"
