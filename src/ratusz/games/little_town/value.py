"""How well each seat of Little Town stands: the knowledge the bots share.

A seat's strength is the score it can hope for: its points, what its cubes and coins will bring, food against the next
feedings, objectives in reach, and what its remaining workers will find on the map, which is where the terrain and the
useful buildings lie close together. The chances to win follow from the strengths. Worths are hundredths of a point;
they were tuned by matches of `greedy` against itself.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ratusz.core.chances import chances, outcome
from ratusz.games.little_town import cards
from ratusz.games.little_town.cards import AMOUNT, CASTLE, CATHEDRAL, COST_COINS, POINTS, USABLE, WATCHTOWER, WORKERS
from ratusz.games.little_town.rules.objectives import met
from ratusz.games.little_town.rules.payments import buildable
from ratusz.games.little_town.rules.round_end import FEEDING, FINISH, Feed, RoundEnd
from ratusz.games.little_town.state import GRASS, LittleTownState

POINT: Final = 100
WOOD_WORTH: Final = 92
STONE_WORTH: Final = 150
COIN_WORTH: Final = 65
NEEDED_FOOD: Final = 208
"""What a food is worth as long as a feeding to come lacks it, and there are workers left to fetch it."""
LATER_FOOD: Final = 90
SPARE_FOOD: Final = 38
FETCHED: Final = 162
"""How many hundredths of a food a worker can be hoped to fetch."""
SHOP_WORTH: Final = 70
AT_HAND: Final = 80
"""Per cent: what can be claimed or built next is nearly as good as done."""
IN_REACH: Final = 49
"""Per cent: a card that is not fulfilled yet."""
MAP_SHARE: Final = 46
"""Per cent: how much of the best squares a seat will really get."""
RENT_A_ROUND: Final = 11
"""What a building brings its owner in rent, for each other seat and round."""
USE_A_TURN: Final = 8
"""What a usable building is worth to its owner for each turn to come, besides what the map shows."""
BY_CATHEDRAL: Final = 200
"""The workers that will stand by the Cathedral in a round."""
COOLEST: Final = 2.5
HEAT: Final = 0.28
"""How uncertain strengths are, in points: at the end, and for each worker still to be used."""

_BEST: Final = 5
"""How many of the best squares are looked at: as many as a seat can have workers."""
_ENOUGH_TURNS: Final = 8
"""With so many turns left, a card is as likely as ever to be fulfilled."""


def _benefit(tile: int, wood: int, stone: int, food: int) -> int:
    """What one use of a tile brings at these worths of cubes."""
    if tile == cards.SHOP:
        return SHOP_WORTH
    pays, gets = cards.unpack(cards.INPUT[tile]), cards.unpack(cards.OUTPUT[tile])
    worth = POINT * cards.OUTPUT_POINTS[tile] + COIN_WORTH * (cards.OUTPUT_COINS[tile] - cards.INPUT_COINS[tile])
    worth += wood * (gets[0] - pays[0]) + stone * (gets[1] - pays[1])
    return worth + food * (gets[2] + gets[3] - pays[2] - pays[3])


class Prices:
    """What cubes are worth to a seat, and hence uses of tiles and what lies around squares."""

    def __init__(self, builds: bool, food: int) -> None:
        wood = WOOD_WORTH if builds else 0
        stone = STONE_WORTH if builds else 0
        self.uses: list[int] = [_benefit(tile, wood, stone, food) if USABLE[tile] else 0 for tile in range(cards.TILES)]
        self.squares: list[list[int]] = []
        for side in cards.YIELDS:
            worths: list[int] = []
            for around in side:
                cubes = cards.unpack(around)
                worths.append(wood * cubes[0] + stone * cubes[1] + food * cubes[2])
            self.squares.append(worths)


_PRICES: Final[list[Prices]] = [Prices(builds, food) for builds in (False, True) for food in (SPARE_FOOD, NEEDED_FOOD)]


TERM_IDS: Final = ("points", "special", "cards", "food", "coins", "materials", "map", "rents")
"""What a strength is made of, in this order."""


def value(state: LittleTownState) -> list[float]:
    """The chance of each seat to win."""
    if state.player < 0:
        return outcome(state)
    return chances([sum(row) for row in terms(state)], COOLEST + HEAT * _turns_left(state))


def terms(state: LittleTownState) -> list[list[float]]:
    """For each seat what its strength is made of, in points."""
    players = state.players
    fed = _fed(state)
    rows: list[list[float]] = []
    for seat in range(players):
        rows.append(_terms(state, seat, fed > (seat - state.first_player) % players))
    return rows


def left(state: LittleTownState) -> float:
    """Which part of all turns is still to come."""
    return _turns_left(state) / (cards.ROUNDS * WORKERS[state.players])


def _turns_left(state: LittleTownState) -> float:
    """How many turns a seat still has, on average."""
    return sum(state.unused) / state.players + (cards.ROUNDS - state.round) * WORKERS[state.players]


def _fed(state: LittleTownState) -> int:
    """How many seats have fed their workers in this round."""
    following = state.steps[0]
    if not isinstance(following, RoundEnd) or following.stage < FEEDING:
        return 0
    fed = state.players if following.stage == FINISH else (following.seat - state.first_player) % state.players
    return fed - 1 if isinstance(state.steps[-1], Feed) else fed


def _terms(state: LittleTownState, seat: int, fed: bool) -> list[float]:
    """The score a seat can hope for, by where it comes from."""
    workers: i64 = WORKERS[state.players]
    rounds: i64 = cards.ROUNDS - state.round
    unused: i64 = state.unused[seat]
    turns = unused + rounds * workers
    coins: i64 = state.coins[seat]
    cubes: i64 = state.cubes[seat]
    food = (cubes >> cards.FISH_AT & AMOUNT) + (cubes >> cards.WHEAT_AT)
    row: list[float] = [
        float(state.points[seat]),
        float(_special(state, seat, rounds)) / POINT,
        float(_cards(state, seat, turns)) / POINT if state.hands[seat] else 0.0,
        float(_food(food, workers, unused, rounds, fed)) / POINT,
    ]
    if turns == 0:
        return [*row, float(coins // cards.COINS_PER_POINT), 0.0, 0.0, 0.0]
    houses: i64 = state.houses[seat]
    materials: i64 = 0
    if houses > 0:
        materials = _materials(state, seat, cubes, min(houses, turns), turns)
    hungry = (0 if fed else workers) + (workers if rounds > 0 else 0)
    builds = houses > 0 and turns > 1
    prices = _PRICES[(2 if builds else 0) + (1 if food < hungry else 0)]
    row.append(float(_purse(coins, turns)) / POINT)
    row.append(float(materials) / POINT)
    row.append(float(_map(state, seat, prices, unused, rounds)) / POINT)
    row.append(float(RENT_A_ROUND * (cards.HOUSES[state.players] - houses) * (state.players - 1) * rounds) / POINT)
    return row


def _purse(coins: i64, turns: i64) -> i64:
    """Coins pay rents and replace cubes while there is time; in the end three are a point."""
    useful = min(coins, turns + 2)
    return COIN_WORTH * useful + POINT * (coins - useful) // cards.COINS_PER_POINT


def _food(food: i64, workers: i64, unused: i64, rounds: i64, fed: bool) -> i64:
    """What food is worth, and what its lack will cost: this feeding first, then the next ones."""
    worth: i64 = 0
    if not fed:
        eaten = min(food, workers)
        lack = POINT * (workers - eaten)
        fetched = min(lack, FETCHED * unused)
        worth -= cards.UNFED_PENALTY * (lack - fetched) + NEEDED_FOOD * fetched // 100
        food -= eaten
    if rounds > 0:
        later = min(food, workers)
        worth += LATER_FOOD * later
        worth += SPARE_FOOD * min(food - later, workers * (rounds - 1))
    return worth


def _materials(state: LittleTownState, seat: int, cubes: i64, builds: i64, turns: i64) -> i64:
    """Wood and stone become buildings, as long as there are turns and houses; the best tile at hand counts at once."""
    best: i64 = 0
    cost: i64 = 0
    if state.wheat_fields and buildable(state, seat, cards.WHEAT_FIELD):
        best = _built(cards.WHEAT_FIELD, turns)
        cost = cards.COST[cards.WHEAT_FIELD]
    for tile in state.market:
        if tile and buildable(state, seat, tile):
            worth = _built(tile, turns)
            if worth > best:
                best = worth
                cost = cards.COST[tile]
    rest: i64 = 0
    if builds > 1:
        room = 3 * (builds - 1)
        wood = (cubes & AMOUNT) - (cost & AMOUNT)
        stone = (cubes >> cards.STONE_AT & AMOUNT) - (cost >> cards.STONE_AT & AMOUNT)
        if wood > 0:
            rest += WOOD_WORTH * min(wood, room)
        if stone > 0:
            rest += STONE_WORTH * min(stone, room)
    return AT_HAND * best // 100 + rest


def _built(tile: int, turns: i64) -> i64:
    """What a tile brings its owner: points, and a share of later uses."""
    worth: i64 = POINT * POINTS[tile] - COIN_WORTH * COST_COINS[tile]
    if tile == CASTLE:
        return 400 + 50 * turns
    if tile == WATCHTOWER:
        return 900
    if tile == CATHEDRAL:
        return worth + 25 * turns
    return worth + USE_A_TURN * turns if USABLE[tile] else worth


def _cards(state: LittleTownState, seat: int, turns: i64) -> i64:
    """Objectives: those that can be claimed, and a little for those that may still be."""
    hand = state.hands[seat]
    fulfilled = met(state, seat)
    hope = IN_REACH * min(turns, _ENOUGH_TURNS) // _ENOUGH_TURNS
    worth: i64 = 0
    card = 0
    while hand:
        if hand & 1:
            worth += cards.OBJECTIVE_POINTS[card] * (AT_HAND if fulfilled >> card & 1 else hope)
        hand >>= 1
        card += 1
    return worth


def _special(state: LittleTownState, seat: int, rounds: i64) -> i64:
    """What the own Castle, Watchtower and Cathedral will bring."""
    worth: i64 = 0
    square = state.tiles.find(CASTLE)
    if square >= 0 and state.owners[square] == seat:
        worth += POINT * state.final_points(square) + 60 * min(state.houses[seat], 3 * rounds)
    square = state.tiles.find(WATCHTOWER)
    if square >= 0 and state.owners[square] == seat:
        worth += POINT * state.final_points(square) - 40 * rounds
    square = state.cathedral
    if square >= 0 and state.owners[square] == seat:
        worth += BY_CATHEDRAL * rounds
        for near in cards.NEIGHBOURS[square]:
            if state.workers[near]:
                worth += POINT
    return worth


def _map(state: LittleTownState, seat: int, prices: Prices, unused: i64, rounds: i64) -> i64:
    """What the remaining workers will find: the best squares now, and in each round to come."""
    now = [0] * _BEST
    later = [0] * _BEST
    tiles = state.tiles
    workers = state.workers
    around = state.around
    worths = prices.squares[state.side]
    for action in GRASS[state.side]:
        square = action - 1
        if tiles[square]:
            continue
        worth = worths[square]
        near = around[square]
        if near:
            worth += _uses(state, seat, prices.uses, near)
        if worth > later[_BEST - 1]:
            _insert(later, worth)
        if worth > now[_BEST - 1] and workers[square] == 0:
            _insert(now, worth)
    found: i64 = 0
    for place in range(_BEST):
        if place < unused:
            found += now[place]
        if place < WORKERS[state.players]:
            found += rounds * later[place]
    found = MAP_SHARE * found // 100
    square = state.residence
    if square >= 0 and state.owners[square] == seat:
        found += (rounds + 1) * (worths[square] + _uses(state, seat, prices.uses, around[square]))
    return found


def _uses(state: LittleTownState, seat: int, worths: list[int], near: list[int]) -> int:
    """What the buildings around a square bring a seat, rents taken off."""
    worth = 0
    for square in near:
        benefit = worths[state.tiles[square]]
        if state.owners[square] != seat:
            benefit -= COIN_WORTH
        if benefit > 0:
            worth += benefit
    return worth


def _insert(best: list[int], worth: int) -> None:
    """Keep the best worths in descending order."""
    place = _BEST - 1
    while place > 0 and best[place - 1] < worth:
        best[place] = best[place - 1]
        place -= 1
    best[place] = worth
