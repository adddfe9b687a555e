"""The lab in the browser: runs are begun, watched, cancelled and resumed, told and opened."""

from __future__ import annotations

import secrets
import time
from datetime import UTC, datetime
from typing import Any

import msgspec
from starlette.responses import Response

from tutable.bots import own_bots
from tutable.core.chance import new_seed
from tutable.core.registry import game_ids, get_game
from tutable.lab.spec import Spec, decode
from tutable.lang import LANGUAGES
from tutable.server.api.endpoint import Call, Endpoint, Param, large
from tutable.server.api.games import GAME
from tutable.server.api.ids import new_id
from tutable.server.api.matches import may_bring, new_from
from tutable.server.api.tables import shown
from tutable.server.errors import LabOff, LabTooLarge
from tutable.server.store import drafts, lab
from tutable.server.store.lab import OPEN, Room, RunRow
from tutable.server.wire.client import Nothing
from tutable.server.wire.editions import Draft
from tutable.server.wire.lab import (
    MAX_SEED,
    LabAbout,
    LabEdition,
    LabExpected,
    LabPage,
    LabParts,
    LabProgress,
    LabReport,
    LabRun,
    NewLabRun,
)
from tutable.server.wire.values import Refusal, Table
from tutable.server.work.asker import ASKING
from tutable.server.work.jobs import (
    Begun,
    Bring,
    LabEditionOf,
    LabGame,
    LabNames,
    LabOpened,
    LabPlan,
    LabPlanned,
    LabTell,
)


def allowed(call: Call) -> None:
    if not call.server.settings.may_measure(call.session.is_host):
        raise LabOff()


def room(call: Call) -> Room:
    return Room(call.server.settings.max_lab_runs, call.server.settings.max_lab_kept)


# -- beginning ------------------------------------------------------------------------------------


async def page(call: Call) -> LabPage:
    allowed(call)
    settings = call.server.settings
    runs = [told(row) for row in await lab.mine(call.server.db, call.session.id)]
    games = [game for game in game_ids() if get_game(game).part("lab") is not None]
    bots = {game: own_bots(game) for game in games}
    return LabPage(runs, settings.max_lab_games, settings.max_lab_runs, bots)


async def expect(call: Call) -> LabExpected:
    spec = decode((await planned(call)).spec)
    seconds = await call.server.bench.expected(spec, call.session.id)
    return LabExpected(games_of(spec), seconds)


async def begin(call: Call) -> LabRun:
    server, body = call.server, call.body
    plan = await planned(call)
    await server.bench.may_play(call.session.id)
    spec = decode(plan.spec)
    editions = [one.name for one in spec.variants]
    about = LabAbout(
        editions,
        list(spec.players),
        body.bots,
        spec.games,
        plan.forced,
        spec.seed,
        spec.question or "",
        body.vary,
    )
    row = RunRow(
        new_id(),
        call.session.id,
        spec.game,
        msgspec.json.encode(about).decode(),
        OPEN,
        time.time(),
        games_of(spec),
        0.0,
        msgspec.json.encode(LabProgress(0, None, False, [])).decode(),
        "",
        None,
        plan.spec,
    )
    await lab.add(server.db, row, room(call))
    server.bench.wake()
    return told(row)


async def parts(call: Call) -> LabParts:
    allowed(call)
    job = LabNames(get_game(call.path("game")).id, language(call))
    return await call.server.measuring.ask(job, LabParts, ASKING.get())


def language(call: Call) -> str:
    lang = call.query("lang")
    return lang if lang in LANGUAGES else "en"


async def planned(call: Call) -> LabPlanned:
    """What is asked for; refused before anything is played."""
    allowed(call)
    server, body = call.server, call.body
    await server.limits.hit(server.limits.imports, "lab", call.session.id)
    game = get_game(body.game)
    wanted = [body.edition] if body.against is None else [body.edition, body.against]
    not_too_large(call, len(wanted) * len(body.players) * body.games)
    editions = [await edition_of(call, one) for one in wanted]
    seed = 1 + secrets.randbelow(MAX_SEED) if body.seed is None else body.seed
    job = LabPlan(game.id, editions, body.players, body.bots, body.games, seed, body.force)
    job = msgspec.structs.replace(job, until=body.until, vary=body.vary)
    plan = await server.measuring.ask(job, LabPlanned, ASKING.get())
    not_too_large(call, games_of(decode(plan.spec)))  # only now it is known how many editions a sweep has
    return plan


def not_too_large(call: Call, games: int) -> None:
    limit = call.server.settings.max_lab_games
    if games > limit:
        raise LabTooLarge(games=games, limit=limit)


async def edition_of(call: Call, wanted: LabEdition) -> LabEditionOf:
    if not wanted.draft:
        return LabEditionOf(hash=wanted.hash)
    row = await drafts.find(call.server.db, call.session.id, wanted.draft, call.body.game)
    return LabEditionOf(msgspec.json.decode(row.data, type=Draft))


def games_of(spec: Spec) -> int:
    return spec.games * len(spec.players) * len(spec.variants)


# -- watching -------------------------------------------------------------------------------------


def told(row: RunRow) -> LabRun:
    created = datetime.fromtimestamp(int(row.created), UTC).isoformat().replace("+00:00", "Z")
    status = row.status if row.status != OPEN else "running" if row.holder else "waiting"
    return LabRun(
        row.id,
        row.game,
        msgspec.json.decode(row.about, type=LabAbout),
        status,  # type: ignore[arg-type]  # what the table keeps
        created,
        row.games,
        row.seconds,
        msgspec.json.decode(row.progress, type=LabProgress),
        msgspec.json.decode(row.trouble, type=Refusal) if row.trouble else None,
    )


