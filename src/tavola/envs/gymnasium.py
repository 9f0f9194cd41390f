"""Every game as a Gymnasium environment: one seat is yours, bots by name play the others.

import gymnasium, tavola.envs
env = gymnasium.make("tavola/AdventurersGuard-v0", bots="novice")
"""

from collections.abc import Sequence
from typing import Any, Literal

import gymnasium
import numpy as np
from gymnasium.utils import EzPickle
from numpy.typing import NDArray

from tavola.envs.opponents import RANDOM
from tavola.envs.refusals import GameOver, NoSuchOption
from tavola.envs.render import frame
from tavola.envs.seeds import drawn
from tavola.envs.structured import Mask
from tavola.envs.table import RENDER_MODES, Seen, check_render_mode, id_of, observable
from tavola.envs.vector import Vector
from tavola.kernel.errors import choices

MASKED = ("refuse", "replace")


class Seat(gymnasium.Env[Seen, Any], EzPickle):
    """A vector of one game.

    `masked`: what happens to an action that the mask forbids: it is refused with the clause it breaks, or replaced by
    the next legal code, for algorithms that know no masks. Pickled are its settings: what is read has to be reset.
    """

    metadata: dict[str, Any] = {"render_modes": list(RENDER_MODES), "render_fps": 2}  # noqa: RUF012

    def __init__(
        self,
        slug: str,
        *,
        seats: int | None = None,
        seat: int | Literal["any"] = 0,
        bots: str | Sequence[str] = RANDOM,
        structured: bool = False,
        masked: str = MASKED[0],
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        given = {"seats": seats, "seat": seat, "bots": bots, "structured": structured, "masked": masked}
        EzPickle.__init__(self, slug, **given, render_mode=render_mode, **options)
        if masked not in MASKED:
            raise NoSuchOption(f"a masked action cannot be {masked!r}: it must be {choices(MASKED)}")
        self.one = Vector(slug, 1, seats=seats, seat=seat, bots=bots, **options)
        self.structured, self.replaces = structured, masked == MASKED[1]
        self.render_mode = check_render_mode(render_mode)
        self.observation_space = self.one.single_observation_space
        self.action_space = self.one.table.action_space(structured)
        self.seeded = False

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, dict[str, Any]]:
        """A new game, as far as your first decision."""
        super().reset(seed=seed)
        if seed is None and not self.seeded:
            seed = drawn(self.np_random)
        self.seeded = True
        seen, info = self.one.reset(seed=seed)
        return self._first(seen), self._info(info, False)

    def step(self, action: Any) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        """Your decision, and then whatever comes until your next one."""
        self.one.check_begun()
        if self.one.rows.board.over[0]:
            raise GameOver("the game is over: call reset() for another")
        code = self.one.table.code(action)
        seen, rewards, over, _, info = self.one.step(np.array([self._replaced(code) if self.replaces else code]))
        ended = bool(over[0])
        return self._first(seen), float(rewards[0]), ended, False, self._info(info, ended)

    def render(self) -> Any:
        """What your seat sees."""
        if self.render_mode is None:
            return None
        self.one.check_begun()
        return frame(self.one.table.game, self.one.rows.states[0], self.seat, self.render_mode)

    # beside the API

    @property
    def seat(self) -> int:
        """Yours in this game."""
        return int(self.one.rows.board.seats[0])

    def action_masks(self) -> NDArray[np.bool_]:
        """The mask of all codes, under the name other libraries look for."""
        mask: NDArray[np.bool_] = self.one.masks[0].astype(np.bool_)
        return mask

    def mask(self, *chosen: int) -> Mask:
        """Which kinds are legal; or, after a kind and the first of its parameters, which places of the next one."""
        self.one.check_begun()
        return self.one.table.structured.mask(self.one.rows.states[0], chosen)

    def _replaced(self, code: int) -> int:
        """The next legal code from this one on, round the end."""
        legal = np.flatnonzero(self.one.masks[0])
        return int(legal[np.searchsorted(legal, code) % len(legal)]) if len(legal) else code

    def _first(self, seen: Seen) -> Seen:
        return {name: array[0] for name, array in seen.items()}

    def _info(self, info: dict[str, Any], ended: bool) -> dict[str, Any]:
        return {"seat": self.seat} | ({"returns": info["returns"][0]} if ended else {})


def register() -> None:
    """Every installed game under `tavola/AdventurersGuard-v0` and so on; those known already stay."""
    for game in observable():
        if id_of(game) not in gymnasium.registry:
            gymnasium.register(
                id_of(game),
                entry_point="tavola.envs.gymnasium:Seat",
                vector_entry_point="tavola.envs.vector:Vector",
                kwargs={"slug": game.slug},
            )
