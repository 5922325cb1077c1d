"""What a seat may see of Orléans: everything but the order of hourglass and bags, and what others do in secret."""

from __future__ import annotations

from typing import Final, NotRequired, TypedDict

from ratusz.core.fields import Alike
from ratusz.core.game import ScoreDetails
from ratusz.core.outcomes import named
from ratusz.core.state import NOBODY
from ratusz.games.orleans import asking, cards, coming, writing
from ratusz.games.orleans.cards import EMPTY, NEEDS_ALL, PLACE_GROUPS
from ratusz.games.orleans.position import LAYOUT
from ratusz.games.orleans.rules.torture import Torture
from ratusz.games.orleans.rules.travel import TakeGood
from ratusz.games.orleans.state import OrleansState, is_active, shown_to

_ROOMY: Final = [place for place in range(cards.PLACES) if PLACE_GROUPS[place] or place == cards.TOWER]
"""The places that can be active; what has neither slots nor spaces has nothing to be ready for."""
_LARGE: Final = [place for place in _ROOMY if NEEDS_ALL[place] and len(cards.PLACE_SLOTS[place]) > 1]
"""The places that can be begun and still lack somebody."""


class HandView(TypedDict):
    """What the own seat has done in the Followers phase."""

    drawn: list[str]
    bathed: list[str]
    kept: list[str]
    taken_back: list[str]
    to_tower: list[str]


class SeatTold(TypedDict):
    """What lies before a seat. Amounts of which there are none are left out."""

    coins: int
    development: int
    tracks: dict[str, int]
    goods: dict[str, int]
    technology: int
    technology_begun: bool
    merchant: str
    unbuilt_stations: int
    tiles: list[str]
    market: dict[str, int]
    slots: dict[str, list[str]]


class SeatView(SeatTold):
    score: int
    level: int
    allowance: int
    stations: int
    citizens: int
    bag: dict[str, int]
    ready: list[str]
    """The places that are active."""
    missing: dict[str, int]
    """How many slots are empty at each place that has been begun and needs all of them."""
    deciding: bool
    passed: bool
    hand: HandView | None
    """Of the own seat only."""
    plan: list[str] | None
    """What was placed in this phase and may be taken back; of others only when planning goes by turns."""


class IdleView(coming.Idle):
    """Places that would bring nothing in this round, and why."""

    of: list[str]


class Joining(TypedDict, total=False):
    """Who joins those in the bag before the next draws come from it."""

    joining: dict[str, int]
    """By type, the followers of the ready places and whom these bring; left out if nobody does, as in the Followers
    phase."""


class Prospect(Joining):
    """What is to come for a seat, as far as it can be counted."""

    draws: int
    """How many followers the seat could draw then."""
    chances: dict[str, int]
    """For each type in the bag the chance in percent that one comes with so many draws."""
    idle: list[IdleView]
    fill: dict[str, int]
    """For each place that has been begun the chance in percent that the next draw, with those on the market, brings all
    it lacks; nothing at the end."""
    due: coming.Due
    steps: NotRequired[dict[str, dict[str, int]]]
    """While followers are placed: by place what the step on a track brings that its follower would make. Of
    others only when planning goes by turns; later, the answers tell it."""


class TableTold(TypedDict):
    round: int
    start_player: int
    event: str
    passed: list[int]
    bank: int
    supply: dict[str, int]
    goods_supply: dict[str, int]
    technology_supply: int
    map_goods: dict[str, list[cards.Good]]
    stations: dict[str, list[int]]
    deeds: dict[str, dict[str, int]]
    citizens: dict[str, int]
    tiles: list[str]
    removed_tiles: list[str]


class ApartTold(TypedDict):
    """Followers on tiles that hold any number: while all plan, everybody sees their own there."""

    tower: dict[str, int]
    theatre: dict[str, int]


class OrleansView(TableTold, ApartTold):
    rounds: int
    phase: str
    planning: str
    active: int
    events_left: dict[str, int]
    way: str
    """The way being travelled while a good of it may be taken; empty otherwise."""
    debt: int
    """How many coins the seat that is tortured still lacks."""
    seats: list[SeatView]
    prospects: list[Prospect]


class PrivateView(TypedDict, total=False):
    tower: dict[str, int]
    theatre: dict[str, int]
    seats: list[SeatView]
    prospects: list[Prospect]


_TABLE: Final = Alike(TableTold, LAYOUT)
_APART: Final = Alike(ApartTold, LAYOUT)
_HAND: Final = Alike(HandView, writing.HAND)
_SEAT: Final = Alike(SeatTold, LAYOUT.seats)


def public(state: OrleansState) -> OrleansView:
    """The table as everybody sees it (OR-HIDE-1 to OR-HIDE-6)."""
    shown = shown_to(state, NOBODY)
    top = state.steps[-1] if state.steps else None
    return {
        **_TABLE(state),
        **_APART(shown),
        "rounds": cards.ROUNDS,
        "phase": coming.phase_of(state),
        "planning": cards.BY_TURNS if state.by_turns else cards.SIMULTANEOUS,
        "active": state.player,
        "events_left": named(cards.EVENT_IDS, [state.hourglass.count(event) for event in range(cards.EVENTS)]),
        "way": cards.EDGE_IDS[top.edge] if isinstance(top, TakeGood) else "",
        "debt": top.missing if isinstance(top, Torture) else 0,
        "seats": [_seat(shown, seat, NOBODY, score) for seat, score in enumerate(state.scores())],
        "prospects": [_prospect(shown, seat, NOBODY) for seat in range(state.players)],
    }


