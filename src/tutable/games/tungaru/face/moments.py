"""The great moments of a Tungaru match: dice, leaders, migration, and the counting of the nomads."""

from __future__ import annotations

from tutable.core.engine import Shown
from tutable.face.arguments import name_of, seat_of
from tutable.face.moments import Moment

# What an entry of the log speaks of, where it is neither a good nor a leader; `seat` is the player's number.
PIECES = {
    "event-boat-placed": "boat-{seat}",
    "event-sailed": "boat-{seat}",
    "event-settled": "settler-{seat}",
    "event-settled-tamana": "settler-{seat}",
    "event-settler-used": "settler-{seat}",
    "event-travelled": "settler-{seat}",
    "event-built": "monument-{seat}",
    "event-reserves": "monument-{seat}",
    "event-set-aside": "monument-{seat}",
    "event-recruits": "nomad-back",
    "event-migrated": "nomad-back",
    "event-arrived": "nomad-back",
    "event-nomad-comes": "nomad-back",
    "event-nomad-waits": "nomad-back",
    "event-worker-rolled": "die-{seat}",
    "event-sold": "points",
}
SCORED = {
    "storage": "basket",
    "monuments": "monument-{seat}",
    "settlers": "settler-{seat}",
    "nomads": "nomad-back",
    "goods": "good-any",
    "flower": "flower-A",
}


def moment(event: Shown) -> Moment | None:
    """What is on stage."""
    args = event.args
    seat = seat_of(args.get("player"))
    points = int(args.get("points", 0))
    match event.message:
        case "event-first" | "event-new-start":
            return Moment("first", seat=seat, pictures=(f"boat-{seat}",))
        case "event-round-begins":
            return Moment("round", seat=seat)
        case "event-rolled":
            return Moment("roll", dice=(int(args["one"]), int(args["two"]), int(args["three"])))
        case "event-worker-rolled":
            return Moment("roll", "worker", seat, dice=(int(args["value"]),))
        case "event-leads":
            return Moment("reveal", seat=seat, pictures=(f"leader-{name_of(args['leader'])}",))
        case "event-migrated" | "event-arrived":
            return Moment("migration", pictures=("nomad-back",))
        case "event-round-ends":
            return Moment("round", "end")
        case "event-game-ends" | "event-limit-reached":
            return Moment("stage", "game")
        case "event-scores":
            sort = name_of(args["scoring"]).removeprefix("scoring-")
            return Moment("final", "", seat, (SCORED[sort].format(seat=seat),), points=points)
        case "event-won":
            return Moment("victory", seat=seat, points=points)
    return None


def picture(shown: Shown) -> str:
    """The drawing of what an entry of the log speaks of."""
    good, leader = name_of(shown.args.get("good")), name_of(shown.args.get("leader"))
    if good:
        return f"good-{good}"
    if leader:
        return f"leader-{leader}"
    return PIECES.get(shown.message, "").format(seat=seat_of(shown.args.get("player")))
