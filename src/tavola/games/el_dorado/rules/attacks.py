"""Off-turn attacks: which are possible, and which a side has let pass. ED-65, ED-R69"""

from librt.vecs import append, vec
from mypy_extensions import i64

from tavola.games.el_dorado import clauses as ed
from tavola.games.el_dorado.power import Power
from tavola.games.el_dorado.rules.armies import army_places
from tavola.games.el_dorado.tables import LEADS, NONE, WAYS
from tavola.kernel.bits import BIT
from tavola.kernel.state import FINE


def target_breaks(t: Power, side: i64, to: i64) -> i64:
    """ED-65, ED-71, ED-84, ED-R71 to ED-R73, ED-R152, ED-R220, ED-R269"""
    if t.peace() or t.on_turn == NONE or side == t.on_turn:
        return ed.NO_BATTLE_YET
    if to == NONE or not (t.has_lead(t.on_turn, to) or t.army(t.on_turn, to) > 0):
        return ed.OFF_TURN_ATTACK
    for other in range(t.sides):
        if other != side and t.shields(other, to):
            return ed.FORT_BARS
    return FINE if t.defenders(side, to) == BIT[t.on_turn] else ed.THIRD_SIDE


def possible_attacks(t: Power, side: i64) -> vec[i64]:
    """place, way, place, way ... of the attacks that are possible if any card may be gold. ED-R212"""
    out = vec[i64](capacity=8)
    if t.peace() or t.on_turn == NONE or side == t.on_turn or t.side_cards(side) == 0:
        return out
    for place in army_places(t, side):
        if t.free_army(side, place) > 0:
            for way in range(WAYS if place == t.secret else 7):
                if target_breaks(t, side, t.step(place, way)) == FINE:
                    out = append(append(out, place), way)
    return out


def look_of(t: Power, place: i64) -> i64:
    """The on-turn mobile pieces on a tile, as a number. ED-R69"""
    look = t.army(t.on_turn, place)
    for lead in range(LEADS):
        if t.at[lead] == place and t.side_of_lead(lead) == t.on_turn:
            look += BIT[lead + 4]
    return look + (BIT[20] if t.has_wolf(t.on_turn, place) else 0)


def something_new(t: Power, side: i64) -> bool:
    """Since its last pass an attack has become possible or a target has changed. ED-R69"""
    pairs = possible_attacks(t, side)
    for i in range(0, i64(len(pairs)), 2):
        to = t.step(pairs[i], pairs[i + 1])
        if not seen(t, side, pairs[i], to, look_of(t, to)):
            return True
    if len(t.seen) > 0:
        pass_by(t, side)  # what is no longer possible may become possible anew
    return False


def seen(t: Power, side: i64, place: i64, to: i64, look: i64) -> bool:
    for i in range(0, i64(len(t.seen)), 4):
        if t.seen[i] == side and t.seen[i + 1] == place and t.seen[i + 2] == to and t.seen[i + 3] == look:
            return True
    return False


def pass_by(t: Power, side: i64) -> None:
    """Remember what the side let pass."""
    kept = vec[i64](capacity=16)
    for i in range(0, i64(len(t.seen)), 4):
        if t.seen[i] != side:
            for k in range(4):
                kept = append(kept, t.seen[i + k])
    pairs = possible_attacks(t, side)
    for i in range(0, i64(len(pairs)), 2):
        to = t.step(pairs[i], pairs[i + 1])
        kept = append(append(append(append(kept, side), pairs[i]), to), look_of(t, to))
    t.seen = kept
