"""A network learns The Builders by playing against itself: PPO with action masks, in one file.

    python examples/ppo.py train                      learn, and write examples/ppo/builders.pt, curve.csv, curve.png
    python examples/ppo.py arena --bots ppo,greedy --games 60       `ratusz arena builders` with one more bot, `ppo`

It needs `pip install 'ratusz[envs,lab,learn]'`. All matches lie in one `ratusz.envs.vector`: in each step one seat of
every match decides, and the same network decides for all of them.
"""

from __future__ import annotations

import argparse
import csv
import sys
import time
from pathlib import Path
from typing import Any, cast

import numpy as np
import torch
from matplotlib import pyplot
from torch import Tensor, nn

from ratusz import envs, games
from ratusz.bots import BOTS, Bot, Kind
from ratusz.cli import main
from ratusz.core.game import Game
from ratusz.core.rng import Rng
from ratusz.core.state import State
from ratusz.games.builders import cards
from ratusz.lab.statistics import wilson

FOLDER = Path(__file__).parent / "ppo"
CHECKPOINT = FOLDER / "builders.pt"
OPTIONS = {"round_cap": 60}
"""A beginner would wander about for two hundred rounds."""

# What the network sees.

BUILDINGS, CREW = len(cards.BUILDING_IDS), len(cards.CREW_IDS)
IN_ROW, FREE, SITE, FINISHED = 43, 44, 48, 52
"""Where a card can lie, in the part `cards` of an observation; 1–42 is at work on that site."""
LEVELS = 5
MOST_LEGAL = 128
"""Only a beginner, who hoards workers and sites, may do more than that, and does without the rest."""
PARTS: dict[str, slice] = {}
"""Where the parts of an observation are."""
_at = 0
for _part in games.find("builders").observation.parts:
    PARTS[_part.name] = slice(_at, _at + _part.size)
    _at += _part.size


def thermometer(amounts: Tensor) -> Tensor:
    """Amounts as flags: at least 1, at least 2 … So a product of two flags says how much of a need somebody covers."""
    return (amounts[..., None] > torch.arange(LEVELS)).float().flatten(-2)


class Eyes(nn.Module):
    """Turns observations into what is known of each building, of each worker and machine, of the seats, and of all that
    lies in the same place together.
    """

    def __init__(self) -> None:
        super().__init__()
        table = {
            "needs": [cards.unpack(number) for number in cards.REQUIRES],
            "gives": [cards.unpack(number) for number in cards.PRODUCES],
            "worth": [[points / 5, coins / 10] for points, coins in zip(cards.POINTS, cards.REWARD, strict=True)],
            "wage": [[wage / 5] for wage in cards.WAGE],
        }
        for name, rows in table.items():
            self.register_buffer(name, torch.tensor(rows, dtype=torch.float32), persistent=False)

    def forward(self, seen: Tensor) -> tuple[Tensor, Tensor, Tensor, Tensor]:
        where = seen[:, PARTS["cards"]].long()
        site, crew = where[:, 1 : 1 + BUILDINGS], where[:, 1 + BUILDINGS :]
        gives = cast("Tensor", self.gives)[1 + BUILDINGS :]
        needs = cast("Tensor", self.needs)[1 : 1 + BUILDINGS]
        # What those at work on a site give is not needed there any more.
        work = torch.where(crew <= BUILDINGS, crew, 0)
        covered = torch.zeros(len(seen), 1 + BUILDINGS, needs.shape[1])
        covered.scatter_add_(1, work[..., None].expand(-1, -1, needs.shape[1]), gives.expand(len(seen), -1, -1))
        left = (needs - covered[:, 1:]).clamp(min=0)
        sent = seen[:, PARTS["sent_this_turn"]][:, 1:].float()
        top = seen[:, PARTS["next_building"]].long() == torch.arange(1, 1 + BUILDINGS)
        lie = torch.stack([site == place for place in (IN_ROW, SITE, SITE + 1, FINISHED, FINISHED + 1)], -1).float()
        buildings = torch.cat(
            [
                thermometer(left),
                cast("Tensor", self.worth)[1 : 1 + BUILDINGS].expand(len(seen), -1, -1),
                torch.stack([top.float(), sent, left.sum(-1) / 5], -1),
                lie,
            ],
            -1,
        )
        stand = torch.stack([crew == place for place in (IN_ROW, FREE, FREE + 1)], -1).float()
        workers = torch.cat(
            [
                thermometer(gives).expand(len(seen), -1, -1),
                cast("Tensor", self.wage)[1 + BUILDINGS :].expand(len(seen), -1, -1),
                stand,
            ],
            -1,
        )
        numbers = [("coins", 10), ("card_points", 10), ("actions_left", 3), ("round", 30), ("end_triggered", 1)]
        numbers += [("first_player", 1), ("building_deck", 30), ("worker_deck", 30)]
        table = torch.cat([seen[:, PARTS[name]].float() / scale for name, scale in numbers], -1)
        gathered = [lie.transpose(1, 2) @ buildings, stand.transpose(1, 2) @ workers]
        return buildings, workers, table, torch.cat([part.flatten(1) for part in gathered], -1) / 4


