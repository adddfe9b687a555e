"""Which things an event of Tungaru concerns, and what goes from where to where."""

from __future__ import annotations

from tutable.core.engine import Shown
from tutable.face import View
from tutable.face.arguments import name_of, number_of, seat_of
from tutable.face.things import Move, touched
from tutable.games.tungaru.face.words import nomad_id

NOMAD = "nomad-back"


def move(event: Shown, before: View, after: View, own: int) -> Move | None:
    """A piece on its way; events name islands, grounds and nomads, the view says where they are."""
    args = event.args
    at = seat_of(args.get("player"))
    seat = f"seat{at}"
    good = name_of(args.get("good"))
    piece = f"good-{good}"
    stored = f"{seat}.{good}"
    island = island_of(args.get("island"), after)
    space = f"migration{number_of(args.get('space')) - 1}"
    match event.message:
        case "event-nomad-comes":
            return Move(NOMAD, "pile", f"{island}.nomad")
        case "event-nomad-waits" | "event-arrived":
            return Move(NOMAD, "pile", space)
        case "event-migrated":
            return Move(NOMAD, space, f"{island}.nomad")
        case "event-swapped":
            one, two = island_of(args["one"], after), island_of(args["two"], after)
            return Move(NOMAD, f"{one}.nomad", f"{two}.nomad")
        case "event-boat-placed" | "event-sailed":
            return Move(f"boat-{at}", f"{seat}.boat", ground_of(args["one"], args["two"], after))
        case "event-reserves":
            return Move(f"monument-{at}", f"{seat}.track", f"{island}.nomad")
        case "event-built":
            return Move(f"monument-{at}", f"{seat}.track", f"{island}.monuments")
        case "event-gained":
            return Move(piece, f"supply.{good}", stored)
        case "event-gave-up" | "event-spent":
            return Move(piece, stored, f"supply.{good}")
        case "event-income":
            return Move(piece, place_of(args["nomad"], after), stored)
        case "event-gave":
            return Move(piece, stored, f"seat{seat_of(args['beggar'])}.{good}")
        case "event-put":
            return Move(piece, stored, f"{island}.trade")
        case "event-took":
            return Move(piece, f"{island}.market{number_of(args['market']) - 1}", stored)
        case "event-fished":
            return Move("good-fish", "supply.fish", f"{seat}.leader")
        case "event-kept-fish":
            return Move("good-fish", f"{seat}.leader", f"{seat}.fish")
        case "event-lost-fish":
            return Move("good-fish", f"{seat}.leader", "supply.fish")
        case "event-rolled" if own >= 0:
            # Everybody sets the same values; whoever looks sees them come from who rolled.
            return Move(f"die-{own}", f"seat{after['start']}.name", f"seat{own}.die1")
        case "event-worker-rolled":
            return Move(f"die-{at}", f"{seat}.leader", f"{seat}.die3")
        case "event-harvested":
            return Move(f"die-{at}", f"{seat}.die0", f"{island}.dice")
        case "event-settled":
            return Move(f"settler-{at}", f"{seat}.reserve", f"{island}.settlers")
        case "event-settled-tamana":
            return Move(f"settler-{at}", f"{seat}.reserve", "tamana")
        case "event-travelled":
            one, two = island_of(args["one"], after), island_of(args["two"], after)
            return Move(f"settler-{at}", f"{one}.settlers", f"{two}.settlers")
        case "event-recruits":
            return Move(NOMAD, f"{island}.nomad", f"{seat}.name")
        case "event-face-up":
            return Move(NOMAD, f"{seat}.name", f"{seat}.nomad{number_of(args['space']) - 1}")
        case "event-to-travellers":
            return Move(NOMAD, f"{seat}.name", f"{seat}.travellers")
        case "event-sold":
            return Move("points", place_of(args["nomad"], after), f"{seat}.points")
        case "event-card-passed":
            card = f"leader-{name_of(args['leader'])}"
            return Move(card, f"{seat}.leader", f"seat{seat_of(args['to'])}.leader")
    ref = concerned(event, seat, island)
    return touched(ref) if ref else None


def is_beside(event: Shown, view: View, own: int) -> bool:
    """Whether somebody comes to an island or a ground where the seat `own` is."""
    match event.message:
        case "event-settled" | "event-built":
            island = event.args["island"]
        case "event-travelled":
            island = event.args["two"]
        case "event-sailed":
            shared = ground_of(event.args["one"], event.args["two"], view)
            return shared == f"ground{view['seats'][own]['ground']}"
        case _:
            return False
    return any(one["name"] == name_of(island) and own in one["settlers"] for one in view["islands"])


def concerned(event: Shown, seat: str, island: str) -> str:
    """The thing of an event in which nothing moves."""
    match event.message:
        case "event-monument-taken":
            return f"{seat}.{name_of(event.args['spot'])}"
        case "event-set-aside":
            return f"{island}.monuments"
        case "event-settler-used":
            return f"{island}.settlers"
        case "event-die-placed":
            return f"{seat}.die{number_of(event.args['die']) - 1}"
        case "event-leader-used":
            return f"{seat}.leader.space{number_of(event.args['space']) - 1}"
        case "event-nomad-used":
            return f"{seat}.travellers"
        case "event-reward-left":
            return f"{seat}.track"
        case "event-leads" | "event-benefit-used" | "event-declined":
            return f"{seat}.leader"
        case "event-new-start":
            return f"{seat}.name"
        case "event-scores":
            return f"{seat}.points"
    return ""


def island_of(arg: object, view: View) -> str:
    names = [one["name"] for one in view["islands"]]
    return f"island{names.index(name_of(arg))}" if name_of(arg) in names else ""


def ground_of(one: object, two: object, view: View) -> str:
    """A ground is known by its two islands."""
    shores = {name_of(one), name_of(two)}
    for at, ground in enumerate(view["grounds"]):
        if {view["islands"][island]["name"] for island in ground["islands"]} == shores:
            return f"ground{at}"
    return ""


def place_of(arg: object, view: View) -> str:
    """Where a recruited nomad lies, face up or on its travels."""
    nomad = nomad_id(arg)
    for at, one in enumerate(view["seats"]):
        if nomad in one["nomads"]:
            return f"seat{at}.nomad{one['nomads'].index(nomad)}"
        if nomad in one["travellers"]:
            return f"seat{at}.travellers"
    return "pile"
