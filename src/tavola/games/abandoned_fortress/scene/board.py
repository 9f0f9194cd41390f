"""The map and what stands on it; everybody sees the same."""

from typing import Final

from tavola.games.abandoned_fortress import names
from tavola.games.abandoned_fortress.asking.decision import Decision
from tavola.games.abandoned_fortress.data import BRANCHES, CELLS, COLOURS, HEROES, OWN_LEADERS, SIZE, TUNNELS
from tavola.games.abandoned_fortress.state import AbandonedFortress
from tavola.games.abandoned_fortress.tables import (
    ALL_LEADERS,
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


def spaces(t: AbandonedFortress, asking: Decision | None, voice: Voice) -> tuple[Space, ...]:
    """To whoever moves a piece, with the ways it may go."""
    ways = [asking.near(t, cell) if asking else () for cell in range(len(CELLS))]
    return tuple(_space(cell, near, voice) for cell, near in enumerate(ways))


def _space(cell: int, near: tuple[str, ...], voice: Voice) -> Space:
    kind, corner = STYLES[SPACE[cell]], TERRITORY[cell]
    style = f"{kind}-{COLOURS[corner]}" if corner != NONE else kind
    place = voice.say(f"place-{kind}", corner=voice.say(f"corner-{COLOURS[corner]}") if corner != NONE else "")
    shape: Shape = "circle" if kind in ("tunnel", "home") else "square"
    at = (cell % SIZE + 0.5, cell // SIZE + 0.5)
    label = voice.say("place", space=CELLS[cell], place=place)
    return Space(id=CELLS[cell], shape=shape, at=at, style=style, label=label, near=near)


def pieces(t: AbandonedFortress, voice: Voice) -> tuple[Piece, ...]:
    found = [_leader(t, leader, voice) for leader in range(ALL_LEADERS) if t.cell[leader] != NONE]
    found += [_wall(t, cell, voice) for cell in range(len(CELLS)) if t.board[cell] >= WALL]
    at = CELLS[CENTRE] if t.crown == NONE else CELLS[t.cell[t.crown]]
    found.append(Piece(id="crown", space=at, icon="crown", layer="marker", label=voice.say("the-crown")))
    if t.rock != NONE:
        found.append(Piece(id="rock", space=TUNNELS[t.rock], icon="rock", label=voice.say("the-rock")))
    if t.dragon != NONE:
        label = names.dragon(t.dragon_card, voice)
        found.append(Piece(id="dragon", space=CELLS[t.dragon], icon="dragon", layer="rider", label=label))
    return tuple(found)


def _leader(t: AbandonedFortress, leader: int, voice: Voice) -> Piece:
    """A flag for each military card; nothing that is on the cards."""
    n, seat, castle = t.cards_of(leader), leader // LEADERS, t.is_castle(leader)
    label = voice.say(
        "leader-label",
        leader=names.leader(leader, t.seats, voice),
        branch=voice.say(f"branch-{BRANCHES[t.branch(leader)]}"),
        n=n,
    )
    return Piece(
        id=names.leader_id(leader),
        space=CELLS[t.cell[leader]],
        icon=_icon(t, leader),
        owner=seat,
        style=names.colour(t.seats, seat) if castle else "",
        layer="structure" if castle else "token",
        badges=(Badge(at="n", icon="flag", text=str(n)),) if n else (),
        label=label,
    )


def _icon(t: AbandonedFortress, leader: int) -> str:
    kind = leader % LEADERS
    if kind == HERO:
        return f"hero-{HEROES[t.hero[leader // LEADERS]].id}"
    return f"castle-{OWN_LEADERS[kind]}" if kind < GENERAL else f"general-{BRANCHES[t.branch(leader)]}"


def _wall(t: AbandonedFortress, cell: int, voice: Voice) -> Piece:
    seat = t.board[cell] - WALL
    return Piece(
        id=f"wall-{CELLS[cell]}",
        space=CELLS[cell],
        icon="wall",
        style=names.colour(t.seats, seat),
        owner=seat,
        layer="structure",
        label=names.leader(WALL + seat, t.seats, voice),
    )
