"""How often bots harm themselves: `python -m bench.waste GAME [--bots SPEC] [--games N]` counts by rules written here.

Each rule finds turns, or single answers, that somebody who sees no more could have bettered for certain, or nearly so.
The counts are given for a hundred turns. `--show` prints where: the seed, the ply and what was done.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final

from ratusz import games
from ratusz.bots import bot
from ratusz.bots.base import follow
from ratusz.core.events import TurnEnded
from ratusz.core.match import Match
from ratusz.games.builders import cards as builders
from ratusz.games.craftsmen import cards as craftsmen
from ratusz.games.craftsmen.prospects import rate
from ratusz.games.craftsmen.rules.build import matches
from ratusz.games.le_havre import cards as havre
from ratusz.games.little_town import cards as town
from ratusz.games.little_town.state import FOR_FEEDING, SOURCES
from ratusz.games.orleans import cards as orleans
from ratusz.games.orleans.prospects import Prospects
from ratusz.games.orleans.value import worth_of_action


@dataclass
class Moment:
    """An answer, and the position in which it was given."""

    words: list[str]
    """The notation of the action, in words."""
    legal: list[str]
    state: Any


@dataclass
class Turn:
    """The answers of a seat from the end of its last turn to the end of this one."""

    seat: int
    ply: int
    moments: list[Moment] = field(default_factory=list)
    after: Any = None
    """The position when it was over."""
    final: Any = None
    """The end of the match, if this was the seat's last turn."""

    def done(self, verb: str) -> list[Moment]:
        """All that was done of a kind."""
        return [moment for moment in self.moments if moment.words[0] == verb]


Rule = Callable[[Turn], int]


# The Builders.


def coins_for_coins(turn: Turn) -> int:
    """An action was bought for five coins, and coins were taken in the same turn: that brings two for one at most."""
    return min(len(turn.done("buy_action")), len(turn.done("take_coins")))


def never_finished(turn: Turn) -> int:
    """A site that was begun and not finished when the match ended."""
    return len(turn.final.sites[turn.seat]) if turn.final else 0


def hired_instead(turn: Turn) -> int:
    """A worker was hired although a free one could have finished a site alone, and did not finish it."""
    wasted = 0
    for moment in turn.done("hire"):
        state = moment.state
        for site in state.sites[turn.seat]:
            ready = any(
                builders.WAGE[worker] <= state.coins[turn.seat]
                and builders.enough(state.produced[site] + builders.PRODUCES[worker], builders.REQUIRES[site])
                for worker in state.free[turn.seat]
            )
            wasted += ready and site in turn.after.sites[turn.seat]
    return min(wasted, 1)


def sent_in_vain(turn: Turn) -> int:
    """A worker was sent who brings nothing that its site needs."""
    wasted = 0
    for moment in turn.done("send"):
        worker = builders.FIRST_WORKER + builders.CREW_IDS.index(moment.words[1])
        site = builders.FIRST_BUILDING + builders.BUILDING_IDS.index(moment.words[2])
        have, brings, need = (
            builders.unpack(packed)
            for packed in (moment.state.produced[site], builders.PRODUCES[worker], builders.REQUIRES[site])
        )
        wasted += all(brings[kind] == 0 or have[kind] >= need[kind] for kind in range(len(need)))
    return wasted


# Little Town.


