"""Positions in writing: every field by name, places and tiles by theirs; what is left out is as in an empty game."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from tavola.games.el_dorado import data, tasks
from tavola.games.el_dorado.checking import check_table, refuse
from tavola.games.el_dorado.moves import flow, setup
from tavola.games.el_dorado.state import Dorado
from tavola.games.el_dorado.tables import CORNER, LEADS, NONE, SEATS, SIDES
from tavola.kernel.errors import BadPosition, nearest
from tavola.kernel.pile import Pile
from tavola.kernel.state import CHANCE, OVER

TASKS: Final = tuple(
    name.lower()
    for name, _ in sorted(
        ((name, code) for name, code in vars(tasks).items() if name.isupper() and isinstance(code, int)),
        key=lambda pair: pair[1],
    )
    if name not in ("TASKS", "STACKS", "TO_DEN", "TO_TEAM", "W1", "W2", "W3", "FINDER_WOLF")
)

Write = Callable[[int], Any]
Read = Callable[[Any], int]


def _place(place: int) -> str | None:
    return None if place == NONE else data.PLACES[place]


def _place_of(name: Any) -> int:
    if name is None:
        return NONE
    if not isinstance(name, str) or name not in PLACE_NUMBERS:
        raise BadPosition(f"there is no place {name!r}: it must be written as i0,0 on the island or c0,0 in the cave")
    return PLACE_NUMBERS[name]


PLACE_NUMBERS: Final = {name: number for number, name in enumerate(data.PLACES)}
CORNER_NAMES: Final[dict[int, str]] = {}
for _at, _name in enumerate(data.PLACES):
    for _k in range(6):
        CORNER_NAMES.setdefault(CORNER[_at * 6 + _k], f"{_name}:{_k}")


def _corner(corner: int) -> str | None:
    """`i0,0:2` is corner 2 of island(0,0)."""
    return None if corner == NONE else CORNER_NAMES[corner]


def _corner_of(name: Any) -> int:
    if name is None:
        return NONE
    place, _, k = str(name).partition(":")
    if k not in ("0", "1", "2", "3", "4", "5"):
        raise BadPosition(f"there is no corner {name!r}: it must be written as i0,0:2")
    return CORNER[_place_of(place) * 6 + int(k)]


def _number(low: int, high: int) -> tuple[Write, Read]:
    def read(value: Any) -> int:
        if type(value) is not int or not low <= value <= high:
            raise BadPosition(f"{value!r} does not fit: it must be a whole number from {low} to {high}")
        return value

    return int, read


def _flag() -> tuple[Write, Read]:
    def read(value: Any) -> int:
        refuse(type(value) is not bool, f"{value!r} does not fit: it must be true or false")
        return int(value)

    return bool, read


def _word(words: tuple[str, ...]) -> tuple[Write, Read]:
    def read(value: Any) -> int:
        if value is not None and value not in words:
            raise BadPosition(f"there is no {value!r}: {nearest(value, words)}")
        return NONE if value is None else words.index(value)

    return lambda code: None if code == NONE else words[code], read


PLACE: Final = (_place, _place_of)
BIG: Final = _number(-3, 10**6)
SMALL: Final = _number(0, 99)
ONE: Final = {  # fields with one value
    "round": _number(1, 10**6),
    "first": _number(0, SIDES - 1),
    "turn": _number(0, SIDES - 1),
    "on_turn": _number(-1, SIDES - 1),
    "limit_reached": _flag(),
    "way_in": PLACE,
    "marks_void": _flag(),
    "withered": _flag(),
    "bridge": PLACE,
    "bridge_ends": _number(0, 14),
    "shrine_tile": PLACE,
    "wolf_of": _number(-1, SEATS - 1),
    "wolf_at": PLACE,
    "wolf_came": PLACE,
    "wolf_fixed": _number(0, 1),
    "wolf_road": _number(0, 2),
    "titan": PLACE,
    "titan_came": PLACE,
    "sits_out": _number(0, 7),
    "met": _number(0, 7),
    "swapped": _number(0, 7),
    "curse": _number(-1, LEADS - 1),
    "shrine_by": _number(-1, 200),
    "doubloons": _number(0, 5),
    "hiding": _flag(),
    "bought": _flag(),
    "dealt": _number(0, 15),
    "free_step": _number(0, 1),
    "shares": SMALL,
    "ended": _number(0, 255),
    "acted": _flag(),
    "acted_by": _number(0, 255),
    "failed_shot": _flag(),
    "shots": SMALL,
    "bavieca_used": _flag(),
    "given": _number(0, 4095),
    "offer_give": _number(-1, 9),
    "offer_want": _number(-1, 10),
    "b_kind": _number(0, 5),
    "b_tile": PLACE,
    "attacker": _number(-1, 14),
    "defender": _number(-1, 14),
    "b_building": _number(-1, SIDES * 3 - 1),
    "b_lead": _number(-1, 99),
    "queue": _number(0, 2**15 - 1),
    "stage": _number(0, 10),
    "interrupted": _flag(),
    "to_roll": SMALL,
    "b_result": _number(0, 3),
    "b_hid": _flag(),
}
MANY: Final = {  # fields with a fixed number of values
    "who": _word(data.EXPLORERS),
    "at": PLACE,
    "came": PLACE,
    "fixed": _number(0, 1),
    "road": _number(0, 2),
    "speed": SMALL,
    "placer": _number(-1, SEATS - 1),
    "wait": _number(0, 2),
    "board": _word(data.BOARDS),
    "villagers": _number(0, 7),
    "v_at": PLACE,
    "v_came": PLACE,
    "v_fixed": _number(0, 1),
    "v_road": _number(0, 2),
    "v_wait": _number(0, 7),
    "corner": (_corner, _corner_of),
    "b_wait": _number(0, 7),
    "offerings": _number(0, 7),
    "guardian": PLACE,
    "hand": SMALL,
    "stock": SMALL,
    "den": SMALL,
    "coin": _number(-1, 200),
    "important": _number(0, 3),
    "from_hand": _number(0, 3),
    "turns_done": BIG,
    "dice": _number(0, 6),
    "gather": SMALL,
    "offers": SMALL,
    "asked_partners": _number(0, 255),
    "rolls": _number(-1, 6),
    "att_dice": SMALL,
    "def_dice": SMALL,
}
FREE: Final = ("shrine_at", "seen")  # of any length


def dump(t: Dorado) -> dict[str, Any]:
    """Everything but the options."""
    written: dict[str, Any] = {
        "over": t.actor == OVER,
        "winners": [seat for seat in range(t.seats) if t.winners >> seat & 1],
        "agenda": [_task(t.agenda[i : i + 4]) for i in range(0, len(t.agenda), 4)],
        "tiles": {data.PLACES[place]: data.KINDS[t.kind[place]] for place in t.laid},
        "island": _pile(t.island),
        "cave": _pile(t.cave),
        "shrine_at": [_place(place) for place in t.shrine_at],
        "seen": list(t.seen),
    }
    for name, (write, _) in ONE.items():
        written[name] = write(getattr(t, name))
    for name, (write, _) in MANY.items():
        written[name] = [write(value) for value in getattr(t, name)]
    return written


def _task(frame: vec[i64]) -> list[Any]:
    return [TASKS[frame[0]], *frame[1:]]


def _pile(pile: Pile) -> dict[str, Any]:
    """A stack: what its hidden part is drawn from, and what is known of it."""
    return {
        "pool": _counts(pile.pool),
        "hidden": pile.hidden,
        "spare": pile.spare,
        "held": _counts(pile.held),
        "sunk": list(pile.sunk),
        "tops": list(pile.tops),
    }


def _counts(counts: vec[i64]) -> dict[str, int]:
    return {data.KINDS[kind]: count for kind, count in enumerate(counts) if count}


def load(seats: int, options: vec[i64], written: Mapping[str, Any]) -> Dorado:
    """A position by hand or from `dump`; BadPosition if it cannot be."""
    t = Dorado(seats, options)
    setup.set_up(t)
    known = {*ONE, *MANY, *FREE, "over", "winners", "agenda", "tiles", "island", "cave"}
    for name in written:
        if name not in known:
            raise BadPosition(f"there is no field {name!r}: {nearest(name, known)}")
    _read_fields(t, written)
    _read_map(t, written)
    _read_piles(t, written)
    _read_agenda(t, written)
    check_table(t)
    _go_on(t, written)
    return t


def _go_on(t: Dorado, written: Mapping[str, Any]) -> None:
    """Who is to act follows from the agenda."""
    if written.get("over", False):
        t.actor = OVER
        winners = written.get("winners", [])
        ok = isinstance(winners, list) and all(type(seat) is int and 0 <= seat < t.seats for seat in winners)
        refuse(not ok, f"winners are seats from 0 to {t.seats - 1}, not {winners!r}")
        t.winners = sum(1 << seat for seat in set(winners))
        return
    try:
        flow.run(t)
        legal = t.legal()
    except (IndexError, ValueError) as wrong:
        raise BadPosition(f"this agenda does not fit the position: {wrong}") from wrong
    refuse(t.actor != OVER and not len(legal), "nothing could be done in this position")


def _read_fields(t: Dorado, written: Mapping[str, Any]) -> None:
    for name, (_, read) in ONE.items():
        if name in written:
            value = read(written[name])
            setattr(t, name, bool(value) if isinstance(getattr(t, name), bool) else value)
    for name, (_, read) in MANY.items():
        if name in written:
            values, size = written[name], len(getattr(t, name))
            if not isinstance(values, list) or len(values) != size:
                raise BadPosition(f"{name} needs a list of {size} values")
            setattr(t, name, vec[i64]([read(value) for value in values]))


def _read_map(t: Dorado, written: Mapping[str, Any]) -> None:
    tiles = written.get("tiles", {})
    refuse(not isinstance(tiles, Mapping), "tiles are written as places with kinds")
    for name, kind in tiles.items():
        place = _place_of(name)
        if kind not in data.KINDS[1:]:
            raise BadPosition(f"there is no tile {kind!r}: {nearest(kind, data.KINDS[1:])}")
        code = data.KINDS.index(kind)
        refuse((code < 8) != (place < len(data.ISLAND_TILES)), f"{kind} does not belong on {name}")
        t.lay(place, code)
    if "shrine_at" in written:
        found = written["shrine_at"]
        refuse(not isinstance(found, list), "shrine_at is a list of places")
        places = [_place_of(name) for name in found]
        refuse(sorted(places) != sorted(t.shrine_at), "shrine_at lists the island shrines as they were found")
        t.shrine_at = vec[i64](places)


def _read_piles(t: Dorado, written: Mapping[str, Any]) -> None:
    """Left out, a stack holds all tiles that are nowhere else."""
    if "island" in written:
        t.island = _pile_of(written["island"])
    else:
        for place in t.laid:
            if place < len(data.ISLAND_TILES):
                _take(t.island, t.kind[place])
    if "cave" in written:
        t.cave = _pile_of(written["cave"])
    else:
        _read_cave(t)


def _read_cave(t: Dorado) -> None:
    for place in t.laid:
        if place >= len(data.ISLAND_TILES) and t.kind[place] >= 10:
            _take(t.cave, t.kind[place])


def _take(pile: Pile, kind: int) -> None:
    if pile.weight(kind) == 0:
        raise BadPosition(f"there are not so many tiles of {data.KINDS[kind]}")
    pile.take_hidden(kind)


def _pile_of(written: Any) -> Pile:
    refuse(not isinstance(written, Mapping), "a stack is written as names with values")
    pile = Pile(vec[i64](_kinds(written.get("pool", {}))))
    read = _number(0, 99)[1]
    pile.hidden, pile.spare = read(written.get("hidden", pile.hidden)), read(written.get("spare", 0))
    held = _kinds(written.get("held", {}))
    pile.held = vec[i64](held) if any(held) else vec[i64]()
    pile.sunk, pile.tops = _pairs(written.get("sunk", [])), _pairs(written.get("tops", []))
    inside = sum(pile.pool) + sum(held) + len(pile.sunk) // 2
    refuse(inside != pile.hidden + pile.spare, "the cards of a stack do not add up")
    return pile


def _kinds(written: Any) -> list[int]:
    refuse(not isinstance(written, Mapping), "tiles of a stack are written as kinds with counts")
    for kind in written:
        refuse(kind not in data.KINDS, f"there is no tile {kind!r}")
    return [_number(0, 99)[1](written.get(kind, 0)) for kind in data.KINDS]


def _pairs(written: Any) -> vec[i64]:
    refuse(not isinstance(written, list) or len(written) % 2 == 1, "known tiles are written as kind, number, ...")
    return vec[i64]([_number(0, 2**31 - 1)[1](value) for value in written])


def _read_agenda(t: Dorado, written: Mapping[str, Any]) -> None:
    frames = written.get("agenda", [])
    refuse(not isinstance(frames, list), "the agenda is a list of tasks")
    t.agenda = vec[i64]()
    for frame in frames:
        ok = isinstance(frame, list) and 1 <= len(frame) <= 4 and frame[0] in TASKS
        refuse(not ok, f"{frame!r} is no task: it is written as a name and up to three numbers")
        numbers = [BIG[1](value) for value in frame[1:]]
        t.push(TASKS.index(frame[0]), *numbers)
    if "seen" in written:
        seen = written["seen"]
        refuse(not isinstance(seen, list) or len(seen) % 4 > 0, "seen is a list of four numbers for each attack")
        t.seen = vec[i64]([_number(-1, 2**31 - 1)[1](value) for value in seen])
    if not len(t.agenda) and not written.get("over", False):
        setup.plan(t)
    t.actor = CHANCE
