"""The rules change in mid-match, and nothing dies of it: tables go on, and what is over looks as it did."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import random
import sqlite3
import threading
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any
from unittest.mock import AsyncMock, patch

import msgspec
import pytest

from ratusz import games
from ratusz.core.errors import BadRecord
from ratusz.core.game import Game
from ratusz.core.match import Match
from ratusz.core.record import Earlier, Record
from ratusz.server import carrying, live, looks, table
from ratusz.server.hall import Hall
from ratusz.server.live import LiveTable
from ratusz.server.messages import Command
from ratusz.server.refusal import Refusal
from ratusz.server.secrets import hashed
from ratusz.server.settings import Settings
from ratusz.server.sqlite import SqliteStore
from ratusz.server.store import StoreFull
from ratusz.server.table import NOTHING_HELD, Held, Table
from ratusz.server.thinking import Thinkers
from tests.server.conftest import NewServer
from tests.server.harness import Browser, play_on
from tests.server.tables import stored
from tests.toys import fixed
from tests.toys.fair import GAME as FAIR
from tests.toys.fair import FairState

COOKIES = ["anna", "ben", "cleo"]
EYES = [0, 1, 2, None]
PART = 8
"""Matches at the Fair are short: with parts of this size they have several."""
Told = dict[str, Any]
NUMBERS = itertools.count()


@pytest.fixture(autouse=True)
def short_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (looks, table, carrying, live):
        monkeypatch.setattr(module, "PART", PART)


@pytest.fixture
def rules(monkeypatch: pytest.MonkeyPatch) -> Callable[[Game], None]:
    """`rules(GAME)` lets the server play by these from now on."""
    monkeypatch.setitem(games._GAMES, "fair", FAIR)
    return lambda game: monkeypatch.setitem(games._GAMES, "fair", game)


@asynccontextmanager
async def open_hall(folder: Path) -> AsyncIterator[Hall]:
    """A hall that is simply gone at the end: what it has not stored is lost."""
    store, thinkers = SqliteStore(folder / "a.db"), Thinkers(1, 1.0)
    hall = Hall(store, thinkers, Settings(pace=0.0, answer_seconds=0.0))
    try:
        yield hall
    finally:
        for one in hall._live.values():
            while one._keeping:  # A thread may be at it.
                await asyncio.sleep(0.001)
        hall.close()
        thinkers.close()
        await store.close()


async def set_table(hall: Hall, seed: int = 1, **options: Any) -> LiveTable:
    match = Match.new(games.find("fair"), 3, seed, {"rounds": 4, **options}, [0, 1, 2])
    await hall.store.create(stored(match, "table", COOKIES, watcher="dora"))
    return await hall.open("table")


async def tell(live: LiveTable, eyes: int | None, kind: str, **more: object) -> Told:
    """Send a command in the name of a seat, or of a watcher; its answer."""
    return await tell_to(live, "dora" if eyes is None else COOKIES[eyes], kind, **more)


async def tell_to(live: LiveTable, cookie: str, kind: str, **more: object) -> Told:
    connection = live.join(hashed(cookie))
    await live.handle(connection, msgspec.convert({"type": kind, "id": f"command-{next(NUMBERS)}"} | more, Command))
    answers = [json.loads(connection.outbox.take()) for _ in range(len(connection.outbox))]
    live.leave(connection)
    found: Told = next(one for one in answers if one["type"] not in ("state", "presence", "chat", "change"))
    return found


def state(live: LiveTable, eyes: int | None, held: Held = NOTHING_HELD) -> Told:
    connection = live.join(hashed("dora" if eyes is None else COOKIES[eyes]), held=held)
    told: Told = json.loads(connection.outbox.take())
    live.leave(connection)
    return told


async def act(live: LiveTable, rng: random.Random) -> None:
    match = live.table.match
    seat = rng.choice(match.deciders())
    answer = match.notation(rng.choice(match.legal(seat)))
    told = await tell(live, seat, "act", seat=seat, version=live.table.version_for(seat), answers=[answer])
    assert told["type"] == "accepted", told


async def undo(live: LiveTable, seat: int, count: int = 1) -> None:
    """All agree at once."""
    before = live.table.before(seat, count)
    async with live.lock:
        await live.keep(live.table.take_back(seat, before), f"undo-{next(NUMBERS)}")


async def play(live: LiveTable, actions: int, seed: int = 5) -> None:
    rng = random.Random(seed)
    for _ in range(actions):
        if live.table.match.over:
            return
        await act(live, rng)


async def kept(live: LiveTable) -> None:
    """Wait until what is due is stored."""
    while live._keeping:
        await asyncio.sleep(0.001)


async def everything(live: LiveTable, plies: int | None = None) -> list[Told]:
    """What every pair of eyes is told of every moment, and of the log."""
    told = []
    for eyes in EYES:
        last = live.table.settled if plies is None else plies
        for ply in range(last + 1):
            moment = await tell(live, eyes, "look", ply=ply)
            told.append({name: moment[name] for name in ("ply", "seat", "view", "events", "scores")})
        page = await tell(live, eyes, "log", before=last)
        assert page["since"] == 0
        told.append({"log": page["events"]})
    return told


def logged(live: LiveTable, eyes: int | None = None) -> list[Told]:
    return [entry["event"] for entry in state(live, eyes)["events"]]


def changes(live: LiveTable) -> list[Told]:
    return [event for event in logged(live) if event["event"] == "rules_changed"]


def forget(folder: Path) -> None:
    """Let a database be as if nobody had ever kept looks."""
    with contextlib.closing(sqlite3.connect(folder / "a.db", isolation_level=None)) as connection:
        connection.execute("DELETE FROM looks")
        connection.execute("DELETE FROM positions")


SomeRules = Callable[[Game], None]


@pytest.mark.parametrize("fix", fixed.FIXES)
@pytest.mark.parametrize("actions", [0, 3, 21, 37])
def test_a_running_table_goes_on_from_where_it_stood(tmp_path: Path, rules: SomeRules, fix: str, actions: int) -> None:
    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            table = await set_table(hall)
            await play(table, actions)
            told, states = await everything(table), [state(table, eyes) for eyes in EYES]
            position, versions = table.table.match.document(), table.table.versions
            await hall.keep_all()
        rules(fixed.FIXES[fix])
        async with open_hall(tmp_path) as hall:
            table = await hall.open("table")
            assert table.table.match.game.rules_version == 2
            now = table.table.match.document()
            assert {**now, "rules_version": 1, "position": None} == {**position, "position": None}
            assert {**position["position"], **now["position"]} == now["position"]
            assert table.table.versions == versions
            ply = states[-1]["settled"]
            assert await everything(table, ply) == told
            assert changes(table) == [{"event": "rules_changed", "seat": -1, "before": 1, "now": 2, "lost": 0}]
            for eyes, before in zip(EYES, states, strict=True):
                after = state(table, eyes)
                assert after["events"][-1]["ply"] == after["settled"] == ply + 1
                assert after["seed_hash"] == before["seed_hash"]
                assert [entry for entry in before["events"] if entry["ply"] <= ply] == after["events"][:-1]
            await play(table, 1000)
            assert table.table.match.over
            await kept(table)
            end = await everything(table)
            assert state(table, 0)["seed"] == "1"
            record = Record.from_json(await hall.record("table", hashed("anna")))
        assert Match.replay(fixed.FIXES[fix], record).fingerprint() == record.final
        assert (record.format, record.seed, [part.rules_version for part in record.earlier]) == (2, "1", [1])
        assert len(record.earlier[0].actions) == actions
        async with open_hall(tmp_path) as hall:
            table = await hall.open("table")
            assert await everything(table) == end
            assert Record.from_json(await hall.record("table", hashed("anna"))) == record

    asyncio.run(work())


def test_a_rule_may_change_more_than_once(tmp_path: Path, rules: SomeRules) -> None:
    async def work() -> None:
        told: list[Told] = []
        for version, game in enumerate([FAIR, fixed.DEARER_FAIR, fixed.fixed(fixed.WithoutExchange, 3)], start=1):
            rules(game)
            async with open_hall(tmp_path) as hall:
                table = await set_table(hall) if version == 1 else await hall.open("table")
                last = table.table.first - 1
                assert await everything(table, last) == told if version > 1 else not told
                assert [(one["before"], one["now"]) for one in changes(table)] == [
                    (before, before + 1) for before in range(1, version)
                ]
                await play(table, 11)
                told = await everything(table)
                if version < 3:
                    await hall.keep_all()
                    continue
                await play(table, 1000)
                record = Record.from_json(await hall.record("table", hashed("anna")))
                assert [part.rules_version for part in record.earlier] == [1, 2]
                assert [len(part.actions) for part in record.earlier] == [11, 11]
                assert record.earlier[1].start is not None
                assert Match.replay(game, record).fingerprint() == record.final

    asyncio.run(work())


@pytest.mark.parametrize("fix", fixed.FIXES)
@pytest.mark.parametrize("seed", [1, 2])
def test_a_finished_match_looks_as_it_did(tmp_path: Path, rules: SomeRules, fix: str, seed: int) -> None:
    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            table = await set_table(hall, seed)
            await play(table, 1000, seed)
            await kept(table)
            told, states = await everything(table), [state(table, eyes) for eyes in EYES]
            timeline = (await tell(table, 0, "look", ply=0))["timeline"]
            record = await hall.record("table", hashed("anna"))
        rules(fixed.FIXES[fix])
        async with open_hall(tmp_path) as hall:
            table = await hall.open("table")
            assert await everything(table) == told
            around = {"number", "seats"}
            for eyes, before in zip(EYES, states, strict=True):
                after = state(table, eyes)
                assert {key: after[key] for key in after if key not in around} == {
                    key: before[key] for key in before if key not in around
                }
            assert (await tell(table, 0, "look", ply=0))["timeline"] == timeline
            assert await hall.record("table", hashed("anna")) == record
            assert (await tell(table, 0, "undo", seat=0, version=state(table, 0)["version"]))["type"] == "refused"
            assert (await hall.of_visitor(hashed("anna")))[0].over

    asyncio.run(work())


def test_killed_between_two_parts_lines_are_played_by_the_new_rules(tmp_path: Path, rules: SomeRules) -> None:
    """The looks and the position reach to the last part; what came after it is played again, as far as it fits."""

    async def work() -> None:
        lost = set()
        for seed in range(6):
            folder = tmp_path / str(seed)
            folder.mkdir()
            rules(FAIR)
            async with open_hall(folder) as hall:
                table = await set_table(hall, seed)
                await play(table, 30, seed)
                await kept(table)
                await table.keep_looks()
                with patch.object(Table, "due", False):
                    await play(table, 4, seed)
                told, lines = await everything(table), table.table.lines
                assert 0 < table.table.kept_lines < lines
                position = table.table.kept_ply
            game = [fixed.POORER_FAIR, fixed.MENDED_FAIR][seed % 2]
            rules(game)
            async with open_hall(folder) as hall:
                table = await hall.open("table")
                assert table.table.first == position + 1
                kept_now = [one for one in await everything(table, position) if "log" not in one]
                assert kept_now == [one for one in told if one.get("ply", position + 1) <= position]
                [change] = changes(table)
                first, end = table.table.carried[-1].lost
                assert (change["lost"], end) == (end - first, lines)
                lost.add(change["lost"] > 0)
                await play(table, 1000, seed)
                record = Record.from_json(await hall.record("table", hashed("anna")))
                assert record.earlier[0].lost == [] or change["lost"]
                kept_lines = table.table.carried[-1].line
                assert [len(record.earlier[0].actions), len(record.earlier[0].lost)] == [kept_lines, change["lost"]]
                assert Match.replay(game, record).fingerprint() == record.final
            async with open_hall(folder) as hall:
                assert Record.from_json(await hall.record("table", hashed("anna"))) == record
        assert lost == {True, False}, "some lines should fit, and some should not"

    asyncio.run(work())


def test_a_record_that_was_carried_on_is_the_same_after_it_was_brought_elsewhere(
    tmp_path: Path, rules: SomeRules
) -> None:
    """With what was played by earlier rules, what got lost of it, and dealings that count its lines."""

    async def work() -> None:
        lost = set()
        for seed in range(6):
            folder = tmp_path / str(seed)
            folder.mkdir()
            for number, game in enumerate([FAIR, fixed.POORER_FAIR, fixed.fixed(fixed.Dearer, 3)]):
                rules(game)
                async with open_hall(folder) as hall:
                    table = await hall.open("table") if number else await set_table(hall, seed)
                    await play(table, 1000 if number == 2 else 4 + seed, seed)
                    while table.table.match.question().step == "end_turn":
                        await play(table, 1, seed)  # Elsewhere nobody would be asked that out of the blue.
                    await kept(table)
                    await table.keep_looks()
                    with patch.object(Table, "due", False):
                        await play(table, 4, seed)
            async with open_hall(folder) as hall:
                text = await hall.record("table", hashed("anna"))
                record = Record.from_json(text)
                assert len(record.earlier) == 2
                lost |= {bool(part.lost) for part in record.earlier}
                brought = await hall.import_record(hashed("emil"), "there", text)
            async with open_hall(folder) as hall:
                assert not brought.misfit
                assert Record.from_json(await hall.record(brought.table, hashed("emil"))) == record
                there = await hall.open(brought.table)
                assert there.table.match.fingerprint() == record.final
                moment = await tell_to(there, "emil", "look", ply=there.table.settled)
                assert moment["view"] == json.loads(msgspec.json.encode(there.table.match.view(0)))
        assert lost == {True, False}, "some lines should fit, and some should not"

    asyncio.run(work())


@pytest.mark.parametrize("earlier", [[Earlier(1, None, [], [])] * 21, [Earlier(1, {"a": [[]] * 60_000}, [], [])]])
def test_what_nobody_can_check_of_earlier_rules_is_little(
    tmp_path: Path, rules: SomeRules, earlier: list[Earlier]
) -> None:
    """A megabyte of it took twenty-five in memory; with thousands of parts, opening the table took a minute."""

    async def work() -> None:
        match = Match.new(FAIR, 3, 1)
        record = replace(match.record(), start=match.document(), earlier=earlier)
        async with open_hall(tmp_path) as hall:
            with pytest.raises(BadRecord, match=r"was carried on 21 times|more than 200000 letters"):
                await hall.import_record(hashed("emil"), "there", record.to_json())

    asyncio.run(work())


def test_a_record_of_earlier_positions_tells_the_one_it_goes_on_from(tmp_path: Path, rules: SomeRules) -> None:
    """Otherwise its table could be set, but never be opened."""

    async def work() -> None:
        record = replace(Match.new(FAIR, 3, 1).record(), earlier=[Earlier(1, {"no": "position"}, [], [])], final=None)
        async with open_hall(tmp_path) as hall:
            with pytest.raises(BadRecord, match="tells the position where it was"):
                await hall.import_record(hashed("emil"), "there", record.to_json())

    asyncio.run(work())


@pytest.mark.parametrize("line", ["", "0", "3 end_turn", "-1 end_turn", "end_turn", "x" * 1000])
def test_lines_of_earlier_rules_are_lines_of_seats(tmp_path: Path, rules: SomeRules, line: str) -> None:
    async def work() -> None:
        match = Match.new(FAIR, 3, 1)
        part = Earlier(1, None, [], [line])
        record = replace(match.record(), start=match.document(), earlier=[part])
        async with open_hall(tmp_path) as hall:
            with pytest.raises(BadRecord, match="A line of earlier rules is 'SEAT NOTATION', not"):
                await hall.import_record(hashed("emil"), "there", record.to_json())

    asyncio.run(work())


def test_without_a_position_the_match_is_played_again_from_its_beginning(tmp_path: Path, rules: SomeRules) -> None:
    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            table = await set_table(hall)
            await play(table, PART - 3)
            assert table.table.kept_lines < 0
            told, lines = await everything(table), table.table.match.record().actions
        rules(fixed.DEARER_FAIR)
        async with open_hall(tmp_path) as hall:
            table = await hall.open("table")
            assert table.table.match.record().actions == lines
            assert [one["view"] for one in await everything(table) if one.get("ply") == 0] == [
                one["view"] for one in told if one.get("ply") == 0
            ]
            assert changes(table)[0]["lost"] == 0

    asyncio.run(work())


def test_what_cannot_be_read_begins_anew_and_what_cannot_begin_is_refused(tmp_path: Path, rules: SomeRules) -> None:
    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            await play(await set_table(hall), 20)
            await hall.keep_all()
        rules(fixed.ILLEGIBLE_FAIR)
        async with open_hall(tmp_path) as hall:
            table = await hall.open("table")
            assert (table.table.first, table.table.match.ply, changes(table)[0]["lost"]) == (1, 20, 0)
            await play(table, 1000)
            await kept(table)
        rules(replace(fixed.fixed(fixed.Dearer, 3), options=(), players=range(2, 3)))
        async with open_hall(tmp_path) as hall:
            assert (await hall.open("table")).table.match.over, "looks are all that it takes"
        forget(tmp_path)
        async with open_hall(tmp_path) as hall:
            with pytest.raises(Refusal, match=r"version 2 of the rules of fair; .* by 3, .*: fair has no option"):
                await hall.open("table")
            assert [line.over for line in await hall.of_visitor(hashed("anna"))] == [True]

    asyncio.run(work())


def test_a_finished_match_that_was_never_kept_opens_as_far_as_it_goes(tmp_path: Path, rules: SomeRules) -> None:
    async def work() -> None:
        far = set()
        for seed in range(4):
            folder = tmp_path / str(seed)
            folder.mkdir()
            rules(FAIR)
            async with open_hall(folder) as hall:
                table = await set_table(hall, seed)
                await play(table, 1000, seed)
                await kept(table)
                scores, record = table.table.match.scores(), await hall.record("table", hashed("anna"))
            forget(folder)
            rules(fixed.POORER_FAIR)
            for _ in range(2):
                async with open_hall(folder) as hall:
                    table = await hall.open("table")
                    assert table.table.match.over
                    assert table.table.match.scores() == scores
                    [change] = changes(table)
                    assert table.table.settled + change["lost"] == len(json.loads(record)["actions"]) + 1
                    assert len(await everything(table)) == 4 * (table.table.settled + 2)
                    assert (
                        json.loads(await hall.record("table", hashed("anna")))["actions"]
                        == json.loads(record)["actions"]
                    )
                    far.add(change["lost"] > 0)
        assert True in far

    asyncio.run(work())


def test_an_undo_across_a_part_is_seen_as_it_is(tmp_path: Path, rules: SomeRules) -> None:
    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            table = await set_table(hall)
            await play(table, 3 * PART)
            await kept(table)
            position = table.table.kept_ply
            while table.table.settled > position - 3:
                await undo(table, next(move.seat for move in reversed(table.table.match.moves) if move.seat >= 0))
            await kept(table)
            assert table.table.kept_ply <= table.table.settled, "what was stored before is no longer true"
            told, lines = await everything(table), table.table.lines
        rules(fixed.DEARER_FAIR)
        async with open_hall(tmp_path) as hall:
            table = await hall.open("table")
            assert await everything(table, table.table.first - 1) == told
            assert changes(table)[0]["lost"] == 0
            assert table.table.lines == lines
            await play(table, 1000)
            record = Record.from_json(await hall.record("table", hashed("anna")))
            assert Match.replay(fixed.DEARER_FAIR, record).fingerprint() == record.final

    asyncio.run(work())


def test_an_undo_behind_a_position_that_nobody_replaced_loses_nothing_that_fits(
    tmp_path: Path, rules: SomeRules, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Killed at that very moment: the match is played again from its beginning."""

    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            table = await set_table(hall)
            await play(table, 3 * PART)
            await kept(table)
            monkeypatch.setattr(table.table.__class__, "due", False)
            seat = table.table.match.moves[-1].seat
            await undo(table, seat, table.table.match.retractable(seat))
            lines, position = table.table.lines, table.table.match.document()
            assert table.table.kept < table.table.kept_ply
        monkeypatch.undo()
        monkeypatch.setitem(games._GAMES, "fair", fixed.fixed(FairState))
        async with open_hall(tmp_path) as hall:
            table = await hall.open("table")
            assert (table.table.first, table.table.lines, changes(table)[0]["lost"]) == (1, lines, 0)
            assert {**table.table.match.document(), "rules_version": 1} == position

    asyncio.run(work())


