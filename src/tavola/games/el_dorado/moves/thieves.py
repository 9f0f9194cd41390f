"""The Thieves: hiding and coming out, gold or theft, minting, thieves, hideout and outposts."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tavola.games.el_dorado import clauses as ed
from tavola.games.el_dorado import events, tasks
from tavola.games.el_dorado.fields import LOOSE
from tavola.games.el_dorado.land import FAR, NOWHERE_NEAR
from tavola.games.el_dorado.moves.buying import zones_overlap
from tavola.games.el_dorado.moves.coins import BAVIECA_COIN
from tavola.games.el_dorado.moves.spoils import take_shrine
from tavola.games.el_dorado.moves.steps import lead_breaks
from tavola.games.el_dorado.power import Power
from tavola.games.el_dorado.tables import (
    AROUND,
    BUILDINGS,
    FORT,
    GOLD,
    LEADS,
    NONE,
    THIEF,
    TYPES,
)
from tavola.kernel.bits import BIT
from tavola.kernel.events import EVERYONE
from tavola.kernel.state import FINE

MOST_DOUBLOONS: Final = 5
THIEF_PRICE: Final = 2
THIEF_SPEED: Final = 4
ROSE_COIN: Final = 1
E_THIEF: Final = 3
E_OUTPOST: Final = 4
E_HIDEOUT: Final = 5


# in hiding


def hideout_corner_breaks(t: Power, corner: i64) -> i64:
    """Free of opponents, with a tile to stand on. ED-183, ED-184, ED-R134, ED-R228"""
    if t.building_on(corner) != NONE:
        return ed.CORNER_USED
    if not t.corner_free(t.thieves, corner) or zones_overlap(t, t.thieves, corner):
        return ed.HIDEOUT_PLACE
    for i in range(3):
        place = AROUND[corner * 3 + i]
        if place != NONE and t.kind[place] != 0 and t.enterable(place) and place != t.bridge:
            return FINE
    return ed.HIDEOUT_PLACE


def hiding_place(t: Power, place: i64) -> bool:
    """Has the tile a corner for the hideout?"""
    if t.kind[place] == 0 or not t.enterable(place) or place == t.bridge:
        return False
    for k in range(6):
        if hideout_corner_breaks(t, t.corner_of(place, k)) == FINE:
            return True
    return False


def emerge_breaks(t: Power) -> i64:
    """ED-160, ED-162"""
    if t.doubloons < 1:
        return ed.TOO_DEAR
    for place in t.laid:
        if hiding_place(t, place):
            return FINE
    return ed.HIDEOUT_PLACE


def skip(t: Power) -> None:
    """ED-160, ED-R136"""
    t.pop()
    t.doubloons = min(MOST_DOUBLOONS, t.doubloons + 1)
    t.tell(events.SKIPPED, ed.HIDING_TURN, t.captain(t.thieves), EVERYONE, t.doubloons)


def emerge(t: Power) -> None:
    t.pop()
    t.push(tasks.PICK_TILE)


def pick_tile(t: Power, place: i64) -> None:
    t.pop()
    t.push(tasks.PICK_CORNER, place)
    t.tell(events.EYED, ed.HIDEOUT_PLACE, t.captain(t.thieves), EVERYONE, place)


def pick_corner(t: Power, k: i64) -> None:
    """The board is turned and the explore phase begins. ED-161"""
    place = t.arg(0)
    t.pop()
    t.doubloons -= 1
    t.corner[t.thieves * BUILDINGS + FORT] = t.corner_of(place, k)
    t.hiding = False
    t.tell(events.EMERGED, ed.OUT_OF_HIDING, t.captain(t.thieves), EVERYONE, place)
    t.push(tasks.EXPLORE, t.thieves, NONE)
    t.push(tasks.GIVE_SPEED)


# gold or theft


def plan_choice(t: Power) -> bool:
    """The Rose comes first; True if the Thieves now choose. ED-163, ED-R155"""
    seat = t.captain(t.thieves)
    if t.arg(0) == 0 and t.coin[ROSE_COIN] == seat:
        t.set_arg(0, 1)
        t.push(tasks.ROSE, seat)
        return False
    return True


def explore_next(t: Power) -> None:
    t.pop()
    t.push(tasks.EXPLORE, t.thieves, NONE)
    t.push(tasks.GIVE_SPEED)


def take_gold(t: Power) -> None:
    """ED-163"""
    seat = t.captain(t.thieves)
    t.gains(seat, GOLD, 1)
    t.tell(events.EXTRA, ed.GOLD_OR_STEAL, seat, EVERYONE, GOLD)
    explore_next(t)


def steal(t: Power) -> None:
    explore_next(t)
    t.push(tasks.THIEF_DIE)


def set_reach(t: Power, number: i64) -> None:
    """One number is reach, the other steal. ED-164"""
    low = t.arg(0)
    t.pop()
    reach = low if number == 0 else 7 - low
    t.tell(events.REACH, ed.REACH_OR_STEAL, t.captain(t.thieves), EVERYONE, reach, 7 - reach)
    t.push(tasks.ROB, reach, 7 - reach)


def distances(t: Power) -> vec[i64]:
    """By place: steps from the nearest origin; a building's tiles are at distance 1. ED-165, ED-R139"""
    found = NOWHERE_NEAR[:]
    queue = vec[i64](capacity=72)
    for lead in range(THIEF, LEADS):
        if t.at[lead] != NONE and found[t.at[lead]] == FAR:
            found[t.at[lead]] = 0
            queue = append(queue, t.at[lead])
    for building in range(t.thieves * BUILDINGS, (t.thieves + 1) * BUILDINGS):
        corner = t.corner[building]
        if corner != NONE:
            for i in range(3):
                place = AROUND[corner * 3 + i]
                if place != NONE and found[place] == FAR and t.enterable(place) and place != t.bridge:
                    found[place] = 1
                    queue = append(queue, place)
    return t.spread(found, queue, vec[i64](), False)


