"""What does the player on turn do next?"""

from collections.abc import Sequence

from tavola.games.dracomundis import clauses as dm
from tavola.games.dracomundis.actions import END_TURN, FLIP, LOOK, ORIENT
from tavola.games.dracomundis.asking.flipping import harm
from tavola.games.dracomundis.asking.orienting import freedom
from tavola.games.dracomundis.asking.pointing import Pointing, asked
from tavola.games.dracomundis.fields import Fields
from tavola.games.dracomundis.questions.turn import TURN
from tavola.games.dracomundis.tokens import known_to
from tavola.games.dracomundis.turns import actions_left, must_flip
from tavola.kernel.rng import Rng
from tavola.kernel.scene import Prompt
from tavola.kernel.story import Voice


class Turn(Pointing):
    def prompt(self, t: Fields, seat: int | None, voice: Voice) -> Prompt:
        if seat == t.mover and must_flip(t):
            return asked(t, seat, "must-flip", ("DM-77",), voice)
        return asked(t, seat, "turn", ("DM-09", "DM-10"), voice, n=actions_left(t))

    def default(self, t: Fields, rng: Rng) -> int:
        """End the turn; else look at something new, else turn a character to where it can go farthest, else flip."""
        legal = [int(code) for code in t.legal()]
        if END_TURN.code() in legal:
            return int(END_TURN.code())
        new = [code for code in legal if LOOK.takes(code) and not known_to(t.ground[LOOK.a(code)], t.mover)]
        turns = [code for code in legal if ORIENT.takes(code)]
        flips = [code for code in legal if FLIP.takes(code)]
        if new:
            return new[0]
        return max(turns, key=lambda code: freedom(t, code)) if turns else min(flips, key=lambda code: harm(t, code))

    def reasons(self, t: Fields, code: int) -> Sequence[int]:
        """What the turn asks, then what the deed does, in the order in which `breaks` looks: public facts only."""
        if TURN.place(code) < 0:
            return ()
        first = TURN.deeds[TURN.place(code)].breaks(t, code)
        found = [TURN.turn_breaks(t, code), first]
        if first == dm.NOT_IN_USE:
            return found
        return [*found, *self.deeds[self.actions.decode(code).kind].reasons(t, code, first)]