def test_who_comes_back_after_the_rules_have_changed_is_told_everything(tmp_path: Path, rules: SomeRules) -> None:
    """The change has a ply of its own, so that others have other numbers than before."""

    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            table = await set_table(hall)
            await play(table, 11)
            before = state(table, 0)
            held = Held(0, before["version"], before["ply"], 0)
            assert state(table, 0, held)["goes_on"]
            await hall.keep_all()
        rules(fixed.DEARER_FAIR)
        async with open_hall(tmp_path) as hall:
            table = await hall.open("table")
            now = state(table, 0, held)
            assert "goes_on" not in now
            assert (now["version"], now["ply"]) == (before["version"], before["ply"] + 1)
            assert now["events"][: len(before["events"])] == before["events"]

    asyncio.run(work())


def test_a_part_that_was_being_stored_when_the_server_stops_is_stored(tmp_path: Path, rules: SomeRules) -> None:
    begun = asyncio.Event()

    async def never(*_: object) -> None:
        begun.set()
        await asyncio.Event().wait()

    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            table = await set_table(hall)
            with patch.object(hall.store, "keep", never):
                while not table._keeping:
                    await play(table, 1)
                await begun.wait()
            before = state(table, 0)
            await play(table, 1)
            await asyncio.wait_for(hall.keep_all(), 60)
        rules(fixed.DEARER_FAIR)
        async with open_hall(tmp_path) as hall:
            now = state(await hall.open("table"), 0)
            assert now["events"][: len(before["events"])] == before["events"]

    asyncio.run(work())


