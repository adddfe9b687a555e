"""The pictures of a report."""

from __future__ import annotations

from typing import Any

from tutable.face.svg import Dot, Point, dots, line
from tutable.lab.words import Words

MOST = 14  # parts in a picture


def of_variant(players: int, found: dict[str, Any], words: Words, name: str) -> list[str]:
    """The pictures of one variant at one player count; `name` tells them from others on the page."""
    made = [
        drawn(
            [Dot(str(place), *wins) for place, wins in enumerate(found["order"], 1)],
            words.say("lab-report-picture-order", players=players),
            [words.share(wins) for wins in found["order"]],
            words.say("lab-report-scale-order"),
            f"{name}-order-",
            words,
            found["fair"],
        )
    ]
    sources = {source: row["points"] for source, row in found["sources"].items() if row["share"][0] >= 0.005}
    if sources:
        made.append(
            drawn(
                [Dot(words.own(source), *points) for source, points in sources.items()],
                words.say("lab-report-picture-sources", players=players),
                [words.estimate(points) for points in sources.values()],
                words.say("lab-report-scale-points"),
                f"{name}-sources-",
                words,
                None,
            )
        )
    parts = sorted(
        (part for part in found["parts"] if part["ahead"] is not None and part["owners"] >= 5),
        key=lambda part: (part["q"], part["sort"], part["name"]),
    )[:MOST]
    if parts:
        made.append(
            drawn(
                [
                    Dot(
                        words.thing((part["sort"], part["name"])),
                        100 * part["ahead"][0],
                        100 * part["ahead"][1],
                        100 * part["ahead"][2],
                        part["stands_out"],
                    )
                    for part in parts
                ],
                words.say("lab-report-picture-parts", players=players),
                [words.ahead(part["ahead"]) for part in parts],
                words.say("lab-report-scale-ahead"),
                f"{name}-parts-",
                words,
                0.0,
            )
        )
    return made


def response(found: dict[str, Any], section: dict[str, Any], words: Words, name: str) -> list[str]:
    """How a figure answers to one value: points, turns and, where a part is forced, its wins."""
    settings = [variant["settings"] for variant in found["variants"]]
    turned = [
        (next(iter(setting.values())), variant)
        for setting, variant in zip(settings, section["variants"], strict=True)
        if setting
    ]
    turned.sort(key=lambda pair: pair[0])
    if len(turned) < 2 or max(map(len, settings)) > 1:
        return []
    place = next(iter(found["variants"][-1]["settings"]))
    made = []
    for what in ("score", "turns", "forced"):
        if what == "forced" and "forced" not in turned[0][1]:
            continue
        answers = [
            variant["forced"]["wins"] if what == "forced" else variant["values"][what]
            for _, variant in turned
        ]
        points = [Point(value, *answer) for (value, _), answer in zip(turned, answers, strict=True)]
        title = words.thing(found["force"]) if what == "forced" else words.measure(what)
        said = [
            words.say("lab-report-row", name=str(value), value=words.estimate(answer, 2))
            for (value, _), answer in zip(turned, answers, strict=True)
        ]
        made.append(line(points, title, " ".join(said), place, name=f"{name}-{what}-"))
    return made


def drawn(
    rows: list[Dot],
    title: str,
    values: list[str],
    across: str,
    name: str,
    words: Words,
    line: float | None,
) -> str:
    described = " ".join(
        words.say("lab-report-row", name=row.name, value=value)
        for row, value in zip(rows, values, strict=True)
    )
    return dots(rows, title, described, across, name, line)
