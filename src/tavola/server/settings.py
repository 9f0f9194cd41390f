"""What a host may set; the defaults suit a club."""

import os
from collections.abc import Sequence
from ipaddress import ip_network
from typing import Literal

import msgspec

from tavola.kernel.errors import TavolaError

DAY = 86400.0
LOOPBACK = "127.0.0.1,::1"


class Settings(msgspec.Struct, kw_only=True):
    """Where the data is, and the limits of section 8 of docs/protocol.md."""

    db: str = "sqlite:///tavola.db"
    processes: int = 1  # that serve, each with its share of the tables
    nth: int = 0  # of these processes
    workers: int = max(2, (os.cpu_count() or 2) - 1)  # one of them is for tables where somebody waits
    warm: bool = False  # comes to other nodes once its bots can think: it may be given tables at once
    think: float = 30.0  # seconds after which a worker is taken for stuck
    message_bytes: int = 16 * 1024
    body_bytes: int = 64 * 1024
    record_bytes: int = 1024 * 1024
    rate: float = 20.0  # messages a second on one connection
    burst: int = 60
    requests: float = 40.0  # HTTP requests a second from one address
    request_burst: int = 200
    record_actions: int = 10_000  # of an uploaded record
    tables: int = 200  # not yet over, for each player
    kept_tables: int = 1000  # in all, for each player
    kept_entries: int = 300_000  # in all of these
    outbox_bytes: int = 2 * 1024 * 1024
    connections: int = 0  # of one process, in all; 0: as many as the limit of open files leaves room for
    address_connections: int = 256  # from one address
    proxies: str = LOOPBACK  # whose X-Forwarded-For is believed, and who have no limit of their own; with commas
    head: float = 10.0  # seconds until the head of a request is there
    body: float = 60.0  # and until all of it is
    hello: float = 10.0  # seconds until the first message
    ping: float = 20.0  # seconds between two questions to a WebSocket whether anyone is there
    pong: float = 20.0  # seconds for the answer
    stall: float = 30.0  # seconds in which who is being let go must read something of what was sent
    lobby_days: float = 7.0
    idle_days: float = 180.0
    over_days: float = 0.0  # that a finished game, or an uploaded one, is kept untouched; 0: for ever
    player_days: float = 30.0  # that a player without a table is remembered; 0: for ever
    rest: float = 600.0  # seconds until an untouched table leaves memory
    away: float = 60.0  # seconds until the host may put a bot on an empty chair
    secure_cookie: bool = False
    notices: Literal["public", "any", "off"] = "public"  # which addresses of players are called; any: private ones too
    notice_after: float = 3.0  # seconds until who is to decide and does not look is told
    season: str = ""  # of ratings: with another name everybody begins anew
    contact: str = "https://tavola.invalid"  # whom push services ask about this server: mailto: or an address
    backup_every: float = 0.0  # hours; 0: never by itself
    backup_to: str = ""  # a folder
    backup_keep: int = 14
    log: Literal["text", "json"] = "text"
    log_level: Literal["debug", "info", "warning", "error"] = "info"
    log_addresses: bool = False  # else nobody's is written
    metrics: Literal["local", "key", "all"] = "local"  # who may read them without an admin key


def url_of(db: str) -> str:
    """A database URL, or the path of an SQLite file."""
    return db if "://" in db else f"sqlite:///{db}"


class BadProxy(TavolaError):
    """A proxy to be trusted that is no address."""


def proxies_of(given: Sequence[str]) -> str:
    """Addresses and networks whose word is taken for where somebody comes from; none given: this machine alone."""
    for each in given:
        try:
            ip_network(each)
        except ValueError as wrong:
            raise BadProxy(f"{each!r} is no proxy's address: write 10.0.0.7 or a network as 10.0.0.0/8") from wrong
    return ",".join(given) or LOOPBACK