def test_nobody_takes_back_what_was_done_by_earlier_rules(tmp_path: Path, rules: SomeRules) -> None:
    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            await play(await set_table(hall), 20)
            await hall.keep_all()
        rules(fixed.DEARER_FAIR)
        async with open_hall(tmp_path) as hall:
            table = await hall.open("table")
            assert not any(state(table, eyes)["retractable"] for eyes in EYES)
            first = table.table.settled
            await play(table, 1)
            seat = table.table.match.moves[-1].seat
            await undo(table, seat)
            assert table.table.settled == first + sum(move.seat < 0 for move in table.table.match.moves)
            assert len(changes(table)) == 1

    asyncio.run(work())


def test_a_command_that_was_confirmed_by_earlier_rules_is_not_carried_out_again(
    tmp_path: Path, rules: SomeRules
) -> None:
    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            table = await set_table(hall)
            seat = table.table.match.player
            answers = table.table.match.question(seat).notations[:1]
            command = {"seat": seat, "version": 0, "answers": answers, "id": "a-command"}
            assert (await tell(table, seat, "act", **command))["type"] == "accepted"
            await hall.keep_all()
        rules(fixed.DEARER_FAIR)
        async with open_hall(tmp_path) as hall:
            table = await hall.open("table")
            assert await tell(table, seat, "act", **command) == {"type": "accepted", "id": "a-command", "version": 1}
            assert table.table.lines == 1

    asyncio.run(work())


