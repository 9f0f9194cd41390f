"""The frame of the game: deal, placing, turns, the draw, the round limit. GA-03 to GA-18, GA-R55"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tavola.games.gadranton import clauses as ga
from tavola.games.gadranton import events as told
from tavola.games.gadranton import scoring
from tavola.games.gadranton.city import (
    CHOOSING_THIEF,
    DEALING_ACTIONS,
    DEALING_OBJECTIVES,
    DISCARDING,
    DRAWING,
    ENDED,
    MAIN,
    NO_DICE,
    NOBODY,
    PLACING,
    ROLLING,
    City,
)
from tavola.games.gadranton.tables import (
    ACTION_DECK,
    CARDS,
    CHOOSE_THIEF,
    COLOURS,
    COPIES,
    DOT,
    GUARDS,
    NONE,
    OBJECTIVE_UNIQUE,
    OBJECTIVES,
    OBJECTIVES_EACH,
    OPEN_OBJECTIVES,
    ROUND_LIMIT,
    SEATS,
)
from tavola.kernel.bits import BIT, bits_in
from tavola.kernel.events import EVERYONE
from tavola.kernel.state import CHANCE, FINE, OVER

HAND_LIMIT: Final = 5
START_HAND: Final = 2
THIEF_CROWNS: Final = 3


def cards_each(city: City) -> i64:
    """Objective cards a player for the chosen length."""
    return OBJECTIVES_EACH[city.options[OBJECTIVES] * 3 + city.seats - 2]


# setup


def go_first(city: City, seat: i64) -> None:
    """GA-R51."""
    city.first = seat
    city.active = seat
    city.phase = DEALING_OBJECTIVES
    city.actor = CHANCE
    city.tell(told.FIRST_PLAYER, ga.FIRST_PLAYER_AND_DOTS, seat, EVERYONE, seat)


def colours_left(city: City, colour: i64) -> i64:
    """Objective cards of a colour still in the pile."""
    left: i64 = 2
    for seat in range(city.seats):
        if city.objectives[seat] & BIT[colour]:
            left -= 1
    return left


def objective_weight(city: City, colour: i64) -> i64:
    """How many cards of a colour may come next to the active player. GA-05, GA-R02, GA-R03"""
    left = colours_left(city, colour)
    if city.objectives[city.active] & BIT[colour]:
        return 0
    return 0 if city.options[OBJECTIVE_UNIQUE] and left < 2 else left


def deal_objective(city: City, colour: i64) -> None:
    """GA-04, seen by the receiver only, or by all under open_objectives."""
    city.objectives[city.active] |= BIT[colour]
    owner = EVERYONE if city.options[OPEN_OBJECTIVES] else BIT[city.active]
    city.tell(told.OBJECTIVE_DEALT, ga.OBJECTIVES_DEALT, city.active, owner, city.active, colour)
    city.tell(told.OBJECTIVE_DEALT, ga.OBJECTIVES_DEALT, city.active, EVERYONE & ~owner, city.active, NONE)
    city.active = (city.active + 1) % city.seats
    if bits_in(city.objectives[city.active]) == cards_each(city):
        city.active = city.first
        city.phase = DEALING_ACTIONS
    elif stuck(city):
        collect_objectives(city)


def stuck(city: City) -> bool:
    for colour in range(COLOURS):
        if objective_weight(city, colour) > 0:
            return False
    return True


def collect_objectives(city: City) -> None:
    """No card fits: all cards back, the deal starts again. GA-R03"""
    for seat in range(city.seats):
        city.objectives[seat] = 0
    city.active = city.first
    city.tell(told.DEAL_STUCK, ga.DEAL_AGAIN, city.first, EVERYONE)


def give(city: City, seat: i64, card: i64) -> None:
    city.pile[card] -= 1
    city.hand[seat * CARDS + card] += 1
    city.hand_size[seat] += 1


def deal_action(city: City, card: i64) -> None:
    """GA-06: one card at a time, twice round."""
    seat = city.active
    give(city, seat, card)
    city.tell(told.ACTION_DEALT, ga.TWO_ACTION_CARDS, seat, BIT[seat], seat, card)
    city.tell(told.ACTION_DEALT, ga.TWO_ACTION_CARDS, seat, EVERYONE & ~BIT[seat], seat, NONE)
    city.active = (seat + 1) % city.seats
    if city.hand_size[city.active] == START_HAND:
        city.active = city.first
        city.actor = city.first
        city.phase = CHOOSING_THIEF if city.options[CHOOSE_THIEF] else PLACING


def choose_thief(city: City, thief: i64) -> None:
    """GA-03, GA-R68."""
    city.thief[city.active] = thief
    city.tell(told.THIEF_CHOSEN, ga.TAKE_A_THIEF, city.active, EVERYONE, thief, city.active)
    city.active = (city.active + 1) % city.seats
    if city.thief[city.active] != NONE:
        city.phase = PLACING
    city.actor = city.active


def place_breaks(city: City, dot: i64) -> i64:
    return FINE if city.other_on(DOT[dot], city.active) == NONE else ga.FIRST_PLAYER_AND_DOTS


def place(city: City, dot: i64) -> None:
    """GA-09, GA-10."""
    city.cell[city.active] = DOT[dot]
    city.tell(told.THIEF_PLACED, ga.FIRST_PLAYER_AND_DOTS, city.active, EVERYONE, DOT[dot])
    city.active = (city.active + 1) % city.seats
    city.actor = city.active
    if city.cell[city.active] != NONE:
        begin_turn(city)


# turns


def begin_turn(city: City) -> None:
    """Take back the own Thief crowns, forget the last turn, then roll. GA-11, GA-12, GA-R34"""
    seat = city.active
    taken_back = THIEF_CROWNS - city.crowns_left[seat]
    city.crowns_left[seat] = THIEF_CROWNS
    city.hidden[seat] = 0
    city.since_home[seat] += 1
    for each in range(SEATS):
        if city.blocked[each] == seat:
            city.blocked[each] = NONE
    for guard in range(GUARDS):
        if city.asleep[guard] == seat:
            city.asleep[guard] = NONE
            city.beaten[guard] = 0
    clear_turn(city)
    city.phase = ROLLING
    city.actor = CHANCE
    city.tell(told.TURN_BEGAN, ga.THIEF_CROWNS_BACK, seat, EVERYONE, taken_back)


def clear_turn(city: City) -> None:
    city.mover = 0
    city.steps = 0
    city.thief_steps = 0
    city.guard_steps = 0
    city.thief_bonus = 0
    city.guard_bonus = 0
    city.guard = NONE
    city.thief_attacks = 0
    city.guard_attacks = 0
    city.passing = NONE
    city.teleported = False
    city.secret_open = NONE
    city.acted_first = NOBODY
    city.both_acted = False
    city.show(NO_DICE, 0, 0)
    for seat in range(SEATS):
        city.played[seat] = 0


def roll(city: City, mover: i64, steps: i64) -> None:
    """GA-12."""
    city.mover = mover
    city.steps = steps
    city.phase = MAIN
    city.actor = city.active
    city.tell(told.ROLLED, ga.ROLL_FIRST, city.active, EVERYONE, mover, steps)


def end_turn(city: City) -> None:
    """GA-17: one card is drawn; an empty pile is made anew from the discards. GA-R48"""
    city.tell(told.TURN_ENDED, ga.ONE_CARD_AT_THE_END, city.active, EVERYONE)
    left: i64 = 0
    for count in city.pile:
        left += count
    if left == 0:
        city.pile = city.discards
        city.discards = vec[i64]([0 for _ in range(CARDS)])
        city.tell(told.RESHUFFLED, ga.DISCARDS_BECOME_THE_PILE, city.active, EVERYONE)
    clear_turn(city)
    city.phase = DRAWING
    city.actor = CHANCE


def draw(city: City, card: i64) -> None:
    """Seen by the drawer; the only time the hand limit is looked at. GA-17, GA-18, GA-R77"""
    seat = city.active
    give(city, seat, card)
    city.tell(told.DRAWN, ga.ONE_CARD_AT_THE_END, seat, BIT[seat], card)
    city.tell(told.DRAWN, ga.ONE_CARD_AT_THE_END, seat, EVERYONE & ~BIT[seat], NONE)
    if city.hand_size[seat] > HAND_LIMIT:
        city.phase = DISCARDING
        city.actor = seat
    else:
        next_turn(city)


def discard(city: City, card: i64) -> None:
    """GA-18, face up. GA-R49"""
    city.discard_one(city.active, card)
    city.tell(told.DISCARDED, ga.HAND_LIMIT, city.active, EVERYONE, card)
    next_turn(city)


def next_turn(city: City) -> None:
    """GA-10; the limit is checked when a round is complete. GA-R55"""
    city.active = (city.active + 1) % city.seats
    if city.active == city.first:
        if city.options[ROUND_LIMIT] > 0 and city.round >= city.options[ROUND_LIMIT]:
            stop_at_limit(city)
            return
        city.round += 1
    begin_turn(city)


def stop_at_limit(city: City) -> None:
    city.winners = scoring.leaders(city)
    city.phase = ENDED
    city.actor = OVER
    city.tell(told.LIMIT_REACHED, ga.ROUND_LIMIT, city.active, EVERYONE, city.winners)


def full_deck(options: vec[i64]) -> vec[i64]:
    deck = options[ACTION_DECK] * CARDS
    return COPIES[deck : deck + CARDS]
