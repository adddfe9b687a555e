"""The component sheets of Tundra: what the files hold, the laws between them, and the box they fill."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from tutable.core.components import Components, Field, Sheet, Text, Values
from tutable.core.errors import Problem
from tutable.games.tundra import notation, prints
from tutable.games.tundra.box import TundraBox
from tutable.games.tundra.layout import Layout
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
)
from tutable.games.tundra.titles import FIELDS

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
NEEDS = ("need_1", "need_2", "need_3")
STEPS = ("points_1", "points_2", "points_3")
MOST_NEEDED = 30
AT_LEAST = Field("players", 2, 4)

SHEETS = (
    Sheet(
        "layout",
        LAYOUTS,
        (
            Text("glades", notation.SPACES, "1,0 2,0 0,1"),
            Text("settlements", notation.SPACES, "0,0 3,2"),
            Text("starts", notation.STARTS, "0,1+1,0 2,2+3,1"),
        ),
    ),
    Sheet("tile", TILES, (AT_LEAST, Text("resource", "[FSP-]", "F"), Text("bonus", notation.BONUS, "V 2B"))),
    Sheet("starter", STARTERS, (AT_LEAST, Text("rows", notation.CARD_ROWS, "6-4: F; 3-1: 2B"))),
    Sheet("enhancement", ENHANCEMENTS, (Text("rows", notation.CARD_ROWS, "6-4: F; 3-1: 2B"),)),
    Sheet("advisor", ADVISOR_CARDS, (Text("effect", notation.EFFECT, "B > 2F"),)),
    Sheet(
        "board",
        BOARD_NAMES,
        (
            Text("rows", notation.BOARD_ROWS, "6-5: build 2; 4-1: place 2"),
            Text("cost", notation.COST, "3S F"),
        ),
    ),
    Sheet("upgraded", BOARD_NAMES, (Text("rows", notation.BOARD_ROWS, "6: move 4; 5-1: move 3"),)),
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
            Text("gain", rf"(?:{notation.GAINS})?", "M A"),
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
            problems += notation.row_problems(entry["rows"], f"{sheet}.{name}.rows", whole)
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


def column(parts: Components, sheet: str, keys: tuple[str, ...]) -> vec[i64]:
    """Several numbers of every entry, entry by entry."""
    ids = next(s.ids for s in SHEETS if s.name == sheet)
    return vec[i64]([parts.values[sheet][name][key] for name in ids for key in keys])


def fill_box(box: TundraBox, parts: Components, layout_name: str) -> None:
    """Everything that is printed, as tables."""
    v = parts.values
    chosen = v["layout"][layout_id(int(box.players), layout_name)]
    layout = Layout(chosen["glades"], chosen["settlements"], chosen["starts"])
    box.glades = len(layout.glades)
    box.spaces = layout.glades
    box.homes = layout.settlements
    box.neighbours = vec[i64](layout.neighbours())
    box.starts = vec[i64](layout.start_places())
    box.edge = vec[i64](layout.edge())
    box.tile_players = column(parts, "tile", ("players",))
    box.tile_kind = vec[i64](["FSP-".index(v["tile"][name]["resource"]) for name in TILES])
    box.tile_bonus = flat([notation.gains(v["tile"][name]["bonus"]) for name in TILES])
    box.starter_players = column(parts, "starter", ("players",))
    rows = [v["starter"][name]["rows"] for name in STARTERS]
    rows += [v["enhancement"][name]["rows"] for name in ENHANCEMENTS]
    box.card_gains = flat([notation.card_table(text) for text in rows])
    box.advisors = flat([notation.effect_table(v["advisor"][name]["effect"]) for name in ADVISOR_CARDS])
    sides = [v[sheet][name]["rows"] for sheet in ("board", "upgraded") for name in BOARD_NAMES]
    box.boards = flat([notation.board_table(text) for text in sides])
    box.costs = flat([notation.gains(v["board"][name]["cost"])[:3] for name in BOARD_NAMES])
    box.goal_players = column(parts, "goal", ("players",))
    box.goal_dice = column(parts, "goal", ("die_1", "die_2"))
    box.goal_needs = column(parts, "goal", NEEDS)
    box.personal_players = column(parts, "personal", ("players",))
    box.personal_needs = column(parts, "personal", NEEDS)
    box.personal_points = column(parts, "personal", STEPS)
    start = v["start"]["goods"]
    box.start_goods = vec[i64]([start[key] for key in ("firewood", "stone", "peat", "berries", "points")])
    box.title_numbers = column(parts, "title", FIELDS)
    box.title_gains = flat([notation.gains(v["title"][name]["gain"]) for name in TITLES])
    box.printed = prints.printed(v, int(box.players))


def flat(rows: list[list[int]]) -> vec[i64]:
    return vec[i64]([number for row in rows for number in row])
