"""The position of Gadranton: its questions, its copies, and what it is worth."""

from typing import Any, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from tavola.games.gadranton import features, imagining, observing, scoring
from tavola.games.gadranton.data import CROWNS_A_COLOUR, THIEF_CROWNS
from tavola.games.gadranton.fields import Fields
from tavola.games.gadranton.options import ACTION_DECK, CHOOSE_THIEF, FIRST_PLAYER, RANDOM, check
from tavola.games.gadranton.questions.before_roll import BeforeRoll
from tavola.games.gadranton.questions.choosing import Choosing
from tavola.games.gadranton.questions.crown_won import CrownWon
from tavola.games.gadranton.questions.dealing_actions import DealingActions
from tavola.games.gadranton.questions.dealing_objectives import DealingObjectives
from tavola.games.gadranton.questions.discarding import Discarding
from tavola.games.gadranton.questions.drawing import Drawing
from tavola.games.gadranton.questions.fighting import AnsweringFight, FightDice
from tavola.games.gadranton.questions.first import First, go_first
from tavola.games.gadranton.questions.main import Main
from tavola.games.gadranton.questions.over import Over
from tavola.games.gadranton.questions.placing import Placing
from tavola.games.gadranton.questions.rolling import Rolling
from tavola.games.gadranton.questions.shooting import AnsweringShot, ArrowDice
from tavola.games.gadranton.tables import CARDS, COLOURS, COPIES, GUARD_START, NONE, SEATS
from tavola.kernel.bits import BIT, bits_in
from tavola.kernel.questions import Question
from tavola.kernel.rng import Rng
from tavola.kernel.state import OVER

QUESTIONS: Final[list[Question[Any]]] = [  # in the order of agenda.py
    First(),
    DealingObjectives(),
    DealingActions(),
    Choosing(),
    Placing(),
    Rolling(),
    Main(),
    AnsweringFight(),
    FightDice(),
    CrownWon(),
    AnsweringShot(),
    ArrowDice(),
    Drawing(),
    Discarding(),
    Over(),
    BeforeRoll(),
]


@final
class Gadranton(Fields):
    """One position."""

    def slug(self) -> str:
        return "gadranton"

    def clone(self) -> "Gadranton":
        twin = Gadranton(self.seats, self.options, self.questions)
        self.copy_into(twin)
        return twin

    def imagine(self, seat: i64, rng: Rng) -> "Gadranton":
        self.check_seat(seat)
        twin = self.clone()
        if self.actor != OVER:
            imagining.redraw_objectives(twin, seat, rng)
            imagining.redraw_hands(twin, seat, rng)
        return twin

    def observed(self, seat: i64) -> vec[i64]:
        return observing.observed(self, seat)

    def features(self, seat: i64) -> vec[i64]:
        return features.features(self, seat)

    def result(self, seat: i64) -> float:
        if not self.winners & BIT[seat]:
            return 0.0
        return 1.0 / float(bits_in(self.winners))

    def estimate(self, seat: i64) -> float:
        return self.result(seat) if self.actor == OVER else scoring.shares(self)[seat]

    def estimates(self) -> vec[float]:
        return super().estimates() if self.actor == OVER else scoring.shares(self)

    def horizon(self) -> i64:
        return 0


def start(seats: i64, options: vec[i64]) -> Gadranton:
    """The city before anything is dealt. GA-07, GA-08; BadOption for a mix that does not fit"""
    check(seats, options)
    t = Gadranton(seats, options, QUESTIONS)
    t.cell = each_seat(NONE)
    for cell in GUARD_START:
        t.cell = append(t.cell, cell)
    t.thief = vec[i64]([NONE if options[CHOOSE_THIEF] or seat >= seats else seat for seat in range(SEATS)])
    t.hand = vec[i64]([0 for _ in range(SEATS * CARDS)])
    t.hand_size = each_seat(0)
    t.objectives = each_seat(0)
    t.delivered = each_seat(0)
    t.worn_ever = each_seat(0)
    t.no_card = each_seat(0)
    t.worn = each_seat(NONE)
    t.since_home = each_seat(0)
    t.keys = each_seat(0)
    t.crowns_left = each_seat(THIEF_CROWNS)
    t.blocked = each_seat(NONE)
    t.asleep = each_seat(NONE)
    t.stock = vec[i64]([CROWNS_A_COLOUR for _ in range(COLOURS)])
    t.pile = full_deck(options)
    t.discards = vec[i64]([0 for _ in range(CARDS)])
    t.played = each_seat(0)
    if options[FIRST_PLAYER] != RANDOM:
        go_first(t, options[FIRST_PLAYER] - 1)
    return t


def each_seat(value: i64) -> vec[i64]:
    return vec[i64]([value for _ in range(SEATS)])


def full_deck(options: vec[i64]) -> vec[i64]:
    """GA-R01"""
    deck = options[ACTION_DECK] * CARDS
    return COPIES[deck : deck + CARDS]
