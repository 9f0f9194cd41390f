"""The Abandoned Fortress as a state: its questions, which of them comes next, its copies, and what it is worth."""

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from tavola.games.abandoned_fortress import agenda, following, imagining, observing, steps, weighing
from tavola.games.abandoned_fortress.options import FIRST_PLAYER, RANDOM
from tavola.games.abandoned_fortress.questions.acting import Act
from tavola.games.abandoned_fortress.questions.battle.fighting import Reveal
from tavola.games.abandoned_fortress.questions.battle.last_stand import LastStand, Mourning
from tavola.games.abandoned_fortress.questions.battle.secrets import Black, Drums, SecretBlack, SecretDrums
from tavola.games.abandoned_fortress.questions.battle.upkeep import Chest, Opening, Paying, Upkeep
from tavola.games.abandoned_fortress.questions.building import Build
from tavola.games.abandoned_fortress.questions.cards import CARDS
from tavola.games.abandoned_fortress.questions.cards.second_strike import Strike
from tavola.games.abandoned_fortress.questions.crown import Claiming, Crown, Crowning
from tavola.games.abandoned_fortress.questions.dragon.summoning import Dragon, Landing, Summoning
from tavola.games.abandoned_fortress.questions.drawing import Discard, Draw, Keep
from tavola.games.abandoned_fortress.questions.entering import Entering, HeroMoved
from tavola.games.abandoned_fortress.questions.home import ComingHome, Home
from tavola.games.abandoned_fortress.questions.income import Income
from tavola.games.abandoned_fortress.questions.matter import Interlude, Matter
from tavola.games.abandoned_fortress.questions.moving.marching import Pick
from tavola.games.abandoned_fortress.questions.moving.moving import Move, Walking
from tavola.games.abandoned_fortress.questions.over import Over, Winning
from tavola.games.abandoned_fortress.questions.playing import Card
from tavola.games.abandoned_fortress.questions.redeploying import Deploy, Pay
from tavola.games.abandoned_fortress.questions.rock import Rock
from tavola.games.abandoned_fortress.questions.rolling import Rolling
from tavola.games.abandoned_fortress.questions.setup import (
    Branch,
    Camp,
    Dealing,
    First,
    General,
    Hero,
    StartCard,
    go_first,
)
from tavola.games.abandoned_fortress.questions.theft import Theft
from tavola.games.abandoned_fortress.questions.trade.decks import Front, Taking, Top, TurningUp
from tavola.games.abandoned_fortress.questions.trade.placing import Place, Placing
from tavola.games.abandoned_fortress.questions.trade.trading import Trade
from tavola.games.abandoned_fortress.realm import Realm
from tavola.games.abandoned_fortress.tables import NONE, START_GOLD
from tavola.kernel.bits import BIT, bits_in
from tavola.kernel.questions import BY_ITSELF, Question
from tavola.kernel.rng import Rng
from tavola.kernel.state import OVER

FIRST_OF_ALL: Final[list[Matter]] = [  # what comes before a battle, and before the turn goes on: AF-R107
    *(Taking(), TurningUp(), Claiming(), Crowning(), Winning(), ComingHome()),
]
BEFORE_THE_TURN: Final[list[Matter]] = [Placing(), Summoning(), Landing(), Walking()]

QUESTIONS: Final[list[Question[Any]]] = [  # in the order of agenda.py
    *(First(), Hero(), Top(), Front(), Branch(), General(), Place(), StartCard()),
    *(Rolling(), Rock(), Dragon(), Move(), Theft(), Act(), Trade(), Pay(), Deploy(), Build(), Pick()),
    *(Card(), Strike(), Draw(), Keep(), Discard()),
    *(Black(), Drums(), LastStand(), Chest(), Upkeep(), Crown(), Home(), Over()),
    *CARDS,
    *(Camp(), Dealing(), Income(), Entering(), HeroMoved()),
    *(SecretBlack("starters_black", 0), SecretDrums("starters_drums", 0)),
    *(SecretBlack("defenders_black", 1), SecretDrums("defenders_drums", 1)),
    *(Reveal(), Mourning(), Opening(), Paying()),
    *FIRST_OF_ALL,
    *BEFORE_THE_TURN,
]
TAKING: Final = agenda.TAKING  # the first of FIRST_OF_ALL
PLACING: Final = agenda.PLACING  # and of BEFORE_THE_TURN
IN_BETWEEN: Final = vec[i64]([int(isinstance(question, Interlude)) for question in QUESTIONS])


@final
class AbandonedFortress(Realm):
    """One position."""

    def slug(self) -> str:
        return "abandoned-fortress"

    def clone(self) -> "AbandonedFortress":
        twin = AbandonedFortress(self.seats, self.options, self.questions)
        self.copy_into(twin)
        return twin

    def imagine(self, seat: i64, rng: Rng) -> "AbandonedFortress":
        self.check_seat(seat)
        twin = self.clone()
        if self.actor != OVER:
            imagining.redraw(twin, seat, rng)
            weighing.level(twin)
        return twin

    def observed(self, seat: i64) -> vec[i64]:
        return observing.observed(self, seat)

    # what comes next

    def apply(self, action: i64) -> None:
        self.glimpsed = 0
        if self.onlookers and self.actor >= 0 and not IN_BETWEEN[self.asks]:
            self.look_away(self.actor)
        self.questions[self.asks].apply(self, action)
        self.go_on()

    def go_on(self) -> None:
        """Settle what settles by itself, until somebody has to decide, chance speaks or the game is over."""
        self.actor = BY_ITSELF
        while self.actor == BY_ITSELF:
            self.asks = self.what_comes()
            question = self.questions[self.asks]
            asked = question.asked(self)
            if asked == BY_ITSELF:
                question.settle(self)
            else:
                self.actor = asked

    def what_comes(self) -> i64:
        """Cards, the crown, the win, heroes on their way; the battle; the dragon, the move; the turn. AF-R107"""
        for place, matter in enumerate(FIRST_OF_ALL):
            if matter.comes(self):
                return TAKING + place
        if self.stage != steps.NO_BATTLE:
            return steps.BY_STAGE[self.stage]
        for place, matter in enumerate(BEFORE_THE_TURN):
            if matter.comes(self):
                return PLACING + place
        return steps.BY_PHASE[self.phase] if self.effect == NONE else agenda.EFFECT + self.effect

    # the end

    def result(self, seat: i64) -> float:
        if not self.winners & BIT[seat]:
            return 0.0
        return 1.0 / float(bits_in(self.winners))

    def estimate(self, seat: i64) -> float:
        return self.result(seat) if self.actor == OVER else weighing.shares(self)[seat]

    def estimates(self) -> vec[float]:
        return super().estimates() if self.actor == OVER else weighing.shares(self)

    def glimpse(self) -> i64:
        return self.glimpsed

    def follows(self) -> i64:
        return following.follows(self)

    def horizon(self) -> i64:
        return 0


def blank(seats: i64, options: vec[i64]) -> AbandonedFortress:
    """An empty realm: nothing built, nothing dealt."""
    return AbandonedFortress(seats, options, QUESTIONS).clone()


def start(seats: i64, options: vec[i64]) -> AbandonedFortress:
    """The board as it is put on the table. AF-07, AF-14, AF-16, AF-19"""
    t = blank(seats, options)
    for seat in range(seats):
        t.gold[seat] = START_GOLD
    if options[FIRST_PLAYER] != RANDOM:
        go_first(t, 0)
    t.go_on()
    return t
