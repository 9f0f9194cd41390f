"""The empty table, and what has to be done before the first turn. ED-15 to ED-20, ED-116 to ED-125"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tavola.games.el_dorado import agenda, data
from tavola.games.el_dorado.options import (
    BASE,
    EXPANSION_CAVE_TILES,
    FFA_THIEVES,
    HARDCORE_TILES,
    MODE,
    SOLO,
    TEAMS,
    TEAMS_THIEVES,
)
from tavola.games.el_dorado.power import Power, per_seat, per_side
from tavola.games.el_dorado.tables import (
    BUILDINGS,
    CARDS,
    CAVE_COUNTS,
    CAVE_SHRINE,
    ENTRANCE,
    EXPANSION_COUNTS,
    GARDEN,
    ISLAND_COUNTS,
    KINDS,
    LEADS,
    NONE,
    PLACES,
    SHRINE,
    THIEF,
    TREASURE,
    TYPES,
    VILLAGERS,
    WATER,
)
from tavola.kernel.pile import Pile

AUTO: Final = vec[i64]([0] + [data.MODES.index(data.AUTO[seats]) for seats in range(1, 9)])


def mode_of(seats: i64, options: vec[i64]) -> i64:
    """What is played: named, or by the number of seats."""
    return AUTO[seats] if options[MODE] == 0 else options[MODE]


def sides_in(mode: i64, seats: i64) -> i64:
    """ED-144, ED-R233"""
    return (seats + 1) // 2 if mode == TEAMS or mode == TEAMS_THIEVES else seats


def with_thieves(mode: i64) -> bool:
    return mode == FFA_THIEVES or mode == TEAMS_THIEVES


def set_up(t: Power) -> None:
    """An empty table. ED-15 to ED-20, ED-116 to ED-125"""
    t.mode = mode_of(t.seats, t.options)
    t.sides = sides_in(t.mode, t.seats)
    t.thieves = t.sides - 1 if with_thieves(t.mode) else NONE
    t.kind = vec[i64]([0 for _ in range(PLACES)])
    lay_out_pieces(t)
    stack_the_cave(t)
    t.stock = vec[i64]([CARDS[type] - TREASURE[type] for type in range(TYPES)])  # ED-16, ED-R11
    t.den = TREASURE[:]
    if with_thieves(t.mode):
        t.hiding = True  # ED-158
        t.doubloons = 3  # ED-122
        for thief in range(THIEF + (2 if t.mode == FFA_THIEVES else 4), LEADS):
            t.wait[thief] = 2  # out of the game
    plan(t)


def lay_out_pieces(t: Power) -> None:
    """Everything in the supply."""
    t.who = per_seat(NONE)
    t.placer = per_seat(NONE)
    t.at = per_lead(NONE)
    t.came = per_lead(NONE)
    t.fixed = per_lead(0)
    t.road = per_lead(0)
    t.speed = per_lead(0)
    t.wait = per_lead(0)
    t.board = per_side(NONE)
    t.villagers = per_side(0)
    t.v_at = per_side(NONE, VILLAGERS)
    t.v_came = per_side(NONE, VILLAGERS)
    t.v_fixed = per_side(0, VILLAGERS)
    t.v_road = per_side(0, VILLAGERS)
    t.v_wait = per_side(0)
    t.corner = per_side(NONE, BUILDINGS)
    t.b_wait = per_side(0)
    t.offerings = per_side(0)
    t.guardian = vec[i64]([NONE, NONE, NONE])
    t.hand = vec[i64]([0 for _ in range(8 * TYPES)])
    t.coin = vec[i64]([NONE, NONE, NONE])
    t.important = per_side(0, KINDS)
    t.from_hand = per_side(0, KINDS)
    t.gone_back = per_side(0, KINDS)
    t.turns_done = per_side(0)
    t.dice = vec[i64]([0 for _ in range(4)])
    t.early = vec[i64]([0 for _ in range(4)])
    t.gather = per_seat(0)
    t.offers = per_seat(0)
    t.asked_partners = per_seat(0)
    t.rolls = per_side(NONE)
    t.att_dice = vec[i64]([0 for _ in range(7)])
    t.def_dice = vec[i64]([0 for _ in range(7)])


def per_lead(value: i64) -> vec[i64]:
    return vec[i64]([value for _ in range(LEADS)])


def stack_the_cave(t: Power) -> None:
    """The shrine in the bottom half; in the expansion ten tiles leave unseen. ED-19, ED-124, ED-R01, ED-R06"""
    counts = CAVE_COUNTS[:]
    leave: i64 = 0
    if t.mode != BASE:
        leave = 11 if t.options[EXPANSION_CAVE_TILES] else 10
        for kind in range(KINDS):
            counts[kind] += EXPANSION_COUNTS[kind]
    t.island = Pile(ISLAND_COUNTS)
    t.cave = Pile(counts)
    t.cave.remove_unseen(leave)
    t.cave.sink(CAVE_SHRINE, t.cave.size() // 2 + 1)


def plan(t: Power) -> None:
    """The agenda of the setup, last things first; explorers are chosen in seat order. Ledger, game level, ED-R09"""
    t.push(agenda.BEGIN)
    if t.thieves == NONE and t.mode != SOLO:
        t.push(agenda.START_DICE)  # ED-24, ED-128
    for i in range(t.sides):
        side = t.sides - 1 - i
        if side != t.thieves:
            if t.mode == TEAMS or t.mode == TEAMS_THIEVES:
                t.push(agenda.CHOOSE_STARTER, side)
            t.push(agenda.CHOOSE_EXPLORER, side)
    t.push(agenda.FIRST_TILE)
    if t.options[HARDCORE_TILES] and t.mode != SOLO:
        plan_important(t)
    for i in range(t.sides):
        if t.sides - 1 - i != t.thieves:
            t.push(agenda.DEAL_BOARD, t.sides - 1 - i)


# important tiles


def plan_important(t: Power) -> None:
    """Each side is dealt one set of the chart; the Thieves first, who may not get the entrance. ED-237, ED-R207"""
    for i in range(t.sides):
        side = t.sides - 1 - i
        if side != t.thieves:
            t.push(agenda.DEAL_IMPORTANT, side)
    if t.thieves != NONE:
        t.push(agenda.DEAL_IMPORTANT, t.thieves)
    for kind in range(KINDS):
        for _tile in range(chart(t.sides, kind)):
            t.island.take(kind)


def chart(sides: i64, kind: i64) -> i64:
    """How many tiles of a kind the chart takes out. ED-R208"""
    if sides == 2:
        return 3 if kind == SHRINE else 1 if kind == ENTRANCE else 0
    return sets_of(sides, kind)


def sets_of(sides: i64, kind: i64) -> i64:
    """How many sets of the chart are named by this tile; with two sides a second shrine comes along."""
    if kind == SHRINE:
        return 1 if sides == 2 else 3
    if kind == ENTRANCE:
        return 1 if sides == 2 or sides >= 4 else 0
    if kind == GARDEN:
        return max(0, min(2, sides - 4))
    return 1 if kind == WATER and sides == 7 else 0
