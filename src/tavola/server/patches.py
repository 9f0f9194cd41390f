"""What changed in a scene, encoded: found by comparing what was drawn."""

from operator import attrgetter
from typing import Any

from tavola.kernel.scene import Scene, Space
from tavola.server.protocol import ENCODE, Patch

Parts = tuple[Any, ...]
PATCHED = frozenset(Patch.__struct_fields__)  # of these single items are told; the others are told whole
ALL_PARTS = Scene.__struct_fields__
EACH_PART = attrgetter(*ALL_PARTS)
HEADS = [f'"{part}":'.encode() for part in ALL_PARTS]
ARE_PATCHED = [part in PATCHED for part in ALL_PARTS]
MOST_BOARDS = 1000
BOARDS: dict[int, tuple[tuple[Space, ...], bytes]] = {}  # by identity; the tuple is held, so its id stays its own


class Told:
    """What was found and encoded since the last entry, so that it is done once for all who had and have the same."""

    def __init__(self) -> None:
        self.parts: dict[int, tuple[object, object, bytes]] = {}  # by identity of what is shown now

    def clear(self) -> None:
        self.parts.clear()

    def news(self, before: Any, after: Any, by_item: bool) -> bytes:
        """What changed, encoded; nothing where both look alike."""
        known = self.parts.get(id(after))
        if known is not None and known[0] is before and known[1] is after:
            return known[2]
        found = _items(before, after) if by_item else b"" if before == after else ENCODE.encode(after)
        self.parts[id(after)] = (before, after, found)
        return found


def changes(old: Scene, new: Scene, told: Told) -> tuple[bytes, bytes]:
    """Parts that changed as a whole, and of the long ones the items that changed, by their place."""
    parts: list[bytes] = []
    patch: list[bytes] = []
    before: Parts = EACH_PART(old)
    after: Parts = EACH_PART(new)
    for nth in range(len(after)):
        was, now = before[nth], after[nth]
        if was is now:
            continue
        by_item: bool = ARE_PATCHED[nth] and len(was) == len(now)
        if news := told.news(was, now, by_item):
            (patch if by_item else parts).append(HEADS[nth] + news)
    return b"{" + b",".join(parts) + b"}", b"{" + b",".join(patch) + b"}"


def _items(before: Parts, after: Parts) -> bytes:
    """`[[3, {…}]]`: the fourth item is new."""
    news: list[tuple[int, Any]] = []
    for nth in range(len(after)):
        was, now = before[nth], after[nth]
        if was is not now and was != now:
            news.append((nth, now))
    return ENCODE.encode(news) if news else b""


def whole(scene: Scene) -> bytes:
    """Every part of a scene."""
    parts = [head + _encoded(part) for head, part in zip(HEADS, EACH_PART(scene), strict=True)]
    return b"{" + b",".join(parts) + b"}"


def _encoded(part: Any) -> bytes:
    """The board is the largest part and, where a game keeps it, the same object each time: encoded once."""
    if not isinstance(part, tuple) or not part or type(part[0]) is not Space:
        return ENCODE.encode(part)
    held = BOARDS.get(id(part))
    if held is not None and held[0] is part:
        return held[1]
    if len(BOARDS) >= MOST_BOARDS:
        BOARDS.clear()
    data = ENCODE.encode(part)
    BOARDS[id(part)] = (part, data)
    return data
