"""A table that is taken up at its last bookmark is the same as one that is played from its beginning."""

from __future__ import annotations

import asyncio
import random
import re
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ratusz import games
from ratusz.core.errors import IllegalAction
from ratusz.core.match import Match
from ratusz.core.moves import Dealing
from ratusz.core.past import NotRemembered
from ratusz.server import carrying
from ratusz.server import messages as m
from ratusz.server.connection import AS_USUAL, Asked, Connection
from ratusz.server.live import LiveTable
from ratusz.server.looks import packed
from ratusz.server.secrets import hashed
from ratusz.server.settings import Settings
from ratusz.server.store import PositionRow, Store
from ratusz.server.stores import store_at
from ratusz.server.table import GRANTED, MOST_UNKEPT, NOBODYS_COMMANDS, Draft, Held, Table
from ratusz.server.thinking import Thinkers
from ratusz.server.work import Work
from tests.server.tables import stored
from tests.toys import fixed
from tests.toys.fair import GAME as FAIR

NAME = "table"
COOKIES = ["anna", "ben", "cleo", "dora", "emil"]
SETTINGS = Settings(record_lines=1)
"""The matches are too long for anything to go on by itself."""
WAITING = re.compile(rb'(?<="grace":)\d+')
"""How long people who are away are waited for."""


class Player:
    """Lets people play at random at a table, who take back a lot, and keeps it now and then."""

    def __init__(
        self, game: str, players: int, seed: int, store: Store, work: Work, options: dict[str, Any] | None = None
    ) -> None:
        self.rng = random.Random(seed)
        self.store = store
        self.work = work
        self.match = Match.new(games.find(game), players, seed, options, range(players), keep_events=True)
        self.commands: list[str] = []
        """The keys of what people did."""

    async def begin(self) -> None:
        cookies = [COOKIES[seat] for seat in range(self.match.players)]
        table = stored(self.match, NAME, list(cookies), "watcher")
        table.table.clock = {"minutes": 30, "increment": 5}
        await self.store.create(table)
        self.table = Table(table)

    async def keep(self) -> None:
        await carrying.keep(self.table, self.store, self.work)

    async def go_on(self) -> None:
        table, rng = self.table, self.rng
        seat = rng.choice(table.match.deciders())
        granted = table.granted(()) if rng.random() < 0.5 else None
        wanted = () if rng.random() < 0.5 else range(table.row.players)
        if rng.random() < 0.12 and (
            takers := [one for one in range(table.row.players) if table.match.retractable(one)]
        ):
            await self._take_back(rng.choice(takers))
        elif (draft := table.let_pass(wanted)) is not None:
            await self._adopt(draft, f"window-{rng.random()}")
        elif granted is not None:
            await self._adopt(table.grant(*granted), f"{GRANTED}{rng.random()}")
        else:
            action = rng.choice(table.match.legal(seat))
            await self._adopt(table.play(seat, [table.match.notation(action)]), f"act-{rng.random()}")

    async def _take_back(self, seat: int) -> None:
        match = self.table.match
        alone = match.undoable(seat)
        most = alone if alone and self.rng.random() < 0.7 else min(match.retractable(seat), 12)
        count = self.rng.randint(1, most)
        try:
            before = self.table.before(seat, count)
        except IllegalAction:
            return
        await self._adopt(self.table.take_back(seat, before), f"undo-{self.rng.random()}")

    async def _adopt(self, draft: Draft, command: str) -> None:
        table = self.table
        rows = draft.rows(table.lines, command, 1000.0 + table.lines)
        await self.store.append(NAME, rows, draft.summary)
        table.adopt(draft, rows)
        if not command.startswith(NOBODYS_COMMANDS):
            self.commands.append(command)


async def loaded(store: Store, work: Work, *, whole: bool) -> Table:
    found = await store.load(NAME, whole=whole)
    assert found is not None
    return await carrying.opened(found, store, work)


