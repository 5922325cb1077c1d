"""What the server signs with: keys that are kept in the store and changed from time to time."""

from __future__ import annotations

from ratusz.server.secrets import new_secret
from ratusz.server.settings import DAY
from ratusz.server.store import KeyRow, Store

KEY_SECONDS = 90 * DAY


async def signing_keys(store: Store, now: float) -> list[KeyRow]:
    """All keys, the newest first, which is made here if it is time; the old ones still open what they have signed."""
    keys = await store.signing_keys()
    if not keys or now - keys[0].created >= KEY_SECONDS:
        await store.add_signing_key(new_secret(), now)
        return await store.signing_keys()  # Another server may have made one at the same time.
    return keys
