"""What changed in a scene, encoded: found by keys where the game sketches scenes, else by comparing what was drawn."""

from collections.abc import Callable
from operator import attrgetter
from typing import Any

from tavola.kernel.scene import Scene, Space
from tavola.kernel.sketch import Keys, Sketch
from tavola.server.album import PATCHED, Album, Kept
from tavola.server.protocol import ENCODE

Shown = Sketch | Scene  # what a client has on its screen
ALL_PARTS = Scene.__struct_fields__
EACH_PART = attrgetter(*ALL_PARTS)
HEADS = [f'"{part}":'.encode() for part in ALL_PARTS]
ARE_PATCHED = [part in PATCHED for part in ALL_PARTS]
MOST_BOARDS = 1000
BOARDS: dict[int, tuple[tuple[Space, ...], bytes]] = {}  # by identity; the tuple is held, so its id stays its own


class Told:
    """What was found and encoded since the last entry, so that it is done once for all who had and have the same."""

    def __init__(self) -> None:
        self.parts: dict[tuple[int, int], tuple[object, object, bytes]] = {}  # by identity of before and after
        self.common: dict[Album, tuple[Keys, Keys, list[bytes], list[bytes]]] = {}

    def clear(self) -> None:
        self.parts.clear()
        self.common.clear()

    def shared(self, before: Keys, after: Keys, things: Album) -> tuple[list[bytes], list[bytes]]:
        """What changed for everyone: parts, and items of the long ones."""
        known = self.common.get(things)
        if known is None or known[0] is not before or known[1] is not after:
            parts: list[bytes] = []
            patch: list[bytes] = []
            _by_keys(before, after, things.shared, parts, patch)
            known = self.common[things] = (before, after, parts, patch)
        return known[2], known[3]

    def once(self, before: Any, after: Any, tell: Callable[[Any, Any], bytes]) -> bytes:
        key = (id(before), id(after))
        known = self.parts.get(key)
        if known is None:
            known = self.parts[key] = (before, after, tell(before, after))
        return known[2]


def changes(old: Any, new: Any, things: Album, told: Told) -> tuple[bytes, bytes]:
    """Parts that changed as a whole, and of the long ones the items that changed, by their place."""
    parts: list[bytes] = []
    patch: list[bytes] = []
    if isinstance(new, Scene):
        _by_parts(EACH_PART(old), EACH_PART(new), told, parts, patch)
    else:
        common = told.shared(old[0], new[0], things)
        parts += common[0]
        patch += common[1]
        _by_keys(old[1], new[1], things.own, parts, patch)
    return b"{" + b",".join(parts) + b"}", b"{" + b",".join(patch) + b"}"


def _by_keys(old: Keys, new: Keys, things: list[Kept], parts: list[bytes], patch: list[bytes]) -> None:
    for nth in range(len(new)):
        was, now = old[nth], new[nth]
        if was is now or was == now:
            continue
        kept = things[nth]
        if kept.patched and len(was) == len(now):
            patch.append(kept.news(was, now))
        else:
            parts.append(kept.whole(now))


def _by_parts(old: Keys, new: Keys, told: Told, parts: list[bytes], patch: list[bytes]) -> None:
    for nth in range(len(new)):
        before, after = old[nth], new[nth]
        if before is after:
            continue
        by_item = ARE_PATCHED[nth] and len(before) == len(after)
        if news := told.once(before, after, _items if by_item else _part):
            (patch if by_item else parts).append(HEADS[nth] + news)


def _part(before: Any, after: Any) -> bytes:
    return b"" if before == after else ENCODE.encode(after)


def _items(before: Keys, after: Keys) -> bytes:
    """`[[3, {…}]]`: the fourth item is new."""
    pairs = enumerate(zip(before, after, strict=True))
    news = [(nth, item) for nth, (was, item) in pairs if was is not item and was != item]
    return ENCODE.encode(news) if news else b""


def whole(shown: Any, things: Album) -> bytes:
    """Every part of a scene."""
    if isinstance(shown, Scene):
        parts = [head + _encoded(part) for head, part in zip(HEADS, EACH_PART(shown), strict=True)]
    else:
        shared, own = shown
        parts = [kept.whole(key) for kept, key in zip(things.shared + things.own, shared + own, strict=True)]
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
