"""The WebSocket of a live table: reads messages, checks them, answers; docs/protocol.md section 6."""

import asyncio
import logging
import re
from functools import partial
from time import monotonic
from typing import Any

import msgspec

from tavola.server import deeds, keys, logbook, seats
from tavola.server import protocol as said
from tavola.server.audience import KICKED, PRIVATE
from tavola.server.bans import BANNED
from tavola.server.client import Client
from tavola.server.doors import CLOSED
from tavola.server.eyes import may_open
from tavola.server.hall import Hall
from tavola.server.jobs import Beaten, NotStored
from tavola.server.limits import Bucket
from tavola.server.live import Live
from tavola.server.misread import misread
from tavola.server.problems import Meant, Problem
from tavola.server.sockets import Gone, Socket

COOKIE = "tavola"
MOST_ERRORS = 10
WHOLE = 4  # messages more that one counts for, if it is answered with everything there is
PARTING = 5.0  # seconds to read what was sent before the farewell
POLICY, BUG, ELSEWHERE, NO_TABLE = 1008, 1011, 4001, 4004
LOG = logging.getLogger("tavola.live")
UNREADABLE = (msgspec.DecodeError, RecursionError)  # the second: nested too deeply
PATH = re.compile(r"/api/tables/([a-z0-9]{1,40})/live")