def rob_breaks(t: Power, seat: i64, far: vec[i64]) -> i64:
    """ED-165, ED-167, ED-R139, ED-R140"""
    if seat >= t.seats or t.side_of(seat) == t.thieves or t.at[seat] == NONE:
        return ed.OUT_OF_REACH
    for side in range(t.sides):
        if side != t.thieves and t.zone(side, t.at[seat]):
            return ed.FORT_PROTECTS
    return FINE if far[t.at[seat]] <= t.arg(0) and far[t.at[seat]] < FAR else ed.OUT_OF_REACH


def someone_to_rob(t: Power) -> bool:
    """ED-R141"""
    far = distances(t)
    for seat in range(t.seats):
        if rob_breaks(t, seat, far) == FINE:
            return True
    return False


def list_robs(t: Power, first: i64) -> vec[i64]:
    out = vec[i64](capacity=8)
    far = distances(t)
    for seat in range(t.seats):
        if rob_breaks(t, seat, far) == FINE:
            out = append(out, first + seat)
    return out


def rob(t: Power, seat: i64) -> None:
    """ED-166, ED-R243"""
    steal = t.arg(1)
    t.pop()
    t.tell(events.NAMED, ed.TAKE_CARDS, t.captain(t.thieves), EVERYONE, seat)
    if t.cards(seat) > 0:
        t.push(tasks.TAKE, seat, steal)


def take_breaks(t: Power, food: i64, wood: i64, gold: i64) -> i64:
    """Up to the number, even none. ED-166, ED-R243"""
    seat = t.arg(0)
    if food + wood + gold > t.arg(1):
        return ed.TAKE_CARDS
    fits = food <= t.hand[seat * 3] and wood <= t.hand[seat * 3 + 1] and gold <= t.hand[seat * 3 + 2]
    return FINE if fits else ed.TAKE_CARDS


def list_takes(t: Power, first: i64) -> vec[i64]:
    out = vec[i64](capacity=32)
    for food in range(7):
        for wood in range(7 - food):
            for gold in range(7 - food - wood):
                if take_breaks(t, food, wood, gold) == FINE:
                    out = append(out, first + (food * 7 + wood) * 7 + gold)
    return out


def take(t: Power, food: i64, wood: i64, gold: i64) -> None:
    """The number is public, the cards are not. Ledger, information"""
    victim = t.arg(0)
    seat = t.captain(t.thieves)
    t.pop()
    taken = vec[i64]([food, wood, gold])
    for type in range(TYPES):
        t.hand[victim * TYPES + type] -= taken[type]
        t.hand[seat * TYPES + type] += taken[type]
    know = t.seats_of(t.thieves) | t.seats_of(t.side_of(victim))
    t.tell(events.ROBBED, ed.TAKE_CARDS, seat, EVERYONE, victim, food + wood + gold)
    t.tell(events.ROBBED_CARDS, ed.TAKE_CARDS, seat, know, food, wood, gold)


# exploring


def wake_thieves(t: Power) -> None:
    """Every thief on the map has 4 speed; the curse takes one. ED-170, ED-190"""
    for lead in range(THIEF, LEADS):
        if t.wait[lead] == 1:
            t.wait[lead] = 0
        if t.at[lead] != NONE:
            t.speed[lead] = THIEF_SPEED - (1 if t.curse == lead else 0)


def speeds_up(t: Power) -> bool:
    """Does Bavieca wait for a thief? ED-187, ED-R236"""
    return t.coin[BAVIECA_COIN] == t.captain(t.thieves) and not t.bavieca_used and some_thief(t) != NONE


def some_thief(t: Power) -> i64:
    for lead in range(THIEF, LEADS):
        if t.at[lead] != NONE:
            return lead
    return NONE


