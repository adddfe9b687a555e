"""Passkeys (WebAuthn): made for and asked by the address people use, and only over a connection nobody reads.

A challenge is good once and for minutes; nothing is asked but who somebody says to be with their device.
"""

from __future__ import annotations

import json
import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlsplit

from starlette.concurrency import run_in_threadpool

from tutable.server.errors import BadPasskey

CHALLENGE_SECONDS = 300.0
RP_NAME = "Tutable"


@dataclass(frozen=True)
class Asked:
    """Where a passkey is used: `https://games.example.org` and its name."""

    origin: str

    @property
    def name(self) -> str:
        return urlsplit(self.origin).hostname or ""


@dataclass(frozen=True)
class Made:
    """A new passkey: its id, its public key, how often it was used, and how its device can be reached."""

    id: str
    key: str
    count: int


def new_challenge() -> str:
    return secrets.token_urlsafe(32)


def to_make(asked: Asked, challenge: str, user: bytes, name: str, known: list[str]) -> dict[str, Any]:
    """What a browser is to be asked, to make a passkey for somebody who has `known` ones."""
    from webauthn import generate_registration_options, options_to_json
    from webauthn.helpers.structs import (
        AuthenticatorSelectionCriteria,
        PublicKeyCredentialDescriptor,
        ResidentKeyRequirement,
        UserVerificationRequirement,
    )

    options = generate_registration_options(
        rp_id=asked.name,
        rp_name=RP_NAME,
        user_id=user,
        user_name=name,
        challenge=bytes_of(challenge),
        # It is found by whoever holds the device: nobody types a name, and nobody is told which there are.
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED,
            user_verification=UserVerificationRequirement.PREFERRED,
        ),
        exclude_credentials=[PublicKeyCredentialDescriptor(id=bytes_of(id)) for id in known],
    )
    found: dict[str, Any] = json.loads(options_to_json(options))
    return found


def to_sign_in(asked: Asked, challenge: str) -> dict[str, Any]:
    """What a browser is to be asked, to show any passkey of this place."""
    from webauthn import generate_authentication_options, options_to_json

    options = generate_authentication_options(rp_id=asked.name, challenge=bytes_of(challenge))
    found: dict[str, Any] = json.loads(options_to_json(options))
    return found


async def made(asked: Asked, challenge: str, answer: dict[str, Any]) -> Made:
    """A passkey that a browser has made, if it was made here and now."""

    def verify() -> Made:
        from webauthn import verify_registration_response
        from webauthn.helpers.exceptions import WebAuthnException

        try:
            found = verify_registration_response(
                credential=answer,
                expected_challenge=bytes_of(challenge),
                expected_rp_id=asked.name,
                expected_origin=asked.origin,
            )
        except (WebAuthnException, ValueError, TypeError, KeyError, OverflowError, RecursionError):
            raise BadPasskey() from None
        return Made(text_of(found.credential_id), text_of(found.credential_public_key), found.sign_count)

    return await run_in_threadpool(verify)


async def counted(asked: Asked, challenge: str, answer: dict[str, Any], key: str, count: int) -> int:
    """How often a passkey was used, if it has answered this challenge here and now."""

    def verify() -> int:
        from webauthn import verify_authentication_response
        from webauthn.helpers.exceptions import WebAuthnException

        try:
            found = verify_authentication_response(
                credential=answer,
                expected_challenge=bytes_of(challenge),
                expected_rp_id=asked.name,
                expected_origin=asked.origin,
                credential_public_key=bytes_of(key),
                credential_current_sign_count=count,
            )
        except (WebAuthnException, ValueError, TypeError, KeyError, OverflowError, RecursionError):
            raise BadPasskey() from None
        return found.new_sign_count

    return await run_in_threadpool(verify)


def challenge_of(answer: dict[str, Any]) -> str:
    """Which challenge a browser says to have answered: it is looked up, and what was signed is compared."""
    try:
        data = answer["response"]["clientDataJSON"]
        found = json.loads(bytes_of(data))["challenge"]
        return found if isinstance(found, str) else ""
    except (KeyError, TypeError, ValueError, RecursionError):
        raise BadPasskey() from None


def text_of(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def bytes_of(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))
