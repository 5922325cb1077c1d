"""The pending steps of a document of Le Havre: read, and checked against the position."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ratusz.core.errors import BadDocument
from ratusz.core.reading import Reader
from ratusz.core.state import Step
from ratusz.games.le_havre import cards
from ratusz.games.le_havre.position import MANY, read_card
from ratusz.games.le_havre.rules.building import Build, BuildSecond, TakeBuilding, UseCrane
from ratusz.games.le_havre.rules.effects_choices import (
    CorporationChoice,
    EmporiumChoice,
    MarketChoice,
    Order,
    PawnChoice,
    Peek,
    ToyChoice,
    Verdict,
)
from ratusz.games.le_havre.rules.effects_conversions import ChoosePart, Count, Result
from ratusz.games.le_havre.rules.effects_exchanges import (
    BridgeSale,
    OfficeGift,
    OfficeWish,
    TradeGift,
    TradeTaking,
    TrafficGift,
    TrafficTaking,
)
from ratusz.games.le_havre.rules.effects_odd import (
    Bargain,
    Haul,
    PicketOffer,
    SiteHand,
    SiteWindow,
    WatchTarget,
    WatchWindow,
)
from ratusz.games.le_havre.rules.entering import Act, ChooseFee, FeePayment, can_visit
from ratusz.games.le_havre.rules.final import FinalTurn, LastChance, LastRepayments
from ratusz.games.le_havre.rules.goods import (
    FOOD,
    PAYING_KINDS,
    PURPOSE_IDS,
    Giving,
    HavreStep,
    Owe,
    Payment,
    Receive,
    Substitution,
)
from ratusz.games.le_havre.rules.offers import Interest, InterestRound
from ratusz.games.le_havre.rules.round_end import AfterFeeding, Feeding, FeedingRound, Harvest, NewShip, TownBuilds
from ratusz.games.le_havre.rules.rounds import AfterTurn, NextTurn, OffTurn, Window
from ratusz.games.le_havre.rules.ships import SAILING, Cargo, ChooseShip, Load, Sail, TakeShip
from ratusz.games.le_havre.rules.turn import AfterMain, AnotherMain, BeforeSupply, MainAction, SecondVisit
from ratusz.games.le_havre.state import BOX, TOWN, HavreState


def _building(document: Reader) -> int:
    card = read_card(document.text("building"))
    if card >= cards.BUILDINGS:
        raise BadDocument(f"'{cards.CARD_IDS[card]}' is not a building.")
    return card


def _choice(document: Reader, key: str, words: Sequence[str]) -> int:
    word = document.text(key)
    if word not in words:
        raise BadDocument(f"'{key}' is one of {', '.join(words)}, not {word!r:.60}.")
    return words.index(word)


def _counts(document: Reader, key: str) -> list[int]:
    counts = document.items(key, int)
    if not all(0 <= count <= cards.MOST for count in counts):
        raise BadDocument(f"'{key}' holds numbers from 0 to {cards.MOST}.")
    return counts


def _place(document: Reader, kinds: list[int]) -> int:
    """The place of a good in the order in which it is asked for."""
    kind = _choice(document, "good", cards.KIND_IDS)
    if kind not in kinds:
        raise BadDocument(f"'{cards.KIND_IDS[kind]}' is not asked for there.")
    return kinds.index(kind)


def _giving(step: type[Any]) -> Callable[[int, Reader], Giving]:
    def make(seat: int, document: Reader) -> Giving:
        least = document.number("least", 0, cards.MOST)
        most = document.number("most", 1, cards.MOST * cards.KINDS)
        count = document.number("count", 0, cards.MOST * cards.KINDS)
        value = document.number("value", 0, MANY)
        note = document.number("note", 0, MANY)
        first: Giving = step(seat, least, most, 0, count, value, note)
        made: Giving = step(seat, least, most, _place(document, first.kinds()), count, value, note)
        return made

    return make


def _choosing(step: type[Any]) -> Callable[[int, Reader], Any]:
    def make(seat: int, document: Reader) -> Any:
        after = _choice(document, "after", ["", *cards.GOOD_IDS]) - 1
        least = document.number("least", 0, cards.KINDS)
        most = document.number("most", 1, cards.KINDS)
        if step is MarketChoice:
            return MarketChoice(seat, after, least, most, _building(document))
        return step(seat, after, least, most)

    return make


def _read_payment(seat: int, document: Reader) -> Payment:
    purpose = _choice(document, "purpose", PURPOSE_IDS)
    due = document.number("due", 1, MANY)
    place = _place(document, PAYING_KINDS[purpose])
    return Payment(seat, purpose, due, place, document.number("reserve", 0, cards.MOST))


def _read_owe(seat: int, document: Reader) -> Owe:
    purpose = _choice(document, "purpose", PURPOSE_IDS)
    return Owe(seat, purpose, document.number("due", 1, MANY), document.number("reserve", 0, cards.MOST))


def _read_crane(seat: int, document: Reader) -> UseCrane:
    cost = _counts(document, "cost")
    card = _building(document)
    if len(cost) != len(cards.GOOD_IDS) or not cards.BUILD_COST[card]:
        raise BadDocument("'cost' holds a number for each good of a building that can be built.")
    return UseCrane(seat, card, cost)


def _read_fee(seat: int, document: Reader) -> FeePayment:
    due = document.number("due", 1, cards.MOST)
    return FeePayment(seat, _building(document), due, _place(document, PAYING_KINDS[FOOD]))


def _read_sail(seat: int, document: Reader) -> Sail:
    kind = _choice(document, "type", cards.SHIP_TYPE_IDS)
    if kind not in SAILING:
        raise BadDocument(f"A {cards.SHIP_TYPE_IDS[kind]} carries nothing.")
    ships = document.number("ships", 0, cards.MOST)
    return Sail(seat, SAILING.index(kind), ships, document.number("capacity", 0, cards.MOST))


def _read_trade(seat: int, document: Reader) -> TradeTaking:
    kind = _choice(document, "good", cards.GOOD_IDS)
    return TradeTaking(seat, document.number("value", 1, cards.MOST), kind, document.number("given", 0, MANY))


def _read_traffic(seat: int, document: Reader) -> TrafficTaking:
    left = document.number("left", 1, cards.MOST)
    return TrafficTaking(seat, document.number("note", 0, MANY), document.number("place", 0, cards.KINDS), left)


def _round(step: type[Any]) -> Callable[[int, Reader], Any]:
    def make(seat: int, document: Reader) -> Any:
        return step(seat, document.number("left", 0, 5))

    return make


def _of_building(step: type[Any]) -> Callable[[int, Reader], Any]:
    def make(seat: int, document: Reader) -> Any:
        return step(seat, _building(document))

    return make


def _plain(step: type[Any]) -> Callable[[int, Reader], Any]:
    def make(seat: int, document: Reader) -> Any:
        return step(seat)

    return make


def _nobodys(step: type[Any]) -> Callable[[int, Reader], Any]:
    def make(seat: int, document: Reader) -> Any:
        return step()

    return make


READERS: dict[str, Callable[[int, Reader], Any]] = {
    **{step.name: _plain(step) for step in (BeforeSupply, MainAction, AfterMain, Interest, Feeding, AfterFeeding)},
    **{step.name: _plain(step) for step in (OffTurn, LastChance, Order, Verdict, Haul, Bargain, PicketOffer)},
    **{step.name: _plain(step) for step in (WatchTarget, SiteHand)},
    **{step.name: _nobodys(step) for step in (AfterTurn, AnotherMain, NextTurn, Harvest, TownBuilds, NewShip)},
    **{step.name: _round(step) for step in (InterestRound, FeedingRound, FinalTurn, LastRepayments)},
    Window.name: lambda seat, document: Window(seat, document.number("left", 1, 5), document.number("without", -1, 4)),
    **{step.name: _of_building(step) for step in (ChooseFee, Act, SecondVisit, ChoosePart, Build, BuildSecond)},
    **{step.name: _of_building(step) for step in (TakeBuilding, ChooseShip, WatchWindow, SiteWindow)},
    **{step.name: _giving(step) for step in (BridgeSale, OfficeGift, TradeGift, TrafficGift, Cargo)},
    **{step.name: _choosing(step) for step in (MarketChoice, ToyChoice, PawnChoice, CorporationChoice, EmporiumChoice)},
    Payment.name: _read_payment,
    Owe.name: _read_owe,
    UseCrane.name: _read_crane,
    FeePayment.name: _read_fee,
    Sail.name: _read_sail,
    TradeTaking.name: _read_trade,
    TrafficTaking.name: _read_traffic,
    Substitution.name: lambda seat, document: Substitution(
        seat, _choice(document, "good", cards.GOOD_IDS), document.number("need", 1, cards.MOST)
    ),
    Receive.name: lambda seat, document: Receive(
        seat, _choice(document, "good", cards.KIND_IDS), document.number("amount", 1, cards.MOST)
    ),
    Count.name: lambda seat, document: Count(seat, _building(document), _counts(document, "done")),
    Result.name: lambda seat, document: Result(seat, _building(document), _counts(document, "counts")),
    TakeShip.name: lambda seat, document: TakeShip(
        seat, _building(document), _choice(document, "ship", cards.SHIP_TYPE_IDS)
    ),
    Load.name: lambda seat, document: Load(
        seat, document.number("ships", 1, cards.MOST), document.number("capacity", 1, cards.MOST)
    ),
    OfficeWish.name: lambda seat, document: OfficeWish(
        seat, document.number("part", 0, 1), document.number("used", 0, 1)
    ),
    Peek.name: lambda seat, document: Peek(seat, document.number("cards", 1, 2)),
}


def read_step(name: str, player: int, document: Reader) -> Step[Any]:
    """The step of that name (see the modules of `rules`)."""
    if name not in READERS:
        raise BadDocument(f"{name!r:.60} is not a step of Le Havre.")
    step: Step[Any] = READERS[name](player, document)
    return step


_VISIT = {
    step.name
    for step in (
        *(Act, ChoosePart, Count, Result, Build, BuildSecond, TakeBuilding, ChooseShip, TakeShip, Sail, Load, Cargo),
        *(BridgeSale, OfficeWish, OfficeGift, Receive, TradeGift, TradeTaking, TrafficGift, TrafficTaking),
        *(MarketChoice, Peek, Order, ToyChoice, PawnChoice, CorporationChoice, EmporiumChoice, Verdict),
        *(Haul, Bargain, PicketOffer, WatchTarget, WatchWindow, SiteHand, SiteWindow),
    )
}
"""What can lie directly on the frame of a turn while a building is visited."""

_ABOVE: dict[str, set[str]] = {
    "": {AfterTurn.name, NextTurn.name, FinalTurn.name, LastRepayments.name},
    AfterTurn.name: {BeforeSupply.name, MainAction.name, AfterMain.name},
    FinalTurn.name: {MainAction.name, AnotherMain.name, AfterMain.name},
    MainAction.name: {InterestRound.name},
    AnotherMain.name: {SecondVisit.name, *_VISIT},
    InterestRound.name: {Interest.name},
    AfterMain.name: {SecondVisit.name, *_VISIT},
    SecondVisit.name: _VISIT,
    Act.name: {ChooseFee.name, FeePayment.name},
    Result.name: {Owe.name, Payment.name, Substitution.name},
    Owe.name: {Owe.name, Payment.name, Substitution.name},
    Substitution.name: {Substitution.name},
    BuildSecond.name: {Build.name, TakeBuilding.name},
    TakeBuilding.name: {UseCrane.name, Substitution.name},
    TakeShip.name: {Owe.name, Payment.name, Substitution.name},
    Load.name: {Payment.name},
    Receive.name: {Receive.name, OfficeWish.name, OfficeGift.name},
    OfficeWish.name: {OfficeGift.name},
    Peek.name: {MarketChoice.name},
    NextTurn.name: {Window.name, NewShip.name, OffTurn.name},
    Window.name: {NewShip.name, OffTurn.name},
    NewShip.name: {TownBuilds.name},
    TownBuilds.name: {FeedingRound.name},
    FeedingRound.name: {Harvest.name, Feeding.name, AfterFeeding.name},
    AfterFeeding.name: {Payment.name},
    Harvest.name: {Window.name, OffTurn.name},
    LastRepayments.name: {LastChance.name},
}
"""What may lie directly on each step of the stack; "" is the bottom."""

_ANYONES = {step.name for step in (Interest, Feeding, OffTurn, LastChance)}
"""Steps of any seat; all others that ask somebody ask the active player, but for payments of food in the feeding."""


def check_steps(state: HavreState) -> None:
    """The pending steps lie on each other as the rules put them, and each can be carried out."""
    if state.together:
        raise BadDocument("Le Havre has no simultaneous phase.")
    if state.capped:
        raise BadDocument("No cap ends a match of Le Havre.")
    below = ""
    for step in state.steps:
        if step.name not in _ABOVE.get(below, ()):
            raise BadDocument(f"'{step.name}' cannot lie on '{below}'.")
        below = step.name
    if not state.steps:
        _check_over(state)
        return
    if state.steps[-1].player < 0:
        raise BadDocument(f"'{state.steps[-1].name}' waits for nobody and cannot be on top.")
    _check_frame(state)
    _check_seats(state)
    for step in state.steps:
        assert isinstance(step, HavreStep)
        if not step.fits(state):
            raise BadDocument(f"'{step.name}' does not fit the position.")


def _check_over(state: HavreState) -> None:
    if not state.final or state.main_actions or state.turn != cards.TILES or state.round != len(state.schedule):
        raise BadDocument("Nobody is to move, but the match is not over.")
    _check_new_ship(state, True)


def _check_new_ship(state: HavreState, come: bool) -> None:
    if (state.where[state.schedule[state.round - 1].ship] != BOX) != come:
        raise BadDocument("The ship of a round comes at its end.")


def _check_frame(state: HavreState) -> None:
    """Round, turn and phase fit the bottom of the stack."""
    found = {step.name for step in state.steps}
    bottom = state.steps[0].name
    final = bottom in (FinalTurn.name, LastRepayments.name)
    if state.final != final:
        raise BadDocument(f"'{bottom}' is at the bottom of the stack, and 'final' is {state.final}.")
    last = state.turn == cards.TILES and (state.round == len(state.schedule) or not final)
    if (final or NewShip.name in found) and not last:
        raise BadDocument(f"The round ends after turn {cards.TILES}.")
    if NewShip.name in found and state.steps[1].name == Window.name and state.players == 1:
        raise BadDocument("There is nobody else to sell between turns.")
    pending = bottom == AfterTurn.name or NewShip.name in found
    if state.turn == cards.TILES:
        _check_new_ship(state, not pending)
    else:
        _check_new_ship(state, False)
    before = BeforeSupply.name in found
    if state.revealed != (cards.TILES if state.round > 1 else state.turn - before):
        raise BadDocument("'revealed' counts the tiles that were used so far.")
    if state.wind_used and (before or MainAction.name in found):
        raise BadDocument("'wind_used' counts what was saved in a main action that has begun.")
    acting = bool({MainAction.name, AnotherMain.name} & found)
    left = 1 if before or state.steps[-1].name == Interest.name else state.main_actions
    if bottom in (NextTurn.name, LastRepayments.name) or not (acting or before):
        left = 0
    if state.main_actions != left or (acting and not left):
        raise BadDocument(f"'main_actions' is {state.main_actions}, which does not fit the pending steps.")


def _check_seats(state: HavreState) -> None:
    for index, step in enumerate(state.steps):
        seat = step.document()["player"]
        feeding = index > 0 and state.steps[index - 1].name == AfterFeeding.name
        if feeding:
            fed = state.steps[index - 1]
            assert isinstance(fed, AfterFeeding)
            assert isinstance(step, Payment)
            if seat != fed.seat or step.purpose != FOOD or step.reserve:
                raise BadDocument("A player feeds with their own food.")
        elif seat != state.active and _is_active_players(step):
            raise BadDocument(f"'{step.name}' is a step of the active player {state.active}, not of {seat}.")
        rounds = isinstance(step, InterestRound | FeedingRound | Window | FinalTurn | LastRepayments)
        if rounds and step.document()["left"] > state.players:
            raise BadDocument(f"'{step.name}' has more seats left than there are.")
    _check_fees(state)


def _is_active_players(step: Step[Any]) -> bool:
    return (step.player >= 0 and step.name not in _ANYONES) or step.name in _VISIT | {Owe.name}


def _check_fees(state: HavreState) -> None:
    """A fee is paid for the building that is entered, which has to be one that can be."""
    for index, step in enumerate(state.steps):
        if not isinstance(step, Act):
            continue
        above = state.steps[index + 1 :]
        free = state.final or all(disc != step.card for disc in state.discs)
        if not cards.ENTERABLE[step.card] or state.where[step.card] < TOWN or not free:
            raise BadDocument(f"'{cards.CARD_IDS[step.card]}' cannot be entered.")
        for fee in above:
            if isinstance(fee, ChooseFee | FeePayment) and fee.card != step.card:
                raise BadDocument("The fee is of another building.")
        if not above and not can_visit(state, step.seat, step.card, True):
            raise BadDocument(f"'{cards.CARD_IDS[step.card]}' cannot be used.")