def give_speed(t: Power, lead: i64) -> None:
    t.pop()
    t.bavieca_used = True
    t.speed[lead] += 1
    t.tell(events.GALLOPS, ed.BAVIECA, t.captain(t.thieves), EVERYONE, lead)


def spare_thief(t: Power) -> i64:
    """One that may be bought; a cursed one last. ED-181, ED-R147"""
    found: i64 = NONE
    for lead in range(THIEF, LEADS):
        if t.at[lead] == NONE and t.wait[lead] == 0 and (found == NONE or found == t.curse):
            found = lead
    return found


def thief_breaks(t: Power, place: i64, seat: i64) -> i64:
    """ED-181, ED-R142"""
    if t.side_of(seat) != t.thieves:
        return ed.THIEF_PLACE
    if spare_thief(t) == NONE:
        return ed.NOT_IN_SUPPLY
    if t.kind[place] == 0 or not t.enterable(place) or not t.beside_building(t.thieves, place):
        return ed.THIEF_PLACE
    if not t.free(t.thieves, place):
        return ed.THIEF_PLACE
    return FINE if t.doubloons >= THIEF_PRICE else ed.TOO_DEAR


def list_thieves(t: Power, out: vec[i64], first: i64, seat: i64) -> vec[i64]:
    if t.doubloons < THIEF_PRICE or spare_thief(t) == NONE:
        return out
    for place in t.laid:
        if thief_breaks(t, place, seat) == FINE:
            out = append(out, first + place)
    return out


def buy_thief(t: Power, place: i64) -> None:
    """It acts at once with 4 speed. ED-171, ED-181, ED-R148, ED-R236"""
    lead = spare_thief(t)
    t.doubloons -= THIEF_PRICE
    t.at[lead] = place
    t.came[lead] = NONE
    t.fixed[lead] = 0
    t.speed[lead] = THIEF_SPEED - (1 if t.curse == lead else 0)
    if t.coin[BAVIECA_COIN] == t.captain(t.thieves) and not t.bavieca_used:
        t.bavieca_used = True
        t.speed[lead] += 1
    t.tell(events.BOUGHT, ed.THIEF_PLACE, t.captain(t.thieves), EVERYONE, E_THIEF, place)
    if t.shrine_by == LOOSE:
        take_shrine(t, lead)


def mint_breaks(t: Power, type: i64, seat: i64) -> i64:
    """Two of a type for a doubloon, five at most. ED-179, ED-R135"""
    if t.side_of(seat) != t.thieves or t.doubloons >= MOST_DOUBLOONS:
        return ed.MINT
    return FINE if t.hand[seat * TYPES + type] >= 2 else ed.MINT


def mint(t: Power, type: i64, seat: i64) -> None:
    t.hand[seat * TYPES + type] -= 2
    t.stock[type] += 2
    t.doubloons += 1
    t.tell(events.MINTED, ed.MINT, seat, EVERYONE, type)


def outpost_slot(t: Power) -> i64:
    for building in range(FORT):
        if t.corner[t.thieves * BUILDINGS + building] == NONE and not t.b_wait[t.thieves] & BIT[building]:
            return building
    return NONE


def den_breaks(t: Power, lead: i64, k: i64, seat: i64, hideout: bool) -> i64:
    """Hideout and outposts, beside a thief. ED-180, ED-183, ED-185, ED-R134"""
    place = ed.HIDEOUT_PLACE if hideout else ed.OUTPOST_PLACE
    code = lead_breaks(t, lead, seat)
    if code != FINE:
        return code
    if lead < THIEF or t.at[lead] == t.bridge:
        return place
    corner = t.corner_of(t.at[lead], k)
    if t.building_on(corner) != NONE:
        return ed.CORNER_USED
    building = FORT if hideout else outpost_slot(t)
    if building == NONE or t.corner[t.thieves * BUILDINGS + building] != NONE:
        return ed.NOT_IN_SUPPLY
    if t.b_wait[t.thieves] & BIT[building]:
        return ed.BEATEN_WAITS
    if hideout and hideout_corner_breaks(t, corner) != FINE:
        return place
    return FINE if t.doubloons >= 1 else ed.TOO_DEAR


def build_den(t: Power, lead: i64, k: i64, hideout: bool) -> None:
    building = FORT if hideout else outpost_slot(t)
    t.doubloons -= 1
    t.corner[t.thieves * BUILDINGS + building] = t.corner_of(t.at[lead], k)
    if hideout:
        t.tell(events.BOUGHT, ed.HIDEOUT_PLACE, t.captain(t.thieves), EVERYONE, E_HIDEOUT, t.at[lead])
    else:
        t.tell(events.BOUGHT, ed.OUTPOST_PLACE, t.captain(t.thieves), EVERYONE, E_OUTPOST, t.at[lead])
