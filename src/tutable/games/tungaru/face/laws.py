"""The laws of one moment that a described Tungaru table is held to: pieces, places and who has what."""

from __future__ import annotations

from collections import Counter
from typing import Final

from tutable.core.errors import Problem
from tutable.games.tungaru.face.plan import Plan, Seat
from tutable.games.tungaru.terms import (
    BASE_STORAGE,
    DIE_COUNT,
    LEADERS,
    MONUMENTS,
    NOMAD_IDS,
    SELL_GOODS,
    SETTLERS,
    SLOTS,
    SPOT_NAMES,
    STORAGE,
    STORAGE_NOMAD,
    TRACK_LENGTH,
)

# The order in which monuments leave a culture board when the text does not say.
USUAL: Final = ("track", "track", "storage-6", "space-3", "space-4", "track", "track", "track")


def check(plan: Plan) -> None:
    """Add every law that is broken to the plan's problems; fill in what the text leaves open."""
    check_nomads(plan)
    check_pieces(plan)


def check_nomads(plan: Plan) -> None:
    """Every nomad lies in one place; what is nowhere is in the pile, or with the dots."""
    for tile, count in plan.used.items():
        if count > 1:
            plan.problems.append(Problem("used-twice", "position", rule="TUG-SETUP-8", name=NOMAD_IDS[tile]))
    rest = [tile for tile in range(len(NOMAD_IDS)) if plan.rules.in_play[tile] and not plan.used[tile]]
    takers = [seat for seat in plan.seats if seat.rest]
    if len(takers) > 1:
        plan.problems.append(Problem("rest-twice", "seat", rule="TUG-SETUP-8"))
    for seat in takers[:1]:
        seat.travellers += rest
        rest = []
    plan.pile = rest
    if rest and not all(plan.waiting):
        plan.problems.append(Problem("migration-open", "migration", rule="TUG-ACT-F", count=len(rest)))
    owners = Counter(owner for _, owner in plan.nomads if owner)
    for owner, count in owners.items():
        if count > 1:
            plan.problems.append(Problem("reserves-twice", f"seat {owner}", rule="TUG-SETUP-12", count=count))


def check_pieces(plan: Plan) -> None:
    rules = plan.rules
    for which in range(len(LEADERS)):
        cards = sum(seat.hand[which] + (seat.leader == which) for seat in plan.seats)
        if cards != plan.players:
            wrong(
                "cards", plan, "seat", "TUG-PHASE-4", thing=LEADERS[which], count=cards, needed=plan.players
            )
    for ground in range(1, int(rules.grounds) + 1):
        boats = sum(seat.boat == ground for seat in plan.seats)
        if boats > rules.boats:
            wrong("too-many", plan, f"boat {ground}", "TUG-ACT-A", count=boats, limit=int(rules.boats))
    for island in range(plan.islands):
        settlers = sum(island in seat.settlers for seat in plan.seats)
        if settlers > rules.settler_spaces:
            place = f"settlers {rules.names[island]}"
            wrong("too-many", plan, place, "TUG-ACT-C", count=settlers, limit=int(rules.settler_spaces))
        monuments = sum(seat.monuments.count(island) for seat in plan.seats)
        if monuments > rules.monument_spaces:
            place = f"monuments {rules.names[island]}"
            wrong("too-many", plan, place, "TUG-ACT-F", count=monuments, limit=int(rules.monument_spaces))
    for n, seat in enumerate(plan.seats):
        check_seat(plan, n, seat)
    if plan.seats[plan.to_move].passed:
        wrong("passed", plan, "to_move", "TUG-ACT-I")
    for n, seat in enumerate(plan.seats):
        if sum(seat.hand) != len(LEADERS) - 1:
            wrong("hand", plan, f"seat {n + 1}.hand", "TUG-PHASE-4", count=sum(seat.hand))


