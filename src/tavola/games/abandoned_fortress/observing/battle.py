"""The battle under way, each side's secrets to itself, and the last one as all have seen it."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tavola.games.abandoned_fortress import steps
from tavola.games.abandoned_fortress.observing.sitting import (
    BY_SEAT,
    WHICH,
    leader_seen,
    seats_seen,
)
from tavola.games.abandoned_fortress.questions.battle.secrets import on_side
from tavola.games.abandoned_fortress.realm import Realm
from tavola.games.abandoned_fortress.tables import BLACKS, DRAGONS, LEADERS, MILITARY, NONE
from tavola.kernel.observation import Part
from tavola.kernel.observing import set_bits, set_list

SECRET: Final = BLACKS  # in place of a Black card: what others have chosen, or will
SECRET_DRUMS: Final = 2
SHOWN: Final = 14  # numbers of the last battle
SIDES: Final = "the starter and the defender"


def battle_parts(seats: int) -> list[Part]:
    dragon = seats * LEADERS
    secret = f"The Black card of {SIDES}; -1: none, {SECRET}: another's secret."
    drums = f"1 where War Drums are beaten, by {SIDES}; {SECRET_DRUMS}: another's secret."
    return [
        Part("stage", 0, steps.UPKEEP, "How far a battle has come, 0: there is none.", category=True),
        Part(
            "side", NONE, dragon, f"{SIDES.capitalize()}: {WHICH}; {dragon} the dragon; -1: none.", (2,), category=True
        ),
        Part("ranged", 0, 1, "1 if it is fought at range.", category=True),
        Part("secret", NONE, SECRET, secret, (2,), category=True),
        Part("beaten_drums", 0, SECRET_DRUMS, drums, (2,), category=True),
        Part("mourner", NONE, dragon - 1, f"Who loses a card to Last Stand: {WHICH}; -1: nobody.", category=True),
        Part("owes", 0, 1, "1 if the starter will pay maintenance.", category=True),
        Part("rebate", 0, 1, "Gold that Rurik need not pay."),
        Part("due", NONE, MILITARY - 1, "The cards still to be paid for; -1: none.", (2,), category=True),
        *shown_parts(seats, dragon),
    ]


def shown_parts(seats: int, dragon: int) -> list[Part]:
    side = f"{SIDES.capitalize()} of the last battle shown: {WHICH}; {dragon} the dragon; -1: none is shown."
    secret = f"Black card, and 1 for War Drums, of {SIDES}; -1: none."
    return [
        Part("shown_side", NONE, dragon, side, (2,), category=True),
        Part("shown_ranged", NONE, 1, "1 if it was fought at range; -1: none is shown.", category=True),
        Part("shown_dragon", NONE, DRAGONS - 1, "The Dragon card in it; -1: none.", category=True),
        Part("shown_unit", NONE, MILITARY - 1, f"General and two cards of {SIDES}; -1: none.", (2, 3), category=True),
        Part("shown_secret", NONE, BLACKS - 1, secret, (2, 2), category=True),
        Part("looks", 0, 1, f"1 where nothing else was decided since, {BY_SEAT}.", (seats,), category=True),
    ]


def put_battle(out: vec[i64], at: i64, t: Realm, seat: i64) -> i64:
    out[at] = t.stage
    out[at + 1] = leader_seen(t, seat, t.attacker)
    out[at + 2] = leader_seen(t, seat, t.defender)
    out[at + 3] = i64(t.ranged)
    at = put_secrets(out, at + 4, t, seat)
    out[at] = leader_seen(t, seat, t.mourner)
    out[at + 1] = i64(t.owes)
    out[at + 2] = t.rebate
    at = set_list(out, at + 3, t.upkeep_due, 2)
    at = put_shown(out, at, t, seat)
    return set_bits(out, at, seats_seen(t, seat, t.onlookers), t.seats)


def put_secrets(out: vec[i64], at: i64, t: Realm, seat: i64) -> i64:
    """To the other side, and to all others, nothing of them before the reveal. AF-R72, AF-R104"""
    own_only = steps.NO_BATTLE < t.stage < steps.REVEAL
    for side in range(2):
        closed = own_only and on_side(t, side) // LEADERS != seat
        out[at + side] = SECRET if closed else t.secret[side]
        out[at + 2 + side] = SECRET_DRUMS if closed else t.beaten_drums[side]
    return at + 4


def put_shown(out: vec[i64], at: i64, t: Realm, seat: i64) -> i64:
    if len(t.shown) > 0:
        set_list(out, at, t.shown, SHOWN)
        out[at] = leader_seen(t, seat, t.shown[0])
        out[at + 1] = leader_seen(t, seat, t.shown[1])
    return at + SHOWN