def test_in_an_open_phase_nobody_learns_what_the_others_did(tmp_path: Path, rules: SomeRules) -> None:
    """Two worlds in which another seat has laid or not: whatever is told to the others is the same."""

    async def work(folder: Path, actions: int) -> list[Any]:
        rules(FAIR)
        async with open_hall(folder) as hall:
            table = await set_table(hall)
            for _ in range(actions):
                answers = table.table.match.question(1).notations[:1]
                told = await tell(table, 1, "act", seat=1, version=table.table.version_for(1), answers=answers)
                assert told["type"] == "accepted"
            await hall.keep_all()
        rules(fixed.DEARER_FAIR)
        async with open_hall(folder) as hall:
            table = await hall.open("table")
            others = [one for one in await everything(table) if one.get("seat", 1) != 1]
            return [state(table, 0), state(table, None), others]

    one, other = tmp_path / "one", tmp_path / "other"
    one.mkdir()
    other.mkdir()
    assert asyncio.run(work(one, 0)) == asyncio.run(work(other, 1))


def test_looks_hold_for_each_seat_only_what_it_saw(tmp_path: Path, rules: SomeRules) -> None:
    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            table = await set_table(hall)
            await play(table, 30)
            await kept(table)
            match = table.table.match
            parts = await hall.store.looks("table", 0, 99)
            told = [look for _, body in sorted(parts.items()) for look in looks.unpacked(body, list[looks.Look])]
            stored = looks.in_full(told)
            assert len(stored) == table.table.kept + 1 > 2 * PART
            for ply, look in enumerate(stored):
                for eyes in EYES:
                    assert look.view(eyes) == json.loads(msgspec.json.encode(match.at(ply).view(eyes)))
                    seen = match.events(eyes, ply - 1)[: len(look.events(eyes))] if ply else []
                    assert look.events(eyes) == json.loads(msgspec.json.encode([event.document() for event in seen]))

    asyncio.run(work())


