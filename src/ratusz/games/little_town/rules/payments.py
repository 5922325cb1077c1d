"""What can be paid: for each cube of a payment an own cube, or coins for one from the supply (LT-COIN)."""

from __future__ import annotations

from mypy_extensions import i64

from ratusz.games.little_town import cards
from ratusz.games.little_town.cards import AMOUNT, COST, COST_COINS, CUBE_PRICE, ONES, WHEAT_AT, count, lacking
from ratusz.games.little_town.rules.actions import BUILDING, buying
from ratusz.games.little_town.state import LittleTownState


def affordable(state: LittleTownState, seat: int, need: int, coins: int) -> bool:
    """Whether a seat can pay some cubes with own ones and with so many coins."""
    lack = lacking(state.cubes[seat], need)
    return lack == 0 or (coins >= CUBE_PRICE * count(lack) and cards.enough(state.supply, lack))


def buildable(state: LittleTownState, seat: int, tile: int) -> bool:
    """Whether a seat can pay for a tile (LT-BUILD-3, LT-BUILD-7)."""
    coins = state.coins[seat] - COST_COINS[tile]
    return coins >= 0 and affordable(state, seat, COST[tile], coins)


def add_buildings(legal: list[int], state: LittleTownState, seat: int) -> None:
    """The actions of building what a seat can pay for (LT-BUILD-2, LT-DEC-6).

    This is `buildable` for the whole market, written out since every turn begins with it; the one tile that costs coins
    costs no cubes.
    """
    coins: i64 = state.coins[seat]
    cubes: i64 = state.cubes[seat]
    top = cards.TOP
    lent: i64 = cubes | top
    within_reach: i64 = coins // CUBE_PRICE
    if state.wheat_fields and (cubes & AMOUNT or (within_reach and state.supply & AMOUNT)):
        legal.append(BUILDING[cards.WHEAT_FIELD])
    for tile in state.market:
        cost: i64 = COST[tile]
        if (lent - cost) & top == top:
            if COST_COINS[tile] <= coins:
                legal.append(BUILDING[tile])
        elif within_reach:
            borrowed: i64 = (cost | top) - cubes
            lack: i64 = borrowed & (((borrowed & top) >> 6) * AMOUNT) & ~top
            if (lack * ONES >> WHEAT_AT) & AMOUNT <= within_reach and cards.enough(state.supply, lack):
                legal.append(BUILDING[tile])


def rent(state: LittleTownState, seat: int, square: int) -> int:
    """The coins to pay to the owner of a building before using it (LT-USE-4)."""
    return 0 if state.owners[square] == seat else cards.RENT


def coins_for_cubes(state: LittleTownState, seat: int, square: int) -> int:
    """The coins that a use leaves for buying cubes; below 0 if rent and input cannot be paid."""
    return state.coins[seat] - rent(state, seat, square) - cards.INPUT_COINS[state.tiles[square]]


def usable(state: LittleTownState, seat: int, square: int) -> bool:
    """Whether there is a legal payment for using a building, and something to get (LT-USE-4 to LT-USE-8, LT-DEC-4)."""
    coins = coins_for_cubes(state, seat, square)
    if coins < 0:
        return False
    tile = state.tiles[square]
    if tile == cards.SHOP:
        return any_pair(state, seat, coins)
    need = cards.INPUT[tile]
    if need and not affordable(state, seat, need, coins):
        return False
    if cards.OUTPUT_POINTS[tile] > 0:
        return True
    if cards.OUTPUT_COINS[tile] > 0:
        # Coins paid for bought cubes can fill an empty bank; then all depends on what can be bought.
        return state.bank + cards.INPUT_COINS[tile] > 0 or len(use_payments(state, seat, square)) > 0
    return lacking(state.supply, cards.OUTPUT[tile]) != cards.OUTPUT[tile]


def use_payments(state: LittleTownState, seat: int, square: int) -> list[int]:
    """The legal payments for using a building other than the Shop (LT-DEC-4)."""
    tile = state.tiles[square]
    found = payments(state, seat, cards.INPUT[tile], coins_for_cubes(state, seat, square))
    if cards.OUTPUT_COINS[tile] > 0 and state.bank + cards.INPUT_COINS[tile] == 0:
        nothing_bought = buying(0, 0, 0, 0)
        return [action for action in found if action != nothing_bought]
    return found


def payments(state: LittleTownState, seat: int, need: int, coins: int) -> list[int]:
    """All ways to pay some cubes, as actions of buying a part of them with at most so many coins (LT-COIN-3 to 5)."""
    lack = lacking(state.cubes[seat], need)
    most = need - lacking(state.supply, need)
    if not cards.enough(most, lack):
        return []
    affordable_cubes = coins // CUBE_PRICE
    found: list[int] = []
    for wood in range(lack & AMOUNT, (most & AMOUNT) + 1):
        for stone in range(lack >> cards.STONE_AT & AMOUNT, (most >> cards.STONE_AT & AMOUNT) + 1):
            for fish in range(lack >> cards.FISH_AT & AMOUNT, (most >> cards.FISH_AT & AMOUNT) + 1):
                for wheat in range(lack >> WHEAT_AT, (most >> WHEAT_AT) + 1):
                    if wood + stone + fish + wheat <= affordable_cubes:
                        found.append(buying(wood, stone, fish, wheat))
    return found


def any_pair(state: LittleTownState, seat: int, coins: int) -> bool:
    """Whether some pair can be paid to the Shop and some other pair be taken for it."""
    for pair in range(len(cards.PAIRS)):
        if affordable(state, seat, cards.PAIR_CUBES[pair], coins) and pairs_to_take(state, pair):
            return True
    return False


def pairs_to_give(state: LittleTownState, seat: int, square: int) -> list[int]:
    """The pairs that can be paid to the Shop (LT-DEC-5, LT-DEC-16)."""
    coins = coins_for_cubes(state, seat, square)
    return [
        pair
        for pair in range(len(cards.PAIRS))
        if affordable(state, seat, cards.PAIR_CUBES[pair], coins) and pairs_to_take(state, pair)
    ]


def pairs_to_take(state: LittleTownState, given: int) -> list[int]:
    """The pairs that can be taken for a paid one: both cubes are in the supply (LT-TILE-Shop)."""
    return [pair for pair in cards.PAIRS_FOR[given] if cards.enough(state.supply, cards.PAIR_CUBES[pair])]
