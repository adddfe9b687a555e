"""The things of the board: islands with all that is on them, anchoring grounds, migration spaces."""

from __future__ import annotations

from tutable.face import View
from tutable.face.things import Explained
from tutable.games.tungaru.face.sorts import RULES, nomad, said
from tutable.games.tungaru.face.words import amounts, die_of, named, one_of, players
from tutable.lang.said import Arg, Said

# Parts of an island: their titles, and the sort that explains them.
PARTS = {
    "harvest": ("tungaru-harvest", "harvest"),
    "trade": ("tungaru-trade", "trade"),
    "dice": ("tungaru-dice", "dice"),
    "settlers": ("tungaru-settlers", "settle"),
    "monuments": ("tungaru-monuments", "monument"),
    "walkway": ("tungaru-walkway", "travel"),
}


def on_island(view: View, at: int, part: str) -> Explained | None:
    one = view["islands"][at]
    if part == "":
        return said("island", named(one["name"]), offers(one))
    if part in PARTS:
        title, sort = PARTS[part]
        return said(sort, Said(title, part_args(view, one, part)))
    if part in [f"market{space}" for space in range(len(one["market"]))]:
        lies = one["market"][int(part[6:])]
        args: dict[str, Arg] = {"island": f"name:{one['name']}", "n": int(part[6:]) + 1}
        return said(
            "market", Said("tungaru-market", {**args, "good": named(lies) if lies else Said("tungaru-empty")})
        )
    if part != "nomad":
        return None
    if one["nomad"] is None:
        return said("recruit", Said("tungaru-no-nomad", {"island": f"name:{one['name']}"}))
    more = [Said("tungaru-is-recruit")]
    if one["reserved"] is not None:
        more.insert(0, Said("tungaru-is-reserved", {"owner": f"seat:{one['reserved']}"}))
    return nomad(one["nomad"], view, more, RULES["recruit"])


def part_args(view: View, one: View, part: str) -> dict[str, Arg]:
    """What lies there now, for the title."""
    args: dict[str, Arg] = {"island": f"name:{one['name']}"}
    match part:
        case "harvest":
            return args | {"die": die_of(one["harvest"]["faces"]), "good": f"name:{one['harvest']['good']}"}
        case "trade":
            return args | {"give": f"name:{one['trade']['give']}", "get": amounts(one["trade"]["get"])}
        case "dice":
            dice = [
                Said("tungaru-die-there", {"player": f"seat:{die['seat']}", "value": die["value"]})
                for die in one["dice"]
                if die
            ]
            free = len(one["dice"]) - len(dice)
            return args | {"dice": dice or [Said("tungaru-none")], "free": free, "closed": one["dice_closed"]}
        case "settlers":
            spaces = one["settler_spaces"]
            return args | {"free": spaces - len(one["settlers"]), "spaces": spaces}
        case "monuments":
            spaces = one["monument_spaces"]
            free = spaces - len(one["monuments"])
            return args | {"owners": players(one["monuments"]), "free": free, "spaces": spaces}
    return args | {"islands": [named(view["islands"][other]["name"]) for other in one["walkways"]]}


def offers(one: View) -> list[Said]:
    """What an island offers, which may stand on a tile, and where its next nomad comes from."""
    args: dict[str, Arg] = {
        "die": die_of(one["harvest"]["faces"]),
        "good": f"name:{one['harvest']['good']}",
        "give": f"name:{one['trade']['give']}",
        "get": amounts(one["trade"]["get"]),
    }
    lines = [Said("tungaru-is-offer", args)]
    if one["tile"]:
        lines.append(Said("tungaru-is-tile", {"tile": one["tile"]}))
    return [*lines, Said("tungaru-is-links", {"spaces": one_of([space + 1 for space in one["migration"]])})]


def shores(view: View, ground: View) -> dict[str, Arg]:
    """The two islands of a ground."""
    one, two = (f"name:{view['islands'][island]['name']}" for island in ground["islands"])
    return {"one": one, "two": two}


def ground(view: View, at: int, part: str) -> Explained | None:
    if part:
        return None
    here = view["grounds"][at]
    near = {far for other in here["borders"] for far in (other, *view["grounds"][other]["borders"])} - {at}
    names = [Said("tungaru-shores", shores(view, view["grounds"][other])) for other in sorted(near)]
    boats: dict[str, Arg] = {"count": len(here["boats"]), "owners": players(here["boats"])}
    args = {**shores(view, here), "boats": Said("tungaru-boats", boats), "capacity": here["capacity"]}
    return said("ground", Said("tungaru-ground", args), [Said("tungaru-is-near", {"grounds": names})])


def migration(view: View, at: int, part: str) -> Explained | None:
    if part:
        return None
    leads = [named(one["name"]) for one in view["islands"] if at in one["migration"]]
    to = Said("tungaru-is-migration-to", {"islands": leads})
    which = view["migration"][at]
    if which is None:
        return said("migration", Said("tungaru-migration-empty", {"n": at + 1, "islands": leads}))
    return nomad(which, view, [to, Said("tungaru-is-migration")], RULES["migration"])
