"""Being told: by Web Push and by a webhook, both sent to a listener of the test's own."""

import asyncio
import hashlib
import hmac
import json
from base64 import urlsafe_b64decode
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

from server.house import House, in_a_house, run_async, settings
from tavola.server.notices import sending, webpush
from tavola.server.notices.webpush import derived, packed, point, unpacked

FIRST = {"first_player": "seat0"}


class Listener:
    """An address of our own: keeps what it is sent, and answers as told."""

    def __init__(self) -> None:
        self.heard: asyncio.Queue[tuple[str, dict[str, str], bytes]] = asyncio.Queue()
        self.answers: list[int] = []
        self.port = 0

    async def hear(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode()
        first, *rest = head.split("\r\n")
        headers = {name.lower(): value for name, _, value in (line.partition(": ") for line in rest if line)}
        body = await reader.readexactly(int(headers["content-length"]))
        await self.heard.put((first.split()[1], headers, body))
        status = self.answers.pop(0) if self.answers else 201
        writer.write(f"HTTP/1.1 {status} X\r\nLocation: http://127.0.0.1/\r\nContent-Length: 0\r\n\r\n".encode())
        await writer.drain()
        writer.close()

    async def next(self) -> tuple[str, dict[str, str], bytes]:
        return await asyncio.wait_for(self.heard.get(), 20)

    def at(self, path: str) -> str:
        return f"http://127.0.0.1:{self.port}{path}"


@asynccontextmanager
async def listening() -> AsyncIterator[Listener]:
    listener = Listener()
    server = await asyncio.start_server(listener.hear, "127.0.0.1", 0)
    listener.port = server.sockets[0].getsockname()[1]
    async with server:
        yield listener


@asynccontextmanager
async def telling(folder: Path, **more: Any) -> AsyncIterator[House]:
    async with House(settings(folder, **{"notices": "any", "notice_after": 0.01} | more)) as house:
        house.hall.bell.waits = (0.0, 0.01, 0.01)
        yield house


class Browser:
    """What a browser keeps of a subscription."""

    def __init__(self) -> None:
        self.key, self.auth = ec.generate_private_key(ec.SECP256R1()), bytes(range(16))

    def subscription(self, endpoint: str) -> dict[str, str]:
        return {"endpoint": endpoint, "p256dh": packed(point(self.key.public_key())), "auth": packed(self.auth)}

    def read(self, body: bytes) -> dict[str, Any]:
        """RFC 8291 the other way round."""
        salt, theirs = body[:16], body[21:86]
        shared = self.key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs))
        about = b"WebPush: info\0" + point(self.key.public_key()) + theirs
        key = derived(self.auth, shared, about, 32)
        lock = AESGCM(derived(salt, key, b"Content-Encoding: aes128gcm\0", 16))
        text = lock.decrypt(derived(salt, key, b"Content-Encoding: nonce\0", 12), body[86:], None)
        assert text[-1:] == b"\x02"
        found: dict[str, Any] = json.loads(text[:-1])
        return found


def test_a_message_is_sealed_as_the_example_of_rfc_8291_has_it() -> None:
    own = webpush.private_key("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw")
    sealed = webpush.sealed(
        b"When I grow up, I want to be a watermelon",
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "BTBZMqHH6r4Tts7J_aSIgg",
        own,
        unpacked("DGv6ra1nlYgDCS1FRnbzlw"),
    )
    assert packed(sealed) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIg"
        "Dll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNW"
        "QexSgSxsj_Qulcy4a-fN"
    )


