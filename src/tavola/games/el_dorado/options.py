"""Every option, declared once: its values, its default, and its place among the codes a position holds."""

from typing import Final

from mypy_extensions import i64

from tavola.games.el_dorado.data import MODES
from tavola.kernel.options import Option, place

OPTIONS: Final = (
    Option("mode", MODES, "auto", "Base game, expansion, Thieves, teams or solo; auto goes by the number of seats."),
    Option("hardcore_tiles", (False, True), False, "Important tiles are dealt to the players."),
    Option("hardcore_battle", (False, True), False, "Battle dice may be rerolled for gold."),
    Option("hardcore_turn", (False, True), False, "Six turn points instead of golden dice."),
    Option("base_five_players", (False, True), False, "The base game also seats five."),
    Option("expansion_cave_tiles", ("nine", "eight_random"), "nine", "How many expansion cave tiles are used."),
    Option("battle_die", ("1-6", "0-5"), "1-6", "Faces of the battle die."),
    Option("large_group_rule", (True, False), True, "With six or more seats two island shrines are enough."),
    Option("laffite_pick", ("random", "choose"), "random", "Laffite takes a random card, or looks and chooses."),
    Option("trade", ("on_turn", "any", "off"), "on_turn", "Who may make offers.", printed="any"),
    Option("trade_offers_per_turn", range(-1, 21), 6, "Offers a seat may make in one turn; -1: no limit.", printed=-1),
    Option(
        "closed_island",
        ("ebb", "none"),
        "ebb",
        "A closed island may be opened by taking a water tile back.",
        printed="none",
    ),
    Option("table_radius", (0, *range(4, 13)), 0, "How far from the start tiles may be laid; 0: no limit."),
    Option("round_one_overlap", ("forbid", "peaceful"), "forbid", "Entering occupied tiles in round one."),
    Option("bridge_shape", ("straight", "any"), "straight", "Which two sides a bridge may join."),
    Option("respawn_area", ("any", "island"), "any", "Where a beaten explorer without a shrine may return."),
    Option("base_cave_shrine_tile", ("lift", "stay"), "lift", "Does the cave shrine's tile leave the map?"),
    Option(
        "yanga_repeat",
        ("until_fail", "once", "always"),
        "until_fail",
        "How often Yanga may shoot in a phase.",
        printed="always",
    ),
    Option("team_dice", ("free", "one_each"), "free", "How partners divide their four dice."),
    Option("den_tie", ("reshuffle", "stay"), "reshuffle", "A tie against the thief of the Thieves tile."),
    Option("cave_in_buildings", ("destroy", "spare"), "destroy", "Buildings beside the exit in a cave-in."),
    Option("turn_dice", ("two", "opposite"), "two", "Two golden dice, or one and its opposite face."),
    Option("round_limit", range(501), 60, "Rounds before the game is ranked; 0: none.", printed=0),
    Option("hand_visibility", ("hidden", "open"), "hidden", "Are hands open to all?"),
    Option(
        "offers",
        ("one_type", "any_cards"),
        "one_type",
        "An offer holds one thing for one thing, or any cards and treasures of both sides.",
        printed="any_cards",
    ),
    Option(
        "exchange_times",
        ("any", "exploring"),
        "any",
        "Cards are exchanged with the stacks at any time, or not while gathering, surrendering and trading.",
        before="exploring",
    ),
    Option(
        "farmhouse_windows",
        (False, True),
        False,
        "Both sides bring pieces again before each battle about a farmhouse.",
        printed=True,
    ),
    Option(
        "bellona_step",
        ("asked", "first"),
        "asked",
        "Bellona says which step is her free one, or the first step is.",
        before="first",
    ),
    Option(
        "titan_tie",
        ("stop", "continue"),
        "stop",
        "A tie in the turn of the Titan or a Guardian sends it back, or it goes on.",
        printed="continue",
    ),
    Option(
        "titan_found_tie",
        ("stays", "reshuffle"),
        "stays",
        "After a tie with the Titan just found it stays, or its tile goes back.",
        printed="reshuffle",
    ),
    Option(
        "cave_in_placer",
        ("finder", "opponent"),
        "finder",
        "Who places an explorer of the finder's own side that a cave-in has buried.",
        before="opponent",
    ),
    Option(
        "cave_in_doubloons",
        ("kept", "two"),
        "kept",
        "Thieves whom a cave-in drives into hiding keep their doubloons, or have two.",
        before="two",
    ),
    Option(
        "reroll_rights",
        ("separate", "one_moment"),
        "separate",
        "The reroll of Jiménez beside that for gold or by Nicolas, or all at one moment.",
        before="one_moment",
    ),
    Option(
        "hideout_shields", (True, False), True, "A hideout keeps off-turn attacks away as a fort does.", printed=False
    ),
    Option(
        "thieves_on_occupied",
        (False, True),
        False,
        "New thieves may be placed on tiles that others occupy.",
        printed=True,
    ),
    Option("hector_villagers", ("seven", "six"), "seven", "Hector's villagers in the solo game.", printed="six"),
    Option(
        "early_team_roll",
        (False, True),
        False,
        "The team up next rolls its golden dice early and in secret.",
        printed=True,
    ),
    Option(
        "bridge_removal",
        ("empty", "unoccupied"),
        "empty",
        "A bridge is removed when nobody stands on it, or when no opponent does.",
        printed="unoccupied",
    ),
)

