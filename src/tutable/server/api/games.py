"""Which games there are, their words and their rules."""

from __future__ import annotations

import asyncio
from functools import cache
from threading import Lock

from msgspec.structs import replace
from starlette.responses import Response

from tutable.bots import LEVEL_NAMES, offered_bots, usual_bot
from tutable.core.engine import SPECTATOR
from tutable.core.game import Game, reason_message
from tutable.core.match import Match
from tutable.core.registry import game_ids, get_game
from tutable.face import face_of
from tutable.face.examples import SEED, examples_of
from tutable.face.guide import guide_of
from tutable.face.things import Topic
from tutable.lang import HERE, LANGUAGES, Texts, UnknownLanguage
from tutable.lang.said import Said
from tutable.server.api.endpoint import Call, Endpoint, Param
from tutable.server.bots.pace import is_compiled
from tutable.server.sync.story import said
from tutable.server.sync.thing import explained
from tutable.server.wire.answers import (
    About,
    BookExample,
    BookThing,
    Components,
    GameInfo,
    Handbook,
    Rulebook,
    RuleEntry,
    RulingEntry,
)

ABOUT = ("authors", "publisher", "year", "rules_version")
LINE = "game-line"
_READING = Lock()
# Neither what only the terminal says nor what the client brings along itself.
SHARED = ("core.ftl", "course.ftl", "edition.ftl", "server.ftl", "time.ftl")


def game_info(game: Game) -> GameInfo:
    return GameInfo(
        game.id,
        game.title,
        game.min_players,
        game.max_players,
        game.options,
        offered_bots(game.id),
        usual_bot(game.id),
        About(**{name: game.about[name] for name in ABOUT if name in game.about}),
        {lang: texts.say(LINE) for lang in LANGUAGES if (texts := Texts(lang, game.id)).has(LINE)},
        guide_of(game) is not None,
    )


@cache
def _game_infos() -> tuple[GameInfo, ...]:
    return tuple(game_info(get_game(game)) for game in game_ids())


def game_infos() -> tuple[GameInfo, ...]:
    """Kept: every game's words have to be read for it, in every language, which takes a second."""
    with _READING:  # once, however many ask at the beginning
        return _game_infos()


async def list_games(call: Call) -> tuple[GameInfo, ...]:
    """With the bots that the host has added."""
    guests = call.server.settings.guests
    infos = await asyncio.to_thread(game_infos)  # the first who asks holds up nobody who plays
    clocked = not is_compiled()
    return tuple(
        replace(
            info,
            bots=[*info.bots, *guests],
            by_the_clock=clocked and any(bot in LEVEL_NAMES for bot in info.bots),
        )
        for info in infos
    )


async def game_text(call: Call) -> Response:
    """All messages a client of this game needs, as one Fluent resource."""
    game = get_game(call.path("game"))
    lang = call.path("lang")
    if lang not in LANGUAGES:
        raise UnknownLanguage(language=lang[:20], known=", ".join(LANGUAGES))
    shared = [HERE / lang / name for name in SHARED]
    files = shared + sorted((game.folder / "text" / lang).glob("*.ftl"))
    text = "\n".join(path.read_text("utf-8") for path in files)
    return Response(text, media_type="text/plain; charset=utf-8")


async def game_rules(call: Call) -> Rulebook:
    """Chapters, rules and rulings by id; components with the provenance of every value."""
    game = get_game(call.path("game"))
    book = game.rulebook
    parts = game.components()
    return Rulebook(
        game=game.id,
        rules_version=game.rules_version,
        chapters=list(book.chapters),
        rules=[
            RuleEntry(
                rule.id, rule.chapter, list(rule.rulings), [reason_message(one) for one in rule.reasons]
            )
            for rule in book.rules.values()
        ],
        rulings=[RulingEntry(one.id, one.confidence, one.option) for one in book.rulings.values()],
        asks=book.asks,
        components=Components(parts.hash, parts.values, parts.provenance),
        components_file=parts.source,
    )


async def game_handbook(call: Call) -> Handbook:
    """Beside the loop, for the first who asks."""
    return await asyncio.to_thread(handbook, get_game(call.path("game")))


@cache
def handbook(game: Game) -> Handbook:
    """Drawn from a table of the usual components, the largest there is."""
    face = face_of(game)
    match = Match.new(game, game.max_players, seed=SEED, options=face.everything)
    view = match.view(SPECTATOR)
    topics = [*face.topics(view), *(Topic(ref, Said("")) for ref in face.signs)]
    things = [
        BookThing(topic.ref, topic.listed, said(topic.words) if topic.words.message else found.title, found)
        for topic in topics
        if (found := explained(game, topic.ref, view, SPECTATOR)) is not None
    ]
    examples = [
        BookExample(
            one.id,
            one.rule,
            one.options,
            one.position,
            one.players,
            one.begin(game).view(0),
            one.light,
        )
        for one in examples_of(game)
    ]
    return Handbook(game.id, view, things, examples)


GAME = Param("game", {"type": "string", "maxLength": 40}, "The id of a game.", "path")
LANG = Param("lang", {"type": "string", "enum": list(LANGUAGES)}, "The language.", "path")

ENDPOINTS = [
    Endpoint("GET", "/api/games", "All games.", list_games, list[GameInfo], open=True),
    Endpoint(
        "GET",
        "/api/games/{game}/text/{lang}",
        "The game's and the shared messages as one Fluent text.",
        game_text,
        params=(GAME, LANG),
        refusals=(404, 422),
        open=True,
        content="text/plain",
    ),
    Endpoint(
        "GET",
        "/api/games/{game}/rules",
        "Chapters, rules, rulings and components; sentences are messages.",
        game_rules,
        Rulebook,
        params=(GAME,),
        refusals=(404,),
        open=True,
    ),
    Endpoint(
        "GET",
        "/api/games/{game}/handbook",
        "What the rules are illustrated with: things and worked examples.",
        game_handbook,
        Handbook,
        params=(GAME,),
        refusals=(404,),
        open=True,
    ),
]
