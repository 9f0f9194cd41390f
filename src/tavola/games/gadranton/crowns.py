"""Keys and Treasure crowns: picked up, put on, brought home, lost. GA-32 to GA-39"""

from mypy_extensions import i64

from tavola.games.gadranton import agenda, events
from tavola.games.gadranton import clauses as ga
from tavola.games.gadranton.city import crowns_on
from tavola.games.gadranton.fields import Fields
from tavola.games.gadranton.hands import card_breaks, play_card
from tavola.games.gadranton.tables import BY_KEY, BY_MASTER_KEY, DOT_OF, KEY_OF, MASTER_KEY, NONE
from tavola.kernel.bits import BIT
from tavola.kernel.events import EVERYONE
from tavola.kernel.state import FINE, OVER


def arrive(t: Fields, cell: i64) -> None:
    """A thief enters a cell: a key is picked up, a crown on a dot is home. GA-32, GA-39, GA-R59"""
    if KEY_OF[cell] != NONE:
        pick_up_key(t, KEY_OF[cell])
    if DOT_OF[cell] != NONE and t.worn[t.active] != NONE:
        deliver(t, cell)


def pick_up_key(t: Fields, colour: i64) -> None:
    """Always, unless he has one of that colour. GA-32, GA-R08"""
    if not t.keys[t.active] & BIT[colour]:
        t.keys[t.active] |= BIT[colour]
        t.tell(events.KEY_TAKEN, ga.KEY_FOR_ENTERING, t.active, EVERYONE, colour)


def deliver(t: Fields, cell: i64) -> None:
    """GA-16, GA-39, GA-R05; the last one wins at once, GA-01, GA-90 and GA-R50."""
    thief = t.active
    colour = t.worn[thief]
    t.worn[thief] = NONE
    t.delivered[thief] |= BIT[colour]
    t.since_home[thief] = 0
    t.tell(events.DELIVERED, ga.ON_ITS_OBJECTIVE_CARD, thief, EVERYONE, colour, cell)
    if t.delivered[thief] == t.objectives[thief]:
        t.winners = BIT[thief]
        t.ask(agenda.OVER, OVER)
        t.tell(events.WON, ga.GAME_WON, thief, EVERYONE, thief)


def crown_breaks(t: Fields, colour: i64, pay: i64) -> i64:
    """May the active thief put on a crown of this colour, paying so? GA-34, GA-84, GA-R07"""
    thief = t.active
    if t.worn[thief] != NONE:
        return ga.ONE_CROWN_AT_A_TIME
    if not wanted(t, thief) & BIT[colour] or t.stock[colour] < 1:
        return ga.NOT_YOUR_OBJECTIVE
    if crowns_on(t, thief) >= 2:
        return ga.TWO_CROWNS_A_FIGURE
    if pay == BY_MASTER_KEY:
        return card_breaks(t, MASTER_KEY)
    return FINE if pay == BY_KEY and t.keys[thief] & BIT[colour] else ga.CROWN_FOR_A_KEY


def wanted(t: Fields, seat: i64) -> i64:
    """The colours on objectives not yet delivered, as bits."""
    return t.objectives[seat] & ~t.delivered[seat]


def put_on(t: Fields, colour: i64, pay: i64) -> None:
    """The key goes back to the supply, or Master Key to the discard pile. GA-33, GA-73, GA-R78"""
    thief = t.active
    if pay == BY_MASTER_KEY:
        play_card(t, thief, MASTER_KEY)
    else:
        t.keys[thief] &= ~BIT[colour]
    t.stock[colour] -= 1
    wear(t, colour)
    t.tell(events.CROWN_TAKEN, ga.CROWN_FOR_A_KEY, thief, EVERYONE, colour, pay)


def wear(t: Fields, colour: i64) -> None:
    t.worn[t.active] = colour
    t.worn_ever[t.active] |= BIT[colour]


def back_to_its_cell(t: Fields, colour: i64) -> None:
    """A lost crown returns to the stock of its cell. GA-R06"""
    t.stock[colour] += 1
    t.tell(events.CROWN_RETURNED, ga.BACK_TO_ITS_CELL, t.active, EVERYONE, colour)
