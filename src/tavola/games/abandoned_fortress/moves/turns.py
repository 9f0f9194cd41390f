"""Setup and the frame of a turn: income, dice, theft, the four actions, drawing, the end. AF-16 to AF-27"""

from librt.vecs import append, vec
from mypy_extensions import i64

from tavola.games.abandoned_fortress import clauses as af
from tavola.games.abandoned_fortress import events as told
from tavola.games.abandoned_fortress import phases, scoring
from tavola.games.abandoned_fortress.moves import building, cards, deploying, dragon, marching, market
from tavola.games.abandoned_fortress.realm import Realm
from tavola.games.abandoned_fortress.tables import (
    ACTION_CARDS,
    ACTION_HAND_LIMIT,
    BLACK_DECK,
    FIRST_GENERAL,
    FOOD_INCOME,
    GENERAL,
    HENRY,
    HERO,
    HERO_CHOICE,
    LATE_START,
    LEADERS,
    MIRELLE,
    MOST_FOOD,
    MOST_GOLD,
    NEXT,
    NONE,
    OVE,
    ROCK_FACE,
    ROUND_LIMIT,
    SEATS,
    START_CARDS,
    WALL,
)
from tavola.kernel.bits import BIT
from tavola.kernel.events import EVERYONE
from tavola.kernel.state import CHANCE, FINE, OVER

# setup


def go_first(realm: Realm, seat: i64) -> None:
    """AF-21, AF-R79. The last in turn order chooses a hero first, unless an option says otherwise. AF-R11"""
    realm.first = seat
    realm.phase = phases.HEROES
    realm.active = (seat + realm.seats - 1) % realm.seats if realm.options[HERO_CHOICE] == 0 else seat
    realm.tell(told.FIRST_PLAYER, af.FIRST_PLAYER, seat, EVERYONE)


def hero_breaks(realm: Realm, hero: i64) -> i64:
    return af.CHOOSE_A_HERO if hero in realm.hero else FINE


def choose_hero(realm: Realm, hero: i64) -> None:
    """AF-17, AF-R11"""
    realm.hero[realm.active] = hero
    realm.tell(told.HERO_CHOSEN, af.CHOOSE_A_HERO, realm.active, EVERYONE, hero)
    back = realm.options[HERO_CHOICE] == 0
    realm.active = (realm.active + (realm.seats - 1 if back else 1)) % realm.seats


def all_have_heroes(realm: Realm) -> bool:
    for seat in range(realm.seats):
        if realm.hero[seat] == NONE:
            return False
    return True


def make_camp(realm: Realm) -> None:
    """Placement in turn order. AF-R11"""
    realm.phase = phases.CAMP
    realm.active = realm.first


def choose_branch(realm: Realm, branch: i64) -> None:
    """AF-18, AF-R10"""
    realm.drawing = branch
    realm.tell(told.BRANCH_CHOSEN, af.CHOOSE_A_GENERAL, realm.active, EVERYONE, branch)


def choose_general(realm: Realm, general: i64) -> None:
    """Any card of the branch, seen by its player only. AF-R10"""
    deck = realm.drawing
    realm.drawing = NONE
    realm.pool[FIRST_GENERAL + general] -= 1
    market.tell_taken(realm, realm.active, deck, FIRST_GENERAL + general, af.CHOOSE_A_GENERAL)
    market.enlist(realm, realm.active, general)


def settle_in(realm: Realm) -> bool:
    """Hero, general, Black card, in this order; then the next seat. AF-17 to AF-19"""
    seat = realm.active
    if realm.cell[seat * LEADERS + HERO] == NONE:
        realm.placing = seat * LEADERS + HERO
        return False
    if realm.general[seat * LEADERS + GENERAL] == NONE:
        realm.ask(phases.ASK_BRANCH, seat)
        return True
    if realm.blacks_of(seat) == 0:
        realm.drawing = BLACK_DECK
        return False
    realm.active = (seat + 1) % realm.seats
    if realm.active == realm.first:
        realm.phase = phases.START_CARDS
        realm.tops_open = True
    return False


def cards_at_start(realm: Realm, seat: i64) -> i64:
    """The later in turn order, the more. AF-116, AF-R98"""
    place = (seat - realm.first + realm.seats) % realm.seats
    return 0 if realm.options[LATE_START] else START_CARDS[(realm.seats - 2) * SEATS + place]