def hungry(turn: Turn) -> int:
    """A worker that was not fed, in the whole match: it costs three points."""
    if not turn.final:
        return 0
    return int(-turn.final.sources[turn.seat * SOURCES + FOR_FEEDING] // town.UNFED_PENALTY)


def bought_and_hungry(turn: Turn) -> int:
    """A wood or stone was bought for three coins with the last workers of a round, and then workers went hungry."""
    bought = sum(int(moment.words[1]) + int(moment.words[2]) for moment in turn.done("buy"))
    return int(bought > 0 and _missing_food(turn.after, turn.seat) > 0)


def _missing_food(state: Any, seat: int) -> int:
    """How much food a seat lacks for this feeding, if each of its workers left fetches two."""
    cubes = town.unpack(state.cubes[seat])
    return int(town.WORKERS[state.players] - cubes[2] - cubes[3] - 2 * state.unused[seat])


def left_over(turn: Turn) -> int:
    """A wood or stone, beyond two, that was left when the match ended."""
    return max(0, sum(town.unpack(turn.final.cubes[turn.seat])[:2]) - 2) if turn.final else 0


# Le Havre.


def sold_for_nothing(turn: Turn) -> int:
    """A card was sold, and its francs were not needed until the end of the turn."""
    wasted = 0
    for number, moment in enumerate(turn.moments):
        if moment.words[0] == "sell":
            proceeds = havre.VALUE[havre.CARD_IDS.index(moment.words[1])] // 2
            later = [other.state for other in turn.moments[number + 1 :]] + [turn.after]
            wasted += min(_francs(state, turn.seat) for state in later) >= proceeds
    return wasted


def sold_below(turn: Turn) -> int:
    """Cards were sold in a turn, and all that was bought with the francs is worth less than what the sales lost."""
    sold = [havre.VALUE[havre.CARD_IDS.index(moment.words[1])] for moment in turn.done("sell")]
    bought = [havre.CARD_IDS.index(moment.words[1]) for moment in turn.done("buy")]
    if not sold or not bought:
        return 0
    gained = sum(havre.VALUE[card] - havre.PRICE[card] for card in bought)
    return int(gained < sum(value - value // 2 for value in sold))


def sold_to_pay_interest(turn: Turn) -> int:
    """A card that is worth more than four was sold to pay interest: a loan costs one franc."""
    found = 0
    for moment in turn.done("sell"):
        asked = moment.state.steps[-1].name == "interest"
        found += asked and havre.VALUE[havre.CARD_IDS.index(moment.words[1])] > 4
    return found


def bought_back(turn: Turn) -> int:
    """A card was sold and bought in one turn."""
    sold = {moment.words[1] for moment in turn.done("sell")}
    return len([moment for moment in turn.done("buy") if moment.words[1] in sold])


def borrowed_on(turn: Turn) -> int:
    """A loan was taken to pay interest."""
    return len(turn.done("take_loan"))


def unshipped(turn: Turn) -> int:
    """A good that was left when the match ended, beyond ten."""
    first = turn.seat * havre.KINDS
    return max(0, sum(turn.final.goods[first : first + havre.GOODS]) - 10) if turn.final else 0


def _francs(state: Any, seat: int) -> int:
    return int(state.goods[seat * havre.KINDS + havre.FRANCS])


# Orléans.


def left_unused(turn: Turn) -> int:
    """Somebody passed although a place was ready that would have brought something for certain."""
    found = 0
    for moment in turn.done("pass"):
        ready = [text.split()[1] for text in moment.legal if text.startswith("use ")]
        found += any(orleans.ACTION[orleans.PLACE_IDS.index(place)] == orleans.RECRUIT for place in ready)
    return found


def idle(turn: Turn) -> int:
    """A plan was done although a follower on the market could have completed a place that brings two points or more."""
    found = 0
    for moment in turn.done("done"):
        open_groups = [text.split()[2] for text in moment.legal if text.startswith("place ")]
        found += any(_completes(moment.state, turn.seat, group) for group in open_groups)
    return found


def _completes(state: Any, seat: int, group_id: str) -> bool:
    """Whether only one slot of the place is empty."""
    place = orleans.GROUP_PLACE[orleans.GROUP_IDS.index(group_id)]
    empty = sum(state.slots[seat * orleans.SLOTS + slot] == orleans.EMPTY for slot in orleans.PLACE_SLOTS[place])
    if not orleans.NEEDS_ALL[place] or empty != 1:
        return False
    return worth_of_action(state, seat, place, Prospects(state, seat)) >= 2.0


def at_home(turn: Turn) -> int:
    """From round 6 on, a merchant that never left Orléans."""
    found = 0
    for moment in turn.done("pass"):
        state = moment.state
        found += (
            state.round >= 6
            and orleans.CITY_IDS[state.merchants[turn.seat]] == "orleans"
            and not state.built[turn.seat]
        )
    return found


def given_up(turn: Turn) -> int:
    """Something was given up for a coin that was missing."""
    return sum(moment.words[0].startswith("give_up") for moment in turn.moments)


# Craftsmen.


def opened_high(turn: Turn) -> int:
    """An auction was opened with more than the mayor offers on average: he may be outbid afterwards."""
    found = 0
    for moment in turn.done("bid"):
        state = moment.state
        if state.bid == 0 and moment.legal[0].startswith("bid"):
            usual = 2 * craftsmen.MAYOR_CARDS[craftsmen.CATEGORY_OF[state.lot]]
            found += int(moment.words[1]) > usual
    return found


def bought_useless(turn: Turn) -> int:
    """A bid or price was paid for a card that makes nothing new and matches neither end of the estate."""
    found = 0
    for moment in turn.moments:
        state = moment.state
        if moment.words[0] not in ("bid", "buy") or len(moment.words) < 2:
            continue
        card = state.lot if moment.words[0] == "bid" else craftsmen.CARD_IDS.index(moment.words[1])
        planned = state.kinds[turn.seat]
        for held in state.hands[turn.seat]:
            planned |= 1 << craftsmen.KIND_OF[held]
        estate = state.estates[turn.seat]
        fits = matches(card, estate[0]) or matches(card, estate[-1])
        found += not fits and rate(planned | 1 << craftsmen.KIND_OF[card]) <= rate(planned)
    return found


RULES: Final[dict[str, list[Rule]]] = {
    "builders": [coins_for_coins, never_finished, hired_instead, sent_in_vain],
    "little_town": [bought_and_hungry, hungry, left_over],
    "le_havre": [sold_for_nothing, sold_below, sold_to_pay_interest, bought_back, borrowed_on, unshipped],
    "orleans": [left_unused, idle, at_home, given_up],
    "craftsmen": [opened_high, bought_useless],
}


def turns(match: Match, specs: list[str]) -> list[Turn]:
    """Play a match to its end; all its turns."""
    bots = [bot(spec) for spec in specs]
    done: list[Turn] = []
    begun: dict[int, Turn] = {}
    while not match.over:
        seat = match.player
        plan = bots[seat].plan(match, seat)
        first = len(match.moves)
        state = match.state.clone()
        follow(match, seat, plan)
        for move in match.moves[first:]:
            turn = begun.setdefault(seat, Turn(seat, first))
            legal = [match.notation(action) for action in state.legal(seat)]
            turn.moments.append(Moment(match.notation(move.action).split(), legal, state))
            state = state.clone()
            state.apply(move.action, seat)
            turn.after = state
            if any(isinstance(event, TurnEnded) and event.seat == seat for event in move.events):
                done.append(begun.pop(seat))
    done += begun.values()
    for seat in range(match.players):
        next(turn for turn in reversed(done) if turn.seat == seat).final = match.state
    return done


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=list(RULES))
    parser.add_argument("--bots", default="greedy", help="a spec; it has all the seats")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--seed", default="waste")
    parser.add_argument("--show", action="store_true")
    asked = parser.parse_args()
    found: Counter[str] = Counter()
    number = 0
    for deal in range(asked.games):
        match = Match.new(games.find(asked.game), asked.players, f"{asked.seed}/{deal}", keep_events=True)
        for turn in turns(match, [asked.bots] * asked.players):
            number += 1
            for rule in RULES[asked.game]:
                times = rule(turn)
                found[rule.__name__] += times
                if times and asked.show:
                    told = "; ".join(" ".join(moment.words) for moment in turn.moments)
                    print(f"{rule.__name__}: deal {deal}, ply {turn.ply}, seat {turn.seat}: {told}", flush=True)
    print(f"{asked.game}, {asked.bots}, {asked.players} players: {number} turns in {asked.games} matches")
    for rule in RULES[asked.game]:
        print(f"  {100 * found[rule.__name__] / number:6.2f}  {rule.__name__}", flush=True)


if __name__ == "__main__":
    main()
