"""The position field by field, and what makes a copy of it."""

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tavola.games.abandoned_fortress import steps
from tavola.games.abandoned_fortress.tables import (
    ACTION_CARDS,
    ACTION_COPIES,
    ALL_LEADERS,
    BLACKS,
    CELLS,
    COPIES,
    DECKS,
    DRAGONS,
    MARKET,
    MILITARY,
    NONE,
    SEATS,
)
from tavola.kernel.questions import Flow, Question

ALL_DRAGONS: Final = 15  # Dragon cards as bits


def filled(size: i64, value: i64) -> vec[i64]:
    out = vec[i64](capacity=size)
    for _place in range(size):
        out = append(out, value)
    return out


# an empty realm: nothing built, nothing dealt; every position has copies of its own, so these are never changed
NO_SEATS: Final = filled(SEATS, NONE)
NO_LEADERS: Final = filled(ALL_LEADERS, NONE)
UNKNOWN_LEADERS: Final = filled(ALL_LEADERS, 0)
NO_TROOPS: Final = filled(ALL_LEADERS * 2, NONE)
UNKNOWN_TROOPS: Final = filled(ALL_LEADERS * 2, 0)
NO_PIECES: Final = filled(CELLS, NONE)
NOTHING_EACH: Final = filled(SEATS, 0)
NO_BLACKS: Final = filled(SEATS * BLACKS, 0)
NO_HANDS: Final = filled(SEATS * ACTION_CARDS, 0)
NO_MARKET_CARDS: Final = filled(MARKET, 0)
NO_TOPS: Final = filled(DECKS, NONE)
ACTION_DECK: Final = filled(ACTION_CARDS, ACTION_COPIES)
NO_ACTION_CARDS: Final = filled(ACTION_CARDS, 0)
NO_DRAGONS: Final = filled(DRAGONS, NONE)
NO_MILITARY: Final = filled(MILITARY, 0)
NO_SECRETS: Final = filled(2, NONE)
NO_DRUMS: Final = filled(2, 0)


