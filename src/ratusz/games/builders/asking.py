"""What is told of the answers in The Builders before they are given, and why others are closed."""

from __future__ import annotations

from typing import Final, TypedDict

from mypy_extensions import i64

from ratusz.core.actions import END_TURN
from ratusz.core.outcomes import named
from ratusz.core.question import Closed
from ratusz.games.builders import cards, events
from ratusz.games.builders.rules import BUY_ACTION, FIRST_SEND, FIRST_TAKE, SITES, SPACE
from ratusz.games.builders.state import FINISHED, BuildersState
from ratusz.games.builders.view import missing_on

PURSE_IDS: Final = ("actions", "coins", "points")
MOST_SPENT: Final = 1 << 8
"""More actions than a sending can take, since there are fewer workers."""

NO_BUYING: Final = Closed(["buy_action"], "action_price", "BU-EXTRA-1", {"coins": cards.ACTION_PRICE})
NO_ACTIONS: Final = Closed(["start_construction", "hire", "send", "take_coins"], "no_actions", "BU-TURN-4")
UNPAID: Final = [
    Closed([f"send {worker}"], "wage", "BU-SEND-5", {"coins": wage})
    for worker, wage in zip(cards.CARD_IDS, cards.WAGE, strict=True)
]
"""For each worker that his wage is too high."""


class BuildersAbout(TypedDict, total=False):
    """What sending a worker does for its site."""

    brings: dict[str, int]
    """How much it brings of what is missing there; resources of which there is none are left out."""
    finishes: bool
    pays: int
    """If it finishes the site: the wage, which is due before anything is earned."""
    earns: int
    """The coins of the site."""


def purse(state: BuildersState, seat: int) -> list[int]:
    return [state.actions_left, state.coins[seat], state.card_points[seat]]


def _site(sending: i64) -> i64:
    return 1 + (sending - FIRST_SEND) % SITES


def _worker(sending: i64) -> i64:
    return cards.FIRST_WORKER + (sending - FIRST_SEND) // SITES


def hangs_on(state: BuildersState, seat: int, actions: list[int]) -> list[int]:
    """A sending hangs on its actions, wage and what it brings, and on its site if that is finished by it."""
    row = len(state.building_row) + len(state.worker_row)
    return [_key(state, seat, action, row) for action in actions]


def _key(state: BuildersState, seat: int, action: int, row: int) -> int:
    """One of these keys; below 0 if only a coin can be taken then, which follows by itself."""
    key, spent, coins = action, 1, state.coins[seat]
    if action >= BUY_ACTION:
        spent = -1
        coins -= cards.ACTION_PRICE
    elif action >= FIRST_TAKE:
        spent = 1 + action - FIRST_TAKE
        coins += cards.COINS_TAKEN[spent]
    elif action >= FIRST_SEND:
        site, wage = _site(action), cards.WAGE[_worker(action)]
        spent += state.sent.count(site)
        coins -= wage
        finished = site if _finishes(state, action) else 0
        key = (_brings(state, action) * cards.CARDS + finished) * MOST_SPENT + spent
        key = SPACE.size + key * MOST_SPENT + wage
    if state.actions_left - spent != 1 or coins >= cards.ACTION_PRICE or row > 1 or state.asks_all:
        return key
    return -key if _coin_follows(state, seat, action, coins) else key


def _coin_follows(state: BuildersState, seat: int, action: int, coins: int) -> bool:
    """Whether nothing else can be done with the last action, after this one and with these coins."""
    if action < FIRST_SEND or (action < FIRST_TAKE and _finishes(state, action)):
        after = state.clone()  # With other workers, sites or rows.
        after.steps.pop().apply(after, action)
        return len(after.steps[-1].legal(after)) == 1
    worker, site = (_worker(action), _site(action)) if action < FIRST_TAKE else (0, 0)
    if state.building_row or state.worker_row:
        return False
    if not any(other != site and other not in state.sent for other in state.sites[seat]):
        return True
    return all(other == worker or cards.WAGE[other] > coins for other in state.free[seat])


