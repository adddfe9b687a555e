"""Which things an event of Tundra concerns, and what goes from where to where."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tutable.core.engine import Shown
from tutable.face import View
from tutable.face.arguments import name_of, number_of, seat_of
from tutable.face.things import Move, touched
from tutable.games.tundra.face.words import BOARDS, GOODS

CARD, DIE = "sign-card", "sign-die"
ARRIVALS = ("event-moved", "event-moved-home", "event-joined", "event-sent", "event-built")


def move(event: Shown, before: View, after: View, own: int) -> Move | None:
    """A piece on its way; everything that moves is seen by all."""
    args = event.args
    seat = seat_of(args.get("player"))
    mine = f"seat{seat}"
    good, card = name_of(args.get("good")), name_of(args.get("card"))
    place = place_ref(args.get("place"))
    board = board_ref(mine, name_of(args.get("board")))
    die = f"{mine}.die{args.get('value')}"
    match event.message:
        case "event-opened" | "event-moved" | "event-moved-home":  # the figure walks by itself
            return touched(place)
        case "event-kept":
            return Move(CARD, f"{mine}.name", f"{board}.spot0")
        case "event-market":
            return Move(CARD, "deck", f"market{number_of(args['space']) - 1}")
        case "event-rolled-own":
            return Move("sign-roll", "dice-supply", die)
        case "event-rerolled":
            return Move("sign-roll", die, "roll-again")
        case "event-changed":
            return Move("sign-turn", die, f"{mine}.die{args['now']}")
        case "event-bought-die":
            return Move("berries", f"{mine}.berries", "dice-supply")
        case "event-put":
            return Move(DIE, die, f"{board}.slot{args['value']}")
        case "event-scored-goal":
            goal = index([one and f"goal-{one['goal']}" for one in after["goals"]], name_of(args["goal"]))
            return None if goal is None else Move(DIE, die, f"goal{goal}")
        case "event-laid-aside":
            return Move(DIE, die, "lay-aside")
        case "event-advised":
            space = index(names(after["seats"][seat]["advisors"]), card)
            return None if space is None else touched(f"{mine}.advisor{space}")
        case "event-joined" | "event-sent":
            return Move(f"worker-{seat}", f"{mine}.idle", place)
        case "event-built":
            return Move(f"tower-{seat}", f"{mine}.towers", place)
        case "event-gained" if good in GOODS:
            return Move(good, f"{mine}.name", f"{mine}.{good}")
        case "event-gathered":
            return Move(good, giving(after, seat, good), f"{mine}.{good}")
        case "event-sold" | "event-spent":
            return Move(good, f"{mine}.{good}", f"{mine}.name")
        case "event-tucked":
            return Move(CARD, stall(before, card), f"{board}.spot{args['spot']}")
        case "event-hired":
            return Move(CARD, stall(before, card), f"{mine}.advisor{number_of(args['space']) - 1}")
        case "event-discarded":
            return Move(CARD, held(before["seats"][seat], mine, card), "discards")
        case "event-renewed":
            return Move("sign-renew", "market", "discards")
        case "event-upgraded":
            return touched(board)
        case "event-gained" | "event-upkeep" | "event-personal":
            return touched(f"{mine}.name")
    return None


def is_beside(event: Shown, view: View, own: int) -> bool:
    """Whether somebody comes to where the seat `own` has a worker or a tower."""
    if event.message not in ARRIVALS:
        return False
    glade = number_of(event.args["place"]) - 1
    if name_of(event.args["place"]) == "settlement-n":
        return glade == own
    return glade in view["seats"][own]["workers"] or view["glades"][glade]["tower"] == own


def place_ref(arg: object) -> str:
    sort = "settlement" if name_of(arg) == "settlement-n" else "glade"
    return f"{sort}{number_of(arg) - 1}"


def board_ref(mine: str, name: str) -> str:
    return f"{mine}.board{BOARDS.index(name)}" if name in BOARDS else mine


def index(things: Sequence[str | None], name: str) -> int | None:
    return things.index(name) if name in things else None


def names(cards: Sequence[dict[str, Any] | None]) -> list[str | None]:
    return [card["card"] if card else None for card in cards]


def stall(view: View, card: str) -> str:
    """The market space a card lies on."""
    space = index(names(view["market"]), card)
    return "market" if space is None else f"market{space}"


def held(one: View, mine: str, card: str) -> str:
    """Where a seat has a card."""
    space = index(names(one["advisors"]), card)
    if space is not None:
        return f"{mine}.advisor{space}"
    for number, board in enumerate(one["boards"]):
        spot = index(names(board["cards"]), card)
        if spot is not None:
            return f"{mine}.board{number}.spot{spot}"
    return f"{mine}.name"


def giving(view: View, seat: int, good: str) -> str:
    """One of the glades under a seat's pieces that gives this resource."""
    workers = view["seats"][seat]["workers"]
    for at, glade in enumerate(view["glades"]):
        if glade["resource"] == good and (glade["tower"] == seat or at in workers):
            return f"glade{at}"
    return f"seat{seat}.name"
