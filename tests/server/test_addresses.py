"""Addresses: who counts as one, since limits rest on it, and where other devices reach the server."""

from __future__ import annotations

import socket
from collections.abc import Iterator

import pytest

from ratusz.server import addresses, serve
from ratusz.server.addresses import for_others
from ratusz.server.limits import address_prefix
from ratusz.server.serve import CannotListen, listen
from ratusz.server.settings import Settings
from tests.server.conftest import NewServer
from tests.server.harness import Browser, Server


@pytest.mark.parametrize(
    ("address", "prefix"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:0DB8:0001:0002::9", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::1", "::1"),
        ("::ffff:127.0.0.1", "127.0.0.1"),
        ("", "unknown"),
        ("somebody", "unknown"),
        ("1.2.3.4, 5.6.7.8", "unknown"),
        ("x" * 10_000, "unknown"),
    ],
)
def test_an_address_counts_by_its_prefix(address: str, prefix: str) -> None:
    assert address_prefix(address) == prefix


def test_other_devices_reach_the_computer_by_its_own_addresses(monkeypatch: pytest.MonkeyPatch) -> None:
    """The one that leads to everybody comes first; a home network beside a VPN is found too."""
    ways = {"203.0.113.1": "10.8.0.2", "192.168.178.1": "192.168.178.20", "2001:db8::1": "2001:db8::20"}
    monkeypatch.setattr(addresses, "_own_address", ways.get)
    assert list(for_others(Settings(host="0.0.0.0", port=81))) == ["http://10.8.0.2:81", "http://192.168.178.20:81"]
    assert list(for_others(Settings(host="::", port=81))) == ["http://[2001:db8::20]:81"]
    assert list(for_others(Settings(port=81))) == []
    assert list(for_others(Settings(port=81, public_address="https://a.example/"))) == ["https://a.example"]


def test_each_of_these_addresses_is_one_of_this_computer() -> None:
    for address in for_others(Settings(host="0.0.0.0", port=81)):
        with socket.socket() as own:
            host = address.removeprefix("http://").removesuffix(":81")
            own.bind((host, 0))  # Nobody can listen at an address of another computer.
            assert own.getsockname()[0] == host


def test_without_a_network_there_is_no_such_address(monkeypatch: pytest.MonkeyPatch) -> None:
    def unreachable(*_: object) -> None:
        raise OSError("Network is unreachable")

    monkeypatch.setattr(socket.socket, "connect", unreachable)
    assert list(for_others(Settings(host="0.0.0.0", port=81))) == []


def address_told(browser: Browser, **headers: str) -> str | None:
    address: str | None = browser.request("GET", "/api/address", headers=headers).json()["address"]
    return address


def test_the_page_is_told_where_other_devices_reach_the_server(server: Server, new_server: NewServer) -> None:
    assert address_told(Browser(server)) is None
    open_to_all = new_server(RATUSZ_HOST="0.0.0.0")
    port = int(open_to_all.address.rpartition(":")[2])
    found = next(for_others(Settings(host="0.0.0.0", port=port)), None)
    assert address_told(Browser(open_to_all)) == found
    # How the network is laid out behind a proxy is nobody else's business.
    assert address_told(Browser(open_to_all), **{"x-forwarded-for": "203.0.113.9"}) is None


@pytest.fixture
def usual_port(monkeypatch: pytest.MonkeyPatch) -> Iterator[int]:
    """A port that is kept for whoever asks for it, in place of the usual one."""
    with socket.socket() as keeper:
        keeper.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        keeper.bind(("127.0.0.1", 0))
        port: int = keeper.getsockname()[1]
        monkeypatch.setattr(serve, "USUAL_PORT", port)
        yield port


def test_the_usual_port_is_left_only_to_who_has_it(usual_port: int) -> None:
    with listen(Settings()) as first, listen(Settings()) as second:
        assert first.getsockname() == ("127.0.0.1", usual_port)
        assert second.getsockname()[1] != usual_port
    with listen(Settings()) as again:
        assert again.getsockname()[1] == usual_port


def test_a_port_that_was_asked_for_is_that_or_none(usual_port: int) -> None:
    with listen(Settings(port=usual_port)), pytest.raises(CannotListen, match="in use"):
        listen(Settings(port=usual_port))
    with listen(Settings(port=0)) as other:
        assert other.getsockname()[1] != usual_port
