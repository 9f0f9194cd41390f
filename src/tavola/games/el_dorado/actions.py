"""Every action, declared once: its kind, its parameters and, by its place in the list, its codes."""

from typing import Final

from tavola.games.el_dorado.data import (
    BOARDS,
    COINS,
    KINDS,
    LEADS,
    MONSTERS,
    PLACES,
    SEATS,
    SIDE_PAIRS,
    SIDES,
    TYPES,
    WAYS,
)
from tavola.kernel.actions import ActionSpace, kind

ITEMS: Final = (*(f"{n}-{each}" for each in TYPES for n in (1, 2)), "cave_shrine", *COINS)
THINGS: Final = (*TYPES, "cave_shrine", *COINS)
TARGETS: Final = (*(f"side{side}" for side in range(SIDES)), *MONSTERS)
DIRECTIONS: Final = WAYS[:6]
CORNERS: Final = tuple(range(6))
ARMY: Final = tuple(range(1, 8))

# chance
DEAL_BOARD: Final = kind("deal_board", board=BOARDS)
DEAL_TILE: Final = kind("deal_tile", tile=KINDS)
FIRST_TILE: Final = kind("first_tile", tile=KINDS)
START_DIE: Final = kind("start_die", face=range(1, 7))
ROLL: Final = kind("roll", first=range(1, 7), second=range(1, 7))
STOLEN: Final = kind("stolen", type=TYPES)
DRAW: Final = kind("draw", tile=KINDS)
LOOK: Final = kind("look", tile=KINDS)
DIE: Final = kind("die", face=range(7))
TITAN_DIE: Final = kind("titan_die", face=range(1, 7))
THIEF_DIE: Final = kind("thief_die", face=range(1, 4))

# a turn
CHOOSE_EXPLORER: Final = kind("choose_explorer", which=(0, 1))
CHOOSE_STARTER: Final = kind("choose_starter", which=(0, 1))
PLACE_EXPLORER: Final = kind("place_explorer", place=PLACES)
REROLL_GOLDEN: Final = kind("reroll_golden")
KEEP_GOLDEN: Final = kind("keep_golden")
STEAL_FROM: Final = kind("steal_from", seat=range(SEATS))
PICK_CARD: Final = kind("pick_card", type=TYPES)
SET_SPEED: Final = kind("set_speed", die=(0, 1))
ASSIGN: Final = kind("assign", die=range(4), partner=(0, 1), use=("gather", "speed"))
ROSE: Final = kind("rose", type=TYPES)
GATHER: Final = kind("gather", food=range(13), wood=range(13), gold=range(13))
ORDER: Final = kind("order", permutation=range(6))
SURRENDER: Final = kind("surrender", type=TYPES)

# exploring
MOVE: Final = kind("move", piece=LEADS, way=WAYS)
DISCOVER: Final = kind("discover", piece=LEADS)
DISCOVER_OWN: Final = kind("discover_own", piece=LEADS, tile=KINDS)
PLACE: Final = kind("place", way=DIRECTIONS)
EBB: Final = kind("ebb", piece=LEADS, way=DIRECTIONS)
BUY_SPEED: Final = kind("buy_speed", piece=LEADS)
BUY_VILLAGER: Final = kind("buy_villager", place=PLACES)
BUY_OFFERING: Final = kind("buy_offering", piece=LEADS, shrine=range(3))
PAY_OFFERING: Final = kind("pay_offering")
WITHDRAW: Final = kind("withdraw")
BUILD_FARMHOUSE: Final = kind("build_farmhouse", piece=LEADS, corner=CORNERS)
BUILD_FORT: Final = kind("build_fort", piece=LEADS, corner=CORNERS)
BUILD_OUTPOST: Final = kind("build_outpost", piece=LEADS, corner=CORNERS)
BUILD_HIDEOUT: Final = kind("build_hideout", piece=LEADS, corner=CORNERS)
REMOVE: Final = kind("remove", building=range(3))
BUILD_BRIDGE: Final = kind("build_bridge", piece=LEADS, way=DIRECTIONS, ends=SIDE_PAIRS)
REMOVE_BRIDGE: Final = kind("remove_bridge")
ARMY_STEP: Final = kind("army_step", start=PLACES, way=WAYS, count=ARMY)
ATTACK_BUILDING: Final = kind("attack_building", place=PLACES, corner=CORNERS)
RANGED_ATTACK: Final = kind("ranged_attack", place=PLACES, target=TARGETS)
WOLF_STEP: Final = kind("wolf_step", way=WAYS)
WOLF_DISCOVER: Final = kind("wolf_discover")
EXCHANGE: Final = kind("exchange", give=TYPES, get=TYPES)
OFFER: Final = kind("offer", seat=range(SEATS), give=ITEMS, want=("nothing", *ITEMS))
SHARE: Final = kind("share", item=THINGS)
HAND_OVER: Final = kind("hand_over")
END_TURN: Final = kind("end_turn")

