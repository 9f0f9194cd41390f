"""What one seat sees of Gadranton: the whole city, its own cards, and of the rivals what lies open."""

from typing import Final

from msgspec.structs import replace

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
from tavola.games.gadranton.names import figure_id, thief_in
from tavola.games.gadranton.options import ARCHERY_TARGETS, SHUT_OCCUPIED_GATE
from tavola.games.gadranton.panels import own_zones, panels, zones
from tavola.games.gadranton.sights import own_sights, tower_sights
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
from tavola.kernel.drawing import Drawing, drawn
from tavola.kernel.scene import Badge, Board, Die, Piece, Scene, Space
from tavola.kernel.state import OVER
from tavola.kernel.story import Voice

STYLES: Final = {"@": "dot", ",": "forest", "+": "gate", "T": "tower", ".": "street", "A": "street"}
WALLS: Final = {"=": "wall", "s": "secret", "#": "building"}


BOARD: Final = Board(size=(SIZE, SIZE), art="city")


class City(Drawing[Gadranton]):
    """All see the city, the thieves and the backs of the cards; a seat has its own cards, and what it may do."""

    def common(self, t: Gadranton, voice: Voice) -> Scene:
        return Scene(
            game="gadranton",
            seat=None,
            actor=t.actor,
            board=BOARD,
            spaces=_spaces(t.doors, bool(t.options[SHUT_OCCUPIED_GATE]), tuple(t.stock), voice),
            pieces=_pieces(t, voice),
            zones=zones(t, voice),
            seats=panels(t, voice),
            dice=_dice(t.mover, t.steps, t.shown, t.shown_first, t.shown_second, voice),
            prompt=asked(t).prompt(t, None, voice),
            sights=tower_sights(t.doors, t.options[ARCHERY_TARGETS], voice),
            result=result(t, voice) if t.actor == OVER else "",
        )

    def own(self, t: Gadranton, seat: int, common: Scene, voice: Voice) -> Scene:
        asking, decides = asked(t), t.actor == seat
        return replace(
            common,
            seat=seat,
            zones=own_zones(t, seat, common.zones, voice),
            prompt=asking.prompt(t, seat, voice) if decides else common.prompt,
            choices=asking.choices(t, voice) if decides else (),
            sights=own_sights(t, seat, common.sights, voice),
            window=asking.window(t, voice) if decides else None,
        )


@drawn
def _spaces(doors: int, shut_in: bool, stock: tuple[int, ...], voice: Voice) -> tuple[Space, ...]:
    """The city is seen with every move and seldom changes; `shut_in`: somebody may be in a shut gate."""
    return (
        *(
            _cell(cell, _shut(cell, doors), _stock_of(cell, stock), _near(cell, doors, shut_in), voice)
            for cell in range(len(CELLS))
        ),
        *_walls(voice),
    )


@drawn
def _cell(cell: int, shut: bool, stock: int, near: tuple[str, ...], voice: Voice) -> Space:
    column, row = PLACES[cell]
    style, state, label = _look(cell, shut, stock, voice)
    return Space(
        id=CELLS[cell],
        shape="circle" if style == "dot" else "square",
        at=(column + 0.5, SIZE - row - 0.5),
        style=style,
        state=state,
        label=label,
        near=near,
    )


def _look(cell: int, shut: bool, stock: int, voice: Voice) -> tuple[str, str, str]:
    """Style, state and label of a cell."""
    name, crown, key = CELLS[cell], CROWN_OF[cell], KEY_OF[cell]
    if crown != NONE:
        colour = COLOURS[crown]
        label = voice.say("crown-cell", cell=name, colour=voice.say(f"word-{colour}"), n=stock)
        return f"crown-{colour}", str(stock), label
    if key != NONE:
        colour = COLOURS[key]
        return f"key-{colour}", "", voice.say("key-cell", cell=name, colour=voice.say(f"word-{colour}"))
    style = STYLES[sign(*PLACES[cell])]
    label = voice.say("place", cell=name, place=voice.say(f"place-{style}-shut" if shut else f"place-{style}"))
    return style, "shut" if shut else "", label


def _stock_of(cell: int, stock: tuple[int, ...]) -> int:
    """The crowns that lie on a crown cell."""
    return 0 if CROWN_OF[cell] == NONE else stock[CROWN_OF[cell]]


def _shut(cell: int, doors: int) -> bool:
    return GATE_OF[cell] != NONE and bool(doors >> GATE_OF[cell] & 1)


