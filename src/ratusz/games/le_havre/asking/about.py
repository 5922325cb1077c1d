"""What is told of answers beside their cost and gain: fees, what a visit could bring, what building takes."""

from __future__ import annotations

from typing import TypedDict

from ratusz.core.actions import END_TURN
from ratusz.core.outcomes import named
from ratusz.games.le_havre import cards
from ratusz.games.le_havre.asking.proposals import Amounts, fees
from ratusz.games.le_havre.cards import CARD_IDS, KIND_IDS, KINDS
from ratusz.games.le_havre.effects import ACTION, BUILD, PARTS_OF, STATION
from ratusz.games.le_havre.habits import FOOD_WORTH, WORTH
from ratusz.games.le_havre.rules import actions
from ratusz.games.le_havre.rules.building import Build, BuildSecond, build_cost, can_build, candidates
from ratusz.games.le_havre.rules.effects_conversions import Bill, brings, most_times
from ratusz.games.le_havre.rules.entering import FEE_MATTERS, KINDS_OF_ACTION, owner_of, possible
from ratusz.games.le_havre.rules.goods import energy_left
from ratusz.games.le_havre.rules.ships import ChooseShip, ship_cost
from ratusz.games.le_havre.rules.turn import SecondVisit
from ratusz.games.le_havre.state import HavreState


class Chance(TypedDict):
    """The most that could be done of one part of a building; amounts by name, what there is none of left out."""

    most: int
    """How often."""
    gives: dict[str, int]
    energy: int
    food: int
    gets: dict[str, int]


class Project(TypedDict):
    """All that it takes to build something, from the street on."""

    fee: dict[str, int]
    """What entering costs: food or francs, one of them if there are both; nothing if it is free."""
    takes: dict[str, int]
    """The materials, with all discounts."""


class HavreAbout(TypedDict, total=False):
    """What an answer tells before it is given; what does not apply is left out."""

    fee: dict[str, int]
    """What entering costs: food or francs, one of them if there are both."""
    to: int
    """The seat that gets the fee; the town if it is not there."""
    own: bool
    """Whether the building is the visitor's own."""
    gets: dict[str, int]
    """What a visit gives without any choice."""
    chances: list[Chance]
    """What could be done there beside, once the fee is paid: of each part the most that any payment leaves."""
    builds: list[str]
    """The buildings that could be built there."""
    projects: dict[str, Project]
    """Of those, the ones that can be built nowhere else for less now."""
    takes: dict[str, int]
    """The materials of a building or ship, with all discounts; better goods may stand for them."""
    energy: int
    """The energy of a ship."""
    feeds: bool
    """Whether the feeding comes next."""
    repays: int
    """The francs that it takes to repay a loan."""
    costs: int
    """The francs that a loan costs at the end."""


def about(before: HavreState, after: HavreState, seat: int, action: int) -> HavreAbout:
    if actions.FIRST_ENTER <= action < actions.FIRST_ENTER + cards.BUILDINGS:
        told = visit(before, seat, action - actions.FIRST_ENTER)
        if "builds" in told and (projects := _projects(before, seat, action - actions.FIRST_ENTER)):
            told["projects"] = projects
        return told
    if actions.FIRST_BUILD <= action < actions.FIRST_BUILD + cards.BUILDINGS:
        return _building(before, seat, action - actions.FIRST_BUILD)
    if actions.FIRST_BUILD_SHIP <= action < actions.FIRST_BUILD_SHIP + cards.SHIP_TYPES:
        return _ship(before, seat, action - actions.FIRST_BUILD_SHIP)
    if action in (actions.REPAY_LOAN, actions.TAKE_A_LOAN):
        return {"repays": cards.LOAN_REPAYMENT, "costs": cards.LOAN_PENALTY}
    if action == END_TURN and before.turn == cards.TILES and not before.final:
        return {"feeds": True}
    return {}


# Visits.


def visit(state: HavreState, seat: int, card: int) -> HavreAbout:
    """What entering a building costs, and could bring if it has an effect at all, whether or not it is open now."""
    told: HavreAbout = {}
    owner = owner_of(state, card)
    asked = {} if owner == seat else _fee(state, seat, card)
    if owner == seat:
        told["own"] = True
    elif asked:
        told["fee"] = asked
        if owner >= 0:
            told["to"] = owner
    if not possible(state, seat, card):
        return told
    ways = fees(state.clone(), seat, card) if asked and FEE_MATTERS[card] else []
    paid = [_without(state, seat, way) for way in ways] or [state]
    inside = paid[0].clone()
    KINDS_OF_ACTION[ACTION[card]].begin(inside, seat, card)
    if gets := _gets(paid[0], inside, seat, card):
        told["gets"] = gets
    if chances := _chances(paid, seat, card):
        told["chances"] = chances
    if isinstance(inside.steps[-1], Build):
        told["builds"] = [CARD_IDS[action - actions.FIRST_BUILD] for action in inside.steps[-1].legal(inside)]
    return told


