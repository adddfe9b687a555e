"""The lab in a work process: runs are made, dealt, told and opened here, never on the event loop."""

from __future__ import annotations

import time
from collections import Counter

from tutable.bots import own_bots
from tutable.core.components import Components
from tutable.core.editions import released
from tutable.core.errors import UnknownBot
from tutable.core.game import Game
from tutable.core.registry import get_game
from tutable.core.watch import Thing
from tutable.lab.editions import of_components
from tutable.lab.errors import BadLab
from tutable.lab.figures import figures
from tutable.lab.knobs import read_knob, sweep
from tutable.lab.opening import replayed
from tutable.lab.play import play
from tutable.lab.report import as_json, body, html
from tutable.lab.rows import pack
from tutable.lab.sequel import check_question
from tutable.lab.spec import JUDGED, command_of, decode, encode, make
from tutable.lab.store import Held
from tutable.lab.words import Words
from tutable.lang import LANGUAGES
from tutable.server.errors import NoEdition
from tutable.server.wire.lab import LabPart, LabParts
from tutable.server.work.editions import shown, text_of
from tutable.server.work.jobs import (
    LabDeal,
    LabDealt,
    LabEditionOf,
    LabGame,
    LabNames,
    LabOpened,
    LabPlan,
    LabPlanned,
    LabTell,
)


def plan(job: LabPlan) -> LabPlanned:
    """Everything is checked before the first game, with the components that strangers bring."""
    game = get_game(job.game)
    if job.bots not in own_bots(game.id):  # never a class or a program: those are for one's own machine
        raise UnknownBot(bot=job.bots, known=", ".join(own_bots(game.id)))
    used: Counter[str] = Counter()
    variants = []
    for edition in job.editions:
        parts = components(game, edition)
        name = f"{parts.edition.title or parts.edition.name} {parts.edition.version}".strip()[:60]
        used[name] += 1
        variants.append(of_components(name if used[name] == 1 else f"{name} ({used[name]})", parts, game))
    if job.vary:
        if len(variants) > 1:
            raise BadLab(problem="sweep-against")
        parts = components(game, job.editions[0])
        variants = sweep(game, variants[0], parts, [read_knob(given, parts) for given in job.vary])
    judged = 0 if job.bots == "random" else JUDGED  # who chooses blindly has no clear choices
    sort, _, name = job.force.partition(":")
    force = (sort, name) if job.force else None
    players, bots = tuple(job.players), (job.bots,)
    until = job.until or None
    spec = make(
        game, variants, players, bots, job.games, job.seed, force=force, question=until, judged=judged
    )
    check_question(spec)
    named = {} if force is None else {lang: Words(game.id, lang).thing(force) for lang in LANGUAGES}
    return LabPlanned(encode(spec), named)


def names(job: LabNames) -> LabParts:
    game, words = get_game(job.game), Words(job.game, job.lang)
    found: dict[Thing, list[int]] = {}
    for players in range(game.min_players, game.max_players + 1):
        for thing in words.subject.forcible(players):
            found.setdefault(thing, []).append(players)
    return LabParts(
        [
            LabPart(":".join(thing), words.own(thing[0]), words.thing(thing), players)
            for thing, players in found.items()
        ]
    )


def components(game: Game, edition: LabEditionOf) -> Components:
    if edition.draft is not None:
        return shown(game, text_of(game, edition.draft))
    found = released.by_hash(game, edition.hash) if edition.hash else game.components()
    if found is None:
        raise NoEdition()
    return found


def deal(job: LabDeal) -> LabDealt:
    """The seconds are those of play alone."""
    spec = decode(job.spec)
    began = time.process_time()
    variants = 1 if job.first_only else len(spec.variants)
    rows = [play(spec, variant, job.players, job.deal) for variant in range(variants)]
    return LabDealt(pack(rows), time.process_time() - began)


def tell(job: LabTell) -> str:
    """The report of what is there."""
    spec = decode(job.spec)
    found = figures(Held(spec, job.chunks))
    if not found["sections"]:
        raise BadLab(problem="empty")
    if job.form == "json":
        return as_json(found)
    write = body if job.form == "part" else html
    return write(found, Words(spec.game, job.lang), command_of(spec), lambda game: f"{job.at}/{game}")


def opened(job: LabGame) -> LabOpened:
    """A game of a run as a save."""
    spec = decode(job.spec)
    row = Held(spec, job.chunks).find(job.game)
    return LabOpened(replayed(spec, row).save(), row.bots)
