"""Positions in which something is paid, counted, shipped or chosen, with every way to do so, for the browser's panel.

The panel puts several answers together before it sends them, so it has to foresee what the rules will ask.
Its own test compares what it foresees with this file; `python -m tests.games.le_havre.counting` writes it anew.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import ratusz
from ratusz.games.le_havre.cards import BUILDING_IDS, BUILDINGS, CARD, GOOD_IDS
from ratusz.games.le_havre.effects import (
    ACTION,
    BRIDGE,
    BUILD,
    CHOOSE,
    CORPORATION,
    EMPORIUM,
    OFFICE,
    PARTS,
    PARTS_OF,
    PAWN,
    SHIPPING,
    TOY_FAIR,
    TRADE,
    TRAFFIC,
    WHARF,
)
from tests.games.le_havre.words import Seat, board, choices, play, table

FILE = Path(__file__).parents[3] / "web/src/games/le_havre/counter/sequences.json"
MOST_SEQUENCES = 80
COUNTED = (PARTS, BUILD, WHARF, SHIPPING, CHOOSE, OFFICE, BRIDGE, PAWN, TRADE, TRAFFIC, CORPORATION, EMPORIUM, TOY_FAIR)
"""What one does in buildings where a panel has something to count."""
MORE = {"shipping_line": 30, "bridge_over_the_seine": 12, "trading_firm": 12, "wharf_1": 20, "business_office": 12}
OWN_CARDS = ["wind_farm", "biofuel_facility", "joinery", "bakehouse", "noemi", "dina", "boulogne", "triest"]

# The steps that one panel puts together, by the step it begins with.
SCOPES = {
    "feeding": {"payment"},
    "payment": {"payment"},
    "choose_fee": {"fee_payment"},
    "fee_payment": {"fee_payment"},
    "substitution": set(),
    "choose_part": {"count", "substitution", "payment"},
    "count": {"count", "substitution", "payment"},
    "sail": {"sail", "payment", "cargo"},
    "cargo": {"cargo"},
    "bridge_sale": {"bridge_sale"},
    "office_gift": {"office_gift"},
    "trade_gift": {"trade_gift"},
    "trade_taking": {"trade_taking"},
    "traffic_gift": {"traffic_gift"},
    "traffic_taking": {"traffic_taking"},
    "market_choice": {"market_choice"},
    "toy_choice": {"toy_choice"},
    "pawn_choice": {"pawn_choice"},
    "corporation_choice": {"corporation_choice"},
    "emporium_choice": {"emporium_choice"},
}
FEEDING = {"pay_food", "pay_all_and_borrow"}
"""The answers of a feeding that are given in the panel; sales and repayments are given elsewhere."""


def sequences(match: ratusz.Match) -> Iterator[list[str]]:
    """Every sequence of answers from the question being asked to the end of the panel."""
    part = swapped(match) if match.question().step == "traffic_gift" else None
    yield from _sequences(match, match.player, SCOPES[match.question().step], part)


def swapped(match: ratusz.Match) -> int:
    """Which part of the Trafficking Spot is being carried out: both ask the same questions."""
    note: int = board(match)["pending"]["note"]
    return note & 1


def _sequences(match: ratusz.Match, seat: int, scope: set[str], part: int | None) -> Iterator[list[str]]:
    for choice in choices(match):
        if match.question().step == "feeding" and choice not in FEEDING:
            continue
        after = match.clone()
        play(after, choice)
        inside = after.player == seat and after.question().step in scope
        if inside and (part is None or swapped(after) == part):
            for rest in _sequences(after, seat, scope, part):
                yield [choice, *rest]
        else:
            yield [choice]


def example(match: ratusz.Match) -> dict[str, Any] | None:
    """What a seat sees of a position, and all it can do; nothing where that is too much to write down."""
    found = []
    for sequence in sequences(match):
        found.append(" / ".join(sequence))
        if len(found) > MOST_SEQUENCES:
            return None
    seen = board(match, match.player)
    fields = ("goods", "pawned", "food_due")
    return {
        "view": {
            "pending": seen["pending"],
            "fees": seen["fees"],
            "wind_used": seen["wind_used"],
            "seats": [{"cards": sorted(entry["cards"]), **{f: entry[f] for f in fields}} for entry in seen["seats"]],
        },
        "seat": match.player,
        "sequences": sorted(found),
    }


def goods(rng: Random, building: str = "") -> str:
    """A handful of goods and francs, among them what a building asks for."""
    asked = [GOOD_IDS[kind] for part in PARTS_OF[CARD[building]] for kind in part.consume[::2]] if building else []
    kinds = dict.fromkeys([*asked, *rng.sample(GOOD_IDS, rng.randint(2, 6))])
    held = [f"{rng.randint(1, 5)} {kind}" for kind in kinds]
    return " ".join([*held, f"{rng.randint(0, 6)} francs"])


def visits(rng: Random, building: str) -> Iterator[dict[str, Any]]:
    """The panels of one visit, answered at random."""
    cards = [card for card in rng.sample(OWN_CARDS, rng.randint(0, 5)) if card != building]
    owner = rng.choice(["mine", "other", "town"])
    mine = Seat(goods(rng, building), " ".join([*cards, building] if owner == "mine" else cards))
    pirate = "pirates_lair" if building != "pirates_lair" and rng.random() < 0.3 else ""
    other = Seat("", f"{building} {pirate}" if owner == "other" else pirate)
    match = table(mine, other, town=building if owner == "town" else "", confirm=[0])
    if f"enter {building}" not in choices(match):
        return
    play(match, f"enter {building}")
    yield from panels(rng, match)


def panels(rng: Random, match: ratusz.Match) -> Iterator[dict[str, Any]]:
    """The panels from here to the end of the turn, each answer chosen at random."""
    while match.player == 0 and match.question().step not in ("main_action", "after_main"):
        if match.question().step in SCOPES:
            found = example(match)
            if found:
                yield found
        play(match, rng.choice(choices(match)))


def feedings(rng: Random) -> Iterator[dict[str, Any]]:
    """The end of a round, at which the first seat has to feed its workers or may sell a card."""
    seats = [Seat(goods(rng), "joinery"), Seat("40 francs"), Seat("40 francs"), Seat("40 francs")]
    match = table(*seats, active=3, turn=7, ask="after_main", round=rng.randint(4, 12), offers="")
    play(match, "end_turn")
    while match.question().step not in ("feeding", "before_supply"):
        play(match, choices(match)[0])
    if match.question().step == "feeding" and match.player == 0:
        found = example(match)
        if found:
            yield found


def examples() -> list[dict[str, Any]]:
    """Some of each kind of panel."""
    rng = Random(7)
    found: list[dict[str, Any]] = []
    count: dict[str, int] = {}
    buildings = [BUILDING_IDS[card] for card in range(BUILDINGS) if ACTION[card] in COUNTED]
    tries = [visits(rng, building) for building in buildings for _ in range(MORE.get(building, 4))]
    tries += [feedings(rng) for _ in range(12)]
    for panels in tries:
        for one in panels:
            pending = one["view"]["pending"]
            of_building = pending["step"] in ("count", "choose_part", "market_choice")
            kind = f"{pending['step']} {pending['building'] if of_building else pending.get('purpose', '')}"
            count[kind] = count.get(kind, 0) + 1
            if count[kind] <= (3 if of_building else 10):
                found.append(one)
    return found


def text() -> str:
    """The file: one example in a line."""
    return "[\n" + ",\n".join(json.dumps(one, separators=(",", ":")) for one in examples()) + "\n]\n"


if __name__ == "__main__":
    FILE.write_text(text(), encoding="utf-8")
