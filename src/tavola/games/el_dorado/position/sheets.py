"""The plain fields of a position, declared once: key, field, form, and what it is if it is left out."""

from typing import Final

from tavola.games.el_dorado.actions import ITEMS, THINGS
from tavola.games.el_dorado.data import BOARDS, EXPLORERS, KINDS, LEADS, SEATS, TYPES
from tavola.games.el_dorado.fields import NO_DEAL
from tavola.games.el_dorado.position.forms import (
    BUILDING_NAMES,
    CARDS,
    COUNT,
    FIGHTER,
    FIGHTERS,
    KINDS_OF_BATTLE,
    MARK,
    PLACE,
    RESULTS,
    ROADS,
    SEAT,
    SIDE,
    STAGES,
    TILES,
    WAITS,
    Bearer,
    Coins,
    Corners,
    Dice,
    Guardians,
    none_of,
)
from tavola.games.el_dorado.tables import BUILDINGS, NONE, SIDES, VILLAGERS
from tavola.kernel.sheet import Bits, Counts, Flag, Line, Number, Numbers, Sheet, Word

ROUNDS: Final = 10**6
RIGHTS: Final = ("own", "jimenez")  # to roll battle dice again
AS_SET_UP: Final = None  # left out, it is as in a game that begins


def piece_lines(at: str, came: str, fixed: str, road: str) -> tuple[Line, ...]:
    """Where a mobile piece stands, and what it has done this turn."""
    return (
        Line("at", at, PLACE, NONE),
        Line("came", came, PLACE, NONE),
        Line("fixed", fixed, MARK, 0),
        Line("road", road, Word(ROADS), 0),
    )