def _fee(state: HavreState, seat: int, card: int) -> dict[str, int]:
    """The entry fee of a building that is not the visitor's own; none on the way from the Main Station."""
    if state.discs[seat] == STATION or isinstance(state.steps[-1], SecondVisit):
        return {}
    fees = {"food": cards.FOOD_FEE[card], "francs": cards.FRANC_FEE[card]}
    return {kind: amount for kind, amount in fees.items() if amount}


def _without(state: HavreState, seat: int, amounts: Amounts) -> HavreState:
    after = state.clone()
    for kind, amount in amounts.items():
        after.goods[seat * KINDS + kind] -= amount
    return after


def _gets(before: HavreState, inside: HavreState, seat: int, card: int) -> dict[str, int]:
    """What is taken at once, and what comes beside whatever is done there."""
    start = seat * KINDS
    later = brings(card, []) if PARTS_OF[card] else [0] * KINDS
    now = [inside.goods[start + kind] - before.goods[start + kind] for kind in range(KINDS)]
    return named(KIND_IDS, [max(0, change) + more for change, more in zip(now, later, strict=True)])


def _chances(paid: list[HavreState], seat: int, card: int) -> list[Chance]:
    """What could be done in one of these positions, of which the payment of the first spoils least."""
    gift = brings(card, [])
    found: list[Chance] = []
    for part in range(len(PARTS_OF[card])):
        times = [most_times(state, seat, card, [0] * part) for state in paid]
        if most := max(times):
            counts = [*[0] * part, most]
            bill = Bill(card, counts)
            gets = [amount - given for amount, given in zip(brings(card, counts), gift, strict=True)]
            energy = energy_left(paid[0], seat, bill.energy)
            gives = named(KIND_IDS, [*bill.goods, bill.francs])
            found.append(
                {"most": most, "gives": gives, "energy": energy, "food": bill.food, "gets": named(KIND_IDS, gets)}
            )
    return found


# Building.


def _projects(state: HavreState, seat: int, firm: int) -> dict[str, Project]:
    """What can be built there, unless another firm that is open builds it for less."""
    doors = [action - actions.FIRST_ENTER for action in state.legal(seat) if _is_firm(action)]
    found: dict[str, Project] = {}
    for card in candidates(state):
        ways = [door for door in doors if can_build(state, seat, door, card)]
        if ways and min(ways, key=lambda door: _price(_project(state, seat, door, card))) == firm:
            found[CARD_IDS[card]] = _project(state, seat, firm, card)
    return found


def _is_firm(action: int) -> bool:
    return (
        actions.FIRST_ENTER <= action < actions.FIRST_ENTER + cards.BUILDINGS
        and ACTION[action - actions.FIRST_ENTER] == BUILD
    )


def _project(state: HavreState, seat: int, firm: int, card: int) -> Project:
    fee = {} if owner_of(state, firm) == seat else _fee(state, seat, firm)
    return {"fee": fee, "takes": named(KIND_IDS, build_cost(state, seat, firm, card))}


def _price(project: Project) -> float:
    """What a way to build is worth in francs."""
    fees = [amount * (FOOD_WORTH if kind == "food" else 1.0) for kind, amount in project["fee"].items()]
    materials = [amount * WORTH[KIND_IDS.index(kind)] for kind, amount in project["takes"].items()]
    return min(fees, default=0.0) + sum(materials)


def _building(state: HavreState, seat: int, card: int) -> HavreAbout:
    step = state.steps[-1]
    return (
        {"takes": named(KIND_IDS, build_cost(state, seat, step.firm, card))}
        if isinstance(step, Build | BuildSecond)
        else {}
    )


def _ship(state: HavreState, seat: int, kind: int) -> HavreAbout:
    step = state.steps[-1]
    if not isinstance(step, ChooseShip):
        return {}
    energy = energy_left(state, seat, cards.SHIP_ENERGY[kind])
    return {"takes": named(KIND_IDS, ship_cost(state, step.wharf, kind)), "energy": energy}
