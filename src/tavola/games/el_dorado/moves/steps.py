"""Steps of explorers and thieves, discoveries, and where a drawn tile goes."""

from librt.vecs import append, vec
from mypy_extensions import i64

from tavola.games.el_dorado import clauses as ed
from tavola.games.el_dorado import events, tasks
from tavola.games.el_dorado.power import Power
from tavola.games.el_dorado.tables import (
    BASE,
    BASE_CAVE_SHRINE_TILE,
    BUILDINGS,
    CAVE_START,
    CLOSED_ISLAND,
    COST_SPEED,
    DEN,
    EXIT,
    ISLAND,
    ISLAND_COUNTS,
    KINDS,
    LEADS,
    LINK,
    NEXT,
    NONE,
    NOTHING,
    OUT,
    ROUND_ONE_OVERLAP,
    SEQUOIA,
    SHRINE,
    SIDES,
    START,
    THIEF,
    TIGER,
    TYPES,
    WATER,
    WOLF,
    YANGA,
)
from tavola.kernel.events import EVERYONE
from tavola.kernel.pile import Pile
from tavola.kernel.state import FINE

# whose piece


def lead_breaks(t: Power, lead: i64, seat: i64) -> i64:
    """May the seat act with this piece? Its own and on the map; villagers never. ED-11, ED-52, ED-R99, ED-R227"""
    if t.owner(lead) != seat or (lead < THIEF and lead >= t.seats):
        return ed.TURN_ORDER
    if (lead < THIEF) == (t.side_of(seat) == t.thieves):
        return ed.TURN_ORDER
    return FINE if t.at[lead] != NONE else ed.OFF_THE_MAP


def walk_breaks(t: Power, lead: i64, seat: i64) -> i64:
    """May it use speed? ED-41, ED-R91, ED-143"""
    code = lead_breaks(t, lead, seat)
    if code != FINE:
        return code
    if has_missed(t, lead):
        return ed.YANGA_STAYS
    if t.fixed[lead]:
        return ed.FIXED
    return FINE if t.speed[lead] > 0 else ed.STEPS_FOR_SPEED


def has_missed(t: Power, lead: i64) -> bool:
    """Is this Yanga after a shot tied or lost? ED-143"""
    return t.failed_shot and lead < THIEF and t.who[lead] == YANGA


# steps


def move_breaks(t: Power, lead: i64, way: i64, seat: i64) -> i64:
    code = walk_breaks(t, lead, seat)
    return code if code != FINE else step_breaks(t, t.at[lead], way, t.side_of(seat), ed.DISCOVER_AT_THE_EDGE)


def step_breaks(t: Power, place: i64, way: i64, side: i64, undiscovered: i64) -> i64:
    """May a piece of the side step this way? `undiscovered` is the clause for places without a tile."""
    to = t.step(place, way)
    return nowhere(t, place, way, undiscovered) if to == NONE else enter_breaks(t, side, to)


def nowhere(t: Power, place: i64, way: i64, undiscovered: i64) -> i64:
    """Why no step leads this way. ED-42, ED-96, ED-137, ED-215, ED-218"""
    if way == LINK:
        return ed.NO_WAY_OUT if place == t.way_in else ed.CAVE_MOUTH
    if way >= OUT and (place != t.secret or t.entrance == NONE):
        return ed.SECRET_EXIT
    start = place if way < OUT else t.entrance
    direction = way if way < OUT else way - OUT
    to = NEXT[start * 6 + direction]
    if to != NONE and t.beside(start, direction) == NONE:
        return ed.ENDS_OF_THE_BRIDGE
    if to == NONE or t.kind[to] == NOTHING:
        return undiscovered if way < OUT else ed.SECRET_EXIT
    return ed.NO_WATER_NO_SHRINE


def enter_breaks(t: Power, side: i64, to: i64) -> i64:
    """ED-71, ED-R48"""
    if t.peace() and not t.options[ROUND_ONE_OVERLAP] and not t.free(side, to):
        return ed.NO_BATTLE_YET
    return FINE


