"""Small words for rule tests: describe a table, try something, look at it.

    t = Table(dice="3", workers=["1"])
    t.play(put("travel", 3), move(0, 2))

The first seat is the one described by keywords, and it is to move. Goods are the letters F S P; glades
have their numbers, `home` is the first seat's settlement.
"""

from __future__ import annotations

from tests.games.trying import Trial, described
from tests.games.trying import seat as seat
from tests.games.tundra.rules.page import PAGE
from tutable.core.components import Components
from tutable.core.match import Match
from tutable.games.tundra.state import TundraState
from tutable.games.tundra.terms import (
    ACT,
    BOARD_NAMES,
    BONUS,
    BUILD,
    BUY,
    DONE,
    GAIN,
    GATHER,
    GLADES,
    GOAL,
    HELP,
    HIRE,
    JOIN,
    LAY,
    LOWER,
    MOVE,
    PIECES,
    PUT,
    RAISE,
    RENEW,
    REROLL,
    SELL,
    SEND,
    SPEND,
    TUCK,
    UPGRADE,
)

ALL_COUNTS = [2, 3, 4]
LETTERS = "FSP"

done = int(DONE)
buy = int(BUY)
join = int(JOIN)
renew = int(RENEW)


def put(board: str, value: int) -> int:
    return PUT.pick(BOARD_NAMES.index(board), value - 1)


def goal(slot: int, value: int) -> int:
    return GOAL.pick(slot, value - 1)


def lay(value: int) -> int:
    return LAY.pick(value - 1)


def reroll(value: int) -> int:
    return REROLL.pick(value - 1)


def turn_up(value: int) -> int:
    return RAISE.pick(value - 1)


def turn_down(value: int) -> int:
    return LOWER.pick(value - 1)


def ask(space: int = 0) -> int:
    """A free action of an advisor."""
    return HELP.pick(space)


def act(which: int) -> int:
    """The board's action (0), or that of the card in a spot (1 starter, 2 market)."""
    return ACT.pick(which)


def place(where: int | str) -> int:
    if isinstance(where, str):
        return int(GLADES) + int(where.removeprefix("home") or 1) - 1
    return where - 1


def move(worker: int, where: int | str) -> int:
    return MOVE.pick(worker, place(where))


def gain(good: str) -> int:
    return GAIN.pick(LETTERS.index(good))


def bonus(glade: int) -> int:
    return BONUS.pick(glade - 1)


def build(glade: int, good: str) -> int:
    return BUILD.pick(glade - 1, LETTERS.index(good))


def send(where: int | str, good: str) -> int:
    return SEND.pick(place(where), LETTERS.index(good))


def sell(good: str) -> int:
    return SELL.pick(LETTERS.index(good))


def gather(good: str) -> int:
    return GATHER.pick(LETTERS.index(good))


def tuck(stall: int, board: str, spot: int = 1) -> int:
    return TUCK.pick(stall, BOARD_NAMES.index(board), spot - 1)


def hire(stall: int, space: int = 0) -> int:
    return HIRE.pick(stall, space)


def upgrade(board: str) -> int:
    return UPGRADE.pick(BOARD_NAMES.index(board))


def spend(good: str) -> int:
    return SPEND.pick(LETTERS.index(good))


TOP = ("glades", "market", "discards", "goals", "goal_dice", "round", "first", "to_move", "turn", "drawn")


MODULES = {"titles": "title", "personal_goals": "personal"}


class Table(Trial):
    """A match from a described position. Without a word a seat has a six, no goods and no berries.

    A title or a personal goal switches its module on.
    """

    def __init__(
        self,
        *others: dict[str, object],
        players: int = 2,
        seed: int = 1,
        options: dict[str, object] | None = None,
        auto_end: bool = True,
        components: Components = PAGE,
        **places: object,
    ) -> None:
        top = {key: value for key, value in places.items() if key in TOP}
        first = {key: value for key, value in places.items() if key not in TOP}
        empty: list[dict[str, object]] = [{} for _ in range(players - 1 - len(others))]
        bare: dict[str, object] = {"dice": "6", "firewood": 0, "stone": 0, "peat": 0, "berries": 0}
        seats = [{**bare, **given} for given in (first, *others, *empty)]
        modules = {option: any(key in seat for seat in seats) for option, key in MODULES.items()}
        self.text = described(top, seats)
        self.match = Match.new(
            "tundra",
            players,
            seed=seed,
            options={**modules, **(options or {})},
            components=components,
            position=self.text,
            auto_end=auto_end,
        )

    @property
    def state(self) -> TundraState:
        state = self.match.state
        assert isinstance(state, TundraState)
        return state

    # -- looking --------------------------------------------------------------------------

    def goods(self, seat: int = 0) -> str:
        """Resources as letters."""
        return "".join(letter * int(self.state.good(seat, kind)) for kind, letter in enumerate(LETTERS))

    def berries(self, seat: int = 0) -> int:
        return int(self.state.berries(seat))

    def points(self, seat: int = 0) -> int:
        return self.state.scores()[seat]

    def workers(self, seat: int = 0) -> list[int | str]:
        """Where the workers on the map stand, in the order of their numbers."""
        found: list[int | str] = []
        for which in range(int(PIECES)):
            where = int(self.state.worker(seat, which))
            if where >= GLADES:
                found.append(f"home{where - int(GLADES) + 1}")
            elif where >= 0:
                found.append(where + 1)
        return found

    def towers(self, seat: int = 0) -> list[int]:
        return [g + 1 for g in range(int(GLADES)) if self.state.tower_at(g) == seat]

    def dice(self, seat: int = 0) -> list[int]:
        return list(self.view(seat, seat)["dice"])
