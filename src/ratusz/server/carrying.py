"""Keeping looks and positions of tables, loading tables from them, and carrying them on when the rules have changed."""

from __future__ import annotations

import asyncio
import contextlib
import copy
import logging
import zlib
from collections.abc import AsyncIterator, Container, Mapping, Sequence
from dataclasses import replace
from itertools import chain

import msgspec

from ratusz import games
from ratusz.core.documents import fingerprint
from ratusz.core.errors import BadDocument, RatuszError
from ratusz.core.game import Game
from ratusz.core.match import Match
from ratusz.core.past import NotRemembered
from ratusz.core.record import Earlier, Record, seed_hash
from ratusz.server.importing import names_of
from ratusz.server.looks import PART, Carried, Hearsay, Kept, Look, Standing, in_brief, in_full, packed, unpacked
from ratusz.server.messages import LOG_PLIES
from ratusz.server.refusal import Refusal, no_such_table
from ratusz.server.store import ActionRow, PositionRow, Store, StoreConflict, StoredTable, StoreFull
from ratusz.server.table import Table, carried_of
from ratusz.server.work import Work

log = logging.getLogger("ratusz.carrying")

# Keeping.


async def keep(table: Table, store: Store, work: Work) -> None:
    """Store the newest position, and how everybody saw the moments up to it; meanwhile the table may go on."""
    now, before = copy.copy(table), table.kept
    now.versions, now.done, table.kept = list(table.versions), set(table.done), now.settled
    try:
        position = await work.run(_position, now)
        await store.keep(now.row.id, await _parts(now, before + 1, store, work), position)
    except BaseException:
        table.kept = min(table.kept, before)
        raise
    table.kept_lines, table.kept_ply = now.lines, now.settled


def _position(table: Table) -> PositionRow:
    return PositionRow(table.lines, table.settled, table.row.rules_version, packed(table.standing()))


