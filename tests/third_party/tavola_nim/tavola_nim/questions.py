"""The three questions: which card is dealt, what is taken, and none once it is over."""

from tavola.kernel.events import EVERYONE
from tavola.kernel.questions import Deed, Menu, Question, Roll
from tavola.kernel.state import FINE, OVER
from tavola_nim import clauses as ni
from tavola_nim import events
from tavola_nim.actions import DEAL, SHOW, TAKE
from tavola_nim.data import COPIES
from tavola_nim.fields import Fields

DEALING, TAKING, ENDED = range(3)  # in the order of QUESTIONS


class Dealing(Roll[Fields]):
    """NI-02: the card is told to its owner alone."""

    def __init__(self) -> None:
        super().__init__("deal", ni.CARDS, [DEAL])

    def weight(self, t: Fields, action: int) -> int:
        return COPIES - list(t.cards).count(DEAL.a(action))

    def apply(self, t: Fields, action: int) -> None:
        seat = list(t.cards).index(0)
        t.cards[seat] = DEAL.a(action)
        t.tell(events.DEALT, ni.CARDS, seat, 1 << seat, t.cards[seat])
        if seat == t.seats - 1:
            t.ask(TAKING, 0)  # NI-03


class Take(Deed[Fields]):
    """One or two counters of a heap. NI-04, NI-05"""

    def __init__(self) -> None:
        super().__init__(TAKE)

    def breaks(self, t: Fields, action: int) -> int:
        return FINE if TAKE.b(action) <= t.heaps[TAKE.a(action)] else ni.TOO_MANY

    def apply(self, t: Fields, action: int) -> None:
        take(t, TAKE.a(action), TAKE.b(action), events.TOOK, ni.TAKE)


class Show(Deed[Fields]):
    """As many counters as the card says, once. NI-06, NI-07, NI-R01"""

    def __init__(self) -> None:
        super().__init__(SHOW)

    def breaks(self, t: Fields, action: int) -> int:
        if t.shown[t.mover]:
            return ni.SHOWN_ONCE
        return FINE if t.cards[t.mover] <= t.heaps[SHOW.a(action)] else ni.TOO_SMALL_A_HEAP

    def apply(self, t: Fields, action: int) -> None:
        t.shown[t.mover] = 1
        take(t, SHOW.a(action), t.cards[t.mover], events.SHOWED, ni.SHOW)


class Taking(Menu[Fields]):
    def __init__(self) -> None:
        super().__init__("take", ni.TURNS, [Take(), Show()])

    def asked(self, t: Fields) -> int:
        return t.mover


class Ended(Question[Fields]):
    """NI-08"""

    def __init__(self) -> None:
        super().__init__("over", ni.LAST_COUNTER, [])


def take(t: Fields, heap: int, count: int, event: int, clause: int) -> None:
    t.heaps[heap] -= count
    t.tell(event, clause, t.mover, EVERYONE, heap, count)
    if sum(t.heaps) == 0:
        t.ask(ENDED, OVER)
        t.tell(events.WON, ni.LAST_COUNTER, t.mover, EVERYONE)
        return
    t.mover = (t.mover + 1) % t.seats
    t.ask(TAKING, t.mover)


QUESTIONS = [Dealing(), Taking(), Ended()]
