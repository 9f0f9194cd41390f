"""Codes of what can happen in Draco Mundis; the comment names the arguments. A token is owner * 14 + kind."""

from typing import Final

FIRST_PLAYER: Final = 0  # a: seat
PICKED: Final = 1  # a: kind; to its owner, an Explorer to all
PLACED: Final = 2  # a: cell, b: kind; to its owner, an Explorer to all
PLACED_FACE_DOWN: Final = 3  # a: cell; to the others
FACED: Final = 4  # a: cell, b: facing, c: token
LOOKED: Final = 5  # a: cell, b: token; to the looker
LOOKED_UNSEEN: Final = 6  # a: cell; to the others
MOVED: Final = 7  # a: from, b: to, c: token
CAPTURED: Final = 8  # a: from, b: to, c: token, d: prisoner
REVEALED: Final = 9  # a: cell, b: token
FLIPPED: Final = 10  # a: cell, b: token
FOUGHT: Final = 11  # a: cell of the target, b: attack, c: defence, d: token
ELIMINATED: Final = 12  # a: cell, b: token, c: winner
FREED: Final = 13  # a: cell, b: token
ORIENTED: Final = 14  # a: cell, b: facing, c: token
DESTROYED: Final = 15  # a: cell of the SS307, b: cell of the camp, c: token
PUSHED: Final = 16  # a: from, b: to, c: token, d: cell of the trap
SACRIFICED: Final = 17  # a: cell
MUST_FLIP: Final = 18
TURN_ENDED: Final = 19
SCORED: Final = 20  # a: victory points
WON: Final = 21  # a: mask of winners
