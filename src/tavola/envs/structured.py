"""Actions by their parts: the place of the kind, then those of its parameters, each with a mask of its own."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

import numpy as np
from gymnasium import spaces
from librt.vecs import vec
from mypy_extensions import i64
from numpy.typing import NDArray

from tavola.envs.refusals import MaskedAction
from tavola.kernel.actions import ActionSpace
from tavola.kernel.state import State

Parts = NDArray[np.int64]
Mask = NDArray[np.int8]
MANY = 1 << 31  # no parameter has so many names


class Structured:
    """A game's actions as rows of a few numbers; parameters that a kind does not have are 0."""

    def __init__(self, actions: ActionSpace) -> None:
        self.structure = actions.structure
        self.kinds = tuple(actions.kinds)
        self.size = actions.size
        self.length = 1 + max(len(kind.params) for kind in actions.kinds.values())
        self.widths = tuple(self.structure.widths()[: self.length])

    @property
    def space(self) -> "spaces.MultiDiscrete[np.int64]":
        """Every combination of parts, also those that are no action."""
        return spaces.MultiDiscrete(list(self.widths))

    def parts(self, action: int) -> Parts:
        """The parts of a code."""
        known = list(self.structure.split(action))
        return np.array(known + [0] * (self.length - len(known)), np.int64)

    def code(self, parts: Sequence[int] | Parts) -> int:
        """The code of these parts; MaskedAction if there is none."""
        given = whole(parts)
        if len(given) != self.length:
            raise MaskedAction(f"an action by its parts is {self.length} whole numbers from 0 on, not {list(parts)}")
        with refusing():
            return int(self.structure.code(*self._own(given)))

    def mask(self, state: State, chosen: Sequence[int] = ()) -> Mask:
        """What can come next, after nothing or after a kind and the first of its parameters; 0 where none is left."""
        legal, given = state.legal(), whole(chosen)
        if not len(chosen):
            return np.frombuffer(self.structure.kinds_mask(legal), np.int8).copy()
        if not 0 < len(given) < self.length:
            raise MaskedAction(f"parts chosen so far are up to {self.length - 1} whole numbers, not {chosen!r}")
        with refusing():
            kind, places = self._own(given)
            if len(places) < self.structure.counts[kind]:
                return np.frombuffer(self.structure.parameter_mask(legal, kind, places), np.int8).copy()
            self.structure.check(kind, places)
            return np.ones(1, np.int8)

    def _own(self, given: list[int]) -> tuple[int, vec[i64]]:
        """The kind, and the parameters that it takes."""
        kind, places = given[0], given[1:]
        self.structure.check(kind, vec[i64]())
        takes = self.structure.counts[kind]
        if any(places[takes:]):
            raise ValueError(f"{self.kinds[kind]} takes {takes} parameters: those after them must be 0")
        return kind, vec[i64](places[:takes])


def whole(parts: Sequence[int] | Parts) -> list[int]:
    """Parts as plain numbers; nothing, if any of them cannot be the place of something."""
    fit = all(isinstance(part, int | np.integer) and type(part) is not bool and 0 <= part < MANY for part in parts)
    return [int(part) for part in parts] if fit else []


@contextmanager
def refusing() -> Iterator[None]:
    """What the structure does not have is refused as a masked action is."""
    try:
        yield
    except ValueError as wrong:
        raise MaskedAction(str(wrong)) from None
