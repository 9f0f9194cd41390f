"""What all environments share: a game at a number of seats with its options, its spaces and its name."""

from collections.abc import Iterator, Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from tavola.envs.refusals import MaskedAction, NoSuchOption, hosted
from tavola.envs.structured import Structured
from tavola.kernel.errors import choices
from tavola.kernel.game import Game
from tavola.kernel.registry import game as game_named
from tavola.kernel.registry import games
from tavola.kernel.state import State

Seen = dict[str, NDArray[Any]]
NAMESPACE = "tavola"
RENDER_MODES = ("ansi", "rgb_array")


def name_of(game: Game) -> str:
    """`AdventurersGuard-v0`: the number rises when the rules or the observation change."""
    return "".join(word.capitalize() for word in game.slug.split("-")) + f"-v{game.environment}"


def id_of(game: Game) -> str:
    """Under which Gymnasium and PettingZoo know it."""
    return f"{NAMESPACE}/{name_of(game)}"


def observable() -> Iterator[Game]:
    """Every installed game that can be an environment: one of others' may have no observation."""
    return (game for game in map(game_named, games()) if game.observed is not None)


class Table:
    """A game as environments offer it."""

    def __init__(self, slug: str, seats: int | None, options: Mapping[str, Any]) -> None:
        with hosted():
            self.game = game_named(slug)
            self.first = self.game.begin(self.game.seats[0] if seats is None else seats, options)
            self.observation = self.game.observation_of(self.first)
        self.seats = int(self.first.seats)
        self.codes = self.game.actions.size
        self.structured = Structured(self.game.actions)

    def observation_space(self) -> spaces.Dict:
        """The numbers of an observation, each with its range, and the mask of all codes."""
        parts = self.observation.parts
        low = np.concatenate([np.full(part.size, part.low, np.int32) for part in parts])
        # Gymnasium warns of what cannot change, such as the one seat of somebody who plays alone
        high = np.concatenate([np.full(part.size, max(part.high, part.low + 1), np.int32) for part in parts])
        mask = spaces.Box(0, 1, (self.codes,), np.int8)
        return spaces.Dict({"observation": spaces.Box(low, high, dtype=np.int32), "action_mask": mask})

    def action_space(self, structured: bool) -> "spaces.Discrete | spaces.MultiDiscrete":
        return self.structured.space if structured else spaces.Discrete(self.codes)

    def code(self, action: Any) -> int:
        """A flat action as a plain number, or an action by its parts as its code."""
        if isinstance(action, np.ndarray) and action.shape == ():
            action = action[()]
        if isinstance(action, int | np.integer) and not isinstance(action, bool):
            return self.within(int(action))
        if isinstance(action, np.ndarray | list | tuple):
            return self.structured.code(action)
        raise self.no_action(action)

    def within(self, action: int) -> int:
        """A code that there is."""
        if not 0 <= action < self.codes:
            raise self.no_action(action)
        return action

    def no_action(self, action: object) -> MaskedAction:
        return MaskedAction(f"{action!r} is no action: it must be a whole number from 0 to {self.codes - 1}")

    def refusal(self, state: State, action: int) -> MaskedAction:
        """Why an action is masked: the clause, or that it is none."""
        if not 0 <= action < self.codes:
            return self.no_action(action)
        refused = self.game.why_not(state, action)
        clause = f"{refused.clause}: {refused.message}" if refused else "it is not this seat's"
        return MaskedAction(f"{self.game.named(action)} ({action}) is masked: {clause}")

    def check_seat(self, seat: object) -> int:
        """A seat of the table."""
        if type(seat) is not int or not 0 <= seat < self.seats:
            raise NoSuchOption(f"there is no seat {seat!r}: it must be {choices(range(self.seats))}")
        return seat


def check_render_mode(mode: str | None) -> str | None:
    """A mode there is, or none."""
    if mode is not None and mode not in RENDER_MODES:
        raise NoSuchOption(f"there is no render mode {mode!r}: it must be {choices(RENDER_MODES)}")
    return mode