def test_looks_are_made_beside_the_event_loop(
    tmp_path: Path, rules: SomeRules, monkeypatch: pytest.MonkeyPatch
) -> None:
    threads = set()

    def look_at(*arguments: Any) -> looks.Look:
        threads.add(threading.current_thread())
        return looks.look_at(*arguments)

    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            await play(await set_table(hall), 1000)

    monkeypatch.setattr(table, "look_at", look_at)
    asyncio.run(work())
    assert threads
    assert threading.main_thread() not in threads


def test_a_store_that_is_full_holds_up_nobody_and_what_it_refused_is_kept_later(
    tmp_path: Path, rules: SomeRules
) -> None:
    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            table = await set_table(hall)
            with patch.object(hall.store, "keep", AsyncMock(side_effect=StoreFull("no room"))):
                await play(table, 4 * PART)
                await kept(table)
            assert (table.table.kept, table.table.kept_lines) == (-1, -1)
            await play(table, 1000)
            await kept(table)
            assert table.table.kept == table.table.settled
            assert not table.table.unkept
            told = await everything(table)
        rules(fixed.DEARER_FAIR)
        async with open_hall(tmp_path) as hall:
            assert await everything(await hall.open("table")) == told

    asyncio.run(work())


def test_a_table_that_leaves_memory_and_one_that_a_crash_left_behind_are_kept(tmp_path: Path, rules: SomeRules) -> None:
    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            table = await set_table(hall)
            await play(table, 3)
            table.used -= 10_000
            hall.forget_idle(time.monotonic())
            assert not hall._live
            await hall.keep_all()
            found = await hall.store.load("table")
            assert found is not None
            assert found.position is not None
            assert found.position.number == 3
            await play(await hall.open("table"), 3)
        async with open_hall(tmp_path) as hall:
            await hall.keep_others()
            assert hall.unkept == 0
            found = await hall.store.load("table")
            assert found is not None
            assert found.position is not None
            assert found.position.number == 6

    asyncio.run(work())


