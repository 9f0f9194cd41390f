"""Who begins, which hero, which general, and what each seat starts with. AF-16 to AF-21"""

from typing import final

from mypy_extensions import i64

from tavola.games.abandoned_fortress import agenda, events, steps, turns
from tavola.games.abandoned_fortress import clauses as af
from tavola.games.abandoned_fortress.actions import CHOOSE_BRANCH, CHOOSE_GENERAL, CHOOSE_HERO, DRAW, FIRST
from tavola.games.abandoned_fortress.options import (
    BY_LOT,
    CHOOSE,
    HERO_CHOICE,
    INITIAL_GENERAL,
    LATE_START,
    NO_CARDS,
    REVERSE_ORDER,
)
from tavola.games.abandoned_fortress.questions.drawing import gain_action, take_action
from tavola.games.abandoned_fortress.questions.matter import Matter
from tavola.games.abandoned_fortress.questions.trade.decks import enlist, tell_taken
from tavola.games.abandoned_fortress.realm import Realm
from tavola.games.abandoned_fortress.tables import (
    ALL_LEADERS,
    BLACK_DECK,
    DECK,
    DECK_END,
    DECK_FIRST,
    FIRST_GENERAL,
    GENERAL,
    HERO,
    LEADERS,
    NONE,
    SEATS,
    START_CARDS,
)
from tavola.kernel.bits import BIT
from tavola.kernel.events import EVERYONE
from tavola.kernel.questions import BY_ITSELF, Question, Roll
from tavola.kernel.state import CHANCE, FINE


@final
class First(Roll[Realm]):
    """Who begins? AF-21, AF-R79"""

    def __init__(self) -> None:
        super().__init__("first", af.FIRST_PLAYER, [FIRST])

    def weight(self, t: Realm, action: i64) -> i64:
        return i64(FIRST.a(action) < t.seats)

    def apply(self, t: Realm, action: i64) -> None:
        go_first(t, FIRST.a(action))


def go_first(t: Realm, seat: i64) -> None:
    """The last in turn order chooses a hero first, unless an option says otherwise. AF-21, AF-R11"""
    t.first = seat
    t.phase = steps.HEROES
    t.active = (seat + t.seats - 1) % t.seats if t.options[HERO_CHOICE] == REVERSE_ORDER else seat
    t.tell(events.FIRST_PLAYER, af.FIRST_PLAYER, seat, EVERYONE)


@final
class Hero(Question[Realm]):
    """Which hero does the seat take? AF-17, AF-R11"""

    def __init__(self) -> None:
        super().__init__("hero", af.CHOOSE_A_HERO, [CHOOSE_HERO])

    def asked(self, t: Realm) -> i64:
        if all_have_heroes(t):
            return BY_ITSELF
        return CHANCE if t.options[HERO_CHOICE] == BY_LOT else t.active

    def settle(self, t: Realm) -> None:
        """Placement is in turn order. AF-R11"""
        t.phase = steps.CAMP
        t.active = t.first
        t.tops_open = t.options[INITIAL_GENERAL] != CHOOSE

    def answer_breaks(self, t: Realm, action: i64) -> i64:
        return af.CHOOSE_A_HERO if CHOOSE_HERO.a(action) in t.hero else FINE

    def apply(self, t: Realm, action: i64) -> None:
        hero = CHOOSE_HERO.a(action)
        t.hero[t.active] = hero
        t.tell(events.HERO_CHOSEN, af.CHOOSE_A_HERO, t.active, EVERYONE, hero)
        back = t.options[HERO_CHOICE] == REVERSE_ORDER
        t.active = (t.active + (t.seats - 1 if back else 1)) % t.seats


def all_have_heroes(t: Realm) -> bool:
    for seat in range(t.seats):
        if t.hero[seat] == NONE:
            return False
    return True