def _near(cell: int, doors: int, shut_in: bool) -> tuple[str, ...]:
    """The neighbours a figure can walk to, for the walks the table guesses; from a shut gate none outside. GA-R81"""
    beside = [to for to in NEXT[cell * SIDES : cell * SIDES + SIDES] if to != NONE and not _shut(to, doors)]
    inside_only = shut_in and _shut(cell, doors)
    return tuple(CELLS[to] for to in beside if IN_CITY[to] or not inside_only)


@drawn
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
    cells, thieves, worn, blocked, hidden = list(t.cell), list(t.thief), list(t.worn), list(t.blocked), t.hidden
    standing = [seat for seat in range(t.seats) if cells[seat] != NONE]
    pieces = [
        _thief(seat, cells[seat], thieves[seat], worn[seat], bool(hidden & BIT[seat]), blocked[seat], voice)
        for seat in standing
    ]
    pieces += [_worn(seat, cells[seat], thieves[seat], worn[seat], voice) for seat in standing if worn[seat] != NONE]
    guards = [
        _guard(guard, cells[SEATS + guard], owner, owner != NONE and bool(sleeps(t, guard)), voice)
        for guard, owner in enumerate(t.asleep)
    ]
    return (*pieces, *guards)


@drawn
def _thief(seat: int, cell: int, thief: int, worn: int, hidden: bool, blocked: int, voice: Voice) -> Piece:
    facts = {
        "worn": COLOURS[worn] if worn != NONE else "none",
        "hidden": "yes" if hidden else "no",
        "blocked": "yes" if blocked != NONE else "no",
    }
    return Piece(
        id=figure_id(seat),
        space=CELLS[cell],
        icon=THIEVES[thief],
        owner=seat,
        badges=_thief_badges(seat, worn, hidden, blocked),
        label=voice.say("thief-label", thief=thief_in(voice, thief, seat), **facts),
    )


def _thief_badges(seat: int, worn: int, hidden: bool, blocked: int) -> tuple[Badge, ...]:
    """The crowns on a thief: a worn one by its letter, the markers with their owners."""
    badges = []
    if worn != NONE:
        badges.append(Badge(at="nw", icon="crown", text=LETTERS[worn], tone=COLOURS[worn]))
    if hidden:
        badges.append(Badge(at="ne", icon="hidden", seats=(seat,)))
    if blocked != NONE:
        badges.append(Badge(at="se", icon="blocked", seats=(blocked,)))
    return tuple(badges)


@drawn
def _worn(seat: int, cell: int, thief: int, worn: int, voice: Voice) -> Piece:
    """The crown a thief wears, riding on him."""
    colour = COLOURS[worn]
    label = voice.say("worn-label", colour=voice.say(f"word-{colour}"), who=thief_in(voice, thief, seat))
    return Piece(id=f"worn{seat}", space=CELLS[cell], icon="crown", style=colour, layer="rider", label=label)


@drawn
def _guard(guard: int, cell: int, owner: int, asleep: bool, voice: Voice) -> Piece:
    """`owner` of the thief crown on it, if any; one beaten that is not asleep is only out of use. GA-R30"""
    how = "no" if owner == NONE else "yes" if asleep else "beaten"
    badges = (Badge(at="ne", icon="blocked" if how == "beaten" else "asleep", seats=(owner,)),) if owner != NONE else ()
    label = voice.say("guard-label", guard=GUARDS[guard], asleep=how)
    return Piece(id=figure_id(SEATS + guard), space=CELLS[cell], icon="guard", badges=badges, label=label)


@drawn
def _dice(mover: int, steps: int, shown: int, first: int, second: int, voice: Voice) -> tuple[Die, ...]:
    if not steps:
        return _attack_dice(shown, first, second, voice)  # of an arrow before the roll, GA-R79
    name = MOVERS[mover]
    return (
        Die(id="mover", style="mover", face=name, text=voice.say(f"mover-{name}")),
        Die(id="steps", style="green", face=steps, text=voice.say("die-steps", n=steps)),
        *_attack_dice(shown, first, second, voice),
    )


def _attack_dice(shown: int, first: int, second: int, voice: Voice) -> tuple[Die, ...]:
    """The dice of the last attack this turn. GA-46, GA-59"""
    if shown == COMBAT_DICE:
        return (
            Die(id="attack", style="black", face=first, text=voice.say("die-attack", n=first)),
            Die(id="defence", style="black", face=second, text=voice.say("die-defence", n=second)),
        )
    if shown == ARCHERY_DICE:
        face = "target" if first else "flop"
        return (
            Die(id="archery", style="archery", face=face, text=voice.say(f"die-{face}")),
            Die(id="number", style="black", face=second, text=voice.say("die-number", n=second)),
        )
    return ()
