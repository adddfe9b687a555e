"""A replay speaks of everybody by name: nobody who looks at it sits at the table."""

from __future__ import annotations

import random
import re

import pytest

from tests.browser.at_table import by_pointing, end_turns_alone, look, play, sit_down
from tests.browser.fixtures import LANGS, Visit
from tests.fixtures import GAMES, table
from tests.fixtures.catalogue import catalogue

YOU = re.compile(r"\b([Yy]ou(?:rs?)?|[Dd]u|[Dd]ich|[Dd]ir|[Dd]ein\w*)\b")


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("game", GAMES)
def test_nobody_is_you(visit: Visit, game: str, lang: str) -> None:
    page = visit(lang=lang)
    sit_down(page, 2, game=game, position=table(game, "late"), options=catalogue(game).late)
    end_turns_alone(page)
    play([page], by_pointing, random.Random(5))
    assert look(page).over
    address = page.url
    for at in ("&at=0", "&at=3", ""):
        for seat in ("all", "1", "spectator"):
            page.goto(f"{address}/replay?seat={seat}{at}")
            page.locator(".replay .board").first.wait_for()
            said = page.locator(".replay").inner_text().splitlines()
            said += page.eval_on_selector_all(".replay [aria-label]", "all => all.map((e) => e.ariaLabel)")
            found = [line for line in said if YOU.search(line)]
            assert not found, found
