"""A round of chaos: servers, people and faults, and at the end a look at what is stored."""

from __future__ import annotations

import contextlib
import itertools
import random
import shutil
import signal
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from urllib.parse import quote

from tests.chaos.people import Claimants, Person, start
from tests.chaos.pulse import Pulse
from tests.chaos.wire import Wire
from tests.postgres import OWNER, Postgres
from tests.server.harness import HTTP, PATIENCE, Browser, Server
from tests.server.tables import load_all

SQLITE, POSTGRES = STORES = ("sqlite", "postgres")
NODES = 3
CLIENTS = "clients"
GOES_ON = {"node": 5.0, "database": 2.0, "wire": 2.0, CLIENTS: 2.0}
"""Within how many seconds every table goes on after a server's death, and after the rest is over; and within how many
everybody is back whose own connection was cut."""
NOTHING = "nothing"
"""How long it takes where nothing was broken is told too: people wait for their turns."""
READY = "ready"
"""Where there is but one server, the time since the next one was ready is told beside that since the death."""
ZEROS = ("lost", "doubled", "shown_before_stored", "given_twice")
COUNTS = ("actions", "sent_again", "stored_already", "seats", *ZEROS)


@dataclass
class Tally:
    """What came of some faults."""

    faults: dict[str, int] = field(default_factory=dict)
    actions: int = 0
    """Confirmed."""
    sent_again: int = 0
    """Commands whose answers did not come."""
    stored_already: int = 0
    """How many of them had been carried out."""
    seats: int = 0
    """Given, each wanted by two at once."""
    lost: int = 0
    doubled: int = 0
    shown_before_stored: int = 0
    given_twice: int = 0
    wrong: list[str] = field(default_factory=list)
    """Whatever else people noticed."""
    times: dict[str, list[tuple[float, float]]] = field(default_factory=dict)
    """After each kind of fault, how long it took until every table went on, in seconds, and how many times as slow as
    alone this machine was meanwhile."""

    @property
    def count(self) -> int:
        return sum(self.faults.values())

    @property
    def late(self) -> dict[str, int]:
        """How often it took longer by the clock than it may; with a machine to itself, it never should."""
        return {kind: sum(took > GOES_ON[kind] for took, _ in self.times[kind]) for kind in self.faults}

    @property
    def failures(self) -> list[str]:
        """What must not be. A time is divided by how slow the machine was: that is what counts."""
        failures = [f"{name}: {getattr(self, name)}" for name in ZEROS if getattr(self, name)]
        for kind in self.faults:
            alone = max(took / slowness for took, slowness in self.times[kind])
            failures += [f"after {kind}: {alone:.2f} s"] if alone > GOES_ON[kind] else []
        return failures + self.wrong

    def add(self, other: Tally) -> None:
        self.faults = dict(Counter(self.faults) + Counter(other.faults))
        for name in COUNTS:
            setattr(self, name, getattr(self, name) + getattr(other, name))
        self.wrong += other.wrong
        for kind, times in other.times.items():
            self.times[kind] = self.times.get(kind, []) + times

    def summary(self) -> dict[str, object]:
        """What is worth telling, times in seconds: by the clock and divided by how slow the machine was."""
        seconds = {
            kind: {
                "median": round(median(took for took, _ in times), 2),
                "longest": round(max(took for took, _ in times), 2),
                "longest_alone": round(max(took / slowness for took, slowness in times), 2),
            }
            for kind, times in self.times.items()
        }
        slowness = [slowness for times in self.times.values() for _, slowness in times]
        return {
            "faults": self.faults,
            **{name: getattr(self, name) for name in COUNTS},
            "wrong": self.wrong,
            "goes_on_after": seconds,
            "late": self.late,
            "slowness": {"median": round(median(slowness), 1), "most": round(max(slowness), 1)} if slowness else {},
        }


@dataclass(frozen=True)
class Fault:
    """Something that was broken."""

    since: float
    """When, or where it had to be mended first, when that was done: from then on people wait."""
    mended: float
    """What was confirmed before that does not show that anything goes on."""
    restarted: bool = False
    """Whether nothing could go on before the next server was ready."""


