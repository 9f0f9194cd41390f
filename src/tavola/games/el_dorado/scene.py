"""What one seat sees: both maps, all pieces, its own side's cards, and of the others what lies open."""

from typing import Final

import msgspec

from tavola.games.el_dorado import tasks
from tavola.games.el_dorado.choices import bundle, choices, meant
from tavola.games.el_dorado.data import CAVE_TILES, EXPLORERS, ISLAND_TILES, KINDS, PLACES
from tavola.games.el_dorado.moves.steps import place_breaks
from tavola.games.el_dorado.panels import dice, panels, zones
from tavola.games.el_dorado.position import CORNER_NAMES, TASKS
from tavola.games.el_dorado.prompts import BATTLE, PROMPTS
from tavola.games.el_dorado.state import Dorado
from tavola.games.el_dorado.story import lead_id, place_name
from tavola.games.el_dorado.tables import AROUND, BUILDINGS, ISLAND, LEADS, NEXT, NONE, THIEF, VILLAGERS
from tavola.kernel.hexes import Point, centre, middle
from tavola.kernel.scene import Badge, Board, Piece, Plane, Prompt, Scene, Space, Window
from tavola.kernel.state import CHANCE, FINE, OVER
from tavola.kernel.story import Voice

__all__ = ["draw", "meant"]

HEXES: Final = ISLAND_TILES + CAVE_TILES
BUILDING_ICONS: Final = ("farmhouse", "farmhouse", "fort")
DEN_ICONS: Final = ("outpost", "outpost", "hideout")
MARGIN: Final = 1.2  # a little more than half a hexagon
GUARDIANS: Final = ("guardian_wolf", "guardian_thief", "guardian_titan")


def draw(t: Dorado, seat: int | None, voice: Voice) -> Scene:
    board, spaces = _sheets([*_tiles(t, voice), *_slots(t, voice), *_corners(t, voice)], voice)
    mine = seat is not None and t.actor == seat
    return Scene(
        game="el-dorado",
        seat=seat,
        actor=t.actor,
        board=board,
        spaces=spaces,
        pieces=_pieces(t, voice),
        zones=zones(t, seat, voice),
        seats=panels(t, voice),
        dice=dice(t, voice),
        prompt=_prompt(t, voice),
        choices=choices(t, voice) if mine else (),
        bundle=bundle(t, voice) if mine else None,
        window=_window(t, seat, voice),
        result=_result(t, voice) if t.actor == OVER else "",
    )


def _sheets(spaces: list[Space], voice: Voice) -> tuple[Board, tuple[Space, ...]]:
    """Each map on a sheet as large as what lies on it, its upper left corner at 0, 0."""
    island, size = _sheet([space for space in spaces if space.plane == "island"])
    cave, inset = _sheet([space for space in spaces if space.plane == "cave"])
    planes = [Plane(id="island", title=voice.say("plane-island"))]
    if cave:
        planes.append(Plane(id="cave", title=voice.say("plane-cave"), kind="inset", size=inset))
    return Board(size=size, art="sea", planes=tuple(planes)), (*island, *cave)


def _sheet(spaces: list[Space]) -> tuple[list[Space], Point]:
    """The spaces moved into view, and how much room they take."""
    if not spaces:
        return [], (2 * MARGIN, 2 * MARGIN)
    left, top = min(space.at[0] for space in spaces) - MARGIN, min(space.at[1] for space in spaces) - MARGIN
    moved = [
        msgspec.structs.replace(space, at=(round(space.at[0] - left, 3), round(space.at[1] - top, 3)))
        for space in spaces
    ]
    wide, high = max(space.at[0] for space in moved) + MARGIN, max(space.at[1] for space in moved) + MARGIN
    return moved, (round(wide, 3), round(high, 3))


def _where(place: int) -> Point:
    x, y = centre(HEXES[place])
    return round(x, 3), round(y, 3)


