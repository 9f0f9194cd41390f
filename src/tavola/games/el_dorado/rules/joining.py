"""Ways into a battle and out of it: how far they are, what they cost, and what is publicly possible."""

from librt.vecs import append, vec
from mypy_extensions import i64

from tavola.games.el_dorado.land import FAR, NOWHERE_NEAR
from tavola.games.el_dorado.power import Power
from tavola.games.el_dorado.rules.armies import ON_THE_ROAD, army_places
from tavola.games.el_dorado.rules.stages import ATTACKER
from tavola.games.el_dorado.rules.steps import has_missed, is_lifted_without
from tavola.games.el_dorado.rules.wolf import wolf_comes
from tavola.games.el_dorado.tables import GOLD, LEADS, NONE, SEQUOIA, THIEF, VILLAGERS, WAYS


def deciding(t: Power) -> i64:
    """The side that brings pieces now."""
    return t.attacker if t.stage == ATTACKER else t.defender


# the way


def ways_in(t: Power, side: i64) -> vec[i64]:
    """By place: steps to the battle tile over tiles unoccupied for the side; none to a shrine. ED-67, ED-R78, ED-R80"""
    if not t.enterable(t.b_tile):
        return NOWHERE_NEAR[:]
    barred = t.barred_to(side)
    far = t.floods(t.b_tile, barred, True)
    found = far[:]
    for place in barred:  # whoever shares such a tile may leave it. ED-R48
        if place != t.b_tile and t.stands(side, place):
            for to in t.after(place):
                found[place] = min(found[place], far[to] + 1)
    return found


def nearer(t: Power, place: i64, to: i64, side: i64, far: vec[i64]) -> bool:
    """Does the step shorten the way, over no tile that others occupy? ED-67, ED-R78"""
    if to == NONE or far[to] >= far[place] or far[place] >= FAR:
        return False
    return to == t.b_tile or t.free(side, to)


def ways_after(t: Power, side: i64, place: i64, leaving: i64, far: vec[i64]) -> vec[i64]:
    """`ways_in` once these have left: the cave shrine's tile goes with the last piece on it. ED-91, ED-R78"""
    if not is_lifted_without(t, place, leaving):
        return far
    return t.floods(t.b_tile, append(t.barred_to(side), place), True)


# what it costs


def purse(t: Power, side: i64) -> i64:
    """Gold, and Bellona's free step in her own turn. ED-R78, ED-R81"""
    return t.side_has(side, GOLD) + (t.free_step if t.on_turn == side else 0)


def owed(t: Power, side: i64, far: vec[i64]) -> i64:
    """Gold the groups on the road still need, each tile counted once. ED-R78"""
    total: i64 = 0
    counted = vec[i64](capacity=8)
    for i in range(side * VILLAGERS, (side + 1) * VILLAGERS):
        if t.v_road[i] == ON_THE_ROAD and t.v_at[i] not in counted:
            counted = append(counted, t.v_at[i])
            total += far[t.v_at[i]]
    return total


def on_the_way(t: Power, side: i64) -> bool:
    """Is anybody still under way? ED-R78"""
    for i in range(side * VILLAGERS, (side + 1) * VILLAGERS):
        if t.v_road[i] == ON_THE_ROAD:
            return True
    for lead in range(LEADS):
        if t.road[lead] == ON_THE_ROAD and t.side_of_lead(lead) == side:
            return True
    return t.wolf_road == ON_THE_ROAD and t.side_of(t.wolf_of) == side


def leads_arrive(t: Power, side: i64, far: vec[i64]) -> bool:
    """Can every lead under way still come? ED-R86"""
    for lead in range(LEADS):
        if t.road[lead] == ON_THE_ROAD and t.side_of_lead(lead) == side and t.speed[lead] < far[t.at[lead]]:
            return False
    return True


# out of a battle


def may_flee(t: Power, side: i64) -> i64:
    """Villagers that stood on the tile when the battle began and are not fixed, never explorers. ED-69, ED-R82"""
    count: i64 = 0
    for i in range(side * VILLAGERS, (side + 1) * VILLAGERS):
        if t.v_at[i] == t.b_tile and not t.v_fixed[i] and t.v_road[i] == 0:
            count += 1
    return count


# what is publicly possible


def may_reinforce(t: Power, side: i64) -> bool:
    """Could something come if any card counted as any type? ED-R212"""
    budget = t.side_cards(side) + (t.free_step if t.on_turn == side else 0)
    far = ways_in(t, side)
    for place in army_places(t, side):
        if place != t.b_tile and far[place] <= budget and t.free_army(side, place) > 0:
            return True
    if wolf_comes(t, side, far):
        return True
    return t.on_turn == side and some_lead_joins(t, side, far)


def some_lead_joins(t: Power, side: i64, far: vec[i64]) -> bool:
    for lead in range(LEADS):
        place = t.at[lead]
        if place == NONE or place == t.b_tile or t.side_of_lead(lead) != side or t.fixed[lead]:
            continue
        if has_missed(t, lead):
            continue
        if far[place] <= t.speed[lead]:
            return True
        if far[place] < FAR and may_buy_speed(t, lead):
            return True
    return False


def may_buy_speed(t: Power, lead: i64) -> bool:
    """Could Sequoia pay if any card were wood? Her partner pays along only when near. ED-R86, ED-R131, ED-R212"""
    if lead >= THIEF or t.who[lead] != SEQUOIA:
        return False
    partner = t.together(lead)
    return t.cards(lead) > 0 or (partner != NONE and t.cards(partner) > 0)


def may_run(t: Power, side: i64) -> bool:
    """Could somebody flee if any card were gold? ED-R212"""
    if may_flee(t, side) == 0 or t.side_cards(side) + (t.free_step if t.on_turn == side else 0) == 0:
        return False
    for way in range(WAYS):
        to = t.step(t.b_tile, way)
        if to != NONE and t.kind[to] != 0 and t.free(side, to):
            return True
    return False
