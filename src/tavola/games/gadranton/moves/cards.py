"""The Action cards of the own turn. GA-70 to GA-84"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tavola.games.gadranton import clauses as ga
from tavola.games.gadranton import events as told
from tavola.games.gadranton.city import THE_GUARD, THE_THIEF, City
from tavola.games.gadranton.tables import (
    ACCELERATED_WALK,
    BEATEN_GUARD_IS_ASLEEP,
    BLOCK,
    BLOCKED_THIEF,
    CARDS,
    DOOR,
    FIGURES,
    FIND,
    GATE,
    GATES,
    GUARD_AWAKE,
    GUARDS,
    HIDDEN_THIEF,
    HIDE,
    NONE,
    OPEN_CLOSE_DOOR,
    SEATS,
    SLEEP,
    SLEEPING_GUARD,
    THIEF_FOUND,
    WAKE,
    WALK,
)
from tavola.kernel.bits import BIT
from tavola.kernel.events import EVERYONE
from tavola.kernel.state import FINE

DOORS: Final = 4


def play_breaks(city: City, card: i64) -> i64:
    """In hand, playable, and nobody in passing. GA-71, GA-R11"""
    return ga.GO_ON_IN_PASSING if city.passing != NONE else city.card_breaks(card)


def holds(city: City, card: i64) -> bool:
    return city.hand[city.active * CARDS + card] > 0


def lay(city: City, card: i64, clause: i64, on: i64) -> None:
    city.play_card(city.active, card)
    city.tell(told.CARD_PLAYED, clause, city.active, EVERYONE, card, on)


# Accelerated Walk


def accelerate_breaks(city: City, guard: i64) -> i64:
    """GA-72: a figure that may still move this turn. GA-R19, GA-R69"""
    code = play_breaks(city, ACCELERATED_WALK)
    if code != FINE:
        return code
    if not guard:
        return ga.BLOCKED_THIEF if city.blocked[city.active] != NONE else city.finished_breaks(THE_THIEF)
    code = city.finished_breaks(THE_GUARD)
    if code != FINE:
        return code
    for each in range(GUARDS):
        if city.guard_breaks(each) == FINE:
            return FINE
    return ga.NO_LEGAL_EFFECT


def accelerate(city: City, guard: i64) -> None:
    """For the whole turn. GA-R18, GA-R70"""
    lay(city, ACCELERATED_WALK, ga.ACCELERATED_WALK, guard)
    if guard:
        city.guard_bonus = 2
    else:
        city.thief_bonus = 2


# Open/Close Door


def door_breaks(city: City, gate: i64) -> i64:
    """GA-74, GA-R39."""
    code = play_breaks(city, OPEN_CLOSE_DOOR)
    if code != FINE or city.doors & BIT[gate]:
        return code
    placed: i64 = 0
    for each in range(GATES):
        if city.doors & BIT[each]:
            placed += 1
    occupied = city.other_on(GATE[gate], FIGURES) != NONE
    return ga.DOORS if placed == DOORS or occupied else FINE


def turn_door(city: City, gate: i64) -> None:
    lay(city, OPEN_CLOSE_DOOR, ga.OPEN_CLOSE_DOOR, gate)
    city.doors ^= BIT[gate]
    shut = (city.doors & BIT[gate]) != 0
    city.tell(told.DOOR_SHUT if shut else told.DOOR_OPENED, ga.OPEN_CLOSE_DOOR, city.active, EVERYONE, gate)


# Hidden Thief, Blocked Thief, Sleeping Guard: a thief crown is laid


def hide_breaks(city: City) -> i64:
    """GA-75, GA-84, GA-R35."""
    code = play_breaks(city, HIDDEN_THIEF)
    if code != FINE:
        return code
    if city.hidden[city.active]:
        return ga.HIDDEN_THIEF
    return ga.TWO_CROWNS_A_FIGURE if city.crowns_on(city.active) >= 2 else FINE


def hide(city: City) -> None:
    lay(city, HIDDEN_THIEF, ga.HIDDEN_THIEF, city.active)
    city.crowns_left[city.active] -= 1
    city.hidden[city.active] = 1  # never a rival's, GA-R32


def block_breaks(city: City, rival: i64) -> i64:
    """GA-76, GA-84, GA-R33, GA-R35; a hidden thief too, GA-R38."""
    code = rival_breaks(city, BLOCKED_THIEF, rival)
    if code != FINE:
        return code
    if city.blocked[rival] != NONE:
        return ga.ALREADY_BLOCKED
    return ga.TWO_CROWNS_A_FIGURE if city.crowns_on(rival) >= 2 else FINE


def rival_breaks(city: City, card: i64, rival: i64) -> i64:
    """A card that is laid on a rival's thief."""
    code = play_breaks(city, card)
    if code != FINE:
        return code
    if rival >= city.seats:
        return ga.NO_OTHER_THIEVES
    return ga.RIVALS_ONLY if rival == city.active else FINE


