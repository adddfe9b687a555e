"""The component sheets of Tundra: what the files hold, in which small notation, and the laws between them.

`2F B` are gains, `6-4: F; 3-1: 2F` the rows of a card, `6-5: build 2` a row of a board.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Any

from tutable.core.components import Field, Sheet, Text, Values, Words
from tutable.core.errors import Problem
from tutable.games.tundra.layout import Layout
from tutable.games.tundra.notation import row_problems
from tutable.games.tundra.terms import (
    ADVISOR_CARDS,
    ADVISORS,
    BOARD_NAMES,
    ENHANCEMENTS,
    GOALS,
    GOODS,
    HAND,
    OPEN_GOALS,
    PERSONAL,
    STARTERS,
    TILES,
    TITLES,
    VERBS,
)

SPACE = r"-?\d{1,2},-?\d{1,2}"
SPACES = rf"{SPACE}(?: {SPACE})*"
STARTS = rf"(?:{SPACE})(?:\+{SPACE})*(?: {SPACE}(?:\+{SPACE})*)*"
GAINS = r"[2-9]?[FSPBVMA](?: [2-9]?[FSPBVMA])*"
BONUS = r"[2-9]?[FSPBVMAW](?: [2-9]?[FSPBVMAW])*"
COST = r"[2-9]?[FSP](?: [2-9]?[FSP])*"
SLOTS = r"[1-6](?:-[1-6])?"
CARD_ROWS = rf"{SLOTS}: {GAINS}(?:; {SLOTS}: {GAINS})*"
VERB = rf"(?:{'|'.join(VERBS)}) [1-9]"
BOARD_ROWS = rf"{SLOTS}: {VERB}(?:; {SLOTS}: {VERB})*"
EFFECT = (
    rf"change|reroll|[2-9]?B \+ [2-9]?B per tower, at most [1-9]B|[1-9] x [2-9]?B > A|A > [2-9]?B|"
    rf"(?:[2-9]?B > )?{GAINS}"
)

# What the letters and words stand for.
SIGNS = {
    "F": "name-firewood",
    "S": "name-stone",
    "P": "name-peat",
    "B": "name-berries",
    "V": "name-points",
    "M": "tundra-sign-moves",
    "A": "tundra-sign-any",
    "W": "tundra-sign-workers",
    "-": "name-tile-bare",
    **{verb: f"tundra-sign-{verb}" for verb in VERBS},
    "move": "tundra-sign-moves",
    "change": "tundra-sign-turn",
    "reroll": "tundra-sign-roll",
}


def _signs(*known: str) -> Words:
    return Words(known, tuple(SIGNS[word] for word in known))


GAIN_SIGNS = _signs(*"FSPBVMA")

COUNTS = (2, 3, 4)
LAYOUTS = (
    "2-players",
    "3-players",
    "4-players",
    "3-players-alternate",
    "4-players-alternate",
    "3-players-alternate-2",
    "3-players-alternate-3",
    "4-players-alternate-2",
)
# What no box has and a table could be laid out by: every option of game.toml for every number of players.
MORE_LAYOUTS = (
    "2-players-alternate",
    "2-players-alternate-2",
    "2-players-alternate-3",
    "4-players-alternate-3",
)
NEEDS = ("need_1", "need_2", "need_3")
STEPS = ("points_1", "points_2", "points_3")
MOST_NEEDED = 30
AT_LEAST = Field("players", 2, 4)

SHEETS = (
    Sheet(
        "layout",
        LAYOUTS,
        (
            Text("glades", SPACES, "1,0 2,0 0,1"),
            Text("settlements", SPACES, "0,0 3,2"),
            Text("starts", STARTS, "0,1+1,0 2,2+3,1"),
        ),
        MORE_LAYOUTS,
    ),
    Sheet(
        "tile",
        TILES,
        (
            AT_LEAST,
            Text("resource", "[FSP-]", "F", _signs(*"FSP-"), "choice"),
            Text("bonus", BONUS, "V 2B", _signs(*"FSPBVMAW"), "tally", 1, 9),
        ),
    ),
    Sheet("starter", STARTERS, (AT_LEAST, Text("rows", CARD_ROWS, "6-4: F; 3-1: 2B", GAIN_SIGNS))),
    Sheet("enhancement", ENHANCEMENTS, (Text("rows", CARD_ROWS, "6-4: F; 3-1: 2B", GAIN_SIGNS),)),
    Sheet(
        "advisor", ADVISOR_CARDS, (Text("effect", EFFECT, "B > 2F", _signs(*"FSPBVMA", "change", "reroll")),)
    ),
    Sheet(
        "board",
        BOARD_NAMES,
        (
            Text("rows", BOARD_ROWS, "6-5: build 2; 4-1: place 2", _signs(*VERBS)),
            Text("cost", COST, "3S F", _signs(*"FSP"), "tally", 1, 9),
        ),
    ),
    Sheet("upgraded", BOARD_NAMES, (Text("rows", BOARD_ROWS, "6: move 4; 5-1: move 3", _signs(*VERBS)),)),
    Sheet(
        "goal",
        GOALS,
        (
            AT_LEAST,
            Field("die_1", 1, 6),
            Field("die_2", 1, 6),
            *(Field(name, 1, MOST_NEEDED) for name in NEEDS),
        ),
    ),
    Sheet(
        "personal",
        PERSONAL,
        (AT_LEAST, *(Field(name, 1, MOST_NEEDED) for name in NEEDS), *(Field(name, 1, 50) for name in STEPS)),
    ),
    Sheet("start", ("goods",), (*(Field(good, 0, 10) for good in GOODS), Field("points", 0, 20))),
    Sheet(
        "title",
        TITLES,
        (
            Field("advisors", 1, int(ADVISORS)),
            Field("dice", 4, 8),
            Field("early", 1, 8),
            Field("late", 1, 8),
            Field("reroll", 1, 20),
            Field("change", 1, 20),
            Field("buy", 1, 20),
            Field("helpers", 0, 4),
            Field("spots", 1, 2),
            Field("card", 0, 1),
            Text("gain", rf"(?:{GAINS})?", "M A", GAIN_SIGNS, "tally", 0, 9),
        ),
    ),
)


def layout_id(players: int, layout: str) -> str:
    """The entry of a table's layout; not every number of players has every one."""
    return f"{players}-players" if layout == "standard" else f"{players}-players-{layout}"


