"""The great moments of a Tundra match: rounds and their dice, goals, and what was kept secret."""

from __future__ import annotations

from tutable.core.engine import Shown
from tutable.face.arguments import name_of, seat_of
from tutable.face.moments import Moment
from tutable.games.tundra.face.words import GOODS

# What an entry of the log speaks of, where it is no good; `seat` is the player's number.
PIECES = {
    "event-put": "sign-die",
    "event-laid-aside": "sign-aside",
    "event-rerolled": "sign-roll",
    "event-rolled": "sign-roll",
    "event-rolled-own": "sign-roll",
    "event-bought-die": "sign-roll",
    "event-changed": "sign-turn",
    "event-moved": "worker-{seat}",
    "event-moved-home": "worker-{seat}",
    "event-joined": "worker-{seat}",
    "event-sent": "worker-{seat}",
    "event-built": "tower-{seat}",
    "event-market": "sign-card",
    "event-tucked": "sign-card",
    "event-hired": "sign-card",
    "event-advised": "sign-card",
    "event-renewed": "sign-renew",
    "event-upgraded": "sign-upgrade",
    "event-upkeep": "sign-upgrade",
    "event-scored-goal": "points",
    "event-personal": "points",
}


def moment(event: Shown) -> Moment | None:
    """What is on stage."""
    args = event.args
    seat = seat_of(args.get("player"))
    points = int(args.get("points", 0))
    match event.message:
        case "event-first":
            return Moment("first", seat=seat, pictures=("sign-first",))
        case "event-round":
            return Moment("round", seat=seat, pictures=("sign-first",))
        case "event-rolled":
            return Moment("roll", dice=(int(args["value"]),))
        case "event-scored-goal":
            return Moment("scoring", name_of(args["goal"]), seat, ("points",), (int(args["value"]),), points)
        case "event-round-ends":
            return Moment("round", "end")
        case "event-uncovered" | "event-personal":
            return Moment("final", seat=seat, pictures=("sign-lock",), points=points)
        case "event-tied":
            return Moment("final", seat=seat, pictures=("berries",))
        case "event-won" | "event-shared-win":
            return Moment("victory", seat=seat, points=points)
    return None


def picture(shown: Shown) -> str:
    """The drawing of what an entry of the log speaks of."""
    good = name_of(shown.args.get("good"))
    if good in GOODS:
        return good
    return PIECES.get(shown.message, "").format(seat=seat_of(shown.args.get("player")))