def looked_at(table: Table) -> dict[str, Any]:
    """All that a table counts and tells at once."""
    everybody = [None, *range(table.row.players)]
    match = table.match
    told = {
        "lines": table.lines,
        "versions": table.versions,
        "loaded": table.loaded,
        "begun": table.begun,
        "first": table.first,
        "kept": (table.kept, table.kept_lines, table.kept_ply, table.due),
        "settled": table.settled,
        "plies": [table.plies(eyes) for eyes in everybody],
        "summary": {key: value for key, value in table.row.summary.items() if key != "at"},
        "clock": None if table.clock is None else (table.clock.running, table.clock.given),
        "lasting": table.lasting_fields(),
        "public": table.public_fields(),
        "views": [match.view(eyes) for eyes in everybody],
        "document": match.document(),
        "seed": (match.seed, match.undealt, match.phase, match.behind),
        "questions": [msgspec.json.encode(table.questions(seat, True)) for seat in range(table.row.players)],
        "log": [
            [(entry.ply, entry.event) for entry in table.events_since(table.plies(eyes) - 200, eyes)]
            for eyes in everybody
        ],
        "undo": [
            (match.undoable(one), match.undoable_steps(one), match.retractable(one)) for one in range(match.players)
        ],
        "moves": [(move.seat, move.phase, move.window, move.feigned, move.granted, type(move)) for move in match.moves],
        "reveals": [move.reveals for move in match.moves],
        "granted": [match.granted(one, alone=alone) for one in match.deciders() for alone in (True, False)],
        "retraction": [
            table.retraction(one, count, eyes)
            for one in range(match.players)
            for count in range(1, match.retractable(one) + 1, 7)
            for eyes in everybody
        ],
    }
    return msgspec.json.decode(msgspec.json.encode(told, enc_hook=str), type=dict[str, Any])


def after_undo(table: Table, seat: int, count: int) -> dict[str, Any]:
    before = table.before(seat, count)
    draft = table.take_back(seat, before)
    return {
        "line": draft.lines,
        "kept": (draft.kept, draft.together, draft.apart),
        "kept_for": [draft.kept_for(eyes, table.match) for eyes in (None, *range(table.row.players))],
        "record": before.record().to_json(),
        "dealings": [(place, move.line) for place, move in enumerate(before.moves) if isinstance(move, Dealing)],
        "events": [[event.document() for event in before.events(eyes)] for eyes in (None, 0)],
    }


async def told(
    table: Table, store: Store, work: Work, ask: Callable[[LiveTable, Connection], Awaitable[None]]
) -> list[Any]:
    """What each pair of eyes is sent by a table that somebody joins and then asks something."""
    thinkers = Thinkers(1, 1.0)
    sent: list[Any] = []
    try:
        for cookie in [*COOKIES[: table.row.players], "watcher"]:
            live = LiveTable(table, store, thinkers, SETTINGS, work)
            seat = table.seats_of(hashed(cookie))
            held = Held(seat[0] if seat else None, table.version_for(seat[0] if seat else None), table.settled, 0)
            for how in (Held(None, -1, 0, 0), held):
                connection = live.join(hashed(cookie), AS_USUAL, how)
                await ask(live, connection)
                sent += list(_messages(connection))
                live.leave(connection)
            live.close()
    finally:
        thinkers.close()
    return sent


def _messages(connection: Connection) -> Iterator[Any]:
    while len(connection.outbox):
        # Clocks run while this is asked, and so does the time that people are waited for.
        message = msgspec.json.decode(WAITING.sub(b"0", connection.outbox.take()))
        message.pop("clock", None)
        yield message


def at_many_moments(
    game: str,
    players: int,
    database: str,
    check: Callable[[Player, random.Random], Awaitable[None]],
    checks: int,
    seed: int,
) -> int:
    """How often a match was looked at while it was being played and kept at random."""

    async def work() -> int:
        store, threads = store_at(database), Work()
        short = game == "fair"
        player = Player(game, players, seed, store, threads, {"rounds": 4} if short else None)
        await player.begin()
        rng, done = random.Random(seed), 0
        try:
            while done < checks and not player.table.match.over:
                for _ in range(rng.randint(3, 8 if short else 60)):
                    if not player.table.match.over:
                        await player.go_on()
                await player.keep()
                for _ in range(rng.choice([0, 0, 1, 3] if short else [0, 0, 1, 3, 20])):
                    if not player.table.match.over:
                        await player.go_on()
                await check(player, rng)
                done += 1
        finally:
            threads.close()
            await store.close()
        return done

    return asyncio.run(work())


