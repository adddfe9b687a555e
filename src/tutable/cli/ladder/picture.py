"""A ladder as a picture: every bot on its rung, with the interval of its rating."""

from __future__ import annotations

from typing import Any

from tutable.cli.ladder.tables import title
from tutable.face.svg import Dot, dots
from tutable.lang import Texts


def picture(found: dict[str, Any], texts: Texts) -> str:
    """The whole file; `title` and `desc` say what is seen."""
    bots = sorted(found["ratings"], key=lambda bot: -bot["mean"])
    rows = [Dot(bot["bot"], bot["mean"], bot["low"], bot["high"]) for bot in bots]
    return dots(rows, title(found, texts), described(bots, texts), texts.say("rate-scale"))


def described(bots: list[dict[str, Any]], texts: Texts) -> str:
    """The picture in words."""
    return " ".join(
        texts.say(
            "rate-stands",
            {
                name: bot[name] if name == "bot" else f"{bot[name]:.1f}"
                for name in ("bot", "mean", "low", "high")
            },
        )
        for bot in bots
    )
