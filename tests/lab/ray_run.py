"""A tournament on a real Ray cluster of which parts are killed in the middle: `python -m tests.lab.ray_run HOW FOLDER`.

It belongs into a network namespace of its own, looks at every socket there while it plays, and prints what it saw.
With `workers`, Ray is started by us, and worker processes are killed; afterwards whatever else is made of work units is
done on the same Ray. With `nodes`, two nodes are started here, and one of them is killed as a whole.
"""

from __future__ import annotations

import ipaddress
import json
import os
import signal
import socket
import struct
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import asdict, replace
from importlib.resources import files
from pathlib import Path
from typing import Any

from ratusz.core.weights import file_of
from ratusz.lab import study, studying
from ratusz.lab.arena import Tournament, play_all
from ratusz.lab.learning.playing import Generation
from ratusz.lab.parquet import PartFiles
from ratusz.lab.report import COLUMNS, lines
from ratusz.lab.units import Progress, Workers, hire, run

TOURNAMENT = Tournament("builders", ("random", "random:seed=1"), 2, 800, "ray", {"round_cap": 60})
THINKERS = Tournament("little_town", ("mcts:iterations=20", "greedy"), 2, 4, "ray", {})
STUDY = """
title = "Who begins?"
asks = "order"
seed = "ray"
matches = 20
bots = ["random"]
[[cases]]
game = "little_town"
players = 2
"""
KILLINGS = 3
START = 180.0
"""How many seconds a node may take to join."""


def main() -> None:
    how, folder = sys.argv[1], Path(sys.argv[2])
    address = "auto" if how == "workers" else start_nodes(folder)
    seen: set[str] = set()
    told: list[Progress] = []
    killed: list[int] = []

    def watch(progress: Progress) -> None:
        told.append(progress)
        seen.update(foreign_addresses())
        # Whoever is killed between two units has lost none.
        if how == "workers" and (len(killed) < KILLINGS or not progress.repeated):
            killed.extend(kill_last("ray::do_job"))
        elif how == "nodes" and not killed and progress.done > 5:
            # The worker processes of a node end with it.
            killed.extend(kill_last("/core/src/ray/raylet/raylet "))

    parts = PartFiles(folder, COLUMNS)
    with hire(3 if how == "workers" else None, address) as staff:
        assert staff is not None
        results = []
        for result in play_all(TOURNAMENT, staff, watch):
            results.append(replace(result, seconds=[]))
            parts.add(lines(result, TOURNAMENT.specs))
        parts.flush()
        others = others_of(staff) if how == "workers" else None
        seen.update(foreign_addresses())
    printed = {
        "results": [asdict(result) for result in results],
        "repeated": told[-1].repeated,
        "most_workers": max(progress.workers for progress in told),
        "foreign": sorted(seen),
        "killed": len(killed),
        "others": others,
    }
    print(json.dumps(printed))


def others_of(staff: Workers | None) -> dict[str, Any]:
    """What comes out of all else that is made of work units: bots that search, a study, and matches to learn from."""
    thought = [asdict(replace(result, seconds=[])) for result in play_all(THINKERS, staff)]
    asked = study.parse(STUDY)
    (found,) = studying.make(asked, study.cases(asked), staff)
    known = file_of(Path(str(files("ratusz.games.little_town"))), 2).read_text()
    learned = run(Generation("little_town", 2, known), ["ray/0", "ray/1", "ray/2"], staff)
    return {
        "thought": thought,
        "found": [asdict(trial) for trial in found.trials],
        "learned_from": [asdict(match) for match in learned],
    }


def start_nodes(folder: Path) -> str:
    """Two nodes with a processor each; the address of the first."""
    with socket.socket() as any_port:
        any_port.bind(("127.0.0.1", 0))
        address = f"127.0.0.1:{any_port.getsockname()[1]}"
    common = ["--node-ip-address=127.0.0.1", "--num-cpus=1", "--num-gpus=0", "--object-store-memory=80000000"]
    first = ["--head", f"--port={address.rpartition(':')[2]}", "--include-dashboard=false", f"--temp-dir={folder}"]
    second = [f"--address={address}"]
    for options in (first, second):
        subprocess.run(
            [sys.executable, "-m", "ray.scripts.scripts", "start", *options, *common],
            check=True,
            timeout=START,
            stdout=sys.stderr,
        )
    return address


def processes() -> Iterator[tuple[int, str]]:
    """All processes in this network namespace, and how they were started."""
    here = Path("/proc/self/ns/net").stat().st_ino
    for folder in sorted(Path("/proc").glob("[0-9]*"), key=lambda folder: int(folder.name)):
        try:
            if (folder / "ns/net").stat().st_ino == here:
                yield int(folder.name), (folder / "cmdline").read_bytes().replace(b"\0", b" ").decode()
        except OSError:  # It is gone, or none of ours.
            continue


def kill_last(part: str) -> list[int]:
    """Kill the youngest process with this in its command, if there is one."""
    found = [pid for pid, command in processes() if part in command]
    for pid in found[-1:]:
        os.kill(pid, signal.SIGKILL)
    return found[-1:]


def foreign_addresses() -> set[str]:
    """The addresses of all sockets of this namespace that are not loopback: their own, and whom they talk to."""
    found: set[str] = set()
    for table in ("tcp", "tcp6", "udp", "udp6"):
        for line in Path(f"/proc/self/net/{table}").read_text().splitlines()[1:]:
            own, other = line.split()[1:3]
            found.update(str(address) for address in (read_address(own), read_address(other)) if not at_home(address))
            # Nobody talks to address 0: such a socket waits for others, and then its own address says for whom.
            if read_address(own).is_unspecified:
                found.add(f"all ({table} {own})")
    return found


def read_address(text: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address:
    """An address as Linux writes it: words of four bytes in the order of the machine."""
    words = bytes.fromhex(text.partition(":")[0])
    raw = b"".join(struct.pack(">I", word) for (word,) in struct.iter_unpack("=I", words))
    address = ipaddress.ip_address(raw)
    return getattr(address, "ipv4_mapped", None) or address


def at_home(address: ipaddress.IPv4Address | ipaddress.IPv6Address) -> bool:
    return address.is_loopback or address.is_unspecified


if __name__ == "__main__":
    main()
