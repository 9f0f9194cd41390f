"""Names of cells, figures, cards and actions; the option list; how a game ended."""

from collections.abc import Mapping
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from tavola.games.gadranton import position, state, story
from tavola.games.gadranton.data import (
    CARDS,
    CELLS,
    COLOURS,
    CROWN_CELLS,
    DOTS,
    GATES,
    GUARDS,
    KEY_CELLS,
    LENGTHS,
    MOVERS,
    SECRETS,
    TABLE_LENGTHS,
    THIEVES,
)
from tavola.games.gadranton.state import Gadranton
from tavola.games.gadranton.tables import FIRST_PLAYER, OBJECTIVE_UNIQUE, OBJECTIVES
from tavola.kernel.actions import ActionSpace, kind
from tavola.kernel.bits import bits_in
from tavola.kernel.errors import BadOption, BadPosition, choices
from tavola.kernel.game import Outcome
from tavola.kernel.options import Option
from tavola.kernel.story import Raw, Told, Voice

SEATS: Final = (0, 1, 2, 3)
FIGURES: Final = ("thief", *GUARDS)
YES_NO: Final = ("no", "yes")

OPTIONS: Final = (
    Option("objectives", LENGTHS, "standard", "How many Objective cards each player gets."),
    Option("action_deck", ("listed46", "box44"), "listed46", "46 Action cards, or 44 with two Accelerated Walk fewer."),
    Option("objective_unique", ("hand", "table"), "hand", "Colours differ in a hand, or all over the table."),
    Option("open_objectives", (False, True), False, "Objective cards lie face up from the start."),
    Option("choose_thief", (False, True), False, "Each player chooses a thief; else they go by seat."),
    Option("first_player", ("random", "seat0", "seat1", "seat2", "seat3"), "random", "Who goes first."),
    Option("split_mode", ("free", "half"), "free", "Under Split: divide the steps as you like, or half each."),
    Option("guard_attack_cost", (0, 1), 0, "Steps that a guard's attack costs if it has not moved."),
    Option("interleave", (False, True), True, "Thief and guard may take turns in moving."),
    Option("reach_occupied", (False, True), True, "Keys and crowns may be reached although somebody stands there."),
    Option("beaten_guard_is_asleep", (False, True), True, "A guard that lost a fight counts as asleep."),
    Option("blocked_thief_may_attack", (False, True), False, "A blocked thief may fight and shoot."),
    Option(
        "arrow_hit_by_thief", ("return", "take"), "return", "A crown shot down goes home, or to the thief who shot."
    ),
    Option("archery_targets", range(1, 7), 3, "Faces of the archery die that show the target."),
    Option("secret_door_use", ("one_crossing", "whole_turn"), "one_crossing", "How long a Secret Door stays open."),
    Option("round_limit", range(100_001), 120, "Rounds before the game is ranked; 0: none."),
)

ACTIONS: Final = ActionSpace(
    kind("first", seat=SEATS),
    kind("deal_objective", colour=COLOURS),
    kind("deal_action", card=CARDS),
    kind("choose_thief", name=THIEVES),
    kind("place_thief", dot=DOTS),
    kind("roll", mover=MOVERS, n=range(1, 7)),
    kind("step", figure=FIGURES, cell=CELLS),
    kind("take_crown", pay=("key", "master_key")),
    kind("cross", secret=SECRETS),
    kind("teleport", dot=DOTS),
    kind("reach", cell=KEY_CELLS + CROWN_CELLS, pay=("none", "key", "master_key")),
    kind("fight", attacker=FIGURES, target=SEATS, plus_two=YES_NO),
    kind("shoot", attacker=FIGURES, target=SEATS, by=("tower", "arrow_shot")),
    kind("accelerated_walk", figure=("thief", "guard")),
    kind("open_close_door", gate=GATES),
    kind("hidden_thief"),
    kind("blocked_thief", rival=SEATS),
    kind("sleeping_guard", guard=GUARDS),
    kind("thief_found", rival=SEATS),
    kind("guard_awake", guard=GUARDS),
    kind("end_turn"),
    kind("plus_two"),
    kind("broken_bow"),
    kind("no"),
    kind("wear"),
    kind("return"),
    kind("fight_dice", attack=range(1, 7), defence=range(1, 7)),
    kind("arrow_dice", face=("target", "flop"), n=range(1, 7)),
    kind("draw", card=CARDS),
    kind("discard", card=CARDS),
)


def start(seats: int, options: vec[i64]) -> Gadranton:
    check_options(seats, options)
    return state.start(seats, options)


def check_options(seats: int, options: vec[i64]) -> None:
    """A mix that does not fit is refused when the game is made."""
    length = LENGTHS[options[OBJECTIVES]]
    if options[OBJECTIVE_UNIQUE] and length not in TABLE_LENGTHS[seats]:
        fitting = choices(TABLE_LENGTHS[seats])
        raise BadOption(f"with objective_unique table {seats} players need objectives {fitting}, not {length}")
    if options[FIRST_PLAYER] > seats:
        raise BadOption(f"first_player seat{options[FIRST_PLAYER] - 1} has no seat: there are {seats}")


def dump(city: Gadranton) -> dict[str, Any]:
    return position.dump(city)


def load(seats: int, options: vec[i64], written: Mapping[str, Any]) -> Gadranton:
    try:
        check_options(seats, options)
    except BadOption as wrong:
        raise BadPosition(str(wrong)) from wrong
    return position.load(seats, options, written)


def outcome(city: Gadranton) -> Outcome:
    """Scores are delivered crowns. GA-90, GA-R55"""
    winners = tuple(seat for seat in range(city.seats) if city.winners >> seat & 1)
    scores = tuple(float(bits_in(city.delivered[seat])) for seat in range(city.seats))
    home = city.some_winner_is_home()
    return Outcome(winners, scores, "all_home" if home else "limit", "GA-90" if home else "GA-R55")


def narrate(event: Raw, voice: Voice) -> Told:
    return story.narrate(event, voice)
