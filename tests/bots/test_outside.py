"""Programs that play from outside: what they are told, and that whatever they do wrong ends in one sentence."""

from __future__ import annotations

import json
import os
import shlex
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import ratusz
from ratusz.bots.base import Bot
from ratusz.bots.outside import OutsideBot
from ratusz.core.errors import BadBot
from ratusz.core.match import Match
from tests.toys.fair import GAME as FAIR

EXAMPLE = Path(__file__).parents[2] / "examples" / "line_bot.py"

FAITHFUL = """
import json, sys
log = open(sys.argv[1], "a")
for line in sys.stdin:
    log.write(line)
    log.flush()
    message = json.loads(line)
    if message["type"] == "bye":
        break
    hello = message["type"] == "hello"
    print(json.dumps({"protocol": 2} if hello else {"answer": message["question"]["answers"][0]}), flush=True)
"""
"""Takes the first legal action and writes down all it was told."""
OLD = FAITHFUL.replace('"protocol": 2', '"protocol": 1').replace(
    '{"answer": message["question"]["answers"][0]}', '{"action": message["legal"][0]["action"]}'
)
"""The same in version 1 of the protocol."""

Program = Callable[..., str]


@pytest.fixture
def program(tmp_path: Path) -> Program:
    """The spec of a Python program, given by its text."""

    def spec(text: str, *arguments: str, seconds: float = 120) -> str:
        file = tmp_path / "program.py"
        file.write_text(text, encoding="utf-8")
        return f"exec:seconds={seconds} {shlex.join([sys.executable, str(file), *arguments])}"

    return spec


def told(file: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]


def test_the_example_plays_a_whole_match() -> None:
    match = ratusz.new("builders", players=2, seed=5, options={"round_cap": 25}, keep_events=True)
    with ratusz.bot(f"exec:{sys.executable} {shlex.quote(str(EXAMPLE))}") as outside, ratusz.bot("random") as other:
        while not match.over:
            match.apply((outside if match.player == 0 else other).choose(match))
    assert match.over
    assert {move.seat for move in match.moves} == {0, 1}


@pytest.mark.parametrize("text", [FAITHFUL, OLD], ids=["version 2", "version 1"])
def test_a_program_is_told_what_its_seat_may_see(tmp_path: Path, program: Program, text: str) -> None:
    log = tmp_path / "log"
    match = ratusz.Match.new(FAIR, 2, 3, keep_events=True)
    views, events, asked = [], [], []
    with ratusz.bot(program(text, str(log))) as outside:
        since = 0
        for _ in range(6):
            seat = 1 if 1 in match.deciders() else 0
            if seat == 1:
                views.append(json.loads(json.dumps(match.view(1))))
                events.append([event.document() for event in match.events(1, since)])
                legal = [{"action": action, "notation": match.notation(action)} for action in match.legal(1)]
                asked.append(legal if text == OLD else json.loads(json.dumps(match.question(1).document())))
                since = match.ply
                match.apply(outside.choose(match, 1), 1)
            else:
                match.apply(match.legal(0)[0], 0)
    hello, *questions, bye = told(log)
    assert hello == {
        "type": "hello",
        "protocol": 2,
        "game": "fair",
        "rules_version": FAIR.rules_version,
        "players": 2,
        "seat": 1,
        "options": match.options,
        "deadline": 120,
    }
    assert bye == {"type": "bye"}
    assert len(questions) == len(views) > 1
    assert [question["view"] for question in questions] == views
    assert [question["legal" if text == OLD else "question"] for question in questions] == asked
    assert [question["events"] for question in questions] == json.loads(json.dumps(events))
    assert {question["deadline"] for question in questions} == {120}


def test_one_program_goes_from_match_to_match(tmp_path: Path, program: Program) -> None:
    log = tmp_path / "log"
    with ratusz.bot(program(FAITHFUL, str(log))) as outside:
        for seed in (1, 2):
            match = ratusz.new("builders", players=2, seed=seed, keep_events=True)
            match.apply(outside.choose(match))
            match.apply(outside.choose(match))
        match.undo(match.player, 2, by_consent=True)
        outside.choose(match)
    assert [message["type"] for message in told(log)] == [
        *["hello", "decide", "decide"] * 2,
        *["hello", "decide"],  # After an undo of what it has heard, the story is told from its beginning.
        "bye",
    ]


def test_a_long_story_does_not_block(tmp_path: Path, program: Program) -> None:
    match = ratusz.new("builders", players=2, seed=1, options={"round_cap": 80}, keep_events=True)
    while match.view()["round"] != 80:
        match.apply(match.legal()[0])
    assert len(match.events(0)) > 400
    with ratusz.bot(program(FAITHFUL, str(tmp_path / "log"))) as outside:
        assert outside.choose(match) == match.legal()[0]


