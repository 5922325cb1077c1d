"""How a server is run: what the command line and the environment can set."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path


@dataclass(frozen=True, slots=True)
class Settings:
    """The limits are generous for people and tight for programs that misbehave."""

    database: Path = Path("ratusz.db")
    host: str = "127.0.0.1"
    port: int = 0
    public_address: str | None = None
    """The address people type, where it differs from host and port: behind a proxy, for instance."""
    thinkers: int = field(default_factory=lambda: max(1, (os.cpu_count() or 2) - 1))
    pace: float = 0.8
    """Seconds between two actions of a bot, so that people can follow."""
    hint_spec: str = "mcts:seconds=1"

    message_bytes: int = 16_384
    body_bytes: int = 2_200_000
    messages_per_second: float = 20.0
    message_burst: int = 60
    tables_per_visitor: int = 500
    tables: int = 100_000
    new_tables_per_minute: float = 30.0
    sockets_per_table: int = 200
    outbox: int = 256
    """Messages that may wait for a slow reader before its socket is closed."""
    idle_seconds: float = 600.0
    """How long a table without visitors stays in memory."""
    padding: int = 0
    """Bytes added to every view, for measuring a server with views of a given size."""

    @property
    def secure(self) -> bool:
        """Whether cookies are for TLS only."""
        return self.public_address is not None and self.public_address.startswith("https://")
