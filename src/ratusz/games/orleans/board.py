"""Orléans in words and numbers: the table in columns of follower types, the legal actions as a menu."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from ratusz.core.board import Board, BoardRow, Cell, Choice, Group, Picture, Say, Section, asked, counted
from ratusz.core.question import Question
from ratusz.core.state import NOBODY
from ratusz.games.orleans.cards import CITY_IDS, EDGE_ENDS, EDGE_IDS, KIND_IDS, KIND_TYPE, TYPE_IDS, TYPES
from ratusz.games.orleans.view import OrleansView, SeatView

GROUPS: Final[Mapping[str, str]] = {
    "place": "place",
    "place_from_tower": "place",
    "place_technology": "technology",
    "take_back": "take_back",
    "take_back_technology": "take_back",
    "use": "use",
}
"""The group of a verb in the menu; the others stand together."""


def draw(view: OrleansView, names: Sequence[str], say: Say) -> Picture:
    """The whole table: the board, the ways of the active merchant, then every seat."""
    return Picture(
        headline=_headline(view, names, say),
        columns=tuple(say(f"card-{follower}") for follower in TYPE_IDS),
        sections=(
            _board(view, say),
            _deeds(view, say),
            *((_ways(view, say),) if view["active"] != NOBODY else ()),
            *(_seat(view, seat, names[seat], say) for seat in range(len(names))),
        ),
    )


def _headline(view: OrleansView, names: Sequence[str], say: Say) -> str:
    if view["active"] == NOBODY:
        return say("headline-over", round=view["round"])
    player = names[view["active"]]
    if view["round"] == 0:
        return say("headline-before", player=player)
    return say("headline", {"fate": view["event"]}, round=view["round"], rounds=view["rounds"], player=player)


def _amounts(amounts: Mapping[str, int], say: Say) -> str:
    told = [say("note-amount", {"what": name}, number=number) for name, number in amounts.items()]
    return ", ".join(told) or say("note-nothing")


def _names(ids: Sequence[str], say: Say) -> str:
    return ", ".join(say(f"card-{name}") for name in ids)


def _numbers(amounts: Mapping[str, int]) -> tuple[Cell, ...]:
    """A column for each type of follower; starters and neutrals count together."""
    totals = [0] * TYPES
    for kind, name in enumerate(KIND_IDS):
        totals[KIND_TYPE[kind]] += amounts.get(name, 0)
    return tuple(map(counted, totals))


def _board(view: OrleansView, say: Say) -> Section:
    goods = say("note-goods-supply", goods=_amounts(view["goods_supply"], say), technology=view["technology_supply"])
    left = say("note-left", events=_amounts(view["events_left"], say))
    return Section(say("section-board"), (BoardRow((Cell(say("row-supply")), *_numbers(view["supply"])), goods),), left)


def _deeds(view: OrleansView, say: Say) -> Section:
    rows = [BoardRow((Cell(say(f"card-{deed}")), *_numbers(free))) for deed, free in view["deeds"].items()]
    return Section(say("section-deeds"), tuple(rows))


def _ways(view: OrleansView, say: Say) -> Section:
    """Where the merchant of the active seat may go, and what lies there."""
    city = view["seats"][view["active"]]["merchant"]
    number = CITY_IDS.index(city)
    ways = []
    for edge, name in enumerate(EDGE_IDS):
        if number in EDGE_ENDS[edge]:
            goods = _names(view["map_goods"].get(name, []), say) or say("note-nothing")
            ways.append(say("note-way", {"way": name}, goods=goods))
    return Section(say("section-ways", {"city": city}), (), "; ".join(ways))


def _seat(view: OrleansView, number: int, player: str, say: Say) -> Section:
    seat = view["seats"][number]
    rows = [
        BoardRow((Cell(say("row-market")), *_numbers(seat["market"])), _progress(seat, say)),
        BoardRow((Cell(say("row-bag")), *_numbers(seat["bag"]))),
    ]
    if "gunpowder_tower" in seat["tiles"]:
        rows.append(BoardRow((Cell(say("row-tower")), *_numbers(view["tower"]))))
    if "theatre" in seat["tiles"]:
        rows.append(BoardRow((Cell(say("row-theatre")), *_numbers(view["theatre"]))))
    title = say("section-seat", player=player, points=seat["score"], coins=seat["coins"], level=seat["level"])
    return Section(title, tuple(rows), _possessions(seat, say), number)


def _progress(seat: SeatView, say: Say) -> str:
    """The places that are ready, and those that followers wait on."""
    told = []
    if seat["ready"]:
        told.append(say("row-ready", places=_names(seat["ready"], say)))
    if seat["missing"]:
        told.append(say("row-started", places=_amounts(seat["missing"], say)))
    return "; ".join(told)


def _possessions(seat: SeatView, say: Say) -> str:
    told = [
        say(
            "note-seat",
            {"city": seat["merchant"]},
            goods=_amounts(seat["goods"], say),
            stations=seat["stations"],
            citizens=seat["citizens"],
            technology=seat["technology"],
        )
    ]
    if seat["tiles"]:
        told.append(say("note-tiles", tiles=_names(seat["tiles"], say)))
    return "; ".join(told)


def menu(view: OrleansView, question: Question, say: Say) -> list[Group]:
    """Placing and using first, since that is what rounds are about."""
    chosen: dict[str, list[Choice]] = {"place": [], "technology": [], "use": [], "take_back": [], "other": []}
    for action, notation in zip(question.actions, question.notations, strict=True):
        chosen[GROUPS.get(notation.split()[0], "other")].append(Choice(action, asked(notation, say)))
    return [Group(say(f"group-{name}"), tuple(choices)) for name, choices in chosen.items() if choices]


BOARD: Final = Board(draw, menu, {"development": lambda view, seat: view["seats"][seat]["development"]})
"""Tie-breaks: further on the development track (OR-SCORE-5)."""
