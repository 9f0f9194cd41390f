"""The map, island and cave apart: where a step leads, where a tile may be laid, how far it is. ED-94"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tavola.games.el_dorado.fields import Fields
from tavola.games.el_dorado.options import TABLE_RADIUS
from tavola.games.el_dorado.tables import (
    AROUND,
    CAVE_START,
    CORNER,
    ENTRANCE,
    EXIT,
    FROM_CENTRE,
    ISLAND,
    LINK,
    NEXT,
    NONE,
    NOTHING,
    OUT,
    PAIR_A,
    PAIR_B,
    PLACES,
    SECRET_EXIT,
    SHRINE,
    WATER,
    WAYS,
)

X_FIRST: Final = 3  # sides 3, 4, 5 of the exit carry an X
FAR: Final = 1000
NOWHERE_NEAR: Final = vec[i64]([FAR for _ in range(PLACES)])


class Land(Fields):
    """What can be asked of the tiles alone."""

    # tiles

    def lay(self, place: i64, kind: i64) -> None:
        """Put a tile down, or turn one over."""
        if self.kind[place] == NOTHING:
            self.laid = append(self.laid[:], place)
        kinds = self.kind[:]
        kinds[place] = kind
        self.kind = kinds
        if kind == ENTRANCE:
            self.entrance = place  # ED-48
        elif kind == EXIT:
            self.exit = place
        elif kind == SECRET_EXIT:
            self.secret = place
        elif kind == SHRINE:
            self.shrine_at = append(self.shrine_at, place)  # ED-03, ED-46

    def lift(self, place: i64) -> None:
        """Take a tile off the map."""
        kinds = self.kind[:]
        kinds[place] = NOTHING
        self.kind = kinds
        left = vec[i64](capacity=72)
        for each in self.laid:
            if each != place:
                left = append(left, each)
        self.laid = left

    def tiles_on(self, cave: bool) -> i64:
        """How many tiles a plane has."""
        count: i64 = 0
        for place in self.laid:
            if (place >= ISLAND) == cave:
                count += 1
        return count

    def enterable(self, place: i64) -> bool:
        """May a piece other than a Guardian stand there? ED-42"""
        kind = self.kind[place]
        return place == self.bridge if kind == WATER else kind != NOTHING and kind != SHRINE

    def shrine_index(self, place: i64) -> i64:
        """Which of the island shrines it is, or NONE."""
        for i in range(i64(len(self.shrine_at))):
            if self.shrine_at[i] == place:
                return i
        return NONE

    # steps

    def bridge_leads(self, direction: i64) -> bool:
        """Is one end of the bridge in this direction? ED-134, ED-137"""
        return PAIR_A[self.bridge_ends] == direction or PAIR_B[self.bridge_ends] == direction

    def beside(self, place: i64, direction: i64) -> i64:
        """The neighbour in a direction, discovered or not, NONE where a bridge bars it."""
        to = NEXT[place * 6 + direction]
        if to == NONE:
            return NONE
        if place == self.bridge and not self.bridge_leads(direction):
            return NONE
        if to == self.bridge and not self.bridge_leads((direction + 3) % 6):
            return NONE
        return to

    def step(self, place: i64, way: i64, guardian: bool = False) -> i64:
        """Where a step leads, or NONE. Ledger, step graph"""
        if way < LINK:
            to = self.beside(place, way)
        elif way == LINK:
            to = self.linked(place)
        else:
            to = self.way_out(place, way - OUT)
        if to == NONE or self.enterable(to) or (guardian and self.kind[to] == SHRINE):
            return to
        return to if to == CAVE_START and way == LINK and self.kind[to] == NOTHING else NONE

    def linked(self, place: i64) -> i64:
        """Between the entrance and the exit; into the cave only over a cave-in. ED-96, ED-215, ED-R185"""
        if place == self.entrance:
            if self.exit != NONE:
                return self.exit
            return self.way_in if self.way_in != NONE else CAVE_START  # ED-95
        return self.entrance if place == self.exit else NONE

    def way_out(self, place: i64, direction: i64) -> i64:
        """From the secret exit to an island tile beside the entrance. ED-218, ED-R186"""
        if place != self.secret or self.entrance == NONE:
            return NONE
        return self.beside(self.entrance, direction)

    def next_to(self, place: i64, other: i64) -> bool:
        """Neighbours for trade: sharing a side, or entrance and exit; no one-way link. ED-R42, ED-R218"""
        for direction in range(6):
            if NEXT[place * 6 + direction] == other and self.beside(place, direction) == other:
                return self.enterable(place) and self.enterable(other)
        return self.exit != NONE and (
            (place == self.exit and other == self.entrance) or (other == self.exit and place == self.entrance)
        )

    def way_from(self, place: i64, to: i64) -> i64:
        """The way that leads there in one step, or NONE."""
        for way in range(WAYS):
            if self.step(place, way) == to:
                return way
        return NONE

    def before(self, place: i64) -> vec[i64]:
        """Every tile from which one step leads here."""
        out = vec[i64](capacity=8)
        for direction in range(6):
            near = self.beside(place, direction)
            if near != NONE and self.kind[near] != NOTHING:
                out = append(out, near)
        if place == self.exit or (self.exit == NONE and place == self.way_in):
            out = append(out, self.entrance)
        if place == self.entrance and self.exit != NONE:
            out = append(out, self.exit)
        if self.secret != NONE and self.entrance != NONE:
            for direction in range(6):
                if self.beside(self.entrance, direction) == place:
                    out = append(out, self.secret)
        return out

    # laying

    def is_slot(self, place: i64) -> bool:
        """May a tile be laid here? ED-44, ED-97, ED-98, ED-R39 to ED-R41, ED-R47"""
        if place == NONE or self.kind[place] != NOTHING:
            return False
        radius = self.options[TABLE_RADIUS]
        if radius > 0 and FROM_CENTRE[place] > radius:
            return False
        cave = place >= ISLAND
        if cave and self.behind_the_marks(place):
            return False
        touching: i64 = 0
        for direction in range(6):
            near = NEXT[place * 6 + direction]
            if near != NONE and self.kind[near] != NOTHING:
                touching += 1
        return touching >= 2 or (touching == 1 and self.tiles_on(cave) == 1)

    def behind_the_marks(self, place: i64) -> bool:
        if self.marks_void or self.exit == NONE:
            return False
        for direction in range(X_FIRST, 6):
            if NEXT[self.exit * 6 + direction] == place:
                return True
        return False

    def has_slot(self, place: i64) -> bool:
        """Can something be discovered from this tile? Nothing is from a bridge. ED-R38, ED-R220"""
        if place == self.bridge:
            return False
        for direction in range(6):
            if self.is_slot(NEXT[place * 6 + direction]):
                return True
        return False

    def closed(self) -> bool:
        """No enterable island tile has a slot although tiles are left. ED-R46"""
        if self.island.size() == 0:
            return False
        for place in self.laid:
            if place < ISLAND and self.enterable(place) and self.has_slot(place):
                return False
        return True

    # distances

    def floods(self, start: i64, barred: vec[i64], backwards: bool, guardian: bool = False) -> vec[i64]:
        """By place: steps from `start`, or back from all places to it; FAR where there is no way.

        `barred` has a place for each that may not be entered; the start may be one.
        """
        found = NOWHERE_NEAR[:]
        found[start] = 0
        queue = vec[i64](capacity=72)
        return self.spread(found, append(queue, start), barred, backwards, guardian)

    def spread(
        self, found: vec[i64], queue: vec[i64], barred: vec[i64], backwards: bool, guardian: bool = False
    ) -> vec[i64]:
        """Go on from the places in the queue, the nearest first, whose distances are found already."""
        head: i64 = 0
        while head < i64(len(queue)):
            place = queue[head]
            head += 1
            for to in self.before(place) if backwards else self.after(place, guardian):
                walkable = self.enterable(to) or (guardian and self.kind[to] == SHRINE)
                if found[to] == FAR and walkable and to not in barred:
                    found[to] = found[place] + 1
                    queue = append(queue, to)
        return found

    def after(self, place: i64, guardian: bool = False) -> vec[i64]:
        """Every tile one step leads to."""
        out = vec[i64](capacity=8)
        for way in range(WAYS if place == self.secret else OUT):
            to = self.step(place, way, guardian)
            if to != NONE and self.kind[to] != NOTHING:
                out = append(out, to)
        return out

    # corners

    def touches(self, corner: i64, place: i64) -> bool:
        """Is the tile one of the corner's three? Never a bridge. ED-R56, ED-R220"""
        if place == self.bridge:
            return False
        for i in range(3):
            if AROUND[corner * 3 + i] == place:
                return True
        return False

    def corner_of(self, place: i64, k: i64) -> i64:
        return CORNER[place * 6 + k]
