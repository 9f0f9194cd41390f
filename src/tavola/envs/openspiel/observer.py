"""What a player observes, as tensors with a name for each part, and as text."""

from collections.abc import Mapping
from hashlib import sha256
from typing import Any, Final

import numpy as np
import pyspiel

from tavola.kernel.observation import Observation
from tavola.kernel.packing import packed_observation
from tavola.kernel.state import State

MEMORY: Final = 32  # numbers that stand for all that was seen before


def observes(kind: Any) -> bool:
    """What is public and what is the player's own: there are no observers of less or of more."""
    return kind is None or (kind.public_info and kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER)


class Observer:
    """With perfect recall it sees the whole past: as text in full, in the tensor as its digest beside the present.

    So tensors of two information states differ, while their length does not grow with the game.
    """

    def __init__(self, observation: Observation, kind: Any, params: Mapping[str, Any] | None) -> None:
        if params:
            raise pyspiel.SpielError(f"an observer takes no parameters, not {dict(params)}")
        self.recalls = kind is not None and kind.perfect_recall
        self.observation = observation
        self.tensor = np.zeros(observation.size + (MEMORY if self.recalls else 0), np.float32)
        self.dict = {
            part.name: self.tensor[part.offset : part.end].reshape(part.shape or (1,)) for part in observation.parts
        }
        if self.recalls:
            self.dict["memory"] = self.tensor[observation.size :]

    def set_from(self, state: Any, player: int) -> None:
        """Write the tensor."""
        seen = packed_observation(state.past.state, player)
        self.tensor[: self.observation.size] = np.frombuffer(seen, "<i4")
        if self.recalls:
            digest = sha256(state.past.seen(player).encode()).digest()
            self.tensor[self.observation.size :] = np.frombuffer(digest, np.uint8) / np.float32(255)

    def string_from(self, state: Any, player: int) -> str:
        """The past line by line, or the present part by part."""
        return str(state.past.seen(player)) if self.recalls else self.present(state.past.state, player)

    def present(self, state: State, player: int) -> str:
        named = self.observation.named(state.observe(player))
        return "\n".join(f"{name}: {value}" for name, value in named.items())
