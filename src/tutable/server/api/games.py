"""Which games there are, their words and their rules."""

from __future__ import annotations

from functools import cache

from msgspec.structs import replace
from starlette.responses import Response

from tutable.bots import offered_bots, usual_bot
from tutable.core.game import Game, reason_message
from tutable.core.registry import game_ids, get_game
from tutable.lang import HERE, LANGUAGES, Texts, UnknownLanguage
from tutable.server.api.endpoint import Call, Endpoint, Param
from tutable.server.wire.answers import About, Components, GameInfo, Rulebook, RuleEntry, RulingEntry

ABOUT = ("authors", "publisher", "year", "rules_version")
LINE = "game-line"
# Neither what only the terminal says nor what the client brings along itself.
SHARED = ("core.ftl", "server.ftl")


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
    )


@cache
def game_infos() -> tuple[GameInfo, ...]:
    """Kept: every game's words have to be read for it, in every language, which takes a second."""
    return tuple(game_info(get_game(game)) for game in game_ids())


async def list_games(call: Call) -> tuple[GameInfo, ...]:
    """With the bots that the host has added."""
    guests = call.server.settings.guests
    return tuple(replace(info, bots=[*info.bots, *guests]) for info in game_infos())


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
        components=Components(parts.hash, parts.values, parts.provenance),
        components_file=parts.source,
    )


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
]
