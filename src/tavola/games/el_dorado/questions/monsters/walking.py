"""How far does a monster go, and which way?"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from tavola.games.el_dorado import clauses as ed
from tavola.games.el_dorado import events
from tavola.games.el_dorado.actions import DIE, STEP, THIEF_DIE, TITAN_DIE
from tavola.games.el_dorado.options import GOES_ON, TITAN_TIE
from tavola.games.el_dorado.power import Power
from tavola.games.el_dorado.questions.by_itself import ByItself
from tavola.games.el_dorado.rules.dice import die_breaks
from tavola.games.el_dorado.rules.monsters import (
    AT_HOME,
    FOUGHT,
    NOBODY,
    THE_THIEF,
    TO_ROLL,
    code_of,
    first_steps,
    meet,
    put,
    shares_tile,
    swap,
    where,
)
from tavola.games.el_dorado.rules.stages import ATTACKER_WON, MONSTER_ATTACKS, TIE
from tavola.games.el_dorado.rules.turns import clear_marks
from tavola.games.el_dorado.tables import NONE, TITAN_FACES
from tavola.kernel.events import EVERYONE
from tavola.kernel.kinds import Kind
from tavola.kernel.questions import BY_ITSELF, Question, Roll
from tavola.kernel.state import FINE

ROLLS: Final[list[Kind]] = [DIE, THIEF_DIE, TITAN_DIE, TITAN_DIE]  # Guardian Wolf, Thief and Titan, roaming Titan


@final
class MonsterTurn(Question[Power]):
    """It rolls, meets what shares its tile, and walks: a question for each stage. ED-201, ED-227 to ED-231, ED-R217"""

    def __init__(self) -> None:
        super().__init__("guardian", ed.TITANS_WAY, [DIE, THIEF_DIE, TITAN_DIE, STEP])
        self.stages: list[Question[Power]] = [MonsterRolls(), MonsterAtHome(), MonsterWalks()]

    def stage(self, t: Power) -> Question[Power]:
        return self.stages[TO_ROLL - t.arg(1)]

    def asked(self, t: Power) -> i64:
        return BY_ITSELF if where(t, t.arg(0)) == NONE else self.stage(t).asked(t)

    def settle(self, t: Power) -> None:
        if where(t, t.arg(0)) == NONE:
            finish(t)
        else:
            self.stage(t).settle(t)

    def legal(self, t: Power) -> vec[i64]:
        return self.stage(t).legal(t)

    def breaks(self, t: Power, action: i64) -> i64:
        return self.stage(t).breaks(t, action)

    def weights(self, t: Power, outcomes: vec[i64]) -> vec[i64]:
        return self.stage(t).weights(t, outcomes)

    def apply(self, t: Power, action: i64) -> None:
        self.stage(t).apply(t, action)


@final
class MonsterRolls(Roll[Power]):
    """Each monster its own die. ED-201, ED-227, ED-228, ED-230"""

    def __init__(self) -> None:
        super().__init__("monster_rolls", ed.TITANS_WAY, [DIE, THIEF_DIE, TITAN_DIE])

    def legal(self, t: Power) -> vec[i64]:
        out = vec[i64](capacity=7)
        die = ROLLS[t.arg(0)]
        for action in range(die.first, die.end):
            if self.weight(t, action) > 0:
                out = append(out, action)
        return out

    def weight(self, t: Power, action: i64) -> i64:
        """The roaming Titan's die has 1 1 1 2 2 3; the Wolf's is a battle die."""
        which = t.arg(0)
        if not ROLLS[which].takes(action):
            return 0
        if which == NOBODY:
            return TITAN_FACES[TITAN_DIE.a(action)]
        return 1 if which > 0 or die_breaks(t, DIE.a(action)) == FINE else 0

    def apply(self, t: Power, action: i64) -> None:
        steps = ROLLS[t.arg(0)].a(action)
        t.set_arg(2, steps)
        t.set_arg(1, AT_HOME)
        t.titan_came = NONE
        t.tell(events.MONSTER_DIE, ed.TITANS_TURN, t.captain(t.turn), EVERYONE, steps)


@final
class MonsterAtHome(ByItself):
    """First what shares its tile is attacked, without a step; the Thief swaps. ED-R195, ED-R216"""

    def __init__(self) -> None:
        super().__init__("monster_at_home")

    def settle(self, t: Power) -> None:
        which = t.arg(0)
        t.set_arg(1, FOUGHT)
        if shares_tile(t, which):
            meet(t, which)
        elif which == THE_THIEF:
            swap(t)


@final
class MonsterWalks(Question[Power]):
    """A shortest way to the nearest; among several the seat that rolled chooses. ED-203, ED-231, ED-R165, ED-R192"""

    def __init__(self) -> None:
        super().__init__("monster_walks", ed.TITANS_WAY, [STEP])

    def asked(self, t: Power) -> i64:
        """The ways are kept, for they are long to find."""
        t.ways = first_steps(t, t.arg(0)) if goes_on(t) and t.arg(2) > 0 else vec[i64]()
        return t.captain(t.turn) if len(t.ways) > 1 else BY_ITSELF

    def settle(self, t: Power) -> None:
        if len(t.ways) == 0:
            finish(t)
        else:
            go(t, t.ways[0])

    def legal(self, t: Power) -> vec[i64]:
        out = vec[i64](capacity=6)
        for place in t.ways:
            out = append(out, STEP.code(place))
        return out

    def answer_breaks(self, t: Power, action: i64) -> i64:
        if STEP.a(action) in t.ways:
            return FINE
        return ed.TITANS_WAY if t.arg(0) == NOBODY else ed.GUARDIANS_WAY

    def apply(self, t: Power, action: i64) -> None:
        go(t, STEP.a(action))


def goes_on(t: Power) -> bool:
    """Not after a battle that it did not win; by option a tie does not stop it. ED-R167, ED-R268"""
    if t.b_kind != MONSTER_ATTACKS or t.attacker != code_of(t.arg(0)):
        return True
    t.attacker = NONE
    return t.b_result == ATTACKER_WON or (t.b_result == TIE and t.options[TITAN_TIE] == GOES_ON)


def go(t: Power, place: i64) -> None:
    """One step; whatever has a wooden piece there is attacked. ED-202, ED-231"""
    which = t.arg(0)
    t.set_arg(2, t.arg(2) - 1)
    t.set_arg(1, FOUGHT)
    start = where(t, which)
    put(t, which, place)
    t.tell(events.MONSTER, ed.TITANS_TURN, t.captain(t.turn), EVERYONE, code_of(which), start, place)
    if which == THE_THIEF:
        swap(t)
    meet(t, which)


def finish(t: Power) -> None:
    """Fixed pieces are free again. ED-R217"""
    t.pop()
    clear_marks(t)
