"""Gadranton as a state: what may be done in each phase, and who decides."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from tavola.games.gadranton import clauses as ga
from tavola.games.gadranton import imagining, scoring
from tavola.games.gadranton.city import (
    ANSWERING_FIGHT,
    CHOOSING_THIEF,
    CROWN_WON,
    DEALING_ACTIONS,
    DEALING_OBJECTIVES,
    DISCARDING,
    DRAWING,
    DRAWING_LOTS,
    ENDED,
    FIGHTING,
    MAIN,
    PLACING,
    ROLLING,
    SHOOTING,
    City,
)
from tavola.games.gadranton.moves import attacks, cards, crowns, steps, turns
from tavola.games.gadranton.tables import (
    ACTIONS,
    ANSWER_BROKEN_BOW,
    ANSWER_NO,
    ANSWER_PLUS_TWO,
    ARCHERY_TARGETS,
    ARROW_DICE,
    BLOCK,
    BROKEN_BOW,
    CARDS,
    CELLS,
    CHOOSE,
    CHOOSE_THIEF,
    COLOURS,
    CROSS,
    DEAL_ACTION,
    DEAL_OBJECTIVE,
    DISCARD,
    DOOR,
    DRAW,
    END_TURN,
    FIGHT,
    FIGHT_DICE,
    FIND,
    FIRST,
    FIRST_PLAYER,
    GUARD_START,
    GUARDS,
    HIDE,
    NONE,
    PLACE,
    PLUS_TWO,
    REACH,
    RETURN,
    ROLL,
    SEATS,
    SHOOT,
    SLEEP,
    STEP,
    TAKE,
    TELEPORT,
    WAKE,
    WALK,
    WEAR,
)
from tavola.kernel.bits import BIT, bits_in
from tavola.kernel.rng import Rng
from tavola.kernel.state import CHANCE, FINE, OVER

PHASE_FIRST: Final = vec[i64](
    [FIRST, DEAL_OBJECTIVE, DEAL_ACTION, CHOOSE, PLACE, ROLL, STEP, ANSWER_PLUS_TWO, FIGHT_DICE, WEAR]
    + [ANSWER_PLUS_TWO, ARROW_DICE, DRAW, DISCARD, ACTIONS]
)
PHASE_LAST: Final = vec[i64](
    [DEAL_OBJECTIVE, DEAL_ACTION, CHOOSE, PLACE, ROLL, STEP, ANSWER_PLUS_TWO, WEAR, ARROW_DICE, FIGHT_DICE]
    + [WEAR, DRAW, DISCARD, ACTIONS, ACTIONS]
)
PHASE_CLAUSE: Final = vec[
    i64
](  # what is asked in each phase; no card before the roll or after the draw, GA-R20, GA-R21
    [ga.LOT_FOR_FIRST, ga.DEALT_COLOURS_DIFFER, ga.TWO_ACTION_CARDS, ga.TAKE_A_THIEF, ga.FIRST_PLAYER_AND_DOTS]
    + [ga.ROLL_FIRST, ga.ROLL_FIRST, ga.ONLY_THE_ANSWER, ga.BLACK_DICE, ga.CROWN_CHOICE]
    + [ga.ANSWER_THE_ARROW, ga.ARCHERY_DICE, ga.ONE_CARD_AT_THE_END, ga.HAND_LIMIT, ga.GAME_WON]
)


@final
class Gadranton(City):
    """One position with the verbs of every phase."""

    def slug(self) -> str:
        return "gadranton"

    def clone(self) -> "Gadranton":
        twin = Gadranton(self.seats, self.options)
        self.copy_into(twin)
        return twin

    def imagine(self, seat: i64, rng: Rng) -> "Gadranton":
        twin = self.clone()
        if self.actor != OVER:
            imagining.redraw_objectives(twin, seat, rng)
            imagining.redraw_hands(twin, seat, rng)
        return twin

    # legality

    def legal(self) -> vec[i64]:
        if self.phase == MAIN:
            return self.main_actions()
        out = vec[i64](capacity=40)
        for action in range(self.phase_first(), self.phase_last()):
            if self.breaks(action) == FINE:
                out = append(out, action)
        return out

    def main_actions(self) -> vec[i64]:
        """In the order of the ledger: walk, collect, attack, cards, end."""
        out = vec[i64](capacity=40)
        for named in range(GUARDS + 1):
            out = steps.list_steps(self, out, named)
        out = crowns.list_takes(self, out)
        out = steps.list_crossings(self, out)
        out = steps.list_teleports(self, out)
        if self.passing != NONE:
            return out
        out = crowns.list_reaches(self, out)
        if self.some_target():
            for named in range(GUARDS + 1):
                out = attacks.list_fights(self, out, named)
                out = attacks.list_shots(self, out, named)
        out = cards.list_cards(self, out)
        return append(out, END_TURN)

    def some_target(self) -> bool:
        """Does any rival wear a crown? Saves asking ten figures."""
        for seat in range(self.seats):
            if seat != self.active and self.worn[seat] != NONE:
                return True
        return False

    def phase_first(self) -> i64:
        """The first action code of a phase other than MAIN."""
        return PHASE_FIRST[self.phase]

    def phase_last(self) -> i64:
        return PHASE_LAST[self.phase]

    def breaks(self, action: i64) -> i64:
        """The first clause in the way."""
        if self.phase == MAIN:
            return self.main_breaks(action)
        if not self.phase_first() <= action < self.phase_last():
            return self.other_phase()
        if self.phase == DRAWING_LOTS:
            return FINE if action - FIRST < self.seats else ga.LOT_FOR_FIRST
        if self.phase == PLACING:
            return turns.place_breaks(self, action - PLACE)
        if self.phase == CHOOSING_THIEF:
            return ga.TAKE_A_THIEF if action - CHOOSE in self.thief else FINE
        if self.phase == DISCARDING:
            return FINE if self.hand[self.active * CARDS + action - DISCARD] else ga.HAND_LIMIT
        if self.actor == CHANCE:
            return FINE if self.weight(action) > 0 else self.other_phase()
        return self.answer_breaks(action)

    def other_phase(self) -> i64:
        """What has to happen first."""
        if self.phase == ENDED:
            return ga.GAME_WON if self.some_winner_is_home() else ga.ROUND_LIMIT
        return PHASE_CLAUSE[self.phase]

    def some_winner_is_home(self) -> bool:
        for seat in range(self.seats):
            if self.delivered[seat] == self.objectives[seat]:
                return True
        return False

    def answer_breaks(self, action: i64) -> i64:
        """Windows offer the card or no, the winner of a crown wearing or returning it. GA-50, GA-R72"""
        if self.phase == CROWN_WON:
            return attacks.wear_breaks(self) if action == WEAR else FINE if action == RETURN else ga.CROWN_CHOICE
        if action == ANSWER_NO:
            return FINE
        card = PLUS_TWO if self.phase == ANSWERING_FIGHT else BROKEN_BOW
        if action != (ANSWER_PLUS_TWO if card == PLUS_TWO else ANSWER_BROKEN_BOW):
            return ga.ONLY_THE_ANSWER
        return FINE if attacks.holds(self, self.target, card) else ga.NO_CARD_TO_ANSWER

    def main_breaks(self, action: i64) -> i64:
        if action < STEP or action > END_TURN:
            return ga.CARDS_OF_THE_OWN_TURN if ANSWER_PLUS_TWO <= action <= RETURN else ga.ROLL_FIRST
        if action < FIGHT:
            return self.walk_breaks(action)
        if action < SHOOT:
            code = action - FIGHT
            return attacks.fight_breaks(self, code // 8, code // 2 % SEATS, code % 2)
        if action < WALK:
            code = action - SHOOT
            return attacks.shoot_breaks(self, code // 8, code // 2 % SEATS, code % 2)
        if action == END_TURN:
            return FINE if self.passing == NONE else ga.GO_ON_IN_PASSING  # nothing else is forced, GA-R53
        return self.laying_breaks(action)

    def walk_breaks(self, action: i64) -> i64:
        if action < TAKE:
            return steps.step_breaks(self, (action - STEP) // CELLS, (action - STEP) % CELLS)
        if action < CROSS:
            return crowns.take_breaks(self, action - TAKE + 1)
        if action < TELEPORT:
            return steps.cross_breaks(self, action - CROSS)
        if action < REACH:
            return steps.teleport_breaks(self, action - TELEPORT)
        return crowns.reach_breaks(self, (action - REACH) // 3, (action - REACH) % 3)

    def laying_breaks(self, action: i64) -> i64:
        if action < DOOR:
            return cards.accelerate_breaks(self, action - WALK)
        if action < HIDE:
            return cards.door_breaks(self, action - DOOR)
        if action == HIDE:
            return cards.hide_breaks(self)
        if action < SLEEP:
            return cards.block_breaks(self, action - BLOCK)
        if action < FIND:
            return cards.sleep_breaks(self, action - SLEEP)
        return cards.find_breaks(self, action - FIND) if action < WAKE else cards.wake_breaks(self, action - WAKE)

    # chance

    def weights(self) -> vec[i64]:
        out = vec[i64](capacity=40)
        for action in self.legal():
            out = append(out, self.weight(action))
        return out

    def weight(self, action: i64) -> i64:
        """How likely an outcome is, 0 if it cannot come. Ledger, dice and decision flow"""
        if self.phase == DEALING_OBJECTIVES:
            return turns.objective_weight(self, action - DEAL_OBJECTIVE)
        if self.phase == DEALING_ACTIONS:
            return self.pile[action - DEAL_ACTION]
        if self.phase == ROLLING:
            return 2  # two faces of each symbol
        if self.phase == DRAWING:
            return self.pile[action - DRAW]
        if self.phase == SHOOTING:
            targets = self.options[ARCHERY_TARGETS]  # GA-R46
            return targets if action - ARROW_DICE < 6 else 6 - targets
        return 1

    # effects

    def apply(self, action: i64) -> None:
        if self.phase == MAIN:
            self.apply_main(action)
        elif self.phase == DRAWING_LOTS:
            turns.go_first(self, action - FIRST)
        elif self.phase == DEALING_OBJECTIVES:
            turns.deal_objective(self, action - DEAL_OBJECTIVE)
        elif self.phase == DEALING_ACTIONS:
            turns.deal_action(self, action - DEAL_ACTION)
        elif self.phase == CHOOSING_THIEF:
            turns.choose_thief(self, action - CHOOSE)
        elif self.phase == PLACING:
            turns.place(self, action - PLACE)
        elif self.phase == ROLLING:
            turns.roll(self, (action - ROLL) // 6, (action - ROLL) % 6 + 1)
        elif self.phase == DRAWING:
            turns.draw(self, action - DRAW)
        elif self.phase == DISCARDING:
            turns.discard(self, action - DISCARD)
        else:
            self.apply_attack(action)

    def apply_attack(self, action: i64) -> None:
        """The steps of an attack after its call."""
        if self.phase == FIGHTING:
            attacks.roll_fight(self, (action - FIGHT_DICE) // 6 + 1, (action - FIGHT_DICE) % 6 + 1)
        elif self.phase == SHOOTING:
            attacks.roll_arrow(self, action - ARROW_DICE < 6, (action - ARROW_DICE) % 6 + 1)
        elif self.phase == CROWN_WON:
            attacks.settle_crown(self, action == WEAR)
        elif action == ANSWER_NO:
            attacks.answer(self, NONE)
        else:
            attacks.answer(self, PLUS_TWO if action == ANSWER_PLUS_TWO else BROKEN_BOW)

    def apply_main(self, action: i64) -> None:
        if action < TAKE:
            steps.step(self, (action - STEP) // CELLS, (action - STEP) % CELLS)
        elif action < CROSS:
            crowns.take(self, action - TAKE + 1)
        elif action < TELEPORT:
            steps.cross(self, action - CROSS)
        elif action < REACH:
            steps.teleport(self, action - TELEPORT)
        elif action < FIGHT:
            crowns.reach(self, (action - REACH) // 3, (action - REACH) % 3)
        elif action < SHOOT:
            attacks.fight(self, (action - FIGHT) // 8, (action - FIGHT) // 2 % SEATS, (action - FIGHT) % 2)
        elif action < WALK:
            attacks.shoot(self, (action - SHOOT) // 8, (action - SHOOT) // 2 % SEATS, (action - SHOOT) % 2)
        elif action == END_TURN:
            turns.end_turn(self)
        else:
            self.lay_card(action)

    def lay_card(self, action: i64) -> None:
        if action < DOOR:
            cards.accelerate(self, action - WALK)
        elif action < HIDE:
            cards.turn_door(self, action - DOOR)
        elif action == HIDE:
            cards.hide(self)
        elif action < SLEEP:
            cards.block(self, action - BLOCK)
        elif action < FIND:
            cards.put_to_sleep(self, action - SLEEP)
        elif action < WAKE:
            cards.find(self, action - FIND)
        else:
            cards.wake(self, action - WAKE)

    # the end

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
    """The city before anything is dealt. GA-07, GA-08"""
    city = Gadranton(seats, options)
    city.cell = each_seat(NONE)
    for cell in GUARD_START:
        city.cell = append(city.cell, cell)
    city.thief = vec[i64]([NONE if options[CHOOSE_THIEF] or seat >= seats else seat for seat in range(SEATS)])
    city.hand = vec[i64]([0 for _ in range(SEATS * CARDS)])
    city.hand_size = each_seat(0)
    city.objectives = each_seat(0)
    city.delivered = each_seat(0)
    city.worn_ever = each_seat(0)
    city.worn = each_seat(NONE)
    city.since_home = each_seat(0)
    city.keys = each_seat(0)
    city.crowns_left = each_seat(turns.THIEF_CROWNS)
    city.hidden = each_seat(0)
    city.blocked = each_seat(NONE)
    city.asleep = each_seat(NONE)
    city.beaten = each_seat(0)
    city.stock = vec[i64]([2 for _ in range(COLOURS)])
    city.pile = turns.full_deck(options)
    city.discards = vec[i64]([0 for _ in range(CARDS)])
    city.played = each_seat(0)
    if options[FIRST_PLAYER] > 0:
        turns.go_first(city, options[FIRST_PLAYER] - 1)
    return city


def each_seat(value: i64) -> vec[i64]:
    return vec[i64]([value for _ in range(SEATS)])
