"""Actions by their parts: the place of the kind, then those of its parameters, each with a mask of its own."""

from collections.abc import Sequence

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
        given = self._whole(parts)
        kind, chosen = given[0], given[1:]
        try:
            takes = self.structure.counts[kind] if 0 <= kind < len(self.kinds) else 0
            found = int(self.structure.code(kind, vec[i64](chosen[:takes])))
        except ValueError as wrong:
            raise MaskedAction(str(wrong)) from None
        if any(chosen[takes:]):
            raise MaskedAction(f"{self.kinds[kind]} takes {takes} parameters: those after them must be 0")
        return found

    def _whole(self, parts: Sequence[int] | Parts) -> list[int]:
        given = np.asarray(parts)
        if given.shape != (self.length,) or given.dtype.kind not in "iu":
            raise MaskedAction(f"an action by its parts is {self.length} whole numbers, not {parts!r}")
        return [int(part) for part in given]

    def mask(self, state: State, chosen: Sequence[int] = ()) -> Mask:
        """What can come next, after nothing or after a kind and the first of its parameters; 0 where none is left."""
        legal = state.legal()
        try:
            if not len(chosen):
                return np.frombuffer(self.structure.kinds_mask(legal), np.int8).copy()
            kind, *places = [int(part) for part in chosen]
            if 0 <= kind < len(self.kinds) and len(places) >= self.structure.counts[kind]:
                return np.ones(1, np.int8)
            return np.frombuffer(self.structure.parameter_mask(legal, kind, vec[i64](places)), np.int8).copy()
        except ValueError as wrong:
            raise MaskedAction(str(wrong)) from None
