"""The nomads rule tests are played with: those of the page this edition is built from.

Nomads are ours and are tuned again when play shows a dead or a dominant one. A rule does not change with
them, so its test must not either: it uses these, put in place of the game's present ones.
"""

from __future__ import annotations

import re

from tutable.core.components import Components
from tutable.core.registry import get_game

LETTERS = {"F": "fish", "S": "shell", "C": "coconut", "P": "pearl"}
# Number and players, cost, benefit, what it scores.
NOMADS = """
N01 2+ | 1F 1C 1P | dice | settlers 3
N02 2+ | 1F 1S 1P | dice | flower D 3
N03 2+ | 2S 1P | income F | flower E 2
N04 2+ | 1F 1S 2C | income P | flower C 2
N05 2+ | 1F 2S 1C | income P | flower B 2
N06 2+ | 3F 1P | income S | storage 4
N07 2+ | 2F 1S 1P | sail | settlers 5
N08 2+ | 2F 1C | sail | monuments 2
N09 2+ | 3S | sell 1 C 5vp any | settlers 4
N10 2+ | 1C 2P | sell 1 F 4vp any | monuments 2
N11 2+ | 3F | sell 1 P 8vp any | monuments 1
N12 2+ | 1S 2C | sell 1 P 8vp die 5|6 | nomads 1
N13 2+ | 1S 2C | sell 2 S 5vp die 2|5 | nomads 1
N14 2+ | 1F 2S | sell 2 C 4vp any | storage 5
N15 2+ | 2S | sell 2 C 6vp die 1|3 | goods 2/3/3/4
N16 3+ | 1F 2C | sell 2 S 4vp any | storage 4
N17 3+ | 1S 2P | sell 3 F 3vp any | monuments 2
N18 2+ | 1F 2S | settle | nomads 1
N19 2+ | 2S 1C | settle | goods 3/4/4/5
N20 2+ | 1F 1S 1C | storage | nomads 1
N21 2+ | 1F 2C | storage | goods 2/3/3/4
N22 2+ | 3F 1P | storage | settlers 4
N23 3+ | 1F 1S 1P | income C | storage 4
N24 3+ | 1S 1C 1P | income F | flower A 2
N25 3+ | 1F 1C 1P | income S | monuments 1
N26 4+ | 1F 1S 1C | sail | nomads 1
N27 3+ | 1S 1P | sell 1 C 6vp die 4|6 | nomads 1
N28 3+ | 1S 1C | sell 3 F 4vp die 4|6 | nomads 1
N29 4+ | 2F 2C | settle | monuments 2
N30 3+ | 2F 2S | storage | goods 3/4/4/5
N31 4+ | 2P | dice | flower B 3
N32 4+ | 2C 1P | income F | goods 2/3/3/4
N33 4+ | 1C 1P | sell 1 F 4vp die 1|2|3 | settlers 3
N34 4+ | 2F 1C 1P | sell 2 S 4vp any | monuments 2
N35 4+ | 3F 1P | settle | settlers 4
N36 4+ | 2F 1S 1C | dice | monuments 2
N37 5+ | 1F 2S 1C | storage | nomads 1
N38 5+ | 1F 2P | income C | flower A 3
N39 5+ | 2F 1S | sail | goods 3/4/4/5
N40 5+ | 1F 2S | sell 2 P 7vp any | storage 4
D1 2+ | 1F 1S 1C | dice | settlers 4
D2 2+ | 2C 1P | income S | flower C 3
D3 2+ | 2S 1P | storage | flower D 2
D4 2+ | 2P | sell 2 S 5vp die 2|5 | nomads 1
"""


def fields(line: str) -> tuple[str, dict[str, str | int]]:
    """A nomad's number and its fields as in the component file."""
    head, cost, benefit, scoring = line.split(" | ")
    name, players = head.split()
    goods = [LETTERS[part[1]] for part in cost.split() for _ in range(int(part[0]))]
    found: dict[str, str | int] = {"players": int(players[0]), "cost": " ".join(goods)}
    kind, *rest = benefit.split()
    found |= {"benefit": kind, "good": "", "count": 0, "worth": 0, "faces": ""}
    if kind == "income":
        found |= {"good": LETTERS[rest[0]], "count": 1}
    elif kind == "sell":
        faces = "1 2 3 4 5 6" if rest[3] == "any" else rest[4].replace("|", " ")
        found |= {"good": LETTERS[rest[1]], "count": int(rest[0]), "worth": int(rest[2][:-2]), "faces": faces}
    words = scoring.split()
    flower = words[1] if words[0] == "flower" else ""
    return name, found | {"scoring": words[0], "points": words[-1].replace("/", " "), "flower": flower}


def figures() -> Components:
    """The game's component files with these nomads in place."""
    game = get_game("tungaru")
    text = game.components().source
    for line in NOMADS.strip().splitlines():
        name, values = fields(line)
        lines = "\n".join(
            f'{key} = "{value}"' if isinstance(value, str) else f"{key} = {value}"
            for key, value in values.items()
        )
        place = rf'(\[\[nomad\]\]\nid = "{name}"\n)(?:[a-z]+ = .*\n)*?(provenance = )'
        text, count = re.subn(place, rf"\g<1>{lines}\n\g<2>", text)
        assert count == 1, name
    return game.own_components(text)


PAGE = figures()
