"""Cookies: only the server issues them, they are renewed in time, and nobody loses a seat over it."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable
from http.cookies import SimpleCookie
from pathlib import Path

import pytest
from starlette.datastructures import Headers
from starlette.responses import Response

from ratusz.server.keys import KEY_SECONDS
from ratusz.server.refusal import Refusal
from ratusz.server.secrets import hashed, new_secret
from ratusz.server.settings import DAY, Settings
from ratusz.server.sqlite import SqliteStore
from ratusz.server.visitors import COOKIE_SECONDS, RENEWAL_SECONDS, Visitor, Visitors
from tests.server.conftest import NewServer
from tests.server.harness import Browser, Server
from tests.server.test_store import a_table

START = 1_800_000_000.0


class Office:
    """Visitors, a store and a clock that is wound by hand."""

    def __init__(self, path: Path, settings: Settings | None = None) -> None:
        self.store = SqliteStore(path)
        self.time = START
        self.settings = settings or Settings()
        self.visitors = Visitors(self.store, self.settings, lambda: self.time)

    def issue(self, visitor: Visitor) -> str:
        """The cookie that is issued to a visitor, as it comes back; empty if none is due."""
        response = Response()
        self.visitors.give_cookie(response, visitor)
        return response.headers.get("set-cookie", "").partition(";")[0]

    async def known(self, cookie: str) -> Visitor | None:
        return await self.visitors.known(Headers({"cookie": cookie}), lambda: True)


@pytest.fixture
def office(tmp_path: Path) -> Callable[[Callable[[Office], Awaitable[None]]], None]:
    def run(work: Callable[[Office], Awaitable[None]], settings: Settings | None = None) -> None:
        async def opened() -> None:
            office = Office(tmp_path / "a.db", settings)
            await office.visitors.open()
            await work(office)
            await office.store.close()

        asyncio.run(opened())

    return run


Run = Callable[[Callable[[Office], Awaitable[None]]], None]


def test_a_cookie_is_known_again_and_issued_anew_after_a_month(office: Run) -> None:
    async def work(office: Office) -> None:
        visitor = office.visitors.new()
        cookie = office.issue(visitor)
        assert await office.known(cookie) == Visitor(visitor.secret, False)
        assert await office.known(f"other=1; {cookie}; more=2") == Visitor(visitor.secret, False)
        office.time += RENEWAL_SECONDS + 1
        later = await office.known(cookie)
        assert later == Visitor(visitor.secret, True)
        renewed = office.issue(later)
        assert renewed != cookie
        assert await office.known(renewed) == Visitor(visitor.secret, False)
        office.time = START + COOKIE_SECONDS + 1
        assert await office.known(cookie) is None, "a cookie is not good for ever"
        assert await office.known(renewed) is not None

    office(work)


def test_keys_are_changed_and_old_ones_still_open_what_they_have_signed(office: Run, tmp_path: Path) -> None:
    async def work(office: Office) -> None:
        visitor = office.visitors.new()
        cookie = office.issue(visitor)
        await office.visitors.rotate()
        assert len(await office.store.signing_keys()) == 1
        office.time += KEY_SECONDS
        await office.visitors.rotate()
        assert [key.number for key in await office.store.signing_keys()] == [2, 1]
        newer = office.issue(office.visitors.new())
        assert (cookie.split(".")[2], newer.split(".")[2]) == ("1", "2")
        again = Visitors(office.store, office.settings, lambda: office.time)
        await again.open()
        for one in (cookie, newer):
            assert await again.known(Headers({"cookie": one}), lambda: True) is not None, "after a restart"

    office(work)


def test_a_key_that_another_server_has_made_is_learned_for_all_who_come_at_once(office: Run) -> None:
    async def work(office: Office) -> None:
        other = Visitors(office.store, office.settings, lambda: office.time)
        await other.open()
        office.time += KEY_SECONDS
        await office.visitors.rotate()
        cookie = office.issue(office.visitors.new())
        found = await asyncio.gather(*(other.known(Headers({"cookie": cookie}), lambda: True) for _ in range(3)))
        assert None not in found

    office(work)


def test_a_cookie_that_was_tampered_with_is_nobodys(office: Run) -> None:
    async def work(office: Office) -> None:
        cookie = office.issue(office.visitors.new())
        name, _, value = cookie.partition("=")
        secret, issued, number, signature = value.split(".")
        for made_up in (
            "",
            ".",
            "...",
            secret,
            "~" + new_secret(),
            f"{secret}.{issued}.{number}.",
            f"{secret}.{issued}.{number}.{signature[:-1]}",
            f"{secret}.{issued}.{number}.{signature}0",
            f"{secret}.{issued}.{number}.{signature}.x",
            f"{secret}x.{issued}.{number}.{signature}",
            f"{secret}.{int(issued) + 1}.{number}.{signature}",
            f"{secret}.{issued}.2.{signature}",
            f"{secret}.{issued}.{'9' * 5000}.{signature}",
            f"{secret}.-1.{number}.{signature}",
            f"{secret}.٣.{number}.{signature}",
            f"ż.{issued}.{number}.{signature}",
            f"{secret}.{issued}.{number}.{signature}" + "a" * 10_000,
            "\xff\xfe" * 16,
        ):
            headers = Headers(raw=[(b"cookie", f"{name}={made_up}".encode())])
            assert await office.visitors.known(headers, lambda: True) is None, made_up[:100]
        assert await office.known(f"{name}=made-up; {cookie}") is not None, "another one before ours does no harm"
        assert await office.known(f"ratusz_visitor={secret}") is None, "what was signed is not taken unsigned"

    office(work)


def test_a_cookie_from_before_is_honoured_if_the_store_knows_it(office: Run) -> None:
    async def work(office: Office) -> None:
        secret = new_secret()
        assert await office.known(f"ratusz_visitor={secret}") is None
        table = a_table("one")
        table.seats[0].visitor = hashed(secret)
        await office.store.create(table)
        visitor = await office.known(f"ratusz_visitor={secret}")
        assert visitor == Visitor(secret, True)
        signed = await office.known(office.issue(visitor))
        assert signed is not None
        assert signed.id == hashed(secret), "it is the same visitor"

    office(work)


def test_of_hundreds_of_cookies_from_before_a_few_are_looked_for(office: Run) -> None:
    async def work(office: Office) -> None:
        table = a_table("one")
        secrets = [new_secret() for _ in range(500)]
        table.seats[0].visitor, table.seats[1].visitor = hashed(secrets[2]), hashed(secrets[400])
        await office.store.create(table)
        cookies = [f"ratusz_visitor={secret}" for secret in secrets]
        assert await office.known("; ".join(cookies[:3])) == Visitor(secrets[2], True)
        assert await office.known("; ".join(cookies[3:])) is None

    office(work)


def test_who_may_ask_for_no_more_is_not_looked_for(office: Run) -> None:
    async def work(office: Office) -> None:
        asked: list[str] = []

        async def knows(visitor: str) -> bool:
            asked.append(visitor)
            return False

        office.store.knows = knows  # type: ignore[method-assign]
        budget = iter([True, False])
        cookies = "; ".join(f"ratusz_visitor={new_secret()}" for _ in range(4))
        with pytest.raises(Refusal, match="wait a moment"):
            await office.visitors.known(Headers({"cookie": cookies}), lambda: next(budget))
        assert len(asked) == 1

    office(work)


def test_looking_for_cookies_from_before_costs_as_much_as_messages(new_server: NewServer) -> None:
    server = new_server(RATUSZ_MESSAGES_PER_SECOND="0.1", RATUSZ_MESSAGE_BURST="20", RATUSZ_VISITORS_PER_ADDRESS="1")

    def answers(path: str, address: str) -> list[int]:
        browser = Browser(server, address=address)
        browser.cookie = "; ".join(f"ratusz_visitor={new_secret()}" for _ in range(4))
        cookie = browser.cookie
        found = []
        for _ in range(8):
            browser.cookie = cookie
            found.append(browser.get(path).status_code)
        return found

    assert answers("/api/games", "192.0.2.1") == [200] * 4 + [429] * 4
    assert len(set(answers("/", "192.0.2.2"))) == 1, "the page is there for everybody"
    assert Browser(server, address="192.0.2.2").get("/api/games").status_code == 429
    server.assert_calm()


def test_over_tls_the_cookie_is_bound_to_the_host(tmp_path: Path) -> None:
    async def work() -> None:
        office = Office(tmp_path / "a.db", Settings(public_address="https://ratusz.example.org"))
        await office.visitors.open()
        response = Response()
        office.visitors.give_cookie(response, office.visitors.new())
        [(name, morsel)] = SimpleCookie(response.headers["set-cookie"]).items()
        assert re.fullmatch(r"__Host-ratusz_[0-9a-f]{8}", name)
        assert (morsel["secure"], morsel["httponly"], morsel["path"], morsel["domain"]) == (True, True, "/", "")
        assert int(morsel["max-age"]) == 400 * DAY
        await office.store.close()

    asyncio.run(work())


def test_a_made_up_cookie_gets_a_fresh_one_and_whoever_made_it_up_sees_nothing(server: Server) -> None:
    victim, attacker = Browser(server), Browser(server)
    victim.get("/")
    assert victim.cookie is not None
    name = victim.cookie.partition("=")[0]
    planted = f"{name}=~{'a' * 32}.1800000000.1.{'0' * 64}"
    for cookie in (planted, "ratusz_visitor=" + "a" * 32):
        victim.cookie = attacker.cookie = cookie
        table = victim.create("me", "bot")
        assert victim.cookie != cookie
        assert [one["table"] for one in victim.get("/api/tables").json()["tables"]] == [table.id]
        assert attacker.get("/api/tables").json()["tables"] == []
        assert attacker.get(f"/api/tables/{table.id}").status_code == 404


def test_two_servers_on_one_computer_do_not_take_each_others_cookies(new_server: NewServer) -> None:
    """Browsers send the cookies of a host to all its ports."""
    first, second = Browser(new_server()), Browser(new_server())
    table = first.create("me", "bot")
    both = first.cookie
    second.cookie = both
    second.create("me", "bot")
    assert second.cookie is not None
    assert both is not None
    assert second.cookie.partition("=")[0] != both.partition("=")[0]
    first.cookie = f"{second.cookie}; {both}"
    assert [one["table"] for one in first.get("/api/tables").json()["tables"]] == [table.id]


def test_a_cookie_survives_a_restart(new_server: NewServer) -> None:
    server = new_server()
    anna = Browser(server)
    table = anna.create("me", "bot")
    server.kill()
    server.start()
    assert [one["table"] for one in anna.get("/api/tables").json()["tables"]] == [table.id]
    assert "set-cookie" not in anna.get("/").headers
