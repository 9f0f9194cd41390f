"""The Action cards in the hands: what may be played, and how cards come and go."""

from librt.vecs import vec
from mypy_extensions import i64

from tavola.games.gadranton import agenda, events
from tavola.games.gadranton import clauses as ga
from tavola.games.gadranton.fields import Fields
from tavola.games.gadranton.options import ACTION_DECK, CARDS_BEFORE_ROLL
from tavola.games.gadranton.tables import CARDS, COPIES, NONE
from tavola.kernel.bits import BIT, bits_in
from tavola.kernel.events import EVERYONE, TEACHES
from tavola.kernel.state import CHANCE, FINE


def holds(t: Fields, seat: i64, card: i64) -> bool:
    return t.hand[seat * CARDS + card] > 0


def card_breaks(t: Fields, card: i64) -> i64:
    """Is the card playable by the active player now? GA-15, GA-71"""
    if not holds(t, t.active, card):
        return ga.CARDS_IN_HAND
    return FINE if may_play(t, t.active, card) else ga.TWO_CARDS_A_TURN


def may_play(t: Fields, seat: i64, card: i64) -> bool:
    """Fewer than two cards this turn, and none of this name. GA-71, GA-R22"""
    return cards_played(t, seat) < 2 and (t.played[seat] & BIT[card]) == 0


def cards_played(t: Fields, seat: i64) -> i64:
    return bits_in(t.played[seat])


def answer_may_come(t: Fields, seat: i64, card: i64) -> bool:
    """Do the public facts let this seat hold and play the card? GA-R72"""
    unseen = t.discards[card] < COPIES[t.options[ACTION_DECK] * CARDS + card]
    return t.hand_size[seat] > 0 and may_play(t, seat, card) and unseen


def card_may_come_first(t: Fields) -> bool:
    """Do the public facts let the active player play a card before the roll? GA-R79"""
    seat = t.active
    return t.options[CARDS_BEFORE_ROLL] == 1 and t.hand_size[seat] > 0 and cards_played(t, seat) < 2


def ask_to_roll(t: Fields) -> None:
    """The dice are rolled, once whoever may play a card before has said so. GA-12, GA-R20"""
    if card_may_come_first(t):
        t.ask(agenda.BEFORE_ROLL, t.active)
    else:
        t.ask(agenda.ROLLING, CHANCE)


def give(t: Fields, seat: i64, card: i64) -> None:
    """From the draw pile."""
    t.pile[card] -= 1
    t.hand[seat * CARDS + card] += 1
    t.hand_size[seat] += 1


def throw_away(t: Fields, seat: i64, card: i64) -> None:
    t.hand[seat * CARDS + card] -= 1
    t.hand_size[seat] -= 1
    t.discards[card] += 1


def play_card(t: Fields, seat: i64, card: i64) -> None:
    """It lies in the discard pile at once. GA-15"""
    throw_away(t, seat, card)
    t.played[seat] |= BIT[card]
    t.teleported = False


def lay(t: Fields, card: i64, clause: i64, on: i64 = NONE) -> None:
    """The active player plays a card, and all see what it is laid on."""
    taught = lesson(t, t.active, card) if t.listener is not None else 0
    play_card(t, t.active, card)
    t.tell(events.CARD_PLAYED, clause, t.active, EVERYONE | taught, card, on)


def lesson(t: Fields, seat: i64, card: i64) -> i64:
    """TEACHES, unless every other seat could count on this card in the hand, as far as the hand's owner can tell.

    The cards that do not lie open are in the pile and the hands; a rival holds as few of the others as may be.
    """
    alike, others = t.pile[card], sum_of(t.pile) - t.pile[card]
    for each in range(t.seats):
        alike += t.hand[each * CARDS + card]
        others += t.hand_size[each] - t.hand[each * CARDS + card]
    elsewhere = alike - t.hand[seat * CARDS + card]
    for rival in range(t.seats):
        if rival != seat and t.hand_size[seat] <= others - max(0, t.hand_size[rival] - elsewhere):
            return TEACHES
    return 0


def sum_of(cards: vec[i64]) -> i64:
    total: i64 = 0
    for n in cards:
        total += n
    return total
