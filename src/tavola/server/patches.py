"""What changed in a scene, encoded: found by keys where the game sketches scenes, else by comparing what was drawn."""

from collections.abc import Callable
from functools import cache
from operator import attrgetter
from typing import Any

from tavola.kernel.game import Game
from tavola.kernel.scene import Scene, Space
from tavola.kernel.sketch import LISTS, PARTS, Key, Sketch
from tavola.server.protocol import ENCODE

Shown = Sketch | Scene  # what a client has on its screen
ALL_PARTS = attrgetter(*PARTS)
PATCHED = frozenset({"spaces", "pieces", "zones", "seats"})  # of these single items are told; the others are told whole
WRITTEN = [(name, f'"{name}":'.encode(), name in LISTS, name in PATCHED) for name in PARTS]
MOST_KEPT = 250_000  # encoded things of one kind
MOST_BOARDS = 1000
BOARDS: dict[int, tuple[tuple[Space, ...], bytes]] = {}  # by identity; the tuple is held, so its id stays its own


class Kept:
    """Things of one kind, encoded, by their key in a sketch: drawn once in a language, for all tables."""

    def __init__(self, game: Game, part: str, language: str) -> None:
        self.game, self.part, self.language = game, part, language
        self.known: dict[Key, bytes] = {}

    def of(self, key: Key) -> bytes:
        data = self.known.get(key)
        if data is None:
            if len(self.known) >= MOST_KEPT:
                self.known.clear()
            data = self.known[key] = ENCODE.encode(self.game.painted(self.part, key, self.language))
        return data

    def list(self, keys: tuple[Key, ...]) -> bytes:
        return b"[" + b",".join([self.of(key) for key in keys]) + b"]"

    def news(self, was: tuple[Key, ...], now: tuple[Key, ...]) -> bytes:
        """`[[3, {…}]]`: the fourth item is new."""
        news = [b"[%d,%b]" % (nth, self.of(now[nth])) for nth in range(len(now)) if was[nth] != now[nth]]
        return b"[" + b",".join(news) + b"]"


@cache
def kept(game: Game, language: str) -> tuple[Kept, ...]:
    """One for each part of a scene."""
    return tuple([Kept(game, part, language) for part in PARTS])


class Told:
    """What was found and encoded since the last entry, so that it is done once for all who had and have the same."""

    def __init__(self) -> None:
        self.parts: dict[tuple[int, int], tuple[object, object, bytes]] = {}  # by identity of before and after

    def clear(self) -> None:
        self.parts.clear()

    def once(self, before: Any, after: Any, tell: Callable[[Any, Any], bytes]) -> bytes:
        key = (id(before), id(after))
        known = self.parts.get(key)
        if known is None:
            known = self.parts[key] = (before, after, tell(before, after))
        return known[2]


def changes(old: Any, new: Any, things: tuple[Kept, ...], told: Told) -> tuple[bytes, bytes]:
    """Parts that changed as a whole, and of the long ones the items that changed, by their place."""
    if isinstance(new, Scene):
        return _by_parts(ALL_PARTS(old), ALL_PARTS(new), told)
    return _by_keys(old, new, things)


def _by_keys(old: tuple[Any, ...], new: tuple[Any, ...], things: tuple[Kept, ...]) -> tuple[bytes, bytes]:
    parts: list[bytes] = []
    patch: list[bytes] = []
    for nth in range(len(new)):
        was, now = old[nth], new[nth]
        if was is now or was == now:
            continue
        _, head, is_list, patched = WRITTEN[nth]
        if not is_list:
            parts.append(head + things[nth].of(now))
        elif patched and len(was) == len(now):
            patch.append(head + things[nth].news(was, now))
        else:
            parts.append(head + things[nth].list(now))
    return b"{" + b",".join(parts) + b"}", b"{" + b",".join(patch) + b"}"


def _by_parts(old: tuple[Any, ...], new: tuple[Any, ...], told: Told) -> tuple[bytes, bytes]:
    parts: list[bytes] = []
    patch: list[bytes] = []
    for (_, head, _, patched), before, after in zip(WRITTEN, old, new, strict=True):
        if before is after:
            continue
        by_item = patched and len(before) == len(after)
        if news := told.once(before, after, _items if by_item else _part):
            (patch if by_item else parts).append(head + news)
    return b"{" + b",".join(parts) + b"}", b"{" + b",".join(patch) + b"}"


def _part(before: Any, after: Any) -> bytes:
    return b"" if before == after else ENCODE.encode(after)


def _items(before: tuple[Any, ...], after: tuple[Any, ...]) -> bytes:
    """`[[3, {…}]]`: the fourth item is new."""
    pairs = enumerate(zip(before, after, strict=True))
    news = [(nth, item) for nth, (was, item) in pairs if was is not item and was != item]
    return ENCODE.encode(news) if news else b""


def whole(shown: Any, things: tuple[Kept, ...]) -> bytes:
    """Every part of a scene."""
    parts: list[bytes] = []
    each = ALL_PARTS(shown) if isinstance(shown, Scene) else shown
    for nth, (name, head, is_list, _) in enumerate(WRITTEN):
        if not isinstance(shown, Scene):
            parts.append(head + (things[nth].list(each[nth]) if is_list else things[nth].of(each[nth])))
        else:
            parts.append(head + (_encoded_spaces(each[nth]) if name == "spaces" else ENCODE.encode(each[nth])))
    return b"{" + b",".join(parts) + b"}"


def _encoded_spaces(spaces: tuple[Space, ...]) -> bytes:
    """The board is the largest part and, where a game keeps it, the same object each time: encoded once."""
    held = BOARDS.get(id(spaces))
    if held is not None and held[0] is spaces:
        return held[1]
    if len(BOARDS) >= MOST_BOARDS:
        BOARDS.clear()
    data = ENCODE.encode(spaces)
    BOARDS[id(spaces)] = (spaces, data)
    return data