def _plane(place: int) -> str:
    return "island" if place < ISLAND else "cave"


def _tiles(t: Dorado, voice: Voice) -> list[Space]:
    return [_tile(t, place, voice) for place in t.laid]


def _tile(t: Dorado, place: int, voice: Voice) -> Space:
    kind = KINDS[t.kind[place]]
    label = voice.say("tile", tile=voice.say(f"word-{kind}"), at=place_name(place))
    state = "bridge" if place == t.bridge else "withered" if t.withered and kind == "garden" else ""
    return Space(
        id=PLACES[place], shape="hex", at=_where(place), style=kind, label=label, plane=_plane(place), state=state
    )


def _slots(t: Dorado, voice: Voice) -> list[Space]:
    """Where the drawn tile may go."""
    if t.actor == OVER or t.task() != tasks.PLACE:
        return []
    found = [NEXT[t.arg(2) * 6 + way] for way in range(6)]
    fitting = [place for way, place in enumerate(found) if place != NONE and place_breaks(t, way) == FINE]
    label = voice.say("slot")
    return [
        Space(id=PLACES[place], shape="hex", at=_where(place), style="slot", label=label, plane=_plane(place))
        for place in fitting
    ]


def _corners(t: Dorado, voice: Voice) -> list[Space]:
    """Those with a building, and those around the pieces of the seat to act."""
    wanted = [corner for corner in t.corner if corner != NONE]
    for lead in range(LEADS):
        place = t.at[lead]
        if place != NONE and t.owner(lead) == t.actor and place != t.bridge:
            wanted += [t.corner_of(place, k) for k in range(6)]
    return [_corner(corner, voice) for corner in dict.fromkeys(wanted)]


def _corner(corner: int, voice: Voice) -> Space:
    name = CORNER_NAMES[corner]
    tiles = [AROUND[corner * 3 + i] for i in range(3)]
    x, y = middle(HEXES[place] for place in tiles if place != NONE)
    plane = "island" if name[0] == "i" else "cave"
    at = (round(x, 3), round(y, 3))
    return Space(id=name, shape="corner", at=at, style="corner", label=voice.say("corner", at=name[1:]), plane=plane)


# pieces


def _pieces(t: Dorado, voice: Voice) -> tuple[Piece, ...]:
    found = [_lead(t, lead, voice) for lead in range(LEADS) if t.at[lead] != NONE]
    for side in range(t.sides):
        found += _villagers(t, side, voice) + _buildings(t, side, voice) + _offerings(t, side, voice)
    return (*found, *_beasts(t, voice))


def _lead(t: Dorado, lead: int, voice: Voice) -> Piece:
    seat = t.owner(lead)
    name = EXPLORERS[t.who[lead]] if lead < THIEF else "thief"
    badges = [Badge(at="se", text=str(t.lead_strength(lead)))]
    if t.shrine_by == lead:
        badges.append(Badge(at="n", icon="cave_shrine"))
    if t.curse == lead:
        badges.append(Badge(at="nw", icon="curse", tone="down"))
    if t.fixed[lead]:
        badges.append(Badge(at="ne", icon="fixed", tone="warn"))
    label = voice.say("lead-label", name=voice.say(f"word-{name}"), n=t.lead_strength(lead))
    return Piece(
        id=lead_id(lead),
        space=PLACES[t.at[lead]],
        icon=name,
        owner=seat,
        badges=tuple(badges),
        label=label,
        layer="rider",
    )


def _villagers(t: Dorado, side: int, voice: Voice) -> list[Piece]:
    found = []
    places = [t.v_at[i] for i in range(side * VILLAGERS, (side + 1) * VILLAGERS) if t.v_at[i] != NONE]
    for place in dict.fromkeys(places):
        n = places.count(place)
        fixed = t.free_army(side, place) < n
        badges = (Badge(at="ne", icon="fixed", tone="warn"),) if fixed else ()
        label = voice.say("army-label", n=n, seat=t.captain(side) + 1)
        name = PLACES[place]
        found.append(
            Piece(
                id=f"army{side}-{name}",
                space=name,
                icon="villager",
                owner=t.captain(side),
                n=n,
                badges=badges,
                label=label,
            )
        )
    return found


