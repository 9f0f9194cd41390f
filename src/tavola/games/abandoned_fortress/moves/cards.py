"""Action cards: when each may be played, what it asks, what it does. AF-71, AF-R105"""

from librt.vecs import append, vec
from mypy_extensions import i64

from tavola.games.abandoned_fortress import clauses as af
from tavola.games.abandoned_fortress import events as told
from tavola.games.abandoned_fortress import phases
from tavola.games.abandoned_fortress.moves import (
    answers,
    battle,
    building,
    deploying,
    dragon,
    marching,
    market,
    spoils,
    walking,
)
from tavola.games.abandoned_fortress.realm import Realm
from tavola.games.abandoned_fortress.tables import (
    ACTION_CARDS,
    ARCHITECT,
    BUILD_CASTLE,
    BUILD_WALL,
    BUY,
    CASTLES,
    CONSCRIPTION,
    DECKS,
    DISTANCES,
    DRAGON_HORN,
    DROP,
    FIRST_GENERAL,
    FLY,
    FORCED_MARCH,
    HARVEST,
    HOMECOMING,
    HORN,
    LEADERS,
    LIFT_ROCK,
    MASONS,
    MOST_FOOD,
    MOST_GOLD,
    NEW_ORDERS,
    NIGHT_MARKET,
    NONE,
    PAY_CHEST,
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
    STOP,
    TAX,
    TRADE_FOOD,
    WAR_DRUMS,
)
from tavola.kernel.bits import BIT
from tavola.kernel.events import EVERYONE
from tavola.kernel.state import FINE


def play_breaks(realm: Realm, card: i64) -> i64:
    """In hand, and it changes something now. AF-71, AF-R105"""
    if not realm.hand[realm.active * ACTION_CARDS + card]:
        return af.ONE_ACTION_CARD
    return FINE if changes(realm, card) else af.CHANGES_NOTHING


def changes(realm: Realm, card: i64) -> bool:
    """AF-R105, card by card."""
    seat = realm.active
    if card == TAX:
        return realm.gold[seat] < MOST_GOLD
    if card == HARVEST:
        return realm.food[seat] < MOST_FOOD
    if card == MASONS:
        return building.can_wall(realm, 0)
    if card == ARCHITECT:
        return building.can_castle(realm, 1)
    if card == NEW_ORDERS:
        return deploying.any_card(realm, True)
    if card == HOMECOMING:
        return realm.has_room(seat) and marching.any_pick(realm, card)
    if card == FORCED_MARCH or card == SECOND_STRIKE:
        return marching.any_pick(realm, card)
    return changes_others(realm, card)


def changes_others(realm: Realm, card: i64) -> bool:
    """The cards that look beyond the own holder."""
    if card == CONSCRIPTION:
        return market.is_open(realm, 3) or market.is_open(realm, 4) or market.is_open(realm, 5)
    if card == DRAGON_HORN:
        return dragon.in_game(realm)
    if card == NIGHT_MARKET:
        return affordable(realm)
    if card == SABOTAGE:
        return any_of(realm, card, SABOTAGE_WALL, SPY)
    if card == SPIES:
        return any_of(realm, card, SPY, HORN)
    return any_of(realm, card, STEAL, STEAL + realm.seats) if card == PICKPOCKET else True


def any_of(realm: Realm, card: i64, first: i64, end: i64) -> bool:
    for action in range(first, end):
        if answers.named_breaks(realm, card, action) == FINE:
            return True
    return False


def affordable(realm: Realm) -> bool:
    """Is there a card the Night Market sells to this seat?"""
    before = realm.effect
    realm.effect = NIGHT_MARKET
    found = False
    for deck in range(DECKS):
        found = found or market.buy_breaks(realm, deck) == FINE
    realm.effect = before
    return found


# playing


def play(realm: Realm, card: i64) -> None:
    """It is discarded, or stays before its player. AF-71, AF-R116"""
    seat = realm.active
    realm.hand[seat * ACTION_CARDS + card] -= 1
    realm.hand_size[seat] -= 1
    realm.tell(told.ACTION_PLAYED, af.ONE_ACTION_CARD, seat, EVERYONE, card)
    realm.phase = phases.EFFECT
    realm.effect = card
    realm.effect_piece = NONE
    realm.effect_left = 2 if card == MASONS else 1
    if card == PAY_CHEST:
        realm.chests[seat] += 1
    elif card == WAR_DRUMS:
        realm.drums[seat] += 1
    else:
        realm.action_discards[card] += 1
    at_once(realm, seat, card)


def at_once(realm: Realm, seat: i64, card: i64) -> None:
    """Cards that ask nothing."""
    if card == TAX:
        gain_gold(realm, seat, 3)
    elif card == HARVEST:
        food = min(3, MOST_FOOD - realm.food[seat])
        realm.food[seat] += food
        realm.tell(told.FOOD_TAKEN, af.ONE_ACTION_CARD, seat, EVERYONE, food)
    elif card == NEW_ORDERS:
        deploying.begin(realm, True)
    if card == TAX or card == HARVEST or card == PAY_CHEST or card == WAR_DRUMS:
        done(realm)


def gain_gold(realm: Realm, seat: i64, most: i64) -> None:
    """No coin beyond the limit. AF-25, AF-R96"""
    coins = min(most, MOST_GOLD - realm.gold[seat])
    realm.gold[seat] += coins
    realm.tell(told.GOLD_TAKEN, af.ONE_ACTION_CARD, seat, EVERYONE, coins)


def done(realm: Realm) -> None:
    realm.effect = NONE
    realm.effect_piece = NONE
    realm.effect_left = 0
    realm.phase = phases.DRAW