async def _parts(
    table: Table, first: int, store: Store, work: Work, held: Mapping[int, Look] | None = None
) -> dict[int, bytes]:
    """The parts of looks from a ply on; what is not in memory of them is held, or stored."""
    parts, end = {}, table.settled + 1
    for start in range(first - first % PART, end, PART) if first < end else ():
        plies = range(start, min(start + PART, end))
        known = await looks_of(table, plies, store, work) | {
            ply: look for ply, look in (held or {}).items() if ply in plies
        }
        parts[start // PART] = await work.run(_part, known, table, range(max(start, table.looked), plies.stop))
    return parts


def _part(known: Mapping[int, Look], table: Table, plies: range) -> bytes:
    return packed(in_brief(chain(known.values(), table.looks(plies))))


async def looks_of(table: Table, plies: range, store: Store, work: Work) -> dict[int, Look]:
    """The looks of those plies that are not in memory."""
    return await _stored_looks(table.row.id, range(plies.start, min(plies.stop, table.looked)), store, work)


async def _stored_looks(table: str, plies: range, store: Store, work: Work) -> dict[int, Look]:
    if not plies:
        return {}
    parts = await store.looks(table, plies.start // PART, (plies.stop - 1) // PART + 1)
    return await work.run(_unpacked, parts, plies)


def _unpacked(parts: Mapping[int, bytes], plies: range) -> dict[int, Look]:
    looks = {
        part * PART + place: look
        for part, body in sorted(parts.items())
        for place, look in enumerate(in_full(unpacked(body, list[Look])))
    }
    return {ply: looks[ply] for ply in plies if ply in looks}


async def unkept(store: Store) -> tuple[list[str], list[str]]:
    """The tables that are not kept, the latest first: those by the rules of today, which can be, and all others."""
    versions = {game.id: game.rules_version for game in (await asyncio.to_thread(games.registry)).values()}
    found = await store.unkept()
    todays = [table for table, game, version in found if versions.get(game) == version]
    return todays, [table for table, game, version in found if versions.get(game) != version]


async def keep_all(store: Store, work: Work, busy: Container[str] = ()) -> AsyncIterator[int]:
    """Keep every table that can be and is not in use, the latest first, and tell each time how many are left."""
    tables, _ = await unkept(store)
    for left, name in zip(reversed(range(len(tables))), tables, strict=True):
        stored = None if name in busy else await store.load(name, whole=False)
        if stored is not None and not _is_kept(stored):
            try:
                await keep(await opened(stored, store, work), store, work)
            except StoreConflict:
                pass  # It is being deleted.
            except StoreFull:
                raise
            except Exception:
                log.exception("a table cannot be kept", extra={"table": name})
        yield left


def _is_kept(stored: StoredTable) -> bool:
    """Whether another server has kept it meanwhile."""
    return stored.position is not None and stored.position.number == stored.lines


# Loading.


async def opened(stored: StoredTable, store: Store, work: Work, *, alone: bool = True) -> Table:
    """A table as it is stored; if the rules have changed since, carried on by those of today, or as it was seen.

    Where there are other servers, those of today are the newest: one of an earlier version leaves the table to them.
    """
    row = stored.table
    game = await asyncio.to_thread(games.find, row.game)
    if row.rules_version > game.rules_version and not alone:
        now = f"version {row.rules_version} of the rules of {game.id}; this server plays by {game.rules_version}"
        raise Refusal("other_rules", f"This match follows {now} and leaves it to a newer one.")
    if row.rules_version != game.rules_version:
        stored = await _whole(stored, store)
        try:
            await _meet_other_rules(stored, game, store, work)
        except RatuszError as error:
            now = f"version {row.rules_version} of the rules of {game.id}; this server plays by {game.rules_version}"
            raise Refusal("other_rules", f"This match follows {now}, which cannot carry it on: {error}") from None
    if stored.since:
        try:
            table = await _taken_up(stored, store, work)
            if table is not None:
                return table
        except NotRemembered:
            pass  # Something was taken back that was done before.
        except (RatuszError, msgspec.MsgspecError, zlib.error, AssertionError, LookupError):
            log.exception("a table is played from its beginning", extra={"table": row.id})
        stored = await _whole(stored, store)
    return await Table.load(stored, work, await _last_looks(stored, game, store, work))


async def _whole(stored: StoredTable, store: Store) -> StoredTable:
    """The same table with all lines of its record."""
    if not stored.since:
        return stored
    whole = await store.load(stored.table.id)
    if whole is None:
        raise no_such_table()
    return whole


async def before(table: Table, store: Store, work: Work) -> Table:
    """A table as it was at the line that it was taken up at, played from its beginning: for `Table.remember`."""
    stored = await store.load(table.row.id)
    if stored is None:
        raise no_such_table()
    stored = replace(stored, table=copy.copy(table.row), actions=stored.actions[: table.taken_up], position=None)
    game = await asyncio.to_thread(games.find, table.row.game)
    return await Table.load(stored, work, await _last_looks(stored, game, store, work))


async def _taken_up(stored: StoredTable, store: Store, work: Work) -> Table | None:
    """A table from its position on; what happened before, as far as the log is told at once, is told from looks.

    None if that was stored before there were bookmarks.
    """
    assert stored.position is not None
    kept = await work.run(unpacked, stored.position.body, Kept)
    if kept.bookmark is None:
        return None
    end = stored.position.ply + 1
    plies = range(max(0, end - LOG_PLIES), end)
    parts = await store.looks(stored.table.id, plies.start // PART, (plies.stop - 1) // PART + 1)
    return await Table.load(stored, work, await work.run(_heard, parts, plies), kept)


def _heard(parts: Mapping[int, bytes], plies: range) -> list[tuple[int, Hearsay]]:
    heard = [
        (part * PART + place, one)
        for part, body in sorted(parts.items())
        for place, one in enumerate(unpacked(body, list[Hearsay]))
    ]
    found = [(ply, one) for ply, one in heard if ply in plies]
    assert [ply for ply, _ in found] == list(plies)
    return found


async def _last_looks(stored: StoredTable, game: Game, store: Store, work: Work) -> Sequence[tuple[int, Look]]:
    """The looks before the match that is held in memory, as far as the log is told at once."""
    row, end = stored.table, 0
    if row.rules_version != game.rules_version and stored.position is not None:
        end = stored.position.ply + 1
    elif row.carried:
        end = carried_of(row)[-1].ply
    return list((await _stored_looks(row.id, range(max(0, end - LOG_PLIES), end), store, work)).items())


# Carrying on.


async def _meet_other_rules(stored: StoredTable, game: Game, store: Store, work: Work) -> None:
    """Store what a table goes on with; of a match that is over, how its moments looked, if nobody has stored that."""
    row = stored.table
    if row.summary["over"] and stored.position is not None and stored.position.number == len(stored.actions):
        return
    table, begun = await _as_far_as_it_goes(stored, game, work)
    if row.summary["over"]:
        held = {} if begun is None else {begun.first: next(begun.looks(range(begun.first, begun.first + 1)))}
        looks = await _parts(table, table.first - len(held), store, work, held)
        standing = packed(table.standing())
        stored.position = PositionRow(len(stored.actions), table.settled, row.rules_version, standing)
        await store.keep(row.id, looks, stored.position)
    else:
        looks = {} if begun is None else await _parts(begun, begun.first, store, work)
        row.carried, row.rules_version = msgspec.to_builtins(table.carried), game.rules_version
        await store.carry(row.id, looks, row.carried, row.rules_version)


async def _as_far_as_it_goes(stored: StoredTable, game: Game, work: Work) -> tuple[Table, Table | None]:
    """A table by the rules of today: carried on from the position that is stored, or from where its match begins.

    The position is what people saw, so it comes first; the beginning, if more lines fit after it, or there is nothing
    else. The beginning is returned as well, since nobody has stored how it looks.
    """
    row, position, best = stored.table, stored.position, None
    if position is not None and position.rules_version == row.rules_version:
        standing = unpacked(position.body, Standing)
        with contextlib.suppress(BadDocument):
            best = await _carried_on(stored, game, (position.number, position.ply, standing), work)
    if best is not None and not _lost(best):
        return best, None
    try:
        begun = await work.run(_begun, stored, game, carried_of(row))
        document = begun.carried[-1].standing.document if begun.carried else None
        standing = Standing(document, begun.versions, sorted(begun.begun), [])
        table = await _carried_on(stored, game, (begun.lines, begun.first, standing), work)
    except RatuszError:
        if best is None:
            raise
        return best, None
    return (table, begun) if best is None or _lost(table) < _lost(best) else (best, None)


def _lost(table: Table) -> int:
    first, end = table.carried[-1].lost
    return end - first


async def _carried_on(stored: StoredTable, game: Game, place: tuple[int, int, Standing], work: Work) -> Table:
    """The table from a place on, by the rules of today, and as far as its lines fit them."""
    line, ply, standing = place
    carried = Carried(line, ply + 1, stored.table.rules_version, game.rules_version, standing, [0, 0])
    table = await work.run(_begun, stored, game, [*carried_of(stored.table), carried])
    table.carried[-1].standing.document = table.match.start
    with contextlib.suppress(RatuszError):
        await table.play_rows(stored.actions, work)
    table.carried[-1].lost = [table.lines, len(stored.actions)]
    return table


def _begun(stored: StoredTable, game: Game, carried: list[Carried]) -> Table:
    row = replace(stored.table, rules_version=game.rules_version, carried=msgspec.to_builtins(carried))
    return Table(replace(stored, table=row, actions=[], position=None))


# Records.


def record_of(stored: StoredTable, table: Table) -> Record:
    """The record of a match that was begun by other rules than those of today, as it is stored."""
    row, carried = stored.table, table.carried
    other_rules = row.rules_version != table.match.game.rules_version
    document = unpacked(stored.position.body, Standing).document if other_rules and stored.position else None
    starts = [row.start, *(one.standing.document for one in carried)]
    firsts = [0, *(one.line for one in carried)]
    earlier = [
        Earlier(
            one.before,
            start,
            _lines(stored, carried, first, one.line),
            [_line(row) for row in stored.actions[slice(*one.lost)]],
        )
        for one, start, first in zip(carried, starts, firsts, strict=False)
    ]
    return Record(
        game=row.game,
        rules_version=row.rules_version,
        players=row.players,
        options=row.options,
        confirm=row.confirm,
        seed=row.seed,
        seed_hash=None if row.seed is None else seed_hash(row.seed),
        start=starts[-1],
        actions=_lines(stored, carried, firsts[-1], len(stored.actions)),
        final=table.match.fingerprint() if document is None else fingerprint(document),
        scores=row.summary["scores"],
        capped=row.summary["capped"],
        names=names_of(stored.seats),
        earlier=earlier,
    )


def earlier_parts(record: Record, match: Match) -> tuple[list[Carried], list[str]]:
    """What a record from elsewhere tells of earlier rules, as a table stores it, and the lines of that.

    How it looked is not known: the match is seen from where it was carried on.
    """
    carried: list[Carried] = []
    lines: list[str] = []
    later = [(part.start, part.rules_version) for part in record.earlier[1:]]
    now_played = match.start, match.game.rules_version
    for part, (start, now) in zip(record.earlier, [*later, now_played], strict=False):
        lines += part.actions
        lost = [len(lines), len(lines) + len(part.lost)]
        standing = Standing(start, [0] * (match.players + 1), [], [])
        carried.append(Carried(lost[0], 0, part.rules_version, now, standing, lost))
        lines += part.lost
    return carried, lines


def _lines(stored: StoredTable, carried: Sequence[Carried], first: int, end: int) -> list[str]:
    """Lines of a record, without those that got lost where it was carried on."""
    lost = {number for one in carried for number in range(*one.lost)}
    rows = (row for row in stored.actions[first:end] if row.number not in lost)
    return [_line(row) for row in rows]


def _line(row: ActionRow) -> str:
    return f"{row.seat} {row.line}"
