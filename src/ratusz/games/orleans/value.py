"""How well each seat of Orléans stands: the knowledge the bots share.

A seat's strength is the points it has and those it may still make: what its places would bring if they are used,
what followers, allowance, technology and tiles bring in each round to come, and what the next event takes. The chances
to win follow from the strengths, the more surely the fewer rounds are left.
"""

from __future__ import annotations

from typing import Final

from ratusz.core.chances import chances, outcome
from ratusz.games.orleans import cards
from ratusz.games.orleans.cards import ACTION, EMPTY, FIRST_TILE, GOOD, GOODS, KINDS, NEEDS_ALL, PLACE_SLOTS, SLOTS
from ratusz.games.orleans.prospects import (
    AT_HAND,
    BEGUN,
    FOOD_AHEAD,
    KNIGHT,
    MISSING,
    TECHNOLOGY_WORK,
    WORK,
    Prospects,
    due_in_coins,
    foods,
    plans_left,
)
from ratusz.games.orleans.rules.deeds import candidates
from ratusz.games.orleans.rules.followers import DRAWS
from ratusz.games.orleans.rules.tracks import tiles_at
from ratusz.games.orleans.state import OrleansState, taken_group

DRAWING: Final = DRAWS[0].name
NOTHING: Final[list[int]] = []

MONK_WORK: Final = 0.1
TO_BE_PLANNED: Final = 1.1
"""What a follower on the market is worth besides while the plan is still being made."""
DRAWN_NEXT: Final = 0.5
"""The part of AT_HAND that a follower is worth who may be drawn for the plan after this one."""
READY: Final = 0.85
"""The part of its worth that a place has as soon as it can be used."""
LEFT: Final = 0.5
"""The same for a place that was ready in a round and not used: its followers are missing from the next plan."""
WAITING: Final = 0.35
"""The worth of a place that is ready and cannot be used right now."""
SOON: Final = 0.8
"""The part of its worth that a station has for which the merchant has to travel first, in the same round."""
CITY: Final = 0.22
"""The part of a station that a merchant is worth in a city where one could be built."""
TILE_USE: Final = 0.12
"""How often in a round the action of a tile is used."""
PAID: Final = [cards.BAKE, cards.PAY_FOR_DEVELOPMENT, cards.HIDE_GOODS, cards.MOVE_OTHER]
PAID_USE: Final = 0.06
"""The same for actions that are paid with a good or a coin: it has to be got first."""
BAKED_AT_ONCE: Final = 2.0
"""How many grain are usually baked at a time by who has the Bakery."""
UNBAKED: Final = 0.5
"""The part of what bread would bring that grain is worth to the owner of the Bakery."""
STATIONS_LATER: Final = 0.15
"""How many stations a seat is expected to build in each round to come."""
LEAST_TILE: Final = 0.1
UNLIKELY: Final = 0.15
"""The part of its worth that is left to a place that lacks a follower of a type the seat has nowhere free."""
PROMISED: Final = 0.85
"""The part of its worth that a place has, for the part that is covered, while those it lacks wait on the market."""
PERMANENT: Final[list[float]] = [
    {
        "bathhouse": 0.6,
        "school": 0.5,
        "gunpowder_tower": 0.45,
        "herb_garden": 0.3,
        "barracks": 0.3,
        "sacristy": 0.2,
    }.get(tile, 0.0)
    for tile in cards.TILE_IDS
]
"""What tiles that are not used bring in each round."""
MOVERS: Final[list[int]] = [place for place in range(cards.PLACES) if ACTION[place] == cards.MOVE]
TAX_RISK: Final = 0.7
NEAREST_SPREAD: Final = 6.0
SPREAD_PER_ROUND: Final = 1.0
"""The lead in points that makes the odds about three to one grows with the rounds to come."""
SIZE: Final[list[int]] = [len(slots) for slots in PLACE_SLOTS]


