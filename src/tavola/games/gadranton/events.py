"""Everything that can happen, declared once: the names it is told under with their cues; the comment names arguments.

`d` also says who is which thief. Cards and colours are -1 for those who may not know them. A card played was in a
hand, which others learn unless they could count on it, a crown put on is among somebody's objectives, and the end
shows all cards: so much others learn. Where any crown may be taken, its card is learnt of when it comes to a dot.
"""

from typing import Final

from tavola.kernel.cues import CAPTURE, CARD, END, FIGHT, GAIN, LOSS, MOVE, OFFER, QUIET, ROLL, TURN, WIN, Events

EVENTS: Final = Events()
FIRST_PLAYER: Final = EVENTS.add(first=TURN)  # a: seat
# a: seat, b: colour
OBJECTIVE_DEALT: Final = EVENTS.add(teaches=True, dealt_objective=CARD, dealt_objective_unseen=CARD)
DEAL_STUCK: Final = EVENTS.add(deal_stuck=LOSS)
ACTION_DEALT: Final = EVENTS.add(teaches=True, dealt_action=CARD, dealt_action_unseen=CARD)  # a: seat, b: card
THIEF_CHOSEN: Final = EVENTS.add(chose_thief=GAIN)  # a: thief, b: seat
THIEF_PLACED: Final = EVENTS.add(placed=MOVE)  # a: cell
TURN_BEGAN: Final = EVENTS.add(turn=TURN)  # a: crowns taken back
ROLLED: Final = EVENTS.add(rolled=ROLL)  # a: mover, b: n
STEPPED: Final = EVENTS.add(stepped=MOVE)  # a: figure (0 to 3 thieves, 4 to 7 guards), b: from, c: to
KEY_TAKEN: Final = EVENTS.add(key=GAIN)  # a: colour
CROWN_TAKEN: Final = EVENTS.add(teaches=True, crown=GAIN)  # a: colour, b: pay
DELIVERED: Final = EVENTS.add(delivered=GAIN)  # a: colour, b: cell
CROSSED: Final = EVENTS.add(crossed=MOVE)  # a: secret door, b: from, c: to
TELEPORTED: Final = EVENTS.add(teleported=MOVE)  # a: from, b: to
REACHED: Final = EVENTS.add(reached=QUIET)  # a: cell
FIGHT_CALLED: Final = EVENTS.add(fight=FIGHT)  # a: attacker, b: target, c: plus two
SHOT_CALLED: Final = EVENTS.add(shot=FIGHT)  # a: attacker, b: target, c: by card, d: range
ANSWERED: Final = EVENTS.add(teaches=True, answered=CARD, no_answer=OFFER)  # a: card, or -1 for no
FIGHT_DICE: Final = EVENTS.add(fight_dice=ROLL)  # a: attacker's total, b: defender's total
ARROW_DICE: Final = EVENTS.add(arrow_dice=ROLL)  # a: 1 for the target, b: number, c: range
CROWN_LOST: Final = EVENTS.add(crown_lost=CAPTURE)  # a: seat, b: colour
CROWN_KEPT: Final = EVENTS.add(crown_kept=QUIET)  # a: seat
CROWN_WON: Final = EVENTS.add(teaches=True, crown_won=GAIN)  # a: colour
CROWN_RETURNED: Final = EVENTS.add(crown_returned=QUIET)  # a: colour
GUARD_BEATEN: Final = EVENTS.add(guard_beaten=CAPTURE)  # a: guard, b: seat whose crown it bears, c: 1 if not asleep
CARD_PLAYED: Final = EVENTS.add(walk=CARD, laid=CARD, played=CARD)  # a: card, b: what it is laid on, or -1
DOOR_SHUT: Final = EVENTS.add(door_shut=MOVE)  # a: gate
DOOR_OPENED: Final = EVENTS.add(door_opened=MOVE)  # a: gate
DRAWN: Final = EVENTS.add(teaches=True, drew=CARD, drew_unseen=CARD)  # a: card
RESHUFFLED: Final = EVENTS.add(reshuffled=CARD)
DISCARDED: Final = EVENTS.add(teaches=True, discarded=CARD)  # a: card
TURN_ENDED: Final = EVENTS.add(turn_ended=TURN)
WON: Final = EVENTS.add(teaches=True, won=WIN)  # a: seat
LIMIT_REACHED: Final = EVENTS.add(teaches=True, limit=END)  # a: winners as bits
CARD_SHOWN: Final = EVENTS.add(teaches=True, delivered=GAIN)  # a: colour, b: cell; nobody knew of the card
NO_CARD: Final = EVENTS.add(teaches=True, no_card=LOSS)  # a: colour, b: cell
