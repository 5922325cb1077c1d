"""The components of Orléans as typed tables, read once from `data.json`.

Everything is a number in the order of the data (OR-SEQ-5). A *kind* of follower is its type together with starter or
neutral (OR-TERM-10). A *group* is all slots of one type at one place: they are interchangeable.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Literal

from ratusz.core.data import data_beside

DATA: Final[dict[str, Any]] = data_beside(__file__)
MOST_PLAYERS: Final[int] = DATA["game"]["players_max"]
ROUNDS: Final[int] = DATA["game"]["rounds"]


def _constant(name: str) -> int:
    value: int = DATA["constants"][name]["value"]
    return value


def _by_players(values: dict[str, int]) -> list[int]:
    """The number for each player count; nothing where the game is not for so many."""
    return [values.get(str(players), 0) for players in range(MOST_PLAYERS + 1)]


MARKET_SPACES: Final[int] = _constant("market_spaces")
TOWER_SPACES: Final[int] = _constant("gunpowder_tower_spaces")
STARTING_COINS: Final[int] = _constant("starting_coins")
ALL_COINS: Final[int] = DATA["coins"]["bank_total"]
STATIONS: Final[int] = _constant("stations_per_player")
ALL_TECHNOLOGY: Final[int] = _constant("technology_tiles")
HARVEST_FINE: Final[int] = _constant("harvest_fine_coins")
GOODS_PER_TAX: Final[int] = _constant("tax_goods_per_coin")
CENSUS_REWARD: Final[int] = _constant("census_reward")
CENSUS_FINE: Final[int] = _constant("census_fine")
CENSUS_FINE_PLAYERS: Final[int] = _constant("census_fine_min_players")
BATH_DRAWS: Final[int] = _constant("bathhouse_extra_draw")
DEAREST_PHARMACY: Final[int] = _constant("pharmacy_max_coins")
BAKERY_PRICE: Final[int] = _constant("bakery_cost_coins")
MOST_BAKED: Final[int] = _constant("bakery_max_grain")
COURT_PRICE: Final[int] = _constant("court_compensation_coins")
GOODS_REMOVED: Final[list[int]] = _by_players(DATA["constants"]["goods_removed"]["value"])
PLACES_REMOVED: Final[list[int]] = _by_players(DATA["constants"]["reduced_places_removed_per_player"]["value"])

# Followers.

TYPE_IDS: Final[list[str]] = [follower["id"] for follower in DATA["followers"]]
TYPES: Final[int] = len(TYPE_IDS)
FARMER: Final[int] = TYPE_IDS.index("farmer")
BOATMAN: Final[int] = TYPE_IDS.index("boatman")
CRAFTSMAN: Final[int] = TYPE_IDS.index("craftsman")
TRADER: Final[int] = TYPE_IDS.index("trader")
SCHOLAR: Final[int] = TYPE_IDS.index("scholar")
MONK: Final[int] = TYPE_IDS.index("monk")
NEUTRALS: Final[list[list[int]]] = [_by_players(follower["neutral_by_players"]) for follower in DATA["followers"]]
"""For each type and player count the neutral followers in the game."""


def _kinds() -> list[tuple[int, bool]]:
    found: list[tuple[int, bool]] = []
    for kind, follower in enumerate(DATA["followers"]):
        if follower["starter_per_color"]:
            found.append((kind, True))
        found.append((kind, False))
    return found


_KINDS: Final = _kinds()
KINDS: Final[int] = len(_KINDS)
KIND_TYPE: Final[list[int]] = [kind for kind, _ in _KINDS]
IS_STARTER: Final[list[bool]] = [starter for _, starter in _KINDS]
KIND_IDS: Final[list[str]] = [f"starter_{TYPE_IDS[kind]}" if starter else TYPE_IDS[kind] for kind, starter in _KINDS]
NEUTRAL: Final[list[int]] = [_KINDS.index((kind, False)) for kind in range(TYPES)]
"""The neutral kind of each type."""
STARTERS: Final[list[int]] = [kind for kind in range(KINDS) if IS_STARTER[kind]]
NEUTRAL_KINDS: Final[list[int]] = [kind for kind in range(KINDS) if not IS_STARTER[kind]]

# What lies on a slot: a kind, or one of these. A group keeps its slots in ascending order.
TECHNOLOGY: Final[int] = KINDS
EMPTY: Final[int] = KINDS + 1
ABSENT: Final[int] = KINDS + 2
"""The slot belongs to a place tile that the seat does not have."""

# Goods.

Good = Literal["grain", "cheese", "wine", "wool", "brocade", "bread"]
GOOD_IDS: Final[list[Good]] = [*(good["id"] for good in DATA["goods"]), "bread"]
BREAD: Final[int] = len(GOOD_IDS) - 1
GRAIN: Final[int] = GOOD_IDS.index("grain")
GOODS: Final[int] = len(GOOD_IDS)
GOOD_TILES: Final[list[int]] = [good["count"] for good in DATA["goods"]]
GOOD_POINTS: Final[list[int]] = [good["victory_points"] for good in DATA["goods"]]
FOODS: Final[list[int]] = [number for number, good in enumerate(DATA["goods"]) if good["is_food"]] + [BREAD]
NO_GOOD: Final[int] = GOODS
"""An empty goods space of the map."""

# Events.

EVENT_IDS: Final[list[str]] = [event["id"] for event in DATA["events"]]
EVENTS: Final[int] = len(EVENT_IDS)
EVENT_TILES: Final[list[int]] = [event["count"] for event in DATA["events"]]
PROTECTABLE: Final[list[bool]] = [event["sacristy_protects"] for event in DATA["events"]]
PILGRIMAGE: Final[int] = EVENT_IDS.index("pilgrimage")
INCOME: Final[int] = EVENT_IDS.index("income")
HARVEST: Final[int] = EVENT_IDS.index("harvest")
TAXES: Final[int] = EVENT_IDS.index("taxes")
TRADING_DAY: Final[int] = EVENT_IDS.index("trading_day")
PLAGUE: Final[int] = EVENT_IDS.index("plague")
FIRST_EVENT: Final[int] = EVENT_IDS.index(DATA["first_event"])

# Tracks.

TRACK_IDS: Final[list[str]] = [track["id"] for track in DATA["tracks"]]
TRACKS: Final[int] = len(TRACK_IDS)
FARMERS: Final[int] = TRACK_IDS.index("farmers")
CRAFTSMEN: Final[int] = TRACK_IDS.index("craftsmen")
TRADERS: Final[int] = TRACK_IDS.index("traders")
BOATMEN: Final[int] = TRACK_IDS.index("boatmen")
KNIGHTS: Final[int] = TRACK_IDS.index("knights")
SCHOLARS: Final[int] = TRACK_IDS.index("scholars")
LAST_STEP: Final[list[int]] = [track["last_step"] for track in DATA["tracks"]]


def _steps(track: str, key: str, start: int) -> list[int]:
    steps: list[dict[str, Any]] = DATA["tracks"][TRACK_IDS.index(track)]["steps"]
    return [start, *(step.get(key, 0) for step in steps)]


ALLOWANCE: Final[list[int]] = _steps("knights", "draw", DATA["tracks"][KNIGHTS]["draw_at_start"])
"""How many followers may be drawn on each step of the knights track (OR-FOLLOW-1)."""
BOATMEN_COINS: Final[list[int]] = _steps("boatmen", "coins", 0)
SCHOLAR_POINTS: Final[list[int]] = _steps("scholars", "points", 0)
FARMER_GOODS: Final[list[int]] = [
    NO_GOOD,
    *(GOOD_IDS.index(step["good"]) for step in DATA["tracks"][FARMERS]["steps"]),
]
STACKS_AT: Final[list[list[int]]] = [[], *(step["stacks"] for step in DATA["tracks"][TRADERS]["steps"])]
"""The stacks from which a tile may be chosen on each step of the traders track."""

# The development track and citizens.

_SPACES: Final[list[dict[str, Any]]] = DATA["development_track"]["spaces"]
LAST_SPACE: Final[int] = DATA["development_track"]["last_space"]
SPACE_COINS: Final[list[int]] = [space["coins"] for space in _SPACES]


def _levels() -> list[int]:
    level = 0
    levels = []
    for space in _SPACES:
        level = space["level_star"] or level
        levels.append(level)
    return levels


LEVEL: Final[list[int]] = _levels()
"""The level at each space of the development track (OR-DEV-4)."""
MAY_STEP_BACK: Final[list[bool]] = [
    space > 0 and SPACE_COINS[space] == 0 and SPACE_COINS[space - 1] == 0 for space in range(LAST_SPACE + 1)
]
"""From where torture may move the marker back (OR-TORT-5)."""

CITIZEN_IDS: Final[list[str]] = [citizen["id"] for citizen in DATA["citizens"]]
CITIZENS: Final[int] = len(CITIZEN_IDS)
_WHERE: Final[list[str]] = [citizen["where"] for citizen in DATA["citizens"]]
BOATMEN_CITIZEN: Final[int] = _WHERE.index("boatmen")
KNIGHTS_CITIZEN: Final[int] = _WHERE.index("knights")
LAST_CITIZEN: Final[int] = _WHERE.index("end_of_game")
CITIZEN_SOURCE: Final[list[str]] = [
    citizen.get("deed") or {"end_of_game": "stations"}.get(citizen["where"], citizen["where"])
    for citizen in DATA["citizens"]
]
"""Where a citizen comes from: a deed, a track, or the most stations."""
CITIZEN_STEP: Final[list[int]] = [citizen.get("space", -1) for citizen in DATA["citizens"]]
"""The step of its track on which a citizen lies."""


def _citizens_on_spaces() -> list[int]:
    found = [-1] * len(_SPACES)
    for number, citizen in enumerate(DATA["citizens"]):
        if citizen["where"] == "development":
            found[citizen["space"]] = number
    return found


SPACE_CITIZEN: Final[list[int]] = _citizens_on_spaces()
"""The citizen on each space of the development track; -1 where there is none."""

# Deeds.

DEED_IDS: Final[list[str]] = [deed["id"] for deed in DATA["deeds"]]
DEEDS: Final[int] = len(DEED_IDS)
DEED_COINS: Final[list[int]] = [deed["reward_per_follower"]["coins"] for deed in DATA["deeds"]]
DEED_POINTS: Final[list[int]] = [deed["reward_per_follower"]["or_development"] for deed in DATA["deeds"]]
"""The development points that may be chosen instead of the coins; nothing at most deeds."""
DEED_SLOTS: Final[list[int]] = [deed["slots"].count(follower) for deed in DATA["deeds"] for follower in TYPE_IDS]
"""For each deed and type the slots, row by row."""
DEED_CITIZEN: Final[list[int]] = [
    next(number for number, citizen in enumerate(DATA["citizens"]) if citizen.get("deed") == deed) for deed in DEED_IDS
]

# Places: those of the player board, then the place tiles, then the extra tiles.

_PLACES: Final[list[dict[str, Any]]] = DATA["player_board_places"] + DATA["place_tiles"] + DATA["extra_place_tiles"]
PLACE_IDS: Final[list[str]] = [place["id"] for place in _PLACES]
PLACES: Final[int] = len(PLACE_IDS)
FIRST_TILE: Final[int] = len(DATA["player_board_places"])
FIRST_EXTRA: Final[int] = FIRST_TILE + len(DATA["place_tiles"])
TILE_IDS: Final[list[str]] = PLACE_IDS[FIRST_TILE:]
TILES: Final[int] = len(TILE_IDS)
EXTRA_IDS: Final[list[str]] = PLACE_IDS[FIRST_EXTRA:]
STACK: Final[list[int]] = [place.get("stack", 0) for place in _PLACES]
TOWN_HALL: Final[int] = PLACE_IDS.index("town_hall")
SACRISTY: Final[int] = PLACE_IDS.index("sacristy")
BATHHOUSE: Final[int] = PLACE_IDS.index("bathhouse")
TOWER: Final[int] = PLACE_IDS.index("gunpowder_tower")
THEATRE: Final[int] = PLACE_IDS.index("theatre")
BAKERY: Final[int] = PLACE_IDS.index("bakery")

# What a place does.
NO_ACTION: Final = 0
RECRUIT: Final = 1
RECRUIT_CHOICE: Final = 2
MOVE: Final = 3
BUILD_STATION: Final = 4
PLAIN: Final = 5
"""Coins, development points, or both: nothing to choose and always possible."""
SEND: Final = 6
TAKE_GOOD: Final = 7
BUY_DEVELOPMENT: Final = 8
TAKE_TECHNOLOGY: Final = 9
BAKE: Final = 10
PERFORM: Final = 11
PAY_FOR_DEVELOPMENT: Final = 12
HIDE_GOODS: Final = 13
MOVE_OTHER: Final = 14

_ACTIONS: Final[dict[str, int]] = {
    "recruit": RECRUIT,
    "recruit_choice": RECRUIT_CHOICE,
    "move_merchant": MOVE,
    "build_station": BUILD_STATION,
    "development": PLAIN,
    "coins": PLAIN,
    "coins_per_level": PLAIN,
    "coins_per_station": PLAIN,
    "send_to_deeds": SEND,
    "good": TAKE_GOOD,
    "buy_development": BUY_DEVELOPMENT,
    "technology": TAKE_TECHNOLOGY,
    "bake": BAKE,
    "return_followers_for_coins": PERFORM,
    "development_per_station": PAY_FOR_DEVELOPMENT,
    "advance_track": HIDE_GOODS,
    "move_other_merchant": MOVE_OTHER,
}


def _effect(place: dict[str, Any], kind: str) -> dict[str, Any]:
    """The effect of that type of a place; empty if it has none."""
    found: dict[str, Any] = next((effect for effect in place["effects"] if effect["type"] == kind), {})
    return found


def _action(place: dict[str, Any]) -> int:
    found = [_ACTIONS[effect["type"]] for effect in place["effects"] if effect["type"] in _ACTIONS]
    return found[0] if found else NO_ACTION


ACTION: Final[list[int]] = [_action(place) for place in _PLACES]
COINS: Final[list[int]] = [_effect(place, "coins").get("coins", 0) for place in _PLACES]
COINS_PER_LEVEL: Final[list[int]] = [_effect(place, "coins_per_level").get("coins", 0) for place in _PLACES]
COINS_PER_STATION: Final[list[int]] = [_effect(place, "coins_per_station").get("coins", 0) for place in _PLACES]
COINS_PER_FOLLOWER: Final[int] = _effect(_PLACES[THEATRE], "return_followers_for_coins")["coins"]
POINTS: Final[list[int]] = [_effect(place, "development").get("points", 0) for place in _PLACES]
POINTS_PER_STATION: Final[list[int]] = [_effect(place, "development_per_station").get("points", 0) for place in _PLACES]
GOOD: Final[list[int]] = [
    GOOD_IDS.index(_effect(place, "good")["good"]) if _effect(place, "good") else NO_GOOD for place in _PLACES
]
RECRUITED: Final[list[int]] = [
    TYPE_IDS.index(_effect(place, "recruit")["follower"]) if _effect(place, "recruit") else -1 for place in _PLACES
]
VILLAGE_TYPES: Final[list[int]] = [
    TYPE_IDS.index(follower) for follower in _effect(_PLACES[PLACE_IDS.index("village")], "recruit_choice")["followers"]
]
HIDING_TRACKS: Final[list[int]] = [
    TRACK_IDS.index(track) for track in _effect(_PLACES[PLACE_IDS.index("hiding_place")], "advance_track")["tracks"]
]
TRACK_OF: Final[list[int]] = [FARMERS, BOATMEN, CRAFTSMEN, TRADERS, KNIGHTS, SCHOLARS, -1]
"""The track of each type of follower; monks have none (OR-TRACK-Monks)."""

# Slots and groups.

ANY_FOLLOWER: Final[int] = TYPES
ANY_NEUTRAL: Final[int] = TYPES + 1
ANY_NUMBER: Final[int] = TYPES + 2
_SLOT_TYPES: Final[dict[str, int]] = {
    **{name: number for number, name in enumerate(TYPE_IDS)},
    "any": ANY_FOLLOWER,
    "any_neutral": ANY_NEUTRAL,
    "any_unlimited": ANY_NUMBER,
}


class _Groups:
    """The groups of all places: of equal slots the first and the last, and what they accept."""

    def __init__(self) -> None:
        self.ids: list[str] = []
        self.places: list[int] = []
        self.types: list[int] = []
        self.first: list[int] = []
        self.last: list[int] = []
        self.of_place: list[list[int]] = []
        self.slot_groups: list[int] = []
        for number, place in enumerate(_PLACES):
            self.of_place.append([])
            for slot in place["slots"]:
                if slot in _SLOT_TYPES:
                    self._add(number, slot)

    def _add(self, place: int, slot: str) -> None:
        kind = _SLOT_TYPES[slot]
        slots = len(self.slot_groups)
        if self.of_place[place] and self.types[-1] == kind:
            self.last[-1] = slots
        else:
            self.of_place[place].append(len(self.ids))
            self.ids.append(f"{PLACE_IDS[place]}_{slot}" if kind < TYPES else PLACE_IDS[place])
            self.places.append(place)
            self.types.append(kind)
            self.first.append(slots)
            self.last.append(slots)
        self.slot_groups.append(len(self.ids) - 1)


_GROUPS: Final = _Groups()
GROUP_IDS: Final[list[str]] = _GROUPS.ids
GROUPS: Final[int] = len(GROUP_IDS)
GROUP_PLACE: Final[list[int]] = _GROUPS.places
GROUP_TYPE: Final[list[int]] = _GROUPS.types
FIRST_SLOT: Final[list[int]] = _GROUPS.first
LAST_SLOT: Final[list[int]] = _GROUPS.last
PLACE_GROUPS: Final[list[list[int]]] = _GROUPS.of_place
SLOTS: Final[int] = len(_GROUPS.slot_groups)
SLOT_GROUP: Final[list[int]] = _GROUPS.slot_groups
PLACE_SLOTS: Final[list[list[int]]] = [
    [slot for slot in range(SLOTS) if GROUP_PLACE[SLOT_GROUP[slot]] == place] for place in range(PLACES)
]
THEATRE_GROUP: Final[int] = PLACE_GROUPS[THEATRE][0]
"""Always empty for its owner: what lies there is counted apart, since there is no limit."""
SACRISTY_SLOT: Final[int] = PLACE_SLOTS[SACRISTY][0]
TOWN_HALL_SLOTS: Final[list[int]] = PLACE_SLOTS[TOWN_HALL]
NEEDS_ALL: Final[list[bool]] = [place["needs_all_slots"] for place in _PLACES]
BOARD_SLOTS: Final[int] = PLACE_SLOTS[TOWN_HALL][-1] + 1
"""The slots of the player board; those of tiles follow."""

TECHNOLOGY_GROUPS: Final[list[int]] = [
    group
    for group in range(GROUPS)
    if _PLACES[GROUP_PLACE[group]]["technology_allowed"] and GROUP_TYPE[group] < TYPES and GROUP_TYPE[group] != MONK
]
"""Where technology may lie (OR-TECH-4, OR-TECH-6)."""

# Substitution: each tile that grants some has a bit of its own.

_SUBSTITUTES: Final[list[int]] = [place for place in range(PLACES) if _effect(_PLACES[place], "substitute")]
SUBSTITUTION: Final[list[int]] = [
    1 << _SUBSTITUTES.index(place) if place in _SUBSTITUTES else 0 for place in range(PLACES)
]
"""The bit of a tile that lets followers stand for others; 0 for all other places."""


def accepts(substitutions: int, kind: int, group: int) -> bool:
    """Whether a slot of the group takes that kind of follower (OR-SLOT-1 to OR-SLOT-9)."""
    follower, slot = KIND_TYPE[kind], GROUP_TYPE[group]
    if slot == ANY_NEUTRAL:
        return not IS_STARTER[kind]
    if slot >= TYPES or follower in {slot, MONK}:
        return True
    for number, place in enumerate(_SUBSTITUTES):
        rule = _effect(_PLACES[place], "substitute")
        fits = rule["follower"] in {"any", TYPE_IDS[follower]} and TYPE_IDS[slot] in rule["slots"]
        if fits and substitutions >> number & 1:
            return True
    return False


ACCEPTING: Final[list[list[list[int]]]] = [
    [[group for group in range(GROUPS) if accepts(substitutions, kind, group)] for kind in range(KINDS)]
    for substitutions in range(1 << len(_SUBSTITUTES))
]
"""For each set of substitutions and each kind the groups that take it."""

# The map.

_MAP: Final[dict[str, Any]] = DATA["map"]
CITY_IDS: Final[list[str]] = [city["id"] for city in _MAP["cities"]]
CITIES: Final[int] = len(CITY_IDS)
START_CITY: Final[int] = CITY_IDS.index(_MAP["start_city"])
SHARED: Final[list[bool]] = [city["stations_rule"] != "one_in_total" for city in _MAP["cities"]]
"""Whether every player may have a station in the city (OR-STATION-1)."""
_EDGES: Final[list[dict[str, Any]]] = _MAP["edges"]
EDGE_IDS: Final[list[str]] = [edge["id"] for edge in _EDGES]
EDGES: Final[int] = len(EDGE_IDS)
EDGE_ENDS: Final[list[list[int]]] = [[CITY_IDS.index(edge["a"]), CITY_IDS.index(edge["b"])] for edge in _EDGES]


def _spaces() -> list[list[int]]:
    found = []
    number = 0
    for edge in _EDGES:
        found.append(list(range(number, number + len(edge["goods_spaces"]))))
        number += len(edge["goods_spaces"])
    return found


EDGE_SPACES: Final[list[list[int]]] = _spaces()
"""The goods spaces of each edge."""
SPACE_PLAYERS: Final[list[int]] = [space["min_players"] for edge in _EDGES for space in edge["goods_spaces"]]
SPACE_EDGE: Final[list[int]] = [edge for edge, spaces in enumerate(EDGE_SPACES) for _ in spaces]
GOODS_SPACES: Final[int] = len(SPACE_PLAYERS)


def _edges_from(kinds: list[str]) -> list[list[int]]:
    """For each city the edges of these types that leave it."""
    return [
        [edge for edge in range(EDGES) if city in EDGE_ENDS[edge] and _EDGES[edge]["type"] in kinds]
        for city in range(CITIES)
    ]


NO_EDGES: Final[list[list[int]]] = [[] for _ in range(CITIES)]


def _edges_of(place: dict[str, Any]) -> list[list[int]]:
    effect = _effect(place, "move_merchant") or _effect(place, "move_other_merchant")
    kinds = effect.get("edge_types", [effect.get("edge_type")])
    return _edges_from(kinds) if effect else NO_EDGES


WAYS: Final[list[list[list[int]]]] = [_edges_of(place) for place in _PLACES]
"""For each place and city the edges that its action may take from there."""


# The options of a match.

NO_EXTRAS: Final = "none"
ALL_EXTRAS: Final = "all"
SIMULTANEOUS: Final = "simultaneous"
BY_TURNS: Final = "turn_by_turn"


def chosen_extras(options: Mapping[str, Any]) -> list[str]:
    """The ids of the extra tiles in a match."""
    chosen = str(options["extra_tiles"])
    return EXTRA_IDS if chosen == ALL_EXTRAS else chosen.split(",")
