"""All that stands in the way of an explore action, not the first clause alone."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tavola.games.el_dorado import clauses as ed
from tavola.games.el_dorado import tasks
from tavola.games.el_dorado.data import COSTS, LEADS
from tavola.games.el_dorado.kinds import ACTIONS
from tavola.games.el_dorado.moves.armies import bellona_steps
from tavola.games.el_dorado.moves.steps import has_missed
from tavola.games.el_dorado.state import Dorado
from tavola.games.el_dorado.tables import SIDES, TYPES, VILLAGERS
from tavola.kernel.actions import Action
from tavola.kernel.state import FINE

PLENTY: Final = 20
PRICES: Final = {  # what is paid in cards
    "buy_villager": "villager",
    "buy_offering": "offering",
    "build_farmhouse": "farmhouse",
    "build_fort": "fort",
    "build_bridge": "bridge",
    "remove_bridge": "bridge",
    "buy_speed": "speed",
    "wolf_step": "wolf",
    "wolf_discover": "wolf",
    "army_step": "step",
}
WALKS: Final = ("move", "discover", "discover_own", "ebb")


def reasons(t: Dorado, action: int) -> list[int]:
    """The clause found first, what else would be found without it, and what could not be paid anyway."""
    if t.task() != tasks.EXPLORE or t.breaks(action) in (FINE, ed.TURN_ORDER):
        return []
    named = ACTIONS.decode(action)
    return [*_of_walks(t, named), int(_at_leisure(t).breaks(action)), *_of_purchases(t, named)]


def _at_leisure(t: Dorado) -> Dorado:
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


def _of_walks(t: Dorado, named: Action) -> list[int]:
    """ED-41, ED-R91"""
    if named.kind not in WALKS:
        return []
    lead = LEADS.index(str(named.params["piece"]))
    found = [ed.FIXED] if t.fixed[lead] and not has_missed(t, lead) else []
    return found if t.speed[lead] else [*found, ed.STEPS_FOR_SPEED]


def _of_purchases(t: Dorado, named: Action) -> list[int]:
    """ED-50, for those who pay in cards"""
    seat = t.arg(1)
    if named.kind not in PRICES or (t.side_of(seat) == t.thieves and named.kind == "buy_offering"):
        return []
    if named.kind == "army_step" and bellona_steps(t, seat):
        return []
    return [] if t.affords(seat, vec[i64](COSTS[PRICES[named.kind]])) else [ed.TOO_DEAR]