@pytest.mark.parametrize("end", ["stop", "kill"])
def test_a_server_that_comes_back_with_other_rules_goes_on(new_server: NewServer, end: str) -> None:
    server = new_server(module="tests.server.fair_server")
    anna, ben = Browser(server), Browser(server)
    open_table = anna.create("me", "link", game="fair", options={"rounds": 4})
    ben.claim(open_table.links[1])
    with anna.sit(open_table.id) as first, ben.sit(open_table.id) as second:
        assert play_on([first, second], random.Random(3).choice, 14) == 14
        views = [[seat.ask("look", ply=ply)["view"] for ply in range(15)] for seat in (first, second)]
        versions = [first.version, second.version]
    getattr(server, end)()
    server.settings["FAIR_RULES"] = "mended"
    server.start()
    with anna.sit(open_table.id) as first, ben.sit(open_table.id) as second:
        assert [seat.version for seat in (first, second)] == versions
        changed = [entry["ply"] for entry in first.log if entry["event"]["event"] == "rules_changed"]
        assert changed == [15 if end == "stop" else 1], "nothing but a stop stores where it stands, so early in a match"
        if end == "stop":
            assert [[seat.ask("look", ply=ply)["view"] for ply in range(15)] for seat in (first, second)] == views
        play_on([first, second], random.Random(4).choice)
        assert first.state["over"]
    record = Record.from_json(anna.get(f"/api/tables/{open_table.id}/record").json()["record"])
    assert Match.replay(fixed.MENDED_FAIR, record).fingerprint() == record.final
    assert anna.get("/healthz").json() == {"ok": True}
    server.assert_calm()
