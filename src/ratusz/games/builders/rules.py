"""The rules of The Builders: one kind of decision, made over and over until a turn's actions are spent."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ratusz.core.actions import END_TURN, ActionSpace
from ratusz.core.events import MatchEnded
from ratusz.core.game import Options
from ratusz.core.rng import Rng
from ratusz.core.state import NOBODY, Automatic, EndTurn, Step
from ratusz.games.builders import cards, events
from ratusz.games.builders.cards import ACTION_PRICE, COINS_TAKEN, FIRST_WORKER, WAGE
from ratusz.games.builders.position import LAYOUT
from ratusz.games.builders.state import FINISHED, FREE, IN_ROW, SITE, BuildersState, deal

SPACE: Final = ActionSpace("BU-TURN-6")
# Taking a card from a row is the action with the number of that card: the blocks stand in the order of the cards.
SPACE.add("start_construction", cards.BUILDING_IDS, rule="BU-BUILD-3")
SPACE.add("hire", cards.WORKER_IDS, rule="BU-HIRE-1")
FIRST_SEND: Final[int] = SPACE.add("send", cards.CREW_IDS, cards.BUILDING_IDS, rule="BU-SEND-1")
FIRST_TAKE: Final[int] = SPACE.add(
    "take_coins", [str(actions) for actions in range(1, len(COINS_TAKEN))], rule="BU-COIN-2"
)
BUY_ACTION: Final[int] = SPACE.add("buy_action", rule="BU-EXTRA-1")

SITES: Final = len(cards.BUILDING_IDS)
TAKINGS: Final[list[list[int]]] = [
    [FIRST_TAKE + index for index in range(actions)] for actions in range(len(COINS_TAKEN))
]
"""The ways to take coins with so many actions left (BU-COIN-1, BU-COIN-2)."""
TAKINGS_OR_BUYING: Final[list[list[int]]] = [[*takings, BUY_ACTION] for takings in TAKINGS]
SENDINGS: Final[list[list[Any]]] = [[0]] * FIRST_WORKER + [
    [0, *range(FIRST_SEND + SITES * index, FIRST_SEND + SITES * (index + 1))] for index in range(len(cards.CREW_IDS))
]
"""SENDINGS[worker][site] is the action of sending that worker there.

