"""What is clicked: the ids of each action, and the action meant by ids, legal or not."""

from collections.abc import Sequence
from typing import Final

from tavola.games.el_dorado.data import LEADS, PLACES, TYPES, WAYS
from tavola.games.el_dorado.kinds import ACTIONS
from tavola.games.el_dorado.state import Dorado
from tavola.games.el_dorado.story import BUILDINGS, DENS
from tavola.games.el_dorado.tables import NEXT, NONE, THIEF, VILLAGERS
from tavola.games.el_dorado.words import CORNER_NAMES, PLACE_NUMBERS
from tavola.kernel.actions import Action
from tavola.kernel.state import OVER

BUNDLES: Final = ("gather", "give", "divide", "take")
ONE_PLACE: Final = ("place_explorer", "retreat", "pick_tile", "step")
BUILDS: Final = {  # by the price that is chosen first
    "build_farmhouse": "price-farmhouse",
    "build_fort": "price-fort",
    "build_outpost": "price-outpost",
    "build_hideout": "price-hideout",
}
PLACED: Final = {"buy_villager": "price-villager", "buy_thief": "price-thief"}
MENUS: Final = ("reroll", "jimenez", "share")  # one button, then which


def clicked(t: Dorado, named: Action) -> tuple[str, ...]:
    """The ids a person chooses for an action, in order."""
    kind = named.kind
    if kind in ("move", "army_step", "off_attack", "flee", "wolf_step", "place", "ebb", *ONE_PLACE):
        return _walking(t, named)
    if kind in BUILDS or kind in PLACED or kind.startswith(("buy_", "build_", "remove")):
        return _buying(t, named)
    if kind in ("attack_building", "ranged_attack"):
        return _attacking(t, named)
    if kind in ("exchange", "surrender", "mint", "offer", "discover_own"):
        return _trading(t, named)
    if kind in BUNDLES or kind in MENUS:
        return (kind,)
    return _button(t, named)


def lead_of(named: Action) -> int:
    return LEADS.index(str(named.params["piece"]))


def army_id(side: int, place: int) -> str:
    return f"army{side}-{PLACES[place]}"


def building_id(t: Dorado, side: int, building: int) -> str:
    return f"{(DENS if side == t.thieves else BUILDINGS)[building]}{side}-{building}"


def card_id(seat: int, type: str) -> str:
    return f"card{seat}-{type}"


def reached(t: Dorado, start: int, way: str) -> str:
    """The tile a way leads to; the cave's mouth before anybody has gone in."""
    to = t.step(start, WAYS.index(way))
    return PLACES[to] if to != NONE else way


def _walking(t: Dorado, named: Action) -> tuple[str, ...]:
    params, side = named.params, t.side_of(t.actor)
    match named.kind:
        case "move":
            return str(params["piece"]), reached(t, t.at[lead_of(named)], str(params["way"]))
        case "army_step" | "off_attack":
            start = PLACE_NUMBERS[str(params["start"])]
            return army_id(side, start), reached(t, start, str(params["way"]))
        case "flee":
            return army_id(side, t.b_tile), reached(t, t.b_tile, str(params["way"]))
        case "wolf_step":
            return "wolf", reached(t, t.wolf_at, str(params["way"]))
        case "place":
            return (PLACES[NEXT[t.arg(2) * 6 + WAYS.index(str(params["way"]))]],)
        case "ebb":
            return "ebb", PLACES[NEXT[t.at[lead_of(named)] * 6 + WAYS.index(str(params["way"]))]]
    return (str(params["place"]),)


def _buying(t: Dorado, named: Action) -> tuple[str, ...]:
    params = named.params
    if named.kind in PLACED:
        return PLACED[named.kind], str(params["place"])
    if named.kind in BUILDS:
        corner = t.corner_of(t.at[lead_of(named)], int(params["corner"]))
        return BUILDS[named.kind], CORNER_NAMES[corner]
    match named.kind:
        case "buy_offering":
            return "price-offering", PLACES[t.shrine_at[int(params["shrine"])]]
        case "buy_speed":
            return ("price-speed",)
        case "build_bridge":
            water = NEXT[t.at[lead_of(named)] * 6 + WAYS.index(str(params["way"]))]
            return "price-bridge", PLACES[water]
        case "remove":
            return (building_id(t, t.side_of(t.actor), int(params["building"])),)
    return (named.kind,)


def _attacking(t: Dorado, named: Action) -> tuple[str, ...]:
    place = str(named.params["place"])
    if named.kind == "ranged_attack":
        return "shoot", place
    return CORNER_NAMES[t.corner_of(PLACE_NUMBERS[place], int(named.params["corner"]))], place


def _trading(t: Dorado, named: Action) -> tuple[str, ...]:
    params = named.params
    match named.kind:
        case "exchange":
            return card_id(t.actor, str(params["give"])), card_id(t.actor, str(params["get"]))
        case "surrender":
            return (card_id(t.actor, str(params["type"])),)
        case "mint":
            return "price-doubloon", card_id(t.actor, str(params["type"]))
        case "offer":
            return (f"offer-{params['seat']}",)
    own = f"own-{params['tile']}"
    return (own, str(params["piece"])) if lead_of(named) >= THIEF else (own,)


