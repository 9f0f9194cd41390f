"""What is remembered until the turn ends: dice, offers, what was let pass."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tavola.games.el_dorado import agenda
from tavola.games.el_dorado.actions import ITEMS
from tavola.games.el_dorado.observing.sitting import SIDE, seats_from, side_code
from tavola.games.el_dorado.power import Power
from tavola.games.el_dorado.questions.explore.sharing import SHARES
from tavola.games.el_dorado.tables import PLACES, THINGS
from tavola.kernel.observation import ENDLESS, Part
from tavola.kernel.observing import put_flags

DICE: Final = 4
OFFERED: Final[int] = len(ITEMS)
CARDS: Final = 80
TURN: Final = 3 * DICE + 11
PASSED: Final = 24  # off-turn attacks told at most
OF_PASSED: Final = 4
ARMY: Final = 15  # the bits of a look that count villagers; lead pieces and the Wolf follow


def this_turn_parts(seats: int, sides: int) -> list[Part]:
    """ED-27, ED-39, ED-107, ED-140, ED-149, ED-R69, ED-R248"""
    things = "food, wood, gold, the cave shrine, three coins"
    return [
        Part("dice", 0, 6, "The golden dice, two a seat; 0 none.", (DICE,)),
        Part("early", 0, 6, "Golden dice rolled early by the observer's team, two a seat; 0 none.", (DICE,)),
        Part("early_rolled", 0, 1, "1: the captain, the partner of the team up next has rolled early.", (2,)),
        Part("early_by", 0, sides, f"Which team that is: {SIDE}.", category=True),
        Part("dealt", 0, 1, "1: this golden die is assigned.", (DICE,)),
        Part("free_step", 0, 1, "Bellona's free step."),
        Part("shares", 0, SHARES, "Things shared with a partner this turn."),
        Part("has_acted", 0, 1, "1: something was done since the turn was handed over."),
        Part("failed_shot", 0, 1, "1: Yanga has missed."),
        Part("shots", 0, ENDLESS, "Yanga's shots this phase."),
        Part("bavieca_used", 0, 1, "1: Bavieca's speed was given this turn."),
        Part("offer_give", 0, OFFERED, "What the last offer gives, as offer counts from 1; 0 none.", category=True),
        Part("offer_want", 0, OFFERED + 1, "What it wants, as offer counts from 1; 0 none.", category=True),
        Part("deal_give", 0, CARDS, f"What the offer built up gives, as far as it is seen: {things}.", (THINGS,)),
        Part("deal_want", 0, CARDS, f"What it wants: {things}.", (THINGS,)),
        Part(
            "passed_by",
            0,
            sides,
            f"Off-turn attacks let pass this turn, by whom: {SIDE}.",
            (PASSED,),
            True,
        ),
        Part("passed", 0, PLACES, "Their places from and to, as actions count them, from 1; 0 none.", (PASSED, 2)),
        Part("passed_look", 0, ENDLESS, "What stood there: villagers, plus 16, 32 ... for lead pieces.", (PASSED,)),
    ]


def put_this_turn(t: Power, observer: i64, out: vec[i64], at: i64) -> i64:
    for i in range(DICE):
        out[at + i] = t.dice[i]
    put_early(t, observer, out, at + DICE)
    put_marks(t, out, at + 2 * DICE + 3)
    put_deal(t, observer, out, at + TURN)
    at += TURN + 2 * THINGS
    put_passed(t, observer, out, at)
    return at + OF_PASSED * PASSED


def put_early(t: Power, observer: i64, out: vec[i64], at: i64) -> None:
    """That they are rolled is open, what they show is not. ED-149, ED-R270"""
    own = t.early_by == t.side_of(observer)
    for i in range(DICE):
        out[at + i] = t.early[i] if own else 0
    out[at + DICE] = 1 if t.early[0] > 0 else 0
    out[at + DICE + 1] = 1 if t.early[2] > 0 else 0
    out[at + DICE + 2] = side_code(t, observer, t.early_by)


def put_marks(t: Power, out: vec[i64], at: i64) -> None:
    put_flags(out, at, t.dealt)
    at += DICE
    out[at] = t.free_step
    out[at + 1] = t.shares
    out[at + 2] = 1 if t.acted else 0
    out[at + 3] = 1 if t.failed_shot else 0
    out[at + 4] = t.shots
    out[at + 5] = 1 if t.bavieca_used else 0
    out[at + 6] = t.offer_give + 1
    out[at + 7] = t.offer_want + 1


def put_deal(t: Power, observer: i64, out: vec[i64], at: i64) -> None:
    """Its own side sees it grow, everybody once it is made. ED-R248"""
    if t.asks == agenda.ANSWER or (t.asks == agenda.BARGAIN and t.side_of(t.arg(0)) == t.side_of(observer)):
        for thing in range(THINGS):
            out[at + thing] = t.deal_give[thing]
            out[at + THINGS + thing] = t.deal_want[thing]


def put_passed(t: Power, observer: i64, out: vec[i64], at: i64) -> None:
    """Nobody is asked again about these. ED-R69"""
    to = at + PASSED
    for row in range(min(PASSED, i64(len(t.seen)) // OF_PASSED)):
        first = row * OF_PASSED
        look = t.seen[first + 3]
        out[at + row] = side_code(t, observer, t.seen[first])
        out[to] = t.seen[first + 1] + 1
        out[to + 1] = t.seen[first + 2] + 1
        out[at + 3 * PASSED + row] = (look & ARMY) + (seats_from(t, observer, look >> 4) << 4)
        to += 2
