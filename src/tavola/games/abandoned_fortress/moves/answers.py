"""What an Action card asks, and which answers it takes. AF-71, AF-R105"""

from mypy_extensions import i64

from tavola.games.abandoned_fortress import clauses as af
from tavola.games.abandoned_fortress.moves import building, dragon, marching, market
from tavola.games.abandoned_fortress.realm import Realm
from tavola.games.abandoned_fortress.tables import (
    ARCHITECT,
    ASSIGN,
    BUILD_CASTLE,
    BUILD_WALL,
    BUY,
    CASTLES,
    CELLS,
    CONSCRIPTION,
    DISCARD_GENERAL,
    DISTANCES,
    DRAGON_HORN,
    DROP,
    END_BUILD,
    FLY,
    FORCED_MARCH,
    HOMECOMING,
    HORN,
    LEADERS,
    LIFT_ROCK,
    MASONS,
    MOST_GOLD,
    NONE,
    PICK,
    PICKPOCKET,
    PLACE,
    PLACE_ROCK,
    ROCKFALL,
    SABOTAGE,
    SABOTAGE_WALL,
    SECOND_STRIKE,
    SPIES,
    SPY,
    STEAL,
    STEPS,
    STOP,
    TRADE_FOOD,
    WALL,
)
from tavola.kernel.state import FINE


def named_breaks(realm: Realm, card: i64, action: i64) -> i64:
    """May this be the answer to what the card asks?"""
    if card == HOMECOMING and realm.effect_piece != NONE:
        return market.place_breaks(realm, action - PLACE) if PLACE <= action < PLACE_ROCK else af.CHANGES_NOTHING
    if card == HOMECOMING or card == FORCED_MARCH or card == SECOND_STRIKE:
        picks = PICK <= action < PICK + LEADERS
        leader = realm.active * LEADERS + action - PICK
        return marching.effect_pick_breaks(realm, leader, card) if picks else af.CHANGES_NOTHING
    if card == CONSCRIPTION:
        return conscription_breaks(realm, action)
    if card == MASONS:
        return masons_breaks(realm, action)
    if card == ARCHITECT and BUILD_CASTLE <= action < BUILD_WALL:
        code = action - BUILD_CASTLE
        return building.castle_breaks(realm, code // CASTLES, code % CASTLES, 1)
    if card == DRAGON_HORN:
        return horn_breaks(realm, action)
    return aimed_breaks(realm, card, action)


def aimed_breaks(realm: Realm, card: i64, action: i64) -> i64:
    """Cards that name something of an opponent, and the rock."""
    if card == SABOTAGE and SABOTAGE_WALL <= action < SPY:
        return sabotage_breaks(realm, action - SABOTAGE_WALL)
    if card == SPIES and SPY <= action < HORN:
        return spy_breaks(realm, action - SPY)
    if card == PICKPOCKET and STEAL <= action < STEAL + realm.seats:
        return pickpocket_breaks(realm, action - STEAL)
    if card == ROCKFALL and PLACE_ROCK <= action < LIFT_ROCK:
        return dragon.rock_breaks(realm, action - PLACE_ROCK)
    lifts = card == ROCKFALL and action == LIFT_ROCK and realm.rock != NONE
    return FINE if lifts else af.CHANGES_NOTHING


def conscription_breaks(realm: Realm, action: i64) -> i64:
    """A military deck; then a leader for the card, or none."""
    if any_staged(realm):
        if ASSIGN <= action < DISCARD_GENERAL:
            return market.assign_action_breaks(realm, action)
        return FINE if action == DROP else af.ASSIGN_OR_DISCARD
    if not BUY + 3 <= action < BUY + 6:
        return af.CHANGES_NOTHING
    return FINE if market.is_open(realm, action - BUY) else af.DECK_CLOSED


def any_staged(realm: Realm) -> bool:
    for count in realm.staged:
        if count > 0:
            return True
    return False


def masons_breaks(realm: Realm, action: i64) -> i64:
    if action == STOP:
        return FINE
    return (
        building.wall_breaks(realm, action - BUILD_WALL, 0) if BUILD_WALL <= action < END_BUILD else af.BUILDING_SITES
    )


def horn_breaks(realm: Realm, action: i64) -> i64:
    """On its track one slot, on the map 1 to 3 spaces. AF-R58"""
    if HORN <= action < FLY:
        back = action == HORN + 1
        return FINE if realm.alert > 0 and not (back and realm.alert == 1) else af.CHANGES_NOTHING
    flies = FLY <= action < FLY + 4 * DISTANCES and realm.dragon != NONE
    return FINE if flies else af.CHANGES_NOTHING


def sabotage_breaks(realm: Realm, cell: i64) -> i64:
    """A wall of an opponent at most 3 steps from an armed piece of one's own. AF-R81"""
    if realm.board[cell] < WALL:
        return af.CHANGES_NOTHING
    if realm.allied(realm.board[cell] - WALL, realm.active):
        return af.NOT_AN_ALLY
    for leader in range(realm.active * LEADERS, (realm.active + 1) * LEADERS):
        ready = marching.is_piece(realm, leader) and realm.armed(leader)
        if ready and STEPS[realm.cell[leader] * CELLS + cell] <= 3:
            return FINE
    return af.CHANGES_NOTHING


def spy_breaks(realm: Realm, leader: i64) -> i64:
    """A general, or a hero or castle with cards, of an opponent."""
    seat = leader // LEADERS
    if seat >= realm.seats or not realm.exists(leader):
        return af.CHANGES_NOTHING
    if realm.allied(seat, realm.active):
        return af.NOT_AN_ALLY
    return FINE if realm.general[leader] != NONE or realm.armed(leader) else af.CHANGES_NOTHING


def pickpocket_breaks(realm: Realm, seat: i64) -> i64:
    """AF-R81, AF-R96."""
    if realm.allied(seat, realm.active):
        return af.NOT_AN_ALLY
    return FINE if realm.gold[seat] > 0 and realm.gold[realm.active] < MOST_GOLD else af.LIMITS_ALWAYS


def span(realm: Realm, card: i64) -> tuple[i64, i64]:
    """The range of actions a card may ask for."""
    if card == HOMECOMING and realm.effect_piece != NONE:
        return PLACE, PLACE_ROCK
    if card == HOMECOMING or card == FORCED_MARCH or card == SECOND_STRIKE:
        return PICK, PICK + LEADERS
    if card == CONSCRIPTION:
        return BUY, TRADE_FOOD
    if card == SABOTAGE:
        return SABOTAGE_WALL, SPY
    if card == SPIES:
        return SPY, HORN
    if card == PICKPOCKET:
        return STEAL, STEAL + realm.seats
    if card == ROCKFALL:
        return PLACE_ROCK, LIFT_ROCK + 1
    return HORN, FLY + 4 * DISTANCES
