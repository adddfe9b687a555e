"""A table at the beginning of a turn of phase 3, written as the text that `position` reads."""

from __future__ import annotations

from typing import Final

from tutable.core.engine import a_of, kind_of, seat_of
from tutable.core.errors import BadPosition, Problem
from tutable.core.position import text_list
from tutable.games.tungaru import flow
from tutable.games.tungaru.state import TungaruState
from tutable.games.tungaru.terms import (
    ASIDE,
    CARD_FISH,
    DICE,
    DIE_COUNT,
    GIFTS,
    GROUND,
    HAND,
    ISLE,
    KINDS,
    LAND,
    LEADER,
    LEADER_SPACES,
    LEADERS,
    LEADS,
    LOCK,
    LOCKS,
    MARKET,
    MARKETS,
    MIGRATION,
    MONUMENT,
    NOMAD,
    NOMAD_IDS,
    NOMADS,
    ON_ISLAND,
    PASSED,
    POINTS,
    RECRUITED,
    RESERVED,
    SAILED,
    SALES,
    SEAT,
    SETTLER,
    SLOT,
    SLOT_DIE,
    SLOTS,
    SPACE,
    SPOT_NAMES,
    STORED,
    TAMANA,
    TILES,
    TRACK,
    USED,
    WAITING,
)

LETTERS: Final = "FSCP"


def describe(s: TungaruState) -> str:
    """The text of a table at the beginning of a turn: `place` makes the same state of it."""
    if s.depth != 1 or kind_of(s.top()) != flow.TURN or a_of(s.top()) != 0:
        raise BadPosition([Problem("between-turns", "position")])
    islands = range(int(s.rules.islands))
    lines = [f"players = {s.box.players}", f"round = {s.round}", f"turn = {s.turn}"]
    lines += [f"start = {s.start + 1}", f"to_move = {seat_of(s.top()) + 1}"]
    if s.rules.set_size > 0:
        lines.append(f"tiles = {text_list([TILES[s.isles[i * ISLE + LAND] - 8] for i in islands])}")
    lines.append(f"nomads = {text_list([_nomad_on(s, i) for i in islands])}")
    lines.append(f"migration = {text_list([_nomad(int(s.tiles[WAITING + i])) for i in range(MIGRATION)])}")
    lines.append(f"markets = {text_list([_market(s, i) for i in islands])}")
    lines.append(f"dice = {text_list([_dice(s, i) for i in islands])}")
    for seat in range(int(s.box.players)):
        lines += ["", "[[seat]]", *_seat_lines(s, seat)]
    return "\n".join(lines) + "\n"


def _nomad(tile: int) -> str:
    return NOMAD_IDS[tile - 1] if tile > 0 else ""


def _nomad_on(s: TungaruState, island: int) -> str:
    owner = int(s.isles[island * ISLE + RESERVED])
    return _nomad(int(s.isles[island * ISLE + NOMAD])) + (f"<{owner}" if owner else "")


def _market(s: TungaruState, island: int) -> str:
    """Goods by space, `-` for an empty one before a full one."""
    goods = [int(s.isles[island * ISLE + MARKET + space]) for space in range(MARKETS)]
    return " ".join(LETTERS[good - 1] if good else "-" for good in goods).rstrip("- ")


def _dice(s: TungaruState, island: int) -> str:
    dice = [int(s.isles[island * ISLE + ON_ISLAND + space]) for space in range(3)]
    return " ".join(f"{(die - 1) // 6 + 1}:{(die - 1) % 6 + 1}" for die in dice if die)


def _seat_lines(s: TungaruState, seat: int) -> list[str]:
    i = seat * int(SEAT)
    v = s.seats
    names = s.rules.names
    up = [int(v[i + SLOT + slot]) for slot in range(SLOTS)]
    on_them = [int(v[i + SLOT_DIE + slot]) for slot in range(SLOTS)]
    slots = [_nomad(tile) + (f":{die}" if die else "") for tile, die in zip(up, on_them, strict=True)]
    travellers = [
        NOMAD_IDS[tile] for tile in range(NOMADS) if s.tiles[tile] == RECRUITED + seat and tile + 1 not in up
    ]
    taken = [SPOT_NAMES[lock] for lock in range(LOCKS) if v[i + LOCK + lock] == 0]
    taken += [SPOT_NAMES[LOCKS]] * int(v[i + TRACK])
    settlers = [
        name + ("*" if v[i + SETTLER + n] == 2 else "")
        for n, name in enumerate(names)
        if v[i + SETTLER + n] > 0
    ]
    monuments = [name for n, name in enumerate(names) for _ in range(int(v[i + MONUMENT + n]))]
    hand = [LEADERS[which] for which in range(LEADS) for _ in range(int(v[i + HAND + which]))]
    goods = "".join(LETTERS[kind] * int(v[i + STORED + kind]) for kind in range(KINDS))
    return [
        f'goods = "{goods}"',
        f"fish = {v[i + CARD_FISH]}",
        f"boat = {v[i + GROUND]}",
        f'dice = "{" ".join(str(v[i + DICE + die]) for die in range(DIE_COUNT))}"',
        f"nomads = {text_list(slots)}",
        f'travellers = "{" ".join(travellers)}"',
        f'taken = "{" ".join(taken)}"',
        f'settlers = "{" ".join(settlers)}"',
        f"tamana = {v[i + TAMANA]}",
        f'monuments = "{" ".join(monuments)}"',
        f"aside = {v[i + ASIDE]}",
        f'leader = "{LEADERS[v[i + LEADER] - 1]}"',
        f'hand = "{" ".join(hand)}"',
        f'leader_dice = "{" ".join(str(v[i + SPACE + space]) for space in range(LEADER_SPACES))}"',
        f"used = {v[i + USED]}",
        f"sailed = {v[i + SAILED]}",
        f"gifts = {v[i + POINTS + GIFTS]}",
        f"sales = {v[i + POINTS + SALES]}",
        f"passed = {v[i + PASSED]}",
    ]
