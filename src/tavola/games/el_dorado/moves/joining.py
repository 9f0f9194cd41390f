"""Ways into a battle and out of it, and what is publicly possible."""

from librt.vecs import append, vec
from mypy_extensions import i64

from tavola.games.el_dorado import clauses as ed
from tavola.games.el_dorado import events
from tavola.games.el_dorado.land import FAR, NOWHERE_NEAR
from tavola.games.el_dorado.moves.afar import wolf_stays
from tavola.games.el_dorado.moves.armies import ARRIVED, FLEEING, ON_THE_ROAD, army_places, march, side_buys
from tavola.games.el_dorado.moves.steps import has_missed, is_lifted_without, open_cave
from tavola.games.el_dorado.power import Power
from tavola.games.el_dorado.tables import (
    FOOD,
    GOLD,
    LEADS,
    M_WOLF,
    NONE,
    SEQUOIA,
    THIEF,
    VILLAGERS,
    WAYS,
)
from tavola.kernel.events import EVERYONE
from tavola.kernel.state import FINE

# into a battle


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


def wolf_owes(t: Power, side: i64, far: vec[i64]) -> i64:
    """Food the Wolf on the road still needs. ED-R78"""
    under_way = t.wolf_road == ON_THE_ROAD and t.side_of(t.wolf_of) == side
    return far[t.wolf_at] if under_way else 0


def on_the_way(t: Power, side: i64) -> bool:
    """Is anybody still under way? ED-R78"""
    for i in range(side * VILLAGERS, (side + 1) * VILLAGERS):
        if t.v_road[i] == ON_THE_ROAD:
            return True
    for lead in range(LEADS):
        if t.road[lead] == ON_THE_ROAD and t.side_of_lead(lead) == side:
            return True
    return t.wolf_road == ON_THE_ROAD and t.side_of(t.wolf_of) == side


def reinforce_breaks(t: Power, place: i64, way: i64, count: i64, side: i64, far: vec[i64]) -> i64:
    """ED-67, ED-73, ED-R78, ED-R79"""
    if t.kind[place] == 0 or place == t.b_tile or t.army(side, place) < count:
        return ed.REINFORCE
    if t.free_army(side, place) < count:
        return ed.FIXED
    to = t.step(place, way)
    if not nearer(t, place, to, side, far):
        return ed.ON_THE_WAY
    then = ways_after(t, side, place, count, far)
    comes = purse(t, side) - 1 >= owed_after(t, place, to, count, side, then)
    return FINE if comes and leads_arrive(t, side, then) else ed.ON_THE_WAY


def ways_after(t: Power, side: i64, place: i64, leaving: i64, far: vec[i64]) -> vec[i64]:
    """`ways_in` once these have left: the cave shrine's tile goes with the last piece on it. ED-91, ED-R78"""
    if not is_lifted_without(t, place, leaving):
        return far
    return t.floods(t.b_tile, append(t.barred_to(side), place), True)


def leads_arrive(t: Power, side: i64, far: vec[i64]) -> bool:
    """Can every lead under way still come? ED-R86"""
    for lead in range(LEADS):
        if t.road[lead] == ON_THE_ROAD and t.side_of_lead(lead) == side and t.speed[lead] < far[t.at[lead]]:
            return False
    return True


def owed_after(t: Power, place: i64, to: i64, count: i64, side: i64, far: vec[i64]) -> i64:
    """What would be owed after the step."""
    at = t.v_at[:]
    came = t.v_came[:]
    road = t.v_road[:]
    march(t, side, place, to, count, ARRIVED if to == t.b_tile else ON_THE_ROAD)
    owes = owed(t, side, far)
    t.v_at = at
    t.v_came = came
    t.v_road = road
    return owes


def list_reinforcements(t: Power, out: vec[i64], first: i64, side: i64, far: vec[i64]) -> vec[i64]:
    for place in army_places(t, side):
        if place != t.b_tile and far[place] < FAR:
            count = t.free_army(side, place)
            for way in range(WAYS if place == t.secret else 7):
                for less in range(count):
                    if reinforce_breaks(t, place, way, count - less, side, far) == FINE:
                        out = append(out, first + (place * 13 + way) * 7 + count - 1 - less)
    return out


def reinforce(t: Power, place: i64, way: i64, count: i64, side: i64) -> None:
    spend_step(t, side)
    to = t.step(place, way)
    march(t, side, place, to, count, ARRIVED if to == t.b_tile else ON_THE_ROAD)
    t.tell(events.ARMY, ed.REINFORCE, t.captain(side), EVERYONE, count, place, to)


