"""What a mind looks at: points, who stands and lies where, who could beat whom, what is near a camp, what is left.

Places are counted from the seat that looks, itself 0. Rivals' backs count as what the seat knows of them. A feature's
number is the first of its sort plus what it is about; `width` numbers of a sort, times the seats.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tavola.games.dracomundis import agenda, scoring
from tavola.games.dracomundis.fields import Fields
from tavola.games.dracomundis.imagining import unknown_kinds
from tavola.games.dracomundis.tables import CAMPSITE, CELLS, COMBAT, JOURNALIST, JUNGLE, KINDS, NOTHING, SS307
from tavola.games.dracomundis.tokens import FACE_DOWN, kind_of, known_to, owner_of
from tavola.games.dracomundis.turns import actions_left
from tavola.games.dracomundis.valley import beyond, face_down, is_free, strength
from tavola.games.dracomundis.ways import steps
from tavola.kernel.bits import BIT
from tavola.kernel.observing import places_on, seat_at

MEN: Final = 8  # kinds of characters
LEAD: Final = 12  # points of difference told apart
STEPS: Final = 6  # squares to a camp told apart
SUMS: Final = 7  # values of an attack told apart
AGES: Final = 18  # tokens still hidden, told apart
ACTIONS: Final = 4
NONE_YET: Final = vec[i64]([0 for _ in range(KINDS)])

# the first number of each sort, as if there were one seat; `first` times the seats
STANDS: Final = 0  # a character face up, by kind
HOLDS: Final = STANDS + MEN  # the prisoner of its Cannibal, by kind
LIES: Final = HOLDS + MEN  # a back the seat knows, by kind
UNSEEN: Final = LIES + KINDS  # what is unknown of a colour, by kind
BEATEN: Final = UNSEEN + KINDS  # could be eliminated at once, by kind
DOOMED: Final = BEATEN + MEN  # could be eliminated in a later turn, by kind
FAILING: Final = DOOMED + MEN  # a rival beside it is weaker, by kind
RISK: Final = FAILING + MEN  # a known back that rivals beside it would beat, by kind
SNARE: Final = RISK + KINDS  # a known back they would lose to, or win nothing from, by kind
GUESS: Final = SNARE + KINDS  # a back that those beside it do not know, by the sum they would attack with
GROUND: Final = GUESS + SUMS  # it holds a Mountain, a Jungle, a rival's camp
REPORT: Final = GROUND + 3  # its Journalist, by steps to a rival's camp
BOMB: Final = REPORT + STEPS  # its SS307, by steps to a rival's camp
AHEAD: Final = BOMB + STEPS  # so many points before this rival
BEHIND: Final = AHEAD + LEAD
MOVES: Final = BEHIND + LEAD  # it is on turn, by actions left
GAVE: Final = MOVES + ACTIONS  # it gave up its Sherpa
PENALTY: Final = GAVE + 1  # its Tiger lies by its camp, as far as the seat knows
EACH: Final = PENALTY + 1
AGE: Final = EACH  # after those of all seats: tokens still hidden
FLIPPED: Final = AGE + AGES
ASKED: Final = FLIPPED + 1  # the question
COMMON: Final = ASKED + agenda.OVER + 1 - EACH


def count(seats: i64) -> i64:
    """How many features there are."""
    return EACH * seats + COMMON


def features(t: Fields, seat: i64) -> vec[i64]:
    """What is the case, as this seat sees it."""
    out = vec[i64](capacity=96)
    points = known_points(t)
    for place in range(t.seats):
        out = put_seat(t, out, points, seat, place)
    for place in range(1, t.seats):
        out = put_unseen(t, out, seat, place)
    figure, ground = t.figure, t.ground
    for cell in range(t.edge, CELLS):
        tok = figure[cell]
        if tok != NOTHING and kind_of(tok) < CAMPSITE:
            out = put_man(t, out, seat, cell, tok)
        if ground[cell] >= FACE_DOWN:
            out = put_back(t, out, seat, cell, ground[cell])
    common = EACH * (t.seats - 1)
    for age in range(min(AGES, (t.hidden + t.seats - 1) // t.seats)):
        out = append(out, common + AGE + age)
    if t.flipped:
        out = append(out, common + FLIPPED)
    return append(out, common + ASKED + t.asks)


def put_seat(t: Fields, out: vec[i64], points: vec[i64], seat: i64, place: i64) -> vec[i64]:
    """Its prisoner, the lead over it, and whether it is on turn."""
    who, base = seat_at(seat, place, t.seats), place * EACH
    if t.captive[who] != NOTHING:
        out = append(out, base + HOLDS + kind_of(t.captive[who]))
    if t.mover == who and t.asks >= agenda.TURN:
        out = append(out, base + MOVES + min(actions_left(t), ACTIONS - 1))
    if t.sacrificed & BIT[who]:
        out = append(out, base + GAVE)
    if is_fined(t, seat, who):
        out = append(out, base + PENALTY)
    lead = points[seat] - points[who]
    sort: i64 = AHEAD if lead > 0 else BEHIND
    for point in range(min(LEAD, lead if lead > 0 else -lead)):
        out = append(out, base + sort + point)
    return out


def put_unseen(t: Fields, out: vec[i64], seat: i64, place: i64) -> vec[i64]:
    """What is unknown of a rival's colour, wherever it is: kind by kind, so that the order betrays nothing."""
    counts = NONE_YET[:]
    for kind in unknown_kinds(t, seat, seat_at(seat, place, t.seats)):
        counts[kind] += 1
    for kind in range(KINDS):
        for _each in range(counts[kind]):
            out = append(out, place * EACH + UNSEEN + kind)
    return out


