"""Every option, declared once: its values, its default, and its place among the codes a position holds."""

from typing import Final

from tavola.kernel.options import Option, place

OPTIONS: Final = (
    Option("teams", (False, True), False, "Two teams of two, allies opposite; four seats only."),
    Option(
        "late_start", ("cards", "none"), "cards", "Later seats begin with Action cards, or nobody does.", printed="none"
    ),
    Option("boost_rule", ("two_rules", "leader_only"), "two_rules", "Specialty and weapon rule, or one single boost."),
    Option("food_income", ("home1_castle1", "home1", "home2"), "home1_castle1", "Where food comes from."),
    Option("redeploy_cost", ("field2_all3", "flat2", "flat3"), "field2_all3", "Food for a redeployment."),
    Option(
        "initial_general",
        ("top", "choose"),
        "top",
        "The first general: top of a deck, or any card of it.",
        printed="choose",
    ),
    Option(
        "hero_choice",
        ("reverse_order", "turn_order", "random"),
        "reverse_order",
        "In which order heroes are chosen.",
        printed="turn_order",  # the only order the rulebook knows
    ),
    Option("hero_castle_branch", ("own", "uniform"), "own", "Heroes and castles lead their branch, or any one branch."),
    Option("range_metric", ("manhattan", "straight"), "manhattan", "Shots in any shape of 2 or 3 steps, or in a line."),
    Option("hero_army_move", (False, True), True, "The hero may also move in Move and battle."),
    Option("own_walls_passable", (False, True), False, "Pieces may cross own walls."),
    Option("empty_castle", ("falls", "base_defence"), "falls", "An empty castle falls at once, or defends itself."),
    Option("queue_bonus", ("while_first", "once"), "while_first", "20 points while first in the Queue, or once."),
    Option("dragon_card_replaces_crown", (False, True), False, "A Dragon card counts as the crown for winning."),
    Option("march_food", (0, 1), 0, "Food a general's first step costs in Move and battle."),
    Option("dragon_card_points", (10, 0), 10, "Points on a Dragon card.", printed=0),  # it names none
    Option("action_hand_limit", (7, 0), 7, "Action cards kept at the end of a turn; 0: no limit.", printed=0),
    Option("first_player", ("random", "seat", "oldest"), "random", "Who begins: by lot, or seat 0.", printed="oldest"),
    Option("free_walls", (False, True), False, "Walls on any inner or wall space."),
    Option("round_limit", range(100_001), 40, "Rounds before the game is ranked; 0: none.", printed=0),
    Option(
        "card_backs",
        ("visible", "count_only"),
        "visible",
        "Others see branch and price of cards, or numbers only.",
        printed="count_only",  # not on the rulebook's list of what is public
    ),
    Option(
        "shooters",
        ("archery_cards", "whole_unit"),
        "archery_cards",
        "In an Archery unit its Archery cards shoot, or all its cards.",
        printed="whole_unit",
    ),
    Option(
        "maintenance",
        ("armed_battles", "every_battle"),
        "armed_battles",
        "Maintenance is due where cards were shown, or also after unarmed pieces and empty castles.",
        printed="every_battle",
    ),
    Option(
        "one_battle",
        ("started", "any"),
        "started",
        "A unit has one battle a turn of those it starts, or of all it is in.",
        printed="any",
    ),
    Option("food_open", (False, True), True, "Everybody sees how much food a player has.", printed=False),
)

TEAMS: Final = place(OPTIONS, "teams")
LATE_START: Final = place(OPTIONS, "late_start")
BOOST_RULE: Final = place(OPTIONS, "boost_rule")
FOOD_INCOME: Final = place(OPTIONS, "food_income")
REDEPLOY_COST: Final = place(OPTIONS, "redeploy_cost")
INITIAL_GENERAL: Final = place(OPTIONS, "initial_general")
HERO_CHOICE: Final = place(OPTIONS, "hero_choice")
HERO_CASTLE_BRANCH: Final = place(OPTIONS, "hero_castle_branch")
RANGE_METRIC: Final = place(OPTIONS, "range_metric")
HERO_ARMY_MOVE: Final = place(OPTIONS, "hero_army_move")
OWN_WALLS_PASSABLE: Final = place(OPTIONS, "own_walls_passable")
EMPTY_CASTLE: Final = place(OPTIONS, "empty_castle")
QUEUE_BONUS: Final = place(OPTIONS, "queue_bonus")
DRAGON_CARD_REPLACES_CROWN: Final = place(OPTIONS, "dragon_card_replaces_crown")
MARCH_FOOD: Final = place(OPTIONS, "march_food")
DRAGON_CARD_POINTS: Final = place(OPTIONS, "dragon_card_points")
ACTION_HAND_LIMIT: Final = place(OPTIONS, "action_hand_limit")
FIRST_PLAYER: Final = place(OPTIONS, "first_player")
FREE_WALLS: Final = place(OPTIONS, "free_walls")
ROUND_LIMIT: Final = place(OPTIONS, "round_limit")
CARD_BACKS: Final = place(OPTIONS, "card_backs")
SHOOTERS: Final = place(OPTIONS, "shooters")
MAINTENANCE: Final = place(OPTIONS, "maintenance")
ONE_BATTLE: Final = place(OPTIONS, "one_battle")
FOOD_OPEN: Final = place(OPTIONS, "food_open")

# codes of their words
NO_CARDS: Final = 1
LEADER_ONLY: Final = 1
HOME1_CASTLE1: Final = 0
FIELD2_ALL3: Final = 0
FLAT3: Final = 2
CHOOSE: Final = 1
REVERSE_ORDER: Final = 0
BY_LOT: Final = 2
UNIFORM: Final = 1
STRAIGHT: Final = 1
BASE_DEFENCE: Final = 1
ONCE: Final = 1
RANDOM: Final = 0
COUNT_ONLY: Final = 1
WHOLE_UNIT: Final = 1
EVERY_BATTLE: Final = 1
ANY: Final = 1
