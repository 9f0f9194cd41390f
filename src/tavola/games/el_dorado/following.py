"""What follows by force, so that a move is judged by what comes of it: a tile is laid, a battle fought, cards taken."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tavola.games.el_dorado import agenda
from tavola.games.el_dorado.actions import (
    ACCEPT,
    DONE,
    GATHER,
    GIVE,
    KEEP,
    PASS,
    PAY_OFFERING,
    REFUSE,
    SURRENDER,
    WITHDRAW,
)
from tavola.games.el_dorado.power import Power
from tavola.games.el_dorado.rules.farming import access, must_gather
from tavola.games.el_dorado.rules.stages import ATT_REROLL, ATTACKER, CHOOSING, DEF_REROLL, DEFENDER
from tavola.games.el_dorado.rules.trade import CARDS_LAST, NOTHING_WANTED
from tavola.games.el_dorado.tables import NONE, TYPES
from tavola.kernel.bits import BIT
from tavola.kernel.state import CHANCE, OVER, QUIET

FIRST: Final = vec[i64](
    [
        agenda.PLACE,
        agenda.RETREAT,
        agenda.DIVIDE,
        agenda.COIN,
        agenda.SHRINE,
        agenda.LAY_COIN,
        agenda.STEP_PRICE,
        agenda.PICK_CORNER,
        agenda.PUT_GUARDIAN,
    ]
)  # questions where any answer will do for a judgement
NEEDED: Final = 2  # cards of each type for an offering
ROLLS: Final = vec[i64]([agenda.DRAW, agenda.BATTLE, agenda.STOLEN])  # chance that belongs to what was begun


def follows(t: Power) -> i64:
    """An answer that goes without saying, CHANCE, or QUIET."""
    if t.actor == OVER:
        return QUIET
    asks = t.asks
    if t.actor == CHANCE:
        return CHANCE if asks in ROLLS else QUIET
    if asks == agenda.WINDOW:
        return PASS.first
    if asks == agenda.BATTLE:
        return in_battle(t)
    if asks == agenda.GATHER:
        return gathering(t)
    if asks == agenda.GIVE:
        return giving(t)
    if asks == agenda.SURRENDER:
        return SURRENDER.code(most_of(t.hand, t.arg(0) * TYPES))
    if asks == agenda.OFFERING:
        return PAY_OFFERING.first if t.permits(PAY_OFFERING.first) else WITHDRAW.first
    if asks == agenda.ANSWER:
        return ACCEPT.first if t.permits(ACCEPT.first) and welcome(t) else REFUSE.first
    return t.legal()[0] if asks in FIRST else QUIET


def welcome(t: Power) -> bool:
    """Is a gift offered, or something the other side lacks for something it does not?"""
    if t.offer_want == NOTHING_WANTED:
        return True
    if t.offer_give >= CARDS_LAST or t.offer_want > CARDS_LAST:
        return False
    side = t.side_of(t.arg(1))
    gets, gives = t.offer_give // 2, (t.offer_want - 1) // 2
    spared = t.side_has(side, gives) - (t.offer_want - 1) % 2 - 1
    return t.side_has(side, gets) < NEEDED and spared >= NEEDED and t.offer_give % 2 >= (t.offer_want - 1) % 2


def in_battle(t: Power) -> i64:
    """Nobody comes to help, and dice are kept."""
    if t.stage == CHOOSING:
        return t.legal()[0]
    if t.stage == ATT_REROLL or t.stage == DEF_REROLL:
        return KEEP.first
    if (t.stage == ATTACKER or t.stage == DEFENDER) and t.permits(DONE.first):
        return DONE.first
    return t.legal()[0]


def most_of(cards: vec[i64], start: i64) -> i64:
    """The type there is most of."""
    best: i64 = 0
    for type in range(1, TYPES):
        if cards[start + type] > cards[start + best]:
            best = type
    return best


def gathering(t: Power) -> i64:
    """What there is least of in hand, one card after the other."""
    seat = t.arg(0)
    types = access(t, seat)
    taken = vec[i64]([0, 0, 0])
    for _card in range(must_gather(t, seat)):
        best: i64 = NONE
        for type in range(TYPES):
            left = t.stock[type] - taken[type]
            if types & BIT[type] and left > 0:
                have = t.hand[seat * TYPES + type] + taken[type]
                if best == NONE or have < t.hand[seat * TYPES + best] + taken[best]:
                    best = type
        if best == NONE:
            break
        taken[best] += 1
    return GATHER.code(taken[0], taken[1], taken[2])


def giving(t: Power) -> i64:
    """What there is most of in hand, one card after the other."""
    seat = t.arg(0)
    left = t.hand[seat * TYPES : seat * TYPES + TYPES]
    given = vec[i64]([0, 0, 0])
    for _card in range(t.arg(2)):
        best = most_of(left, 0)
        left[best] -= 1
        given[best] += 1
    return GIVE.code(given[0], given[1], given[2])
