"""Which things an event of Tuareg concerns, and what goes from where to where."""

from __future__ import annotations

from tutable.core.engine import Shown
from tutable.face import View
from tutable.face.arguments import name_of, number_of, seat_of
from tutable.face.things import Move
from tutable.games.tuareg.face.words import GOODS


class Places:
    """The table as one seat sees it: its own hand lies open, the others' are one thing each."""

    def __init__(self, view: View, own: int) -> None:
        self.view = view
        self.own = own

    def hand(self, seat: int, good: str) -> str:
        return f"hand.{good}" if seat == self.own and good else f"seat{seat}.hand"

    def animal(self, seat: int, arg: object) -> str:
        """Animals are named by sort and number; donkeys lie after the camels."""
        at = number_of(arg) - 1
        if name_of(arg) == "donkey-n":
            at += sum(animal["sort"] == "camel" for animal in self.view["seats"][seat]["animals"])
        return f"seat{seat}.animal{at}"


def move(event: Shown, before: View, after: View, own: int) -> Move | None:
    """A card on its way, as seat `own` sees it."""
    args = event.args
    places = Places(after, own)
    seat, victim = seat_of(args.get("player")), seat_of(args.get("victim"))
    good = name_of(args.get("good"))
    piece = f"good-{good}" if good in GOODS else "back"
    hand = places.hand(seat, good)
    cave = f"seat{seat}.cave{number_of(args.get('cave')) - 1}"
    match event.message:
        case "event-drew" | "event-drew-hidden":
            return Move(piece, "pile", hand)
        case "event-market-opens":
            return Move(piece, "pile", f"market.{good}")
        case "event-laid":
            return Move(piece, hand, f"market.{good}")
        case "event-loaded":
            return Move(piece, hand, places.animal(seat, args["animal"]))
        case "event-took":
            return Move(piece, f"market.{good}", places.animal(seat, args["animal"]))
        case "event-paid":
            source = args["source"]
            return Move(piece, hand if source == "name:hand" else places.animal(seat, source), "discards")
        case "event-bought":
            special = name_of(args["special"])
            return Move(f"special-{special}", f"stock.{special}", bought(special, seat, after))
        case "event-hid" | "event-hid-hidden":
            return Move(piece, hand, cave)
        case "event-hid-cargo":
            return Move(piece, places.animal(seat, args["animal"]), cave)
        case "event-stole" | "event-stole-hidden":
            return Move(piece, places.hand(victim, good), f"seat{seat}.thief")
        case "event-stole-cargo":
            return Move(piece, places.animal(victim, args["animal"]), f"seat{seat}.thief")
    return None


def bought(special: str, seat: int, view: View) -> str:
    """Where a special card lies that has just been bought."""
    one = view["seats"][seat]
    if special == "donkey":
        return f"seat{seat}.animal{len(one['animals']) - 1}"
    if special == "cave":
        return f"seat{seat}.cave{len(one['caves']) - 1}"
    return f"seat{seat}.{'thief' if special == 'thief' else 'maps'}"
