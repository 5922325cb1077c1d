"""What a seat may see of The Builders: everything but the order of the decks (BU-HID-1 to BU-HID-7)."""

from __future__ import annotations

from typing import Final, TypedDict

from mypy_extensions import i64

from ratusz.core.game import Message, ScoreDetails
from ratusz.games.builders import cards
from ratusz.games.builders.state import BuildersState


class SiteView(TypedDict):
    """A site; resources of which there is none are left out."""

    building: str
    workers: list[str]
    produced: dict[str, int]
    missing: dict[str, int]
    share: int
    """How much of what it needs is there, in percent."""
    next_send_actions: int


class SeatView(TypedDict):
    coins: int
    card_points: int
    score: int
    free_workers: list[str]
    sites: list[SiteView]
    finished: list[str]


class BuildersView(TypedDict):
    round: int
    round_cap: int
    first_player: int
    active: int
    actions_left: int
    end_triggered: bool
    building_row: list[str]
    building_deck: int
    next_building: str | None
    worker_row: list[str]
    worker_deck: int
    takings: list[int]
    """The coins for giving up one action, two or three."""
    action_price: int
    seats: list[SeatView]


_REQUIRED: Final = [cards.unpack(required) for required in cards.REQUIRES]
_NEEDED: Final = [sum(required) for required in _REQUIRED]
_TAKINGS: Final = cards.COINS_TAKEN[1:]


def public(state: BuildersState) -> BuildersView:
    """All there is to see: nobody holds anything in secret (BU-HID-1)."""
    left, crews = state.buildings_left, _crews(state.where)
    return {
        "round": state.round,
        "round_cap": state.round_cap,
        "first_player": state.first_player,
        "active": state.player,
        "actions_left": state.actions_left,
        "end_triggered": state.end_triggered,
        "building_row": cards.names(state.building_row),
        "building_deck": left,
        "next_building": cards.CARD_IDS[state.building_deck[left - 1]] if left else None,
        "worker_row": cards.names(state.worker_row),
        "worker_deck": state.workers_left,
        "takings": _TAKINGS,
        "action_price": cards.ACTION_PRICE,
        "seats": [_seat(state, seat, score, crews) for seat, score in enumerate(state.scores())],
    }


def _crews(where: bytearray) -> dict[int, list[str]]:
    """The workers on each site: one look at all cards is quicker than one for each site."""
    crews: dict[int, list[str]] = {}
    for worker in range(cards.FIRST_WORKER, cards.CARDS):
        site = where[worker]
        if 0 < site < cards.FIRST_WORKER:
            if site in crews:
                crews[site].append(cards.CARD_IDS[worker])
            else:
                crews[site] = [cards.CARD_IDS[worker]]
    return crews


def _seat(state: BuildersState, seat: int, score: int, crews: dict[int, list[str]]) -> SeatView:
    return {
        "coins": state.coins[seat],
        "card_points": state.card_points[seat],
        "score": score,
        "free_workers": cards.names(state.free[seat]),
        "sites": [_site(state, site, crews) for site in state.sites[seat]],
        "finished": cards.names(state.finished_by(seat)),
    }


def _site(state: BuildersState, site: int, crews: dict[int, list[str]]) -> SiteView:
    there: i64 = state.produced[site]
    needs: i64 = cards.REQUIRES[site]
    produced: dict[str, int] = {}
    missing: dict[str, int] = {}
    lacking = 0
    for resource in cards.RESOURCES:
        amount = there & 0xFF
        lacks = (needs & 0xFF) - amount
        if amount:
            produced[resource] = amount
        if lacks > 0:
            missing[resource] = lacks
            lacking += lacks
        there >>= 8
        needs >>= 8
    return {
        "building": cards.CARD_IDS[site],
        "workers": crews.get(site, []),
        "produced": produced,
        "missing": missing,
        "share": 100 * (_NEEDED[site] - lacking) // _NEEDED[site],
        "next_send_actions": 1 + state.sent.count(site),
    }


def missing_on(state: BuildersState, site: int) -> list[int]:
    """What a site still lacks of each resource."""
    produced, required = cards.unpack(state.produced[site]), _REQUIRED[site]
    return [max(0, required[kind] - produced[kind]) for kind in range(len(required))]


def score_sheet(state: BuildersState, seat: int) -> dict[str, int]:
    """The points of its buildings, its machines and its coins (BU-SCORE-1)."""
    machines = sum(cards.POINTS[card] for card in state.finished_by(seat) if card >= cards.FIRST_MACHINE)
    coins = state.coins[seat] // cards.COINS_PER_POINT
    return {"buildings": state.card_points[seat] - machines, "machines": machines, "coins": coins}


def score_details(state: BuildersState, seat: int) -> ScoreDetails:
    """The points of each finished card, and all coins."""
    finished = sorted(state.finished_by(seat), key=lambda card: -cards.POINTS[card])
    machines = [card for card in finished if card >= cards.FIRST_MACHINE]
    buildings = [card for card in finished if card < cards.FIRST_MACHINE and cards.POINTS[card]]
    return {
        "buildings": [_scored(card) for card in buildings],
        "machines": [_scored(card) for card in machines if cards.POINTS[card]],
        "coins": [("coins", {"coins": state.coins[seat]})],
    }


def _scored(card: int) -> Message:
    return "detail-card", {"card": cards.CARD_IDS[card], "points": cards.POINTS[card]}
