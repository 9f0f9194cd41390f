"""What HTTP requests say about people."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from tavola.server.asked import Body
from tavola.server.views import Name

Packed = Annotated[str, Meta(min_length=1, max_length=1400, pattern=r"^[A-Za-z0-9_-]+$")]  # base64url


class Credential(msgspec.Struct):
    """What a browser answered, in WebAuthn's own JSON; whatever else it says is left unread."""

    id: Packed
    rawId: Packed
    type: Literal["public-key"]
    response: dict[str, Any]


class AddPasskey(Body):
    """What the browser answered, and what the passkey is called."""

    credential: Credential
    name: Name | None = None
    cookie: bool = True


class ShowPasskey(Body):
    credential: Credential
    cookie: bool = True


class Redeem(Body):
    code: Annotated[str, Meta(min_length=1, max_length=60)]
    cookie: bool = True


PEOPLE_BODIES = (AddPasskey, ShowPasskey, Redeem)
