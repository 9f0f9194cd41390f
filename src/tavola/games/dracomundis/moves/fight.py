"""Action 4, and the compulsory fight of action 3. DM-24 to DM-35, DM-50."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tavola.games.dracomundis import clauses as dm
from tavola.games.dracomundis import events as told
from tavola.games.dracomundis.tables import (
    CAMPSITE,
    CANNIBAL,
    DRAGON,
    DRAGON_VP,
    JOURNALIST,
    NOTHING,
)
from tavola.games.dracomundis.tokens import kind_of, owner_of
from tavola.games.dracomundis.valley import Valley, code
from tavola.kernel.events import EVERYONE
from tavola.kernel.state import FINE

WINNER: Final = 1048576  # the bits of `won` above a token


def fight_breaks(valley: Valley, target: i64) -> i64:
    """DM-27, DM-34, DM-R22, DM-R64, DM-R65; a tied fight may be fought again, DM-R62, and by a Journalist, DM-R27."""
    if valley.face_down(target):
        return dm.TARGET_FACE_DOWN
    tok = valley.figure[target]
    if tok == NOTHING or kind_of(tok) >= CAMPSITE:
        return dm.FIGHT_A_NEIGHBOUR
    if owner_of(tok) == valley.mover:
        return dm.OWN_TOKEN
    if kind_of(tok) == JOURNALIST:
        return dm.JOURNALISTS_ARE_SAFE
    if valley.beside(target, valley.mover):
        return FINE
    return dm.NO_DIAGONALS if valley.cornered(target, valley.mover) else dm.FIGHT_A_NEIGHBOUR


def attackers(valley: Valley, target: i64, seat: i64) -> vec[i64]:
    """All the seat's free characters next to the target, Journalists too. DM-28, DM-35, DM-R23, DM-R28, DM-R31"""
    out = vec[i64](capacity=4)
    for way in range(4):
        near = valley.beyond(target, way)
        if near != NOTHING and valley.is_free(near, seat):
            out = append(out, near)
    return out


def attack(valley: Valley, target: i64, seat: i64) -> i64:
    """The sum of the attackers' values. DM-29, DM-49"""
    total: i64 = 0
    for cell in attackers(valley, target, seat):
        total += valley.strength(cell)
    return total


def fight(valley: Valley, target: i64) -> None:
    """The higher total eliminates all who took part on the other side; equal totals change nothing. DM-31 to DM-33"""
    struck = attackers(valley, target, valley.mover)
    total = attack(valley, target, valley.mover)
    defence = valley.strength(target)
    tok = valley.figure[target]
    valley.tell(told.FOUGHT, dm.SUM_AGAINST_VALUE, valley.mover, EVERYONE, target, total, defence, code(tok))
    if total > defence:
        defeat(valley, vec[i64]([target]), owner_of(tok), valley.mover)
    elif total < defence:
        defeat(valley, struck, valley.mover, owner_of(tok))  # DM-R25


def defeat(valley: Valley, losers: vec[i64], owner: i64, winner: i64) -> None:
    """Losers leave all at once, then a Cannibal's prisoner is free where it stood. DM-50, DM-R47, DM-R72"""
    prison = captor(valley, losers)
    for cell in losers:
        eliminate(valley, cell, winner)
    if prison != NOTHING and valley.captive[owner] != NOTHING:
        valley.figure[prison] = valley.captive[owner]
        valley.captive[owner] = NOTHING
        valley.tell(told.FREED, dm.PRISONER_IS_FREE, valley.mover, EVERYONE, prison, code(valley.figure[prison]))


def captor(valley: Valley, cells: vec[i64]) -> i64:
    """Where a Cannibal stands among these cells, or NOTHING."""
    for cell in cells:
        if kind_of(valley.figure[cell]) == CANNIBAL:
            return cell
    return NOTHING


def eliminate(valley: Valley, cell: i64, winner: i64) -> None:
    """The winner takes the token. DM-32, DM-R69"""
    tok = valley.figure[cell]
    take(valley, tok, winner, valley.options[DRAGON_VP] if kind_of(tok) == DRAGON else 1)  # DM-R26
    valley.figure[cell] = NOTHING
    valley.tell(told.ELIMINATED, dm.HIGHER_TOTAL_WINS, valley.mover, EVERYONE, cell, code(tok), winner)


def take(valley: Valley, tok: i64, winner: i64, points: i64) -> None:
    """In front of the winner, for all to see, for good. DM-R66"""
    valley.won = append(valley.won, tok + winner * WINNER)
    valley.spoils[winner] += points
