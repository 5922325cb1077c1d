"""Little Town in words and numbers: map, market and seats as aligned columns, the legal actions as a menu."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ratusz.core.board import FAINT, GOOD, Board, BoardRow, Cell, Choice, Group, Picture, Say, Section, asked, counted
from ratusz.core.question import Outcome, Question
from ratusz.core.state import NOBODY
from ratusz.games.little_town import cards
from ratusz.games.little_town.view import LittleTownView, SeatView

TERRAIN_SIGNS: Final = {0: "·", cards.ONE[0]: "♣", cards.ONE[1]: "▲", cards.ONE[2]: "≈"}
SHORT_NAME: Final = 5
"""How many letters of a tile's name stand on the map."""


def draw(view: LittleTownView, names: Sequence[str], say: Say) -> Picture:
    """The map, the market, the supply, then every seat."""
    rows = tuple(_map_row(view, row, say) for row in range(cards.ROWS))
    return Picture(
        headline=_headline(view, names, say),
        columns=tuple("ABCDEFGHI"),
        sections=(
            Section(say("section-board"), rows, say("section-board-note")),
            _market(view, say),
            Section(say("section-supply"), _supply(view, say)),
            *(_seat(view["seats"][seat], seat, names[seat], say) for seat in range(len(names))),
        ),
    )


def _headline(view: LittleTownView, names: Sequence[str], say: Say) -> str:
    if view["active"] == NOBODY:
        return say("headline-over", round=view["round"])
    return say("headline", round=view["round"], player=names[view["active"]], phase=view["phase"])


def _map_row(view: LittleTownView, row: int, say: Say) -> BoardRow:
    squares = range(row * cards.COLUMNS, (row + 1) * cards.COLUMNS)
    return BoardRow((Cell(str(1 + row), FAINT), *(_square(view, square, say) for square in squares)))


def _square(view: LittleTownView, square: int, say: Say) -> Cell:
    name = cards.SQUARE_IDS[square]
    for building in view["buildings"]:
        if building["square"] == name:
            return Cell(f"{_short(building['tile'], say)}{1 + building['owner']}")
    for worker in view["workers"]:
        if worker["square"] == name:
            return Cell(f"☺{1 + worker['seat']}", GOOD)
    terrain = cards.TERRAIN[cards.SIDES.index(view["board"])][square]
    return Cell(TERRAIN_SIGNS[terrain], FAINT if terrain == 0 else "plain")


def _short(tile: str, say: Say) -> str:
    return say(f"card-{tile}").replace(" ", "")[:SHORT_NAME]


def _amounts(amounts: Sequence[int]) -> tuple[Cell, ...]:
    """Numbers in the first columns, the others empty."""
    cells = map(counted, amounts)
    return (*cells, *(Cell("") for _ in range(cards.COLUMNS - len(amounts))))


def _labels(*labels: str) -> BoardRow:
    padding = [""] * (cards.COLUMNS - len(labels))
    return BoardRow((Cell(""), *(Cell(label, FAINT) for label in labels), *map(Cell, padding)))


def _resources(say: Say) -> list[str]:
    return [say(f"resource-{resource}") for resource in cards.RESOURCES]


def _market(view: LittleTownView, say: Say) -> Section:
    tiles = [tile for tile in view["market"] if tile]
    if view["wheat_fields"]:
        tiles.insert(0, "wheat_field")
    rows = [_labels(*_resources(say), say("label-coins"), say("label-points"))]
    for name in tiles:
        tile = cards.TILE_NUMBERS[name]
        cells = _amounts([*cards.unpack(cards.COST[tile]), cards.COST_COINS[tile], cards.POINTS[tile]])
        rows.append(BoardRow((Cell(say(f"card-{name}")), *cells), say("tile-effect", {"tile": name})))
    return Section(say("section-market"), tuple(rows), say("section-market-note", fields=view["wheat_fields"]))


