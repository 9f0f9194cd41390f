"""Many games at once in Gymnasium's vector API, stepped inside compiled code.

envs = tavola.envs.vector.Vector("adventurers-guard", num_envs=256)
seen, info = envs.reset(seed=1)
seen, rewards, over, cut, info = envs.step(envs.random_actions())
"""

from collections.abc import Sequence
from typing import Any, Literal

import numpy as np
from gymnasium.utils import EzPickle
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from librt.vecs import vec
from mypy_extensions import i64
from numpy.typing import NDArray

from tavola.envs import lending
from tavola.envs.opponents import RANDOM, opponents, specs
from tavola.envs.refusals import GameOver, MaskedAction, NoSuchOption
from tavola.envs.render import frame
from tavola.envs.rows import ANY, EVERY, NONE, Board, Rows
from tavola.envs.seeds import drawn, number_of
from tavola.envs.table import RENDER_MODES, Seen, Table, check_render_mode
from tavola.kernel.errors import choices
from tavola.kernel.rng import Rng

Numbers = NDArray[Any]
Stepped = tuple[Seen, Numbers, Numbers, Numbers, dict[str, Any]]


def check_autoreset(mode: AutoresetMode | str) -> AutoresetMode:
    """When a game that is over begins anew."""
    known = [each.value for each in AutoresetMode]
    if not isinstance(mode, AutoresetMode) and mode not in known:
        raise NoSuchOption(f"there is no autoreset mode {mode!r}: it must be {choices(known)}")
    return AutoresetMode(mode)


