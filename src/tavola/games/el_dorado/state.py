"""El Dorado as a state: the agenda says what is asked; each task has its actions."""

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from tavola.games.el_dorado import clauses as ed
from tavola.games.el_dorado import events, imagining, scoring, tasks
from tavola.games.el_dorado.asked import CLAUSE, FIRST, LAST
from tavola.games.el_dorado.moves import (
    answers,
    buying,
    dice,
    ending,
    explore,
    flow,
    gathering,
    monsters,
    offers,
    retreat,
    setup,
    spoils,
    steps,
    thieves,
    trade,
    turns,
)
from tavola.games.el_dorado.power import Power, bits_in
from tavola.games.el_dorado.tables import (
    A_CHOOSE_EXPLORER,
    A_DEAL_BOARD,
    A_DEAL_TILE,
    A_DIE,
    A_DIVIDE,
    A_DRAW,
    A_FIRST_TILE,
    A_GATHER,
    A_GIVE,
    A_KEEP_GOLDEN,
    A_LOOK,
    A_OFFER,
    A_PASS,
    A_PICK_CARD,
    A_PICK_TILE,
    A_PLACE_EXPLORER,
    A_RETREAT,
    A_ROLL,
    A_SHARE,
    A_START_DIE,
    A_STEP,
    A_STOLEN,
    A_TAKE,
    A_THIEF_DIE,
    A_TITAN_DIE,
    ACTIONS,
    BATTLE_DIE,
    ISLAND,
    NEXT,
    NONE,
    PLACES,
    TYPES,
)
from tavola.kernel.bits import BIT
from tavola.kernel.chance import weighted
from tavola.kernel.events import EVERYONE
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
            return spoils.list_gives(self, A_GIVE)
        return self.legal_other(task)

    def legal_other(self, task: i64) -> vec[i64]:
        if task == tasks.RESPAWN:
            return turns.list_respawns(self, A_PLACE_EXPLORER)
        if task == tasks.DIVIDE:
            return spoils.list_divides(self, A_DIVIDE)
        if task == tasks.TAKE:
            return thieves.list_takes(self, A_TAKE)
        if task == tasks.RETREAT:
            return self.at_places(A_RETREAT, retreat.retreats(self, self.arg(0)))
        if task == tasks.PICK_TILE:
            return self.at_places(A_PICK_TILE, self.laid)
        if task == tasks.OFFERS:
            return append(trade.list_offers(self, vec[i64](capacity=32), A_OFFER, self.actor), A_PASS)
        if task == tasks.GUARDIAN and self.actor != CHANCE:
            return self.at_places(A_STEP, monsters.first_steps(self, self.arg(0)))
        first = self.monster_first() if task == tasks.GUARDIAN else self.stolen_first() if task == tasks.STOLEN else 0
        if first > 0:
            return self.in_range(first, first + (7 if first == A_DIE else 6 if first == A_TITAN_DIE else TYPES))
        return self.in_range(FIRST[task], LAST[task])

    def monster_first(self) -> i64:
        """Which die a monster rolls. ED-201, ED-227, ED-228, ED-230"""
        which = self.arg(0)
        return A_DIE if which == 0 else A_THIEF_DIE if which == 1 else A_TITAN_DIE

    def stolen_first(self) -> i64:
        return A_STOLEN if self.actor == CHANCE else A_PICK_CARD

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
            first = self.stolen_first()
            inside = first <= action < first + TYPES and self.hand[self.arg(1) * TYPES + action - first] > 0
            return FINE if inside else ed.LAFFITE
        if not FIRST[task] <= action < LAST[task]:
            return CLAUSE[task]
        if self.actor == CHANCE:
            return FINE if self.weight(action) > 0 else CLAUSE[task]
        return self.choice_breaks(task, action - FIRST[task])

    def monster_breaks(self, action: i64) -> i64:
        if self.actor == CHANCE:
            first = self.monster_first()
            inside = first <= action and self.weight(action) > 0
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

    def choice_breaks(self, task: i64, code: i64) -> i64:
        if task == tasks.CHOOSE_EXPLORER:
            return setup.explorer_breaks(self, code)
        if task == tasks.RESPAWN:
            return turns.respawn_breaks(self, code)
        if task == tasks.LAFFITE:
            return turns.steal_breaks(self, self.arg(0), code)
        if task == tasks.ASSIGN:
            return turns.assign_breaks(self, code // 4, code // 2 % 2, code % 2)
        if task == tasks.ROSE:
            return FINE if self.stock[code] > 0 else ed.ROSE
        if task == tasks.GATHER:
            return gathering.gather_breaks(self, code // 169, code // 13 % 13, code % 13)
        if task == tasks.ORDER:
            return gathering.order_breaks(self, code)
        if task == tasks.PLACE:
            return steps.place_breaks(self, code) if NEXT[self.arg(2) * 6 + code] != NONE else ed.TOUCH_TWO
        if task == tasks.RETREAT:
            return retreat.retreat_breaks(self, code)
        if task == tasks.SURRENDER:
            return FINE if self.hand[self.arg(0) * TYPES + code] > 0 else ed.HAND_LIMIT
        if task == tasks.ANSWER:
            return trade.accept_breaks(self) if code == 0 else FINE
        if task == tasks.OFFERING and code == 0:
            return FINE if buying.affords_offering(self, self.actor) else ed.TOO_DEAR
        return self.other_breaks(task, code)

    def other_breaks(self, task: i64, code: i64) -> i64:
        if task == tasks.GIVE:
            return spoils.give_breaks(self, code // 806, code // 31 % 26, code % 31)
        if task == tasks.DIVIDE:
            return spoils.divide_breaks(self, code // 806, code // 31 % 26, code % 31)
        if task == tasks.COIN or task == tasks.LAY_COIN:
            return spoils.coin_breaks(self, code, CLAUSE[task])
        if task == tasks.SHRINE:
            return spoils.bearer_breaks(self, code)
        if task == tasks.HIDING:
            return FINE if code == 0 else thieves.emerge_breaks(self)
        if task == tasks.PICK_TILE:
            return FINE if thieves.hiding_place(self, code) else ed.HIDEOUT_PLACE
        if task == tasks.PICK_CORNER:
            return thieves.hideout_corner_breaks(self, self.corner_of(self.arg(0), code))
        if task == tasks.ROB:
            return thieves.rob_breaks(self, code, thieves.distances(self))
        if task == tasks.TAKE:
            return thieves.take_breaks(self, code // 49, code // 7 % 7, code % 7)
        if task == tasks.GIVE_SPEED:
            return FINE if code >= 8 and self.at[code] != NONE else ed.BAVIECA
        if task == tasks.PUT_GUARDIAN:
            return monsters.guardian_place_breaks(self, code)
        return FINE

    # chance

    def weights(self) -> vec[i64]:
        out = vec[i64](capacity=36)
        for action in self.legal():
            out = append(out, self.weight(action))
        return out

    def weight(self, action: i64) -> i64:
        """How likely an outcome is, 0 if it cannot come. Ledger, tiles and dice, piles as chance events"""
        task = self.task()
        if task == tasks.DEAL_BOARD:
            return 1 if setup.board_breaks(self, action - A_DEAL_BOARD) == FINE else 0
        if task == tasks.DEAL_IMPORTANT:
            return setup.important_weight(self, action - A_DEAL_TILE)
        if task == tasks.FIRST_TILE:
            return setup.first_tile_weight(self, action - A_FIRST_TILE)
        if task == tasks.ROLL:
            code = action - A_ROLL
            return 1 if turns.roll_breaks(self, code // 6 + 1, code % 6 + 1) == FINE else 0
        if task == tasks.STOLEN:
            return self.hand[self.arg(1) * TYPES + action - A_STOLEN]
        if task == tasks.LOOK:
            return self.island.weight(action - A_LOOK)
        if task == tasks.DRAW:
            return self.draw_weight(action - A_DRAW)
        if task == tasks.GUARDIAN:
            return self.monster_weight(action)
        return 1

    def draw_weight(self, kind: i64) -> i64:
        pile = self.cave if self.arg(1) >= ISLAND else self.island
        top = pile.top()
        if top >= 0:
            return 1 if top == kind else 0
        return pile.weight(kind)

    def monster_weight(self, action: i64) -> i64:
        """The roaming Titan's die has 1 1 1 2 2 3. ED-201"""
        which = self.arg(0)
        if which == 0:
            inside = A_DIE <= action < A_TITAN_DIE
            return 1 if inside and dice.die_breaks(self, action - A_DIE) == FINE else 0
        if which == 1:
            return 1 if A_THIEF_DIE <= action < A_CHOOSE_EXPLORER else 0
        face = action - A_TITAN_DIE + 1
        if not 1 <= face <= 6:
            return 0
        return 1 if which == 2 else max(0, 4 - face)

    def sample(self, rng: Rng) -> i64:
        """Must agree with `legal` and `weights`."""
        if self.actor == CHANCE and self.task() == tasks.BATTLE:
            return A_DIE + rng.below(6) + (0 if self.options[BATTLE_DIE] else 1)
        actions = self.legal()
        if self.actor == CHANCE:
            return actions[weighted(self.weights(), rng)]
        return actions[rng.below(i64(len(actions)))]

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
            self.apply_chance(task, action)
        else:
            self.apply_choice(task, action - FIRST[task], action)
        flow.run(self)

    def apply_chance(self, task: i64, action: i64) -> None:
        if task == tasks.DEAL_BOARD:
            setup.deal_board(self, action - A_DEAL_BOARD)
        elif task == tasks.DEAL_IMPORTANT:
            setup.deal_important(self, action - A_DEAL_TILE)
        elif task == tasks.FIRST_TILE:
            setup.first_tile(self, action - A_FIRST_TILE)
        elif task == tasks.START_DICE:
            setup.start_die(self, action - A_START_DIE + 1)
        elif task == tasks.ROLL:
            turns.roll(self, (action - A_ROLL) // 6 + 1, (action - A_ROLL) % 6 + 1)
        elif task == tasks.STOLEN:
            turns.stolen(self, action - A_STOLEN)
        elif task == tasks.LOOK:
            gathering.look(self, action - A_LOOK)
        elif task == tasks.DRAW:
            steps.draw(self, action - A_DRAW)
        elif task == tasks.THIEF_DIE:
            low = action - A_THIEF_DIE + 1
            self.pop()
            self.push(tasks.REACH, low)
            self.tell(events.ROLLED, 164, self.captain(self.thieves), EVERYONE, low, 7 - low)
        else:
            monsters.rolled(self, self.monster_steps(action))

    def monster_steps(self, action: i64) -> i64:
        which = self.arg(0)
        if which == 0:
            return action - A_DIE
        return action - A_THIEF_DIE + 1 if which == 1 else action - A_TITAN_DIE + 1

    def apply_choice(self, task: i64, code: i64, action: i64) -> None:
        if task == tasks.CHOOSE_EXPLORER:
            setup.choose_explorer(self, code)
        elif task == tasks.CHOOSE_STARTER:
            setup.choose_starter(self, code)
        elif task == tasks.RESPAWN:
            turns.place_explorer(self, code)
        elif task == tasks.REROLL:
            self.pop() if action == A_KEEP_GOLDEN else turns.reroll(self)
        elif task == tasks.LAFFITE:
            turns.steal_from(self, code)
        elif task == tasks.STOLEN:
            turns.stolen(self, action - A_PICK_CARD)
        elif task == tasks.DICE:
            turns.set_speed(self, code)
        elif task == tasks.ASSIGN:
            turns.assign(self, code // 4, code // 2 % 2, code % 2)
        elif task == tasks.ROSE:
            gathering.rose(self, code)
        elif task == tasks.GATHER:
            gathering.gather(self, code // 169, code // 13 % 13, code % 13)
        elif task == tasks.ORDER:
            gathering.order(self, code)
        elif task == tasks.PLACE:
            steps.place_tile(self, code)
        elif task == tasks.SURRENDER:
            ending.surrender(self, code)
        else:
            self.apply_spoils(task, code, action)

    def apply_spoils(self, task: i64, code: i64, action: i64) -> None:
        if task == tasks.RETREAT:
            retreat.retreat(self, code)
        elif task == tasks.GIVE:
            spoils.give(self, code // 806, code // 31 % 26, code % 31)
        elif task == tasks.DIVIDE:
            spoils.divide(self, code // 806, code // 31 % 26, code % 31)
        elif task == tasks.COIN or task == tasks.LAY_COIN:
            spoils.move_coin(self, code, task == tasks.LAY_COIN)
        elif task == tasks.SHRINE:
            self.pop()
            spoils.take_shrine(self, code)
        elif task == tasks.ANSWER:
            trade.answer(self, code == 0)
        elif task == tasks.OFFERS:
            self.apply_offers(action)
        elif task == tasks.OFFERING:
            if code == 0:
                buying.pay_offering(self)
            else:
                self.tell(events.WITHDREW, 1065, self.owner(self.arg(0)), EVERYONE)
                self.pop()
        elif task == tasks.GUARDIAN:
            monsters.go(self, action - A_STEP)
        elif task == tasks.PUT_GUARDIAN:
            monsters.place_guardian(self, code)
        else:
            self.apply_thieves(task, code)

    def apply_offers(self, action: i64) -> None:
        seat = self.actor
        self.set_arg(1, self.arg(1) | BIT[seat])
        if action == A_PASS:
            offers.pass_on(self, seat)
            return
        code = action - A_OFFER
        trade.offer(self, code // 110, code // 11 % 10, code % 11, seat)

    def apply_thieves(self, task: i64, code: i64) -> None:
        if task == tasks.HIDING:
            thieves.skip(self) if code == 0 else thieves.emerge(self)
        elif task == tasks.PICK_TILE:
            thieves.pick_tile(self, code)
        elif task == tasks.PICK_CORNER:
            thieves.pick_corner(self, code)
        elif task == tasks.CHOOSE:
            thieves.take_gold(self) if code == 0 else thieves.steal(self)
        elif task == tasks.REACH:
            thieves.set_reach(self, code)
        elif task == tasks.ROB:
            thieves.rob(self, code)
        elif task == tasks.TAKE:
            thieves.take(self, code // 49, code // 7 % 7, code % 7)
        else:
            thieves.give_speed(self, code)

    # the end

    def result(self, seat: i64) -> float:
        if not self.winners & BIT[seat]:
            return 0.0
        return 1.0 / float(bits_in(self.winners))

    def estimate(self, seat: i64) -> float:
        return self.result(seat) if self.actor == OVER else scoring.share(self, seat)

    def horizon(self) -> i64:
        return 0


def start(seats: i64, options: vec[i64]) -> Dorado:
    """The table before anything is dealt."""
    t = Dorado(seats, options)
    setup.set_up(t)
    flow.run(t)
    return t
