"""The price list: what a seat may buy, for how much, how many are left, and why not now."""

from typing import Final

from tavola.games.el_dorado.asking.asked import Asked
from tavola.games.el_dorado.data import COSTS, DOUBLOON_COSTS, TYPES
from tavola.games.el_dorado.names import clause_id
from tavola.games.el_dorado.options import BASE
from tavola.games.el_dorado.state import Dorado
from tavola.games.el_dorado.tables import BUILDINGS, FORT, LEADS, NONE, SEQUOIA, THIEF, VILLAGERS
from tavola.kernel.drawing import drawn
from tavola.kernel.scene import Choice, Item, Zone
from tavola.kernel.state import FINE
from tavola.kernel.story import Voice

EXPLORERS: Final = ("offering", "villager", "farmhouse", "fort", "step")
THIEVES: Final = ("hideout", "thief", "outpost", "offering", "doubloon")
OFFERINGS: Final = 3
OUT_OF_THE_GAME: Final = 2  # a thief this mode does not use
NOT_BOUGHT_HERE: Final = ("step", "wolf")  # they are bought by moving the piece


def prices(t: Dorado, asked: Asked, viewer: int | None, made: tuple[Choice, ...], voice: Voice) -> Zone:
    """What a seat pays; lit is what it may buy now. Spectators see the prices of the seat to act. ED-50"""
    seat = viewer if viewer is not None else max(t.actor, 0)
    offs = {name: _off(t, asked, viewer, f"price-{name}", made) for name in _goods(t, seat)}
    thief = t.side_of(seat) == t.thieves
    return _market(tuple([(name, off, _left(t, t.side_of(seat), name)) for name, off in offs.items()]), thief, voice)


@drawn
def _market(goods: tuple[tuple[str, str, int | None], ...], thief: bool, voice: Voice) -> Zone:
    items = tuple([_price(name, off, left, thief, voice) for name, off, left in goods])
    return Zone(id="prices", kind="market", title=voice.say("prices"), items=items, clauses=("ED-50",))


def _goods(t: Dorado, seat: int) -> list[str]:
    """What is for sale to a seat."""
    found = list(THIEVES if t.side_of(seat) == t.thieves else EXPLORERS)
    if t.mode != BASE:
        found.append("bridge")
    if t.who[seat] == SEQUOIA:
        found.append("speed")
    if t.wolf_of == seat:
        found.append("wolf")
    return found


@drawn
def _price(name: str, off: str, left: int | None, thief: bool, voice: Voice) -> Item:
    return Item(
        id=f"price-{name}",
        icon=f"price-{name}",
        title=voice.say(f"word-{name}" if name in ("speed", "wolf") else f"price-{name}"),
        cost=_cost(name, thief, voice),
        frame="price",
        off=off,
        corners=() if left is None else (voice.say("left", n=left),),
    )


def _cost(name: str, thief: bool, voice: Voice) -> str:
    if name == "doubloon":
        return voice.say("cost-alike")
    if thief and name in DOUBLOON_COSTS:
        return voice.say("cost-doubloons", n=DOUBLOON_COSTS[name])
    if name == "offering":
        return voice.say("cost-each", n=COSTS[name][0])
    costs = zip(TYPES, COSTS[name], strict=True)
    return ", ".join(voice.say("cost", n=n, type=voice.say(f"word-{type}")) for type, n in costs if n)


def _left(t: Dorado, side: int, name: str) -> int | None:
    """Pieces in the supply. ED-14"""
    first = side * BUILDINGS
    match name:
        case "offering":
            return OFFERINGS - int(t.island_shrines(side))
        case "villager":
            standing = sum(t.v_at[i] != NONE for i in range(side * VILLAGERS, (side + 1) * VILLAGERS))
            return int(t.villagers[side]) - standing
        case "farmhouse" | "outpost":
            return sum(t.corner[first + i] == NONE for i in range(FORT))
        case "fort" | "hideout":
            return int(t.corner[first + FORT] == NONE)
        case "thief":
            return sum(t.at[lead] == NONE and t.wait[lead] != OUT_OF_THE_GAME for lead in range(THIEF, LEADS))
    return None


def _off(t: Dorado, asked: Asked, seat: int | None, id: str, made: tuple[Choice, ...]) -> str:
    """In the own explore phase: the clause that keeps a seat from buying this. Nobody else learns what it can pay."""
    if seat is None or t.actor != seat or not asked.buys or id.removeprefix("price-") in NOT_BOUGHT_HERE:
        return ""
    if any(choice.ids[0] == id for choice in made):
        return ""
    act = asked.otherwise.in_mind(t, seat, (id,))  # nothing legal begins with it
    code = FINE if act is None else t.breaks(act)
    return "ED-50" if code == FINE else clause_id(code)
