"""Half a hand is given, and divided in a team."""

from collections.abc import Sequence
from typing import Any, Final

from tavola.games.el_dorado.actions import DIVIDE, GIVE
from tavola.games.el_dorado.asking.asked import Asked, counted, drawn, sheet
from tavola.games.el_dorado.asking.wording import Counted
from tavola.games.el_dorado.data import TYPES
from tavola.games.el_dorado.rules.handfuls import parts
from tavola.games.el_dorado.state import Dorado
from tavola.kernel.actions import Action
from tavola.kernel.rng import Rng
from tavola.kernel.scene import Choice, Stepper
from tavola.kernel.story import Voice


class Give(Asked):
    """ED-78, ED-R92"""

    def figures(self, t: Dorado, voice: Voice) -> dict[str, Any]:
        return {"n": int(t.arg(2))}

    def bundle(self, t: Dorado, choices: Sequence[Choice], voice: Voice) -> Stepper | None:
        return sheet(TYPES, voice, int(t.arg(2)))

    def default(self, t: Dorado, rng: Rng) -> int:
        """By lot: a choice would tell what the hand holds."""
        given = drawn(t, t.arg(0), t.arg(2), rng)
        return int(GIVE.code(*(given.count(type) for type in range(len(TYPES)))))


class Divide(Asked):
    """ED-153, ED-R94"""

    def bundle(self, t: Dorado, choices: Sequence[Choice], voice: Voice) -> Stepper | None:
        return sheet(TYPES, voice)

    def worth(self, t: Dorado, act: Action) -> int:
        """Half of each type to the partner."""
        return -sum(abs(2 * kept - int(whole)) for kept, whole in zip(counted(act), parts(t.arg(1)), strict=True))


ASKED: Final = (
    Give("give", ("ED-78", "ED-R92"), {GIVE: Counted()}),
    Divide("divide", ("ED-153", "ED-R94"), {DIVIDE: Counted()}),
)
