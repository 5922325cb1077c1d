"""Positions of Le Havre written down in a line or two, for tests that read as examples.

>>> anna = Seat(goods="5 francs 3 wood", cards="joinery")
>>> match = table(anna)
>>> play(match, "enter joinery", "times 3")
>>> has(match, 0)
{'francs': 12}
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import ratusz
from ratusz.core.match import DOCUMENT_FORMAT
from ratusz.games.le_havre import GAME
from ratusz.games.le_havre.cards import (
    CARD_IDS,
    KIND_IDS,
    OFFER_IDS,
    ROUNDS,
    SHIP_TYPE,
    SHIP_TYPE_IDS,
    SPECIALS_DEALT,
    STACKS,
    TILE_IDS,
    special_pool,
    start_ship_cards,
    start_ships,
    usage,
)


@dataclass(frozen=True)
class Seat:
    """What lies in front of a player; goods as `3 wood 5 francs`, cards by their ids, separated by spaces."""

    goods: str = ""
    cards: str = ""
    loans: int = 0
    disc: str = ""
    traded: str = ""
    pawned: str = ""
    hand: str = ""
    knows: Sequence[Sequence[str]] = ()

    def document(self) -> dict[str, Any]:
        return {
            "goods": amounts(self.goods),
            "loans": self.loans,
            "disc": self.disc,
            "cards": self.cards.split(),
            "traded": self.traded.split(),
            "pawned": self.pawned.split(),
            "hand": self.hand.split(),
            "knows": [list(cards) for cards in self.knows],
        }


def amounts(text: str) -> dict[str, int]:
    """`3 wood 5 francs` by name, in the order of the data."""
    words = text.split()
    found = {name: int(number) for number, name in zip(words[::2], words[1::2], strict=True)}
    return {name: found[name] for name in KIND_IDS if found.get(name)}


def position(
    *given: Seat,
    players: int = 4,
    active: int = 0,
    round_number: int = 0,
    turn: int = 2,
    first: int = 0,
    step: str = "main_action",
    steps: Sequence[Mapping[str, Any]] | None = None,
    final: bool = False,
    town: str = "",
    stacks: Sequence[str] | None = None,
    offers: str = "2 fish 1 wood",
    ships: Mapping[str, str] | None = None,
    specials: str = "",
    waiting: str = "",
    removed: str = "",
    modernised: str = "",
    bound: Sequence[int] = (),
    tiles: str = "",
    revealed: int | None = None,
    main_actions: int = 1,
    confirm: Sequence[int] | None = None,
    **options: Any,
) -> dict[str, Any]:
    """The document of a position in which `active` is about to choose its main action.

    Seats that are not given have nothing; with four players all standard buildings are in use.

    Cards that are named nowhere lie in the proposal stacks, or with the town where stacks are given; ships in their
    stacks. The round is the first one in which all ships that are named are there, and at least the second.
    """
    seats = [*given, *[Seat()] * (players - len(given))]
    players = len(seats)
    checked = GAME.check_options({"specials": "all", **options})
    version = str(checked["version"])
    schedule = ROUNDS[version][players]
    entries = [seat.document() for seat in seats]
    named = set(town.split() + specials.split() + waiting.split() + removed.split())
    named |= {card for entry in entries for card in entry["cards"] + entry["hand"]}
    for text in (ships or {}).values():
        named |= set(text.split())
    if final:
        round_number = len(schedule)
        turn = 7
    round_number = round_number or _first_round(version, players, named)
    start = names(usage(version, players, "start"))
    unnamed = [card for card in names(usage(version, players, "stack")) if card not in named]
    town_cards = [card for card in start if card not in named] + town.split()
    if stacks is None:
        piles = [unnamed[index::STACKS] for index in range(STACKS)]
    else:
        piles = [stack.split() for stack in stacks]
        stacked = {card for pile in piles for card in pile}
        town_cards += [card for card in unnamed if card not in stacked]
    pool = names(special_pool(str(checked["specials"]), players)) if SPECIALS_DEALT[version] else []
    hidden = specials.split() or [card for card in pool if card not in named][: SPECIALS_DEALT[version]]
    return {
        "ratusz_position": DOCUMENT_FORMAT,
        "game": GAME.id,
        "rules_version": GAME.rules_version,
        "players": players,
        "options": checked,
        "confirm": list(range(players)) if confirm is None else list(confirm),
        "capped": False,
        "rng": [1, 2, 3, 4],
        "steps": list(steps) if steps is not None else _frame(final, step, active, players),
        "together": [],
        "position": {
            "round": round_number,
            "turn": turn,
            "first_player": first,
            "active": active,
            "final": final,
            "main_actions": main_actions if step != "after_main" else 0,
            "wind_used": 0,
            "tiles": tiles.split() or list(TILE_IDS),
            "revealed": revealed if revealed is not None else 7 if round_number > 1 else turn,
            "offers": {name: amounts(offers).get(name, 0) for name in OFFER_IDS},
            "town": town_cards,
            "stacks": piles,
            "ships": _ships(version, players, round_number - 1 + final, named, ships or {}),
            "specials": hidden,
            "waiting": waiting.split(),
            "removed": removed.split(),
            "modernised": modernised.split(),
            "bound": list(bound),
            "seats": entries,
        },
    }


def _frame(final: bool, step: str, active: int, players: int) -> list[dict[str, Any]]:
    if final:
        bottom = {"step": "final_turn", "player": (active + 1) % players, "left": players - 1}
    else:
        bottom = {"step": "after_turn", "player": 0}
    return [bottom, {"step": step, "player": active}]


def _first_round(version: str, players: int, named: set[str]) -> int:
    later = [number for number, card in enumerate(ROUNDS[version][players], start=1) if CARD_IDS[card.ship] in named]
    return max([2, *(number + 1 for number in later)])


def _ships(version: str, players: int, rounds: int, named: set[str], given: Mapping[str, str]) -> dict[str, list[str]]:
    start = start_ship_cards(players) if sum(start_ships(version, players)) else []
    cards = start + [card.ship for card in ROUNDS[version][players][:rounds]]
    piles: dict[str, list[str]] = {name: given.get(name, "").split() for name in SHIP_TYPE_IDS}
    for card in cards:
        if CARD_IDS[card] not in named:
            piles[SHIP_TYPE_IDS[SHIP_TYPE[card]]].insert(0, CARD_IDS[card])
    return piles


def names(cards: Sequence[int]) -> list[str]:
    return [CARD_IDS[card] for card in cards]


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
    return {name: amount for name, amount in zip(KIND_IDS, seat(match, number)["goods"], strict=True) if amount}


def cards(match: ratusz.Match, number: int) -> list[str]:
    found: list[str] = seat(match, number)["cards"]
    return found


def on_offer(match: ratusz.Match) -> dict[str, int]:
    return {name: amount for name, amount in zip(OFFER_IDS, board(match)["offers"], strict=True) if amount}


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
