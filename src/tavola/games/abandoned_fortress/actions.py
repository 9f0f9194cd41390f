"""Every action, declared once: its kind, its parameters and, by its place in the list, its codes."""

from typing import Final

from tavola.games.abandoned_fortress.data import (
    ACTION_CARDS,
    ACTS,
    BLACK_IDS,
    BRANCHES,
    CASTLE_IDS,
    CELLS,
    DECKS,
    DIRECTIONS,
    DRAGON_IDS,
    FACES,
    GENERAL_IDS,
    HERO_IDS,
    MARKET_CARDS,
    MILITARY_IDS,
    OWN_LEADERS,
    TUNNELS,
)
from tavola.kernel.actions import ActionSpace, kind

SEATS: Final = range(4)

FIRST: Final = kind("first", seat=SEATS)
CHOOSE_HERO: Final = kind("choose_hero", hero=HERO_IDS)
TOP: Final = kind("top", deck=DECKS[:6], price=range(1, 5))
FRONT: Final = kind("front", card=MARKET_CARDS)
CHOOSE_BRANCH: Final = kind("choose_branch", branch=BRANCHES)
CHOOSE_GENERAL: Final = kind("choose_general", general=GENERAL_IDS)
DRAW: Final = kind("draw", card=ACTION_CARDS)
ROLL: Final = kind("roll", white=range(1, 7), black=FACES)
DRAGON_COMES: Final = kind("dragon", card=DRAGON_IDS)
PLACE: Final = kind("place", space=CELLS)
PLACE_ROCK: Final = kind("place_rock", tunnel=TUNNELS)
LIFT_ROCK: Final = kind("lift_rock")
STEP: Final = kind("step", direction=DIRECTIONS)
THROUGH: Final = kind("tunnel", tunnel=TUNNELS)
ATTACK: Final = kind("attack", space=CELLS)
STOP: Final = kind("stop")
STEAL: Final = kind("steal", seat=SEATS)
PASS: Final = kind("pass")
ACT: Final = kind("act", action=ACTS)
BUY: Final = kind("buy", deck=DECKS)
TRADE_FOOD: Final = kind("trade_food")
ASSIGN: Final = kind("assign", card=MILITARY_IDS, leader=OWN_LEADERS, replace=("none", "first", "second"))
DISCARD_GENERAL: Final = kind("discard_general", leader=OWN_LEADERS)
DISCARD_BLACK: Final = kind("discard_black", black=BLACK_IDS)
END_TRADE: Final = kind("end_trade")
DROP: Final = kind("drop")
PAY: Final = kind("pay", food=(2, 3))
DEPLOY: Final = kind("deploy", leader=OWN_LEADERS)
BUILD_CASTLE: Final = kind("build_castle", space=CELLS, castle=CASTLE_IDS)
BUILD_WALL: Final = kind("build_wall", space=CELLS)
END_BUILD: Final = kind("end_build")
PICK: Final = kind("pick", leader=OWN_LEADERS)
END_MARCH: Final = kind("end_march")
PLAY: Final = kind("play", card=ACTION_CARDS)
REMOVE_WALL: Final = kind("sabotage", space=CELLS)
SPY: Final = kind("spy", seat=SEATS, leader=OWN_LEADERS)
CREEP: Final = kind("horn", way=("forward", "back"))
FLY: Final = kind("fly", direction=DIRECTIONS, spaces=(1, 2, 3))
CHOOSE_BLACK: Final = kind("black", black=(*BLACK_IDS, "none"))
YES: Final = kind("yes")
NO: Final = kind("no")
LOSE_CARD: Final = kind("lose_card", card=MILITARY_IDS)
CROWN_CASTLE: Final = kind("crown_castle", castle=CASTLE_IDS)
KEEP: Final = kind("keep", card=ACTION_CARDS)
DISCARD: Final = kind("discard", card=ACTION_CARDS)

ACTIONS: Final = ActionSpace(
    *(FIRST, CHOOSE_HERO, TOP, FRONT, CHOOSE_BRANCH, CHOOSE_GENERAL, DRAW, ROLL, DRAGON_COMES),
    *(PLACE, PLACE_ROCK, LIFT_ROCK, STEP, THROUGH, ATTACK, STOP, STEAL, PASS, ACT),
    *(BUY, TRADE_FOOD, ASSIGN, DISCARD_GENERAL, DISCARD_BLACK, END_TRADE, DROP, PAY, DEPLOY),
    *(BUILD_CASTLE, BUILD_WALL, END_BUILD, PICK, END_MARCH, PLAY, REMOVE_WALL, SPY, CREEP, FLY),
    *(CHOOSE_BLACK, YES, NO, LOSE_CARD, CROWN_CASTLE, KEEP, DISCARD),
)
