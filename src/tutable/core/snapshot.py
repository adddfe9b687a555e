"""A match as it stands, in plain values: another process goes on with it and need not fold it again."""

from __future__ import annotations

from dataclasses import dataclass

from tutable.core.chance import ChanceSource, read_seed
from tutable.core.codec import decode, encode
from tutable.core.components import Components, Notes, Provenance, Values
from tutable.core.editions import released
from tutable.core.editions.model import Edition
from tutable.core.engine import State
from tutable.core.journal import Header, line, tokens
from tutable.core.match import Match
from tutable.core.registry import get_game


@dataclass(frozen=True)
class OwnComponents:
    """Components of no released edition, read and checked."""

    values: Values
    provenance: Provenance
    source: str
    edition: Edition
    notes: Notes


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
    hinted: list[int]
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
    is_own = not released.is_released(match.game, parts.hash)
    own = OwnComponents(parts.values, parts.provenance, parts.source, parts.edition, parts.notes)
    return Snapshot(
        header=match.header,
        seed=None if source is None else source.seed.hex(),
        components=own if is_own else None,
        auto_end=sorted(match.auto_end),
        journal=line(match.journal),
        events=[int(event) for event in match.events],
        sealed=dict(match.sealed),
        hinted=sorted(match.hinted),
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
    parts = released.by_hash(game, header.components) if own is None else Components(**vars(own))
    assert parts is not None  # it was when the snapshot was taken
    blank = game.table(header.players, header.options, parts)

    def table(data: bytes) -> State:
        return decode(blank.clone(), data)

    source = None if snapshot.seed is None else ChanceSource(read_seed(snapshot.seed))
    match = Match(game, header, parts, source, snapshot.auto_end, table(snapshot.state))
    match.journal = tokens(snapshot.journal)
    match.events = list(snapshot.events)
    match.sealed = dict(snapshot.sealed)
    match.hinted = set(snapshot.hinted)
    match._settled = table(snapshot.settled)
    match._mover = snapshot.mover
    match._ear.heard = list(snapshot.heard)
    match._undo = [(table(data), heard) for data, heard in snapshot.undo]
    match._barrier = snapshot.barrier
    match._versions = list(snapshot.versions)
    return match