def _buildings(t: Dorado, side: int, voice: Voice) -> list[Piece]:
    found = []
    icons = DEN_ICONS if side == t.thieves else BUILDING_ICONS
    for i, icon in enumerate(icons):
        corner = t.corner[side * BUILDINGS + i]
        if corner != NONE:
            label = voice.say("building-label", what=voice.say(f"word-{icon}"), seat=t.captain(side) + 1)
            found.append(
                Piece(
                    id=f"{icon}{side}-{i}",
                    space=CORNER_NAMES[corner],
                    icon=icon,
                    owner=t.captain(side),
                    layer="structure",
                    label=label,
                )
            )
    return found


def _offerings(t: Dorado, side: int, voice: Voice) -> list[Piece]:
    found = []
    for i, place in enumerate(t.shrine_at):
        if t.offerings[side] >> i & 1:
            label = voice.say("offering-label", seat=t.captain(side) + 1)
            found.append(
                Piece(
                    id=f"offering{side}-{i}",
                    space=PLACES[place],
                    icon="offering",
                    owner=t.captain(side),
                    layer="marker",
                    label=label,
                )
            )
    return found


def _beasts(t: Dorado, voice: Voice) -> list[Piece]:
    """The Wolf, the Titan, the Guardians and their offerings."""
    found = []
    if t.wolf_at != NONE:
        owner = t.wolf_of if t.wolf_of != NONE else None
        found.append(Piece(id="wolf", space=PLACES[t.wolf_at], icon="wolf", owner=owner, label=voice.say("word-wolf")))
    if t.titan != NONE:
        found.append(Piece(id="titan", space=PLACES[t.titan], icon="titan", label=voice.say("word-titan")))
    for i, name in enumerate(GUARDIANS):
        if t.guardian[i] != NONE:
            found.append(Piece(id=name, space=PLACES[t.guardian[i]], icon=name, label=voice.say(f"word-{name}")))
    for i, place in enumerate(t.shrine_at):
        if t.swapped >> i & 1:
            label = voice.say("guardian-offering")
            found.append(Piece(id=f"swapped{i}", space=PLACES[place], icon="offering", layer="marker", label=label))
    return found


# words


def _prompt(t: Dorado, voice: Voice) -> Prompt:
    if t.actor == OVER:
        clause = "ED-R210" if t.limit_reached else "ED-01"
        return Prompt(seat=None, text=_result(t, voice), clauses=(clause,))
    name = TASKS[t.task()]
    if name == "battle":
        stage, clauses = BATTLE[t.stage]
        name = f"battle-{stage}"
    else:
        clauses = PROMPTS[name]
    seat = None if t.actor == CHANCE else t.actor
    message = name.replace("_", "-")
    return Prompt(seat=seat, text=voice.say(f"prompt-{message}"), clauses=clauses)


def _window(t: Dorado, seat: int | None, voice: Voice) -> Window | None:
    """An answer asked on public facts. ED-R212"""
    if t.actor == OVER or seat is None or seat != t.actor or t.task() not in (tasks.WINDOW, tasks.ANSWER):
        return None
    kind = "offer" if t.task() == tasks.ANSWER else "attack"
    return Window(kind=kind, title=voice.say(f"window-{kind}"))


def _result(t: Dorado, voice: Voice) -> str:
    winners = [str(seat + 1) for seat in range(t.seats) if t.winners >> seat & 1]
    if not winners:
        return voice.say("result-lost")
    how = "limit" if t.limit_reached else "shrines"
    return voice.say(f"result-{how}", n=len(winners), winners=", ".join(winners))
