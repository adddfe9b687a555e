"""Bots have names and characters: five for each level, so that nobody meets the same one twice at a table."""

from __future__ import annotations

# Their characters are the messages `bot-<level>-<number>`.
NAMES = {
    "novice": ("Pip", "Wren", "Moss", "Tansy", "Fig"),
    "casual": ("Mara", "Jonas", "Edda", "Bo", "Ilse"),
    "sharp": ("Vera", "Anselm", "Runa", "Castor", "Odile"),
    "expert": ("Sibyl", "Aurel", "Isaura", "Halvard", "Zenobia"),
}


def level_of(bot: str) -> str:
    """The level of a bot, with whatever budget: `expert/10` and `expert*2` are experts."""
    return bot.partition("/")[0].partition("*")[0]


def bot_name(bot: str, seat: int) -> str:
    """The name of a bot on a seat; one that is no level goes by what it is."""
    names = NAMES.get(level_of(bot))
    return f"{short(bot)} {seat + 1}" if names is None else names[seat % len(names)]


def short(bot: str) -> str:
    """Of a class its own name, of a program the first word of its command without the folders."""
    if bot.startswith("exec:"):
        words = bot[5:].split()
        bot = words[0].rpartition("/")[2] if words else bot
    bot = bot.rpartition(":")[2]
    return (bot[:1].upper() + bot[1:30]) or "Bot"


def character(bot: str, seat: int) -> str | None:
    """The message that says who plays at a level on a seat."""
    level = level_of(bot)
    names = NAMES.get(level)
    return None if names is None else f"bot-{level}-{seat % len(names) + 1}"
