"""Whose turn it is, what was rolled, what of it is spent, and the attack under way."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tavola.games.gadranton import agenda
from tavola.games.gadranton.fields import Fields
from tavola.games.gadranton.observing.city import FIGURES, figure_seen
from tavola.games.gadranton.options import ROUND_LIMIT
from tavola.games.gadranton.tables import COLOURS, GUARDS, NONE, SECRETS
from tavola.kernel.observation import ENDLESS, Part
from tavola.kernel.observing import SITTING, places_on

MOST_STEPS: Final = 8  # the die's 6, and Accelerated Walk


def turn_parts(seats: int, options: vec[i64]) -> list[Part]:
    rounds = int(options[ROUND_LIMIT]) or ENDLESS
    return [
        Part("first", NONE, seats - 1, f"Who went first: {SITTING}; -1 before the lot.", category=True),
        Part("active", NONE, seats - 1, f"Whose turn or deal it is: {SITTING}; -1 before the lot.", category=True),
        Part("round", 1, rounds, "Which round it is."),
        *step_parts(),
        *deed_parts(seats + GUARDS - 1),
        *attack_parts(seats, seats + GUARDS - 1),
    ]


def step_parts() -> list[Part]:
    return [
        Part("mover", 0, 2, "The mover die: 0 split, 1 thief, 2 both; 0 before the roll too.", category=True),
        Part("steps", 0, 6, "The number rolled, 0 before the roll."),
        Part("walked", 0, MOST_STEPS, "Steps that the thief and the guard have taken in this turn.", (2,)),
        Part("extra", 0, 2, "Steps that Accelerated Walk adds for the thief and for the guard.", (2,)),
        Part("guard", NONE, GUARDS - 1, "The guard of this turn, G1 to G4 as 0 to 3; -1: none yet.", category=True),
    ]


def deed_parts(figures: int) -> list[Part]:
    attacks = "What the thief and the guard have attacked with: 0 nothing, 1 hand to hand, 2 an arrow, 3 both."
    passing = f"The figure that must go on from a cell it shares: {FIGURES}; -1: none."
    secret = "The secret door that stays open in this turn, S1 to S8 as 0 to 7; -1: none."
    return [
        Part("attacks", 0, 3, attacks, (2,), category=True),
        Part("passing", NONE, figures, passing, category=True),
        Part("teleported", 0, 1, "1 if the last action was a jump from dot to dot.", category=True),
        Part("secret_open", NONE, SECRETS - 1, secret, category=True),
        Part("acted_first", 0, 2, "Who acted first in this turn: 0 nobody, 1 the thief, 2 the guard.", category=True),
        Part("both_acted", 0, 1, "1 if thief and guard have both acted in this turn.", category=True),
    ]


def attack_parts(seats: int, figures: int) -> list[Part]:
    dice = "Of a fight the attacker's die and the defender's; of an arrow 1 for the target, and the black die."
    stake = "The crown just won, red to white as 0 to 7; -1: none."
    return [
        Part("attacker", NONE, figures, f"Who attacks: {FIGURES}; -1: nobody.", category=True),
        Part("target", NONE, seats - 1, f"Whose thief is attacked: {SITTING}; -1: nobody's.", category=True),
        Part("bonus", 0, 2, "What cards add to attack and to defence.", (2,)),
        Part("stake", NONE, COLOURS - 1, stake, category=True),
        Part("dice_of", 0, 2, "The turn's last attack with dice: 0 none, 1 a fight, 2 an arrow.", category=True),
        Part("dice", 0, 6, dice, (2,)),
    ]


def put_turn(out: vec[i64], at: i64, t: Fields, seat: i64) -> i64:
    if t.asks != agenda.FIRST:
        out[at] = places_on(seat, t.first, t.seats)
        out[at + 1] = places_on(seat, t.active, t.seats)
    out[at + 2] = t.round
    at = put_steps(out, at + 3, t)
    out[at] = t.thief_attacks
    out[at + 1] = t.guard_attacks
    out[at + 2] = figure_seen(t, seat, t.passing)
    out[at + 3] = i64(t.teleported)
    out[at + 4] = t.secret_open
    out[at + 5] = t.acted_first
    out[at + 6] = i64(t.both_acted)
    return put_attack(out, at + 7, t, seat)


def put_steps(out: vec[i64], at: i64, t: Fields) -> i64:
    out[at] = t.mover
    out[at + 1] = t.steps
    out[at + 2] = t.thief_steps
    out[at + 3] = t.guard_steps
    out[at + 4] = t.thief_bonus
    out[at + 5] = t.guard_bonus
    out[at + 6] = t.guard
    return at + 7


def put_attack(out: vec[i64], at: i64, t: Fields, seat: i64) -> i64:
    out[at] = figure_seen(t, seat, t.attacker)
    out[at + 1] = places_on(seat, t.target, t.seats)
    out[at + 2] = t.attack_bonus
    out[at + 3] = t.defence_bonus
    out[at + 4] = t.crown_at_stake
    out[at + 5] = t.shown
    out[at + 6] = t.shown_first
    out[at + 7] = t.shown_second
    return at + 8
