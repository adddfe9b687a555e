"""A run: which games are played, and in which chunks.

Every deal of a run is played once with each of its variants, by the same bots with the same luck: what
differs between the games of a deal is what the variants differ in, and what followed from it.
"""

from __future__ import annotations

import hashlib
import shlex
from collections.abc import Mapping
from functools import cache
from math import gcd
from typing import Any

import msgspec

from tutable._version import __version__
from tutable.arena.budgets import check_rated
from tutable.arena.simulation import MAX_GAMES
from tutable.core.components import Components
from tutable.core.editions import released
from tutable.core.errors import BadGames
from tutable.core.game import Game
from tutable.core.registry import get_game
from tutable.core.watch import Forced, Subject, Thing
from tutable.lab.errors import BadLab

FORM = 1
CHUNK = 10  # deals
MOST_VARIANTS = 20
LETTERS = "abcdefghijklmnopqrst"  # the variants in the names of games
JUDGED = 16  # one choice in so many is looked at by the judge


class Variant(msgspec.Struct, frozen=True):
    """One set of components, by the name it has in the report."""

    name: str
    hash: str
    source: str | None = None  # the text of the components; None: a released edition, found by its hash
    settings: dict[str, int] = {}  # in a sweep: the values that are turned


class Chunk(msgspec.Struct, frozen=True):
    """Some deals of one player count: what a worker is given."""

    number: int
    players: int
    first: int
    last: int


class Spec(msgspec.Struct, frozen=True):
    """Everything the results of a run depend on."""

    form: int
    version: str
    game: str
    rules_version: str
    variants: tuple[Variant, ...]
    players: tuple[int, ...]
    bots: tuple[str, ...]  # they move up one seat from deal to deal
    games: int  # for each player count and variant
    seed: int
    options: dict[str, str] | None  # None: the tables that the game's subject names, in turn
    force: tuple[str, str] | None  # the part that one seat is certain to get, in turn
    question: str | None  # what the run is to answer; it ends when it is sure: see `sequel`
    judged: int = JUDGED
    weights: str = ""  # the components whose learned weights all bots judge by: else two editions would be
    # played by two kinds of players

    def chunks(self) -> list[Chunk]:
        """Player counts take turns, so that all of them can be looked at early."""
        found: list[Chunk] = []
        for first in range(0, self.games, CHUNK):
            for players in self.players:
                found.append(Chunk(len(found), players, first, min(first + CHUNK, self.games)))
        return found

    def name(self) -> str:
        """Names the run by all it depends on."""
        return hashlib.blake2b(msgspec.json.encode(self), digest_size=6, person=b"tutable lab").hexdigest()


def make(
    game: Game,
    variants: list[Variant],
    players: tuple[int, ...],
    bots: tuple[str, ...],
    games: int,
    seed: int = 1,
    options: Mapping[str, object] | None = None,
    force: Thing | None = None,
    question: str | None = None,
    judged: int = JUDGED,
    weights: str = "",
) -> Spec:
    """Check everything before the first game."""
    if not 1 <= games <= MAX_GAMES:
        raise BadGames(games=str(games)[:20], limit=MAX_GAMES)
    if not 1 <= len(variants) <= MOST_VARIANTS:
        raise BadLab(problem="variants", limit=MOST_VARIANTS)
    if len({variant.name for variant in variants}) < len(variants):
        raise BadLab(problem="same-name")
    for count in players:
        game.check_players(count)
    if not players or len(set(players)) < len(players):
        raise BadLab(problem="players")
    for name in bots:
        check_rated(name, game.id)
    made = Spec(
        FORM,
        __version__,
        game.id,
        game.rules_version,
        tuple(variants),
        players,
        bots,
        games,
        seed,
        None if options is None else game.check_options(options),
        force,
        question,
        judged,
        weights or variants[0].hash,
    )
    for count in players:
        if force is not None and forced(made, count, 0) is None:
            raise BadLab(problem="force", thing=":".join(force)[:80], players=count, known=known(made, count))
        for variant in variants:
            game.table(count, table_of(made, count, 0)[1], components_of(made, variant))
    return made


