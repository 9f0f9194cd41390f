"""An update without a surprise: no new tables, everyone at a running one is told, and after a while the server ends."""

import logging

import msgspec

from tavola.server.client import Client
from tavola.server.hall import Hall
from tavola.server.protocol import Notice

LOG = logging.getLogger("tavola.office")
TOPIC = "drain"


class Draining:
    """Whether this server is about to end. All processes of it know, and the first to end takes the others along.

    Of several nodes each is drained by itself.
    """

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        hall.company.on(TOPIC, self._heard)
        hall.greeting = self.notice

    def begin(self, seconds: float) -> None:
        self._set(self.hall.now() + seconds)

    def stop(self) -> None:
        """After all the server stays."""
        self._set(None)

    def _set(self, until: float | None) -> None:
        if self.hall.neighbours is None:
            self.hall.company.word(TOPIC, msgspec.msgpack.encode(until))
        self._is(until)

    def _heard(self, told: bytes) -> None:
        self._is(msgspec.msgpack.decode(told, type=float | None))

    def _is(self, until: float | None) -> None:
        self.hall.closing_at = until
        notice = self.notice() or Notice("staying", 0)
        for client in self._inside():
            client.say(notice)

    def notice(self) -> Notice | None:
        """What whoever is here, or comes now, must know."""
        until = self.hall.closing_at
        return None if until is None else Notice("draining", max(0, round(until - self.hall.now())))

    def _inside(self) -> list[Client]:
        return [window.client for window in self.hall.windows if window.client is not None]

    async def look(self) -> None:
        """Time is up, or nobody is here any more: nothing is lost by ending now."""
        until = self.hall.closing_at
        if until is None or (self.hall.now() < until and (self._inside() or self.hall.share.of > 1)):
            return
        LOG.info("drained: the server ends")
        self.hall.closing_at = self.hall.now()
        self.hall.end()
