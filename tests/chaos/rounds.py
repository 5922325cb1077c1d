"""A round of chaos: servers, people and faults, and at the end a look at what is stored."""

from __future__ import annotations

import contextlib
import random
import shutil
import signal
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path
from urllib.parse import quote

from tests.chaos.people import Claimants, Person, start
from tests.chaos.pulse import Pulse
from tests.chaos.wire import Wire
from tests.postgres import OWNER, Postgres
from tests.server.harness import HTTP, PATIENCE, Browser, Server
from tests.server.tables import load

SQLITE, POSTGRES = STORES = ("sqlite", "postgres")
NODES = 3
GOES_ON = {"node": 5.0, "database": 2.0, "wire": 2.0}
"""Within how many seconds every table goes on, after a server's death and after the rest is over."""


@dataclass
class Tally:
    """What came of some faults."""

    faults: dict[str, int] = field(default_factory=dict)
    actions: int = 0
    """Confirmed."""
    seats: int = 0
    """Given, each wanted by two at once."""
    lost: int = 0
    doubled: int = 0
    shown_before_stored: int = 0
    given_twice: int = 0
    wrong: list[str] = field(default_factory=list)
    """Whatever else people noticed."""
    slowest: dict[str, float] = field(default_factory=dict)
    """After each kind of fault, the longest time until every table went on, in seconds."""
    slowest_alone: dict[str, float] = field(default_factory=dict)
    """The same, each time divided by how much slower than alone this machine was meanwhile: that is what counts."""
    late: int = 0
    """How often it took longer by the clock than it may; with a machine to itself, it never should."""
    slowness: float = 1.0
    """How much slower than alone it was at most."""

    @property
    def count(self) -> int:
        return sum(self.faults.values())

    @property
    def failures(self) -> list[str]:
        zeros = ("lost", "doubled", "shown_before_stored", "given_twice")
        failures = [f"{name}: {value}" for name, value in asdict(self).items() if name in zeros and value]
        late = [f"after {kind}: {value} s" for kind, value in self.slowest_alone.items() if value > GOES_ON[kind]]
        return failures + late + self.wrong

    def add(self, other: Tally) -> None:
        self.faults = dict(Counter(self.faults) + Counter(other.faults))
        for name in ("actions", "seats", "lost", "doubled", "shown_before_stored", "given_twice", "late"):
            setattr(self, name, getattr(self, name) + getattr(other, name))
        self.wrong += other.wrong
        self.slowness = max(self.slowness, other.slowness)
        for mine, others in ((self.slowest, other.slowest), (self.slowest_alone, other.slowest_alone)):
            for kind, value in others.items():
                mine[kind] = max(value, mine.get(kind, 0.0))

    def count_fault(self, kind: str, took: float, slowness: float) -> None:
        """A fault is over, after which every table went on."""
        self.add(
            Tally(
                faults={kind: 1},
                slowest={kind: round(took, 2)},
                slowest_alone={kind: round(took / slowness, 2)},
                late=int(took > GOES_ON[kind]),
                slowness=round(slowness, 1),
            )
        )


@dataclass
class House:
    """The servers of a round, what they store in, and how to break it."""

    servers: list[Server]
    database: str
    """Where the tests find it, whatever is broken."""
    breaks: dict[str, Callable[[random.Random], float]]
    """By kind, what breaks something and mends it: when that was over, and play could go on."""


@contextlib.contextmanager
def house(store: str, folder: Path) -> Iterator[House]:
    with contextlib.ExitStack() as opened:
        if store == POSTGRES:
            postgres = opened.enter_context(Postgres())
            real = postgres.database()
            wired = Path(opened.enter_context(tempfile.TemporaryDirectory(prefix="ratusz-wire-")))
            wire = opened.enter_context(contextlib.closing(Wire(wired, postgres.folder)))
            address = f"postgresql://{OWNER}@/postgres?host={quote(str(wired))}&search_path={real.rpartition('=')[2]}"
        else:
            real = address = str(folder / "ratusz.db")
        servers = []
        for number in range(NODES if store == POSTGRES else 1):
            place = folder / f"node{number}"
            place.mkdir()
            settings = {"RATUSZ_NODE": str(number), "RATUSZ_PACE": "0.02"}
            servers.append(Server(place, settings, database=address))
            opened.callback(servers[-1].kill)

        def kill(rng: random.Random) -> float:
            server = rng.choice(servers)
            server.kill()
            killed = time.monotonic()
            if len(servers) == 1:
                server.start()
                return time.monotonic()
            servers.remove(server)  # As a proxy would, until it is ready again.
            time.sleep(rng.uniform(0.0, 1.0))
            server.start()
            HTTP.get(f"{server.address}/healthz")
            servers.append(server)
            return killed

        breaks: dict[str, Callable[[random.Random], float]] = {"node": kill}
        if store == POSTGRES:

            def restart(rng: random.Random) -> float:
                postgres.stop(rng.choice([signal.SIGQUIT, signal.SIGINT]))
                wire.cut()
                time.sleep(rng.uniform(0.0, 0.3))
                postgres.start()
                return time.monotonic()

            def cut(rng: random.Random) -> float:
                for _ in range(rng.randint(1, 3)):
                    wire.cut()
                    time.sleep(rng.uniform(0.0, 0.05))
                return time.monotonic()

            breaks |= {"database": restart, "wire": cut}
        yield House(servers, real, breaks)


