"""Before the first turn: boards, important tiles, the first tile, explorers, who begins."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tavola.games.el_dorado import clauses as ed
from tavola.games.el_dorado import data, events, tasks
from tavola.games.el_dorado.power import Power, per_seat, per_side
from tavola.games.el_dorado.tables import (
    BASE,
    BOARDS,
    BUILDINGS,
    CARDS,
    CAVE_COUNTS,
    CAVE_SHRINE,
    ENTRANCE,
    EXPANSION_CAVE_TILES,
    EXPANSION_COUNTS,
    FFA_THIEVES,
    GARDEN,
    HARDCORE_TILES,
    HECTOR,
    ISLAND_COUNTS,
    KINDS,
    LEADS,
    MODE,
    NONE,
    PLACES,
    SHRINE,
    SOLO,
    START,
    TEAMS,
    TEAMS_THIEVES,
    THIEF,
    TREASURE,
    TYPES,
    VICTORIA,
    VILLAGERS,
    WATER,
)
from tavola.kernel.events import EVERYONE
from tavola.kernel.pile import Pile
from tavola.kernel.state import FINE

AUTO: Final = vec[i64]([0] + [data.MODES.index(data.AUTO[seats]) for seats in range(1, 9)])
BANNED: Final = vec[i64]([data.EXPLORERS.index(name) for name in data.SOLO_BANNED])


def set_up(t: Power) -> None:
    """An empty table. ED-15 to ED-20, ED-116 to ED-125"""
    t.mode = AUTO[t.seats] if t.options[MODE] == 0 else t.options[MODE]
    with_thieves = t.mode == FFA_THIEVES or t.mode == TEAMS_THIEVES
    t.sides = (t.seats + 1) // 2 if t.mode == TEAMS or t.mode == TEAMS_THIEVES else t.seats
    t.thieves = t.sides - 1 if with_thieves else NONE
    t.kind = vec[i64]([0 for _ in range(PLACES)])
    lay_out_pieces(t)
    stack_the_cave(t)
    t.stock = vec[i64]([CARDS[type] - TREASURE[type] for type in range(TYPES)])  # ED-16, ED-R11
    t.den = TREASURE[:]
    if with_thieves:
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
    t.push(tasks.BEGIN)
    if t.thieves == NONE and t.mode != SOLO:
        t.push(tasks.START_DICE)  # ED-24, ED-128
    for i in range(t.sides):
        side = t.sides - 1 - i
        if side != t.thieves:
            if t.mode == TEAMS or t.mode == TEAMS_THIEVES:
                t.push(tasks.CHOOSE_STARTER, side)
            t.push(tasks.CHOOSE_EXPLORER, side)
    t.push(tasks.FIRST_TILE)
    if t.options[HARDCORE_TILES] and t.mode != SOLO:
        plan_important(t)
    for i in range(t.sides):
        if t.sides - 1 - i != t.thieves:
            t.push(tasks.DEAL_BOARD, t.sides - 1 - i)


# boards


def board_taken(t: Power, board: i64) -> bool:
    return board in t.board


def board_breaks(t: Power, board: i64) -> i64:
    """ED-17, ED-R14"""
    there = board < (data.BASE_BOARDS if t.mode == BASE else BOARDS)
    return FINE if there and not board_taken(t, board) else ed.DEAL_BOARDS


def deal_board(t: Power, board: i64) -> None:
    side = t.arg(0)
    t.pop()
    t.board[side] = board
    t.tell(events.BOARD, ed.DEAL_BOARDS, t.captain(side), EVERYONE, board)


# important tiles


def plan_important(t: Power) -> None:
    """Each side is dealt one set of the chart; the Thieves first, who may not get the entrance. ED-237, ED-R207"""
    for i in range(t.sides):
        side = t.sides - 1 - i
        if side != t.thieves:
            t.push(tasks.DEAL_IMPORTANT, side)
    if t.thieves != NONE:
        t.push(tasks.DEAL_IMPORTANT, t.thieves)
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


def important_weight(t: Power, kind: i64) -> i64:
    """Sets of this name not yet dealt."""
    if kind == ENTRANCE and t.arg(0) == t.thieves:
        return 0
    left = sets_of(t.sides, kind)
    for side in range(t.sides):
        if set_name(t, side) == kind:
            left -= 1
    return max(0, left)


def set_name(t: Power, side: i64) -> i64:
    """The tile a side's set is named by, or NONE before its deal."""
    first: i64 = NONE
    for kind in range(KINDS):
        if t.important[side * KINDS + kind] > 0 and (first == NONE or kind == ENTRANCE):
            first = kind
    return first


