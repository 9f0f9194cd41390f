"""Where is the figure put down? AF-17, AF-18, AF-54"""

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from tavola.games.abandoned_fortress import agenda, events, steps
from tavola.games.abandoned_fortress import clauses as af
from tavola.games.abandoned_fortress.actions import PLACE
from tavola.games.abandoned_fortress.questions.matter import Matter
from tavola.games.abandoned_fortress.realm import Realm
from tavola.games.abandoned_fortress.tables import NONE, TERRITORY_CELLS, TERRITORY_SIZE
from tavola.kernel.events import EVERYONE
from tavola.kernel.questions import Question
from tavola.kernel.state import FINE


@final
class Placing(Matter):
    """A leader without a space is to be put down."""

    def __init__(self) -> None:
        super().__init__("placing")

    def comes(self, t: Realm) -> bool:
        return t.placing != NONE

    def settle(self, t: Realm) -> None:
        t.pose(agenda.PLACE)


@final
class Place(Question[Realm]):
    """On a free standing space of the own territory. AF-17, AF-18, AF-54, AF-R63"""

    def __init__(self) -> None:
        super().__init__("place", af.GENERAL_NEEDS_A_SPACE, [PLACE])

    def asked(self, t: Realm) -> i64:
        return t.active

    def legal(self, t: Realm) -> vec[i64]:
        return list_free(t, t.active)

    def answer_breaks(self, t: Realm, action: i64) -> i64:
        return FINE if may_stand(t, PLACE.a(action)) else placed_clause(t, t.placing)

    def breaks(self, t: Realm, action: i64) -> i64:
        """All else has to wait for the figure, for the reason for which it is put down."""
        return self.answer_breaks(t, action) if PLACE.takes(action) else placed_clause(t, t.placing)

    def apply(self, t: Realm, action: i64) -> None:
        leader, cell = t.placing, PLACE.a(action)
        t.placing = NONE
        t.put_on(leader, cell)
        t.tell(events.PLACED, placed_clause(t, leader), t.active, EVERYONE, leader, cell)


def may_stand(t: Realm, cell: i64) -> bool:
    """A free standing space of the active seat's territory?"""
    return t.at_home(t.active, cell) and t.is_free(cell)


def list_free(t: Realm, seat: i64) -> vec[i64]:
    """The free standing spaces of a seat's territory."""
    out = vec[i64](capacity=32)
    first = t.corner(seat) * TERRITORY_SIZE
    for place in range(first, first + TERRITORY_SIZE):
        if t.is_free(TERRITORY_CELLS[place]):
            out = append(out, PLACE.first + TERRITORY_CELLS[place])
    return out


def placed_clause(t: Realm, leader: i64) -> i64:
    """Why a figure is put down: the setup, a hero that waited, or a purchase."""
    if t.phase == steps.CAMP:
        return af.CHOOSE_A_HERO if t.is_hero(leader) else af.CHOOSE_A_GENERAL
    return af.WAITING_HERO_ENTERS if t.is_hero(leader) else af.GENERAL_NEEDS_A_SPACE
