"""Whose turn it is, how far it has come, and what its player is in the middle of."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tavola.games.abandoned_fortress import steps
from tavola.games.abandoned_fortress.observing.sitting import (
    BY_SEAT,
    LEADERS_OF,
    WHICH,
    leader_seen,
    seats_seen,
)
from tavola.games.abandoned_fortress.options import ANY, ONE_BATTLE, ROUND_LIMIT
from tavola.games.abandoned_fortress.realm import Realm
from tavola.games.abandoned_fortress.tables import ACTION_CARDS, CASTLES, DECKS, LEADERS, NONE
from tavola.kernel.observation import ENDLESS, Part
from tavola.kernel.observing import SITTING, places_on, set_bits

CARDS_TO_GIVE_OUT: Final = 14  # two each of a hero, three castles and three generals
MOST_BOUGHT: Final = 17  # for 12 gold coins, and those that 5 food become


def turn_parts(seats: int, options: vec[i64]) -> list[Part]:
    rounds = int(options[ROUND_LIMIT]) or ENDLESS
    black = "The black die: 0 up, 1 down, 2 left, 3 right, 4 rock; -1 before the roll."
    return [
        Part("first", NONE, seats - 1, f"Who began: {SITTING}; -1 before the lot.", category=True),
        Part("active", 0, seats - 1, f"Whose turn it is: {SITTING}.", category=True),
        Part("round", 1, rounds, "Which round it is."),
        Part("phase", 0, steps.ENDED, "How far setup and turn have come, from the lot to the end.", category=True),
        Part("won", 0, 1, f"1 for a winner, {BY_SEAT}.", (seats,), category=True),
        Part("white", 0, 6, "The white die, 0 before the roll."),
        Part("black", NONE, 4, black, category=True),
        *move_parts(seats, options),
        *task_parts(seats),
        *plan_parts(),
        *effect_parts(seats),
    ]


def move_parts(seats: int, options: vec[i64]) -> list[Part]:
    attacked = f"1 for each leader attacked in this turn, {BY_SEAT}: {LEADERS_OF}."
    struck = Part("attacked", 0, 1, attacked, (seats, LEADERS), category=True)
    return [
        Part("fought", 0, 1, f"1 for leaders of the player that fought: {LEADERS_OF}.", (LEADERS,), category=True),
        Part("moved", 0, 1, f"1 for leaders of the player that marched: {LEADERS_OF}.", (LEADERS,), category=True),
        *([struck] if options[ONE_BATTLE] == ANY else []),
        Part("mover", NONE, seats * LEADERS - 1, f"The piece on the move: {WHICH}; -1: none.", category=True),
        Part("left", 0, 6, "Spaces it may still move."),
        Part("entered", 0, 1, "1 for each own castle it has entered.", (CASTLES,), category=True),
        Part("jumped", 0, 1, "1 if it has just come from tunnel to tunnel.", category=True),
        Part("stepped", 0, 1, "1 once it has taken a step.", category=True),
    ]


def task_parts(seats: int) -> list[Part]:
    return [
        Part("robbed", 0, 1, "1 once Mirelle has stolen in this turn.", category=True),
        Part("drawing", NONE, DECKS - 1, "The market deck a card is being taken from; -1: none.", category=True),
        Part("placing", NONE, seats * LEADERS - 1, f"The leader to be put down: {WHICH}; -1: none.", category=True),
        Part("summoning", 0, 1, "1 while the dragon is being summoned.", category=True),
        Part("landing", 0, 1, "1 while the dragon has come down and not yet attacked.", category=True),
        Part("bought", 0, MOST_BOUGHT, "Cards bought in this trade."),
    ]


def plan_parts() -> list[Part]:
    plan = f"Who leads each card of the observer's redeployment, in card order: {LEADERS_OF} as 0 to 15; -1: open."
    return [
        Part("paid", 0, 1, "1 while a redeployment is under way.", category=True),
        Part("with_castles", 0, 1, "1 if castles take part in it.", category=True),
        Part("given", 0, CARDS_TO_GIVE_OUT, "Cards given out in it so far."),
        Part("plan", NONE, LEADERS - 1, plan, (CARDS_TO_GIVE_OUT,), category=True),
    ]


def effect_parts(seats: int) -> list[Part]:
    return [
        Part("effect", NONE, ACTION_CARDS - 1, "The Action card being played; -1: none.", category=True),
        Part("effect_left", 0, 2, "How often it still asks."),
        Part("effect_piece", NONE, seats * LEADERS - 1, f"The piece it is used on: {WHICH}; -1: none.", category=True),
        Part("crown_taker", NONE, seats - 1, f"Who takes the crown: {SITTING}; -1: nobody.", category=True),
        Part("going_home", 0, 1, f"1 for a hero on the way home, {BY_SEAT}.", (seats,), category=True),
    ]


def put_turn(out: vec[i64], at: i64, t: Realm, seat: i64) -> i64:
    if t.phase != steps.FIRST:
        out[at] = places_on(seat, t.first, t.seats)
    out[at + 1] = places_on(seat, t.active, t.seats)
    out[at + 2] = t.round
    out[at + 3] = t.phase
    at = set_bits(out, at + 4, seats_seen(t, seat, t.winners), t.seats)
    out[at] = t.white
    out[at + 1] = t.face
    at = put_move(out, at + 2, t, seat)
    at = put_task(out, at, t, seat)
    at = put_plan(out, at, t, seat)
    return put_effect(out, at, t, seat)


def put_move(out: vec[i64], at: i64, t: Realm, seat: i64) -> i64:
    at = set_bits(out, at, t.fought, LEADERS)
    at = set_bits(out, at, t.moved, LEADERS)
    if t.options[ONE_BATTLE] == ANY:
        at = put_attacked(out, at, t, seat)
    out[at] = leader_seen(t, seat, t.mover)
    out[at + 1] = t.left
    at = set_bits(out, at + 2, t.entered, CASTLES)
    out[at] = i64(t.jumped)
    out[at + 1] = i64(t.stepped)
    return at + 2


def put_attacked(out: vec[i64], at: i64, t: Realm, seat: i64) -> i64:
    end = set_bits(out, at, 0, t.seats * LEADERS)
    for leader in t.attacked:
        out[at + leader_seen(t, seat, leader)] = 1
    return end


def put_task(out: vec[i64], at: i64, t: Realm, seat: i64) -> i64:
    out[at] = i64(t.robbed)
    out[at + 1] = t.drawing
    out[at + 2] = leader_seen(t, seat, t.placing)
    out[at + 3] = i64(t.summoning)
    out[at + 4] = i64(t.landing)
    out[at + 5] = t.bought
    return at + 6


def put_plan(out: vec[i64], at: i64, t: Realm, seat: i64) -> i64:
    """Others see how many cards are given out, not to whom. AF-R104"""
    given = i64(len(t.plan))
    out[at] = i64(t.paid)
    out[at + 1] = i64(t.with_castles)
    out[at + 2] = given
    for place in range(given if t.active == seat else 0):
        out[at + 3 + place] = t.plan[place] % LEADERS
    return at + 3 + CARDS_TO_GIVE_OUT


def put_effect(out: vec[i64], at: i64, t: Realm, seat: i64) -> i64:
    out[at] = t.effect
    out[at + 1] = t.effect_left
    out[at + 2] = leader_seen(t, seat, t.effect_piece)
    out[at + 3] = places_on(seat, t.crown_taker, t.seats)
    return set_bits(out, at + 4, seats_seen(t, seat, t.going_home), t.seats)
