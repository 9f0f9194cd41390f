"""Names of squares, tokens and actions."""

from typing import Final

from tavola.games.dracomundis.data import CELLS, FACINGS, KINDS
from tavola.kernel.actions import ActionSpace, kind
from tavola.kernel.options import Option

OPTIONS: Final = (
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
