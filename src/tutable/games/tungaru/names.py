"""Names of things for people: message arguments and references of places."""

from __future__ import annotations

from mypy_extensions import i64

from tutable.games.tungaru.box import TungaruBox
from tutable.games.tungaru.state import TungaruState
from tutable.games.tungaru.terms import DELUXE, GOODS, LEADERS, PRINTED, SCORING_NAMES, SPOT_NAMES, TILES


def good(kind: i64) -> str:
    return "name:" + GOODS[kind]


def leader(which: i64) -> str:
    return "name:" + LEADERS[which]


def player(seat: i64) -> str:
    return f"seat:{seat}"


def nomad(tile: i64) -> str:
    """Nomads are numbered as on the tiles; those of the deluxe box by themselves."""
    if tile < DELUXE:
        return f"name:nomad-n {tile + 1}"
    return f"name:deluxe-n {tile - DELUXE + 1}"


def island(rules: TungaruBox, which: i64) -> str:
    return "name:" + rules.names[which]


def spot(which: i64) -> str:
    """A monument's place on the culture board."""
    return "name:" + SPOT_NAMES[which]


def scoring(which: i64) -> str:
    """What a nomad scores for."""
    return "name:" + SCORING_NAMES[which]


def tile(land: i64) -> str:
    """An island tile is called as in the component file: 1a."""
    return TILES[land - PRINTED]


def ground_args(rules: TungaruBox, ground: i64) -> dict[str, str | int]:
    """A ground lies between two islands."""
    return {
        "one": island(rules, rules.shores[ground * 2]),
        "two": island(rules, rules.shores[ground * 2 + 1]),
    }


def value(s: TungaruState, seat: i64, die: i64) -> int:
    return int(s.die(seat, die))


def die_ref(seat: i64, die: i64) -> str:
    return f"seat{seat}.die{die}"


def slot_ref(seat: i64, slot: i64) -> str:
    return f"seat{seat}.nomad{slot}"


def settler_ref(seat: i64, island: i64) -> str:
    return f"seat{seat}.settler{island}"


def good_ref(seat: i64, kind: i64) -> str:
    return f"seat{seat}.{GOODS[kind]}"


def spot_ref(seat: i64, which: i64) -> str:
    return f"seat{seat}.{SPOT_NAMES[which]}"


def leader_ref(seat: i64) -> str:
    return f"seat{seat}.leader"


def boat_ref(seat: i64) -> str:
    return f"seat{seat}.boat"


def storage_ref(seat: i64) -> str:
    return f"seat{seat}.storage"


def island_ref(which: i64) -> str:
    """The land itself; what lies on it are things of their own."""
    return f"island{which}"


def settlers_ref(which: i64) -> str:
    """The settler spaces of an island."""
    return f"island{which}.settlers"


def walkway_ref(which: i64) -> str:
    """Where the walkways of an island begin."""
    return f"island{which}.walkway"


def trade_ref(which: i64) -> str:
    return f"island{which}.trade"


def supply_ref(kind: i64) -> str:
    """A kind of good in the general supply."""
    return "supply." + GOODS[kind]


def nomad_ref(which: i64) -> str:
    """The nomad on an island."""
    return f"island{which}.nomad"


def ground_ref(ground: i64) -> str:
    return f"ground{ground}"


def migration_ref(space: i64) -> str:
    return f"migration{space}"