@final
class Camp(Matter):
    """Hero, general, Black card, in this order; then the next seat. AF-17 to AF-19"""

    def __init__(self) -> None:
        super().__init__("camp")

    def settle(self, t: Realm) -> None:
        seat = t.active
        if t.cell[seat * LEADERS + HERO] == NONE:
            t.placing = seat * LEADERS + HERO
        elif t.general[seat * LEADERS + GENERAL] == NONE:
            t.pose(agenda.BRANCH)
        elif t.blacks_of(seat) == 0:
            t.drawing = BLACK_DECK
        else:
            break_camp(t)


def break_camp(t: Realm) -> None:
    t.active = (t.active + 1) % t.seats
    if t.active == t.first:
        t.phase = steps.START_CARDS
        t.tops_open = True


@final
class Branch(Question[Realm]):
    """Of which branch is the first general? AF-18, AF-R10"""

    def __init__(self) -> None:
        super().__init__("branch", af.CHOOSE_A_GENERAL, [CHOOSE_BRANCH])

    def asked(self, t: Realm) -> i64:
        return t.active

    def apply(self, t: Realm, action: i64) -> None:
        t.drawing = CHOOSE_BRANCH.a(action)
        t.tell(events.BRANCH_CHOSEN, af.CHOOSE_A_GENERAL, t.active, EVERYONE, t.drawing)
        if t.options[INITIAL_GENERAL] == CHOOSE:
            look_through(t, t.active, t.drawing)


def look_through(t: Realm, seat: i64, deck: i64) -> None:
    """Who chooses from a deck sees which of its cards are gone, not who has them. AF-R10"""
    for card in range(DECK_FIRST[deck], DECK_END[deck]):
        if t.pool[card] == 0:
            t.glimpse_card(card)
            t.tell(events.GENERAL_GONE, af.CHOSEN_FROM_THE_DECK, seat, BIT[seat], card)
    for leader in range(ALL_LEADERS):
        if t.general[leader] != NONE and DECK[FIRST_GENERAL + t.general[leader]] == deck:
            t.note_missed(leader, t.general_missed[leader] | BIT[seat])


@final
class General(Question[Realm]):
    """By option: which card of the branch? Its player alone sees it. AF-R10"""

    def __init__(self) -> None:
        super().__init__("general", af.CHOOSE_A_GENERAL, [CHOOSE_GENERAL])

    def asked(self, t: Realm) -> i64:
        return t.active

    def answer_breaks(self, t: Realm, action: i64) -> i64:
        card = FIRST_GENERAL + CHOOSE_GENERAL.a(action)
        return FINE if DECK[card] == t.drawing and t.pool[card] > 0 else af.CHOOSE_A_GENERAL

    def apply(self, t: Realm, action: i64) -> None:
        deck, general = t.drawing, CHOOSE_GENERAL.a(action)
        t.drawing = NONE
        t.pool[FIRST_GENERAL + general] -= 1
        tell_taken(t, t.active, deck, FIRST_GENERAL + general, af.CHOOSE_A_GENERAL)
        enlist(t, t.active, general)


@final
class Dealing(Matter):
    """Action cards at the start: the later in turn order, the more; then the first turn. AF-116"""

    def __init__(self) -> None:
        super().__init__("dealing")

    def settle(self, t: Realm) -> None:
        for turn in range(t.seats):
            seat = (t.first + turn) % t.seats
            if t.hand_size[seat] < cards_at_start(t, seat):
                t.active = seat
                t.pose(agenda.START_CARD)
                return
        turns.begin_turn(t, t.first)


def cards_at_start(t: Realm, seat: i64) -> i64:
    """AF-116, AF-R98"""
    place = (seat - t.first + t.seats) % t.seats
    return 0 if t.options[LATE_START] == NO_CARDS else START_CARDS[(t.seats - 2) * SEATS + place]


@final
class StartCard(Roll[Realm]):
    """Which Action card does a seat start with? AF-116"""

    def __init__(self) -> None:
        super().__init__("start_card", af.START_CARDS, [DRAW])

    def weight(self, t: Realm, action: i64) -> i64:
        return t.action_pool[DRAW.a(action)]

    def apply(self, t: Realm, action: i64) -> None:
        take_action(t, DRAW.a(action), af.START_CARDS)
        gain_action(t, t.active, DRAW.a(action))