GAMES = [("builders", 2), ("little_town", 3), ("orleans", 3), ("le_havre", 3), ("craftsmen", 3), ("fair", 3)]


@pytest.fixture(autouse=True)
def fair(monkeypatch: pytest.MonkeyPatch) -> None:
    """The game in which everything can happen."""
    monkeypatch.setitem(games._GAMES, "fair", FAIR)


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_it_is_the_same_at_any_moment(game: str, players: int, tmp_path: Path) -> None:
    taken_up = []

    async def check(player: Player, rng: random.Random) -> None:
        whole = await loaded(player.store, player.work, whole=True)
        table = await loaded(player.store, player.work, whole=False)
        taken_up.append(not table.remembered)
        assert looked_at(table) == looked_at(whole)
        assert looked_at(table)["views"] == looked_at(player.table)["views"]
        undos = (
            [(seat, rng.randint(1, most)) for seat in range(players) if (most := table.match.retractable(seat))]
            if not table.match.over
            else []
        )
        for seat, count in undos:
            fresh = await loaded(player.store, player.work, whole=False)
            try:
                found = after_undo(fresh, seat, count)
            except NotRemembered:
                fresh.remember(await carrying.before(fresh, player.store, player.work))
                found = after_undo(fresh, seat, count)
            except IllegalAction:
                continue
            assert found == after_undo(whole, seat, count)
        for key in player.commands[-100:]:
            assert key in table.commands or table.may_have_done("", key)
        assert not table.may_have_done("", "another")

    assert at_many_moments(game, players, str(tmp_path / "a.db"), check, 10, 5) >= 3
    assert sum(taken_up) > len(taken_up) / 2


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_once_it_remembers_nothing_is_different(game: str, players: int, tmp_path: Path) -> None:
    async def check(player: Player, rng: random.Random) -> None:
        whole = await loaded(player.store, player.work, whole=True)
        table = await loaded(player.store, player.work, whole=False)
        clone = table.match.clone()
        if not table.remembered:
            table.remember(await carrying.before(table, player.store, player.work))
        assert looked_at(table) == looked_at(whole)
        assert table.commands == whole.commands
        assert (table.looked, table.logged, table.told_looks) == (whole.looked, whole.logged, whole.told_looks)
        assert table.match.moves == whole.match.moves
        for match in (table.match, clone):  # A draft that was being made meanwhile remembers too.
            assert match.record().to_json() == whole.match.record().to_json()
            for ply in rng.sample(range(match.ply + 1), min(match.ply, 5)):
                assert match.at(ply).record().to_json() == whole.match.at(ply).record().to_json()

    assert at_many_moments(game, players, str(tmp_path / "a.db"), check, 5, 11) >= 2


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_everybody_is_sent_the_same(game: str, players: int, tmp_path: Path) -> None:
    async def check(player: Player, rng: random.Random) -> None:
        ply = rng.randint(0, player.table.settled)
        questions: list[m.Command] = [
            m.Log("log", rng.randint(1, player.table.settled + 1)),
            m.LookBack("look", ply, rng.choice([0, 3, 30])),
            m.Ping("ping"),
        ]

        async def ask(live: LiveTable, connection: Connection) -> None:
            for question in questions:
                await live.handle(connection, question)

        sent = []
        for whole in (True, False):
            table = await loaded(player.store, player.work, whole=whole)
            sent.append(await told(table, player.store, player.work, ask))
        assert sent[0] == sent[1]
        assert any(one["type"] == "moment" for one in sent[0])

    assert at_many_moments(game, players, str(tmp_path / "a.db"), check, 4, 3) >= 2


class Alone:
    """A table of one person with all seats, in use, and what it answers."""

    def __init__(self, table: Table, store: Store, work: Work) -> None:
        self.thinkers = Thinkers(1, 1.0)
        self.live = LiveTable(table, store, self.thinkers, Settings(pace=3600.0), work)
        self.connection = self.live.join(hashed("anna"), Asked(windows=True, everything=True))
        self.owed: list[float] = []
        self.connection.owe = self.owed.append
        self.heard: list[Any] = []

    async def ask(self, command: m.Command) -> Any:
        """The answer to a command; `heard` is all that came with it."""
        await self.live.handle(self.connection, command)
        self.heard = list(_messages(self.connection))
        return next(one for one in self.heard if one.get("id") == command.id)

    def close(self) -> None:
        self.live.close()
        self.thinkers.close()