def advance(realm: Realm) -> bool:
    """What the card still asks; False if nothing."""
    card = realm.effect
    if card == NEW_ORDERS and deploying.is_done(realm):
        deploying.finish(realm)
        done(realm)
    elif card == NEW_ORDERS:
        realm.ask(phases.ASK_DEPLOY, realm.active)
        return True
    elif card == NIGHT_MARKET:
        realm.ask(phases.ASK_TRADE, realm.active)
        return True
    elif realm.effect_left == 0 or (card == MASONS and not building.can_wall(realm, 0)):
        done(realm)
    elif card == SECOND_STRIKE and realm.effect_piece != NONE:
        realm.ask(phases.ASK_STRIKE, realm.active)
        return True
    else:
        realm.ask(phases.ASK_EFFECT, realm.active)
        return True
    return False


# what a card asks


def effect_breaks(realm: Realm, action: i64) -> i64:
    return answers.named_breaks(realm, realm.effect, action)


# answers


def use(realm: Realm, action: i64) -> None:
    """Carry out an answer."""
    card = realm.effect
    if card == HOMECOMING or card == FORCED_MARCH or card == SECOND_STRIKE:
        use_piece(realm, card, action)
    elif card == CONSCRIPTION:
        conscript(realm, action)
    elif card == MASONS and action == STOP:
        realm.effect_left = 0
    elif card == MASONS:
        building.build_wall(realm, action - BUILD_WALL, 0)
        realm.effect_left -= 1
    elif card == ARCHITECT:
        building.build_castle(realm, (action - BUILD_CASTLE) // CASTLES, (action - BUILD_CASTLE) % CASTLES, 1)
        realm.effect_left = 0
    else:
        realm.effect_left = 0
        use_aimed(realm, card, action)


def use_piece(realm: Realm, card: i64, action: i64) -> None:
    if card == HOMECOMING and realm.effect_piece != NONE:
        realm.put_on(realm.effect_piece, action - PLACE)
        realm.tell(told.PLACED, af.ONE_ACTION_CARD, realm.active, EVERYONE, realm.effect_piece, action - PLACE)
        realm.effect_left = 0
        return
    leader = realm.active * LEADERS + action - PICK
    realm.effect_piece = leader
    if card == FORCED_MARCH:
        realm.effect_left = 0
        walking.begin(realm, leader, marching.FORCED)
    elif card == SECOND_STRIKE:
        realm.fought &= ~BIT[leader % LEADERS]  # AF-R19: one more battle


def strike(realm: Realm, cell: i64) -> None:
    realm.effect_left = 0
    battle.attack(realm, realm.effect_piece, cell)


def conscript(realm: Realm, action: i64) -> None:
    if BUY <= action < TRADE_FOOD:
        realm.drawing = action - BUY
        return
    if action != DROP:
        market.assign_action(realm, action)
    market.end(realm)
    realm.effect_left = 0


def use_aimed(realm: Realm, card: i64, action: i64) -> None:
    if card == SABOTAGE:
        spoils.raze_wall(realm, action - SABOTAGE_WALL, af.ONE_ACTION_CARD)
    elif card == SPIES:
        spy(realm, action - SPY)
    elif card == PICKPOCKET:
        steal(realm, action - STEAL, 2, af.ONE_ACTION_CARD)
    elif card == ROCKFALL:
        dragon.move_rock(realm, NONE if action == LIFT_ROCK else action - PLACE_ROCK, af.ONE_ACTION_CARD)
    elif action >= FLY:
        dragon.fly(realm, (action - FLY) // DISTANCES, (action - FLY) % DISTANCES + 1, af.ONE_ACTION_CARD)
    else:
        dragon.creep(realm, 1 if action == HORN else -1, af.ONE_ACTION_CARD)


def steal(realm: Realm, seat: i64, most: i64, clause: i64) -> None:
    """As many coins as there are and as fit. AF-R96"""
    coins = min(most, min(realm.gold[seat], MOST_GOLD - realm.gold[realm.active]))
    realm.gold[seat] -= coins
    realm.gold[realm.active] += coins
    realm.tell(told.STOLEN, clause, realm.active, EVERYONE, seat, coins)


def spy(realm: Realm, leader: i64) -> None:
    """The spy alone sees the cards, and may go on knowing them. AF-R101"""
    bit = BIT[realm.active]
    realm.tell(told.SPIED, af.ONE_ACTION_CARD, realm.active, EVERYONE, leader)
    if realm.general[leader] != NONE:
        realm.general_known[leader] |= bit
        realm.glimpse_card(FIRST_GENERAL + realm.general[leader])
        realm.tell(told.SEEN, af.SEEN_BY_SPIES, realm.active, bit, leader, FIRST_GENERAL + realm.general[leader])
    for place in range(leader * 2, leader * 2 + 2):
        if realm.card[place] != NONE:
            realm.card_known[place] |= bit
            realm.glimpse_card(realm.card[place])
            realm.tell(told.SEEN, af.SEEN_BY_SPIES, realm.active, bit, leader, realm.card[place])


def list_effects(realm: Realm) -> vec[i64]:
    """Every answer to what the card asks."""
    card = realm.effect
    out = vec[i64](capacity=24)
    if card == CONSCRIPTION and answers.any_staged(realm):
        return append(market.list_assigns(realm, out), DROP)
    if card == ARCHITECT:
        return building.list_castles(realm, 1, out)
    if card == MASONS:
        return append(building.list_walls(realm, 0, out), STOP)
    first, end = answers.span(realm, card)
    for action in range(first, end):
        if effect_breaks(realm, action) == FINE:
            out = append(out, action)
    return out
