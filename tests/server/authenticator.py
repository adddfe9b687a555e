"""A passkey in a few lines: a key pair, and answers as a browser gives them."""

from __future__ import annotations

import hashlib
import json
import secrets
import struct
from typing import Any
from urllib.parse import urlsplit

import cbor2
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256

from tutable.server.auth.passkeys import bytes_of, text_of

HERE, KEY_INSIDE = 0x01, 0x40  # flags: somebody was there; there is a key in it


class Authenticator:
    """One passkey at one address."""

    def __init__(self, origin: str) -> None:
        self.origin = origin
        self.id = secrets.token_bytes(16)
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.count = 0

    def _data(self, flags: int) -> bytes:
        self.count += 1
        place = hashlib.sha256(str(urlsplit(self.origin).hostname).encode()).digest()
        return place + struct.pack(">BI", flags, self.count)

    def _said(self, kind: str, challenge: str) -> bytes:
        return json.dumps({"type": kind, "challenge": challenge, "origin": self.origin}).encode()

    def make(self, options: dict[str, Any]) -> dict[str, Any]:
        """An answer to "make a passkey"."""
        where = self.key.public_key().public_numbers()
        public = cbor2.dumps({1: 2, 3: -7, -1: 1, -2: where.x.to_bytes(32), -3: where.y.to_bytes(32)})
        inside = bytes(16) + struct.pack(">H", len(self.id)) + self.id + public
        data = self._data(HERE | KEY_INSIDE) + inside
        attested = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        return self._answer(
            clientDataJSON=text_of(self._said("webauthn.create", options["challenge"])),
            attestationObject=text_of(attested),
        )

    def show(self, options: dict[str, Any]) -> dict[str, Any]:
        """An answer to "show a passkey"."""
        data, said = self._data(HERE), self._said("webauthn.get", options["challenge"])
        signed = self.key.sign(data + hashlib.sha256(said).digest(), ec.ECDSA(SHA256()))
        return self._answer(
            clientDataJSON=text_of(said), authenticatorData=text_of(data), signature=text_of(signed)
        )

    def _answer(self, **response: str) -> dict[str, Any]:
        id = text_of(self.id)
        return {"id": id, "rawId": id, "type": "public-key", "response": response}


def tampered(text: str) -> str:
    """One bit is another."""
    data = bytearray(bytes_of(text))
    data[-1] ^= 1
    return text_of(bytes(data))
