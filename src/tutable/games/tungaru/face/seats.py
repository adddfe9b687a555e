"""The things of a player: dice, storage, monuments, nomads, settlers and leader cards."""

from __future__ import annotations

from tutable.face import View
from tutable.face.things import Explained
from tutable.games.tungaru.face.archipelago import shores
from tutable.games.tungaru.face.sorts import RULES, good, leader, nomad, said
from tutable.games.tungaru.face.words import GOODS, LEADERS, amounts, die_of, named, nomad_args, nomad_name
from tutable.lang.said import Arg, Said


def of_seat(view: View, at: int, part: str) -> Explained | None:
    one = view["seats"][at]
    owner: dict[str, Arg] = {"owner": f"seat:{at}"}
    sort = part.rstrip("0123456789")
    n = int(part[len(sort) :] or -1)
    if part in GOODS:
        return good(
            part, Said("tungaru-stored", {**owner, "count": one["goods"][part], "good": f"name:{part}"})
        )
    if part in one["locks"]:
        return said("monument", Said("tungaru-lock", {**owner, "spot": f"name:{part}"}))
    if sort == "die" and 0 <= n < len(one["dice"]):
        return die(one, n, owner)
    if sort == "nomad" and 0 <= n < len(one["nomads"]):
        return space(view, one, n, owner)
    if sort == "settler" and 0 <= n < len(one["settlers"]) and one["settlers"][n]:
        args = {**owner, "island": f"name:{view['islands'][n]['name']}", "state": one["settlers"][n]}
        return said("settler", Said("tungaru-settler", args))
    if sort == "leader.space" and one["leader"] and 0 <= n < len(one["leader_dice"]):
        return leader_space(view, one, n, owner)
    match part:
        case "boat":
            return boat(view, one, owner)
        case "sailing":
            return said("sail", Said("tungaru-sailing", {**owner, "die": one["sailed"]}))
        case "storage":
            args = {**owner, "count": sum(one["goods"].values()), "spaces": one["storage"]}
            return said("storage", Said("tungaru-storage", args))
        case "track":
            return track(view, one, owner)
        case "travellers":
            return travellers(view, one, owner)
        case "leader":
            if one["leader"]:
                return leader(one["leader"], view)
            return said("leader", Said("tungaru-no-leader", owner))
        case "hand":
            hand = [named(name) for name in LEADERS for _ in range(one["hand"][name])]
            return said("leader", Said("tungaru-hand-of", {**owner, "leaders": hand}))
        case "reserve":
            return said("settler", Said("tungaru-reserve", {**owner, "settlers": one["settlers_left"]}))
    return None


def die(one: View, n: int, owner: dict[str, Arg]) -> Explained:
    value = one["dice"][n]
    if value == 0:
        return said("die", Said("tungaru-die-spent", {**owner, "n": n + 1}))
    worker = n == len(one["dice"]) - 1
    return said("die", Said("tungaru-die-worker" if worker else "tungaru-die", {**owner, "value": value}))


def space(view: View, one: View, n: int, owner: dict[str, Arg]) -> Explained:
    """A nomad space."""
    which = one["nomads"][n]
    if which is None:
        state = "locked" if one["locks"].get(f"space-{n + 1}") else "empty"
        return said("space", Said(f"tungaru-slot-{state}", {**owner, "n": n + 1}))
    if view["nomads"][which]["benefit"] == "sell":
        return nomad(which, view, [Said("tungaru-is-sell")], ("TUG-ACT-G",))
    return nomad(which, view, [Said("tungaru-is-space")], RULES["space"])


def leader_space(view: View, one: View, n: int, owner: dict[str, Arg]) -> Explained:
    printed = view["leaders"][one["leader"]][n]
    value = one["leader_dice"][n]
    args: dict[str, Arg] = {
        **owner,
        "leader": f"name:{one['leader']}",
        "n": n + 1,
        "die": die_of(printed["faces"]),
        "goods": amounts(printed["goods"]),
        "state": "closed" if not printed["open"] else "taken" if value else "free",
        "value": value,
    }
    return said("leader-space", Said("tungaru-leader-space", args))


def boat(view: View, one: View, owner: dict[str, Arg]) -> Explained:
    if one["ground"] is None:
        return said("ground", Said("tungaru-boat-waits", owner))
    return said("ground", Said("tungaru-boat", {**owner, **shores(view, view["grounds"][one["ground"]])}))


def track(view: View, one: View, owner: dict[str, Arg]) -> Explained:
    left = view["rewards"][len(view["rewards"]) - one["track"] :]
    rewards = [named("any-good" if reward == "any" else reward) for reward in left]
    args: dict[str, Arg] = {**owner, "count": len(left), "reward": rewards[0] if rewards else ""}
    more = [Said("tungaru-is-covered", {"rewards": rewards})] if rewards else []
    return said("track", Said("tungaru-track", args), more)


def travellers(view: View, one: View, owner: dict[str, Arg]) -> Explained:
    there = one["travellers"]
    names = [Said("tungaru-nomad-name", {"nomad": nomad_name(which)}) for which in there]
    title = Said("tungaru-travellers", {**owner, "count": len(there), "nomads": names})
    told = [Said("tungaru-is-traveller", nomad_args(which, view["nomads"][which])) for which in there]
    return said("travellers", title, told)
