"""What one seat sees of Gadranton: the whole city, its own cards, and of the rivals what lies open."""

from functools import lru_cache
from typing import Final

from tavola.games.gadranton.asking import asked
from tavola.games.gadranton.asking.over import result
from tavola.games.gadranton.city import sleeps
from tavola.games.gadranton.data import (
    CELLS,
    COLOURS,
    COLUMNS,
    GUARDS,
    LETTERS,
    MOVERS,
    PLACES,
    SIZE,
    THIEVES,
    sign,
)
from tavola.games.gadranton.names import figure_id, who
from tavola.games.gadranton.options import SHUT_OCCUPIED_GATE
from tavola.games.gadranton.panels import panels, zones
from tavola.games.gadranton.sights import sights
from tavola.games.gadranton.state import Gadranton
from tavola.games.gadranton.tables import (
    ARCHERY_DICE,
    COMBAT_DICE,
    CROWN_OF,
    GATE_OF,
    IN_CITY,
    KEY_OF,
    NEXT,
    NONE,
    SEATS,
    SIDES,
)
from tavola.kernel.bits import BIT
from tavola.kernel.scene import Badge, Board, Die, Piece, Scene, Space
from tavola.kernel.state import OVER
from tavola.kernel.story import Voice

STYLES: Final = {"@": "dot", ",": "forest", "+": "gate", "T": "tower", ".": "street", "A": "street"}
WALLS: Final = {"=": "wall", "s": "secret", "#": "building"}


def draw(t: Gadranton, seat: int | None, voice: Voice) -> Scene:
    asking, own = asked(t), seat is not None and t.actor == seat
    return Scene(
        game="gadranton",
        seat=seat,
        actor=t.actor,
        board=Board(size=(SIZE, SIZE), art="city"),
        spaces=(*_cells(t.doors, bool(t.options[SHUT_OCCUPIED_GATE]), tuple(t.stock), voice), *_walls(voice)),
        pieces=_pieces(t, voice),
        zones=zones(t, seat, voice),
        seats=panels(t, voice),
        dice=_dice(t, voice),
        prompt=asking.prompt(t, seat, voice),
        choices=asking.choices(t, voice) if own else (),
        sights=sights(t, seat, voice),
        window=asking.window(t, voice) if own else None,
        result=result(t, voice) if t.actor == OVER else "",
    )


@lru_cache(maxsize=256)  # the city is drawn with every move and seldom changes
def _cells(doors: int, shut_in: bool, stock: tuple[int, ...], voice: Voice) -> tuple[Space, ...]:
    """`shut_in`: somebody may be in a shut gate."""
    return tuple(_cell(cell, doors, shut_in, stock, voice) for cell in range(len(CELLS)))


def _cell(cell: int, doors: int, shut_in: bool, stock: tuple[int, ...], voice: Voice) -> Space:
    column, row = PLACES[cell]
    style, state, label = _look(cell, doors, stock, voice)
    return Space(
        id=CELLS[cell],
        shape="circle" if style == "dot" else "square",
        at=(column + 0.5, SIZE - row - 0.5),
        style=style,
        state=state,
        label=label,
        near=_near(cell, doors, shut_in),
    )


def _look(cell: int, doors: int, stock: tuple[int, ...], voice: Voice) -> tuple[str, str, str]:
    """Style, state and label of a cell."""
    name, crown, key = CELLS[cell], CROWN_OF[cell], KEY_OF[cell]
    if crown != NONE:
        colour, n = COLOURS[crown], stock[crown]
        label = voice.say("crown-cell", cell=name, colour=voice.say(f"word-{colour}"), n=n)
        return f"crown-{colour}", str(n), label
    if key != NONE:
        colour = COLOURS[key]
        return f"key-{colour}", "", voice.say("key-cell", cell=name, colour=voice.say(f"word-{colour}"))
    style = STYLES[sign(*PLACES[cell])]
    shut = _shut(cell, doors)
    label = voice.say("place", cell=name, place=voice.say(f"place-{style}-shut" if shut else f"place-{style}"))
    return style, "shut" if shut else "", label


def _shut(cell: int, doors: int) -> bool:
    return GATE_OF[cell] != NONE and bool(doors >> GATE_OF[cell] & 1)


def _near(cell: int, doors: int, shut_in: bool) -> tuple[str, ...]:
    """The neighbours a figure can walk to, for the walks the table guesses; from a shut gate none outside. GA-R81"""
    beside = [to for to in NEXT[cell * SIDES : cell * SIDES + SIDES] if to != NONE and not _shut(to, doors)]
    inside_only = shut_in and _shut(cell, doors)
    return tuple(CELLS[to] for to in beside if IN_CITY[to] or not inside_only)


