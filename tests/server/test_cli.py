"""`ratusz serve`, `ratusz bench server` and `ratusz bench bots`."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.server import nursery
from tests.server.harness import HTTP, PATIENCE

COMMAND = [sys.executable, "-c", "from ratusz.cli import main; main()"]


def environment(**more: str) -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if not name.startswith("RATUSZ_")}
    return kept | {"DISPLAY": "", "WAYLAND_DISPLAY": ""} | more


def start(folder: Path, *arguments: str, **settings: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [*COMMAND, "serve", *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        cwd=folder,
        env=environment(**{"RATUSZ_PORT": "0"} | settings),
    )


def test_serve_prints_its_address_serves_and_ends_by_ctrl_c(tmp_path: Path) -> None:
    process = start(tmp_path, "--database", "mine.db", "--open", RATUSZ_PORT="0")
    assert process.stdout is not None
    address = process.stdout.readline().strip()
    assert HTTP.get(f"{address}/healthz").json() == {"ok": True}
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=PATIENCE)
    assert (process.returncode, out) == (0, "")
    assert "Traceback" not in err
    assert (tmp_path / "mine.db").exists()


def test_a_second_table_has_another_port_and_the_same_table_is_not_opened_twice(tmp_path: Path) -> None:
    first = start(tmp_path, "--log", "warning", RATUSZ_PORT="")
    assert first.stdout is not None
    address = first.stdout.readline()
    again = start(tmp_path, RATUSZ_PORT="")
    told = "Another server is using the database 'ratusz.db': stop it, or name another database"
    assert again.communicate(timeout=PATIENCE) == (
        "",
        f"ratusz: {told} (--database, or the variable RATUSZ_DATABASE).\n",
    )
    second = start(tmp_path, "--log", "warning", "--database", "other.db", RATUSZ_PORT="")
    assert second.stdout is not None
    assert second.stdout.readline() not in ("", address)
    for process in (first, second):
        process.terminate()
    said = second.communicate(timeout=PATIENCE)[1]
    assert said == "Another program has port 7288, so the address is a different one this time.\n"
    first.communicate(timeout=PATIENCE)


def test_a_table_for_the_network_says_where_it_is(tmp_path: Path) -> None:
    process = start(tmp_path, "--log", "warning", "--host", "0.0.0.0")
    assert process.stdout is not None
    address = process.stdout.readline().strip()
    told = HTTP.get(f"{address}/api/address").json()["address"]
    assert address.startswith("http://localhost:")
    process.send_signal(signal.SIGINT)
    said = process.communicate(timeout=PATIENCE)[1]
    if told is None:
        assert said == "No network was found: only this computer can open the table.\n"
    else:
        assert said.split(" or ")[0].strip() == f"Other devices open {told}"


def test_log_says_how_much_is_told(tmp_path: Path) -> None:
    process = start(tmp_path, "--log", "warning")
    assert process.stdout is not None
    address = process.stdout.readline().strip()
    assert HTTP.get(f"{address}/api/games").status_code == 200
    process.send_signal(signal.SIGINT)
    assert process.communicate(timeout=PATIENCE)[1] == ""


@pytest.mark.parametrize(
    ("arguments", "settings", "said"),
    [
        (["--port", "99999"], {}, "ratusz: 'port' is a whole number from 0 (any free port) to 65535, not 99999."),
        (["--port", "http"], {}, "ratusz: Invalid value for '--port'"),
        (["--public-address", "here"], {}, "ratusz: 'public_address' is like https://ratusz.example.org"),
        (["--database", "no/such/folder.db"], {}, "ratusz: The database 'no/such/folder.db' cannot be used"),
        (["--host", "nowhere.invalid"], {}, "ratusz: Cannot listen on nowhere.invalid port 0"),
        (["--log", "loud"], {}, "ratusz: 'log' is one of info, warning, error, not 'loud'."),
        ([], {"RATUSZ_PORT": "many"}, "ratusz: RATUSZ_PORT is a whole number, not 'many'."),
        ([], {"RATUSZ_IDLE_SECONDS": "0"}, "ratusz: 'idle_seconds' is a number of at least 0.1, not 0.0."),
    ],
)
def test_what_makes_no_sense_is_said_in_a_sentence(
    tmp_path: Path, arguments: list[str], settings: dict[str, str], said: str
) -> None:
    settings = environment(**{"RATUSZ_PORT": "0"} | settings)
    code, err = nursery.refused("ratusz", ["serve", *arguments], settings, tmp_path, tmp_path / "said")
    assert code == 2
    assert said in err
    assert len(err.strip().splitlines()) == 1


def test_a_program_says_it_too(tmp_path: Path) -> None:
    """As its forks above."""
    process = start(tmp_path, "--log", "loud")
    out, err = process.communicate(timeout=PATIENCE)
    assert (process.returncode, out) == (2, "")
    assert err == "ratusz: 'log' is one of info, warning, error, not 'loud'.\n"


def test_bench_server_measures(tmp_path: Path) -> None:
    for seconds in ("0.5", "5", "50"):  # On a busy machine it may say that it needs longer.
        command = [*COMMAND, "bench", "server", "--matches", "3", "--seconds", seconds, "--json"]
        command += ["--folder", str(tmp_path)]
        done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, env=environment(), check=False)
        if done.returncode == 0 and json.loads(done.stdout)["moves"] > 3:
            break
        assert done.returncode == 0 or "measure for longer" in done.stderr, done.stderr
    figures = json.loads(done.stdout)
    assert figures["moves"] > 3
    assert figures["moves_per_second"] == pytest.approx(figures["moves"] / figures["seconds"], rel=0.05)
    assert 0 < figures["stored"]["p50"] <= figures["stored"]["p95"] <= figures["stored"]["p99"]
    assert figures["view_bytes"] >= 10_000
    assert figures["bytes_per_move"] > 1_000
    assert figures["server_ms_per_move"] > 0
    assert min(figures["commits_per_second"], figures["applied_per_second"], figures["grouped_rows_per_second"]) > 0
    assert list(tmp_path.iterdir()) == []


def test_bench_server_moves_as_often_as_people_do(tmp_path: Path) -> None:
    command = [*COMMAND, "bench", "server", "--matches", "4", "--seconds", "1", "--every", "0.25", "--json"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120, env=environment(), check=True)
    figures = json.loads(done.stdout)
    assert 0 < figures["moves"] <= 4 * 6
    assert figures["table_kilobytes"] > 0


def test_bench_bots_measures() -> None:
    """The fewest turns that tell anything: every person waits at least once while the time runs."""
    command = [*COMMAND, "bench", "bots", "builders", "--tables", "2", "--level", "fair", "--seconds", "5", "--json"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120, env=environment(), check=True)
    waits = json.loads(done.stdout)
    assert (waits["tables"], waits["level"]) == (2, "fair")
    assert waits["turns"] >= 1
    assert 0 < waits["median"] <= waits["p95"] <= waits["longest"]
    assert 1 <= waits["steps"] <= waits["most_steps"]
