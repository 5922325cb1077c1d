"""What every store does, whatever it keeps the tables in."""

from __future__ import annotations

import asyncio

import pytest

from ratusz.server.secrets import hashed
from ratusz.server.store import (
    CannotStore,
    ChatRow,
    Expiry,
    HandoverRow,
    KeyRow,
    PositionRow,
    SeatRow,
    Store,
    StoreConflict,
    StoredTable,
    Used,
)
from tests.server.conftest import WithStore
from tests.server.test_store import SUMMARY, a_table, action


def test_everything_comes_back_as_it_was_put_in(with_store: WithStore) -> None:
    table = a_table("one")
    table.table.clock = {"minutes": 3, "increment": 1}
    table.seats[1] = SeatRow(1, "link", "Łukasz", None, hashed("link"), None)
    table.table.address, table.table.stand_in, table.table.seen = "where", "strong", 4.5
    table.actions = [action(0), action(1)]
    phones = frozenset({hashed("a phone"), hashed("a tablet")})
    held = SeatRow(1, "link", "Łukasz", None, hashed("link"), hashed("one one"), stand_in=True, companions=phones)
    chat = ChatRow(0, None, "", "Zażółć gęślą jaźń", "chat-0", 2.5)

    async def work(store: Store) -> None:
        await store.create(table)
        await store.append("one", [action(2)], SUMMARY)
        await store.say("one", chat)
        await store.set_seats("one", [SeatRow(0, "bot", "A bot", "easy")], SUMMARY, [hashed("leaver")])
        await store.set_seats("one", [SeatRow(1, "link", "Łukasz", companions=frozenset({"gone"}))], SUMMARY)
        await store.set_seats("one", [held], SUMMARY)
        await store.add_watcher("one", hashed("new watcher"))
        await store.add_watcher("one", hashed("new watcher"))
        await store.set_watch("one", hashed("a new watch link"), hashed("the watch link of one"))
        await store.set_wish("one", {"seat": 1}, None, 3)
        await store.create(a_table("two"), rematch_of="one")

    with_store(work)
    found = with_store(lambda store: store.load("one"))
    table.table.summary, table.table.changed, table.table.rematch = SUMMARY, 1.5, "two"
    table.table.watch, table.table.wish = hashed("a new watch link"), {"seat": 1}
    assert found == StoredTable(
        table=table.table,
        seats=[SeatRow(0, "bot", "A bot", "easy"), held],
        watchers={hashed("one watcher"), hashed("leaver"), hashed("new watcher")},
        actions=[action(0), action(1), action(2)],
        chat=[chat],
    )


def test_looks_take_the_place_of_those_before_and_no_older_position_does(with_store: WithStore) -> None:
    async def work(store: Store) -> None:
        for name in ("one", "two"):
            await store.create(a_table(name))
            await store.keep(name, {0: b"a", 1: b"b", 2: b"c"}, PositionRow(5, 9, 1, b"five"))
        await store.keep("one", {1: b"new"}, PositionRow(7, 8, 1, b"seven"))
        await store.keep("one", {0: b"old"}, PositionRow(6, 7, 1, b"six"))
        assert await store.looks("one", 0, 9) == {0: b"a", 1: b"new"}
        assert await store.looks("two", 1, 2) == {1: b"b"}
        found = await store.load("one")
        assert found is not None
        assert found.position == PositionRow(7, 8, 1, b"seven")
        await store.carry("one", {0: b"first"}, [{"line": 7}], 2)
        assert await store.looks("one", 0, 9) == {0: b"first"}
        found = await store.load("one")
        assert found is not None
        assert (found.table.carried, found.table.rules_version) == ([{"line": 7}], 2)
        with pytest.raises(StoreConflict):
            await store.keep("three", {0: b"a"}, PositionRow(5, 9, 1, b"five"))

    with_store(work)


def test_tables_without_a_position_at_their_newest_line_are_found(with_store: WithStore) -> None:
    async def work(store: Store) -> None:
        for number, name in enumerate(["none", "old", "new", "other rules", "other game"]):
            table = a_table(name)
            table.table.changed, table.actions = float(number), [action(0), action(1)]
            table.table.rules_version = 2 if name == "other rules" else 1
            table.table.game = "go" if name == "other game" else "builders"
            await store.create(table)
        await store.keep("old", {}, PositionRow(1, 1, 1, b""))
        await store.keep("new", {}, PositionRow(2, 2, 1, b""))
        assert await store.unkept() == [
            ("other game", "go", 1),
            ("other rules", "builders", 2),
            ("old", "builders", 1),
            ("none", "builders", 1),
        ]

    with_store(work)


