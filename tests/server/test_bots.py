"""Bots at a table: they play at their pace, in processes of their own, and no failure of theirs freezes a table."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import os
import signal
from pathlib import Path
from typing import Any

import pytest

import ratusz
from ratusz.bots import LEVELS
from ratusz.server.thinker import Dilemma
from ratusz.server.thinking import MOVES, BotFailed, Queue
from tests.server.conftest import NewServer
from tests.server.harness import Browser, Seat, Server
from tests.server.tables import load


def bot(level: str, who: str | None = None) -> dict[str, str]:
    return {"kind": "bot", "level": level, **({"who": who} if who else {})}


def watch_to_the_end(seat: Seat) -> None:
    while not seat.state["over"]:
        seat.hear()


@pytest.mark.parametrize("levels", [("easy", "fair"), ("fair", "fair", "easy", "easy")])
def test_bots_play_a_match_by_themselves(server: Server, anna: Browser, levels: tuple[str, ...]) -> None:
    table = anna.create(*map(bot, levels), options={"round_cap": 2})
    with anna.sit(table.id) as seat:
        assert seat.state["seat"] is None
        watch_to_the_end(seat)
        assert all(line["online"] for line in seat.state["seats"])
    record = anna.get(f"/api/tables/{table.id}/record").json()["record"]
    assert ratusz.replay(record).over


def test_bots_play_somebody_of_the_cast(server: Server, anna: Browser) -> None:
    """They are called so at the table and in the record, which is read with them; a rematch has them too."""
    table = anna.create("me", bot("easy", "marta"), bot("fair", "emil"), bot("fair"), options={"round_cap": 1})
    with anna.sit(table.id) as seat:
        assert _who(seat.state["seats"]) == [("Seat 0", None), ("Marta", "marta"), ("Emil", "emil"), ("", None)]
        while not seat.see(lambda state: bool(state["over"] or state["questions"]))["over"]:
            seat.hear_version(seat.act()["version"])
    record = anna.get(f"/api/tables/{table.id}/record").json()["record"]
    assert json.loads(record)["names"][1:] == ["marta:level=easy", "emil:level=fair", "fair"]
    for name in json.loads(record)["names"][1:]:
        ratusz.bot(name).close()
    imported = anna.post("/api/records", {"record": record}).json()["table"]
    again = anna.post(f"/api/tables/{table.id}/rematch").json()["table"]
    for other in (imported, again):
        seats = anna.get(f"/api/tables/{other}").json()["seats"]
        assert [(line.get("who"), line["level"]) for line in seats[1:]] == [
            ("marta", "easy"),
            ("emil", "fair"),
            (None, "fair"),
        ]


def test_nobody_of_the_cast_sits_on_two_seats(server: Server, anna: Browser) -> None:
    wish = {"game": "builders", "seats": [bot("easy", "iga"), bot("fair", "iga")]}
    assert anna.post("/api/tables", wish).json()["code"] == "who_twice"
    assert anna.post("/api/tables", {"game": "builders", "seats": [bot("easy", "nobody")] * 2}).status_code == 422


def test_a_person_who_is_called_like_one_of_the_cast_is_a_person(server: Server, anna: Browser) -> None:
    table = anna.create({"kind": "me", "name": "Marta"}, bot("easy"))
    assert _who(anna.get(f"/api/tables/{table.id}").json()["seats"]) == [("Marta", None), ("", None)]


def _who(seats: list[dict[str, Any]]) -> list[tuple[str, str | None]]:
    return [(line["name"], line.get("who")) for line in seats]


def test_the_easy_bot_is_not_the_same_every_time(server: Server, anna: Browser) -> None:
    """Its chance is new at every decision and at every table."""
    matches = []
    for _ in range(2):
        table = anna.create(bot("easy"), bot("easy"), options={"round_cap": 3})
        with anna.sit(table.id) as seat:
            watch_to_the_end(seat)
        matches.append(json.loads(anna.get(f"/api/tables/{table.id}/record").json()["record"])["actions"])
    for actions in matches:
        assert len({line.split()[1] for line in actions}) >= 3, actions
    assert matches[0] != matches[1]


@pytest.mark.parametrize("levels", [list(LEVELS)[:3], list(LEVELS)[3:]])
def test_a_person_plays_against_every_level(server: Server, anna: Browser, levels: list[str]) -> None:
    table = anna.create("me", *(bot(level) for level in levels), options={"round_cap": 1})
    with anna.sit(table.id) as seat:
        while not seat.state["over"]:
            if seat.legal:
                answer = seat.act()
                seat.hear_version(answer["version"])
            else:
                seat.hear()
        told = [
            one["event"] for frame in seat.frames if frame["type"] in ("state", "change") for one in frame["events"]
        ]
        ended = {event["seat"] for event in told if event["event"] == "turn_ended"}
        assert ended == set(range(len(levels) + 1))
        assert [info["level"] for info in seat.state["seats"]] == [None, *levels]


def test_a_question_that_keeps_a_secret_is_answered_by_the_table(server: Server, anna: Browser) -> None:
    """A person who might hold a card that can be claimed is asked, and is not waited for without one."""
    # Cards and market decide how often that happens: in every third match not once.
    assert any(left_to_the_table(anna) > 0 for _ in range(30))


def left_to_the_table(person: Browser) -> int:
    """Play a match and let the table answer what it asks for secrecy's sake; how often it did."""
    table = person.create("me", bot("easy"), game="little_town")
    left = 0
    with person.sit(table.id) as seat:
        while not seat.state["over"]:
            question = seat.state["questions"][0] if seat.legal else {"step": ""}
            # Only a window is put for secrecy's sake: this person confirms the ends of turns.
            assert question.get("feigned", False) == (question["step"] == "window" and len(seat.legal) == 1)
            if question.get("feigned"):
                left += 1
                seat.hear_version(seat.version + 1)
            elif seat.legal:
                building = [one for one in seat.legal if one.startswith("build ")]
                answer = seat.act(*building[:1])
                seat.hear_version(answer["version"])
            else:
                seat.hear()
    return left