@run_async
async def test_a_browser_is_told_by_web_push_that_it_is_its_turn(tmp_path: Path) -> None:
    async with telling(tmp_path) as house, listening() as service:
        ann, tom, table = await house.pair(options=FIRST)
        browser = Browser()
        told = await tom.get("/api/me/notices")
        assert (told["on"], told["browsers"], told["hook"]) == (True, [], None)
        device = await tom.post("/api/me/browsers?lang=fr", browser.subscription(service.at("/push/1")), 201)
        assert (await tom.get("/api/me/notices"))["browsers"] == [device["id"]]
        async with ann.at(table) as seat:
            await seat.turn_over()
        path, headers, body = await service.next()
        message = browser.read(body)
        assert (path, message["table"], message["path"]) == ("/push/1", table["id"], f"/t/{table['id']}")
        assert message["text"] == "Adventurer's Guard\u202f: à toi de jouer"
        assert set(message) == {"kind", "table", "game", "title", "path", "text"}
        assert (headers["content-encoding"], headers["topic"], headers["urgency"]) == ("aes128gcm", table["id"], "high")
        check_sender(headers["authorization"], told["key"], f"http://127.0.0.1:{service.port}")


def check_sender(header: str, key: str, audience: str) -> None:
    """The token is signed with the key that the browser was told."""
    token, told = header.removeprefix("vapid t=").split(", k=")
    head, claims, signature = token.split(".")
    assert told == key
    assert json.loads(urlsafe_b64decode(claims + "=="))["aud"] == audience
    raw = unpacked(signature)
    seal = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), unpacked(key))
    public.verify(seal, f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))


@run_async
async def test_a_webhook_is_signed_and_tells_the_table_and_nothing_of_the_game(tmp_path: Path) -> None:
    async with telling(tmp_path) as house, listening() as service:
        ann, tom, table = await house.pair(options=FIRST)
        made = await tom.post("/api/me/hook", {"url": service.at("/turn?who=tom")}, 201)
        assert (await tom.get("/api/me/notices"))["hook"] == {"url": made["url"], "rests": False}
        async with ann.at(table) as seat:
            await seat.turn_over()
        path, headers, body = await service.next()
        at, seal = (part.partition("=")[2] for part in headers["tavola-signature"].split(","))
        assert seal == hmac.new(made["secret"].encode(), f"{at}.".encode() + body, hashlib.sha256).hexdigest()
        told = json.loads(body)
        assert (path, told["link"]) == ("/turn?who=tom", f"http://127.0.0.1:{house.port}/t/{table['id']}")
        assert set(told) == {"kind", "table", "game", "title", "path", "link"}


@run_async
async def test_who_looks_is_not_told_and_who_came_meanwhile_neither(tmp_path: Path) -> None:
    async with telling(tmp_path, notice_after=0.3) as house, listening() as service:
        ann, tom, table = await house.pair(options=FIRST)
        await tom.post("/api/me/hook", {"url": service.at("/turn")})
        async with ann.at(table) as mine, tom.at(table) as theirs:
            await mine.turn_over()
            await theirs.turn_over()
            await mine.turn_over()
        async with ann.at(table) as mine, tom.at(table) as theirs:
            await theirs.turn_over()
        async with ann.at(table) as mine:
            await mine.turn_over()
            async with tom.at(table):
                await asyncio.sleep(0.6)
        assert service.heard.empty()


@run_async
async def test_a_call_is_tried_again_and_a_browser_that_is_gone_is_forgotten(tmp_path: Path) -> None:
    async with telling(tmp_path) as house, listening() as service:
        ann, tom, table = await house.pair(options=FIRST)
        service.answers = [503, 429, 200]
        await tom.post("/api/me/hook", {"url": service.at("/turn")})
        async with ann.at(table) as mine:
            await mine.turn_over()
        assert [(await service.next())[0] for _ in range(3)] == ["/turn"] * 3
        await tom.http_delete("/api/me/hook")
        service.answers = [410]
        await ann.post("/api/me/browsers", Browser().subscription(service.at("/push")))
        async with tom.at(table) as theirs:
            await theirs.turn_over()
        await service.next()
        while (await ann.get("/api/me/notices"))["browsers"]:
            await asyncio.sleep(0.02)


@run_async
async def test_redirects_lead_nowhere(tmp_path: Path) -> None:
    async with telling(tmp_path) as house, listening() as service:
        ann, tom, table = await house.pair(options=FIRST)
        service.answers = [302]
        await tom.post("/api/me/hook", {"url": service.at("/turn")})
        async with ann.at(table) as mine:
            await mine.turn_over()
        await service.next()
        await asyncio.sleep(0.1)
        assert service.heard.empty()
        assert house.hall.bell.book.hook(tom.id).failed == 1  # type: ignore[union-attr]


