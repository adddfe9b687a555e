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

from collections.abc import Iterable
from typing import Any

from tutable.core.engine import frame
from tutable.core.errors import BadPosition, Problem
from tutable.core.position import Reader
from tutable.games.tundra import flow
from tutable.games.tundra.box import TundraBox
from tutable.games.tundra.places import DISCARDED, IN_DECK
from tutable.games.tundra.state import TundraState
from tutable.games.tundra.terms import (
    ADVISOR_CARDS,
    BERRY_LIMIT,
    BOARD_NAMES,
    CARDS,
    CHARACTERS,
    ENHANCEMENTS,
    FIRST_CITY,
    GLADES,
    GOALS,
    GOODS,
    KEPT,
    MARKET_SPOTS,
    MOST_ADVISORS,
    MOST_DICE,
    OPEN_GOALS,
    PERSONAL,
    PIECES,
    RESOURCE_LIMIT,
    ROUNDS,
    SOURCE_NAMES,
    STARTERS,
    TILES,
    TITLES,
    TOWERS,
)

MAX_NUMBER = 10_000
VALUES = tuple("123456")


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
        self.seats = tuple(str(n + 1) for n in range(self.players))
        self.s = TundraState(rules)
        self.s.lay_out()
        self.taken: set[str] = set()  # cards, tiles, titles and goals that lie somewhere
        r = Reader(data, "", self.problems)
        r.number("players", self.players, self.players, self.players)
        s = self.s
        s.round = r.number("round", 1, 1, ROUNDS)
        s.first = r.number("first", 1, 1, self.players) - 1
        mover = r.number("to_move", s.first + 1, 1, self.players) - 1
        s.turn = r.number("turn", 0, 0, MAX_NUMBER)
        s.drawn = r.number("drawn", rules.stalls, 0, MAX_NUMBER)
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
        if s.dice(mover) == 0:
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

    def different(self, r: Reader, key: str, rule: str) -> list[str]:
        """A list of texts, none of them twice."""
        texts = r.texts(key)
        r.once(key, texts, rule)
        return list(dict.fromkeys(texts))

    def some(self, r: Reader, key: str, limit: int, rule: str, default: Iterable[str] = ()) -> list[str]:
        """A list of texts, no longer than its place has room."""
        texts = r.texts(key)
        if not r.has(key):
            texts = [*default]
        if len(texts) > limit:
            r.wrong("too-many", key, count=len(texts), limit=limit, rule=rule)
        return texts[:limit]

    def eligible(self, names: tuple[str, ...], players: Iterable[int]) -> tuple[str, ...]:
        """What is used with this number of players."""
        return tuple(name for name, least in zip(names, players, strict=True) if least <= self.players)

    def needs_module(self, r: Reader, key: str, word: str, played: bool) -> None:
        """TUN-2, TUN-7 Titles, personal goals, characters of choice: only where the table plays with them."""
        if not played:
            r.wrong("module-off", key, name=word[:40], rule="TUN-7")

    # -- the table ------------------------------------------------------------------------

    def glade(self, r: Reader, key: str, word: str) -> int:
        return self.find(r, key, word, tuple(str(n + 1) for n in range(self.rules.glades)))

    def glades(self, r: Reader) -> None:
        """TUN-3 Open tiles: the glade's number and the tile."""
        texts = r.texts("glades")
        r.once("glades", [text.partition(" ")[0] for text in texts], "TUN-3")
        for text in texts:
            number, _, tile = text.partition(" ")
            at = self.glade(r, "glades", number)
            which = self.use(r, "glades", tile.strip(), self.tiles(), "TUN-3")
            if at >= 0 and which >= 0:
                self.s.set_tile(at, TILES.index(tile.strip()))

    def tiles(self) -> tuple[str, ...]:
        return self.eligible(TILES, self.rules.tile_players)

    def city(self, r: Reader) -> None:
        for card in range(FIRST_CITY, len(CARDS)):
            self.s.set_whereabouts(card, IN_DECK)
        for space, name in enumerate(self.some(r, "market", int(self.rules.stalls), "TUN-6")):
            if name:
                self.s.set_stall(space, self.city_card(r, "market", name, 0))
        for name in r.texts("discards"):
            self.city_card(r, "discards", name, DISCARDED)

    def city_card(self, r: Reader, key: str, name: str, where: int) -> int:
        card = self.use(r, key, name, CARDS[FIRST_CITY:], "TUN-6")
        if card < 0:
            return -1
        self.s.set_whereabouts(card + FIRST_CITY, where)
        return card + int(FIRST_CITY)

    def goals(self, r: Reader) -> None:
        """TUN-6 Four goals; without a word those of the lowest numbers."""
        eligible = self.eligible(GOALS, self.rules.goal_players)
        given = r.texts("goals") or list(eligible[:OPEN_GOALS])
        if len(given) != OPEN_GOALS:
            r.wrong("count", "goals", thing="goal", count=len(given), limit=int(OPEN_GOALS), rule="TUN-6")
        for slot, name in enumerate(given[:OPEN_GOALS]):
            if self.use(r, "goals", name, eligible, "TUN-6") >= 0:
                self.s.set_goal(slot, GOALS.index(name))
        for slot, text in enumerate(self.some(r, "goal_dice", int(OPEN_GOALS), "TUN-6")):
            if text:
                self.goal_die(r, slot, text)

    def goal_die(self, r: Reader, slot: int, text: str) -> None:
        """TUN-14 A goal takes one die, of a value it shows."""
        owner, _, value = text.partition(" ")
        seat = self.find(r, "goal_dice", owner, self.seats)
        die = self.find(r, "goal_dice", value, VALUES) + 1
        goal = self.s.goal(slot)
        if die > 0 and goal >= 0 and not self.rules.shows(goal, die):
            known = ", ".join(value for value in VALUES if self.rules.shows(goal, int(value)))
            r.wrong("goal-value", "goal_dice", value=die, goal=GOALS[goal], known=known, rule="TUN-14")
        self.s.set_goal_die(slot, seat, die)

    # -- a seat ---------------------------------------------------------------------------

    def seat(self, r: Reader, seat: int) -> None:
        """One [[seat]], held against the limits of its places."""
        s = self.s
        for kind, good in enumerate(GOODS):
            limit = BERRY_LIMIT if good == "berries" else RESOURCE_LIMIT
            s.add_good(seat, kind, r.number(good, self.rules.start_goods[kind], 0, limit))
        self.character(r, seat)
        self.modules(r, seat)
        self.dice(r, seat)
        for name in self.different(r, "upgraded", "TUN-24"):
            board = self.find(r, "upgraded", name, BOARD_NAMES)
            if board >= 0:
                s.set_upgraded(seat, board)
        self.workers(r, seat)
        self.towers(r, seat)
        self.cards(r, seat)
        self.advisors(r, seat)
        self.points(r, seat)
        r.finish()

    def character(self, r: Reader, seat: int) -> None:
        """TUN-2 Whom a seat plays; without a word the character of its place."""
        own = CHARACTERS[seat]
        word = r.text("character") or own
        which = self.use(r, "character", word, CHARACTERS, "TUN-2")
        if which >= 0:
            self.needs_module(r, "character", word, word == own or self.rules.choose_characters)
            self.s.set_character(seat, which)

    def modules(self, r: Reader, seat: int) -> None:
        """TUN-7 A title in place of "Humble", a personal goal."""
        title, personal = r.text("title"), r.text("personal")
        if title not in ("", "humble") and self.use(r, "title", title, TITLES, "TUN-7") >= 0:
            self.needs_module(r, "title", title, self.rules.titles)
            self.s.set_title(seat, TITLES.index(title))
        dealt = self.eligible(PERSONAL, self.rules.personal_players)
        if personal and self.use(r, "personal", personal, dealt, "TUN-7") >= 0:
            self.needs_module(r, "personal", personal, self.rules.personal_goals)
            self.s.set_secret(seat, PERSONAL.index(personal))

    def dice(self, r: Reader, seat: int) -> None:
        """TUN-12 Unused dice, those on slots, those laid aside."""
        s = self.s
        s.set_aside(seat, r.number("aside", 0, 0, 8))
        s.set_rolled(seat, r.number("rolled", 0, 0, MAX_NUMBER))
        for value in r.text("dice").replace(" ", ""):
            die = self.find(r, "dice", value, VALUES)
            s.add_die(seat, max(0, die) + 1, 1)
        for text in self.different(r, "slots", "TUN-12"):
            name, _, value = text.partition(" ")
            board = self.find(r, "slots", name, BOARD_NAMES)
            die = self.find(r, "slots", value, VALUES) + 1
            if board >= 0 and die > 0:
                s.take_slot(seat, board, die)

    def workers(self, r: Reader, seat: int) -> None:
        """TUN-2 Six workers; without a word two on the start glades."""
        starts = [str(self.rules.starts[seat * 2 + i] + 1) for i in range(2)]
        for which, text in enumerate(self.some(r, "workers", int(PIECES), "TUN-2", starts)):
            if text.startswith("home"):
                owner = text.removeprefix("home").strip() or str(seat + 1)
                self.s.set_worker(seat, which, GLADES + self.find(r, "workers", owner, self.seats))
            elif text:
                self.s.set_worker(seat, which, self.glade(r, "workers", text))

    def towers(self, r: Reader, seat: int) -> None:
        """TUN-2 Four towers; one on a tile (TUN-18)."""
        for text in self.some(r, "towers", int(TOWERS), "TUN-2"):
            at = self.glade(r, "towers", text)
            if at >= 0:
                if self.s.tower_at(at) >= 0:
                    r.wrong("used-twice", "towers", name=text, rule="TUN-18")
                self.s.set_tower(at, seat)

    def cards(self, r: Reader, seat: int) -> None:
        """TUN-5, TUN-26 Cards under boards, and the starters that were returned."""
        starters = self.eligible(STARTERS, self.rules.starter_players)
        for text in self.some(r, "starters", int(KEPT), "TUN-5"):
            self.put_under(r, seat, "starters", text, starters, range(1), "TUN-5")
        spots = range(1, int(self.s.title_number(seat, MARKET_SPOTS)) + 1)
        for text in r.texts("cards"):
            self.put_under(r, seat, "cards", text, ENHANCEMENTS, spots, "TUN-26")
        given = self.some(r, "returned", int(KEPT), "TUN-5")
        found = [name for name in given if self.use(r, "returned", name, starters, "TUN-5") >= 0]
        for i, name in enumerate(sorted(found, key=STARTERS.index)):
            self.s.set_hand(seat, i, STARTERS.index(name))

    def put_under(
        self, r: Reader, seat: int, key: str, text: str, known: tuple[str, ...], spots: range, rule: str
    ) -> None:
        """A card into the first free of the spots under a board."""
        name, _, on = text.partition(" ")
        board = self.find(r, key, on, BOARD_NAMES)
        if self.use(r, key, name, known, rule) < 0 or board < 0:
            return
        card = CARDS.index(name)
        free = [spot for spot in spots if self.s.card_under(seat, board, spot) < 0]
        if not free:
            r.wrong("too-many", key, count=len(spots) + 1, limit=len(spots), rule=rule)
            return
        self.s.set_card_under(seat, board, free[0], card)
        if card >= FIRST_CITY:
            self.s.set_whereabouts(card, 0)

    def advisors(self, r: Reader, seat: int) -> None:
        """TUN-25 As many as the title allows."""
        limit = int(self.s.title_number(seat, MOST_ADVISORS))
        for space, text in enumerate(self.some(r, "advisors", limit, "TUN-25")):
            name, _, turned = text.partition(" ")
            if turned:
                self.find(r, "advisors", turned, ("turned",))
            if self.use(r, "advisors", name, ADVISOR_CARDS, "TUN-25") >= 0:
                self.s.set_whereabouts(CARDS.index(name), 0)
                self.s.set_advisor(seat, space, CARDS.index(name))
                if turned:
                    self.s.turn_advisor(seat, space)

    def points(self, r: Reader, seat: int) -> None:
        """TUN-28 Points by where they come from."""
        texts = r.texts("points")
        r.once("points", [text.partition(" ")[0] for text in texts], "TUN-28")
        for text in texts:
            source, _, number = text.partition(" ")
            which = self.find(r, "points", source, SOURCE_NAMES)
            if which >= 0 and number.isdecimal() and len(number) < 4:
                self.s.add_points(seat, which, int(number))
            elif which >= 0:
                r.wrong("not-a-number", "points", value=number[:20])

    # -- the laws -------------------------------------------------------------------------

    def open_under_pieces(self) -> None:
        """TUN-17 Nobody stands on a closed glade: the tile of the lowest number left is opened there."""
        s = self.s
        left = [TILES.index(tile) for tile in self.tiles() if tile not in self.taken]
        for glade in range(self.rules.glades):
            stands = any(s.pieces_on(seat, glade) for seat in range(self.players))
            if stands and s.tile(glade) < 0 and left:
                s.set_tile(glade, left.pop(0))

    def supply(self, seat: int) -> None:
        """TUN-2 Dice that are nowhere else lie in the supply."""
        most = int(self.s.title_number(seat, MOST_DICE))
        count = int(self.s.dice_owned(seat))
        if count > most:
            place = f"seat {seat + 1}.dice"
            self.problems.append(Problem("too-many", place, count=count, limit=most, rule="TUN-2"))
        self.s.set_supply(seat, most - count)
