"""What a seat cannot know, drawn anew: fronts of others' cards, their hands, their secrets. Ledger, information"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tavola.games.abandoned_fortress import steps
from tavola.games.abandoned_fortress.options import CARD_BACKS, COUNT_ONLY, FOOD_OPEN
from tavola.games.abandoned_fortress.questions.battle.secrets import black_breaks, on_side
from tavola.games.abandoned_fortress.questions.income import meals
from tavola.games.abandoned_fortress.questions.redeploying import cards, takes_part
from tavola.games.abandoned_fortress.questions.trade.assigning import branch_breaks
from tavola.games.abandoned_fortress.realm import Realm
from tavola.games.abandoned_fortress.tables import (
    ACTION_CARDS,
    ALL_LEADERS,
    BLACKS,
    DECK,
    DRAGON,
    FIRST_BLACK,
    FIRST_GENERAL,
    LEADERS,
    MARKET,
    MILITARY,
    MOST_FOOD,
    NONE,
    PRICE,
)
from tavola.kernel.bits import BIT
from tavola.kernel.chance import weighted
from tavola.kernel.rng import Rng
from tavola.kernel.state import FINE

SHUFFLES: Final = 8  # tries for each closed card, so that every place can be reached


def redraw(t: Realm, seat: i64, rng: Rng) -> None:
    """Everything this seat cannot know."""
    redraw_military(t, seat, rng)
    mix_missed(t, seat, rng)
    redraw_generals(t, seat, rng)
    redraw_blacks(t, seat, rng)
    redraw_actions(t, seat, rng)
    redraw_secrets(t, seat, rng)
    if t.active != seat and t.paid:
        restore_plan(t)
    if not t.options[FOOD_OPEN]:
        redraw_food(t, seat, rng)


def hidden_card(t: Realm, seat: i64, place: i64) -> bool:
    owner = place // 2 // LEADERS
    return owner != seat and t.card[place] != NONE and not t.card_known[place] & BIT[seat]


def draw(t: Realm, like: i64, same_price: bool, rng: Rng) -> i64:
    """A card from the deck of this one, of its price if that shows."""
    weights = t.pool[:]
    for card in range(MARKET):
        unlike = same_price and PRICE[card] != PRICE[like]
        if DECK[card] != DECK[like] or unlike:
            weights[card] = 0
    drawn = weighted(weights, rng)
    t.pool[drawn] -= 1
    return drawn


def redraw_military(t: Realm, seat: i64, rng: Rng) -> None:
    """All hidden cards go back before any is drawn, so that each may come anywhere. AF-R90"""
    counted = t.options[CARD_BACKS] == COUNT_ONLY
    if counted:
        mix_branches(t, seat, rng)
    tops = aside(t, rng, 3) if counted else vec[i64]()
    for place in range(ALL_LEADERS * 2):
        if hidden_card(t, seat, place):
            t.pool[t.card[place]] += 1
    if t.active != seat:
        for card in range(MILITARY):
            t.pool[card] += t.staged[card]
    if t.active != seat:
        redraw_staged(t, rng)  # first: their prices show even where those of assigned cards do not
    for place in range(ALL_LEADERS * 2):
        if hidden_card(t, seat, place):
            t.card[place] = draw(t, t.card[place], not counted, rng)
    for card in tops:
        t.pool[card] += 1


def aside(t: Realm, rng: Rng, first: i64) -> vec[i64]:
    """A top card for each of three decks that shows its price, kept from being dealt."""
    out = vec[i64]()
    for deck in range(first, first + 3):
        weights = t.pool[:]
        total: i64 = 0
        for card in range(MARKET):
            if DECK[card] != deck or PRICE[card] != t.top[deck]:
                weights[card] = 0
            total += weights[card]
        if total > 0:
            out = append(out, weighted(weights, rng))
            t.pool[out[i64(len(out)) - 1]] -= 1
    return out


def redraw_staged(t: Realm, rng: Rng) -> None:
    """Cards bought and not yet assigned show their backs."""
    before = t.staged[:]
    for card in range(MILITARY):
        t.staged[card] = 0
    for card in range(MILITARY):
        for _copy in range(before[card]):
            t.staged[draw(t, card, True, rng)] += 1


def mix_branches(t: Realm, seat: i64, rng: Rng) -> None:
    """Where only numbers show, a closed card may lie wherever its branch fits, whoever holds it. AF-R90"""
    places = vec[i64]()
    for place in range(ALL_LEADERS * 2):
        if hidden_card(t, seat, place):
            places = append(places, place)
    count = i64(len(places))
    for _try in range(count * SHUFFLES):
        mix(t, seat, places[rng.below(count)], places[rng.below(count)])


def mix(t: Realm, seat: i64, a: i64, b: i64) -> None:
    """Two cards change places, or two pairs of them, if both leaders' rules allow it."""
    swap(t, a, b)
    if fits(t, a) and fits(t, b):
        return
    pairs = hidden_card(t, seat, a ^ 1) and hidden_card(t, seat, b ^ 1)
    if pairs:
        swap(t, a ^ 1, b ^ 1)
        if fits(t, a) and fits(t, b):
            return
        swap(t, a ^ 1, b ^ 1)
    swap(t, a, b)


