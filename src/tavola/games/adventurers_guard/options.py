"""Every option, declared once: its values, its default, and its place among the codes a position holds."""

from typing import Final

from tavola.kernel.options import Option, place

OPTIONS: Final = (
    Option("first_player", ("random", "seat0", "seat1"), "random", "Who goes first: drawn by lot, or a named seat."),
    Option(
        "warrior_corner",
        ("diagonal", "facing"),
        "diagonal",
        "Which corner is opposite: across the board, or in the same column.",
    ),
    Option("may_hold", (False, True), False, "You may refuse to move your own pawn."),
    Option("range_cap", (0, 2), 0, "0: every crossing adds range; 2: at most two increases a pawn."),
    Option("borrow", ("optional", "forced"), "optional", "Whether you may decline to move an enemy pawn."),
    Option(
        "suicide_guard",
        ("no_danger", "no_capture"),
        "no_danger",
        "Whether a borrowed pawn may be sent into your reach.",
    ),
    Option("turn_limit", range(1001), 150, "Turns each before pawns are counted; 0: none.", printed=0),
    Option(
        "borrow_captures_own", (False, True), False, "Whether a borrowed pawn may take your own pawns.", printed=True
    ),
)

FIRST_PLAYER: Final = place(OPTIONS, "first_player")
WARRIOR_CORNER: Final = place(OPTIONS, "warrior_corner")
MAY_HOLD: Final = place(OPTIONS, "may_hold")
RANGE_CAP: Final = place(OPTIONS, "range_cap")
BORROW: Final = place(OPTIONS, "borrow")
SUICIDE_GUARD: Final = place(OPTIONS, "suicide_guard")
TURN_LIMIT: Final = place(OPTIONS, "turn_limit")
BORROW_CAPTURES_OWN: Final = place(OPTIONS, "borrow_captures_own")

# codes of their words
RANDOM: Final = 0
FACING: Final = 1
OPTIONAL: Final = 0
NO_CAPTURE: Final = 1