async def mine(call: Call) -> RunRow:
    allowed(call)
    return await lab.find(call.server.db, call.session.id, call.path("run"))


async def watch(call: Call) -> LabRun:
    return told(await mine(call))


async def cancel(call: Call) -> LabRun:
    allowed(call)
    await lab.cancel(call.server.db, call.session.id, call.path("run"))
    call.server.bench.wake()
    return await watch(call)


async def resume(call: Call) -> LabRun:
    allowed(call)
    await lab.resume(call.server.db, call.session.id, call.path("run"), room(call))
    call.server.bench.wake()
    return await watch(call)


async def remove(call: Call) -> Nothing:
    allowed(call)
    await lab.remove(call.server.db, call.session.id, call.path("run"))
    call.server.bench.wake()
    return Nothing()


# -- what came out --------------------------------------------------------------------------------


async def report(call: Call) -> LabReport:
    return LabReport(await tell(call, "part", call.server.settings.path))


async def report_file(call: Call) -> Response:
    return as_file(call, await tell(call, "html", home(call)), "html", "text/html; charset=utf-8")


async def report_data(call: Call) -> Response:
    return as_file(call, await tell(call, "json", home(call)), "json", "application/json")


async def tell(call: Call, form: str, at: str) -> str:
    row = await mine(call)
    await large(call)
    chunks = await lab.chunks(call.server.db, row.id)
    job = LabTell(row.spec, chunks, language(call), form, f"{at}/lab/{row.id}")
    return await call.server.measuring.ask(job, str, ASKING.get())


def home(call: Call) -> str:
    """Our address, for links in a file that is opened elsewhere."""
    settings, url = call.server.settings, call.request.url
    origin = settings.origins[0].rstrip("/") if settings.origins else f"{url.scheme}://{url.netloc}"
    return origin + settings.path


def as_file(call: Call, text: str, ending: str, kind: str) -> Response:
    name = f"lab-{call.path('run')}.{ending}"
    return Response(text, media_type=kind, headers={"content-disposition": f'attachment; filename="{name}"'})


async def open_game(call: Call) -> Table:
    """A game of a run as a finished table of one's own, to be leafed through; the same one every time."""
    row, game, server = await mine(call), call.path("game"), call.server
    known = await lab.opened(server.db, row.id, game)
    if known is not None:
        return shown(call, await server.tables.get(known))
    await may_bring(call)
    job = LabGame(row.spec, await lab.chunks(server.db, row.id), game)
    found = await server.measuring.ask(job, LabOpened, ASKING.get())
    begun = await server.reading.ask(Bring(found.save, new_seed().hex()), Begun, ASKING.get())
    table = await new_from(call, begun, found.bots)
    await lab.remember(server.db, row.id, game, table.id)
    return table


RUN = Param("run", {"type": "string", "maxLength": 20}, "The id of a run of mine.", "path")
PLAYED = Param(
    "game", {"type": "string", "maxLength": 40}, "A game of it, by edition, players, deal.", "path"
)
LANG = Param("lang", {"type": "string", "enum": list(LANGUAGES)}, "The language.")

ENDPOINTS = [
    Endpoint("GET", "/api/lab", "My runs of the lab, and how much there is room for.", page, LabPage),
    Endpoint(
        "GET",
        "/api/games/{game}/lab",
        "The parts of a game that can be dealt on purpose.",
        parts,
        LabParts,
        params=(GAME, LANG),
        refusals=(404, 422),
    ),
    Endpoint(
        "POST",
        "/api/lab/expect",
        "How long a run would take; nothing is kept.",
        expect,
        LabExpected,
        NewLabRun,
        refusals=(404, 409, 422),
    ),
    Endpoint(
        "POST",
        "/api/lab/runs",
        "Begin a run: it is played beside everything else.",
        begin,
        LabRun,
        NewLabRun,
        refusals=(404, 409, 422),
    ),
    Endpoint("GET", "/api/lab/runs/{run}", "How far it is.", watch, LabRun, params=(RUN,), refusals=(404,)),
    Endpoint(
        "POST",
        "/api/lab/runs/{run}/cancel",
        "Stop it; what was played stays.",
        cancel,
        LabRun,
        params=(RUN,),
        refusals=(404, 409),
    ),
    Endpoint(
        "POST",
        "/api/lab/runs/{run}/resume",
        "Go on with one that was stopped.",
        resume,
        LabRun,
        params=(RUN,),
        refusals=(404, 409),
    ),
    Endpoint(
        "DELETE",
        "/api/lab/runs/{run}",
        "Throw it away.",
        remove,
        Nothing,
        params=(RUN,),
        refusals=(404,),
    ),
    Endpoint(
        "GET",
        "/api/lab/runs/{run}/report",
        "What it says so far, as a part of a page.",
        report,
        LabReport,
        params=(RUN, LANG),
        refusals=(404, 422),
    ),
    Endpoint(
        "GET",
        "/api/lab/runs/{run}/report.html",
        "The same as a file that needs nothing else.",
        report_file,
        params=(RUN, LANG),
        refusals=(404, 422),
        content="text/html",
    ),
    Endpoint(
        "GET",
        "/api/lab/runs/{run}/report.json",
        "All figures, for notebooks.",
        report_data,
        dict[str, Any],
        params=(RUN, LANG),
        refusals=(404, 422),
    ),
    Endpoint(
        "POST",
        "/api/lab/runs/{run}/games/{game}",
        "One of its games as a finished table.",
        open_game,
        Table,
        params=(RUN, PLAYED),
        refusals=(404, 409, 422),
    ),
]
