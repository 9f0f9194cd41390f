"""Frames as clients may send them, whole or in pieces, over a bare socket."""

import asyncio
import json
import os
import struct
from pathlib import Path

from server.house import House, in_a_house, run_async, settings

TEXT, CONT, BINARY, CLOSE, PING, PONG = 1, 0, 2, 8, 9, 10


def frame(kind: int, payload: bytes, fin: bool = True, mask: bytes | None = None) -> bytes:
    key = os.urandom(4) if mask is None else mask
    size = len(payload)
    head = bytes([kind | (0x80 if fin else 0)])
    if size < 126:
        head += bytes([0x80 | size])
    else:
        head += struct.pack("!BH", 0x80 | 126, size)
    return head + key + bytes(byte ^ key[nth % 4] for nth, byte in enumerate(payload))


class Bare:
    """A connection that sends bytes and reads frames."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader, self.writer = reader, writer

    async def read(self) -> tuple[int, bytes]:
        head = await asyncio.wait_for(self.reader.readexactly(2), 30)
        size = head[1]
        if size == 126:
            (size,) = struct.unpack("!H", await self.reader.readexactly(2))
        elif size == 127:
            (size,) = struct.unpack("!Q", await self.reader.readexactly(8))
        return head[0] & 15, await self.reader.readexactly(size)

    async def next(self, kind: str) -> dict[str, object]:
        while True:
            opcode, payload = await self.read()
            assert opcode == TEXT, (opcode, payload)
            message: dict[str, object] = json.loads(payload)
            if message["type"] == kind:
                return message

    async def close_code(self) -> int:
        while True:
            opcode, payload = await self.read()
            if opcode == CLOSE:
                return int.from_bytes(payload[:2], "big")


async def bare(house: House, table: str, key: str, more: bytes = b"") -> Bare:
    """Connected and greeted; `more` is sent together with the hello."""
    reader, writer = await asyncio.open_connection("127.0.0.1", house.port)
    lines = [f"GET /api/tables/{table}/live HTTP/1.1", "Host: x", "Upgrade: websocket", "Connection: Upgrade"]
    lines += ["Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==", "Sec-WebSocket-Version: 13", "", ""]
    writer.write("\r\n".join(lines).encode())
    await reader.readuntil(b"\r\n\r\n")
    writer.write(frame(TEXT, json.dumps({"type": "hello", "key": key}).encode()) + more)
    return Bare(reader, writer)


PINGED = b'{"type":"ping"}'


@in_a_house
async def test_frames_may_arrive_byte_by_byte_or_several_at_once(house: House) -> None:
    ann, _, table = await house.pair()
    line = await bare(house, table["id"], ann.key, frame(TEXT, PINGED) + frame(TEXT, PINGED))
    await line.next("view")
    await line.next("pong")
    await line.next("pong")
    for byte in frame(TEXT, json.dumps({"type": "why", "id": "w" * 60, "ids": ["x" * 70]}).encode()):
        line.writer.write(bytes([byte]))
        await asyncio.sleep(0)
        await line.writer.drain()
    assert (await line.next("because"))["id"] == "w" * 60
    line.writer.close()


@in_a_house
async def test_a_text_in_several_frames_with_a_ping_between_is_one_message(house: House) -> None:
    ann, _, table = await house.pair()
    line = await bare(house, table["id"], ann.key)
    await line.next("view")
    line.writer.write(frame(TEXT, PINGED[:5], fin=False) + frame(PING, b"?") + frame(CONT, PINGED[5:]))
    assert await line.read() == (PONG, b"?")
    await line.next("pong")
    line.writer.write(frame(TEXT, PINGED))
    await line.next("pong")
    line.writer.close()


@in_a_house
async def test_bytes_are_answered_like_any_message_that_cannot_be_read(house: House) -> None:
    ann, _, table = await house.pair()
    line = await bare(house, table["id"], ann.key)
    await line.next("view")
    line.writer.write(frame(BINARY, PINGED))
    assert (await line.next("error"))["code"] == "bad-request"
    line.writer.write(frame(TEXT, b"\xff\xfe"))
    assert (await line.next("error"))["code"] == "bad-request"
    line.writer.close()


@in_a_house
async def test_frames_against_the_rules_close_the_connection(house: House) -> None:
    ann, _, table = await house.pair()
    unmasked = bytes([0x81, len(PINGED)]) + PINGED
    huge = bytes([0x81, 0x80 | 127]) + (1 << 40).to_bytes(8, "big") + bytes(4)
    reserved = bytes([0x81 | 0x40]) + frame(TEXT, PINGED)[1:]
    for wrong, code in ((unmasked, 1002), (huge, 1009), (reserved, 1002), (frame(CLOSE, b"\x03\xe8"), 1000)):
        line = await bare(house, table["id"], ann.key)
        await line.next("view")
        line.writer.write(wrong)
        assert await line.close_code() == code
        line.writer.close()


@run_async
async def test_pings_and_pieces_of_messages_have_a_limit_too(tmp_path: Path) -> None:
    async with House(settings(tmp_path, rate=1.0, burst=20)) as house:
        ann, tom, table = await house.pair(options={"first_player": "seat0"})
        piece = frame(TEXT, b"", fin=False)
        floods = (frame(PING, b"?") * 5000, frame(PONG, b"?") * 5000, piece + frame(CONT, b"", fin=False) * 5000)
        for nth, flood in enumerate(floods, 1):
            line = await bare(house, table["id"], tom.key)
            await line.next("view")
            line.writer.write(flood)
            assert await line.close_code() == 1008
            assert house.hall.doors.events["closed: too many pings"] == nth
            line.writer.close()
        async with ann.at(table) as seat:
            await seat.moved()


@in_a_house
async def test_a_ping_now_and_then_is_answered(house: House) -> None:
    ann, _, table = await house.pair()
    line = await bare(house, table["id"], ann.key)
    await line.next("view")
    for nth in range(40):
        line.writer.write(frame(PING, b"%d" % nth))
        assert await line.read() == (PONG, b"%d" % nth)
    line.writer.close()


@in_a_house
async def test_one_who_floods_without_being_heard_must_wait_and_loses_nothing(house: House) -> None:
    ann, _, table = await house.pair()
    line = await bare(house, table["id"], ann.key, frame(TEXT, PINGED) * 500)
    await line.next("view")
    for _ in range(500):
        await line.next("pong")
    line.writer.close()
