"""What a seat cannot know, drawn anew: other hands, other sides' important tiles, Emma's tiles. Ledger, information"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tavola.games.el_dorado import agenda
from tavola.games.el_dorado.fields import NO_DEAL
from tavola.games.el_dorado.options import HAND_VISIBILITY, OPPOSITE, TURN_DICE
from tavola.games.el_dorado.power import Power
from tavola.games.el_dorado.rules.handfuls import handful, parts
from tavola.games.el_dorado.rules.joining import deciding, on_the_way, owed, purse, ways_in
from tavola.games.el_dorado.rules.stages import ATTACKER, DEFENDER
from tavola.games.el_dorado.rules.trade import CARDS_LAST, built_up
from tavola.games.el_dorado.rules.wolf import wolf_owes
from tavola.games.el_dorado.tables import COST_OFFERING, ENTRANCE, FOOD, GOLD, KINDS, NONE, SEATS, SIDES, TYPES
from tavola.kernel.questions import FRAME
from tavola.kernel.rng import Rng
from tavola.kernel.state import CHANCE

TRIES: Final = 40  # before what must be held is dealt first
NEED: Final = 4  # numbers of one need: two seats, the second or NONE, that hold so many of a type between them


def redraw(t: Power, seat: i64, rng: Rng) -> None:
    if t.options[HAND_VISIBILITY] == 0:
        redraw_hands(t, seat, rng)
        redraw_divided(t, seat, rng)
    forget_bargain(t, seat)
    t.island.imagine(seat, rng)
    redraw_important(t, seat, rng)
    if t.early_by != NONE and t.early_by != t.side_of(seat):
        redraw_early(t, rng)


def forget_bargain(t: Power, seat: i64) -> None:
    """What an offer holds nobody else knows before it is made: as if it were just begun. ED-R248"""
    if t.asks == agenda.BARGAIN and t.side_of(t.arg(0)) != t.side_of(seat):
        t.deal_give = NO_DEAL
        t.deal_want = NO_DEAL


# hands


def redraw_hands(t: Power, seat: i64, rng: Rng) -> None:
    """The hands this seat does not see are one heap; sizes, totals and what must be held stay."""
    truth = t.hand[:]
    known = needs(t, seat)
    for _try in range(TRIES):
        deal(t, seat, rng, vec[i64]())
        if all_met(t, known):
            return
        t.hand = truth[:]
    deal(t, seat, rng, known)


def needs(t: Power, seat: i64) -> vec[i64]:
    """What hands that this seat does not see are known to hold, by what was just done with them."""
    out = with_offer(t, seat, vec[i64](capacity=12))
    out = with_price(t, seat, out)
    return with_way(t, seat, out)


def with_need(out: vec[i64], seat: i64, partner: i64, type: i64, count: i64) -> vec[i64]:
    return append(append(append(append(out, seat), partner), type), count)


def with_offer(t: Power, seat: i64, out: vec[i64]) -> vec[i64]:
    """Whoever offers cards has them. ED-R33"""
    if t.asks != agenda.ANSWER or sees(t, seat, t.arg(0)):
        return out
    if built_up(t):
        for type in range(TYPES):
            out = with_need(out, t.arg(0), NONE, type, t.deal_give[type])
        return out
    if not 0 <= t.offer_give < CARDS_LAST:
        return out
    return with_need(out, t.arg(0), NONE, t.offer_give // 2, t.offer_give % 2 + 1)


def with_price(t: Power, seat: i64, out: vec[i64]) -> vec[i64]:
    """Whoever declares an offering has its price; the window opens above that question. ED-55"""
    frame = i64(len(t.agenda)) - 2 * FRAME
    if t.asks != agenda.WINDOW or t.arg(0) != agenda.W3 or frame < 0 or t.agenda[frame] != agenda.OFFERING:
        return out
    buyer = t.owner(t.agenda[frame + 1])
    if t.agenda[frame + 3] or sees(t, seat, buyer) or t.side_of(buyer) == t.thieves:
        return out
    for type in range(TYPES):
        out = with_need(out, buyer, t.together(buyer), type, COST_OFFERING[type])
    return out


def with_way(t: Power, seat: i64, out: vec[i64]) -> vec[i64]:
    """Whoever has set out for a battle has what the way still costs. ED-R78"""
    unpaid: i64 = 1 if t.asks == agenda.STEP_PRICE and t.arg(1) == 1 else 0
    if not unpaid and t.asks != agenda.BATTLE:
        return out
    if t.actor == CHANCE or (t.stage != ATTACKER and t.stage != DEFENDER):
        return out
    side = deciding(t)
    if side >= SIDES or side == t.side_of(seat) or not on_the_way(t, side):
        return out
    far = ways_in(t, side)
    captain = t.captain(side)
    gold = owed(t, side, far) + unpaid - purse(t, side) + t.side_has(side, GOLD)
    out = with_need(out, captain, t.partner(captain), GOLD, gold)
    return with_need(out, captain, t.partner(captain), FOOD, wolf_owes(t, side, far))


def all_met(t: Power, known: vec[i64]) -> bool:
    for i in range(0, i64(len(known)), NEED):
        held = t.hand[known[i] * TYPES + known[i + 2]]
        if known[i + 1] != NONE:
            held += t.hand[known[i + 1] * TYPES + known[i + 2]]
        if held < known[i + 3]:
            return False
    return True


def deal(t: Power, seat: i64, rng: Rng, known: vec[i64]) -> None:
    """All hands this seat does not see anew: first what they must hold, then the rest as it falls."""
    heap = vec[i64]([0, 0, 0])
    room = vec[i64]([0 for _ in range(SEATS)])
    for other in range(t.seats):
        if not sees(t, seat, other):
            for type in range(TYPES):
                heap[type] += t.hand[other * TYPES + type]
                room[other] += t.hand[other * TYPES + type]
                t.hand[other * TYPES + type] = 0
    for i in range(0, i64(len(known)), NEED):
        for _card in range(known[i + 3]):
            one = whoever_has_room(room, known[i], known[i + 1], rng)
            heap[known[i + 2]] -= 1
            room[one] -= 1
            t.hand[one * TYPES + known[i + 2]] += 1
    deal_rest(t, shuffled(heap, rng), room)


def whoever_has_room(room: vec[i64], seat: i64, partner: i64, rng: Rng) -> i64:
    if partner == NONE or room[partner] == 0:
        return seat
    return partner if room[seat] == 0 or rng.below(2) == 1 else seat


def shuffled(heap: vec[i64], rng: Rng) -> vec[i64]:
    cards = vec[i64](capacity=64)
    for type in range(TYPES):
        for _card in range(heap[type]):
            cards = append(cards, type)
    rng.shuffle(cards)
    return cards


def deal_rest(t: Power, cards: vec[i64], room: vec[i64]) -> None:
    at: i64 = 0
    for seat in range(t.seats):
        for _card in range(room[seat]):
            t.hand[seat * TYPES + cards[at]] += 1
            at += 1


def redraw_divided(t: Power, seat: i64, rng: Rng) -> None:
    """What a captain divides lies in the captain's hand already: as many cards out of the one imagined. ED-153"""
    if t.actor < 0 or t.asks != agenda.DIVIDE or t.side_of(seat) == t.arg(0):
        return
    captain = t.captain(t.arg(0))
    hand = shuffled(t.hand[captain * TYPES : captain * TYPES + TYPES], rng)
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
    robbed = t.asks == agenda.TAKE and t.arg(0) == other
    return robbed or (t.asks == agenda.STOLEN and t.arg(1) == other)


