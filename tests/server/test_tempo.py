"""Answers given for a seat take as long as its own: nobody can tell them by the time they take."""

from __future__ import annotations

import asyncio
import random
import statistics
import time
from pathlib import Path

import pytest

from ratusz import crew, games
from ratusz.core.match import Match
from ratusz.server.live import LiveTable
from ratusz.server.settings import Settings
from ratusz.server.sqlite import SqliteStore
from ratusz.server.table import Table
from ratusz.server.tempo import FACTOR, Tempo
from ratusz.server.thinking import Thinkers
from ratusz.server.work import Work
from tests.server.harness import PATIENCE
from tests.server.tables import stored
from tests.toys.fair import GAME as FAIR
from tests.toys.fair import Lay

USUAL = 2.5
DRAWS = 400


def draws(tempo: Tempo, seat: int = 0, step: str = "lay") -> list[float]:
    return [tempo.draw(seat, step, USUAL) for _ in range(DRAWS)]


def test_pauses_are_neither_constant_nor_out_of_bounds() -> None:
    seconds = draws(Tempo(0.0))
    assert len(set(seconds)) == DRAWS
    assert USUAL / FACTOR <= min(seconds) < USUAL < max(seconds) <= USUAL * FACTOR
    assert statistics.median(seconds) == pytest.approx(USUAL, rel=0.3)


def test_nobody_can_foretell_them() -> None:
    random.seed(1)
    first = draws(Tempo(0.0))
    random.seed(1)
    assert draws(Tempo(0.0)) != first


def play(tempo: Tempo, seconds: dict[int, float]) -> str:
    """Let both seats of the Fair answer their questions once, each in its own time; what the first one is."""
    match = Match.new(FAIR, 2, 5, confirm=[0, 1])
    step = match.question(0).step
    for seat, now in sorted(seconds.items(), key=lambda item: item[1]):
        after = match.clone()
        after.apply(after.legal(seat)[0], seat)
        tempo.follow(match, after, seat, now)
        match = after
    return step


def test_they_follow_what_the_seat_itself_takes() -> None:
    """And nobody else: or an opponent who answers quickly would make the pauses of others short."""
    tempo = Tempo(0.0)
    for _ in range(10):
        tempo = _again(tempo)
    step = play(tempo, {0: 8.0, 1: 0.6})
    slow, quick = (statistics.median(draws(tempo, seat, step)) for seat in (0, 1))
    assert slow > 1.6 * USUAL
    assert quick < USUAL / 1.6
    assert statistics.median(draws(tempo, 0, "another question")) == pytest.approx(USUAL, rel=0.3)


def _again(tempo: Tempo) -> Tempo:
    play(tempo, {0: 8.0, 1: 0.6})
    tempo._asked = {}
    return tempo


def test_without_a_usual_time_there_is_no_pause() -> None:
    assert Tempo(0.0).draw(0, "lay", 0.0) == 0.0


@pytest.fixture(scope="module")
def feigned() -> Match:
    """A match of Little Town in which somebody is asked for the sake of a secret alone."""
    for seed in range(50):
        rng = random.Random(seed)
        match = Match.new(games.find("little_town"), 2, seed, confirm=[0, 1])
        while not match.over:
            if match.feigned(match.player):
                return Match.from_document(match.game, match.document())
            building = [action for action in match.legal() if match.notation(action).startswith("build ")]
            match.apply(building[0] if building else rng.choice(match.legal()))
    raise AssertionError("Nobody was ever asked for the sake of a secret.")


async def answered_after(match: Match, cookies: list[str | None], database: Path, usual: float) -> float:
    """How long a table takes to answer for a seat of which this is the usual time; bots do not dawdle."""
    store, thinkers = SqliteStore(database), Thinkers(1, 5.0)
    kept = stored(match, "table", cookies)
    await store.create(kept)
    live = LiveTable(Table(kept), store, thinkers, Settings(pace=0.0, answer_seconds=usual), Work())
    began = time.monotonic()
    live.wake()
    while live.table.lines == 0:
        await asyncio.sleep(0.001)
    waited = time.monotonic() - began
    live.close()
    thinkers.close()
    await store.close()
    return waited


