"""Short words for tests of Le Havre that read as examples.

>>> anna = Seat(goods="5 francs 3 wood", cards="joinery")
>>> match = table(anna)
>>> play(match, "enter joinery", "times 3")
>>> has(match, 0)
{'francs': 12}
"""

from __future__ import annotations

from typing import Any

import ratusz
from ratusz.core.wishes import filled
from ratusz.games.le_havre import GAME
from ratusz.games.le_havre.cards import KIND_IDS, SHIP_IDS

OPTIONS = {option.name for option in GAME.options}


class Seat(dict[str, Any]):
    """What lies in front of a player; goods as `3 wood 5 francs`, cards by their ids, separated by spaces."""

    def __init__(self, goods: str = "", cards: str = "", **rest: Any) -> None:
        buildings = [card for card in cards.split() if card not in SHIP_IDS]
        ships = [card for card in cards.split() if card in SHIP_IDS]
        super().__init__(goods=amounts(goods), buildings=buildings, ships=ships, **rest)


def amounts(text: str) -> dict[str, int]:
    """`3 wood 5 francs` by name, in the order of the data."""
    words = text.split()
    found = {name: int(number) for number, name in zip(words[::2], words[1::2], strict=True)}
    return {name: found[name] for name in KIND_IDS if found.get(name)}


def position(*seats: Seat, players: int = 4, offers: str = "2 fish 1 wood", **rest: Any) -> dict[str, Any]:
    """The document of a position in which little is on offer, all special buildings may come and all seats confirm.

    With four players all standard buildings are in use.
    """
    options = {"specials": "all", **{name: rest.pop(name) for name in OPTIONS & rest.keys() if name != "specials"}}
    confirm = rest.pop("confirm", range(players))
    return filled(GAME, players, seats, {"offers": amounts(offers), **rest}, options=options, confirm=confirm)


def table(*seats: Seat, **rest: Any) -> ratusz.Match:
    """The match that stands at such a position, with its events kept."""
    return ratusz.from_document(position(*seats, **rest), keep_events=True)


def play(match: ratusz.Match, *actions: str) -> None:
    """Carry out actions written in the notation."""
    for action in actions:
        match.apply(match.parse(action))


def choices(match: ratusz.Match) -> list[str]:
    """The legal actions in the notation."""
    return [match.notation(action) for action in match.legal()]


def some(match: ratusz.Match, verb: str) -> set[str]:
    """The operands of the legal actions of one verb."""
    return {choice.removeprefix(f"{verb} ") for choice in choices(match) if choice.split()[0] == verb}


def board(match: ratusz.Match, observer: int | None = None) -> dict[str, Any]:
    """What an observer sees."""
    return dict(match.view(observer))


def seat(match: ratusz.Match, number: int) -> dict[str, Any]:
    """What everybody sees of one seat."""
    entry: dict[str, Any] = board(match)["seats"][number]
    return entry


def has(match: ratusz.Match, number: int) -> dict[str, int]:
    """What a seat has, by name."""
    found: dict[str, int] = seat(match, number)["goods"]
    return found


def cards(match: ratusz.Match, number: int) -> list[str]:
    found: list[str] = seat(match, number)["cards"]
    return found


def on_offer(match: ratusz.Match) -> dict[str, int]:
    return {name: amount for name, amount in board(match)["offers"].items() if amount}


def happened(match: ratusz.Match) -> list[dict[str, Any]]:
    """The events of the last action."""
    return [event.document() for event in match.moves[-1].events]


def told(match: ratusz.Match, kind: str) -> list[dict[str, Any]]:
    """The events of one kind of the last action, without their kind."""
    return [{k: v for k, v in event.items() if k != "event"} for event in happened(match) if event["event"] == kind]


def pending(match: ratusz.Match) -> str:
    """The name of the question that is asked."""
    return match.question().step


def carry_on(match: ratusz.Match) -> None:
    """Answer whatever is asked between turns with its first answer: pass, pay, borrow."""
    while pending(match) in ("feeding", "payment", "off_turn", "interest", "before_supply"):
        play(match, choices(match)[0])