# dice


def redraw_early(t: Power, rng: Rng) -> None:
    """What another team has rolled in secret. ED-R270"""
    for slot in range(0, 4, 2):
        if t.early[slot] > 0:
            t.early[slot] = rng.below(6) + 1
            t.early[slot + 1] = 7 - t.early[slot] if t.options[TURN_DICE] == OPPOSITE else rng.below(6) + 1


# important tiles


def redraw_important(t: Power, seat: i64, rng: Rng) -> None:
    """Of what other sides were dealt and nobody has seen, each piece may be in any hand or in the stack. ED-239

    With two sides each knows by its own tiles what the other was dealt.
    """
    heap = vec[i64](capacity=8)
    gone_back = t.gone_back[:]
    for side in range(t.sides if t.sides > 2 else 0):
        if side != t.side_of(seat):
            for kind in range(KINDS):
                i = side * KINDS + kind
                gone_back[i] = min(gone_back[i], t.island.pool[kind])  # the others have been drawn again since
                t.island.pool[kind] -= gone_back[i]
                for _tile in range(t.important[i] + gone_back[i]):
                    heap = append(heap, kind)
    if len(heap) == 0:
        return
    rng.shuffle(heap)
    if t.thieves != NONE and t.side_of(seat) != t.thieves:
        heap = entrance_last(heap)  # they are dealt to first
    deal_important(t, seat, heap, gone_back)


def deal_important(t: Power, seat: i64, heap: vec[i64], gone_back: vec[i64]) -> None:
    """As many to each hand as it holds, and to the stack as many as went back into it."""
    at: i64 = 0
    for i in range(t.sides):
        side = t.sides - 1 - i
        if side != t.side_of(seat):
            held = taken_out(t.important, side)
            back = taken_out(gone_back, side)
            for _tile in range(held):
                t.important[side * KINDS + heap[at]] += 1
                at += 1
            for _tile in range(back):
                gone_back[side * KINDS + heap[at]] += 1
                t.island.pool[heap[at]] += 1
                at += 1
    t.gone_back = gone_back


def taken_out(tiles: vec[i64], side: i64) -> i64:
    """How many tiles the side has there; they are lifted."""
    count: i64 = 0
    for i in range(side * KINDS, (side + 1) * KINDS):
        count += tiles[i]
        tiles[i] = 0
    return count


def entrance_last(heap: vec[i64]) -> vec[i64]:
    out = vec[i64](capacity=8)
    for kind in heap:
        if kind != ENTRANCE:
            out = append(out, kind)
    while len(out) < len(heap):
        out = append(out, ENTRANCE)
    return out
