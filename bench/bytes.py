"""What a move costs on the wire: bytes of state that each other seat is sent, as they are and packed.

    python -m bench.bytes [--moves 300]

One table of each game with three people and a spectator, random moves with a few taken back. Packed means
deflated as a browser's connection does it, with one dictionary for the whole connection. `whole` is what the
same syncs would weigh with whole views in place of steps and patches.
"""

from __future__ import annotations

import argparse
import random
import statistics
import zlib
from collections.abc import Iterator
from typing import Any

import msgspec

import tutable
from tutable.core.engine import SPECTATOR
from tutable.core.match import Match
from tutable.server.sync.entry import asked_of
from tutable.server.sync.track import Track
from tutable.server.wire.frames import SeatSync

PLAYERS = 3
Entry = dict[str, Any]
PLACES = (*range(PLAYERS), SPECTATOR)


class Receiver:
    """One connection: how much it was sent with every move."""

    def __init__(self) -> None:
        self.pack = zlib.compressobj(wbits=-12)
        self.plain: list[int] = []
        self.packed: list[int] = []

    def take(self, entry: SeatSync) -> None:
        data = msgspec.json.encode(entry)
        self.plain.append(len(data))
        self.packed.append(len(self.pack.compress(data) + self.pack.flush(zlib.Z_SYNC_FLUSH)))


def moves(match: Match, count: int) -> Iterator[None]:
    rng = random.Random(1)
    for _ in range(count):
        if match.is_over:
            return
        seat = match.waiting()[0]
        if match.horizon(seat).steps and rng.random() < 0.1:
            match.undo(seat)
        elif match.awaits_end():
            match.end(seat)
        else:
            match.act(seat, rng.choice(match.state.options_of(seat)))
        yield


def measure(game: str, count: int) -> dict[str, Receiver]:
    match = tutable.new(game, PLAYERS, seed=1, auto_end=False)
    tracks = {seat: Track(match, seat) for seat in PLACES}
    found = {"steps": Receiver(), "whole": Receiver(), "state": Receiver(), "view": Receiver()}
    each = {(name, seat): Receiver() for name in found for seat in PLACES}
    for _ in moves(match, count):
        for seat, track in tracks.items():
            version = track.version
            track.catch_up(match)
            if track.version == version:
                continue
            news = track.since(version)
            assert news is not None
            asked = asked_of(match, seat)
            lines: Entry = {"lines_from": news.lines_from, "lines": news.lines}
            none: Entry = {"ask": None, "offers": [], "forbidden": [], "kinds": {}, "awaits_end": False}
            steps: Entry = {
                "version": track.version,
                "base": version,
                "patch": news.patch,
                "steps": news.steps,
            }
            whole: Entry = {"version": track.version, "view": track.view, "steps": []}
            each["steps", seat].take(SeatSync(**steps, **lines, **asked))
            each["whole", seat].take(SeatSync(**whole, **lines, **asked))
            each["state", seat].take(SeatSync(**steps, **lines, **none))
            each["view", seat].take(SeatSync(**whole, **lines, **none))
    for (name, _), receiver in each.items():
        found[name].plain += receiver.plain
        found[name].packed += receiver.packed
    return found


def main() -> None:
    parser = argparse.ArgumentParser(prog="bench.bytes", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--moves", type=int, default=300)
    args = parser.parse_args()
    print("| bytes per sync | whole views | packed | steps and patches | packed |")
    print("|---|---|---|---|---|")
    for game in tutable.game_ids():
        found = measure(game, args.moves)
        for title, before, after in (("all", "whole", "steps"), ("without offers", "view", "state")):
            figures = [
                f"{statistics.mean(sizes):.0f}"
                for receiver in (found[before], found[after])
                for sizes in (receiver.plain, receiver.packed)
            ]
            print(f"| {game}, {title} | {' | '.join(figures)} |")


if __name__ == "__main__":
    main()
