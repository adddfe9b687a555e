"""A table at the beginning of a turn of phase 3, written as the text that `position` reads."""

from __future__ import annotations

from typing import Final

from tutable.core.engine import a_of, kind_of, seat_of
from tutable.core.errors import BadPosition, Problem
from tutable.core.position import text_list
from tutable.games.tungaru import flow
from tutable.games.tungaru.state import TungaruState
from tutable.games.tungaru.terms import (
    DICE_SPACES,
    DIE_COUNT,
    EXHAUSTED,
    GIFTS,
    KINDS,
    LEADER_SPACES,
    LEADERS,
    LEADS,
    LOCKS,
    MARKETS,
    MIGRATION,
    NOMAD_IDS,
    NOMADS,
    PRINTED,
    RECRUITED,
    SALES,
    SLOTS,
    SPOT_NAMES,
    TILES,
    TRACK_SPOT,
)

LETTERS: Final = "FSCP"


def describe(s: TungaruState) -> str:
    """The text of a table at the beginning of a turn: `place` makes the same state of it."""
    if s.depth != 1 or kind_of(s.top()) != flow.TURN or a_of(s.top()) != 0:
        raise BadPosition([Problem("between-turns", "position")])
    islands = range(s.rules.islands)
    lines = [f"players = {s.box.players}", f"round = {s.round}", f"turn = {s.turn}"]
    lines += [f"start = {s.start + 1}", f"to_move = {seat_of(s.top()) + 1}"]
    if s.rules.set_size > 0:
        lines.append(f"tiles = {text_list([TILES[s.land(i) - PRINTED] for i in islands])}")
    lines.append(f"nomads = {text_list([_nomad_on(s, i) for i in islands])}")
    lines.append(f"migration = {text_list([_nomad(s.waiting(space)) for space in range(MIGRATION)])}")
    lines.append(f"markets = {text_list([_market(s, i) for i in islands])}")
    lines.append(f"dice = {text_list([_dice(s, i) for i in islands])}")
    for seat in range(s.box.players):
        lines += ["", "[[seat]]", *_seat_lines(s, seat)]
    return "\n".join(lines) + "\n"


def _nomad(nomad: int) -> str:
    return NOMAD_IDS[nomad] if nomad >= 0 else ""


def _nomad_on(s: TungaruState, island: int) -> str:
    owner = s.reserved_by(island)
    return _nomad(s.nomad_on(island)) + (f"<{owner + 1}" if owner >= 0 else "")


def _market(s: TungaruState, island: int) -> str:
    """Goods by space, `-` for an empty one before a full one."""
    goods = [s.market(island, space) for space in range(MARKETS)]
    return " ".join(LETTERS[good] if good >= 0 else "-" for good in goods).rstrip("- ")


def _dice(s: TungaruState, island: int) -> str:
    dice = [s.island_die(island, space) for space in range(DICE_SPACES)]
    return " ".join(f"{(die - 1) // 6 + 1}:{(die - 1) % 6 + 1}" for die in dice if die)


def _seat_lines(s: TungaruState, seat: int) -> list[str]:
    names = s.rules.names
    up = [s.nomad(seat, slot) for slot in range(SLOTS)]
    dice = [s.slot_die(seat, slot) for slot in range(SLOTS)]
    slots = [_nomad(nomad) + (f":{die}" if die else "") for nomad, die in zip(up, dice, strict=True)]
    travellers = [
        NOMAD_IDS[nomad] for nomad in range(NOMADS) if s.tiles[nomad] == RECRUITED + seat and nomad not in up
    ]
    taken = [SPOT_NAMES[lock] for lock in range(LOCKS) if not s.is_locked(seat, lock)]
    taken += [SPOT_NAMES[TRACK_SPOT]] * s.track(seat)
    settlers = [
        name + ("*" if s.settler(seat, n) == EXHAUSTED else "")
        for n, name in enumerate(names)
        if s.settler(seat, n)
    ]
    monuments = [name for n, name in enumerate(names) for _ in range(s.monuments(seat, n))]
    hand = [LEADERS[which] for which in range(LEADS) for _ in range(s.hand(seat, which))]
    goods = "".join(LETTERS[kind] * s.goods(seat, kind) for kind in range(KINDS))
    return [
        f'goods = "{goods}"',
        f"fish = {s.card_fish(seat)}",
        f"boat = {s.ground(seat) + 1}",
        f'dice = "{" ".join(str(s.die(seat, die)) for die in range(DIE_COUNT))}"',
        f"nomads = {text_list(slots)}",
        f'travellers = "{" ".join(travellers)}"',
        f'taken = "{" ".join(taken)}"',
        f'settlers = "{" ".join(settlers)}"',
        f"tamana = {s.tamana(seat)}",
        f'monuments = "{" ".join(monuments)}"',
        f"aside = {s.aside(seat)}",
        f'leader = "{LEADERS[s.leader(seat)]}"',
        f'hand = "{" ".join(hand)}"',
        f'leader_dice = "{" ".join(str(s.space_die(seat, space)) for space in range(LEADER_SPACES))}"',
        f"used = {int(s.is_used(seat))}",
        f"sailed = {s.sailed(seat)}",
        f"gifts = {s.points(seat, GIFTS)}",
        f"sales = {s.points(seat, SALES)}",
        f"passed = {int(s.has_passed(seat))}",
    ]
