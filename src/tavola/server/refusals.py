"""A deed is refused: nothing has changed, and the client hears why."""

from tavola.server.protocol import Refused


class Refusal(Exception):
    """The deed is refused; nothing has changed."""

    def __init__(self, code: str, message: str = "", clause: str = "", fact: str = "", reason: str = "") -> None:
        super().__init__(code)
        self.code, self.message, self.clause, self.fact, self.reason = code, message, clause, fact, reason

    def said(self, id: str, ply: int) -> Refused:
        return Refused(id, self.code, ply, self.clause, self.message, self.fact, self.reason)