def play(store: str, faults: int, seed: int, told: Callable[[str], None] = lambda _: None) -> Tally:
    """One round: so many faults, one after the other, while people play."""
    rng, tally = random.Random(seed), Tally()
    folder = Path(tempfile.mkdtemp(prefix="ratusz-chaos-"))
    try:
        with house(store, folder) as home, Pulse() as pulse:
            people = _people(home.servers, rng)
            claimants = Claimants(home.servers, random.Random(seed))
            everybody: list[Person | Claimants] = [*people, claimants]
            threads = [start(one.run) for one in everybody]
            _wait_until_all_go_on(people, time.monotonic())
            kinds = list(home.breaks)
            for number in range(faults):
                kind = kinds[number % len(kinds)]
                over = home.breaks[kind](rng)
                took = _wait_until_all_go_on(people, over)
                slowness = pulse.slowness(over, over + took)
                tally.count_fault(kind, took, slowness)
                told(f"{store} {number + 1}: {kind}, on after {took:.2f} s, by a machine {slowness:.1f} times as slow")
                time.sleep(rng.uniform(0.0, 0.3))
            for one in everybody:
                one.done = True
            for thread in threads:
                thread.join(PATIENCE)
            for server in home.servers:
                server.stop()
            tally.add(_looked_at(home, people, claimants))
            for server in home.servers:
                tally.wrong += [f"a server logged {line}" for line in _surprises(server)]
    except AssertionError:
        for log in sorted(folder.rglob("server.log")):
            told(f"{log.parent.name}: {log.read_text()[-3000:]}")
        raise
    finally:
        shutil.rmtree(folder, ignore_errors=True)
    return tally


def _surprises(server: Server) -> list[str]:
    """What a server has failed with, but for connections that broke: these were cut."""
    failed = [line for line in server.log().splitlines() if "Traceback" in line]
    return [line for line in failed if "onnection" not in line and "asyncpg.exceptions" not in line]


def _people(servers: Sequence[Server], rng: random.Random) -> list[Person]:
    """Two tables of two people, and one at which somebody plays against bots."""
    people = []
    for seats in (("me", "link"), ("me", "link"), ("me", "bot", "bot")):
        host = Browser(servers[0])
        wishes = [seat if seat != "bot" else {"kind": "bot", "level": "easy"} for seat in seats]
        table = host.create(*wishes, options={"round_cap": 10_000})
        again = _opener(wishes) if "bot" in seats else None
        friends = [host]
        for link in table.links.values():
            friends.append(Browser(servers[0]))
            assert friends[-1].claim(link).status_code == 200
        people += [Person(one, table.id, servers, random.Random(rng.random()), 0.01, again) for one in friends]
    return people


def _opener(wishes: Sequence[str | dict[str, str]]) -> Callable[[Browser], str]:
    return lambda browser: browser.create(*wishes, options={"round_cap": 10_000}).id


def _wait_until_all_go_on(people: Sequence[Person], since: float) -> float:
    """How long it took until something was confirmed at every table, and bots have gone on after that."""
    tables = {person.table: [one for one in people if one.table == person.table] for person in people}
    deadline = since + PATIENCE
    slowest = 0.0
    for table in tables.values():
        while not (after := [at for one in table if (at := one.goes_on(since)) is not None]):
            assert time.monotonic() < deadline, f"nobody plays any more: {[vars(one) for one in table]!r:.3000}"
            assert not any(one.wrong for one in table), [one.wrong for one in table]
            time.sleep(0.005)
        slowest = max(slowest, min(after) - since)
    return slowest


def _looked_at(home: House, people: Sequence[Person], claimants: Claimants) -> Tally:
    """Compare what people were told with what is stored."""
    tally = Tally(wrong=list(claimants.wrong))
    played = {(person.table, id(person)): (person, person.acted) for person in people}
    played |= {(table, id(person)): (person, acted) for person in people for table, acted in person.before}
    for table in {table for table, _ in played}:
        stored = load(home.database, table)
        rows = [(row.command.rpartition(":")[2], (row.number + 1, row.line)) for row in stored.actions]
        commands = Counter(command for command, _ in rows)
        tally.doubled += sum(count - 1 for count in commands.values())
        found = dict(rows)
        for person, acted in [one for (name, _), one in played.items() if name == table]:
            tally.actions += len(acted)
            for command, as_told in acted.items():
                if found.get(command) != as_told:
                    tally.lost += 1
                    tally.wrong.append(f"{command} was confirmed as {as_told}, and stored as {found.get(command)}")
            if table == person.table:
                tally.shown_before_stored += sum("was shown" in one for one in person.wrong)
                tally.shown_before_stored += person.newest > len(stored.actions)
                tally.wrong += [one for one in person.wrong if "was shown" not in one]
    for (table, seat), winners in claimants.given.items():
        tally.seats += 1
        tally.given_twice += len(winners) > 1
        holder = load(home.database, table).seats[seat].visitor
        if holder is None:
            tally.lost += 1
            tally.wrong.append(f"seat {seat} of {table} was given, and is free")
    return tally