# answers
OFF_ATTACK: Final = kind("off_attack", start=PLACES, way=WAYS, count=ARMY)
PASS: Final = kind("pass")
ACCEPT: Final = kind("accept")
REFUSE: Final = kind("refuse")

# battle
CHOOSE_DEFENDER: Final = kind("choose_defender", target=TARGETS)
FLEE: Final = kind("flee", way=WAYS, count=ARMY)
DONE: Final = kind("done")
REROLL: Final = kind("reroll", dice=range(1, 18))
REROLL_ALL: Final = kind("reroll_all")
JIMENEZ: Final = kind("jimenez", dice=range(18))
KEEP: Final = kind("keep")
RETREAT: Final = kind("retreat", place=PLACES)
GIVE: Final = kind("give", food=range(26), wood=range(26), gold=range(31))
DIVIDE: Final = kind("divide", food=range(26), wood=range(26), gold=range(31))
TAKE_COIN: Final = kind("take_coin", coin=COINS)
LAY_COIN: Final = kind("lay_coin", coin=COINS)
ASSIGN_SHRINE: Final = kind("assign_shrine", piece=LEADS)

# the Thieves
SKIP: Final = kind("skip")
EMERGE: Final = kind("emerge")
PICK_TILE: Final = kind("pick_tile", place=PLACES)
PICK_CORNER: Final = kind("pick_corner", corner=CORNERS)
TAKE_GOLD: Final = kind("take_gold")
STEAL: Final = kind("steal")
SET_REACH: Final = kind("set_reach", number=(0, 1))
ROB: Final = kind("rob", seat=range(SEATS))
TAKE: Final = kind("take", food=range(7), wood=range(7), gold=range(7))
GIVE_SPEED: Final = kind("give_speed", piece=LEADS)
BUY_THIEF: Final = kind("buy_thief", place=PLACES)
MINT: Final = kind("mint", type=TYPES)
GIVE_SHRINE: Final = kind("give_shrine", piece=LEADS)

# monsters
STEP: Final = kind("step", place=PLACES)
PLACE_GUARDIAN: Final = kind("place_guardian", shrine=range(3))

# an offer built up step by step, and how Bellona's army is paid
PROPOSE: Final = kind("propose", seat=range(SEATS))
LAY: Final = kind("lay", side=("give", "want"), thing=THINGS)
MAKE_OFFER: Final = kind("make_offer")
TAKE_BACK: Final = kind("take_back")
FREE_STEP: Final = kind("free_step")
PAY_STEP: Final = kind("pay_step")

ACTIONS: Final = ActionSpace(
    DEAL_BOARD,
    DEAL_TILE,
    FIRST_TILE,
    START_DIE,
    ROLL,
    STOLEN,
    DRAW,
    LOOK,
    DIE,
    TITAN_DIE,
    THIEF_DIE,
    CHOOSE_EXPLORER,
    CHOOSE_STARTER,
    PLACE_EXPLORER,
    REROLL_GOLDEN,
    KEEP_GOLDEN,
    STEAL_FROM,
    PICK_CARD,
    SET_SPEED,
    ASSIGN,
    ROSE,
    GATHER,
    ORDER,
    SURRENDER,
    MOVE,
    DISCOVER,
    DISCOVER_OWN,
    PLACE,
    EBB,
    BUY_SPEED,
    BUY_VILLAGER,
    BUY_OFFERING,
    PAY_OFFERING,
    WITHDRAW,
    BUILD_FARMHOUSE,
    BUILD_FORT,
    BUILD_OUTPOST,
    BUILD_HIDEOUT,
    REMOVE,
    BUILD_BRIDGE,
    REMOVE_BRIDGE,
    ARMY_STEP,
    ATTACK_BUILDING,
    RANGED_ATTACK,
    WOLF_STEP,
    WOLF_DISCOVER,
    EXCHANGE,
    OFFER,
    SHARE,
    HAND_OVER,
    END_TURN,
    OFF_ATTACK,
    PASS,
    ACCEPT,
    REFUSE,
    CHOOSE_DEFENDER,
    FLEE,
    DONE,
    REROLL,
    REROLL_ALL,
    JIMENEZ,
    KEEP,
    RETREAT,
    GIVE,
    DIVIDE,
    TAKE_COIN,
    LAY_COIN,
    ASSIGN_SHRINE,
    SKIP,
    EMERGE,
    PICK_TILE,
    PICK_CORNER,
    TAKE_GOLD,
    STEAL,
    SET_REACH,
    ROB,
    TAKE,
    GIVE_SPEED,
    BUY_THIEF,
    MINT,
    GIVE_SHRINE,
    STEP,
    PLACE_GUARDIAN,
    PROPOSE,
    LAY,
    MAKE_OFFER,
    TAKE_BACK,
    FREE_STEP,
    PAY_STEP,
)
