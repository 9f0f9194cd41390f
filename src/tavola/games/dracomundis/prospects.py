"""How good a position looks to each seat: points, characters, threats and what is within reach of a scoop or a camp."""

from math import exp
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tavola.games.dracomundis import scoring
from tavola.games.dracomundis.fields import Fields
from tavola.games.dracomundis.options import DRAGON_VP
from tavola.games.dracomundis.tables import CAMPSITE, CANNIBAL, CELLS, DRAGON, FULL_SET, JOURNALIST, NOTHING, SS307
from tavola.games.dracomundis.tokens import FACE_DOWN, kind_of, owner_of
from tavola.games.dracomundis.turns import actions_left
from tavola.games.dracomundis.valley import beyond, face_down, is_free, strength
from tavola.games.dracomundis.ways import steps

# what a character is worth beside the points it brings, face up and face down
STANDING: Final = vec[float]([0.63, 0.88, 0.77, 0.46, 2.1, 0.77, 0.7, 1.05])
WAITING: Final = vec[float]([0.4, 0.5, 0.5, 0.3, 1.4, 0.5, 0.45, 0.7])
HELD: Final = 1.0  # a prisoner, to its captor
NOW: Final = 0.9  # the share of a fight that can be won at once
LATER: Final = 0.4  # and of one that can be won only in a later turn
SCOOP_NEAR: Final = 3.0
CAMP_NEAR: Final = 2.2
EARLY: Final = 0.45  # the share of ground points that last, at the start
COLD: Final = 1.6  # how far apart points must lie to decide a game: at the end
HOT: Final = 4.2  # and at the start


def looks(t: Fields) -> vec[float]:
    """The seats' chances: their prospects, weighed against each other."""
    prospects = weigh(t)
    best = -1000.0
    for each in prospects:
        best = max(best, each)
    heat = COLD + (HOT - COLD) * lying(t)
    total = 0.0
    shares = vec[float](capacity=t.seats)
    for each in prospects:
        share = exp((each - best) / heat)
        shares = append(shares, share)
        total += share
    for seat in range(t.seats):
        shares[seat] /= total
    return shares


def lying(t: Fields) -> float:
    """The share of the tokens that still lie face down: 1 at the start, 0 at the end."""
    return float(t.hidden) / float(FULL_SET * t.seats)


def weigh(t: Fields) -> vec[float]:
    """Each seat's points and hopes, in victory points."""
    out = vec[float](capacity=t.seats)
    for seat in range(t.seats):
        out = append(out, float(t.spoils[seat]) - (5.0 if scoring.tiger_at_camp(t, seat) else 0.0))
    lasting = 1.0 - (1.0 - EARLY) * lying(t)
    for cell in range(t.edge, CELLS):
        tok = t.figure[cell]
        ground = t.ground[cell]
        if tok != NOTHING and kind_of(tok) < CAMPSITE:
            out[owner_of(tok)] += stand(t, cell, tok, ground, lasting)
            threaten(t, out, cell, tok)
        elif ground >= FACE_DOWN and kind_of(ground) < CAMPSITE:
            out[owner_of(ground)] += WAITING[kind_of(ground)]
    return out


def stand(t: Fields, cell: i64, tok: i64, ground: i64, lasting: float) -> float:
    """A free character: itself, its prisoner, the ground it stands on, and what it is on its way to."""
    kind = kind_of(tok)
    owner = owner_of(tok)
    value = STANDING[kind]
    if kind == CANNIBAL and t.captive[owner] != NOTHING:
        value += HELD
    if ground != NOTHING:
        value += float(scoring.at(t, cell, owner)) * lasting
        if kind_of(ground) == CAMPSITE:
            return value
    if kind == JOURNALIST:
        value += near_camp(t, cell, owner, True) * SCOOP_NEAR
    elif kind == SS307:
        value += near_camp(t, cell, owner, False) * CAMP_NEAR
    return value


def near_camp(t: Fields, cell: i64, owner: i64, empty: bool) -> float:
    """How near the nearest rival camp face up is: 1 next to it, less with every step."""
    best = 0.0
    for rival in range(t.seats):
        camp = t.camp[rival]
        if rival == owner or camp == NOTHING or t.ground[camp] == NOTHING or face_down(t, camp):
            continue
        if empty and t.figure[camp] != NOTHING:
            continue
        best = max(best, 1.0 / float(steps(cell, camp)))
    return best


def threaten(t: Fields, out: vec[float], cell: i64, tok: i64) -> None:
    """What rivals next to this character would win by attacking it."""
    kind = kind_of(tok)
    if kind == JOURNALIST:
        return
    owner = owner_of(tok)
    defence = strength(t, cell)
    prize = float(t.options[DRAGON_VP]) if kind == DRAGON else 1.0
    for rival in range(t.seats):
        if rival == owner:
            continue
        total: i64 = 0
        for way in range(4):
            near = beyond(t, cell, way)
            if near != NOTHING and is_free(t, near, rival):
                total += strength(t, near)
        if total > defence:
            share = NOW if t.mover == rival and actions_left(t) > 0 else LATER
            out[rival] += prize * share
            out[owner] -= STANDING[kind] * share