class Network(nn.Module):
    """A score for each action, and how well the deciding seat stands."""

    def __init__(self, width: int = 32) -> None:
        super().__init__()
        self.eyes = Eyes()
        nothing = torch.zeros(1, games.find("builders").observation.size, dtype=torch.uint8)
        building, worker, table, gathered = (part.shape[-1] for part in self.eyes(nothing))
        self.context = nn.Sequential(
            nn.Linear(table + gathered, 4 * width), nn.ReLU(), nn.Linear(4 * width, 4 * width), nn.ReLU()
        )
        self.told = nn.Linear(4 * width, 2 * width)
        self.building, self.worker = nn.Linear(building, width), nn.Linear(worker, width)
        self.start, self.hire = nn.Linear(width, 1), nn.Linear(width, 1)
        self.sent = nn.Linear(width, width)
        self.rest = nn.Linear(4 * width, 5)
        """To end the turn, to take coins with one, two or three actions, and to buy an action."""
        self.stand = nn.Linear(4 * width, 1)
        for head in (self.start, self.hire, self.sent, self.rest, self.stand):
            nn.init.orthogonal_(head.weight, 0.01)

    def forward(self, seen: Tensor) -> tuple[Tensor, Tensor]:
        buildings, workers, table, gathered = self.eyes(seen)
        context = self.context(torch.cat([table, gathered], -1))
        to_buildings, to_workers = self.told(context)[:, None].chunk(2, -1)
        buildings = (self.building(buildings) + to_buildings).relu()
        workers = (self.worker(workers) + to_workers).relu()
        rest = self.rest(context)
        send = self.sent(workers) @ buildings.transpose(1, 2)
        hire = self.hire(workers)[:, : len(cards.WORKER_IDS), 0]
        # In the order of the action space.
        scores = torch.cat([rest[:, :1], self.start(buildings)[..., 0], hire, send.flatten(1), rest[:, 1:]], -1)
        return scores, self.stand(context)[:, 0]


def legal_of(masks: Any) -> Tensor:
    """The numbers of the legal actions, a row for each match, with −1 where a row is shorter than the longest may be.

    A score for each of them is compared with a dozen others, not with two thousand that are forbidden anyway.
    """
    rows, actions = np.nonzero(masks)
    first = np.searchsorted(rows, np.arange(len(masks)))
    places = np.arange(len(rows)) - first[rows]
    few = places < MOST_LEGAL
    legal = np.full((len(masks), MOST_LEGAL), -1)
    legal[rows[few], places[few]] = actions[few]
    return torch.from_numpy(legal)


def choice(scores: Tensor, legal: Tensor) -> torch.distributions.Categorical:
    """How likely each legal action is, by its place among them."""
    known = scores.gather(1, legal.clamp(min=0)).masked_fill(legal < 0, -1e9)
    return torch.distributions.Categorical(logits=known, validate_args=False)


# How it learns.


def advantages(batch: dict[str, Tensor], last: Tensor, last_seat: Tensor, discount: float, trace: float) -> Tensor:
    """How much better each action was than expected (GAE), each seat of each match for itself.

    Points so far are a potential: they tell a beginner at once what is good, and the end of the match takes them back,
    so that nothing but winning counts.
    """
    seats, ended, rewards = batch["seats"], batch["ended"], batch["rewards"]
    rows = torch.arange(seats.shape[1])
    # What a seat stands at when it decides next; what is good for one seat is bad for the other.
    sign = torch.ones(len(rows), 2)
    sign[rows, 1 - last_seat] = -1
    expected, potential = (sign * now[:, None] for now in last)
    carried, prize = torch.zeros_like(sign), torch.zeros_like(sign)
    found = torch.zeros_like(batch["values"])
    for step in reversed(range(len(seats))):
        over = ended[step][:, None]
        expected, potential, carried = (now.masked_fill(over, 0.0) for now in (expected, potential, carried))
        prize = torch.where(over, rewards[step], prize)
        seat, value, points = seats[step], batch["values"][step], batch["points"][step]
        gain = prize[rows, seat] + potential[rows, seat] - points
        surprise = gain + discount * expected[rows, seat] - value
        found[step] = surprise + discount * trace * carried[rows, seat]
        expected[rows, seat], potential[rows, seat], carried[rows, seat] = value, points, found[step]
        prize[rows, seat] = 0.0
    return found


