"""Secrets of visitors, seats and watch links: unguessable, stored only as hashes."""

from __future__ import annotations

import hashlib
import hmac
import secrets

SECRET_BYTES = 24
"""192 bits of chance in every secret."""


def new_secret() -> str:
    return secrets.token_urlsafe(SECRET_BYTES)


def new_id() -> str:
    """A short public name for a table; it opens nothing by itself."""
    return secrets.token_hex(6)


def hashed(secret: str) -> str:
    """What is stored and looked up instead of a secret.

    A guess that is nearly right has a wholly different hash, so that the time a look-up takes gives nothing away.
    """
    return hashlib.sha256(b"ratusz-secret:" + secret.encode()).hexdigest()


def marked(key: str, address: str) -> str:
    """What is stored instead of an address: there are too few addresses for a hash without a key to hide one."""
    return hmac.new(key.encode(), b"ratusz-address:" + address.encode(), hashlib.sha256).hexdigest()[:32]


def same(one: str | None, other: str | None) -> bool:
    """Whether two hashes are equal, in a time that does not depend on them; nobody is nobody."""
    return one is not None and other is not None and hmac.compare_digest(one, other)