def swap(t: Realm, a: i64, b: i64) -> None:
    kept = t.card[a]
    t.card[a] = t.card[b]
    t.card[b] = kept


def fits(t: Realm, place: i64) -> bool:
    """May its leader lead the card here, beside the other one, and shoot if it does so? AF-30, AF-31, AF-90, AF-R13"""
    leader = place // 2
    shooting = t.ranged and leader == t.attacker
    return branch_breaks(t, leader, t.card[place], t.card[place ^ 1]) == FINE and (not shooting or t.shoots(leader))


def redraw_generals(t: Realm, seat: i64, rng: Rng) -> None:
    """Branch shows by the figure, price by the back. AF-R90"""
    counted = t.options[CARD_BACKS] == COUNT_ONLY
    tops = aside(t, rng, 0) if counted else vec[i64]()
    for leader in range(ALL_LEADERS):
        if hidden_general(t, seat, leader) and not missed(t, seat, leader):
            t.pool[FIRST_GENERAL + t.general[leader]] += 1
    for leader in range(ALL_LEADERS):
        if hidden_general(t, seat, leader) and not missed(t, seat, leader):
            like = FIRST_GENERAL + t.general[leader]
            t.general[leader] = draw(t, like, not counted, rng) - FIRST_GENERAL
    for card in tops:
        t.pool[card] += 1


def hidden_general(t: Realm, seat: i64, leader: i64) -> bool:
    known = leader // LEADERS == seat or t.general_known[leader] & BIT[seat]
    return t.general[leader] != NONE and not known


def missed(t: Realm, seat: i64, leader: i64) -> bool:
    """Did the seat miss its card when it chose from the deck, where it lies closed since? AF-R10"""
    return t.general_missed[leader] & BIT[seat] != 0 and hidden_general(t, seat, leader)


def alike(t: Realm, seat: i64, leader: i64) -> vec[i64]:
    """The generals missed from one deck among which the seat cannot tell who has which card. AF-R10, AF-R90"""
    card = FIRST_GENERAL + t.general[leader]
    counted = t.options[CARD_BACKS] == COUNT_ONLY
    out = vec[i64]()
    for other in range(ALL_LEADERS):
        if missed(t, seat, other):
            its = FIRST_GENERAL + t.general[other]
            if DECK[its] == DECK[card] and (counted or PRICE[its] == PRICE[card]):
                out = append(out, other)
    return out


def mix_missed(t: Realm, seat: i64, rng: Rng) -> None:
    """The cards missed stay out, whoever of those that cannot be told apart has which."""
    for leader in range(ALL_LEADERS):
        if missed(t, seat, leader):
            among = alike(t, seat, leader)
            other = among[rng.below(count_up_to(among, leader))]
            kept = t.general[leader]
            t.general[leader] = t.general[other]
            t.general[other] = kept


def count_up_to(leaders: vec[i64], last: i64) -> i64:
    """Each changes places with itself or one before it, so that every order is as likely."""
    count: i64 = 0
    for leader in leaders:
        if leader <= last:
            count += 1
    return count


def redraw_blacks(t: Realm, seat: i64, rng: Rng) -> None:
    held = vec[i64]([t.blacks_of(each) for each in range(t.seats)])
    for each in range(t.seats):
        for black in range(BLACKS if each != seat else 0):
            t.pool[FIRST_BLACK + black] += t.black[each * BLACKS + black]
            t.black[each * BLACKS + black] = 0
    for each in range(t.seats):
        for _card in range(held[each] if each != seat else 0):
            t.black[each * BLACKS + draw(t, FIRST_BLACK, True, rng) - FIRST_BLACK] += 1


