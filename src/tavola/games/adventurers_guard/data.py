"""What is printed: the board, the pawns, the die and the start."""

from typing import Final

COLUMNS: Final = "abcdefghi"
SIZE: Final = 9
TILES: Final = tuple(f"{column}{row}" for row in range(1, SIZE + 1) for column in COLUMNS)  # AG-02, AG-R42

SIDES: Final = ("south", "north")  # AG-01
TYPES: Final = ("adventurer", "mage", "ranger", "warrior")
LETTERS: Final = "AMRW"
COLOURS: Final = ("orange", "blue", "green", "red")  # AG-09
COPIES: Final = (1, 2, 2, 1)  # AG-03, AG-R02
BASE_RANGE: Final = (1, 2, 3, 2)

# one step = (columns east, rows in the pawn's heading), AG-35
STEPS: Final = (
    ((-1, 1), (0, 1), (1, 1), (-1, 0), (1, 0), (-1, -1), (0, -1), (1, -1)),  # adventurer, AG-29
    ((0, 1), (-1, 0), (1, 0)),  # mage, AG-27
    ((-1, 1), (1, 1), (-1, -1), (1, -1)),  # ranger, AG-28
    ((-1, 0), (1, 0), (-1, 1), (1, 1)),  # warrior, AG-30, AG-R45
)

DIE: Final = ("mage", "mage", "adventurer", "ranger", "warrior", "warrior")  # faces 1 to 6, AG-12, AG-R08

PAWNS: Final = ("S-A", "S-M1", "S-M2", "S-R1", "S-R2", "S-W", "N-A", "N-M1", "N-M2", "N-R1", "N-R2", "N-W")
TYPE_OF_PAWN: Final = (0, 1, 1, 2, 2, 3, 0, 1, 1, 2, 2, 3)
START: Final = (
    "e1",
    "d1",
    "f1",
    "d2",
    "f2",
    "",
    "e9",
    "d9",
    "f9",
    "d8",
    "f8",
    "",
)  # AG-04, AG-05, AG-06, AG-R01, AG-R03
HANDS: Final = ("left", "right")
CORNERS: Final = (("a1", "i1"), ("i9", "a9"))  # by side, then left and right as its player sees it, AG-07
HEADINGS: Final = ("up", "down")