def test_a_table_takes_its_time_where_another_person_could_tell(feigned: Match, tmp_path: Path) -> None:
    pauses = [asyncio.run(answered_after(feigned, ["anna", "ben"], tmp_path / f"{one}.db", 0.5)) for one in range(5)]
    assert min(pauses) >= 0.5 / FACTOR
    assert max(pauses) - min(pauses) > 0.005


def test_but_not_at_a_shared_screen_or_against_bots(feigned: Match, tmp_path: Path) -> None:
    """The usual time is an hour, of which nobody waits for a fifth here."""
    alone: list[str | None] = [None, None]
    alone[feigned.player] = "anna"
    shared: list[str | None] = ["anna", "anna"]
    for number, people in enumerate((alone, shared)):
        answer = answered_after(feigned, people, tmp_path / f"{number}.db", 3600.0)
        assert asyncio.run(asyncio.wait_for(answer, PATIENCE)) < 3600.0 / FACTOR


def test_a_person_may_be_quicker_than_the_table(
    feigned: Match, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Whoever answers a question of this kind in person is not in the table's way, nor the table in theirs."""

    async def work() -> None:
        store, thinkers = SqliteStore(tmp_path / "a.db"), Thinkers(1, 5.0)
        kept = stored(feigned, "table", ["anna", "ben"])
        await store.create(kept)
        live = LiveTable(Table(kept), store, thinkers, Settings(pace=0.0, answer_seconds=0.2), Work())
        live.wake()
        seat = feigned.player
        await asyncio.sleep(0)
        async with live.lock:
            await live.keep(live.table.play(seat, feigned.question(seat).notations[:1]), "in person")
        while live._driver._awake and not live.table.match.feigned(live.table.match.player):
            await asyncio.sleep(0.01)
        await asyncio.sleep(0.2 * FACTOR)
        live.close()
        thinkers.close()
        await store.close()

    asyncio.run(work())
    assert "bot stopped" not in caplog.text


def last_round() -> Match:
    """The Fair, when everybody has a single card left to lay."""
    match = Match.new(FAIR, 3, 5, {"turns": False, "rounds": 4}, confirm=[0, 1, 2])
    while any(len(match.legal(seat)) > 1 or match.question(seat).step != "lay" for seat in range(3)):
        seat = match.deciders()[0]
        match.apply(match.legal(seat)[0], seat)
    return Match.from_document(FAIR, match.document())


def test_an_answer_that_has_to_wait_holds_no_bot_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """All lay a card at once: anna's and ben's are laid for them after an hour or so, and the bot's without them."""
    monkeypatch.setattr(games, "find", lambda _: FAIR)
    monkeypatch.setattr(crew, "PROGRAM", ("-m", "tests.server.fair_thinker"))
    for rule in ("always_asked", "feigned"):
        monkeypatch.setattr(Lay, rule, lambda *_: True)
    match = last_round()
    assert [match.feigned(seat) for seat in match.deciders()] == [True] * 3

    async def work() -> list[int]:
        store, thinkers = SqliteStore(tmp_path / "a.db"), Thinkers(1, 20.0)
        kept = stored(match, "table", ["anna", "ben", None])
        await store.create(kept)
        live = LiveTable(Table(kept), store, thinkers, Settings(pace=0.0, answer_seconds=3600.0), Work())
        live.wake()
        async with asyncio.timeout(PATIENCE):
            while live.table.match.question(2).step:
                await asyncio.sleep(0.001)
        live.close()
        thinkers.close()
        await store.close()
        return [move.seat for move in live.table.match.moves]

    assert asyncio.run(work()) == [2, 2], "a card and a stake"
