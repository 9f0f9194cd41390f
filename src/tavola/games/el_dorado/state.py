"""El Dorado as a state: the agenda says what is asked; each task has its actions."""

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from tavola.games.el_dorado import clauses as ed
from tavola.games.el_dorado import imagining, scoring, tasks
from tavola.games.el_dorado.asked import CLAUSE, FIRST, LAST
from tavola.games.el_dorado.moves import (
    answers,
    chances,
    deeds,
    explore,
    flow,
    gathering,
    giving,
    monsters,
    retreat,
    setup,
    thieves,
    trade,
    turns,
)
from tavola.games.el_dorado.power import Power
from tavola.games.el_dorado.tables import (
    A_CHOOSE_EXPLORER,
    A_DIE,
    A_DIVIDE,
    A_DRAW,
    A_GATHER,
    A_GIVE,
    A_OFFER,
    A_PASS,
    A_PICK_TILE,
    A_PLACE_EXPLORER,
    A_RETREAT,
    A_ROB,
    A_ROLL,
    A_SHARE,
    A_STEP,
    A_TAKE,
    A_TITAN_DIE,
    ACTIONS,
    BATTLE_DIE,
    ISLAND,
    PLACES,
    TURN_DICE,
    TYPES,
)
from tavola.kernel.bits import BIT, bits_in
from tavola.kernel.chance import weighted
from tavola.kernel.rng import Rng
from tavola.kernel.state import CHANCE, FINE, OVER


