"""What everybody answers in Orléans, where there is no real choice, and which answers throw something away."""

from __future__ import annotations

from ratusz.core.state import NOBODY
from ratusz.games.orleans import cards
from ratusz.games.orleans.asking import completed_by_waiting
from ratusz.games.orleans.rules import actions
from ratusz.games.orleans.rules.fate import foods
from ratusz.games.orleans.rules.followers import free_spaces, standing
from ratusz.games.orleans.rules.planning import placements
from ratusz.games.orleans.state import OrleansState


def obvious(state: OrleansState, seat: int) -> int:
    """The answer that nobody gives otherwise; below 0 where there is a real choice."""
    legal = state.answers[seat]
    step = (state.together[seat] if state.together else state.steps)[-1].name
    if step == "draw":
        return legal[-1] if draws_all(state, seat) else NOBODY
    if step == "bathe":
        return NOBODY if standing(state, seat) else actions.BATHING
    if step == "take_good":
        return only_good(state, seat, legal)
    if step == "give_food":
        return cheapest_food(state, seat)
    return NOBODY


def draws_all(state: OrleansState, seat: int) -> bool:
    """Whether fewer draws are no better (OR-FOLLOW-2, OR-FOLLOW-5, OR-FOLLOW-7).

    They are where nobody could be taken back otherwise, or where the Bathhouse needs the last space.
    """
    most = len(state.answers[seat]) - 1
    left = free_spaces(state, seat) - most
    if state.owns(seat, cards.BATHHOUSE) and left == 0 and most < state.bag_size(seat):
        return False
    return not standing(state, seat) or min(state.allowance(seat) - most, left) > 0


def only_good(state: OrleansState, seat: int, legal: list[int]) -> int:
    """The only kind of good on a way, unless it costs as much in taxes at once as it is worth (OR-MOVE-2)."""
    good, *others = legal
    if len(others) != 1:
        return NOBODY
    owned = sum(state.goods[seat * cards.GOODS : seat * cards.GOODS + cards.GOODS])
    taxed = state.event == cards.TAXES and (owned + 1) % cards.GOODS_PER_TAX == 0
    return NOBODY if taxed and cards.GOOD_POINTS[good - actions.FIRST_TAKE] == 1 else good


def cheapest_food(state: OrleansState, seat: int) -> int:
    """The food that is worth least, but for those who can make more of grain (OR-D-HARVEST, OR-EXTRA-Bakery)."""
    if state.owns(seat, cards.BAKERY) or state.goods[seat * cards.GOODS + cards.BREAD]:
        return NOBODY
    return actions.FIRST_GIVE_FOOD + min(foods(state, seat), key=lambda food: cards.GOOD_POINTS[cards.FOODS[food]])


def costly(state: OrleansState, seat: int) -> dict[int, str]:
    """A plan or a turn that ends too early, with the key of what is thrown away."""
    last = state.answers[seat][-1]
    if state.plans:
        why = unplanned(state, seat)
        return {last: why} if why else {}
    acting = not state.together and state.steps[-1].name == "turn"
    return {last: "ready"} if acting and len(state.answers[seat]) > 1 else {}


def unplanned(state: OrleansState, seat: int) -> str:
    """What a plan leaves out that it could do: a place that would be ready, or everything. One task is no plan."""
    if state.by_turns and state.plans[seat]:
        return ""
    if completed_by_waiting(state, seat):
        return "place"
    return "empty" if not (state.by_turns or state.plans[seat]) and placements(state, seat) else ""
