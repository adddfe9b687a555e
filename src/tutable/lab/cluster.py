"""Chunks on other machines: a Dask scheduler gives them to whoever works for it.

A worker that dies loses the chunks it was at, and the scheduler gives them to another; one that joins gets
its share. What a chunk says does not depend on who played it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from tutable.lab.errors import BadLab, extra
from tutable.lab.play import play_chunk
from tutable.lab.spec import Chunk, Spec

AHEAD = 4  # chunks given out for each worker
LEAST = 8  # and in all: workers may join
WAIT = "20s"
DEATHS = 5  # times that a scheduler may give up a chunk before it is to blame


@dataclass
class Cluster:
    """The workers of a scheduler."""

    address: str
    wait: str = WAIT

    def size(self) -> int:
        """Those who are there now; whoever joins later makes it faster."""
        with self._client() as client:
            return max(workers_of(client), 1)

    def played(self, spec: Spec, todo: Iterator[Chunk]) -> Iterator[tuple[Chunk, bytes]]:
        with self._client() as client:
            yield from self._with(client, extra("distributed"), spec, todo)

    def _client(self) -> Any:
        try:
            return extra("distributed").Client(self.address, timeout=self.wait, set_as_default=False)
        except (OSError, TimeoutError, ValueError):
            raise BadLab(problem="cluster", address=self.address[:80]) from None

    def _with(
        self, client: Any, distributed: Any, spec: Spec, todo: Iterator[Chunk]
    ) -> Iterator[tuple[Chunk, bytes]]:
        running: dict[Any, Chunk] = {}
        again: list[Chunk] = []  # those that several workers have died over, as schedulers count
        deaths: Counter[int] = Counter()

        def give_out() -> list[Any]:
            room = max(LEAST, AHEAD * workers_of(client))
            given = []
            while len(running) < room:
                chunk = again.pop() if again else next(todo, None)
                if chunk is None:
                    break
                # Named by what it is: a scheduler that knows it already does not play it twice.
                key = f"chunk-{spec.name()}-{chunk.number}-{deaths[chunk.number]}"
                future = client.submit(play_chunk, spec, chunk, key=key)
                running[future] = chunk
                given.append(future)
            return given

        waiting = distributed.as_completed(give_out(), loop=client.loop)
        for future in waiting:
            chunk = running.pop(future)
            try:
                data: bytes = future.result()
            except distributed.KilledWorker:
                deaths[chunk.number] += 1
                if deaths[chunk.number] > DEATHS:
                    raise
                again.append(chunk)
            else:
                yield chunk, data
            future.release()
            waiting.update(give_out())


def workers_of(client: Any) -> int:
    return len(client.scheduler_info(n_workers=-1)["workers"])


def work_for(address: str) -> None:
    """Be a worker of a scheduler until somebody ends it, or the scheduler does."""
    extra("distributed")
    import asyncio

    asyncio.run(_working(address))


async def _working(address: str) -> None:
    distributed = extra("distributed")
    try:
        async with distributed.Worker(address, nthreads=1, dashboard=False, memory_limit=0) as worker:
            await worker.finished()
    except (OSError, TimeoutError, ValueError, RuntimeError):
        raise BadLab(problem="cluster", address=address[:80]) from None
