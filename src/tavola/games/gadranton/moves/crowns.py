"""Keys and Treasure crowns: finding, taking, reaching, delivering, losing. GA-32 to GA-39"""

from librt.vecs import append, vec
from mypy_extensions import i64

from tavola.games.gadranton import clauses as ga
from tavola.games.gadranton import events as told
from tavola.games.gadranton.city import ENDED, City
from tavola.games.gadranton.tables import (
    BY_KEY,
    BY_MASTER_KEY,
    COLOURS,
    CROWN,
    CROWN_OF,
    DOT_OF,
    FOR_NOTHING,
    KEY,
    KEY_OF,
    MASTER_KEY,
    NEXT,
    NONE,
    REACH,
    REACH_OCCUPIED,
    SIDES,
    TAKE,
)
from tavola.kernel.bits import BIT
from tavola.kernel.events import EVERYONE
from tavola.kernel.state import FINE, OVER


def arrive(city: City, cell: i64) -> None:
    """A thief enters a cell: a key is picked up, a crown on a dot is home. GA-32, GA-39, GA-R59"""
    if KEY_OF[cell] != NONE:
        pick_up_key(city, KEY_OF[cell])
    if DOT_OF[cell] != NONE and city.worn[city.active] != NONE:
        deliver(city, cell)


def pick_up_key(city: City, colour: i64) -> None:
    """Always, unless he has one of that colour. GA-32, GA-R08"""
    if not city.keys[city.active] & BIT[colour]:
        city.keys[city.active] |= BIT[colour]
        city.tell(told.KEY_TAKEN, ga.KEY_FOR_ENTERING, city.active, EVERYONE, colour)


def deliver(city: City, cell: i64) -> None:
    """GA-16, GA-39, GA-R05; the last one wins at once, GA-01 and GA-90."""
    thief = city.active
    colour = city.worn[thief]
    city.worn[thief] = NONE
    city.delivered[thief] |= BIT[colour]
    city.since_home[thief] = 0
    city.tell(told.DELIVERED, ga.ON_ITS_OBJECTIVE_CARD, thief, EVERYONE, colour, cell)
    if city.delivered[thief] == city.objectives[thief]:
        city.winners = BIT[thief]
        city.phase = ENDED
        city.actor = OVER
        city.tell(told.WON, ga.GAME_WON, thief, EVERYONE, thief)


def take_breaks(city: City, pay: i64) -> i64:
    """GA-33, for the crown cell the thief is on, at any moment of the turn. GA-R09"""
    code = city.thief_breaks()
    if code != FINE:
        return code
    colour = CROWN_OF[city.cell[city.active]]
    return ga.CROWN_FOR_A_KEY if colour == NONE else crown_breaks(city, colour, pay)


def crown_breaks(city: City, colour: i64, pay: i64) -> i64:
    """May the active thief put on a crown of this colour, paying so? GA-34, GA-84, GA-R07"""
    thief = city.active
    if city.worn[thief] != NONE:
        return ga.ONE_CROWN_AT_A_TIME
    wanted = city.objectives[thief] & ~city.delivered[thief]
    if not wanted & BIT[colour] or city.stock[colour] < 1:
        return ga.NOT_YOUR_OBJECTIVE
    if city.crowns_on(thief) >= 2:
        return ga.TWO_CROWNS_A_FIGURE
    if pay == BY_MASTER_KEY:
        return city.card_breaks(MASTER_KEY)
    return FINE if pay == BY_KEY and city.keys[thief] & BIT[colour] else ga.CROWN_FOR_A_KEY


def list_takes(city: City, out: vec[i64]) -> vec[i64]:
    if CROWN_OF[city.cell[city.active]] != NONE:
        for pay in range(BY_KEY, BY_MASTER_KEY + 1):
            if take_breaks(city, pay) == FINE:
                out = append(out, TAKE + pay - 1)
    return out


def take(city: City, pay: i64) -> None:
    city.acts(city.active)
    put_on(city, CROWN_OF[city.cell[city.active]], pay)


def put_on(city: City, colour: i64, pay: i64) -> None:
    """The key goes back to the supply, or Master Key to the discard pile. GA-33, GA-73, GA-R78"""
    thief = city.active
    if pay == BY_MASTER_KEY:
        city.play_card(thief, MASTER_KEY)
    else:
        city.keys[thief] &= ~BIT[colour]
    city.stock[colour] -= 1
    wear(city, colour)
    city.tell(told.CROWN_TAKEN, ga.CROWN_FOR_A_KEY, thief, EVERYONE, colour, pay)


def wear(city: City, colour: i64) -> None:
    city.worn[city.active] = colour
    city.worn_ever[city.active] |= BIT[colour]


def reach_cell(place: i64) -> i64:
    """Key cells are places 0 to 7, crown cells 8 to 15."""
    return KEY[place] if place < COLOURS else CROWN[place - COLOURS]


def reach_breaks(city: City, place: i64, pay: i64) -> i64:
    """GA-37, GA-R10."""
    thief = city.active
    if not city.options[REACH_OCCUPIED]:
        return ga.NOTHING_TO_REACH
    if city.passing != NONE:
        return ga.GO_ON_IN_PASSING
    code = city.thief_breaks()
    if code != FINE:
        return code
    cell = reach_cell(place)
    if not city.next_to(city.cell[thief], cell) or city.other_on(cell, thief) == NONE:
        return ga.REACH_AN_OCCUPIED_CELL
    if city.thief_left() < 1:
        return city.no_steps(thief)
    return gain_breaks(city, place, pay)


def gain_breaks(city: City, place: i64, pay: i64) -> i64:
    """Offered only if something is collected by it. GA-R10"""
    if place >= COLOURS:
        return ga.CROWN_FOR_A_KEY if pay == FOR_NOTHING else crown_breaks(city, place - COLOURS, pay)
    has_key = city.keys[city.active] & BIT[place]
    return ga.NOTHING_TO_REACH if has_key or pay != FOR_NOTHING else FINE


def list_reaches(city: City, out: vec[i64]) -> vec[i64]:
    here = city.cell[city.active]
    for cell in NEXT[here * SIDES : here * SIDES + SIDES]:
        if cell == NONE:
            continue
        place = KEY_OF[cell] if KEY_OF[cell] != NONE else CROWN_OF[cell] + COLOURS if CROWN_OF[cell] != NONE else NONE
        if place == NONE:
            continue
        for pay in range(3):
            if reach_breaks(city, place, pay) == FINE:
                out = append(out, REACH + place * 3 + pay)
    return out


def reach(city: City, place: i64, pay: i64) -> None:
    """One step spent without moving. GA-37"""
    city.acts(city.active)
    city.thief_steps += 1
    city.tell(told.REACHED, ga.REACH_AN_OCCUPIED_CELL, city.active, EVERYONE, reach_cell(place))
    if place < COLOURS:
        pick_up_key(city, place)
    else:
        put_on(city, place - COLOURS, pay)


def back_to_its_place(city: City, colour: i64) -> None:
    """A lost crown returns to the stock of its cell. GA-R06"""
    city.stock[colour] += 1
    city.tell(told.CROWN_RETURNED, ga.BACK_TO_ITS_CELL, city.active, EVERYONE, colour)
