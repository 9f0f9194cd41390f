"""The position of Draco Mundis: its questions, its copies, and what it is worth."""

from typing import Any, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from tavola.games.dracomundis import agenda, features, imagining, observing, prospects, scoring
from tavola.games.dracomundis.fields import Fields
from tavola.games.dracomundis.options import COLOUR_CHOICE, DRAGON_TRAPS, GIVEN
from tavola.games.dracomundis.palette import UNCHOSEN
from tavola.games.dracomundis.questions.colouring import Colouring
from tavola.games.dracomundis.questions.facing import Facing, FacingExplorer
from tavola.games.dracomundis.questions.first import First
from tavola.games.dracomundis.questions.over import Over
from tavola.games.dracomundis.questions.picking import Picking
from tavola.games.dracomundis.questions.placing import Placing
from tavola.games.dracomundis.questions.turn import TURN
from tavola.games.dracomundis.tables import CELLS, COPIES, KINDS, NOTHING, TRAP
from tavola.kernel.questions import Question
from tavola.kernel.rng import Rng
from tavola.kernel.state import CHANCE, OVER

# in the order of agenda.py
QUESTIONS: Final[list[Question[Any]]] = [
    Colouring(),
    First(),
    Picking(),
    Placing(),
    FacingExplorer(),
    TURN,
    Facing(),
    Over(),
]


@final
class DracoMundis(Fields):
    """One position."""

    def slug(self) -> str:
        return "dracomundis"

    def clone(self) -> "DracoMundis":
        twin = DracoMundis(self.seats, self.options, self.questions)
        self.copy_into(twin)
        return twin

    def imagine(self, seat: i64, rng: Rng) -> "DracoMundis":
        self.check_seat(seat)
        twin = self.clone()
        imagining.redraw(twin, seat, rng)
        return twin

    def observed(self, seat: i64) -> vec[i64]:
        return observing.observed(self, seat)

    def features(self, seat: i64) -> vec[i64]:
        return features.features(self, seat)

    def apply(self, action: i64) -> None:
        """What was just looked at or brought to light was so until now."""
        self.shown = 0
        self.peek = NOTHING
        self.questions[self.asks].apply(self, action)

    def result(self, seat: i64) -> float:
        return scoring.share(self, seat)

    def estimate(self, seat: i64) -> float:
        return self.result(seat) if self.actor == OVER else prospects.looks(self)[seat]

    def estimates(self) -> vec[float]:
        return super().estimates() if self.actor == OVER else prospects.looks(self)

    def horizon(self) -> i64:
        return 0

    def glimpse(self) -> i64:
        return self.shown


def start(seats: i64, options: vec[i64]) -> DracoMundis:
    """An empty valley, every token behind its screen; first colours are chosen, or the lot is drawn. DM-02, DM-66"""
    t = DracoMundis(seats, options, QUESTIONS)
    t.ask(agenda.FIRST, CHANCE)
    if options[COLOUR_CHOICE] != GIVEN:  # DM-R82
        t.palette = UNCHOSEN
        t.ask(agenda.COLOUR, 0)
    nowhere = vec[i64]([NOTHING for _ in range(seats)])
    t.ground = vec[i64]([NOTHING for _ in range(CELLS)])
    t.figure = t.ground[:]
    t.captive = nowhere[:]
    t.camp = nowhere[:]
    t.tiger = nowhere[:]
    t.spoils = vec[i64]([0 for _ in range(seats)])
    hand = vec[i64](capacity=seats * KINDS)
    for _ in range(seats):
        for kind in range(KINDS):
            hand = append(hand, COPIES[kind] if kind != TRAP or options[DRAGON_TRAPS] else 0)
    t.hand = hand
    t.won = vec[i64]()
    return t