async def _played(store: Store, work: Work, lines: int) -> tuple[Table, list[tuple[int, str, int]]]:
    """A table of Le Havre that was kept after so many lines, and taken up; and the commands that led there."""
    match = Match.new(games.find("le_havre"), 2, 4, confirm=range(2), keep_events=True)
    await store.create(stored(match, NAME, ["anna", "anna"]))
    table, rng = await loaded(store, work, whole=True), random.Random(4)
    commands = []
    while table.lines < lines:
        seat = table.match.player
        key = table.key(hashed("anna"), f"command {table.lines}")
        commands.append((seat, f"command {table.lines}", table.version_for(seat)))
        draft = table.play(seat, [table.match.notation(rng.choice(table.match.legal(seat)))])
        rows = draft.rows(table.lines, key, 1000.0 + table.lines)
        await store.append(NAME, rows, draft.summary)
        table.adopt(draft, rows)
    await carrying.keep(table, store, work)
    return await loaded(store, work, whole=False), commands


def with_a_table(database: Path | str, check: Callable[[Store, Work], Awaitable[None]]) -> None:
    async def run() -> None:
        store, work = store_at(str(database)), Work()
        try:
            await check(store, work)
        finally:
            work.close()
            await store.close()

    asyncio.run(run())


def test_whoever_asks_for_what_was_before_gets_it_and_pays_for_it(tmp_path: Path) -> None:
    async def check(store: Store, work: Work) -> None:
        table, _ = await _played(store, work, 150)
        person = Alone(table, store, work)
        assert not table.remembered
        await person.ask(m.Log("log", 30))
        assert not table.remembered
        assert person.owed == []
        answer = await person.ask(m.LookBack("then", 20, 0))
        assert answer["ply"] == 20
        assert answer["deciders"] != []
        assert table.remembered
        assert person.owed == [150 / 50]
        await person.ask(m.LookBack("again", 40, 0))
        assert len(person.owed) == 1
        person.close()

    with_a_table(tmp_path / "a.db", check)


def test_an_undo_goes_behind_where_the_match_was_taken_up(tmp_path: Path) -> None:
    async def check(store: Store, work: Work) -> None:
        table, _ = await _played(store, work, 150)
        whole = await loaded(store, work, whole=True)
        seat = table.match.player
        count = min(5, table.match.undoing(seat, 3))
        person = Alone(table, store, work)
        person.live._keeping = True  # Otherwise it is kept anew beside the test, sooner or later.
        answer = await person.ask(m.Undo("undo", table.version_for(seat), seat, 3))
        assert answer["type"] == "accepted"
        assert table.remembered
        expected = whole.before(seat, whole.match.undoing(seat, 3))
        assert table.match.record().to_json() == expected.record().to_json()
        assert count > 0
        again = await loaded(store, work, whole=False)
        assert again.remembered, "what was taken back is before the position, so that it was played from its beginning"
        assert again.match.record().to_json() == expected.record().to_json()
        await carrying.keep(table, store, work)
        kept = await loaded(store, work, whole=False)
        assert not kept.remembered
        assert looked_at(kept) == looked_at(again) | {"kept": looked_at(kept)["kept"]}
        person.close()

    with_a_table(tmp_path / "a.db", check)


def test_what_is_done_and_taken_back_for_long_is_not_played_again(tmp_path: Path) -> None:
    """The match gets nowhere, and its record longer and longer."""

    async def check(store: Store, work: Work) -> None:
        table, _ = await _played(store, work, 70)
        person = Alone(table, store, work)
        seat = table.match.player
        while table.lines < 500:
            answers = [table.match.legal_texts(seat)[0]]
            count = table.match.undoable(seat)
            command = f"command {table.lines}"
            await person.ask(
                m.Undo(command, table.version_for(seat), seat, 1)
                if count
                else m.Act(command, table.version_for(seat), seat, answers)
            )
            while person.live._keeping:
                await asyncio.sleep(0)
            found = await store.load(NAME, whole=False)
            assert found is not None
            assert len(found.actions) <= MOST_UNKEPT
        again = await loaded(store, work, whole=False)
        assert not again.remembered
        whole = await loaded(store, work, whole=True)
        assert looked_at(again) == looked_at(whole) | {"kept": looked_at(again)["kept"]}
        person.close()

    with_a_table(tmp_path / "a.db", check)


