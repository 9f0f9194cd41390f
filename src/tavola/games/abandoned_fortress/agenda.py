"""The questions by number, in the order of state.py's list."""

from typing import Final

# questions
FIRST: Final = 0
HERO: Final = 1
TOP: Final = 2
FRONT: Final = 3
BRANCH: Final = 4
GENERAL: Final = 5
PLACE: Final = 6
START_CARD: Final = 7
ROLL: Final = 8
ROCK: Final = 9
DRAGON: Final = 10
MOVE: Final = 11
THEFT: Final = 12
ACT: Final = 13
TRADE: Final = 14
PAY: Final = 15
DEPLOY: Final = 16
BUILD: Final = 17
PICK: Final = 18
CARD: Final = 19
STRIKE: Final = 20
DRAW: Final = 21
KEEP: Final = 22
DISCARD: Final = 23
BLACK: Final = 24
DRUMS: Final = 25
LAST_STAND: Final = 26
CHEST: Final = 27
UPKEEP: Final = 28
CROWN: Final = 29
HOME: Final = 30
OVER: Final = 31

EFFECT: Final = 32  # + Action card: what it asks

# what goes on by itself, between two decisions
CAMP: Final = 49
DEALING: Final = 50
INCOME: Final = 51
ENTERING: Final = 52
HERO_MOVED: Final = 53
STARTERS_BLACK: Final = 54
STARTERS_DRUMS: Final = 55
DEFENDERS_BLACK: Final = 56
DEFENDERS_DRUMS: Final = 57
REVEAL: Final = 58
MOURNING: Final = 59
OPENING: Final = 60
PAYING: Final = 61
TAKING: Final = 62
TURNING_UP: Final = 63
CLAIMING: Final = 64
CROWNING: Final = 65
WINNING: Final = 66
COMING_HOME: Final = 67
PLACING: Final = 68
SUMMONING: Final = 69
LANDING: Final = 70
WALKING: Final = 71
