"""What a seat knows of both maps and of everything beside them, all of it, as numbers. Ledger, information

What `imagine` redraws is told as far as the seat knows it; everything else lies open. Zeros stand for what is not
there: an observation begins as a copy of zeros, and only what is there is written.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tavola.games.el_dorado.observing.beasts import beast_parts, put_beasts
from tavola.games.el_dorado.observing.cards import card_parts, put_cards
from tavola.games.el_dorado.observing.course import course_parts, put_course
from tavola.games.el_dorado.observing.fight import fight_parts, put_fight
from tavola.games.el_dorado.observing.land import land_parts, put_land
from tavola.games.el_dorado.observing.pieces import piece_parts, put_pieces
from tavola.games.el_dorado.observing.stacks import put_stacks, stack_parts
from tavola.games.el_dorado.observing.things import put_things, thing_parts
from tavola.games.el_dorado.observing.this_turn import put_this_turn, this_turn_parts
from tavola.games.el_dorado.options import ROUND_LIMIT
from tavola.games.el_dorado.power import Power
from tavola.games.el_dorado.rules.setup import mode_of, sides_in, with_thieves
from tavola.games.el_dorado.tables import NONE, SEATS, SIDES
from tavola.kernel.observation import Part


def parts(seats: int, options: vec[i64]) -> list[Part]:
    """In the order in which `observed` writes them."""
    mode = mode_of(seats, options)
    return all_parts(seats, int(sides_in(mode, seats)), with_thieves(mode), int(options[ROUND_LIMIT]))


def all_parts(seats: int, sides: int, thieves: bool, rounds: int) -> list[Part]:
    """Their lengths go by seats, by sides, and by whether there are Thieves."""
    return [
        *course_parts(seats, sides, rounds),
        *land_parts(),
        *stack_parts(),
        *piece_parts(seats, sides, thieves),
        *beast_parts(seats),
        *card_parts(seats, sides),
        *thing_parts(seats),
        *this_turn_parts(seats, sides),
        *fight_parts(sides),
    ]


def counted(seats: int, sides: int, thieves: bool) -> int:
    return sum(part.size for part in all_parts(seats, sides, thieves, 0))


ALWAYS: Final[i64] = counted(0, 0, False)
EACH_SEAT: Final[i64] = counted(1, 0, False) - counted(0, 0, False)
EACH_SIDE: Final[i64] = counted(0, 1, False) - counted(0, 0, False)
OF_THIEVES: Final[i64] = counted(0, 0, True) - counted(0, 0, False)
BLANK: Final = vec[i64]([0 for _ in range(counted(SEATS, SIDES, True))])


def observed(t: Power, observer: i64) -> vec[i64]:
    """In the order of `parts`."""
    thieves = OF_THIEVES if t.thieves != NONE else 0
    out = BLANK[: ALWAYS + EACH_SEAT * t.seats + EACH_SIDE * t.sides + thieves]
    at = put_course(t, observer, out)
    at = put_land(t, out, at)
    at = put_stacks(t, observer, out, at)
    at = put_pieces(t, observer, out, at)
    at = put_beasts(t, observer, out, at)
    at = put_cards(t, observer, out, at)
    at = put_things(t, observer, out, at)
    at = put_this_turn(t, observer, out, at)
    put_fight(t, observer, out, at)
    return out
