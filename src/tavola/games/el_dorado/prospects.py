"""About how many turns a side still needs, and what threatens it. Ledger, playing well"""

from typing import Final

from mypy_extensions import i64

from tavola.games.el_dorado.fields import LOOSE
from tavola.games.el_dorado.journey import steps_left
from tavola.games.el_dorado.options import ALWAYS, YANGA_REPEAT
from tavola.games.el_dorado.power import Power
from tavola.games.el_dorado.purse import cards_left, short_of_next
from tavola.games.el_dorado.tables import (
    BUILDINGS,
    CAVE_START,
    FORT,
    ISLAND,
    LEADS,
    M_GUARDIAN,
    NONE,
    VILLAGERS,
)
from tavola.games.el_dorado.trails import hexes, trails

STEPS_A_TURN: Final = 5.0
CARDS_A_TURN: Final = 4.0
TWO_EXPLORERS: Final = 1.7
SPEED_LEFT: Final = 0.8  # steps
BEATEN_EXPLORER: Final = 1.0  # turns
IN_HIDING: Final = 2.0
LOST_SHRINE: Final = 3.0  # turns to win it back
LOST_TEMPO: Final = 1.5
TIRING_SHOT: Final = 0.2  # turns
FAR_AWAY: Final = 12  # steps, where the way is unknown


# the map at a glance


def apart(t: Power, one: i64, other: i64) -> i64:
    """Steps between two places, water and pieces not counted."""
    if t.entrance == NONE and (other == NONE or (one >= ISLAND) != (other >= ISLAND)):
        return FAR_AWAY
    if (one >= ISLAND) == (other >= ISLAND):
        return hexes(one, other)
    door = t.exit if t.exit != NONE else t.way_in if t.way_in != NONE else CAVE_START
    above, below = (other, one) if one >= ISLAND else (one, other)
    return min(FAR_AWAY, hexes(above, t.entrance) + 1 + hexes(door, below))


# what is still to do


def turns_left(t: Power, side: i64) -> float:
    """What is to walk, what is to gather, and what threatens."""
    far = trails(t, side)
    need = max(0, t.needed() - t.island_shrines(side))
    steps = steps_left(t, side, far, short_of_next(t, side) if need > 0 else 0.0)
    steps -= SPEED_LEFT * float(speed_left(t, side))
    cards = cards_left(t, side, need, far)
    turns = steps / STEPS_A_TURN + cards / CARDS_A_TURN
    if t.teams() and side != t.thieves:
        turns /= TWO_EXPLORERS
    return max(0.0, turns + hunt(t, side) + absence(t, side) + danger(t, side) + weariness(t, side)) - household(
        t, side
    )


def speed_left(t: Power, side: i64) -> i64:
    """Speed of this turn that is not used yet."""
    total: i64 = 0
    for lead in range(LEADS):
        if t.at[lead] != NONE and t.speed[lead] > 0 and t.side_of_lead(lead) == side:
            total += t.speed[lead]
    return total


def absence(t: Power, side: i64) -> float:
    """Turns that a beaten explorer loses; that the Thieves lose in hiding."""
    lost = 0.0
    for seat in range(t.seats):
        if t.side_of(seat) == side and side != t.thieves and t.placer[seat] != NONE:
            lost += BEATEN_EXPLORER
    return lost + (IN_HIDING if side == t.thieves and t.hiding else 0.0)


def hunt(t: Power, side: i64) -> float:
    """Turns to beat whoever bears the cave shrine."""
    holder = t.shrine_by
    if holder == NONE or t.has_cave_shrine(side):
        return 0.0
    if holder == LOOSE:
        return LOST_SHRINE + 2.0
    if holder >= LEADS:
        return 0.0  # a dweller: it lies in the stack again
    theirs = t.lead_strength(holder)
    return LOST_SHRINE + 0.5 * float(max(-2, theirs - party(t, side)))


def party(t: Power, side: i64) -> i64:
    """Strength of the strongest lead piece with all villagers."""
    best: i64 = 0
    for lead in range(LEADS):
        if t.at[lead] != NONE and t.side_of_lead(lead) == side:
            best = max(best, t.lead_strength(lead))
    return best + villagers_out(t, side)


def villagers_out(t: Power, side: i64) -> i64:
    count: i64 = 0
    for i in range(side * VILLAGERS, (side + 1) * VILLAGERS):
        if t.v_at[i] != NONE:
            count += 1
    return count


def household(t: Power, side: i64) -> float:
    """Turns that villagers and buildings save."""
    saved = 0.15 * float(villagers_out(t, side))
    for i in range(side * BUILDINGS, (side + 1) * BUILDINGS):
        if t.corner[i] != NONE:
            saved += 0.2 if i % BUILDINGS == FORT else 0.15
    return saved


def weariness(t: Power, side: i64) -> float:
    """By the letter Yanga may shoot for ever, at no cost: whoever decides for him tires a little. ED-R119"""
    again = side == t.on_turn and t.options[YANGA_REPEAT] == ALWAYS
    return TIRING_SHOT * float(t.shots) if again else 0.0


# what threatens


def danger(t: Power, side: i64) -> float:
    """Turns that the next attack may cost."""
    total = 0.0
    for lead in range(LEADS):
        place = t.at[lead]
        if place != NONE and t.side_of_lead(lead) == side and not t.shields(side, place):
            total += exposed(t, lead, side, place)
    return total


def exposed(t: Power, lead: i64, side: i64, place: i64) -> float:
    """The chance to be beaten by the army next door, times what it would cost."""
    worst: i64 = 0
    for other in range(t.sides):
        if other != side and t.side_cards(other) > 0:
            worst = max(worst, dice_near(t, other, place))
    if worst == 0:
        return 0.0
    cost = LOST_TEMPO + float(t.cards(t.owner(lead)) // 2) / CARDS_A_TURN
    if t.shrine_by == lead:
        cost += LOST_SHRINE
    return cost * odds(worst - t.strength(side, place))


def dice_near(t: Power, side: i64, place: i64) -> i64:
    """Villagers one step from a tile."""
    count: i64 = 0
    for i in range(side * VILLAGERS, (side + 1) * VILLAGERS):
        at = t.v_at[i]
        if at != NONE and (at >= ISLAND) == (place >= ISLAND) and hexes(at, place) == 1:
            count += 1
    return count


def odds(more: i64) -> float:
    """About the chance to win with so many dice more."""
    if more >= 2:
        return 0.9
    if more == 1:
        return 0.72
    if more == 0:
        return 0.4
    return 0.15 if more == -1 else 0.03


def guarded(t: Power) -> float:
    """Solo: the chance that a Guardian near by beats the explorer."""
    safe = 1.0
    for which in range(i64(len(t.guardian))):
        if t.guardian[which] != NONE and t.at[0] != NONE:
            way = apart(t, t.guardian[which], t.at[0])
            reach = 0.9 if way <= 2 else 0.4
            if way <= 5:
                more = t.monster_strength(M_GUARDIAN + which) - t.strength(0, t.at[0])
                safe *= 1.0 - reach * odds(more)
    return 1.0 - safe