def list_moves(t: Power, out: vec[i64], first: i64, lead: i64, seat: i64) -> vec[i64]:
    if walk_breaks(t, lead, seat) != FINE:
        return out
    for way in range(13 if t.at[lead] == t.secret else 7):
        to = t.step(t.at[lead], way)
        if to != NONE and enter_breaks(t, t.side_of(seat), to) == FINE:
            out = append(out, first + lead * 13 + way)
    return out


def move(t: Power, lead: i64, way: i64) -> None:
    """One step for one speed; onto an opponent it is an attack. ED-41, ED-49, ED-70, ED-169"""
    to = t.step(t.at[lead], way)
    t.speed[lead] -= 1
    walk(t, lead, to)
    t.push(tasks.ZONE, lead, to)


def walk(t: Power, lead: i64, to: i64) -> None:
    """ED-43, ED-91, ED-95"""
    start = t.at[lead]
    open_cave(t, to)
    t.at[lead] = to
    t.came[lead] = start
    t.tell(events.MOVED, ed.STEPS_FOR_SPEED, t.owner(lead), EVERYONE, lead, start, to)
    lift_shrine_tile(t)


def open_cave(t: Power, to: i64) -> None:
    """The exit is laid when somebody first goes in. ED-95, ED-R43, ED-R52"""
    if to == CAVE_START and t.kind[to] == NOTHING:
        t.lay(to, EXIT)


def lift_shrine_tile(t: Power) -> None:
    """The cave shrine's tile leaves the map with the last piece on it. ED-91, ED-R115, ED-R116"""
    if is_lifted_without(t, t.shrine_tile, 0):
        t.lift(t.shrine_tile)
        t.shrine_tile = NONE
        drop_lost_buildings(t)


def is_lifted_without(t: Power, place: i64, leaving: i64) -> bool:
    """Is it the cave shrine's tile, with so many pieces on it at most?"""
    if place == NONE or place != t.shrine_tile or t.mode != BASE or t.options[BASE_CAVE_SHRINE_TILE] == 1:
        return False
    count: i64 = 0
    for side in range(t.sides):
        count += t.army(side, place) + (1 if t.has_lead(side, place) else 0)
    return count <= leaving


def drop_lost_buildings(t: Power) -> None:
    """Those whose three tiles have all vanished. ED-R117"""
    for i in range(t.sides * BUILDINGS):
        if t.corner[i] != NONE and not some_tile_at(t, t.corner[i]):
            t.corner[i] = NONE


def some_tile_at(t: Power, corner: i64) -> bool:
    for place in t.laid:
        for k in range(6):
            if t.corner_of(place, k) == corner:
                return True
    return False


# speed for wood


def speed_breaks(t: Power, lead: i64, seat: i64) -> i64:
    """ED-139, ED-R125"""
    code = lead_breaks(t, lead, seat)
    if code != FINE:
        return code
    if lead >= THIEF or t.who[lead] != SEQUOIA:
        return ed.SEQUOIA
    return FINE if t.affords(seat, COST_SPEED) else ed.TOO_DEAR


def buy_speed(t: Power, lead: i64) -> None:
    t.pay(t.owner(lead), COST_SPEED)
    t.speed[lead] += 1
    t.tell(events.SPEED, ed.SEQUOIA, t.owner(lead), EVERYONE, t.speed[lead], 0)


# discoveries


def discover_breaks(t: Power, lead: i64, seat: i64) -> i64:
    """ED-43, ED-R38, ED-R44"""
    code = walk_breaks(t, lead, seat)
    if code != FINE:
        return code
    pile = t.cave if t.at[lead] >= ISLAND else t.island
    if pile.size() == 0:
        return ed.STACK_EMPTY
    return FINE if t.has_slot(t.at[lead]) else ed.NO_SLOT


def discover(t: Power, lead: i64) -> None:
    t.speed[lead] -= 1
    t.push(tasks.DRAW, lead, t.at[lead])


