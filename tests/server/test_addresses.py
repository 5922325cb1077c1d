"""Who counts as one address: limits rest on it."""

from __future__ import annotations

import pytest

from ratusz.server.limits import address_prefix


@pytest.mark.parametrize(
    ("address", "prefix"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:0DB8:0001:0002::9", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::1", "::/64"),
        ("", "unknown"),
        ("somebody", "unknown"),
        ("1.2.3.4, 5.6.7.8", "unknown"),
        ("x" * 10_000, "unknown"),
    ],
)
def test_an_address_counts_by_its_prefix(address: str, prefix: str) -> None:
    assert address_prefix(address) == prefix
