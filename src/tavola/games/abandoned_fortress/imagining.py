"""What a seat cannot know, drawn anew: fronts of others' cards, their hands, their secrets. Ledger, information"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tavola.games.abandoned_fortress import phases
from tavola.games.abandoned_fortress.moves import battle, deploying, market
from tavola.games.abandoned_fortress.realm import Realm
from tavola.games.abandoned_fortress.tables import (
    ACTION_CARDS,
    ALL_LEADERS,
    BLACKS,
    CARD_BACKS,
    DECK,
    DRAGON,
    FIRST_BLACK,
    FIRST_GENERAL,
    LEADERS,
    MARKET,
    MILITARY,
    NONE,
    PRICE,
)
from tavola.kernel.bits import BIT
from tavola.kernel.chance import weighted
from tavola.kernel.rng import Rng
from tavola.kernel.state import FINE

SHUFFLES: Final = 8  # tries for each closed card, so that every place can be reached


def redraw(realm: Realm, seat: i64, rng: Rng) -> None:
    """Everything this seat cannot know."""
    redraw_military(realm, seat, rng)
    redraw_generals(realm, seat, rng)
    redraw_blacks(realm, seat, rng)
    redraw_actions(realm, seat, rng)
    redraw_secrets(realm, seat, rng)
    if realm.active != seat and realm.paid:
        restore_plan(realm)


def hidden_card(realm: Realm, seat: i64, place: i64) -> bool:
    owner = place // 2 // LEADERS
    return owner != seat and realm.card[place] != NONE and not realm.card_known[place] & BIT[seat]


def draw(realm: Realm, like: i64, same_price: bool, rng: Rng) -> i64:
    """A card from the deck of this one, of its price if that shows."""
    weights = realm.pool[:]
    for card in range(MARKET):
        unlike = same_price and PRICE[card] != PRICE[like]
        if DECK[card] != DECK[like] or unlike:
            weights[card] = 0
    drawn = weighted(weights, rng)
    realm.pool[drawn] -= 1
    return drawn


def redraw_military(realm: Realm, seat: i64, rng: Rng) -> None:
    """All hidden cards go back before any is drawn, so that each may come anywhere. AF-R90"""
    counted = realm.options[CARD_BACKS] == 1
    if counted:
        mix_branches(realm, seat, rng)
    tops = aside(realm, rng, 3) if counted else vec[i64]()
    for place in range(ALL_LEADERS * 2):
        if hidden_card(realm, seat, place):
            realm.pool[realm.card[place]] += 1
    if realm.active != seat:
        for card in range(MILITARY):
            realm.pool[card] += realm.staged[card]
    if realm.active != seat:
        redraw_staged(realm, rng)  # first: their prices show even where those of assigned cards do not
    for place in range(ALL_LEADERS * 2):
        if hidden_card(realm, seat, place):
            realm.card[place] = draw(realm, realm.card[place], not counted, rng)
    for card in tops:
        realm.pool[card] += 1


def aside(realm: Realm, rng: Rng, first: i64) -> vec[i64]:
    """A top card for each of three decks that shows its price, kept from being dealt."""
    out = vec[i64]()
    for deck in range(first, first + 3):
        weights = realm.pool[:]
        total: i64 = 0
        for card in range(MARKET):
            if DECK[card] != deck or PRICE[card] != realm.top[deck]:
                weights[card] = 0
            total += weights[card]
        if total > 0:
            out = append(out, weighted(weights, rng))
            realm.pool[out[i64(len(out)) - 1]] -= 1
    return out


def redraw_staged(realm: Realm, rng: Rng) -> None:
    """Cards bought and not yet assigned show their backs."""
    before = realm.staged[:]
    for card in range(MILITARY):
        realm.staged[card] = 0
    for card in range(MILITARY):
        for _copy in range(before[card]):
            realm.staged[draw(realm, card, True, rng)] += 1


def mix_branches(realm: Realm, seat: i64, rng: Rng) -> None:
    """Where only numbers show, a closed card may lie wherever its branch fits, whoever holds it. AF-R90"""
    places = vec[i64]()
    for place in range(ALL_LEADERS * 2):
        if hidden_card(realm, seat, place):
            places = append(places, place)
    count = i64(len(places))
    for _try in range(count * SHUFFLES):
        mix(realm, seat, places[rng.below(count)], places[rng.below(count)])


def mix(realm: Realm, seat: i64, a: i64, b: i64) -> None:
    """Two cards change places, or two pairs of them, if both leaders' rules allow it."""
    swap(realm, a, b)
    if fits(realm, a) and fits(realm, b):
        return
    pairs = hidden_card(realm, seat, a ^ 1) and hidden_card(realm, seat, b ^ 1)
    if pairs:
        swap(realm, a ^ 1, b ^ 1)
        if fits(realm, a) and fits(realm, b):
            return
        swap(realm, a ^ 1, b ^ 1)
    swap(realm, a, b)


def swap(realm: Realm, a: i64, b: i64) -> None:
    kept = realm.card[a]
    realm.card[a] = realm.card[b]
    realm.card[b] = kept


