"""Every action, declared once: its kind, its parameters and, by its place in the list, its codes."""

from typing import Final

from tavola.games.gadranton.data import (
    CARDS,
    CELLS,
    COLOURS,
    CROWN_CELLS,
    DOTS,
    GATES,
    GUARDS,
    KEY_CELLS,
    MOVERS,
    SECRETS,
    THIEVES,
)
from tavola.kernel.actions import ActionSpace, kind

SEATS: Final = (0, 1, 2, 3)
FIGURES: Final = ("thief", *GUARDS)  # the active player's thief is figure 0, the guards are 1 to 4
DIE: Final = range(1, 7)

FIRST: Final = kind("first", seat=SEATS)
DEAL_OBJECTIVE: Final = kind("deal_objective", colour=COLOURS)
DEAL_ACTION: Final = kind("deal_action", card=CARDS)
CHOOSE: Final = kind("choose_thief", name=THIEVES)
PLACE: Final = kind("place_thief", dot=DOTS)
ROLL: Final = kind("roll", mover=MOVERS, n=DIE)
STEP: Final = kind("step", figure=FIGURES, cell=CELLS)
TAKE: Final = kind("take_crown", pay=("key", "master_key"))
CROSS: Final = kind("cross", secret=SECRETS)
TELEPORT: Final = kind("teleport", dot=DOTS)
REACH: Final = kind("reach", cell=KEY_CELLS + CROWN_CELLS, pay=("none", "key", "master_key"))
FIGHT: Final = kind("fight", attacker=FIGURES, target=SEATS, plus_two=("no", "yes"))
SHOOT: Final = kind("shoot", attacker=FIGURES, target=SEATS, by=("tower", "arrow_shot"))
WALK: Final = kind("accelerated_walk", figure=("thief", "guard"))
DOOR: Final = kind("open_close_door", gate=GATES)
HIDE: Final = kind("hidden_thief")
BLOCK: Final = kind("blocked_thief", rival=SEATS)
SLEEP: Final = kind("sleeping_guard", guard=GUARDS)
FIND: Final = kind("thief_found", rival=SEATS)
WAKE: Final = kind("guard_awake", guard=GUARDS)
END_TURN: Final = kind("end_turn")
ADD_TWO: Final = kind("plus_two")
BREAK_BOW: Final = kind("broken_bow")
NO: Final = kind("no")
WEAR: Final = kind("wear")
RETURN: Final = kind("return")
FIGHT_DICE: Final = kind("fight_dice", attack=DIE, defence=DIE)
ARROW_DICE: Final = kind("arrow_dice", face=("target", "flop"), n=DIE)
DRAW: Final = kind("draw", card=CARDS)
DISCARD: Final = kind("discard", card=CARDS)
ROLL_DICE: Final = kind("roll_dice")  # asked first where cards may come before the roll, GA-R79

ACTIONS: Final = ActionSpace(
    FIRST,
    DEAL_OBJECTIVE,
    DEAL_ACTION,
    CHOOSE,
    PLACE,
    ROLL,
    STEP,
    TAKE,
    CROSS,
    TELEPORT,
    REACH,
    FIGHT,
    SHOOT,
    WALK,
    DOOR,
    HIDE,
    BLOCK,
    SLEEP,
    FIND,
    WAKE,
    END_TURN,
    ADD_TWO,
    BREAK_BOW,
    NO,
    WEAR,
    RETURN,
    FIGHT_DICE,
    ARROW_DICE,
    DRAW,
    DISCARD,
    ROLL_DICE,
)
