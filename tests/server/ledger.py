"""Who has been shown what, and who has sat where: followed from outside, from what people were sent.

It knows nothing of how a server remembers this. It follows people through their browsers: whoever signs in
has seen what the guest before was shown, and so has the guest who comes after somebody signed out.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Collection, Sequence
from dataclasses import dataclass, field
from typing import Any

SPECTATOR = -1
FREE = ("open", "invite")
SECRET = ("running", "frozen")
LONG_AGO = float("-inf")


class Unfair(AssertionError):
    """Somebody was shown, or given, what is not for them."""


def sets() -> defaultdict[str, set[int]]:
    return defaultdict(set)


@dataclass
class Place:
    """One table."""

    status: str = "waiting"
    series: str | None = None
    sits: dict[int, str] = field(default_factory=dict)  # who sits there now
    held: defaultdict[str, set[int]] = field(default_factory=sets)  # seats of the running match, ever
    shown: defaultdict[str, set[int]] = field(default_factory=sets)  # of the running match, ever
    votes: defaultdict[int, set[str]] = field(default_factory=lambda: defaultdict(set))
    free: set[int] = field(default_factory=set)
    offered: dict[int, float] = field(
        default_factory=dict
    )  # seats that somebody new may have, and since when

    def knows(self, person: str) -> set[int]:
        """Whatever may tell this person something about others' cards."""
        return self.shown[person] | self.held[person]


class Ledger:
    """All tables."""

    def __init__(self, pause: float) -> None:
        """`pause`: seconds between what the others agree to and somebody new."""
        self.pause = pause
        self.now = 0.0
        self.given: Counter[str] = Counter()  # seats of running matches: back, or to somebody new
        self.places: dict[str, Place] = {}

    # -- what people are sent -------------------------------------------------------------

    def sent(self, table: str, people: Sequence[str], status: str, seats: Collection[int]) -> None:
        """What the first of these people was shown; the others have come to the same browser since."""
        place = self.places[table]
        if place.status == "waiting" and status != "waiting":
            self._begin(place, status)
        if status not in SECRET:
            return
        for seat in seats:
            if seat != SPECTATOR and seat not in place.held[people[0]]:
                raise Unfair(f"{table}: {people[0]} is shown seat {seat}, which they never had")
            if seat == SPECTATOR and place.series is not None:
                raise Unfair(f"{table}: {people[0]} looks on at one of several tables with the same luck")
            for person in people:
                place.shown[person].add(seat)

    def joined(self, guest: str, person: str) -> None:
        """They are one person: in this browser one has come after the other."""
        for place in self.places.values():
            if known := place.knows(guest):
                place.shown[person] |= known
            if guest in place.sits.values():  # and may come back there, also when the match has begun
                place.shown[person].add(SPECTATOR)

    def forgotten(self, person: str) -> None:
        """Nobody waits for them any more; at a match that has begun their seats stay theirs."""
        for place in self.places.values():
            if place.status == "waiting":
                place.sits = {seat: one for seat, one in place.sits.items() if one != person}

    # -- who sits where -------------------------------------------------------------------

    def seen(self, info: dict[str, Any], me: str) -> Place:
        """A table as `me` finds it after a deed."""
        place = self.places.setdefault(info["id"], Place(series=info["series"]))
        free = place.status == "waiting"  # or just made, perhaps with a match that was brought along
        place.free = {number for number, seat in enumerate(info["seats"]) if seat["kind"] in FREE}
        people = [seat for seat in info["seats"] if seat["kind"] == "human"]
        for number, seat in enumerate(info["seats"]):
            found = me if seat["you"] else seat["person"]
            before = place.sits.get(number)
            if seat["kind"] != "human":
                if before is not None:
                    self._left(place, number, seat["kind"], before, is_last=not people)
            elif found is not None and found != before:
                self._given(place, info["id"], number, found, free)
        if place.status == "waiting" and info["status"] != "waiting":
            self._begin(place, info["status"])
        place.status = info["status"]
        mine = {number for number, person in place.sits.items() if person == me}
        told = {number for number, seat in enumerate(info["seats"]) if seat["you"]}
        assert mine == told, f"{info['id']}: {me} sits at {told}, not at {mine}"
        return place

    def _begin(self, place: Place, status: str) -> None:
        place.status = status
        for number, person in place.sits.items():
            place.held[person].add(number)

    def _given(self, place: Place, table: str, number: int, person: str, free: bool) -> None:
        if not free:
            self._may_have(place, table, number, person)
            place.held[person].add(number)
            if not place.sits:  # whoever comes first to a table that all have left is asked about the others
                for other in [*place.offered]:
                    if place.offered[other] != LONG_AGO and other not in place.held[person]:
                        del place.offered[other]
        for name, other_place in self.places.items():
            if place.series is not None and other_place.series == place.series and other_place is not place:
                if other_place.knows(person) or person in other_place.sits.values():
                    raise Unfair(f"{person} sits down at {table} and knows its luck from {name}")
        place.sits[number] = person
        place.votes.pop(number, None)
        place.offered.pop(number, None)

    def _may_have(self, place: Place, table: str, number: int, person: str) -> None:
        """A seat of a match that runs."""
        is_back = number in place.held[person]
        self.given["back" if is_back else "new"] += 1
        if is_back:
            return
        if known := place.knows(person):
            raise Unfair(f"{table}: {person} knows {known} and is given seat {number}")
        since = place.offered.get(number)
        if since is None or (since != LONG_AGO and self.now < since + self.pause):
            raise Unfair(f"{table}: {person} is given seat {number}, which the others have not offered")

    def _left(self, place: Place, number: int, kind: str, person: str, is_last: bool) -> None:
        del place.sits[number]
        place.votes.pop(number, None)
        place.offered.pop(number, None)
        if place.status not in SECRET:
            return
        for votes in place.votes.values():
            votes.discard(person)
        if is_last and kind in FREE:  # there is nobody who could be asked
            others = any(held for one, held in place.held.items() if one != person)
            place.offered[number] = self.now if others else LONG_AGO

    # -- what people agree to -------------------------------------------------------------

    def agreed(self, table: str, number: int, person: str, here: Collection[str], idle: set[int]) -> None:
        """To offer a seat; `here`: who is at the table, `idle`: seats that a bot plays for their people."""
        place = self.places[table]
        if number in place.offered or number in place.sits:
            return
        place.votes[number].add(person)
        asked = {one for seat, one in place.sits.items() if seat not in idle and one in {*here, person}}
        if asked <= place.votes[number]:
            place.offered[number] = self.now

    def renumbered(self, table: str, taken: list[int]) -> None:
        """A match begins without its free seats: those that are left have other numbers."""
        place = self.places[table]
        place.sits = {at: place.sits[old] for at, old in enumerate(taken) if old in place.sits}
