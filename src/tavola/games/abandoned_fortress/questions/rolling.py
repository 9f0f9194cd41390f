"""What do the dice show? AF-41"""

from typing import final

from mypy_extensions import i64

from tavola.games.abandoned_fortress import clauses as af
from tavola.games.abandoned_fortress import events, steps
from tavola.games.abandoned_fortress.actions import ROLL
from tavola.games.abandoned_fortress.questions.dragon.flight import creep, fly
from tavola.games.abandoned_fortress.questions.rock import roll_rock
from tavola.games.abandoned_fortress.realm import Realm
from tavola.games.abandoned_fortress.tables import NONE, ROCK_FACE
from tavola.kernel.events import EVERYONE
from tavola.kernel.questions import Roll


@final
class Rolling(Roll[Realm]):
    """The black die is resolved first; the rock is on two of its faces. AF-41, AF-44 to AF-47"""

    def __init__(self) -> None:
        super().__init__("roll", af.ROLL_BOTH_DICE, [ROLL])

    def weight(self, t: Realm, action: i64) -> i64:
        return 2 if ROLL.b(action) == ROCK_FACE else 1

    def apply(self, t: Realm, action: i64) -> None:
        t.white, t.face = ROLL.a(action), ROLL.b(action)
        t.tell(events.ROLLED, af.ROLL_BOTH_DICE, t.active, EVERYONE, t.white, t.face)
        t.phase = steps.HERO_ENTERS
        if t.face == ROCK_FACE and t.rock == NONE:
            t.phase = steps.DRAGON
        elif t.face == ROCK_FACE:
            roll_rock(t)
        elif t.dragon != NONE:
            fly(t, t.face, t.white, af.DRAGON_FLIES)
        elif t.alert > 0:
            creep(t, 1, af.DRAGON_ALERT)  # AF-46