def own_tile_breaks(t: Power, lead: i64, kind: i64, seat: i64) -> i64:
    """An important tile instead of drawing. ED-238"""
    code = walk_breaks(t, lead, seat)
    if code != FINE:
        return code
    if t.important[t.side_of(seat) * KINDS + kind] == 0 or t.at[lead] >= ISLAND:
        return ed.OWN_TILE
    return FINE if t.has_slot(t.at[lead]) else ed.NO_SLOT


def discover_own(t: Power, lead: i64, kind: i64) -> None:
    """ED-238, ED-R206"""
    t.speed[lead] -= 1
    t.important[t.side_of_lead(lead) * KINDS + kind] -= 1
    t.from_hand[t.side_of_lead(lead) * KINDS + kind] += 1
    t.push(tasks.PLACE, lead, kind, t.at[lead])


def draw(t: Power, kind: i64) -> None:
    """Flip first, then place; a dweller met in round one goes back. ED-R37, ED-R59"""
    finder = t.arg(0)
    place = t.arg(1)
    pile = t.cave if place >= ISLAND else t.island
    t.pop()
    pile.take(kind)
    t.tell(events.DRAWN, ed.DISCOVER_AT_THE_EDGE, finder_seat(t, finder), EVERYONE, kind)
    if t.peace() and fights(t, kind, finder):
        t.cave.shuffle_in(kind)
        t.tell(events.RETURNED, ed.NO_DWELLER_IN_ROUND_ONE, finder_seat(t, finder), EVERYONE, kind)
        return
    t.push(tasks.PLACE, finder, kind, place)


def finder_seat(t: Power, finder: i64) -> i64:
    """The Wolf finds for its owner. ED-209, ED-R246"""
    return t.owner(finder) if finder < LEADS else t.wolf_of


def fights(t: Power, kind: i64, finder: i64) -> bool:
    """Would finding this tile mean a battle? ED-100, ED-211 to ED-213"""
    if kind != DEN:
        return TIGER <= kind <= WOLF
    if t.thieves == NONE:
        return True
    thief_finds = t.side_of(finder_seat(t, finder)) == t.thieves
    return not thief_finds and spare_thief(t) != NONE


def spare_thief(t: Power) -> i64:
    """A thief in the supply, an uncursed one first; a beaten one may be placed here. ED-R147, ED-R226"""
    found: i64 = NONE
    for lead in range(THIEF, LEADS):
        if t.at[lead] == NONE and t.wait[lead] < 2 and (found == NONE or found == t.curse):
            found = lead
    return found


def place_breaks(t: Power, direction: i64) -> i64:
    """ED-44, ED-97, ED-98, ED-R51, ED-R173"""
    place = NEXT[t.arg(2) * 6 + direction]
    if not t.is_slot(place) or not finder_beside(t, t.arg(0), place):
        return ed.TOUCH_TWO
    kind = t.arg(1)
    walks = kind != WATER and kind != SHRINE
    if t.peace() and walks and not lawful(t, place) and some_lawful_slot(t):
        return ed.FIRST_ROUND_ZONE
    return FINE


def finder_beside(t: Power, finder: i64, place: i64) -> bool:
    """What the Wolf finds must lie beside its owner's explorer, or any thief. ED-207, ED-R225"""
    return finder < LEADS or beside_own_lead(t, t.wolf_of, place)


def beside_own_lead(t: Power, seat: i64, place: i64) -> bool:
    """From a bridge nothing is discovered. ED-R173, ED-R220"""
    for lead in range(LEADS):
        if t.at[lead] != NONE and t.owner(lead) == seat and t.at[lead] != t.bridge:
            for direction in range(6):
                if NEXT[t.at[lead] * 6 + direction] == place:
                    return True
    return False


def lawful(t: Power, place: i64) -> bool:
    """Outside every zone of an opponent, or passage is peaceful. ED-R48, ED-R51"""
    return t.options[ROUND_ONE_OVERLAP] == 1 or t.free(t.side_of(finder_seat(t, t.arg(0))), place)


