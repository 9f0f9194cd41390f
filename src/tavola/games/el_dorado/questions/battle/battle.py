"""The battle: every kind of it goes through the same stages, each a question of its own. Ledger, battle state machine

choosing -> attacker -> defender -> attack_roll -> attack_reroll -> attack_again
         -> defence_roll -> defence_reroll -> defence_again -> result -> after
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from tavola.games.el_dorado import clauses as ed
from tavola.games.el_dorado.actions import OFFER, PROPOSE
from tavola.games.el_dorado.power import Power
from tavola.games.el_dorado.questions.battle.choosing import ChooseDefender
from tavola.games.el_dorado.questions.battle.coming import AttackerComes, DefenderComes
from tavola.games.el_dorado.questions.battle.rerolling import BattleReroll
from tavola.games.el_dorado.questions.battle.result import After, Result
from tavola.games.el_dorado.questions.battle.rolling import BattleDice
from tavola.kernel.questions import Question
from tavola.kernel.rng import Rng

STAGES: Final[list[Question[Power]]] = [
    ChooseDefender(),
    AttackerComes("battle-attacker"),
    DefenderComes("battle-defender"),
    BattleDice(),
    BattleReroll(),
    BattleDice(),
    BattleDice(),
    BattleReroll(),
    BattleDice(),
    Result(),
    After(),
]  # in the order of rules/stages.py


@final
class Battle(Question[Power]):
    """Nobody trades while it lasts. ED-40"""

    def __init__(self) -> None:
        super().__init__("battle", ed.BATTLE_DICE, [])

    def asked(self, t: Power) -> i64:
        return STAGES[t.stage].asked(t)

    def settle(self, t: Power) -> None:
        STAGES[t.stage].settle(t)

    def legal(self, t: Power) -> vec[i64]:
        return STAGES[t.stage].legal(t)

    def breaks(self, t: Power, action: i64) -> i64:
        trade = OFFER.takes(action) or PROPOSE.takes(action)
        return ed.NO_TRADE_IN_BATTLE if trade else STAGES[t.stage].breaks(t, action)

    def weights(self, t: Power, outcomes: vec[i64]) -> vec[i64]:
        return STAGES[t.stage].weights(t, outcomes)

    def sample(self, t: Power, rng: Rng) -> i64:
        return STAGES[t.stage].sample(t, rng)

    def apply(self, t: Power, action: i64) -> None:
        STAGES[t.stage].apply(t, action)