def test_bots_move_at_a_pace_that_people_can_follow(new_server: NewServer) -> None:
    server = new_server(RATUSZ_PACE="0.2")
    anna = Browser(server)
    table = anna.create(bot("easy"), bot("easy"))
    with anna.sit(table.id) as seat:
        seat.hear_version(4)
    server.kill()
    times = [row.at for row in load(server.database, table.id).actions]
    assert min(later - earlier for earlier, later in itertools.pairwise(times)) >= 0.2 - 0.01


def thinkers_of(server: Server) -> list[int]:
    thinkers = []
    for children in Path(f"/proc/{server.pid}/task").glob("*/children"):
        # A thread, or a child, may be gone by now.
        with contextlib.suppress(FileNotFoundError, ProcessLookupError):
            for child in children.read_text().split():
                if b"ratusz.crew" in Path(f"/proc/{child}/cmdline").read_bytes():
                    thinkers.append(int(child))
    return thinkers


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="this system does not list processes")
def test_a_process_that_dies_while_thinking_does_not_freeze_the_table(new_server: NewServer) -> None:
    server = new_server()
    anna = Browser(server)
    table = anna.create(bot("fair"), bot("fair"), options={"round_cap": 200})
    killed: set[int] = set()
    with anna.sit(table.id) as seat:
        while len(killed) < 4:
            for thinker in set(thinkers_of(server)) - killed:
                with contextlib.suppress(ProcessLookupError):
                    os.kill(thinker, signal.SIGKILL)
                    killed.add(thinker)
            assert not seat.state["over"]
            seat.hear()
        seat.hear_version(seat.version + 3)
    assert anna.get("/healthz").status_code == 200


def test_a_bot_that_thinks_too_long_does_not_freeze_the_table(new_server: NewServer) -> None:
    """A strong bot takes a second, of which it is given a fraction; something legal is played for it instead."""
    server = new_server(RATUSZ_THINK_SECONDS="0.2")
    anna = Browser(server)
    table = anna.create("me", bot("strong"))
    with anna.sit(table.id) as seat:
        while "thought for more than 0.2 seconds" not in server.log():
            if seat.legal:
                answer = seat.act()
                assert answer["type"] == "accepted"
                seat.hear_version(answer["version"])
            else:
                seat.hear()
        seat.see(lambda state: bool(state["questions"]))


def test_a_hint_that_fails_is_refused(new_server: NewServer) -> None:
    server = new_server(RATUSZ_THINK_SECONDS="0.2", RATUSZ_HINT_SPEC="mcts:seconds=3")
    anna = Browser(server)
    table = anna.create("me", "here")
    with anna.sit(table.id) as seat:
        decider = seat.state["deciders"][0]
        slow = seat.ask("hint", seat=decider)
        assert slow["type"] == "hint", "a new process has time to begin"
        again = seat.ask("hint", seat=decider)
        assert again["notation"] == slow["notation"], "nobody thinks twice about the same position"
        answer = seat.act()
        seat.hear_version(answer["version"])
        decider = seat.state["deciders"][0]
        assert seat.ask("hint", seat=decider)["code"] == "no_hint"
        seat.send("hint", seat=decider, id="one-at-a-time")
        assert seat.ask("hint", seat=decider)["code"] == "busy"


