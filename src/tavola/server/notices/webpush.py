"""Web Push: a message sealed for one browser (RFC 8291), sent with a word about who sends it (RFC 8292, VAPID).

Needs the package `cryptography`; a server without it offers no push.
"""

import base64
import json
import os
from urllib.parse import urlsplit

try:
    from cryptography.exceptions import InvalidKey
    from cryptography.hazmat.primitives import hashes, serialization
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM
    from cryptography.hazmat.primitives.kdf.hkdf import HKDF
except ImportError:  # pragma: no cover
    POSSIBLE = False
else:
    POSSIBLE = True

RECORD = 4096  # bytes of a sealed message, its one record
LASTS = 12 * 3600  # seconds a word about the sender is good for
STAYS = 24 * 3600  # seconds a push service keeps a message for a browser that is off
POINT = 65  # bytes of a public key


class BadSubscription(Exception):
    """What a browser gave is no subscription."""


def packed(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def unpacked(text: str) -> bytes:
    try:
        return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)
    except ValueError:
        raise BadSubscription("keys are written in base64url") from None


def new_key() -> str:
    """A private key, as it is stored."""
    number = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
    return packed(number.to_bytes(32, "big"))


def private_key(stored: str) -> "ec.EllipticCurvePrivateKey":
    return ec.derive_private_key(int.from_bytes(unpacked(stored), "big"), ec.SECP256R1())


def public_key(stored: str) -> str:
    """What browsers are told: their push service then takes messages from this server alone."""
    return packed(point(private_key(stored).public_key()))


def point(key: "ec.EllipticCurvePublicKey") -> bytes:
    return key.public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)


def browser_key(p256dh: str) -> "ec.EllipticCurvePublicKey":
    try:
        return ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), unpacked(p256dh))
    except (ValueError, InvalidKey):
        raise BadSubscription("p256dh is no point of the curve P-256") from None


def check(p256dh: str, auth: str) -> None:
    """BadSubscription, or these are keys a browser may have made."""
    browser_key(p256dh)
    if len(unpacked(auth)) != 16:
        raise BadSubscription("auth has 16 bytes")


def derived(salt: bytes, secret: bytes, about: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, about).derive(secret)


def sealed(
    text: bytes, p256dh: str, auth: str, own: "ec.EllipticCurvePrivateKey | None" = None, salt: bytes = b""
) -> bytes:
    """The message as only this browser can read it: aes128gcm, one record."""
    own, salt = own or ec.generate_private_key(ec.SECP256R1()), salt or os.urandom(16)
    theirs, mine = browser_key(p256dh), point(own.public_key())
    shared = own.exchange(ec.ECDH(), theirs)
    key = derived(unpacked(auth), shared, b"WebPush: info\0" + point(theirs) + mine, 32)
    lock = AESGCM(derived(salt, key, b"Content-Encoding: aes128gcm\0", 16))
    nonce = derived(salt, key, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD.to_bytes(4, "big") + bytes([POINT]) + mine
    return head + lock.encrypt(nonce, text + b"\x02", None)


def authorized(stored: str, endpoint: str, contact: str, now: float) -> str:
    """The header that says who sends: a token signed for this push service."""
    parts = urlsplit(endpoint)
    claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": int(now) + LASTS, "sub": contact}
    head = [json.dumps(each, separators=(",", ":")).encode() for each in ({"typ": "JWT", "alg": "ES256"}, claims)]
    text = ".".join(map(packed, head))
    r, s = decode_dss_signature(private_key(stored).sign(text.encode(), ec.ECDSA(hashes.SHA256())))
    signature = packed(r.to_bytes(32, "big") + s.to_bytes(32, "big"))
    return f"vapid t={text}.{signature}, k={public_key(stored)}"


def headers(stored: str, endpoint: str, contact: str, topic: str, now: float) -> dict[str, str]:
    """How a push service is told; a newer message about the same thing takes the place of an older one."""
    return {
        "Authorization": authorized(stored, endpoint, contact, now),
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        "TTL": str(STAYS),
        "Topic": topic[:32],
        "Urgency": "high",
    }