class Closed(Meant):
    """The connection must end, with this code."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


async def live_table(scope: Any, receive: Any, send: Any, hall: Hall) -> None:
    """One window on one table."""
    socket = Socket(scope, send)
    await receive()  # websocket.connect
    asked = PATH.fullmatch(scope["path"])
    if asked is None or not socket.same_origin():
        await socket.close(POLICY)
        return
    await socket.accept()
    await Connection(socket, asked[1], hall).run()


async def turn_away(receive: Any, send: Any, status: int, body: bytes) -> None:
    """The handshake is refused, as a request would be."""
    await receive()  # websocket.connect
    headers = [(b"content-type", b"application/json")]
    await send({"type": "websocket.http.response.start", "status": status, "headers": headers})
    await send({"type": "websocket.http.response.body", "body": body})


class Connection:
    """One socket, from hello to the end."""

    def __init__(self, socket: Socket, table: str, hall: Hall) -> None:
        self.socket, self.table, self.hall = socket, table, hall
        self.port, self.address = socket.port, socket.address
        self.client: Client | None = None  # once it has said hello
        self.bucket = Bucket(hall.settings.rate, hall.settings.burst)
        self.errors = 0
        self.since = 0.0  # when the message being answered came
        self.busy = False  # a message is being answered that had to wait
        self.end: asyncio.Future[int] = asyncio.get_running_loop().create_future()

    async def run(self) -> None:
        self.hall.windows.add(self)
        try:
            await self._run()
        finally:
            self.hall.windows.discard(self)

    async def _run(self) -> None:
        try:
            client = await asyncio.wait_for(self._greet(), self.hall.settings.hello)
        except (Closed, TimeoutError, Gone) as wrong:
            if isinstance(wrong, TimeoutError):
                self.hall.doors.note("closed: no hello")
            await self._close(wrong.code if isinstance(wrong, Closed) else POLICY)
            return
        except NotStored:  # the database does not answer: come again
            await self._close(BUG)
            return
        self.client, self.port.listener = client, self._heard
        reading = asyncio.ensure_future(self._read(client))
        ends: list[asyncio.Future[Any]] = [reading, self.end]
        await asyncio.wait(ends, return_when=asyncio.FIRST_COMPLETED)
        await self._leave(client)
        code = self.end.result() if self.end.done() else _code(reading)
        self.port.listener = None
        reading.cancel()
        await asyncio.gather(reading, return_exceptions=True)
        await self._close(code)

    def hang_up(self, code: int) -> None:
        if not self.end.done():
            self.end.set_result(code)

    async def _close(self, code: int) -> None:
        try:
            await asyncio.wait_for(self.socket.close(code), PARTING)
        except TimeoutError:
            self.port.transport.abort()  # what was sent before is not read: the farewell would wait for ever
        except Exception:
            return

    # in and out

    async def _receive(self) -> bytes:
        data = await self.socket.hear()
        if len(data) > self.hall.settings.message_bytes:
            raise Closed(1009)
        return data

    def _write(self, data: bytes) -> None:
        """Send a message; one who does not read is let go."""
        if self.port.say(data) > self.hall.settings.outbox_bytes:
            self.hall.tally.struck("outbox")
            self.hang_up(POLICY)

    async def _read(self, client: Client) -> None:
        """Whatever `_heard` did not take."""
        while True:
            self.busy = False
            data = await self._receive()
            self.busy, self.since = True, monotonic()
            if not self.bucket.take():
                self.hall.tally.struck("messages")
                self._mistake(client, "too-many", "slow down")
                continue
            try:
                message = said.DECODE.decode(data)
            except UNREADABLE as wrong:
                self._mistake(client, "bad-request", misread(data, wrong))
                continue
            await self._hear(client, message)

    def _heard(self, data: bytes) -> bool:
        """A move where nothing is to be waited for is carried out here and now; False: `_read` must have it."""
        client, live = self.client, self.hall.tables.get(self.table)
        if self.busy or client is None or live is None or live.lock.held or client not in live.audience.clients:
            return False
        try:
            message = said.DECODE.decode(data)
        except UNREADABLE:
            return False
        if type(message) is not said.Play or not self.bucket.take() or not self.hall.take(live):
            return False
        self._at_once(live, client, message)
        return True

    def _at_once(self, live: Live, client: Client, message: said.Play) -> None:
        """The table is held until the move is on disk and everyone told."""
        since = monotonic()
        try:
            job = deeds.carry_out(live, client, message)
        except Exception:
            LOG.exception("a move failed")
            live.broken = True  # memory may have run ahead of the disk
            self.hang_up(BUG)
            job = None
        if job is None:
            self.hall.let_go(live)
        else:
            job.then.append(partial(self._done, live, client, message, since))

    def _done(self, live: Live, client: Client, message: deeds.Deed, since: float, wrong: NotStored | None) -> None:
        if isinstance(wrong, Beaten):
            self.hall.tasks.spawn(self._hear(client, message))  # with what the other node has stored
        elif wrong is not None:
            client.say(_not_stored(message))
        else:
            live.pulse.latency.note(monotonic() - since)
        self.hall.let_go(live)

    def _mistake(self, client: Client, code: str, message: str) -> None:
        self.errors += 1
        client.say(said.Error(code, message))
        if self.errors >= MOST_ERRORS:
            self.hall.doors.refuse(self.address, asyncio.get_running_loop().time(), CLOSED)
            raise Closed(POLICY)

    # hello and goodbye

    async def _greet(self) -> Client:
        try:
            hello = said.DECODE.decode(await self._receive())
        except UNREADABLE as wrong:
            raise Closed(POLICY) from wrong
        if not isinstance(hello, said.Hello) or hello.protocol != said.VERSION:
            raise Closed(POLICY)
        player = await self.hall.player_of(hello.key or self.socket.cookie(COOKIE))
        if hello.key and player is None:
            raise Closed(PRIVATE)
        if player and self.hall.bans.player(player[0]):
            raise Closed(BANNED)
        client = Client(
            player[0] if player else None,
            player[1] if player else "",
            self._write,
        )
        client.hang_up = self.hang_up
        client.mark = client.player or keys.guest(self.address)
        client.muted_until = self.hall.bans.muted_until(client.player)
        client.language, client.watch, client.autopass = hello.language, hello.watch, dict(hello.autopass)
        await self._join(client, hello.after)
        if notice := self.hall.greeting():
            client.say(notice)
        return client

    async def _join(self, client: Client, after: int) -> None:
        try:
            async with self.hall.at(self.table) as live:
                if client.mark in live.table.hands.banned:
                    raise Closed(KICKED)
                if not client.watch:
                    await seats.come_back(live, client.player)
                    client.seats = live.table.seats_of(client.player)
                if not client.seats and not live.audience.welcomes(client.player):
                    raise Closed(PRIVATE)
                if client.seats and self.hall.neighbours is not None:
                    self.hall.neighbours.came_in(self.table, client.player)
                for other in live.audience.join(client, after):
                    asyncio.get_running_loop().call_later(0.2, other.hang_up, ELSEWHERE)
        except NotStored as failed:  # names of their own: compiled, a name has one type
            raise Closed(BUG) from failed
        except Problem as wrong:
            raise Closed(NO_TABLE) from wrong

    async def _leave(self, client: Client) -> None:
        try:
            async with self.hall.at(self.table, level=False) as live:
                live.audience.leave(client)
        except Problem:
            return
        except NotStored:  # the table cannot be read anew now: who leaves has left all the same
            if known := self.hall.tables.get(self.table):
                known.audience.leave(client)

    # messages

    async def _hear(self, client: Client, message: said.Message) -> None:
        if isinstance(message, said.Ping):
            client.say(said.Pong())
            return
        try:
            async with self.hall.at(self.table, level=False) as live:
                if client not in live.audience.clients:
                    return
                await self._answer(live, client, message)
        except Beaten:
            await self._hear(client, message)
        except NotStored:
            if isinstance(message, deeds.Deed):
                client.say(_not_stored(message))
        except Problem:
            self.hang_up(NO_TABLE)

    async def _answer(self, live: Live, client: Client, message: said.Message) -> None:
        if isinstance(message, deeds.Deed):
            job = deeds.carry_out(live, client, message)
            if job is not None:
                await job
                if type(message) is said.Play:
                    live.pulse.latency.note(monotonic() - self.since)
            return
        match message:
            case said.Why():
                client.say(deeds.why(live, client, message))
            case said.Sync():
                self.bucket.spend(WHOLE)
                client.scene = None
                client.say(live.audience.view(client, min(message.after, live.table.line.seq)))
            case said.Speak():
                self.bucket.spend(WHOLE)
                client.language, client.scene = message.language, None
                client.say(live.audience.view(client, 0))
            case said.Curtain():
                self._curtain(live, client, message.open)
            case said.Older():
                client.say(said.OlderLines(*logbook.older(live.table, message.before)))
            case said.Autopass():
                client.autopass[message.kind] = message.when
            case said.Quiet():
                client.quiet = message.on
            case said.Hello():
                self._mistake(client, "bad-request", "hello was said already")

    def _curtain(self, live: Live, client: Client, seat: int | None) -> None:
        if not may_open(client, live.table, seat):
            self._mistake(client, "bad-request", "the curtain opens for the seat of yours that is to decide")
            return
        self.bucket.spend(WHOLE)
        client.opened = seat
        client.say(live.audience.view(client, 0))


def _not_stored(message: deeds.Deed) -> said.Refused:
    return said.Refused(message.id, "unavailable", 0, message="it could not be stored: try again")


def _code(reading: asyncio.Future[None]) -> int:
    wrong = reading.exception() if reading.done() and not reading.cancelled() else None
    if wrong is None or isinstance(wrong, Closed | Gone):
        return wrong.code if isinstance(wrong, Closed) else 1000
    LOG.error("a message failed", exc_info=wrong)
    return BUG