def _brings(state: BuildersState, sending: int) -> int:
    """How much of what is missing on its site, packed."""
    site = _site(sending)
    needs: i64 = cards.REQUIRES[site]
    there: i64 = state.produced[site]
    given: i64 = cards.PRODUCES[_worker(sending)]
    brings: i64 = 0
    place: i64 = 0
    while place < 32:
        missing = (needs >> place & 0xFF) - (there >> place & 0xFF)
        amount = given >> place & 0xFF
        if missing > 0:
            brings |= (amount if amount < missing else missing) << place
        place += 8
    return brings


def _finishes(state: BuildersState, sending: int) -> bool:
    site = _site(sending)
    return cards.enough(state.produced[site] + cards.PRODUCES[_worker(sending)], cards.REQUIRES[site])


def about(before: BuildersState, after: BuildersState, seat: int, action: int) -> BuildersAbout:
    """What the worker brings, and what comes of it (BU-SEND-5, BU-DONE-1)."""
    if not FIRST_SEND <= action < FIRST_TAKE:
        return {}
    site = _site(action)
    if after.where[site] == FINISHED + seat:
        pays = sum(event.coins for event in after.events or () if isinstance(event, events.WorkerSent))
        return {
            "brings": named(cards.RESOURCES, missing_on(before, site)),
            "finishes": True,
            "pays": pays,
            "earns": pays + after.coins[seat] - before.coins[seat],
        }
    brings = [had - has for had, has in zip(missing_on(before, site), missing_on(after, site), strict=True)]
    return {"brings": named(cards.RESOURCES, brings)} if any(brings) else {}


def closed(state: BuildersState, seat: int) -> list[Closed]:
    """What cannot be paid for now (BU-TURN-4), and the end of a turn with actions left."""
    left = state.actions_left
    found = []
    if state.coins[seat] < cards.ACTION_PRICE:
        found.append(NO_BUYING)
    if not left:
        return [*found, NO_ACTIONS]
    found.append(Closed(["end_turn"], "actions_left", "BU-TURN-6", {"actions": left}))
    dear = [f"take_coins {actions}" for actions in range(left + 1, len(cards.COINS_TAKEN))]
    if dear:
        found.append(Closed(dear, "taking", "BU-COIN-1", {"actions": left}))
    return found + _crowded(state, seat) + _unpaid(state, seat)


def _crowded(state: BuildersState, seat: int) -> list[Closed]:
    """The sites that would take more actions than are left (BU-SEND-2)."""
    found = []
    for site in state.sites[seat]:
        actions = 1 + state.sent.count(site)
        if actions > state.actions_left and state.free[seat]:
            sendings = [f"send {worker} {cards.CARD_IDS[site]}" for worker in cards.names(state.free[seat])]
            found.append(Closed(sendings, "sending", "BU-SEND-2", {"actions": actions}))
    return found


def _unpaid(state: BuildersState, seat: int) -> list[Closed]:
    """The workers whose wage is too high (BU-SEND-5)."""
    return [UNPAID[worker] for worker in state.free[seat] if cards.WAGE[worker] > state.coins[seat]]


def obvious(state: BuildersState, seat: int) -> int:
    """All actions are spent: the turn ends, unless actions could be bought to finish a site (BU-TURN-6, BU-EXTRA-1)."""
    if state.actions_left or any(_within_reach(state, seat, site) for site in state.sites[seat]):
        return -1
    return END_TURN


def _within_reach(state: BuildersState, seat: int, site: int) -> bool:
    """Whether one more worker, sent with bought actions, would finish a site."""
    coins = state.coins[seat] - cards.ACTION_PRICE * (1 + state.sent.count(site))
    there, needs = state.produced[site], cards.REQUIRES[site]
    return any(
        cards.WAGE[worker] <= coins and cards.enough(there + cards.PRODUCES[worker], needs)
        for worker in state.free[seat]
    )


def costly(state: BuildersState, seat: int) -> dict[int, str]:
    """A worker who brings nothing that is missing costs an action and a wage for nothing (BU-SEND-8)."""
    sendings = [action for action in state.answers[seat] if FIRST_SEND <= action < FIRST_TAKE]
    return {action: "useless" for action in sendings if not _brings(state, action)}
