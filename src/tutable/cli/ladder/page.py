"""Several ladders as a page of Markdown, each with its picture."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tutable.cli.columns import percent
from tutable.cli.ladder.picture import picture
from tutable.cli.ladder.tables import pairings, ratings
from tutable.core.registry import get_game
from tutable.lang import Texts

PICTURES = "pictures"


def write_page(path: Path, ladders: list[tuple[str, dict[str, Any]]], texts: Texts) -> None:
    """The page, and its pictures in a folder beside it; every ladder comes with its file's name."""
    (path.parent / PICTURES).mkdir(parents=True, exist_ok=True)
    sections = []
    for source, found in ladders:
        name = f"{PICTURES}/ladder-{Path(source).stem.removeprefix('ladder-')}.svg"
        (path.parent / name).write_text(picture(found, texts), "utf-8")
        sections.append(section(source, found, name, texts))
    head = [f"# {texts.say('rate-page-title')}", texts.say("rate-page-deals"), texts.say("rate-page-rating")]
    if any(found["claim"] is not None for _, found in ladders):
        head.append(texts.say("rate-page-test"))
    path.write_text("\n\n".join([*head, *sections]) + "\n", "utf-8")


def section(source: str, found: dict[str, Any], image: str, texts: Texts) -> str:
    heading = texts.say(
        "rate-page-heading",
        {
            "game": get_game(found["game"]).title,
            "players": found["players"],
            "bots": ", ".join(bot.rpartition(":")[2] for bot in found["bots"]),
        },
    )
    terms = {name: found[name] for name in ("version", "rules_version", "components", "seed")}
    build = "compiled" if found["compiled"] else "interpreted"
    return "\n\n".join(
        [
            f"## {heading}",
            f"![{heading}]({image})",
            texts.say("rate-fair", {"share": percent(found["fair"])}),
            grid(pairings(found, texts)),
            grid(ratings(found, texts)),
            texts.say("rate-page-terms", {**terms, "build": build, "file": source}),
        ]
    )


def grid(rows: list[list[str]]) -> str:
    """A Markdown table."""
    cells = [[cell.replace("|", "\\|") for cell in row] for row in rows]
    rule = ["---"] * len(rows[0])
    return "\n".join("| " + " | ".join(row) + " |" for row in [cells[0], rule, *cells[1:]])
