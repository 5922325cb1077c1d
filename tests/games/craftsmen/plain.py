"""The answers to a question by the words of the rules, from the document of a position and nothing else.

A second reading of the rules, slow and without the engine's tables, to compare the first one with.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import product
from typing import Any

import ratusz
from ratusz.games.craftsmen.cards import DATA

KINDS = {kind["id"]: kind for kind in DATA["building_kinds"]}
CARDS = {card["id"]: card for card in DATA["building_cards"]}
RAW = {good["id"] for good in DATA["goods"] if good["category"] == "raw"}
COST = {"basic": 2, "extended": 3, "advanced": 6}
PRICE = {"basic": 3, "extended": 5, "advanced": 10}


def worth(cards: list[str]) -> int:
    """CR-PAY-1 to CR-PAY-3."""
    total = 0
    for colour in ("purple", "green", "blue", "red"):
        printed = [int(card[-1]) for card in cards if card.split("_")[1] == colour]
        total += max(sum(printed), 5 * (len(printed) - 1)) if len(printed) < 3 else 5 * (len(printed) - 1)
    return total


def matches(card: str, neighbour: str) -> bool:
    return any(CARDS[card][half] == CARDS[neighbour][half] for half in ("top", "bottom"))


class Plain:
    """A position, and the seat that is asked."""

    def __init__(self, match: ratusz.Match) -> None:
        document = match.document()
        self.here: dict[str, Any] = document["position"]
        self.step: dict[str, Any] = document["steps"][-1]
        self.seat = match.player
        self.players = match.players
        self.mine: dict[str, Any] = self.here["seats"][self.seat]
        self.capital: list[str] = self.mine["capital"]
        self.points = sum(self.mine["points"].values())
        gold = self.here["season"] != "winter" and self.here["phase"] == "stage" and self.here["spot"] in (0, 1)
        token = self.mine["privilege_tokens"] > 0
        self.privilege = (gold or token) and not self.here["action"]["privileged"]

    def answers(self) -> set[str] | None:
        """None for a question that is not read here a second time."""
        reading: Callable[[], set[str]] | None = getattr(self, self.step["step"], None)
        return None if reading is None else reading()

    # Setup and helpers.

    def exchange(self) -> set[str]:
        return {"pass", *(f"exchange {card}" for card in self.mine["buildings"])}

    def swap(self) -> set[str]:
        return {"pass", *(f"swap {card}" for card in self.here["box"])}

    def send_helper(self) -> set[str]:
        return {"pass", *(answer for town in self.here["queue"] for answer in self.placements(town))}

    def placements(self, town: str) -> Iterator[str]:
        """CR-HELPER-3 to CR-HELPER-9, CR-TWO-1 to CR-TWO-3."""
        fields = self.here["queue"][town]
        discs = [disc for field in fields for disc in field]
        if discs.count(self.seat) == 2 or len(discs) == {2: 4, 3: 4, 4: 5, 5: 6}[self.players]:
            return
        if [] in fields:
            yield f"send {town}"
            return
        for number, field in enumerate(fields):
            free = field[0] == self.seat or self.players == 2 or number == 2
            if len(field) == 1 and (free or self.capital or self.points >= self.here["year"]):
                yield f"stack {town} {number + 1}"

    def fee(self) -> set[str]:
        return self.bribe() | ({"pay_points"} if self.points >= self.here["year"] else set())

    # Bankers, builders, notary.

    def faces(self) -> list[str]:
        return [card for card in self.here["open_capital"] if card]

    def bank(self) -> set[str]:
        faces = self.faces()
        return {"pass", *(f"take {card}" for card in faces), *[["draw"], [], ["take_both"]][len(faces)]}

    def build(self) -> set[str]:
        estate = [built["building"] for built in self.mine["estate"]]
        money = worth(self.capital) - self.here["action"]["due"]
        ends = {"left": estate[0], "right": estate[-1]}
        return {"pass"} | {
            f"build {card} {side}"
            for card, side in product(self.mine["buildings"], ends)
            if COST[CARDS[card]["category"]] <= money and (self.privilege or matches(card, ends[side]))
        }

    def notary(self) -> set[str]:
        found = {"pass"}
        for deck, faces in self.here["open_buildings"].items():
            for card in filter(None, faces):
                colours = {CARDS[card]["top"], CARDS[card]["bottom"]}
                if worth([own for own in self.capital if own.split("_")[1] in colours]) >= PRICE[deck]:
                    found.add(f"buy {card}")
                if self.capital:
                    found.add(f"auction {card}")
            if self.privilege and (self.here["decks"][deck] or any(faces)):
                found.add(f"peek {deck}")
        return found

    def bids(self, above: int) -> set[str]:
        return {f"bid {bid}" for bid in range(above + 1, worth(self.capital) + 1)}

    def open_auction(self) -> set[str]:
        return self.bids(0)

    def raise_bid(self) -> set[str]:
        return {"pass"} | self.bids(self.here["action"]["bid"])

    def outbid(self) -> set[str]:
        return {"pass"} | self.bids(self.here["action"]["offer"])

    # Crafts.

    def shops(self, category: str = "") -> Iterator[tuple[str, list[str]]]:
        """Buildings with the goods they lack; equal ones with equal markers once."""
        seen = set()
        for built in self.mine["estate"]:
            kind = KINDS[CARDS[built["building"]]["kind"]]
            looks = (kind["id"], *built["icons"])
            wanted = (category,) if category else ("extended", "advanced")
            if kind["category"] in wanted and looks not in seen:
                seen.add(looks)
                yield (
                    built["building"],
                    [good for good, icon in zip(kind["inputs"], built["icons"], strict=True) if not icon],
                )

    def raws(self) -> set[tuple[str, str]]:
        """CR-CRAFT-4: a good and its building, or the fair."""
        made = {KINDS[CARDS[built["building"]]["kind"]]["output"] for built in self.mine["estate"]} & RAW
        found = {(good, card) for card, lacking in self.shops() for good in lacking if good in made}
        return found | ({(good, "fair") for good in made} if self.mine["fair"] < 3 else set())

    def deeds(self, to_fair: str, to_building: str) -> set[str]:
        return {
            f"{to_fair} {good}" if where == "fair" else f"{to_building} {good} {where}" for good, where in self.raws()
        }

    def second_raw(self) -> set[str]:
        return self.deeds("bring_to_fair", "bring") or {"pass"}

    def labour(self) -> set[str]:
        trades = {f"trade {good} {card}" for card, lacking in self.shops() for good in lacking if good in RAW}
        makes = {f"make {card}" for card, lacking in self.shops() if not lacking}
        return {"pass"} | self.deeds("bring_to_fair", "bring") | makes | (trades if self.mine["fair"] else set())

    def craft(self) -> set[str]:
        return self.labour() | (self.deeds("double_to_fair", "double") if self.privilege else set())

    def deliver(self) -> set[str]:
        good = self.step["good"]
        return {"store", *(f"deliver {card}" for card, lacking in self.shops("advanced") if good in lacking)}

    def reward(self) -> set[str]:
        left = self.here["capital_deck"] or self.here["discard"] or not self.faces()
        return {f"take {card}" for card in self.faces()} | ({"draw"} if left else set())

    def load_ship(self) -> set[str]:
        """CR-SHIP-1 to CR-SHIP-5."""
        good = KINDS[CARDS[self.step["building"]]["kind"]]["output"]
        holds = {ship: holds[good] for ship, holds in self.here["ships"].items() if good in holds}
        free = {f"load {ship}" for ship, hold in holds.items() if len(hold) < 2}
        bribes = {
            f"bribe {ship}" for ship, hold in holds.items() if len(hold) == 2 and hold[0] != self.seat and self.capital
        }
        return (free or {"pass"}) | bribes

    def bribe(self) -> set[str]:
        return {f"pay {card}" for card in self.capital}

    # Merchants and town hall.

    def buy_good(self) -> set[str]:
        if not self.capital and not (self.privilege and self.mine["fair"]):
            return {"pass"}
        sold = {good for good, column in self.here["granary"].items() if column and column[0] != self.seat}
        return {"pass"} | {
            f"buy_good {good} {card}" for card, lacking in self.shops("advanced") for good in lacking if good in sold
        }

    def pay_good(self) -> set[str]:
        return self.bribe() | ({"pay_fair"} if self.privilege and self.mine["fair"] else set())

    def hall(self) -> set[str]:
        found = {"pass"}
        if self.here["privilege_pool"] and self.mine["privilege_tokens"] < 3:
            found.add("take_privilege")
        if self.here["labour_pool"] and self.mine["labour_tokens"] < 3:
            found.add("take_labour")
        track = self.here["order_change"]
        if self.players > 2 and len(track) < 3 and self.seat not in track:
            found.add("change_order")
        return found