class Vector(VectorEnv[Seen, Numbers, Numbers], EzPickle):
    """`seat` None: self-play, each step is the decision of whoever is to act; a number or "any": the others are bots.

    A reward is that of the seat that decided; `info["seat"]` says who decides next, and `info["returns"]` what every
    seat has, where a game is over. With `copy=False` all arrays are written anew by the next step. Pickled are its
    settings: what is read has to be reset.
    """

    def __init__(
        self,
        slug: str,
        num_envs: int = 1,
        *,
        seats: int | None = None,
        seat: int | Literal["any"] | None = None,
        bots: str | Sequence[str] = RANDOM,
        structured: bool = False,
        copy: bool = True,
        autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        given = {"seats": seats, "seat": seat, "bots": bots, "structured": structured, "copy": copy}
        modes = {"autoreset_mode": autoreset_mode, "render_mode": render_mode}
        EzPickle.__init__(self, slug, num_envs, **given, **modes, **options)
        if type(num_envs) is not int or num_envs < 1:
            raise NoSuchOption(f"the number of environments must be at least 1, not {num_envs!r}")
        self.table = Table(slug, seats, options)
        self.num_envs, self.copy, self.structured = num_envs, copy, structured
        self.bots = specs(bots, self.table.seats)
        self.render_mode = check_render_mode(render_mode)
        self.autoreset_mode = check_autoreset(autoreset_mode)
        self.metadata = {
            "render_modes": list(RENDER_MODES),
            "render_fps": 2,
            "autoreset_mode": self.autoreset_mode,
        }
        self.single_observation_space = self.table.observation_space()
        self.single_action_space = self.table.action_space(structured)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.chance = Rng(0)  # for random_actions alone
        self._lend(EVERY if seat is None else ANY if seat == "any" else self.table.check_seat(seat))

    def _lend(self, seat: int) -> None:
        """The arrays, and the rows that write them."""
        rows, table = self.num_envs, self.table
        seen, self._observations = lending.numbers((rows, table.observation.size))
        masks, self.masks = lending.signs((rows, table.codes), np.int8)
        rewards, self._rewards = lending.amounts((rows,))
        returns, self._returns = lending.amounts((rows, table.seats))
        over, self._over = lending.signs((rows,), np.bool_)
        seats, self._seats = lending.codes((rows,))
        chosen, self._chosen = lending.codes((rows,))
        board = Board(seen, masks, rewards, returns, over, seats, chosen)
        self.rows = Rows(table.first, rows, table.observation.size, table.codes, seat, board)
        self._all, self._never = np.ones(rows, np.bool_), np.zeros(rows, np.bool_)
        self._begun = False

    # the vector API

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        """New games in all rows, or in those of `options["reset_mask"]`; row i takes the seed `seed + i`."""
        rows = self._rows_of(options)
        for row, number in zip(range(self.num_envs), self._seeds(seed), strict=True):
            if number is not None:
                self.rows.seed(row, number, opponents(self.bots, number))
        for row in rows:
            self.rows.begin(row)
        self._begun = True
        return self._seen(), self._info()

    def step(self, actions: Numbers) -> Stepped:
        """One decision in every row; a masked one is refused with its clause, and nothing has changed."""
        self.check_begun()
        self._choose(actions)
        if (row := self.rows.refused()) != NONE:
            raise self._refusal(row)
        self.rows.step()
        over, rewards = self._over.copy(), self._rewards.copy()
        info = self._info()
        if self.autoreset_mode is AutoresetMode.SAME_STEP and over.any():
            info = self._again(over, info)
        return self._seen(), rewards, over, self._never.copy(), info

    def render(self) -> tuple[Any, ...] | None:
        """A picture of every row, as the seat that is to decide sees it."""
        if self.render_mode is None:
            return None
        self.check_begun()
        states, seats = self.rows.states, self._seats
        return tuple(
            frame(self.table.game, state, int(seat), self.render_mode)
            for state, seat in zip(states, seats, strict=True)
        )

    # beside it

    def random_actions(self) -> Numbers:
        """A legal action for every row, all alike; as parts, if actions are structured."""
        self.check_begun()
        self.rows.choose(self.chance)
        if not self.structured:
            return self._chosen.copy()
        return np.stack([self.table.structured.parts(int(action)) for action in self._chosen])

    def mask(self, chosen: Numbers | None = None) -> NDArray[np.int8]:
        """By row: which kinds are legal; or, after the parts chosen so far, which places of the next parameter."""
        self.check_begun()
        parts = np.zeros((self.num_envs, 0), np.int64) if chosen is None else np.asarray(chosen)
        known = parts.shape[1] if parts.ndim == 2 else -1
        structured = self.table.structured
        if parts.shape[:1] != (self.num_envs,) or not 0 <= known < structured.length or parts.dtype.kind not in "iu":
            raise MaskedAction(f"parts chosen so far are up to {structured.length - 1} whole numbers in each row")
        out, mask = lending.signs((self.num_envs, structured.widths[known]), np.int8)
        packed = vec[i64](np.ascontiguousarray(parts, np.int64).ravel())
        self.rows.narrow(structured.structure, packed, known, out, structured.widths[known])
        return mask

    def check_begun(self) -> None:
        """GameOver before the first reset."""
        if not self._begun:
            raise GameOver("no game has begun: call reset() first")

    # inside

    def _choose(self, actions: Numbers) -> None:
        shape = self.action_space.shape
        try:
            given = np.asarray(actions)
        except ValueError:
            raise MaskedAction(f"actions must be whole numbers of shape {shape}, not ragged") from None
        if given.shape != shape or given.dtype.kind not in "iu":
            raise MaskedAction(f"actions must be whole numbers of shape {shape}, not {given.dtype} of {given.shape}")
        if self.autoreset_mode is AutoresetMode.DISABLED and self._over.any():
            raise GameOver(f"the game of row {int(self._over.argmax())} is over: reset it with options['reset_mask']")
        if self.structured:
            parts = vec[i64](np.ascontiguousarray(given, np.int64).ravel())
            self.rows.join(self.table.structured.structure, parts, shape[1])
        else:
            self._chosen[:] = given

    def _refusal(self, row: int) -> MaskedAction:
        action, where = int(self._chosen[row]), f"row {row}: " if self.num_envs > 1 else ""
        if self.structured and action == NONE:
            return MaskedAction(f"{where}there is no action of these parts")
        return MaskedAction(f"{where}{self.table.refusal(self.rows.states[row], action)}")

    def _again(self, over: Numbers, info: dict[str, Any]) -> dict[str, Any]:
        """New games where one is over; the last observation of each goes into the info."""
        finals = np.full(self.num_envs, None, object)
        for row in np.flatnonzero(over):
            finals[row] = {"observation": self._observations[row].copy(), "action_mask": self.masks[row].copy()}
            self.rows.begin(int(row))
        final = {"final_obs": finals, "_final_obs": over.copy(), "final_info": info, "_final_info": over.copy()}
        return self._info() | final

    def _seen(self) -> Seen:
        if self.copy:
            return {"observation": self._observations.copy(), "action_mask": self.masks.copy()}
        return {"observation": self._observations, "action_mask": self.masks}

    def _info(self) -> dict[str, Any]:
        over = self._over.copy()
        return {"seat": self._seats.copy(), "_seat": self._all, "returns": self._returns.copy(), "_returns": over}

    def _rows_of(self, options: dict[str, Any] | None) -> Sequence[int]:
        mask = (options or {}).get("reset_mask")
        if mask is None:
            return range(self.num_envs)
        if not isinstance(mask, np.ndarray) or mask.shape != (self.num_envs,) or mask.dtype != np.bool_:
            raise NoSuchOption(f"reset_mask must be {self.num_envs} truth values in an array, not {mask!r}")
        if not self._begun and not mask.all():
            raise GameOver("no game has begun: reset all rows first")
        return [int(row) for row in np.flatnonzero(mask)]

    def _seeds(self, seed: int | Sequence[int | None] | None) -> list[int | None]:
        """The number of each row; None: its chance goes on."""
        if seed is None and self._begun:
            return [None] * self.num_envs
        if seed is None or isinstance(seed, int):
            super().reset(seed=seed)
            first = drawn(self.np_random) if seed is None else seed
            self.chance = Rng(first)
            return [number_of(first + row) for row in range(self.num_envs)]
        if not isinstance(seed, list | tuple | np.ndarray) or len(seed) != self.num_envs:
            raise NoSuchOption(f"there must be one seed, or a seed for each of {self.num_envs} rows, not {seed!r}")
        return [None if each is None else number_of(each) for each in seed]
