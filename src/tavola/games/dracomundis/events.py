"""Everything that can happen, declared once: the names it is told under with their cues; the comment names arguments.

A token is owner * 14 + kind. Looking and turning over teach, unless everybody concerned was sure of the token before.
With the last argument goes the palette, who has which colour.
"""

from typing import Final

from tavola.kernel.cues import CAPTURE, CARD, FIGHT, GAIN, LOSS, MOVE, QUIET, REVEAL, TURN, WIN, Events

EVENTS: Final = Events()
FIRST_PLAYER: Final = EVENTS.add(first=TURN)  # a: seat
PICKED: Final = EVENTS.add(picked=CARD)  # a: kind; to its owner, an Explorer to all
PLACED: Final = EVENTS.add(placed=MOVE)  # a: cell, b: kind; to its owner, an Explorer to all
PLACED_FACE_DOWN: Final = EVENTS.add(placed_face_down=MOVE)  # a: cell; to the others
FACED: Final = EVENTS.add(faced=MOVE)  # a: cell, b: facing, c: token
LOOKED: Final = EVENTS.add(looked=REVEAL)  # a: cell, b: token; to the looker
LOOKED_UNSEEN: Final = EVENTS.add(looked_unseen=QUIET)  # a: cell; to the others
MOVED: Final = EVENTS.add(moved=MOVE)  # a: from, b: to, c: token
CAPTURED: Final = EVENTS.add(captured=CAPTURE)  # a: from, b: to, c: token, d: prisoner
REVEALED: Final = EVENTS.add(revealed=REVEAL)  # a: cell, b: token
FLIPPED: Final = EVENTS.add(flipped=REVEAL)  # a: cell, b: token
FOUGHT: Final = EVENTS.add(fought=FIGHT)  # a: cell of the target, b: attack, c: defence, d: token
ELIMINATED: Final = EVENTS.add(eliminated=CAPTURE)  # a: cell, b: token, c: winner
FREED: Final = EVENTS.add(freed=GAIN)  # a: cell, b: token
ORIENTED: Final = EVENTS.add(oriented=MOVE)  # a: cell, b: facing, c: token
DESTROYED: Final = EVENTS.add(destroyed=CAPTURE)  # a: cell of the SS307, b: cell of the camp, c: token
PUSHED: Final = EVENTS.add(pushed=MOVE)  # a: from, b: to, c: token, d: cell of the trap
SACRIFICED: Final = EVENTS.add(sacrificed=LOSS)  # a: cell
MUST_FLIP: Final = EVENTS.add(must_flip=TURN)
TURN_ENDED: Final = EVENTS.add(turn_ended=TURN)
SCORED: Final = EVENTS.add(scored=QUIET)  # a: victory points
WON: Final = EVENTS.add(won=WIN, teaches=True)  # a: mask of winners; what still lies face down is public from now on
COLOURED: Final = EVENTS.add(coloured=CARD)  # a: colour