def deal_important(t: Power, kind: i64) -> None:
    side = t.arg(0)
    t.pop()
    t.important[side * KINDS + kind] += 1
    if t.sides == 2:
        t.important[side * KINDS + SHRINE] += 1
    t.tell(events.IMPORTANT, ed.IMPORTANT_TILES, t.captain(side), t.seats_of(side), kind)
    t.tell(events.IMPORTANT, ed.IMPORTANT_TILES, t.captain(side), EVERYONE & ~t.seats_of(side), NONE)


# the first tile


def first_tile_weight(t: Power, kind: i64) -> i64:
    """Neither water nor shrine. ED-20, ED-R07, ED-R08"""
    return 0 if kind == WATER or kind == SHRINE else t.island.pool[kind]


def first_tile(t: Power, kind: i64) -> None:
    t.pop()
    t.island.take(kind)
    t.lay(START, kind)
    t.tell(events.FIRST_TILE, ed.FIRST_TILE, 0, EVERYONE, kind)


# explorers


def explorer_breaks(t: Power, which: i64) -> i64:
    """ED-21, ED-126, ED-222"""
    explorer = t.board[t.arg(0)] * 2 + which
    return ed.BANNED_IN_SOLO if t.mode == SOLO and banned(explorer) else FINE


def banned(explorer: i64) -> bool:
    return explorer in BANNED


def choose_explorer(t: Power, which: i64) -> None:
    """A team plays both explorers of its board. ED-21, ED-123, ED-126"""
    side = t.arg(0)
    t.pop()
    seat = t.captain(side)
    take_explorer(t, seat, t.board[side] * 2 + which)
    partner = t.partner(seat)
    if partner != NONE:
        take_explorer(t, partner, t.board[side] * 2 + 1 - which)
    hector = t.who[seat] == HECTOR or (partner != NONE and t.who[partner] == HECTOR)
    pieces: i64 = 6 if partner != NONE or t.mode == SOLO else 4  # ED-14, ED-123, ED-221
    t.villagers[side] = pieces + 1 if hector else pieces  # ED-22, ED-108, ED-R188


def take_explorer(t: Power, seat: i64, explorer: i64) -> None:
    """With the first cards. ED-23, ED-112, ED-127, ED-221"""
    t.who[seat] = explorer
    cards: i64 = 4 if explorer == VICTORIA else 3 if t.mode == SOLO else 1
    for type in range(TYPES):
        t.gains(seat, type, cards)
    t.at[seat] = START
    t.tell(events.EXPLORER, ed.CHOOSE_EXPLORER, seat, EVERYONE, explorer)


def choose_starter(t: Power, which: i64) -> None:
    """The other partner enters after round one. ED-145"""
    seat = t.captain(t.arg(0))
    t.pop()
    t.at[seat + 1 - which] = NONE
    t.tell(events.STARTER, ed.ONE_STARTS_FOR_THE_TEAM, seat + which, EVERYONE)


# who begins


def next_to_roll(t: Power) -> i64:
    """The first side that still has to roll, or NONE."""
    for side in range(t.sides):
        if t.rolls[side] == NONE:
            return side
    return NONE


def start_die(t: Power, face: i64) -> None:
    """The highest begins; those tied for it roll again. ED-24, ED-R10"""
    side = next_to_roll(t)
    t.rolls[side] = face
    t.tell(events.START_DIE, ed.START_DICE, t.captain(side), EVERYONE, face)
    if next_to_roll(t) != NONE:
        return
    best: i64 = 0
    for roll in t.rolls[: t.sides]:
        best = max(best, roll)
    tied: i64 = 0
    for each in range(t.sides):
        if t.rolls[each] == best:
            tied += 1
            t.first = each
    if tied > 1:
        for each in range(t.sides):
            t.rolls[each] = NONE if t.rolls[each] == best else 0
        return
    t.pop()
    t.rolls = per_side(0)
    t.turn = t.first
    t.tell(events.FIRST, ed.START_DICE, t.captain(t.first), EVERYONE)
