"""Market trade: buying from face-down decks, assigning, the limits at the end. AF-52 to AF-56"""

from librt.vecs import append, vec
from mypy_extensions import i64

from tavola.games.abandoned_fortress import clauses as af
from tavola.games.abandoned_fortress import events as told
from tavola.games.abandoned_fortress import phases
from tavola.games.abandoned_fortress.moves import spoils
from tavola.games.abandoned_fortress.realm import Realm
from tavola.games.abandoned_fortress.tables import (
    ASSIGN,
    BLACK_DECK,
    BLACK_PRICE,
    BLACKS,
    BUY,
    CARD_BRANCH,
    CONSCRIPTION,
    DECK,
    DECKS,
    DISCARD_BLACK,
    DISCARD_GENERAL,
    END_TRADE,
    FIRST_BLACK,
    FIRST_GENERAL,
    GENERAL,
    HENRY,
    HERO_CASTLE_BRANCH,
    LEADERS,
    MILITARY,
    MOST_GENERALS,
    MOST_GOLD,
    NIGHT_MARKET,
    NONE,
    OVE,
    PRICE,
    REPLACES,
    TRADE_FOOD,
)
from tavola.kernel.bits import BIT
from tavola.kernel.events import EVERYONE
from tavola.kernel.state import FINE

# a card comes off a deck


def is_open(realm: Realm, deck: i64) -> bool:
    """Has the deck a card to take? AF-R09, AF-R68"""
    return realm.deck_size(deck) > 0


def front_weight(realm: Realm, card: i64) -> i64:
    """How likely the top card of the deck being drawn from is this one. AF-R102"""
    deck = realm.drawing
    if DECK[card] != deck:
        return 0
    seen = deck != BLACK_DECK and realm.top[deck] != NONE
    return realm.pool[card] if not seen or PRICE[card] == realm.top[deck] else 0


def top_weight(realm: Realm, deck: i64, price: i64) -> i64:
    """How likely the next top card of the first deck without one shows this price. AF-R102"""
    weight: i64 = 0
    if deck != deck_due(realm):
        return 0
    for card in range(FIRST_BLACK):
        if DECK[card] == deck and PRICE[card] == price:
            weight += realm.pool[card]
    return weight


def deck_due(realm: Realm) -> i64:
    """The first deck whose top back is still undecided, or NONE."""
    for deck in range(BLACK_DECK):
        if realm.top[deck] == NONE and realm.deck_size(deck) > 0:
            return deck
    return NONE


def show_top(realm: Realm, deck: i64, price: i64) -> None:
    realm.top[deck] = price
    realm.tell(told.TOP_SHOWN, af.NEXT_TOP, realm.active, EVERYONE, deck, price)


def take_front(realm: Realm, card: i64) -> None:
    """The active player takes it; an empty deck is renewed at once. AF-R68, AF-R112"""
    deck, seat = realm.drawing, realm.active
    realm.drawing = NONE
    realm.pool[card] -= 1
    realm.top[deck] = NONE
    tell_taken(realm, seat, deck, card, taken_clause(realm, deck))
    if card < FIRST_GENERAL:
        realm.staged[card] += 1
    elif card < FIRST_BLACK:
        enlist(realm, seat, card - FIRST_GENERAL)
    else:
        realm.black[seat * BLACKS + card - FIRST_BLACK] += 1
    if realm.deck_size(deck) == 0:
        realm.renew(deck)


def taken_clause(realm: Realm, deck: i64) -> i64:
    """Why a card comes off its deck: the setup, Conscription, or a purchase."""
    if realm.phase == phases.CAMP:
        return af.BLACK_CARD_AND_GOLD if deck == BLACK_DECK else af.CHOOSE_A_GENERAL
    return af.ONE_ACTION_CARD if realm.effect == CONSCRIPTION else af.PAY_THE_PRICE


