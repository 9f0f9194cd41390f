"""What HTTP answers with about people."""

from typing import Any

import msgspec


class PasskeyView(msgspec.Struct):
    id: str
    name: str
    created: float
    used: float | None


class DeviceView(msgspec.Struct):
    """Where one is in."""

    id: str
    name: str
    created: float
    proved: float  # when it last showed a passkey or a recovery code
    this: bool


class Account(msgspec.Struct):
    """How a player comes in; without a passkey there is only the key of this browser."""

    player: str
    possible: bool  # can there be passkeys here, at this address?
    passkeys: list[PasskeyView]
    devices: list[DeviceView]
    codes: int  # that were not used yet


class Ask(msgspec.Struct):
    """What navigator.credentials is to be asked, in WebAuthn's own JSON."""

    options: dict[str, Any]


class Codes(msgspec.Struct):
    """They are told only here."""

    codes: list[str]
