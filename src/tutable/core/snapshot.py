"""A match as it stands, in plain values: another process goes on with it and need not fold it again."""

from __future__ import annotations

from dataclasses import dataclass

from tutable.core.chance import ChanceSource, read_seed
from tutable.core.codec import decode, encode
from tutable.core.components import Components, Values
from tutable.core.engine import State
from tutable.core.journal import Header, line, tokens
from tutable.core.match import Match
from tutable.core.registry import get_game


@dataclass(frozen=True)
class OwnComponents:
    """Components that are not the game's, read and checked."""

    values: Values
    provenance: dict[str, dict[str, dict[str, str]]]
    source: str


@dataclass(frozen=True)
class Snapshot:
    """Everything a match holds, secrets included."""

    header: Header
    seed: str | None
    components: OwnComponents | None
    auto_end: list[int]
    journal: str
    events: list[int]
    sealed: dict[int, int]
    state: bytes
    settled: bytes
    mover: int
    heard: list[int]
    undo: list[tuple[bytes, int]]
    barrier: str
    versions: list[int]


def taken(match: Match) -> Snapshot:
    """What a match holds now; that somebody watches it is not kept."""
    parts, source = match.components, match._source
    is_own = parts.hash != match.game.components().hash
    return Snapshot(
        header=match.header,
        seed=None if source is None else source.seed.hex(),
        components=OwnComponents(parts.values, parts.provenance, parts.source) if is_own else None,
        auto_end=sorted(match.auto_end),
        journal=line(match.journal),
        events=[int(event) for event in match.events],
        sealed=dict(match.sealed),
        state=encode(match._state),
        settled=encode(match._settled),
        mover=match._mover,
        heard=[int(event) for event in match._ear.heard],
        undo=[(encode(state), heard) for state, heard in match._undo],
        barrier=match._barrier,
        versions=list(match._versions),
    )


def restored(snapshot: Snapshot) -> Match:
    """The match of a snapshot, taken on trust: nothing of it is folded or checked."""
    header, own = snapshot.header, snapshot.components
    game = get_game(header.game)
    parts = game.components() if own is None else Components(own.values, own.provenance, own.source)
    blank = game.table(header.players, header.options, parts)

    def table(data: bytes) -> State:
        return decode(blank.clone(), data)

    source = None if snapshot.seed is None else ChanceSource(read_seed(snapshot.seed))
    match = Match(game, header, parts, source, snapshot.auto_end, table(snapshot.state))
    match.journal = tokens(snapshot.journal)
    match.events = list(snapshot.events)
    match.sealed = dict(snapshot.sealed)
    match._settled = table(snapshot.settled)
    match._mover = snapshot.mover
    match._ear.heard = list(snapshot.heard)
    match._undo = [(table(data), heard) for data, heard in snapshot.undo]
    match._barrier = snapshot.barrier
    match._versions = list(snapshot.versions)
    return match