def _supply(view: LittleTownView, say: Say) -> tuple[BoardRow, ...]:
    supply = view["supply"]
    amounts = _amounts([*(supply[resource] for resource in cards.RESOURCES), supply["coins"]])
    return _labels(*_resources(say), say("label-coins")), BoardRow((Cell(""), *amounts))


def _seat(seat: SeatView, number: int, player: str, say: Say) -> Section:
    labels = _labels(
        *_resources(say), say("label-coins"), say("label-houses"), say("label-workers"), say("label-cards")
    )
    amounts = _amounts(
        [seat["wood"], seat["stone"], seat["fish"], seat["wheat"], seat["coins"], seat["houses"], seat["workers"],
         seat["cards"]]
    )  # fmt: skip
    notes = []
    if seat["progress"]:
        told = [
            say("objective-progress", {"objective": card["objective"]}, have=card["have"], need=card["need"])
            for card in seat["progress"]
        ]
        notes.append(say("note-objectives", objectives="; ".join(told)))
    if seat["finished"]:
        finished = ", ".join(say(f"card-{card}") for card in seat["finished"])
        notes.append(say("note-finished", objectives=finished))
    title = say("section-seat", player=player, points=seat["points"])
    return Section(title, (labels, BoardRow((Cell(""), *amounts))), "; ".join(notes), number)


GROUPS: Final = {
    "claim": "claim",
    "use": "use",
    "gather": "gather",
    "place": "place",
    "build": "build",
    "build_on": "build_on",
    "buy": "pay",
    "give": "give",
    "take": "take",
    "feed": "feed",
    "buy_food": "feed",
    "end_turn": "other",
}


def menu(view: LittleTownView, question: Question, say: Say) -> list[Group]:
    """Claims first, since they are points for nothing; the end of the turn last."""
    groups: dict[str, list[Choice]] = {name: [] for name in GROUPS.values()}
    for action, (notation, outcome) in zip(question.actions, question.answers, strict=True):
        groups[GROUPS[notation.split()[0]]].append(Choice(action, _choice(view, notation, outcome, say)))
    return [Group(say(f"group-{name}"), tuple(choices)) for name, choices in groups.items() if choices]


def _choice(view: LittleTownView, notation: str, outcome: Outcome, say: Say) -> str:
    verb, *words = notation.split()
    if verb == "end_turn":
        return say("choice-end_turn" if view["phase"] == "turn" else "choice-close")
    if verb == "place":
        return _placing(view, words[0], outcome, say)
    if verb == "use":
        return say("choice-use", {"tile": _tile(view, words[0]), "square": words[0]}, rent=outcome.about.get("rent", 0))
    if verb == "build":
        return say("choice-build", {"tile": words[0]}, points=cards.POINTS[cards.TILE_NUMBERS[words[0]]])
    if verb == "claim":
        return say("choice-claim", {"objective": words[0]})
    if verb == "build_on":
        return words[0]
    return asked(notation, say)


def _tile(view: LittleTownView, square: str) -> str:
    return next(building["tile"] for building in view["buildings"] if building["square"] == square)


def _placing(view: LittleTownView, square: str, outcome: Outcome, say: Say) -> str:
    """The square, what could be gathered later and used beside it; what it brings for certain is said by itself."""
    gets = outcome.about.get("gets", outcome.gain)
    wood, stone, fish = (gets.get(kind, 0) - outcome.gain.get(kind, 0) for kind in cards.RESOURCES[:3])
    cubes = say("offer-cubes", got_wood=wood, got_stone=stone, got_fish=fish).strip()
    uses = outcome.about.get("uses", {})
    buildings = [say("offer-building", {"tile": _tile(view, near)}, rent=rent) for near, rent in uses.items()]
    offers = ", ".join([cubes, *buildings] if cubes else buildings)
    return say("choice-place", {"square": square}, offer="yes" if offers else "no", gets=offers)


BOARD: Final = Board(draw, menu)
"""Without tie-breaks: tied seats share the victory (LT-END-4)."""
