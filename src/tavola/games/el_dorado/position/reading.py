"""A position out of writing: by hand, or as it was dumped."""

from collections.abc import Mapping
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from tavola.games.el_dorado import agenda, data
from tavola.games.el_dorado.fields import TAKEN
from tavola.games.el_dorado.position import sheets
from tavola.games.el_dorado.position.agendas import read_agenda
from tavola.games.el_dorado.position.checking import check_table
from tavola.games.el_dorado.position.forms import PLACE, refuse
from tavola.games.el_dorado.rules.setup import set_up
from tavola.games.el_dorado.starting import check_options
from tavola.games.el_dorado.state import QUESTIONS, Dorado
from tavola.games.el_dorado.tables import ISLAND, ISLAND_COUNTS, KINDS, LEADS, NONE, THIEF, TYPES, VILLAGERS
from tavola.kernel import piles
from tavola.kernel.errors import BadOption, BadPosition
from tavola.kernel.pile import Pile
from tavola.kernel.sheet import Bits, Flag, Number, Word, only
from tavola.kernel.state import CHANCE, OVER

Written = Mapping[str, Any]
TILE: Final = Word(data.KINDS[1:])


def load(seats: int, options: vec[i64], written: Written) -> Dorado:
    """BadPosition if it cannot be; what is left out is as in a game that has just begun."""
    try:
        check_options(seats, options)
    except BadOption as wrong:
        raise BadPosition(str(wrong)) from wrong
    t = Dorado(seats, options, QUESTIONS)
    set_up(t)
    only("a position of El Dorado", written, sheets.KEYS)
    _read_players(t, written)
    _read_sides(t, _listed(written, "sides"))
    _read_table(t, written)
    _read_map(t, written)
    _read_piles(t, written)
    _read_now(t, written.get("now", {}))
    _read_battle(t, written.get("battle", {}))
    over = Flag().read("over", written.get("over", False))
    read_agenda(t, written.get("agenda", []), over)
    t.actor = CHANCE
    check_table(t)
    _go_on(t, written, over)
    return t


def _listed(written: Written, key: str) -> list[Any]:
    found = written.get(key, [])
    refuse(not isinstance(found, list | tuple), f"{key} are written as a list, not as {found!r}")
    return list(found)


# seats and sides


def _read_players(t: Dorado, written: Written) -> None:
    players, thieves = _listed(written, "players"), _listed(written, "thieves")
    refuse(len(players) > t.seats, f"there are {t.seats} seats, not {len(players)}")
    marks: dict[str, list[int]] = {"ended": [], "acted": []}
    for seat, player in enumerate(players):
        what = f"seat {seat}"
        sheets.PLAYER.read(t, only(what, player, sheets.PLAYER_KEYS), seat, what)
        for name, seats in marks.items():
            if Flag().read(f"{name} of {what}", player.get(name, False)):
                seats.append(seat)
    t.ended, t.acted_by = (Bits(range(data.SEATS)).read("a mark", seats) for seats in marks.values())
    refuse(bool(thieves) and t.thieves == NONE, "there are no Thieves in this game")
    refuse(len(thieves) > LEADS - THIEF, f"there are {LEADS - THIEF} thieves, not {len(thieves)}")
    for i, thief in enumerate(thieves):
        what = data.LEADS[THIEF + i]
        sheets.THIEF.read(t, only(what, thief, sheets.THIEF.keys), THIEF + i, what)


def _read_sides(t: Dorado, sides: list[Any]) -> None:
    refuse(len(sides) > t.sides, f"there are only {t.sides} sides")
    for number, side in enumerate(sides):
        what = f"side {number}"
        sheets.OF_SIDE.read(t, only(what, side, sheets.SIDE_KEYS), number, what)
        villagers = _listed(side, "villagers")
        refuse(len(villagers) > VILLAGERS, f"{what} has not so many villagers")
        for i, villager in enumerate(villagers):
            piece = only("a villager", {} if villager is None else villager, sheets.VILLAGER.keys)
            sheets.VILLAGER.read(t, piece, number * VILLAGERS + i, "a villager")


# the table