def deal_start_cards(realm: Realm) -> bool:
    for turn in range(realm.seats):
        seat = (realm.first + turn) % realm.seats
        if realm.hand_size[seat] < cards_at_start(realm, seat):
            realm.active = seat
            realm.ask(phases.ASK_START_CARD, CHANCE)
            return True
    begin_turn(realm, realm.first)
    return False


# the turn


def begin_turn(realm: Realm, seat: i64) -> None:
    """AF-22; a win is looked for before the income. AF-R44"""
    realm.active = seat
    realm.phase = phases.START
    realm.white = 0
    realm.face = NONE
    realm.fought = 0
    realm.moved = 0
    realm.robbed = False


def take_income(realm: Realm) -> None:
    """Home Point and castles; what is beyond the limit is not taken. AF-24, AF-25, AF-R02, AF-R39"""
    seat = realm.active
    castles = realm.castles_of(seat)
    due = (3 if realm.hero[seat] == OVE else 2) + 2 * castles
    gold = min(due, MOST_GOLD - realm.gold[seat])
    rule = realm.options[FOOD_INCOME]
    meals = 1 + castles if rule == 0 else rule
    food = min(meals, MOST_FOOD - realm.food[seat])
    realm.gold[seat] += gold
    realm.food[seat] += food
    realm.phase = phases.ROLL
    realm.tell(told.TURN_BEGAN, af.INCOME, seat, EVERYONE, gold, food, realm.round)


def roll(realm: Realm, white: i64, face: i64) -> None:
    """The black die first. AF-41, AF-44 to AF-47"""
    realm.white = white
    realm.face = face
    realm.tell(told.ROLLED, af.ROLL_BOTH_DICE, realm.active, EVERYONE, white, face)
    realm.phase = phases.HERO_ENTERS
    if face == ROCK_FACE and realm.rock == NONE:
        realm.phase = phases.DRAGON
    elif face == ROCK_FACE:
        dragon.roll_rock(realm)
    elif realm.dragon != NONE:
        dragon.fly(realm, face, white, af.DRAGON_FLIES)
    elif realm.alert > 0:
        dragon.creep(realm, 1, af.DRAGON_ALERT)


# theft


def steal_breaks(realm: Realm, seat: i64) -> i64:
    """Mirelle's hero stands next to a piece or structure of this opponent. AF-R81, AF-R87, AF-R96"""
    if seat >= realm.seats or realm.allied(seat, realm.active):
        return af.NOT_AN_ALLY
    if not beside(realm, realm.cell[realm.active * LEADERS + HERO], seat):
        return af.NEXT_TO_THE_VICTIM
    return FINE if realm.gold[seat] > 0 and realm.gold[realm.active] < MOST_GOLD else af.LIMITS_ALWAYS


