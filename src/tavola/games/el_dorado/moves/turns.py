"""A turn: re-placing, the roll, what follows from it, gathering, Emma's look, and how it ends."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tavola.games.el_dorado import clauses as ed
from tavola.games.el_dorado import events, tasks
from tavola.games.el_dorado.moves.coins import BAVIECA_COIN
from tavola.games.el_dorado.power import Power
from tavola.games.el_dorado.tables import (
    HARDCORE_TURN,
    ISLAND,
    LAFFITE,
    NICOLAS,
    NONE,
    RESPAWN_AREA,
    SOLO,
    STELLA,
    TEAM_DICE,
    TURN_DICE,
    TYPES,
)
from tavola.kernel.bits import BIT
from tavola.kernel.events import EVERYONE
from tavola.kernel.state import FINE

FOURS: Final = vec[i64]([1, 4, 16, 64])


# before the roll


def hardcore_turn(t: Power) -> bool:
    """ED-226, ED-241"""
    return t.mode == SOLO or t.options[HARDCORE_TURN] == 1


def begin(t: Power) -> None:
    """The Titan goes before every turn. ED-25, ED-200, ED-R164"""
    t.pop()
    t.push(tasks.BEGIN)
    t.push(tasks.TURN, t.turn)
    if t.titan != NONE:
        t.push(tasks.GUARDIAN, 3, NONE)


def in_play(t: Power, seat: i64) -> bool:
    """In round one of a team game only the starter plays. ED-145"""
    return t.round > 1 or t.partner(seat) == NONE or t.at[seat] != NONE


def open_turn(t: Power) -> None:
    """Each sub-step captain first, so the agenda gets the partner first. ED-26, ED-147, ED-R130, ED-R227, ED-R230"""
    side = t.arg(0)
    t.pop()
    t.on_turn = side
    t.tell(events.TURN, ed.CLOCKWISE, t.captain(side), EVERYONE, t.round)
    t.push(tasks.END_TURN, side)
    if side == t.thieves:
        t.push(tasks.HIDING if t.hiding else tasks.CHOOSE)
        return
    t.push(tasks.EXPLORE, side, NONE)
    plan_each(t, side, tasks.LOOK)
    plan_each(t, side, tasks.GATHER)
    plan_each(t, side, tasks.EXTRAS)
    if not hardcore_turn(t):
        if t.partner(t.captain(side)) != NONE and t.round > 1:
            t.push(tasks.ASSIGN, side)
        else:
            plan_each(t, side, tasks.DICE)
    plan_each(t, side, tasks.LAFFITE)
    plan_each(t, side, tasks.REROLL)
    plan_each(t, side, tasks.ROLL)
    plan_each(t, side, tasks.RESPAWN)


def plan_each(t: Power, side: i64, task: i64) -> None:
    for i in range(t.seats):
        seat = t.seats - 1 - i
        if t.side_of(seat) == side and in_play(t, seat):
            t.push(task, seat, NONE if task == tasks.LAFFITE else 0)


# re-placing a beaten explorer


def respawn_breaks(t: Power, place: i64) -> i64:
    """Beside a controlled shrine, else anywhere unoccupied. ED-80, ED-81, ED-R95 to ED-R97"""
    side = t.side_of(t.arg(0))
    if t.kind[place] == 0 or not t.enterable(place) or not t.free(side, place):
        return ed.ANY_FREE_TILE
    if beside_controlled(t, side, place):
        return FINE
    if some_shrine_tile(t, side):
        return ed.BESIDE_OWN_SHRINE
    return ed.ANY_FREE_TILE if t.options[RESPAWN_AREA] and place >= ISLAND else FINE


def beside_controlled(t: Power, side: i64, place: i64) -> bool:
    for direction in range(6):
        shrine = t.beside(place, direction)
        if shrine != NONE:
            which = t.shrine_index(shrine)
            if which != NONE and t.offerings[side] & BIT[which]:
                return True
    return False


def some_shrine_tile(t: Power, side: i64) -> bool:
    for place in t.laid:
        if t.enterable(place) and t.free(side, place) and beside_controlled(t, side, place):
            return True
    return False


def list_respawns(t: Power, first: i64) -> vec[i64]:
    out = vec[i64](capacity=16)
    for place in t.laid:
        if respawn_breaks(t, place) == FINE:
            out = append(out, first + place)
    return out


def place_explorer(t: Power, place: i64) -> None:
    lead = t.arg(0)
    t.pop()
    t.at[lead] = place
    t.placer[lead] = NONE
    t.tell(events.PLACED, ed.BESIDE_OWN_SHRINE, lead, EVERYONE, place)


# the golden dice


def rolls(t: Power, seat: i64) -> bool:
    """Hardcore turns have no dice, but Laffite's. ED-241, ED-243"""
    return not hardcore_turn(t) or t.who[seat] == LAFFITE


def die_slot(t: Power, seat: i64) -> i64:
    """Where the seat's two dice lie: the partner's are 2 and 3. ED-148"""
    return 2 if t.partner(seat) != NONE and seat != t.captain(t.side_of(seat)) else 0


