"""The formats of the database on PostgreSQL, and how one of an earlier format is brought up to date."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ratusz.server.store import CannotStore

# A step is never changed once a server has used it: whoever needs another column writes another step.
#
# What SQLite keeps in the same columns is of the same types, JSON as text and truth as a number, so that the rows of
# one store are those of the other, byte for byte. Beside them, `lines` counts the actions of a table: whoever stores
# some has to have counted alike, and waits for whoever is just storing others. Every action changes the row of its
# table, in place as long as there is room on its page and no index names what changes.
FIRST = """
CREATE TABLE ratusz (format integer NOT NULL);
INSERT INTO ratusz VALUES (0);
CREATE TABLE tables (
    id text PRIMARY KEY, game text NOT NULL, rules_version integer NOT NULL, players integer NOT NULL,
    options text NOT NULL, confirm text NOT NULL, seed text, start text, clock text,
    host text NOT NULL, watch text NOT NULL UNIQUE, created double precision NOT NULL,
    changed double precision NOT NULL, summary text NOT NULL, rematch text, address text,
    stand_in text NOT NULL, seen double precision NOT NULL, carried text, lines integer NOT NULL DEFAULT 0
) WITH (fillfactor = 80, autovacuum_vacuum_scale_factor = 0.02);
CREATE INDEX tables_by_host ON tables (host);
CREATE INDEX tables_by_address ON tables (address, created);
CREATE INDEX tables_by_seen ON tables (seen);
CREATE INDEX tables_by_rematch ON tables (rematch) WHERE rematch IS NOT NULL;
CREATE TABLE seats (
    table_id text NOT NULL REFERENCES tables, seat integer NOT NULL, kind text NOT NULL, name text NOT NULL,
    level text, secret text UNIQUE, visitor text, stand_in integer NOT NULL,
    PRIMARY KEY (table_id, seat)
);
CREATE INDEX seats_by_visitor ON seats (visitor);
CREATE TABLE companions (
    table_id text NOT NULL REFERENCES tables, seat integer NOT NULL, visitor text NOT NULL,
    PRIMARY KEY (table_id, seat, visitor)
);
CREATE INDEX companions_by_visitor ON companions (visitor);
CREATE TABLE watchers (
    table_id text NOT NULL REFERENCES tables, visitor text NOT NULL, PRIMARY KEY (table_id, visitor)
);
CREATE INDEX watchers_by_visitor ON watchers (visitor);
CREATE TABLE handovers (
    secret text PRIMARY KEY, table_id text NOT NULL REFERENCES tables, seats text NOT NULL,
    expires double precision NOT NULL
);
CREATE INDEX handovers_by_table ON handovers (table_id);
CREATE TABLE actions (
    table_id text NOT NULL REFERENCES tables, number integer NOT NULL, seat integer NOT NULL, line text NOT NULL,
    command text NOT NULL, at double precision NOT NULL,
    PRIMARY KEY (table_id, number)
);
CREATE TABLE chat (
    table_id text NOT NULL REFERENCES tables, number integer NOT NULL, seat integer, name text NOT NULL,
    text text NOT NULL, command text NOT NULL, at double precision NOT NULL, notice text,
    PRIMARY KEY (table_id, number), UNIQUE (table_id, command)
);
CREATE TABLE positions (
    table_id text PRIMARY KEY REFERENCES tables, number integer NOT NULL, ply integer NOT NULL,
    rules_version integer NOT NULL, body bytea NOT NULL
);
CREATE TABLE looks (
    table_id text NOT NULL REFERENCES tables, part integer NOT NULL, body bytea NOT NULL, PRIMARY KEY (table_id, part)
);
ALTER TABLE positions ALTER body SET STORAGE EXTERNAL;
ALTER TABLE looks ALTER body SET STORAGE EXTERNAL;
CREATE TABLE keys (number integer PRIMARY KEY, key text NOT NULL, created double precision NOT NULL);
"""

WISHES = "ALTER TABLE tables ADD COLUMN wish text;"

# Who leads a table is durable, as what it writes is. Who is there is told again after a crash: no log is kept of it.
NODES = """
ALTER TABLE tables ADD COLUMN driver text, ADD COLUMN epoch integer NOT NULL DEFAULT 0;
CREATE INDEX tables_by_driver ON tables (driver) WHERE driver IS NOT NULL;
CREATE TABLE nodes (name text PRIMARY KEY, beat timestamptz NOT NULL);
CREATE UNLOGGED TABLE presence (
    table_id text NOT NULL, node text NOT NULL, visitor text NOT NULL, asked integer NOT NULL,
    PRIMARY KEY (table_id, node, visitor)
);
CREATE INDEX presence_by_node ON presence (node);
"""

JOBS = """
CREATE UNLOGGED TABLE jobs (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, node text NOT NULL, due double precision NOT NULL,
    body bytea NOT NULL, taken text, answer text
);
CREATE INDEX jobs_by_due ON jobs (due) WHERE taken IS NULL;
"""

# What somebody may still do, by all servers together.
BUDGETS = """
CREATE UNLOGGED TABLE budgets (who text PRIMARY KEY, level double precision NOT NULL, at timestamptz NOT NULL);
CREATE INDEX budgets_by_at ON budgets (at);
"""

MIGRATIONS = (FIRST, WISHES, NODES, JOBS, BUDGETS)
"""The step at place N makes format N + 1; format 0 is an empty schema."""
UPDATING = 7288
"""The advisory lock of whoever brings a database up to date: several servers may be started at once."""


async def bring_up_to_date(connection: Any, name: str, steps: Sequence[str] = MIGRATIONS) -> None:
    """All missing steps in one transaction: after a failure the database is as it was."""
    async with connection.transaction():
        await connection.execute("SELECT pg_advisory_xact_lock($1)", UPDATING)
        found = await _format(connection, name, len(steps))
        if found < len(steps):
            await connection.execute("".join(steps[found:]))
            await connection.execute("UPDATE ratusz SET format = $1", len(steps))


async def _format(connection: Any, name: str, newest: int) -> int:
    present = (
        "SELECT relname FROM pg_class WHERE relnamespace = current_schema()::regnamespace AND relkind IN ('r', 'p')"
    )
    tables = {table for (table,) in await connection.fetch(present)}
    if "ratusz" not in tables:
        if tables:
            raise CannotStore(f"The database '{name}' belongs to another program.")
        return 0
    found: int = await connection.fetchval("SELECT format FROM ratusz")
    if found > newest:
        raise CannotStore(f"The database '{name}' has format {found}; this server knows formats up to {newest}.")
    return found
