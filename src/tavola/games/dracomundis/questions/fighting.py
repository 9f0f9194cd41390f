"""Action 4, and the compulsory fight of a token turned over: all neighbours of the target attack it."""

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from tavola.games.dracomundis import clauses as dm
from tavola.games.dracomundis import events
from tavola.games.dracomundis.actions import FIGHT
from tavola.games.dracomundis.fields import Fields
from tavola.games.dracomundis.options import DRAGON_VP
from tavola.games.dracomundis.questions.acts import Act
from tavola.games.dracomundis.tables import CAMPSITE, CANNIBAL, DRAGON, JOURNALIST, NOTHING
from tavola.games.dracomundis.tokens import WINNER, code, kind_of, owner_of
from tavola.games.dracomundis.turns import count_action
from tavola.games.dracomundis.valley import beside, beyond, cornered, face_down, is_free, strength
from tavola.kernel.events import EVERYONE
from tavola.kernel.state import FINE


@final
class Fight(Act):
    """DM-27, DM-34, DM-R22, DM-R64, DM-R65; a tied fight may be fought again, DM-R62, and by a Journalist, DM-R27."""

    def __init__(self) -> None:
        super().__init__(FIGHT)

    def breaks(self, t: Fields, action: i64) -> i64:
        target = FIGHT.a(action)
        return dm.NOT_IN_USE if target < t.edge else target_breaks(t, target)

    def offered(self, t: Fields, out: vec[i64], men: vec[i64], near: vec[i64]) -> vec[i64]:
        for cell in near:
            if t.figure[cell] != NOTHING and target_breaks(t, cell) == FINE:
                out = append(out, FIGHT.first + cell)
        return out

    def apply(self, t: Fields, action: i64) -> None:
        fight(t, FIGHT.a(action))
        count_action(t)


def target_breaks(t: Fields, target: i64) -> i64:
    if face_down(t, target):
        return dm.TARGET_FACE_DOWN
    tok = t.figure[target]
    if tok == NOTHING or kind_of(tok) >= CAMPSITE:
        return dm.FIGHT_A_NEIGHBOUR
    if owner_of(tok) == t.mover:
        return dm.OWN_TOKEN
    if kind_of(tok) == JOURNALIST:
        return dm.JOURNALISTS_ARE_SAFE
    if beside(t, target, t.mover):
        return FINE
    return dm.NO_DIAGONALS if cornered(t, target, t.mover) else dm.FIGHT_A_NEIGHBOUR


def attackers(t: Fields, target: i64, seat: i64) -> vec[i64]:
    """All the seat's free characters next to the target, Journalists too. DM-28, DM-35, DM-R23, DM-R28, DM-R31"""
    out = vec[i64](capacity=4)
    for way in range(4):
        near = beyond(t, target, way)
        if near != NOTHING and is_free(t, near, seat):
            out = append(out, near)
    return out


def attack(t: Fields, target: i64, seat: i64) -> i64:
    """The sum of the attackers' values. DM-29, DM-49"""
    total: i64 = 0
    for cell in attackers(t, target, seat):
        total += strength(t, cell)
    return total


def fight(t: Fields, target: i64) -> None:
    """The higher total eliminates all who took part on the other side; equal totals change nothing. DM-31 to DM-33"""
    struck = attackers(t, target, t.mover)
    total = attack(t, target, t.mover)
    defence = strength(t, target)
    tok = t.figure[target]
    t.tell(events.FOUGHT, dm.SUM_AGAINST_VALUE, t.mover, EVERYONE, target, total, defence, code(tok))
    if total > defence:
        defeat(t, vec[i64]([target]), owner_of(tok), t.mover)
    elif total < defence:
        defeat(t, struck, t.mover, owner_of(tok))  # DM-R25


def defeat(t: Fields, losers: vec[i64], owner: i64, winner: i64) -> None:
    """Losers leave all at once, then a Cannibal's prisoner is free where it stood. DM-50, DM-R47, DM-R72"""
    prison = captor(t, losers)
    for cell in losers:
        eliminate(t, cell, winner)
    if prison != NOTHING and t.captive[owner] != NOTHING:
        t.figure[prison] = t.captive[owner]
        t.captive[owner] = NOTHING
        t.tell(events.FREED, dm.PRISONER_IS_FREE, t.mover, EVERYONE, prison, code(t.figure[prison]))  # DM-R69


def captor(t: Fields, cells: vec[i64]) -> i64:
    """Where a Cannibal stands among these cells, or NOTHING."""
    for cell in cells:
        if kind_of(t.figure[cell]) == CANNIBAL:
            return cell
    return NOTHING


def eliminate(t: Fields, cell: i64, winner: i64) -> None:
    """The winner takes the token. DM-32"""
    tok = t.figure[cell]
    take(t, tok, winner, t.options[DRAGON_VP] if kind_of(tok) == DRAGON else 1)  # DM-R26
    t.figure[cell] = NOTHING
    t.tell(events.ELIMINATED, dm.HIGHER_TOTAL_WINS, t.mover, EVERYONE, cell, code(tok), winner)


def take(t: Fields, tok: i64, winner: i64, points: i64) -> None:
    """In front of the winner, for all to see, for good. DM-R66"""
    t.won = append(t.won, tok + winner * WINNER)
    t.spoils[winner] += points
