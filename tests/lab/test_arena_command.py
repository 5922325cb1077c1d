"""`ratusz arena`: what it prints, what it writes, and what it does when something goes wrong."""

from __future__ import annotations

import csv
import json
import os
import shlex
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

import ratusz
from ratusz.cli.app import run
from ratusz.core.record import Record

EXAMPLE = Path(__file__).parents[2] / "examples" / "line_bot.py"
ARENA = ["arena", "builders", "--bots", "greedy,random", "--games", "4", "--seed", "test", "--workers", "1"]


class Command:
    """The command line in this process."""

    def __init__(self, capsys: pytest.CaptureFixture[str]) -> None:
        self.capsys = capsys

    def __call__(self, *arguments: str) -> tuple[int, str, str]:
        """Exit code, stdout and stderr."""
        self.capsys.readouterr()
        code = run(list(arguments))
        captured = self.capsys.readouterr()
        return code, captured.out, captured.err


@pytest.fixture
def command(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Command:
    monkeypatch.setenv("COLUMNS", "120")
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.delenv("RATUSZ_LANGUAGE", raising=False)
    return Command(capsys)


def test_it_prints_who_is_better(command: Command) -> None:
    code, out, err = command(*ARENA)
    assert code == 0
    lines = [line.split() for line in out.splitlines()]
    greedy = next(line for line in lines if line[:1] == ["greedy"])
    assert greedy[1:5] == ["4", "100.0", "%", "51.0–100.0"]
    assert lines.index(greedy) < next(place for place, line in enumerate(lines) if line[:1] == ["random"])
    for heading in ("winning score", "rounds", "decisions", "wins by seat", "wins by order of play", "by winners"):
        assert heading in out
    assert "Traceback" not in err


def test_it_speaks_polish(command: Command) -> None:
    _, out, _ = command(*ARENA, "--language", "pl")
    assert "Budowniczowie" in out
    assert "wygrane według miejsc" in out
    assert "100,0 %" in out


def test_json_is_one_document(command: Command) -> None:
    code, out, _ = command(*ARENA, "--json")
    document: dict[str, Any] = json.loads(out)
    assert code == 0
    assert (document["game"], document["players"], document["seed"], document["played"]) == ("builders", 2, "test", 4)
    assert [standing["spec"] for standing in document["standings"]] == ["greedy", "random"]
    assert document["standings"][0]["wins"]["rate"] == 1.0
    assert len(document["matches"]) == 4
    assert document["matches"][0]["bots"] == ["greedy", "random"]
    assert {"name", "winners", "others"} == document["deeds"][0].keys()
    _, again, _ = command(*ARENA, "--json", "--workers", "2")
    for match in [*document["matches"], *json.loads(again)["matches"]]:
        del match["seconds"]
    assert json.loads(out)["deeds"] == json.loads(again)["deeds"]


def test_tables_and_records(command: Command, tmp_path: Path) -> None:
    table, records = tmp_path / "out.csv", tmp_path / "deep" / "records"
    code, _, _ = command(*ARENA, "--csv", str(table), "--records", str(records))
    assert code == 0
    rows = list(csv.DictReader(table.read_text(encoding="utf-8").splitlines()))
    assert [(row["match"], row["seat"], row["bot"]) for row in rows[:4]] == [
        ("1", "0", "greedy"),
        ("1", "1", "random"),
        ("2", "0", "random"),
        ("2", "1", "greedy"),
    ]
    assert sum(float(row["win"]) for row in rows) == 4
    deeds = csv.DictReader((tmp_path / "out-deeds.csv").read_text(encoding="utf-8").splitlines())
    assert next(deeds).keys() >= {"deed", "difference"}
    files = sorted(records.iterdir())
    assert [file.name for file in files] == [f"match-00000{number}.json" for number in range(1, 5)]
    record = Record.from_json(files[1].read_bytes())
    assert record.names == ["random", "greedy"]
    match = ratusz.replay(record)
    assert match.fingerprint() == record.final
    assert [str(score) for score in match.scores()] == [row["score"] for row in rows if row["match"] == "2"]
    code, _, err = command(*ARENA, "--records", str(records))
    assert (code, "exists already" in err) == (2, True)


def test_matches_that_hit_the_cap_are_unrated(command: Command) -> None:
    code, out, _ = command(*ARENA, "--option", "round_cap=1")
    assert code == 0
    assert "4 matches hit the cap" in out
    assert "wins by seat" not in out


def test_more_seats_and_an_outside_program(command: Command) -> None:
    outside = f"exec:{shlex.quote(sys.executable)} {shlex.quote(str(EXAMPLE))}"
    arguments = ["arena", "builders", "--bots", f"random,{outside}", "--games", "2", "--players", "3"]
    code, out, _ = command(*arguments, "--option", "round_cap=3", "--json", "--workers", "1", "--seed", "1")
    assert code == 0
    assert [match["bots"].count(outside) for match in json.loads(out)["matches"]] == [1, 1]


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["arena", "chess", "--bots", "greedy,random"], "There is no game 'chess'"),
        (["arena", "builders", "--bots", "greedy,deep_blue"], "There is no bot 'deep_blue'"),
        (["arena", "builders"], "Missing option '--bots'"),
        (["arena", "builders", "--bots", "greedy,random", "--players", "7"], "builders is for 2 to 4 players, not 7."),
        (["arena", "builders", "--bots", "greedy,random", "--games", "0"], "Invalid value for '--games'"),
        (["arena", "builders", "--bots", "greedy,random", "--option", "round_cap=x"], "Option 'round_cap' is a whole"),
        (["arena", "builders", "--bots", "greedy,random", "--csv", "no/such/x.csv"], "There is no folder 'no/such'"),
    ],
)
def test_bad_input_is_answered_in_one_sentence(command: Command, arguments: list[str], sentence: str) -> None:
    code, out, err = command(*arguments)
    assert (code, out) == (2, "")
    assert sentence in err
    assert len(err.strip().splitlines()) == 1


