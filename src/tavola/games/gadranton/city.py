"""The position of Gadranton and the questions every verb asks of it."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tavola.games.gadranton import clauses as ga
from tavola.games.gadranton.tables import (
    ACTION_DECK,
    BEATEN_GUARD_IS_ASLEEP,
    BOTH,
    CARDS,
    COPIES,
    FIGURES,
    GATE_OF,
    IN_CITY,
    INTERLEAVE,
    NEXT,
    NONE,
    SEATS,
    SIDES,
    SPLIT,
    SPLIT_MODE,
    THIEF,
)
from tavola.kernel.bits import BIT
from tavola.kernel.state import FINE, State

DRAWING_LOTS: Final = 0
DEALING_OBJECTIVES: Final = 1
DEALING_ACTIONS: Final = 2
CHOOSING_THIEF: Final = 3
PLACING: Final = 4
ROLLING: Final = 5
MAIN: Final = 6
ANSWERING_FIGHT: Final = 7
FIGHTING: Final = 8
CROWN_WON: Final = 9
ANSWERING_SHOT: Final = 10
SHOOTING: Final = 11
DRAWING: Final = 12
DISCARDING: Final = 13
ENDED: Final = 14

NOBODY: Final = 0  # has acted yet this turn
THE_THIEF: Final = 1
THE_GUARD: Final = 2

NO_DICE: Final = 0  # of an attack shown
COMBAT_DICE: Final = 1
ARROW_DICE: Final = 2


class City(State):
    """Figures 0 to 3 are the seats' thieves, 4 to 7 the guards."""

    def __init__(self, seats: i64, options: vec[i64]) -> None:
        super().__init__(seats, options)
        self.phase: i64 = DRAWING_LOTS
        self.first: i64 = 0
        self.active: i64 = 0
        self.round: i64 = 1
        self.winners: i64 = 0  # seats as bits
        self.cell: vec[i64] = vec[i64]()  # of each figure, or NONE
        self.thief: vec[i64] = vec[i64]()  # which thief a seat has, or NONE
        self.hand: vec[i64] = vec[i64]()  # seat * 12 + card: how many
        self.hand_size: vec[i64] = vec[i64]()
        self.objectives: vec[i64] = vec[i64]()  # colours as bits, by seat
        self.delivered: vec[i64] = vec[i64]()
        self.worn_ever: vec[i64] = vec[i64]()
        self.worn: vec[i64] = vec[i64]()  # colour, or NONE
        self.since_home: vec[i64] = vec[i64]()  # own turns begun since the last delivery, by seat
        self.keys: vec[i64] = vec[i64]()
        self.crowns_left: vec[i64] = vec[i64]()  # thief crowns in stock, by seat
        self.hidden: vec[i64] = vec[i64]()  # 0 or 1, by seat
        self.blocked: vec[i64] = vec[i64]()  # seat whose crown blocks this thief, or NONE
        self.asleep: vec[i64] = vec[i64]()  # seat whose crown lies on this guard, or NONE
        self.beaten: vec[i64] = vec[i64]()  # 1 if it lies there by GA-51
        self.doors: i64 = 0  # shut gates as bits
        self.stock: vec[i64] = vec[i64]()  # Treasure crowns at each crown cell
        self.pile: vec[i64] = vec[i64]()  # Action cards to draw, by card
        self.discards: vec[i64] = vec[i64]()
        self.mover: i64 = 0
        self.steps: i64 = 0  # N, 0 before the roll
        self.thief_steps: i64 = 0
        self.guard_steps: i64 = 0
        self.thief_bonus: i64 = 0
        self.guard_bonus: i64 = 0
        self.guard: i64 = NONE  # the turn's guard, 0 to 3
        self.thief_attacks: i64 = 0  # bit 0 fight, bit 1 arrow
        self.guard_attacks: i64 = 0
        self.played: vec[i64] = vec[i64]()  # cards played this turn as bits, by seat
        self.passing: i64 = NONE  # figure in passing
        self.teleported: bool = False  # the last action was a teleport
        self.secret_open: i64 = NONE
        self.acted_first: i64 = NOBODY
        self.both_acted: bool = False
        self.attacker: i64 = NONE  # figure, while an attack is worked out
        self.target: i64 = NONE  # seat
        self.attack_bonus: i64 = 0
        self.defence_bonus: i64 = 0
        self.crown_at_stake: i64 = NONE  # colour, while CROWN_WON
        self.shown: i64 = NO_DICE  # the dice of the last attack this turn
        self.shown_first: i64 = 0  # attacker's number, or 1 for the target
        self.shown_second: i64 = 0  # defender's number, or the black die beside the archery die

    def copy_into(self, twin: "City") -> None:
        """Everything but seats, options and listener."""
        twin.actor = self.actor
        twin.phase = self.phase
        twin.first = self.first
        twin.active = self.active
        twin.round = self.round
        twin.winners = self.winners
        twin.cell = self.cell[:]
        twin.thief = self.thief[:]
        twin.hand = self.hand[:]
        twin.hand_size = self.hand_size[:]
        twin.objectives = self.objectives[:]
        twin.delivered = self.delivered[:]
        twin.worn_ever = self.worn_ever[:]
        twin.worn = self.worn[:]
        twin.since_home = self.since_home[:]
        twin.keys = self.keys[:]
        twin.crowns_left = self.crowns_left[:]
        twin.hidden = self.hidden[:]
        twin.blocked = self.blocked[:]
        twin.asleep = self.asleep[:]
        twin.beaten = self.beaten[:]
        twin.doors = self.doors
        twin.stock = self.stock[:]
        twin.pile = self.pile[:]
        twin.discards = self.discards[:]
        self.copy_turn_into(twin)

    def copy_turn_into(self, twin: "City") -> None:
        twin.mover = self.mover
        twin.steps = self.steps
        twin.thief_steps = self.thief_steps
        twin.guard_steps = self.guard_steps
        twin.thief_bonus = self.thief_bonus
        twin.guard_bonus = self.guard_bonus
        twin.guard = self.guard
        twin.thief_attacks = self.thief_attacks
        twin.guard_attacks = self.guard_attacks
        twin.played = self.played[:]
        twin.passing = self.passing
        twin.teleported = self.teleported
        twin.secret_open = self.secret_open
        twin.acted_first = self.acted_first
        twin.both_acted = self.both_acted
        twin.attacker = self.attacker
        twin.target = self.target
        twin.attack_bonus = self.attack_bonus
        twin.defence_bonus = self.defence_bonus
        twin.crown_at_stake = self.crown_at_stake
        twin.shown = self.shown
        twin.shown_first = self.shown_first
        twin.shown_second = self.shown_second

    # figures and cells

    def figure(self, named: i64) -> i64:
        """0 is the active player's thief, 1 to 4 are the guards."""
        return self.active if named == 0 else SEATS + named - 1

    def other_on(self, cell: i64, figure: i64) -> i64:
        """A figure on the cell besides this one, or NONE."""
        for each in range(FIGURES):
            if each != figure and self.cell[each] == cell:
                return each
        return NONE

    def shut(self, cell: i64) -> bool:
        """A gate with a door on it. GA-74"""
        gate = GATE_OF[cell]
        return gate != NONE and (self.doors & BIT[gate]) != 0

    def next_to(self, a: i64, b: i64) -> bool:
        """Neighbour cells, GA-20 and GA-45; never across a wall, GA-R43."""
        return b in NEXT[a * SIDES : a * SIDES + SIDES]

    def may_be_on(self, figure: i64, cell: i64) -> i64:
        """The clause that keeps this figure off the cell even in passing; it may pen a thief in. GA-R40, GA-R74"""
        if self.shut(cell):
            return ga.OPEN_CLOSE_DOOR
        if figure >= SEATS and not IN_CITY[cell]:
            return ga.GUARDS_STAY_IN_THE_CITY
        other = self.other_on(cell, figure)
        if other == NONE:
            return FINE
        if figure < SEATS:
            return (
                ga.GUARD_BARS if other >= SEATS and not self.sleeps(other - SEATS) else FINE
            )  # GA-25, GA-26; hidden or not, GA-R37
        return ga.THIEF_BARS if other < SEATS and not self.hidden[other] else FINE  # GA-27, GA-28

    def sleeps(self, guard: i64) -> bool:
        """May a thief pass over it? GA-77, GA-R30"""
        if self.asleep[guard] == NONE:
            return False
        return self.options[BEATEN_GUARD_IS_ASLEEP] == 1 or not self.beaten[guard]

    def crowns_on(self, seat: i64) -> i64:
        """Crowns of any kind on a thief, GA-84."""
        worn: i64 = 0 if self.worn[seat] == NONE else 1
        blocking: i64 = 0 if self.blocked[seat] == NONE else 1
        return worn + blocking + self.hidden[seat]

    # steps

    def thief_left(self) -> i64:
        """Steps the thief may still take. GA-21 to GA-23, GA-R18, GA-R70"""
        if self.mover == SPLIT and self.options[SPLIT_MODE] == 1:
            return (self.steps + 1) // 2 + self.thief_bonus - self.thief_steps  # GA-R13
        if self.mover == SPLIT:
            return self.steps - max(0, self.guard_steps - self.guard_bonus) + self.thief_bonus - self.thief_steps
        return self.steps + self.thief_bonus - self.thief_steps

    def guard_left(self) -> i64:
        """Steps the turn's guard may still take, whatever the thief has walked. GA-R14"""
        if self.mover == THIEF:
            return 0
        if self.mover == SPLIT and self.options[SPLIT_MODE] == 1:
            return (self.steps + 1) // 2 + self.guard_bonus - self.guard_steps
        if self.mover == SPLIT:
            return self.steps - max(0, self.thief_steps - self.thief_bonus) + self.guard_bonus - self.guard_steps
        return self.steps + self.guard_bonus - self.guard_steps

    def left(self, figure: i64) -> i64:
        return self.thief_left() if figure < SEATS else self.guard_left()

    def no_steps(self, figure: i64) -> i64:
        """The clause of the mover die for a figure without a step left."""
        if self.mover == THIEF:
            return ga.AS_THE_DIE_ALLOWS if figure < SEATS else ga.ONLY_THE_THIEF
        return ga.STEPS_EACH if self.mover == BOTH else ga.SHARED_STEPS

    # who may act

    def figure_breaks(self, figure: i64) -> i64:
        """May the active player use this figure now? A blocked thief is for each verb to refuse."""
        if self.passing != NONE and self.passing != figure:
            return ga.GO_ON_IN_PASSING
        if figure >= SEATS:
            code = self.guard_breaks(figure - SEATS)
            if code != FINE:
                return code
        return self.finished_breaks(THE_THIEF if figure < SEATS else THE_GUARD)

    def thief_breaks(self) -> i64:
        """May the active player's thief do anything now? GA-76, GA-R36"""
        if self.blocked[self.active] != NONE:
            return ga.BLOCKED_THIEF
        return self.figure_breaks(self.active)

    def guard_breaks(self, guard: i64) -> i64:
        """GA-21, GA-24, GA-R56."""
        if self.mover == THIEF:
            return ga.ONLY_THE_THIEF
        if self.guard != NONE and self.guard != guard:
            return ga.ONE_GUARD
        return self.marker_breaks(guard)

    def marker_breaks(self, guard: i64) -> i64:
        """A guard under a thief crown is used by nobody: it lost a fight, or was put to sleep. GA-51, GA-77"""
        if self.asleep[guard] == NONE:
            return FINE
        return ga.BEATEN if self.beaten[guard] else ga.SLEEPING_GUARD

    def finished_breaks(self, who: i64) -> i64:
        """With interleave off, whoever acted first has finished once the other has acted. GA-R16"""
        done = not self.options[INTERLEAVE] and self.both_acted and self.acted_first == who
        return ga.FINISHED if done else FINE

    def acts(self, figure: i64) -> None:
        """Note that a figure acted; a guard becomes the turn's guard. GA-24, GA-30"""
        who = THE_THIEF if figure < SEATS else THE_GUARD
        if self.acted_first == NOBODY:
            self.acted_first = who
        elif self.acted_first != who:
            self.both_acted = True
        if figure >= SEATS:
            self.guard = figure - SEATS
        self.teleported = False

    # cards

    def card_breaks(self, card: i64) -> i64:
        """Is the card playable by the active player now? GA-15, GA-71"""
        if not self.hand[self.active * CARDS + card]:
            return ga.CARDS_IN_HAND
        return FINE if self.may_play(self.active, card) else ga.TWO_CARDS_A_TURN

    def may_play(self, seat: i64, card: i64) -> bool:
        """Fewer than two cards this turn, and none of this name. GA-71, GA-R22"""
        return self.cards_played(seat) < 2 and (self.played[seat] & BIT[card]) == 0

    def cards_played(self, seat: i64) -> i64:
        count: i64 = 0
        for card in range(CARDS):
            if self.played[seat] & BIT[card]:
                count += 1
        return count

    def discard_one(self, seat: i64, card: i64) -> None:
        self.hand[seat * CARDS + card] -= 1
        self.hand_size[seat] -= 1
        self.discards[card] += 1

    def play_card(self, seat: i64, card: i64) -> None:
        """It lies in the discard pile at once. GA-15"""
        self.discard_one(seat, card)
        self.played[seat] |= BIT[card]
        self.teleported = False

    def answer_may_come(self, seat: i64, card: i64) -> bool:
        """Do the public facts let this seat hold and play the card? GA-R72"""
        unseen = self.discards[card] < COPIES[self.options[ACTION_DECK] * CARDS + card]
        return self.hand_size[seat] > 0 and self.may_play(seat, card) and unseen

    # what is told

    def show(self, dice: i64, first: i64, second: i64) -> None:
        """The dice of an attack stay in sight until the turn ends."""
        self.shown = dice
        self.shown_first = first
        self.shown_second = second

    def tell(
        self, kind: i64, clause: i64, seat: i64, audience: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0
    ) -> None:
        """Every event carries along which thief each seat has, so that the log can name them."""
        if self.listener is not None:
            super().tell(kind, clause, seat, audience, a, b, c, d + 8 * self.thieves())

    def thieves(self) -> i64:
        """Three bits a seat, 0 for none yet."""
        packed: i64 = 0
        for seat in range(SEATS):
            packed |= (self.thief[seat] + 1) << (3 * seat)
        return packed
