"""A described Tundra table, always at the beginning of a turn. The README shows the format.

    players = 2                          # everything has a default: round 1, seat 1, start goods, no cards
    glades = ["1 g05", "7 g10"]          # open tiles; a glade with a piece on it is opened anyway
    market = ["e01", "", "a03"]
    [[seat]]
    berries = 6
    dice = "1 3 3 6"                     # unused
    slots = ["travel 3"]                 # dice that lie on boards
    workers = ["1", "home", "home 2"]    # a glade's number, the own settlement, that of player 2
    towers = ["7"]
    cards = ["e07 trade"]

Laws that concern one moment are checked: how many pieces, dice and cards there are and what a place
may hold. Whether some play leads there is not.
"""

from __future__ import annotations

from typing import Any

from tutable.core.engine import frame
from tutable.core.errors import BadPosition, Problem
from tutable.core.position import Reader
from tutable.games.tundra import flow
from tutable.games.tundra.box import TundraBox
from tutable.games.tundra.state import TundraState
from tutable.games.tundra.terms import (
    ADVISOR,
    ADVISOR_CARDS,
    ASIDE,
    BERRY_LIMIT,
    BOARD_NAMES,
    CARDS,
    CHARACTER,
    CHARACTERS,
    CITY_COUNT,
    DICE,
    DISCARDED,
    ENHANCEMENTS,
    FACES,
    FIRST_CITY,
    GLADES,
    GOAL_CARD,
    GOAL_DIE,
    GOALS,
    GOODS,
    HAND,
    IN_DECK,
    IN_HAND,
    KEPT,
    OPEN_GOALS,
    PERSONAL,
    PIECES,
    POWER,
    RESOURCE_LIMIT,
    ROLLED,
    ROUNDS,
    SECRET,
    SLOTS,
    SOURCE_NAMES,
    SOURCES,
    SPOTS,
    STALL,
    STARTERS,
    STRIDE,
    SUPPLY,
    TILE,
    TILES,
    TITLE,
    TITLES,
    TOWER,
    TOWERS,
    UNDER,
    UPGRADED,
    USED,
    WORKER,
)
from tutable.games.tundra.titles import MARKET_SPOTS, MOST_ADVISORS, MOST_DICE

MAX_NUMBER = 10_000


def place(data: dict[str, Any], rules: TundraBox) -> TundraState:
    """The described table; BadPosition lists every law it breaks."""
    plan = Plan(data, rules)
    if plan.problems:
        raise BadPosition(plan.problems)
    return plan.s


