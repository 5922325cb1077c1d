"""Craftsmen in words and numbers: the table as lines, the legal actions as a menu."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ratusz.core.actions import END_TURN
from ratusz.core.board import FAINT, GOOD, Board, BoardRow, Cell, Choice, Group, Picture, Say, Section, asked
from ratusz.core.question import Question
from ratusz.core.state import NOBODY
from ratusz.games.craftsmen import cards
from ratusz.games.craftsmen.rules.actions import DECLINE
from ratusz.games.craftsmen.view import BuiltView, CraftsmenView, SeatView

CARDS: Final = {name: card for card, name in enumerate(cards.CARD_IDS) if card}
OTHER_VERBS: Final = "other"
VERBS: Final = (
    *("exchange", "swap", "send", "stack", "take", "discard", "build", "buy", "auction"),
    *("make", "bring", "double", "trade", "pay", "bid", "invest"),
)
"""The verbs that have a group of their own in the menu."""


def draw(view: CraftsmenView, names: Sequence[str], say: Say) -> Picture:
    """The whole table: the town, the market, granary and ships, then every seat."""
    return Picture(
        headline=_headline(view, names, say),
        columns=(),
        sections=(
            _town(view, names, say),
            _market(view, say),
            _granary(view, names, say),
            _ships(view, names, say),
            *(_seat(view["seats"][seat], seat, names[seat], say) for seat in view["order"]),
        ),
    )


def _headline(view: CraftsmenView, names: Sequence[str], say: Say) -> str:
    if view["active"] == NOBODY:
        return say("headline-over")
    season = cards.SEASON_IDS.index(view["season"]) + 1
    return say("headline", year=view["year"], season=season, player=names[view["active"]])


def _line(text: str, tone: str = "plain", note: str = "") -> BoardRow:
    return BoardRow((Cell(text, tone),), note)


def _people(seats: Sequence[int], names: Sequence[str], say: Say) -> str:
    return ", ".join(say("natural") if seat == NOBODY else names[seat] for seat in seats) or "–"


def _discs(seats: Sequence[int], names: Sequence[str]) -> str:
    return ", ".join(names[seat] for seat in seats if seat != NOBODY) or "–"


def _town(view: CraftsmenView, names: Sequence[str], say: Say) -> Section:
    rows = []
    for town, fields in view["queue"].items():
        discs = " · ".join(f"{number} {_discs(field, names)}" for number, field in enumerate(fields, start=1))
        rows.append(_line(f"{say(f'card-{town}')}: {discs}", "plain" if any(fields) else FAINT))
    order = ", ".join(names[seat] for seat in view["order"])
    note = say("note-order", order=order, privileges=view["privilege_pool"], labour=view["labour_pool"])
    return Section(say("section-town"), tuple(rows), note)


def _market(view: CraftsmenView, say: Say) -> Section:
    faces = ", ".join(say("full-name", {"card": card}) for card in view["open_capital"] if card)
    rows = [_line(say("line-capital", cards=faces or "–", deck=view["capital_deck"]))]
    for deck, row in view["open_buildings"].items():
        shown = ", ".join(say("full-name", {"card": card}) for card in row if card)
        rows.append(_line(say("line-deck", {"name": deck}, cards=shown or "–", deck=view["decks"][deck])))
    return Section(say("section-market"), tuple(rows))


def _granary(view: CraftsmenView, names: Sequence[str], say: Say) -> Section:
    columns = [f"{say(f'resource-{good}')} {_column(markers, names)}" for good, markers in view["granary"].items()]
    return Section(say("section-granary"), (_line(" · ".join(columns)),), say("note-granary"))


def _column(markers: Sequence[int], names: Sequence[str]) -> str:
    shown = " ".join("○" if seat == NOBODY else names[seat] for seat in markers)
    return shown.replace("○ ○", "○○") or "–"


def _ships(view: CraftsmenView, names: Sequence[str], say: Say) -> Section:
    rows = []
    for ship, holds in view["ships"].items():
        parts = [
            f"{say(f'resource-{good}')} {_hold_points(ship, good)} {_people(seats, names, say)}"
            for good, seats in holds.items()
        ]
        ahead = ", ".join(
            say("majority", player=names[entry["seat"]], markers=entry["markers"], bonus=entry["bonus"])
            for entry in view["majorities"][ship]
        )
        rows.append(_line(f"{say(f'card-{ship}')}: {' · '.join(parts)}", note=ahead))
    return Section(say("section-ships"), tuple(rows))


def _hold_points(ship: str, good: str) -> int:
    number = cards.SHIP_IDS.index(ship)
    return next(
        cards.HOLD_POINTS[hold]
        for hold in range(cards.HOLDS)
        if cards.HOLD_SHIP[hold] == number and cards.GOOD_IDS[cards.HOLD_GOOD[hold]] == good
    )


def _seat(seat: SeatView, number: int, player: str, say: Say) -> Section:
    title = say(
        "section-seat",
        player=player,
        points=seat["score"],
        capital=seat["capital_count"],
        buildings=seat["building_count"],
        helpers=seat["helpers"],
        privileges=seat["privilege_tokens"],
        labour=seat["labour_tokens"],
        fair=seat["fair"],
    )
    rows = [_estate(card, say) for card in seat["estate"]]
    held = [say("full-name", {"card": card}) for card in seat["capital"] + seat["buildings"]]
    whole = len(held) == seat["capital_count"] + seat["building_count"]
    note = say("note-hand" if whole else "note-known", cards=", ".join(held)) if held else ""
    return Section(title, tuple(rows), note, number)


def _estate(entry: BuiltView, say: Say) -> BoardRow:
    inputs = cards.INPUTS[CARDS[entry["building"]]]
    icons = ", ".join(
        f"{'●' if icon else '○'} {say(f'resource-{cards.GOOD_IDS[good]}')}"
        for icon, good in zip(entry["icons"], inputs, strict=True)
    )
    name = say("full-name", {"card": entry["building"]})
    full = bool(inputs) and all(entry["icons"])
    return _line(f"⌂ {name}{': ' + icons if icons else ''}", GOOD if full else "plain")


def menu(view: CraftsmenView, question: Question, say: Say) -> list[Group]:
    """The choices by verb; passing and the like come last."""
    chosen: dict[str, list[Choice]] = {verb: [] for verb in (*VERBS, OTHER_VERBS)}
    last = []
    for action, notation in zip(question.actions, question.notations, strict=True):
        if action in (END_TURN, DECLINE):
            last.append(Choice(action, _passing(view, question.step, say) if action == DECLINE else say("choice-done")))
            continue
        verb = notation.split()[0]
        chosen[verb if verb in VERBS else OTHER_VERBS].append(Choice(action, asked(notation, say)))
    chosen[OTHER_VERBS] += last
    return [Group(say(f"group-{verb}"), tuple(choices)) for verb, choices in chosen.items() if choices]


def _passing(view: CraftsmenView, step: str, say: Say) -> str:
    """Passing means something else at every question."""
    if step == "build" and view["built"]:
        return say("pass-built", due=view["due"])
    return say(f"pass-{step}")


BOARD: Final = Board(
    draw,
    menu,
    {
        "capital": lambda view, seat: view["seats"][seat]["capital_count"],
        "order": lambda view, seat: view["order"].index(seat) + 1,
    },
    phase=lambda view: (view["year"], view["season"], view["phase"], view["town"]),
)
"""Tie-breaks: more capital cards, then the place further back in the order (CR-GAMEEND-2)."""
