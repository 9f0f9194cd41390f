"""Codes of what can happen in Gadranton; the comment names the arguments. `d` also says who is which thief."""

from typing import Final

FIRST_PLAYER: Final = 0  # a: seat
OBJECTIVE_DEALT: Final = 1  # a: seat, b: colour or -1 for those who may not know
DEAL_STUCK: Final = 2
ACTION_DEALT: Final = 3  # a: seat, b: card or -1
THIEF_CHOSEN: Final = 4  # a: thief, b: seat
THIEF_PLACED: Final = 5  # a: cell
TURN_BEGAN: Final = 6  # a: crowns taken back
ROLLED: Final = 7  # a: mover, b: n
STEPPED: Final = 8  # a: figure (0 to 3 thieves, 4 to 7 guards), b: from, c: to
KEY_TAKEN: Final = 9  # a: colour
CROWN_TAKEN: Final = 10  # a: colour, b: pay
DELIVERED: Final = 11  # a: colour, b: cell
CROSSED: Final = 12  # a: secret door, b: from, c: to
TELEPORTED: Final = 13  # a: from, b: to
REACHED: Final = 14  # a: cell
FIGHT_CALLED: Final = 15  # a: attacker, b: target, c: plus two
SHOT_CALLED: Final = 16  # a: attacker, b: target, c: by card, d: range
ANSWERED: Final = 17  # a: card, or -1 for no
FIGHT_DICE: Final = 18  # a: attacker's total, b: defender's total
ARROW_DICE: Final = 19  # a: 1 for the target, b: number, c: range
CROWN_LOST: Final = 20  # a: seat, b: colour
CROWN_KEPT: Final = 21  # a: seat
CROWN_WON: Final = 22  # a: colour
CROWN_RETURNED: Final = 23  # a: colour
GUARD_BEATEN: Final = 24  # a: guard, b: seat whose crown it bears
CARD_PLAYED: Final = 25  # a: card, b: what it is laid on, or -1
DOOR_SHUT: Final = 26  # a: gate
DOOR_OPENED: Final = 27  # a: gate
DRAWN: Final = 28  # a: card or -1
RESHUFFLED: Final = 29
DISCARDED: Final = 30  # a: card
TURN_ENDED: Final = 31
WON: Final = 32  # a: seat
LIMIT_REACHED: Final = 33  # a: winners as bits
