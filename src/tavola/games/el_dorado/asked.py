"""For each task the actions it takes, and the clause that asks for them."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tavola.games.el_dorado import clauses as ed
from tavola.games.el_dorado import tasks
from tavola.games.el_dorado.tables import (
    A_ACCEPT,
    A_ASSIGN,
    A_ASSIGN_SHRINE,
    A_CHOOSE_EXPLORER,
    A_CHOOSE_STARTER,
    A_DEAL_BOARD,
    A_DEAL_TILE,
    A_DIE,
    A_DIVIDE,
    A_DRAW,
    A_FIRST_TILE,
    A_GATHER,
    A_GIVE,
    A_GIVE_SPEED,
    A_LAY_COIN,
    A_LOOK,
    A_ORDER,
    A_PAY_OFFERING,
    A_PICK_CARD,
    A_PICK_CORNER,
    A_PICK_TILE,
    A_PLACE,
    A_PLACE_EXPLORER,
    A_PLACE_GUARDIAN,
    A_REFUSE,
    A_REROLL_GOLDEN,
    A_RETREAT,
    A_ROB,
    A_ROLL,
    A_ROSE,
    A_SET_REACH,
    A_SET_SPEED,
    A_SKIP,
    A_START_DIE,
    A_STEAL_FROM,
    A_STOLEN,
    A_SURRENDER,
    A_TAKE,
    A_TAKE_COIN,
    A_TAKE_GOLD,
    A_THIEF_DIE,
    A_WITHDRAW,
    ACTIONS,
    TYPES,
)

FIRST: Final = vec[i64]([0 for _ in range(tasks.TASKS)])
LAST: Final = vec[i64]([0 for _ in range(tasks.TASKS)])
CLAUSE: Final = vec[i64]([ed.TURN_ORDER for _ in range(tasks.TASKS)])


def declare(task: i64, first: i64, last: i64, clause: i64) -> None:
    """The actions of a task, and the clause that asks for them."""
    FIRST[task] = first
    LAST[task] = last
    CLAUSE[task] = clause


declare(tasks.DEAL_BOARD, A_DEAL_BOARD, A_DEAL_TILE, ed.DEAL_BOARDS)
declare(tasks.DEAL_IMPORTANT, A_DEAL_TILE, A_FIRST_TILE, ed.IMPORTANT_TILES)
declare(tasks.FIRST_TILE, A_FIRST_TILE, A_START_DIE, ed.FIRST_TILE)
declare(tasks.CHOOSE_EXPLORER, A_CHOOSE_EXPLORER, A_CHOOSE_STARTER, ed.CHOOSE_EXPLORER)
declare(tasks.CHOOSE_STARTER, A_CHOOSE_STARTER, A_PLACE_EXPLORER, ed.ONE_STARTS_FOR_THE_TEAM)
declare(tasks.START_DICE, A_START_DIE, A_ROLL, ed.START_DICE)
declare(tasks.RESPAWN, A_PLACE_EXPLORER, A_REROLL_GOLDEN, ed.BESIDE_OWN_SHRINE)
declare(tasks.ROLL, A_ROLL, A_STOLEN, ed.GOLDEN_DICE)
declare(tasks.REROLL, A_REROLL_GOLDEN, A_STEAL_FROM, ed.NICOLAS)
declare(tasks.LAFFITE, A_STEAL_FROM, A_PICK_CARD, ed.LAFFITE)
declare(tasks.DICE, A_SET_SPEED, A_ASSIGN, ed.GOLDEN_DICE)
declare(tasks.ASSIGN, A_ASSIGN, A_ROSE, ed.SHARE_DICE)
declare(tasks.ROSE, A_ROSE, A_GATHER, ed.ROSE)
declare(tasks.GATHER, A_GATHER, A_ORDER, ed.GATHER_EXACTLY)
declare(tasks.LOOK, A_LOOK, A_DIE, ed.EMMA)
declare(tasks.ORDER, A_ORDER, A_SURRENDER, ed.EMMA)
declare(tasks.DRAW, A_DRAW, A_LOOK, ed.DISCOVER_AT_THE_EDGE)
declare(tasks.PLACE, A_PLACE, A_PLACE + 6, ed.TOUCH_TWO)
declare(tasks.OFFERING, A_PAY_OFFERING, A_WITHDRAW + 1, ed.OFFERING_WINDOW)
declare(tasks.RETREAT, A_RETREAT, A_GIVE, ed.CHOOSE_RETREAT)
declare(tasks.GIVE, A_GIVE, A_DIVIDE, ed.HALF_THE_HAND)
declare(tasks.DIVIDE, A_DIVIDE, A_TAKE_COIN, ed.CAPTAIN_DIVIDES)
declare(tasks.COIN, A_TAKE_COIN, A_LAY_COIN, ed.VICTOR_TAKES_A_COIN)
declare(tasks.SHRINE, A_ASSIGN_SHRINE, A_SKIP, ed.WHO_BEARS_THE_SHRINE)
declare(tasks.LAY_COIN, A_LAY_COIN, A_ASSIGN_SHRINE, ed.LOSER_LAYS_A_COIN)
declare(tasks.ANSWER, A_ACCEPT, A_REFUSE + 1, ed.OFFER_RULES)
declare(tasks.SURRENDER, A_SURRENDER, A_SURRENDER + TYPES, ed.HAND_LIMIT)
declare(tasks.HIDING, A_SKIP, A_PICK_TILE, ed.HIDING_TURN)
declare(tasks.PICK_TILE, A_PICK_TILE, A_PICK_CORNER, ed.HIDEOUT_PLACE)
declare(tasks.PICK_CORNER, A_PICK_CORNER, A_TAKE_GOLD, ed.HIDEOUT_PLACE)
declare(tasks.CHOOSE, A_TAKE_GOLD, A_SET_REACH, ed.GOLD_OR_STEAL)
declare(tasks.THIEF_DIE, A_THIEF_DIE, A_THIEF_DIE + TYPES, ed.REACH_OR_STEAL)
declare(tasks.REACH, A_SET_REACH, A_ROB, ed.REACH_OR_STEAL)
declare(tasks.ROB, A_ROB, A_TAKE, ed.OUT_OF_REACH)
declare(tasks.TAKE, A_TAKE, A_GIVE_SPEED, ed.TAKE_CARDS)
declare(tasks.GIVE_SPEED, A_GIVE_SPEED, A_GIVE_SPEED + 12, ed.BAVIECA)
declare(tasks.PUT_GUARDIAN, A_PLACE_GUARDIAN, ACTIONS, ed.PLACE_GUARDIAN)