PLAYER: Final = Sheet(
    *piece_lines("at", "came", "fixed", "road"),
    Line("explorer", "who", Word(EXPLORERS, none=True), NONE),
    Line("speed", "speed", COUNT, 0),
    Line("placed_by", "placer", SEAT, NONE),
    Line("hand", "hand", CARDS, none_of(len(TYPES))),
    Line("gathers", "gather", COUNT, 0),
    Line("offers", "offers", COUNT, 0),
    Line("trade_seen", "asked_partners", Bits(range(SEATS)), 0),
    brief=True,
)
THIEF: Final = Sheet(
    *piece_lines("at", "came", "fixed", "road"),
    Line("speed", "speed", COUNT, 0),
    Line("waits", "wait", Word(WAITS), 0),
    brief=True,
)
VILLAGER: Final = Sheet(*piece_lines("v_at", "v_came", "v_fixed", "v_road"), brief=True)
WOLF: Final = Sheet(
    *piece_lines("wolf_at", "wolf_came", "wolf_fixed", "wolf_road"), Line("owner", "wolf_of", SEAT, NONE), brief=True
)
OF_SIDE: Final = Sheet(
    Line("board", "board", Word(BOARDS, none=True), NONE),
    Line("owns", "villagers", Number(0, VILLAGERS), 0),
    Line("beaten", "v_wait", Number(0, VILLAGERS), 0),
    Line("buildings", "corner", Corners(), none_of(BUILDINGS, NONE)),
    Line("beaten_buildings", "b_wait", Bits(BUILDING_NAMES), 0),
    Line("offerings", "offerings", Bits(range(3)), 0),
    Line("important", "important", TILES, none_of(len(KINDS))),
    Line("laid_important", "from_hand", TILES, none_of(len(KINDS))),
    Line("returned_important", "gone_back", TILES, none_of(len(KINDS))),  # expired, in the stack again unseen
    Line("turns", "turns_done", Number(0, ROUNDS), 0),
    Line("start_die", "rolls", Number(0, 6, none=True), 0),
    brief=True,
)
TABLE: Final = Sheet(
    Line("limit_reached", "limit_reached", Flag(), False),
    Line("round", "round", Number(1, ROUNDS), 1),
    Line("first", "first", SIDE, 0),
    Line("turn", "turn", SIDE, 0),
    Line("on_turn", "on_turn", Number(0, SIDES - 1, none=True), NONE),
    Line("way_in", "way_in", PLACE, NONE),
    Line("marks_void", "marks_void", Flag(), False),
    Line("withered", "withered", Flag(), False),
    Line("shrine_tile", "shrine_tile", PLACE, NONE),
    Line("stock", "stock", CARDS, AS_SET_UP),
    Line("den", "den", CARDS, AS_SET_UP),
    Line("titan", "titan", PLACE, NONE),
    Line("monster_came", "titan_came", PLACE, NONE),
    Line("guardians", "guardian", Guardians(), AS_SET_UP),
    Line("sits_out", "sits_out", Bits(range(3)), 0),
    Line("met", "met", Bits(range(3)), 0),
    Line("swapped", "swapped", Bits(range(3)), 0),
    Line("coins", "coin", Coins(), AS_SET_UP),
    Line("curse", "curse", Word(LEADS, none=True), NONE),
    Line("cave_shrine", "shrine_by", Bearer(), NONE),
    Line("doubloons", "doubloons", Number(0, 5), AS_SET_UP),
    Line("hiding", "hiding", Flag(), AS_SET_UP),
    Line("bought", "bought", Flag(), False),
)
NOW: Final = Sheet(  # what is remembered until the turn ends
    Line("dice", "dice", Numbers(0, 6), none_of(4)),  # two for each partner
    Line("dealt", "dealt", Bits(range(4)), 0),
    Line("free_step", "free_step", MARK, 0),
    Line("shares", "shares", COUNT, 0),
    Line("acted", "acted", Flag(), False),
    Line("failed_shot", "failed_shot", Flag(), False),
    Line("shots", "shots", COUNT, 0),
    Line("bavieca_used", "bavieca_used", Flag(), False),
    Line("given", "given", Bits(LEADS), 0),
    Line("offer_give", "offer_give", Word(ITEMS, none=True), NONE),
    Line("offer_want", "offer_want", Word(("nothing", *ITEMS), none=True), NONE),
    Line("deal_give", "deal_give", Counts(THINGS), NO_DEAL),  # of an offer that is built up
    Line("deal_want", "deal_want", Counts(THINGS), NO_DEAL),
    Line("rerolled", "rerolled", Bits(RIGHTS), 0),
    Line("early_by", "early_by", Number(0, SIDES - 1, none=True), NONE),
    Line("early", "early", Numbers(0, 6), none_of(4)),
    brief=True,
)
BATTLE: Final = Sheet(  # the one under way, or the last one
    Line("kind", "b_kind", Word(KINDS_OF_BATTLE), 0),
    Line("tile", "b_tile", PLACE, NONE),
    Line("attacker", "attacker", FIGHTER, NONE),
    Line("defender", "defender", FIGHTER, NONE),
    Line("building", "b_building", Number(0, SIDES * BUILDINGS - 1, none=True), NONE),
    Line("queue", "queue", Bits(FIGHTERS), 0),
    Line("stage", "stage", Word(STAGES), 0),
    Line("interrupted", "interrupted", Flag(), False),
    Line("to_roll", "to_roll", COUNT, 0),
    Line("attack", "att_dice", Dice(), AS_SET_UP),
    Line("defence", "def_dice", Dice(), AS_SET_UP),
    Line("result", "b_result", Word(RESULTS), 0),
    Line("hid", "b_hid", Flag(), False),
)

# the order in which everything is written
KEYS: Final = (
    *("players", "sides", "thieves", "over", "winners", "limit_reached", "round", "first", "turn", "on_turn", "agenda"),
    *(
        "tiles",
        "shrines",
        "way_in",
        "marks_void",
        "withered",
        "bridge",
        "shrine_tile",
        "island",
        "cave",
        "stock",
        "den",
    ),
    *("wolf", "titan", "monster_came", "guardians", "sits_out", "met", "swapped", "coins", "curse", "cave_shrine"),
    *("doubloons", "hiding", "bought", "now", "battle"),
)
PLAYER_KEYS: Final = (*PLAYER.keys, "ended", "acted")
SIDE_KEYS: Final = (*OF_SIDE.keys[:2], "villagers", *OF_SIDE.keys[2:])
WOLF_KEYS: Final = (*WOLF.keys, "taken")
NOW_KEYS: Final = (*NOW.keys, "passed")
BATTLE_KEYS: Final = (*BATTLE.keys[:5], "lead", "den", *BATTLE.keys[5:])