def _read_table(t: Dorado, written: Written) -> None:
    sheets.TABLE.read(t, written)
    if "stock" not in written:  # every card that is nowhere else
        hands = [sum(t.hand[seat * TYPES + type] for seat in range(t.seats)) for type in range(TYPES)]
        t.stock = vec[i64]([data.CARDS[type] - t.den[type] - hands[type] for type in range(TYPES)])
    if (bridge := written.get("bridge")) is not None:
        only("the bridge", bridge, ("at", "ends"))
        t.bridge = PLACE.read("the bridge", bridge.get("at"))
        t.bridge_ends = Word(data.SIDE_PAIRS).read("ends of the bridge", bridge.get("ends"))
    wolf = only("the Wolf", written.get("wolf", {}), sheets.WOLF_KEYS)
    sheets.WOLF.read(t, wolf, what="the Wolf")
    if Flag().read("taken of the Wolf", wolf.get("taken", False)):
        refuse(not t.wolf_fixed, "the Wolf taken this turn is fixed (ED-R225)")
        t.wolf_fixed = TAKEN


def _read_map(t: Dorado, written: Written) -> None:
    tiles = written.get("tiles", {})
    refuse(not isinstance(tiles, Mapping), f"tiles are written as places with kinds, not as {tiles!r}")
    for name, kind in tiles.items():
        place, code = PLACE.read("a tile", name), TILE.read(f"the tile on {name}", kind) + 1
        refuse((code < data.CAVE_KINDS) != (place < ISLAND), f"{kind} does not belong on {name}")
        t.lay(place, code)
    if "shrines" in written:  # left out: as the tiles are written
        places = [PLACE.read("a shrine", name) for name in _listed(written, "shrines")]
        refuse(sorted(places) != sorted(t.shrine_at), "shrines lists the island shrines as they were found")
        t.shrine_at = vec[i64](places)


def _read_piles(t: Dorado, written: Written) -> None:
    """Left out, a stack holds all tiles that are nowhere else."""
    laid = [(place, t.kind[place]) for place in t.laid]
    if "island" in written:
        t.island = piles.load(written["island"], data.KINDS, (), t.seats)
    else:
        t.island = Pile(ISLAND_COUNTS)
        held = [i % KINDS for i, count in enumerate(t.important) for _ in range(count)]
        _take(t.island, [kind for place, kind in laid if place < ISLAND] + held)
    if "cave" in written:
        t.cave = piles.load(written["cave"], data.KINDS, (), t.seats)
    else:
        _take(t.cave, [kind for place, kind in laid if place >= ISLAND and kind > data.CAVE_KINDS + 1])


def _take(pile: Pile, kinds: list[int]) -> None:
    for kind in kinds:
        refuse(pile.weight(kind) == 0, f"there are not so many tiles of {data.KINDS[kind]}")
        pile.take_hidden(kind)


# the moment


def _read_now(t: Dorado, written: Any) -> None:
    now = only("now", written, sheets.NOW_KEYS)
    sheets.NOW.read(t, now, what="this turn")
    for dice in (t.dice, t.early):
        refuse(len(dice) not in (0, 4), "dice are four numbers, two for each partner")
    t.dice = vec[i64](list(t.dice) or [0, 0, 0, 0])  # its own, never the default
    t.early = vec[i64](list(t.early) or [0, 0, 0, 0])
    seen: list[int] = []
    for attack in _listed(now, "passed"):
        only("an attack", attack, ("side", "from", "to", "pieces"))
        seen.append(Number(0, t.sides - 1).read("side of an attack", attack.get("side")))
        seen += [PLACE.read("an attack", attack.get(key)) for key in ("from", "to")]
        seen.append(Number(0, 2**31).read("pieces of an attack", attack.get("pieces")))
    t.seen = vec[i64](seen)


def _read_battle(t: Dorado, written: Any) -> None:
    battle = only("a battle", written, sheets.BATTLE_KEYS)
    sheets.BATTLE.read(t, battle, what="the battle")
    lead = Word(data.LEADS, none=True).read("lead of the battle", battle.get("lead"))
    t.b_lead = LEADS if Flag().read("den of the battle", battle.get("den", False)) else lead


def _go_on(t: Dorado, written: Written, over: bool) -> None:
    """Who is to act follows from the agenda."""
    winners = Bits(range(data.SEATS)).read("winners", written.get("winners", []))
    if over:
        t.ask(agenda.OVER, OVER)
        refuse(winners >> t.seats > 0, f"winners are seats from 0 to {t.seats - 1}")
        t.winners = winners
        return
    try:
        t.run()
        legal = t.legal()
    except (IndexError, ValueError) as wrong:
        raise BadPosition(f"this agenda does not fit the position: {wrong}") from wrong
    refuse(t.actor != OVER and not len(legal), "nothing could be done in this position")