def leads(seen: Tensor, worth: float = 0.04) -> Tensor:
    """By how many points the deciding seat leads, as a potential."""
    points = seen[:, PARTS["card_points"]].float()
    return worth * (points[:, 0] - points[:, 1])


def rollout(network: Network, many: Any, steps: int) -> tuple[dict[str, Tensor], Tensor, Tensor]:
    """Play on in all matches, and remember everything; with it, how the deciding seats stand at the end."""
    kept: dict[str, list[Tensor]] = {}
    for _ in range(steps):
        seen, legal = torch.tensor(many.observations), legal_of(many.masks)
        seats = torch.tensor(many.seats).long()
        scores, values = network(seen)
        likely = choice(scores, legal)
        places = likely.sample()
        many.step(legal.gather(1, places[:, None])[:, 0].numpy())
        now = {
            "seen": seen,
            "legal": legal,
            "seats": seats,
            "places": places,
            "chances": likely.log_prob(places),
            "values": values,
            "points": leads(seen),
            "rewards": torch.tensor(many.rewards),
            "ended": torch.tensor(many.terminated | many.truncated),
        }
        for name, tensor in now.items():
            kept.setdefault(name, []).append(tensor)
    seen = torch.tensor(many.observations)
    last = torch.stack([network(seen)[1], leads(seen)])
    return {name: torch.stack(tensors) for name, tensors in kept.items()}, last, torch.tensor(many.seats).long()


def learn(network: Network, optimizer: torch.optim.Optimizer, batch: dict[str, Tensor], asked: Any) -> dict[str, float]:
    """Some rounds of PPO's clipped objective over what was played."""
    flat = {name: tensor.flatten(0, 1) for name, tensor in batch.items()}
    told: dict[str, float] = {}
    for _ in range(asked.epochs):
        for rows in torch.randperm(len(flat["places"])).split(asked.minibatch):
            scores, values = network(flat["seen"][rows])
            likely = choice(scores, flat["legal"][rows])
            ratio = (likely.log_prob(flat["places"][rows]) - flat["chances"][rows]).exp()
            gains = flat["advantages"][rows]
            gains = (gains - gains.mean()) / (gains.std() + 1e-8)
            policy = -torch.min(gains * ratio, gains * ratio.clamp(1 - asked.clip, 1 + asked.clip)).mean()
            value = (values - flat["returns"][rows]).square().mean()
            entropy = likely.entropy().mean()
            loss = policy + asked.value * value - asked.entropy * entropy
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(network.parameters(), 0.5)
            optimizer.step()
            told = {"entropy": entropy.item(), "value_error": value.item(), "ratio": ratio.mean().item()}
    return told


@torch.no_grad()
def measure(network: Network, opponents: str, matches: int, seed: str) -> tuple[float, int]:
    """How many matches the network wins of how many against bots, each place once, half of them from each seat."""
    learner = envs.gymnasium("builders", matches=matches, seed=seed, opponents=opponents)
    won, open_ = 0.0, np.ones(matches, bool)
    seen, _ = learner.reset()
    while open_.any():
        scores, _ = network(torch.tensor(seen["observation"]))
        legal = legal_of(seen["action_mask"])
        best = choice(scores, legal).logits.argmax(-1, keepdim=True)
        seen, rewards, terminated, truncated, _ = learner.step(legal.gather(1, best)[:, 0].numpy())
        won += float(rewards[open_].sum())
        open_ &= ~(terminated | truncated)
    return won, matches


