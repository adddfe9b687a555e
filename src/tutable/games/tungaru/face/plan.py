"""Reading a described Tungaru table, word by word; what the words must obey stands in `laws`."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass, field
from typing import Any, Final

from tutable.core.errors import Problem
from tutable.core.position import Reader
from tutable.games.tungaru.box import TungaruBox
from tutable.games.tungaru.face.describe import LETTERS
from tutable.games.tungaru.terms import KINDS, LEADERS, MIGRATION, NOMAD_IDS, SPOT_NAMES, TILES

DOTS: Final = "..."
MAX_TURN: Final = 100_000
MAX_POINTS: Final = 1000


@dataclass
class Seat:
    """One player's places as written."""

    goods: list[int] = field(default_factory=lambda: [0] * int(KINDS))
    fish: int = 0
    boat: int = 0
    dice: list[int] = field(default_factory=lambda: [0] * 4)
    usual_dice: bool = True  # the text does not say which are unused
    slots: list[tuple[int, int]] = field(default_factory=list)  # nomad, die on it
    travellers: list[int] = field(default_factory=list)
    rest: bool = False  # and every nomad that is nowhere else
    taken: list[str] | None = None
    settlers: dict[int, int] = field(default_factory=dict)
    tamana: int = 0
    monuments: list[int] = field(default_factory=list)
    aside: int = 0
    leader: int = 0
    hand: list[int] = field(default_factory=list)
    leader_dice: list[int] = field(default_factory=lambda: [0, 0])
    flags: dict[str, int] = field(default_factory=dict)


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
            if text in TILES and first <= TILES.index(text) + 8 < first + size:
                lands[n] = TILES.index(text) + 8
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
        seat = Seat(fish=r.number("fish", 0, 0, 1), aside=r.number("aside", 0, 0, 1))
        text = re.sub(r"[\s,]", "", r.text("goods"))
        if set(text) - set(LETTERS):
            r.wrong("unknown-name", "goods", value=text[:20], known="F S C P")
        seat.goods = [text.count(letter) for letter in LETTERS]
        seat.boat = r.number("boat", n + 1, 1, int(self.rules.grounds))
        seat.dice, seat.usual_dice = self.values(r, "dice", 4, "2 3 5"), not r.has("dice")
        for at, written in enumerate(r.texts("nomads")):
            name, _, die = written.partition(":")
            if die not in ("", *"123456"):
                r.wrong("unknown-name", f"nomads[{at + 1}]", value=written[:20], known="N14:3")
                die = ""
            seat.slots.append((self.nomad(r, f"nomads[{at + 1}]", name), int(die or 0)))
        travelling = r.text("travellers").rstrip()
        seat.rest = travelling.endswith(DOTS)
        for name in travelling.removesuffix(DOTS).split():
            seat.travellers.append(self.nomad(r, "travellers", name) - 1)
        seat.taken = self.words(r, "taken", SPOT_NAMES) if r.has("taken") else None
        r.known.append("taken")
        names = self.rules.names
        settlers = self.words(r, "settlers", (*names, *(f"{name}*" for name in names)))
        r.once("settlers", [word.rstrip("*") for word in settlers], "TUG-ACT-C")
        for word in settlers:
            seat.settlers[names.index(word.rstrip("*"))] = 2 if word.endswith("*") else 1
        seat.tamana = r.number("tamana", 0, 0, 1 if self.rules.small else 0)
        seat.monuments = [names.index(word) for word in self.words(r, "monuments", names)]
        leader = self.words(r, "leader", LEADERS)
        if len(leader) > 1:
            r.wrong("too-many", "leader", rule="TUG-PHASE-1", count=len(leader), limit=1)
        seat.leader = LEADERS.index(leader[0]) if leader else 0
        hand = self.words(r, "hand", LEADERS)
        seat.hand = [hand.count(name) for name in LEADERS]
        if not r.has("hand"):
            seat.hand = [int(which != seat.leader) for which in range(len(LEADERS))]
        seat.leader_dice = self.values(r, "leader_dice", 2, "")
        for key, high in (("used", 1), ("sailed", 6), ("passed", 1)):
            seat.flags[key] = r.number(key, 0, 0, high)
        for key in ("gifts", "sales"):
            seat.flags[key] = r.number(key, 0, 0, MAX_POINTS)
        r.finish()
        return seat
