"""Where the game stands (`phase`) and what is asked just now (`asks`)."""

from typing import Final

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

# questions
ASK_FIRST: Final = 0
ASK_HERO: Final = 1
ASK_TOP: Final = 2
ASK_FRONT: Final = 3
ASK_BRANCH: Final = 4
ASK_GENERAL: Final = 5
ASK_PLACE: Final = 6  # a leader of the active seat
ASK_START_CARD: Final = 7
ASK_ROLL: Final = 8
ASK_ROCK: Final = 9
ASK_DRAGON: Final = 10
ASK_MOVE: Final = 11
ASK_THEFT: Final = 12
ASK_ACT: Final = 13
ASK_TRADE: Final = 14
ASK_PAY: Final = 15
ASK_DEPLOY: Final = 16
ASK_BUILD: Final = 17
ASK_PICK: Final = 18  # in Move and battle
ASK_CARD: Final = 19
ASK_EFFECT: Final = 20  # what the Action card needs to know
ASK_STRIKE: Final = 21
ASK_DRAW: Final = 22
ASK_KEEP: Final = 23
ASK_DISCARD: Final = 24
ASK_BLACK: Final = 25
ASK_DRUMS: Final = 26
ASK_LAST_STAND: Final = 27
ASK_CHEST: Final = 28
ASK_UPKEEP: Final = 29
ASK_CROWN: Final = 30
ASK_HOME: Final = 31  # a hero that was sent home
ASK_NOTHING: Final = 32

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