def test_what_is_not_there_is_not_found(with_store: WithStore) -> None:
    async def work(store: Store) -> None:
        await store.create(a_table("one"))
        assert await store.load("two") is None
        assert await store.find_secret(hashed("nothing")) is None
        assert await store.find_secret(hashed("the watch link of one")) == ("one", None)
        assert await store.may_enter("one", hashed("one zero"))
        assert await store.may_enter("one", hashed("one watcher"))
        assert not await store.may_enter("one", hashed("two zero"))
        assert not await store.may_enter("two", hashed("one zero"))
        assert [row.id for row, _ in await store.of_visitor(hashed("one one"), 10)] == ["one"]
        assert [row.id for row, _ in await store.of_visitor(hashed("one watcher"), 10)] == ["one"]
        assert await store.of_visitor(hashed("a stranger"), 10) == []
        assert await store.signing_keys() == []

    with_store(work)


def test_a_companion_holds_the_seat_too(with_store: WithStore) -> None:
    async def work(store: Store) -> None:
        table = a_table("one")
        await store.create(table)
        assert not await store.may_enter("one", hashed("a phone"))
        table.seats[0].companions = frozenset({hashed("a phone")})
        await store.set_seats("one", table.seats[:1], SUMMARY)
        assert await store.may_enter("one", hashed("a phone"))
        assert [seats for _, seats in await store.of_visitor(hashed("a phone"), 10)] == [table.seats]

    with_store(work)


def test_whoever_has_to_do_with_a_table_is_known(with_store: WithStore) -> None:
    async def work(store: Store) -> None:
        table = a_table("one")
        table.seats[0].companions = frozenset({hashed("a phone")})
        await store.create(table)
        for who in ("nobody in particular", "one zero", "one watcher", "a phone"):
            assert await store.knows(hashed(who)), who
        assert not await store.knows(hashed("a stranger"))

    with_store(work)


def test_tables_are_counted_by_host_address_and_time(with_store: WithStore) -> None:
    async def work(store: Store) -> None:
        for number, address in enumerate(["here", "here", "there", None]):
            table = a_table(f"table-{number}")
            table.table.address, table.table.created = address, float(number)
            await store.create(table)
        assert await store.count() == 4
        assert await store.count(host=hashed("nobody in particular")) == 4
        assert await store.count(host=hashed("somebody else")) == 0
        assert (await store.count(address="here"), await store.count(address="there")) == (2, 1)
        assert await store.count(address="here", since=1.0) == 1

    with_store(work)


def test_a_handover_is_good_once_and_not_for_long(with_store: WithStore) -> None:
    async def work(store: Store) -> None:
        await store.create(a_table("one"))
        link = HandoverRow(hashed("link"), "one", [0, 1], 100.0)
        await store.add_handover(link, 50.0)
        other = HandoverRow(hashed("other"), "one", [0], 100.0)
        await store.add_handover(other, 50.0)
        assert await store.find_handover(hashed("another"), 60.0) is None
        assert await store.find_handover(hashed("link"), 60.0) == link
        assert await store.find_handover(hashed("link"), 100.0) is None
        await store.set_seats("one", a_table("one").seats, SUMMARY, (), Used(hashed("link"), "ben's"))
        assert await store.find_handover(hashed("link"), 60.0) is None, "it is used up with the change"
        assert (await store.find_handover("ben's", 1e9) or link).seats == link.seats, "but for whoever used it"
        assert await store.find_handover(hashed("other"), 60.0) == other
        await store.set_seats("one", a_table("one").seats, SUMMARY, [hashed("leaver")])
        for secret in (hashed("other"), "ben's"):
            assert await store.find_handover(secret, 60.0) is None, "it may be the leaver's"
        await store.add_handover(link, 50.0)
        await store.add_handover(HandoverRow(hashed("to watch"), "one", [], 300.0), 200.0)
        assert await store.find_handover(hashed("link"), 60.0) is None, "expired links are forgotten"
        assert await store.find_handover(hashed("to watch"), 250.0) is not None
        await store.add_watcher("one", hashed("a phone"), Used(hashed("to watch"), "the phone's"))
        assert await store.find_handover(hashed("to watch"), 250.0) is None

    with_store(work)


def test_keys_are_numbered_and_stay(with_store: WithStore) -> None:
    async def work(store: Store) -> None:
        first = await store.add_signing_key("one", 1.0)
        second = await store.add_signing_key("two", 2.0)
        assert (first, second) == (KeyRow(1, "one", 1.0), KeyRow(2, "two", 2.0))

    with_store(work)
    keys = with_store(lambda store: store.signing_keys())
    assert [(key.number, key.key) for key in keys] == [(2, "two"), (1, "one")]


def test_many_actions_at_once_are_all_stored(with_store: WithStore) -> None:
    names = [f"table-{number}" for number in range(40)]

    async def work(store: Store) -> list[StoredTable | None]:
        for name in names:
            await store.create(a_table(name))
        for number in range(5):
            await asyncio.gather(*(store.append(name, [action(number)], SUMMARY) for name in names))
        return [await store.load(name) for name in names]

    for found in with_store(work):
        assert found.actions == [action(number) for number in range(5)]
        assert found.table.summary == SUMMARY


