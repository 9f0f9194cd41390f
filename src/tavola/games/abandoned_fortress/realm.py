"""The position and what every question wants to know of it."""

from librt.vecs import vec
from mypy_extensions import i64

from tavola.games.abandoned_fortress import clauses as af
from tavola.games.abandoned_fortress import events
from tavola.games.abandoned_fortress.fields import Fields
from tavola.games.abandoned_fortress.options import (
    FOOD_OPEN,
    RANGE_METRIC,
    SHOOTERS,
    STRAIGHT,
    TEAMS,
    WHOLE_UNIT,
)
from tavola.games.abandoned_fortress.tables import (
    ARCHERY,
    BLACKS,
    CARD_BRANCH,
    CASTLE,
    CELLS,
    DECK,
    DECK_END,
    DECK_FIRST,
    FIRST_GENERAL,
    GENERAL,
    HERO,
    HERO_BRANCH,
    LEADERS,
    NONE,
    RANGE,
    SEATING,
    SEATS,
    SIZE,
    SPACE,
    STEPS,
    TABLE,
    TERRITORY,
    TERRITORY_CELLS,
    TERRITORY_SIZE,
    TUNNEL,
)
from tavola.kernel.bits import BIT
from tavola.kernel.events import EVERYONE, TEACHES


class Realm(Fields):
    """Leaders are numbered `seat * 16 + leader`: 0 the hero, 1 to 3 the castles, 4 and on the generals."""

    def look_away(self, seat: i64) -> None:
        """A seat that decides something else has done with the battle it was shown."""
        self.onlookers &= ~BIT[seat]
        if self.onlookers == 0:
            self.shown = vec[i64]()

    def pose(self, question: i64) -> None:
        """This comes next, at once; the question knows who is asked."""
        self.ask(question, self.questions[question].asked(self))

    def tell(
        self, kind: i64, clause: i64, seat: i64, audience: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0
    ) -> None:
        """The number of seats goes along, so that a log can name everybody's colour. AF-R78"""
        if self.listener is not None:
            super().tell(kind, clause, seat, audience, a, b, c, d * TABLE + self.seats)

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
        first = self.corner(seat) * TERRITORY_SIZE
        for place in range(first, first + TERRITORY_SIZE):
            if self.is_free(TERRITORY_CELLS[place]):
                return True
        return False

    def within_range(self, a: i64, b: i64) -> bool:
        """2 or 3 steps apart. AF-68, AF-R14"""
        steps = STEPS[a * CELLS + b]
        straight = a // SIZE == b // SIZE or a % SIZE == b % SIZE
        return 2 <= steps <= RANGE and (straight or self.options[RANGE_METRIC] != STRAIGHT)

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
        """An Archery unit with a card that shoots. AF-83, AF-90"""
        return self.branch(leader) == ARCHERY and (self.card_shoots(leader * 2) or self.card_shoots(leader * 2 + 1))

    def card_shoots(self, place: i64) -> bool:
        """Does the card add attack at range? Of an Archery unit its Archery cards, by option all. AF-89, AF-R16"""
        card = self.card[place]
        return card != NONE and (CARD_BRANCH[card] == ARCHERY or self.options[SHOOTERS] == WHOLE_UNIT)

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

    def food_audience(self, seat: i64) -> i64:
        """Who may know how much food a seat has: all, by option itself alone. AF-R100"""
        return EVERYONE if self.options[FOOD_OPEN] else BIT[seat]

    def food_lesson(self) -> i64:
        """TEACHES, where food that is handed in tells others how much there was at least. AF-R100"""
        return 0 if self.options[FOOD_OPEN] else TEACHES

    def blacks_of(self, seat: i64) -> i64:
        count: i64 = 0
        for kind in range(BLACKS):
            count += self.black[seat * BLACKS + kind]
        return count

    # decks

    def deck_size(self, deck: i64) -> i64:
        count: i64 = 0
        for card in range(DECK_FIRST[deck], DECK_END[deck]):
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
        for card in range(DECK_FIRST[deck], DECK_END[deck]):
            if self.discards[card] > 0:
                self.pool[card] += self.discards[card]
                self.discards[card] = 0
                renewed = True
        if renewed:
            self.tell(events.RENEWED, af.DECK_RENEWED, self.active, EVERYONE, deck)

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

    def note_missed(self, leader: i64, seats: i64) -> None:
        """These have missed its card in the deck it was chosen from. AF-R10"""
        self.general_missed = self.general_missed[:]  # copies share it until it changes
        self.general_missed[leader] = seats

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
