"""Which store a database is kept in: a file is SQLite's, an address is PostgreSQL's."""

from __future__ import annotations

from urllib.parse import urlsplit, urlunsplit

from ratusz.core import extras
from ratusz.server.far import FarQueue
from ratusz.server.neighbours import Alone, Neighbours
from ratusz.server.settings import Settings
from ratusz.server.sqlite import SqliteStore
from ratusz.server.store import CannotStore, Store
from ratusz.server.thinking import MOVES, Queue

SCHEMES = ("postgresql://", "postgres://")


def store_at(database: str) -> Store:
    """The store of a database, opened and brought up to date; CannotStore says why there is none."""
    if not is_address(database):
        if "://" in database:
            raise CannotStore("A database is a file, or an address that begins with postgresql://.")
        return SqliteStore(database)
    module = extras.load("ratusz.server.postgres", "postgres", "A database on PostgreSQL needs")
    store: Store = module.PostgresStore(database, named(database))
    return store


def neighbours_of(store: Store, name: str) -> Neighbours:
    """The other servers that use a store; a file has none."""
    if isinstance(store, SqliteStore):
        return Alone()
    module = extras.load("ratusz.server.postgres_neighbours", "postgres", "A database on PostgreSQL needs")
    neighbours: Neighbours = module.PostgresNeighbours(store, name)
    return neighbours


def line_of(neighbours: Neighbours, settings: Settings) -> Queue:
    """Where bots think about moves: here, or where others do that for the servers of a database."""
    usual = MOVES, settings.thinkers, settings.think_seconds, settings.compiled
    if neighbours.alone:
        return Queue(*usual)
    module = extras.load("ratusz.server.postgres_jobs", "postgres", "A database on PostgreSQL needs")
    return FarQueue(module.PostgresFar(neighbours), *usual)


def is_address(database: str) -> bool:
    return database.startswith(SCHEMES)


def named(database: str) -> str:
    """What people and logs are told of a database: an address without its password, and whatever else may hold one."""
    if not is_address(database):
        return database
    try:
        parts = urlsplit(database)
    except ValueError:
        return f"{database.partition('://')[0]}://…"
    user, at, where = parts.netloc.rpartition("@")
    return urlunsplit((parts.scheme, user.partition(":")[0] + at + where, parts.path, "", ""))
