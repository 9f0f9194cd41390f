"""Names of squares, tokens and actions; the start, the outcome, and positions in writing."""

from collections.abc import Mapping
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from tavola.games.dracomundis import position, scoring, state
from tavola.games.dracomundis.data import CELLS, FACINGS, KINDS
from tavola.games.dracomundis.log import narrate
from tavola.games.dracomundis.state import DracoMundis
from tavola.games.dracomundis.tables import MAX_ROUNDS, QUIET_ROUNDS
from tavola.kernel.actions import ActionSpace, kind
from tavola.kernel.errors import BadOption, BadPosition
from tavola.kernel.game import Outcome
from tavola.kernel.options import Option

__all__ = ["ACTIONS", "OPTIONS", "dump", "load", "narrate", "outcome", "start"]

OPTIONS: Final = (  # the variants go together, DM-R60
    Option("dragon_traps", (False, True), False, "Each player has a 20th token, the Dragon Trap."),
    Option("warpath", (False, True), False, "Once a game each player may give up a Sherpa for one more action."),
    Option("setup_step", (1, 2), 1, "Tokens placed in each turn of setup."),
    Option("dragon_vp_total", (3, 4), 3, "Victory points of a Dragon won: 3, or 3 + 1."),
    Option("prisoner_scores", ("captor", "nobody"), "captor", "Who scores a prisoner on a Jungle or a Mountain."),
    Option("cannibal_takes_journalist", (True, False), True, "A Cannibal may capture a Journalist."),
    Option("trap_helps_cannibal", (True, False), True, "A trap's -3 counts when a Cannibal captures a Dragon."),
    Option(
        "any_flip_fights",
        ("never", "if_adjacent"),
        "never",
        "Whether a rival turned over by action 7 next to you must be fought.",
    ),
    Option(
        "stuck_test",
        ("any_facing", "current_facing"),
        "any_facing",
        "A character is stuck if it could not move however it faced, or as it faces now.",
    ),
    Option(
        "memory_aid",
        ("full", "owner", "none"),
        "full",
        "What the screen remembers: owners and kinds you know, owners only, or blank backs.",
    ),
    Option("quiet_rounds", (8, 4, 6, 12, 0), 8, "Rounds without a token turned before one must be flipped; 0: never."),
    Option("max_rounds", (0, 100, 200), 0, "The game stops after so many rounds; 0: never."),
    Option(
        "tie_break", ("shared", "dragons"), "shared", "A tie is shared, or goes to more Dragons, then characters won."
    ),
)

ACTIONS: Final = ActionSpace(
    kind("first", seat=range(4)),
    kind("pick", token=KINDS),
    kind("place", cell=CELLS),
    kind("face", facing=FACINGS),
    kind("look", cell=CELLS),
    kind("move", **{"from": CELLS, "to": CELLS}),
    kind("reveal", cell=CELLS),
    kind("fight", target=CELLS),
    kind("orient", cell=CELLS, facing=FACINGS),
    kind("destroy", ss307=CELLS, camp=CELLS),
    kind("flip", cell=CELLS),
    kind("push", **{"from": CELLS, "direction": FACINGS, "distance": range(1, 5)}),
    kind("sacrifice", cell=CELLS),
    kind("end_turn"),
)


ENDLESS: Final = "quiet_rounds and max_rounds cannot both be 0: such a game need not end (DM-R40)"


def start(seats: int, options: vec[i64]) -> DracoMundis:
    if options[QUIET_ROUNDS] == 0 and options[MAX_ROUNDS] == 0:
        raise BadOption(ENDLESS)
    return state.start(seats, options)


def dump(position_now: DracoMundis) -> dict[str, Any]:
    return position.dump(position_now)


def load(seats: int, options: vec[i64], written: Mapping[str, Any]) -> DracoMundis:
    if options[QUIET_ROUNDS] == 0 and options[MAX_ROUNDS] == 0:
        raise BadPosition(ENDLESS)
    return position.load(seats, options, written)


def outcome(ended: DracoMundis) -> Outcome:
    """DM-62, DM-63, DM-78: scores are victory points."""
    winners = tuple(seat for seat in range(ended.seats) if ended.winners >> seat & 1)
    scores = tuple(float(scoring.points(ended, seat)) for seat in range(ended.seats))
    reason, clause = ("all_revealed", "DM-62") if ended.hidden == 0 else ("round_limit", "DM-78")
    return Outcome(winners, scores, reason, clause)
