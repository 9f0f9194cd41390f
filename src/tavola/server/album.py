"""Things of sketched scenes, drawn and encoded once in each language, for all tables."""

from functools import cache
from typing import Any

from tavola.kernel.game import Game
from tavola.kernel.sketch import LAYERS, LISTS, OWN, SHARED, Key, Keys
from tavola.server.protocol import ENCODE, Patch

PATCHED = frozenset(Patch.__struct_fields__)  # of these single items are told; the others are told whole
MOST_KEPT = 250_000  # things of one kind
ROW = 1 << 16


class Kept:
    """Things of one kind, encoded, by their key in a sketch."""

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
        if not isinstance(key, int) or not 0 <= key < ROW:
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