def at_hand(state: OrleansState, seat: int) -> float:
    """The followers that the next plan can be made with, and in part those of the plan after it."""
    first = seat * KINDS
    market = sum(state.market[first : first + KINDS])
    drawn = min(state.allowance(seat), sum(state.bag[first : first + KINDS]), cards.MARKET_SPACES - market)
    if state.hands:
        hand = state.hands[seat]
        to_draw = bool(state.together) and bool(state.together[seat]) and state.together[seat][-1].name == DRAWING
        return AT_HAND * (market + (drawn if to_draw else len(hand.drawn) + len(hand.kept) + len(hand.taken)))
    if not state.plans:
        return AT_HAND * (market + drawn)
    there = TO_BE_PLANNED if is_planning(state, seat) else AT_HAND
    return there * market + AT_HAND * DRAWN_NEXT * drawn


def is_planning(state: OrleansState, seat: int) -> bool:
    """Whether a seat has not finished its plan."""
    if not state.plans:
        return False
    return not state.passed >> seat & 1 if state.by_turns else bool(state.together) and bool(state.together[seat])


def value(state: OrleansState) -> list[float]:
    """The chance of each seat to win."""
    if state.player < 0:
        return outcome(state)
    strengths = [strength_of(state, seat) for seat in range(state.players)]
    return chances(strengths, NEAREST_SPREAD + SPREAD_PER_ROUND * plans_left(state))


def strength_of(state: OrleansState, seat: int) -> float:
    """Points made and to be expected."""
    prospects = Prospects(state, seat)
    rounds = prospects.rounds
    holdings = float(state.built[seat] + state.citizens_of(seat))
    strength = float(state.coins[seat] + state.goods_points(seat)) + holdings * prospects.level
    strength += prospects.space * state.development[seat]
    strength += state.goods[seat * GOODS + cards.BREAD] * (prospects.level - state.level(seat))
    strength += prospects.trading_days * state.built[seat]
    if state.owns(seat, cards.BAKERY):
        grain = min(float(state.goods[seat * GOODS + cards.GRAIN]), cards.MOST_BAKED * rounds)
        strength += UNBAKED * grain * (prospects.level - cards.GOOD_POINTS[cards.GRAIN])
    strength += rounds * WORK * prospects.drawn
    strength += MONK_WORK * rounds * float(state.bag[seat * KINDS + KINDS - 1] + state.market[seat * KINDS + KINDS - 1])
    laid = state.slots[seat * SLOTS : seat * SLOTS + SLOTS].count(cards.TECHNOLOGY)
    strength += TECHNOLOGY_WORK * rounds * (float(laid) + 0.9 * float(state.technology[seat]))
    strength += worth_of_city(state, seat, prospects)
    if prospects.later > 0.0 or state.hands:
        strength += at_hand(state, seat)
    strength += expected_event(state, seat, prospects)
    strength -= later_losses(state, seat)
    taken = state.hands[seat].taken if state.hands else NOTHING
    for place in range(FIRST_TILE):
        strength += worth_of_place(state, seat, place, prospects, taken)
    for tile in range(cards.TILES):
        if state.tile_owner[tile] == seat:
            strength += worth_of_place(state, seat, FIRST_TILE + tile, prospects, taken)
            strength += rounds * worth_of_tile(state, seat, tile, prospects)
    return strength


def worth_of_tile(state: OrleansState, seat: int, tile: int, prospects: Prospects) -> float:
    """What a tile brings in each round to come, beyond what its followers would bring elsewhere."""
    place = FIRST_TILE + tile
    if PERMANENT[tile] > 0.0 or NEEDS_ALL[place] is False:
        return max(PERMANENT[tile], LEAST_TILE)
    gained = usual_worth(state, seat, place, prospects) - 0.6 * WORK * SIZE[place]
    return max(LEAST_TILE, (PAID_USE if ACTION[place] in PAID else TILE_USE) * gained)


