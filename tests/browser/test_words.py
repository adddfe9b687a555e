"""Every message of the client is used by the client, and the other way round."""

from __future__ import annotations

import re

import pytest

from tests.meta.sources import GAMES, PACKAGE, WEB, web_literals, web_patterns
from tutable.lang import LANGUAGES, messages

OWN = PACKAGE / "lang" / "en" / "client.ftl"
DRAWN = sorted(path.parent.name for path in WEB.glob("games/*/index.ts"))


def test_no_message_is_missing_or_unused() -> None:
    known = set(re.findall(r"(?m)^(ui-[\w-]+) =", OWN.read_text("utf-8")))
    named = {text for text in web_literals() if text.startswith("ui-")}
    composed = web_patterns()
    assert sorted(named - known) == []
    unused = [one for one in known - named if not any(pattern.fullmatch(one) for pattern in composed)]
    assert sorted(unused) == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", DRAWN)
def test_no_word_of_a_board_is_missing(game: str, lang: str) -> None:
    named = {text for text in web_literals(f"games/{game}") if re.match(rf"({game}|name)-", text)}
    assert sorted(named - messages(lang, GAMES / game)) == []
