"""The position of the Abandoned Fortress and the questions every verb asks of it."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tavola.games.abandoned_fortress import events as told
from tavola.games.abandoned_fortress import phases
from tavola.games.abandoned_fortress.tables import (
    ARCHERY,
    BLACKS,
    CARD_BRANCH,
    CASTLE,
    CELLS,
    DECK,
    FIRST_GENERAL,
    GENERAL,
    HERO,
    HERO_BRANCH,
    LEADERS,
    MARKET,
    NONE,
    RANGE_METRIC,
    SEATING,
    SEATS,
    SIZE,
    SPACE,
    STEPS,
    TEAMS,
    TERRITORY,
    TUNNEL,
)
from tavola.kernel.bits import BIT
from tavola.kernel.events import EVERYONE
from tavola.kernel.state import State

ALL_DRAGONS: Final = 15  # Dragon cards as bits


class Realm(State):
    """Leaders are numbered `seat * 16 + leader`: 0 the hero, 1 to 3 the castles, 4 and on the generals."""

    def __init__(self, seats: i64, options: vec[i64]) -> None:
        super().__init__(seats, options)
        self.phase: i64 = phases.FIRST
        self.asks: i64 = phases.ASK_FIRST
        self.first: i64 = 0
        self.active: i64 = 0
        self.round: i64 = 1
        self.winners: i64 = 0  # seats as bits
        self.glimpsed: i64 = 0  # what the last action brought to light, as a number
        self.tilt: vec[float] = vec[float]()  # of an imagined position, for bots: what its closed cards are worth
        # leaders and what they lead
        self.hero: vec[i64] = vec[i64]()  # by seat
        self.cell: vec[i64] = vec[i64]()  # by leader
        self.general: vec[i64] = vec[i64]()  # by leader: the general card
        self.general_known: vec[i64] = vec[i64]()  # seats as bits, the owner left out
        self.card: vec[i64] = vec[i64]()  # leader * 2 + place: the military card
        self.card_known: vec[i64] = vec[i64]()
        self.board: vec[i64] = vec[i64]()  # by cell: a leader, WALL + seat, or NONE
        # what a seat has
        self.gold: vec[i64] = vec[i64]()
        self.food: vec[i64] = vec[i64]()
        self.tokens: vec[i64] = vec[i64]()  # points on the Home Point
        self.walls: vec[i64] = vec[i64]()
        self.black: vec[i64] = vec[i64]()  # seat * 10 + card
        self.hand: vec[i64] = vec[i64]()  # seat * 17 + card
        self.hand_size: vec[i64] = vec[i64]()
        self.chests: vec[i64] = vec[i64]()
        self.drums: vec[i64] = vec[i64]()
        # decks and tracks
        self.pool: vec[i64] = vec[i64]()  # market cards still in their decks
        self.discards: vec[i64] = vec[i64]()
        self.top: vec[i64] = vec[i64]()  # price on the back of each deck's top card, or NONE
        self.tops_open: bool = False
        self.action_pool: vec[i64] = vec[i64]()
        self.action_discards: vec[i64] = vec[i64]()
        self.queue: vec[i64] = vec[i64]()  # seats, the first one first
        self.queue_paid: bool = False
        self.alert: i64 = 1  # slot, 0 while the dragon is on the map or out of the game
        self.dragon: i64 = NONE  # cell
        self.dragon_card: i64 = NONE
        self.dragon_unseen: i64 = ALL_DRAGONS  # cards as bits
        self.dragon_under: vec[i64] = vec[i64]()  # those put under the deck, in order
        self.dragon_owner: vec[i64] = vec[i64]()  # by card
        self.rock: i64 = NONE  # tunnel
        self.crown: i64 = NONE  # the castle it lies on; NONE is the centre
        # the turn
        self.white: i64 = 0
        self.face: i64 = NONE
        self.fought: i64 = 0  # the active seat's leaders as bits
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
        self.staged: vec[i64] = vec[i64]()  # bought military cards, by kind
        self.bought: i64 = 0
        self.paid: bool = False  # the redeployment is under way
        self.with_castles: bool = False
        self.plan: vec[i64] = vec[i64]()  # leaders given so far to the cards that take part, in card order
        self.effect: i64 = NONE  # the Action card being played
        self.effect_left: i64 = 0
        self.effect_piece: i64 = NONE
        self.drawn: vec[i64] = vec[i64]()  # Action cards Henry chooses from
        # interrupts
        self.crown_taker: i64 = NONE
        self.going_home: i64 = 0  # seats as bits
        self.stage: i64 = phases.NO_BATTLE
        self.attacker: i64 = NONE  # leader or DRAGON
        self.defender: i64 = NONE
        self.ranged: bool = False
        self.secret: vec[i64] = vec[i64]()  # Black card of starter and defender, or NONE
        self.beaten_drums: vec[i64] = vec[i64]()  # 1 where War Drums are played
        self.mourner: i64 = NONE  # winning leader that loses a card to Last Stand
        self.owes: bool = False  # the starter will pay maintenance
        self.rebate: i64 = 0
        self.upkeep_due: vec[i64] = vec[i64]()  # cards still to be asked about
        self.shown: vec[i64] = vec[i64]()  # the last battle as it was revealed, see battle.remember
        self.onlookers: i64 = 0  # seats as bits that have decided nothing else since

    def copy_into(self, twin: "Realm") -> None:
        """Everything but seats, options and listener."""
        twin.actor = self.actor
        twin.phase = self.phase
        twin.asks = self.asks
        twin.first = self.first
        twin.active = self.active
        twin.round = self.round
        twin.winners = self.winners
        twin.tilt = self.tilt  # never changed, so clones share it
        twin.hero = self.hero[:]
        twin.cell = self.cell[:]
        twin.general = self.general[:]
        twin.general_known = self.general_known[:]
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
        self.copy_decks_into(twin)
        self.copy_turn_into(twin)

    def copy_decks_into(self, twin: "Realm") -> None:
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

    def copy_turn_into(self, twin: "Realm") -> None:
        twin.white = self.white
        twin.face = self.face
        twin.fought = self.fought
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

    def look_away(self, seat: i64) -> None:
        """A seat that decides something else has done with the battle it was shown."""
        self.onlookers &= ~BIT[seat]
        if self.onlookers == 0:
            self.shown = vec[i64]()

    def ask(self, question: i64, seat: i64) -> None:
        """What is decided next, and by whom."""
        self.asks = question
        self.actor = seat

    # seats

    def corner(self, seat: i64) -> i64:
        """The territory of a seat. AF-R78"""
        return SEATING[(self.seats - 2) * SEATS + seat]

    def allied(self, a: i64, b: i64) -> bool:
        """The same player, or two of one team. AF-R80, AF-R97"""
        return a == b or (self.options[TEAMS] == 1 and a % 2 == b % 2)

    # spaces

    def at_home(self, seat: i64, cell: i64) -> bool:
        """In the own territory? An empty territory is nobody's. AF-R114"""
        return TERRITORY[cell] == self.corner(seat)

    def is_free(self, cell: i64) -> bool:
        """A free standing space: nothing on it, and no tunnel."""
        return self.board[cell] == NONE and SPACE[cell] != TUNNEL and self.dragon != cell

    def is_free_under(self, leader: i64) -> bool:
        """Does it stand on a free standing space, not in a tunnel or an own castle? AF-R24"""
        cell = self.cell[leader]
        return cell != NONE and self.board[cell] == leader and SPACE[cell] != TUNNEL

    def has_room(self, seat: i64) -> bool:
        """Is there a free standing space in the territory? AF-R63"""
        for cell in range(CELLS):
            if self.at_home(seat, cell) and self.is_free(cell):
                return True
        return False

    def within_range(self, a: i64, b: i64) -> bool:
        """2 or 3 steps apart. AF-68, AF-R14"""
        steps = STEPS[a * CELLS + b]
        straight = a // SIZE == b // SIZE or a % SIZE == b % SIZE
        return 2 <= steps <= 3 and (straight or not self.options[RANGE_METRIC])

    # leaders

    def exists(self, leader: i64) -> bool:
        """A hero always, a castle that is built, a general that serves."""
        kind = leader % LEADERS
        if kind == HERO:
            return self.hero[leader // LEADERS] != NONE
        return self.cell[leader] != NONE if kind < GENERAL else self.general[leader] != NONE

    def branch(self, leader: i64) -> i64:
        """A unit's branch is its leader's. AF-32, AF-R17"""
        kind = leader % LEADERS
        if kind == HERO:
            return HERO_BRANCH[self.hero[leader // LEADERS]]
        return kind - CASTLE if kind < GENERAL else CARD_BRANCH[FIRST_GENERAL + self.general[leader]]

    def cards_of(self, leader: i64) -> i64:
        """How many military cards a leader has."""
        return i64(self.card[leader * 2] != NONE) + i64(self.card[leader * 2 + 1] != NONE)

    def armed(self, leader: i64) -> bool:
        return self.card[leader * 2] != NONE or self.card[leader * 2 + 1] != NONE

    def shoots(self, leader: i64) -> bool:
        """An Archery unit with an Archery card. AF-83, AF-90"""
        return self.branch(leader) == ARCHERY and (
            self.has_branch(leader * 2, ARCHERY) or self.has_branch(leader * 2 + 1, ARCHERY)
        )

    def has_branch(self, place: i64, branch: i64) -> bool:
        return self.card[place] != NONE and CARD_BRANCH[self.card[place]] == branch

    def is_hero(self, leader: i64) -> bool:
        return leader % LEADERS == HERO

    def is_castle(self, leader: i64) -> bool:
        return CASTLE <= leader % LEADERS < GENERAL

    def generals_of(self, seat: i64) -> i64:
        count: i64 = 0
        for leader in range(seat * LEADERS + GENERAL, (seat + 1) * LEADERS):
            if self.general[leader] != NONE:
                count += 1
        return count

    def castles_of(self, seat: i64) -> i64:
        count: i64 = 0
        for leader in range(seat * LEADERS + CASTLE, seat * LEADERS + GENERAL):
            if self.cell[leader] != NONE:
                count += 1
        return count

    def blacks_of(self, seat: i64) -> i64:
        count: i64 = 0
        for kind in range(BLACKS):
            count += self.black[seat * BLACKS + kind]
        return count

    # decks

    def deck_size(self, deck: i64) -> i64:
        count: i64 = 0
        for card in range(MARKET):
            if DECK[card] == deck:
                count += self.pool[card]
        return count

    def discard_market(self, card: i64) -> None:
        """A closed deck opens with the next card discarded to it. AF-R112"""
        self.discards[card] += 1
        if self.deck_size(DECK[card]) == 0:
            self.renew(DECK[card])

    def renew(self, deck: i64) -> None:
        """The discards of a deck become the deck. AF-R68, AF-R112"""
        renewed = False
        for card in range(MARKET):
            if DECK[card] == deck and self.discards[card] > 0:
                self.pool[card] += self.discards[card]
                self.discards[card] = 0
                renewed = True
        if renewed:
            self.tell(told.RENEWED, 1112, self.active, EVERYONE, deck)

    def glimpse_card(self, card: i64) -> None:
        """A card came to light; a search keeps apart what follows on different ones."""
        self.glimpsed = (self.glimpsed * 79 + card + 1) % 1_000_003

    def unled(self, place: i64) -> i64:
        """Take the card off this place of a leader; its kind."""
        card = self.card[place]
        self.card[place] = NONE
        self.card_known[place] = 0
        return card

    def lead(self, place: i64, card: i64) -> None:
        """Put a card, closed, at this place of a leader. AF-28"""
        self.card[place] = card
        self.card_known[place] = 0

    def show_unit(self, leader: i64) -> None:
        """All have seen it, and may go on knowing it. AF-74, AF-R101"""
        everyone = BIT[self.seats] - 1
        for place in range(leader * 2, leader * 2 + 2):
            if self.card[place] != NONE:
                self.card_known[place] = everyone
                self.glimpse_card(self.card[place])
        if self.general[leader] != NONE:
            self.general_known[leader] = everyone
            self.glimpse_card(FIRST_GENERAL + self.general[leader])

    def take_off(self, leader: i64) -> None:
        """A leader leaves the board."""
        cell = self.cell[leader]
        if cell != NONE and self.board[cell] == leader:
            self.board[cell] = NONE
        self.cell[leader] = NONE

    def put_on(self, leader: i64, cell: i64) -> None:
        self.take_off(leader)
        self.cell[leader] = cell
        self.board[cell] = leader


def filled(size: i64, value: i64) -> vec[i64]:
    out = vec[i64](capacity=size)
    for _place in range(size):
        out = append(out, value)
    return out
