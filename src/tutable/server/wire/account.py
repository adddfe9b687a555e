"""Who I am, in requests and answers: devices, ways to sign in, and everything that is kept of me."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from tutable.server.qr import Qr
from tutable.server.wire.client import In, Short

Secret = Annotated[str, Meta(max_length=400)]

# -- what is asked --------------------------------------------------------------------------------


class Leave(In, frozen=True):
    """`leave`: I know that this browser is the only way to my games as a guest."""

    leave: bool = False


class TokenSignIn(In, frozen=True):
    """By a link: what follows its #."""

    token: Secret
    leave: bool = False


class PasswordSignIn(In, frozen=True):
    handle: Short
    password: Secret
    leave: bool = False


class NewPassword(In, frozen=True):
    handle: Short
    password: Secret


class NewPasskey(In, frozen=True):
    """What a browser has made (PublicKeyCredential as JSON), and what its owner calls it."""

    credential: dict[str, Any]
    label: Short = ""


class PasskeySignIn(In, frozen=True):
    credential: dict[str, Any]
    leave: bool = False


class Address(In, frozen=True):
    """For mail, in a language."""

    address: Short
    lang: Literal["en", "de"] = "en"


# -- what is answered -----------------------------------------------------------------------------


class Device(Struct, frozen=True):
    """Where I am signed in; `here`: where I ask from. Moments are seconds."""

    id: str
    label: str
    created: float
    seen: float
    here: bool


class Passkey(Struct, frozen=True):
    """`place`: the name of the address it was made for, and where alone it is good."""

    id: str
    label: str
    place: str
    created: float
    used: float | None


class Account(Struct, frozen=True):
    """`kept`: there is a way back to me. `recovery`: since when there is a recovery link. `mail`: can this
    server send any?"""

    id: str
    name: str
    kept: bool
    games: int
    recovery: float | None
    handle: str | None
    passkeys: list[Passkey]
    email: str | None
    mail: bool
    devices: list[Device]


class RecoveryLink(Struct, frozen=True):
    """Shown once: only a hash of it is kept."""

    link: str
    qr: Qr


class Export(Struct, frozen=True):
    """Everything that is kept of me, in the words of the database."""

    profile: dict[str, Any]
    credentials: list[dict[str, Any]]
    devices: list[dict[str, Any]]
    tables: list[dict[str, Any]]
    chat: list[dict[str, Any]]
    reports: list[dict[str, Any]]
    ratings: list[dict[str, Any]]
    habits: list[dict[str, Any]]
    silenced: list[str]
    browsers: list[dict[str, Any]]
    shelves: list[dict[str, Any]]
    plans: list[dict[str, Any]]
    events: list[dict[str, Any]]
    series: list[dict[str, Any]]
    votes: list[dict[str, Any]]
    drafts: list[dict[str, Any]]
    lab: list[dict[str, Any]]
    muted: list[str]
