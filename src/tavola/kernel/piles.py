"""Piles in writing, for a game's dump and load: cards by name, nothing that is not known.

    {"cards": {"gold": 3, "water": 1}, "top": [["water", [0, 1]]]}

`cards` are the unseen ones. Where they apply: `removed` (how many of those left unseen), `certain` (cards known to be
inside all the same), `sunk` (card, window), `top` and `under` (card, the seats that know it or "all") and `back`.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from librt.vecs import append, vec
from mypy_extensions import i64

from tavola.kernel.errors import BadPosition, choices, nearest
from tavola.kernel.events import EVERYONE
from tavola.kernel.pile import NO_BACK, Pile
from tavola.kernel.story import SPECTATORS

KEYS = ("cards", "removed", "certain", "sunk", "top", "under", "back")


def dump(pile: Pile, names: Sequence[str]) -> dict[str, Any]:
    """The pile in writing; `names` are its kinds."""
    written: dict[str, Any] = {"cards": _counted(pile.pool, names)}
    if pile.spare:
        written["removed"] = pile.spare
    if len(pile.held):
        written["certain"] = _counted(pile.held, names)
    if len(pile.sunk):
        written["sunk"] = [[names[kind], window] for kind, window in _pairs(pile.sunk)]
    for key, known in (("top", pile.tops), ("under", pile.under)):
        if len(known):
            written[key] = [[names[kind], _seats(mask)] for kind, mask in _pairs(known)]
    if pile.back != NO_BACK:
        written["back"] = pile.back
    return written


def load(written: Any, names: Sequence[str], backs: Sequence[int] = (), seats: int = SPECTATORS) -> Pile:
    """The pile again, by hand or from `dump`; BadPosition if no real pile could be so."""
    _refuse(not isinstance(written, Mapping), f"a pile is written as names with values, not as {written!r}")
    for key in written:
        if key not in KEYS:
            raise BadPosition(f"a pile has no {key!r}: {nearest(key, KEYS)}")
    pile = Pile(_counts(written, "cards", names), vec[i64](list(backs)))
    removed = written.get("removed", 0)
    _refuse(not _whole(removed, 0, pile.hidden), f"removed must be from 0 to {pile.hidden}, not {removed!r}")
    pile.remove_unseen(removed)
    pile.tops = _known(written, "top", names, seats)
    pile.under = _known(written, "under", names, seats)
    _read_certain(pile, written, names)
    _read_sunk(pile, written, names)
    _read_back(pile, written)
    return pile


def _read_certain(pile: Pile, written: Mapping[str, Any], names: Sequence[str]) -> None:
    certain = _counts(written, "certain", names)
    _refuse(any(certain) and not pile.spare, "certain cards are only told apart where some were removed")
    for kind, count in enumerate(certain):
        for _ in range(count):
            _refuse_doubt(pile, kind, names)
            pile.keep(kind)
            pile.hidden += 1


def _read_sunk(pile: Pile, written: Mapping[str, Any], names: Sequence[str]) -> None:
    sunk = _rows(written, "sunk")
    pile.hidden += len(sunk)
    for card, window in sunk:
        kind = _kind(card, names)
        _refuse_doubt(pile, kind, names)
        _refuse(
            not _whole(window, 1, pile.hidden), f"the window of {card} must be from 1 to {pile.hidden}, not {window!r}"
        )
        pile.sunk = append(append(pile.sunk[:], kind), window)
    for place, window in enumerate(sorted(window for _, window in sunk), 1):
        _refuse(window < place, f"{place} cards cannot all be sunk among the last {window}")
    pile.settle()


def _read_back(pile: Pile, written: Mapping[str, Any]) -> None:
    if "back" not in written:
        return
    back, possible = written["back"], list(pile.possible_backs()) if len(pile.backs) else []
    _refuse(not possible, "no back is to be seen on this pile: leave it out")
    _refuse(bool(pile.spare), "where cards were removed unseen no back is kept: leave it out")
    _refuse(type(back) is not int or back not in possible, f"the back must be {choices(possible)}, not {back!r}")
    pile.show(back)


def _refuse_doubt(pile: Pile, kind: int, names: Sequence[str]) -> None:
    doubt = pile.spare > 0 and pile.pool[kind] > 0
    _refuse(doubt, f"{names[kind]} may be among the removed cards, so it cannot also be known to be inside")


def _counts(written: Mapping[str, Any], key: str, names: Sequence[str]) -> vec[i64]:
    given = written.get(key, {})
    _refuse(not isinstance(given, Mapping), f"{key} are written as names with numbers, not as {given!r}")
    copies = vec[i64]([0 for _ in names])
    for name, count in given.items():
        kind = _kind(name, names)
        _refuse(not _whole(count, 0, 10**6), f"the number of {name} must be a whole number, not {count!r}")
        copies[kind] = count
    return copies


def _known(written: Mapping[str, Any], key: str, names: Sequence[str], seats: int) -> vec[i64]:
    out = vec[i64]()
    for card, knowing in _rows(written, key):
        out = append(append(out, _kind(card, names)), _mask(knowing, seats))
    return out


def _rows(written: Mapping[str, Any], key: str) -> list[tuple[Any, Any]]:
    rows = written.get(key, [])
    fit = isinstance(rows, list) and all(isinstance(row, list | tuple) and len(row) == 2 for row in rows)
    _refuse(not fit, f"{key} must be a list of pairs, a card and what is known of it, not {rows!r}")
    return [(card, fact) for card, fact in rows]


def _kind(name: Any, names: Sequence[str]) -> int:
    if not isinstance(name, str) or name not in names:
        raise BadPosition(f"there is no card {name!r}: {nearest(name, names)}")
    return list(names).index(name)


def _mask(knowing: Any, seats: int) -> int:
    if knowing == "all":
        return EVERYONE
    fit = isinstance(knowing, list) and all(_whole(seat, 0, seats - 1) for seat in knowing)
    _refuse(not fit, f'who knows a card is "all" or a list of seats from 0 to {seats - 1}, not {knowing!r}')
    return sum(2**seat for seat in set(knowing))


def _seats(mask: int) -> str | list[int]:
    return "all" if mask == EVERYONE else [seat for seat in range(SPECTATORS) if mask >> seat & 1]


def _counted(copies: vec[i64], names: Sequence[str]) -> dict[str, int]:
    return {name: count for name, count in zip(names, copies, strict=True) if count}


def _pairs(values: vec[i64]) -> list[tuple[int, int]]:
    return list(zip(values[::2], values[1::2], strict=True))


def _whole(value: Any, low: int, high: int) -> bool:
    return type(value) is int and low <= value <= high


def _refuse(wrong: bool, message: str) -> None:
    if wrong:
        raise BadPosition(message)