class Plan:
    """A description being read: the table is filled as it goes and kept only if nothing was wrong."""

    def __init__(self, data: dict[str, Any], rules: TundraBox) -> None:
        self.problems: list[Problem] = []
        self.rules = rules
        self.players = int(rules.players)
        self.s = TundraState(rules)
        self.s.lay_out()
        self.taken: set[str] = set()  # cards, tiles, titles and goals that lie somewhere
        r = Reader(data, "", self.problems)
        r.number("players", self.players, self.players, self.players)
        s = self.s
        s.round = r.number("round", 1, 1, int(ROUNDS))
        s.first = r.number("first", 1, 1, self.players) - 1
        mover = r.number("to_move", int(s.first) + 1, 1, self.players) - 1
        s.turn = r.number("turn", 0, 0, MAX_NUMBER)
        s.drawn = r.number("drawn", int(rules.stalls), 0, MAX_NUMBER)
        for card in range(int(CITY_COUNT)):
            s.city[card] = IN_DECK
        self.glades(r)
        self.city(r)
        readers = r.tables("seat")
        if readers and len(readers) != self.players:
            r.wrong("seats", "seat", count=len(readers), players=self.players)
        readers += [Reader({}, f"seat {n + 1}", self.problems) for n in range(len(readers), self.players)]
        for seat, reader in enumerate(readers[: self.players]):
            self.seat(reader, seat)
        self.goals(r)
        r.finish()
        self.open_under_pieces()
        if int(s.dice(mover)) == 0:
            r.wrong("no-dice", "to_move", rule="TUN-10")
        for seat in range(self.players):
            self.supply(seat)
        s.push(frame(flow.TURN, mover))

    # -- reading --------------------------------------------------------------------------

    def find(self, r: Reader, key: str, word: str, known: tuple[str, ...]) -> int:
        """The number of a name, or -1 and a problem."""
        if word in known:
            return known.index(word)
        r.wrong("unknown-name", key, value=word[:40], known=", ".join(known))
        return -1

    def use(self, r: Reader, key: str, word: str, known: tuple[str, ...], rule: str) -> int:
        """The same for something there is only once."""
        found = self.find(r, key, word, known)
        if found >= 0:
            if word in self.taken:
                r.wrong("used-twice", key, name=word, rule=rule)
            self.taken.add(word)
        return found

    def glade(self, r: Reader, key: str, word: str) -> int:
        numbers = tuple(str(n + 1) for n in range(int(self.rules.glades)))
        return self.find(r, key, word, numbers)

    def needs_module(self, r: Reader, key: str, word: str, played: bool) -> None:
        """TUN-2, TUN-7 Titles, personal goals, characters of choice: only where the table plays with them."""
        if not played:
            r.wrong("module-off", key, name=word[:40], rule="TUN-7")

    def glades(self, r: Reader) -> None:
        """TUN-3 Open tiles: the glade's number and the tile."""
        texts = r.texts("glades")
        r.once("glades", [text.partition(" ")[0] for text in texts], "TUN-3")
        for text in texts:
            number, _, tile = text.partition(" ")
            at = self.glade(r, "glades", number)
            which = self.use(r, "glades", tile.strip(), self.tiles(), "TUN-3")
            if at >= 0 and which >= 0:
                self.s.land[int(TILE) + at] = TILES.index(tile.strip()) + 1

    def tiles(self) -> tuple[str, ...]:
        return tuple(t for n, t in enumerate(TILES) if self.rules.tile_players[n] <= self.players)

    def city(self, r: Reader) -> None:
        market = r.texts("market")
        if len(market) > self.rules.stalls:
            limit = int(self.rules.stalls)
            r.wrong("too-many", "market", count=len(market), limit=limit, rule="TUN-6")
        for space, name in enumerate(market[: int(self.rules.stalls)]):
            if name:
                self.s.city[int(STALL) + space] = self.city_card(r, "market", name, 0) + 1
        for name in r.texts("discards"):
            self.city_card(r, "discards", name, int(DISCARDED))

    def city_card(self, r: Reader, key: str, name: str, where: int) -> int:
        card = self.use(r, key, name, ENHANCEMENTS + ADVISOR_CARDS, "TUN-6")
        if card >= 0:
            self.s.city[card] = where
            return card + int(FIRST_CITY)
        return -1

    def goals(self, r: Reader) -> None:
        """TUN-6 Four goals; without a word those of the lowest numbers."""
        eligible = tuple(g for n, g in enumerate(GOALS) if self.rules.goal_players[n] <= self.players)
        given = r.texts("goals") or list(eligible[: int(OPEN_GOALS)])
        if len(given) != OPEN_GOALS:
            r.wrong("count", "goals", thing="goal", count=len(given), limit=int(OPEN_GOALS), rule="TUN-6")
        for slot, name in enumerate(given[: int(OPEN_GOALS)]):
            which = self.use(r, "goals", name, eligible, "TUN-6")
            self.s.city[int(GOAL_CARD) + slot] = GOALS.index(name) + 1 if which >= 0 else 0
        dice = r.texts("goal_dice")
        if len(dice) > OPEN_GOALS:
            r.wrong("too-many", "goal_dice", count=len(dice), limit=int(OPEN_GOALS), rule="TUN-6")
        for slot, text in enumerate(dice[: int(OPEN_GOALS)]):
            if text:
                self.goal_die(r, slot, text)

    def goal_die(self, r: Reader, slot: int, text: str) -> None:
        """TUN-14 A goal takes one die, of a value it shows."""
        owner, _, value = text.partition(" ")
        seat = self.find(r, "goal_dice", owner, tuple(str(n + 1) for n in range(self.players)))
        die = self.find(r, "goal_dice", value, tuple("123456")) + 1
        goal = int(self.s.city[int(GOAL_CARD) + slot]) - 1
        if die > 0 and goal >= 0:
            shown = sorted({int(self.rules.goal_dice[goal * 2 + n]) for n in range(2)})
            if die not in shown:
                known = ", ".join(map(str, shown))
                r.wrong("goal-value", "goal_dice", value=die, goal=GOALS[goal], known=known, rule="TUN-14")
        self.s.city[int(GOAL_DIE) + slot] = seat + 1 + 8 * die

    def seat(self, r: Reader, seat: int) -> None:
        """One [[seat]], held against the limits of its places."""
        s, row = self.s, seat * int(STRIDE)
        for kind, good in enumerate(GOODS):
            limit = int(BERRY_LIMIT if good == "berries" else RESOURCE_LIMIT)
            s.seats[row + kind] = r.number(good, int(self.rules.start_goods[kind]), 0, limit)
        s.seats[row + int(ASIDE)] = r.number("aside", 0, 0, 8)
        s.seats[row + int(ROLLED)] = r.number("rolled", 0, 0, MAX_NUMBER)
        title = r.text("title") or "humble"
        if title != "humble" and self.use(r, "title", title, TITLES, "TUN-7") >= 0:
            self.needs_module(r, "title", title, self.rules.titles)
            s.seats[row + int(TITLE)] = TITLES.index(title)
        self.character(r, seat)
        personal = r.text("personal")
        if personal:
            dealt = tuple(g for n, g in enumerate(PERSONAL) if self.rules.personal_players[n] <= self.players)
            if self.use(r, "personal", personal, dealt, "TUN-7") >= 0:
                self.needs_module(r, "personal", personal, self.rules.personal_goals)
                s.hidden[int(SECRET) + seat] = PERSONAL.index(personal) + 1
        for value in r.text("dice").replace(" ", ""):
            die = self.find(r, "dice", value, tuple("123456"))
            s.seats[row + int(DICE) + max(0, die)] += 1
        upgraded, slots, points = r.texts("upgraded"), r.texts("slots"), r.texts("points")
        r.once("upgraded", upgraded, "TUN-24")
        r.once("slots", slots, "TUN-12")
        r.once("points", [text.partition(" ")[0] for text in points], "TUN-28")
        for name in upgraded:
            board = self.find(r, "upgraded", name, BOARD_NAMES)
            s.seats[row + int(UPGRADED)] |= int(POWER[max(0, board)])
        for text in slots:
            name, _, value = text.partition(" ")
            slot = self.find(r, "slots", name, BOARD_NAMES) * int(FACES)
            slot += self.find(r, "slots", value, tuple("123456"))
            s.seats[row + int(SLOTS)] |= int(POWER[max(0, slot)])
        self.pieces(r, seat)
        self.cards(r, seat)
        for text in points:
            source, _, number = text.partition(" ")
            which = self.find(r, "points", source, SOURCE_NAMES)
            if which >= 0 and number.isdecimal() and len(number) < 4:
                s.points[seat * int(SOURCES) + which] = int(number)
            elif which >= 0:
                r.wrong("not-a-number", "points", value=number[:20])
        r.finish()

    def character(self, r: Reader, seat: int) -> None:
        """TUN-2 Whom a seat plays; without a word the character of its place."""
        own = CHARACTERS[seat]
        word = r.text("character") or own
        which = self.use(r, "character", word, CHARACTERS, "TUN-2")
        if which >= 0:
            self.needs_module(r, "character", word, word == own or self.rules.choose_characters)
            self.s.seats[seat * int(STRIDE) + int(CHARACTER)] = which + 1

    def pieces(self, r: Reader, seat: int) -> None:
        """TUN-2 Six workers and four towers; one tower on a tile (TUN-18)."""
        s, row = self.s, seat * int(STRIDE)
        starts = [str(int(self.rules.starts[seat * 2 + i]) + 1) for i in range(2)]
        workers = r.texts("workers") if r.has("workers") else starts
        r.known.append("workers")
        if len(workers) > PIECES:
            r.wrong("too-many", "workers", count=len(workers), limit=int(PIECES), rule="TUN-2")
        for which, text in enumerate(workers[: int(PIECES)]):
            if text.startswith("home"):
                owner = text.removeprefix("home").strip() or str(seat + 1)
                home = self.find(r, "workers", owner, tuple(str(n + 1) for n in range(self.players)))
                s.seats[row + int(WORKER) + which] = int(GLADES) + home + 1
            elif text:
                s.seats[row + int(WORKER) + which] = self.glade(r, "workers", text) + 1
        towers = r.texts("towers")
        if len(towers) > TOWERS:
            r.wrong("too-many", "towers", count=len(towers), limit=int(TOWERS), rule="TUN-2")
        for text in towers:
            at = self.glade(r, "towers", text)
            if at >= 0:
                if s.land[int(TOWER) + at] > 0:
                    r.wrong("used-twice", "towers", name=text, rule="TUN-18")
                s.land[int(TOWER) + at] = seat + 1

    def cards(self, r: Reader, seat: int) -> None:
        """TUN-5, TUN-25, TUN-26 Cards under boards, advisors, and the starters that were returned."""
        s, row = self.s, seat * int(STRIDE)
        eligible = tuple(c for n, c in enumerate(STARTERS) if self.rules.starter_players[n] <= self.players)
        for key, known, rule in (("starters", eligible, "TUN-5"), ("cards", ENHANCEMENTS, "TUN-26")):
            texts = r.texts(key)
            if key == "starters" and len(texts) > KEPT:
                r.wrong("too-many", key, count=len(texts), limit=int(KEPT), rule=rule)
            for text in texts:
                name, _, on = text.partition(" ")
                board = self.find(r, key, on, BOARD_NAMES)
                if self.use(r, key, name, known, rule) < 0 or board < 0:
                    continue
                spots = (
                    range(1) if key == "starters" else range(1, int(s.title_number(seat, MARKET_SPOTS)) + 1)
                )
                free = [spot for spot in spots if s.card_under(seat, board, spot) < 0]
                if not free:
                    r.wrong("too-many", key, count=len(spots) + 1, limit=len(spots), rule=rule)
                    continue
                s.seats[row + int(UNDER) + board * int(SPOTS) + free[0]] = CARDS.index(name) + 1
                if key == "cards":
                    s.city[CARDS.index(name) - int(FIRST_CITY)] = 0
        given = [
            name for name in r.texts("returned") if self.use(r, "returned", name, eligible, "TUN-5") >= 0
        ]
        returned = sorted(STARTERS.index(name) for name in given)
        if len(returned) > KEPT:
            r.wrong("too-many", "returned", count=len(returned), limit=int(KEPT), rule="TUN-5")
        for i, card in enumerate(returned[: int(KEPT)]):
            s.hidden[int(IN_HAND) + seat * int(HAND) + i] = card + 1
        advisors = r.texts("advisors")
        limit = int(s.title_number(seat, MOST_ADVISORS))
        if len(advisors) > limit:
            r.wrong("too-many", "advisors", count=len(advisors), limit=limit, rule="TUN-25")
        for space, text in enumerate(advisors[:limit]):
            name, _, turned = text.partition(" ")
            card = self.use(r, "advisors", name, ADVISOR_CARDS, "TUN-25")
            if turned:
                self.find(r, "advisors", turned, ("turned",))
            if card >= 0:
                s.city[CARDS.index(name) - int(FIRST_CITY)] = 0
                s.seats[row + int(ADVISOR) + space] = CARDS.index(name) + 1 + (int(USED) if turned else 0)

    # -- the laws -------------------------------------------------------------------------

    def open_under_pieces(self) -> None:
        """TUN-17 Nobody stands on a closed glade: the tile of the lowest number left is opened there."""
        s = self.s
        left = [TILES.index(tile) for tile in self.tiles() if tile not in self.taken]
        for glade in range(int(self.rules.glades)):
            stands = any(int(s.pieces_on(seat, glade)) for seat in range(self.players))
            if (stands or int(s.land[int(TOWER) + glade])) and s.land[int(TILE) + glade] == 0 and left:
                s.land[int(TILE) + glade] = left.pop(0) + 1

    def supply(self, seat: int) -> None:
        """TUN-2 Dice that are nowhere else lie in the supply."""
        most = int(self.s.title_number(seat, MOST_DICE))
        count = int(self.s.dice_owned(seat))
        if count > most:
            place = f"seat {seat + 1}.dice"
            self.problems.append(Problem("too-many", place, count=count, limit=most, rule="TUN-2"))
        self.s.seats[seat * int(STRIDE) + int(SUPPLY)] = most - count
