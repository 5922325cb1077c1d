"""`python -m tests.attack`: every attack in turn, what bystanders waited for meanwhile, and the memory it took.

    python -m tests.attack                                 all attacks, some seconds each
    python -m tests.attack silence floods --seconds 30     these two, for longer
    python -m tests.attack --inputs 1000000 --tally FILE   hostile inputs; goes on where the tally ends

It fails if bystanders' waits (the 99th of 100) or the memory are beyond what we promise, or if anything was answered
with a 5xx.
"""

from __future__ import annotations

import argparse
import json
import logging
import sys
import tempfile
import threading
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from tests.attack.attacks import ATTACKS, Attack
from tests.attack.bystander import Waits, bystander, share
from tests.attack.hostile import Volley
from tests.server.harness import Browser, Server

LONGEST_WAIT = 0.25
"""Seconds: the 99th of a hundred waits of a bystander is shorter."""
LONGEST_BOT = 5.0
"""Seconds until a bot has finished its turn, always."""
MOST_MEMORY = 300
"""Megabytes that an attack may add to what the server takes at rest."""
PIECE = 10_000
"""Hostile inputs between two lines of the tally."""


@dataclass
class Memory:
    """What the server takes, in megabytes: when the attack began, and at its worst."""

    before: float
    peak: float


def resident(pid: int) -> float:
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1]) / 1024
    return 0.0


@contextmanager
def memory_of(pid: int) -> Iterator[Memory]:
    memory = Memory(resident(pid), 0.0)
    over = threading.Event()

    def watch() -> None:
        while not over.wait(0.1):
            memory.peak = max(memory.peak, resident(pid))

    thread = threading.Thread(target=watch)
    thread.start()
    try:
        yield memory
    finally:
        over.set()
        thread.join()


def failures_of(server: Server) -> list[str]:
    """What the server itself counts as its own failure."""
    return failures_in(Browser(server).get("/metrics").text)


def failures_in(metrics: str) -> list[str]:
    counted = [line for line in metrics.splitlines() if 'status="5' in line or 'code="internal"' in line]
    return [line for line in counted if "_created" not in line and not line.endswith(" 0.0")]


def run(name: str, attack: Attack, seconds: float) -> list[str]:
    """Attack a new server, print what came of it, and return what is not as promised."""
    with tempfile.TemporaryDirectory(prefix="ratusz-attack-") as folder:
        server = Server(Path(folder), {"RATUSZ_LOG": "warning"}, usual={})
        try:
            with memory_of(server.pid) as memory, bystander(server.address) as waits:
                attack(server, time.monotonic() + seconds)
            wrong = _judge(waits, memory) + failures_of(server)
        finally:
            server.kill()
    print(_line(name, waits, memory, wrong), flush=True)
    return wrong


def _judge(waits: Waits, memory: Memory) -> list[str]:
    wrong = [f"a bystander failed: {failure:.200}" for failure in waits.failures[:3]]
    if not share(waits.all(), 0.99) < LONGEST_WAIT:
        wrong.append(f"bystanders waited {share(waits.all(), 0.99):.2f} s")
    if max(waits.bot, default=0.0) > LONGEST_BOT:
        wrong.append(f"a bot took {max(waits.bot):.1f} s")
    if memory.peak - memory.before > MOST_MEMORY:
        wrong.append(f"{memory.peak - memory.before:.0f} MB")
    return wrong


def _line(name: str, waits: Waits, memory: Memory, wrong: list[str]) -> str:
    times = waits.all()
    spread = " ".join(f"{1000 * share(times, part):6.0f}" for part in (0.5, 0.95, 0.99, 1.0))
    verdict = "; ".join(wrong) or "held"
    bot = 1000 * max(waits.bot, default=float("nan"))
    return f"{name:22} {len(times):6} {spread} {bot:6.0f}  {memory.before:6.0f} {memory.peak:6.0f}  {verdict}"


def attack_all(names: list[str], seconds: float) -> int:
    print(
        f"{'ms, MB':22} {'waits':>6} {'p50':>6} {'p95':>6} {'p99':>6} {'most':>6} {'bot':>6}  {'before':>6} {'most':>6}"
    )
    wrong = [line for name in names for line in run(name, ATTACKS[name], seconds)]
    return 1 if wrong else 0


def fire_all(inputs: int, tally: Path) -> int:
    """Hostile inputs up to that number, from where the tally ends."""
    done = _counted(tally)
    with tempfile.TemporaryDirectory(prefix="ratusz-attack-") as folder:
        server = Server(Path(folder), {"RATUSZ_LOG": "warning"})
        volley = Volley(server)
        while done < inputs:
            count = min(PIECE, inputs - done)
            volley.answers = Counter()
            volley.fire(done, count)
            done += count
            wrong = volley.broken() + failures_of(server)
            line = {"inputs": done, "answers": dict(volley.answers), "wrong": wrong, "MB": round(resident(server.pid))}
            with tally.open("a", encoding="utf-8") as file:
                file.write(json.dumps(line) + "\n")
            print(json.dumps(line), flush=True)
            if wrong:
                break
        volley.close()
        server.kill()
        server.assert_calm()
    return 0 if done >= inputs and not wrong else 1


def _counted(tally: Path) -> int:
    lines = tally.read_text(encoding="utf-8").splitlines() if tally.exists() else []
    return int(json.loads(lines[-1])["inputs"]) if lines else 0


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.attack", description="Attack a server of our own.")
    parser.add_argument("attacks", nargs="*", metavar="ATTACK", help=f"by default all: {', '.join(ATTACKS)}")
    parser.add_argument("--seconds", type=float, default=12.0, help="for each attack (default: %(default)s)")
    parser.add_argument("--inputs", type=int, default=0, help="send so many hostile inputs instead")
    parser.add_argument("--tally", type=Path, default=Path("build/attack.jsonl"), help="where those are counted")
    given = parser.parse_args()
    logging.disable()  # The attackers' own sockets break all the time.
    unknown = [name for name in given.attacks if name not in ATTACKS]
    if unknown:
        parser.error(f"there is no attack '{unknown[0]}'; the attacks are: {', '.join(ATTACKS)}")
    if given.inputs:
        given.tally.parent.mkdir(parents=True, exist_ok=True)
        return fire_all(given.inputs, given.tally)
    return attack_all(given.attacks or list(ATTACKS), given.seconds)


if __name__ == "__main__":
    sys.exit(main())