def tell_taken(realm: Realm, seat: i64, deck: i64, card: i64, clause: i64) -> None:
    """Its owner sees the front."""
    realm.tell(told.CARD_TAKEN, clause, seat, BIT[seat], deck, card)
    realm.tell(told.CARD_TAKEN, clause, seat, EVERYONE & ~BIT[seat], deck, NONE)


def enlist(realm: Realm, seat: i64, general: i64) -> None:
    """A general takes the first free place of the holder; its figure is still to be put down. AF-54"""
    leader = free_place(realm, seat)
    realm.general[leader] = general
    realm.general_known[leader] = 0
    realm.placing = leader


def free_place(realm: Realm, seat: i64) -> i64:
    for leader in range(seat * LEADERS + GENERAL, (seat + 1) * LEADERS):
        if realm.general[leader] == NONE:
            return leader
    return NONE


def place_breaks(realm: Realm, cell: i64) -> i64:
    """A free standing space of the own territory. AF-17, AF-18, AF-54"""
    free = realm.at_home(realm.active, cell) and realm.is_free(cell)
    return FINE if free else af.GENERAL_NEEDS_A_SPACE


def place(realm: Realm, cell: i64) -> None:
    leader = realm.placing
    realm.placing = NONE
    realm.put_on(leader, cell)
    realm.tell(told.PLACED, placed_clause(realm, leader), realm.active, EVERYONE, leader, cell)


def placed_clause(realm: Realm, leader: i64) -> i64:
    """Why a figure is put down: the setup, a hero that waited, or a purchase."""
    if realm.phase == phases.CAMP:
        return af.CHOOSE_A_HERO if realm.is_hero(leader) else af.CHOOSE_A_GENERAL
    return af.WAITING_HERO_ENTERS if realm.is_hero(leader) else af.GENERAL_NEEDS_A_SPACE


# buying


def price(realm: Realm, deck: i64) -> i64:
    """Ove's first card and the Night Market are cheaper, never below 1. AF-R88"""
    full = BLACK_PRICE if deck == BLACK_DECK else realm.top[deck]
    if realm.hero[realm.active] == OVE and realm.bought == 0:
        full -= 1
    return max(1, full - 1 if realm.effect == NIGHT_MARKET else full)


def buy_breaks(realm: Realm, deck: i64) -> i64:
    """AF-52, AF-54, AF-R63."""
    if not is_open(realm, deck):
        return af.DECK_CLOSED
    if price(realm, deck) > realm.gold[realm.active]:
        return af.PAY_THE_PRICE
    general = deck < 3
    if general and (not realm.has_room(realm.active) or free_place(realm, realm.active) == NONE):
        return af.GENERAL_NEEDS_A_SPACE
    once = realm.effect == NIGHT_MARKET and realm.bought > 0
    return af.ONE_ACTION_CARD if once else FINE


def buy(realm: Realm, deck: i64) -> None:
    cost = price(realm, deck)
    realm.gold[realm.active] -= cost
    realm.bought += 1
    realm.drawing = deck
    realm.tell(told.BOUGHT, af.PAY_THE_PRICE, realm.active, EVERYONE, deck, cost)


def food_price(realm: Realm) -> i64:
    """AF-40, AF-56"""
    return 1 if realm.hero[realm.active] == HENRY else 2


def trade_food_breaks(realm: Realm) -> i64:
    if realm.effect == NIGHT_MARKET:
        return af.ONE_ACTION_CARD
    if realm.food[realm.active] < food_price(realm):
        return af.FOOD_FOR_GOLD
    return af.LIMITS_ALWAYS if realm.gold[realm.active] >= MOST_GOLD else FINE


def trade_food(realm: Realm) -> None:
    realm.food[realm.active] -= food_price(realm)
    realm.gold[realm.active] += 1
    realm.tell(told.FOOD_TRADED, af.FOOD_FOR_GOLD, realm.active, EVERYONE, food_price(realm))


# assigning


