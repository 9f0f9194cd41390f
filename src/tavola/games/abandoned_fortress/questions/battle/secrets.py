"""Which Black card does a side play, and does it beat its War Drums? AF-R72, AF-R104"""

from typing import final

from mypy_extensions import i64

from tavola.games.abandoned_fortress import agenda, events, steps
from tavola.games.abandoned_fortress import clauses as af
from tavola.games.abandoned_fortress.actions import CHOOSE_BLACK, NO, YES
from tavola.games.abandoned_fortress.questions.matter import Interlude, Matter
from tavola.games.abandoned_fortress.realm import Realm
from tavola.games.abandoned_fortress.tables import BLACK_DRAGON, BLACK_SIDE, BLACKS, DRAGON, LEADERS, NONE
from tavola.kernel.events import EVERYONE
from tavola.kernel.state import FINE

# who is asked: on public facts only


class Secret(Matter):
    """One side's turn to choose in secret; the dragon, or who has nothing to choose from, is passed over. AF-R104"""

    def __init__(self, name: str, question: i64, side: i64) -> None:
        super().__init__(name)
        self.question: i64 = question
        self.side: i64 = side

    def holds(self, t: Realm, seat: i64) -> bool:
        """Has this seat something to choose from, as all can see?"""
        raise NotImplementedError

    def settle(self, t: Realm) -> None:
        leader = on_side(t, self.side)
        if leader != DRAGON and self.holds(t, leader // LEADERS):
            t.pose(self.question)
        else:
            t.stage += 1


@final
class SecretBlack(Secret):
    def __init__(self, name: str, side: i64) -> None:
        super().__init__(name, agenda.BLACK, side)

    def holds(self, t: Realm, seat: i64) -> bool:
        return t.blacks_of(seat) > 0


@final
class SecretDrums(Secret):
    def __init__(self, name: str, side: i64) -> None:
        super().__init__(name, agenda.DRUMS, side)

    def holds(self, t: Realm, seat: i64) -> bool:
        return t.drums[seat] > 0


def side(t: Realm) -> i64:
    """Whose secret is asked for: 0 the starter's, 1 the defender's."""
    return 0 if t.stage <= steps.STARTER_DRUMS else 1


def on_side(t: Realm, side: i64) -> i64:
    """A leader, or DRAGON; allies of the two sides have no part in their battle. AF-R117"""
    return t.attacker if side == 0 else t.defender


# what is asked


@final
class Black(Interlude):
    """A card in hand, or none. AF-R72"""

    def __init__(self) -> None:
        super().__init__("black", af.BATTLE_UNDER_WAY, [CHOOSE_BLACK])

    def asked(self, t: Realm) -> i64:
        return on_side(t, side(t)) // LEADERS

    def answer_breaks(self, t: Realm, action: i64) -> i64:
        return black_breaks(t, side(t), CHOOSE_BLACK.a(action))

    def apply(self, t: Realm, action: i64) -> None:
        black = CHOOSE_BLACK.a(action)
        t.secret[side(t)] = NONE if black == BLACKS else black
        choose(t)


def black_breaks(t: Realm, side: i64, black: i64) -> i64:
    """A card in hand that this side may play in this battle; none is always allowed. AF-R72, AF-R104"""
    if black == BLACKS:
        return FINE
    mine = t.black[on_side(t, side) // LEADERS * BLACKS + black] > 0
    with_dragon = t.attacker == DRAGON or t.defender == DRAGON
    fits = BLACK_DRAGON[black] != 0 if with_dragon else BLACK_DRAGON[black] != 2
    right_side = BLACK_SIDE[black] == 2 or BLACK_SIDE[black] == side
    return FINE if mine and fits and right_side else af.BLACK_BEFORE_THE_REVEAL


@final
class Drums(Interlude):
    """Beat the War Drums, one a battle? AF-R104"""

    def __init__(self) -> None:
        super().__init__("drums", af.BATTLE_UNDER_WAY, [YES, NO])

    def asked(self, t: Realm) -> i64:
        return on_side(t, side(t)) // LEADERS

    def apply(self, t: Realm, action: i64) -> None:
        t.beaten_drums[side(t)] = i64(YES.takes(action))
        choose(t)


def choose(t: Realm) -> None:
    """All learn that something was chosen, nobody what. AF-R72"""
    t.tell(events.SECRET_CHOSEN, af.BLACK_BEFORE_THE_REVEAL, on_side(t, side(t)) // LEADERS, EVERYONE)
    t.stage += 1
