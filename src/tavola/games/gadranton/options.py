"""Every option, declared once: its values, its default, and its place among the codes a position holds."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tavola.games.gadranton.data import LENGTHS, TABLE_LENGTHS
from tavola.kernel.errors import BadOption, choices
from tavola.kernel.options import Option, place

OPTIONS: Final = (
    Option("objectives", LENGTHS, "standard", "How many Objective cards each player gets."),
    Option("action_deck", ("listed46", "box44"), "listed46", "46 Action cards, or 44 with two Accelerated Walk fewer."),
    Option("objective_unique", ("hand", "table"), "hand", "Colours differ in a hand, or all over the table."),
    Option("open_objectives", (False, True), False, "Objective cards lie face up from the start."),
    Option("choose_thief", (False, True), False, "Each player chooses a thief; else they go by seat.", printed=True),
    Option("first_player", ("random", "seat0", "seat1", "seat2", "seat3"), "random", "Who goes first."),
    Option("split_mode", ("free", "half"), "free", "Under Split: divide the steps as you like, or half each."),
    Option("guard_attack_cost", (0, 1), 0, "Steps that a guard's attack costs if it has not moved."),
    Option("interleave", (False, True), True, "Thief and guard may take turns in moving."),
    Option("reach_occupied", (False, True), True, "Keys and crowns may be reached although somebody stands there."),
    Option("beaten_guard_is_asleep", (False, True), True, "A guard that lost a fight counts as asleep.", printed=False),
    Option("blocked_thief_may_attack", (False, True), False, "A blocked thief may fight and shoot.", printed=True),
    Option(
        "arrow_hit_by_thief", ("return", "take"), "return", "A crown shot down goes home, or to the thief who shot."
    ),
    Option("archery_targets", range(1, 7), 3, "Faces of the archery die that show the target."),
    Option(
        "secret_door_use",
        ("one_crossing", "whole_turn"),
        "one_crossing",
        "How long a Secret Door stays open.",
        printed="whole_turn",
    ),
    Option("round_limit", range(100_001), 120, "Rounds before the game is ranked; 0: none.", printed=0),
    Option(
        "blocked_thief",
        ("everything", "steps"),
        "everything",
        "What a blocked thief cannot do; barred from steps alone he may attack in any case.",
        printed="steps",
    ),
    Option(
        "exchange_crown", ("own", "any"), "own", "Crowns a key buys: of own open objectives, or any.", printed="any"
    ),
    Option("cards_before_roll", (False, True), False, "Action cards may be played before the roll too.", printed=True),
    Option("shut_occupied_gate", (False, True), False, "A gate may be shut while somebody is in it.", printed=True),
)

OBJECTIVES: Final = place(OPTIONS, "objectives")
ACTION_DECK: Final = place(OPTIONS, "action_deck")
OBJECTIVE_UNIQUE: Final = place(OPTIONS, "objective_unique")
OPEN_OBJECTIVES: Final = place(OPTIONS, "open_objectives")
CHOOSE_THIEF: Final = place(OPTIONS, "choose_thief")
FIRST_PLAYER: Final = place(OPTIONS, "first_player")
SPLIT_MODE: Final = place(OPTIONS, "split_mode")
GUARD_ATTACK_COST: Final = place(OPTIONS, "guard_attack_cost")
INTERLEAVE: Final = place(OPTIONS, "interleave")
REACH_OCCUPIED: Final = place(OPTIONS, "reach_occupied")
BEATEN_GUARD_IS_ASLEEP: Final = place(OPTIONS, "beaten_guard_is_asleep")
BLOCKED_THIEF_MAY_ATTACK: Final = place(OPTIONS, "blocked_thief_may_attack")
ARROW_HIT_BY_THIEF: Final = place(OPTIONS, "arrow_hit_by_thief")
ARCHERY_TARGETS: Final = place(OPTIONS, "archery_targets")
SECRET_DOOR_USE: Final = place(OPTIONS, "secret_door_use")
ROUND_LIMIT: Final = place(OPTIONS, "round_limit")
BLOCKED_THIEF: Final = place(OPTIONS, "blocked_thief")
EXCHANGE_CROWN: Final = place(OPTIONS, "exchange_crown")
CARDS_BEFORE_ROLL: Final = place(OPTIONS, "cards_before_roll")
SHUT_OCCUPIED_GATE: Final = place(OPTIONS, "shut_occupied_gate")

# codes of their words
TABLE: Final = 1
RANDOM: Final = 0  # else seat + 1
HALF: Final = 1
TAKE: Final = 1
WHOLE_TURN: Final = 1
STEPS: Final = 1
ANY: Final = 1


def check(seats: i64, options: vec[i64]) -> None:
    """A mix that does not fit is refused when the game is made. GA-R02, GA-R51

    The two options of blocked thieves fit each other in every mix: attacks are free if either frees them. GA-R36
    """
    length, fitting = LENGTHS[options[OBJECTIVES]], TABLE_LENGTHS[int(seats)]
    if options[OBJECTIVE_UNIQUE] == TABLE and length not in fitting:
        raise BadOption(f"with objective_unique table {seats} players need objectives {choices(fitting)}, not {length}")
    if options[FIRST_PLAYER] > seats:
        raise BadOption(f"first_player seat{options[FIRST_PLAYER] - 1} has no seat: there are {seats}")
