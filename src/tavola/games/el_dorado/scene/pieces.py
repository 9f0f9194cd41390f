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
from tavola.kernel.drawing import drawn
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


# explorers and thieves


def _lead(t: Dorado, lead: int, voice: Voice) -> Piece:
    icon = EXPLORERS[t.who[lead]] if lead < THIEF else "thief"
    bears = (t.shrine_by == lead, t.curse == lead, bool(t.fixed[lead]))
    name, strength, owner = lead_name(t, lead, voice), int(t.lead_strength(lead)), int(t.owner(lead))
    return _walker(lead, int(t.at[lead]), icon, owner, strength, bears, name, voice)


@drawn
def _walker(
    lead: int, place: int, icon: str, owner: int, n: int, bears: tuple[bool, bool, bool], name: str, voice: Voice
) -> Piece:
    """Its strength, and what it bears: the cave shrine, the curse, the mark of a tie."""
    shrine, curse, fixed = bears
    badges = [Badge(at="se", text=str(n))]
    if shrine:
        badges.append(Badge(at="n", icon="cave_shrine", tone="up"))
    if curse:
        badges.append(Badge(at="nw", icon="curse", tone="down"))
    if fixed:
        badges.append(Badge(at="ne", icon="fixed", tone="warn"))
    label = "lead-label-shrine" if shrine else "lead-label-fixed" if fixed else "lead-label"
    return Piece(
        id=lead_id(lead),
        space=PLACES[place],
        icon=icon,
        owner=owner,
        badges=tuple(badges),
        label=voice.say(label, name=name, n=n),
    )


# villagers


def _villagers(t: Dorado, side: int, voice: Voice) -> list[Piece]:
    """Those of a side on one tile are an army; a mark tells how many are fixed. ED-62, ED-R91"""
    places = [place for place in t.v_at[side * VILLAGERS : (side + 1) * VILLAGERS] if place != NONE]
    owner, colour = int(t.captain(side)), side_colour(t, side)
    return [
        _army(side, place, n := places.count(place), t.free_army(side, place) < n, owner, colour, voice)
        for place in dict.fromkeys(places)
    ]


@drawn
def _army(side: int, place: int, n: int, fixed: bool, owner: int, colour: str, voice: Voice) -> Piece:
    return Piece(
        id=army_id(side, place),
        space=PLACES[place],
        icon="villager",
        owner=owner,
        n=n,
        badges=(Badge(at="ne", icon="fixed", tone="warn"),) if fixed else (),
        label=voice.say("army-label", n=n, colour=_said(colour, voice)),
    )


def _said(colour: str, voice: Voice) -> str:
    return voice.say(f"word-{colour or 'black'}")


# buildings and offerings


def _buildings(t: Dorado, side: int, voice: Voice) -> list[Piece]:
    corners = t.corner[side * BUILDINGS : (side + 1) * BUILDINGS]
    owner, colour = int(t.captain(side)), side_colour(t, side)
    return [
        _building(building_id(t, side, i), building_name(t, side, i), int(corner), owner, colour, voice)
        for i, corner in enumerate(corners)
        if corner != NONE
    ]


@drawn
def _building(id: str, icon: str, corner: int, owner: int, colour: str, voice: Voice) -> Piece:
    return Piece(
        id=id,
        space=CORNER_NAMES[corner],
        icon=icon,
        owner=owner,
        layer="structure",
        label=voice.say("building-label", what=voice.say(f"word-{icon}"), colour=_said(colour, voice)),
    )


def _zone(t: Dorado, side: int, voice: Voice) -> list[Piece]:
    """The tiles a fort or hideout occupies. ED-82, ED-177"""
    corner = t.corner[side * BUILDINGS + FORT]
    if corner == NONE:
        return []
    owner, colour = int(t.captain(side)), side_colour(t, side)
    places = [AROUND[corner * 3 + i] for i in range(3)]
    held = [place for place in places if place != NONE and t.kind[place] != NOTHING and place != t.bridge]
    return [_zone_tile(side, place, owner, colour, voice) for place in held]


@drawn
def _zone_tile(side: int, place: int, owner: int, colour: str, voice: Voice) -> Piece:
    return Piece(
        id=f"zone{side}-{PLACES[place]}",
        space=PLACES[place],
        icon="zone",
        style=colour,
        owner=owner,
        layer="ground",
        label=voice.say("zone-label", colour=_said(colour, voice)),
    )


def _shrine_pieces(t: Dorado, voice: Voice) -> list[Piece]:
    """One on each island shrine as it is found; the solo game leaves them in the box. ED-46, ED-221, ED-R189"""
    places = () if t.mode == SOLO else tuple(t.shrine_at)
    return [_shrine_piece(i, place, voice) for i, place in enumerate(places)]


@drawn
def _shrine_piece(i: int, place: int, voice: Voice) -> Piece:
    label = voice.say("shrine-piece")
    return Piece(id=f"shrine-piece{i}", space=PLACES[place], icon="shrine_piece", layer="structure", label=label)


def _offerings(t: Dorado, side: int, voice: Voice) -> list[Piece]:
    made = t.offerings[side]
    if not made:
        return []
    owner, colour = int(t.captain(side)), side_colour(t, side)
    return [_offering(side, i, place, owner, colour, voice) for i, place in enumerate(t.shrine_at) if made >> i & 1]


@drawn
def _offering(side: int, i: int, place: int, owner: int, colour: str, voice: Voice) -> Piece:
    label = voice.say("offering-label", colour=_said(colour, voice))
    return Piece(id=f"offering{side}-{i}", space=PLACES[place], icon="offering", owner=owner, label=label)


# beasts


def _beasts(t: Dorado, voice: Voice) -> list[Piece]:
    """The Wolf, the Titan, the Guardians and their offerings."""
    found = []
    if t.wolf_at != NONE:
        found.append(_wolf(int(t.wolf_at), int(t.wolf_of), bool(t.wolf_fixed), voice))
    if t.titan != NONE:
        found.append(_foe("titan", int(t.titan), int(t.monster_strength(M_TITAN)), voice))
    for i, name in enumerate(GUARDIANS):
        if t.guardian[i] != NONE:
            found.append(_foe(name, int(t.guardian[i]), int(t.monster_strength(M_GUARDIAN + i)), voice))
    return found + [_swapped(i, place, voice) for i, place in enumerate(t.shrine_at) if t.swapped >> i & 1]


@drawn
def _wolf(place: int, of: int, fixed: bool, voice: Voice) -> Piece:
    badges = (Badge(at="ne", icon="fixed", tone="warn"),) if fixed else ()
    label = voice.say("foe-label", name=voice.say("foe-wolf"), n=1)
    owner = of if of != NONE else None
    return Piece(id="wolf", space=PLACES[place], icon="wolf", owner=owner, badges=badges, label=label)


@drawn
def _foe(name: str, place: int, n: int, voice: Voice) -> Piece:
    badges = (Badge(at="se", text=str(n)),)
    label = voice.say("foe-label", name=voice.say(f"foe-{name}"), n=n)
    return Piece(id=name, space=PLACES[place], icon=name, badges=badges, label=label)


@drawn
def _swapped(i: int, place: int, voice: Voice) -> Piece:
    return Piece(id=f"swapped{i}", space=PLACES[place], icon="swapped", label=voice.say("guardian-offering"))
