"""The Builders in words and numbers: the table as aligned columns, the legal actions as a menu."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from ratusz.core.board import GOOD, NOTHING, SHORT, Board, BoardRow, Cell, Choice, Group, Picture, Say, Section, counted
from ratusz.core.question import Question
from ratusz.core.state import NOBODY
from ratusz.games.builders import cards
from ratusz.games.builders.view import BuildersView, SeatView, SiteView

BUILDINGS: Final = {cards.CARD_IDS[card]: card for card in range(1, cards.FIRST_WORKER)}
CREW: Final = {cards.CARD_IDS[card]: card for card in range(cards.FIRST_WORKER, len(cards.CARD_IDS))}


def draw(view: BuildersView, names: Sequence[str], say: Say) -> Picture:
    """The whole table: both rows, then every seat."""
    columns = [say(f"resource-{resource}") for resource in cards.RESOURCES]
    columns += [say("column-coins"), say("column-points")]
    return Picture(
        headline=_headline(view, names, say),
        columns=tuple(columns),
        sections=(
            _building_row(view, say),
            _worker_row(view, say),
            *(_seat(view["seats"][seat], seat, names[seat], say) for seat in range(len(names))),
        ),
    )


def _headline(view: BuildersView, names: Sequence[str], say: Say) -> str:
    if view["active"] == NOBODY:
        return say("headline-over", round=view["round"])
    return say(
        "headline",
        round=view["round"],
        player=names[view["active"]],
        actions=view["actions_left"],
        last=view["end_triggered"],
    )


def _building_row(view: BuildersView, say: Say) -> Section:
    deck = say("section-empty-deck")
    if view["next_building"] is not None:
        deck = say("section-buildings-deck", {"next": view["next_building"]}, deck=view["building_deck"])
    rows = tuple(_building(BUILDINGS[card], say) for card in view["building_row"])
    return Section(say("section-buildings"), rows, deck)


def _worker_row(view: BuildersView, say: Say) -> Section:
    deck = say("section-empty-deck")
    if view["worker_deck"]:
        deck = say("section-workers-deck", deck=view["worker_deck"])
    return Section(say("section-workers"), tuple(_worker(CREW[card], say) for card in view["worker_row"]), deck)


def _building(card: int, say: Say) -> BoardRow:
    note = say("note-machine", {"machine": cards.CARD_IDS[card]}) if card >= cards.FIRST_MACHINE else ""
    return BoardRow((Cell(_name(card, say)), *_amounts(cards.REQUIRES[card]), *_worth(card)), note)


def _worker(card: int, say: Say) -> BoardRow:
    wage = Cell(f"−{cards.WAGE[card]}") if cards.WAGE[card] else NOTHING
    return BoardRow((Cell(_name(card, say)), *_amounts(cards.PRODUCES[card]), wage, Cell("")))


def _seat(seat: SeatView, number: int, player: str, say: Say) -> Section:
    rows = [_site(site, say) for site in seat["sites"]] + [_worker(CREW[card], say) for card in seat["free_workers"]]
    title = say("section-seat", player=player, coins=seat["coins"], points=seat["card_points"])
    return Section(title, tuple(rows), _finished(seat["finished"], say), number)


def _site(site: SiteView, say: Say) -> BoardRow:
    """What stands there against what is needed: `1/3`."""
    card = BUILDINGS[site["building"]]
    needs = cards.unpack(cards.REQUIRES[card])
    made = site["produced"]
    cells = [_progress(made.get(resource, 0), need) for resource, need in zip(cards.RESOURCES, needs, strict=True)]
    workers = ", ".join(say("full-name", {"card": worker}) for worker in site["workers"])
    notes = [say("note-site-workers", workers=workers)] if workers else []
    if site["next_send_actions"] > 1:
        notes.append(say("note-site-next", actions=site["next_send_actions"]))
    return BoardRow((Cell("⌂ " + _name(card, say)), *cells, *_worth(card)), "; ".join(notes))


def _progress(have: int, need: int) -> Cell:
    if need == 0:
        return NOTHING
    return Cell(f"{have}/{need}", GOOD if have >= need else SHORT)


def _finished(buildings: Iterable[str], say: Say) -> str:
    told = [say("note-finished-card", {"building": card}, points=cards.POINTS[BUILDINGS[card]]) for card in buildings]
    return say("note-finished", buildings=", ".join(told)) if told else ""


def _name(card: int, say: Say) -> str:
    return say(f"card-{cards.CARD_IDS[card]}")


def _amounts(packed: int) -> list[Cell]:
    return [counted(amount) for amount in cards.unpack(packed)]


def _worth(card: int) -> tuple[Cell, Cell]:
    return Cell(f"+{cards.REWARD[card]}") if cards.REWARD[card] else NOTHING, Cell(str(cards.POINTS[card]))


def menu(view: BuildersView, question: Question, say: Say) -> list[Group]:
    """Sending first, since it is what a turn is about; then both rows; then coins, actions and the end."""
    chosen: dict[str, list[Choice]] = {"send": [], "start_construction": [], "hire": [], "other": []}
    for action, (notation, outcome) in zip(question.actions, question.answers, strict=True):
        verb, *words = notation.split()
        if verb == "send":
            text = _sending(view["seats"][question.seat]["sites"], words, outcome.about, say)
        elif words and verb != "take_coins":
            text = say("full-name", {"card": words[0]})
        else:
            text = say(f"choice-{verb}")
        chosen.get(verb, chosen["other"]).append(Choice(action, text))
    return [Group(say(f"group-{name}"), tuple(choices)) for name, choices in chosen.items() if choices]


def _sending(sites: Sequence[SiteView], words: Sequence[str], about: Mapping[str, Any], say: Say) -> str:
    worker, building = words
    site = next(site for site in sites if site["building"] == building)
    brings = sum(about.get("brings", {}).values())
    outcome = "finishes" if about.get("finishes") else "helps" if brings else "useless"
    missing = sum(site["missing"].values()) - brings
    return say("choice-send", {"worker": worker, "building": building}, outcome=outcome, missing=missing)


BOARD: Final = Board(
    draw,
    menu,
    {
        "card_points": lambda view, seat: view["seats"][seat]["card_points"],
        "coins": lambda view, seat: view["seats"][seat]["coins"],
    },
)
"""Tie-breaks: more card points, then more coins (BU-SCORE-4, BU-SCORE-5)."""