def spend_step(t: Power, side: i64) -> None:
    """The free step first. ED-R240"""
    if t.free_step > 0 and t.on_turn == side:
        t.free_step -= 1
        return
    side_buys(t, side, GOLD)


def join_breaks(t: Power, lead: i64, way: i64, side: i64, far: vec[i64]) -> i64:
    """An explorer or thief, on-turn only, with its own speed. ED-73, ED-143, ED-173, ED-R75, ED-R86"""
    if lead < THIEF and lead >= t.seats:
        return ed.TURN_ORDER
    if t.side_of_lead(lead) != side or (lead < THIEF) == (side == t.thieves):
        return ed.TURN_ORDER
    if t.on_turn != side or t.at[lead] == NONE or t.at[lead] == t.b_tile:
        return ed.THIEVES_STAY
    if has_missed(t, lead):
        return ed.YANGA_STAYS
    if t.fixed[lead]:
        return ed.FIXED
    to = t.step(t.at[lead], way)
    if not nearer(t, t.at[lead], to, side, far):
        return ed.ON_THE_WAY
    if owed(t, side, ways_after(t, side, t.at[lead], 1, far)) > purse(t, side):
        return ed.ON_THE_WAY
    return FINE if t.speed[lead] - 1 >= far[to] else ed.STEPS_FOR_SPEED


def join(t: Power, lead: i64, way: i64) -> None:
    place = t.at[lead]
    to = t.step(place, way)
    open_cave(t, to)
    t.speed[lead] -= 1
    t.at[lead] = to
    t.came[lead] = place
    t.road[lead] = ARRIVED if to == t.b_tile else ON_THE_ROAD
    t.tell(events.MOVED, ed.BRING_MORE, t.owner(lead), EVERYONE, lead, place, to)


def wolf_joins_breaks(t: Power, way: i64, side: i64, far: vec[i64]) -> i64:
    """ED-206, ED-R78, ED-R172, ED-R225"""
    if t.wolf_of == NONE or t.side_of(t.wolf_of) != side or t.wolf_at == t.b_tile:
        return ed.WOLF_STEP
    if side == t.thieves and t.hiding:
        return ed.WOLF_STANDS_STILL
    if t.wolf_fixed:
        return wolf_stays(t)
    to = t.step(t.wolf_at, way)
    if not nearer(t, t.wolf_at, to, side, far):
        return ed.ON_THE_WAY
    return FINE if t.side_has(side, FOOD) - 1 >= far[to] else ed.TOO_DEAR


def wolf_joins(t: Power, way: i64, side: i64) -> None:
    side_buys(t, side, FOOD)
    t.wolf_came = t.wolf_at
    t.wolf_at = t.step(t.wolf_at, way)
    t.wolf_road = ARRIVED if t.wolf_at == t.b_tile else ON_THE_ROAD
    t.tell(events.MONSTER, ed.WOLF_STEP, t.captain(side), EVERYONE, M_WOLF, t.wolf_came, t.wolf_at)


# out of a battle


def may_flee(t: Power, side: i64) -> i64:
    """Villagers that stood on the tile when the battle began and are not fixed, never explorers. ED-69, ED-R82"""
    count: i64 = 0
    for i in range(side * VILLAGERS, (side + 1) * VILLAGERS):
        if t.v_at[i] == t.b_tile and not t.v_fixed[i] and t.v_road[i] == 0:
            count += 1
    return count


def flee_breaks(t: Power, way: i64, count: i64, side: i64, far: vec[i64]) -> i64:
    """ED-68, ED-R78, ED-R82, ED-R83"""
    if may_flee(t, side) < count:
        return ed.FLEE
    to = t.step(t.b_tile, way)
    if to == NONE or t.kind[to] == 0 or not t.free(side, to):
        return ed.FLEE
    return FINE if purse(t, side) - 1 >= owed(t, side, far) else ed.TOO_DEAR


def flee(t: Power, way: i64, count: i64, side: i64) -> None:
    spend_step(t, side)
    to = t.step(t.b_tile, way)
    march(t, side, t.b_tile, to, count, FLEEING)
    t.tell(events.FLED, ed.FLEE, t.captain(side), EVERYONE, count, t.b_tile, to)


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


def wolf_comes(t: Power, side: i64, far: vec[i64]) -> bool:
    if t.wolf_of == NONE or t.side_of(t.wolf_of) != side or t.wolf_at == t.b_tile or t.wolf_fixed:
        return False
    if side == t.thieves and t.hiding:
        return False  # it only defends itself. ED-R225
    return far[t.wolf_at] <= t.side_cards(side)


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
