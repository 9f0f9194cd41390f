"""The position field by field, and what makes a copy of it."""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from tavola.games.el_dorado.tables import NONE, THINGS
from tavola.kernel.pile import Pile
from tavola.kernel.questions import Agenda, Question

MONSTER: Final = 100  # and a target: a dweller holds it
LOOSE: Final = 99  # the Thieves hold it without a thief on the map
TAKEN: Final = 2  # the Wolf was won this turn, so it stays
NO_TILES: Final = Pile(vec[i64]())  # before the stacks are made
NO_DEAL: Final = vec[i64]([0 for _ in range(THINGS)])  # of neither side


class Course(Agenda):
    """Who plays, and what is to be done next."""

    def __init__(self, seats: i64, options: vec[i64], questions: list[Question[Any]]) -> None:
        super().__init__(seats, options, questions)
        self.mode: i64 = 0
        self.sides: i64 = seats
        self.thieves: i64 = NONE  # the Thieves' side, or NONE
        self.round: i64 = 1
        self.first: i64 = 0  # the side that began
        self.turn: i64 = 0  # the side whose turn it is or comes
        self.on_turn: i64 = NONE  # the same, or NONE in a monster's turn
        self.winners: i64 = 0  # seats as bits
        self.limit_reached: bool = False
        self.early_by: i64 = NONE  # the team up next that has rolled in secret, or NONE
        self.early: vec[i64] = vec[i64]()  # its golden dice, two a seat; 0 for one not rolled yet, or in use

    def copy_course(self, twin: "Course") -> None:
        twin.mode = self.mode
        twin.sides = self.sides
        twin.thieves = self.thieves
        twin.round = self.round
        twin.first = self.first
        twin.turn = self.turn
        twin.on_turn = self.on_turn
        twin.winners = self.winners
        twin.limit_reached = self.limit_reached
        twin.early_by = self.early_by
        twin.early = self.early[:]


class Maps(Course):
    """The tiles; a vec marked shared is replaced, never changed in place."""

    def __init__(self, seats: i64, options: vec[i64], questions: list[Question[Any]]) -> None:
        super().__init__(seats, options, questions)
        self.kind: vec[i64] = vec[i64]()  # of the tile on each place; shared
        self.laid: vec[i64] = vec[i64]()  # places with a tile; shared
        self.island: Pile = NO_TILES
        self.cave: Pile = NO_TILES
        self.entrance: i64 = NONE  # place
        self.exit: i64 = NONE  # place
        self.secret: i64 = NONE  # place of the secret exit
        self.way_in: i64 = NONE  # the cave-in tile while it is the only way in
        self.marks_void: bool = False  # the X marks of the exit
        self.withered: bool = False  # island gardens, by Totec's Garden
        self.shrine_at: vec[i64] = vec[i64]()  # places of the island shrines as found
        self.bridge: i64 = NONE  # place
        self.bridge_ends: i64 = 0  # pair of directions
        self.shrine_tile: i64 = NONE  # the cave shrine's tile until it is lifted

    def copy_map(self, twin: "Maps") -> None:
        twin.kind = self.kind
        twin.laid = self.laid
        twin.island = self.island.clone()
        twin.cave = self.cave.clone()
        twin.entrance = self.entrance
        twin.exit = self.exit
        twin.secret = self.secret
        twin.way_in = self.way_in
        twin.marks_void = self.marks_void
        twin.withered = self.withered
        twin.shrine_at = self.shrine_at[:]
        twin.bridge = self.bridge
        twin.bridge_ends = self.bridge_ends
        twin.shrine_tile = self.shrine_tile