def check_seat(plan: Plan, n: int, seat: Seat) -> None:
    place = f"seat {n + 1}"
    settlers = len(seat.settlers) + seat.tamana
    most = int(SETTLERS) - (1 if plan.rules.small else 0)
    if settlers > SETTLERS or len(seat.settlers) > most:
        wrong("too-many", plan, f"{place}.settlers", "TUG-ACT-C", count=len(seat.settlers), limit=most)
    reserved = sum(owner == n + 1 for _, owner in plan.nomads)
    wanted = len(seat.monuments) + seat.aside + reserved
    if wanted > MONUMENTS:
        wrong("too-many", plan, f"{place}.monuments", "TUG-SETUP-5", count=wanted, limit=int(MONUMENTS))
        return
    if seat.taken is None:
        seat.taken = list(USUAL[:wanted])
    counts = Counter(seat.taken)
    if len(seat.taken) != wanted:
        wrong("monuments", plan, f"{place}.taken", "TUG-ACT-F", count=len(seat.taken), needed=wanted)
    for name in SPOT_NAMES:
        if counts[name] > (TRACK_LENGTH if name == "track" else 1):
            wrong("too-many", plan, f"{place}.taken", "TUG-SETUP-5", count=counts[name], limit=1)
    open_slots = [True, True, counts["space-3"] > 0, counts["space-4"] > 0]
    for slot, (tile, _) in enumerate(seat.slots):
        if slot >= SLOTS or (tile and not open_slots[slot]):
            wrong("locked", plan, f"{place}.nomads[{slot + 1}]", "TUG-ACT-F")
    check_dice(plan, n, seat)
    stored, room = sum(seat.goods), storage(plan, seat)
    if stored > room:
        wrong("too-many", plan, f"{place}.goods", "TUG-SETUP-6", count=stored, limit=room)
    if seat.fish and LEADERS[seat.leader] != "fisher":
        wrong("not-the-leader", plan, f"{place}.fish", "TUG-LEADER-3", leader="fisher")
    if seat.dice[3] and LEADERS[seat.leader] != "worker":
        wrong("not-the-leader", plan, f"{place}.dice", "TUG-LEADER-1", leader="worker")


def check_dice(plan: Plan, n: int, seat: Seat) -> None:
    """TUG-SETUP-3 Three dice each and the worker's, wherever they lie; not every place takes one."""
    place = f"seat {n + 1}"
    for slot, (tile, die) in enumerate(seat.slots):
        if die and (not tile or plan.rules.benefit[tile - 1] != SELL_GOODS):
            wrong("no-die-here", plan, f"{place}.nomads[{slot + 1}]", "TUG-ACT-G")
    for space, die in enumerate(seat.leader_dice):
        if die and not plan.rules.space_open[seat.leader * len(seat.leader_dice) + space]:
            wrong("no-die-here", plan, f"{place}.leader_dice", "TUG-ACT-H")
    on_islands = [die for island in plan.dice for die in island if die and (die - 1) // 6 == n]
    spent = len(on_islands) + sum(die > 0 for die in [*(die for _, die in seat.slots), *seat.leader_dice])
    limit = int(DIE_COUNT) - (LEADERS[seat.leader] != "worker")
    if seat.usual_dice:
        seat.dice = [die if spent + i < limit else 0 for i, die in enumerate(seat.dice)]
    count = spent + sum(die > 0 for die in seat.dice)
    if count > limit:
        wrong("too-many", plan, f"{place}.dice", "TUG-SETUP-3", count=count, limit=limit)


def storage(plan: Plan, seat: Seat) -> int:
    nomads = sum(1 for tile, _ in seat.slots if tile and plan.rules.benefit[tile - 1] == STORAGE)
    return int(BASE_STORAGE) + int("storage-6" in (seat.taken or [])) + int(STORAGE_NOMAD) * nomads


def wrong(code: str, plan: Plan, place: str, rule: str, **params: str | int) -> None:
    plan.problems.append(Problem(code, place, rule=rule, **params))
