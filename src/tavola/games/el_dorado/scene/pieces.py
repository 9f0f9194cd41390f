"""Everything that stands on the maps: explorers, thieves, armies, buildings with their zones, offerings, beasts."""

from typing import Final

from tavola.games.el_dorado.data import EXPLORERS, PLACES
from tavola.games.el_dorado.names import (
    CORNER_NAMES,
    army_id,
    building_id,
    building_name,
    lead_id,
    lead_name,
    side_colour,
)
from tavola.games.el_dorado.options import SOLO
from tavola.games.el_dorado.state import Dorado
from tavola.games.el_dorado.tables import (
    AROUND,
    BUILDINGS,
    FORT,
    LEADS,
    M_GUARDIAN,
    M_TITAN,
    NONE,
    NOTHING,
    THIEF,
    VILLAGERS,
)
from tavola.kernel.scene import Badge, Piece
from tavola.kernel.story import Voice

GUARDIANS: Final = ("guardian_wolf", "guardian_thief", "guardian_titan")


def pieces(t: Dorado, voice: Voice) -> tuple[Piece, ...]:
    found = _shrine_pieces(t, voice)
    for side in range(t.sides):
        found += _zone(t, side, voice) + _offerings(t, side, voice) + _buildings(t, side, voice)
    for side in range(t.sides):
        found += _villagers(t, side, voice)
    found += [_lead(t, lead, voice) for lead in range(LEADS) if t.at[lead] != NONE]
    return (*found, *_beasts(t, voice))


def _colour(t: Dorado, side: int, voice: Voice) -> str:
    return voice.say(f"word-{side_colour(t, side) or 'black'}")


def _lead(t: Dorado, lead: int, voice: Voice) -> Piece:
    """Its strength, and what it bears: the cave shrine, the curse, the mark of a tie."""
    n = int(t.lead_strength(lead))
    badges = [Badge(at="se", text=str(n))]
    if t.shrine_by == lead:
        badges.append(Badge(at="n", icon="cave_shrine", tone="up"))
    if t.curse == lead:
        badges.append(Badge(at="nw", icon="curse", tone="down"))
    if t.fixed[lead]:
        badges.append(Badge(at="ne", icon="fixed", tone="warn"))
    return Piece(
        id=lead_id(lead),
        space=PLACES[t.at[lead]],
        icon=EXPLORERS[t.who[lead]] if lead < THIEF else "thief",
        owner=int(t.owner(lead)),
        badges=tuple(badges),
        label=voice.say(_lead_label(t, lead), name=lead_name(t, lead, voice), n=n),
    )


def _lead_label(t: Dorado, lead: int) -> str:
    if t.shrine_by == lead:
        return "lead-label-shrine"
    return "lead-label-fixed" if t.fixed[lead] else "lead-label"


def _villagers(t: Dorado, side: int, voice: Voice) -> list[Piece]:
    """Those of a side on one tile are an army; a mark tells how many are fixed. ED-62, ED-R91"""
    places = [t.v_at[i] for i in range(side * VILLAGERS, (side + 1) * VILLAGERS) if t.v_at[i] != NONE]
    return [_army(t, side, place, places.count(place), voice) for place in dict.fromkeys(places)]


def _army(t: Dorado, side: int, place: int, n: int, voice: Voice) -> Piece:
    fixed = t.free_army(side, place) < n
    return Piece(
        id=army_id(side, place),
        space=PLACES[place],
        icon="villager",
        owner=int(t.captain(side)),
        n=n,
        badges=(Badge(at="ne", icon="fixed", tone="warn"),) if fixed else (),
        label=voice.say("army-label", n=n, colour=_colour(t, side, voice)),
    )


def _buildings(t: Dorado, side: int, voice: Voice) -> list[Piece]:
    standing = [i for i in range(BUILDINGS) if t.corner[side * BUILDINGS + i] != NONE]
    return [_building(t, side, i, building_name(t, side, i), voice) for i in standing]


def _building(t: Dorado, side: int, i: int, icon: str, voice: Voice) -> Piece:
    return Piece(
        id=building_id(t, side, i),
        space=CORNER_NAMES[t.corner[side * BUILDINGS + i]],
        icon=icon,
        owner=int(t.captain(side)),
        layer="structure",
        label=voice.say("building-label", what=voice.say(f"word-{icon}"), colour=_colour(t, side, voice)),
    )


def _zone(t: Dorado, side: int, voice: Voice) -> list[Piece]:
    """The tiles a fort or hideout occupies. ED-82, ED-177"""
    corner = t.corner[side * BUILDINGS + FORT]
    if corner == NONE:
        return []
    places = [AROUND[corner * 3 + i] for i in range(3)]
    label = voice.say("zone-label", colour=_colour(t, side, voice))
    return [
        Piece(
            id=f"zone{side}-{PLACES[place]}",
            space=PLACES[place],
            icon="zone",
            style=side_colour(t, side),
            owner=int(t.captain(side)),
            layer="ground",
            label=label,
        )
        for place in places
        if place != NONE and t.kind[place] != NOTHING and place != t.bridge
    ]


def _shrine_pieces(t: Dorado, voice: Voice) -> list[Piece]:
    """One on each island shrine as it is found; the solo game leaves them in the box. ED-46, ED-221, ED-R189"""
    label, places = voice.say("shrine-piece"), () if t.mode == SOLO else tuple(t.shrine_at)
    return [
        Piece(id=f"shrine-piece{i}", space=PLACES[place], icon="shrine_piece", layer="structure", label=label)
        for i, place in enumerate(places)
    ]


def _offerings(t: Dorado, side: int, voice: Voice) -> list[Piece]:
    label = voice.say("offering-label", colour=_colour(t, side, voice))
    owner = int(t.captain(side))
    return [
        Piece(id=f"offering{side}-{i}", space=PLACES[place], icon="offering", owner=owner, label=label)
        for i, place in enumerate(t.shrine_at)
        if t.offerings[side] >> i & 1
    ]


def _beasts(t: Dorado, voice: Voice) -> list[Piece]:
    """The Wolf, the Titan, the Guardians and their offerings."""
    found = []
    if t.wolf_at != NONE:
        owner = int(t.wolf_of) if t.wolf_of != NONE else None
        badges = (Badge(at="ne", icon="fixed", tone="warn"),) if t.wolf_fixed else ()
        label = voice.say("foe-label", name=voice.say("foe-wolf"), n=1)
        found.append(Piece(id="wolf", space=PLACES[t.wolf_at], icon="wolf", owner=owner, badges=badges, label=label))
    if t.titan != NONE:
        found.append(_foe(t, "titan", t.titan, M_TITAN, voice))
    for i, name in enumerate(GUARDIANS):
        if t.guardian[i] != NONE:
            found.append(_foe(t, name, t.guardian[i], M_GUARDIAN + i, voice))
    label = voice.say("guardian-offering")
    found += [
        Piece(id=f"swapped{i}", space=PLACES[place], icon="swapped", label=label)
        for i, place in enumerate(t.shrine_at)
        if t.swapped >> i & 1
    ]
    return found


def _foe(t: Dorado, name: str, place: int, target: int, voice: Voice) -> Piece:
    n = int(t.monster_strength(target))
    badges = (Badge(at="se", text=str(n)),)
    label = voice.say("foe-label", name=voice.say(f"foe-{name}"), n=n)
    return Piece(id=name, space=PLACES[place], icon=name, badges=badges, label=label)
