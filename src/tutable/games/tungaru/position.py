"""A described Tungaru table, always at the beginning of a turn of phase 3. The README shows the format.

    nomads = ["N31", "N02<2"]            # by island; <2 reserved by player 2; the pile is what is left
    markets = ["F S"]                    # F S C P; - for an empty space before a full one
    dice = ["1:3 2:6"]                   # player:value
    [[seat]]
    goods = "FFC"
    boat = 1                             # the ground
    nomads = ["N14:2", "N20"]            # face up; :2 a die lies on it
    settlers = "marakei*"                # * exhausted

Laws that concern one moment are checked: how many pieces there are and what a place may hold.
Whether some play leads there is not.
"""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass, field
from typing import Any, Final

from tutable.core.engine import frame
from tutable.core.errors import BadPosition, Problem
from tutable.core.position import Reader
from tutable.games.tungaru import flow
from tutable.games.tungaru.box import TungaruBox
from tutable.games.tungaru.describe import LETTERS
from tutable.games.tungaru.setup import lay_printed
from tutable.games.tungaru.state import TungaruState
from tutable.games.tungaru.terms import (
    ASIDE,
    CARD_FISH,
    DICE,
    GIFTS,
    GROUND,
    HAND,
    IN_PILE,
    ISLE,
    KINDS,
    LAND,
    LEADER,
    LEADERS,
    LOCK,
    MARKET,
    MIGRATION,
    MONUMENT,
    MONUMENTS,
    NOMAD,
    NOMAD_IDS,
    ON_BOARD,
    ON_ISLAND,
    PASSED,
    POINTS,
    RECRUITED,
    RESERVED,
    SAILED,
    SALES,
    SEAT,
    SETTLER,
    SETTLERS,
    SLOT,
    SLOT_DIE,
    SLOTS,
    SPACE,
    SPOT_NAMES,
    STORED,
    TAMANA,
    TILES,
    TRACK,
    TRACK_LENGTH,
    USED,
    WAITING,
)

DOTS: Final = "..."
MAX_TURN: Final = 100_000
MAX_POINTS: Final = 1000
# The order in which monuments leave a culture board when the text does not say.
USUAL: Final = ("track", "track", "storage-6", "space-3", "space-4", "track", "track", "track")


@dataclass
class Seat:
    """One player's places as written."""

    goods: list[int] = field(default_factory=lambda: [0] * int(KINDS))
    fish: int = 0
    boat: int = 0
    dice: list[int] = field(default_factory=lambda: [0] * 4)
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


def place(data: dict[str, Any], rules: TungaruBox) -> TungaruState:
    """The described table; BadPosition lists every law it breaks."""
    plan = Plan(data, rules)
    if plan.problems:
        raise BadPosition(plan.problems)
    return plan.build()


