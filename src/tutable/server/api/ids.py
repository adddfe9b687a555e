"""Names that nobody guesses."""

from __future__ import annotations

import secrets

ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"  # nothing that looks like something else


def new_id() -> str:
    """Nobody guesses it: a table that is not public is reached by its link alone."""
    return "".join(secrets.choice(ALPHABET) for _ in range(14))
