"""The figures rule tests are played with: those of the page this edition is built from.

Most numbers of the game are ours and are tuned again when play shows a dead or a dominant card. A rule
does not change with them, so its test must not either: it uses these, put in place of the present ones.
"""

from __future__ import annotations

import re

from tutable.core.components import Components
from tutable.core.registry import get_game

# Sheet and field, then entries and values; entries with the same value share a line.
FIGURES = {
    ("tile", "bonus"): {
        "g01 g04 g07": "V B",
        "g02 g05 g08": "A M",
        "g03": "S P",
        "g06": "F P",
        "g09": "F S",
        "g10 g11 g22": "2V",
        "g12": "V W",
        "g13 g15 g17": "V M",
        "g14 g16 g18": "4B",
        "g19 g20 g21": "B W",
        "g23": "V A",
        "g24": "2V B",
    },
    ("board", "rows"): {
        "architecture": "6-5: build 2; 4-1: place 2",
        "travel": "6: move 3; 5-4: move 2; 3-1: move 1",
        "gathering": "6-5: gather 4; 4-3: gather 3; 2-1: gather 2",
        "trade": "6-4: card 1; 3-1: upgrade 2",
    },
    ("board", "cost"): {"architecture": "3S F", "travel": "3F P", "gathering": "3P S", "trade": "2F S P"},
    ("upgraded", "rows"): {
        "architecture": "6-5: build 4; 4-3: place 3; 2-1: sell 1",
        "travel": "6: move 4; 5-4: move 3; 3-1: move 2",
        "gathering": "6-5: any 4; 4-3: gather 4; 2-1: gather 3",
        "trade": "6-4: renew 3; 3-1: upgrade 6",
    },
    ("starter", "rows"): {
        "s01": "6-5: B; 4-1: F",
        "s03": "6-5: B; 4-1: P",
        "s04": "6-4: B; 3-1: M",
        "s06": "6-4: A",
        "s08": "6-4: M; 3-1: B",
    },
    ("enhancement", "rows"): {
        "e01": "6-4: F; 3-1: 2F",
        "e02": "6-5: 2F; 4-1: F",
        "e07": "6-4: M; 3-1: 2M",
        "e09": "6-3: M; 2-1: B M",
        "e12": "6-4: V",
        "e13": "3-1: V",
        "e16": "2-1: 2V",
        "e20": "6-1: A",
    },
    ("advisor", "effect"): {
        "a01": "F",
        "a02": "S",
        "a03": "P",
        "a04": "B > 2F",
        "a05": "B > 2S",
        "a06": "B > 2P",
        "a07": "2B",
        "a08": "B + B per tower, at most 4B",
        "a09": "M",
        "a10": "B > 2M",
        "a11": "A",
        "a12": "V",
        "a13": "2 x 2B > A",
        "a14": "A > 3B",
        "a15": "change",
        "a16": "reroll",
    },
}


def figures(more: dict[tuple[str, str], dict[str, str]] | None = None) -> Components:
    """The game's component files with these figures in place, and more of them."""
    game = get_game("tundra")
    text = game.components().source
    for (sheet, field), entries in (*FIGURES.items(), *(more or {}).items()):
        for names, value in entries.items():
            for name in names.split():
                place = rf'(\[\[{sheet}\]\]\nid = "{name}"\n(?:[a-z_0-9]+ = .*\n)*?{field} = )".*?"'
                text, count = re.subn(place, rf'\g<1>"{value}"', text)
                assert count == 1, (sheet, name, field)
    return game.own_components(text)


PAGE = figures()
