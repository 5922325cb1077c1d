"""A position of Orléans as readable JSON, and back with every check (section 21)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from ratusz.core import fields
from ratusz.core.errors import BadDocument
from ratusz.core.game import Options
from ratusz.core.reading import Reader
from ratusz.core.state import NOBODY
from ratusz.games.orleans import cards, writing
from ratusz.games.orleans.cards import GOOD_IDS, KIND_IDS, TILE_IDS, TYPE_IDS
from ratusz.games.orleans.rules.followers import DRAWS
from ratusz.games.orleans.rules.planning import PLANS
from ratusz.games.orleans.soundness import check_pieces, check_places, check_tracks
from ratusz.games.orleans.state import IN_STACK, OUT, UNSEARCHED, Hand, OrleansState, with_change

_MANY = cards.ALL_COINS
_GOODS = GOOD_IDS[: cards.BREAD]
_STARTERS = [1 if kind in cards.STARTERS else 0 for kind in range(cards.KINDS)]
_SLOTS = [cards.EMPTY] * cards.BOARD_SLOTS + [cards.ABSENT] * (cards.SLOTS - cards.BOARD_SLOTS)


# Fields of their own kind.


class _Some(fields.Field):
    """A value for some of the names, None for those that are left out; `of` tells it as it is written."""

    def __init__(self, key: str, names: Sequence[str], kind: Callable[[str], fields.Field], **more: Any) -> None:
        super().__init__(key, **more)
        self.fields = [kind(name) for name in names]

    def found(self, document: Reader, whole: Any) -> list[Any]:
        table = fields.keyed(document.table(self.key), self.fields)
        return [field.found(table, whole) if field.key in table.document else None for field in self.fields]


class _Hand(fields.Field):
    """What a seat does in the Followers phase; null in all others."""

    def found(self, document: Reader, whole: Any) -> Hand | None:
        if not document.has(self.key):
            return None
        table = document.table(self.key)
        return Hand(*(field.found(table, whole) for field in writing.HAND.fields))


class _Plan(fields.Words):
    """What a seat has planned so far in the Planning phase; null in all others."""

    def told(self, value: Any) -> Any:
        return None if value is None else super().told(value)

    def found(self, document: Reader, whole: Any) -> list[int] | None:
        return super().found(document, whole) if document.has(self.key) else None


# What fields tell of a position, and make of what they read.


def _tile_piles(options: Options) -> list[int]:
    """All tiles are in their stacks, but for extra tiles that are not in this match."""
    out = set(cards.EXTRA_IDS).difference(cards.chosen_extras(options))
    return [OUT if tile in out else IN_STACK for tile in TILE_IDS]


def _lying_at(key: str, owner: int) -> fields.Words:
    return fields.Words(key, TILE_IDS, attribute="", of=lambda state: writing.numbers_of(state, owner))


def _stations(cities: list[int | None], state: OrleansState) -> list[int]:
    for name, seats in zip(cards.CITY_IDS, cities, strict=True):
        if seats == 0:
            raise BadDocument(f"A city without a station, such as '{name}', is left out.")
    return [seats or 0 for seats in cities]


def _map_goods(edges: list[list[int] | None], state: OrleansState) -> list[int]:
    """Goods lie on the first of the spaces of their edge that are in use."""
    laid = [cards.NO_GOOD] * cards.GOODS_SPACES
    for edge, goods in enumerate(edges):
        spaces = [space for space in cards.EDGE_SPACES[edge] if cards.SPACE_PLAYERS[space] <= state.players]
        if goods is not None and not 0 < len(goods) <= len(spaces):
            name = cards.EDGE_IDS[edge]
            raise BadDocument(f"On '{name}' lie 1 to {len(spaces)} goods or it is left out, not {len(goods)}.")
        for space, good in zip(spaces, goods or [], strict=False):
            laid[space] = good
    return laid


LAYOUT: Final = fields.Layout(
    OrleansState,
    fields.FromOptions("by_turns", lambda options: options["planning"] == cards.BY_TURNS),
    fields.Number("round", 0, cards.ROUNDS),
    fields.Seat("start_player"),
    fields.Word("event", cards.EVENT_IDS, default=cards.FIRST_EVENT),
    fields.Words("hourglass", cards.EVENT_IDS, reverse=True),
    fields.SeatBits("passed"),
    fields.Number("bank", 0, _MANY, default=lambda state: _MANY - cards.STARTING_COINS * state.players),
    fields.Counts(
        "supply", TYPE_IDS, 1, _MANY, default=lambda state: [whole[state.players] for whole in cards.NEUTRALS]
    ),
    fields.Counts("goods_supply", _GOODS, 1, _MANY, default=cards.GOOD_TILES[: cards.BREAD]),
    fields.Number("technology_supply", 0, cards.ALL_TECHNOLOGY, full=True),
    _Some(
        "map_goods",
        cards.EDGE_IDS,
        lambda edge: fields.Words(edge, _GOODS),
        of=writing.goods_on_map,
        into=_map_goods,
        default=[cards.NO_GOOD] * cards.GOODS_SPACES,
    ),
    _Some(
        "stations",
        cards.CITY_IDS,
        fields.SeatBits,
        of=writing.stations_on_map,
        into=_stations,
        default=[0] * cards.CITIES,
    ),
    fields.Each(
        "deeds",
        cards.DEED_IDS,
        lambda deed: fields.Counts(deed, TYPE_IDS, 1, _MANY),
        of=lambda state: [writing.of_seat(state.deeds, deed, cards.TYPES) for deed in range(cards.DEEDS)],
        into=lambda deeds, _: [free for deed in deeds for free in deed],
        default=cards.DEED_SLOTS,
    ),
    _Some(
        "citizens",
        cards.CITIZEN_IDS,
        fields.Seat,
        of=lambda state: {cards.CITIZEN_IDS[citizen]: seat for citizen, seat in enumerate(state.citizens) if seat >= 0},
        into=lambda seats, _: [NOBODY if seat is None else seat for seat in seats],
        default=[NOBODY] * cards.CITIZENS,
    ),
    _lying_at("tiles", IN_STACK),
    _lying_at("removed_tiles", OUT),
    fields.FromOptions("tile_owner", _tile_piles),
    fields.Counts("lost_followers", TYPE_IDS, 1, _MANY),
    fields.Counts("lost_goods", _GOODS, 1, _MANY),
    fields.Number("lost_technology", 0, cards.ALL_TECHNOLOGY),
    fields.Counts("tower", KIND_IDS, 1, _MANY),
    fields.Counts("theatre", KIND_IDS, 1, _MANY),
    fields.Seats(
        fields.Number("coins", 0, _MANY, default=cards.STARTING_COINS),
        fields.Number("development", 0, cards.LAST_SPACE),
        fields.Counts("tracks", cards.TRACK_IDS, 1, _MANY),
        fields.Counts("goods", GOOD_IDS, 1, _MANY),
        fields.Number("technology", 0, cards.ALL_TECHNOLOGY),
        fields.Flag(
            "technology_begun",
            attribute="begun",
            of=lambda state, seat: state.begun[seat] == 1,
            into=lambda begun, _: int(begun),
            default=0,
        ),
        fields.Word("merchant", cards.CITY_IDS, attribute="merchants", default=cards.START_CITY),
        fields.Number("unbuilt_stations", 0, cards.STATIONS, attribute="unbuilt", full=True),
        fields.Own("built", 0),
        fields.Words("tiles", TILE_IDS, attribute="", of=writing.numbers_of),
        fields.Own("substitutions", 0),
        fields.Counts("bag", KIND_IDS, 1, _MANY),
        fields.Counts("market", KIND_IDS, 1, _MANY, default=_STARTERS),
        _Some(
            "slots",
            cards.GROUP_IDS,
            lambda group: fields.Words(group, writing.LYING_IDS),
            attribute="",
            of=writing.lying_on,
        ),
        _Hand(
            "hand",
            attribute="",
            of=lambda state, seat: writing.HAND.tell(state.hands[seat]) if state.hands else None,
        ),
        _Plan("plan", writing.ENTRIES, attribute="", of=lambda state, seat: state.plans[seat] if state.plans else None),
    ),
    fields.Own("slots", lambda state: _SLOTS * state.players),
    fields.Own("hands", []),
    fields.Own("plans", []),
    fields.Own("last", []),
    fields.Own("opening", []),
)
"""The hourglass is written in the order in which its tiles come up."""


def read(document: Reader, players: int, options: Options) -> OrleansState:
    """The position of a document; BadDocument if it could not lie on a table."""
    state, found = LAYOUT.read(document, players, options)
    seats = range(players)
    state.built = [sum(bits >> seat & 1 for bits in state.stations) for seat in seats]
    in_stack = document.words("tiles", TILE_IDS)  # Those that were found are those of the seats.
    _give_tiles(state, {**dict(enumerate(found.tiles)), IN_STACK: in_stack, OUT: found.removed_tiles})
    state.slots = [lying for seat in seats for lying in _slots(state, seat, found.slots[seat])]
    state.hands = _of_all("hand", found.hand)
    state.plans = _of_all("plan", found.plan)
    state.last = [UNSEARCHED] * max(len(state.plans), len(state.hands))
    if state.hands or (state.plans and not state.by_turns):
        state.opening = [DRAWS[seat] if state.hands else PLANS[seat] for seat in seats]
    check_pieces(state, options)
    check_places(state)
    check_tracks(state)
    return state


def _of_all(key: str, shares: list[Any]) -> list[Any]:
    """What every seat has, or none."""
    given = [share for share in shares if share is not None]
    if given and len(given) < len(shares):
        raise BadDocument(f"All seats have a '{key}', or none has.")
    return given


def _give_tiles(state: OrleansState, piles: Mapping[int, list[int]]) -> None:
    """Every tile lies in one place, and what it lets followers stand in for is its owner's."""
    owners: dict[int, int] = {}
    for owner, tiles in piles.items():
        for tile in tiles:
            if tile in owners:
                raise BadDocument(f"Tile '{TILE_IDS[tile]}' lies in two places.")
            owners[tile] = owner
            if owner >= 0:
                state.substitutions = with_change(
                    state.substitutions, owner, cards.SUBSTITUTION[cards.FIRST_TILE + tile]
                )
    if len(owners) != cards.TILES:
        raise BadDocument(f"There are {cards.TILES} tiles, removed ones included, not {len(owners)}.")
    state.tile_owner = [owners[tile] for tile in range(cards.TILES)]


def _slots(state: OrleansState, seat: int, groups: list[list[int] | None]) -> list[int]:
    """The slots of a seat; those of a tile are there for its owner."""
    laid = [cards.ABSENT] * cards.SLOTS
    for group, lying in enumerate(groups):
        name, first, end = cards.GROUP_IDS[group], cards.FIRST_SLOT[group], cards.LAST_SLOT[group] + 1
        if state.owns(seat, cards.GROUP_PLACE[group]):
            kinds = lying or []
            if len(kinds) > end - first or kinds != sorted(kinds):
                raise BadDocument(f"'{name}' of seat {seat} holds up to {end - first}, in order.")
            laid[first:end] = kinds + [cards.EMPTY] * (end - first - len(kinds))
        elif lying is not None:
            raise BadDocument(f"'{name}' is on a tile that seat {seat} does not have.")
    return laid