def train(asked: argparse.Namespace) -> None:
    torch.manual_seed(asked.seed)
    torch.set_num_threads(asked.threads)
    FOLDER.mkdir(exist_ok=True)
    network = Network()
    optimizer = torch.optim.Adam(network.parameters(), lr=asked.rate, eps=1e-5)
    many = envs.vector("builders", asked.matches, seed=f"ppo/{asked.seed}", options=OPTIONS, rewards="zero_sum")
    updates = asked.decisions // (asked.matches * asked.steps)
    curve: list[dict[str, float]] = []
    for update in range(updates + 1):
        left = 1 - update / updates
        if update % asked.every == 0 or update == updates:
            rate = wilson(*measure(network, "random", 100, f"measured/{update}"))
            row = {
                "decisions": update * asked.matches * asked.steps,
                "processor_seconds": round(time.process_time(), 1),
                "wins": round(rate.rate, 4),
                "low": round(rate.low, 4),
                "high": round(rate.high, 4),
            }
            curve.append(row)
            print(row, flush=True)
            keep(network, curve)
        if update == updates:
            break
        optimizer.param_groups[0]["lr"] = asked.rate * left
        with torch.no_grad():
            batch, last, last_seat = rollout(network, many, asked.steps)
            batch["advantages"] = advantages(batch, last, last_seat, asked.discount, asked.trace)
            batch["returns"] = batch["advantages"] + batch["values"]
        told = learn(network, optimizer, batch, asked)
        ended = int(batch["ended"].sum())
        print(update, f"{ended} matches ended", {name: round(number, 3) for name, number in told.items()}, flush=True)


# What it leaves behind.


def keep(network: Network, curve: list[dict[str, float]]) -> None:
    """Write the checkpoint, in half precision, and the curve."""
    torch.save({name: tensor.half() for name, tensor in network.state_dict().items()}, CHECKPOINT)
    with (FOLDER / "curve.csv").open("w", encoding="utf-8", newline="") as file:
        writer = csv.DictWriter(file, list(curve[0]))
        writer.writeheader()
        writer.writerows(curve)
    draw(curve)


def draw(curve: list[dict[str, float]]) -> None:
    figure, axes = pyplot.subplots(figsize=(6, 3))
    minutes = [row["processor_seconds"] / 60 for row in curve]
    axes.fill_between(minutes, [100 * row["low"] for row in curve], [100 * row["high"] for row in curve], alpha=0.25)
    axes.plot(minutes, [100 * row["wins"] for row in curve])
    axes.set(xlabel="minutes of processor time", ylabel="wins against random, %", ylim=(0, 101))
    axes.grid(alpha=0.3)
    figure.savefig(FOLDER / "curve.png", dpi=90, bbox_inches="tight")
    pyplot.close(figure)


class PpoBot(Bot):
    """Plays what the network likes best."""

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self.network = Network()
        self.network.load_state_dict(torch.load(CHECKPOINT))

    @torch.no_grad()
    def decide(self, game: Game, state: State, seat: int, rng: Rng) -> int:
        seen = bytearray(game.observation.size)
        game.observation.write(state, seat, seen)
        scores, _ = self.network(torch.frombuffer(seen, dtype=torch.uint8)[None])
        legal = state.legal(seat)
        return legal[int(scores[0, legal].argmax())]


def arena(arguments: list[str]) -> None:
    torch.set_num_threads(1)
    cast("dict[str, Kind]", BOTS)["ppo"] = Kind(PpoBot, {})
    sys.argv[1:] = ["arena", "builders", *arguments, "--workers", "1"]
    main()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=["train"])
    parser.add_argument("--decisions", type=int, default=2_000_000, help="how many are made altogether")
    parser.add_argument("--matches", type=int, default=256, help="how many are played at once")
    parser.add_argument("--steps", type=int, default=64, help="how many are played before learning from them")
    parser.add_argument("--epochs", type=int, default=2)
    parser.add_argument("--minibatch", type=int, default=1024)
    parser.add_argument("--rate", type=float, default=1e-3, help="the learning rate in the beginning; it falls to 0")
    parser.add_argument("--clip", type=float, default=0.2)
    parser.add_argument("--value", type=float, default=0.5)
    parser.add_argument("--entropy", type=float, default=0.01)
    parser.add_argument("--discount", type=float, default=0.999)
    parser.add_argument("--trace", type=float, default=0.95)
    parser.add_argument("--every", type=int, default=15, help="how many times is learned between two measurements")
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    if sys.argv[1:2] == ["arena"]:
        arena(sys.argv[2:])
    else:
        train(parser.parse_args())
