"""Positions in which something is paid, counted, shipped or chosen, with every way to do so, and what is proposed.

`python -m tests.games.le_havre.panels` writes down anew what is proposed.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from random import Random

import ratusz
from ratusz.core.form import Form
from ratusz.games.le_havre.cards import BUILDING_IDS, BUILDINGS, CARD, GOOD_IDS, UPGRADED
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
from tests.games.le_havre.words import Seat, choices, has, play, table

FILE = Path(__file__).with_name("proposals.txt")
MOST_SEQUENCES = 80
"""Panels with more ways are left out."""
COUNTED = (PARTS, BUILD, WHARF, SHIPPING, CHOOSE, OFFICE, BRIDGE, PAWN, TRADE, TRAFFIC, CORPORATION, EMPORIUM, TOY_FAIR)
"""What one does in buildings where a panel has something to count."""
MORE = {"shipping_line": 30, "bridge_over_the_seine": 12, "trading_firm": 12, "wharf_1": 20, "business_office": 12}
OWN_CARDS = ["wind_farm", "biofuel_facility", "joinery", "bakehouse", "noemi", "dina", "boulogne", "triest"]

UPGRADED_IDS = {GOOD_IDS[kind] for kind in UPGRADED}

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
OF_BUILDING = ("count", "choose_part", "market_choice")
FEEDING = {"pay_food", "pay_all_and_borrow"}
"""The answers of a feeding that are given in the panel; sales and repayments are given elsewhere."""


def sequences(match: ratusz.Match) -> Iterator[list[str]]:
    """Every sequence of answers from the question being asked to the end of the panel."""
    part = swapped(match) if match.question().step == "traffic_gift" else None
    yield from _sequences(match, match.player, SCOPES[match.question().step], part)


def swapped(match: ratusz.Match) -> int:
    """Which part of the Trafficking Spot is being carried out: both ask the same questions."""
    return int(any(text.split()[1] in UPGRADED_IDS for text in choices(match)))


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


def ways(match: ratusz.Match) -> list[list[str]]:
    """The same as a list; empty where there are too many."""
    found = list(islice(sequences(match), MOST_SEQUENCES + 1))
    return found if len(found) <= MOST_SEQUENCES else []


def goods(rng: Random, building: str = "") -> str:
    """A handful of goods and francs, among them what a building asks for."""
    asked = [GOOD_IDS[kind] for part in PARTS_OF[CARD[building]] for kind in part.consume[::2]] if building else []
    kinds = dict.fromkeys([*asked, *rng.sample(GOOD_IDS, rng.randint(2, 6))])
    held = [f"{rng.randint(1, 5)} {kind}" for kind in kinds]
    return " ".join([*held, f"{rng.randint(0, 6)} francs"])


def visits(rng: Random, building: str) -> Iterator[ratusz.Match]:
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


def panels(rng: Random, match: ratusz.Match) -> Iterator[ratusz.Match]:
    """The panels from here to the end of the turn, each answer chosen at random."""
    while match.player == 0 and match.question().step not in ("main_action", "after_main"):
        if match.question().step in SCOPES and ways(match):
            yield match.clone()
        play(match, rng.choice(choices(match)))


def feedings(rng: Random) -> Iterator[ratusz.Match]:
    """The end of a round, at which the first seat has to feed its workers or may sell a card."""
    seats = [Seat(goods(rng), "joinery"), Seat("40 francs"), Seat("40 francs"), Seat("40 francs")]
    match = table(*seats, active=3, turn=7, ask="after_main", round=rng.randint(4, 12), offers="")
    play(match, "end_turn")
    while match.question().step not in ("feeding", "before_supply"):
        play(match, choices(match)[0])
    if match.question().step == "feeding" and match.player == 0 and ways(match):
        yield match


def examples() -> list[ratusz.Match]:
    """Some of each kind of panel."""
    rng = Random(7)
    found: list[ratusz.Match] = []
    count: dict[str, int] = {}
    buildings = [BUILDING_IDS[card] for card in range(BUILDINGS) if ACTION[card] in COUNTED]
    tries = [visits(rng, building) for building in buildings for _ in range(MORE.get(building, 4))]
    tries += [feedings(rng) for _ in range(12)]
    for panels in tries:
        for match in panels:
            kind = kind_of(match)
            count[kind] = count.get(kind, 0) + 1
            if count[kind] <= (3 if kind.split()[0] in OF_BUILDING else 10):
                found.append(match)
    return found


def kind_of(match: ratusz.Match) -> str:
    """The step, with its building or purpose where that makes another panel of it."""
    pending = match.document()["steps"][-1]
    of = pending.get("building", "") if pending["step"] in OF_BUILDING else pending.get("purpose", "")
    return f"{pending['step']} {of}".strip()


def proposed(match: ratusz.Match) -> list[str]:
    """The answers that the first proposal of a panel gives."""
    form = match.question().panel
    assert isinstance(form, Form)
    counts = form.proposals[0] if form.proposals else []
    return [match.notation(action) for action in match.clone().answering(form.answers(counts))]


def text() -> str:
    """What is proposed in each of the examples, one in a line."""
    lines = []
    for match in examples():
        held = ", ".join(f"{amount} {kind}" for kind, amount in has(match, 0).items())
        lines.append(f"{kind_of(match)} ({held}): {' / '.join(proposed(match))}\n")
    return "".join(lines)


if __name__ == "__main__":
    FILE.write_text(text(), encoding="utf-8")