def usual_worth(state: OrleansState, seat: int, place: int, prospects: Prospects) -> float:
    """What the action of a tile will bring when it is used: what it is paid with can be got until then."""
    action = ACTION[place]
    if action == cards.BAKE:
        return BAKED_AT_ONCE * (prospects.level - cards.GOOD_POINTS[cards.GRAIN]) - cards.BAKERY_PRICE
    if action == cards.PAY_FOR_DEVELOPMENT:
        stations = state.built[seat] + STATIONS_LATER * prospects.rounds
        return cards.POINTS_PER_STATION[place] * stations * prospects.space - cards.GOOD_POINTS[cards.GRAIN]
    if action == cards.HIDE_GOODS:
        return best_step(state, seat, prospects) - cards.GOOD_POINTS[cards.GRAIN]
    return worth_of_action(state, seat, place, prospects)


def best_tile(state: OrleansState, seat: int, step: int, prospects: Prospects) -> float:
    """What the best tile brings in each round that may be taken on a step of the traders track."""
    best = 0.0
    for tile in tiles_at(state, step):
        best = max(best, worth_of_tile(state, seat, tile, prospects))
    return best


def expected_event(state: OrleansState, seat: int, prospects: Prospects) -> float:
    """What the event of this round is about to bring or to take, once the followers are drawn."""
    if state.hands:
        return 0.0
    if state.event == cards.INCOME:
        return float(state.level(seat))
    if state.event == cards.TRADING_DAY:
        return float(state.built[seat])
    if state.event == cards.HARVEST and foods(state, seat):
        return -1.0
    return -(due_in_coins(state, seat) + MISSING * prospects.missing)


def later_losses(state: OrleansState, seat: int) -> float:
    """Taxes on goods, and a larder or a purse that may be too empty for the events to come."""
    left = len(state.hourglass)
    if left == 0:
        return 0.0
    goods = sum(state.goods[seat * GOODS : seat * GOODS + GOODS])
    loss = TAX_RISK * goods * state.hourglass.count(cards.TAXES) / cards.GOODS_PER_TAX
    spare = max(0, foods(state, seat) - (1 if state.event == cards.HARVEST else 0))
    loss += FOOD_AHEAD * max(0, state.hourglass.count(cards.HARVEST) - spare)
    if state.coins[seat] < 3:
        loss += 0.4 * (3 - state.coins[seat])
    return loss


def worth_of_city(state: OrleansState, seat: int, prospects: Prospects) -> float:
    """A merchant is worth something where a station could be built."""
    if state.unbuilt[seat] == 0 or prospects.rounds == 0.0:
        return 0.0
    return CITY * prospects.level if has_room(state, seat, state.merchants[seat]) else 0.0


def has_room(state: OrleansState, seat: int, city: int) -> bool:
    taken = state.stations[city]
    return taken == 0 or (cards.SHARED[city] and not taken >> seat & 1)


def worth_of_place(state: OrleansState, seat: int, place: int, prospects: Prospects, taken: list[int]) -> float:
    """What using the place would bring, by how far it is from being used."""
    ready = LEFT if has_finished(state, seat) else READY
    if not NEEDS_ALL[place]:
        return ready * worth_at_once(state, seat, place, prospects)
    covered = 0
    for slot in PLACE_SLOTS[place]:
        if state.slots[seat * SLOTS + slot] != EMPTY:
            covered += 1
    for entry in taken:
        if cards.GROUP_PLACE[taken_group(entry)] == place:
            covered -= 1
    if covered == 0:
        return 0.0
    worth = worth_at_once(state, seat, place, prospects)
    if covered < SIZE[place] and is_planning(state, seat) and can_be_filled(state, seat, place, prospects):
        return PROMISED * worth * covered / SIZE[place]
    if covered < SIZE[place]:
        return BEGUN * max(worth, 0.5) * covered / SIZE[place] * likely(state, seat, place, prospects)
    return ready * worth if worth > 0.0 else WAITING


def has_finished(state: OrleansState, seat: int) -> bool:
    """Whether a seat uses no place any more until the next plan is made."""
    return bool(state.hands) or (not state.plans and bool(state.passed >> seat & 1))


def likely(state: OrleansState, seat: int, place: int, prospects: Prospects) -> float:
    """Whether the followers that a place lacks are there to be drawn, or a monk for one of them."""
    wild = prospects.free[cards.MONK]
    for slot in PLACE_SLOTS[place]:
        if state.slots[seat * SLOTS + slot] == EMPTY:
            follower = cards.GROUP_TYPE[cards.SLOT_GROUP[slot]]
            if follower < cards.TYPES and prospects.free[follower] == 0:
                if wild == 0:
                    return UNLIKELY
                wild -= 1
    return 1.0


