"""The position field by field, and what makes a copy of it."""

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from tavola.games.gadranton.tables import NO_DICE, NOBODY, NONE, SEATS
from tavola.kernel.questions import Flow, Question


class Fields(Flow):
    """Figures 0 to 3 are the seats' thieves, 4 to 7 the guards."""

    def __init__(self, seats: i64, options: vec[i64], questions: list[Question[Any]]) -> None:
        super().__init__(seats, options, questions)
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
        self.worn_ever: vec[i64] = vec[i64]()  # colours seen on him by which all know of his card
        self.no_card: vec[i64] = vec[i64]()  # colours all know that he has no card of, GA-R80
        self.worn: vec[i64] = vec[i64]()  # colour, or NONE
        self.since_home: vec[i64] = vec[i64]()  # own turns begun since the last delivery, by seat
        self.keys: vec[i64] = vec[i64]()
        self.crowns_left: vec[i64] = vec[i64]()  # thief crowns in stock, by seat
        self.hidden: i64 = 0  # thieves under their own crown, seats as bits
        self.blocked: vec[i64] = vec[i64]()  # seat whose crown blocks this thief, or NONE
        self.asleep: vec[i64] = vec[i64]()  # seat whose crown lies on this guard, or NONE
        self.beaten: i64 = 0  # guards on whom it lies by GA-51, as bits
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
        self.thief_attacks: i64 = 0  # HAND_TO_HAND and ARROW as bits
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

    def copy_into(self, twin: "Fields") -> None:
        """Everything but seats, options, questions and listener."""
        twin.actor = self.actor
        twin.asks = self.asks
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
        twin.no_card = self.no_card[:]
        twin.worn = self.worn[:]
        twin.since_home = self.since_home[:]
        twin.keys = self.keys[:]
        twin.crowns_left = self.crowns_left[:]
        twin.hidden = self.hidden
        twin.blocked = self.blocked[:]
        twin.asleep = self.asleep[:]
        twin.beaten = self.beaten
        twin.doors = self.doors
        twin.stock = self.stock[:]
        twin.pile = self.pile[:]
        twin.discards = self.discards[:]
        self.copy_turn_into(twin)

    def copy_turn_into(self, twin: "Fields") -> None:
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
