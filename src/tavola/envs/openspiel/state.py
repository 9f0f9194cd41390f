"""A position as OpenSpiel plays it: chance is explicit, and illegal actions are refused with their clause."""

import json
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import pyspiel

from tavola.envs.openspiel.past import Past
from tavola.envs.openspiel.refusals import spoken
from tavola.envs.structured import Mask
from tavola.kernel.rng import Rng
from tavola.kernel.state import CHANCE, OVER

if TYPE_CHECKING:
    from tavola.envs.openspiel.game import TavolaGame

SEEDS = 1 << 53


class TavolaState(pyspiel.State):
    """One state; whatever OpenSpiel does not keep itself is in `past`."""

    def __init__(self, game: "TavolaGame", past: Past) -> None:
        super().__init__(game)
        self.past = past

    # who and what

    def current_player(self) -> Any:
        actor = self.past.state.actor
        if actor == OVER:
            return pyspiel.PlayerId.TERMINAL
        return pyspiel.PlayerId.CHANCE if actor == CHANCE else int(actor)

    def is_terminal(self) -> bool:
        return bool(self.past.state.actor == OVER)

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.past.state.legal())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        outcomes = sorted(self.past.state.chances())
        whole = sum(weight for _, weight in outcomes)
        return [(outcome, weight / whole) for outcome, weight in outcomes]

    def _apply_action(self, action: int) -> None:
        state, rules = self.past.state, self.past.rules
        if state.actor == OVER:
            raise pyspiel.SpielError("the game is over: nothing can be played")
        if not 0 <= action < rules.actions.size:
            raise pyspiel.SpielError(f"{action} is no action: it must be from 0 to {rules.actions.size - 1}")
        if not state.permits(action):
            refused = rules.why_not(state, action)
            clause = f"{refused.clause}: {refused.message}" if refused else ""
            raise pyspiel.SpielError(f"{rules.named(action)} ({action}) is not legal: {clause}")
        self.past.play(action)

    def returns(self) -> list[float]:
        state = self.past.state
        return state.returns() if state.actor == OVER else [0.0] * int(state.seats)

    # in words

    def _action_to_string(self, player: int, action: int) -> str:
        with spoken():
            return self.past.rules.named(action)

    def __str__(self) -> str:
        return json.dumps(self.past.rules.dump(self.past.state), ensure_ascii=False)

    # by kind and parameters

    def _action_to_struct(self, player: int, action: int) -> dict[str, Any]:
        return self.past.rules.actions.to_json(action)

    def _struct_to_actions(self, struct: dict[str, Any]) -> list[int]:
        with spoken():
            return [self.past.rules.actions.from_json(struct)]

    def mask(self, *chosen: int) -> Mask:
        """Which kinds are legal; or, after a kind and the first of its parameters, which places of the next one."""
        game: TavolaGame = self.get_game()
        with spoken():
            return game.structured.mask(self.past.state, chosen)

    # what a seat cannot tell apart

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "TavolaState":
        """A state with the same information state for this player, what it does not know drawn anew.

        Its history begins here: that of the real game would tell what the player cannot know.
        """
        twin: TavolaState = self.get_game().new_initial_state()
        with spoken():
            twin.past = self.past.imagined(player, Rng(int(sampler() * SEEDS)))
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        return resumed, (self.get_game(), self.serialize())


def resumed(game: "TavolaGame", written: str) -> TavolaState:
    """A state from its file."""
    state: TavolaState = game.deserialize_state(written)
    return state
