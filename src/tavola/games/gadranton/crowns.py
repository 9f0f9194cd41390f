"""Keys and Treasure crowns: picked up, put on, brought home, lost. GA-32 to GA-39"""

from mypy_extensions import i64

from tavola.games.gadranton import agenda, events
from tavola.games.gadranton import clauses as ga
from tavola.games.gadranton.city import crowns_on
from tavola.games.gadranton.fields import Fields
from tavola.games.gadranton.hands import card_breaks, play_card
from tavola.games.gadranton.options import ANY, EXCHANGE_CROWN
from tavola.games.gadranton.tables import BY_KEY, BY_MASTER_KEY, DOT_OF, KEY_OF, MASTER_KEY, NONE
from tavola.kernel.bits import BIT
from tavola.kernel.events import EVERYONE
from tavola.kernel.state import FINE, OVER


def arrive(t: Fields, cell: i64) -> None:
    """A thief enters a cell: a key is picked up, a crown on a dot is home. GA-32, GA-39, GA-R59"""
    if KEY_OF[cell] != NONE:
        pick_up_key(t, KEY_OF[cell])
    colour = t.worn[t.active]
    if DOT_OF[cell] == NONE or colour == NONE:
        return
    if wanted(t, t.active) & BIT[colour]:
        deliver(t, cell)
    else:
        bring_in_vain(t, cell)


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
    event = events.DELIVERED if t.worn_ever[thief] & BIT[colour] else events.CARD_SHOWN
    t.worn_ever[thief] |= BIT[colour]
    t.delivered[thief] |= BIT[colour]
    t.since_home[thief] = 0
    t.tell(event, ga.ON_ITS_OBJECTIVE_CARD, thief, EVERYONE, colour, cell)
    if t.delivered[thief] == t.objectives[thief]:
        t.winners = BIT[thief]
        t.ask(agenda.OVER, OVER)
        t.tell(events.WON, ga.GAME_WON, thief, EVERYONE, thief)


def bring_in_vain(t: Fields, cell: i64) -> None:
    """A crown no open card waits for returns to its place, and all know that there is none. GA-R80"""
    thief = t.active
    colour = t.worn[thief]
    t.worn[thief] = NONE
    t.no_card[thief] |= BIT[colour] & ~t.objectives[thief]
    t.tell(events.NO_CARD, ga.NO_CARD_FOR_IT, thief, EVERYONE, colour, cell)
    back_to_its_cell(t, colour)


def crown_breaks(t: Fields, colour: i64, pay: i64) -> i64:
    """May the active thief put on a crown of this colour, paying so? GA-34, GA-84, GA-R07, GA-R65"""
    thief = t.active
    if t.worn[thief] != NONE:
        return ga.ONE_CROWN_AT_A_TIME
    if t.options[EXCHANGE_CROWN] != ANY and not wanted(t, thief) & BIT[colour]:
        return ga.NOT_YOUR_OBJECTIVE
    if t.stock[colour] < 1:
        return ga.NO_CROWN_LEFT
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
    wear(t, colour, t.options[EXCHANGE_CROWN] != ANY)
    t.tell(events.CROWN_TAKEN, ga.CROWN_FOR_A_KEY, thief, EVERYONE, colour, pay)


def wear(t: Fields, colour: i64, shows_a_card: bool) -> None:
    """By wearing it he tells that its card is his, unless any thief could have taken it. GA-R07, GA-R26"""
    t.worn[t.active] = colour
    if shows_a_card:
        t.worn_ever[t.active] |= BIT[colour]


def back_to_its_cell(t: Fields, colour: i64) -> None:
    """A lost crown returns to the stock of its cell. GA-R06"""
    t.stock[colour] += 1
    t.tell(events.CROWN_RETURNED, ga.BACK_TO_ITS_CELL, t.active, EVERYONE, colour)
