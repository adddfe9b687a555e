"""A table at the beginning of a turn, written as the text that `position` reads."""

from __future__ import annotations

from tutable.core.engine import kind_of, seat_of
from tutable.core.errors import BadPosition, Problem
from tutable.core.position import text_list
from tutable.games.tundra import flow
from tutable.games.tundra.state import TundraState
from tutable.games.tundra.terms import (
    ADVISOR,
    ADVISORS,
    ASIDE,
    BOARD_NAMES,
    CARDS,
    CHARACTERS,
    CITY_COUNT,
    DICE,
    DISCARDED,
    FACES,
    FIRST_CITY,
    GLADES,
    GOAL_CARD,
    GOAL_DIE,
    GOALS,
    GOODS,
    HAND,
    IN_HAND,
    KEPT,
    OPEN_GOALS,
    PERSONAL,
    PIECES,
    ROLLED,
    SOURCE_NAMES,
    SOURCES,
    SPOTS,
    STRIDE,
    TILES,
    TITLE,
    TITLES,
    USED,
)


def describe(s: TundraState) -> str:
    """The text of a table at the beginning of a turn: `place` makes the same state of it."""
    if s.depth != 1 or kind_of(s.top()) != flow.TURN:
        raise BadPosition([Problem("between-turns", "position")])
    glades = [f"{g + 1} {TILES[int(s.tile(g))]}" for g in range(int(s.rules.glades)) if s.tile(g) >= 0]
    market = [CARDS[int(s.stall(n))] if s.stall(n) >= 0 else "" for n in range(int(s.rules.stalls))]
    thrown = [CARDS[c + int(FIRST_CITY)] for c in range(int(CITY_COUNT)) if s.city[c] == DISCARDED]
    goals = [GOALS[int(s.city[int(GOAL_CARD) + n]) - 1] for n in range(int(OPEN_GOALS))]
    dice = [int(s.city[int(GOAL_DIE) + n]) for n in range(int(OPEN_GOALS))]
    lines = [f"players = {s.box.players}", f"round = {s.round}", f"first = {s.first + 1}"]
    lines += [f"to_move = {seat_of(s.top()) + 1}", f"turn = {s.turn}", f"drawn = {s.drawn}"]
    lines += [f"glades = {text_list(glades)}", f"market = {text_list(market)}"]
    lines += [f"discards = {text_list(thrown)}", f"goals = {text_list(goals)}"]
    lines += [f"goal_dice = {text_list([f'{die % 8} {die // 8}' if die else '' for die in dice])}"]
    for seat in range(int(s.box.players)):
        lines += ["", "[[seat]]", *_seat_lines(s, seat)]
    return "\n".join(lines) + "\n"


def _seat_lines(s: TundraState, seat: int) -> list[str]:
    row = seat * int(STRIDE)
    lines = [f"{good} = {s.good(seat, kind)}" for kind, good in enumerate(GOODS)]
    dice = [str(v + 1) for v in range(int(FACES)) for _ in range(int(s.seats[row + int(DICE) + v]))]
    lines.append(f'dice = "{" ".join(dice)}"')
    lines += [f"aside = {s.seats[row + int(ASIDE)]}", f"rolled = {s.seats[row + int(ROLLED)]}"]
    slots = [
        f"{name} {v + 1}"
        for board, name in enumerate(BOARD_NAMES)
        for v in range(int(FACES))
        if s.slot_taken(seat, board * int(FACES) + v)
    ]
    upgraded = [name for board, name in enumerate(BOARD_NAMES) if s.is_upgraded(seat, board)]
    towers = [str(g + 1) for g in range(int(s.rules.glades)) if s.tower_at(g) == seat]
    lines += [f"slots = {text_list(slots)}", f"upgraded = {text_list(upgraded)}"]
    workers = [_place(int(s.worker(seat, w)), seat) for w in range(int(PIECES))]
    lines += [f"workers = {text_list(workers)}", f"towers = {text_list(towers)}"]
    for key, spots in (("starters", range(1)), ("cards", range(1, int(SPOTS)))):
        under = [
            f"{CARDS[int(s.card_under(seat, board, spot))]} {name}"
            for board, name in enumerate(BOARD_NAMES)
            for spot in spots
            if s.card_under(seat, board, spot) >= 0
        ]
        lines.append(f"{key} = {text_list(under)}")
    held = [int(s.seats[row + int(ADVISOR) + n]) for n in range(int(ADVISORS))]
    advisors = [CARDS[n % int(USED) - 1] + (" turned" if n >= USED else "") for n in held if n]
    lines.append(f"advisors = {text_list(advisors)}")
    returned = [int(s.hidden[int(IN_HAND) + seat * int(HAND) + i]) for i in range(int(KEPT))]
    lines.append(f"returned = {text_list([CARDS[n - 1] for n in returned if n])}")
    lines.append(f'character = "{CHARACTERS[int(s.character(seat))]}"')
    lines.append(f'title = "{TITLES[int(s.seats[row + int(TITLE)])]}"')
    if s.secret(seat) >= 0:
        lines.append(f'personal = "{PERSONAL[int(s.secret(seat))]}"')
    points = [int(s.points[seat * int(SOURCES) + n]) for n in range(int(SOURCES))]
    lines.append(f"points = {text_list([f'{SOURCE_NAMES[n]} {p}' for n, p in enumerate(points) if p])}")
    return lines


def _place(place: int, seat: int) -> str:
    if place < 0:
        return ""
    if place < GLADES:
        return str(place + 1)
    owner = place - int(GLADES)
    return "home" if owner == seat else f"home {owner + 1}"