def known_points(t: Fields) -> vec[i64]:
    """What all can see, by seat."""
    points = t.spoils[:]
    figure, ground = t.figure, t.ground
    for cell in range(t.edge, CELLS):
        under = ground[cell]
        if NOTHING < under < FACE_DOWN and figure[cell] != NOTHING and kind_of(figure[cell]) < CAMPSITE:
            who = owner_of(figure[cell])
            points[who] += scoring.at(t, cell, who)
    return points


def is_fined(t: Fields, seat: i64, who: i64) -> bool:
    """The own penalty a seat knows; of others only once both tokens lie open. DM-R74"""
    if not scoring.tiger_at_camp(t, who):
        return False
    return who == seat or not (face_down(t, t.camp[who]) or face_down(t, t.tiger[who]))


def put_man(t: Fields, out: vec[i64], seat: i64, cell: i64, tok: i64) -> vec[i64]:
    """A character face up: what it holds, what is near, and who could beat it."""
    who, kind = owner_of(tok), kind_of(tok)
    base = places_on(seat, who, t.seats) * EACH
    out = append(out, base + STANDS + kind)
    ground = t.ground[cell]
    if ground != NOTHING:
        out = put_ground(out, base, kind_of(ground), owner_of(ground) != who)
    if kind == JOURNALIST:
        return put_near_camp(t, out, cell, who, base + REPORT)
    if kind == SS307:
        out = put_near_camp(t, out, cell, who, base + BOMB)
    return put_fight(t, out, cell, who, base + kind)


def put_ground(out: vec[i64], base: i64, kind: i64, rival: bool) -> vec[i64]:
    if kind > JUNGLE or (kind == CAMPSITE and not rival):
        return out
    return append(out, base + GROUND + (2 if kind == CAMPSITE else kind - CAMPSITE - 1))


def put_near_camp(t: Fields, out: vec[i64], cell: i64, who: i64, sort: i64) -> vec[i64]:
    """The steps to the nearest rival camp that lies open; one with nobody in it for a Journalist."""
    best: i64 = STEPS
    for rival in range(t.seats):
        camp = t.camp[rival]
        if rival == who or camp == NOTHING or t.ground[camp] == NOTHING or face_down(t, camp):
            continue
        if camp != cell and (kind_of(t.figure[cell]) == SS307 or t.figure[camp] == NOTHING):
            best = min(best, steps(cell, camp) - 1)
    return append(out, sort + best) if best < STEPS else out


def put_fight(t: Fields, out: vec[i64], cell: i64, who: i64, kind: i64) -> vec[i64]:
    """Can rivals beside it win a fight, now or later, or would they lose it?"""
    defence = strength(t, cell)
    for rival in range(t.seats):
        total = attack(t, cell, rival)
        if rival == who or total < 0:
            continue
        if total > defence:
            now = t.mover == rival and actions_left(t) > 0
            out = append(out, kind + (BEATEN if now else DOOMED))
        elif total < defence:
            out = append(out, kind + FAILING)
    return out


def attack(t: Fields, cell: i64, who: i64) -> i64:
    """The sum of a seat's characters beside a square; -1: there are none."""
    total: i64 = -1
    for way in range(4):
        near = beyond(t, cell, way)
        if near != NOTHING and is_free(t, near, who):
            total = max(total, 0) + strength(t, near)
    return total


def put_back(t: Fields, out: vec[i64], seat: i64, cell: i64, tok: i64) -> vec[i64]:
    """A token face down: what the seat knows of it, and who stands by."""
    owner, kind = owner_of(tok), kind_of(tok)
    base = places_on(seat, owner, t.seats) * EACH
    known = known_to(tok, seat)
    if known:
        out = append(out, base + LIES + kind)
    for who in range(t.seats):
        total = -1 if who == owner else attack(t, cell, who)
        if total < 0:
            continue
        if not known or who != seat:
            out = append(out, places_on(seat, who, t.seats) * EACH + GUESS + min(total, SUMS - 1))
        if known:
            out = append(out, base + kind + (RISK if loses(kind, total) else SNARE))
    return out


def loses(kind: i64, total: i64) -> bool:
    """Would it be eliminated if it were turned over now?"""
    return kind < CAMPSITE and kind != JOURNALIST and total > COMBAT[kind]
