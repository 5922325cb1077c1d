"""Whole matches of The Builders against a second, plain reading of its rules."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

import ratusz
from ratusz.games.builders.cards import DATA, RESOURCES
from tests.games.builders.words import board, choices, lively

BUILDINGS = {card["id"]: card for card in DATA["buildings"] + DATA["machines"]}
CREW = {card["id"]: card for card in DATA["workers"] + DATA["machines"]}
TAKINGS = {1: 1, 2: 3, 3: 6}


class Player:
    def __init__(self, entry: dict[str, Any]) -> None:
        self.coins: int = entry["coins"]
        self.free: set[str] = set(entry["free_workers"])
        self.sites: dict[str, set[str]] = {}
        self.sent: Counter[str] = Counter()
        self.finished: set[str] = set()

    def points(self) -> int:
        return sum(int(BUILDINGS[card]["points"]) for card in self.finished)


class Plain:
    """The rules with sets and dicts, one sentence of the rulebook after the other, and no thought of speed."""

    def __init__(self, position: dict[str, Any], cap: int) -> None:
        self.row = {"building": position["building_row"][:], "worker": position["worker_row"][:]}
        self.deck = {"building": position["building_deck"][:], "worker": position["worker_deck"][:]}
        self.players = [Player(entry) for entry in position["seats"]]
        self.first: int = position["first_player"]
        self.active = self.first
        self.actions = 3
        self.round = 1
        self.cap = cap
        self.last_round = False
        self.over = False

    def choices(self) -> set[str]:
        me = self.players[self.active]
        legal = {"buy_action"} if me.coins >= 5 else set()
        if self.actions == 0:
            return legal | {"end_turn"}
        legal |= {f"take_coins {actions}" for actions in TAKINGS if actions <= self.actions}
        legal |= {f"start_construction {card}" for card in self.row["building"]}
        legal |= {f"hire {card}" for card in self.row["worker"]}
        for worker in me.free:
            for site in me.sites:
                if self.wage(worker) <= me.coins and 1 + me.sent[site] <= self.actions:
                    legal.add(f"send {worker} {site}")
        return legal

    def wage(self, worker: str) -> int:
        return 0 if worker in BUILDINGS else int(CREW[worker]["cost"])

    def do(self, choice: str) -> None:
        """Carry out a choice, and those after it that are the only ones."""
        self.do_one(choice)
        while not self.over and len(self.choices()) == 1:
            self.do_one(self.choices().pop())

    def do_one(self, choice: str) -> None:
        me = self.players[self.active]
        verb, *words = choice.split()
        if verb == "take_coins":
            self.actions -= int(words[0])
            me.coins += TAKINGS[int(words[0])]
        elif verb == "buy_action":
            self.actions += 1
            me.coins -= 5
        elif verb == "hire":
            self.actions -= 1
            me.free.add(self.take("worker", words[0]))
        elif verb == "start_construction":
            self.actions -= 1
            me.sites[self.take("building", words[0])] = set()
        elif verb == "send":
            self.send(me, *words)
        else:
            self.end_turn(me)

    def take(self, name: str, card: str) -> str:
        place = self.row[name].index(card)
        self.row[name][place : place + 1] = self.deck[name][:1]
        del self.deck[name][:1]
        return card

    def send(self, me: Player, worker: str, site: str) -> None:
        me.sent[site] += 1
        self.actions -= me.sent[site]
        me.coins -= self.wage(worker)
        me.free.remove(worker)
        me.sites[site].add(worker)
        for resource in RESOURCES:
            produced = sum(CREW[card]["produces"][resource] for card in me.sites[site])
            if produced < BUILDINGS[site]["requires"][resource]:
                return
        me.free |= me.sites.pop(site)
        me.coins += BUILDINGS[site]["coins"]
        me.finished.add(site)
        if site in CREW:
            me.free.add(site)

    def end_turn(self, me: Player) -> None:
        me.sent.clear()
        self.last_round = self.last_round or me.points() >= 17
        self.active = (self.active + 1) % len(self.players)
        self.actions = 3
        if self.active == self.first:
            self.over = self.last_round or self.round == self.cap
            self.round += 1

    def scores(self) -> list[int]:
        return [player.points() + player.coins // 10 for player in self.players]


def check_same(match: ratusz.Match, plain: Plain) -> None:
    legal = choices(match)
    assert len(set(legal)) == len(legal)
    assert set(legal) == plain.choices()
    view = board(match)
    assert (view["active"], view["actions_left"], view["round"]) == (plain.active, plain.actions, plain.round)
    assert (view["building_row"], view["worker_row"]) == (plain.row["building"], plain.row["worker"])
    assert (view["building_deck"], view["worker_deck"]) == (len(plain.deck["building"]), len(plain.deck["worker"]))
    for entry, player in zip(view["seats"], plain.players, strict=True):
        assert (entry["coins"], entry["card_points"]) == (player.coins, player.points())
        assert set(entry["free_workers"]) == player.free
        assert set(entry["finished"]) == player.finished
        assert {site["building"]: set(site["workers"]) for site in entry["sites"]} == player.sites
    assert match.scores() == plain.scores()


@pytest.mark.rule("BU-TURN-3", "BU-TURN-4", "BU-SEND-2", "BU-DONE-1", "BU-END-4", "BU-SCORE-1", "BU-DEC-5")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_engine_and_the_plain_reading_agree(players: int) -> None:
    ends = Counter[bool]()
    finished: set[str] = set()
    for seed in range(6):
        cap = 8 if seed == 0 else 40
        match = ratusz.new("builders", players, seed=seed, options={"round_cap": cap})
        plain = Plain(match.document()["position"], cap=cap)
        dice = Random(seed)
        while not match.over:
            check_same(match, plain)
            action = lively(match, dice)
            match.apply(action)
            plain.do(match.notation(action))
        assert plain.over
        assert match.scores() == plain.scores()
        assert match.capped is not plain.last_round
        ends[match.capped] += 1
        finished.update(*(player.finished for player in plain.players))
    assert min(ends[True], ends[False]) > 0, "some matches end by the rules and some by the cap"
    assert len(finished) > 20