@pytest.mark.parametrize("workers", ["1", "2"])
def test_a_bot_that_breaks_down_does_not_take_the_rest_with_it(command: Command, tmp_path: Path, workers: str) -> None:
    program, count = tmp_path / "program.py", tmp_path / "count"
    program.write_text(
        "import sys\n"
        f"file = open({str(count)!r}, 'a+')\nfile.write('.')\nfile.flush()\nfile.seek(0)\n"
        "if len(file.read()) > 4:\n    sys.exit('enough')\n" + EXAMPLE.read_text(encoding="utf-8"),
        encoding="utf-8",
    )
    outside = f"exec:{shlex.quote(sys.executable)} {shlex.quote(str(program))}"
    code, out, err = command(
        *["arena", "builders", "--bots", f"random,{outside}", "--games", "30", "--option", "round_cap=2"],
        *["--workers", workers, "--json", "--seed", "1"],
    )
    assert code == 2
    assert "ended without an answer (exit code 1; its last words were: enough)" in err
    assert 1 <= json.loads(out)["played"] <= 4


@pytest.mark.skipif(os.name != "posix", reason="needs POSIX signals")
@pytest.mark.parametrize("workers", ["1", "2"])
def test_an_interrupt_shows_what_is_done(tmp_path: Path, workers: str) -> None:
    arguments = [*ARENA[:4], "--games", "100000", "--seed", "1", "--workers", workers, "--option", "round_cap=2"]
    program = f"from ratusz.cli.app import run; import sys; sys.exit(run({[*arguments, '--json']!r}))"
    script = tmp_path / "script.py"
    script.write_text(f"if __name__ == '__main__':\n    {program}\n", encoding="utf-8")
    records = tmp_path / "records"
    script.write_text(script.read_text().replace("'--json'", f"'--json', '--records', {str(records)!r}"))
    process = subprocess.Popen([sys.executable, str(script)], stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    try:
        deadline = time.monotonic() + 60
        while (not records.is_dir() or len(list(records.iterdir())) < 6) and time.monotonic() < deadline:
            time.sleep(0.02)
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=60)
    finally:
        process.kill()
    assert process.returncode == 130
    assert 1 <= json.loads(out)["played"] < 100000
    assert b"Traceback" not in err
