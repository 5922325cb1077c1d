"""Stage II, the builders' guild, and the bonus tokens (CR-BUILD, CR-BONUS)."""

from __future__ import annotations

from typing import ClassVar, Final

from ratusz.core.state import Automatic, Step
from ratusz.games.craftsmen import cards, events
from ratusz.games.craftsmen.cards import BOTTOM, TOP
from ratusz.games.craftsmen.hands import TO_ALL
from ratusz.games.craftsmen.rules import privilege
from ratusz.games.craftsmen.rules.actions import DECLINE, FIRST_BUILD, SIDES
from ratusz.games.craftsmen.rules.capital import ALL_COLOURS, Pay
from ratusz.games.craftsmen.rules.order import note_build
from ratusz.games.craftsmen.rules.start import END_TURNS
from ratusz.games.craftsmen.state import CraftsmenState, settle_card

LEFT: Final = 0
RIGHT: Final = 1


def matches(card: int, neighbour: int) -> bool:
    """The same top colour or the same bottom colour (CR-BUILD-3)."""
    return TOP[card] == TOP[neighbour] or BOTTOM[card] == BOTTOM[neighbour]


def is_cost(due: int, built: int, most: int) -> bool:
    """Whether so many cards, and no more than `most`, can cost that."""
    return built <= most and built * min(cards.COST[1:]) <= due <= built * max(cards.COST)


class Build(Step[CraftsmenState]):
    """Lay a card at an end of the estate, or stop and pay for what was laid (CR-BUILD-1, DP-7)."""

    __slots__ = ()

    name: ClassVar[str] = "build"
    on: ClassVar[frozenset[str]] = frozenset({"advance during builders_guild"})
    needs: ClassVar[str] = "what was built so far at its cost, and the capital for it"

    def legal(self, state: CraftsmenState) -> list[int]:
        seat = self.player
        actions = [DECLINE]
        hand = state.hands[seat]
        if not hand:
            return actions
        money = state.wealth(seat) - state.due
        estate = state.estates[seat]
        waived = privilege.may_use(state, seat)
        for card in hand:
            if cards.COST[card] <= money:
                action = FIRST_BUILD + (card - cards.FIRST_BASIC) * 2
                if waived or matches(card, estate[0]):
                    actions.append(action)
                if waived or matches(card, estate[-1]):
                    actions.append(action + 1)
        return actions

    def always_asked(self, state: CraftsmenState) -> bool:
        return self.feigned(state)

    def feigned(self, state: CraftsmenState) -> bool:
        """Who has cards to build and the capital for one may be able to, for all that others know."""
        seat = self.player
        money = state.most_wealth(seat) - state.due
        estate = state.estates[seat]
        waived = privilege.may_use(state, seat)
        for card in state.hands[seat]:
            fits = waived or state.known[card] != TO_ALL or matches(card, estate[0]) or matches(card, estate[-1])
            if fits and cards.COST[card] <= money:
                return True
        return False

    def fits(self, state: CraftsmenState) -> bool:
        return state.due <= state.wealth(self.player) and is_cost(state.due, state.built, cards.MOST_BUILT - 1)

    def apply(self, state: CraftsmenState, action: int) -> None:
        seat = self.player
        if action == DECLINE:
            if state.built:
                push_payment(state, seat)
            else:
                state.turn_over(seat)
            return
        note_build(state, action)
        number, side = divmod(action - FIRST_BUILD, 2)
        lay(state, seat, cards.FIRST_BASIC + number, side)
        if state.built < cards.MOST_BUILT:
            state.push(self)
        else:
            push_payment(state, seat)


def lay(state: CraftsmenState, seat: int, card: int, side: int) -> None:
    """Put a card at an end; where the colours do not match, this uses the privilege (CR-BUILD-2, CR-BUILD-5)."""
    estate = state.estates[seat]
    if not matches(card, estate[0] if side == LEFT else estate[-1]):
        privilege.use(state, seat)
    state.hands[seat].remove(card)
    if side == LEFT:
        estate.insert(0, card)
    else:
        estate.append(card)
    settle_card(state, seat, card)
    state.built += 1
    state.due += cards.COST[card]
    if state.events is not None:
        state.events.append(events.BuildingBuilt(seat, cards.CARD_IDS[card], SIDES[side]))


def push_payment(state: CraftsmenState, seat: int) -> None:
    """Pay for all cards at once, then look for complete lines (SEQ-3)."""
    state.push(END_TURNS[seat])
    state.push(LINES[seat])
    state.push(Pay(seat, state.due, ALL_COLOURS))


class Lines(Automatic[CraftsmenState]):
    """The tokens of the production lines that are complete now (CR-BONUS-2)."""

    __slots__ = ()

    name: ClassVar[str] = "lines"
    on: ClassVar[frozenset[str]] = frozenset({"end_turn during builders_guild"})
    needs: ClassVar[str] = "what was built, at its cost"

    def fits(self, state: CraftsmenState) -> bool:
        return state.built > 0 and is_cost(state.due, state.built, cards.MOST_BUILT)

    def apply(self, state: CraftsmenState, action: int) -> None:
        state.due = 0
        kinds = state.kinds[self.seat]
        for token in range(cards.BONUSES):
            if state.bonuses[token] == 0 and kinds & cards.LINE[token] == cards.LINE[token]:
                state.bonuses[token] = self.seat + 1
                if state.events is not None:
                    good = cards.GOOD_IDS[cards.BONUS_GOOD[token]]
                    state.events.append(events.BonusWon(self.seat, good, cards.BONUS_POINTS[token]))


BUILDS: Final = [Build(seat) for seat in range(cards.MOST_PLAYERS)]
LINES: Final = [Lines(seat) for seat in range(cards.MOST_PLAYERS)]
