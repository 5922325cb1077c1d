"""`ratusz arena`: what it prints, what it writes, and what it does when something goes wrong."""

from __future__ import annotations

import contextlib
import csv
import io
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
from ratusz import games
from ratusz.cli.app import run
from ratusz.cli.arena_report import Report
from ratusz.cli.screen import Screen
from ratusz.core.record import Record
from ratusz.lab.arena import Tournament
from ratusz.lab.statistics import summarise
from ratusz.texts import Texts
from tests.lab.results import result

EXAMPLE = Path(__file__).parents[2] / "examples" / "line_bot.py"
PATIENT = "seconds=120"
"""On a busy machine a program takes longer to start than it usually may for an answer."""
ARENA = ["arena", "little_town", "--bots", "greedy,random", "--games", "4", "--seed", "test", "--workers", "1"]
SHORT = ["arena", "builders", "--bots", "random,random:seed=1", "--games", "4", "--seed", "test", "--workers", "1"]
"""As fast as can be, but without a winner."""
TOURNAMENT = Tournament("builders", ("greedy", "random"), 2, 4, "test", {"round_cap": 200})


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


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, str]:
    """One tournament with everything it can leave behind: the folder of its files, and what it printed as JSON."""
    folder = tmp_path_factory.mktemp("arena")
    files = ["--csv", str(folder / "out.csv"), "--records", str(folder / "deep" / "records")]
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed):
        assert run([*ARENA, *files, "--json"]) == 0
    return folder, printed.getvalue()


def test_json_is_one_document(played: tuple[Path, str]) -> None:
    document: dict[str, Any] = json.loads(played[1])
    assert (document["game"], document["players"], document["seed"], document["played"]) == (
        "little_town",
        2,
        "test",
        4,
    )
    assert [standing["spec"] for standing in document["standings"]] == ["greedy", "random"]
    assert document["standings"][0]["wins"]["rate"] == 1.0
    assert len(document["matches"]) == 4
    assert document["matches"][0]["bots"] == ["greedy", "random"]
    assert {"name", "winners", "others"} == document["deeds"][0].keys()


def test_tables_and_records(command: Command, played: tuple[Path, str]) -> None:
    folder, _ = played
    with (folder / "out.csv").open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    assert [(row["match"], row["seat"], row["bot"]) for row in rows[:4]] == [
        ("1", "0", "greedy"),
        ("1", "1", "random"),
        ("2", "0", "random"),
        ("2", "1", "greedy"),
    ]
    assert sum(float(row["win"]) for row in rows) == 4
    with (folder / "out-deeds.csv").open(encoding="utf-8", newline="") as file:
        deeds = {row["deed"]: row for row in csv.DictReader(file)}
    assert deeds["feed"]["winners"] == deeds["feed"]["others"] == "4"
    files = sorted((folder / "deep" / "records").iterdir())
    assert [file.name for file in files] == [f"match-00000{number}.json" for number in range(1, 5)]
    record = Record.from_json(files[1].read_bytes())
    assert record.names == ["random", "greedy"]
    match = ratusz.replay(record)
    assert match.fingerprint() == record.final
    assert [str(score) for score in match.scores()] == [row["score"] for row in rows if row["match"] == "2"]
    code, _, err = command(*SHORT, "--records", str(folder / "deep" / "records"))
    assert (code, "already exists" in err) == (2, True)


@pytest.mark.parametrize(
    ("language", "percent", "words"),
    [
        (
            "en",
            "100.0",
            ["winning score", "rounds", "decisions", "wins by seat", "wins by order of play", "by winners"],
        ),
        ("pl", "100,0", ["Budowniczowie", "wynik zwycięzcy", "rundy", "wygrane według miejsc", "zwycięzcy"]),
    ],
)
def test_the_report_tells_who_is_better(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    language: str,
    percent: str,
    words: list[str],
) -> None:
    monkeypatch.setenv("COLUMNS", "120")
    hire, rest = {"hire": 1, "hire mason": 1}, {"hire": 1, "rest": 2}
    results = [
        result(
            number,
            (number % 2, 1 - number % 2),
            [1 + number % 2, 2 - number % 2],
            deeds=[hire, rest][:: 1 - 2 * (number % 2)],
        )
        for number in range(4)
    ]
    texts = Texts(language, games.find("builders"))
    Report(summarise(results, TOURNAMENT.specs), TOURNAMENT, texts, Screen(color=False)).show()
    out = capsys.readouterr().out
    lines = [line.split() for line in out.splitlines()]
    best = next(line for line in lines if line[:1] == ["greedy"])
    assert best[1:4] == ["4", percent, "%"]
    assert lines.index(best) < next(place for place, line in enumerate(lines) if line[:1] == ["random"])
    for word in words:
        assert word in out
    assert [line[0] for line in lines if line[:1] in (["hire"], ["rest"])] == ["hire", "rest"]


def test_matches_that_hit_the_cap_are_unrated(command: Command) -> None:
    code, out, _ = command(*SHORT, "--option", "round_cap=1")
    assert code == 0
    assert "4 matches hit the cap" in out
    assert "wins by seat" not in out


def test_more_seats_and_an_outside_program(command: Command) -> None:
    outside = f"exec:{PATIENT} {shlex.quote(sys.executable)} {shlex.quote(str(EXAMPLE))}"
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
        (["arena", "builders", "--bots", "greedy,random", "--seed", ""], "A seed is a whole number or a text"),
        (["arena", "builders", "--bots", "greedy,random", "--seed", "\udcff"], "A seed is a whole number or a text"),
        (["arena", "builders", "--bots", "greedy,random", "--seed", "x" * 201], "A seed is a whole number or a text"),
        (["arena", "builders", "--bots", "greedy,random", "--csv", "no/such/x.csv"], "There is no folder 'no/such'"),
        (["arena", "builders", "--bots", "greedy,random", "--csv", "/"], "A table cannot be written to '/'"),
        (
            ["arena", "builders", "--bots", "random", "--records", __file__],
            "cannot hold records: File exists",
        ),
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
    outside = f"exec:{PATIENT} {shlex.quote(sys.executable)} {shlex.quote(str(program))}"
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
    arguments = [*SHORT[:4], "--games", "100000", "--seed", "1", "--workers", workers, "--option", "round_cap=2"]
    records = tmp_path / "records"
    program = f"from ratusz.cli.app import run; run({[*arguments, '--json', '--records', str(records)]!r})"
    script = tmp_path / "script.py"
    script.write_text(f"import sys\nif __name__ == '__main__':\n    {program.replace('; run', '; sys.exit(run')})\n")
    process = subprocess.Popen([sys.executable, str(script)], stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    try:
        deadline = time.monotonic() + 120
        while (not records.is_dir() or len(list(records.iterdir())) < 6) and time.monotonic() < deadline:
            time.sleep(0.02)
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=120)
    finally:
        process.kill()
    assert process.returncode == 130
    assert 1 <= json.loads(out)["played"] < 100000
    assert b"Traceback" not in err