def can_be_filled(state: OrleansState, seat: int, place: int, prospects: Prospects) -> bool:
    """Whether those whom a place lacks wait on the market, or monks for some of them."""
    waiting = prospects.waiting[:]
    for slot in PLACE_SLOTS[place]:
        if state.slots[seat * SLOTS + slot] == EMPTY:
            follower = cards.GROUP_TYPE[cards.SLOT_GROUP[slot]]
            if follower >= cards.TYPES or waiting[follower] == 0:
                follower = cards.MONK
            if waiting[follower] == 0:
                return False
            waiting[follower] -= 1
    return True


def worth_at_once(state: OrleansState, seat: int, place: int, prospects: Prospects) -> float:
    """What using the place in this round would bring: its action, and what its food or coins save of the event."""
    worth = worth_of_action(state, seat, place, prospects)
    action = ACTION[place]
    if action == cards.BUILD_STATION:
        return worth if worth > 0.0 or not soon_has_room(state, seat) else SOON * worth_of_station(prospects)
    if worth <= 0.0 or (prospects.food == 0.0 and prospects.missing == 0):
        return worth
    if action == cards.PLAIN:
        return worth + MISSING * min(prospects.missing, cards.COINS[place])
    if action == cards.MOVE:
        return worth + (prospects.food if finds_food(state, seat, place) else 0.0)
    good = cards.NO_GOOD
    if action == cards.TAKE_GOOD:
        good = GOOD[place]
    elif action == cards.RECRUIT and cards.RECRUITED[place] == cards.FARMER:
        good = cards.FARMER_GOODS[state.tracks[seat * cards.TRACKS + cards.FARMERS] + 1]
    return worth + prospects.food if good in cards.FOODS else worth


def soon_has_room(state: OrleansState, seat: int) -> bool:
    """Whether a ready place takes the merchant to a city where a station could be built before the round is over."""
    if state.unbuilt[seat] == 0:
        return False
    city = state.merchants[seat]
    for place in MOVERS:
        if state.owns(seat, place) and is_covered(state, seat, place):
            for edge in cards.WAYS[place][city]:
                ends = cards.EDGE_ENDS[edge]
                if has_room(state, seat, ends[1] if ends[0] == city else ends[0]):
                    return True
    return False


def is_covered(state: OrleansState, seat: int, place: int) -> bool:
    """Whether nothing is missing for the place to be used."""
    return all(state.slots[seat * SLOTS + slot] != EMPTY for slot in PLACE_SLOTS[place])


def finds_food(state: OrleansState, seat: int, place: int) -> bool:
    """Whether food lies on a way that the merchant could take."""
    for edge in cards.WAYS[place][state.merchants[seat]]:
        for space in cards.EDGE_SPACES[edge]:
            if state.map_goods[space] in cards.FOODS:
                return True
    return False


def worth_of_action(state: OrleansState, seat: int, place: int, prospects: Prospects) -> float:
    """What the action of a place brings; nothing where it cannot be done."""
    action = ACTION[place]
    if action == cards.RECRUIT:
        return worth_of_recruit(state, seat, cards.RECRUITED[place], prospects)
    if action == cards.RECRUIT_CHOICE:
        best = worth_of_recruit(state, seat, cards.BOATMAN, prospects)
        best = max(best, worth_of_recruit(state, seat, cards.CRAFTSMAN, prospects))
        return max(best, worth_of_recruit(state, seat, cards.TRADER, prospects))
    if action == cards.MOVE:
        return worth_of_travel(state, seat, place, prospects)
    if action == cards.BUILD_STATION:
        possible = state.unbuilt[seat] > 0 and has_room(state, seat, state.merchants[seat])
        return worth_of_station(prospects) if possible else 0.0
    if action == cards.PLAIN:
        coins = cards.COINS[place] + cards.COINS_PER_LEVEL[place] * state.level(seat)
        coins += cards.COINS_PER_STATION[place] * state.built[seat]
        return coins + cards.POINTS[place] * prospects.space
    if action == cards.SEND:
        return worth_of_sending(state, seat, place, prospects)
    if action == cards.TAKE_GOOD:
        return float(cards.GOOD_POINTS[GOOD[place]]) if state.goods_supply[GOOD[place]] else 0.0
    if action == cards.BUY_DEVELOPMENT:
        return max(0.3, 3.0 * (prospects.space - 1.0)) if state.coins[seat] else 0.0
    if action == cards.TAKE_TECHNOLOGY:
        return prospects.technology if state.technology_supply else 0.0
    return worth_of_extra(state, seat, place, prospects)


