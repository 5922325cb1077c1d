"""How a server is run: what the command line and the environment can set."""

from __future__ import annotations

import dataclasses
import ipaddress
import math
import os
import types
import typing
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from ratusz.bots import bot
from ratusz.core.errors import BadBot, RatuszError

PREFIX = "RATUSZ_"
DAY = 24 * 3600
"""In seconds."""
HIGHEST_PORT = 65_535
USUAL_PORT = 7288
"""RATU on the keys of a phone. Browsers keep names, links and themes by port, so it is not one that others use too."""
LOG_LEVELS = ("info", "warning", "error")
Network = ipaddress.IPv4Network | ipaddress.IPv6Network


class BadSettings(RatuszError):
    """A setting that a server cannot be run with."""


@dataclass(frozen=True, slots=True)
class Settings:
    """The limits are generous for people and tight for programs that misbehave.

    Every field can be set by a variable of the environment: `port` by RATUSZ_PORT, and so on.
    """

    database: str = "ratusz.db"
    """A file, or the address of a PostgreSQL database; see `stores`."""
    node: str = ""
    """What this server is called among those that share a database, in its log and metrics; empty: as its computer."""
    nodes: int = 1
    """How many processes serve behind this port; more than one need a database on PostgreSQL."""
    siblings: str = ""
    """A folder in which these find each other's metrics; whoever starts them sets it."""
    host: str = "127.0.0.1"
    port: int | None = None
    """0: any free one; None: the usual one, or any free one if that is taken."""
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
    turn_seconds: float = 2.5
    """When a bot's turn is due: where many bots think at once, each gets so much less time that all can keep to it."""
    hint_spec: str = "mcts:seconds=1"
    hints_waiting: int = 20
    """Hints that may wait until they can be thought about; further ones are refused."""
    log: str = "info"
    """What is logged: info tells of every request, warning and error only of what went wrong."""

    message_bytes: int = 16_384
    """The longest message of a socket, and the longest body of a request that is not a record."""
    body_bytes: int = 1_000_000
    """The longest body that holds a record."""
    messages_per_second: float = 20.0
    """For one visitor, all its sockets taken together; what makes more work counts as several."""
    message_burst: int = 60
    visitors_per_address: float = 10.0
    """All visitors from one address together may ask for as much as so many."""
    chats_per_minute: float = 30.0
    chat_lines: int = 2_000
    """Lines of chat that a table keeps; then it is silent."""
    tables: int = 100_000
    tables_per_visitor: int = 500
    tables_per_address: int = 5_000
    """For all visitors from one address together; a twentieth of the hall."""
    new_tables_per_minute: float = 30.0
    """For one visitor; all visitors from one address together may open four times as many."""
    new_tables_per_hour: int = 300
    """For all visitors from one address together."""
    untouched_days: float = 30.0
    """How long a table is kept that nobody looks at and at which nothing was ever done; 0: for ever."""
    finished_days: float = 400.0
    """How long a finished match is kept that nobody looks at: about as long as a browser keeps the cookie."""
    abandoned_days: float = 400.0
    """How long a match is kept that was begun, is not finished, and that nobody looks at."""
    sockets: int = 5_000
    sockets_per_table: int = 200
    watchers_per_table: int = 1_000
    """Browsers that a watch link has let in."""
    record_lines: int = 10_000
    """Actions and undos in a match, played here or imported. Random play takes up to 3,600, greedy bots 1,900."""
    outbox: int = 256
    """Messages that may wait for a slow reader before its socket is closed."""
    outbox_bytes: int = 250_000
    """Likewise how many bytes."""
    idle_seconds: float = 600.0
    """How long a table without visitors stays in memory."""
    idle_lines: int = 100_000
    """How many lines of their records do, those of the tables used last; with the chat, and a hundred for a table."""
    away_seconds: float = 60.0
    """How long a person may be gone, at a table with a clock, before the others can let a bot stand in."""
    away_seconds_at_table: float = 300.0
    """Without a clock: how long all the others have to sit and wait for the decision of somebody who left them."""
    away_seconds_over_days: float = 86_400.0
    """Without a clock, and where people come and go: how long a decision has to be overdue."""
    answer_seconds: float = 2.5
    """How long people usually take where the table may have to answer for them, for the sake of a secret."""
    handover_seconds: int = 300
    """How long the link is good by which somebody goes on with another device."""
    browsers_per_seat: int = 10
    """Browsers that may hold a seat together."""

    # The edge: what a connection may cost before it has said who it is. Generous for a club behind one address.
    connections: int = 6_000
    """Open connections of all kinds; with more, those that ask for nothing are cut, then newcomers are sent away."""
    connections_per_address: int = 1_500
    new_connections_per_second: float = 50.0
    """From one address, on average; it may save up twenty seconds' worth."""
    sockets_per_address: int = 1_000
    sockets_per_visitor: int = 40
    header_seconds: float = 10.0
    """How long a request may take to say what it is about."""
    header_bytes: int = 32_768
    body_seconds: float = 60.0
    """How long the body of a request may take to arrive."""
    keep_alive_seconds: float = 75.0
    """How long a connection may wait for its next request; longer than proxies keep one, so that they end it."""
    ping_seconds: float = 20.0
    """How often a socket is asked whether anybody is there, and how long the answer may take."""
    hosts: str = ""
    """Names by which browsers may call this server, beside its own, its public address and every number."""
    proxies: str = field(default_factory=lambda: os.environ.get("FORWARDED_ALLOW_IPS", "127.0.0.1,::1"))
    """Addresses and networks of proxies, which are believed when they say whom they speak for; `none` for nobody."""

    def __post_init__(self) -> None:
        if self.port is not None and not 0 <= self.port <= HIGHEST_PORT:
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
        _networks(self.proxies)
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
    def public_host(self) -> str | None:
        return None if self.public_address is None else urlsplit(self.public_address).hostname

    @property
    def named_hosts(self) -> list[str]:
        return _listed(self.hosts)

    @property
    def trusted(self) -> list[Network]:
        """The networks whose word about other addresses is taken."""
        return _networks(self.proxies)

    @property
    def insiders(self) -> list[Network]:
        """Those who are told how the server fares: this computer, and proxies."""
        return self.trusted + _networks("127.0.0.0/8,::1")

    @property
    def own_origin(self) -> str | None:
        """The origin that a browser names for pages at the public address."""
        if self.public_address is None:
            return None
        parts = urlsplit(self.public_address)
        return f"{parts.scheme}://{parts.netloc}"


