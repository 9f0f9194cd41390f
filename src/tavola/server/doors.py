"""The doors: how many connections stand open and whose they are; those that say nothing for too long are closed.

What HTTP and WebSockets do is uvicorn's; here only who may come in, and for how long one may be silent.
"""

import asyncio
import logging
from collections import Counter
from typing import Any

from uvicorn.protocols.http.h11_impl import H11Protocol

from tavola.server.addresses import network, within
from tavola.server.files import room
from tavola.server.limits import Buckets
from tavola.server.settings import Settings

LOG = logging.getLogger("tavola.doors")
SHUT = 5.0  # seconds in which an address that went on asking after many refusals is not heard
MOST_REFUSED = 20  # refusals in so many seconds, after which an address is not heard for a while
CLOSED = 10  # refusals that one counts for, if a WebSocket had to be closed because it said too much
LOOK = 1.0  # seconds between two looks at who stands there
TELL = 60.0  # seconds between two lines in the log about the same
PARTING = 1.0  # seconds to read why one was refused
MOST_PARTING = 64  # refused at once and not gone yet: of more, the first go sooner


def _answer(status: str, body: str) -> bytes:
    head = [f"HTTP/1.1 {status}", "content-type: application/json", f"content-length: {len(body)}"]
    return "\r\n".join([*head, "connection: close", "", body]).encode()


FULL = _answer(
    "503 Service Unavailable",
    '{"code":"unavailable","message":"too many connections are open here: try again in a minute","retry":60.0}',
)
MANY = _answer(
    "429 Too Many Requests",
    '{"code":"too-many","message":"too many connections are open from your address: close some","retry":10.0}',
)


NOT_HEARD = _answer(
    "429 Too Many Requests",
    '{"code":"too-many","message":"your address went on asking after it was refused: wait","retry":5.0}',
)


class Stay:
    """One connection: whose it is, and whether what we send to it still moves."""

    def __init__(self, address: str, now: float) -> None:
        self.address = address
        self.left, self.moved = 0, now  # bytes that wait to be sent; when they last became fewer


class Doors:
    """All connections of this process."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.most = settings.connections or room()
        self.proxies = [network(each) for each in settings.proxies.split(",") if each]
        self.stays: dict[Any, Stay] = {}  # by uvicorn's protocol of the connection
        self.of: Counter[str] = Counter()  # connections by address
        self.parting: dict[Any, None] = {}  # refused, and not gone yet, in the order they came
        self.refused = Buckets(MOST_REFUSED / SHUT, MOST_REFUSED)  # requests, by address
        self.shut: dict[str, float] = {}  # addresses that are not heard, and until when
        self.events: Counter[str] = Counter()  # since the start: what was refused and closed
        self.untold: Counter[str] = Counter()
        self.told = -TELL

    def trusts(self, address: str) -> bool:
        """Is this a proxy of ours, behind which there are many people? Such an address has no limit of its own."""
        return within(address, *self.proxies)

    def refuse(self, address: str, now: float, times: int = 1) -> None:
        """An address asks too often and was told so; if it goes on, it is not even read for a while."""
        taken = [self.refused.take(address) for _ in range(times)]
        if not all(taken) and not self.trusts(address):
            self.shut[address] = now + SHUT
            self.note("not heard: asks on after being refused")

    def hears(self, address: str, now: float) -> bool:
        """Is what this address asks read at all?"""
        until = self.shut.get(address)
        if until is not None and until <= now:
            del self.shut[address]
        return until is None or until <= now

    def refusal(self, address: str, now: float) -> bytes:
        """What one more connection from this address is told; nothing: it may come in."""
        if not self.hears(address, now):
            return NOT_HEARD
        if len(self.stays) >= self.most:
            self.note("refused: too many in all")
            return FULL
        if self.of[address] >= self.settings.address_connections and not self.trusts(address):
            self.note("refused: too many from one address")
            return MANY
        return b""

    def enter(self, visitor: Any, address: str, now: float) -> None:
        self.stays[visitor] = Stay(address, now)
        self.of[address] += 1

    def leave(self, visitor: Any) -> None:
        self.parting.pop(visitor, None)
        stay = self.stays.pop(visitor, None)
        if stay is not None:
            self.of[stay.address] -= 1
            if not self.of[stay.address]:
                del self.of[stay.address]

    def note(self, what: str) -> None:
        """For the log, in numbers: addresses are nobody's business."""
        self.events[what] += 1
        self.untold[what] += 1

    async def sweep(self) -> None:
        """Close whoever has been silent for too long, and whoever reads nothing of what we sent last."""
        now = asyncio.get_running_loop().time()
        for visitor, stay in list(self.stays.items()):
            if visitor.transport.is_closing():
                self._part(visitor, stay, now)
            elif silent := visitor.overdue(now):
                self.note(silent)
                visitor.transport.abort()
        self.shut = {address: until for address, until in self.shut.items() if until > now}
        self._tell(now)

    def _part(self, visitor: Any, stay: Stay, now: float) -> None:
        """It is being closed, which takes until everything is sent: for ever, if nobody reads."""
        left = visitor.transport.get_write_buffer_size()
        if not left or left < stay.left or not stay.left:
            stay.left, stay.moved = left, now
        elif now - stay.moved > self.settings.stall:
            self.note("closed: read nothing")
            visitor.transport.abort()

    def _tell(self, now: float) -> None:
        if self.untold and now - self.told >= TELL:
            told = ", ".join(f"{what} ({number})" for what, number in sorted(self.untold.items()))
            LOG.warning("connections %s; %d are open", told, len(self.stays))
            self.untold.clear()
            self.told = now


