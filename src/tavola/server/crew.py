"""Several processes behind one address, each with its share of the tables.

Whoever accepts a connection reads the head of each request. If that is about a table of another process, the connection
itself goes there, with what was read of it; so a browser needs to know nothing of all this. New tables are opened by
each in turn. One for all: when a process ends, the others end too, and whoever starts them again finds every
table on disk.
"""

import asyncio
import os
import re
import socket
from collections import deque
from itertools import cycle
from typing import Any

import h11

from tavola.server.company import Company
from tavola.server.doors import Doors, Entrance
from tavola.server.share import Share

ABOUT = re.compile(rb"/api/(?:admin/)?tables/([a-z0-9]{1,40})([/?].*)?")
NEW = re.compile(rb"/api/(tables|records)([?].*)?")
MOST = 96 * 1024  # bytes of a request that travel with its connection
MOMENT = 0.005  # seconds


def links(of: int) -> list[list[socket.socket | None]]:
    """A link between every two processes: `links[a][b]` is where `a` reaches `b`."""
    ends: list[list[socket.socket | None]] = [[None] * of for _ in range(of)]
    for one in range(of):
        for other in range(one):
            ends[one][other], ends[other][one] = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    return ends


class Link:
    """To one other process: connections travel along it, and notes."""

    def __init__(self, end: socket.socket, crew: "Crew") -> None:
        self.end, self.crew = end, crew
        self.waiting: deque[tuple[int | None, bytes]] = deque()  # None: a note
        end.setblocking(False)

    def open(self) -> None:
        self.crew.loop.add_reader(self.end, self._take)

    def pass_on(self, connection: int, data: bytes) -> None:
        if self.end.fileno() >= 0:  # else we are ending, and so does the connection
            self.waiting.append((os.dup(connection), data))
            self._flush()

    def tell(self, note: bytes) -> None:
        if self.end.fileno() >= 0:
            self.waiting.append((None, note))
            self._flush()

    def _flush(self) -> None:
        while self.waiting:
            connection, data = self.waiting[0]
            try:
                socket.send_fds(self.end, [data], [] if connection is None else [connection])
            except BlockingIOError:
                self.crew.loop.add_writer(self.end, self._flush)
                return
            except OSError:
                pass  # the other process is gone, and soon we are too
            self.waiting.popleft()
            if connection is not None:
                os.close(connection)
        self.crew.loop.remove_writer(self.end)

    def _take(self) -> None:
        try:
            data, connections, _, _ = socket.recv_fds(self.end, MOST, 1)
        except BlockingIOError:
            return
        except OSError:
            data, connections = b"", []
        if connections:
            self.crew.welcome(socket.socket(fileno=connections[0]), data)
        elif data:
            self.crew.company.hear(data)
        else:
            self.close()
            self.crew.stop()

    def close(self) -> None:
        self.crew.loop.remove_reader(self.end)
        self.crew.loop.remove_writer(self.end)
        self.end.close()


class Crew:
    """The other processes, as this one sees them."""

    def __init__(
        self, server: Any, share: Share, company: Company, doors: Doors, ends: list[socket.socket | None]
    ) -> None:
        self.server, self.share, self.company, self.doors = server, share, company, doors  # the server is uvicorn's
        company.say = self.tell
        self.loop = asyncio.get_running_loop()
        self.links = {nth: Link(end, self) for nth, end in enumerate(ends) if end is not None}
        self.arriving: set[asyncio.Task[Any]] = set()
        self.turns = cycle(range(share.of))

    def open(self) -> None:
        """We are ready; what was passed on before waits in the links."""
        for link in self.links.values():
            link.open()

    def tell(self, note: bytes) -> None:
        for link in self.links.values():
            link.tell(note)

    def whose(self, method: bytes, target: bytes) -> int:
        """The process for a request."""
        if about := ABOUT.fullmatch(target):
            return self.share.owner(about[1].decode())
        return next(self.turns) if method == b"POST" and NEW.fullmatch(target) else self.share.nth

    def pass_on(self, owner: int, connection: int, data: bytes) -> None:
        self.links[owner].pass_on(connection, data)

    def welcome(self, connection: socket.socket, data: bytes) -> None:
        """A connection another process has read from."""
        connection.setblocking(False)
        server = self.server

        def door() -> Door:
            given = (server.config, server.server_state, server.lifespan.state, self.loop)
            return Door(*given, doors=self.doors, crew=self, data=data)

        arriving = self.loop.create_task(self.loop.connect_accepted_socket(door, connection))
        self.arriving.add(arriving)
        arriving.add_done_callback(self._arrived)

    def _arrived(self, arriving: "asyncio.Task[Any]") -> None:
        self.arriving.discard(arriving)
        if not arriving.cancelled():
            arriving.exception()  # who has left meanwhile is not missed

    def stop(self) -> None:
        """One for all: another process has ended. The address is free at once, for whoever starts us again."""
        for listener in self.server.servers:
            listener.close()
        self.server.should_exit = True

    def close(self) -> None:
        for link in self.links.values():
            if link.end.fileno() >= 0:
                link.close()


class Door(Entrance):
    """An entrance where one looks first whether a request is for this process."""

    def __init__(
        self, config: Any, server_state: Any, app_state: Any, _loop: Any, *, doors: Doors, crew: Crew, data: bytes
    ) -> None:
        super().__init__(config, server_state, app_state, _loop, doors=doors)
        self.crew, self.data = crew, data
        self.passed_on = bool(data)  # the first request is for us, whatever it is
        self.conn = Peeking(self)

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        if self.data:
            self.data_received(self.data)

    def goes(self, request: h11.Request) -> bool:
        """A request that is for another process goes there, and the connection with it."""
        owner = self.crew.share.nth if self.passed_on else self.crew.whose(request.method, request.target)
        self.passed_on = False
        data = _written(request) + self.conn.trailing_data[0]
        if owner == self.crew.share.nth or len(data) > MOST:  # too long to travel: the hall refuses it
            return False
        self.transport.pause_reading()
        self._leave(owner, data)
        return True

    def _leave(self, owner: int, data: bytes) -> None:
        """Here the connection is forgotten, not ended, as soon as the answer before is on its way."""
        if self.transport.is_closing():
            return
        if self.transport.get_write_buffer_size():
            self.loop.call_later(MOMENT, self._leave, owner, data)
            return
        self.crew.pass_on(owner, self.transport.get_extra_info("socket").fileno(), data)
        self.transport.close()


class Peeking(h11.Connection):
    """h11's reading of a connection, which lets a door see each request first."""

    def __init__(self, door: Door) -> None:
        super().__init__(h11.SERVER)
        self.door = door

    def next_event(self) -> Any:
        event = super().next_event()
        return h11.NEED_DATA if type(event) is h11.Request and self.door.goes(event) else event


def _written(request: h11.Request) -> bytes:
    """The head of a request as it came."""
    lines = [b"%b %b HTTP/%b" % (request.method, request.target, request.http_version)]
    lines += [b"%b: %b" % header for header in request.headers.raw_items()]
    return b"\r\n".join([*lines, b"", b""])
