"""Le Havre in words and numbers: the table as aligned columns, the legal actions as a menu."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ratusz.core.actions import END_TURN
from ratusz.core.board import FAINT, SHORT, Board, BoardRow, Cell, Choice, Group, Picture, Say, Section, TieBreak
from ratusz.core.question import Question
from ratusz.core.state import NOBODY
from ratusz.games.le_havre.cards import BUILDING_IDS, CARD, FOOD_FEE, FRANC_FEE, KIND, KIND_IDS, PRICE, VALUE
from ratusz.games.le_havre.rules.actions import SPACE
from ratusz.games.le_havre.view import HavreView, SeatView

NOTHING: Final = Cell("–", FAINT)
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
        amounts[KIND[good]] = Cell(str(amount)) if amount else NOTHING
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
    cells = [Cell(str(seat["goods"][kind])) if kind in seat["goods"] else NOTHING for kind in KIND_IDS]
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
    for action in question.actions:
        group, choice = _choice(view, action, say)
        chosen[group].append(choice)
    return [Group(say(f"group-{name}"), tuple(choices)) for name, choices in chosen.items() if choices]


def _choice(view: HavreView, action: int, say: Say) -> tuple[str, Choice]:
    if action == END_TURN:
        return "end", Choice(action, say("choice-end_turn"))
    block = SPACE.block(action)
    words = block.words(action)
    if block.verb == "take_offer":
        return "offer", Choice(action, say("choice-take_offer", {"good": words[0]}, amount=view["offers"][words[0]]))
    if block.verb == "enter":
        return "enter", Choice(action, _entering(view, words[0], say))
    if block.verb == "buy":
        text = say("choice-buy", {"card": words[0]}, francs=PRICE[CARD[words[0]]], worth=VALUE[CARD[words[0]]])
        return "buy", Choice(action, text)
    if block.verb == "sell":
        return "sell", Choice(action, say("choice-sell", {"card": words[0]}, francs=VALUE[CARD[words[0]]] // 2))
    numbers = {name: int(word) for name, word in zip(("first", "second"), words, strict=False) if word.isdecimal()}
    ids = {name: word for name, word in zip(("first", "second"), words, strict=False) if not word.isdecimal()}
    text = say(f"action-{block.verb}", ids, **numbers)
    return "loan" if block.verb == "repay_loan" else "choice", Choice(action, text)


def _entering(view: HavreView, building: str, say: Say) -> str:
    own = building in view["seats"][view["decider"]]["cards"]
    card = BUILDING_IDS.index(building)
    food, francs = (0, 0) if own else (FOOD_FEE[card], FRANC_FEE[card])
    fee = "own" if own else "none" if not food and not francs else "food" if not francs else "francs"
    if food and francs:
        fee = "either"
    return say("choice-enter", {"building": building}, fee=fee, food=food, francs=francs)


def tie_breaks(view: HavreView) -> list[TieBreak]:
    """None: equal scores share the victory (LH-SCORE-4)."""
    return []


BOARD: Final = Board(draw, menu, tie_breaks)
