"""Reading a described Tungaru table, word by word; what the words must obey stands in `laws`."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass
from typing import Any, Final

from tutable.core.errors import Problem
from tutable.core.position import Reader
from tutable.games.tungaru.box import TungaruBox
from tutable.games.tungaru.face.describe import LETTERS
from tutable.games.tungaru.terms import (
    EXHAUSTED,
    LEADERS,
    MIGRATION,
    NOMAD_IDS,
    PRINTED,
    SPOT_NAMES,
    TILES,
    UPRIGHT,
)

DOTS: Final = "..."
MAX_TURN: Final = 100_000
MAX_POINTS: Final = 1000


@dataclass
class Seat:
    """One player's places as written."""

    goods: list[int]
    fish: int
    boat: int
    dice: list[int]
    usual_dice: bool  # the text does not say which are unused
    slots: list[tuple[int, int]]  # nomad + 1, die on it
    travellers: list[int]
    rest: bool  # and every nomad that is nowhere else
    taken: list[str] | None
    settlers: dict[int, int]
    tamana: int
    monuments: list[int]
    aside: int
    leader: int
    hand: list[int]
    leader_dice: list[int]
    used: int
    sailed: int
    passed: int
    gifts: int
    sales: int


class Plan:
    """A description as read; `problems` has what could not be understood."""

    def __init__(self, data: dict[str, Any], rules: TungaruBox) -> None:
        self.problems: list[Problem] = []
        self.rules = rules
        self.players = int(rules.players)
        self.islands = int(rules.islands)
        self.used: Counter[int] = Counter()  # nomads by the places that name them
        r = self.reader = Reader(data, "", self.problems)
        r.number("players", self.players, self.players, self.players)
        self.round = r.number("round", 1, 1, 1000)
        self.turn = r.number("turn", 0, 0, MAX_TURN)
        self.start = r.number("start", 1, 1, self.players) - 1
        self.to_move = r.number("to_move", 1, 1, self.players) - 1
        self.lands = self.tiles(r)
        self.nomads: list[tuple[int, int]] = []  # nomad + 1 and who reserved it, by island
        for n, text in enumerate(self.by_island(r, "nomads")):
            self.nomads.append(self.nomad_on(r, f"nomads[{n + 1}]", text))
        waiting = [*r.texts("migration"), "", "", "", ""]
        if len(waiting) > 4 + int(MIGRATION):
            r.wrong("too-many", "migration", rule="TUG-SETUP-10", count=len(waiting) - 4, limit=4)
        self.waiting = [self.nomad(r, f"migration[{n + 1}]", text) for n, text in enumerate(waiting[:4])]
        self.markets = [
            self.market(r, f"markets[{n + 1}]", text) for n, text in enumerate(self.by_island(r, "markets"))
        ]
        self.dice = [
            self.dice_on(r, f"dice[{n + 1}]", text) for n, text in enumerate(self.by_island(r, "dice"))
        ]
        readers = r.tables("seat")
        if readers and len(readers) != self.players:
            r.wrong("seats", "seat", count=len(readers), players=self.players)
        readers = readers[: self.players]
        readers += [Reader({}, f"seat {n + 1}", self.problems) for n in range(len(readers), self.players)]
        self.seats = [self.seat(reader, n) for n, reader in enumerate(readers)]
        r.finish()
        self.pile: list[int] = []  # filled in by the laws: what is nowhere else

    def by_island(self, r: Reader, key: str) -> list[str]:
        texts = r.texts(key)
        if len(texts) > self.islands:
            r.wrong("too-many", key, rule="TUG-SETUP-1", count=len(texts), limit=self.islands)
        return [*texts, *[""] * self.islands][: self.islands]

    def tiles(self, r: Reader) -> list[int]:
        """The island tiles, by default in the order of their set."""
        first, size = int(self.rules.set_first), int(self.rules.set_size)
        lands = [first + n for n in range(size)][: self.islands] or list(range(self.islands))
        if not size:
            return lands
        for n, text in enumerate(self.by_island(r, "tiles")):
            if text in TILES and first <= TILES.index(text) + PRINTED < first + size:
                lands[n] = TILES.index(text) + int(PRINTED)
            elif text:
                r.wrong("unknown-name", f"tiles[{n + 1}]", value=text[:20], known=self.rules.tile_set)
        if len(set(lands)) < len(lands):
            r.wrong("tile-twice", "tiles")
        return lands

    def nomad(self, r: Reader, key: str, text: str) -> int:
        """A nomad's number + 1, or 0."""
        name = text.strip()
        if not name:
            return 0
        if name not in NOMAD_IDS or self.rules.in_play[NOMAD_IDS.index(name)] == 0:
            r.wrong("unknown-nomad", key, value=name[:20])
            return 0
        self.used[NOMAD_IDS.index(name)] += 1
        return NOMAD_IDS.index(name) + 1

    def nomad_on(self, r: Reader, key: str, text: str) -> tuple[int, int]:
        name, mark, owner = text.partition("<")
        tile = self.nomad(r, key, name)
        if not mark:
            return tile, 0
        if not re.fullmatch("[1-9]", owner) or int(owner) > self.players or not tile:
            r.wrong("unknown-name", key, value=text[:20], known=f"N01<1 .. N01<{self.players}")
            return tile, 0
        return tile, int(owner)

    def market(self, r: Reader, key: str, text: str) -> list[int]:
        words = text.split()
        if len(words) > 2 or any(word not in (*LETTERS, "-") for word in words):
            r.wrong("unknown-name", key, value=text[:20], known="F S C P -")
            return [0, 0]
        return [*(0 if word == "-" else LETTERS.index(word) + 1 for word in words), 0, 0][:2]

    def dice_on(self, r: Reader, key: str, text: str) -> list[int]:
        dice: list[int] = []
        for word in text.split():
            if re.fullmatch("[1-9]:[1-6]", word) and int(word[0]) <= self.players:
                dice.append((int(word[0]) - 1) * 6 + int(word[2]))
            else:
                r.wrong("unknown-name", key, value=word[:20], known="1:3")
        limit = int(self.rules.dice_spaces)
        if len(dice) > limit:
            r.wrong("too-many", key, rule="TUG-PHASE-3", count=len(dice), limit=limit)
        return [*dice, 0, 0, 0][:3]

    def values(self, r: Reader, key: str, size: int, default: str) -> list[int]:
        """Dice as written: their values, 0 for none."""
        given = r.text(key)
        text = given if r.has(key) else default
        words = text.split()
        if len(words) > size or any(not re.fullmatch("[0-6]", word) for word in words):
            r.wrong("unknown-name", key, value=text[:20], known="0 1 2 3 4 5 6")
            return [0] * size
        return [*map(int, words), *[0] * size][:size]

    def words(self, r: Reader, key: str, known: tuple[str, ...]) -> list[str]:
        found = r.text(key).split()
        for word in found:
            if word not in known:
                r.wrong("unknown-name", key, value=word[:20], known=", ".join(known))
        return [word for word in found if word in known]

    def seat(self, r: Reader, n: int) -> Seat:
        """One [[seat]], held against the limits of its places."""
        names = self.rules.names
        leader = self.leader(r)
        travelling = r.text("travellers").rstrip()
        taken = self.words(r, "taken", SPOT_NAMES)
        seat = Seat(
            goods=self.goods(r),
            fish=r.number("fish", 0, 0, 1),
            boat=r.number("boat", n + 1, 1, int(self.rules.grounds)),
            dice=self.values(r, "dice", 4, "2 3 5"),
            usual_dice=not r.has("dice"),
            slots=self.slots(r),
            travellers=[
                self.nomad(r, "travellers", name) - 1 for name in travelling.removesuffix(DOTS).split()
            ],
            rest=travelling.endswith(DOTS),
            taken=taken if r.has("taken") else None,
            settlers=self.settlers(r),
            tamana=r.number("tamana", 0, 0, 1 if self.rules.small else 0),
            monuments=[names.index(word) for word in self.words(r, "monuments", names)],
            aside=r.number("aside", 0, 0, 1),
            leader=leader,
            hand=self.hand(r, leader),
            leader_dice=self.values(r, "leader_dice", 2, ""),
            used=r.number("used", 0, 0, 1),
            sailed=r.number("sailed", 0, 0, 6),
            passed=r.number("passed", 0, 0, 1),
            gifts=r.number("gifts", 0, 0, MAX_POINTS),
            sales=r.number("sales", 0, 0, MAX_POINTS),
        )
        r.finish()
        return seat

    def goods(self, r: Reader) -> list[int]:
        text = re.sub(r"[\s,]", "", r.text("goods"))
        if set(text) - set(LETTERS):
            r.wrong("unknown-name", "goods", value=text[:20], known="F S C P")
        return [text.count(letter) for letter in LETTERS]

    def slots(self, r: Reader) -> list[tuple[int, int]]:
        """Face-up nomads by space, each with the die on it."""
        slots: list[tuple[int, int]] = []
        for at, written in enumerate(r.texts("nomads")):
            name, _, die = written.partition(":")
            if die not in ("", *"123456"):
                r.wrong("unknown-name", f"nomads[{at + 1}]", value=written[:20], known="N14:3")
                die = ""
            slots.append((self.nomad(r, f"nomads[{at + 1}]", name), int(die or 0)))
        return slots

    def settlers(self, r: Reader) -> dict[int, int]:
        """By island, upright or exhausted."""
        names = self.rules.names
        words = self.words(r, "settlers", (*names, *(f"{name}*" for name in names)))
        r.once("settlers", [word.rstrip("*") for word in words], "TUG-ACT-C")
        return {
            names.index(word.rstrip("*")): int(EXHAUSTED if word.endswith("*") else UPRIGHT) for word in words
        }

    def leader(self, r: Reader) -> int:
        leader = self.words(r, "leader", LEADERS)
        if len(leader) > 1:
            r.wrong("too-many", "leader", rule="TUG-PHASE-2", count=len(leader), limit=1)
        return LEADERS.index(leader[0]) if leader else 0

    def hand(self, r: Reader, leader: int) -> list[int]:
        """Leader cards by kind; by default those that were there at the beginning and were not played."""
        words = self.words(r, "hand", LEADERS)
        if not r.has("hand"):
            return [int(which != leader) for which in range(len(LEADERS))]
        return [words.count(name) for name in LEADERS]
