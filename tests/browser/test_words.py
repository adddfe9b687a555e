"""Every message of the client is used by the client, and the other way round."""

from __future__ import annotations

import re

import pytest

from tests.meta.sources import GAMES, PACKAGE, WEB, literals, trees, web_literals, web_patterns
from tutable.lang import LANGUAGES, messages

OWN = sorted((PACKAGE / "lang" / "en").glob("*.ftl"))
SERVER = PACKAGE / "server"
DRAWN = sorted(path.parent.name for path in WEB.glob("games/*/index.ts"))


def test_no_message_is_missing_or_unused() -> None:
    texts = [path.read_text("utf-8") for path in OWN]
    known = {one for text in texts for one in re.findall(r"(?m)^(ui-[\w-]+) =", text)}
    # Notices are sent by the server and shown by the client.
    sent = set().union(*(literals(tree) for path, tree in trees().items() if SERVER in path.parents))
    named = {text for text in web_literals() | sent if re.fullmatch(r"ui-[\w-]+", text)}
    composed = web_patterns()
    assert sorted(named - known) == []
    unused = [one for one in known - named if not any(pattern.fullmatch(one) for pattern in composed)]
    assert sorted(unused) == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", DRAWN)
def test_no_word_of_a_board_is_missing(game: str, lang: str) -> None:
    named = {text for text in web_literals(f"games/{game}") if re.match(rf"({game}|name)-", text)}
    assert sorted(named - messages(lang, GAMES / game)) == []
