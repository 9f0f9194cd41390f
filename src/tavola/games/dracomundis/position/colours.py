"""The colours of a position in writing, where players choose them. DM-R82, DM-R83"""

from collections.abc import Mapping
from typing import Any

from tavola.games.dracomundis import agenda
from tavola.games.dracomundis.data import COLOURS, SEATS
from tavola.games.dracomundis.fields import Fields
from tavola.games.dracomundis.options import COLOUR_CHOICE, GIVEN
from tavola.games.dracomundis.palette import colour_of, painted, seat_in
from tavola.games.dracomundis.position.written import refuse, seat
from tavola.games.dracomundis.tables import NOTHING
from tavola.kernel.sheet import Word


def write_colours(t: Fields) -> dict[str, dict[str, str]]:
    """By seat, as far as they are chosen; nothing where they go by seat."""
    if t.options[COLOUR_CHOICE] == GIVEN:
        return {}
    own = {SEATS[each]: colour_of(t.palette, each) for each in range(t.seats)}
    return {"colours": {letter: COLOURS[number] for letter, number in own.items() if number != NOTHING}}


def read_colours(t: Fields, written: Mapping[str, Any]) -> None:
    """Left out they are those of the seats, or while they are chosen none."""
    choosing = t.asks == agenda.COLOUR
    if t.options[COLOUR_CHOICE] == GIVEN:
        refuse(choosing or "colours" in written, "colours go by seat unless the option colours is 'chosen' (DM-R82)")
        return
    default = {} if choosing else dict(zip(SEATS[: t.seats], COLOURS, strict=False))
    colours = written.get("colours", default)
    refuse(not isinstance(colours, Mapping), f"colours are written by seat, not as {colours!r}")
    for letter, name in colours.items():
        _paint(t, seat("the seat of a colour", letter, t.seats), Word(COLOURS).read(f"the colour of {letter}", name))
    _check_order(t, choosing)


def _paint(t: Fields, owner: int, colour: int) -> None:
    other = seat_in(t.palette, t.seats, colour)
    refuse(other != NOTHING, f"{SEATS[owner]} and {SEATS[other]} cannot both be {COLOURS[colour]} (DM-R83)")
    t.palette = painted(t.palette, owner, colour)


def _check_order(t: Fields, choosing: bool) -> None:
    """Seat by seat: the next to choose is the first without a colour."""
    chosen = [colour_of(t.palette, each) != NOTHING for each in range(t.seats)]
    if choosing:
        refuse(all(chosen), "every seat has its colour: next the lot is drawn (DM-R82)")
        t.mover = chosen.index(False)
        refuse(any(chosen[t.mover :]), f"{SEATS[t.mover]} chooses its colour before the seats after it (DM-R82)")
    else:
        refuse(not all(chosen), "every seat has a colour before the lot is drawn (DM-R82)")
