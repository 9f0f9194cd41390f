"""Passkeys (WebAuthn): what a browser is asked to sign, and whether its answer is good.

Needs the package `webauthn`; a server without it offers no accounts.
"""

import secrets
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import msgspec

try:
    import webauthn
    from webauthn.helpers import structs
    from webauthn.helpers.exceptions import WebAuthnException
except ImportError:  # pragma: no cover
    POSSIBLE = False
else:
    POSSIBLE = True

CHALLENGE = 32  # bytes
PATIENCE = 300_000  # milliseconds a browser asks its reader
ODD = (ValueError, TypeError, KeyError, IndexError, AttributeError)  # what else it stumbles over in a mangled answer


class BadPasskey(Exception):
    """The answer is not that of a passkey asked here and now."""


class Place(NamedTuple):
    """Where the reader sees this server: a passkey is good at one place only."""

    origin: str
    name: str  # of the host alone


class New(NamedTuple):
    """A passkey that was just made."""

    id: str
    key: bytes
    signed: int  # how often


def creation(place: Place, player: str, name: str, known: Sequence[str]) -> tuple[bytes, dict[str, Any]]:
    """What a browser is asked in order to make a passkey: the challenge, and all of it."""
    challenge = secrets.token_bytes(CHALLENGE)
    options = webauthn.generate_registration_options(
        rp_id=place.name,
        rp_name="Tavola",
        user_id=player.encode(),
        user_name=name,
        user_display_name=name,
        challenge=challenge,
        timeout=PATIENCE,
        exclude_credentials=[
            structs.PublicKeyCredentialDescriptor(id=webauthn.base64url_to_bytes(each)) for each in known
        ],
        authenticator_selection=structs.AuthenticatorSelectionCriteria(
            resident_key=structs.ResidentKeyRequirement.REQUIRED,
            user_verification=structs.UserVerificationRequirement.REQUIRED,
        ),
    )
    return challenge, _plain(options)


def asking(place: Place) -> tuple[bytes, dict[str, Any]]:
    """What a browser is asked in order to show one; whose, it tells itself."""
    challenge = secrets.token_bytes(CHALLENGE)
    options = webauthn.generate_authentication_options(
        rp_id=place.name,
        challenge=challenge,
        timeout=PATIENCE,
        user_verification=structs.UserVerificationRequirement.REQUIRED,
    )
    return challenge, _plain(options)


def _plain(options: Any) -> dict[str, Any]:
    found: dict[str, Any] = msgspec.json.decode(webauthn.options_to_json(options))
    return found


def made(place: Place, challenge: bytes, answer: Mapping[str, Any]) -> New:
    """The passkey a browser made when it was asked so."""
    try:
        found = webauthn.verify_registration_response(
            credential=dict(answer),
            expected_challenge=challenge,
            expected_rp_id=place.name,
            expected_origin=place.origin,
            require_user_verification=True,
        )
    except (WebAuthnException, *ODD) as wrong:
        raise BadPasskey(_why(wrong)) from wrong
    return New(webauthn.helpers.bytes_to_base64url(found.credential_id), found.credential_public_key, found.sign_count)


def shown(place: Place, challenge: bytes, answer: Mapping[str, Any], key: bytes, count: int) -> int:
    """How many signatures the passkey has given, if this is one of it."""
    try:
        found = webauthn.verify_authentication_response(
            credential=dict(answer),
            expected_challenge=challenge,
            expected_rp_id=place.name,
            expected_origin=place.origin,
            credential_public_key=key,
            credential_current_sign_count=count,
            require_user_verification=True,
        )
    except (WebAuthnException, *ODD) as wrong:
        raise BadPasskey(_why(wrong)) from wrong
    return found.new_sign_count


def _why(wrong: Exception) -> str:
    told = " ".join(str(wrong).split())[:200] if isinstance(wrong, WebAuthnException) else "it cannot be read"
    return f"this is not the answer of a passkey to what was asked here: {told}"