class Entrance(H11Protocol):
    """uvicorn's HTTP protocol, with deadlines for the head and the body of a request."""

    def __init__(self, config: Any, server_state: Any, app_state: Any, _loop: Any = None, *, doors: Doors) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.doors = doors
        self.since = 0.0  # when this request began
        self.refused = False

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self.since = self.loop.time()
        address = self.client[0] if self.client else ""
        if refusal := self.doors.refusal(address, self.since):
            self.refused = True
            self._turn_away(refusal)
        else:
            self.doors.enter(self, address, self.since)

    def _turn_away(self, refusal: bytes) -> None:
        parting = self.doors.parting
        if len(parting) >= MOST_PARTING:
            first = next(iter(parting))
            del parting[first]
            first.transport.abort()
        parting[self] = None
        self.transport.write(refusal)
        self.transport.write_eof()
        self.loop.call_later(PARTING, self.transport.abort)

    def data_received(self, data: bytes) -> None:
        if self.refused:
            return
        if self.doors.shut and self._between_requests() and not self._is_heard():
            self.refused = True
            self._turn_away(NOT_HEARD)
            return
        if self.timeout_keep_alive_task is not None:
            self.since = self.loop.time()  # the next request begins
        super().data_received(data)

    def _between_requests(self) -> bool:
        return self.cycle is None or self.cycle.response_complete

    def _is_heard(self) -> bool:
        return self.doors.hears(self.client[0] if self.client else "", self.loop.time())

    def overdue(self, now: float) -> str:
        """Why this connection must end: a head or a body that does not come."""
        cycle, late = self.cycle, now - self.since
        if cycle is not None and not cycle.response_complete:
            return "closed: no whole body" if cycle.more_body and late > self.doors.settings.body else ""
        waits = self.timeout_keep_alive_task is None  # else uvicorn closes it by itself
        return "closed: no request" if waits and late > self.doors.settings.head else ""

    def handle_websocket_upgrade(self, event: Any) -> None:
        self.doors.leave(self)  # and comes in again as a WebSocket
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        self.doors.leave(self)
        super().connection_lost(exc)