def branch_breaks(realm: Realm, leader: i64, card: i64, other: i64) -> i64:
    """Castles and heroes lead their own branch; by option any, if both cards are alike. AF-29 to AF-31, AF-R13"""
    if leader % LEADERS >= GENERAL:
        return FINE
    if realm.options[HERO_CASTLE_BRANCH]:
        fits = other == NONE or CARD_BRANCH[other] == CARD_BRANCH[card]
    else:
        fits = CARD_BRANCH[card] == realm.branch(leader)
    return FINE if fits else af.HERO_BRANCH if realm.is_hero(leader) else af.CASTLE_BRANCH


def full_breaks(realm: Realm, leader: i64) -> i64:
    """Who says that two cards are the most: for a general, a hero or a castle. AF-29 to AF-31, AF-R12"""
    if leader % LEADERS >= GENERAL:
        return af.TWO_CARDS_A_GENERAL
    return af.HERO_BRANCH if realm.is_hero(leader) else af.CASTLE_BRANCH


def not_staged(realm: Realm, card: i64) -> i64:
    """A card that was not bought now: an own leader's stays there. AF-55, AF-R66"""
    for place in range(realm.active * LEADERS * 2, (realm.active + 1) * LEADERS * 2):
        if realm.card[place] == card:
            return af.OLD_CARDS_STAY
    return af.ASSIGN_OR_DISCARD


def assign_breaks(realm: Realm, card: i64, leader: i64, replace: i64) -> i64:
    """Two cards a leader: with both places taken one must be replaced. AF-28, AF-53, AF-55"""
    if not realm.staged[card]:
        return not_staged(realm, card)
    if not realm.exists(leader):
        return af.ASSIGN_OR_DISCARD
    full = realm.cards_of(leader) == 2
    if full != (replace > 0):
        return full_breaks(realm, leader) if full else af.ASSIGN_OR_DISCARD
    if full:
        other = realm.card[leader * 2 + (1 if replace == 1 else 0)]
    else:
        other = max(realm.card[leader * 2], realm.card[leader * 2 + 1])
    return branch_breaks(realm, leader, card, other)


def assign(realm: Realm, card: i64, leader: i64, replace: i64) -> None:
    """Old cards stay or are replaced. AF-55, AF-R66"""
    seat = leader // LEADERS
    if replace > 0:
        spoils.lose_card(realm, leader, leader * 2 + replace - 1, af.ASSIGN_OR_DISCARD)
    place = leader * 2 if realm.card[leader * 2] == NONE else leader * 2 + 1
    realm.staged[card] -= 1
    realm.lead(place, card)
    realm.tell(told.ASSIGNED, af.ASSIGN_OR_DISCARD, seat, BIT[seat], leader, card)
    realm.tell(told.ASSIGNED, af.ASSIGN_OR_DISCARD, seat, EVERYONE & ~BIT[seat], leader, NONE)


def list_assigns(realm: Realm, out: vec[i64]) -> vec[i64]:
    first = realm.active * LEADERS
    for card in range(MILITARY):
        if not realm.staged[card]:
            continue
        for leader in range(LEADERS):
            for replace in range(REPLACES):
                if assign_breaks(realm, card, first + leader, replace) == FINE:
                    out = append(out, ASSIGN + (card * LEADERS + leader) * REPLACES + replace)
    return out


# the end of the trade


def discard_general_breaks(realm: Realm, leader: i64) -> i64:
    """Only while there are more than three. AF-53, AF-R64"""
    if realm.generals_of(realm.active) <= MOST_GENERALS or leader % LEADERS < GENERAL:
        return af.KEEP_SO_MANY
    return FINE if realm.exists(leader) else af.KEEP_SO_MANY


def discard_general(realm: Realm, leader: i64) -> None:
    realm.tell(
        told.GENERAL_DISMISSED,
        af.FOURTH_GENERAL_LEAVES,
        realm.active,
        EVERYONE,
        leader,
        FIRST_GENERAL + realm.general[leader],
    )
    spoils.disarm(realm, leader, af.FOURTH_GENERAL_LEAVES)
    spoils.dismiss(realm, leader)


