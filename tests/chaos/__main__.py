"""`python -m tests.chaos --faults 100`: break things so often on each store, and tell what came of it.

Faults come in rounds; after each its tally is kept in `build/chaos`, and whoever is interrupted goes on from there,
unless the code is another one by then.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import subprocess
import sys
from dataclasses import asdict
from pathlib import Path

from tests.chaos.rounds import STORES, Tally, play

FOLDER = Path("build/chaos")
ROUND = 10
CODE = ("src/ratusz", "tests/chaos", "tests/server")


def code() -> dict[str, str]:
    """The commit, if there is one, and a hash of all that a tally depends on, whether or not it was committed."""
    asked = subprocess.run(["git", "rev-parse", "--short", "HEAD"], capture_output=True, text=True, check=False)
    files = sorted(path for folder in CODE for path in Path(folder).rglob("*.py"))
    contents = hashlib.sha256(b"".join(path.read_bytes() for path in files))
    return {"commit": asked.stdout.strip(), "code": contents.hexdigest()[:16]}


def kept(store: str) -> Tally:
    path = FOLDER / f"{store}.json"
    if not path.exists():
        return Tally()
    found = json.loads(path.read_text())
    if found.get("code") != code()["code"]:
        print(f"{path} tells of other code ({found.get('commit') or 'no commit'}): the tally begins anew.")
        return Tally()
    return Tally(**found["tally"])


def keep(store: str, tally: Tally) -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    path = FOLDER / f"{store}.json"
    path.with_suffix(".new").write_text(json.dumps({**code(), "tally": asdict(tally)}) + "\n")
    path.with_suffix(".new").replace(path)


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.chaos", description=(__doc__ or "").strip())
    parser.add_argument("--faults", type=int, default=100, help="how many faults on each store (default: %(default)s)")
    parser.add_argument("--store", choices=STORES, help="on this store alone")
    parser.add_argument("--anew", action="store_true", help="forget what was tallied before")
    given = parser.parse_args()
    failed = False
    for store in [given.store] if given.store else STORES:
        tally = Tally() if given.anew else kept(store)
        while tally.count < given.faults and not tally.failures:
            faults = min(ROUND, given.faults - tally.count)
            tally.add(play(store, faults, tally.count, lambda line: print(line, flush=True)))
            keep(store, tally)
        print(json.dumps({"store": store, **code(), **tally.summary()}, indent=2))
        failed |= bool(tally.failures)
    return int(failed)


if __name__ == "__main__":
    sys.exit(main())
