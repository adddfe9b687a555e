"""A replay speaks of everybody by name: nobody who looks at it sits at the table."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest

from tests.browser.at_table import by_pointing, end_turns_alone, look, play, sit_down
from tests.browser.fixtures import LANGS, Visit
from tests.games.tundra.test_browser_match import LATE as TUNDRA
from tests.games.tundra.test_browser_match import MODULES
from tests.games.tungaru.test_browser import LATE as TUNGARU

YOU = re.compile(r"\b([Yy]ou(?:rs?)?|[Dd]u|[Dd]ich|[Dd]ir|[Dd]ein\w*)\b")
POSITIONS: dict[str, dict[str, Any]] = {
    "tuareg": {},
    "tungaru": {"position": TUNGARU},
    "tundra": {"position": TUNDRA, "options": MODULES},
}


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("game", POSITIONS)
def test_nobody_is_you(visit: Visit, game: str, lang: str) -> None:
    page = visit(lang=lang)
    sit_down(page, 2, game=game, **POSITIONS[game])
    end_turns_alone(page)
    play([page], by_pointing, random.Random(5))
    assert look(page).over
    table = page.url
    for at in ("&at=0", "&at=3", ""):
        for seat in ("all", "1", "spectator"):
            page.goto(f"{table}/replay?seat={seat}{at}")
            page.locator(".replay .board").first.wait_for()
            said = page.locator(".replay").inner_text().splitlines()
            said += page.eval_on_selector_all(".replay [aria-label]", "all => all.map((e) => e.ariaLabel)")
            assert [line for line in said if YOU.search(line)] == []
