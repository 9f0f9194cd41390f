"""The map and what stands on it; everybody sees the same."""

from typing import Final

from tavola.games.abandoned_fortress import names
from tavola.games.abandoned_fortress.asking.decision import Ways
from tavola.games.abandoned_fortress.data import BRANCHES, CELLS, COLOURS, HEROES, OWN_LEADERS, SIZE, TUNNELS
from tavola.games.abandoned_fortress.state import AbandonedFortress
from tavola.games.abandoned_fortress.tables import (
    CASTLE,
    CENTRE,
    FORTRESS,
    GATE,
    GENERAL,
    HERO,
    HOME,
    INNER,
    LEADERS,
    NEUTRAL,
    NONE,
    SPACE,
    TERRITORY,
    TUNNEL,
    WALL,
    WALL_SPACE,
)
from tavola.kernel.drawing import drawn
from tavola.kernel.scene import Badge, Piece, Shape, Space
from tavola.kernel.story import Voice

STYLES: Final = {
    NEUTRAL: "neutral",
    INNER: "inner",
    WALL_SPACE: "wall-site",
    GATE: "gate",
    HOME: "home",
    TUNNEL: "tunnel",
    FORTRESS: "fortress",
}


@drawn
def ground(voice: Voice) -> tuple[Space, ...]:
    """The map as it is printed."""
    return tuple(_space(cell, (), voice) for cell in range(len(CELLS)))


def with_ways(ground: tuple[Space, ...], ways: Ways, voice: Voice) -> tuple[Space, ...]:
    """To whoever moves a piece, with the ways it may go."""
    if not ways:
        return ground
    found = list(ground)
    for cell, near in ways.items():
        found[cell] = _space(cell, near, voice)
    return tuple(found)


@drawn
def _space(cell: int, near: tuple[str, ...], voice: Voice) -> Space:
    kind, corner = STYLES[SPACE[cell]], TERRITORY[cell]
    style = f"{kind}-{COLOURS[corner]}" if corner != NONE else kind
    place = voice.say(f"place-{kind}", corner=voice.say(f"corner-{COLOURS[corner]}") if corner != NONE else "")
    shape: Shape = "circle" if kind in ("tunnel", "home") else "square"
    at = (cell % SIZE + 0.5, cell // SIZE + 0.5)
    label = voice.say("place", space=CELLS[cell], place=place)
    return Space(id=CELLS[cell], shape=shape, at=at, style=style, label=label, near=near)


def pieces(t: AbandonedFortress, voice: Voice) -> tuple[Piece, ...]:
    seats, hero = t.seats, t.hero
    found = [
        _leader(leader, seats, cell, hero[leader // LEADERS], t.branch(leader), t.cards_of(leader), voice)
        for leader, cell in enumerate(t.cell)
        if cell != NONE
    ]
    found += [_wall(cell, seats, there - WALL, voice) for cell, there in enumerate(t.board) if there >= WALL]
    found.append(_crown(CENTRE if t.crown == NONE else t.cell[t.crown], voice))
    if t.rock != NONE:
        found.append(_rock(t.rock, voice))
    if t.dragon != NONE:
        found.append(_dragon(t.dragon, t.dragon_card, voice))
    return tuple(found)


@drawn
def _leader(leader: int, seats: int, cell: int, hero: int, branch: int, n: int, voice: Voice) -> Piece:
    """A flag for each military card; nothing that is on the cards."""
    seat, castle = leader // LEADERS, CASTLE <= leader % LEADERS < GENERAL
    label = voice.say(
        "leader-label",
        leader=names.leader(leader, seats, voice),
        branch=voice.say(f"branch-{BRANCHES[branch]}"),
        n=n,
    )
    return Piece(
        id=names.leader_id(leader),
        space=CELLS[cell],
        icon=_icon(leader % LEADERS, hero, branch),
        owner=seat,
        style=names.colour(seats, seat) if castle else "",
        layer="structure" if castle else "token",
        badges=(Badge(at="n", icon="flag", text=str(n)),) if n else (),
        label=label,
    )


def _icon(kind: int, hero: int, branch: int) -> str:
    if kind == HERO:
        return f"hero-{HEROES[hero].id}"
    return f"castle-{OWN_LEADERS[kind]}" if kind < GENERAL else f"general-{BRANCHES[branch]}"


@drawn
def _wall(cell: int, seats: int, seat: int, voice: Voice) -> Piece:
    return Piece(
        id=f"wall-{CELLS[cell]}",
        space=CELLS[cell],
        icon="wall",
        style=names.colour(seats, seat),
        owner=seat,
        layer="structure",
        label=names.leader(WALL + seat, seats, voice),
    )


@drawn
def _crown(cell: int, voice: Voice) -> Piece:
    return Piece(id="crown", space=CELLS[cell], icon="crown", layer="marker", label=voice.say("the-crown"))


@drawn
def _rock(tunnel: int, voice: Voice) -> Piece:
    return Piece(id="rock", space=TUNNELS[tunnel], icon="rock", label=voice.say("the-rock"))


@drawn
def _dragon(cell: int, card: int, voice: Voice) -> Piece:
    return Piece(id="dragon", space=CELLS[cell], icon="dragon", layer="rider", label=names.dragon(card, voice))
