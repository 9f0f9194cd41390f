"""A passkey in software: makes keys, and signs what a browser would."""

import hashlib
import json
import secrets
from base64 import urlsafe_b64encode
from typing import Any

import cbor2
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256

PRESENT, VERIFIED, ATTESTED = 0x01, 0x04, 0x40


def packed(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


class Authenticator:
    """One passkey, as somebody holds it at `origin`."""

    def __init__(self, origin: str, flags: int = PRESENT | VERIFIED) -> None:
        self.origin, self.flags = origin, flags
        self.id, self.key, self.count = secrets.token_bytes(16), ec.generate_private_key(ec.SECP256R1()), 0

    def made(self, options: dict[str, Any], **other: Any) -> dict[str, Any]:
        """The answer to `navigator.credentials.create`."""
        numbers = self.key.public_key().public_numbers()
        cose = {1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32, "big"), -3: numbers.y.to_bytes(32, "big")}
        held = bytes(16) + len(self.id).to_bytes(2, "big") + self.id + cbor2.dumps(cose)
        data = self._data(other.get("place", options["rp"]["id"]), self.flags | ATTESTED) + held
        attested = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        client = self._client("webauthn.create", options, other)
        return self._answer({"clientDataJSON": packed(client), "attestationObject": packed(attested)})

    def shown(self, options: dict[str, Any], **other: Any) -> dict[str, Any]:
        """The answer to `navigator.credentials.get`."""
        self.count += 1
        data = self._data(other.get("place", options["rpId"]), self.flags)
        client = self._client("webauthn.get", options, other)
        signed = self.key.sign(data + hashlib.sha256(client).digest(), ec.ECDSA(SHA256()))
        told = {"clientDataJSON": packed(client), "authenticatorData": packed(data), "signature": packed(signed)}
        return self._answer(told)

    def _data(self, place: str, flags: int) -> bytes:
        return hashlib.sha256(place.encode()).digest() + bytes([flags]) + self.count.to_bytes(4, "big")

    def _client(self, kind: str, options: dict[str, Any], other: dict[str, Any]) -> bytes:
        told = {"type": kind, "challenge": options["challenge"], "origin": other.get("origin", self.origin)}
        return json.dumps(told | {"crossOrigin": False}).encode()

    def _answer(self, response: dict[str, Any]) -> dict[str, Any]:
        id = packed(self.id)
        return {"id": id, "rawId": id, "type": "public-key", "response": response, "clientExtensionResults": {}}
