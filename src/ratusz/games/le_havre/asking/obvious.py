"""What nobody answers otherwise in Le Havre: the supply, the end of a turn, interest and food that are at hand."""

from __future__ import annotations

from typing import Final

from ratusz.core.actions import END_TURN
from ratusz.games.le_havre import cards
from ratusz.games.le_havre.rules.actions import PAY_FOOD_NOW, PAY_INTEREST_NOW, REPAY_LOAN, STOP_HERE, SUPPLY_NOW
from ratusz.games.le_havre.rules.goods import Substitution
from ratusz.games.le_havre.rules.offers import Interest
from ratusz.games.le_havre.rules.round_end import Feeding
from ratusz.games.le_havre.rules.turn import AfterMain, BeforeSupply, SecondVisit
from ratusz.games.le_havre.state import HavreState

REAL_CHOICE: Final = -1

_ALWAYS: Final[dict[str, int]] = {
    BeforeSupply.name: SUPPLY_NOW,
    SecondVisit.name: STOP_HERE,
    AfterMain.name: END_TURN,
    Interest.name: PAY_INTEREST_NOW,
    Feeding.name: PAY_FOOD_NOW,
}
"""By the name of a question, what everybody answers if it can be answered; a loan is never among that."""


def obvious(state: HavreState, seat: int) -> int:
    """The answer that everybody gives.

    Who could buy or sell before the supply can do so after it, at the same prices, and knows more: nobody wants to have
    been asked, even where it turns a tile over. Who could do so after the main action could have done it before. But
    who can give all loans back when interest is due saves the interest, so there is something to think about.
    """
    legal = state.legal(seat)
    name = state.steps[-1].name
    if name == Substitution.name:
        return legal[0]  # The basic good as far as it goes: what is made of it is worth more.
    answer = _ALWAYS.get(name, REAL_CHOICE)
    if answer not in legal or (answer == PAY_INTEREST_NOW and REPAY_LOAN in legal and _can_clear_loans(state, seat)):
        return REAL_CHOICE
    return answer


def _can_clear_loans(state: HavreState, seat: int) -> bool:
    """As long as one loan is left, the interest is the same."""
    return state.goods[seat * cards.KINDS + cards.FRANCS] >= state.loans[seat] * cards.LOAN_REPAYMENT
