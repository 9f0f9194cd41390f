"""Secrets: player keys and invitations. Only their hashes are stored."""

import hashlib
import hmac
import secrets

KEY_BYTES = 32  # 256 bits, so an unsalted fast hash is enough: there is nothing to guess
ID_LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"  # 32 letters, none easily mistaken for another
TABLE_LETTERS = 16  # 80 bits
SALT = secrets.token_bytes(KEY_BYTES)


def new_key() -> str:
    """A fresh secret, safe in headers and URL fragments."""
    return secrets.token_urlsafe(KEY_BYTES)


def digest(key: str) -> bytes:
    """What is stored of a secret."""
    return hashlib.sha256(key.encode("utf-8", "surrogatepass")).digest()


def fits(key: str, stored: bytes | None) -> bool:
    """Is this the secret behind the digest? Takes the same time whatever the answer."""
    return hmac.compare_digest(digest(key), stored or bytes(32)) and stored is not None


def guest(address: str) -> str:
    """A mark for somebody without a key, by the address; nobody can tell the address from it, and a restart ends it."""
    return f"guest-{hmac.digest(SALT, address.encode(), 'sha256').hex()[:24]}"


def new_id(letters: int = TABLE_LETTERS) -> str:
    """A name for a table or player that nobody guesses."""
    return "".join(secrets.choice(ID_LETTERS) for _ in range(letters))