def worth_of_extra(state: OrleansState, seat: int, place: int, prospects: Prospects) -> float:
    """The same for the extra tiles."""
    action = ACTION[place]
    if action == cards.PERFORM:
        return float(cards.COINS_PER_FOLLOWER * sum(state.theatre))
    if action == cards.BAKE:
        return worth_of_baking(state, seat, prospects)
    if action == cards.MOVE_OTHER:
        return worth_of_summons(state, seat, place)
    return worth_of_goods_paid(state, seat, place, prospects)


def worth_of_baking(state: OrleansState, seat: int, prospects: Prospects) -> float:
    """Bread is worth the level in the end, grain always the same."""
    grain = min(cards.MOST_BAKED, state.goods[seat * GOODS + cards.GRAIN])
    if grain == 0 or state.coins[seat] < cards.BAKERY_PRICE:
        return 0.0
    return max(0.0, grain * (prospects.level - cards.GOOD_POINTS[cards.GRAIN]) - cards.BAKERY_PRICE)


def worth_of_goods_paid(state: OrleansState, seat: int, place: int, prospects: Prospects) -> float:
    """Development points or a step on a track, less the good that is missed least."""
    price = 0.0
    for good in range(GOODS):
        if state.goods[seat * GOODS + good]:
            points = prospects.level if good == cards.BREAD else float(cards.GOOD_POINTS[good])
            price = min(price, points) if price else points
    if price == 0.0:
        return 0.0
    if ACTION[place] == cards.HIDE_GOODS:
        return max(0.0, best_step(state, seat, prospects) - price)
    most = min(cards.POINTS_PER_STATION[place] * state.built[seat], cards.LAST_SPACE - state.development[seat])
    return max(0.0, most * prospects.space - price)


def best_step(state: OrleansState, seat: int, prospects: Prospects) -> float:
    """The best bonus of the next spaces of the tracks that the Hiding Place reaches, but for tiles."""
    best = 0.0
    for track in cards.HIDING_TRACKS:
        step = state.tracks[seat * cards.TRACKS + track] + 1
        if step <= cards.LAST_STEP[track]:
            best = max(best, worth_of_step(state, track, step, prospects))
    return best


def worth_of_step(state: OrleansState, track: int, step: int, prospects: Prospects) -> float:
    """The bonus of a space, without a follower; that of the traders, a tile, is left out."""
    if track == cards.FARMERS:
        good = cards.FARMER_GOODS[step]
        return float(cards.GOOD_POINTS[good]) if state.goods_supply[good] else 0.0
    if track == cards.BOATMEN:
        return cards.BOATMEN_COINS[step] if step < cards.LAST_STEP[track] else prospects.level
    if track == cards.CRAFTSMEN:
        return prospects.technology if state.technology_supply else 0.0
    return cards.SCHOLAR_POINTS[step] * prospects.space if track == cards.SCHOLARS else 0.0


def worth_of_summons(state: OrleansState, seat: int, place: int) -> float:
    """The dearest good on the ways of the other merchants, less the coin, which one of them gets."""
    if state.coins[seat] < cards.COURT_PRICE:
        return 0.0
    best = 0.1
    for other in range(state.players):
        if other != seat:
            for edge in cards.WAYS[place][state.merchants[other]]:
                best = max(best, dearest_good(state, edge))
    return max(0.0, best - cards.COURT_PRICE)


