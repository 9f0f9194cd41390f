"""The hero's die move: a waiting hero enters first. AF-49, AF-R63"""

from typing import final

from tavola.games.abandoned_fortress import steps
from tavola.games.abandoned_fortress.questions.matter import Matter
from tavola.games.abandoned_fortress.questions.moving.walking import set_out
from tavola.games.abandoned_fortress.realm import Realm
from tavola.games.abandoned_fortress.tables import HERO, LEADERS, NONE


@final
class Entering(Matter):
    """A hero off the board is put down if there is room; then it moves by the white die. AF-49, AF-R63"""

    def __init__(self) -> None:
        super().__init__("entering")

    def settle(self, t: Realm) -> None:
        hero = t.active * LEADERS + HERO
        if t.cell[hero] == NONE and t.has_room(t.active):
            t.placing = hero
            return
        t.phase = steps.HERO_MOVE
        if t.cell[hero] != NONE:
            set_out(t, hero, t.white)


@final
class HeroMoved(Matter):
    """At the end of the die move comes Mirelle's theft."""

    def __init__(self) -> None:
        super().__init__("hero_moved")

    def settle(self, t: Realm) -> None:
        t.phase = steps.THEFT