class Pieces(Maps):
    """Everything of wood, and what it has done this turn."""

    def __init__(self, seats: i64, options: vec[i64], questions: list[Question[Any]]) -> None:
        super().__init__(seats, options, questions)
        self.who: vec[i64] = vec[i64]()  # explorer of each seat, or NONE
        self.at: vec[i64] = vec[i64]()  # place of each lead piece, or NONE
        self.came: vec[i64] = vec[i64]()  # from where it came this turn, or NONE
        self.fixed: vec[i64] = vec[i64]()  # by a tie, this turn
        self.road: vec[i64] = vec[i64]()  # 1 on the way to a battle, 2 arrived
        self.speed: vec[i64] = vec[i64]()
        self.placer: vec[i64] = vec[i64]()  # seat that re-places this beaten explorer, or NONE
        self.wait: vec[i64] = vec[i64]()  # thief beaten, not to be bought yet
        self.board: vec[i64] = vec[i64]()  # of each side
        self.villagers: vec[i64] = vec[i64]()  # how many a side owns
        self.v_at: vec[i64] = vec[i64]()  # side * 7 + i; NONE in the supply
        self.v_came: vec[i64] = vec[i64]()
        self.v_fixed: vec[i64] = vec[i64]()
        self.v_road: vec[i64] = vec[i64]()
        self.v_wait: vec[i64] = vec[i64]()  # by side: beaten ones that wait in the supply
        self.corner: vec[i64] = vec[i64]()  # side * 3 + building, or NONE
        self.b_wait: vec[i64] = vec[i64]()  # by side: beaten buildings that wait, as bits
        self.offerings: vec[i64] = vec[i64]()  # by side: shrines as bits
        self.wolf_of: i64 = NONE  # seat, or NONE
        self.wolf_at: i64 = NONE
        self.wolf_came: i64 = NONE
        self.wolf_fixed: i64 = 0  # by a tie, this turn, or TAKEN
        self.wolf_road: i64 = 0
        self.titan: i64 = NONE  # place
        self.titan_came: i64 = NONE
        self.guardian: vec[i64] = vec[i64]()  # places of the three Guardians
        self.sits_out: i64 = 0  # Guardians beaten in the own turn, as bits
        self.met: i64 = 0  # Guardians that have appeared, as bits
        self.swapped: i64 = 0  # Guardian offerings on shrines, as bits
        self.ways: vec[i64] = vec[i64]()  # where the monster that walks may step; found when it is asked for, shared

    def copy_pieces(self, twin: "Pieces") -> None:
        twin.who = self.who[:]
        twin.at = self.at[:]
        twin.came = self.came[:]
        twin.fixed = self.fixed[:]
        twin.road = self.road[:]
        twin.speed = self.speed[:]
        twin.placer = self.placer[:]
        twin.wait = self.wait[:]
        twin.board = self.board[:]
        twin.villagers = self.villagers[:]
        twin.v_at = self.v_at[:]
        twin.v_came = self.v_came[:]
        twin.v_fixed = self.v_fixed[:]
        twin.v_road = self.v_road[:]
        twin.v_wait = self.v_wait[:]
        twin.corner = self.corner[:]
        twin.b_wait = self.b_wait[:]
        twin.offerings = self.offerings[:]
        twin.wolf_of = self.wolf_of
        twin.wolf_at = self.wolf_at
        twin.wolf_came = self.wolf_came
        twin.wolf_fixed = self.wolf_fixed
        twin.wolf_road = self.wolf_road
        twin.titan = self.titan
        twin.titan_came = self.titan_came
        twin.guardian = self.guardian[:]
        twin.sits_out = self.sits_out
        twin.met = self.met
        twin.swapped = self.swapped
        twin.ways = self.ways


class Things(Pieces):
    """Cards, coins, the cave shrine, important tiles."""

    def __init__(self, seats: i64, options: vec[i64], questions: list[Question[Any]]) -> None:
        super().__init__(seats, options, questions)
        self.hand: vec[i64] = vec[i64]()  # seat * 3 + type
        self.stock: vec[i64] = vec[i64]()
        self.den: vec[i64] = vec[i64]()  # treasure of the Thieves tile
        self.coin: vec[i64] = vec[i64]()  # seat, or MONSTER + dweller, or NONE
        self.curse: i64 = NONE  # lead piece
        self.shrine_by: i64 = NONE  # lead piece, MONSTER + dweller, LOOSE with the Thieves, or NONE
        self.doubloons: i64 = 0
        self.hiding: bool = False
        self.bought: bool = False  # Victoria has
        self.important: vec[i64] = vec[i64]()  # side * 23 + kind: important tiles in hand
        self.from_hand: vec[i64] = vec[i64]()  # side * 23 + kind: important tiles it has laid
        self.gone_back: vec[i64] = vec[i64]()  # side * 23 + kind: those that expired into the stack; shared
        self.turns_done: vec[i64] = vec[i64]()  # by side

    def copy_things(self, twin: "Things") -> None:
        twin.hand = self.hand[:]
        twin.stock = self.stock[:]
        twin.den = self.den[:]
        twin.coin = self.coin[:]
        twin.curse = self.curse
        twin.shrine_by = self.shrine_by
        twin.doubloons = self.doubloons
        twin.hiding = self.hiding
        twin.bought = self.bought
        twin.important = self.important[:]
        twin.from_hand = self.from_hand[:]
        twin.gone_back = self.gone_back
        twin.turns_done = self.turns_done[:]


