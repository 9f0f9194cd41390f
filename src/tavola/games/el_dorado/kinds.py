"""Every action by name, in the order of the codes in tables.py."""

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
TARGETS: Final = (*(f"side{side}" for side in range(SIDES)), *MONSTERS)
DIRECTIONS: Final = WAYS[:6]
CORNERS: Final = tuple(range(6))
ARMY: Final = tuple(range(1, 8))

ACTIONS: Final = ActionSpace(
    # chance
    kind("deal_board", board=BOARDS),
    kind("deal_tile", tile=KINDS),
    kind("first_tile", tile=KINDS),
    kind("start_die", face=range(1, 7)),
    kind("roll", first=range(1, 7), second=range(1, 7)),
    kind("stolen", type=TYPES),
    kind("draw", tile=KINDS),
    kind("look", tile=KINDS),
    kind("die", face=range(7)),
    kind("titan_die", face=range(1, 7)),
    kind("thief_die", face=range(1, 4)),
    # a turn
    kind("choose_explorer", which=(0, 1)),
    kind("choose_starter", which=(0, 1)),
    kind("place_explorer", place=PLACES),
    kind("reroll_golden"),
    kind("keep_golden"),
    kind("steal_from", seat=range(SEATS)),
    kind("pick_card", type=TYPES),
    kind("set_speed", die=(0, 1)),
    kind("assign", die=range(4), partner=(0, 1), use=("gather", "speed")),
    kind("rose", type=TYPES),
    kind("gather", food=range(13), wood=range(13), gold=range(13)),
    kind("order", permutation=range(6)),
    kind("surrender", type=TYPES),
    # exploring
    kind("move", piece=LEADS, way=WAYS),
    kind("discover", piece=LEADS),
    kind("discover_own", piece=LEADS, tile=KINDS),
    kind("place", way=DIRECTIONS),
    kind("ebb", piece=LEADS, way=DIRECTIONS),
    kind("buy_speed", piece=LEADS),
    kind("buy_villager", place=PLACES),
    kind("buy_offering", piece=LEADS, shrine=range(3)),
    kind("pay_offering"),
    kind("withdraw"),
    kind("build_farmhouse", piece=LEADS, corner=CORNERS),
    kind("build_fort", piece=LEADS, corner=CORNERS),
    kind("build_outpost", piece=LEADS, corner=CORNERS),
    kind("build_hideout", piece=LEADS, corner=CORNERS),
    kind("remove", building=range(3)),
    kind("build_bridge", piece=LEADS, way=DIRECTIONS, ends=SIDE_PAIRS),
    kind("remove_bridge"),
    kind("army_step", start=PLACES, way=WAYS, count=ARMY),
    kind("attack_building", place=PLACES, corner=CORNERS),
    kind("ranged_attack", place=PLACES, target=TARGETS),
    kind("wolf_step", way=WAYS),
    kind("wolf_discover"),
    kind("exchange", give=TYPES, get=TYPES),
    kind("offer", seat=range(SEATS), give=ITEMS, want=("nothing", *ITEMS)),
    kind("share", item=(*TYPES, "cave_shrine", *COINS)),
    kind("hand_over"),
    kind("end_turn"),
    # answers
    kind("off_attack", start=PLACES, way=WAYS, count=ARMY),
    kind("pass"),
    kind("accept"),
    kind("refuse"),
    # battle
    kind("choose_defender", target=TARGETS),
    kind("flee", way=WAYS, count=ARMY),
    kind("done"),
    kind("reroll", dice=range(1, 18)),
    kind("reroll_all"),
    kind("jimenez", dice=range(18)),
    kind("keep"),
    kind("retreat", place=PLACES),
    kind("give", food=range(26), wood=range(26), gold=range(31)),
    kind("divide", food=range(26), wood=range(26), gold=range(31)),
    kind("take_coin", coin=COINS),
    kind("lay_coin", coin=COINS),
    kind("assign_shrine", piece=LEADS),
    # the Thieves
    kind("skip"),
    kind("emerge"),
    kind("pick_tile", place=PLACES),
    kind("pick_corner", corner=CORNERS),
    kind("take_gold"),
    kind("steal"),
    kind("set_reach", number=(0, 1)),
    kind("rob", seat=range(SEATS)),
    kind("take", food=range(7), wood=range(7), gold=range(7)),
    kind("give_speed", piece=LEADS),
    kind("buy_thief", place=PLACES),
    kind("mint", type=TYPES),
    kind("give_shrine", piece=LEADS),
    # monsters
    kind("step", place=PLACES),
    kind("place_guardian", shrine=range(3)),
)