LOWEST: Mapping[str, float] = {
    "nodes": 1,
    "thinkers": 1,
    "think_seconds": 0.1,
    "pace": 0,
    "turn_seconds": 0.1,
    "hints_waiting": 1,
    "message_bytes": 256,
    "body_bytes": 256,
    "messages_per_second": 0.1,
    "message_burst": 1,
    "visitors_per_address": 1,
    "chats_per_minute": 1,
    "chat_lines": 0,
    "tables": 0,
    "tables_per_visitor": 0,
    "tables_per_address": 0,
    "new_tables_per_minute": 1,
    "new_tables_per_hour": 0,
    "untouched_days": 0,
    "finished_days": 0,
    "abandoned_days": 0,
    "sockets": 1,
    "sockets_per_table": 1,
    "watchers_per_table": 1,
    "record_lines": 1,
    "outbox": 8,
    "outbox_bytes": 10_000,
    "idle_seconds": 0.1,
    "idle_lines": 0,
    "away_seconds": 0,
    "away_seconds_at_table": 0,
    "away_seconds_over_days": 0,
    "answer_seconds": 0,
    "handover_seconds": 1,
    "browsers_per_seat": 1,
    "connections": 8,
    "connections_per_address": 1,
    "new_connections_per_second": 1,
    "sockets_per_address": 1,
    "sockets_per_visitor": 1,
    "header_seconds": 0.1,
    "header_bytes": 1_024,
    "body_seconds": 0.1,
    "keep_alive_seconds": 0.1,
    "ping_seconds": 0.1,
}


def _read(variable: str, text: str, kind: Any) -> Any:
    if isinstance(kind, types.UnionType):
        kind = kind.__args__[0]
    try:
        return kind(text)
    except ValueError:
        expected = "a whole number" if kind is int else "a number"
        raise BadSettings(f"{variable} is {expected}, not '{text:.60}'.") from None


def _listed(text: str) -> list[str]:
    return [one.strip().lower() for one in text.split(",") if one.strip()]


def _networks(text: str) -> list[Network]:
    if text.strip() == "none":
        return []
    listed = ["0.0.0.0/0", "::/0"] if text.strip() == "*" else _listed(text)
    try:
        given = [ipaddress.ip_network(one, strict=False) for one in listed]
    except ValueError:
        raise BadSettings(
            f"'proxies' lists addresses and networks like 10.0.0.0/8, * for all, or is 'none', not '{text:.80}'."
        ) from None
    return given + [_mapped(one) for one in given if isinstance(one, ipaddress.IPv4Network)]


def lies_in(host: str, networks: Iterable[Network]) -> bool:
    """Whether an address belongs to one of these networks; what is no address belongs to none."""
    try:
        exact = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return False
    return any(exact in network for network in networks)


def _mapped(network: ipaddress.IPv4Network) -> ipaddress.IPv6Network:
    """The same network as a listener for both kinds of addresses sees it."""
    return ipaddress.IPv6Network(f"::ffff:{network.network_address}/{96 + network.prefixlen}")


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