class Moment(Things):
    """What is remembered until the turn ends."""

    def __init__(self, seats: i64, options: vec[i64], questions: list[Question[Any]]) -> None:
        super().__init__(seats, options, questions)
        self.dice: vec[i64] = vec[i64]()  # golden dice as rolled, two a seat
        self.dealt: i64 = 0  # dice already assigned, as bits
        self.gather: vec[i64] = vec[i64]()  # cards a seat gathers
        self.free_step: i64 = 0  # Bellona's
        self.offers: vec[i64] = vec[i64]()  # made by each seat
        self.shares: i64 = 0
        self.ended: i64 = 0  # seats that have ended, as bits
        self.acted: bool = False  # since the turn was handed over
        self.acted_by: i64 = 0  # seats that have acted in the explore phase, as bits
        self.failed_shot: bool = False  # Yanga may not move, nor shoot unless by option
        self.shots: i64 = 0  # Yanga's, this phase
        self.bavieca_used: bool = False
        self.given: i64 = 0  # thieves that have received the cave shrine, as bits
        self.seen: vec[i64] = vec[i64]()  # side, from, to, pieces: off-turn attacks passed by; shared
        self.asked_partners: vec[i64] = vec[i64]()  # by seat: partners in trade when it was last asked
        self.offer_give: i64 = NONE  # the offer on the table
        self.offer_want: i64 = NONE
        self.deal_give: vec[i64] = NO_DEAL  # an offer built up: cards by type, cave shrine, coins; shared
        self.deal_want: vec[i64] = NO_DEAL  # shared
        self.rolls: vec[i64] = vec[i64]()  # by side: start dice

    def copy_this_turn(self, twin: "Moment") -> None:
        twin.dice = self.dice[:]
        twin.dealt = self.dealt
        twin.gather = self.gather[:]
        twin.free_step = self.free_step
        twin.offers = self.offers[:]
        twin.shares = self.shares
        twin.ended = self.ended
        twin.acted = self.acted
        twin.acted_by = self.acted_by
        twin.failed_shot = self.failed_shot
        twin.shots = self.shots
        twin.bavieca_used = self.bavieca_used
        twin.given = self.given
        twin.seen = self.seen
        twin.asked_partners = self.asked_partners[:]
        twin.offer_give = self.offer_give
        twin.offer_want = self.offer_want
        twin.deal_give = self.deal_give
        twin.deal_want = self.deal_want
        twin.rolls = self.rolls[:]


class Fight(Moment):
    """The battle under way, or the last one."""

    def __init__(self, seats: i64, options: vec[i64], questions: list[Question[Any]]) -> None:
        super().__init__(seats, options, questions)
        self.b_kind: i64 = 0
        self.b_tile: i64 = NONE
        self.attacker: i64 = NONE  # side or monster
        self.defender: i64 = NONE
        self.b_building: i64 = NONE  # side * 3 + building attacked
        self.b_lead: i64 = NONE  # the ranged attacker, or the finder
        self.queue: i64 = 0  # defenders still to fight, as bits
        self.stage: i64 = 0
        self.interrupted: bool = False  # an army came to the farmhouse
        self.to_roll: i64 = 0  # dice still to roll
        self.att_dice: vec[i64] = vec[i64]()  # how many show each face
        self.def_dice: vec[i64] = vec[i64]()
        self.b_result: i64 = 0  # 0 none, 1 attacker won, 2 defender won, 3 tie
        self.b_hid: bool = False  # the Thieves were hiding when their den was found
        self.rerolled: i64 = 0  # rights to roll again that the roller has used, as bits

    def copy_fight(self, twin: "Fight") -> None:
        twin.b_kind = self.b_kind
        twin.b_tile = self.b_tile
        twin.attacker = self.attacker
        twin.defender = self.defender
        twin.b_building = self.b_building
        twin.b_lead = self.b_lead
        twin.queue = self.queue
        twin.stage = self.stage
        twin.interrupted = self.interrupted
        twin.to_roll = self.to_roll
        twin.att_dice = self.att_dice[:]
        twin.def_dice = self.def_dice[:]
        twin.b_result = self.b_result
        twin.b_hid = self.b_hid
        twin.rerolled = self.rerolled


class Fields(Fight):
    """Everything there is; nothing that asks or acts."""

    def shared(self) -> list[str]:
        return ["kind", "laid", "gone_back", "seen", "ways", "deal_give", "deal_want"]

    def copy_into(self, twin: "Fields") -> None:
        """Everything but seats, options, questions and listener."""
        twin.actor = self.actor
        twin.asks = self.asks
        twin.agenda = self.agenda[:]
        self.copy_course(twin)
        self.copy_map(twin)
        self.copy_pieces(twin)
        self.copy_things(twin)
        self.copy_this_turn(twin)
        self.copy_fight(twin)
