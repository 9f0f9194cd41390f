"""What HTTP requests say about people."""

from typing import Annotated, Any

from msgspec import Meta

from tavola.server.asked import Body
from tavola.server.views import Name


class AddPasskey(Body):
    """What the browser answered, in WebAuthn's own JSON, and what the passkey is called."""

    credential: dict[str, Any]
    name: Name | None = None
    cookie: bool = True


class ShowPasskey(Body):
    credential: dict[str, Any]
    cookie: bool = True


class Redeem(Body):
    code: Annotated[str, Meta(min_length=1, max_length=60)]
    cookie: bool = True


PEOPLE_BODIES = (AddPasskey, ShowPasskey, Redeem)