@lru_cache(maxsize=8)
def _walls(voice: Voice) -> tuple[Space, ...]:
    """Where nobody stands: drawn, and there to be asked about."""
    places = [(column, row) for row in range(SIZE) for column in range(SIZE)]
    return tuple(_wall(column, row, voice) for column, row in places if sign(column, row) in WALLS)


def _wall(column: int, row: int, voice: Voice) -> Space:
    style = WALLS[sign(column, row)]
    name = f"{COLUMNS[column]}{row + 1}"
    label = voice.say("place", cell=name, place=voice.say(f"place-{style}"))
    return Space(id=name, shape="square", at=(column + 0.5, SIZE - row - 0.5), style=style, label=label)


def _pieces(t: Gadranton, voice: Voice) -> tuple[Piece, ...]:
    standing = [seat for seat in range(t.seats) if t.cell[seat] != NONE]
    thieves = [_thief(t, seat, voice) for seat in standing]
    worn = [_worn(t, seat, voice) for seat in standing if t.worn[seat] != NONE]
    return (*thieves, *worn, *(_guard(t, guard, voice) for guard in range(len(GUARDS))))


def _thief(t: Gadranton, seat: int, voice: Voice) -> Piece:
    worn = t.worn[seat]
    facts = {
        "worn": COLOURS[worn] if worn != NONE else "none",
        "hidden": "yes" if t.hidden & BIT[seat] else "no",
        "blocked": "yes" if t.blocked[seat] != NONE else "no",
    }
    return Piece(
        id=figure_id(seat),
        space=CELLS[t.cell[seat]],
        icon=THIEVES[t.thief[seat]],
        owner=seat,
        badges=_thief_badges(t, seat),
        label=voice.say("thief-label", thief=who(t, seat, voice), **facts),
    )


def _thief_badges(t: Gadranton, seat: int) -> tuple[Badge, ...]:
    """The crowns on a thief: a worn one by its letter, the markers with their owners."""
    badges = []
    if t.worn[seat] != NONE:
        badges.append(Badge(at="nw", icon="crown", text=LETTERS[t.worn[seat]], tone=COLOURS[t.worn[seat]]))
    if t.hidden & BIT[seat]:
        badges.append(Badge(at="ne", icon="hidden", seats=(seat,)))
    if t.blocked[seat] != NONE:
        badges.append(Badge(at="se", icon="blocked", seats=(t.blocked[seat],)))
    return tuple(badges)


def _worn(t: Gadranton, seat: int, voice: Voice) -> Piece:
    """The crown a thief wears, riding on him."""
    colour = COLOURS[t.worn[seat]]
    label = voice.say("worn-label", colour=voice.say(f"word-{colour}"), who=who(t, seat, voice))
    return Piece(id=f"worn{seat}", space=CELLS[t.cell[seat]], icon="crown", style=colour, layer="rider", label=label)


def _guard(t: Gadranton, guard: int, voice: Voice) -> Piece:
    """A beaten guard that does not count as asleep is only out of use. GA-R30"""
    owner = t.asleep[guard]
    how = "no" if owner == NONE else "yes" if sleeps(t, guard) else "beaten"
    icon = "blocked" if how == "beaten" else "asleep"
    badges = (Badge(at="ne", icon=icon, seats=(owner,)),) if owner != NONE else ()
    label = voice.say("guard-label", guard=GUARDS[guard], asleep=how)
    return Piece(
        id=figure_id(SEATS + guard), space=CELLS[t.cell[SEATS + guard]], icon="guard", badges=badges, label=label
    )


def _dice(t: Gadranton, voice: Voice) -> tuple[Die, ...]:
    if not t.steps:
        return _attack_dice(t, voice)  # of an arrow before the roll, GA-R79
    mover = MOVERS[t.mover]
    return (
        Die(id="mover", style="mover", face=mover, text=voice.say(f"mover-{mover}")),
        Die(id="steps", style="green", face=t.steps, text=voice.say("die-steps", n=t.steps)),
        *_attack_dice(t, voice),
    )


def _attack_dice(t: Gadranton, voice: Voice) -> tuple[Die, ...]:
    """The dice of the last attack this turn. GA-46, GA-59"""
    first, second = t.shown_first, t.shown_second
    if t.shown == COMBAT_DICE:
        return (
            Die(id="attack", style="black", face=first, text=voice.say("die-attack", n=first)),
            Die(id="defence", style="black", face=second, text=voice.say("die-defence", n=second)),
        )
    if t.shown == ARCHERY_DICE:
        face = "target" if first else "flop"
        return (
            Die(id="archery", style="archery", face=face, text=voice.say(f"die-{face}")),
            Die(id="number", style="black", face=second, text=voice.say("die-number", n=second)),
        )
    return ()
