"""The formats of the SQLite file, and how a database of an earlier one is brought up to date."""

from __future__ import annotations

import contextlib
import os
import sqlite3
from collections.abc import Sequence
from pathlib import Path

from ratusz.server.store import CannotStore

# A step is never changed once a server has used it: whoever needs another column writes another step, after keeping a
# database of the present format for the tests (`python -m tests.server.formats`).
#
# The number of an action is the lock: whoever comes second has to read what is there, and finds the command if it was
# stored before. A unique command as well would double the pages that every commit writes.
FIRST = """
CREATE TABLE tables (
    id TEXT PRIMARY KEY, game TEXT NOT NULL, rules_version INTEGER NOT NULL, players INTEGER NOT NULL,
    options TEXT NOT NULL, confirm TEXT NOT NULL, seed TEXT, start TEXT, clock TEXT,
    host TEXT NOT NULL, watch TEXT NOT NULL UNIQUE, created REAL NOT NULL, changed REAL NOT NULL,
    summary TEXT NOT NULL, rematch TEXT
) STRICT;
CREATE INDEX tables_by_host ON tables (host);
CREATE TABLE seats (
    table_id TEXT NOT NULL REFERENCES tables, seat INTEGER NOT NULL, kind TEXT NOT NULL, name TEXT NOT NULL,
    level TEXT, secret TEXT UNIQUE, visitor TEXT,
    PRIMARY KEY (table_id, seat)
) STRICT;
CREATE INDEX seats_by_visitor ON seats (visitor);
CREATE TABLE watchers (
    table_id TEXT NOT NULL REFERENCES tables, visitor TEXT NOT NULL, PRIMARY KEY (table_id, visitor)
) STRICT;
CREATE TABLE actions (
    table_id TEXT NOT NULL REFERENCES tables, number INTEGER NOT NULL, seat INTEGER NOT NULL, line TEXT NOT NULL,
    command TEXT NOT NULL, at REAL NOT NULL,
    PRIMARY KEY (table_id, number)
) STRICT, WITHOUT ROWID;
CREATE TABLE chat (
    table_id TEXT NOT NULL REFERENCES tables, number INTEGER NOT NULL, seat INTEGER, name TEXT NOT NULL,
    text TEXT NOT NULL, command TEXT NOT NULL, at REAL NOT NULL,
    PRIMARY KEY (table_id, number), UNIQUE (table_id, command)
) STRICT, WITHOUT ROWID;
"""

# Nobody could look at a table in a way that counts before `seen` was there, so all have just been seen.
STAND_INS_COMPANIONS_AND_EXPIRY = """
ALTER TABLE tables ADD COLUMN address TEXT;
ALTER TABLE tables ADD COLUMN stand_in TEXT NOT NULL DEFAULT 'fair';
ALTER TABLE tables ADD COLUMN seen REAL NOT NULL DEFAULT 0;
UPDATE tables SET seen = unixepoch();
CREATE INDEX tables_by_address ON tables (address, created);
CREATE INDEX tables_by_seen ON tables (seen);
CREATE INDEX tables_by_rematch ON tables (rematch) WHERE rematch IS NOT NULL;
ALTER TABLE seats ADD COLUMN stand_in INTEGER NOT NULL DEFAULT 0;
ALTER TABLE chat ADD COLUMN notice TEXT;
CREATE INDEX watchers_by_visitor ON watchers (visitor);
CREATE TABLE companions (
    table_id TEXT NOT NULL REFERENCES tables, seat INTEGER NOT NULL, visitor TEXT NOT NULL,
    PRIMARY KEY (table_id, seat, visitor)
) STRICT, WITHOUT ROWID;
CREATE INDEX companions_by_visitor ON companions (visitor);
CREATE TABLE handovers (
    secret TEXT PRIMARY KEY, table_id TEXT NOT NULL REFERENCES tables, seats TEXT NOT NULL, expires REAL NOT NULL
) STRICT;
CREATE INDEX handovers_by_table ON handovers (table_id);
CREATE TABLE keys (number INTEGER PRIMARY KEY, key TEXT NOT NULL, created REAL NOT NULL) STRICT;
"""

# Of positions the newest alone is of use. Looks come in parts, each with what all pairs of eyes saw.
LOOKS_AND_POSITIONS = """
ALTER TABLE tables ADD COLUMN carried TEXT;
CREATE TABLE positions (
    table_id TEXT PRIMARY KEY REFERENCES tables, number INTEGER NOT NULL, ply INTEGER NOT NULL,
    rules_version INTEGER NOT NULL, body BLOB NOT NULL
) STRICT;
CREATE TABLE looks (
    table_id TEXT NOT NULL REFERENCES tables, part INTEGER NOT NULL, body BLOB NOT NULL, PRIMARY KEY (table_id, part)
) STRICT;
"""

WISHES = "ALTER TABLE tables ADD COLUMN wish TEXT;"

MIGRATIONS = (FIRST, STAND_INS_COMPANIONS_AND_EXPIRY, LOOKS_AND_POSITIONS, WISHES)
"""The step at place N makes format N + 1; format 0 is an empty file."""


def bring_up_to_date(connection: sqlite3.Connection, path: Path, steps: Sequence[str] = MIGRATIONS) -> None:
    """All missing steps in one transaction: after a failure the file is as it was."""
    found = _format(connection, path, len(steps))
    if found == len(steps):
        return
    if found > 0:
        _keep_copy(connection, path, found)
    missing = "".join(steps[found:])
    try:
        connection.executescript(f"BEGIN IMMEDIATE; {missing} PRAGMA user_version = {len(steps)}; COMMIT;")
    except sqlite3.Error as error:
        with contextlib.suppress(sqlite3.Error):
            connection.execute("ROLLBACK")
        raise CannotStore(
            f"The database '{path}' cannot be brought from format {found} to {len(steps)} and is as it was: {error}."
        ) from None


def write_again(connection: sqlite3.Connection) -> None:
    """Write the number of the format, which changes nothing: if this can be stored, so can other things."""
    connection.execute(f"PRAGMA user_version = {len(MIGRATIONS)}")


def _format(connection: sqlite3.Connection, path: Path, newest: int) -> int:
    found: int = connection.execute("PRAGMA user_version").fetchone()[0]
    if found > newest:
        raise CannotStore(f"The database '{path}' has format {found}; this server knows formats up to {newest}.")
    if found == 0 and connection.execute("SELECT 1 FROM sqlite_master").fetchone() is not None:
        raise CannotStore(f"The database '{path}' belongs to another program.")
    return found


def _keep_copy(connection: sqlite3.Connection, path: Path, number: int) -> None:
    """Beside the file, for whoever wants to go back to the server of before; as secret as the file itself."""
    kept, unfinished = Path(f"{path}.format{number}"), Path(f"{path}.copy")
    try:
        unfinished.unlink(missing_ok=True)
        os.close(os.open(unfinished, os.O_CREAT | os.O_EXCL | os.O_WRONLY, path.stat().st_mode & 0o777))
        with contextlib.closing(sqlite3.connect(unfinished)) as copy:
            connection.backup(copy)
        unfinished.replace(kept)
    except (sqlite3.Error, OSError) as error:
        with contextlib.suppress(OSError):
            unfinished.unlink()
        raise CannotStore(
            f"The database '{path}' has to be brought up to date, and no copy could be made before: {error}."
        ) from None
