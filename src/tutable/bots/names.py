"""Bots have names: five for each level, so that nobody meets the same one twice at a table."""

from __future__ import annotations

NAMES = {
    "novice": ("Pip", "Wren", "Moss", "Tansy", "Fig"),
    "casual": ("Mara", "Jonas", "Edda", "Bo", "Ilse"),
    "sharp": ("Vera", "Anselm", "Runa", "Castor", "Odile"),
    "expert": ("Sibyl", "Aurel", "Isaura", "Halvard", "Zenobia"),
}


def bot_name(bot: str, seat: int) -> str:
    """The name of a bot on a seat; one that is no level goes by what it is."""
    names = NAMES.get(bot)
    return f"{bot[:30].capitalize()} {seat + 1}" if names is None else names[seat % len(names)]