def test_in_a_group_only_what_conflicts_is_refused(with_store: WithStore) -> None:
    async def work(store: Store) -> None:
        for name in ("one", "two", "three"):
            await store.create(a_table(name))
        await store.append("two", [action(0)], SUMMARY)
        outcomes = await asyncio.gather(
            store.append("one", [action(0)], SUMMARY),
            store.append("two", [action(0, "another command")], SUMMARY),
            store.append("nowhere", [action(0)], SUMMARY),
            store.append("three", [action(0)], SUMMARY),
            store.say("three", ChatRow(0, 0, "", "text", "chat-0", 1.0)),
            return_exceptions=True,
        )
        assert [type(outcome) for outcome in outcomes] == [
            type(None), StoreConflict, StoreConflict, type(None), type(None),
        ]  # fmt: skip
        for name in ("one", "two", "three"):
            found = await store.load(name)
            assert found is not None
            assert found.actions == [action(0)]

    with_store(work)


def test_a_table_is_deleted_whole_and_only_if_it_is_still_forgotten(with_store: WithStore) -> None:
    async def work(store: Store) -> None:
        table, other = a_table("one"), a_table("two")
        table.table.seen = other.table.seen = 100.0
        await store.create(table)
        await store.create(other)
        await store.append("one", [action(0)], SUMMARY)
        rules = Expiry(untouched=200.0, finished=200.0, abandoned=200.0)
        assert sorted(await store.forgotten(rules, 10)) == ["one", "two"]
        await store.set_seen("two", 300.0)
        assert (await store.delete("one", rules), await store.delete("two", rules)) == (True, False)
        assert await store.load("one") is None
        assert not await store.may_enter("one", hashed("one zero"))
        assert await store.load("two") is not None
        assert not await store.delete("one", rules)

    with_store(work)


def test_a_table_is_deleted_at_once_if_its_host_wants_it(with_store: WithStore) -> None:
    async def work(store: Store) -> None:
        await store.create(a_table("two"))
        await store.create(a_table("one"), rematch_of="two")
        await store.append("one", [action(0)], SUMMARY)
        assert await store.delete("one")
        assert not await store.delete("one")
        assert await store.load("one") is None
        left = await store.load("two")
        assert left is not None
        assert left.table.rematch is None

    with_store(work)


def test_whoever_is_gone_has_nothing_to_do_with_the_table(with_store: WithStore) -> None:
    async def work(store: Store) -> None:
        table = a_table("one")
        await store.create(table)
        await store.add_watcher("one", hashed("one zero"))
        await store.add_handover(HandoverRow(hashed("link"), "one", [0], 100.0), 50.0)
        await store.set_seats("one", [SeatRow(0, "me", "")], SUMMARY, gone=[hashed("one zero")])
        assert not await store.may_enter("one", hashed("one zero"))
        assert await store.find_handover(hashed("link"), 60.0) is None
        assert await store.may_enter("one", hashed("one watcher"))
        assert await store.may_enter("one", hashed("one one"))

    with_store(work)


def test_a_visitor_finds_its_tables_and_one_of_them(with_store: WithStore) -> None:
    async def work(store: Store) -> list[list[str]]:
        for name in ("one", "two"):
            await store.create(a_table(name))
        await store.add_watcher("two", hashed("one zero"))
        found = [await store.of_visitor(hashed("one zero"), 5, table) for table in (None, "one", "two", "three")]
        found.append(await store.of_visitor(hashed("two zero"), 5, "one"))
        return [sorted(row.id for row, _ in rows) for rows in found]

    assert with_store(work) == [["one", "two"], ["one"], ["two"], [], []]


def test_the_lines_of_a_lobby_are_read_without_positions(with_store: WithStore) -> None:
    """Somebody may have brought a hundred records along, each with a position as long as a record may be."""

    async def work(store: Store) -> None:
        table = a_table("one")
        table.table.start, table.table.carried = {"first": "position"}, [{"second": "position"}]
        await store.create(table)
        [(row, _)] = await store.of_visitor(hashed("one zero"), 5)
        assert (row.id, row.start, row.carried, row.options) == ("one", None, None, table.table.options)
        stored = await store.load("one")
        assert stored is not None
        assert stored.table == table.table

    with_store(work)


def test_a_store_can_be_probed(with_store: WithStore) -> None:
    """A probe leaves no trace; of a store that is closed it tells."""

    async def work(store: Store) -> Store:
        await store.create(a_table("one"))
        before = await store.load("one")
        await store.ping()
        await store.probe()
        assert await store.load("one") == before
        assert await store.count() == 1
        return store

    closed = with_store(work)
    for probe in (closed.ping, closed.probe):
        with pytest.raises(CannotStore):
            asyncio.run(probe())
