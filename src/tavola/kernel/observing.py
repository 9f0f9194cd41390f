"""What every game's `observing.py` begins with: who is asked what, and seats as the observer counts them."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tavola.kernel.bits import BIT
from tavola.kernel.observation import Part
from tavola.kernel.questions import Flow

SITTING: Final = "0 the observer, then as seats follow"


def places_on(observer: i64, seat: i64, seats: i64) -> i64:
    """How many places after the observer a seat sits: 0 is itself; what is no seat (CHANCE, OVER, -1) stays."""
    if seat < 0:
        return seat
    return seat - observer if seat >= observer else seat - observer + seats


def seat_at(observer: i64, place: i64, seats: i64) -> i64:
    """The seat so many places after the observer."""
    seat = observer + place
    return seat if seat < seats else seat - seats


def asked_parts(questions: int, seats: int) -> list[Part]:
    """The parts that `asked` writes."""
    return [
        Part("question", 0, questions - 1, "Which question is asked, by its number in the game's list.", category=True),
        Part("actor", -2, seats - 1, f"Who decides: {SITTING}; -1 chance, -2 nobody: it is over.", category=True),
        Part("seat", 0, seats - 1, "The observer's own seat.", category=True),
    ]


def asked(t: Flow, observer: i64, numbers: i64) -> vec[i64]:
    """A new observation of so many numbers; the question, who decides, and the observer's seat are its first three."""
    out = append(vec[i64](capacity=numbers), t.asks)
    out = append(out, places_on(observer, t.actor, t.seats))
    return append(out, observer)


def put_all(out: vec[i64], numbers: vec[i64]) -> vec[i64]:
    """Append every number."""
    for number in numbers:
        out = append(out, number)
    return out


def put_seats(out: vec[i64], numbers: vec[i64], observer: i64, each: i64 = 1) -> vec[i64]:
    """Append what is kept by seat, `each` numbers a seat: the observer's first, then as seats follow."""
    start = observer * each
    for place in range(start, i64(len(numbers))):
        out = append(out, numbers[place])
    for place in range(start):
        out = append(out, numbers[place])
    return out


def put_zeros(out: vec[i64], count: i64, number: i64 = 0) -> vec[i64]:
    """Append the same number so many times: where there is nothing to tell, the length stays."""
    for _time in range(count):
        out = append(out, number)
    return out


def put_bits(out: vec[i64], bits: i64, count: i64) -> vec[i64]:
    """Append a set kept as bits, 0 or 1 for each of `count` things, the lowest first."""
    for _bit in range(count):
        out = append(out, bits & 1)
        bits >>= 1
    return out


def put_flags(out: vec[i64], at: i64, bits: i64) -> None:
    """Write the same as `put_bits` from a place on, into numbers that are there already and 0."""
    while bits:
        if bits & 1:
            out[at] = 1
        bits >>= 1
        at += 1


def turned(bits: i64, first: i64, count: i64) -> i64:
    """A set kept as bits as if the first of so many were the lowest, then as they follow; higher bits stay."""
    low = bits & (BIT[count] - 1)
    return bits - low + (((low >> first) | (low << (count - first))) & (BIT[count] - 1))


# a long observation is written on a copy of a sheet of 0 or -1, whatever is nothing in the game: each function writes
# from a place on, and says where it ends


def set_asked(out: vec[i64], t: Flow, observer: i64) -> i64:
    """What `asked` appends."""
    out[0] = t.asks
    out[1] = places_on(observer, t.actor, t.seats)
    out[2] = observer
    return 3


def set_list(out: vec[i64], at: i64, numbers: vec[i64], room: i64) -> i64:
    """As many numbers as there are; the rest of the room stays as it is."""
    for place in range(i64(len(numbers))):
        out[at + place] = numbers[place]
    return at + room


def set_seats(out: vec[i64], at: i64, numbers: vec[i64], observer: i64, seats: i64) -> i64:
    """What is kept by seat: the observer's first, then as seats follow."""
    for place in range(seats):
        out[at + place] = numbers[seat_at(observer, place, seats)]
    return at + seats


def set_bits(out: vec[i64], at: i64, bits: i64, count: i64) -> i64:
    """A set kept as bits, 0 or 1 for each of `count` things, the lowest first."""
    for place in range(count):
        out[at + place] = bits & 1
        bits >>= 1
    return at + count
