"""What a seat cannot know, drawn anew: other hands, other sides' important tiles, Emma's tiles. Ledger, information"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tavola.games.el_dorado import tasks
from tavola.games.el_dorado.moves.giving import handful, parts
from tavola.games.el_dorado.moves.joining import on_the_way, owed, purse, ways_in, wolf_owes
from tavola.games.el_dorado.moves.stages import ATTACKER, DEFENDER
from tavola.games.el_dorado.power import Power
from tavola.games.el_dorado.tables import ENTRANCE, FOOD, HAND_VISIBILITY, KINDS, NONE, SIDES, TYPES
from tavola.kernel.rng import Rng
from tavola.kernel.state import CHANCE

TRIES: Final = 40  # before the truth has to do


def redraw(t: Power, seat: i64, rng: Rng) -> None:
    truth = t.hand[:]
    for _try in range(TRIES):
        redraw_hands(t, seat, rng)
        if pays_its_way(t):
            break
        t.hand = truth[:]
    redraw_divided(t, seat, rng)
    redraw_important(t, seat, rng)
    t.island.imagine(seat, rng)


def pays_its_way(t: Power) -> bool:
    """Whoever has set out for a battle is known to hold what the way still costs. ED-R78"""
    if t.task() != tasks.BATTLE or t.actor == CHANCE or (t.stage != ATTACKER and t.stage != DEFENDER):
        return True
    side = t.attacker if t.stage == ATTACKER else t.defender
    if side >= SIDES or not on_the_way(t, side):
        return True
    far = ways_in(t, side)
    return purse(t, side) >= owed(t, side, far) and t.side_has(side, FOOD) >= wolf_owes(t, side, far)


def redraw_hands(t: Power, seat: i64, rng: Rng) -> None:
    """The hands this seat does not see are one heap; sizes and totals stay."""
    if t.options[HAND_VISIBILITY] == 1:
        return
    heap = vec[i64](capacity=64)
    for other in range(t.seats):
        if not sees(t, seat, other):
            for type in range(TYPES):
                for _card in range(t.hand[other * TYPES + type]):
                    heap = append(heap, type)
    rng.shuffle(heap)
    at: i64 = 0
    for other in range(t.seats):
        if not sees(t, seat, other):
            size = t.cards(other)
            for type in range(TYPES):
                t.hand[other * TYPES + type] = 0
            for _card in range(size):
                t.hand[other * TYPES + heap[at]] += 1
                at += 1


def redraw_divided(t: Power, seat: i64, rng: Rng) -> None:
    """What a captain divides lies in the captain's hand already: as many cards out of the one imagined. ED-153"""
    if t.options[HAND_VISIBILITY] == 1 or t.actor < 0 or t.task() != tasks.DIVIDE or t.side_of(seat) == t.arg(0):
        return
    hand = vec[i64](capacity=32)
    captain = t.captain(t.arg(0))
    for type in range(TYPES):
        for _card in range(t.hand[captain * TYPES + type]):
            hand = append(hand, type)
    rng.shuffle(hand)
    food, wood, gold = parts(t.arg(1))
    divided = vec[i64]([0, 0, 0])
    for i in range(food + wood + gold):
        divided[hand[i]] += 1
    t.set_arg(1, handful(divided[0], divided[1], divided[2]))


def sees(t: Power, seat: i64, other: i64) -> bool:
    """Its own side's hands, and a hand it is being shown. ED-151, ED-166, ED-R21"""
    if t.side_of(seat) == t.side_of(other):
        return True
    if len(t.agenda) == 0 or t.actor != seat:
        return False
    task = t.task()
    if task == tasks.TAKE:
        return t.arg(0) == other
    return task == tasks.STOLEN and t.arg(1) == other


def redraw_important(t: Power, seat: i64, rng: Rng) -> None:
    """Important tiles in other sides' hands change owners; sizes stay, and the Thieves never get the entrance."""
    heap = vec[i64](capacity=8)
    for side in range(t.sides):
        if side != t.side_of(seat):
            for kind in range(KINDS):
                for _tile in range(t.important[side * KINDS + kind]):
                    heap = append(heap, kind)
    if len(heap) < 2 or t.sides == 2:
        return
    rng.shuffle(heap)
    deal_again(t, seat, heap)


def deal_again(t: Power, seat: i64, heap: vec[i64]) -> None:
    """The Thieves first, from what is not the entrance."""
    if t.thieves != NONE and t.side_of(seat) != t.thieves:
        heap = entrance_last(heap)
    at: i64 = 0
    for i in range(t.sides):
        side = t.sides - 1 - i
        if side != t.side_of(seat):
            size: i64 = 0
            for kind in range(KINDS):
                size += t.important[side * KINDS + kind]
                t.important[side * KINDS + kind] = 0
            for _tile in range(size):
                t.important[side * KINDS + heap[at]] += 1
                at += 1


def entrance_last(heap: vec[i64]) -> vec[i64]:
    out = vec[i64](capacity=8)
    for kind in heap:
        if kind != ENTRANCE:
            out = append(out, kind)
    while len(out) < len(heap):
        out = append(out, ENTRANCE)
    return out