def some_lawful_slot(t: Power) -> bool:
    for direction in range(6):
        place = NEXT[t.arg(2) * 6 + direction]
        if t.is_slot(place) and finder_beside(t, t.arg(0), place) and lawful(t, place):
            return True
    return False


def place_tile(t: Power, direction: i64) -> None:
    """It is laid; the finder enters if it can, without villagers. ED-43, ED-45, ED-47, ED-R53, ED-R219"""
    finder = t.arg(0)
    kind = t.arg(1)
    start = t.arg(2)
    place = NEXT[start * 6 + direction]
    enters = kind != WATER and kind != SHRINE and not (t.peace() and not lawful(t, place))
    t.pop()
    t.lay(place, kind)
    t.tell(events.LAID, ed.DISCOVER_AT_THE_EDGE, finder_seat(t, finder), EVERYONE, kind, place)
    if enters:
        if finder < LEADS:
            walk(t, finder, place)
        else:
            t.wolf_came = t.wolf_at
            t.wolf_at = place
        t.push(tasks.ZONE, finder, place)
    if ringed(t):
        restart(t)
    else:
        t.push(tasks.SETTLE, finder, place, kind)


# closed maps


def ebb_breaks(t: Power, lead: i64, direction: i64, seat: i64) -> i64:
    """A water tile goes back while the island is closed. ED-R46"""
    code = walk_breaks(t, lead, seat)
    if code != FINE:
        return code
    place = t.beside(t.at[lead], direction)
    if place == NONE or t.kind[place] != WATER or place == t.bridge or t.at[lead] >= ISLAND:
        return ed.EBB
    return FINE if t.options[CLOSED_ISLAND] == 0 and t.closed() else ed.EBB


def ebb(t: Power, lead: i64, direction: i64) -> None:
    place = NEXT[t.at[lead] * 6 + direction]
    t.speed[lead] -= 1
    t.lift(place)
    t.island.shuffle_in(WATER)
    drop_lost_buildings(t)
    t.tell(events.EBBED, ed.EBB, t.owner(lead), EVERYONE, place)


def ringed(t: Power) -> bool:
    """The start tile is the only enterable island tile and has no slot left. ED-R45"""
    if t.has_slot(START) or t.island.size() == 0:
        return False
    for place in t.laid:
        if place < ISLAND and place != START and t.enterable(place):
            return False
    return True


def restart(t: Power) -> None:
    """The map begins anew; cards, cave and what is left of the turn stay. ED-R45, ED-R242"""
    t.tell(events.RESTARTED, ed.ISLAND_BEGINS_ANEW, t.captain(t.turn), EVERYONE)
    give_back_offerings(t)
    for place in t.laid:
        if place < ISLAND:
            t.lift(place)
    t.entrance = NONE
    t.bridge = NONE
    t.shrine_at = vec[i64]()
    for i in range(t.sides * BUILDINGS):
        if t.corner[i] != NONE and not some_tile_at(t, t.corner[i]):
            t.corner[i] = NONE
    refill_island(t)
    if t.thieves != NONE:
        t.push(tasks.AFTERMATH, t.thieves)  # without a thief they are in hiding again. ED-158
    t.push(tasks.FIRST_TILE)


def give_back_offerings(t: Power) -> None:
    """Their price goes back to the owner. ED-R242"""
    for side in range(t.sides):
        for _each in range(t.island_shrines(side)):
            if side == t.thieves:
                t.doubloons = min(5, t.doubloons + 3)
            else:
                for type in range(TYPES):
                    t.gains(t.captain(side), type, 2)
        t.offerings[side] = 0
    t.swapped = 0
    t.met = 0
    t.sits_out = 0
    t.guardian = vec[i64]([NONE, NONE, NONE])


def refill_island(t: Power) -> None:
    """All island tiles but the important ones still in hand."""
    counts = ISLAND_COUNTS[:]
    for side in range(SIDES):
        for kind in range(KINDS):
            t.important[side * KINDS + kind] += t.from_hand[side * KINDS + kind]
            t.from_hand[side * KINDS + kind] = 0
            counts[kind] -= t.important[side * KINDS + kind]
    t.island = Pile(counts)
