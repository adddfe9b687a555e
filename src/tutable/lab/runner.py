"""Plays the chunks of a run that are still missing: here in processes, or wherever `crew` has them played.

Chunks are independent and their results are kept one by one, so it does not matter where and in which order
they are played, nor who dies meanwhile.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing import get_context
from time import perf_counter
from typing import Protocol

from tutable.core.children import end_at_once
from tutable.lab.play import play, play_chunk
from tutable.lab.sequel import Sequel, deals
from tutable.lab.spec import Chunk, Spec
from tutable.lab.store import Run

AHEAD = 2  # chunks given out for each worker: none waits for the next
NICE = 10


class Crew(Protocol):
    """Those who play chunks."""

    def size(self) -> int:
        """How many work at the same time."""
        ...

    def played(self, spec: Spec, todo: Iterator[Chunk]) -> Iterator[tuple[Chunk, bytes]]: ...


def settle_down() -> None:
    """A worker gives way to whoever plays at this machine, and ends with its parent."""
    end_at_once()
    with suppress(OSError):
        os.nice(NICE)


@dataclass
class Here:
    """Processes on this machine."""

    jobs: int

    def size(self) -> int:
        return self.jobs

    def played(self, spec: Spec, todo: Iterator[Chunk]) -> Iterator[tuple[Chunk, bytes]]:
        if self.jobs == 1:
            yield from ((chunk, play_chunk(spec, chunk)) for chunk in todo)
            return
        with ProcessPoolExecutor(self.jobs, get_context("spawn"), initializer=settle_down) as pool:
            running: dict[Future[bytes], Chunk] = {}
            while True:
                while len(running) < self.jobs * AHEAD and (chunk := next(todo, None)) is not None:
                    running[pool.submit(play_chunk, spec, chunk)] = chunk
                if not running:
                    return
                done, _ = wait(running, return_when=FIRST_COMPLETED)
                for future in done:
                    yield running.pop(future), future.result()


class Progress:
    """How far a run has come. Player counts whose question is answered need no more games."""

    def __init__(self, run: Run) -> None:
        self.run = run
        self.chunks = run.spec.chunks()
        self.here = {chunk.number for chunk in self.chunks if run.has(chunk)}
        self.sequels = {players: Sequel(run.spec, players) for players in run.spec.players}
        self.heard = dict.fromkeys(run.spec.players, 0)  # chunks, in order
        if run.spec.question is not None:
            for players in run.spec.players:
                self.listen(players)

    def add(self, chunk: Chunk) -> None:
        self.here.add(chunk.number)
        if self.run.spec.question is not None:
            self.listen(chunk.players)

    def listen(self, players: int) -> None:
        """Hear what has come without a gap."""
        own = [chunk for chunk in self.chunks if chunk.players == players]
        while self.heard[players] < len(own) and own[self.heard[players]].number in self.here:
            for together in deals(self.run.read(own[self.heard[players]])):
                self.sequels[players].hear(together)
            self.heard[players] += 1

    def missing(self) -> Iterator[Chunk]:
        """What is to be played next, if it is still needed when its turn comes."""
        for chunk in self.chunks:
            if self.run.is_cancelled():
                return
            if chunk.number not in self.here and not self.sequels[chunk.players].is_settled():
                yield chunk

    def counts(self) -> tuple[int, int]:
        """Games that are played, and all that are needed."""
        variants = len(self.run.spec.variants)
        done = sum((chunk.last - chunk.first) for chunk in self.chunks if chunk.number in self.here)
        needed = done + sum(
            chunk.last - chunk.first
            for chunk in self.chunks
            if chunk.number not in self.here and not self.sequels[chunk.players].is_settled()
        )
        return done * variants, needed * variants

    def is_complete(self) -> bool:
        done, needed = self.counts()
        return done == needed


def carry_out(run: Run, crew: Crew, show: Callable[[Progress], None] = lambda progress: None) -> Progress:
    """Play what is missing; every chunk is on the disk before it counts."""
    progress = Progress(run)
    show(progress)
    for chunk, data in crew.played(run.spec, progress.missing()):
        run.keep(chunk, data)
        progress.add(chunk)
        show(progress)
    return progress


def expected_seconds(run: Run, workers: int) -> float:
    """How long it will take, by one game of each kind played now."""
    progress = Progress(run)
    total = 0.0
    for players in run.spec.players:
        left = [chunk for chunk in progress.missing() if chunk.players == players]
        if left:
            each = seconds_of_a_deal(run.spec, players, left[0].first)
            total += each * sum(chunk.last - chunk.first for chunk in left)
    return total / workers


def seconds_of_a_deal(spec: Spec, players: int, deal: int = 0) -> float:
    """With every variant, played now."""
    began = perf_counter()
    for variant in range(len(spec.variants)):
        play(spec, variant, players, deal)
    return perf_counter() - began
