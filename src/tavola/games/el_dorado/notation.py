"""The option list, first positions, positions in writing, how a game ended."""

from collections.abc import Mapping
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from tavola.games.el_dorado import position, state, story
from tavola.games.el_dorado.data import AUTO, MODE_SEATS, MODES
from tavola.games.el_dorado.kinds import ACTIONS
from tavola.games.el_dorado.state import Dorado
from tavola.games.el_dorado.tables import BASE_FIVE_PLAYERS, HARDCORE_TILES, MODE
from tavola.kernel.errors import BadOption, BadPosition, choices
from tavola.kernel.game import Outcome
from tavola.kernel.options import Option
from tavola.kernel.story import Raw, Told, Voice

__all__ = ["ACTIONS", "OPTIONS", "dump", "load", "narrate", "outcome", "start"]

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
    Option("trade", ("on_turn", "any", "off"), "on_turn", "Who may make offers."),
    Option("trade_offers_per_turn", range(21), 6, "Offers a seat may make in one turn."),
    Option("closed_island", ("ebb", "none"), "ebb", "A closed island may be opened by taking a water tile back."),
    Option("table_radius", (0, *range(4, 13)), 0, "How far from the start tiles may be laid; 0: no limit."),
    Option("round_one_overlap", ("forbid", "peaceful"), "forbid", "Entering occupied tiles in round one."),
    Option("bridge_shape", ("straight", "any"), "straight", "Which two sides a bridge may join."),
    Option("respawn_area", ("any", "island"), "any", "Where a beaten explorer without a shrine may return."),
    Option("base_cave_shrine_tile", ("lift", "stay"), "lift", "Does the cave shrine's tile leave the map?"),
    Option("yanga_repeat", ("until_fail", "once"), "until_fail", "How often Yanga may shoot in a phase."),
    Option("team_dice", ("free", "one_each"), "free", "How partners divide their four dice."),
    Option("den_tie", ("reshuffle", "stay"), "reshuffle", "A tie against the thief of the Thieves tile."),
    Option("cave_in_buildings", ("destroy", "spare"), "destroy", "Buildings beside the exit in a cave-in."),
    Option("turn_dice", ("two", "opposite"), "two", "Two golden dice, or one and its opposite face."),
    Option("round_limit", range(501), 60, "Rounds before the game is ranked; 0: none."),
    Option("hand_visibility", ("hidden", "open"), "hidden", "Are hands open to all?"),
)


def check_options(seats: int, options: vec[i64]) -> None:
    """A mix that does not fit is refused when the game is made. ED-117, ED-R05, ED-R191"""
    mode = AUTO[seats] if options[MODE] == 0 else MODES[options[MODE]]
    fitting = MODE_SEATS[mode] + ((5,) if mode == "base_ffa" and options[BASE_FIVE_PLAYERS] else ())
    if seats not in fitting:
        raise BadOption(f"mode {mode} seats {choices(fitting)}, not {seats}")
    if mode == "solo" and options[HARDCORE_TILES]:
        raise BadOption("hardcore_tiles does not fit the solo game: it must be false")


def start(seats: int, options: vec[i64]) -> Dorado:
    check_options(seats, options)
    return state.start(seats, options)


def dump(t: Dorado) -> dict[str, Any]:
    return position.dump(t)


def load(seats: int, options: vec[i64], written: Mapping[str, Any]) -> Dorado:
    try:
        check_options(seats, options)
    except BadOption as wrong:
        raise BadPosition(str(wrong)) from wrong
    return position.load(seats, options, written)


def outcome(t: Dorado) -> Outcome:
    """Scores are shrines controlled. ED-01, ED-R210, ED-235"""
    winners = tuple(seat for seat in range(t.seats) if t.winners >> seat & 1)
    scores = tuple(float(t.shrines(t.side_of(seat))) for seat in range(t.seats))
    if t.limit_reached:
        return Outcome(winners, scores, "limit", "ED-R210")
    return Outcome(winners, scores, "shrines", "ED-01") if winners else Outcome((), scores, "fallen", "ED-235")


def narrate(event: Raw, voice: Voice) -> Told:
    return story.narrate(event, voice)
