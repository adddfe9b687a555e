"""The figures of a ladder in rows."""

from __future__ import annotations

from typing import Any

from tutable.cli.columns import aligned, percent
from tutable.core.registry import get_game
from tutable.lang import Texts


def told(found: dict[str, Any], texts: Texts) -> str:
    """A ladder in the terminal."""
    return "\n".join(
        [
            title(found, texts),
            texts.say("rate-fair", {"share": percent(found["fair"])}),
            "",
            *aligned(pairings(found, texts)),
            "",
            *aligned(ratings(found, texts)),
        ]
    )


def title(found: dict[str, Any], texts: Texts) -> str:
    numbers = {name: found[name] for name in ("players", "seed")}
    return texts.say("rate-title", {"game": get_game(found["game"]).title, **numbers})


def pairings(found: dict[str, Any], texts: Texts) -> list[list[str]]:
    """Who met whom, and what the upper one won."""
    columns = ["upper", "lower", "games", "share", "interval"]
    claim = found["claim"]
    rows = [[texts.say(f"rate-{name}") for name in columns]]
    if claim is not None:
        rows[0].append(texts.say("rate-claim", {"share": percent(claim)}))
    for pair in found["pairings"]:
        low, high = pair["share_95"]
        row = [
            pair["upper"],
            pair["lower"],
            str(pair["games"]),
            percent(pair["share"]),
            f"{percent(low)} – {percent(high)}",
        ]
        if claim is not None:
            row.append(texts.say(f"rate-verdict-{pair['verdict']}"))
        rows.append(row)
    return rows


def ratings(found: dict[str, Any], texts: Texts) -> list[list[str]]:
    """The bots, the best first."""
    columns = ["bot", "budget", "rating", "interval", "games", "seconds", "overruns"]
    rows = [[texts.say(f"rate-{name}") for name in columns]]
    for bot in sorted(found["ratings"], key=lambda bot: -bot["mean"]):
        rows.append(
            [
                bot["bot"],
                str(found["budgets"].get(bot["bot"], "–")),
                f"{bot['mean']:.1f}",
                f"{bot['low']:.1f} – {bot['high']:.1f}",
                str(bot["games"]),
                f"{bot['seconds']:.2f}",
                str(bot["overruns"]),
            ]
        )
    return rows