Typed `Any`, so that the compiled build passes on these very objects instead of making new ones.
"""


def set_up(players: int, options: Options, rng: Rng) -> BuildersState:
    """A new match, the first player about to choose (BU-SETUP-1 to BU-SETUP-7)."""
    state = LAYOUT.blank(players, options, rng)
    deal(state, rng)
    begin_turn(state, state.first_player)
    return state


def begin_turn(state: BuildersState, seat: int) -> None:
    """Fresh actions; what was left or counted before is gone (BU-TURN-2, BU-TURN-5)."""
    state.actions_left = cards.FREE_ACTIONS
    state.push(TURNS[seat])


class Turn(Step[BuildersState]):
    """One choice of the active player (BU-TURN-3): pick any, as long as it can be paid for (BU-TURN-4)."""

    __slots__ = ()

    name: ClassVar[str] = "turn"
    on: ClassVar[frozenset[str]] = frozenset({""})
    needs: ClassVar[str] = "actions left, or coins for another"

    def legal(self, state: BuildersState) -> list[int]:
        seat = self.player
        left = state.actions_left
        coins = state.coins[seat]
        if left == 0:
            # All actions have to be spent; then more may be bought (BU-TURN-6, BU-TURN-7).
            return [END_TURN, BUY_ACTION] if coins >= ACTION_PRICE else [END_TURN]
        legal = state.building_row + state.worker_row
        takings = TAKINGS if coins < ACTION_PRICE else TAKINGS_OR_BUYING
        legal += takings[left if left < 3 else 3]
        free = state.free[seat]
        sites = state.sites[seat]
        if free and sites:
            sent = state.sent
            if sent:
                sites = [site for site in sites if sent.count(site) < left]
            for worker in free:
                if WAGE[worker] <= coins:
                    sendings = SENDINGS[worker]
                    for site in sites:
                        legal.append(sendings[site])
        return legal

    def apply(self, state: BuildersState, action: int) -> None:
        seat = self.player
        if action == END_TURN:
            state.turn_over(seat)
            state.push(AFTER_TURNS[seat])
            return
        if action < FIRST_WORKER:
            start_construction(state, seat, action)
        elif action < FIRST_SEND:
            hire(state, seat, action)
        elif action < FIRST_TAKE:
            worker, site = divmod(action - FIRST_SEND, SITES)
            send(state, seat, FIRST_WORKER + worker, 1 + site)
        elif action < BUY_ACTION:
            take_coins(state, seat, action - FIRST_TAKE + 1)
        else:
            buy_action(state, seat)
        if state.actions_left or has_choice(state, seat):
            state.push(self)
        else:
            state.push(AFTER_TURNS[seat])
            state.push(END_TURNS[seat])

    def fits(self, state: BuildersState) -> bool:
        return has_choice(state, self.player)


def has_choice(state: BuildersState, seat: int) -> bool:
    """Whether a turn goes on: actions have to be spent, and more may be bought (BU-TURN-6, BU-TURN-7)."""
    return state.actions_left > 0 or state.coins[seat] >= ACTION_PRICE


def start_construction(state: BuildersState, seat: int, building: int) -> None:
    """Take a card of the row as a new site and refill the row from the deck (BU-BUILD-1 to BU-BUILD-6)."""
    state.actions_left -= 1
    state.sites[seat].append(building)
    state.where[building] = SITE + seat
    if state.events is not None:
        state.events.append(events.ConstructionStarted(seat, cards.CARD_IDS[building]))
    row = state.building_row
    place = row.index(building)
    if state.buildings_left == 0:
        del row[place]  # BU-ROW-3
        return
    state.buildings_left -= 1
    card = state.building_deck[state.buildings_left]
    row[place] = card
    state.where[card] = IN_ROW
    if state.events is not None:
        following = cards.CARD_IDS[state.building_deck[state.buildings_left - 1]] if state.buildings_left else ""
        state.events.append(events.BuildingRevealed(NOBODY, cards.CARD_IDS[card], following))


def hire(state: BuildersState, seat: int, worker: int) -> None:
    """Take a worker of the row and refill the row from the deck (BU-HIRE-1 to BU-HIRE-6)."""
    state.actions_left -= 1
    state.free[seat].append(worker)
    state.where[worker] = FREE + seat
    if state.events is not None:
        state.events.append(events.WorkerHired(seat, cards.CARD_IDS[worker]))
    row = state.worker_row
    place = row.index(worker)
    if state.workers_left == 0:
        del row[place]  # BU-ROW-3
        return
    state.workers_left -= 1
    card = state.worker_deck[state.workers_left]
    row[place] = card
    state.where[card] = IN_ROW
    if state.events is not None:
        state.events.append(events.WorkerRevealed(NOBODY, cards.CARD_IDS[card]))


def send(state: BuildersState, seat: int, worker: int, site: int) -> None:
    """Pay for a worker, put it on a site, and finish the site if nothing is missing (BU-SEND-1 to BU-SEND-11)."""
    state.sent.append(site)
    actions = state.sent.count(site)
    state.actions_left -= actions
    state.coins[seat] -= WAGE[worker]
    state.free[seat].remove(worker)
    state.where[worker] = site
    state.produced[site] += cards.PRODUCES[worker]
    if state.events is not None:
        state.events.append(
            events.WorkerSent(seat, cards.CARD_IDS[worker], cards.CARD_IDS[site], actions, WAGE[worker])
        )
    if cards.enough(state.produced[site], cards.REQUIRES[site]):
        finish_site(state, seat, site)


def finish_site(state: BuildersState, seat: int, site: int) -> None:
    """Workers come back, coins are paid, points count, a machine becomes a worker (BU-DONE-1 to BU-MACH-8)."""
    state.sites[seat].remove(site)
    free = state.free[seat]
    where = state.where
    worker = where.find(site, FIRST_WORKER)
    while worker >= 0:
        where[worker] = FREE + seat
        free.append(worker)
        worker = where.find(site, worker + 1)
    where[site] = FINISHED + seat
    state.sent = [other for other in state.sent if other != site]
    state.produced[site] = 0
    state.coins[seat] += cards.REWARD[site]
    state.card_points[seat] += cards.POINTS[site]
    if site >= cards.FIRST_MACHINE:
        machine = site + cards.MACHINE_TO_WORKER
        where[machine] = FREE + seat
        free.append(machine)
    if state.events is not None:
        if site >= cards.FIRST_MACHINE:
            state.events.append(events.MachineFinished(seat, cards.CARD_IDS[site], cards.POINTS[site]))
        else:
            state.events.append(
                events.BuildingFinished(seat, cards.CARD_IDS[site], cards.REWARD[site], cards.POINTS[site])
            )


def take_coins(state: BuildersState, seat: int, actions: int) -> None:
    """Spend one, two or three actions together on 1, 3 or 6 coins (BU-COIN-1 to BU-COIN-5)."""
    state.actions_left -= actions
    state.coins[seat] += COINS_TAKEN[actions]
    if state.events is not None:
        state.events.append(events.CoinsTaken(seat, actions, COINS_TAKEN[actions]))


def buy_action(state: BuildersState, seat: int) -> None:
    """Pay for one more action (BU-EXTRA-1 to BU-EXTRA-6)."""
    state.coins[seat] -= ACTION_PRICE
    state.actions_left += 1
    if state.events is not None:
        state.events.append(events.ActionBought(seat, ACTION_PRICE))


class AfterTurn(Automatic[BuildersState]):
    """Check for the end of the game and pass on to the next seat (BU-END-1 to BU-END-6, BU-DEC-7)."""

    __slots__ = ()

    name: ClassVar[str] = "after_turn"
    on: ClassVar[frozenset[str]] = frozenset({""})
    ends: ClassVar[bool] = True

    def apply(self, state: BuildersState, action: int) -> None:
        seat = self.seat
        state.sent = []
        if state.card_points[seat] >= cards.END_POINTS and not state.end_triggered:
            state.end_triggered = True
            if state.events is not None:
                state.events.append(events.EndTriggered(seat, state.card_points[seat]))
        following = (seat + 1) % state.players
        if following == state.first_player:
            if state.end_triggered or state.round == state.round_cap:
                state.capped = not state.end_triggered
                if state.events is not None:
                    state.events.append(MatchEnded(NOBODY, state.capped))
                return
            state.round += 1
        begin_turn(state, following)


MOST_PLAYERS: Final = 4
TURNS: Final = [Turn(seat) for seat in range(MOST_PLAYERS)]
AFTER_TURNS: Final = [AfterTurn(seat) for seat in range(MOST_PLAYERS)]
END_TURNS: Final = [EndTurn(seat) for seat in range(MOST_PLAYERS)]
