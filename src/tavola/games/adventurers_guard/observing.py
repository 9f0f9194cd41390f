"""What a seat may know, as numbers: everything, as it sits. Its own guard first, tiles from its own left corner."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tavola.games.adventurers_guard import agenda, data
from tavola.games.adventurers_guard.fields import Fields
from tavola.games.adventurers_guard.options import RANGE_CAP, TURN_LIMIT
from tavola.games.adventurers_guard.tables import GONE, GUARD, PAWNS, TILES
from tavola.games.adventurers_guard.turns import DRAW
from tavola.kernel.observation import ENDLESS, Part
from tavola.kernel.observing import SITTING, asked, asked_parts, places_on

NUMBERS: Final = 44
EACH: Final = "own adventurer, two mages, two rangers and warrior, then the enemy's"


def parts(seats: int, options: vec[i64]) -> list[Part]:
    """In the order in which `observed` writes them."""
    limit, cap = options[TURN_LIMIT], options[RANGE_CAP]
    turns = 2 * limit if limit else ENDLESS
    most = max(data.BASE_RANGE)
    ranges = most + cap if cap else most + turns if limit else ENDLESS
    return [
        *asked_parts(agenda.OVER + 1, seats),
        Part("first", -1, 1, f"Who went first: {SITTING}; -1 before the lot.", category=True),
        Part("mover", -1, 1, f"Whose turn it is, or was at the end: {SITTING}; -1 before the lot.", category=True),
        Part("face", 0, 6, "The face rolled; 0 where none was yet.", category=True),
        Part("turns", 0, turns, "Turns that both sides have had together."),
        Part("winner", -1, 2, "0 the observer, 1 the other, 2 drawn; -1 while the game runs.", category=True),
        Part(
            "tile",
            GONE,
            TILES - 1,
            f"Where each pawn stands: {EACH}. As the observer sits, 0 is the left corner of its home row, 8 the right "
            "one, 9 the tile ahead of 0; seat 0 counts as a1, b1 ..., seat 1 the other way round. -1: captured.",
            (PAWNS,),
            category=True,
        ),
        Part("range", 1, ranges, f"The range of each pawn: {EACH}.", (PAWNS,)),
        Part(
            "heading",
            0,
            1,
            f"0 where a pawn heads away from the observer's home row, 1 where towards it: {EACH}.",
            (PAWNS,),
            category=True,
        ),
    ]


def observed(t: Fields, seat: i64) -> vec[i64]:
    out = asked(t, seat, NUMBERS)
    drawn = t.asks != agenda.FIRST
    out = append(out, places_on(seat, t.first, 2) if drawn else GONE)
    out = append(out, places_on(seat, t.mover, 2) if drawn else GONE)
    out = append(out, t.face)
    out = append(out, t.had)
    out = append(out, DRAW if t.winner == DRAW else places_on(seat, t.winner, 2))
    return put_pawns(out, t, seat)


def put_pawns(out: vec[i64], t: Fields, seat: i64) -> vec[i64]:
    first = seat * GUARD  # of the observer's pawns; the enemy's are on the other side of the list
    for place in range(PAWNS):
        out = append(out, as_it_sits(t.tile[pawn_at(first, place)], seat))
    for place in range(PAWNS):
        out = append(out, t.range[pawn_at(first, place)])
    for place in range(PAWNS):
        out = append(out, t.heading[pawn_at(first, place)] ^ seat)
    return out


def pawn_at(first: i64, place: i64) -> i64:
    """The pawn at this place, if counting begins with the first of the observer's."""
    return first + place if first + place < PAWNS else first + place - PAWNS


def as_it_sits(tile: i64, seat: i64) -> i64:
    return tile if seat == 0 or tile == GONE else TILES - 1 - tile
