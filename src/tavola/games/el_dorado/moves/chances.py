"""What dice and piles bring: how likely each outcome is, and what it does."""

from mypy_extensions import i64

from tavola.games.el_dorado import clauses as ed
from tavola.games.el_dorado import events, tasks
from tavola.games.el_dorado.moves import dice, gathering, monsters, setup, steps, turns
from tavola.games.el_dorado.power import Power
from tavola.games.el_dorado.tables import (
    A_CHOOSE_EXPLORER,
    A_DEAL_BOARD,
    A_DEAL_TILE,
    A_DIE,
    A_DRAW,
    A_FIRST_TILE,
    A_LOOK,
    A_PICK_CARD,
    A_ROLL,
    A_START_DIE,
    A_STOLEN,
    A_THIEF_DIE,
    A_TITAN_DIE,
    ISLAND,
    TITAN_FACES,
    TYPES,
)
from tavola.kernel.events import EVERYONE
from tavola.kernel.state import CHANCE, FINE


def monster_first(t: Power) -> i64:
    """Which die a monster rolls. ED-201, ED-227, ED-228, ED-230"""
    which = t.arg(0)
    return A_DIE if which == 0 else A_THIEF_DIE if which == 1 else A_TITAN_DIE


def stolen_first(t: Power) -> i64:
    return A_STOLEN if t.actor == CHANCE else A_PICK_CARD


def weight(t: Power, action: i64) -> i64:
    """How likely an outcome is, 0 if it cannot come. Ledger, tiles and dice, piles as chance events"""
    task = t.task()
    if task == tasks.DEAL_BOARD:
        return 1 if setup.board_breaks(t, action - A_DEAL_BOARD) == FINE else 0
    if task == tasks.DEAL_IMPORTANT:
        return setup.important_weight(t, action - A_DEAL_TILE)
    if task == tasks.FIRST_TILE:
        return setup.first_tile_weight(t, action - A_FIRST_TILE)
    if task == tasks.ROLL:
        code = action - A_ROLL
        return 1 if turns.roll_breaks(t, code // 6 + 1, code % 6 + 1) == FINE else 0
    if task == tasks.STOLEN:
        return t.hand[t.arg(1) * TYPES + action - A_STOLEN]
    if task == tasks.LOOK:
        return t.island.weight(action - A_LOOK)
    if task == tasks.DRAW:
        return draw_weight(t, action - A_DRAW)
    if task == tasks.GUARDIAN:
        return monster_weight(t, action)
    return 1


def draw_weight(t: Power, kind: i64) -> i64:
    pile = t.cave if t.arg(1) >= ISLAND else t.island
    top = pile.top()
    if top >= 0:
        return 1 if top == kind else 0
    return pile.weight(kind)


def monster_weight(t: Power, action: i64) -> i64:
    """The roaming Titan's die has 1 1 1 2 2 3. ED-201"""
    which = t.arg(0)
    if which == 0:
        inside = A_DIE <= action < A_TITAN_DIE
        return 1 if inside and dice.die_breaks(t, action - A_DIE) == FINE else 0
    if which == 1:
        return 1 if A_THIEF_DIE <= action < A_CHOOSE_EXPLORER else 0
    face = action - A_TITAN_DIE + 1
    if not 1 <= face <= 6:
        return 0
    return 1 if which == 2 else TITAN_FACES[face]


def befall(t: Power, task: i64, action: i64) -> None:
    if task == tasks.DEAL_BOARD:
        setup.deal_board(t, action - A_DEAL_BOARD)
    elif task == tasks.DEAL_IMPORTANT:
        setup.deal_important(t, action - A_DEAL_TILE)
    elif task == tasks.FIRST_TILE:
        setup.first_tile(t, action - A_FIRST_TILE)
    elif task == tasks.START_DICE:
        setup.start_die(t, action - A_START_DIE + 1)
    elif task == tasks.ROLL:
        turns.roll(t, (action - A_ROLL) // 6 + 1, (action - A_ROLL) % 6 + 1)
    elif task == tasks.STOLEN:
        turns.stolen(t, action - A_STOLEN)
    elif task == tasks.LOOK:
        gathering.look(t, action - A_LOOK)
    elif task == tasks.DRAW:
        steps.draw(t, action - A_DRAW)
    elif task == tasks.THIEF_DIE:
        low = action - A_THIEF_DIE + 1
        t.pop()
        t.push(tasks.REACH, low)
        t.tell(events.ROLLED, ed.REACH_OR_STEAL, t.captain(t.thieves), EVERYONE, low, 7 - low)
    else:
        monsters.rolled(t, monster_steps(t, action))


def monster_steps(t: Power, action: i64) -> i64:
    which = t.arg(0)
    if which == 0:
        return action - A_DIE
    return action - A_THIEF_DIE + 1 if which == 1 else action - A_TITAN_DIE + 1
