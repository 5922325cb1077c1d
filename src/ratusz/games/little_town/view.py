"""What a seat may see of Little Town: everything but the unfinished objective cards of the others (LT-HID-1 to 5)."""

from __future__ import annotations

from typing import Final, NotRequired, TypedDict

from ratusz.core.fields import Alike
from ratusz.core.game import Message, ScoreDetails
from ratusz.core.outcomes import named
from ratusz.games.little_town import cards, position
from ratusz.games.little_town.cards import SQUARE_IDS, TILE_IDS, unpack
from ratusz.games.little_town.progress import progress
from ratusz.games.little_town.rules.objectives import claimable
from ratusz.games.little_town.rules.round_end import FEEDING, STAGE_IDS, Feed, Window
from ratusz.games.little_town.rules.turn import BuildOn, PayCost
from ratusz.games.little_town.rules.work import Give, Pay, Take
from ratusz.games.little_town.state import LittleTownState

LATE: Final = (cards.CASTLE, cards.WATCHTOWER)
"""The tiles that score at the end of the game (LT-END-2)."""


class BuildingView(TypedDict):
    square: str
    tile: str
    owner: int
    later: NotRequired[int]
    """If the tile scores at the end of the game: its points as the town stands."""


class WorkerView(TypedDict):
    square: str
    seat: int


class TurnView(TypedDict):
    """What the turn or Residence step of `active` has brought; `open` counts forest, mountain and lake squares."""

    active: int
    residence: bool
    square: str
    open: list[int]
    squares: list[str]
    """The same ones by name: they are still to be gathered from, for a cube each."""
    used: list[str]
    scored: int
    obtained: int
    obtained_types: list[str]
    fresh: bool
    two_types: bool


class ObjectiveView(TypedDict):
    """How far the holder of a card is; `claimable` says whether the condition is met now."""

    objective: str
    have: int
    need: int
    claimable: bool


class SeatTold(TypedDict):
    coins: int
    on_construction_site: int
    finished: list[str]


class SeatView(SeatTold):
    wood: int
    stone: int
    fish: int
    wheat: int
    points: int
    """What the point track shows; at the end with the final scoring."""
    score: int
    sources: dict[str, int]
    houses: int
    workers: int
    """Unused ones."""
    unfed: int
    """How many workers would go hungry now."""
    cards: int
    """How many objective cards are unfinished."""
    objectives: list[str]
    """The unfinished cards, for their holder alone."""
    progress: list[ObjectiveView]
    """Likewise for their holder alone."""


class PendingView(TypedDict):
    """What has been chosen of a choice in stages; empty texts where nothing has."""

    square: str
    tile: str
    due: dict[str, int]
    """What is to be paid, bought cubes among it; what there is none of is left out."""
    give: str
    take: str


class PricesView(TypedDict):
    """What things cost at all times."""

    rent: int
    """The coins for using a building of somebody else."""
    cube: int
    """The coins for a cube that is bought for a payment."""
    unfed: int
    """The points for a worker without food."""


class TableTold(TypedDict):
    round: int
    first_player: int
    market: list[str]
    """For each place its tile; an empty text where it was taken."""
    wheat_fields: int
    workers: list[WorkerView]
    fish_fed: int


class LittleTownView(TableTold):
    board: str
    active: int
    """The seat to decide."""
    phase: str
    """`turn`, a stage of the end of the round, or `over`."""
    workers_each: int
    supply: dict[str, int]
    buildings: list[BuildingView]
    turn: TurnView
    pending: PendingView
    prices: PricesView
    seats: list[SeatView]


class PrivateView(TypedDict):
    seats: list[SeatView]


_DUE_IDS: Final = [*cards.RESOURCES, "coins"]
_TABLE: Final = Alike(TableTold, position.LAYOUT)
_SEAT: Final = Alike(SeatTold, position.LAYOUT.seats)


def public(state: LittleTownState) -> LittleTownView:
    """All but the cards in hands."""
    scores = state.scores()
    supply = dict(zip(cards.RESOURCES, unpack(state.supply), strict=True))
    return {
        **_TABLE(state),
        "board": cards.SIDES[state.side],
        "active": state.player,
        "phase": _phase(state),
        "workers_each": cards.WORKERS[state.players],
        "supply": {**supply, "coins": state.bank},
        "buildings": _buildings(state),
        "turn": _turn(state),
        "pending": _pending(state),
        "prices": {"rent": cards.RENT, "cube": cards.CUBE_PRICE, "unfed": cards.UNFED_PENALTY},
        "seats": [_seat(state, seat, scores[seat]) for seat in range(state.players)],
    }


def private(state: LittleTownState, observer: int, public: LittleTownView) -> PrivateView:
    """The observer's own cards."""
    seats = public["seats"][:]
    seats[observer] = {
        **seats[observer],
        "objectives": position.OBJECTIVES.tell(state, observer),
        "progress": _progress(state, observer),
    }
    return {"seats": seats}


def _phase(state: LittleTownState) -> str:
    """The stage of the end of a round follows from the questions; all these are put in public (LT-HID-5)."""
    if not state.steps:
        return "over"
    if state.residence_acts:
        return "special_buildings"
    top = state.steps[-1]
    if isinstance(top, Window):
        return STAGE_IDS[top.stage]
    return STAGE_IDS[FEEDING] if isinstance(top, Feed) else "turn"


