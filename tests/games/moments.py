"""How great moments are titled."""

from __future__ import annotations

from tutable.core.engine import Shown
from tutable.face import face_of
from tutable.lang import LANGUAGES, Texts


def title(game: str, event: Shown, lang: str) -> str:
    """As the client finds it (`Moment.svelte`)."""
    moment = face_of(game).moment(event)
    assert moment is not None, event.message
    texts = Texts(lang, game)
    for name in (f"ui-moment-{moment.kind}-{moment.about}", f"name-{moment.about}"):
        if texts.has(name):
            return texts.say(name)
    assert moment.about == "", moment
    return texts.say(f"ui-moment-{moment.kind}")


def titles(game: str, event: str) -> dict[str, str]:
    return {lang: title(game, Shown(event, {"player": "seat:0"}, []), lang) for lang in LANGUAGES}
