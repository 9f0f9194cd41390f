"""One POST to an address a player gave: to public addresses only, never further than that, and never for long.

Whoever names an address lets this server call it. So its name is looked up once, every address behind it must be
public, and the call goes to just that address: another answer of the name server, or a redirect, leads nowhere.
"""

import ipaddress
import socket
import ssl
from collections.abc import Mapping
from http.client import HTTPConnection, HTTPException
from threading import Timer
from urllib.parse import SplitResult, urlsplit

PATIENCE = 10.0  # seconds for each step of a call
LONGEST = 20.0  # and for all of it
MOST = 500  # characters of an address
PORTS = {"http": 80, "https": 443}


class BadAddress(Exception):
    """An address we do not call; the message says what would be right."""


class Unreached(Exception):
    """Nobody answered."""


def parsed(url: str, private: bool = False, schemes: tuple[str, ...] = ("http", "https")) -> SplitResult:
    """An address as it may be called, as far as its letters tell; BadAddress if it may not."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise BadAddress("write the address as https://example.org/turn") from None
    plain = url.isascii() and url.isprintable() and " " not in url and len(url) <= MOST
    if not plain or parts.scheme not in schemes or not parts.hostname or port == 0:
        raise BadAddress(f"write the address as {schemes[-1]}://example.org/turn, {MOST} characters at most")
    if parts.username is not None or parts.password is not None:
        raise BadAddress("an address has no name and password in it here: a webhook is signed instead")
    if not private and _literal(parts.hostname) is False:
        raise BadAddress("only public addresses are called")
    return parts


def _literal(host: str) -> bool | None:
    """Is this number of an address public? None: it is a name."""
    try:
        return public(host)
    except ValueError:
        return False if host == "localhost" or host.endswith((".localhost", ".local", ".internal")) else None


def public(address: str) -> bool:
    """May everybody call this address? Not a home, not this machine, not a network behind a firewall."""
    found = ipaddress.ip_address(address.partition("%")[0])
    inner = [found]
    if isinstance(found, ipaddress.IPv6Address):
        hidden = (found.ipv4_mapped, found.sixtofour, found.teredo[1] if found.teredo else None)
        inner += [each for each in hidden if each is not None]
        if found in NAT64:
            inner.append(ipaddress.IPv4Address(int(found) & 0xFFFFFFFF))
    return all(each.is_global and not each.is_multicast for each in inner)


NAT64 = ipaddress.ip_network("64:ff9b::/96")


def lookup(host: str, port: int, private: bool) -> str:
    """The address behind a name; BadAddress if any of them is not public."""
    try:
        found = [str(each[4][0]) for each in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)]
    except (OSError, UnicodeError) as wrong:
        raise Unreached(f"there is no {host}") from wrong
    if not found or not (private or all(public(each) for each in found)):
        raise BadAddress("only public addresses are called")
    return found[0]


class Call(HTTPConnection):
    """A connection to an address that was looked at, whatever its name leads to by now."""

    def __init__(self, parts: SplitResult, address: str) -> None:
        port = parts.port or PORTS[parts.scheme]
        super().__init__(parts.hostname or "", port, timeout=PATIENCE)
        self.address, self.safe = address, parts.scheme == "https"

    def connect(self) -> None:
        self.sock = socket.create_connection((self.address, self.port), PATIENCE)
        if self.safe:
            self.sock = ssl.create_default_context().wrap_socket(self.sock, server_hostname=self.host)

    def hang_up(self) -> None:
        """Also while somebody waits for its answer."""
        if self.sock is not None:
            self.sock.close()


def post(url: str, headers: Mapping[str, str], body: bytes, private: bool = False) -> int:
    """Send it; the status that came back. Redirects are not followed, answers are not read."""
    parts = parsed(url, private)
    port = parts.port or PORTS[parts.scheme]
    call = Call(parts, lookup(parts.hostname or "", port, private))
    watch = Timer(LONGEST, call.hang_up)
    watch.daemon = True
    watch.start()
    try:
        path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        call.request("POST", path, body, {"User-Agent": "Tavola", **headers})
        return call.getresponse().status
    except (OSError, HTTPException, ValueError, AttributeError) as wrong:  # the last: hung up meanwhile
        raise Unreached(type(wrong).__name__) from wrong
    finally:
        watch.cancel()
        call.close()