def _buildings(state: LittleTownState) -> list[BuildingView]:
    found: list[BuildingView] = position.BUILDINGS.tell(state)
    for tile in LATE:
        square = state.tiles.find(tile)
        if square >= 0:
            building = next(entry for entry in found if entry["square"] == SQUARE_IDS[square])
            building["later"] = state.final_points(square)
    return found


def _turn(state: LittleTownState) -> TurnView:
    told = position.TURN.tell(state)
    told["squares"] = sources(state, state.square, state.open) if state.open else []
    turn: TurnView = told
    return turn


def sources(state: LittleTownState, square: int, cubes: int) -> list[str]:
    """The squares around another from which so many cubes are gathered, the first ones first."""
    found = []
    for near in cards.NEIGHBOURS[square]:
        cube = cards.TERRAIN[state.side][near]
        if cube and cards.enough(cubes, cube):
            cubes -= cube
            found.append(SQUARE_IDS[near])
    return found


def unfed(state: LittleTownState, seat: int) -> int:
    """The workers that would go hungry if the round ended now (LT-EOR-6)."""
    food = unpack(state.cubes[seat])
    return max(0, cards.WORKERS[state.players] - food[cards.FISH] - food[cards.WHEAT])


def _pending(state: LittleTownState) -> PendingView:
    pending: PendingView = {"square": "", "tile": "", "due": {}, "give": "", "take": ""}
    top = state.steps[-1] if state.steps else None
    if isinstance(top, Pay | Give | Take):
        pending["square"] = SQUARE_IDS[top.square]
        pending["tile"] = TILE_IDS[state.tiles[top.square]]
    if isinstance(top, Pay | Take) and top.given >= 0:
        pending["give"] = cards.PAIR_IDS[top.given]
    if isinstance(top, Pay) and top.taken >= 0:
        pending["take"] = cards.PAIR_IDS[top.taken]
    if isinstance(top, PayCost | BuildOn):
        pending["tile"] = TILE_IDS[top.tile]
    if isinstance(top, PayCost):
        pending["due"] = named(_DUE_IDS, [*unpack(cards.COST[top.tile]), cards.COST_COINS[top.tile]])
    if isinstance(top, Pay):
        tile = state.tiles[top.square]
        cubes = cards.INPUT[tile] if top.given < 0 else cards.PAIR_CUBES[top.given]
        pending["due"] = named(_DUE_IDS, [*unpack(cubes), cards.INPUT_COINS[tile]])
    return pending


def _seat(state: LittleTownState, seat: int, score: int) -> SeatView:
    cubes = unpack(state.cubes[seat])
    return {
        **_SEAT(state, seat),
        "wood": cubes[0],
        "stone": cubes[1],
        "fish": cubes[2],
        "wheat": cubes[3],
        "points": state.points[seat] if state.steps else score,
        "score": score,
        "sources": position.POINTS.tell(state, seat),
        "houses": state.houses[seat],
        "workers": state.unused[seat],
        "unfed": unfed(state, seat),
        "cards": state.hands[seat].bit_count(),
        "objectives": [],
        "progress": [],
    }


def _progress(state: LittleTownState, seat: int) -> list[ObjectiveView]:
    found: list[ObjectiveView] = []
    met = claimable(state, seat)
    for card in range(cards.OBJECTIVES):
        if state.hands[seat] >> card & 1:
            have, need = progress(state, seat, card)
            found.append(
                {
                    "objective": cards.OBJECTIVE_IDS[card],
                    "have": have,
                    "need": need,
                    "claimable": bool(met >> card & 1),
                }
            )
    return found


def score_sheet(state: LittleTownState, seat: int) -> dict[str, int]:
    """Points line by line, those of the final scoring included (LT-END-2, LT-END-3)."""
    sheet: dict[str, int] = position.POINTS.tell(state, seat)
    for name, tile in (("castle", cards.CASTLE), ("watchtower", cards.WATCHTOWER)):
        square = state.tiles.find(tile)
        mine = square >= 0 and state.owners[square] == seat
        sheet[name] = state.final_points(square) if mine else 0
    return {**sheet, "coins": state.coins[seat] // cards.COINS_PER_POINT}


def score_details(state: LittleTownState, seat: int) -> ScoreDetails:
    """What was scored for each building and objective, who was not fed, and all coins."""
    unfed = -position.POINTS.tell(state, seat)["feeding"] // cards.UNFED_PENALTY
    done = [card for card in range(cards.OBJECTIVES) if state.finished[seat] >> card & 1]
    objectives: list[Message] = [
        ("detail-card", {"card": cards.OBJECTIVE_IDS[card], "points": cards.OBJECTIVE_POINTS[card]})
        for card in sorted(done, key=lambda card: -cards.OBJECTIVE_POINTS[card])
    ]
    return {
        "buildings": _details_of_tiles(
            [state.tiles[square] for square in range(cards.SQUARES) if state.owners[square] == seat]
        ),
        "objectives": objectives,
        "feeding": [("detail-unfed", {"unfed": unfed})] if unfed else [],
        "coins": [("coins", {"coins": state.coins[seat]})],
    }


def _details_of_tiles(tiles: list[int]) -> list[Message]:
    """Several Wheat Fields are one line; what scores nothing by being built is left out."""
    counts = {tile: tiles.count(tile) for tile in tiles if cards.POINTS[tile]}
    found: list[Message] = []
    for tile, count in sorted(counts.items(), key=lambda kind: -kind[1] * cards.POINTS[kind[0]]):
        points = count * cards.POINTS[tile]
        key = "detail-cards" if count > 1 else "detail-card"
        found.append((key, {"card": TILE_IDS[tile], "count": count, "points": points}))
    return found
