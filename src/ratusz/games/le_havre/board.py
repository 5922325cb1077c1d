"""Le Havre in words and numbers: the table as aligned columns, the legal actions as a menu."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from ratusz.core.board import SHORT, Board, BoardRow, Cell, Choice, Group, Picture, Say, Section, asked, counted
from ratusz.core.question import Outcome, Question
from ratusz.core.state import NOBODY
from ratusz.games.le_havre.cards import CARD, KIND, KIND_IDS, VALUE
from ratusz.games.le_havre.view import HavreView, SeatView

BLANK: Final = Cell("")


def draw(view: HavreView, names: Sequence[str], say: Say) -> Picture:
    """The whole table: offers, the town, the stacks, then every seat."""
    return Picture(
        headline=_headline(view, names, say),
        columns=tuple(say(f"short-{kind}") for kind in KIND_IDS),
        sections=(
            _offers(view, say),
            _round(view, say),
            _buildings(view, say),
            *(_seat(view["seats"][seat], seat, names[seat], say) for seat in range(len(names))),
        ),
    )


def _headline(view: HavreView, names: Sequence[str], say: Say) -> str:
    if view["decider"] == NOBODY:
        return say("headline-over")
    player = names[view["decider"]]
    if view["final"]:
        return say("headline-final", player=player)
    return say("headline", round=view["round"], rounds=view["rounds"], turn=view["turn"], player=player)


def _offers(view: HavreView, say: Say) -> Section:
    amounts = [BLANK] * len(KIND_IDS)
    for good, amount in view["offers"].items():
        amounts[KIND[good]] = counted(amount)
    shown = [tile for tile in view["tiles"] if tile is not None]
    tiles = say("note-tiles", shown=len(shown), hidden=len(view["tiles"]) - len(shown))
    return Section(say("section-offers"), (BoardRow((Cell(say("row-offers")), *amounts)),), tiles)


def _round(view: HavreView, say: Say) -> Section:
    """What the end of this round brings, and the ships that can be had."""
    card = view["schedule"][view["round"] - 1]
    note = say(
        "note-round",
        {"ship": card["ship"]},
        food=card["food"],
        harvest=card["harvest"],
        builds=card["town_builds"],
    )
    ships = [say("full-name", {"card": stack[0]}) for stack in view["ships"].values() if stack]
    if ships:
        note += " " + say("note-ships", ships=", ".join(ships))
    return Section(say("section-round", round=view["round"], rounds=view["rounds"]), (), note)


def _buildings(view: HavreView, say: Say) -> Section:
    tops = [say("full-name", {"card": stack[0]}) for stack in view["stacks"] if stack]
    notes = [say("note-town", buildings=", ".join(say("full-name", {"card": card}) for card in view["town"]))]
    if tops:
        notes.append(say("note-stacks", buildings=", ".join(tops)))
    if view["waiting"]:
        waiting = [say("full-name", {"card": card}) for card in view["waiting"]]
        notes.append(say("note-waiting", buildings=", ".join(waiting)))
    if view["special_stack"]:
        notes.append(say("note-specials", cards=len(view["special_stack"])))
    return Section(say("section-town"), (), " ".join(notes))


def _seat(seat: SeatView, number: int, player: str, say: Say) -> Section:
    cells = [counted(seat["goods"].get(kind, 0)) for kind in KIND_IDS]
    if seat["food_due"] > seat["food"]:
        cells[-1] = Cell(cells[-1].text, SHORT)
    notes = [say("note-feeding", food=seat["food_due"], ships=seat["ship_food"])]
    if seat["cards"]:
        cards = ", ".join(say("full-name", {"card": card}) for card in seat["cards"])
        notes.append(say("note-cards", cards=cards))
    if seat["disc"]:
        notes.append(say("note-disc", {"building": seat["disc"]}))
    if seat["loans"]:
        notes.append(say("note-loans", loans=seat["loans"]))
    title = say("section-seat", player=player, score=seat["score"])
    return Section(title, (BoardRow((Cell(say("row-goods")), *cells)),), " ".join(notes), number)


GROUPS: Final = ("offer", "enter", "choice", "loan", "buy", "sell", "end")


def menu(view: HavreView, question: Question, say: Say) -> list[Group]:
    """The main action first, then what is asked in a visit, then extra actions and the end."""
    chosen: dict[str, list[Choice]] = {name: [] for name in GROUPS}
    for action, (notation, outcome) in zip(question.actions, question.answers, strict=True):
        group, text = _choice(notation, outcome, say)
        chosen[group].append(Choice(action, text))
    return [Group(say(f"group-{name}"), tuple(choices)) for name, choices in chosen.items() if choices]


def _choice(notation: str, outcome: Outcome, say: Say) -> tuple[str, str]:
    verb, *words = notation.split()
    if verb == "end_turn":
        return "end", say("choice-end_turn")
    if verb == "take_offer":
        return "offer", say("choice-take_offer", {"good": words[0]}, amount=outcome.gain.get(words[0], 0))
    if verb == "enter":
        return "enter", _entering(words[0], outcome.about, say)
    if verb == "buy":
        francs = outcome.cost.get("francs", 0)
        return "buy", say("choice-buy", {"card": words[0]}, francs=francs, worth=VALUE[CARD[words[0]]])
    if verb == "sell":
        return "sell", say("choice-sell", {"card": words[0]}, francs=outcome.gain.get("francs", 0))
    return "loan" if verb == "repay_loan" else "choice", asked(notation, say)


def _entering(building: str, about: Mapping[str, Any], say: Say) -> str:
    asked_for = about.get("fee", {})
    fee = "own" if "own" in about else "either" if len(asked_for) > 1 else next(iter(asked_for), "none")
    return say("choice-enter", {"building": building}, fee=fee, **{"food": 0, "francs": 0, **asked_for})


BOARD: Final = Board(draw, menu)
"""Without tie-breaks: equal scores share the victory (LH-SCORE-4)."""
