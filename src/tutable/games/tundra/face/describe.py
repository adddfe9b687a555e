"""A table at the beginning of a turn, written as the text that `position` reads."""

from __future__ import annotations

from tutable.core.engine import kind_of, seat_of
from tutable.core.errors import BadPosition, Problem
from tutable.core.position import text_list
from tutable.games.tundra import flow
from tutable.games.tundra.state import TundraState
from tutable.games.tundra.terms import (
    ADVISORS,
    BOARD_NAMES,
    CARDS,
    CHARACTERS,
    FIRST_CITY,
    GLADES,
    GOALS,
    GOODS,
    KEPT,
    OPEN_GOALS,
    PERSONAL,
    PIECES,
    SOURCE_NAMES,
    SOURCES,
    SPOTS,
    TILES,
    TITLES,
)

VALUES = range(1, 7)


def describe(s: TundraState) -> str:
    """The text of a table at the beginning of a turn: `place` makes the same state of it."""
    if s.depth != 1 or kind_of(s.top()) != flow.TURN:
        raise BadPosition([Problem("between-turns", "position")])
    lines = [f"players = {s.box.players}", f"round = {s.round}", f"first = {s.first + 1}"]
    lines += [f"to_move = {seat_of(s.top()) + 1}", f"turn = {s.turn}", f"drawn = {s.drawn}"]
    lists = {
        "glades": [f"{g + 1} {TILES[s.tile(g)]}" for g in range(s.rules.glades) if s.tile(g) >= 0],
        "market": [CARDS[s.stall(n)] if s.stall(n) >= 0 else "" for n in range(s.rules.stalls)],
        "discards": [CARDS[c] for c in range(FIRST_CITY, len(CARDS)) if s.is_discarded(c)],
        "goals": [GOALS[s.goal(slot)] for slot in range(OPEN_GOALS)],
        "goal_dice": [_goal_die(s, slot) for slot in range(OPEN_GOALS)],
    }
    lines += [f"{key} = {text_list(texts)}" for key, texts in lists.items()]
    for seat in range(s.box.players):
        lines += ["", "[[seat]]", *_seat_lines(s, seat)]
    return "\n".join(lines) + "\n"


def _goal_die(s: TundraState, slot: int) -> str:
    return f"{s.goal_seat(slot) + 1} {s.goal_die(slot)}" if s.goal_seat(slot) >= 0 else ""


def _seat_lines(s: TundraState, seat: int) -> list[str]:
    dice = " ".join(str(value) for value in VALUES for _ in range(s.dice_of(seat, value)))
    lines = [f"{good} = {s.good(seat, kind)}" for kind, good in enumerate(GOODS)]
    lines += [f'dice = "{dice}"', f"aside = {s.aside(seat)}", f"rolled = {s.rolled(seat)}"]
    lines += [f'character = "{CHARACTERS[s.character(seat)]}"', f'title = "{TITLES[s.title(seat)]}"']
    if s.secret(seat) >= 0:
        lines.append(f'personal = "{PERSONAL[s.secret(seat)]}"')
    points = [s.points[seat * SOURCES + source] for source in range(SOURCES)]
    lists = {
        "slots": [f"{n} {v}" for b, n in enumerate(BOARD_NAMES) for v in VALUES if s.slot_taken(seat, b, v)],
        "upgraded": [name for board, name in enumerate(BOARD_NAMES) if s.is_upgraded(seat, board)],
        "workers": [_place(s.worker(seat, which), seat) for which in range(PIECES)],
        "towers": [str(g + 1) for g in range(s.rules.glades) if s.tower_at(g) == seat],
        "starters": _under(s, seat, range(1)),
        "cards": _under(s, seat, range(1, SPOTS)),
        "advisors": [_advisor(s, seat, n) for n in range(ADVISORS) if s.advisor(seat, n) >= 0],
        "returned": [CARDS[s.hand(seat, i)] for i in range(KEPT) if s.hand(seat, i) >= 0],
        "points": [f"{SOURCE_NAMES[n]} {count}" for n, count in enumerate(points) if count],
    }
    return lines + [f"{key} = {text_list(texts)}" for key, texts in lists.items()]


def _under(s: TundraState, seat: int, spots: range) -> list[str]:
    """The cards in these spots, with their boards."""
    cards = [(s.card_under(seat, board, spot), board) for board in range(len(BOARD_NAMES)) for spot in spots]
    return [f"{CARDS[card]} {BOARD_NAMES[board]}" for card, board in cards if card >= 0]


def _advisor(s: TundraState, seat: int, space: int) -> str:
    return CARDS[s.advisor(seat, space)] + (" turned" if s.is_turned(seat, space) else "")


def _place(place: int, seat: int) -> str:
    if place < 0:
        return ""
    if place < GLADES:
        return str(place + 1)
    owner = place - GLADES
    return "home" if owner == seat else f"home {owner + 1}"
