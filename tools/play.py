"""`make play`: serve the table at once, and compile behind it what makes bots think faster.

The server runs on whatever is there: the compiled build if it is ready, plain Python otherwise. In the latter case the
build is made beside it at the lowest priority, and bots move to it when it is done.
"""

from __future__ import annotations

import contextlib
import os
import shutil
import signal
import subprocess
import sys
import threading
from pathlib import Path
from typing import Final

COMPILED: Final = Path(sys.argv[1]).resolve()
SOURCES: Final = Path(__file__).resolve().parents[1] / "src"
SLOWER: Final = "Everything works, but bots think several times slower."


def main() -> int:
    ready = (COMPILED / "ready").exists()
    folders = [str(COMPILED)] if ready else []
    environment = {
        "RATUSZ_LOG": "warning",
        "RATUSZ_COMPILED": str(COMPILED),
        **os.environ,
        "PYTHONPATH": os.pathsep.join([*folders, str(SOURCES)]),
    }
    command = [sys.executable, "-m", "ratusz", "serve", "--open", *sys.argv[2:]]
    server = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True)
    for number in (signal.SIGTERM, signal.SIGHUP):
        signal.signal(number, lambda *_: server.terminate())
    # The server hears Ctrl+C too, and closes.
    signal.signal(signal.SIGINT, lambda *_: None)
    assert server.stdout is not None
    compiling = None
    if address := server.stdout.readline().strip():
        print(f"The table is open at {address} (Ctrl+C closes it)", flush=True)
        compiling = None if ready else _compile()
    code = server.wait()
    if compiling is not None:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(compiling.pid, signal.SIGTERM)
        compiling.wait()
    return code if code >= 0 else 128 - code


def _compile() -> subprocess.Popen[str] | None:
    if not any(map(shutil.which, ("cc", "gcc", "clang"))):
        print(f"No C compiler (cc) was found. {SLOWER} On Debian: apt-get install gcc", flush=True)
        return None
    print(
        "Compiling the rules meanwhile: you need not wait, bots just think several times faster afterwards.", flush=True
    )
    polite = ["nice", "-n", "19"] if shutil.which("nice") else []
    make = [*polite, os.environ.get("MAKE", "make"), "--no-print-directory", "compiled"]
    compiling = subprocess.Popen(
        make,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        process_group=0,
    )
    threading.Thread(target=_tell, args=(compiling,), daemon=True).start()
    return compiling


def _tell(compiling: subprocess.Popen[str]) -> None:
    assert compiling.stdout is not None
    for line in compiling.stdout:
        print(f"  {line.rstrip()}", flush=True)
    code = compiling.wait()
    if code == 0:
        print("Compiled: bots think at full speed now.", flush=True)
    elif code > 0:
        print(f"Compiling failed. {SLOWER}", flush=True)


if __name__ == "__main__":
    sys.exit(main())