def discard_black_breaks(realm: Realm, black: i64) -> i64:
    """Only while there is more than one. AF-53, AF-R74"""
    spare = realm.blacks_of(realm.active) > 1 and realm.black[realm.active * BLACKS + black] > 0
    return FINE if spare else af.KEEP_SO_MANY


def discard_black(realm: Realm, black: i64) -> None:
    realm.black[realm.active * BLACKS + black] -= 1
    realm.discard_market(FIRST_BLACK + black)
    realm.tell(told.BLACK_DISCARDED, af.ONE_BLACK_CARD, realm.active, EVERYONE, black)


def end_breaks(realm: Realm) -> i64:
    """AF-53, AF-R64, AF-R74."""
    if realm.generals_of(realm.active) > MOST_GENERALS:
        return af.FOURTH_GENERAL_LEAVES
    if realm.blacks_of(realm.active) > 1:
        return af.ONE_BLACK_CARD
    return af.ONE_ACTION_CARD if realm.effect == NIGHT_MARKET and realm.bought == 0 else FINE


def end(realm: Realm) -> None:
    """Staged cards left over are discarded. AF-55, AF-R95"""
    for card in range(MILITARY):
        while realm.staged[card] > 0:
            realm.staged[card] -= 1
            realm.discard_market(card)
            realm.tell(told.STAGED_LOST, af.ASSIGN_OR_DISCARD, realm.active, EVERYONE, card)
    realm.bought = 0


def trade_breaks(realm: Realm, action: i64) -> i64:
    """One decision of a trade."""
    first = realm.active * LEADERS
    if BUY <= action < TRADE_FOOD:
        return buy_breaks(realm, action - BUY)
    if action == TRADE_FOOD:
        return trade_food_breaks(realm)
    if ASSIGN <= action < DISCARD_GENERAL:
        return assign_action_breaks(realm, action)
    if DISCARD_GENERAL <= action < DISCARD_BLACK:
        return discard_general_breaks(realm, first + action - DISCARD_GENERAL)
    if DISCARD_BLACK <= action < END_TRADE:
        return discard_black_breaks(realm, action - DISCARD_BLACK)
    return end_breaks(realm) if action == END_TRADE else af.FOUR_ACTIONS


def assign_action_breaks(realm: Realm, action: i64) -> i64:
    code = action - ASSIGN
    leader = realm.active * LEADERS + code // REPLACES % LEADERS
    return assign_breaks(realm, code // (REPLACES * LEADERS), leader, code % REPLACES)


def assign_action(realm: Realm, action: i64) -> None:
    code = action - ASSIGN
    leader = realm.active * LEADERS + code // REPLACES % LEADERS
    assign(realm, code // (REPLACES * LEADERS), leader, code % REPLACES)


def list_trade(realm: Realm) -> vec[i64]:
    out = vec[i64](capacity=24)
    for deck in range(DECKS):
        if buy_breaks(realm, deck) == FINE:
            out = append(out, BUY + deck)
    if trade_food_breaks(realm) == FINE:
        out = append(out, TRADE_FOOD)
    out = list_assigns(realm, out)
    for action in range(DISCARD_GENERAL, END_TRADE + 1):
        if trade_breaks(realm, action) == FINE:
            out = append(out, action)
    return out


def trade(realm: Realm, action: i64) -> None:
    if action < TRADE_FOOD:
        buy(realm, action - BUY)
    elif action == TRADE_FOOD:
        trade_food(realm)
    elif action < DISCARD_GENERAL:
        assign_action(realm, action)
    elif action < DISCARD_BLACK:
        discard_general(realm, realm.active * LEADERS + action - DISCARD_GENERAL)
    elif action < END_TRADE:
        discard_black(realm, action - DISCARD_BLACK)
    else:
        end(realm)
        realm.effect = NONE
        realm.effect_left = 0
        realm.phase = phases.DRAW if realm.phase == phases.EFFECT else phases.CARD
