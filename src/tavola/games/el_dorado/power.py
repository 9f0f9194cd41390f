"""Sides: who stands where, who occupies what, how strong they are, what they hold."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tavola.games.el_dorado import agenda, events
from tavola.games.el_dorado import clauses as ed
from tavola.games.el_dorado.fields import LOOSE, MONSTER
from tavola.games.el_dorado.land import Land
from tavola.games.el_dorado.options import (
    HAND_VISIBILITY,
    HIDEOUT_SHIELDS,
    LARGE_GROUP_RULE,
    TEAMS,
    TEAMS_THIEVES,
)
from tavola.games.el_dorado.tables import (
    AROUND,
    BUILDINGS,
    FORT,
    LEADS,
    M_GUARDIAN,
    M_TITAN,
    NONE,
    PEDRO,
    SEATS,
    SIDES,
    STRENGTH,
    THIEF,
    TYPES,
    VILLAGERS,
)
from tavola.kernel.bits import BIT, bits_in
from tavola.kernel.events import EVERYONE, TEACHES
from tavola.kernel.state import OVER

LARGE_GROUP: Final = 6  # seats
THE_THIEVES: Final = 13  # in a cast


class Power(Land):
    """What can be asked of pieces, cards and shrines."""

    # seats and sides

    def teams(self) -> bool:
        return self.mode == TEAMS or self.mode == TEAMS_THIEVES

    def side_of(self, seat: i64) -> i64:
        """ED-R233"""
        return seat // 2 if self.teams() else seat

    def captain(self, side: i64) -> i64:
        """The seat that decides for a side. ED-R126"""
        return side * 2 if self.teams() else side

    def partner(self, seat: i64) -> i64:
        """The other seat of a team, or NONE."""
        if not self.teams() or self.side_of(seat) == self.thieves:
            return NONE
        return seat + 1 if seat % 2 == 0 else seat - 1

    def owner(self, lead: i64) -> i64:
        """The seat of a lead piece."""
        return lead if lead < THIEF else self.seats - 1

    def side_of_lead(self, lead: i64) -> i64:
        return self.side_of(self.owner(lead))

    def left_of(self, seat: i64) -> i64:
        """The next opponent seat clockwise; the only seat in solo. ED-100, ED-R110"""
        side = self.side_of(seat)
        for i in range(1, self.seats):
            other = (seat + i) % self.seats
            if self.side_of(other) != side:
                return other
        return seat

    # what is told

    def tell(
        self, kind: i64, clause: i64, seat: i64, audience: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0
    ) -> None:
        """The cast goes along, so that a log can name everybody without the position."""
        if self.listener is not None:
            self.listener.hear(kind, clause, seat, audience, a, b, c, self.cast())

    def cast(self) -> i64:
        """Four bits a seat from seat 0 on: 1 and its explorer, 13 for the Thieves, 0 before it has one."""
        total: i64 = 0
        for i in range(SEATS):
            seat = SEATS - 1 - i
            thieves = seat < self.seats and self.side_of(seat) == self.thieves
            total = total * 16 + (THE_THIEVES if thieves else self.who[seat] + 1)
        return total

    def told_as(self, target: i64) -> i64:
        """A side by the seat that decides for it, a monster by its number and 100."""
        return self.captain(target) if target < SIDES else MONSTER + target

    # who stands where

    def has_lead(self, side: i64, place: i64) -> bool:
        """An explorer of the side, or a thief."""
        if side == self.thieves:
            return self.has_thief(place)
        captain = self.captain(side)
        return self.at[captain] == place or (self.teams() and self.at[captain + 1] == place)

    def has_thief(self, place: i64) -> bool:
        for lead in range(THIEF, LEADS):
            if self.at[lead] == place:
                return True
        return False

    def army(self, side: i64, place: i64) -> i64:
        """How many villagers of a side stand there."""
        count: i64 = 0
        for i in range(side * VILLAGERS, (side + 1) * VILLAGERS):
            if self.v_at[i] == place:
                count += 1
        return count

    def free_army(self, side: i64, place: i64) -> i64:
        """Those of them that are not fixed. ED-R91"""
        count: i64 = 0
        for i in range(side * VILLAGERS, (side + 1) * VILLAGERS):
            if self.v_at[i] == place and not self.v_fixed[i]:
                count += 1
        return count

    def has_wolf(self, side: i64, place: i64) -> bool:
        return self.wolf_at == place and self.wolf_of != NONE and self.side_of(self.wolf_of) == side

    def stands(self, side: i64, place: i64) -> bool:
        """Has the side a mobile piece there?"""
        return self.has_lead(side, place) or self.has_wolf(side, place) or self.army(side, place) > 0

    def zone(self, side: i64, place: i64) -> bool:
        """Does the side's fort or hideout occupy the place? ED-82, ED-177, ED-R50, ED-136"""
        corner = self.corner[side * BUILDINGS + FORT]
        return corner != NONE and self.touches(corner, place)

    def shields(self, side: i64, place: i64) -> bool:
        """Does the side's fort keep off-turn attacks away, or by option its hideout? ED-84, ED-R73, ED-R269"""
        return self.zone(side, place) and (side != self.thieves or self.options[HIDEOUT_SHIELDS] == 1)

    def holds(self, side: i64, place: i64) -> bool:
        """Does the side occupy it? ED-12"""
        return self.stands(side, place) or self.zone(side, place)

    def monster_on(self, place: i64) -> i64:
        """The Titan or a Guardian there, as a target, or NONE. ED-R213"""
        if self.titan == place:
            return M_TITAN
        for i in range(i64(len(self.guardian))):
            if self.guardian[i] == place:
                return M_GUARDIAN + i
        return NONE

    def free(self, side: i64, place: i64) -> bool:
        """Unoccupied for this side. ED-13"""
        for other in range(self.sides):
            if other != side and self.holds(other, place):
                return False
        return self.monster_on(place) == NONE

    def barred_to(self, side: i64) -> vec[i64]:
        """The tiles that are not unoccupied for this side."""
        out = vec[i64](capacity=16)
        for place in self.laid:
            if not self.free(side, place):
                out = append(out, place)
        return out

    def defenders(self, side: i64, place: i64) -> i64:
        """The sides and monsters that entering would attack, as bits."""
        found: i64 = 0
        for other in range(self.sides):
            if other != side and self.holds(other, place):
                found |= BIT[other]
        if self.titan == place:
            found |= BIT[M_TITAN]
        for i in range(i64(len(self.guardian))):
            if self.guardian[i] == place:
                found |= BIT[M_GUARDIAN + i]
        return found

    # buildings

    def building_on(self, corner: i64) -> i64:
        """side * 3 + building, or NONE."""
        for i in range(self.sides * BUILDINGS):
            if self.corner[i] == corner:
                return i
        return NONE

    def beside_building(self, side: i64, place: i64) -> bool:
        """Is the tile at a corner with a building of this side?"""
        for i in range(side * BUILDINGS, (side + 1) * BUILDINGS):
            if self.corner[i] != NONE and self.touches(self.corner[i], place):
                return True
        return False

    def corner_free(self, side: i64, corner: i64) -> bool:
        """Are its three positions unoccupied for this side? ED-58, ED-R50, ED-R67, ED-R220"""
        for i in range(3):
            place = AROUND[corner * 3 + i]
            if place != NONE and place != self.bridge and not self.free(side, place):
                return False
        return True

    # strength

    def lead_strength(self, lead: i64) -> i64:
        """ED-09, ED-113, ED-172, ED-190, ED-R158"""
        side = self.side_of_lead(lead)
        if lead >= THIEF:
            strength: i64 = 3
        else:
            strength = (2 if self.who[lead] == PEDRO else 1) + self.island_shrines(side)
        if self.shrine_by == lead:
            strength += 2
        if self.curse == lead:
            strength -= 1
        return max(0, strength)

    def strength(self, side: i64, place: i64) -> i64:
        """All that fights for the side on a tile. ED-10, ED-82, ED-R87, ED-R106"""
        total = self.army(side, place)
        for lead in range(LEADS):
            if self.at[lead] == place and self.side_of_lead(lead) == side:
                total += self.lead_strength(lead)
        if self.has_wolf(side, place):
            total += 1
        if self.zone(side, place):
            total += 2 if side == self.thieves else 1
        return total

    def monster_strength(self, target: i64) -> i64:
        """ED-92, ED-105, ED-198, ED-232"""
        strength = STRENGTH[target]
        if self.shrine_by == 100 + target:
            strength += 2
        if target >= M_GUARDIAN:
            strength += bits_in(self.swapped)
        return strength

    # shrines

    def island_shrines(self, side: i64) -> i64:
        """Offerings cannot be destroyed, and several sides may lie on one shrine. ED-04, ED-05"""
        return bits_in(self.offerings[side])

    def has_cave_shrine(self, side: i64) -> bool:
        """ED-07, ED-194, ED-R148"""
        if self.shrine_by == LOOSE:
            return side == self.thieves
        return 0 <= self.shrine_by < LEADS and self.side_of_lead(self.shrine_by) == side

    def shrines(self, side: i64) -> i64:
        return self.island_shrines(side) + (1 if self.has_cave_shrine(side) else 0)

    def needed(self) -> i64:
        """Island shrines for a win. ED-118, ED-R13"""
        return 2 if self.seats >= LARGE_GROUP and self.options[LARGE_GROUP_RULE] else 3

    def test_win(self) -> None:
        """ED-01, ED-02, ED-144, ED-157"""
        for side in range(self.sides):
            if self.has_cave_shrine(side) and self.island_shrines(side) >= self.needed():
                self.winners = self.seats_of(side)
                self.ask(agenda.OVER, OVER)
                self.tell(events.WON, ed.GAME_WON, self.captain(side), EVERYONE)

    def seats_of(self, side: i64) -> i64:
        """As bits."""
        seats: i64 = 0
        for seat in range(self.seats):
            if self.side_of(seat) == side:
                seats |= BIT[seat]
        return seats

    # cards

    def cards(self, seat: i64) -> i64:
        """Size of a hand."""
        return self.hand[seat * TYPES] + self.hand[seat * TYPES + 1] + self.hand[seat * TYPES + 2]

    def side_cards(self, side: i64) -> i64:
        total: i64 = 0
        for seat in range(self.seats):
            if self.side_of(seat) == side:
                total += self.cards(seat)
        return total

    def together(self, seat: i64) -> i64:
        """The partner who may pay along: on the same or an adjacent tile; else NONE. ED-154, ED-R131"""
        partner = self.partner(seat)
        if partner == NONE or not self.near(seat, partner):
            return NONE
        return partner

    def near(self, lead: i64, other: i64) -> bool:
        """Two lead pieces on the same or neighbouring tiles. ED-39, ED-R31, ED-R34"""
        if self.at[lead] == NONE or self.at[other] == NONE:
            return False
        return self.at[lead] == self.at[other] or self.next_to(self.at[lead], self.at[other])

    def affords(self, seat: i64, cost: vec[i64]) -> bool:
        """ED-50"""
        partner = self.together(seat)
        for type in range(TYPES):
            have = self.hand[seat * TYPES + type]
            if partner != NONE:
                have += self.hand[partner * TYPES + type]
            if have < cost[type]:
                return False
        return True

    def pay(self, seat: i64, cost: vec[i64]) -> i64:
        """The own cards first, the partner's after them; what that teaches, see `lesson`. ED-50, ED-R131"""
        taught = self.lesson(seat, cost)
        for type in range(TYPES):
            own = min(cost[type], self.hand[seat * TYPES + type])
            self.hand[seat * TYPES + type] -= own
            if own < cost[type]:
                self.hand[self.partner(seat) * TYPES + type] -= cost[type] - own
            self.stock[type] += cost[type]
        return taught

    def lesson(self, seat: i64, cards: vec[i64], to: i64 = NONE) -> i64:
        """TEACHES, if a side (`to`, or any other) that sees these cards leave a hand could not be sure of them."""
        if self.listener is None or self.options[HAND_VISIBILITY] == 1:
            return 0
        for side in range(self.sides):
            if side != self.side_of(seat) and (to == NONE or to == side):
                for type in range(TYPES):
                    if cards[type] > 0 and self.surely(seat, type, side) < cards[type]:
                        return TEACHES
        return 0

    def surely(self, seat: i64, type: i64, side: i64) -> i64:
        """How many cards of a type another side counts on in a hand, at least, as far as the hand's side can tell."""
        mine, every, sort = self.side_of(seat), self.in_hands(NONE), self.in_hands(type)
        others_surely = max(0, self.side_cards(side) - (sort - self.side_has(mine, type)))  # of other types
        return self.cards(seat) - (every - sort - others_surely)

    def in_hands(self, type: i64) -> i64:
        """Cards of a type, or NONE for all, in all hands: the rest of them lies open."""
        total: i64 = 0
        for seat in range(self.seats):
            total += self.cards(seat) if type == NONE else self.hand[seat * TYPES + type]
        return total

    def side_has(self, side: i64, type: i64) -> i64:
        """Cards of a type in all hands of a side."""
        total: i64 = 0
        for seat in range(self.seats):
            if self.side_of(seat) == side:
                total += self.hand[seat * TYPES + type]
        return total

    def payer(self, side: i64, type: i64) -> i64:
        """Whose hand the next card comes from: the captain's while it has one. ED-R126"""
        seat = self.captain(side)
        return seat if self.hand[seat * TYPES + type] > 0 else self.partner(seat)

    def side_pays(self, side: i64, type: i64, count: i64) -> i64:
        """One card at a time; what that teaches, see `lesson`. ED-R126"""
        taught = self.lesson(self.captain(side), one_type(type, count))
        for _card in range(count):
            seat = self.payer(side, type)
            self.hand[seat * TYPES + type] -= 1
            self.stock[type] += 1
        return taught

    def gains(self, seat: i64, type: i64, count: i64) -> None:
        """Cards from the open stack, as far as there are. ED-R12"""
        some = min(count, self.stock[type])
        self.stock[type] -= some
        self.hand[seat * TYPES + type] += some

    def peace(self) -> bool:
        """No battle before everybody has had a turn. ED-71, ED-R133, ED-R190"""
        return self.round == 1


def one_type(type: i64, count: i64) -> vec[i64]:
    """So many cards of a type and none of the others."""
    cards = vec[i64]([0 for _ in range(TYPES)])
    cards[type] = count
    return cards


def per_seat(value: i64) -> vec[i64]:
    return vec[i64]([value for _ in range(SEATS)])


def per_side(value: i64, each: i64 = 1) -> vec[i64]:
    return vec[i64]([value for _ in range(SIDES * each)])