def check_version(spec: Spec) -> None:
    """Games of two versions are no games of one run: whoever plays it has the one it was begun with."""
    ours = __version__, get_game(spec.game).rules_version
    if (spec.version, spec.rules_version) != ours:
        begun = f"{spec.version} ({spec.rules_version})"
        raise BadLab(problem="version", begun=begun[:80], ours=f"{ours[0]} ({ours[1]})")


def known(spec: Spec, players: int) -> str:
    """The parts that can be forced, for a refusal."""
    names = [":".join(thing) for thing in subject_of(spec.game).forcible(players)]
    return ", ".join(names[:40]) or "–"


@cache
def subject_of(game: str) -> Subject:
    module = get_game(game).part("lab")
    if module is None:
        raise BadLab(problem="subject", game=game)
    subject: Subject = module.SUBJECT
    return subject


def forced(spec: Spec, players: int, deal: int) -> Forced | None:
    if spec.force is None:
        return None
    return subject_of(spec.game).force(spec.force, deal % players, players)


def table_of(spec: Spec, players: int, deal: int) -> tuple[str, dict[str, str]]:
    """The options of a deal: the usual table in every second one, the others in turn between."""
    force = forced(spec, players, deal)
    needs = {} if force is None else dict(force.options)
    if spec.options is not None:
        return "chosen", {**spec.options, **needs}
    tables = subject_of(spec.game).tables(players)
    which = 0
    if force is None and deal % 2 and len(tables) > 1:
        which = 1 + deal // 2 % (len(tables) - 1)
    name, options = tables[which]
    return name, {**options, **needs}


_parts: dict[tuple[str, str], Components] = {}


def components_of(spec: Spec, variant: Variant) -> Components:
    """The components of a variant; read once in a process."""
    game = get_game(spec.game)
    key = (spec.game, variant.hash)
    if key not in _parts:
        parts = game.named_components(variant.source, variant.hash)
        if parts is None or parts.hash != variant.hash:
            raise BadLab(problem="components", hash=variant.hash[:40])
        if len(_parts) > MOST_VARIANTS:
            _parts.clear()
        _parts[key] = parts
    return _parts[key]


def encode(spec: Spec) -> bytes:
    return msgspec.json.format(msgspec.json.encode(spec), indent=1)


def decode(data: bytes) -> Spec:
    try:
        spec = msgspec.json.decode(data, type=Spec)
    except msgspec.MsgspecError:
        raise BadLab(problem="form") from None
    if spec.form != FORM:
        raise BadLab(problem="form")
    return spec


def as_plain(spec: Spec) -> dict[str, Any]:
    """For reports: without the texts of components."""
    plain: dict[str, Any] = msgspec.to_builtins(spec)
    for variant in plain["variants"]:
        del variant["source"]
    return plain


def word_for(spec: Spec, variant: Variant) -> str:
    """What names an edition in a command; in the browser it is called by its title."""
    if variant.source is not None:
        return f"{variant.name}.toml"
    game = get_game(spec.game)
    found = released.by_hash(game, variant.hash)
    if found is None or (variant.name == "default" and variant.hash == game.components().hash):
        return variant.name
    return f"{found.edition.name}@{found.hash}"


def command_of(spec: Spec) -> str:
    """How a run is repeated."""
    turned = [variant.settings for variant in spec.variants if variant.settings]
    said = ["tutable", "lab", *(["sweep"] if turned else []), spec.game]
    kept = spec.variants[:1] if turned else spec.variants
    for name, variant in zip(("--edition", "--against"), kept, strict=False):
        said += [name, word_for(spec, variant)]
    for place in turned[0] if turned else ():
        values = sorted({settings[place] for settings in turned})
        step = gcd(*(value - values[0] for value in values))
        said += ["--vary", f"{place}={values[0]}..{values[-1]}" + (f":{step}" if step > 1 else "")]
    said += ["--players", ",".join(map(str, spec.players)), "--bots", ",".join(spec.bots)]
    said += ["--games", str(spec.games), "--seed", str(spec.seed)]
    if spec.force is not None:
        said += ["--force", ":".join(spec.force)]
    if spec.question is not None:
        said += ["--until", spec.question]
    for option, value in (spec.options or {}).items():
        said += ["--option", f"{option}={value}"]
    return shlex.join(said)
