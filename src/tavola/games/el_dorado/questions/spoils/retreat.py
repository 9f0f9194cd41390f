"""Where does a side fall back after a tie?"""

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from tavola.games.el_dorado import clauses as ed
from tavola.games.el_dorado import events
from tavola.games.el_dorado.actions import RETREAT
from tavola.games.el_dorado.options import GOES_BACK, TITAN_FOUND_TIE
from tavola.games.el_dorado.power import Power
from tavola.games.el_dorado.rules.battles import house_owner
from tavola.games.el_dorado.rules.stages import DEN_THIEF, DWELLER
from tavola.games.el_dorado.tables import LEADS, M_TITAN, NONE, VILLAGERS
from tavola.kernel.events import EVERYONE
from tavola.kernel.questions import BY_ITSELF, Question
from tavola.kernel.state import FINE


@final
class Retreat(Question[Power]):
    """Groups go back where they came from; with several ways and that one barred the owner chooses.

    ED-76, ED-176, ED-R89, ED-R90, ED-R215
    """

    def __init__(self) -> None:
        super().__init__("retreat", ed.CHOOSE_RETREAT, [RETREAT])

    def asked(self, t: Power) -> i64:
        side = t.arg(0)
        came = next_group(t, side)
        if came == NONE or is_open(t, side, came) or len(retreats(t, side)) < 2:
            return BY_ITSELF
        t.set_arg(1, came)
        return t.captain(side)

    def settle(self, t: Power) -> None:
        side = t.arg(0)
        came = next_group(t, side)
        if came == NONE:
            fix(t, side)
            t.pop()
        elif is_open(t, side, came):
            send_back(t, side, came, came)
        else:
            ways = retreats(t, side)
            send_back(t, side, came, ways[0] if len(ways) == 1 else last_resort(t, came))

    def legal(self, t: Power) -> vec[i64]:
        out = vec[i64](capacity=6)
        for place in retreats(t, t.arg(0)):
            out = append(out, RETREAT.code(place))
        return out

    def answer_breaks(self, t: Power, action: i64) -> i64:
        return FINE if RETREAT.a(action) in retreats(t, t.arg(0)) else ed.CHOOSE_RETREAT

    def apply(self, t: Power, action: i64) -> None:
        send_back(t, t.arg(0), t.arg(1), RETREAT.a(action))


def is_open(t: Power, side: i64, place: i64) -> bool:
    return t.enterable(place) and t.free(side, place)


def next_group(t: Power, side: i64) -> i64:
    """A tile from which unfixed pieces on the battle tile came, or NONE."""
    for lead in range(LEADS):
        if involved(t, lead, side) and t.came[lead] != NONE and not t.fixed[lead]:
            return t.came[lead]
    for i in range(side * VILLAGERS, (side + 1) * VILLAGERS):
        if t.v_at[i] == t.b_tile and t.v_came[i] != NONE and not t.v_fixed[i]:
            return t.v_came[i]
    if t.has_wolf(side, t.b_tile) and t.wolf_came != NONE and not t.wolf_fixed:
        return t.wolf_came
    return NONE


def retreats(t: Power, side: i64) -> vec[i64]:
    """Tiles one step away, enterable and unoccupied. ED-R89"""
    out = vec[i64](capacity=6)
    for to in t.after(t.b_tile):
        if t.free(side, to) and to not in out:
            out = append(out, to)
    return out


def last_resort(t: Power, came: i64) -> i64:
    """Without a free tile the group stays; off a tile that goes it has to. ED-103, ED-R89, ED-R113, ED-R163"""
    titan_stays = t.defender == M_TITAN and t.options[TITAN_FOUND_TIE] != GOES_BACK
    if t.b_kind != DEN_THIEF and (t.b_kind != DWELLER or titan_stays):
        return t.b_tile
    if t.enterable(came):
        return came
    beside = t.after(t.b_tile)
    return beside[0] if len(beside) > 0 else t.b_tile


def involved(t: Power, lead: i64, side: i64) -> bool:
    """A farmhouse owner's explorer stays out of its battle. ED-R105"""
    there = t.at[lead] == t.b_tile and t.side_of_lead(lead) == side
    return there and side != house_owner(t)


def send_back(t: Power, side: i64, came: i64, to: i64) -> None:
    """The whole group; it is fixed there."""
    t.tell(events.BACK, ed.TIE, t.captain(side), EVERYONE, to)
    for lead in range(LEADS):
        if involved(t, lead, side) and t.came[lead] == came and not t.fixed[lead]:
            t.at[lead] = to
            t.fixed[lead] = 1
    for i in range(side * VILLAGERS, (side + 1) * VILLAGERS):
        if t.v_at[i] == t.b_tile and t.v_came[i] == came and not t.v_fixed[i]:
            t.v_at[i] = to
            t.v_fixed[i] = 1
    if t.has_wolf(side, t.b_tile) and t.wolf_came == came and not t.wolf_fixed:
        t.wolf_at = to
        t.wolf_fixed = 1


def fix(t: Power, side: i64) -> None:
    """Those that stayed are fixed too. ED-R90"""
    for lead in range(LEADS):
        if involved(t, lead, side):
            t.fixed[lead] = 1
    for i in range(side * VILLAGERS, (side + 1) * VILLAGERS):
        if t.v_at[i] == t.b_tile:
            t.v_fixed[i] = 1
    if t.has_wolf(side, t.b_tile):
        t.wolf_fixed = 1