def redraw_actions(t: Realm, seat: i64, rng: Rng) -> None:
    """Others' hands, what Henry draws, and the deck are one heap to this seat."""
    for each in range(t.seats):
        for card in range(ACTION_CARDS if each != seat else 0):
            t.action_pool[card] += t.hand[each * ACTION_CARDS + card]
            t.hand[each * ACTION_CARDS + card] = 0
    for each in range(t.seats):
        for _card in range(t.hand_size[each] if each != seat else 0):
            t.hand[each * ACTION_CARDS + draw_action(t, rng)] += 1
    if t.active == seat:
        return
    for card in t.drawn:
        t.action_pool[card] += 1
    for i in range(i64(len(t.drawn))):
        t.drawn[i] = draw_action(t, rng)


def draw_action(t: Realm, rng: Rng) -> i64:
    card = weighted(t.action_pool, rng)
    t.action_pool[card] -= 1
    return card


def redraw_secrets(t: Realm, seat: i64, rng: Rng) -> None:
    """A Black card or War Drums chosen by another: any choice it could have made. AF-R104"""
    if t.stage == steps.NO_BATTLE or t.stage > steps.DEFENDER_DRUMS:
        return
    for side in range(2):
        leader = on_side(t, side)
        if leader != DRAGON and leader // LEADERS != seat:
            guess_secret(t, side, rng)


def guess_secret(t: Realm, side: i64, rng: Rng) -> None:
    """What has been chosen so far, as the stage tells."""
    asked = steps.STARTER_BLACK if side == 0 else steps.DEFENDER_BLACK
    t.secret[side] = NONE
    if t.stage > asked:
        playable = vec[i64]([NONE])
        for black in range(BLACKS):
            if black_breaks(t, side, black) == FINE:
                playable = append(playable, black)
        t.secret[side] = playable[rng.below(i64(len(playable)))]
    drums = t.stage > asked + 1 and t.drums[on_side(t, side) // LEADERS] > 0
    t.beaten_drums[side] = rng.below(2) if drums else 0


def restore_plan(t: Realm) -> None:
    """Others see nothing of a redeployment before it is done; the present assignment always fits. AF-R104"""
    given = cards(t)
    size = i64(len(t.plan))
    t.plan = vec[i64]()
    for i in range(size):
        t.plan = append(t.plan, present_leader(t, given, i))


def present_leader(t: Realm, given: vec[i64], at: i64) -> i64:
    """Where the card at this place of the list lies now; copies of one kind in the order of their leaders."""
    before: i64 = 0
    for i in range(at):
        if given[i] == given[at]:
            before += 1
    first = t.active * LEADERS
    for leader in range(first, first + LEADERS):
        for place in range(leader * 2, leader * 2 + 2):
            if takes_part(t, leader) and t.card[place] == given[at]:
                if before == 0:
                    return leader
                before -= 1
    return NONE


# food, where it is closed


def redraw_food(t: Realm, seat: i64, rng: Rng) -> None:
    """Of every other seat: an amount that its last income and what it is asked allow. AF-R100"""
    for each in range(t.seats):
        if each != seat:
            amounts = possible_food(t, each)
            t.food[each] = amounts[rng.below(i64(len(amounts)))]


def possible_food(t: Realm, seat: i64) -> vec[i64]:
    truth = t.food[seat]
    out = vec[i64](capacity=MOST_FOOD + 1)
    for food in range(least_food(t, seat), most_food(t, seat) + 1):
        t.food[seat] = food
        if t.actor != seat or len(t.legal()) > 0:
            out = append(out, food)
    t.food[seat] = truth
    return out


def least_food(t: Realm, seat: i64) -> i64:
    """Up to its action a seat still has what its turn began with. AF-24"""
    fresh = seat == t.active and steps.START < t.phase <= steps.ACT
    return min(meals(t, seat), MOST_FOOD) if fresh else 0


def most_food(t: Realm, seat: i64) -> i64:
    """None before the first income. AF-19, AF-24"""
    waits = (seat - t.first + t.seats) % t.seats > (t.active - t.first + t.seats) % t.seats
    return 0 if t.phase < steps.START or (t.round == 1 and waits) else MOST_FOOD