def test_the_same_is_advised_where_the_same_is_seen(new_server: NewServer) -> None:
    """Even by a bot that draws lots, and after something else was done and taken back."""
    anna = Browser(new_server(RATUSZ_HINT_SPEC="random"))
    with anna.sit(anna.create("me", "here").id) as seat:
        for _ in range(3):
            decider = seat.state["deciders"][0]
            first = seat.ask("hint", seat=decider)["notation"]
            seat.hear_version(seat.act("take_coins 1")["version"])
            seat.ask("hint", seat=decider)
            undone = seat.ask("undo", seat=decider, count=1, version=seat.state["version"])
            seat.hear_version(undone["version"])
            assert seat.ask("hint", seat=decider)["notation"] == first
            seat.hear_version(seat.act("take_coins 1")["version"])


def test_a_hint_is_a_whole_plan_that_one_command_plays_and_one_undo_takes_back(new_server: NewServer) -> None:
    anna = Browser(new_server(RATUSZ_HINT_SPEC="greedy"))
    with anna.sit(anna.create("me", "here", game="orleans").id) as seat:
        hint = seat.ask("hint", seat=0)
        assert hint["type"] == "hint", hint
        plan = [hint["notation"], *hint["rest"]]
        assert [plan[place] for part in hint["parts"] for place in part] == plan[: hint["together"]]
        assert plan[hint["together"] :] == ["done"], "that ends one's planning, and goes without saying"
        assert hint["reason"].startswith("reason-place")
        before = seat.state["ply"]
        seat.hear_version(seat.act(*plan[: hint["together"]])["version"])
        assert seat.state["ply"] == before + hint["together"] > before + 1
        count = hint["together"]
        seat.hear_version(seat.ask("undo", seat=0, count=count, version=seat.state["version"])["version"])
        assert seat.state["ply"] == before
        again = seat.ask("hint", seat=0)
        assert {**again, "id": ""} == {**hint, "id": ""}


def test_thinkers_move_to_a_compiled_build_as_soon_as_it_is_ready(tmp_path: Path) -> None:
    match = ratusz.new("builders", 2, 3)
    build = tmp_path / "build"
    build.mkdir()
    (build / "ratusz").symlink_to(Path(ratusz.__file__).parent)
    # Python runs this file of a folder of PYTHONPATH whenever it starts.
    (build / "sitecustomize.py").write_text(f"open({str(tmp_path / 'started')!r}, 'a').write('.')\n")

    async def ask() -> list[list[int]]:
        thinkers = Queue(MOVES, 1, 20.0, build)
        dilemma = Dilemma(match.document(), "greedy", match.player, 1)
        try:
            before = await thinkers.choose(dilemma)
            assert not (tmp_path / "started").exists()
            (build / "ready").touch()
            return [before, await thinkers.choose(dilemma), await thinkers.choose(dilemma)]
        finally:
            thinkers.close()

    assert len(set(map(tuple, asyncio.run(ask())))) == 1
    assert (tmp_path / "started").read_text() == ".", "one process began there, and stayed"


def test_thinkers_do_without_a_build_that_does_not_work(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    match = ratusz.new("builders", 2, 3)
    (tmp_path / "ratusz").mkdir()
    (tmp_path / "ratusz" / "__init__.py").write_text("raise SystemExit(1)\n")
    (tmp_path / "ready").touch()

    async def ask() -> list[int]:
        thinkers = Queue(MOVES, 1, 20.0, tmp_path)
        try:
            return await thinkers.choose(Dilemma(match.document(), "greedy", match.player, 1))
        finally:
            thinkers.close()

    assert asyncio.run(ask())[0] in match.legal()
    assert "the work is done without it" in caplog.text


def test_thinkers_answer_alike_for_the_same_chance() -> None:
    match = ratusz.new("builders", 2, 3)
    legal = match.legal()

    async def ask() -> list[int]:
        thinkers = Queue(MOVES, 1, 20.0)
        try:
            answers = [
                (await thinkers.choose(Dilemma(match.document(), "random", match.player, seed)))[0]
                for seed in (1, 1, 2, 3, 4)
            ]
            with pytest.raises(BotFailed, match="BadBot"):
                await thinkers.choose(Dilemma(match.document(), "nobody", match.player, 1))
            with pytest.raises(BotFailed, match="nothing to decide"):
                await thinkers.choose(Dilemma(match.document(), "random", 1 - match.player, 1))
            return answers
        finally:
            thinkers.close()

    answers = asyncio.run(ask())
    assert answers[0] == answers[1]
    assert len(set(answers)) > 1
    assert set(answers) <= set(legal)
