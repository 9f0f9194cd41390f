"""The position of El Dorado: its questions, its copies, and what it is worth."""

from typing import Any, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from tavola.games.el_dorado.following import follows
from tavola.games.el_dorado.imagining import redraw
from tavola.games.el_dorado.observing import observed
from tavola.games.el_dorado.power import Power
from tavola.games.el_dorado.questions.battle.battle import Battle
from tavola.games.el_dorado.questions.discovery.drawing import Drawing
from tavola.games.el_dorado.questions.discovery.finds import FINDS
from tavola.games.el_dorado.questions.discovery.placing import Placing
from tavola.games.el_dorado.questions.discovery.settling import Settle
from tavola.games.el_dorado.questions.discovery.zone import Zone
from tavola.games.el_dorado.questions.explore.bargain import Bargain
from tavola.games.el_dorado.questions.explore.exploring import Exploring
from tavola.games.el_dorado.questions.explore.offering import Offering
from tavola.games.el_dorado.questions.explore.offers import Answer, Offers
from tavola.games.el_dorado.questions.explore.step_price import StepPrice
from tavola.games.el_dorado.questions.explore.window import Windows
from tavola.games.el_dorado.questions.monsters.guardians import PutGuardian
from tavola.games.el_dorado.questions.monsters.walking import MonsterTurn
from tavola.games.el_dorado.questions.over import Over
from tavola.games.el_dorado.questions.setup.boards import DealBoard
from tavola.games.el_dorado.questions.setup.explorers import ChooseExplorer, ChooseStarter
from tavola.games.el_dorado.questions.setup.first_tile import FirstTile
from tavola.games.el_dorado.questions.setup.important import DealImportant
from tavola.games.el_dorado.questions.setup.start_dice import StartDice
from tavola.games.el_dorado.questions.spoils.aftermath import Aftermath
from tavola.games.el_dorado.questions.spoils.coins import LayCoin, TakeCoin
from tavola.games.el_dorado.questions.spoils.giving import Divide, Give
from tavola.games.el_dorado.questions.spoils.retreat import Retreat
from tavola.games.el_dorado.questions.spoils.shrine import Bearer
from tavola.games.el_dorado.questions.thieves.bavieca import GiveSpeed
from tavola.games.el_dorado.questions.thieves.hiding import Hiding, PickCorner, PickTile
from tavola.games.el_dorado.questions.thieves.robbing import Robbing, Taking
from tavola.games.el_dorado.questions.thieves.stealing import Choose, Reach, ThiefDie
from tavola.games.el_dorado.questions.turn.beginning import Begin, Turn
from tavola.games.el_dorado.questions.turn.emma import Look, Order
from tavola.games.el_dorado.questions.turn.ending import EndTurn, Surrender
from tavola.games.el_dorado.questions.turn.gathering import Extras, Gather, Rose
from tavola.games.el_dorado.questions.turn.golden_dice import GoldenRoll, RerollGolden, SetSpeed
from tavola.games.el_dorado.questions.turn.laffite import Laffite, Stolen
from tavola.games.el_dorado.questions.turn.respawn import Respawn
from tavola.games.el_dorado.questions.turn.team_dice import AssignDice
from tavola.games.el_dorado.rules.setup import set_up
from tavola.games.el_dorado.scoring import shares
from tavola.kernel.bits import BIT, bits_in
from tavola.kernel.questions import Question
from tavola.kernel.rng import Rng
from tavola.kernel.state import OVER

QUESTIONS: Final[list[Question[Any]]] = [
    DealBoard(),
    DealImportant(),
    FirstTile(),
    ChooseExplorer(),
    ChooseStarter(),
    StartDice(),
    Begin("begin"),
    Turn("turn"),
    Respawn(),
    GoldenRoll(),
    RerollGolden(),
    Laffite(),
    Stolen(),
    SetSpeed(),
    AssignDice(),
    Extras("extras"),
    Rose(),
    Gather(),
    Look(),
    Order(),
    Exploring(),
    Windows(),
    Drawing(),
    Placing(),
    Settle(FINDS),
    Zone("zone"),
    Offering(),
    Battle(),
    Retreat(),
    Give(),
    Divide(),
    TakeCoin(),
    Bearer(),
    LayCoin(),
    Aftermath("aftermath"),
    Answer(),
    Surrender(),
    EndTurn("end_turn"),
    Offers(),
    Hiding(),
    PickTile(),
    PickCorner(),
    Choose(),
    ThiefDie(),
    Reach(),
    Robbing(),
    Taking(),
    GiveSpeed(),
    MonsterTurn(),
    PutGuardian(),
    Bargain(),
    StepPrice(),
    Over(),
]  # in the order of agenda.py


@final
class Dorado(Power):
    """One position."""

    def slug(self) -> str:
        return "el-dorado"

    def clone(self) -> "Dorado":
        twin = Dorado(self.seats, self.options, self.questions)
        self.copy_into(twin)
        return twin

    def imagine(self, seat: i64, rng: Rng) -> "Dorado":
        self.check_seat(seat)
        twin = self.clone()
        if self.actor != OVER:
            redraw(twin, seat, rng)
        return twin

    def observed(self, seat: i64) -> vec[i64]:
        return observed(self, seat)

    def result(self, seat: i64) -> float:
        if not self.winners & BIT[seat]:
            return 0.0
        return 1.0 / float(bits_in(self.winners))

    def estimate(self, seat: i64) -> float:
        return self.result(seat) if self.actor == OVER else shares(self)[seat]

    def estimates(self) -> vec[float]:
        if self.actor != OVER:
            return shares(self)
        looks = vec[float](capacity=self.seats)
        for seat in range(self.seats):
            looks = append(looks, self.result(seat))
        return looks

    def follows(self) -> i64:
        return follows(self)

    def horizon(self) -> i64:
        return 0


def start(seats: i64, options: vec[i64]) -> Dorado:
    """The table before anything is dealt."""
    t = Dorado(seats, options, QUESTIONS)
    set_up(t)
    t.run()
    return t
