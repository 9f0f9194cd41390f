"""Codes of what can happen in the Abandoned Fortress; the comment names the arguments.

A leader is `seat * 16 + leader`; a card is -1 for those who may not see it.
"""

from typing import Final

FIRST_PLAYER: Final = 0
HERO_CHOSEN: Final = 1  # a: hero
TOP_SHOWN: Final = 2  # a: deck, b: price
PLACED: Final = 3  # a: leader, b: cell
BRANCH_CHOSEN: Final = 4  # a: branch
CARD_TAKEN: Final = 5  # a: deck, b: market card or -1
ACTION_DRAWN: Final = 6  # a: action card or -1
TURN_BEGAN: Final = 7  # a: gold taken, b: food taken, c: round
ROLLED: Final = 8  # a: white, b: face
ROCK_MOVED: Final = 9  # a: tunnel, or -1 off the board
ALERT: Final = 10  # a: slot
DRAGON_CAME: Final = 11  # a: dragon card
DRAGON_FLEW: Final = 12  # a: cell
DRAGON_LEFT: Final = 13  # a: dragon card
STEPPED: Final = 14  # a: leader, b: from, c: to
TUNNELLED: Final = 15  # a: leader, b: from, c: to
STOLEN: Final = 16  # a: from seat, b: coins
ACTED: Final = 17  # a: action 0 to 3
BOUGHT: Final = 18  # a: deck, b: coins
FOOD_TRADED: Final = 19  # a: food
ASSIGNED: Final = 20  # a: leader, b: military card or -1
CARD_LOST: Final = 21  # a: leader, b: military card
STAGED_LOST: Final = 22  # a: military card
GENERAL_DISMISSED: Final = 23  # a: leader, b: general
BLACK_DISCARDED: Final = 24  # a: Black card
REDEPLOYED: Final = 25  # a: castles included
CASTLE_BUILT: Final = 26  # a: castle, b: cell
WALL_BUILT: Final = 27  # a: cell
ACTION_PLAYED: Final = 28  # a: action card
SPIED: Final = 29  # a: leader
SEEN: Final = 30  # a: leader, b: market card
GOLD_TAKEN: Final = 31  # a: coins
FOOD_TAKEN: Final = 32  # a: food
ATTACKED: Final = 33  # a: attacker or DRAGON, b: defender, wall or DRAGON, c: cell, d: ranged
SECRET_CHOSEN: Final = 34
SHOWN: Final = 35  # a: leader or DRAGON, b: card, c: 0 it counts, 1 it does not, 2 it does not shoot
BLACK_SHOWN: Final = 36  # a: Black card
DRUMS_SHOWN: Final = 37
SMOKE: Final = 38
COMPARED: Final = 39  # a: attacker, b: attack, c: defence, d: counterattack
CARD_SHOT_AT: Final = 40  # a: leader, b: military card, c: attack, d: defence
FELL: Final = 41  # a: leader, b: general card or -1
SENT_HOME: Final = 42  # a: leader
WALL_FELL: Final = 43  # a: cell, b: seat
POINTS: Final = 44  # a: points
DRAGON_SLAIN: Final = 45  # a: dragon card
NO_WINNER: Final = 46
UPKEEP_PAID: Final = 47  # a: leader, b: military card, c: coins
CHEST_OPENED: Final = 48  # a: leader
CROWN_TAKEN: Final = 49  # a: castle leader
CROWN_BACK: Final = 50
QUEUED: Final = 51  # a: place
UNQUEUED: Final = 52
ACTION_DISCARDED: Final = 54  # a: action card
RENEWED: Final = 55  # a: deck, or 7 for the Action deck
TURN_ENDED: Final = 56
WON: Final = 57  # a: winners as bits
LIMIT: Final = 58  # a: winners as bits
ADDED: Final = (
    59  # a: leader, b: what (0 specialty, 1 Rurik, 2 War Drums, from 3 on a Black card), c: attack, d: defence
)