@final
class Dorado(Power):
    """One position with the actions of every task."""

    def slug(self) -> str:
        return "el-dorado"

    def clone(self) -> "Dorado":
        twin = Dorado(self.seats, self.options)
        self.copy_into(twin)
        return twin

    def imagine(self, seat: i64, rng: Rng) -> "Dorado":
        twin = self.clone()
        if self.actor != OVER:
            imagining.redraw(twin, seat, rng)
        return twin

    # legality

    def legal(self) -> vec[i64]:
        out = vec[i64]()
        if self.actor == OVER:
            return out
        task = self.task()
        if task == tasks.EXPLORE:
            return explore.legal(self)
        if task == tasks.WINDOW:
            return answers.list_window(self)
        if task == tasks.BATTLE:
            return answers.list_battle(self)
        if task == tasks.GATHER:
            return gathering.list_gathers(self, A_GATHER)
        if task == tasks.GIVE:
            return giving.list_gives(self, A_GIVE)
        return self.legal_other(task)

    def legal_other(self, task: i64) -> vec[i64]:
        if task == tasks.RESPAWN:
            return turns.list_respawns(self, A_PLACE_EXPLORER)
        if task == tasks.DIVIDE:
            return giving.list_divides(self, A_DIVIDE)
        if task == tasks.TAKE:
            return thieves.list_takes(self, A_TAKE)
        if task == tasks.ROB:
            return thieves.list_robs(self, A_ROB)
        if task == tasks.RETREAT:
            return self.at_places(A_RETREAT, retreat.retreats(self, self.arg(0)))
        if task == tasks.PICK_TILE:
            return self.at_places(A_PICK_TILE, self.laid)
        if task == tasks.OFFERS:
            return append(trade.list_offers(self, vec[i64](capacity=32), A_OFFER, self.actor), A_PASS)
        if task == tasks.GUARDIAN and self.actor != CHANCE:
            return self.at_places(A_STEP, monsters.first_steps(self, self.arg(0)))
        if task == tasks.GUARDIAN:
            first = chances.monster_first(self)
            return self.in_range(first, first + (7 if first == A_DIE else 6 if first == A_TITAN_DIE else TYPES))
        if task == tasks.STOLEN:
            return self.in_range(chances.stolen_first(self), chances.stolen_first(self) + TYPES)
        return self.in_range(FIRST[task], LAST[task])

    def at_places(self, first: i64, places: vec[i64]) -> vec[i64]:
        out = vec[i64](capacity=16)
        for place in places:
            if self.breaks(first + place) == FINE:
                out = append(out, first + place)
        return out

    def in_range(self, first: i64, last: i64) -> vec[i64]:
        out = vec[i64](capacity=16)
        for action in range(first, last):
            if self.breaks(action) == FINE:
                out = append(out, action)
        return out

    def breaks(self, action: i64) -> i64:
        """The first clause in the way."""
        if self.actor == OVER:
            return ed.ROUND_LIMIT if self.limit_reached else ed.GAME_WON
        task = self.task()
        if action < 0 or action >= ACTIONS:
            return ed.TURN_ORDER
        if task == tasks.EXPLORE:
            return explore.breaks(self, action)
        if task == tasks.WINDOW:
            return answers.window_breaks(self, action)
        if task == tasks.BATTLE:
            return answers.battle_breaks(self, action)
        if task == tasks.GUARDIAN:
            return self.monster_breaks(action)
        if task == tasks.OFFERS:
            return self.offers_break(action)
        if task == tasks.STOLEN:
            first = chances.stolen_first(self)
            inside = first <= action < first + TYPES and self.hand[self.arg(1) * TYPES + action - first] > 0
            return FINE if inside else ed.LAFFITE
        if not FIRST[task] <= action < LAST[task]:
            return CLAUSE[task]
        if self.actor == CHANCE:
            return FINE if chances.weight(self, action) > 0 else CLAUSE[task]
        return deeds.breaks(self, task, action - FIRST[task])

    def monster_breaks(self, action: i64) -> i64:
        if self.actor == CHANCE:
            first = chances.monster_first(self)
            inside = first <= action and chances.weight(self, action) > 0
            return FINE if inside and action < A_CHOOSE_EXPLORER else ed.TITANS_WAY
        inside = A_STEP <= action < A_STEP + PLACES
        return monsters.step_breaks(self, action - A_STEP) if inside else ed.TITANS_WAY

    def offers_break(self, action: i64) -> i64:
        if action == A_PASS:
            return FINE
        code = action - A_OFFER
        if not 0 <= code < A_SHARE - A_OFFER:
            return ed.OFFER_RULES
        return trade.offer_breaks(self, code // 110, code // 11 % 10, code % 11, self.actor)

    # chance

    def weights(self) -> vec[i64]:
        out = vec[i64](capacity=36)
        for action in self.legal():
            out = append(out, chances.weight(self, action))
        return out

    def sample(self, rng: Rng) -> i64:
        """Must agree with `legal` and `weights`."""
        if self.actor == CHANCE:
            return self.sample_chance(rng)
        actions = self.legal()
        return actions[rng.below(i64(len(actions)))]

    def sample_chance(self, rng: Rng) -> i64:
        task = self.task()
        if task == tasks.BATTLE:
            return A_DIE + rng.below(6) + (0 if self.options[BATTLE_DIE] else 1)
        if task == tasks.ROLL and not self.options[TURN_DICE]:
            return A_ROLL + rng.below(36)
        if task == tasks.DRAW:
            return A_DRAW + (self.cave if self.arg(1) >= ISLAND else self.island).pick(rng)
        return self.legal()[weighted(self.weights(), rng)]

    # effects

    def apply(self, action: i64) -> None:
        task = self.task()
        if task == tasks.EXPLORE:
            explore.apply(self, action)
        elif task == tasks.WINDOW:
            answers.apply_window(self, action)
        elif task == tasks.BATTLE:
            answers.apply_battle(self, action)
        elif self.actor == CHANCE:
            chances.befall(self, task, action)
        else:
            deeds.carry_out(self, task, action - FIRST[task], action)
        flow.run(self)

    # the end

    def result(self, seat: i64) -> float:
        if not self.winners & BIT[seat]:
            return 0.0
        return 1.0 / float(bits_in(self.winners))

    def estimate(self, seat: i64) -> float:
        return self.result(seat) if self.actor == OVER else scoring.shares(self)[seat]

    def estimates(self) -> vec[float]:
        if self.actor != OVER:
            return scoring.shares(self)
        looks = vec[float](capacity=self.seats)
        for seat in range(self.seats):
            looks = append(looks, self.result(seat))
        return looks

    def horizon(self) -> i64:
        return 0


def start(seats: i64, options: vec[i64]) -> Dorado:
    """The table before anything is dealt."""
    t = Dorado(seats, options)
    setup.set_up(t)
    flow.run(t)
    return t
