"""Words put together: what the renderers of all games say in the same way."""

from __future__ import annotations

from collections.abc import Iterable

from tutable.lang import Texts


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def listed(words: list[str], texts: Texts) -> str:
    """a, b and c."""
    if len(words) < 2:
        return "".join(words)
    return texts.say("list-and", {"first": ", ".join(words[:-1]), "last": words[-1]})


def answers_to(texts: Texts, message: str) -> tuple[str, ...]:
    """The words of a message that lists them, as `?` names them."""
    return tuple(word.strip() for word in texts.say(message).split(","))


def around(seat: int, players: int) -> Iterable[int]:
    """The seats as somebody at the table names them: the own one first; a spectator begins with seat 1."""
    start = seat if 0 <= seat < players else 0
    return [(start + place) % players for place in range(players)]
