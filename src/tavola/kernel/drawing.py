"""Drawing: what everybody sees is drawn once, what one seat sees comes on top, what was drawn before is there already.

A game's `draw` is a function of position, seat and voice, or a `Drawing` in two layers. Its elements (a piece, a hand,
a panel) are functions marked `@drawn` of the few numbers they depend on: with the same numbers they are the same
objects again, at whatever table, and what is the same object has not changed: it is neither worded nor sent.
"""

from collections.abc import Callable
from functools import lru_cache
from typing import Any, Generic, ParamSpec, TypeVar, cast

from tavola.kernel.questions import Flow
from tavola.kernel.scene import Scene
from tavola.kernel.story import Voice

KEPT = 1 << 16  # elements of a kind that are kept at most
P = ParamSpec("P")
R = TypeVar("R")
T = TypeVar("T", bound=Flow)
ELEMENTS: list[Callable[[], None]] = []  # how each kind of element is forgotten
Draw = Callable[[Any, int | None, Voice], Scene]


def drawn(element: Callable[P, R]) -> Callable[P, R]:
    """A part of a scene that depends on nothing but its arguments, a voice among them where it has words."""
    kept = lru_cache(maxsize=KEPT)(element)
    ELEMENTS.append(kept.cache_clear)
    return cast(Callable[P, R], kept)


def forget() -> None:
    """Draw everything from nothing again: for tests, which compare it with what was kept."""
    for clear in ELEMENTS:
        clear()


class Drawing(Generic[T]):
    """How a game is drawn."""

    def common(self, t: T, voice: Voice) -> Scene:
        """What everybody sees: the scene of a spectator."""
        raise NotImplementedError

    def own(self, t: T, seat: int, common: Scene, voice: Voice) -> Scene:
        """The scene of a seat: what everybody sees, with what this seat alone sees in its place."""
        raise NotImplementedError

    def scene(self, t: T, seat: int | None, voice: Voice, common: Callable[[], Scene]) -> Scene:
        """The scene of a seat or a spectator; `common` gives what everybody sees, drawn once for all who ask."""
        return common() if seat is None else self.own(t, seat, common(), voice)


class Whole(Drawing[Any]):
    """A game that draws every reader's scene by one function."""

    def __init__(self, draw: Draw) -> None:
        self.draw = draw

    def common(self, t: Any, voice: Voice) -> Scene:
        return self.draw(t, None, voice)

    def scene(self, t: Any, seat: int | None, voice: Voice, common: Callable[[], Scene]) -> Scene:
        return common() if seat is None else self.draw(t, seat, voice)