class Fields(Flow):
    """Everything a position holds. A new one is empty; only its clones may be changed."""

    def __init__(self, seats: i64, options: vec[i64], questions: list[Question[Any]]) -> None:
        super().__init__(seats, options, questions)
        # where the game stands, and what is asked
        self.phase: i64 = steps.FIRST
        self.first: i64 = 0
        self.active: i64 = 0
        self.round: i64 = 1
        self.winners: i64 = 0  # seats as bits
        self.glimpsed: i64 = 0  # what the last action brought to light, as a number
        self.tilt: vec[float] = vec[float]()  # of an imagined position, for bots: what its closed cards are worth

        # leaders with the cards they lead, and what a seat has
        self.hero: vec[i64] = NO_SEATS  # by seat
        self.cell: vec[i64] = NO_LEADERS  # by leader
        self.general: vec[i64] = NO_LEADERS  # by leader: the general card
        self.general_known: vec[i64] = UNKNOWN_LEADERS  # seats as bits, the owner left out
        self.general_missed: vec[i64] = UNKNOWN_LEADERS  # seats as bits that know it is out, not with whom
        self.card: vec[i64] = NO_TROOPS  # leader * 2 + place: the military card
        self.card_known: vec[i64] = UNKNOWN_TROOPS
        self.board: vec[i64] = NO_PIECES  # by cell: a leader, WALL + seat, or NONE
        self.gold: vec[i64] = NOTHING_EACH
        self.food: vec[i64] = NOTHING_EACH
        self.tokens: vec[i64] = NOTHING_EACH  # points on the Home Point
        self.walls: vec[i64] = NOTHING_EACH
        self.black: vec[i64] = NO_BLACKS  # seat * 10 + card
        self.hand: vec[i64] = NO_HANDS  # seat * 17 + card
        self.hand_size: vec[i64] = NOTHING_EACH
        self.chests: vec[i64] = NOTHING_EACH
        self.drums: vec[i64] = NOTHING_EACH

        # decks, the Queue, the dragon, the rock, the crown
        self.pool: vec[i64] = COPIES  # market cards still in their decks
        self.discards: vec[i64] = NO_MARKET_CARDS
        self.top: vec[i64] = NO_TOPS  # price on the back of each deck's top card, or NONE
        self.tops_open: bool = False
        self.action_pool: vec[i64] = ACTION_DECK
        self.action_discards: vec[i64] = NO_ACTION_CARDS
        self.queue: vec[i64] = vec[i64]()  # seats, the first one first
        self.queue_paid: bool = False
        self.alert: i64 = 1  # slot, 0 while the dragon is on the map or out of the game
        self.dragon: i64 = NONE  # cell
        self.dragon_card: i64 = NONE
        self.dragon_unseen: i64 = ALL_DRAGONS  # cards as bits
        self.dragon_under: vec[i64] = vec[i64]()  # those put under the deck, in order
        self.dragon_owner: vec[i64] = NO_DRAGONS  # by card
        self.rock: i64 = NONE  # tunnel
        self.crown: i64 = NONE  # the castle it lies on; NONE is the centre

        # the turn under way
        self.white: i64 = 0
        self.face: i64 = NONE
        self.fought: i64 = 0  # the active seat's leaders as bits
        self.attacked: vec[i64] = vec[i64]()  # leaders that were attacked in this turn, where that counts
        self.moved: i64 = 0
        self.mover: i64 = NONE  # leader of the table
        self.left: i64 = 0
        self.entered: i64 = 0  # own castles entered in this move, as bits
        self.jumped: bool = False
        self.stepped: bool = False
        self.robbed: bool = False
        self.drawing: i64 = NONE  # deck whose top card is being taken
        self.placing: i64 = NONE  # leader without a space
        self.summoning: bool = False
        self.landing: bool = False  # the dragon has come down and not yet attacked
        self.staged: vec[i64] = NO_MILITARY  # bought military cards, by kind
        self.bought: i64 = 0
        self.paid: bool = False  # the redeployment is under way
        self.with_castles: bool = False
        self.plan: vec[i64] = vec[i64]()  # leaders given so far to the cards that take part, in card order
        self.effect: i64 = NONE  # the Action card being played
        self.effect_left: i64 = 0
        self.effect_piece: i64 = NONE
        self.drawn: vec[i64] = vec[i64]()  # Action cards Henry chooses from

        # what comes before all else: the crown, heroes on their way home, a battle
        self.crown_taker: i64 = NONE
        self.going_home: i64 = 0  # seats as bits
        self.stage: i64 = steps.NO_BATTLE
        self.attacker: i64 = NONE  # leader or DRAGON
        self.defender: i64 = NONE
        self.ranged: bool = False
        self.secret: vec[i64] = NO_SECRETS  # Black card of starter and defender, or NONE
        self.beaten_drums: vec[i64] = NO_DRUMS  # 1 where War Drums are played
        self.mourner: i64 = NONE  # winning leader that loses a card to Last Stand
        self.owes: bool = False  # the starter will pay maintenance
        self.rebate: i64 = 0
        self.upkeep_due: vec[i64] = vec[i64]()  # cards still to be asked about
        self.shown: vec[i64] = vec[i64]()  # the last battle as it was revealed, see showing.remember
        self.onlookers: i64 = 0  # seats as bits that have decided nothing else since

    def shared(self) -> list[str]:
        return ["tilt", "shown", "general_missed"]

    def copy_into(self, twin: "Fields") -> None:
        """Everything but seats, options, questions, the listener and what the last action brought to light."""
        twin.actor = self.actor
        twin.asks = self.asks
        twin.phase = self.phase
        twin.first = self.first
        twin.active = self.active
        twin.round = self.round
        twin.winners = self.winners
        twin.tilt = self.tilt  # never changed, so clones share it
        twin.hero = self.hero[:]
        twin.cell = self.cell[:]
        twin.general = self.general[:]
        twin.general_known = self.general_known[:]
        twin.general_missed = self.general_missed  # replaced as a whole, so clones share it
        twin.card = self.card[:]
        twin.card_known = self.card_known[:]
        twin.board = self.board[:]
        twin.gold = self.gold[:]
        twin.food = self.food[:]
        twin.tokens = self.tokens[:]
        twin.walls = self.walls[:]
        twin.black = self.black[:]
        twin.hand = self.hand[:]
        twin.hand_size = self.hand_size[:]
        twin.chests = self.chests[:]
        twin.drums = self.drums[:]
        twin.pool = self.pool[:]
        twin.discards = self.discards[:]
        twin.top = self.top[:]
        twin.tops_open = self.tops_open
        twin.action_pool = self.action_pool[:]
        twin.action_discards = self.action_discards[:]
        twin.queue = self.queue[:]
        twin.queue_paid = self.queue_paid
        twin.alert = self.alert
        twin.dragon = self.dragon
        twin.dragon_card = self.dragon_card
        twin.dragon_unseen = self.dragon_unseen
        twin.dragon_under = self.dragon_under[:]
        twin.dragon_owner = self.dragon_owner[:]
        twin.rock = self.rock
        twin.crown = self.crown
        twin.white = self.white
        twin.face = self.face
        twin.fought = self.fought
        twin.attacked = self.attacked[:]
        twin.moved = self.moved
        twin.mover = self.mover
        twin.left = self.left
        twin.entered = self.entered
        twin.jumped = self.jumped
        twin.stepped = self.stepped
        twin.robbed = self.robbed
        twin.drawing = self.drawing
        twin.placing = self.placing
        twin.summoning = self.summoning
        twin.landing = self.landing
        twin.staged = self.staged[:]
        twin.bought = self.bought
        twin.paid = self.paid
        twin.with_castles = self.with_castles
        twin.plan = self.plan[:]
        twin.effect = self.effect
        twin.effect_left = self.effect_left
        twin.effect_piece = self.effect_piece
        twin.drawn = self.drawn[:]
        twin.crown_taker = self.crown_taker
        twin.going_home = self.going_home
        twin.stage = self.stage
        twin.attacker = self.attacker
        twin.defender = self.defender
        twin.ranged = self.ranged
        twin.secret = self.secret[:]
        twin.beaten_drums = self.beaten_drums[:]
        twin.mourner = self.mourner
        twin.owes = self.owes
        twin.rebate = self.rebate
        twin.upkeep_due = self.upkeep_due[:]
        twin.shown = self.shown  # replaced as a whole, so clones share it
        twin.onlookers = self.onlookers
