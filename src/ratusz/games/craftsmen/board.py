"""Craftsmen in words and numbers: the table as lines, the legal actions as a menu."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from ratusz.core.actions import END_TURN
from ratusz.core.board import FAINT, GOOD, Board, BoardRow, Cell, Choice, Group, Picture, Say, Section, asked
from ratusz.core.question import Question
from ratusz.core.state import NOBODY
from ratusz.games.craftsmen import cards
from ratusz.games.craftsmen.rules.actions import DECLINE
from ratusz.games.craftsmen.view import BuiltView, CraftsmenView

CARDS: Final = {name: card for card, name in enumerate(cards.CARD_IDS) if card}
NUMERALS: Final = ("I", "II", "III", "IV", "V", "VI")
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
            *(_seat(view, seat, names[seat], say) for seat in view["order"]),
        ),
    )


def _headline(view: CraftsmenView, names: Sequence[str], say: Say) -> str:
    if view["active"] == NOBODY:
        return say("headline-over")
    season = cards.SEASON_IDS.index(view["season"]) + 1
    return say("headline", year=view["year"], season=season, player=names[view["active"]])


class _Line(NamedTuple):
    """A line of a section that has columns of its own."""

    cells: tuple[str, ...]
    tone: str = "plain"
    note: str = ""


def _heading(*titles: str) -> _Line:
    return _Line(titles, FAINT)


def _aligned(lines: Sequence[_Line], least: int = 0) -> tuple[BoardRow, ...]:
    """The columns of a section stand below their titles; all but the first and the last are at least so wide."""
    columns = list(zip(*(line.cells for line in lines), strict=True))
    widths = [max(map(len, column)) for column in columns]
    widths[1:-1] = [max(width, least) for width in widths[1:-1]]
    rows = []
    for cells, tone, note in lines:
        padded = "  ".join(cell.ljust(width) for cell, width in zip(cells, widths, strict=True))
        rows.append(_line(padded.rstrip(), tone, note))
    return tuple(rows)


def _line(text: str, tone: str = "plain", note: str = "") -> BoardRow:
    return BoardRow((Cell(text, tone),), note)


def _people(seats: Sequence[int], names: Sequence[str], say: Say) -> str:
    return ", ".join(say("natural") if seat == NOBODY else names[seat] for seat in seats) or "–"


def _discs(seats: Sequence[int], names: Sequence[str]) -> str:
    return ", ".join(names[seat] for seat in seats if seat != NOBODY) or "–"


def _town(view: CraftsmenView, names: Sequence[str], say: Say) -> Section:
    kinds = cards.FIELD_IDS[cards.BANKERS][: cards.QUEUE_FIELDS[len(names)]]
    titles = [say("heading-field", {}, field=field, kind=kind) for field, kind in enumerate(kinds, start=1)]
    lines = [_heading("", *titles, say("heading-gives"))]
    for stage, (town, fields) in enumerate(view["queue"].items()):
        gives = say(f"gives-{town}", labour=cards.LABOUR_POINTS[view["year"]], players=len(names))
        guild = f"{NUMERALS[stage]:<3} {say(f'card-{town}')}"
        discs = [_discs(field, names) for field in fields]
        lines.append(_Line((guild, *discs, gives), "plain" if any(fields) else FAINT))
    order = ", ".join(names[seat] for seat in view["order"])
    note = say("note-order", order=order, privileges=view["privilege_pool"], labour=view["labour_pool"])
    return Section(say("section-town"), _aligned(lines, max(map(len, names))), note)


def _market(view: CraftsmenView, say: Say) -> Section:
    titles = [say(f"heading-{title}") for title in ("build", "buy", "deck", "open")]
    faces = ", ".join(say("full-name", {"card": card}) for card in view["open_capital"] if card)
    lines = [_heading("", *titles), _Line((say("line-capital"), "–", "–", str(view["capital_deck"]), faces or "–"))]
    for category, (deck, row) in enumerate(view["open_buildings"].items(), start=cards.FIRST_DECK):
        shown = ", ".join(say("full-name", {"card": card}) for card in row if card)
        told = (cards.BUILD_COST[category], cards.PRICE[category], view["decks"][deck])
        lines.append(_Line((say("line-deck", {"name": deck}), *map(str, told), shown or "–")))
    return Section(say("section-market"), _aligned(lines))


def _granary(view: CraftsmenView, names: Sequence[str], say: Say) -> Section:
    columns = [f"{say(f'resource-{good}')} {_column(markers, names)}" for good, markers in view["granary"].items()]
    return Section(say("section-granary"), (_line(" · ".join(columns)),), say("note-granary"))


def _column(markers: Sequence[int], names: Sequence[str]) -> str:
    shown = " ".join("○" if seat == NOBODY else names[seat] for seat in markers)
    return shown.replace("○ ○", "○○") or "–"


def _ships(view: CraftsmenView, names: Sequence[str], say: Say) -> Section:
    lines = [_heading("", say("heading-majority"), say("heading-holds"))]
    for number, (ship, holds) in enumerate(view["ships"].items()):
        parts = [
            f"{say(f'resource-{good}')} {_hold_points(ship, good)} {_people(seats, names, say)}"
            for good, seats in holds.items()
        ]
        ahead = ", ".join(
            say("majority", player=names[entry["seat"]], markers=entry["markers"], bonus=entry["bonus"])
            for entry in view["majorities"][ship]
        )
        bonuses = " ".join(f"+{bonus}" for bonus in cards.MAJORITY[number] if bonus)
        lines.append(_Line((say(f"card-{ship}"), bonuses, " · ".join(parts)), note=ahead))
    return Section(say("section-ships"), _aligned(lines))


def _hold_points(ship: str, good: str) -> int:
    number = cards.SHIP_IDS.index(ship)
    return next(
        cards.HOLD_POINTS[hold]
        for hold in range(cards.HOLDS)
        if cards.HOLD_SHIP[hold] == number and cards.GOOD_IDS[cards.HOLD_GOOD[hold]] == good
    )


def _seat(view: CraftsmenView, number: int, player: str, say: Say) -> Section:
    seat = view["seats"][number]
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
    lines = [_heading(*(say(f"heading-{title}") for title in ("estate", "needs", "makes")))]
    lines += [_estate(card, say) for card in seat["estate"]]
    note = ""
    if len(seat["capital"]) + len(seat["buildings"]) < seat["capital_count"] + seat["building_count"]:
        known = [say("full-name", {"card": card}) for card in seat["capital"] + seat["buildings"]]
        note = say("note-known", cards=", ".join(known)) if known else ""
    elif seat["buildings"]:
        lines.append(_heading(*(say(f"heading-{title}") for title in ("hand", "needs", "makes"))))
        lines += [_held(card, view, say) for card in seat["buildings"]]
    rows = _aligned(lines)
    if seat["capital"] and not note:
        rows += (_line(_capital(seat["capital"], say)),)
    return Section(title, rows, note, number)


def _capital(hand: Sequence[str], say: Say) -> str:
    """What can be paid with, and what it is worth in all."""
    piles = [0] * cards.COLOUR_COUNT
    for name in hand:
        kind = cards.CAPITAL_IDS.index(name)
        piles[cards.COLOUR_OF[kind]] += cards.DIGIT[kind]
    told = ", ".join(say("full-name", {"card": card}) for card in hand)
    return say("note-capital", worth=sum(cards.PILE_VALUE[pile] for pile in piles), cards=told)


def _estate(entry: BuiltView, say: Say) -> _Line:
    card = CARDS[entry["building"]]
    icons = [
        f"{'●' if icon else '○'} {say(f'resource-{cards.GOOD_IDS[good]}')}"
        for icon, good in zip(entry["icons"], cards.INPUTS[card], strict=True)
    ]
    name = f"⌂ {say('full-name', {'card': entry['building']})}"
    full = bool(icons) and all(entry["icons"])
    return _Line((name, ", ".join(icons) or "–", _made(card, say)), GOOD if full else "plain")


def _held(name: str, view: CraftsmenView, say: Say) -> _Line:
    """A card in hand, with what it costs and where it fits."""
    card = CARDS[name]
    needs = ", ".join(say(f"resource-{cards.GOOD_IDS[good]}") for good in cards.INPUTS[card])
    fits = say(f"held-{view['fits'].get(name, 'none')}", cost=cards.COST[card])
    return _Line((say("full-name", {"card": name}), needs or "–", f"{_made(card, say)} · {fits}"))


def _made(card: int, say: Say) -> str:
    return say("line-made", good=say(f"resource-{cards.GOOD_IDS[cards.OUTPUT[card]]}"), points=cards.POINTS[card])


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
