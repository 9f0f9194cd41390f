"""Draco Mundis as the engine plays it: what is legal, what an action does, how turns follow each other."""

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from tavola.games.dracomundis import clauses as dm
from tavola.games.dracomundis import events as told
from tavola.games.dracomundis import imagining, prospects, scoring
from tavola.games.dracomundis.moves import choices, fight, look, powers, push, setup, turn_over, walk
from tavola.games.dracomundis.tables import (
    ACTIONS,
    CELLS,
    COPIES,
    DESTROY,
    DRAGON_TRAPS,
    END_TURN,
    FACE,
    FIGHT,
    FIRST,
    FLIP,
    KINDS,
    LOOK,
    MAX_ROUNDS,
    MOVE,
    NOTHING,
    ORIENT,
    PICK,
    PLACE,
    PUSH,
    REVEAL,
    SACRIFICE,
    SETUP_STEP,
    TRAP,
)
from tavola.games.dracomundis.tokens import turned_to
from tavola.games.dracomundis.valley import (
    ACTING,
    CHOOSING_FIRST,
    ENDED,
    FACING,
    FACING_EXPLORER,
    PICKING,
    PLACING,
    Valley,
    code,
)
from tavola.kernel.bits import BIT
from tavola.kernel.events import EVERYONE
from tavola.kernel.rng import Rng
from tavola.kernel.state import FINE, OVER


