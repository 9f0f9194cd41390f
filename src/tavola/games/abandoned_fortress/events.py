"""Everything that can happen, declared once: the names it is told under with their cues; the comment names arguments.

A leader is `seat * 16 + leader`; a card is -1 for those who may not see it, food where it is closed to them.
"""

from typing import Final

from tavola.kernel.cues import (
    BUILD,
    CAPTURE,
    CARD,
    FIGHT,
    GAIN,
    LOSS,
    MOVE,
    QUIET,
    REVEAL,
    ROLL,
    TURN,
    WIN,
    Events,
)

EVENTS: Final = Events()
FIRST_PLAYER: Final = EVENTS.add(first=TURN)
HERO_CHOSEN: Final = EVENTS.add(hero_chosen=CARD)  # a: hero
TOP_SHOWN: Final = EVENTS.add(top=QUIET)  # a: deck, b: price
PLACED: Final = EVENTS.add(placed=MOVE)  # a: leader, b: cell
BRANCH_CHOSEN: Final = EVENTS.add(branch=QUIET)  # a: branch
CARD_TAKEN: Final = EVENTS.add(card_taken=CARD, card_taken_unseen=CARD, teaches=True)  # a: deck, b: market card or -1
ACTION_DRAWN: Final = EVENTS.add(action_drawn=CARD, action_drawn_unseen=CARD, teaches=True)  # a: action card or -1
TURN_BEGAN: Final = EVENTS.add(turn=TURN, turn_unseen=TURN)  # a: gold taken, b: food taken or -1, c: round
ROLLED: Final = EVENTS.add(rolled=ROLL)  # a: white, b: face
ROCK_MOVED: Final = EVENTS.add(rock=MOVE, rock_off=MOVE)  # a: tunnel, or -1 off the board
ALERT: Final = EVENTS.add(alert=QUIET)  # a: slot
DRAGON_CAME: Final = EVENTS.add(dragon_came=REVEAL)  # a: dragon card
DRAGON_FLEW: Final = EVENTS.add(dragon_flew=MOVE)  # a: cell
DRAGON_LEFT: Final = EVENTS.add(dragon_left=MOVE)  # a: dragon card
STEPPED: Final = EVENTS.add(stepped=MOVE)  # a: leader, b: from, c: to
TUNNELLED: Final = EVENTS.add(tunnelled=MOVE)  # a: leader, b: from, c: to
STOLEN: Final = EVENTS.add(stolen=LOSS)  # a: from seat, b: coins
ACTED: Final = EVENTS.add(acted=QUIET)  # a: action 0 to 3
BOUGHT: Final = EVENTS.add(bought=BUILD)  # a: deck, b: coins
FOOD_TRADED: Final = EVENTS.add(food_traded=GAIN)  # a: food
ASSIGNED: Final = EVENTS.add(assigned=CARD, assigned_unseen=CARD)  # a: leader, b: military card or -1
CARD_LOST: Final = EVENTS.add(card_lost=LOSS, teaches=True)  # a: leader, b: military card
STAGED_LOST: Final = EVENTS.add(staged_lost=CARD, teaches=True)  # a: military card
GENERAL_DISMISSED: Final = EVENTS.add(dismissed=LOSS)  # a: leader, b: general
BLACK_DISCARDED: Final = EVENTS.add(black_discarded=CARD, teaches=True)  # a: Black card
REDEPLOYED: Final = EVENTS.add(redeployed=CARD, redeployed_castles=CARD)  # a: castles included
CASTLE_BUILT: Final = EVENTS.add(castle_built=BUILD)  # a: castle, b: cell
WALL_BUILT: Final = EVENTS.add(wall_built=BUILD)  # a: cell
ACTION_PLAYED: Final = EVENTS.add(action_played=CARD, teaches=True)  # a: action card
SPIED: Final = EVENTS.add(spied=QUIET)  # a: leader
SEEN: Final = EVENTS.add(seen=REVEAL, teaches=True)  # a: leader, b: market card
GOLD_TAKEN: Final = EVENTS.add(gold_taken=GAIN)  # a: coins
FOOD_TAKEN: Final = EVENTS.add(food_taken=GAIN, food_taken_unseen=GAIN)  # a: food or -1
# a: attacker or DRAGON, b: defender, wall or DRAGON, c: cell, d: ranged
ATTACKED: Final = EVENTS.add(attacked=FIGHT, shot=FIGHT)
SECRET_CHOSEN: Final = EVENTS.add(secret=CARD)
# a: leader or DRAGON, b: card, c: 0 it counts, 1 it does not, 2 it does not shoot
SHOWN: Final = EVENTS.add(shown=REVEAL, shown_idle=REVEAL, shown_close=REVEAL, teaches=True)
BLACK_SHOWN: Final = EVENTS.add(black_shown=REVEAL, teaches=True)  # a: Black card
DRUMS_SHOWN: Final = EVENTS.add(drums=REVEAL, teaches=True)
SMOKE: Final = EVENTS.add(smoke=QUIET)
COMPARED: Final = EVENTS.add(compared=FIGHT, countered=FIGHT)  # a: attacker, b: attack, c: defence, d: counterattack
CARD_SHOT_AT: Final = EVENTS.add(card_shot_at=FIGHT)  # a: leader, b: military card, c: attack, d: defence
FELL: Final = EVENTS.add(fell=CAPTURE, fell_general=CAPTURE, teaches=True)  # a: leader, b: general card or -1
SENT_HOME: Final = EVENTS.add(sent_home=CAPTURE)  # a: leader
WALL_FELL: Final = EVENTS.add(wall_fell=CAPTURE)  # a: cell, b: seat
POINTS: Final = EVENTS.add(points=GAIN)  # a: points
DRAGON_SLAIN: Final = EVENTS.add(dragon_slain=CAPTURE)  # a: dragon card
NO_WINNER: Final = EVENTS.add(no_winner=QUIET)
UPKEEP_PAID: Final = EVENTS.add(upkeep=LOSS)  # a: leader, b: military card, c: coins
CHEST_OPENED: Final = EVENTS.add(chest=CARD)  # a: leader
CROWN_TAKEN: Final = EVENTS.add(crown_taken=GAIN)  # a: castle leader
CROWN_BACK: Final = EVENTS.add(crown_back=LOSS)
QUEUED: Final = EVENTS.add(queued=GAIN)  # a: place
UNQUEUED: Final = EVENTS.add(unqueued=LOSS)
NOTHING: Final = EVENTS.add()  # never told: the codes of those after it are kept
ACTION_DISCARDED: Final = EVENTS.add(action_discarded=CARD, teaches=True)  # a: action card
RENEWED: Final = EVENTS.add(renewed=CARD, deck_renewed=CARD)  # a: deck, or ACTION_DECK
TURN_ENDED: Final = EVENTS.add(turn_ended=TURN)
WON: Final = EVENTS.add(won=WIN)  # a: winners as bits
LIMIT: Final = EVENTS.add(limit=WIN)  # a: winners as bits
# a: leader, b: what (0 specialty, 1 Rurik, 2 War Drums, from 3 on a Black card), c: attack, d: defence
ADDED: Final = EVENTS.add(added=QUIET)
GENERAL_GONE: Final = EVENTS.add(general_gone=QUIET, teaches=True)  # a: market card
