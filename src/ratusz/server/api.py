"""The HTTP interface: a table of endpoints from which routes and OpenAPI are made, and their handlers."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

from ratusz import games
from ratusz.server import messages as m
from ratusz.server.addresses import for_others
from ratusz.server.hall import Hall
from ratusz.server.live import LiveTable
from ratusz.server.refusal import Refusal
from ratusz.server.settings import lies_in
from ratusz.texts import LANGUAGES, fluent_of


@dataclass(frozen=True, slots=True)
class Call:
    """A request after all checks: who asks, what for, and the body."""

    hall: Hall
    visitor: str
    """The hash of the visitor's secret; a new one if the request came without."""
    address: str
    """Where the request came from, as far as limits tell addresses apart."""
    path: dict[str, str]
    body: Any


Handler = Callable[[Call], Awaitable[Any]]


@dataclass(frozen=True, slots=True)
class Endpoint:
    method: str
    path: str
    handler: Handler
    reply: type
    body: type | None = None
    status: int = 200
    large: bool = False
    """Whether the body may be as long as a record."""
    cost: int = 3
    """As how many messages it counts in a visitor's budget."""

    @property
    def name(self) -> str:
        return self.handler.__name__

    @property
    def summary(self) -> str:
        return (self.handler.__doc__ or "").strip()


async def list_games(call: Call) -> m.GamesReply:
    """The games there are, with their player counts and options."""
    return await call.hall.games()


async def game_texts(call: Call) -> m.TextsReply:
    """What a game says in a language; in English if it does not speak that one."""
    language = call.path["language"]
    if language not in LANGUAGES:
        raise Refusal("no_such_language", f"The languages are {', '.join(LANGUAGES)}, not '{language:.20}'.")
    game = await asyncio.to_thread(games.find, call.path["game"])
    return m.TextsReply(await asyncio.to_thread(fluent_of, game.folder, language))


async def show_address(call: Call) -> m.AddressReply:
    """The server's address for links that other devices open; one in its own network is told to this computer alone."""
    settings = call.hall.settings
    told = settings.public_address is not None or lies_in(call.address, settings.insiders)
    return m.AddressReply(next(for_others(settings), None) if told else None)


async def list_tables(call: Call) -> m.TablesReply:
    """The tables at which this browser holds a seat, the latest first."""
    return m.TablesReply(await call.hall.of_visitor(call.visitor))


async def create_table(call: Call) -> m.TableCreated:
    """Set up a table; the reply holds the secrets of its links."""
    return await call.hall.create(call.visitor, call.address, call.body)


async def show_table(call: Call) -> m.TableSummary:
    """One table, for somebody who may see it."""
    return await call.hall.summary(call.path["table"], call.visitor)


async def claim_link(call: Call) -> m.Claimed:
    """Take the seat, or the right to watch, that a link's secret opens."""
    return await call.hall.claim(call.visitor, call.body.secret, call.body.name, call.address)


async def look_at_link(call: Call) -> m.LinkInfo:
    """What a link's secret opens."""
    return await call.hall.look_at_link(call.visitor, call.body.secret, call.address)


async def new_link(call: Call) -> m.LinkMade:
    """A new link to a seat nobody has taken, or to watch, for whoever set the table; it replaces the one before."""
    return m.LinkMade(await call.hall.new_link(call.path["table"], call.visitor, call.body.seat, call.address))


async def leave_seat(call: Call) -> m.Done:
    """Let a bot stand in on one's own seat, or on that of somebody who left a while ago."""
    live, seat = await _seat_of(call)
    await live.usher.leave_to_bot(seat, call.visitor)
    return m.Done()


async def return_to_seat(call: Call) -> m.Done:
    """Take one's seat back from the bot that stands in."""
    live, seat = await _seat_of(call)
    await live.usher.come_back(seat, call.visitor)
    return m.Done()


async def hold_alone(call: Call) -> m.Done:
    """Let no other browser hold one's seats, nor any link made before lead to them."""
    live = await call.hall.entered(call.path["table"], call.visitor, call.address)
    await live.usher.hold_alone(call.visitor)
    return m.Done()


