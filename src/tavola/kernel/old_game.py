"""Games that are not yet built of questions: their modules as a Game wants them. Goes when the last one is."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from tavola.kernel.actions import ActionSpace
from tavola.kernel.asking import Asking
from tavola.kernel.cues import QUIET, Events
from tavola.kernel.game import Game
from tavola.kernel.rng import Rng
from tavola.kernel.state import State


class Quiet(Events):
    def cue(self, name: str) -> str:
        return QUIET


class Everything(Asking[Any]):
    """Stands for every question."""

    def __init__(self, actions: ActionSpace, scenery: Any, default: Any, reasons: Any) -> None:
        super().__init__("", actions, {})
        self.scenery, self.by_default, self.all_reasons = scenery, default, reasons

    def meant(self, t: Any, seat: int, ids: Sequence[str]) -> int | None:
        found = self.scenery.meant(t, seat, ids)
        return None if found is None else int(found)

    def default(self, t: Any, rng: Rng) -> int:
        return int(self.by_default(t, rng)) if self.by_default else int(t.legal()[0])

    def reasons(self, t: Any, code: int) -> Sequence[int]:
        return list(self.all_reasons(t, code)) if self.all_reasons else ()


class OldGame(Game):
    def asked(self, state: State) -> Asking[Any]:
        return self.asking[""]

    def automatic(self, state: State) -> bool:
        choices = self.typed_scene(state, int(state.actor)).choices
        return len(choices) == 1 and choices[0].auto


def old_game(
    *,
    actions: ActionSpace,
    notation: Any,
    scenery: Any,
    default: Callable[[Any, Rng], int] | None = None,
    reasons: Callable[[Any, int], Sequence[int]] | None = None,
    **rest: Any,
) -> Game:
    asking: Mapping[str, Asking[Any]] = {"": Everything(actions, scenery, default, reasons)}
    return OldGame(
        actions=actions,
        events=Quiet(),
        start=notation.start,
        write=notation.dump,
        read=notation.load,
        ended=notation.outcome,
        narrate=notation.narrate,
        draw=scenery.draw,
        asking=asking,
        **rest,
    )
