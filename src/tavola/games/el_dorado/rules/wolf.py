"""The companion Wolf: what keeps it where it is, and what its way to a battle costs."""

from librt.vecs import vec
from mypy_extensions import i64

from tavola.games.el_dorado import clauses as ed
from tavola.games.el_dorado.fields import TAKEN
from tavola.games.el_dorado.power import Power
from tavola.games.el_dorado.rules.armies import ON_THE_ROAD
from tavola.games.el_dorado.tables import NONE


def wolf_stays(t: Power) -> i64:
    """Fixed by a tie, or because it was won this turn. ED-R91, ED-R225"""
    return ed.WOLF_STANDS_STILL if t.wolf_fixed == TAKEN else ed.FIXED


def wolf_comes(t: Power, side: i64, far: vec[i64]) -> bool:
    if t.wolf_of == NONE or t.side_of(t.wolf_of) != side or t.wolf_at == t.b_tile or t.wolf_fixed:
        return False
    if side == t.thieves and t.hiding:
        return False  # it only defends itself. ED-R225
    return far[t.wolf_at] <= t.side_cards(side)


def wolf_owes(t: Power, side: i64, far: vec[i64]) -> i64:
    """Food the Wolf on the road still needs. ED-R78"""
    under_way = t.wolf_road == ON_THE_ROAD and t.side_of(t.wolf_of) == side
    return far[t.wolf_at] if under_way else 0