@final
class DracoMundis(Valley):
    """A valley in which actions can be taken."""

    def slug(self) -> str:
        return "dracomundis"

    def clone(self) -> "DracoMundis":
        twin = DracoMundis(self.seats, self.options)
        twin.actor = self.actor
        twin.phase = self.phase
        twin.first = self.first
        twin.mover = self.mover
        twin.picked = self.picked
        twin.turning = self.turning
        twin.batch = self.batch
        twin.used = self.used
        twin.extra = self.extra
        twin.flipped = self.flipped
        twin.turned = self.turned
        twin.sacrificed = self.sacrificed
        twin.quiet = self.quiet
        twin.turns = self.turns
        twin.hidden = self.hidden
        twin.winners = self.winners
        twin.peek = self.peek
        twin.peeker = self.peeker
        twin.shown = self.shown
        twin.ground = self.ground[:]
        twin.figure = self.figure[:]
        twin.captive = self.captive[:]
        twin.hand = self.hand[:]
        twin.won = self.won[:]
        twin.spoils = self.spoils[:]
        twin.camp = self.camp[:]
        twin.tiger = self.tiger[:]
        return twin

    def imagine(self, seat: i64, rng: Rng) -> "DracoMundis":
        twin = self.clone()
        imagining.redraw(twin, seat, rng)
        return twin

    # legality

    def legal(self) -> vec[i64]:
        if self.phase == ACTING:
            return choices.of_turn(self)
        return choices.outside_turns(self)

    def breaks(self, action: i64) -> i64:
        """The first clause in the way: what is asked now, then the action itself."""
        if self.phase == ACTING:
            return self.action_breaks(action)
        if self.phase == PICKING:
            return setup.pick_breaks(self, action - PICK) if PICK <= action < PLACE else dm.PLACE_A_TOKEN
        if self.phase == PLACING:
            return setup.place_breaks(self, action - PLACE) if PLACE <= action < FACE else dm.PLACE_A_TOKEN
        if self.phase == FACING_EXPLORER:
            return FINE if FACE <= action < LOOK else dm.FACE_THE_EXPLORER
        if self.phase == FACING:
            return FINE if FACE <= action < LOOK else dm.CHOOSE_ITS_FACING
        if self.phase == CHOOSING_FIRST:
            return FINE if FIRST <= action < FIRST + self.seats else dm.FIRST_PLAYER
        return dm.ALL_REVEALED if self.hidden == 0 else dm.ROUND_LIMIT

    def action_breaks(self, action: i64) -> i64:
        """During a turn: DM-77, DM-09, then the verb."""
        if action < 0 or action >= ACTIONS:
            return dm.SEVEN_ACTIONS
        if action < LOOK:
            return dm.CHOOSE_ITS_FACING if action >= FACE else dm.FIRST_PLAYER if action < PICK else dm.SETUP_IS_OVER
        if self.must_flip() and not FLIP <= action < PUSH:
            return dm.MUST_FLIP
        if action == END_TURN:
            return FINE if self.used > 0 else dm.MUST_ACT
        if self.actions_left() == 0 and not SACRIFICE <= action < END_TURN:
            return dm.ONE_OR_TWO_ACTIONS
        return self.verb_breaks(action)

    def verb_breaks(self, action: i64) -> i64:
        """The check of each verb, its squares being in use."""
        if MOVE <= action < REVEAL or DESTROY <= action < FLIP:
            return self.pair_breaks(action)
        if ORIENT <= action < DESTROY:
            cell = (action - ORIENT) // 4
            return dm.NOT_IN_USE if cell < self.edge else powers.orient_breaks(self, cell, (action - ORIENT) % 4)
        if PUSH <= action < SACRIFICE:
            cell, rest = (action - PUSH) // 16, (action - PUSH) % 16
            return dm.NOT_IN_USE if cell < self.edge else push.push_breaks(self, cell, rest // 4, rest % 4 + 1)
        return self.cell_breaks(action)

    def pair_breaks(self, action: i64) -> i64:
        """A move, or a camp to destroy: two squares."""
        first = MOVE if action < REVEAL else DESTROY
        start, to = (action - first) // CELLS, (action - first) % CELLS
        if start < self.edge or to < self.edge:
            return dm.NOT_IN_USE
        return walk.move_breaks(self, start, to) if first == MOVE else powers.destroy_breaks(self, start, to)

    def cell_breaks(self, action: i64) -> i64:
        """The verbs that name one square."""
        first = cell_verb(action)
        cell = action - first
        if cell < self.edge:
            return dm.NOT_IN_USE
        if first == LOOK:
            return look.look_breaks(self, cell)
        if first == REVEAL:
            return turn_over.reveal_breaks(self, cell)
        if first == FIGHT:
            return fight.fight_breaks(self, cell)
        return turn_over.flip_breaks(self, cell) if first == FLIP else powers.sacrifice_breaks(self, cell)

    # effects

    def apply(self, action: i64) -> None:
        self.shown = 0
        self.peek = NOTHING
        if self.phase == ACTING:
            self.act(action)
        elif self.phase == PICKING:
            setup.pick(self, action - PICK)
        elif self.phase == PLACING:
            setup.place(self, action - PLACE)
            if self.phase == PLACING:
                self.next_token()
        elif self.phase == CHOOSING_FIRST:
            self.go_first(action - FIRST)
        else:
            self.face(action - FACE)

    def go_first(self, seat: i64) -> None:
        """DM-03."""
        self.first = seat
        self.mover = seat
        self.actor = seat
        self.phase = PICKING
        self.tell(told.FIRST_PLAYER, dm.FIRST_PLAYER, seat, EVERYONE, seat)

    def face(self, facing: i64) -> None:
        """DM-23, DM-R06, DM-R29."""
        cell = self.turning
        self.figure[cell] = turned_to(self.figure[cell], facing)
        self.turning = NOTHING
        clause = dm.CHOOSE_ITS_FACING if self.phase == FACING else dm.FACE_THE_EXPLORER
        self.tell(told.FACED, clause, self.mover, EVERYONE, cell, facing, code(self.figure[cell]))
        if self.phase == FACING:
            self.count_action()
        else:
            self.next_token()

    def next_token(self) -> None:
        """The same seat again with two tokens a turn, else the next; then the first player begins. DM-07, DM-08"""
        self.phase = PICKING
        if self.batch < self.options[SETUP_STEP] and self.behind_screen(self.mover) > 0:  # DM-R08, DM-R09
            return
        self.batch = 0
        self.mover = (self.mover + 1) % self.seats
        self.actor = self.mover
        if self.behind_screen(self.mover) == 0:
            self.hand = vec[i64]()
            self.phase = ACTING

    def act(self, action: i64) -> None:
        """One of the seven actions, a sacrifice, or the end of the turn. DM-10"""
        if action == END_TURN:
            self.tell(told.TURN_ENDED, dm.MAY_END_AFTER_ONE, self.mover, EVERYONE)
            self.end_turn()
        elif action >= SACRIFICE:
            powers.sacrifice(self, action - SACRIFICE)
        elif REVEAL <= action < FIGHT:
            self.turn_over(action - REVEAL, False)
        elif FLIP <= action < PUSH:
            self.turn_over(action - FLIP, True)
        else:
            self.carry_out(action)
            self.count_action()

    def carry_out(self, action: i64) -> None:
        """The actions that ask nothing more."""
        if action < MOVE:
            look.look(self, action - LOOK)
        elif action < REVEAL:
            walk.move(self, (action - MOVE) // CELLS, (action - MOVE) % CELLS)
        elif action < ORIENT:
            fight.fight(self, action - FIGHT)
        elif action < DESTROY:
            powers.orient(self, (action - ORIENT) // 4, (action - ORIENT) % 4)
        elif action < FLIP:
            powers.destroy(self, (action - DESTROY) // CELLS, (action - DESTROY) % CELLS)
        else:
            rest = (action - PUSH) % 16
            push.push(self, (action - PUSH) // 16, rest // 4, rest % 4 + 1)

    def turn_over(self, cell: i64, by_flip: bool) -> None:
        """Turn over, fight if it must be, then face what still stands. DM-24, DM-42, DM-R29, DM-R78"""
        if by_flip and self.must_flip():
            self.tell(told.MUST_FLIP, dm.MUST_FLIP, self.mover, EVERYONE)
        self.flipped = self.flipped or by_flip
        turn_over.turn_over(self, cell, by_flip)
        if turn_over.must_fight(self, cell, by_flip):
            fight.fight(self, cell)
        if turn_over.wants_facing(self, cell):
            self.turning = cell
            self.phase = FACING
        else:
            self.count_action()

    def count_action(self) -> None:
        """The turn ends by itself when no action is left and no Sherpa to give up. DM-09, DM-R71"""
        self.used += 1
        self.phase = ACTING
        if self.actions_left() == 0 and not self.may_sacrifice():
            self.end_turn()

    def end_turn(self) -> None:
        """Count the quiet turn, then DM-62, DM-78, else the next seat. DM-R37, DM-R73"""
        self.turns += 1
        self.quiet = 0 if self.turned else self.quiet + 1  # DM-77
        self.used = 0
        self.extra = 0
        self.flipped = False
        self.turned = False
        limit = self.options[MAX_ROUNDS] * self.seats
        if self.hidden == 0 or (limit > 0 and self.turns >= limit):
            self.end()
            return
        self.mover = (self.mover + 1) % self.seats  # DM-07, DM-R38: nobody is passed over
        self.actor = self.mover

    def end(self) -> None:
        """DM-62, DM-63, DM-78."""
        self.phase = ENDED
        self.actor = OVER
        self.winners = scoring.winners(self)
        clause: i64 = dm.ALL_REVEALED if self.hidden == 0 else dm.ROUND_LIMIT
        for seat in range(self.seats):
            self.tell(told.SCORED, dm.MOST_POINTS_WIN, seat, EVERYONE, scoring.points(self, seat))
        self.tell(told.WON, clause, self.mover, EVERYONE, self.winners)

    # scores

    def result(self, seat: i64) -> float:
        """DM-63, DM-R39: winners share the point."""
        if not self.winners & BIT[seat]:
            return 0.0
        sharing: i64 = 0
        for each in range(self.seats):
            if self.winners & BIT[each]:
                sharing += 1
        return 1.0 / float(sharing)

    def estimate(self, seat: i64) -> float:
        return self.result(seat) if self.actor == OVER else prospects.looks(self)[seat]

    def estimates(self) -> vec[float]:
        return super().estimates() if self.actor == OVER else prospects.looks(self)

    def horizon(self) -> i64:
        return 0

    def glimpse(self) -> i64:
        return self.shown


def cell_verb(action: i64) -> i64:
    """The first number of a verb that names one square."""
    if action < MOVE:
        return LOOK
    if action < FIGHT:
        return REVEAL
    if action < ORIENT:
        return FIGHT
    return FLIP if action < PUSH else SACRIFICE


def start(seats: i64, options: vec[i64]) -> DracoMundis:
    """An empty valley, every token behind its screen. DM-02, DM-66"""
    state = DracoMundis(seats, options)
    nowhere = vec[i64]([NOTHING for _ in range(seats)])
    state.ground = vec[i64]([NOTHING for _ in range(CELLS)])
    state.figure = state.ground[:]
    state.captive = nowhere[:]
    state.camp = nowhere[:]
    state.tiger = nowhere[:]
    state.spoils = vec[i64]([0 for _ in range(seats)])
    hand = vec[i64](capacity=seats * KINDS)
    for _ in range(seats):
        for kind in range(KINDS):
            hand = append(hand, COPIES[kind] if kind != TRAP or options[DRAGON_TRAPS] else 0)
    state.hand = hand
    return state
