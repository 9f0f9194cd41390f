"""Every game as a PettingZoo environment: agents decide one at a time, chance is played inside.

env = tavola.envs.pettingzoo.env("gadranton", seats=3)
"""

from typing import Any

import numpy as np
import pettingzoo
from gymnasium.utils import EzPickle
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from tavola.envs.refusals import GameOver
from tavola.envs.render import frame
from tavola.envs.seeds import number_of
from tavola.envs.structured import Mask
from tavola.envs.table import RENDER_MODES, Seen, Table, check_render_mode, id_of, name_of, observable
from tavola.kernel.errors import choices
from tavola.kernel.packing import packed_observation
from tavola.kernel.playout import settle
from tavola.kernel.rng import Rng
from tavola.kernel.state import OVER


def env(slug: str, *, seats: int | None = None, **given: Any) -> AECEnv:
    """The environment, which also minds the order of calls; `given` as for `Agents`."""
    return wrappers.OrderEnforcingWrapper(Agents(slug, seats=seats, **given))


class Agents(AECEnv, EzPickle):
    """`seat_0`, `seat_1`, ...; a reward is what a seat has when the game is over: 1 won, 0 lost, ties share."""

    def __init__(
        self,
        slug: str,
        *,
        seats: int | None = None,
        structured: bool = False,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        EzPickle.__init__(self, slug, seats=seats, structured=structured, render_mode=render_mode, **options)
        super().__init__()
        self.table = Table(slug, seats, options)
        self.render_mode = check_render_mode(render_mode)
        self.metadata = {
            "name": f"tavola_{name_of(self.table.game)}",
            "render_modes": list(RENDER_MODES),
            "render_fps": 2,
            "is_parallelizable": False,
        }
        self.possible_agents = [f"seat_{seat}" for seat in range(self.table.seats)]
        self.number = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: self.table.observation_space() for agent in self.possible_agents}
        self.action_spaces = {agent: self.table.action_space(structured) for agent in self.possible_agents}
        self.rng: Rng | None = None

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[self._known(agent)]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[self._known(agent)]

    def _known(self, agent: str) -> str:
        """An agent of this table; KeyError, as dictionaries of PettingZoo's own games refuse."""
        if agent not in self.number:
            raise KeyError(f"there is no agent {agent!r}: it must be {choices(self.possible_agents)}")
        return agent

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game, as far as its first decision; without a seed, chance goes on as it was."""
        if seed is not None or self.rng is None:
            self.rng = Rng(number_of(seed))
        self.state_now = self.table.first.clone()
        settle(self.state_now, self.rng)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: dict[str, Any]() for agent in self.agents}
        self._select()

    def step(self, action: Any) -> None:
        """The decision of `agent_selection`; a masked one is refused with its clause, and nothing has changed."""
        rng = self._begun()
        if not self.agents:
            raise GameOver("the game is over: call reset() for another")
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        state, code = self.state_now, self.table.code(action)
        if not state.permits(code):
            raise self.table.refusal(state, code)
        self._cumulative_rewards[self.agent_selection] = 0.0
        self._clear_rewards()
        state.apply(code)
        settle(state, rng)
        self._select()
        self._accumulate_rewards()

    def _begun(self) -> Rng:
        """The dice of this game, once there is one."""
        if self.rng is None:
            raise GameOver("no game has begun: call reset() first")
        return self.rng

    def _select(self) -> None:
        """Who decides next; at the end everybody is done."""
        if self.state_now.actor != OVER:
            self.agent_selection = self.possible_agents[self.state_now.actor]
            return
        self.rewards = dict(zip(self.agents, self.state_now.returns(), strict=True))
        self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.agents[0]

    def observe(self, agent: str) -> Seen:
        """What an agent may know, and what it may do: nothing while another decides."""
        self._begun()
        state, seat = self.state_now, self.number[self._known(agent)]
        seen = np.frombuffer(packed_observation(state, seat), "<i4").astype(np.int32)
        asked = state.actor == seat
        mask = np.frombuffer(state.mask(), np.int8).copy() if asked else np.zeros(self.table.codes, np.int8)
        return {"observation": seen, "action_mask": mask}

    def mask(self, *chosen: int) -> Mask:
        """Which kinds are legal; or, after a kind and the first of its parameters, which places of the next one."""
        self._begun()
        return self.table.structured.mask(self.state_now, chosen)

    def render(self) -> Any:
        """What the agent that is to decide sees; at the end, what everybody sees."""
        if self.render_mode is None:
            return None
        self._begun()
        seat = self.number[self.agent_selection] if self.state_now.actor != OVER else None
        return frame(self.table.game, self.state_now, seat, self.render_mode)

    def close(self) -> None:
        """There is nothing to close."""


def register() -> None:
    """Every installed game for `pettingzoo.make("aec", "tavola/AdventurersGuard-v0")`; those known already stay."""
    for game in observable():
        if id_of(game) not in pettingzoo.aec_registry:
            kwargs = {"slug": game.slug}
            pettingzoo.register("aec", id_of(game), entry_point="tavola.envs.pettingzoo:env", kwargs=kwargs)


register()