HELLO = "import sys, time\ninput()\nprint('{\"protocol\": 1}', flush=True)\ninput()\n"
HELLO_2 = HELLO.replace("1}", "2}")


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("import sys; sys.exit(3)", "ended without an answer (exit code 3)."),
        ("raise ValueError('I give up')", "its last words were: ValueError: I give up)."),
        ("input(); print('hello')", "answered b'hello\\n'; one JSON object on one line was expected."),
        ("input(); print('[1]')", "answered b'[1]\\n'; one JSON object on one line was expected."),
        ("input(); print('[' * 100000)", "one JSON object on one line was expected."),
        ("input(); print('{\"protocol\": 3}')", "speaks version 3 of the line protocol, not 1 or 2."),
        ("input(); print('{\"protocol\": true}')", "speaks version True of the line protocol, not 1 or 2."),
        ("input(); print('{}')", "speaks version None of the line protocol, not 1 or 2."),
        (HELLO_2 + 'print(\'{"answer": "dance"}\')', "chose answer 'dance', which was not among the legal ones."),
        (HELLO_2 + "print('{\"answer\": 3}')", '{"answer": NOTATION} was expected.'),
        (HELLO_2 + "print('{\"action\": 0}')", '{"answer": NOTATION} was expected.'),
        (HELLO + "sys.exit(0)", "ended without an answer (exit code 0)."),
        (HELLO + "print('{\"action\": 99999}')", "chose action 99999, which was not among the legal ones."),
        (HELLO + 'print(\'{"action": "hire"}\')', '{"action": NUMBER} was expected.'),
        (HELLO + "print('{\"action\": true}')", '{"action": NUMBER} was expected.'),
        (HELLO + "print('{}')", '{"action": NUMBER} was expected.'),
        (HELLO + "sys.stdout.buffer.write(b'\\xff\\n')", "one JSON object on one line was expected."),
        (HELLO + "print('x' * (1 << 21), flush=True)", "one JSON object on one line was expected."),
    ],
)
def test_a_program_that_breaks_the_protocol(program: Program, text: str, complaint: str) -> None:
    match = ratusz.new("builders", players=2, seed=1)
    before = match.fingerprint()
    with ratusz.bot(program(text)) as outside, pytest.raises(BadBot) as error:
        outside.choose(match)
    assert str(error.value).startswith("The bot 'exec:")
    assert complaint in str(error.value)
    assert "\n" not in str(error.value)
    assert match.fingerprint() == before


def answer_and_hear_more(outside: Bot, match: Match) -> None:
    """It answers, and then something comes that nobody has asked for, if only the end."""
    match.apply(outside.choose(match))
    assert isinstance(outside, OutsideBot)
    assert outside._program is not None
    while outside._program.incoming.empty():
        time.sleep(0.01)


def test_a_program_that_speaks_unasked(program: Program) -> None:
    match = ratusz.new("builders", players=2, seed=1)
    action = match.legal()[0]
    text = HELLO + f"print('{{\"action\": {action}}}\\nand another thing', flush=True)\ntime.sleep(600)"
    with ratusz.bot(program(text)) as outside:
        answer_and_hear_more(outside, match)
        with pytest.raises(BadBot, match="spoke without being asked: b'and another thing"):
            outside.choose(match)


def test_a_program_that_has_nothing_more_to_say_has_not_spoken(program: Program) -> None:
    match = ratusz.new("builders", players=2, seed=1)
    action = match.legal()[0]
    text = HELLO + f"print('{{\"action\": {action}}}', flush=True)\nimport os; os.close(1)\ntime.sleep(600)"
    with ratusz.bot(program(text)) as outside:
        answer_and_hear_more(outside, match)
        with pytest.raises(BadBot, match="ended without an answer"):
            outside.choose(match)


@pytest.mark.parametrize("text", ["import time; time.sleep(600)", HELLO + "time.sleep(600)"])
def test_a_program_that_does_not_answer_in_time(program: Program, text: str) -> None:
    match = ratusz.new("builders", players=2, seed=1)
    begin = time.monotonic()
    with (
        ratusz.bot(program(text, seconds=0.5)) as outside,
        pytest.raises(BadBot, match=r"gave no answer within 0\.5 seconds"),
    ):
        outside.choose(match)
    assert time.monotonic() - begin < 300


def test_a_program_that_cannot_be_started() -> None:
    match = ratusz.new("builders", players=2, seed=1)
    with pytest.raises(BadBot, match=r"could not be started: .*no_such_program"):
        ratusz.bot("exec:./no_such_program").choose(match)


def alive(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


STUBBORN = """
import json, os, signal, subprocess, sys
signal.signal(signal.SIGTERM, signal.SIG_IGN)
child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(600)"])
input()
print(json.dumps({"protocol": 1}), flush=True)
print(json.dumps({"action": json.loads(input())["legal"][0]["action"]}), flush=True)
open(sys.argv[1], "w").write(f"{os.getpid()} {child.pid}")
while True:
    signal.pause()
"""


@pytest.mark.skipif(not hasattr(os, "killpg"), reason="needs groups of processes")
def test_nothing_is_left_running(tmp_path: Path, program: Program) -> None:
    pids = tmp_path / "pids"
    match = ratusz.new("builders", players=2, seed=1)
    with ratusz.bot(program(STUBBORN, str(pids))) as outside:
        match.apply(outside.choose(match))
        while not pids.exists() or len(pids.read_text().split()) < 2:
            time.sleep(0.01)
    for process in pids.read_text().split():
        deadline = time.monotonic() + 120
        while alive(int(process)) and time.monotonic() < deadline:
            time.sleep(0.01)  # A child of the program is reaped by whoever adopted it.
        assert not alive(int(process))


def test_after_a_failure_it_begins_anew(tmp_path: Path, program: Program) -> None:
    flag = tmp_path / "flag"
    text = f"import os, sys\nif not os.path.exists({str(flag)!r}):\n    open({str(flag)!r}, 'w')\n    sys.exit(1)\n"
    match = ratusz.new("builders", players=2, seed=1)
    with ratusz.bot(program(text + FAITHFUL, str(tmp_path / "log"))) as outside:
        with pytest.raises(BadBot):
            outside.choose(match)
        assert outside.choose(match) in match.legal()


def test_who_has_nothing_to_decide_is_not_asked() -> None:
    match = ratusz.new("builders", players=2, seed=1)
    with pytest.raises(BadBot, match="has nothing to decide"):
        OutsideBot(["no_such_program"]).choose(match, 1 - match.player)
