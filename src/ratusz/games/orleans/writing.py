"""A position of Orléans as readable JSON, in words that views share."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ratusz.core.game import Document
from ratusz.games.orleans import cards
from ratusz.games.orleans.cards import DEED_IDS, EDGE_IDS, GOOD_IDS, NO_GOOD, TECHNOLOGY, TILE_IDS, TYPES
from ratusz.games.orleans.rules.actions import ENTRY, SPACE
from ratusz.games.orleans.state import IN_STACK, OUT, Hand, OrleansState

LYING_IDS: Final = [*cards.KIND_IDS, "technology"]
"""What can lie on a slot."""
LAYINGS: Final = {entry: SPACE.notation(action) for action, entry in enumerate(ENTRY) if entry >= 0}
"""The entries of plans in the notation of the actions that make them."""


def counts(ids: Sequence[str], numbers: Sequence[int]) -> dict[str, int]:
    """How many there are of each id, those left out of which there are none."""
    return {name: number for name, number in zip(ids, numbers, strict=True) if number}


def of_seat(numbers: list[int], seat: int, size: int) -> list[int]:
    return numbers[seat * size : (seat + 1) * size]


def tiles_of(state: OrleansState, owner: int) -> list[str]:
    return [TILE_IDS[tile] for tile in range(cards.TILES) if state.tile_owner[tile] == owner]


def lying_on(state: OrleansState, seat: int) -> dict[str, list[str]]:
    """What lies on the slots of a seat, group by group."""
    found: dict[str, list[str]] = {}
    for slot, lying in enumerate(of_seat(state.slots, seat, cards.SLOTS)):
        if lying <= TECHNOLOGY:
            found.setdefault(cards.GROUP_IDS[cards.SLOT_GROUP[slot]], []).append(LYING_IDS[lying])
    return found


def goods_on_map(state: OrleansState) -> dict[str, list[cards.Good]]:
    found = {}
    for edge, spaces in enumerate(cards.EDGE_SPACES):
        lying = [GOOD_IDS[state.map_goods[space]] for space in spaces if state.map_goods[space] != NO_GOOD]
        if lying:
            found[EDGE_IDS[edge]] = lying
    return found


def seats_in(bits: int, players: int) -> list[int]:
    return [seat for seat in range(players) if bits >> seat & 1]


def stations_on_map(state: OrleansState) -> dict[str, list[int]]:
    return {cards.CITY_IDS[city]: seats_in(bits, state.players) for city, bits in enumerate(state.stations) if bits}


def free_in_deeds(state: OrleansState) -> dict[str, dict[str, int]]:
    return {DEED_IDS[deed]: counts(cards.TYPE_IDS, of_seat(state.deeds, deed, TYPES)) for deed in range(cards.DEEDS)}


def write(state: OrleansState) -> Document:
    """The position as JSON. The hourglass is written in the order in which its tiles come up."""
    return {
        "round": state.round,
        "start_player": state.start_player,
        "event": cards.EVENT_IDS[state.event],
        "hourglass": [cards.EVENT_IDS[event] for event in reversed(state.hourglass)],
        "passed": seats_in(state.passed, state.players),
        "bank": state.bank,
        "supply": counts(cards.TYPE_IDS, state.supply),
        "goods_supply": counts(GOOD_IDS[: cards.BREAD], state.goods_supply),
        "technology_supply": state.technology_supply,
        "map_goods": goods_on_map(state),
        "stations": stations_on_map(state),
        "deeds": free_in_deeds(state),
        "citizens": {cards.CITIZEN_IDS[citizen]: seat for citizen, seat in enumerate(state.citizens) if seat >= 0},
        "tiles": tiles_of(state, IN_STACK),
        "removed_tiles": tiles_of(state, OUT),
        "lost_followers": counts(cards.TYPE_IDS, state.lost_followers),
        "lost_goods": counts(GOOD_IDS[: cards.BREAD], state.lost_goods),
        "lost_technology": state.lost_technology,
        "tower": counts(cards.KIND_IDS, state.tower),
        "theatre": counts(cards.KIND_IDS, state.theatre),
        "seats": [_write_seat(state, seat) for seat in range(state.players)],
    }


def _write_seat(state: OrleansState, seat: int) -> Document:
    return {
        "coins": state.coins[seat],
        "development": state.development[seat],
        "tracks": counts(cards.TRACK_IDS, of_seat(state.tracks, seat, cards.TRACKS)),
        "goods": counts(GOOD_IDS, of_seat(state.goods, seat, cards.GOODS)),
        "technology": state.technology[seat],
        "technology_begun": state.begun[seat] == 1,
        "merchant": cards.CITY_IDS[state.merchants[seat]],
        "unbuilt_stations": state.unbuilt[seat],
        "tiles": tiles_of(state, seat),
        "bag": counts(cards.KIND_IDS, of_seat(state.bag, seat, cards.KINDS)),
        "market": counts(cards.KIND_IDS, of_seat(state.market, seat, cards.KINDS)),
        "slots": lying_on(state, seat),
        "hand": write_hand(state.hands[seat]) if state.hands else None,
        "plan": write_plan(state.plans[seat]) if state.plans else None,
    }


def kind_names(kinds: list[int]) -> list[str]:
    return [cards.KIND_IDS[kind] for kind in kinds]


def write_hand(hand: Hand) -> Document:
    """What a seat did in the Followers phase; `coming` in the order in which it would be drawn."""
    return {
        "coming": kind_names(hand.coming[::-1]),
        "drawn": kind_names(hand.drawn),
        "bathed": kind_names(hand.bathed),
        "kept": kind_names(hand.kept),
        "taken_back": [LAYINGS[entry] for entry in hand.taken],
        "to_tower": kind_names(hand.tower),
    }


def write_plan(plan: list[int]) -> list[str]:
    return [LAYINGS[entry] for entry in plan]
