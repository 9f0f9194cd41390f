"""About how many turns a side still needs, and what threatens it. Ledger, playing well"""

from typing import Final

from mypy_extensions import i64

from tavola.games.el_dorado.fields import LOOSE
from tavola.games.el_dorado.options import ALWAYS, YANGA_REPEAT
from tavola.games.el_dorado.power import Power
from tavola.games.el_dorado.rules.farming import access
from tavola.games.el_dorado.tables import (
    BUILDINGS,
    CAVE_SHRINE,
    CAVE_START,
    FORT,
    ISLAND,
    LEADS,
    M_GUARDIAN,
    NONE,
    TYPES,
    VILLAGERS,
    Q,
    R,
)
from tavola.kernel.bits import BIT

STEPS_A_TURN: Final = 3.5
CARDS_A_TURN: Final = 3.5
DOUBLOONS_A_TURN: Final = 1.2
BETWEEN_SHRINES: Final = 1.6  # turns
LOST_SHRINE: Final = 4.0  # turns to win it back
LOST_TEMPO: Final = 1.5
TIRING_SHOT: Final = 0.2  # turns
FAR_AWAY: Final = 12  # steps, where the way is unknown


# the map at a glance


def hexes(one: i64, other: i64) -> i64:
    """As the crow flies, on one plane."""
    q = Q[one] - Q[other]
    r = R[one] - R[other]
    return max(q, -q, r, -r, q + r, -q - r)


def apart(t: Power, one: i64, other: i64) -> i64:
    """Steps between two places, water and pieces not counted."""
    if t.entrance == NONE and (other == NONE or (one >= ISLAND) != (other >= ISLAND)):
        return FAR_AWAY
    if (one >= ISLAND) == (other >= ISLAND):
        return hexes(one, other)
    door = t.exit if t.exit != NONE else t.way_in if t.way_in != NONE else CAVE_START
    above, below = (other, one) if one >= ISLAND else (one, other)
    return min(FAR_AWAY, hexes(above, t.entrance) + 1 + hexes(door, below))


def nearest_lead(t: Power, side: i64, place: i64) -> i64:
    """Steps from the side's nearest lead piece."""
    best: i64 = FAR_AWAY
    for lead in range(LEADS):
        if t.at[lead] != NONE and t.side_of_lead(lead) == side:
            best = min(best, apart(t, t.at[lead], place))
    return best


# what is still to do


def turns_left(t: Power, side: i64) -> float:
    """Cards gather while the explorer walks; the cave comes on top."""
    cards = fortune(t, side)
    walk = journey(t, side)
    ahead = cave_turns(t, side) + max(cards, walk) + 0.3 * min(cards, walk)
    return ahead + danger(t, side) + weariness(t, side) - household(t, side)


def fortune(t: Power, side: i64) -> float:
    """Turns until the offerings can be paid: distance to two of each, not the size of the hand."""
    need = max(0, t.needed() - t.island_shrines(side))
    if side == t.thieves:
        return minting(t, side, need)
    types = access(t, t.captain(side))
    short: i64 = 0
    spare: i64 = 0
    far = 0.0
    for type in range(TYPES):
        have = t.side_has(side, type)
        lacking = max(0, 2 * need - have)
        short += lacking
        spare += max(0, have - 2 * need)
        if not types & BIT[type]:
            far += 0.12 * float(lacking)
    return max(0.0, float(short) - 0.2 * float(spare)) / CARDS_A_TURN + far


def minting(t: Power, side: i64, need: i64) -> float:
    """The Thieves pay three doubloons, and make one of two cards."""
    cards = t.side_cards(side)
    short = float(3 * need - t.doubloons) - 0.4 * float(cards)
    return max(0.0, short) / DOUBLOONS_A_TURN


def journey(t: Power, side: i64) -> float:
    """Turns of walking from shrine to shrine, those not yet found included."""
    need = t.needed() - t.island_shrines(side)
    if need <= 0:
        return 0.0
    waiting: i64 = 0
    nearest: i64 = FAR_AWAY
    for i in range(i64(len(t.shrine_at))):
        if not t.offerings[side] & BIT[i]:
            waiting += 1
            nearest = min(nearest, nearest_lead(t, side, t.shrine_at[i]) - 1)
    unknown = max(0, need - waiting)
    turns = BETWEEN_SHRINES * float(max(0, min(waiting, need) - 1))
    if waiting > 0:
        turns += float(nearest) / STEPS_A_TURN
    if unknown > 0:
        turns += float(unknown) * 1.2 + 0.06 * float(t.island.size()) + to_the_edge(t, side)
    return turns


def to_the_edge(t: Power, side: i64) -> float:
    """Turns until a lead piece stands where it can discover the island."""
    best = 2.0
    for lead in range(LEADS):
        place = t.at[lead]
        if place != NONE and t.side_of_lead(lead) == side:
            if place >= ISLAND:
                best = min(best, 0.5 + float(apart(t, place, t.entrance)) / STEPS_A_TURN)
            else:
                best = min(best, 0.0 if t.has_slot(place) else 0.3)
    return best


def cave_turns(t: Power, side: i64) -> float:
    """Turns until the side has the cave shrine."""
    if t.has_cave_shrine(side):
        return 0.0
    holder = t.shrine_by
    if holder == LOOSE:
        return 6.0
    if 0 <= holder < LEADS:
        return hunt(t, side, holder)
    turns = 0.3 * float(draws_left(t)) + 0.3 * float(max(0, 4 - party(t, side)))
    if t.entrance == NONE:
        return turns + 3.0
    inside = False
    nearest: i64 = FAR_AWAY
    for lead in range(LEADS):
        if t.at[lead] != NONE and t.side_of_lead(lead) == side:
            inside = inside or (t.at[lead] >= ISLAND and t.has_slot(t.at[lead]))
            nearest = min(nearest, 0 if t.at[lead] >= ISLAND else hexes(t.at[lead], t.entrance) + 1)
    return turns + float(nearest) / STEPS_A_TURN + (0.0 if inside else 0.4)


def hunt(t: Power, side: i64, holder: i64) -> float:
    """Turns to beat whoever bears the cave shrine."""
    way = FAR_AWAY if t.at[holder] == NONE else nearest_lead(t, side, t.at[holder])
    theirs = t.lead_strength(holder)
    return LOST_SHRINE + float(way) / STEPS_A_TURN + 0.5 * float(max(-2, theirs - party(t, side)))


def draws_left(t: Power) -> i64:
    """Tiles until the cave shrine comes, on average."""
    size = t.cave.size()
    window = size
    for i in range(0, i64(len(t.cave.sunk)), 2):
        if t.cave.sunk[i] == CAVE_SHRINE:
            window = t.cave.sunk[i + 1]
    return size - window + (window + 1) // 2


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
