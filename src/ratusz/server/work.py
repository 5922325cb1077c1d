"""Work that takes longer than the event loop may stand still: replays, looks, pages of the log. In a few threads."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")

THREADS = 2
PIECE = 32
"""So many lines of a record are played at a time; then others get their turn."""


def pieces(length: int, first: int = 0) -> Iterator[slice]:
    """The short pieces that long work on a list of this length is done in."""
    return (slice(start, min(start + PIECE, length)) for start in range(first, length, PIECE))


async def stirred(event: asyncio.Event, seconds: float) -> None:
    """Wait for an event, for so many seconds at most.

    `asyncio.wait_for` of Python 3.11 forgets that it was cancelled if the event comes at the same time.
    """
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            await event.wait()


class Work:
    """Threads of the hall's own, so that nobody who waits for the store or for a file stands in their queue.

    Compiled code does not let go of the interpreter before it returns: whatever is run here is done in short pieces.
    """

    def __init__(self, threads: int = THREADS) -> None:
        self._threads = ThreadPoolExecutor(threads, "work")

    async def run(self, function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """What a function returns that is called beside the event loop."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, lambda: function(*args, **kwargs))

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)
