"""Every option, declared once: its values, its default, and its place among the codes a position holds."""

from typing import Final

from tavola.kernel.options import Option, place

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
        printed="current_facing",
    ),
    Option(
        "memory_aid",
        ("full", "owner", "none"),
        "full",
        "What the screen remembers: owners and kinds you know, owners only, or blank backs.",
        printed="none",
    ),
    Option(
        "quiet_rounds",
        (8, 4, 6, 12, 0),
        8,
        "Rounds without a token turned before one must be flipped; 0: never.",
        printed=0,
    ),
    Option("max_rounds", (0, 100, 200), 0, "The game stops after so many rounds; 0: never."),
    Option(
        "tie_break", ("shared", "dragons"), "shared", "A tie is shared, or goes to more Dragons, then characters won."
    ),
    Option(
        "biplane_crosses_traps",
        (False, True),
        False,
        "Whether the Biplane flies over a Dragon Trap that is face up; it never lands on one.",
        before=True,
    ),
    Option(
        "push_distance",
        ("up_to", "exact"),
        "up_to",
        "A trap is pushed up to the number in the arrow, or exactly that many squares.",
        printed="exact",
    ),
    Option(
        "colours",
        ("by_seat", "chosen"),
        "by_seat",
        "Colours go by seat, or each player chooses one before the first player is drawn.",
        printed="chosen",
    ),
    Option(
        "setup",
        ("placed", "random"),
        "placed",
        "Each player places the own tokens, or the lot places all of them.",
    ),
)

DRAGON_TRAPS: Final = place(OPTIONS, "dragon_traps")
WARPATH: Final = place(OPTIONS, "warpath")
SETUP_STEP: Final = place(OPTIONS, "setup_step")
DRAGON_VP: Final = place(OPTIONS, "dragon_vp_total")
PRISONER_SCORES: Final = place(OPTIONS, "prisoner_scores")
TAKES_JOURNALIST: Final = place(OPTIONS, "cannibal_takes_journalist")
TRAP_HELPS: Final = place(OPTIONS, "trap_helps_cannibal")
FLIP_FIGHTS: Final = place(OPTIONS, "any_flip_fights")
STUCK_TEST: Final = place(OPTIONS, "stuck_test")
MEMORY_AID: Final = place(OPTIONS, "memory_aid")
QUIET_ROUNDS: Final = place(OPTIONS, "quiet_rounds")
MAX_ROUNDS: Final = place(OPTIONS, "max_rounds")
TIE_BREAK: Final = place(OPTIONS, "tie_break")
BIPLANE_CROSSES_TRAPS: Final = place(OPTIONS, "biplane_crosses_traps")
PUSH_DISTANCE: Final = place(OPTIONS, "push_distance")
COLOUR_CHOICE: Final = place(OPTIONS, "colours")
SETUP: Final = place(OPTIONS, "setup")

# codes of their words
CAPTOR: Final = 0
NEVER: Final = 0
ANY_FACING: Final = 0
FULL: Final = 0
OWNER_ONLY: Final = 1
SHARED: Final = 0
UP_TO: Final = 0
GIVEN: Final = 0
BY_LOT: Final = 1