MODE: Final[i64] = place(OPTIONS, "mode")
HARDCORE_TILES: Final[i64] = place(OPTIONS, "hardcore_tiles")
HARDCORE_BATTLE: Final[i64] = place(OPTIONS, "hardcore_battle")
HARDCORE_TURN: Final[i64] = place(OPTIONS, "hardcore_turn")
BASE_FIVE_PLAYERS: Final[i64] = place(OPTIONS, "base_five_players")
EXPANSION_CAVE_TILES: Final[i64] = place(OPTIONS, "expansion_cave_tiles")
BATTLE_DIE: Final[i64] = place(OPTIONS, "battle_die")
LARGE_GROUP_RULE: Final[i64] = place(OPTIONS, "large_group_rule")
LAFFITE_PICK: Final[i64] = place(OPTIONS, "laffite_pick")
TRADE: Final[i64] = place(OPTIONS, "trade")
TRADE_OFFERS: Final[i64] = place(OPTIONS, "trade_offers_per_turn")
CLOSED_ISLAND: Final[i64] = place(OPTIONS, "closed_island")
TABLE_RADIUS: Final[i64] = place(OPTIONS, "table_radius")
ROUND_ONE_OVERLAP: Final[i64] = place(OPTIONS, "round_one_overlap")
BRIDGE_SHAPE: Final[i64] = place(OPTIONS, "bridge_shape")
RESPAWN_AREA: Final[i64] = place(OPTIONS, "respawn_area")
BASE_CAVE_SHRINE_TILE: Final[i64] = place(OPTIONS, "base_cave_shrine_tile")
YANGA_REPEAT: Final[i64] = place(OPTIONS, "yanga_repeat")
TEAM_DICE: Final[i64] = place(OPTIONS, "team_dice")
DEN_TIE: Final[i64] = place(OPTIONS, "den_tie")
CAVE_IN_BUILDINGS: Final[i64] = place(OPTIONS, "cave_in_buildings")
TURN_DICE: Final[i64] = place(OPTIONS, "turn_dice")
ROUND_LIMIT: Final[i64] = place(OPTIONS, "round_limit")
HAND_VISIBILITY: Final[i64] = place(OPTIONS, "hand_visibility")
OFFERS: Final[i64] = place(OPTIONS, "offers")
EXCHANGE_TIMES: Final[i64] = place(OPTIONS, "exchange_times")
FARMHOUSE_WINDOWS: Final[i64] = place(OPTIONS, "farmhouse_windows")
BELLONA_STEP: Final[i64] = place(OPTIONS, "bellona_step")
TITAN_TIE: Final[i64] = place(OPTIONS, "titan_tie")
TITAN_FOUND_TIE: Final[i64] = place(OPTIONS, "titan_found_tie")
CAVE_IN_PLACER: Final[i64] = place(OPTIONS, "cave_in_placer")
CAVE_IN_DOUBLOONS: Final[i64] = place(OPTIONS, "cave_in_doubloons")
REROLL_RIGHTS: Final[i64] = place(OPTIONS, "reroll_rights")
HIDEOUT_SHIELDS: Final[i64] = place(OPTIONS, "hideout_shields")
THIEVES_ON_OCCUPIED: Final[i64] = place(OPTIONS, "thieves_on_occupied")
HECTOR_VILLAGERS: Final[i64] = place(OPTIONS, "hector_villagers")
EARLY_TEAM_ROLL: Final[i64] = place(OPTIONS, "early_team_roll")
BRIDGE_REMOVAL: Final[i64] = place(OPTIONS, "bridge_removal")

# modes, as the codes of their words
BASE: Final = 1
FFA: Final = 2
FFA_THIEVES: Final = 3
TEAMS: Final = 4
TEAMS_THIEVES: Final = 5
SOLO: Final = 6

# and of other words
TRADE_ANY: Final = 1
TRADE_OFF: Final = 2
NO_LIMIT: Final = -1  # trade_offers_per_turn
ANY_CARDS: Final = 1  # offers
EXPLORING_ONLY: Final = 1  # exchange_times
FREE_STEP_FIRST: Final = 1  # bellona_step
PICKS: Final = 1  # laffite_pick
ANY_SHAPE: Final = 1  # bridge_shape
LEFT_LYING: Final = 1  # base_cave_shrine_tile = stay
ONCE: Final = 1  # yanga_repeat
ALWAYS: Final = 2
STAYS: Final = 1  # den_tie
SPARED: Final = 1  # cave_in_buildings
OPPOSITE: Final = 1  # turn_dice
NO_EBB: Final = 1  # closed_island
PEACEFUL: Final = 1  # round_one_overlap
ON_THE_ISLAND: Final = 1  # respawn_area
GOES_ON: Final = 1  # titan_tie = continue
GOES_BACK: Final = 1  # titan_found_tie = reshuffle
AN_OPPONENT: Final = 1  # cave_in_placer
AS_ALWAYS: Final = 1  # cave_in_doubloons = two
ONE_MOMENT: Final = 1  # reroll_rights
NO_MORE_THAN_OTHERS: Final = 1  # hector_villagers = six
UNOCCUPIED: Final = 1  # bridge_removal
