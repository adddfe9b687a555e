"""What /metrics shows: of several processes on one address all together, whichever is asked."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path

from prometheus_client import generate_latest
from prometheus_client.metrics_core import Metric
from prometheus_client.parser import text_string_to_metric_families
from prometheus_client.samples import Sample

PATIENCE = 1.0
# Moments and versions cannot be added up.
NO_SUMS = ("_created", "_start_time_seconds", "_info")


class Figures:
    """Every process has a socket in a folder of theirs, where the others can ask for its figures."""

    def __init__(self, folder: Path | None) -> None:
        self.folder = folder  # None: there is one process
        self.listening: asyncio.Server | None = None

    async def start(self) -> None:
        if self.folder is not None:
            place = self.folder / str(os.getpid())
            self.listening = await asyncio.start_unix_server(self._asked, place)

    async def stop(self) -> None:
        if self.listening is not None and self.folder is not None:
            self.listening.close()
            (self.folder / str(os.getpid())).unlink(missing_ok=True)
            with suppress(OSError):  # whoever is the last puts out the light, should the parent be gone
                self.folder.rmdir()

    async def text(self) -> bytes:
        if self.folder is None:
            return generate_latest()
        processes = [place for place in self.folder.iterdir() if place.name.isdigit()]
        others = [place for place in processes if place.name != str(os.getpid())]
        told = await asyncio.gather(*map(ask, others))
        return together([generate_latest().decode(), *told])

    async def _asked(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            writer.write(generate_latest())
            await writer.drain()
        writer.close()


async def ask(place: Path) -> str:
    """What another process counts; nothing if it has died."""
    try:
        async with asyncio.timeout(PATIENCE):
            reader, writer = await asyncio.open_unix_connection(place)
            try:
                return (await reader.read()).decode()
            finally:
                writer.close()
    except (OSError, TimeoutError):
        return ""


class Together:
    """The figures of several processes, as a collector of Prometheus' own kind."""

    def __init__(self) -> None:
        self.metrics: dict[str, Metric] = {}
        self.values: dict[str, dict[tuple[str, tuple[tuple[str, str], ...]], float]] = {}

    def add(self, text: str) -> None:
        for family in text_string_to_metric_families(text):
            self.metrics.setdefault(family.name, Metric(family.name, family.documentation, family.type))
            values = self.values.setdefault(family.name, {})
            for sample in family.samples:
                key = (sample.name, tuple(sample.labels.items()))
                before = values.get(key, 0.0)
                is_sum = not sample.name.endswith(NO_SUMS)
                values[key] = before + sample.value if is_sum else max(before, sample.value)

    def collect(self) -> Iterable[Metric]:
        for name, metric in self.metrics.items():
            metric.samples = [Sample(n, dict(ls), value) for (n, ls), value in self.values[name].items()]
            yield metric


def together(texts: Iterable[str]) -> bytes:
    found = Together()
    for text in texts:
        found.add(text)
    return generate_latest(found)
