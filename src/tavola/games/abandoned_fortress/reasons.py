"""Everything that stands in the way of an action, for whoever asks why not."""

from collections.abc import Callable
from typing import Any, Final

from tavola.games.abandoned_fortress import clauses as af
from tavola.games.abandoned_fortress import phases
from tavola.games.abandoned_fortress.data import CELLS, DECKS, DIRECTIONS
from tavola.games.abandoned_fortress.moves import building, market, targets, turns, walking
from tavola.games.abandoned_fortress.names import CASTLE_IDS, MILITARY_IDS, OWN_LEADERS
from tavola.games.abandoned_fortress.notation import ACTIONS
from tavola.games.abandoned_fortress.questions import ASK_END, ASK_FIRST
from tavola.games.abandoned_fortress.state import AbandonedFortress
from tavola.games.abandoned_fortress.tables import (
    CASTLE,
    CASTLE_PRICE,
    INNER,
    LEADERS,
    MOST_GENERALS,
    MOST_GOLD,
    MOST_WALLS,
    NEXT,
    NONE,
    WALL_PRICE,
)
from tavola.kernel.bits import BIT
from tavola.kernel.state import FINE


def reasons(realm: AbandonedFortress, action: int) -> list[int]:
    """The clauses an action breaks, in the order in which they are looked at; what refuses it comes first."""
    if realm.actor < 0 or not ASK_FIRST[realm.asks] <= action < ASK_END[realm.asks]:
        return []
    named = ACTIONS.decode(action)
    find = FINDERS.get((realm.asks, named.kind))
    return [code for code in find(realm, **named.params) if code != FINE] if find else []


def _where(broken: dict[int, bool]) -> list[int]:
    """The clauses whose condition holds."""
    return [code for code, wrong in broken.items() if wrong]


# a move


def _attack(realm: AbandonedFortress, space: str) -> list[int]:
    """The attacker's own state, then the target, then the way to it. AF-67 to AF-70"""
    leader = realm.effect_piece if realm.asks == phases.ASK_STRIKE else realm.mover
    cell = CELLS.index(space)
    found = _where(
        {
            af.ONE_ACTION_CARD: realm.phase == phases.EFFECT and realm.asks == phases.ASK_MOVE,
            af.FIGHT_FROM_A_FREE_SPACE: not realm.is_free_under(leader),
            af.ARMED_TO_ATTACK: not realm.armed(leader),
            af.ONE_BATTLE_A_TURN: bool(realm.fought & BIT[leader % LEADERS]),
        }
    )
    target = targets.target_breaks(realm, leader // LEADERS, cell)
    if target in (af.ONE_TARGET, af.ONLY_OPPONENTS):
        return [*found, target]
    return [*found, target, targets.reach_breaks(realm, leader, cell, realm.shoots(leader))]


def _step(realm: AbandonedFortress, direction: str) -> list[int]:
    """The space, then what the piece has left for it. AF-63 to AF-65"""
    leader = realm.mover
    here = realm.cell[leader]
    to = NEXT[here * 4 + DIRECTIONS.index(direction)]
    if to == NONE:
        return [af.FOUR_DIRECTIONS]
    bit = walking.castle_bit(realm, leader, to)
    spent = af.DIE_MOVE if realm.phase == phases.HERO_MOVE else af.SPEED
    return [
        walking.enter_breaks(realm, leader, here, to),
        walking.leaving_breaks(realm, leader, here, to),
        *_where(
            {
                spent: not bit and realm.left == 0,
                af.NO_FOOD_TO_MARCH: not realm.stepped and not walking.pays_march(realm, leader),
                af.ONCE_IN_A_CASTLE: bool(realm.entered & bit),
            }
        ),
    ]


# building


def _castle(realm: AbandonedFortress, space: str, castle: str) -> list[int]:
    used = realm.cell[realm.active * LEADERS + CASTLE + CASTLE_IDS.index(castle)] != NONE
    poor = realm.gold[realm.active] < CASTLE_PRICE
    broken = _where({af.BUILDING_PRICES: poor, af.UNUSED_CASTLE_CARD: used})
    return [*broken, building.site_breaks(realm, CELLS.index(space), INNER, INNER)]


def _wall(realm: AbandonedFortress, space: str) -> list[int]:
    all_stand = realm.walls[realm.active] == MOST_WALLS
    poor = realm.gold[realm.active] < WALL_PRICE
    return [
        *_where({af.BUILDING_PRICES: poor, af.BUILDING_SITES: all_stand}),
        building.wall_site_breaks(realm, CELLS.index(space)),
    ]


# trade


def _buy(realm: AbandonedFortress, deck: str) -> list[int]:
    code = DECKS.index(deck)
    if not market.is_open(realm, code):
        return [af.DECK_CLOSED]
    crowded = code < 3 and not realm.has_room(realm.active)
    poor = market.price(realm, code) > realm.gold[realm.active]
    return _where({af.PAY_THE_PRICE: poor, af.GENERAL_NEEDS_A_SPACE: crowded})


def _assign(realm: AbandonedFortress, card: str, leader: str, replace: str) -> list[int]:
    code, led = MILITARY_IDS.index(card), realm.active * LEADERS + OWN_LEADERS.index(leader)
    found = [] if realm.staged[code] else [market.not_staged(realm, code)]
    if not realm.exists(led):
        return [*found, af.ASSIGN_OR_DISCARD]
    full, replaces = realm.cards_of(led) == 2, replace != "none"
    broken = {af.ASSIGN_OR_DISCARD: replaces and not full, market.full_breaks(realm, led): full and not replaces}
    return [*found, *_where(broken), market.branch_breaks(realm, led, code, NONE)]


def _end_trade(realm: AbandonedFortress) -> list[int]:
    generals, blacks = realm.generals_of(realm.active), realm.blacks_of(realm.active)
    return _where({af.FOURTH_GENERAL_LEAVES: generals > MOST_GENERALS, af.ONE_BLACK_CARD: blacks > 1})


# theft


def _steal(realm: AbandonedFortress, seat: int) -> list[int]:
    """AF-R81, AF-R87, AF-R96"""
    if seat >= realm.seats or realm.allied(seat, realm.active):
        return [af.NOT_AN_ALLY]
    far = not turns.beside(realm, realm.cell[realm.active * LEADERS], seat)
    nothing = realm.gold[seat] == 0 or realm.gold[realm.active] >= MOST_GOLD
    return _where({af.NEXT_TO_THE_VICTIM: far, af.LIMITS_ALWAYS: nothing})


FINDERS: Final[dict[tuple[int, str], Callable[..., list[Any]]]] = {
    (phases.ASK_MOVE, "attack"): _attack,
    (phases.ASK_STRIKE, "attack"): _attack,
    (phases.ASK_MOVE, "step"): _step,
    (phases.ASK_BUILD, "build_castle"): _castle,
    (phases.ASK_BUILD, "build_wall"): _wall,
    (phases.ASK_TRADE, "buy"): _buy,
    (phases.ASK_TRADE, "assign"): _assign,
    (phases.ASK_TRADE, "end_trade"): _end_trade,
    (phases.ASK_THEFT, "steal"): _steal,
}
