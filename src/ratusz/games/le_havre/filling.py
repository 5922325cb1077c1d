"""A position of Le Havre of which only some things are said: a turn of a seat, every card in its place."""

from __future__ import annotations

from typing import Any

from ratusz.core.game import Document
from ratusz.core.wishes import Wish, Wishes
from ratusz.games.le_havre import cards
from ratusz.games.le_havre.cards import BUILDING_IDS, CARD_IDS
from ratusz.games.le_havre.position import LAYOUT, names


def fill(wishes: Wishes) -> Document:
    """Seat `active` is asked `ask`, its main action unless something else is said.

    That is in turn 2 of the first round in which all ships that are named are there, and at least of the second; or in
    the final phase. The first player is the one with whom `active` has come to this turn, or begins the final phase.
    """
    table, players = wishes.table, wishes.players
    seats = [_seat(wish) for wish in wishes.seats]
    piles = _piles(wishes)
    final, active = table.flag("final"), table.number("active")
    ask = table.word("ask", "main_action", ("before_supply", "main_action", "after_main"))
    number = table.number("round", _round(wishes, final))
    turn = table.number("turn", cards.TILES if final else 2)
    begun = 0 if final else cards.TILES * (number - 1) + turn - 1
    first_player = table.number("first_player", (active - begun) % players)
    left = players - 1 - (active - first_player) % players
    bottom = {"step": "final_turn", "player": (active + 1) % players, "left": left}
    return {
        "steps": [bottom if final else {"step": "after_turn", "player": 0}, {"step": ask, "player": active}],
        "position": {
            **LAYOUT.fresh(players, wishes.options),
            "round": number,
            "turn": turn,
            "first_player": first_player,
            "active": active,
            "final": final,
            "main_actions": table.number("main_actions", 0 if ask == "after_main" else 1),
            "tiles": table.words("tiles", cards.TILE_IDS),
            "revealed": table.number("revealed", cards.TILES if number > 1 else turn - (ask == "before_supply")),
            "offers": _offers(wishes),
            **piles,
            "ships": _ships(wishes, number - 1 + final),
            "modernised": table.words("modernised"),
            "bound": table.numbers("bound"),
            "seats": seats,
        },
    }


def _seat(wish: Wish) -> dict[str, Any]:
    return {
        "goods": wish.counts("goods", cards.KIND_IDS),
        "loans": wish.number("loans"),
        "disc": wish.word("disc"),
        "cards": wish.cards("buildings", BUILDING_IDS) + wish.cards("ships", cards.SHIP_IDS),
        "traded": wish.words("traded"),
        "pawned": wish.words("pawned"),
        "hand": wish.cards("hand", cards.SPECIAL_IDS),
        "knows": wish.given["knows"] if wish.has("knows") else [],
    }


def _offers(wishes: Wishes) -> dict[str, int]:
    """What lies there at the beginning, unless something is said."""
    offers = wishes.table.counts("offers", cards.OFFER_IDS)
    start = dict(zip(cards.OFFER_IDS, cards.start_offers(str(wishes.options["version"])), strict=True))
    return {name: offers.get(name, 0) for name in start} if wishes.table.has("offers") else start


def _piles(wishes: Wishes) -> dict[str, Any]:
    """Where buildings lie; those that are named nowhere in the proposal stacks, or with the town if stacks are given.

    Each stack is a text.
    """
    table, version = wishes.table, str(wishes.options["version"])
    laid = {key: table.cards(key, BUILDING_IDS) for key in ("town", "waiting", "specials")}
    laid["removed"] = table.cards("removed", CARD_IDS)
    stacks = [stack.split() for stack in table.words("stacks")]
    for stack in stacks:
        table.place("stacks", stack)
    for ships in table.lists("ships", cards.SHIP_TYPE_IDS, cards.SHIP_IDS).values():
        table.place("ships", ships)
    laid["town"] = wishes.left(names(cards.usage(version, wishes.players, "start"))) + laid["town"]
    left = wishes.left(names(cards.usage(version, wishes.players, "stack")))
    if table.has("stacks"):
        laid["town"] += left
    else:
        stacks = [left[index :: cards.STACKS] for index in range(cards.STACKS)]
    if not laid["specials"]:
        pool = names(cards.special_pool(str(wishes.options["specials"]), wishes.players))
        left = wishes.left(pool)
        held = [card for wish in wishes.seats for card in wish.words("hand")]
        come = len(pool) - len(left) - len(held)
        laid["specials"] = left[: max(0, cards.SPECIALS_DEALT[version] - come)]
    return {**laid, "stacks": stacks}


def _round(wishes: Wishes, final: bool) -> int:
    """The first round in which all ships that are named are there, and at least the second; the last one if final."""
    come = [CARD_IDS[card.ship] for card in _schedule(wishes)]
    named = [number for number, ship in enumerate(come, start=2) if not wishes.left([ship])]
    return len(come) if final else min(max([2, *named]), len(come))


def _ships(wishes: Wishes, rounds: int) -> dict[str, list[str]]:
    """Ships that have come and are named nowhere lie on top of their stacks."""
    version, players = str(wishes.options["version"]), wishes.players
    start = cards.start_ship_cards(players) if sum(cards.start_ships(version, players)) else []
    given = wishes.table.lists("ships")
    stacks: dict[str, list[str]] = {name: given.get(name, []) for name in cards.SHIP_TYPE_IDS}
    for name in wishes.left(names(start + [card.ship for card in _schedule(wishes)[:rounds]])):
        stacks[cards.SHIP_TYPE_IDS[cards.SHIP_TYPE[cards.CARD[name]]]].insert(0, name)
    return stacks


def _schedule(wishes: Wishes) -> list[cards.Round]:
    return cards.ROUNDS[str(wishes.options["version"])][wishes.players]