def beside(realm: Realm, cell: i64, seat: i64) -> bool:
    if cell == NONE:
        return False
    for direction in range(4):
        near = NEXT[cell * 4 + direction]
        if near == NONE or realm.board[near] == NONE:
            continue
        there = realm.board[near]
        if (there - WALL if there >= WALL else there // LEADERS) == seat:
            return True
    return False


def can_steal(realm: Realm) -> bool:
    if realm.hero[realm.active] != MIRELLE or realm.robbed:
        return False
    for seat in range(realm.seats):
        if steal_breaks(realm, seat) == FINE:
            return True
    return False


def steal(realm: Realm, seat: i64) -> None:
    """Once a turn. AF-R87"""
    realm.robbed = True
    cards.steal(realm, seat, 1, af.NEXT_TO_THE_VICTIM)


# the four actions


def act_breaks(realm: Realm, act: i64) -> i64:
    """AF-26, AF-R67, AF-R106"""
    if act == 0:
        return FINE
    if act == 1:
        code = deploying.pay_breaks(realm, False)
        return code if code == FINE else deploying.pay_breaks(realm, True)
    able = building.anything(realm) if act == 2 else marching.anyone(realm)
    return FINE if able else af.NOTHING_FOR_THIS_ACTION


def act(realm: Realm, chosen: i64) -> None:
    realm.tell(told.ACTED, af.FOUR_ACTIONS, realm.active, EVERYONE, chosen)
    realm.bought = 0
    realm.moved = 0
    if chosen == 0:
        realm.phase = phases.TRADE
    elif chosen == 1:
        realm.phase = phases.REDEPLOY
    else:
        realm.phase = phases.BUILD if chosen == 2 else phases.MARCH


# Action cards drawn


def actions_left(realm: Realm) -> i64:
    """Cards that could still be drawn, discards included. AF-72, AF-R69"""
    count: i64 = 0
    for card in range(ACTION_CARDS):
        count += realm.action_pool[card] + realm.action_discards[card]
    return count


def renew_actions(realm: Realm) -> None:
    """Only when a card must be drawn and none is left. AF-72, AF-R112"""
    for count in realm.action_pool:
        if count > 0:
            return
    realm.action_pool = realm.action_discards
    realm.action_discards = vec[i64]([0 for _ in range(ACTION_CARDS)])
    realm.tell(told.RENEWED, af.DRAW_ONE, realm.active, EVERYONE, 7)


def draw_cards(realm: Realm) -> bool:
    """One card, Henry chooses of two; none is played any more. AF-72, AF-R71, AF-R115"""
    seat = realm.active
    wanted: i64 = 2 if realm.hero[seat] == HENRY else 1
    if i64(len(realm.drawn)) < wanted and actions_left(realm) > 0:
        renew_actions(realm)
        realm.ask(phases.ASK_DRAW, CHANCE)
        return True
    if len(realm.drawn) == 2:
        realm.ask(phases.ASK_KEEP, seat)
        return True
    for card in realm.drawn:
        gain_action(realm, seat, card)
    realm.drawn = vec[i64]()
    realm.phase = phases.DISCARD
    return False


def draw_action(realm: Realm, card: i64) -> None:
    seat = realm.active
    realm.action_pool[card] -= 1
    clause: i64 = af.START_CARDS if realm.phase == phases.START_CARDS else af.DRAW_ONE
    realm.tell(told.ACTION_DRAWN, clause, seat, BIT[seat], card)
    realm.tell(told.ACTION_DRAWN, clause, seat, EVERYONE & ~BIT[seat], NONE)
    if realm.phase == phases.START_CARDS:
        gain_action(realm, seat, card)
    else:
        realm.drawn = append(realm.drawn, card)


def gain_action(realm: Realm, seat: i64, card: i64) -> None:
    realm.hand[seat * ACTION_CARDS + card] += 1
    realm.hand_size[seat] += 1


def keep_breaks(realm: Realm, card: i64) -> i64:
    return FINE if card in realm.drawn else af.TWO_CARDS_FOR_HENRY


def keep(realm: Realm, card: i64) -> None:
    """The other one is discarded. AF-R115"""
    other = realm.drawn[1] if realm.drawn[0] == card else realm.drawn[0]
    gain_action(realm, realm.active, card)
    realm.action_discards[other] += 1
    realm.drawn = vec[i64]()
    realm.phase = phases.DISCARD
    realm.tell(told.ACTION_DISCARDED, af.TWO_CARDS_FOR_HENRY, realm.active, EVERYONE, other)


def over_limit(realm: Realm) -> bool:
    limit = realm.options[ACTION_HAND_LIMIT]
    return limit > 0 and realm.hand_size[realm.active] > limit


def discard_breaks(realm: Realm, card: i64) -> i64:
    return FINE if realm.hand[realm.active * ACTION_CARDS + card] else af.HAND_LIMIT


def discard_action(realm: Realm, card: i64) -> None:
    """Down to the limit at the end of the turn. AF-R70"""
    realm.hand[realm.active * ACTION_CARDS + card] -= 1
    realm.hand_size[realm.active] -= 1
    realm.action_discards[card] += 1
    realm.tell(told.ACTION_DISCARDED, af.HAND_LIMIT, realm.active, EVERYONE, card)


def end_turn(realm: Realm) -> None:
    """The next seat clockwise; after the last round the game is ranked. AF-27, AF-R86, AF-R113"""
    realm.tell(told.TURN_ENDED, af.NEXT_PLAYER, realm.active, EVERYONE)
    following = (realm.active + 1) % realm.seats
    limit = realm.options[ROUND_LIMIT]
    if following == realm.first and limit > 0 and realm.round >= limit:
        finish(realm, scoring.leaders(realm))
        realm.tell(told.LIMIT, af.RANKED_AT_THE_LIMIT, realm.active, EVERYONE, realm.winners)
        return
    if following == realm.first:
        realm.round += 1
    begin_turn(realm, following)


def finish(realm: Realm, winners: i64) -> None:
    realm.winners = winners
    realm.phase = phases.ENDED
    realm.ask(phases.ASK_NOTHING, OVER)