class Plan:
    """A description being read and checked."""

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
        self.pile: list[int] = []
        self.check_nomads()
        self.check_pieces()

    # -- reading --------------------------------------------------------------------------

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
            if word.rstrip("*") not in known:
                r.wrong("unknown-name", key, value=word[:20], known=", ".join(known))
        return [word for word in found if word.rstrip("*") in known]

    def seat(self, r: Reader, n: int) -> Seat:
        """One [[seat]], held against the limits of its places."""
        seat = Seat(fish=r.number("fish", 0, 0, 1), aside=r.number("aside", 0, 0, 1))
        text = re.sub(r"[\s,]", "", r.text("goods"))
        if set(text) - set(LETTERS):
            r.wrong("unknown-name", "goods", value=text[:20], known="F S C P")
        seat.goods = [text.count(letter) for letter in LETTERS]
        seat.boat = r.number("boat", n + 1, 1, int(self.rules.grounds))
        seat.dice = self.values(r, "dice", 4, "2 3 5")
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
        for word in self.words(r, "settlers", names):
            seat.settlers[names.index(word.rstrip("*"))] = 2 if word.endswith("*") else 1
        seat.tamana = r.number("tamana", 0, 0, 1 if self.rules.small else 0)
        seat.monuments = [names.index(word.rstrip("*")) for word in self.words(r, "monuments", names)]
        leader = self.words(r, "leader", LEADERS)
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

    # -- the laws -------------------------------------------------------------------------

    def check_nomads(self) -> None:
        """Every nomad lies in one place; what is nowhere is in the pile, or with the dots."""
        for tile, count in self.used.items():
            if count > 1:
                self.problems.append(
                    Problem("used-twice", "position", rule="TUG-SETUP-8", name=NOMAD_IDS[tile])
                )
        rest = [tile for tile in range(len(NOMAD_IDS)) if self.rules.in_play[tile] and not self.used[tile]]
        takers = [seat for seat in self.seats if seat.rest]
        if len(takers) > 1:
            self.problems.append(Problem("rest-twice", "seat", rule="TUG-SETUP-8"))
        for seat in takers[:1]:
            seat.travellers += rest
            rest = []
        self.pile = rest
        if rest and not all(self.waiting):
            self.problems.append(Problem("migration-open", "migration", rule="TUG-ACT-F", count=len(rest)))
        owners = Counter(owner for _, owner in self.nomads if owner)
        for owner, count in owners.items():
            if count > 1:
                self.problems.append(
                    Problem("reserves-twice", f"seat {owner}", rule="TUG-SETUP-12", count=count)
                )

    def check_pieces(self) -> None:
        rules = self.rules
        for which in range(len(LEADERS)):
            cards = sum(seat.hand[which] + (seat.leader == which) for seat in self.seats)
            if cards != self.players:
                self.wrong(
                    "cards", "seat", "TUG-PHASE-4", thing=LEADERS[which], count=cards, needed=self.players
                )
        for ground in range(1, int(rules.grounds) + 1):
            boats = sum(seat.boat == ground for seat in self.seats)
            if boats > rules.boats:
                self.wrong("too-many", f"boat {ground}", "TUG-ACT-A", count=boats, limit=int(rules.boats))
        for island in range(self.islands):
            settlers = sum(island in seat.settlers for seat in self.seats)
            if settlers > rules.settler_spaces:
                place = f"settlers {rules.names[island]}"
                self.wrong("too-many", place, "TUG-ACT-C", count=settlers, limit=int(rules.settler_spaces))
            monuments = sum(seat.monuments.count(island) for seat in self.seats)
            if monuments > rules.monument_spaces:
                place = f"monuments {rules.names[island]}"
                self.wrong("too-many", place, "TUG-ACT-F", count=monuments, limit=int(rules.monument_spaces))
        for n, seat in enumerate(self.seats):
            self.check_seat(n, seat)
        if self.seats[self.to_move].flags["passed"]:
            self.wrong("passed", "to_move", "TUG-ACT-I")
        for n, seat in enumerate(self.seats):
            if sum(seat.hand) != len(LEADERS) - 1:
                self.wrong("hand", f"seat {n + 1}.hand", "TUG-PHASE-4", count=sum(seat.hand))

    def check_seat(self, n: int, seat: Seat) -> None:
        place = f"seat {n + 1}"
        settlers = len(seat.settlers) + seat.tamana
        most = int(SETTLERS) - (1 if self.rules.small else 0)
        if settlers > SETTLERS or len(seat.settlers) > most:
            self.wrong("too-many", f"{place}.settlers", "TUG-ACT-C", count=len(seat.settlers), limit=most)
        reserved = sum(owner == n + 1 for _, owner in self.nomads)
        wanted = len(seat.monuments) + seat.aside + reserved
        if wanted > MONUMENTS:
            self.wrong("too-many", f"{place}.monuments", "TUG-SETUP-5", count=wanted, limit=int(MONUMENTS))
            return
        if seat.taken is None:
            seat.taken = list(USUAL[:wanted])
        counts = Counter(seat.taken)
        if len(seat.taken) != wanted:
            self.wrong("monuments", f"{place}.taken", "TUG-ACT-F", count=len(seat.taken), needed=wanted)
        for name in SPOT_NAMES:
            if counts[name] > (TRACK_LENGTH if name == "track" else 1):
                self.wrong("too-many", f"{place}.taken", "TUG-SETUP-5", count=counts[name], limit=1)
        open_slots = [True, True, counts["space-3"] > 0, counts["space-4"] > 0]
        for slot, (tile, _) in enumerate(seat.slots):
            if slot >= SLOTS or (tile and not open_slots[slot]):
                self.wrong("locked", f"{place}.nomads[{slot + 1}]", "TUG-ACT-F")
        stored, room = sum(seat.goods), self.storage(seat)
        if stored > room:
            self.wrong("too-many", f"{place}.goods", "TUG-SETUP-6", count=stored, limit=room)
        if seat.fish and LEADERS[seat.leader] != "fisher":
            self.wrong("not-the-leader", f"{place}.fish", "TUG-LEADER-3", leader="fisher")
        if seat.dice[3] and LEADERS[seat.leader] != "worker":
            self.wrong("not-the-leader", f"{place}.dice", "TUG-LEADER-1", leader="worker")

    def storage(self, seat: Seat) -> int:
        nomads = sum(1 for tile, _ in seat.slots if tile and self.rules.benefit[tile - 1] == 1)
        return 5 + int("storage-6" in (seat.taken or [])) + 2 * nomads

    def wrong(self, code: str, place: str, rule: str, **params: str | int) -> None:
        self.problems.append(Problem(code, place, rule=rule, **params))

    # -- building -------------------------------------------------------------------------

    def build(self) -> TungaruState:
        s = TungaruState(self.rules)
        s.lay_out()
        lay_printed(s)
        s.turn = self.turn
        s.round = self.round
        s.start = self.start
        for tile in self.pile:
            s.tiles[tile] = IN_PILE
        for island in range(self.islands):
            row = island * int(ISLE)
            tile, owner = self.nomads[island]
            s.isles[row + NOMAD] = tile
            s.isles[row + RESERVED] = owner
            s.isles[row + LAND] = self.lands[island]
            for space, good in enumerate(self.markets[island]):
                s.isles[row + MARKET + space] = good
            for space, die in enumerate(self.dice[island]):
                s.isles[row + ON_ISLAND + space] = die
        for space, tile in enumerate(self.waiting):
            s.tiles[WAITING + space] = tile
        for tile in [tile for tile, _ in self.nomads] + self.waiting:
            if tile:
                s.tiles[tile - 1] = ON_BOARD
        for n, seat in enumerate(self.seats):
            self.build_seat(s, n, seat)
        s.push(frame(flow.TURN, self.to_move))
        return s

    def build_seat(self, s: TungaruState, n: int, seat: Seat) -> None:
        i = n * int(SEAT)
        v = s.seats
        for kind, count in enumerate(seat.goods):
            v[i + STORED + kind] = count
        v[i + CARD_FISH] = seat.fish
        v[i + GROUND] = seat.boat
        for die, value in enumerate(seat.dice):
            v[i + DICE + die] = value
        for slot, (tile, die) in enumerate(seat.slots):
            v[i + SLOT + slot] = tile
            v[i + SLOT_DIE + slot] = die
            if tile:
                s.tiles[tile - 1] = RECRUITED + n
        for tile in seat.travellers:
            s.tiles[tile] = RECRUITED + n
        taken = Counter(seat.taken or [])
        for lock, name in enumerate(SPOT_NAMES[:3]):
            v[i + LOCK + lock] = 0 if taken[name] else 1
        v[i + TRACK] = taken["track"]
        for island, state in seat.settlers.items():
            v[i + SETTLER + island] = state
        v[i + TAMANA] = seat.tamana
        for island in seat.monuments:
            v[i + MONUMENT + island] += 1
        v[i + ASIDE] = seat.aside
        v[i + LEADER] = seat.leader + 1
        for which, count in enumerate(seat.hand):
            v[i + HAND + which] = count
        for space, value in enumerate(seat.leader_dice):
            v[i + SPACE + space] = value
        v[i + USED] = seat.flags["used"]
        v[i + SAILED] = seat.flags["sailed"]
        v[i + PASSED] = seat.flags["passed"]
        v[i + POINTS + GIFTS] = seat.flags["gifts"]
        v[i + POINTS + SALES] = seat.flags["sales"]
