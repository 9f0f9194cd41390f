"""How far the turn (its phase) and a battle (its stage) have come, and what goes on there."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tavola.games.abandoned_fortress import agenda

NOTHING: Final = -1

# phases: the setup, then the five steps of a turn
FIRST: Final = 0
HEROES: Final = 1
CAMP: Final = 2  # hero, general and Black card of one seat after another
START_CARDS: Final = 3
START: Final = 4
ROLL: Final = 5
DRAGON: Final = 6  # the rock is to be placed
HERO_ENTERS: Final = 7
HERO_MOVE: Final = 8
THEFT: Final = 9
ACT: Final = 10
TRADE: Final = 11
REDEPLOY: Final = 12
BUILD: Final = 13
MARCH: Final = 14
CARD: Final = 15
EFFECT: Final = 16  # of an Action card
DRAW: Final = 17
DISCARD: Final = 18
ENDED: Final = 19

BY_PHASE: Final = vec[i64](
    [agenda.FIRST, agenda.HERO, agenda.CAMP, agenda.DEALING]
    + [agenda.INCOME, agenda.ROLL, agenda.ROCK, agenda.ENTERING, agenda.HERO_MOVED, agenda.THEFT]
    + [agenda.ACT, agenda.TRADE, agenda.PAY, agenda.BUILD, agenda.PICK]
    + [agenda.CARD, NOTHING, agenda.DRAW, agenda.DISCARD, agenda.OVER]
)
NEXT: Final = vec[i64]([NOTHING] * 10 + [NOTHING, CARD, CARD, CARD, CARD, DRAW, DRAW] + [NOTHING] * 3)

# stages of a battle, ledger section 6
NO_BATTLE: Final = 0
STARTER_BLACK: Final = 1
STARTER_DRUMS: Final = 2
DEFENDER_BLACK: Final = 3
DEFENDER_DRUMS: Final = 4
REVEAL: Final = 5
AFTERMATH: Final = 6  # Last Stand
CHEST: Final = 7
UPKEEP: Final = 8

BY_STAGE: Final = vec[i64](
    [NOTHING, agenda.STARTERS_BLACK, agenda.STARTERS_DRUMS, agenda.DEFENDERS_BLACK, agenda.DEFENDERS_DRUMS]
    + [agenda.REVEAL, agenda.MOURNING, agenda.OPENING, agenda.PAYING]
)