def _button(t: Dorado, named: Action) -> tuple[str, ...]:
    """Most of these have a button of their own; a few are a thing on the map."""
    params = named.params
    match named.kind:
        case "pick_corner":
            return (CORNER_NAMES[t.corner_of(t.arg(0), int(params["corner"]))],)
        case "place_guardian":
            return (PLACES[t.shrine_at[int(params["shrine"])]],)
        case "give_speed" | "assign_shrine":
            return (str(params["piece"]),)
        case "rob":
            return (LEADS[int(params["seat"])],)
        case "give_shrine":
            return "give_shrine", str(params["piece"])
        case "choose_explorer":
            return (f"pick{params['which']}",)
    return ("-".join((named.kind, *(str(value) for value in params.values()))),)


# what was meant


def meant(t: Dorado, seat: int, ids: Sequence[str]) -> int | None:
    """The action meant by these ids: a legal one, else what a person had in mind."""
    wanted = tuple(ids)
    if not wanted or t.actor == OVER:
        return None
    if t.actor == seat:
        for act in t.legal():
            if clicked(t, ACTIONS.decode(act)) == wanted:
                return int(act)
    if len(wanted) == 1:
        return _price_meant(t, seat, wanted[0], "")
    if wanted[0].startswith("price-"):
        return _price_meant(t, seat, *wanted[:2])
    return _step_meant(t, seat, *wanted[:2])


def _leads(t: Dorado, seat: int) -> list[int]:
    """The pieces of a seat on the map."""
    return [lead for lead in range(len(LEADS)) if t.at[lead] != NONE and t.owner(lead) == seat]


def _step_meant(t: Dorado, seat: int, piece: str, to: str) -> int | None:
    """A piece and a tile: a step there."""
    if to not in PLACE_NUMBERS:
        return None
    if piece in LEADS:
        way = _way(t, t.at[LEADS.index(piece)], PLACE_NUMBERS[to])
        return None if way is None else ACTIONS.encode("move", piece=piece, way=way)
    start = piece.partition("-")[2]
    if not piece.startswith("army") or start not in PLACE_NUMBERS:
        return None
    way = _way(t, PLACE_NUMBERS[start], PLACE_NUMBERS[to])
    count = min(max(1, t.army(t.side_of(seat), PLACE_NUMBERS[start])), VILLAGERS)
    return None if way is None else ACTIONS.encode("army_step", start=start, way=way, count=count)


def _way(t: Dorado, start: int, to: int) -> str | None:
    """The direction of a neighbour, whether or not one may go there."""
    if start == NONE:
        return None
    beside = [NEXT[start * 6 + way] for way in range(6)]
    if to in beside:
        return WAYS[beside.index(to)]
    return "link" if t.linked(start) == to else None


def _price_meant(t: Dorado, seat: int, price: str, on: str) -> int | None:
    """A price, and where: what would be bought there; a price alone, at the first place there is."""
    leads = _leads(t, seat)
    if not price.startswith("price-") or not leads:
        return None
    lead, name = leads[0], price.removeprefix("price-")
    for kind, first in BUILDS.items():
        if first == price:
            return _building_meant(t, kind, leads, on)
    for kind, first in PLACED.items():
        if first == price and (not on or on in PLACE_NUMBERS):
            return ACTIONS.encode(kind, place=on or PLACES[t.at[lead]])
    if name == "offering" and (not on or on in PLACE_NUMBERS):
        shrine = t.shrine_index(PLACE_NUMBERS[on]) if on else 0
        return None if shrine == NONE else ACTIONS.encode("buy_offering", piece=LEADS[lead], shrine=int(shrine))
    if name == "doubloon":
        return ACTIONS.encode("mint", type=on.partition("-")[2] if on.partition("-")[2] in TYPES else TYPES[0])
    return _bridge_meant(t, lead, on) if name == "bridge" else None


def _building_meant(t: Dorado, kind: str, leads: list[int], on: str) -> int | None:
    for lead in leads:
        corners = [CORNER_NAMES[t.corner_of(t.at[lead], k)] for k in range(6)]
        if not on or on in corners:
            return ACTIONS.encode(kind, piece=LEADS[lead], corner=corners.index(on) if on else 0)
    return None


def _bridge_meant(t: Dorado, lead: int, on: str) -> int | None:
    """Straight across."""
    way = _way(t, t.at[lead], PLACE_NUMBERS[on]) if on in PLACE_NUMBERS else WAYS[0]
    if way not in WAYS[:6]:
        return None
    a, b = sorted((WAYS.index(way), (WAYS.index(way) + 3) % 6))
    return ACTIONS.encode("build_bridge", piece=LEADS[lead], way=way, ends=f"{WAYS[a]}-{WAYS[b]}")
