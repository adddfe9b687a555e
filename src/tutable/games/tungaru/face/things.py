"""What lies on a Tungaru table, explained with the values of the components in play."""

from __future__ import annotations

from typing import Any

from tutable.core.components import Components
from tutable.face import Thing
from tutable.face.phrases import answers_to, capital
from tutable.games.tungaru.face.words import GOODS, LEADERS, amounts, any_of, letter, nomad_line, nomad_name
from tutable.lang import Texts

ACTIONS = ("sail", "harvest", "settle", "trade", "travel", "recruit", "sell", "pass")
PLACES = (
    "island",
    "ground",
    "die",
    "market",
    "settler",
    "monument",
    "nomad",
    "reservation",
    "migration",
    "pile",
    "storage",
    "track",
    "travellers",
    "benefit",
    "flower",
    "tamana",
    "start",
    "points",
)


def things(texts: Texts, parts: Components) -> list[Thing]:
    found: list[Thing] = []
    for good in GOODS:
        args = {"good": f"name:{good}", "letter": letter(good, texts)}
        found.append(named(texts, good, capital(texts.say("tungaru-thing-good", args))))
    for leader in LEADERS:
        spaces = leader_spaces(parts.values["leader"][leader], texts)
        found.append(named(texts, leader, texts.say(f"tungaru-thing-{leader}", {"spaces": spaces})))
    for name in ACTIONS + PLACES:
        found.append(named(texts, name, texts.say(f"tungaru-thing-{name}")))
    for island in parts.values["large-island"]:  # the other side of the board has no further names
        found.append(Thing((texts.say(f"name-{island}"),), island_text(island, parts, texts), False))
    for tile, values in parts.values["tile"].items():
        args = {"tile": tile, "offer": offer(values, texts)}
        found.append(Thing((tile,), texts.say("tungaru-thing-tile", args), False))
    for nomad, values in parts.values["nomad"].items():
        words = (
            nomad_name(nomad, texts),
            nomad,
            f"{nomad[0]}{int(nomad[1:])}",
        )
        found.append(Thing(words, capital(nomad_line(nomad, about(values), texts)), False))
    return found


def named(texts: Texts, name: str, text: str) -> Thing:
    return Thing(answers_to(texts, f"tungaru-words-{name}"), text)


def counts(goods: str) -> dict[str, int]:
    """ "fish fish shell" counted."""
    return {good: goods.split().count(good) for good in GOODS}


def faces(text: str) -> list[int]:
    return [int(face) for face in text.split()]


def about(values: dict[str, Any]) -> dict[str, Any]:
    """A nomad's row of the component file as a view shows it."""
    return {
        **values,
        "cost": counts(values["cost"]),
        "faces": faces(values["faces"]),
        "points": [int(points) for points in values["points"].split()],
    }


def leader_spaces(values: dict[str, Any], texts: Texts) -> str:
    """The two dice spaces of a leader card."""
    said = []
    for space in ("1", "2"):
        args = {
            "faces": any_of(faces(values[f"faces_{space}"]), texts),
            "goods": amounts(counts(values[f"goods_{space}"]), texts),
            "players": values[f"from_players_{space}"],
        }
        said.append(texts.say("tungaru-leader-space", args))
    return "; ".join(said)


def offer(values: dict[str, Any], texts: Texts) -> str:
    """Harvest and trade of an island or a tile."""
    return texts.say(
        "tungaru-offer",
        {
            "faces": any_of(faces(values["faces"]), texts),
            "good": f"name:{values['good']}",
            "give": amounts(counts(values["give"]), texts),
            "get": amounts(counts(values["get"]), texts),
        },
    )


def island_text(island: str, parts: Components, texts: Texts) -> str:
    """Both sides of the board, where the island is on both."""
    large = offer(parts.values["large-island"][island], texts)
    small = (
        offer(parts.values["small-island"][island], texts) if island in parts.values["small-island"] else ""
    )
    args = {"island": f"name:{island}", "large": large, "small": small, "sides": "both" if small else "one"}
    if small == large:
        args["sides"] = "same"
    return texts.say("tungaru-thing-of-island", args)
