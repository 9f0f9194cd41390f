"""Who plays, what is asked, and what is to be done after it."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tavola.games.el_dorado import agenda
from tavola.games.el_dorado.agenda import TO_TEAM
from tavola.games.el_dorado.observing.sitting import (
    EACH_SEAT,
    SEAT,
    SIDE,
    fighter_code,
    lead_code,
    seat_code,
    seats_from,
    side_code,
    sides_from,
)
from tavola.games.el_dorado.power import Power
from tavola.games.el_dorado.tables import PLACES
from tavola.kernel.observation import ENDLESS, Part
from tavola.kernel.observing import asked_parts, seat_at, set_asked
from tavola.kernel.questions import FRAME

FRAMES: Final = 12  # of the agenda, the next question first; what lies deeper follows by itself
HANDFULS: Final = 26 * 26 * 31
COURSE: Final = 10

# what a number beside a question is
PLAIN, OF_SIDE, OF_SEAT, OF_LEAD, OF_PLACE, SET_OF_SIDES, SET_OF_SEATS, RECEIVER, FOE, SECRET = range(10)
ABOUT: Final[dict[int, tuple[int, ...]]] = {
    **dict.fromkeys((agenda.DEAL_BOARD, agenda.DEAL_IMPORTANT, agenda.CHOOSE_EXPLORER), (OF_SIDE,)),
    **dict.fromkeys((agenda.CHOOSE_STARTER, agenda.TURN, agenda.ASSIGN, agenda.END_TURN), (OF_SIDE,)),
    **dict.fromkeys((agenda.ROLL, agenda.REROLL, agenda.LAFFITE, agenda.DICE, agenda.EXTRAS), (OF_SEAT,)),
    **dict.fromkeys((agenda.ROSE, agenda.GATHER, agenda.LOOK, agenda.ORDER, agenda.SURRENDER), (OF_SEAT,)),
    **dict.fromkeys((agenda.TAKE, agenda.STEP_PRICE), (OF_SEAT,)),
    **dict.fromkeys((agenda.STOLEN, agenda.COIN, agenda.ANSWER, agenda.BARGAIN), (OF_SEAT, OF_SEAT)),
    agenda.RESPAWN: (OF_LEAD,),
    agenda.EXPLORE: (OF_SIDE, OF_SEAT),
    agenda.WINDOW: (PLAIN, SET_OF_SIDES),
    agenda.DRAW: (OF_LEAD, OF_PLACE),
    agenda.PLACE: (OF_LEAD, PLAIN, OF_PLACE),
    agenda.SETTLE: (OF_LEAD, OF_PLACE),
    agenda.ZONE: (OF_LEAD, OF_PLACE),
    agenda.OFFERING: (OF_LEAD,),
    agenda.RETREAT: (OF_SIDE, OF_PLACE),
    agenda.GIVE: (OF_SEAT, RECEIVER),
    agenda.DIVIDE: (OF_SIDE, SECRET),
    agenda.SHRINE: (OF_SIDE, SET_OF_SEATS),
    agenda.LAY_COIN: (OF_SEAT, FOE),
    agenda.AFTERMATH: (OF_SIDE,),
    agenda.OFFERS: (PLAIN, SET_OF_SEATS),
    agenda.PICK_CORNER: (OF_PLACE,),
}
SORTS: Final = vec[i64](
    [sort for question in range(agenda.OVER + 1) for sort in (*ABOUT.get(question, ()), PLAIN, PLAIN, PLAIN)[:3]]
)


def course_parts(seats: int, sides: int, rounds: int) -> list[Part]:
    """ED-25, ED-R210"""
    numbers = (
        f"What each of them is about, up to three numbers, as agenda.py has them: a seat is {SEAT}; a side is {SIDE}; "
        "a place is counted as actions count them, from 1; of a set 1, 2, 4 ... in the same order are added up."
    )
    return [
        *asked_parts(agenda.OVER + 1, seats),
        Part("round", 1, rounds if rounds else ENDLESS, "The round."),
        Part("turn", 1, sides, f"Whose turn it is or comes: {SIDE}.", category=True),
        Part("on_turn", 0, sides, f"Whose turn it is, nobody's in a monster's turn: {SIDE}.", category=True),
        Part("first", 1, sides, f"Who began, once it is decided: {SIDE}.", category=True),
        Part("thieves", 0, sides, f"Who plays the Thieves: {SIDE}.", category=True),
        Part("limit_reached", 0, 1, "1: the last round is over."),
        Part("depth", 0, ENDLESS, "How many questions are on the agenda, the one asked now included."),
        Part("agenda", 0, agenda.OVER, "The next of them, counted from 1, the one asked now first.", (FRAMES,), True),
        Part("about", -3, max(HANDFULS, PLACES), numbers, (FRAMES, 3)),
        Part("side", 1, max(1, sides), f"Its side, {EACH_SEAT}: {SIDE}.", (seats,), True),
    ]


def put_course(t: Power, observer: i64, out: vec[i64]) -> i64:
    """The first numbers of all; where the next go."""
    set_asked(out, t, observer)
    out[3] = t.round
    out[4] = side_code(t, observer, t.turn)
    out[5] = side_code(t, observer, t.on_turn)
    out[6] = side_code(t, observer, t.first)
    out[7] = side_code(t, observer, t.thieves)
    out[8] = 1 if t.limit_reached else 0
    out[9] = i64(len(t.agenda)) // FRAME
    put_agenda(t, observer, out, COURSE)
    return put_sides(t, observer, out, COURSE + FRAME * FRAMES)


def put_agenda(t: Power, observer: i64, out: vec[i64], at: i64) -> None:
    frame = i64(len(t.agenda)) - FRAME
    numbers = at + FRAMES
    for row in range(min(FRAMES, i64(len(t.agenda)) // FRAME)):
        question = t.agenda[frame]
        out[at + row] = question + 1
        for which in range(3):
            out[numbers + which] = about(t, observer, SORTS[question * 3 + which], frame, which)
        numbers += 3
        frame -= FRAME


def about(t: Power, observer: i64, sort: i64, frame: i64, which: i64) -> i64:
    """A number beside a question, as the observer counts; a handful only its side has seen. ED-153"""
    number = t.agenda[frame + 1 + which]
    if sort == PLAIN:
        return number
    if sort == SECRET:
        return number if t.agenda[frame + 1] == t.side_of(observer) else 0
    if sort == OF_PLACE:
        return number + 1
    return about_set(t, observer, sort, number) if sort >= SET_OF_SIDES else about_somebody(t, observer, sort, number)


def about_somebody(t: Power, observer: i64, sort: i64, number: i64) -> i64:
    if sort == OF_SIDE:
        return side_code(t, observer, number)
    return seat_code(t, observer, number) if sort == OF_SEAT else lead_code(t, observer, number)


def about_set(t: Power, observer: i64, sort: i64, number: i64) -> i64:
    """Several of them, or whoever gets half a hand: a seat, the stacks, the den or a team."""
    if sort == SET_OF_SIDES:
        return sides_from(t, observer, number)
    if sort == SET_OF_SEATS:
        return seats_from(t, observer, number)
    if sort == FOE:
        return fighter_code(t, observer, number)
    if number >= TO_TEAM:
        return TO_TEAM + side_code(t, observer, number - TO_TEAM)
    return number if number >= agenda.STACKS else seat_code(t, observer, number)


def put_sides(t: Power, observer: i64, out: vec[i64], at: i64) -> i64:
    for place in range(t.seats):
        out[at + place] = side_code(t, observer, t.side_of(seat_at(observer, place, t.seats)))
    return at + t.seats