@dataclass
class House:
    """The servers of a round, what they store in, and how to break it."""

    servers: list[Server]
    database: str
    """Where the tests find it, whatever is broken."""
    breaks: dict[str, Callable[[random.Random], Fault]]
    """By kind, what breaks something and mends it."""


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

        def kill(rng: random.Random) -> Fault:
            server, since = rng.choice(servers), time.monotonic()
            server.kill()
            if len(servers) == 1:
                server.start()
                return Fault(since, time.monotonic(), restarted=True)
            dead = time.monotonic()
            servers.remove(server)  # As a proxy would, until it is ready again.
            time.sleep(rng.uniform(0.0, 1.0))
            server.start()
            HTTP.get(f"{server.address}/healthz")
            servers.append(server)
            return Fault(since, dead)

        breaks: dict[str, Callable[[random.Random], Fault]] = {"node": kill}
        if store == POSTGRES:

            def restart(rng: random.Random) -> Fault:
                postgres.stop(rng.choice([signal.SIGQUIT, signal.SIGINT]))
                wire.cut()
                time.sleep(rng.uniform(0.0, 0.3))
                postgres.start()
                return Fault(since := time.monotonic(), since)

            def cut(rng: random.Random) -> Fault:
                for _ in range(rng.randint(1, 3)):
                    wire.cut()
                    time.sleep(rng.uniform(0.0, 0.05))
                return Fault(since := time.monotonic(), since)

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
            _when_all_go_on(people, Fault(began := time.monotonic(), began))
            for kind in itertools.cycle([NOTHING, *home.breaks, CLIENTS]):
                if tally.count == faults:
                    break
                now = time.monotonic()
                if kind == CLIENTS:
                    fault, on = Fault(now, now), now + _cut_off(people, rng)
                else:
                    fault = home.breaks[kind](rng) if kind != NOTHING else Fault(now, now)
                    on = _when_all_go_on(people, fault)
                tally.add(_timed(kind, fault, on, pulse))
                took, slowness = tally.times[kind][-1]
                told(f"{store} {tally.count}: {kind}, on after {took:.2f} s, by a machine {slowness:.1f} times as slow")
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


def _cut_off(people: Sequence[Person], rng: random.Random) -> float:
    """Break the connections of all people, of about half of them between a command and its answer.

    How long it took at most until somebody was there again and knew what had become of the command.
    """
    deadline = time.monotonic() + PATIENCE
    for person in people:
        person.cut_off(in_the_middle=rng.random() < 0.5)
    while not all(person.back for person in people):
        assert time.monotonic() < deadline, f"somebody does not come back: {[vars(one) for one in people]!r:.3000}"
        time.sleep(0.005)
    return max(person.back_after for person in people)


def _timed(kind: str, fault: Fault, on: float, pulse: Pulse) -> Tally:
    """The tally of a fault after which everything went on at that time."""
    slowness = round(pulse.slowness(fault.since, on), 2)
    times = {kind: [(round(on - fault.since, 2), slowness)]}
    if fault.restarted:
        times[READY] = [(round(on - fault.mended, 2), slowness)]
    return Tally(faults={kind: 1} if kind != NOTHING else {}, times=times)


def _when_all_go_on(people: Sequence[Person], fault: Fault) -> float:
    """When something was confirmed at every table, or done by its bots."""
    tables = {person.table: [one for one in people if one.table == person.table] for person in people}
    deadline = fault.mended + PATIENCE
    last = fault.mended
    for table in tables.values():
        while not (after := [at for one in table if (at := one.goes_on(fault.mended)) is not None]):
            assert time.monotonic() < deadline, f"nobody plays any more: {[vars(one) for one in table]!r:.3000}"
            assert not any(one.wrong for one in table), [one.wrong for one in table]
            time.sleep(0.005)
        last = max(last, min(after))
    return last


def _looked_at(home: House, people: Sequence[Person], claimants: Claimants) -> Tally:
    """Compare what people were told with what is stored."""
    again, already = (sum(getattr(one, name) for one in people) for name in ("sent_again", "stored_already"))
    tally = Tally(sent_again=again, stored_already=already, wrong=list(claimants.wrong))
    played = {(person.table, id(person)): (person, person.acted) for person in people}
    played |= {(table, id(person)): (person, acted) for person in people for table, acted in person.before}
    tables = {table for table, _ in played}
    stored = load_all(home.database, tables | {table for table, _ in claimants.given})
    for table in tables:
        rows = [(row.command.rpartition(":")[2], (row.number + 1, row.line)) for row in stored[table].actions]
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
                tally.shown_before_stored += person.newest > len(rows)
                tally.wrong += [one for one in person.wrong if "was shown" not in one]
    for (table, seat), winners in claimants.given.items():
        tally.seats += 1
        tally.given_twice += len(winners) > 1
        if stored[table].seats[seat].visitor is None:
            tally.lost += 1
            tally.wrong.append(f"seat {seat} of {table} was given, and is free")
    return tally
