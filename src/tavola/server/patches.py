"""What changed in a scene, encoded: found by keys where the game sketches scenes, else by comparing what was drawn."""

from collections.abc import Callable
from functools import cache
from operator import attrgetter
from typing import Any

from tavola.kernel.game import Game
from tavola.kernel.scene import Scene, Space
from tavola.kernel.sketch import LAYERS, LISTS, OWN, SHARED, Key, Keys, Sketch
from tavola.server.protocol import ENCODE

Shown = Sketch | Scene  # what a client has on its screen
PATCHED = frozenset({"spaces", "pieces", "zones", "seats"})  # of these single items are told; the others are told whole
ALL_PARTS = Scene.__struct_fields__
EACH_PART = attrgetter(*ALL_PARTS)
HEADS = [f'"{part}":'.encode() for part in ALL_PARTS]
ARE_PATCHED = [part in PATCHED for part in ALL_PARTS]
MOST_KEPT = 250_000  # encoded things of one kind
ROW = 1 << 16
MOST_BOARDS = 1000
BOARDS: dict[int, tuple[tuple[Space, ...], bytes]] = {}  # by identity; the tuple is held, so its id stays its own


class Kept:
    """Things of one kind, encoded, by their key in a sketch: drawn once in a language, for all tables."""

    def __init__(self, game: Game, part: str, language: str) -> None:
        self.game, self.part, self.language = game, part, language
        self.known: dict[Key, bytes] = {}
        self.head = f'"{part}":'.encode()
        self.is_list, self.patched = part in LISTS, part in PATCHED

    def of(self, key: Key) -> bytes:
        data = self.known.get(key)
        return self.draw(key) if data is None else data

    def draw(self, key: Key) -> bytes:
        if len(self.known) >= MOST_KEPT:
            self.known.clear()
        data = self.known[key] = self.encoded(key)
        return data

    def encoded(self, key: Key) -> bytes:
        return ENCODE.encode(self.game.painted(self.part, key, self.language))

    def whole(self, now: Any) -> bytes:
        """The part, all of it."""
        if not self.is_list:
            return self.head + self.of(now)
        return self.head + b"[" + b",".join([self.of(key) for key in now]) + b"]"

    def news(self, was: Keys, now: Keys) -> bytes:
        """`[[3, {…}]]`: the fourth item is new."""
        news = [b"[%d,%b]" % (nth, self.of(now[nth])) for nth in range(len(now)) if was[nth] != now[nth]]
        return self.head + b"[" + b",".join(news) + b"]"


class Layer(Kept):
    """One layer of choices, encoded so that all layers together make an object."""

    def __init__(self, game: Game, part: str, language: str) -> None:
        super().__init__(game, part, language)
        self.row: list[bytes] = [b""] * ROW  # those whose key is a small number

    def of(self, key: Key) -> bytes:
        if not isinstance(key, int) or key >= ROW:
            return super().of(key)
        data = self.row[key]
        if not data:
            data = self.row[key] = self.encoded(key)
        return data

    def encoded(self, key: Key) -> bytes:
        data = super().encoded(key)
        if self.part == "deed":
            return data.removesuffix(b"}")
        if self.part == "name":
            return b"," + data[1:-1]
        return b"}" if key is None else b',"%b":%b}' % (self.part.encode(), data)


class Choices(Kept):
    """Choices, each made of its layers."""

    def __init__(self, game: Game, part: str, language: str) -> None:
        super().__init__(game, part, language)
        self.deeds, self.names, self.previews = [Layer(game, layer, language) for layer in LAYERS]

    def whole(self, now: Any) -> bytes:
        choices: Keys = now
        each: list[bytes] = []
        for nth in range(len(choices)):
            layers: Keys = choices[nth]
            each.append(self.deeds.of(layers[0]) + self.names.of(layers[1]) + self.previews.of(layers[2]))
        return self.head + b"[" + b",".join(each) + b"]"


class Album:
    """A game's things in one language, a `Kept` for each part of a scene."""

    def __init__(self, game: Game, language: str) -> None:
        self.shared = [Kept(game, part, language) for part in SHARED]
        self.own = [(Choices if part == "choices" else Kept)(game, part, language) for part in OWN]


@cache
def album(game: Game, language: str) -> Album:
    return Album(game, language)


class Told:
    """What was found and encoded since the last entry, so that it is done once for all who had and have the same."""

    def __init__(self) -> None:
        self.parts: dict[tuple[int, int], tuple[object, object, bytes]] = {}  # by identity of before and after
        self.common: dict[Album, tuple[Keys, Keys, list[bytes], list[bytes]]] = {}

    def clear(self) -> None:
        self.parts.clear()
        self.common.clear()

    def shared(self, before: Keys, after: Keys, things: "Album") -> tuple[list[bytes], list[bytes]]:
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
