"""The rows that every store keeps: their kinds and columns, and how a table is written into columns and read back."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import fields
from typing import Any

from ratusz.server.store import PositionRow, TableRow

KINDS: Mapping[str, tuple[str, ...]] = {
    "tables": tuple(column.name for column in fields(TableRow)),
    "seats": ("table_id", "seat", "kind", "name", "level", "secret", "visitor", "stand_in"),
    "companions": ("table_id", "seat", "visitor"),
    "watchers": ("table_id", "visitor"),
    "handovers": ("secret", "table_id", "seats", "expires"),
    "actions": ("table_id", "number", "seat", "line", "command", "at"),
    "chat": ("table_id", "number", "seat", "name", "text", "command", "at", "notice"),
    "positions": ("table_id", "number", "ply", "rules_version", "body"),
    "looks": ("table_id", "part", "body"),
    "keys": ("number", "key", "created"),
}
"""What there is, with its columns; tables before whatever belongs to one."""
BELONGINGS = tuple(kind for kind, columns in KINDS.items() if "table_id" in columns)
"""What has to go before a table can go."""
COLUMNS: Mapping[str, str] = {kind: ", ".join(columns) for kind, columns in KINDS.items()}
LOBBY = ", ".join("NULL" if name in ("start", "carried", "wish") else name for name in KINDS["tables"])
"""The columns of a table without those of which the lobby tells nothing; positions are long."""
ENTRANTS = " UNION ALL ".join(f"SELECT table_id, visitor FROM {kind}" for kind in ("seats", "companions", "watchers"))
"""Who may enter which table."""
COUNTED: Mapping[str, str] = {
    "of_visitor": "host = {host}",
    "lately": "address = {address} AND created >= {since}",
    "of_address": "address = {address}",
    "in_all": "TRUE",
}
"""Which tables count for each field of a quota, in the order in which they are looked at."""
COPIED_AT_ONCE = 1_000
"""How many rows are in memory while all are copied."""
_AS_JSON = frozenset({"options", "confirm", "start", "clock", "summary", "carried", "wish"})


def table_values(table: TableRow) -> list[Any]:
    values = [(name, getattr(table, name)) for name in KINDS["tables"]]
    return [json.dumps(value) if name in _AS_JSON and value is not None else value for name, value in values]


def table_row(row: Sequence[Any]) -> TableRow:
    values = zip(KINDS["tables"], row, strict=True)
    return TableRow(*(json.loads(value) if name in _AS_JSON and value is not None else value for name, value in values))


def taken_up_at(table: TableRow, position: PositionRow | None) -> int:
    """The line from which on a match is played when its table is loaded; it has to be by the same rules."""
    return 0 if position is None or position.rules_version != table.rules_version else position.number
