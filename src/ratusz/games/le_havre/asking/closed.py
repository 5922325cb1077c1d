"""Why something on the table cannot be entered, bought, sold, built or taken now, and what is missing for it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from ratusz.core.question import Closed, gathered
from ratusz.games.le_havre import cards, effects
from ratusz.games.le_havre.asking.about import HavreAbout, visit
from ratusz.games.le_havre.cards import CARD_IDS, FRANCS, KINDS
from ratusz.games.le_havre.rules import actions
from ratusz.games.le_havre.rules.building import Build, BuildSecond, build_cost, candidates, printed_cost, with_crane
from ratusz.games.le_havre.rules.effects_conversions import Bill
from ratusz.games.le_havre.rules.effects_gains import count
from ratusz.games.le_havre.rules.effects_odd import SiteWindow, WatchWindow, in_last_round
from ratusz.games.le_havre.rules.entering import can_visit, has_fee, possible
from ratusz.games.le_havre.rules.final import LastChance
from ratusz.games.le_havre.rules.goods import ENERGY, FOOD, energy_left, worth
from ratusz.games.le_havre.rules.offers import Interest
from ratusz.games.le_havre.rules.round_end import Feeding
from ratusz.games.le_havre.rules.rounds import OffTurn
from ratusz.games.le_havre.rules.ships import ChooseShip, sailing_energy, ship_cost
from ratusz.games.le_havre.rules.turn import AfterMain, BeforeSupply, MainAction, SecondVisit
from ratusz.games.le_havre.state import OWNED, WAITING, HavreState

Args = dict[str, int | str]
Why = tuple[str, str, Args]
"""The key of a text, its rule and its arguments."""

WATCHED: Final[Why] = ("watch", "LH-DEC-HW", {})
"""What is left where nothing else is missing: the building that the Harbour Watch has freed has to be used."""
VAIN: Final[dict[int, str]] = {
    effects.BUILD: "no_building",
    effects.WHARF: "no_ship_to_build",
    effects.CHOOSE: "no_craft",
    effects.COURT: "no_loan",
    effects.OFFICE: "no_goods",
    effects.BRIDGE: "no_sale",
    effects.WATCH: "no_target",
    effects.HAULAGE: "no_offer",
    effects.DRIVE: "no_cattle",
    effects.FLEA_MARKET: "no_pair",
    effects.PICKET: "no_offer",
    effects.PAWN: "no_pledge",
    effects.TRADE: "no_goods",
    effects.TRAFFIC: "no_goods",
    effects.CORPORATION: "no_kind",
}
"""For each action that comes to nothing what there is none of."""
COUNTED: Final = ("no_hammer", "no_fisherman", "no_category", "no_empty_offer", "no_visitor", "no_three")
"""The same for what buildings count, in the order of `effects`."""
FRANCS_FIRST: Final[dict[int, int]] = {
    effects.HAULAGE: effects.HAULAGE_PRICE,
    effects.WATCH: effects.BRIBE,
    effects.EMPORIUM: min(filter(None, effects.EMPORIUM_PRICE)),
}
"""What an action costs at least."""


def closed(state: HavreState, seat: int) -> list[Closed]:
    step = state.steps[-1]
    found: list[Closed] = []
    if isinstance(step, MainAction | SecondVisit):
        found += _doors(state, seat)
    if isinstance(step, MainAction):
        empty = [f"take_offer {name}" for name, amount in zip(cards.OFFER_IDS, state.offers, strict=True) if not amount]
        found += [Closed(empty, "empty", "LH-MAIN-2")] if empty else []
    if isinstance(step, Build | BuildSecond):
        found += _buildings(state, seat, step.firm)
    if isinstance(step, ChooseShip):
        found += _ships(state, seat, step.wharf)
    if isinstance(step, BeforeSupply | MainAction | SecondVisit | AfterMain | BuildSecond | WatchWindow | SiteWindow):
        found += _purchases(state, seat)
        found += _pledges(state, seat)
        found += _debts(state, seat)
    if isinstance(step, Interest | Feeding | LastChance | OffTurn):
        found += _debts(state, seat)
    return gathered(found)


def _made(notation: str, why: Why) -> Closed:
    return Closed([notation], *why)


def _held(state: HavreState, seat: int, kind: int) -> int:
    return state.goods[seat * KINDS + kind]


# Buying, selling, repaying.


def _purchases(state: HavreState, seat: int) -> Iterator[Closed]:
    """Of what lies open, the cards that cannot be bought (LH-BUY-1 to LH-BUY-3)."""
    if state.final:
        yield Closed(["buy"], "final", "LH-FINAL-6")
        return
    legal = state.legal(seat)
    tops = [stack[-1] for stack in (*state.stacks, *state.ships) if stack]
    for card in [*state.owned[state.players], *tops]:
        if actions.FIRST_BUY + card not in legal:
            yield _unbought(state, seat, card)
    covered = [card for stack in state.stacks for card in stack[:-1]]
    if covered:
        yield Closed([f"buy {CARD_IDS[card]}" for card in covered], "under", "LH-BUY-1")


def _unbought(state: HavreState, seat: int, card: int) -> Closed:
    of, missing = [f"buy {CARD_IDS[card]}"], cards.PRICE[card] - _held(state, seat, FRANCS)
    if cards.PRICE[card] < 0:
        return Closed(of, "unbuyable", "LH-BUY-2")
    if cards.CARDS * seat + card in state.traded:
        return Closed(of, "traded", "LH-SELL-4")
    if missing > 0:
        return Closed(of, "short_francs", "LH-BUY-2", lacks=[missing])
    return Closed(of, *WATCHED)


def _pledges(state: HavreState, seat: int) -> Iterator[Closed]:
    """Pawned goods that cannot be redeemed."""
    missing = effects.PAWN_PRICE - _held(state, seat, FRANCS)
    for kind, name in enumerate(cards.GOOD_IDS):
        if state.pawned[seat] >> kind & 1 and actions.FIRST_REDEEM + kind not in state.legal(seat):
            short: Why = ("short_francs", "LH-DEC-PAWN", {"missing": missing})
            yield _made(f"redeem {name}", short if missing > 0 else WATCHED)


def _debts(state: HavreState, seat: int) -> Iterator[Closed]:
    """What cannot be sold, and a loan that cannot be repaid."""
    legal = state.legal(seat)
    for card in state.owned[seat]:
        if actions.FIRST_SELL + card not in legal:
            yield _made(f"sell {CARD_IDS[card]}", _unsold(state, seat, card))
    if actions.REPAY_LOAN not in legal:
        yield _unpaid(state, seat)


def _unsold(state: HavreState, seat: int, card: int) -> Why:
    if not cards.SELLABLE[card]:
        return "unsellable", "LH-BLDG-RattletrapCar", {}
    if cards.CARDS * seat + card in state.traded:
        return "traded", "LH-SELL-4", {}
    if any(_alike(card, other) and actions.FIRST_SELL + other in state.legal(seat) for other in state.owned[seat]):
        return "alike", "LH-SELL-1", {}
    return WATCHED if isinstance(state.steps[-1], WatchWindow) else ("restricted", "LH-ADV-1", {})


def _alike(card: int, other: int) -> bool:
    kind = cards.SHIP_TYPE[card]
    return kind >= 0 and kind == cards.SHIP_TYPE[other] and cards.VALUE[card] == cards.VALUE[other]


def _unpaid(state: HavreState, seat: int) -> Closed:
    of, missing = ["repay_loan"], cards.LOAN_REPAYMENT - _held(state, seat, FRANCS)
    if not state.loans[seat]:
        return Closed(of, "no_loan", "LH-LOAN-3")
    if missing > 0:
        return Closed(of, "short_francs", "LH-LOAN-3", lacks=[missing])
    return Closed(of, *WATCHED)


# Building.


def _buildings(state: HavreState, seat: int, firm: int) -> Iterator[Closed]:
    """The tops of the stacks, and the Football Stadium that waits, if they cannot be built here."""
    legal = state.legal(seat)
    waiting = [effects.STADIUM] if state.where[effects.STADIUM] == WAITING else []
    for card in [*(stack[-1] for stack in state.stacks if stack), *waiting]:
        if actions.FIRST_BUILD + card not in legal:
            yield _made(f"build {CARD_IDS[card]}", _unbuilt(state, seat, firm, card))


def _unbuilt(state: HavreState, seat: int, firm: int, card: int) -> Why:
    if not cards.BUILD_COST[card]:
        return "unbuildable", "LH-BUILD-1", {}
    if card not in candidates(state):
        return "no_gap", "LH-BLDG-FootballStadium", {}
    if effects.WOOD_SAVED[firm] and not printed_cost(state, card)[cards.WOOD]:
        return "no_wood", "LH-BLDG-Sawmill", {}
    cost = build_cost(state, seat, firm, card)
    ways = [cost]
    if state.where[effects.CRANE] == OWNED + seat:
        ways += [with_crane(cost, kind) for kind in range(cards.GOODS) if cost[kind] and kind != cards.WOOD]
    nearest = min(ways, key=lambda way: sum(_missing(state, seat, way, True).values()))
    return "needs", "LH-BUILD-2", _short_goods(state, seat, nearest, True)


def _ships(state: HavreState, seat: int, wharf: int) -> Iterator[Closed]:
    """The types of ships that cannot be built here."""
    legal = state.legal(seat)
    for kind in range(cards.SHIP_TYPES):
        if actions.FIRST_BUILD_SHIP + kind not in legal:
            yield _made(f"build_ship {cards.SHIP_TYPE_IDS[kind]}", _unlaunched(state, seat, wharf, kind))


def _unlaunched(state: HavreState, seat: int, wharf: int, kind: int) -> Why:
    if not state.ships[kind]:
        return "no_ships", "LH-SHIP-1", {}
    cost = ship_cost(state, wharf, kind)
    short = _short_goods(state, seat, cost, True)
    if short:
        modernising = short["good"] == cards.KIND_IDS[cards.BRICK]
        return "needs", "LH-SHIP-3" if modernising else "LH-SHIP-2", short
    return "short_energy", "LH-SHIP-2", {"missing": _short_energy(state, seat, cost, cards.SHIP_ENERGY[kind])}


def _missing(state: HavreState, seat: int, cost: list[int], substitutes: bool) -> dict[int, int]:
    """The kinds of a cost that a seat has too little of, and how much is missing."""
    found: dict[int, int] = {}
    for kind in range(cards.GOODS):
        missing = cost[kind] - _held(state, seat, kind)
        substitute = cards.SUBSTITUTE[kind]
        if substitutes and substitute >= 0:
            missing -= max(0, _held(state, seat, substitute) - cost[substitute])
        if cost[kind] and missing > 0:
            found[kind] = missing
    return found


def _short_goods(state: HavreState, seat: int, cost: list[int], substitutes: bool) -> Args:
    """The first of them as the arguments of a text; nothing if nothing is missing."""
    short = _missing(state, seat, cost, substitutes)
    return next(({"amount": amount, "good": cards.KIND_IDS[kind]} for kind, amount in short.items()), {})


def _short_energy(state: HavreState, seat: int, cost: list[int], energy: int) -> int:
    """The energy that is missing beside a cost in goods; none if it is not above 0."""
    spent = sum(amount * value for amount, value in zip(cost, cards.ENERGY_VALUE, strict=False))
    return energy_left(state, seat, energy) - (worth(state, seat, ENERGY) - spent)


# Entering.


def _doors(state: HavreState, seat: int) -> Iterator[Closed]:
    """The buildings that stand and cannot be entered, with what they would bring all the same."""
    for owned in state.owned:
        for card in owned:
            if card < cards.BUILDINGS and (why := reason(state, seat, card)):
                yield Closed([f"enter {CARD_IDS[card]}"], *why, _about(state, seat, why, card))


def _about(state: HavreState, seat: int, why: Why, card: int) -> list[HavreAbout]:
    """Nothing of a door that is shut whatever one has; of a visit that its fee spoils, who gets what for it."""
    if why[0] in ("no_entry", "last_round") or (why[1] == "LH-MAIN-4" and why[0] != "spent"):
        return []
    told = visit(state, seat, card)
    if why[0] != "spent":
        return [told]
    cut: HavreAbout = {"fee": told["fee"]}
    if "to" in told:
        cut["to"] = told["to"]
    return [cut]


def reason(state: HavreState, seat: int, card: int) -> Why | None:
    """Why a seat cannot enter a building now (LH-MAIN-3, LH-MAIN-4, LH-FEE-1); None if it can."""
    if not cards.ENTERABLE[card]:
        return "no_entry", "LH-MAIN-3", {}
    if state.bound >> seat & 1:
        return "picket", "LH-BLDG-PicketLine", {}
    step = state.steps[-1]
    if state.discs[seat] == card or (isinstance(step, SecondVisit) and card in (effects.STATION, step.first)):
        return "own_disc", "LH-MAIN-3", {}
    if not state.final and card in state.discs:
        return "occupied", "LH-MAIN-3", {}
    if card == effects.PICKET_LINE and in_last_round(state):
        return "last_round", "LH-BLDG-PicketLine", {}
    if not possible(state, seat, card):
        why, args = _vain(state, seat, card)
        return why, "LH-MAIN-4", args
    free = state.discs[seat] == effects.STATION or isinstance(step, SecondVisit)
    if can_visit(state, seat, card, free):
        return None
    return ("spent", "LH-MAIN-4", {}) if has_fee(state, seat, card) else ("fee", "LH-FEE-1", _fee(state, seat, card))


def _fee(state: HavreState, seat: int, card: int) -> Args:
    """What is missing of the fee in food, or in francs; 0 where it cannot be paid so."""
    food, francs = cards.FOOD_FEE[card], cards.FRANC_FEE[card]
    return {
        "food": food - worth(state, seat, FOOD) if food else 0,
        "francs": francs - _held(state, seat, FRANCS) if francs else 0,
    }


def _vain(state: HavreState, seat: int, card: int) -> tuple[str, Args]:
    """What is missing for a visit to have an effect."""
    action = effects.ACTION[card]
    price = FRANCS_FIRST.get(action, 0) - _held(state, seat, FRANCS)
    if action in FRANCS_FIRST and price > 0:
        return "short_francs", {"missing": price}
    if action == effects.CORPORATION and _held(state, seat, cards.STEEL):
        return "short_francs", {"missing": effects.STEEL_SURCHARGE - _held(state, seat, FRANCS)}
    if action == effects.PARTS:
        return min((_undone(state, seat, card, part) for part in range(len(effects.PARTS_OF[card]))), key=_size)
    if action == effects.SHIPPING:
        return _unsailed(state, seat)
    return _uncounted(state, seat, card) if action == effects.GAIN else (VAIN[action], {})


def _size(lack: tuple[str, Args]) -> int:
    return sum(amount for amount in lack[1].values() if isinstance(amount, int))


def _undone(state: HavreState, seat: int, card: int, index: int) -> tuple[str, Args]:
    """What is missing to do one part of a building once."""
    part, bill = effects.PARTS_OF[card][index], Bill(card, [*[0] * index, 1])
    if part.owned >= 0 and (short := _short_goods(state, seat, _one(part.owned), True)):
        return "needs", short
    if short := _short_goods(state, seat, bill.goods, not part.flip):
        return "needs", short
    francs = max(bill.francs, part.show_francs) - _held(state, seat, FRANCS)
    if francs > 0:
        return "short_francs", {"missing": francs}
    energy = _short_energy(state, seat, bill.goods, bill.energy)
    if energy > 0:
        return "short_energy", {"missing": energy}
    spent = bill.francs + sum(amount * value for amount, value in zip(bill.goods, cards.FOOD_VALUE, strict=False))
    return "short_food", {"missing": bill.food + spent - worth(state, seat, FOOD)}


def _one(kind: int) -> list[int]:
    return [int(other == kind) for other in range(cards.GOODS)]


def _unsailed(state: HavreState, seat: int) -> tuple[str, Args]:
    if not any(card >= cards.FIRST_SHIP and cards.SHIP_CAPACITY[cards.SHIP_TYPE[card]] for card in state.owned[seat]):
        return "no_fleet", {}
    energy = energy_left(state, seat, effects.SAIL_ENERGY) - worth(state, seat, sailing_energy(state, seat))
    return ("short_energy", {"missing": energy}) if energy > 0 else ("no_cargo", {})


def _uncounted(state: HavreState, seat: int, card: int) -> tuple[str, Args]:
    """What has to be held to enter, or what is counted and there is none of."""
    needed = cards.PRECONDITION[card]
    for place in range(0, len(needed), 2):
        missing = needed[place + 1] - _held(state, seat, needed[place])
        if missing > 0:
            return "needs", {"amount": missing, "good": cards.KIND_IDS[needed[place]]}
    counted = next(gain for gain in effects.COUNTED_GAINS[card] if not count(state, seat, gain))
    return COUNTED[counted[0]], {}
