"""Two servers at one table: whoever comes second is told so, and nothing is given, done or said twice."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any, cast

import msgspec
import pytest

from ratusz.core.match import Match
from ratusz.games import find
from ratusz.server.hall import Hall
from ratusz.server.live import LiveTable
from ratusz.server.messages import Command, NewTable
from ratusz.server.refusal import Refusal
from ratusz.server.secrets import hashed
from ratusz.server.settings import Settings
from ratusz.server.store import ActionRow, Basis, ChatRow, HandoverRow, SeatRow, Store, StoreConflict, Used
from ratusz.server.thinking import Thinkers
from tests.server.conftest import WithStore
from tests.server.tables import stored
from tests.server.test_store import SUMMARY, a_table, action

ANNA, BEN, CLEO = (hashed(name) for name in ("anna", "ben", "cleo"))
HERE = "192.0.2.7"


@contextlib.asynccontextmanager
async def two_halls(store: Store) -> AsyncIterator[tuple[Hall, Hall]]:
    """Two that know nothing of each other, as if each belonged to a server of its own."""
    thinkers = Thinkers(1, 5.0)
    settings = Settings(pace=0.0, new_tables_per_minute=1000, chats_per_minute=1000)
    one, other = Hall(store, thinkers, settings), Hall(store, thinkers, settings)
    yield one, other
    for hall in (one, other):
        hall.close()
    thinkers.close()


async def both(one: Awaitable[Any], other: Awaitable[Any]) -> list[Any]:
    return list(await asyncio.gather(one, other, return_exceptions=True))


# The store.


def test_seats_are_changed_only_as_they_were_believed_to_be(with_store: WithStore) -> None:
    async def work(store: Store) -> None:
        table = a_table("one")
        table.seats[1] = free = SeatRow(1, "link", "", None, hashed("link"))
        await store.create(table)
        basis = Basis(0, table.seats)
        claims = [SeatRow(1, "link", name, None, hashed("link"), name) for name in (BEN, CLEO)]
        outcomes = await both(*(store.set_seats("one", [claim], SUMMARY, (), None, (), basis) for claim in claims))
        assert sorted(type(one).__name__ for one in outcomes) == ["NoneType", "StoreConflict"]
        winner = claims[outcomes.index(None)]
        found = await store.load("one")
        assert found is not None
        assert found.seats[1] == winner
        await store.append("one", [action(0)], SUMMARY)
        for stale in (Basis(0, found.seats), Basis(1, [table.seats[0], free])):
            with pytest.raises(StoreConflict):
                await store.set_seats("one", [free], SUMMARY, (), None, (), stale)
        await store.set_seats("one", [free], SUMMARY, (), None, (), Basis(1, found.seats))

    with_store(work)


def test_a_link_is_used_once(with_store: WithStore) -> None:
    async def work(store: Store) -> None:
        await store.create(a_table("one"))
        await store.add_handover(HandoverRow("link", "one", [], 9e9), 0.0)
        outcomes = await both(*(store.add_watcher("one", who, Used("link", f"{who}'s")) for who in (BEN, CLEO)))
        assert sorted(type(one).__name__ for one in outcomes) == ["NoneType", "StoreConflict"]
        found = await store.load("one")
        assert found is not None
        assert len(found.watchers & {BEN, CLEO}) == 1

    with_store(work)


def test_a_match_has_one_rematch_and_a_table_one_watch_link(with_store: WithStore) -> None:
    async def work(store: Store) -> None:
        await store.create(a_table("one"))
        outcomes = await both(*(store.create(a_table(name), rematch_of="one") for name in ("two", "three")))
        assert sorted(type(one).__name__ for one in outcomes) == ["NoneType", "StoreConflict"]
        assert await store.count() == 2, "of the other nothing is left"
        before = hashed("the watch link of one")
        outcomes = await both(*(store.set_watch("one", watch, before) for watch in ("new", "newer")))
        assert sorted(type(one).__name__ for one in outcomes) == ["NoneType", "StoreConflict"]
        with pytest.raises(StoreConflict):
            await store.create(a_table("four"), rematch_of="nowhere")

    with_store(work)


def test_a_wish_is_made_once_and_ends_with_what_is_done(with_store: WithStore) -> None:
    async def work(store: Store) -> None:
        await store.create(a_table("one"))
        wishes = [{"seat": seat} for seat in (0, 1)]
        outcomes = await both(*(store.set_wish("one", wish, None, 0) for wish in wishes))
        assert sorted(type(one).__name__ for one in outcomes) == ["NoneType", "StoreConflict"]
        wish = wishes[outcomes.index(None)]
        await store.append("one", [action(0)], SUMMARY)
        with pytest.raises(StoreConflict):
            await store.set_wish("one", None, wish, 0)
        found = await store.load("one")
        assert found is not None
        assert found.table.wish == wish
        await store.append("one", [action(1)], SUMMARY, None, True)
        found = await store.load("one")
        assert found is not None
        assert found.table.wish is None

    with_store(work)


def test_two_lines_of_talk_have_two_numbers(with_store: WithStore) -> None:
    async def work(store: Store) -> None:
        await store.create(a_table("one"))
        outcomes = await both(*(store.say("one", ChatRow(0, 0, "", who, who, 1.0)) for who in ("a", "b")))
        assert sorted(type(one).__name__ for one in outcomes) == ["NoneType", "StoreConflict"]

    with_store(work)


# Two servers.


async def open_at_both(halls: tuple[Hall, Hall], *kinds: str, **more: Any) -> tuple[list[LiveTable], Any]:
    seats = [{"kind": kind, "name": f"Seat {number}"} for number, kind in enumerate(kinds)]
    wish = msgspec.convert({"game": "builders", "seats": seats, **more}, NewTable)
    created = await halls[0].create(ANNA, HERE, wish)
    return [await hall.open(created.table) for hall in halls], created


async def ask(live: LiveTable, visitor: str, **command: Any) -> dict[str, Any]:
    """The answer to a command."""
    connection = live.join(visitor)
    await live.handle(connection, msgspec.convert({"id": f"command-{visitor[:8]}", **command}, Command))
    live.leave(connection)
    told = [json.loads(connection.outbox.take()) for _ in range(len(connection.outbox))]
    wanted = command.get("id", f"command-{visitor[:8]}")
    return next(one for one in told if one.get("id") == wanted)


def test_two_servers_never_give_one_seat_twice(with_store: WithStore) -> None:
    async def work(store: Store) -> None:
        async with two_halls(store) as halls:
            _, created = await open_at_both(halls, "me", "link")
            secret = created.seat_links[0].secret
            outcomes = await both(halls[0].claim(BEN, secret, "Ben", HERE), halls[1].claim(CLEO, secret, "Cleo", HERE))
            refused = [one for one in outcomes if isinstance(one, Refusal)]
            assert [one.code for one in refused] == ["seat_taken"]
            found = await store.load(created.table)
            assert found is not None
            assert found.seats[1].visitor == (BEN if isinstance(outcomes[1], Refusal) else CLEO)

    with_store(work)


def test_of_two_actions_at_once_one_is_stale(with_store: WithStore) -> None:
    async def work(store: Store) -> None:
        async with two_halls(store) as halls:
            lives, created = await open_at_both(halls, "me", "here")
            seat = lives[0].table.match.player
            act = {"type": "act", "version": 0, "seat": seat, "answers": ["take_coins 1"]}
            told = await both(*(ask(live, ANNA, **act, id=f"command-at-{number}") for number, live in enumerate(lives)))
            assert sorted(one["type"] for one in told) == ["accepted", "stale"]
            assert [live.table.lines for live in lives].count(1) >= 1
            found = await store.load(created.table)
            assert found is not None
            assert len(found.actions) == 1
            again = [await ask(live, ANNA, **act, id=f"command-at-{number}") for number, live in enumerate(lives)]
            assert [one["type"] for one in again] == [one["type"] for one in told]

    with_store(work)


def test_an_action_that_nobody_else_notices_makes_no_other_stale(with_store: WithStore) -> None:
    """In a simultaneous phase the number of the line is taken, and the answer still fits the question."""

    async def work(store: Store) -> None:
        match = Match.new(find("orleans"), 2, 5, confirm=[0, 1], keep_events=True)
        while not match.phase:
            match.apply(match.legal(match.player)[0], match.player)
        table = stored(match, "together", ["anna", "ben"])
        table.table.start, table.table.seed = match.document(), None
        await store.create(table)
        async with two_halls(store) as halls:
            lives = [await hall.open("together") for hall in halls]
            people = [(lives[0], ANNA, 0), (lives[1], BEN, 1)]
            told = await both(*(
                ask(live, who, type="act", version=live.table.version_for(seat), seat=seat,
                    answers=live.table.match.question(seat).notations[:1])
                for live, who, seat in people
            ))  # fmt: skip
            assert [one["type"] for one in told] == ["accepted", "accepted"]
            found = await store.load("together")
            assert found is not None
            assert sorted(row.seat for row in found.actions) == [0, 1]

    with_store(work)


def test_a_table_is_deleted_or_a_seat_of_it_given_but_not_both(with_store: WithStore) -> None:
    async def work(store: Store) -> None:
        async with two_halls(store) as halls:
            for _ in range(4):
                _, created = await open_at_both(halls, "me", "link")
                claim = halls[1].claim(BEN, created.seat_links[0].secret, "Ben", HERE)
                deleted, claimed = await both(halls[0].delete(created.table, ANNA, HERE), claim)
                found = await store.load(created.table)
                assert isinstance(claimed, Refusal) == (found is None), (deleted, claimed)
                assert isinstance(deleted, Refusal) == (found is not None), (deleted, claimed)

    with_store(work)


class Interrupted:
    """A store whose answer is lost once, when all is stored; and before anybody reads again, somebody else goes on."""

    def __init__(self, store: Store, meanwhile: Callable[[], Awaitable[Any]]) -> None:
        self.store = store
        self.meanwhile: Callable[[], Awaitable[Any]] | None = meanwhile

    def __getattr__(self, name: str) -> Any:
        return getattr(self.store, name)

    async def append(self, *args: Any) -> None:
        await self.store.append(*args)
        if self.meanwhile is not None:
            meanwhile, self.meanwhile = self.meanwhile, None
            await meanwhile()
            raise OSError("the connection is gone")


def test_what_was_stored_is_confirmed_as_what_it_was_whatever_came_after(with_store: WithStore) -> None:
    async def work(store: Store) -> None:
        async with two_halls(store) as halls:
            lives, created = await open_at_both(halls, "me", "here")

            async def go_on() -> None:
                await lives[1].catch_up_with_others()
                match = lives[1].table.match
                answers = match.question(match.player).notations[:1]
                act = {"type": "act", "version": 1, "seat": match.player, "answers": answers}
                assert (await ask(lives[1], ANNA, **act, id="other-command"))["version"] == 2

            lives[0].store = cast("Store", Interrupted(store, go_on))
            act = {"type": "act", "version": 0, "seat": lives[0].table.match.player, "answers": ["take_coins 1"]}
            told = await ask(lives[0], ANNA, **act)
            assert (told["type"], told["version"]) == ("accepted", 1)
            assert lives[0].table.lines == 2
            found = await store.load(created.table)
            assert found is not None
            assert len(found.actions) == 2

    with_store(work)


def test_both_are_heard(with_store: WithStore) -> None:
    async def work(store: Store) -> None:
        async with two_halls(store) as halls:
            lives, created = await open_at_both(halls, "me", "link")
            told = await both(
                ask(lives[0], ANNA, type="say", text="Hello"),
                ask(lives[1], ANNA, type="say", text="Hi", id="other-command"),
            )
            assert [one["type"] for one in told] == ["accepted", "accepted"]
            found = await store.load(created.table)
            assert found is not None
            assert sorted(line.text for line in found.chat) == ["Hello", "Hi"]

    with_store(work)


def test_whoever_asks_for_a_rematch_gets_the_same(with_store: WithStore) -> None:
    async def work(store: Store) -> None:
        match = Match.new(find("builders"), 2, 5, {"round_cap": 1})
        table = stored(match, "over", ["anna", "ben"])
        while not match.over:
            line = match.notation(match.legal(match.player)[0])
            number = len(table.actions)
            table.actions.append(ActionRow(number, match.player, line, f"command-{number}", 1.0))
            match.apply(match.legal(match.player)[0], match.player)
        await store.create(table)
        async with two_halls(store) as halls:
            lives = [await hall.open("over") for hall in halls]
            first, second = await both(halls[0].rematch("over", ANNA, HERE), halls[1].rematch("over", BEN, HERE))
            assert first == second == lives[0].table.row.rematch == lives[1].table.row.rematch
            assert await store.count() == 2

    with_store(work)
