"""Editions of the components: what each game's are, and those that people work on."""

from __future__ import annotations

import re
import time
from datetime import UTC, datetime
from functools import cache
from itertools import zip_longest
from typing import Any

import msgspec

from tutable.core.components import Components, Field, Sheet, Text
from tutable.core.editions import released
from tutable.core.registry import get_game
from tutable.server.api.endpoint import Call, Endpoint, Param, large
from tutable.server.api.games import GAME
from tutable.server.api.ids import new_id
from tutable.server.errors import NoEdition
from tutable.server.store import drafts
from tutable.server.store.drafts import DraftRow, Room
from tutable.server.wire.client import MAX_TABLE_BODY, Nothing
from tutable.server.wire.editions import (
    MAX_DRAFT_BODY,
    CheckedEdition,
    Draft,
    Drafts,
    EditionFile,
    EditionPage,
    KeepDraft,
    Kept,
    PartField,
    PartSheet,
    PartWord,
    ReleasedEdition,
)
from tutable.server.work.asker import ASKING
from tutable.server.work.editions import drawn
from tutable.server.work.jobs import Judge, ReadEdition

# -- what there is --------------------------------------------------------------------------------


async def page(call: Call) -> EditionPage:
    return edition_page(get_game(call.path("game")).id, call.query("hash") or "")


@cache
def edition_page(id: str, digest: str) -> EditionPage:
    """Of the default, or of an earlier released edition."""
    game = get_game(id)
    parts = released.by_hash(game, digest) if digest else game.components()
    if parts is None:
        raise NoEdition()
    pictures = {
        sheet: {name: drawn(game, parts.values, sheet, name) for name in entries}
        for sheet, entries in parts.values.items()
    }
    return EditionPage(
        game.id,
        [sheet_info(sheet) for sheet in game.sheets],
        [about(one) for one in reversed(released.editions(game))],
        about(parts),
        parts.values,
        parts.provenance,
        pictures,
    )


def about(parts: Components) -> ReleasedEdition:
    edition = parts.edition
    return ReleasedEdition(edition.name, edition.title, edition.version, parts.hash, edition.notes)


def sheet_info(sheet: Sheet) -> PartSheet:
    return PartSheet(
        sheet.name, list(sheet.ids), list(sheet.more), [field_info(field) for field in sheet.fields]
    )


def field_info(field: Field | Text) -> PartField:
    if isinstance(field, Text):
        may_lack = re.fullmatch(field.form, "") is not None
        words = [PartWord(*each) for each in zip_longest(field.words.known, field.words.said, fillvalue="")]
        return PartField(field.name, field.shape, field.least, field.most, may_lack, field.example, words)
    return PartField(field.name, "number", field.low, field.high, field.may_lack, "", [])


# -- what people work on --------------------------------------------------------------------------


async def check(call: Call) -> CheckedEdition:
    """Nothing is kept: the same judgement a table would give, beside every value."""
    job = Judge(get_game(call.path("game")).id, call.body)
    return await call.server.reading.ask(job, CheckedEdition, ASKING.get())


async def read(call: Call) -> Draft:
    await call.server.limits.hit(call.server.limits.imports, "import", call.session.id)
    body: EditionFile = call.body
    job = ReadEdition(get_game(call.path("game")).id, body.text)
    return await call.server.reading.ask(job, Draft, ASKING.get())


def room(call: Call) -> Room:
    settings = call.server.settings
    return Room(settings.max_drafts, settings.max_draft_bytes)


def kept(row: DraftRow) -> Kept:
    changed = datetime.fromtimestamp(int(row.changed), UTC).isoformat().replace("+00:00", "Z")
    return Kept(row.id, row.version, changed, msgspec.json.decode(row.data, type=Draft))


async def list_drafts(call: Call) -> Drafts:
    await large(call)
    game = get_game(call.path("game")).id
    return Drafts([kept(row) for row in await drafts.mine(call.server.db, call.session.id, game)])


async def new_draft(call: Call) -> Kept:
    row = DraftRow(new_id(), get_game(call.path("game")).id, encoded(call.body), 1, time.time())
    await call.server.limits.hit(call.server.limits.imports, "draft", call.session.id)
    await drafts.add(call.server.db, call.session.id, row, room(call))
    return kept(row)


async def keep_draft(call: Call) -> Kept:
    body: KeepDraft = call.body
    data = encoded(body.draft)
    id, me = call.path("draft"), call.session.id
    return kept(await drafts.keep(call.server.db, me, id, data, body.version, room(call)))


async def remove_draft(call: Call) -> Nothing:
    await drafts.remove(call.server.db, call.session.id, call.path("draft"))
    return Nothing()


def encoded(draft: Draft) -> str:
    return msgspec.json.encode(draft).decode()


HASH = Param("hash", {"type": "string", "maxLength": 16}, "Of an earlier edition; left out: the default.")
DRAFT = Param("draft", {"type": "string", "maxLength": 20}, "The id of a draft of mine.", "path")

# What somebody brings is looked at, and nothing is kept: also while nothing may be changed.
JUDGED: dict[str, Any] = {"params": (GAME,), "refusals": (404, 422, 503), "always": True}

ENDPOINTS = [
    Endpoint(
        "GET",
        "/api/games/{game}/editions",
        "What the components of a game are: sheets, values, provenance, pictures.",
        page,
        EditionPage,
        params=(GAME, HASH),
        refusals=(404,),
        open=True,
    ),
    Endpoint(
        "POST",
        "/api/games/{game}/editions/check",
        "Judge an edition somebody works on; nothing is kept.",
        check,
        CheckedEdition,
        Draft,
        max_body=MAX_DRAFT_BODY,
        **JUDGED,
    ),
    Endpoint(
        "POST",
        "/api/games/{game}/editions/read",
        "The file of an edition as something to work on; nothing is kept.",
        read,
        Draft,
        EditionFile,
        max_body=MAX_TABLE_BODY,
        **JUDGED,
    ),
    Endpoint(
        "GET",
        "/api/games/{game}/drafts",
        "The editions I work on.",
        list_drafts,
        Drafts,
        params=(GAME,),
        refusals=(404,),
    ),
    Endpoint(
        "POST",
        "/api/games/{game}/drafts",
        "Begin an edition.",
        new_draft,
        Kept,
        Draft,
        params=(GAME,),
        refusals=(404, 409),
        max_body=MAX_DRAFT_BODY,
    ),
    Endpoint(
        "PUT",
        "/api/drafts/{draft}",
        "Keep what was typed.",
        keep_draft,
        Kept,
        KeepDraft,
        params=(DRAFT,),
        refusals=(404, 409),
        max_body=MAX_DRAFT_BODY,
    ),
    Endpoint(
        "DELETE",
        "/api/drafts/{draft}",
        "Throw one away.",
        remove_draft,
        Nothing,
        params=(DRAFT,),
        refusals=(404,),
    ),
]
