"""A seat in writing: its hero, its units with the cards they lead, its walls, its purse."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from tavola.games.abandoned_fortress.data import CASTLE_IDS, CELLS, GENERAL_IDS, GENERAL_PLACES, MILITARY_IDS
from tavola.games.abandoned_fortress.names import clause_id
from tavola.games.abandoned_fortress.position import sheets
from tavola.games.abandoned_fortress.position.spelling import refuse
from tavola.games.abandoned_fortress.questions.trade.assigning import leader_clause
from tavola.games.abandoned_fortress.state import AbandonedFortress
from tavola.games.abandoned_fortress.tables import CASTLE, GENERAL, HERO, LEADERS, NONE, SPACE, TUNNEL, WALL
from tavola.kernel.sheet import Word, only

KEYS: Final = (*sheets.HERO.keys, "at", "cards", "castles", "generals", "walls", *sheets.PURSE.keys)
UNIT_KEYS: Final = ("at", "cards", "card")
SPACE_NAME: Final = Word(CELLS, none=True)
MILITARY_CARD: Final = Word(MILITARY_IDS)
GENERAL_CARD: Final = Word(GENERAL_IDS)


# writing


def write(t: AbandonedFortress, seat: int) -> dict[str, Any]:
    first = seat * LEADERS
    castles = {name: _unit(t, first + CASTLE + i) for i, name in enumerate(CASTLE_IDS)}
    generals = {name: _unit(t, first + GENERAL + i) for i, name in enumerate(GENERAL_PLACES)}
    return {
        **sheets.HERO.write(t, seat),
        "at": SPACE_NAME.write(t.cell[first + HERO]),
        "cards": _cards(t, first + HERO),
        "castles": {name: unit for name, unit in castles.items() if unit["at"] is not None},
        "generals": {name: unit for name, unit in generals.items() if unit["card"] is not None},
        "walls": [CELLS[cell] for cell in range(len(CELLS)) if t.board[cell] == WALL + seat],
        **sheets.PURSE.write(t, seat),
    }


def _unit(t: AbandonedFortress, leader: int) -> dict[str, Any]:
    general = t.general[leader]
    card = None if general == NONE else _general(t, leader)
    return {"at": SPACE_NAME.write(t.cell[leader]), "cards": _cards(t, leader), "card": card}


def _cards(t: AbandonedFortress, leader: int) -> list[str | None]:
    """Both places of a leader; an empty last one is left out."""
    out = [
        None if t.card[place] == NONE else _seen(MILITARY_IDS[t.card[place]], t.card_known[place])
        for place in (leader * 2, leader * 2 + 1)
    ]
    while out and out[-1] is None:
        out.pop()
    return out


def _seen(card: str, mask: int) -> str:
    """`IA1/02`: seats 0 and 2 have seen it."""
    return f"{card}/{_seats(mask)}" if mask else card


def _general(t: AbandonedFortress, leader: int) -> str:
    """`G12?2/0`: seat 0 has seen it; seat 2 knows that it is out, not with whom. AF-R10"""
    card, missed = GENERAL_IDS[t.general[leader]], t.general_missed[leader]
    return _seen(f"{card}?{_seats(missed)}" if missed else card, t.general_known[leader])


def _seats(mask: int) -> str:
    return "".join(str(seat) for seat in range(4) if mask >> seat & 1)


# reading


def read(t: AbandonedFortress, seat: int, written: Any) -> None:
    player = only("a player", written, KEYS)
    what, hero = f"player {seat}", seat * LEADERS + HERO
    sheets.HERO.read(t, player, seat, what)
    sheets.PURSE.read(t, player, seat, what)
    _stand(t, hero, player.get("at"))
    _give(t, hero, player.get("cards", ()))
    for name, unit in _units("castles", player).items():
        _read_castle(t, seat * LEADERS + CASTLE + Word(CASTLE_IDS).read("a castle", name), unit)
    for name, unit in _units("generals", player).items():
        _read_general(t, seat * LEADERS + GENERAL + Word(GENERAL_PLACES).read("a general's place", name), unit)
    for cell in _list("walls", player.get("walls", ())):
        _wall_up(t, seat, cell)
    hand = t.hand[seat * len(t.action_pool) : (seat + 1) * len(t.action_pool)]
    t.hand_size[seat] = sum(hand)


def _units(key: str, player: Mapping[str, Any]) -> Mapping[str, Any]:
    units = player.get(key, {})
    refuse(not isinstance(units, Mapping), f"{key} are written as names with units, not as {units!r}")
    return {name: only(f"a unit of {key}", unit, UNIT_KEYS) for name, unit in units.items()}


def _list(key: str, value: Any) -> Sequence[Any]:
    refuse(not isinstance(value, list | tuple), f"{key} are written as a list, not as {value!r}")
    return list(value)


def _read_castle(t: AbandonedFortress, leader: int, unit: Mapping[str, Any]) -> None:
    bad = unit.get("at") is None or unit.get("card") is not None
    refuse(bad, "a castle is written with its space `at` and without a general's card")
    _stand(t, leader, unit["at"])
    _give(t, leader, unit.get("cards", ()))


def _read_general(t: AbandonedFortress, leader: int, unit: Mapping[str, Any]) -> None:
    refuse(unit.get("card") is None, "a general is written with its `card`")
    card, known = _unseen(unit["card"], t.seats)
    card, missed = _unmissed(card, t.seats)
    t.note_missed(leader, missed)
    t.general[leader] = GENERAL_CARD.read("a general", card)
    t.general_known[leader] = known
    _stand(t, leader, unit.get("at"))
    _give(t, leader, unit.get("cards", ()))


def _unseen(text: Any, players: int) -> tuple[str, int]:
    """`IA1/02`: the card, and the seats that have seen it; `IA1/0123` is known to all, however many play."""
    refuse(not isinstance(text, str), f"a card is written as its id, such as IA1 or IA1/02, not as {text!r}")
    card, _, seats = text.partition("/")
    seats = seats if seats != "0123" else seats[:players]
    return card, _bits(seats, players, f"{text!r}: after the slash stand the seats that have seen the card, such as 02")


def _unmissed(text: str, players: int) -> tuple[str, int]:
    """`G12?2`: the card, and the seats that have missed it in its deck. AF-R10"""
    card, _, seats = text.partition("?")
    return card, _bits(seats, players, f"{text!r}: after ? stand the seats that have missed the card, such as 02")


def _bits(seats: str, players: int, wrong: str) -> int:
    """Seats in ascending order as bits."""
    refuse(any(seat not in "0123"[:players] for seat in seats) or list(seats) != sorted(set(seats)), wrong)
    return sum(1 << int(seat) for seat in seats)


def _stand(t: AbandonedFortress, leader: int, cell: Any) -> None:
    """A leader that passes a tunnel or an own castle does not occupy it."""
    place = SPACE_NAME.read("a space", cell)
    if place == NONE:
        return
    t.cell[leader] = place
    if (SPACE[place] != TUNNEL and t.board[place] == NONE) or t.is_castle(leader):
        t.board[place] = leader


def _wall_up(t: AbandonedFortress, seat: int, cell: Any) -> None:
    refuse(cell is None, "a wall is written as its space")
    place = SPACE_NAME.read("a space", cell)
    there = t.board[place]
    refuse(there >= WALL or (there != NONE and t.is_castle(there)), f"two structures stand on {cell}")
    t.board[place] = WALL + seat
    t.walls[seat] += 1


def _give(t: AbandonedFortress, leader: int, cards: Any) -> None:
    texts = _list("cards", cards)
    clause = clause_id(leader_clause(t, leader))
    refuse(len(texts) > 2, f"{len(texts)} military cards for one leader: at most two ({clause})")
    for i, text in enumerate(texts):
        if text is not None:
            card, known = _unseen(text, t.seats)
            t.card[leader * 2 + i] = MILITARY_CARD.read("a military card", card)
            t.card_known[leader * 2 + i] = known
