"""What a good player names of an archipelago: what each nomad scores, and what the next ones want."""

from __future__ import annotations

from typing import Any

from tutable.face import View
from tutable.face.details import Detail
from tutable.games.tungaru.face.words import GOODS, nomad_name


def details(view: View, seat: int) -> list[Detail]:
    """Nomads that were recruited and those within reach, monuments, settlers, dice and goods."""
    own = view["seats"][seat]
    tiles = [tile for tile in own["nomads"] if tile] + own["travellers"]
    found = [
        Detail("nomads", "nomad", nomad_name(tile), scored(view, own, tiles, tile), comes=True)
        for tile in tiles
    ]
    found.append(Detail("nomads", "monuments", "", own["monuments"]))
    found += [Detail("goods", "goods", f"name:{good}", own["goods"][good]) for good in GOODS]
    found += wanted(view, seat)
    ready = own["settlers"].count("upright")
    found.append(Detail("means", "settlers", "", len(own["settlers"]) - own["settlers"].count(None)))
    found.append(Detail("means", "ready", "", ready))
    found.append(Detail("means", "dice", "", len(own["dice"]) - own["dice"].count(0)))
    return found


def scored(view: View, own: dict[str, Any], tiles: list[str], tile: str) -> int:
    """What a nomad would score if the game ended now; of flowers what is printed on it."""
    nomad = view["nomads"][tile]
    counted: dict[str, int] = {
        "storage": sum(view["nomads"][one]["benefit"] == "storage" for one in tiles),
        "monuments": own["monuments"],
        "settlers": sum(settler is not None for settler in own["settlers"]),
        "nomads": len(tiles),
        "flower": 1,
    }
    if nomad["scoring"] == "goods":
        return sum(
            int(points) for good, points in zip(GOODS, nomad["points"], strict=True) if own["goods"][good] > 0
        )
    return int(nomad["points"][0]) * counted[nomad["scoring"]]


def wanted(view: View, seat: int) -> list[Detail]:
    """How many goods are missing for each nomad on an island that is free for this seat."""
    goods = view["seats"][seat]["goods"]
    found: list[Detail] = []
    for island in view["islands"]:
        if island["nomad"] is None or island["reserved"] not in (None, seat):
            continue
        cost = view["nomads"][island["nomad"]]["cost"]
        missing = sum(max(0, cost[good] - goods[good]) for good in GOODS)
        found.append(
            Detail("targets", "wanted", nomad_name(island["nomad"]), -missing, (("missing", missing),))
        )
    return found
