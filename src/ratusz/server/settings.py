"""How a server is run: what the command line and the environment can set."""

from __future__ import annotations

import dataclasses
import math
import os
import types
import typing
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from ratusz.bots import bot
from ratusz.core.errors import BadBot, RatuszError

PREFIX = "RATUSZ_"
HIGHEST_PORT = 65_535
LOG_LEVELS = ("info", "warning", "error")


class BadSettings(RatuszError):
    """A setting that a server cannot be run with."""


@dataclass(frozen=True, slots=True)
class Settings:
    """The limits are generous for people and tight for programs that misbehave.

    Every field can be set by a variable of the environment: `port` by RATUSZ_PORT, and so on.
    """

    database: Path = Path("ratusz.db")
    host: str = "127.0.0.1"
    port: int = 0
    public_address: str | None = None
    """The address people type, where it differs from host and port: behind a proxy, for instance."""
    thinkers: int = field(default_factory=lambda: max(1, (os.cpu_count() or 2) - 1))
    """Processes in which bots think."""
    compiled: Path | None = None
    """A compiled build of this version, to which bots move as soon as it is ready; see `make play`."""
    think_seconds: float = 30.0
    """How long a bot may think before something legal is played instead."""
    pace: float = 0.4
    """Seconds between two actions of a bot; a browser shows them at a pace of its own and may skip."""
    hint_spec: str = "mcts:seconds=1"
    log: str = "info"
    """What is logged: info tells of every request, warning and error only of what went wrong."""

    message_bytes: int = 16_384
    """The longest message of a socket, and the longest body of a request that is not a record."""
    body_bytes: int = 2_200_000
    """The longest body that holds a record."""
    messages_per_second: float = 20.0
    """For one visitor, all its sockets taken together; what makes more work counts as several."""
    message_burst: int = 60
    chats_per_minute: float = 30.0
    chat_lines: int = 2_000
    """Lines of chat that a table keeps; then it is silent."""
    tables: int = 100_000
    tables_per_visitor: int = 500
    new_tables_per_minute: float = 30.0
    """For one visitor; all visitors from one address together may open four times as many."""
    sockets: int = 5_000
    sockets_per_table: int = 200
    watchers_per_table: int = 1_000
    """Browsers that a watch link has let in."""
    replay_steps: int = 100_000
    """How much work it may take to load a table: actions, and for every undo the actions played again."""
    outbox: int = 256
    """Messages that may wait for a slow reader before its socket is closed."""
    outbox_bytes: int = 250_000
    """Likewise how many bytes."""
    idle_seconds: float = 600.0
    """How long a table without visitors stays in memory."""
    away_seconds: float = 15.0
    """How long a person may be gone before the others can let a bot take over."""

    def __post_init__(self) -> None:
        if not 0 <= self.port <= HIGHEST_PORT:
            raise BadSettings(f"'port' is a whole number from 0 (any free port) to {HIGHEST_PORT}, not {self.port}.")
        if not self.host:
            raise BadSettings("'host' is a name or address to listen on; it cannot be empty.")
        for name, lowest in LOWEST.items():
            value = getattr(self, name)
            if not (math.isfinite(value) and value >= lowest):
                raise BadSettings(f"'{name}' is a number of at least {lowest}, not {value}.")
        if self.log not in LOG_LEVELS:
            raise BadSettings(f"'log' is one of {', '.join(LOG_LEVELS)}, not '{self.log:.60}'.")
        if self.public_address is not None:
            _check_address(self.public_address)
        try:
            bot(self.hint_spec).close()
        except BadBot as error:
            raise BadSettings(f"'hint_spec' does not name a bot: {error}") from None

    @classmethod
    def from_environment(cls, environment: Mapping[str, str], **given: Any) -> Settings:
        """The settings of RATUSZ_… variables; those given by name come first, unless they are None."""
        kinds = typing.get_type_hints(cls)
        values = {name: value for name, value in given.items() if value is not None}
        for one in dataclasses.fields(cls):
            variable = PREFIX + one.name.upper()
            text = environment.get(variable, "").strip()
            if one.name not in values and text:
                values[one.name] = _read(variable, text, kinds[one.name])
        return cls(**values)

    @property
    def secure(self) -> bool:
        """Whether cookies are for TLS only."""
        return self.public_address is not None and self.public_address.startswith("https://")

    @property
    def own_origin(self) -> str | None:
        """The origin that a browser names for pages at the public address."""
        if self.public_address is None:
            return None
        parts = urlsplit(self.public_address)
        return f"{parts.scheme}://{parts.netloc}"


LOWEST: Mapping[str, float] = {
    "thinkers": 1,
    "think_seconds": 0.1,
    "pace": 0,
    "message_bytes": 256,
    "body_bytes": 256,
    "messages_per_second": 0.1,
    "message_burst": 1,
    "chats_per_minute": 1,
    "chat_lines": 0,
    "tables": 0,
    "tables_per_visitor": 0,
    "new_tables_per_minute": 1,
    "sockets": 1,
    "sockets_per_table": 1,
    "watchers_per_table": 1,
    "replay_steps": 1,
    "outbox": 8,
    "outbox_bytes": 10_000,
    "idle_seconds": 0.1,
    "away_seconds": 0,
}


def _read(variable: str, text: str, kind: Any) -> Any:
    if isinstance(kind, types.UnionType):
        kind = kind.__args__[0]
    try:
        return kind(text)
    except ValueError:
        expected = "a whole number" if kind is int else "a number"
        raise BadSettings(f"{variable} is {expected}, not '{text:.60}'.") from None


def _check_address(address: str) -> None:
    try:
        parts = urlsplit(address)
        fits = parts.scheme in ("http", "https") and bool(parts.hostname) and parts.port != 0
    except ValueError:
        fits = False
    if not fits or parts.path.strip("/") or parts.query or parts.fragment or parts.username is not None:
        raise BadSettings(
            f"'public_address' is like https://ratusz.example.org, with nothing after the name, not '{address:.80}'."
        )