def roll_breaks(t: Power, first: i64, second: i64) -> i64:
    """With opposite faces the two add up to 7. ED-27, ED-R209, ED-R244"""
    opposite = t.options[TURN_DICE] == 1 and not hardcore_turn(t)
    return ed.GOLDEN_DICE if opposite and first + second != 7 else FINE


def roll(t: Power, first: i64, second: i64) -> None:
    seat = t.arg(0)
    t.pop()
    t.dice[die_slot(t, seat)] = first
    t.dice[die_slot(t, seat) + 1] = second
    t.tell(events.ROLLED, ed.GOLDEN_DICE, seat, EVERYONE, first, second)


def asks_reroll(t: Power, seat: i64) -> bool:
    """ED-109, ED-R203"""
    return t.who[seat] == NICOLAS and not hardcore_turn(t)


def reroll(t: Power) -> None:
    seat = t.arg(0)
    t.pop()
    t.push(tasks.ROLL, seat)


def thefts(t: Power, seat: i64) -> i64:
    """One for each 3 or 5. ED-115, ED-R20"""
    if t.who[seat] != LAFFITE:
        return 0
    count: i64 = 0
    for i in range(2):
        face = t.dice[die_slot(t, seat) + i]
        if face == 3 or face == 5:
            count += 1
    return count


def some_victim(t: Power, seat: i64) -> bool:
    """ED-R21"""
    for other in range(t.seats):
        if steal_breaks(t, seat, other) == FINE and t.cards(other) > 0:
            return True
    return False


def steal_breaks(t: Power, seat: i64, other: i64) -> i64:
    """Any opponent. ED-115, ED-R22"""
    return FINE if other < t.seats and t.side_of(other) != t.side_of(seat) else ed.LAFFITE


def steal_from(t: Power, other: i64) -> None:
    seat = t.arg(0)
    t.set_arg(1, t.arg(1) - 1)
    t.tell(events.NAMED, ed.LAFFITE, seat, EVERYONE, other)
    if t.cards(other) > 0:
        t.push(tasks.STOLEN, seat, other)


def stolen(t: Power, type: i64) -> None:
    """Seen by the two seats and their partners. ED-R21"""
    seat = t.arg(0)
    other = t.arg(1)
    t.pop()
    t.hand[other * TYPES + type] -= 1
    t.hand[seat * TYPES + type] += 1
    know = t.seats_of(t.side_of(seat)) | t.seats_of(t.side_of(other))
    t.tell(events.STOLEN, ed.LAFFITE, seat, know, other, type)
    t.tell(events.STOLEN, ed.LAFFITE, seat, EVERYONE & ~know, other, NONE)


def speed_bonus(t: Power, seat: i64) -> i64:
    """Stella, Bavieca, the curse. ED-106, ED-187, ED-190, ED-R128, ED-R158, ED-R159, ED-R204"""
    bonus: i64 = 1 if t.who[seat] == STELLA else 0
    if t.coin[BAVIECA_COIN] == seat and not t.bavieca_used:
        t.bavieca_used = True
        bonus += 1
    return bonus - 1 if t.curse == seat else bonus


def set_speed(t: Power, die: i64) -> None:
    """ED-27"""
    seat = t.arg(0)
    t.pop()
    slot = die_slot(t, seat)
    t.speed[seat] = t.dice[slot + die]
    t.gather[seat] = t.dice[slot + 1 - die]
    t.tell(events.SPEED, ed.GOLDEN_DICE, seat, EVERYONE, t.speed[seat], t.gather[seat])


# team dice


def assign_breaks(t: Power, die: i64, partner: i64, use: i64) -> i64:
    """Two dice to gather and two for speed, to anybody. ED-146, ED-R127"""
    if t.dealt & BIT[die] or die != lowest_free(t):
        return ed.SHARE_DICE
    counts = t.arg(1)  # base 4: gather 0, gather 1, speed 0, speed 1
    gather = counts % 4 + counts // 4 % 4
    speed = counts // 16 % 4 + counts // 64
    if (use == 0 and gather == 2) or (use == 1 and speed == 2):
        return ed.SHARE_DICE
    mine = counts // FOURS[use * 2 + partner] % 4
    return ed.SHARE_DICE if t.options[TEAM_DICE] and mine == 1 else FINE


def lowest_free(t: Power) -> i64:
    for die in range(4):
        if not t.dealt & BIT[die]:
            return die
    return NONE


def assign(t: Power, die: i64, partner: i64, use: i64) -> None:
    seat = t.captain(t.arg(0)) + partner
    t.dealt |= BIT[die]
    t.tell(events.ASSIGNED, ed.SHARE_DICE, seat, EVERYONE, t.dice[die], seat, use)
    t.set_arg(1, t.arg(1) + FOURS[use * 2 + partner])
    if use == 0:
        t.gather[seat] += t.dice[die]
    else:
        t.speed[seat] += t.dice[die]
    if lowest_free(t) == NONE:
        t.pop()