def used(values: Values, sheet: str, players: int) -> int:
    """How many entries of a sheet are used with so many players."""
    return sum(entry["players"] <= players for entry in values[sheet].values())


def check(values: Values) -> list[Problem]:
    """What no single field can tell: layouts, numbers of cards and tiles, rows, dice."""
    problems: list[Problem] = []
    for name, entry in values["layout"].items():
        players = int(name[0])
        layout = Layout(entry["glades"], entry["settlements"], entry["starts"])
        problems += layout.problems(f"layout.{name}", players, used(values, "tile", players))
    for players in COUNTS:
        for sheet, needed, exact in (
            ("starter", players * int(HAND), True),
            ("goal", int(OPEN_GOALS), False),
            ("personal", players, False),
        ):
            count = used(values, sheet, players)
            if count < needed or (exact and count > needed):
                problems.append(Problem("number-of", sheet, count=count, players=players, needed=needed))
    for sheet in ("starter", "enhancement", "board", "upgraded"):
        for name, entry in values[sheet].items():
            whole = sheet in ("board", "upgraded")
            problems += row_problems(entry["rows"], f"{sheet}.{name}.rows", whole)
    for sheet in ("goal", "personal"):
        for name, entry in values[sheet].items():
            problems += rising(entry, f"{sheet}.{name}")
    humble = values["title"]["humble"]
    for name, entry in values["title"].items():
        for key in ("early", "late"):
            if not humble[key] <= entry[key] <= entry["dice"]:
                place = f"title.{name}.{key}"
                value = str(entry[key])
                problems.append(
                    Problem("out-of-range", place, value=value, low=humble[key], high=entry["dice"])
                )
    return problems


def rising(entry: dict[str, Any], place: str) -> list[Problem]:
    """TUN-14, TUN-28 Each step of a goal asks for more than the one before."""
    found: list[Problem] = []
    for one, two in pairwise(NEEDS):
        if entry[two] <= entry[one]:
            low = entry[one] + 1
            found.append(
                Problem("out-of-range", f"{place}.{two}", value=str(entry[two]), low=low, high=MOST_NEEDED)
            )
    return found