def dearest_good(state: OrleansState, edge: int) -> float:
    """The points of the dearest good on a way, and a little for the way itself."""
    worth = 0.1
    for space in cards.EDGE_SPACES[edge]:
        good = state.map_goods[space]
        if good != cards.NO_GOOD and good < cards.BREAD:
            worth = max(worth, float(cards.GOOD_POINTS[good]))
    return worth


def worth_of_station(prospects: Prospects) -> float:
    """What a station brings where the merchant is: in the end, and on trading days to come."""
    return prospects.level * (1.0 - CITY) + 0.8 + prospects.trading_days


def worth_of_recruit(state: OrleansState, seat: int, follower: int, prospects: Prospects) -> float:
    """A follower and the step on its track."""
    if state.supply[follower] == 0:
        return 0.0
    first = seat * cards.TRACKS
    worth = prospects.recruited(state, follower)
    if follower == cards.FARMER:
        step = state.tracks[first + cards.FARMERS] + 1
        if step > cards.LAST_STEP[cards.FARMERS] or state.goods_supply[cards.FARMER_GOODS[step]] == 0:
            return 0.0
        return worth + cards.GOOD_POINTS[cards.FARMER_GOODS[step]] + 0.05 * prospects.later
    if follower == cards.BOATMAN:
        step = state.tracks[first + cards.BOATMEN] + 1
        if step > cards.LAST_STEP[cards.BOATMEN]:
            return 0.0
        return worth + (cards.BOATMEN_COINS[step] if step < cards.LAST_STEP[cards.BOATMEN] else prospects.level)
    if follower == cards.CRAFTSMAN:
        below = state.tracks[first + cards.CRAFTSMEN] < cards.LAST_STEP[cards.CRAFTSMEN]
        return worth + prospects.technology if below and state.technology_supply > 0 else 0.0
    if follower == cards.TRADER:
        step = state.tracks[first + cards.TRADERS] + 1
        tile = best_tile(state, seat, step, prospects) if step <= cards.LAST_STEP[cards.TRADERS] else 0.0
        return worth + prospects.later * tile if tile > 0.0 else 0.0
    if follower == KNIGHT:
        return worth if state.tracks[first + cards.KNIGHTS] < cards.LAST_STEP[cards.KNIGHTS] else 0.0
    if follower == cards.SCHOLAR:
        step = state.tracks[first + cards.SCHOLARS] + 1
        return worth + cards.SCHOLAR_POINTS[step] * prospects.space if step <= cards.LAST_STEP[cards.SCHOLARS] else 0.0
    return 0.0 if state.event == cards.PILGRIMAGE else worth + MONK_WORK * prospects.later


def worth_of_travel(state: OrleansState, seat: int, place: int, prospects: Prospects) -> float:
    """The best way: its dearest good, and a city where a station could be built."""
    city = state.merchants[seat]
    here = worth_of_city(state, seat, prospects)
    best = 0.0
    for edge in cards.WAYS[place][city]:
        worth = dearest_good(state, edge)
        ends = cards.EDGE_ENDS[edge]
        other = ends[1] if ends[0] == city else ends[0]
        if prospects.later > 0.0 and state.unbuilt[seat] and has_room(state, seat, other):
            worth += CITY * prospects.level
        best = max(best, worth - here)
    return best


def worth_of_sending(state: OrleansState, seat: int, place: int, prospects: Prospects) -> float:
    """Coins, and a citizen if a deed is complete then; the follower is gone."""
    worth = 0.0
    if place == cards.TOWER and max(state.tower) == 0:
        return worth
    kinds = candidates(state, seat, place)
    for kind in kinds:
        follower = cards.KIND_TYPE[kind]
        best = 0.0
        for deed in range(cards.DEEDS):
            if state.deeds[deed * cards.TYPES + follower]:
                left = sum(state.deeds[deed * cards.TYPES : deed * cards.TYPES + cards.TYPES])
                citizen = prospects.level / left if left <= len(kinds) else 0.0
                best = max(best, cards.DEED_COINS[deed] + citizen)
        worth += max(0.0, best - prospects.lost(state, follower))
    return worth