def fits(realm: Realm, place: i64) -> bool:
    """May its leader lead the card here, beside the other one? AF-30, AF-31, AF-R13"""
    return market.branch_breaks(realm, place // 2, realm.card[place], realm.card[place ^ 1]) == FINE


def redraw_generals(realm: Realm, seat: i64, rng: Rng) -> None:
    """Branch shows by the figure, price by the back. AF-R90"""
    counted = realm.options[CARD_BACKS] == 1
    tops = aside(realm, rng, 0) if counted else vec[i64]()
    for leader in range(ALL_LEADERS):
        if hidden_general(realm, seat, leader):
            realm.pool[FIRST_GENERAL + realm.general[leader]] += 1
    for leader in range(ALL_LEADERS):
        if hidden_general(realm, seat, leader):
            like = FIRST_GENERAL + realm.general[leader]
            realm.general[leader] = draw(realm, like, not counted, rng) - FIRST_GENERAL
    for card in tops:
        realm.pool[card] += 1


def hidden_general(realm: Realm, seat: i64, leader: i64) -> bool:
    known = leader // LEADERS == seat or realm.general_known[leader] & BIT[seat]
    return realm.general[leader] != NONE and not known


def redraw_blacks(realm: Realm, seat: i64, rng: Rng) -> None:
    held = vec[i64]([realm.blacks_of(each) for each in range(realm.seats)])
    for each in range(realm.seats):
        for black in range(BLACKS if each != seat else 0):
            realm.pool[FIRST_BLACK + black] += realm.black[each * BLACKS + black]
            realm.black[each * BLACKS + black] = 0
    for each in range(realm.seats):
        for _card in range(held[each] if each != seat else 0):
            realm.black[each * BLACKS + draw(realm, FIRST_BLACK, True, rng) - FIRST_BLACK] += 1


def redraw_actions(realm: Realm, seat: i64, rng: Rng) -> None:
    """Others' hands, what Henry draws, and the deck are one heap to this seat."""
    for each in range(realm.seats):
        for card in range(ACTION_CARDS if each != seat else 0):
            realm.action_pool[card] += realm.hand[each * ACTION_CARDS + card]
            realm.hand[each * ACTION_CARDS + card] = 0
    for each in range(realm.seats):
        for _card in range(realm.hand_size[each] if each != seat else 0):
            realm.hand[each * ACTION_CARDS + draw_action(realm, rng)] += 1
    if realm.active == seat:
        return
    for card in realm.drawn:
        realm.action_pool[card] += 1
    for i in range(i64(len(realm.drawn))):
        realm.drawn[i] = draw_action(realm, rng)


def draw_action(realm: Realm, rng: Rng) -> i64:
    card = weighted(realm.action_pool, rng)
    realm.action_pool[card] -= 1
    return card


def redraw_secrets(realm: Realm, seat: i64, rng: Rng) -> None:
    """A Black card or War Drums chosen by another: any choice it could have made. AF-R104"""
    if realm.stage == phases.NO_BATTLE or realm.stage > phases.DEFENDER_DRUMS:
        return
    stage = realm.stage
    if realm.attacker != DRAGON and realm.attacker // LEADERS != seat:
        guess_secret(realm, 0, stage, rng)
    if realm.defender != DRAGON and realm.defender // LEADERS != seat:
        guess_secret(realm, 1, stage, rng)
    realm.stage = stage


def guess_secret(realm: Realm, side: i64, stage: i64, rng: Rng) -> None:
    """What has been chosen so far, as the stage tells."""
    asked = phases.STARTER_BLACK if side == 0 else phases.DEFENDER_BLACK
    realm.secret[side] = NONE
    if stage > asked:
        realm.stage = asked
        playable = vec[i64]([NONE])
        for black in range(BLACKS):
            if battle.black_breaks(realm, black) == FINE:
                playable = append(playable, black)
        realm.secret[side] = playable[rng.below(i64(len(playable)))]
    leader = realm.attacker if side == 0 else realm.defender
    drums = stage > asked + 1 and realm.drums[leader // LEADERS] > 0
    realm.beaten_drums[side] = rng.below(2) if drums else 0


def restore_plan(realm: Realm) -> None:
    """Others see nothing of a redeployment before it is done; the present assignment always fits. AF-R104"""
    given = deploying.cards(realm)
    size = i64(len(realm.plan))
    realm.plan = vec[i64]()
    for i in range(size):
        realm.plan = append(realm.plan, present_leader(realm, given, i))


def present_leader(realm: Realm, given: vec[i64], at: i64) -> i64:
    """Where the card at this place of the list lies now; copies of one kind in the order of their leaders."""
    before: i64 = 0
    for i in range(at):
        if given[i] == given[at]:
            before += 1
    first = realm.active * LEADERS
    for leader in range(first, first + LEADERS):
        for place in range(leader * 2, leader * 2 + 2):
            if deploying.takes_part(realm, leader) and realm.card[place] == given[at]:
                if before == 0:
                    return leader
                before -= 1
    return NONE
