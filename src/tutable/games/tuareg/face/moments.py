"""The great moments of a Tuareg match: the end of a stage above all, good by good."""

from __future__ import annotations

from tutable.core.engine import Shown
from tutable.face.arguments import name_of, seat_of
from tutable.face.moments import Moment


def moment(event: Shown) -> Moment | None:
    """What is on stage: the cargo that wins a good lies there card by card."""
    args = event.args
    seat, good = seat_of(args.get("player")), name_of(args.get("good"))
    count, points = int(args.get("count", 1)), int(args.get("points", 0))
    match event.message:
        case "event-first":
            return Moment("first", seat=seat, pictures=("camel",))
        case "event-last-round":
            return Moment("round", "last", pictures=("back",))
        case "event-stage-ends":
            return Moment("stage", pictures=("back",))
        case "event-new-pile":
            return Moment("stage", "next", pictures=("back",))
        case "event-uncovered":
            return Moment("reveal", seat=seat, pictures=(f"good-{good}",))
        case "event-majority" | "event-shared":
            return Moment("scoring", good, seat, (f"good-{good}",) * count, points=points)
        case "event-unclaimed":
            return Moment("scoring", good, pictures=(f"good-{good}",))
        case "event-unused":
            return Moment("final", seat=seat, pictures=("special-cave",) * count, points=points)
        case "event-maps":
            return Moment("final", seat=seat, pictures=("special-map",) * count, points=points)
        case "event-hand-worth":
            return Moment("final", seat=seat, pictures=("back",))
        case "event-won" | "event-shared-win":
            return Moment("victory", seat=seat, points=points)
    return None


def picture(shown: Shown) -> str:
    """The drawing of what an entry of the log speaks of."""
    good, special = name_of(shown.args.get("good")), name_of(shown.args.get("special"))
    return f"good-{good}" if good else f"special-{special}" if special else ""
