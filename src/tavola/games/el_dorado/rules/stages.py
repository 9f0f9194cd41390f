"""Kinds, stages and results of a battle."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

# kinds
FIELD: Final = 0
HOUSE: Final = 1  # a farmhouse or outpost
RANGED: Final = 2
DWELLER: Final = 3
MONSTER_ATTACKS: Final = 4
DEN_THIEF: Final = 5

# stages
CHOOSING: Final = 0
ATTACKER: Final = 1
DEFENDER: Final = 2
ATT_ROLL: Final = 3
ATT_REROLL: Final = 4
ATT_AGAIN: Final = 5
DEF_ROLL: Final = 6
DEF_REROLL: Final = 7
DEF_AGAIN: Final = 8
RESULT: Final = 9
AFTER: Final = 10

# results
UNDECIDED: Final = 0
ATTACKER_WON: Final = 1
DEFENDER_WON: Final = 2
TIE: Final = 3

NEXT_STAGE: Final = vec[i64](
    [CHOOSING, CHOOSING, CHOOSING, ATT_REROLL, DEF_ROLL, DEF_ROLL, DEF_REROLL, RESULT, RESULT]
)  # once all dice of a stage lie, or are kept