def private(state: OrleansState, observer: int, public: OrleansView) -> PrivateView:
    """What an observer has done that nobody else sees yet."""
    if not state.hands and not state.together:
        return {}
    shown = shown_to(state, observer)
    seats = public["seats"][:]
    seats[observer] = _seat(shown, observer, observer, seats[observer]["score"])
    prospects = public["prospects"][:]
    prospects[observer] = _prospect(shown, observer, observer)
    return {
        **_APART(shown),
        "seats": seats,
        "prospects": prospects,
    }


def _seat(state: OrleansState, seat: int, own: int, score: int) -> SeatView:
    return {
        **_SEAT(state, seat),
        "score": score,
        "level": state.level(seat),
        "allowance": state.allowance(seat),
        "stations": state.built[seat],
        "citizens": state.citizens.count(seat),
        "bag": named(cards.KIND_IDS, _bag(state, seat, own)),
        "ready": [cards.PLACE_IDS[place] for place in _ready(state, seat)],
        "missing": _missing(state, seat),
        "deciding": seat in state.deciders(),
        "passed": state.passed >> seat & 1 == 1,
        "hand": _HAND(state.hands[seat]) if seat == own and state.hands else None,
        "plan": writing.write_plan(state.plans[seat]) if state.plans and (seat == own or not state.together) else None,
    }


def _ready(state: OrleansState, seat: int) -> list[int]:
    return [place for place in _ROOMY if state.owns(seat, place) and is_active(state, seat, place)]


def _prospect(state: OrleansState, seat: int, own: int) -> Prospect:
    bag = _bag(state, seat, own)
    phase = coming.phase_of(state)
    ready = _ready(state, seat)
    idle = coming.idle_places(state, seat, ready)
    used = coming.to_be_used(state, seat, ready, idle)
    later = coming.Coming(state, seat, bag, used)
    following = coming.Coming(state, seat, bag, []) if used and phase == "followers" else later
    found: Prospect = {
        "draws": following.draws,
        "chances": coming.chances(following.bag, following.draws),
        "idle": _idle(idle),
        "fill": {} if phase == coming.OVER else _fill(state, seat, seat == own, following),
        "due": {} if phase == coming.OVER else coming.due_of(state, seat, later),
    }
    if phase == "planning" and (seat == own or not state.together):
        found["steps"] = asking.next_steps(state, seat)
    joining = [number - bag[kind] for kind, number in enumerate(following.bag)]
    if any(joining):
        found["joining"] = named(cards.TYPE_IDS, coming.by_type(joining))
    return found


def _idle(places: dict[int, coming.Idle]) -> list[IdleView]:
    found: dict[str, IdleView] = {}
    for place, idle in places.items():
        found.setdefault(idle["why"], {**idle, "of": []})["of"].append(cards.PLACE_IDS[place])
    return list(found.values())


def _fill(state: OrleansState, seat: int, own: bool, draws: coming.Coming) -> dict[str, int]:
    waiting = coming.on_market(state, seat, own)
    return {
        place: coming.chance_to_fill(state, seat, cards.PLACE_IDS.index(place), waiting, draws.bag, draws.draws_beside)
        for place in _missing(state, seat)
    }


def _bag(state: OrleansState, seat: int, own: int) -> list[int]:
    """The bag as the observer knows it: who has drawn in secret knows what is left."""
    bag = writing.of_seat(state.bag, seat, cards.KINDS)
    if seat == own and state.hands:
        hand = state.hands[seat]
        for kind in hand.drawn + hand.kept + hand.bathed:
            bag[kind] -= 1
    return bag


def _missing(state: OrleansState, seat: int) -> dict[str, int]:
    found = {}
    first = seat * cards.SLOTS
    for place in _LARGE:
        slots = cards.PLACE_SLOTS[place]
        empty = state.slots[first + slots[0] : first + slots[-1] + 1].count(EMPTY)
        if 0 < empty < len(slots):
            found[cards.PLACE_IDS[place]] = empty
    return found


def score_sheet(state: OrleansState, seat: int) -> dict[str, int]:
    """The points of coins, of each good, of stations and of citizens (OR-SCORE-1 to OR-SCORE-3).

    Bread has a line only if somebody has the Bakery.
    """
    goods, level = _points_by_good(state, seat), state.level(seat)
    stations, citizens = state.built[seat] * level, state.citizens_of(seat) * level
    return {"coins": state.coins[seat], **goods, "stations": stations, "citizens": citizens}


def _points_by_good(state: OrleansState, seat: int) -> dict[str, int]:
    worth = [*cards.GOOD_POINTS, state.level(seat)]
    goods = cards.GOODS if state.tile_owner[cards.BAKERY - cards.FIRST_TILE] >= 0 else cards.BREAD
    return {cards.GOOD_IDS[good]: state.goods[seat * cards.GOODS + good] * worth[good] for good in range(goods)}


def score_details(state: OrleansState, seat: int) -> ScoreDetails:
    """How many goods, stations and citizens count for how much each."""
    level = state.level(seat)
    worth = [*cards.GOOD_POINTS, level]
    held = state.goods[seat * cards.GOODS : (seat + 1) * cards.GOODS]
    details: ScoreDetails = {
        name: [("detail-each", {"count": count, "each": each})] if count else []
        for name, count, each in zip(cards.GOOD_IDS, held, worth, strict=True)
    }
    for name, count in (("stations", state.built[seat]), ("citizens", state.citizens_of(seat))):
        details[name] = [("detail-level", {"count": count, "level": level})] if count else []
    return details