async def leave_table(call: Call) -> m.Done:
    """Give up one's seats, or one's right to watch; where nobody else holds such a seat, a bot stands in."""
    live = await call.hall.entered(call.path["table"], call.visitor, call.address)
    await live.usher.leave(call.visitor)
    return m.Done()


async def delete_table(call: Call) -> m.Done:
    """Delete a table that one has set and at which nobody else plays, with everything that belongs to it."""
    await call.hall.delete(call.path["table"], call.visitor, call.address)
    return m.Done()


async def _seat_of(call: Call) -> tuple[LiveTable, int]:
    live = await call.hall.entered(call.path["table"], call.visitor, call.address)
    if not live.table.seats_of(call.visitor):
        raise Refusal("not_your_seat", "Only somebody who sits at the table can do that.")
    seat = call.path["seat"]
    if not (seat.isascii() and seat.isdigit() and len(seat) == 1):
        raise Refusal("no_such_seat", f"There is no seat {seat:.20} at this table.")
    return live, int(seat)


async def hand_over(call: Call) -> m.Handover:
    """A link that opens this browser's seats, or its right to watch, on another device: good once and for minutes."""
    return await call.hall.hand_over(call.path["table"], call.visitor, call.address)


async def take_over(call: Call) -> m.Claimed:
    """Take the seats, or the right to watch, that a handover's secret opens."""
    return await call.hall.take_over(call.visitor, call.body.secret, call.address)


async def rematch(call: Call) -> m.RematchReply:
    """The same people at a new table."""
    return m.RematchReply(await call.hall.rematch(call.path["table"], call.visitor, call.address))


async def get_record(call: Call) -> m.RecordReply:
    """The record of a finished match, seed included."""
    return m.RecordReply(await call.hall.record(call.path["table"], call.visitor, call.address))


async def import_record(call: Call) -> m.Imported:
    """Open a table from a record."""
    return await call.hall.import_record(call.visitor, call.address, call.body.record)


ENDPOINTS: tuple[Endpoint, ...] = (
    Endpoint("GET", "/api/games", list_games, m.GamesReply, cost=1),
    Endpoint("GET", "/api/games/{game}/texts/{language}", game_texts, m.TextsReply),
    Endpoint("GET", "/api/address", show_address, m.AddressReply, cost=1),
    Endpoint("GET", "/api/tables", list_tables, m.TablesReply),
    Endpoint("POST", "/api/tables", create_table, m.TableCreated, m.NewTable, 201, cost=5),
    Endpoint("GET", "/api/tables/{table}", show_table, m.TableSummary, cost=1),
    Endpoint("POST", "/api/tables/{table}/seats/{seat}/leave", leave_seat, m.Done),
    Endpoint("POST", "/api/tables/{table}/seats/{seat}/return", return_to_seat, m.Done),
    Endpoint("POST", "/api/tables/{table}/alone", hold_alone, m.Done),
    Endpoint("POST", "/api/tables/{table}/leave", leave_table, m.Done),
    Endpoint("POST", "/api/tables/{table}/delete", delete_table, m.Done),
    Endpoint("POST", "/api/tables/{table}/links", new_link, m.LinkMade, m.NewLink, 201),
    Endpoint("POST", "/api/tables/{table}/handover", hand_over, m.Handover, status=201),
    Endpoint("POST", "/api/tables/{table}/rematch", rematch, m.RematchReply, cost=5),
    Endpoint("GET", "/api/tables/{table}/record", get_record, m.RecordReply, cost=10),
    Endpoint("POST", "/api/links", look_at_link, m.LinkInfo, m.LookAtLink),
    Endpoint("POST", "/api/claims", claim_link, m.Claimed, m.ClaimSeat),
    Endpoint("POST", "/api/handovers", take_over, m.Claimed, m.TakeOver),
    Endpoint("POST", "/api/records", import_record, m.Imported, m.ImportRecord, 201, large=True, cost=40),
)
