"""Bots think in processes of their own, never in the event loop."""

from __future__ import annotations

import asyncio
import multiprocessing
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any

import ratusz


def think(document: dict[str, Any], spec: str, seat: int) -> int:
    """What a bot plays at a position; runs in a worker process."""
    match = ratusz.from_document(document)
    with ratusz.bot(spec) as bot:
        return bot.choose(match, seat)


class Thinkers:
    """A pool of processes that choose actions."""

    def __init__(self, processes: int) -> None:
        self._processes = processes
        self._pool = self._new_pool()

    def _new_pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self._processes, mp_context=multiprocessing.get_context("spawn"))

    async def choose(self, document: dict[str, Any], spec: str, seat: int) -> int:
        """The action of a bot; a worker that died is replaced and the question asked once more."""
        loop = asyncio.get_running_loop()
        pool = self._pool
        try:
            return await loop.run_in_executor(pool, think, document, spec, seat)
        except BrokenProcessPool:
            if self._pool is pool:
                pool.shutdown(wait=False)
                self._pool = self._new_pool()
            return await loop.run_in_executor(self._pool, think, document, spec, seat)

    def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)
