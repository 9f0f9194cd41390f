"""The explore phase: move, buy, attack, trade, or end the turn."""

from collections.abc import Sequence
from typing import Any, Final

from tavola.games.el_dorado import clauses as ed
from tavola.games.el_dorado.actions import END_TURN, HAND_OVER
from tavola.games.el_dorado.asking.asked import Asked, sheet
from tavola.games.el_dorado.asking.explore import (
    armies,
    attacks,
    bargain,
    bridge,
    exchange,
    offering,
    offers,
    purchases,
    sharing,
    walking,
    wolf,
)
from tavola.games.el_dorado.asking.explore.offers import things_offered
from tavola.games.el_dorado.asking.thieves import buying
from tavola.games.el_dorado.asking.wording import Passing, Said
from tavola.games.el_dorado.data import LEADS
from tavola.games.el_dorado.state import Dorado
from tavola.games.el_dorado.tables import NONE, SIDES, TYPES, VILLAGERS
from tavola.kernel.kinds import Kind
from tavola.kernel.scene import Choice, Stepper
from tavola.kernel.state import FINE
from tavola.kernel.story import Voice

DEEDS: Final[dict[Kind, Said]] = {
    **walking.WORDS,
    **purchases.WORDS,
    **bridge.WORDS,
    **offering.WORDS,
    **armies.WORDS,
    **attacks.WORDS,
    **wolf.WORDS,
    **exchange.WORDS,
    **offers.WORDS,
    **bargain.WORDS,
    **sharing.WORDS,
    **buying.WORDS,
    HAND_OVER: Said(),
    END_TURN: Passing(),
}
PLENTY: Final = 20


class Explore(Asked):
    """ED-34"""

    buys = True

    def figures(self, t: Dorado, voice: Voice) -> dict[str, Any]:
        leads = [lead for lead in range(len(LEADS)) if t.at[lead] != NONE and t.owner(lead) == t.actor]
        return {"n": max((int(t.speed[lead]) for lead in leads), default=0)}

    def bundle(self, t: Dorado, choices: Sequence[Choice], voice: Voice) -> Stepper | None:
        things = things_offered(choices)
        return sheet(things, voice) if things else None

    def reasons(self, t: Dorado, code: int) -> Sequence[int]:
        """The clause found first, what else would be found without it, and what could not be paid anyway."""
        act = self.actions.decode(code)
        wording = self.said.get(act.kind)
        if wording is None or t.breaks(code) in (FINE, ed.TURN_ORDER):
            return []
        return [*wording.tired(t, act), int(at_leisure(t).breaks(code)), *wording.dear(t, t.arg(1), act)]


def at_leisure(t: Dorado) -> Dorado:
    """The same position with speed, cards and pieces that are free to move."""
    twin = t.clone()
    for lead in range(len(LEADS)):
        twin.speed[lead], twin.fixed[lead] = PLENTY, 0
    for i in range(SIDES * VILLAGERS):
        twin.v_fixed[i] = 0
    twin.wolf_fixed, twin.failed_shot = 0, False
    for type in range(TYPES):
        twin.hand[t.arg(1) * TYPES + type] = PLENTY
    twin.doubloons = 5 if t.side_of(t.arg(1)) == t.thieves else 0
    return twin


ASKED: Final = (Explore("explore", ("ED-34", "ED-41", "ED-50", "ED-70"), DEEDS),)