def block(city: City, rival: i64) -> None:
    lay(city, BLOCKED_THIEF, ga.BLOCKED_THIEF, rival)
    city.crowns_left[city.active] -= 1
    city.blocked[rival] = city.active


def sleep_breaks(city: City, guard: i64) -> i64:
    """GA-77: a guard bears one marker. GA-R35"""
    code = play_breaks(city, SLEEPING_GUARD)
    if code != FINE:
        return code
    return ga.SLEEPING_GUARD if city.asleep[guard] != NONE else FINE


def put_to_sleep(city: City, guard: i64) -> None:
    """The turn's guard stays the turn's guard. GA-R66"""
    lay(city, SLEEPING_GUARD, ga.SLEEPING_GUARD, SEATS + guard)
    city.crowns_left[city.active] -= 1
    city.asleep[guard] = city.active
    city.beaten[guard] = 0


# Thief Found, Guard Awake: a thief crown goes back to its owner, GA-R54


def find_breaks(city: City, rival: i64) -> i64:
    """GA-82, GA-R33."""
    code = rival_breaks(city, THIEF_FOUND, rival)
    if code != FINE:
        return code
    return FINE if city.hidden[rival] else ga.THIEF_FOUND


def find(city: City, rival: i64) -> None:
    lay(city, THIEF_FOUND, ga.THIEF_FOUND, rival)
    city.hidden[rival] = 0
    city.crowns_left[rival] += 1


def wake_breaks(city: City, guard: i64) -> i64:
    """GA-83, GA-R30."""
    code = play_breaks(city, GUARD_AWAKE)
    if code != FINE:
        return code
    bound = city.beaten[guard] and not city.options[BEATEN_GUARD_IS_ASLEEP]
    return ga.GUARD_AWAKE if city.asleep[guard] == NONE or bound else FINE


def wake(city: City, guard: i64) -> None:
    lay(city, GUARD_AWAKE, ga.GUARD_AWAKE, SEATS + guard)
    city.crowns_left[city.asleep[guard]] += 1
    city.asleep[guard] = NONE
    city.beaten[guard] = 0


def list_cards(city: City, out: vec[i64]) -> vec[i64]:
    """Append every card the active player may lay now, in the order of the deck."""
    if holds(city, ACCELERATED_WALK):
        for guard in range(2):
            if accelerate_breaks(city, guard) == FINE:
                out = append(out, WALK + guard)
    if holds(city, OPEN_CLOSE_DOOR):
        for gate in range(GATES):
            if door_breaks(city, gate) == FINE:
                out = append(out, DOOR + gate)
    if holds(city, HIDDEN_THIEF) and hide_breaks(city) == FINE:
        out = append(out, HIDE)
    return list_figure_cards(city, out)


def list_figure_cards(city: City, out: vec[i64]) -> vec[i64]:
    """The cards laid on one of four rivals or guards."""
    for each in range(SEATS):
        if holds(city, BLOCKED_THIEF) and block_breaks(city, each) == FINE:
            out = append(out, BLOCK + each)
        if holds(city, SLEEPING_GUARD) and sleep_breaks(city, each) == FINE:
            out = append(out, SLEEP + each)
        if holds(city, THIEF_FOUND) and find_breaks(city, each) == FINE:
            out = append(out, FIND + each)
        if holds(city, GUARD_AWAKE) and wake_breaks(city, each) == FINE:
            out = append(out, WAKE + each)
    return out
