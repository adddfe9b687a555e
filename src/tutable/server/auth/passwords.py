"""Passwords: argon2, beside the event loop, and an answer that takes as long whoever is asked for."""

from __future__ import annotations

import asyncio
import unicodedata
from functools import cache
from typing import TYPE_CHECKING

from tutable.server.errors import BadHandle, WeakPassword

if TYPE_CHECKING:
    from argon2 import PasswordHasher

MIN_PASSWORD, MAX_PASSWORD = 10, 200
MIN_HANDLE, MAX_HANDLE = 3, 40
FEWEST_CHARACTERS = 5  # different ones
AT_ONCE = 2  # each takes 32 MB while it is reckoned
_room = asyncio.Semaphore(AT_ONCE)


def compared(given: str) -> str:
    """A sign-in name however it was typed."""
    return unicodedata.normalize("NFKC", given.strip()).casefold()


def handle(given: str) -> str:
    """A sign-in name that somebody can have."""
    found = compared(given)
    if not MIN_HANDLE <= len(found) <= MAX_HANDLE or not found.isprintable() or " " in found:
        raise BadHandle(least=MIN_HANDLE, most=MAX_HANDLE)
    return found


def checked(given: str, handle: str) -> str:
    """A password nobody guesses at once, composed in one way."""
    found = unicodedata.normalize("NFC", given)
    if not MIN_PASSWORD <= len(found) <= MAX_PASSWORD:
        raise WeakPassword(problem="length", least=MIN_PASSWORD, most=MAX_PASSWORD)
    if len(set(found)) < FEWEST_CHARACTERS or handle in found.casefold():
        raise WeakPassword(problem="simple")
    return found


@cache
def hasher() -> PasswordHasher:
    """Loaded when the first password comes: most guests never have one."""
    from argon2 import PasswordHasher

    return PasswordHasher(time_cost=3, memory_cost=32 * 1024, parallelism=1)


@cache
def nobody() -> str:
    """The hash of what nobody can type: whoever asks for a name that is not there waits as long."""
    return hasher().hash("\0")


async def hashed(password: str) -> str:
    async with _room:
        return await asyncio.to_thread(lambda: hasher().hash(password))


async def is_right(stored: str | None, password: str) -> bool:
    """None: there is nobody of this name."""
    async with _room:
        return await asyncio.to_thread(_verify, stored, password)


def _verify(stored: str | None, password: str) -> bool:
    from argon2.exceptions import InvalidHashError, VerificationError

    nobody()  # the first one who signs in waits for it, whether the name is there or not
    try:
        is_same = hasher().verify(stored or nobody(), unicodedata.normalize("NFC", password))
    except (VerificationError, InvalidHashError, UnicodeEncodeError):
        return False
    return is_same and stored is not None
