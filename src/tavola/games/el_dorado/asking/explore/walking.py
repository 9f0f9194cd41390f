"""Steps of explorers and thieves, discoveries, the ebb, Sequoia's speed."""

from collections.abc import Sequence
from typing import Any, Final

from msgspec.structs import replace

from tavola.games.el_dorado import clauses as ed
from tavola.games.el_dorado.actions import BUY_SPEED, DISCOVER, DISCOVER_OWN, EBB, MOVE
from tavola.games.el_dorado.asking.wording import Fighting, Said
from tavola.games.el_dorado.data import LEADS, PLACES, WAYS
from tavola.games.el_dorado.names import PLACE_NUMBERS, lead_name, tile_name
from tavola.games.el_dorado.odds import entering
from tavola.games.el_dorado.rules.steps import has_missed
from tavola.games.el_dorado.state import Dorado
from tavola.games.el_dorado.tables import NEXT, NONE, NOTHING, THIEF
from tavola.kernel.actions import Action
from tavola.kernel.kinds import Kind
from tavola.kernel.scene import Choice, Walk
from tavola.kernel.story import Voice

# ways


def lead_of(act: Action) -> int:
    return LEADS.index(str(act.params["piece"]))


def way_of(act: Action) -> int:
    return WAYS.index(str(act.params["way"]))


def reached(t: Dorado, start: int, way: int) -> str:
    """The tile a way leads to; the cave's mouth before anybody has gone in."""
    to = t.step(start, way)
    return PLACES[to] if to != NONE else WAYS[way]


def goal(t: Dorado, start: int, way: int, voice: Voice) -> str:
    """The same in words."""
    to = t.step(start, way)
    return voice.say(f"way-{WAYS[way].lower()}") if to == NONE or t.kind[to] == NOTHING else tile_name(t, to, voice)


def way_to(t: Dorado, start: int, to: str) -> int:
    """The way to a neighbour, whether or not one may go there; NONE if it is no neighbour."""
    if start == NONE or to not in PLACE_NUMBERS:
        return NONE
    place = PLACE_NUMBERS[to]
    beside = [NEXT[start * 6 + way] for way in range(6)]
    if place in beside:
        return beside.index(place)
    return WAYS.index("link") if t.linked(start) == place else NONE


# wordings


class Walking(Said):
    """Done on foot, with speed."""

    def tired(self, t: Dorado, act: Action) -> list[int]:
        """A tie or no speed; after a shot that failed Yanga stands still for that alone. ED-41, ED-143, ED-R91"""
        lead = lead_of(act)
        found = [ed.FIXED] if t.fixed[lead] and not has_missed(t, lead) else []
        return found if t.speed[lead] else [*found, ed.STEPS_FOR_SPEED]


class Step(Walking):
    """A piece and a tile."""

    def ids(self, t: Dorado, act: Action) -> tuple[str, ...]:
        return str(act.params["piece"]), reached(t, t.at[lead_of(act)], way_of(act))

    def saying(self, t: Dorado, act: Action) -> str:
        to = t.step(t.at[lead_of(act)], way_of(act))
        return "move" if to != NONE and t.kind[to] != NOTHING else "move-into-the-cave"

    def figures(self, t: Dorado, act: Action, voice: Voice) -> dict[str, Any]:
        return {"to": goal(t, t.at[lead_of(act)], way_of(act), voice)}

    def meant(self, t: Dorado, seat: int, ids: Sequence[str]) -> int | None:
        if len(ids) < 2 or ids[0] not in LEADS:
            return None
        lead = LEADS.index(ids[0])
        way = way_to(t, t.at[lead], ids[1])
        return None if way == NONE else int(MOVE.code(lead, way))


class Move(Fighting, Step):
    """In the explore phase: the first step of several, or an attack."""

    fights = "{}-attack"

    def dice(self, t: Dorado, act: Action) -> tuple[int, int] | None:
        lead = lead_of(act)
        return entering(t, t.step(t.at[lead], way_of(act)), t.lead_strength(lead))

    def attacks(self, t: Dorado, act: Action) -> bool:
        to = t.step(t.at[lead_of(act)], way_of(act))
        return not t.peace() and to != NONE and bool(t.defenders(t.side_of(t.actor), to))

    def choice(self, t: Dorado, code: int, act: Action, voice: Voice) -> Choice:
        made = super().choice(t, code, act, voice)
        return made if made.tone == "capture" else replace(made, walk=Walk(left=t.speed[lead_of(act)]))


class OwnTile(Walking):
    """An important tile of the hand; which thief lays it has to be said. ED-238"""

    def ids(self, t: Dorado, act: Action) -> tuple[str, ...]:
        own = f"own-{act.params['tile']}"
        return (own, str(act.params["piece"])) if lead_of(act) >= THIEF else (own,)


class Ebb(Walking):
    """The button, then the water. ED-R46"""

    confirm = "press"

    def ids(self, t: Dorado, act: Action) -> tuple[str, ...]:
        return "ebb", PLACES[NEXT[t.at[lead_of(act)] * 6 + way_of(act)]]

    def menu(self, t: Dorado, act: Action, voice: Voice) -> str:
        return voice.say("menu-builder", piece=lead_name(t, lead_of(act), voice))


class Speed(Said):
    """Sequoia's. ED-139"""

    cost = "speed"

    def ids(self, t: Dorado, act: Action) -> tuple[str, ...]:
        return ("price-speed",)


WORDS: Final[dict[Kind, Said]] = {
    MOVE: Move(),
    DISCOVER: Walking(),
    DISCOVER_OWN: OwnTile(),
    EBB: Ebb(),
    BUY_SPEED: Speed(),
}