@pytest.mark.parametrize("newer", [False, True])
def test_a_command_from_before_is_known_though_it_is_sent_again(newer: bool, tmp_path: Path) -> None:
    async def check(store: Store, work: Work) -> None:
        table, commands = await _played(store, work, 150)
        seat, command, version = commands[70]
        sent = table.version_for(seat) if newer else version
        person = Alone(table, store, work)
        lines = table.lines
        stale = await person.ask(m.Act("another", version, seat, ["pass"]))
        assert stale["type"] == "stale"
        assert not table.remembered
        answer = await person.ask(m.Act(command, sent, seat, ["pass"]))
        assert answer["type"] == "accepted"
        assert answer["version"] == version + 1
        assert table.lines == lines
        assert len(person.owed) == 1
        person.close()

    with_a_table(tmp_path / "a.db", check)


@pytest.mark.parametrize(
    "body", [b"no position", packed({"document": None, "versions": [], "begun": [], "score_sheet": []})]
)
def test_a_position_that_is_damaged_or_older_is_not_needed(body: bytes, tmp_path: Path) -> None:
    async def check(store: Store, work: Work) -> None:
        table, _ = await _played(store, work, 150)
        whole = await loaded(store, work, whole=True)
        position = PositionRow(table.lines, table.settled, table.row.rules_version, body)
        await store.keep(NAME, {}, position)
        again = await loaded(store, work, whole=False)
        assert again.remembered
        assert looked_at(again) == looked_at(whole)

    with_a_table(tmp_path / "a.db", check)


def test_a_part_of_the_looks_that_is_missing_is_not_needed(tmp_path: Path) -> None:
    async def check(store: Store, work: Work) -> None:
        await _played(store, work, 150)
        whole = await loaded(store, work, whole=True)
        found = await store.load(NAME)
        assert found is not None
        assert found.position is not None
        await store.keep(NAME, {2: packed([])}, found.position)
        again = await loaded(store, work, whole=False)
        assert again.remembered
        assert looked_at(again) == looked_at(whole)

    with_a_table(tmp_path / "a.db", check)


def test_what_another_server_takes_back_is_followed_behind_where_the_match_was_taken_up(tmp_path: Path) -> None:
    async def check(store: Store, work: Work) -> None:
        table, _ = await _played(store, work, 150)
        other = await loaded(store, work, whole=True)
        person = Alone(table, store, work)
        seat = other.match.player
        draft = other.take_back(seat, other.before(seat, other.match.undoing(seat, 3)))
        rows = draft.rows(other.lines, "by another server", 2000.0)
        await store.append(NAME, rows, draft.summary)
        other.adopt(draft, rows)
        await person.live.catch_up_with_others()
        assert table.remembered
        assert table.match.record().to_json() == other.match.record().to_json()
        assert table.versions == other.versions
        assert table.cuts == other.cuts
        person.close()

    with_a_table(tmp_path / "a.db", check)


@pytest.mark.parametrize("fix", fixed.FIXES)
def test_a_match_that_goes_on_by_other_rules_is_taken_up_too(
    fix: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def check(store: Store, work: Work) -> None:
        player = Player("fair", 3, 2, store, work, {"rounds": 4})
        await player.begin()
        for _ in range(20):
            await player.go_on()
        await player.keep()
        monkeypatch.setitem(games._GAMES, "fair", fixed.FIXES[fix])
        player.table = await loaded(store, work, whole=True)
        for actions in (3, 5, 7, 3):
            for _ in range(actions):
                await player.go_on()
            await player.keep()
            await player.go_on()
            whole = await loaded(store, work, whole=True)
            table = await loaded(store, work, whole=False)
            assert table.match.game.rules_version == 2
            assert looked_at(table) == looked_at(whole)
            if not table.remembered:
                table.remember(await carrying.before(table, store, work))
            assert looked_at(table) == looked_at(whole)
            assert table.match.record().to_json() == whole.match.record().to_json()

    with_a_table(tmp_path / "a.db", check)
