"""Metrics by node: each sample says which server it is of, and one of several behind a port tells those of all."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Iterable, Iterator
from pathlib import Path

from prometheus_client import REGISTRY, generate_latest
from prometheus_client.metrics_core import Metric
from prometheus_client.parser import text_string_to_metric_families

from ratusz.server.settings import Settings

PATIENCE_SECONDS = 2.0
"""A server that takes longer to tell of itself is left out."""


async def all_metrics(settings: Settings) -> bytes:
    """What Prometheus is told: of this server and, behind one port, of all its siblings."""
    own = Path(settings.siblings, settings.node) if settings.siblings else None
    if own is None:
        return _own_metrics(settings.node)
    others = sorted(path for path in Path(settings.siblings).iterdir() if path != own)
    told = await asyncio.gather(*(_ask(path) for path in others))
    return generate_latest(_Families(_together([_own_metrics(settings.node), *told])))


async def tell_siblings(settings: Settings) -> asyncio.Server | None:
    """Tell the other servers behind this port one's own metrics, by a socket in their common folder."""
    if not settings.siblings:
        return None
    path = Path(settings.siblings, settings.node)
    path.unlink(missing_ok=True)  # One of the same name has died.

    async def tell(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):
            writer.write(_own_metrics(settings.node))
            await writer.drain()
        writer.close()

    return await asyncio.start_unix_server(tell, path)


async def _ask(path: Path) -> bytes:
    with contextlib.suppress(OSError, TimeoutError):
        async with asyncio.timeout(PATIENCE_SECONDS):
            reader, writer = await asyncio.open_unix_connection(path)
            told = await reader.read()
            writer.close()
            return told
    return b""


def _own_metrics(node: str) -> bytes:
    if not node:
        return generate_latest()
    return generate_latest(_Families(_labelled(metric, node) for metric in REGISTRY.collect()))


def _labelled(metric: Metric, node: str) -> Metric:
    twin = Metric(metric.name, metric.documentation, metric.type)
    twin.samples = [sample._replace(labels={"node": node, **sample.labels}) for sample in metric.samples]
    return twin


def _together(texts: Iterable[bytes]) -> Iterator[Metric]:
    """The families of several servers, each once with the samples of all."""
    families: dict[str, Metric] = {}
    for text in texts:
        for metric in text_string_to_metric_families(text.decode()):
            if metric.name in families:
                families[metric.name].samples += metric.samples
            else:
                families[metric.name] = metric
    yield from families.values()


class _Families:
    """Metrics, as they are asked for."""

    def __init__(self, metrics: Iterable[Metric]) -> None:
        self._metrics = metrics

    def collect(self) -> Iterable[Metric]:
        return self._metrics