PRIVATE = [
    *("127.0.0.1", "127.1.2.3", "0.0.0.0", "10.0.0.1", "172.16.0.9", "192.168.1.1", "169.254.169.254", "100.64.0.1"),
    *("::1", "::", "fe80::1", "fd00::1", "::ffff:127.0.0.1", "::ffff:10.0.0.1", "64:ff9b::7f00:1", "2002:7f00:1::"),
    *("224.0.0.1", "ff02::1", "255.255.255.255"),
]


@pytest.mark.parametrize("address", PRIVATE)
def test_private_addresses_are_never_called(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    assert not sending.public(address)
    shown = f"[{address}]" if ":" in address else address
    with pytest.raises(sending.BadAddress):
        sending.parsed(f"http://{shown}/turn")
    found = [(2, 1, 6, "", ("93.184.216.34", 80)), (2, 1, 6, "", (address, 80))]
    monkeypatch.setattr(sending.socket, "getaddrinfo", lambda *_, **__: found)
    with pytest.raises(sending.BadAddress, match="only public addresses"):
        sending.post("http://example.org/turn", {}, b"{}")


@pytest.mark.parametrize("address", ["93.184.216.34", "2606:2800:220:1:248:1893:25c8:1946"])
def test_public_ones_are(address: str) -> None:
    assert sending.public(address)


BAD = [
    *("ftp://example.org/", "example.org", "http://", "https://a:b@example.org/", "http://localhost/", "http://x:0/"),
    *(
        "http://printer.local/",
        "http://ex ample.org/",
        "http://example.org:99999/",
        "javascript:alert(1)",
        "http://é.fr",
    ),
]


@in_a_house
async def test_addresses_that_cannot_be_called_are_refused_in_a_line(house: House) -> None:
    ann = await house.person()
    for url in BAD:
        refused = await ann.post("/api/me/hook", {"url": url}, 400)
        assert refused["code"] == "bad-request", url
        assert "\n" not in refused["message"]
    assert (await ann.get("/api/me/notices"))["hook"] is None
    good = Browser().subscription("https://push.example.org/1")
    for wrong in ({"p256dh": "AAAA"}, {"auth": "AA"}, {"auth": "?"}, {"endpoint": "http://push.example.org/1"}):
        assert (await ann.post("/api/me/browsers", good | wrong, 400))["code"] == "bad-request"
    assert (await ann.get("/api/me/notices"))["browsers"] == []


@in_a_house
async def test_a_player_has_ten_browsers_at_most_and_leaves_nothing_behind(house: House) -> None:
    ann, book = await house.person(), house.hall.bell.book
    for nth in range(12):
        await ann.post("/api/me/browsers", Browser().subscription(f"https://push.example.org/{nth}"))
    kept = book.browsers(ann.id)
    assert [each.endpoint[-2:].strip("/") for each in kept] == [str(nth) for nth in range(2, 12)]
    await ann.http_delete(f"/api/me/browsers/{kept[0].id}")
    assert len(book.browsers(ann.id)) == 9
    await ann.post("/api/me/hook", {"url": "https://example.org/turn"})
    await ann.http_delete("/api/me")
    assert (book.size(), book.hook(ann.id)) == (0, None)


@run_async
async def test_a_host_may_turn_notices_off(tmp_path: Path) -> None:
    async with House(settings(tmp_path, notices="off")) as house:
        ann = await house.person()
        assert (await ann.get("/api/me/notices"))["on"] is False
        assert (await ann.post("/api/me/hook", {"url": "https://example.org/"}, 409))["code"] == "no-notices"


@run_async
async def test_the_key_of_the_server_stays_the_same(tmp_path: Path) -> None:
    found = set()
    for _ in range(2):
        async with House(settings(tmp_path)) as house:
            found.add((await (await house.person()).get("/api/me/notices"))["key"])
    assert len(found) == 1
