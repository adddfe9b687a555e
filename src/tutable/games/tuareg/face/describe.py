"""A table at the beginning of a turn, written as the text that `position` reads."""

from __future__ import annotations

from tutable.core.engine import EVERYONE, a_of, kind_of, seat_of
from tutable.core.errors import BadPosition, Problem
from tutable.core.position import text_list
from tutable.games.tuareg import flow
from tutable.games.tuareg.cargo import cards
from tutable.games.tuareg.face.story import LETTERS, write_story
from tutable.games.tuareg.state import TuaregState
from tutable.games.tuareg.terms import (
    CAVE,
    CAVE_CARDS,
    DISCARD,
    DONKEY,
    HIDDEN,
    KINDS,
    LOOT,
    MAP,
    MARKET,
    POINTS,
    THIEF,
)


def describe(s: TuaregState) -> str:
    """The text of a table at the beginning of a turn: `place` makes the same state of it."""
    if s.depth != 1 or kind_of(s.top()) != flow.TURN or a_of(s.top()) != 0:
        raise BadPosition([Problem("between-turns", "position")])
    lines = [f"players = {s.box.players}", f"stage = {s.stage}", f"to_move = {seat_of(s.top()) + 1}"]
    lines += [f"turn = {s.turn}", f"last_turns = {s.last_turns}"]
    for key, row in (("market", MARKET), ("discards", DISCARD)):
        lines.append(f'{key} = "{letters([int(s.goods[row + kind]) for kind in range(KINDS)])}"')
    lines.append(f'story = "{write_story(s)}"')
    for seat in range(int(s.box.players)):
        lines += ["", "[[seat]]", *_seat_lines(s, seat)]
    return "\n".join(lines) + "\n"


def _seat_lines(s: TuaregState, seat: int) -> list[str]:
    held = [int(s.held[seat * 4 + special]) for special in range(4)]
    animals = [
        " ".join(LETTERS[kind] for kind in cards(int(s.cargo(seat, animal))))
        for animal in range(int(s.rules.camels) + held[DONKEY])
    ]
    caves = [
        " ".join(_hidden(s, seat, cave * CAVE_CARDS + i) for i in range(CAVE_CARDS)).strip()
        for cave in range(held[CAVE])
    ]
    thieves = [_hidden(s, seat, LOOT + thief) for thief in range(held[THIEF])]
    hand = [int(s.hands[seat * KINDS + kind]) for kind in range(KINDS)]
    drawn = [int(s.drawn[seat * KINDS + kind]) for kind in range(KINDS)]
    lines = [f'hand = "{letters(hand)}"', f"animals = {text_list(animals)}"]
    if caves:
        lines.append(f"caves = {text_list(caves)}")
    if thieves:
        lines.append(f"thieves = {text_list(thieves)}")
    if held[MAP]:
        lines.append(f"maps = {held[MAP]}")
    if s.stage == 2:
        won = [1 if s.points()[seat * POINTS + kind] > 0 else 0 for kind in range(KINDS)]
        lines.append(f'majorities = "{letters(won)}"')
    return [*lines, f'drawn = "{letters(drawn)}"']


def _hidden(s: TuaregState, seat: int, place: int) -> str:
    card = int(s.hidden[seat * HIDDEN + place])
    if card == 0:
        return ""
    seen = card >> 3
    letter = LETTERS[(card & 7) - 1]
    if seen == EVERYONE:
        return letter + "*"
    victims = [other for other in range(int(s.box.players)) if other != seat and seen >> other & 1]
    return letter + (f"<{victims[0] + 1}" if victims else "")


def letters(counts: list[int]) -> str:
    """Counts by kind as letters."""
    return " ".join(LETTERS[kind] for kind in range(KINDS) for _ in range(counts[kind]))
