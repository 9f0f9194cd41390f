"""What one seat sees of Gadranton: the whole city, its own cards, and of the rivals what lies open."""

from functools import lru_cache
from typing import Final

from tavola.games.gadranton import city as phases
from tavola.games.gadranton.arrows import ALL, hits, who
from tavola.games.gadranton.clicks import meant
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
from tavola.games.gadranton.offers import BEATS, choices
from tavola.games.gadranton.panels import panels, zones
from tavola.games.gadranton.sights import sights
from tavola.games.gadranton.state import Gadranton
from tavola.games.gadranton.story import figure_id
from tavola.games.gadranton.tables import CROWN_OF, GATE_OF, KEY_OF, NEXT, NONE, SIDES
from tavola.kernel.scene import Badge, Board, Die, Piece, Prompt, Scene, Space, Window
from tavola.kernel.state import OVER
from tavola.kernel.story import Voice

__all__ = ["draw", "meant"]

STYLES: Final = {"@": "dot", ",": "forest", "+": "gate", "T": "tower", ".": "street", "A": "street"}
WALLS: Final = {"=": "wall", "s": "secret", "#": "building"}


def draw(city: Gadranton, seat: int | None, voice: Voice) -> Scene:
    return Scene(
        game="gadranton",
        seat=seat,
        actor=city.actor,
        board=Board(size=(SIZE, SIZE), art="city"),
        spaces=(*_cells(city.doors, tuple(city.stock), voice), *_walls(voice)),
        pieces=_pieces(city, voice),
        zones=zones(city, seat, voice),
        seats=panels(city, voice),
        dice=_dice(city, voice),
        prompt=_prompt(city, seat, voice),
        choices=choices(city, voice) if seat is not None and city.actor == seat else (),
        sights=sights(city, seat, voice),
        window=_window(city, seat, voice),
        result=_result(city, voice),
    )


@lru_cache(maxsize=256)  # the city is drawn with every move and seldom changes
def _cells(doors: int, stock: tuple[int, ...], voice: Voice) -> tuple[Space, ...]:
    return tuple(_cell(cell, doors, stock, voice) for cell in range(len(CELLS)))


def _cell(cell: int, doors: int, stock: tuple[int, ...], voice: Voice) -> Space:
    column, row = PLACES[cell]
    style, state, label = _look(cell, doors, stock, voice)
    return Space(
        id=CELLS[cell],
        shape="circle" if style == "dot" else "square",
        at=(column + 0.5, SIZE - row - 0.5),
        style=style,
        state=state,
        label=label,
        near=_near(cell, doors),
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


def _near(cell: int, doors: int) -> tuple[str, ...]:
    """The neighbours a figure can walk to, for the walks the table guesses."""
    beside = NEXT[cell * SIDES : cell * SIDES + SIDES]
    return tuple(CELLS[to] for to in beside if to != NONE and not _shut(to, doors))


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


def _pieces(city: Gadranton, voice: Voice) -> tuple[Piece, ...]:
    standing = [seat for seat in range(city.seats) if city.cell[seat] != NONE]
    thieves = [_thief(city, seat, voice) for seat in standing]
    worn = [_worn(city, seat, voice) for seat in standing if city.worn[seat] != NONE]
    return (*thieves, *worn, *(_guard(city, guard, voice) for guard in range(len(GUARDS))))


def _thief(city: Gadranton, seat: int, voice: Voice) -> Piece:
    worn = city.worn[seat]
    facts = {
        "worn": COLOURS[worn] if worn != NONE else "none",
        "hidden": "yes" if city.hidden[seat] else "no",
        "blocked": "yes" if city.blocked[seat] != NONE else "no",
    }
    return Piece(
        id=figure_id(seat),
        space=CELLS[city.cell[seat]],
        icon=THIEVES[city.thief[seat]],
        owner=seat,
        badges=_thief_badges(city, seat),
        label=voice.say("thief-label", thief=who(city, seat, voice), **facts),
    )


def _thief_badges(city: Gadranton, seat: int) -> tuple[Badge, ...]:
    """The crowns on a thief: a worn one by its letter, the markers with their owners."""
    badges = []
    if city.worn[seat] != NONE:
        badges.append(Badge(at="nw", icon="crown", text=LETTERS[city.worn[seat]], tone=COLOURS[city.worn[seat]]))
    if city.hidden[seat]:
        badges.append(Badge(at="ne", icon="hidden", seats=(seat,)))
    if city.blocked[seat] != NONE:
        badges.append(Badge(at="se", icon="blocked", seats=(city.blocked[seat],)))
    return tuple(badges)


def _worn(city: Gadranton, seat: int, voice: Voice) -> Piece:
    """The crown a thief wears, riding on him."""
    colour = COLOURS[city.worn[seat]]
    label = voice.say("worn-label", colour=voice.say(f"word-{colour}"), who=who(city, seat, voice))
    return Piece(id=f"worn{seat}", space=CELLS[city.cell[seat]], icon="crown", style=colour, layer="rider", label=label)


def _guard(city: Gadranton, guard: int, voice: Voice) -> Piece:
    owner = city.asleep[guard]
    badges = (Badge(at="ne", icon="asleep", seats=(owner,)),) if owner != NONE else ()
    label = voice.say("guard-label", guard=GUARDS[guard], asleep="yes" if owner != NONE else "no")
    return Piece(id=figure_id(4 + guard), space=CELLS[city.cell[4 + guard]], icon="guard", badges=badges, label=label)


def _dice(city: Gadranton, voice: Voice) -> tuple[Die, ...]:
    if not city.steps:
        return ()
    mover = MOVERS[city.mover]
    return (
        Die(id="mover", style="mover", face=mover, text=voice.say(f"mover-{mover}")),
        Die(id="steps", style="green", face=city.steps, text=voice.say("die-steps", n=city.steps)),
        *_attack_dice(city, voice),
    )


def _attack_dice(city: Gadranton, voice: Voice) -> tuple[Die, ...]:
    """The dice of the last attack this turn. GA-46, GA-59"""
    first, second = city.shown_first, city.shown_second
    if city.shown == phases.COMBAT_DICE:
        return (
            Die(id="attack", style="black", face=first, text=voice.say("die-attack", n=first)),
            Die(id="defence", style="black", face=second, text=voice.say("die-defence", n=second)),
        )
    if city.shown == phases.ARROW_DICE:
        face = "target" if first else "flop"
        return (
            Die(id="archery", style="archery", face=face, text=voice.say(f"die-{face}")),
            Die(id="number", style="black", face=second, text=voice.say("die-number", n=second)),
        )
    return ()


PROMPTS: Final[dict[int, tuple[str, tuple[str, ...]]]] = {
    phases.DRAWING_LOTS: ("first", ("GA-09", "GA-R51")),
    phases.DEALING_OBJECTIVES: ("deal-objectives", ("GA-04", "GA-05")),
    phases.DEALING_ACTIONS: ("deal-actions", ("GA-06",)),
    phases.CHOOSING_THIEF: ("choose-thief", ("GA-03", "GA-R68")),
    phases.PLACING: ("place", ("GA-09",)),
    phases.ROLLING: ("roll", ("GA-12",)),
    phases.ANSWERING_FIGHT: ("answer-fight", ("GA-47", "GA-48", "GA-R72")),
    phases.FIGHTING: ("fight-dice", ("GA-46", "GA-48")),
    phases.CROWN_WON: ("crown-won", ("GA-50", "GA-R26")),
    phases.ANSWERING_SHOT: ("answer-shot", ("GA-58", "GA-R72")),
    phases.SHOOTING: ("arrow-dice", ("GA-59",)),
    phases.DRAWING: ("draw", ("GA-17",)),
    phases.DISCARDING: ("discard", ("GA-18",)),
}


WINDOWS: Final = {
    phases.ANSWERING_FIGHT: "plus_two",
    phases.ANSWERING_SHOT: "broken_bow",
    phases.CROWN_WON: "crown",
}


def _prompt(city: Gadranton, seat: int | None, voice: Voice) -> Prompt:
    asked = city.actor if city.actor >= 0 else None
    if city.phase == phases.ENDED:
        return Prompt(seat=None, text=_result(city, voice), clauses=("GA-90", "GA-R55"))
    if asked is not None and asked != seat:
        return _waiting(city, asked, voice)
    if city.phase == phases.MAIN:
        return _main_prompt(city, voice)
    name, clauses = PROMPTS[city.phase]
    return Prompt(seat=asked, text=voice.say(f"prompt-{name}"), hint=voice.say(f"hint-{name}"), clauses=clauses)


def _waiting(city: Gadranton, asked: int, voice: Voice) -> Prompt:
    """What somebody else decides, as far as everybody knows it."""
    name, clauses = ("main", ("GA-13",)) if city.phase == phases.MAIN else PROMPTS[city.phase]
    return Prompt(seat=asked, text=voice.say(f"wait-{name}", who=who(city, asked, voice)), clauses=clauses)


def _main_prompt(city: Gadranton, voice: Voice) -> Prompt:
    if city.passing != NONE:
        text, hint = voice.say("prompt-passing"), voice.say("hint-passing")
        return Prompt(seat=city.active, text=text, hint=hint, clauses=("GA-29", "GA-R11"))
    mover = MOVERS[city.mover]
    clause = {"thief": "GA-21", "split": "GA-22", "both": "GA-23"}[mover]
    blocked = "yes" if city.blocked[city.active] != NONE else "no"
    hint = voice.say("hint-main", mover=mover, thief=city.thief_left(), guard=city.guard_left(), blocked=blocked)
    clauses = ("GA-13", clause, "GA-24", "GA-15", "GA-44")
    return Prompt(seat=city.active, text=voice.say("prompt-main", mover=mover), hint=hint, clauses=clauses)


def _window(city: Gadranton, seat: int | None, voice: Voice) -> Window | None:
    """An answer asked on public facts; the odds are those of losing the crown."""
    if city.phase not in WINDOWS or seat is None or seat != city.actor:
        return None
    kind = WINDOWS[city.phase]
    return Window(kind=kind, title=voice.say(f"window-{kind}"), odds=_odds(city))


def _odds(city: Gadranton) -> float | None:
    if city.phase == phases.CROWN_WON:
        return None
    if city.phase == phases.ANSWERING_FIGHT:
        return BEATS["yes" if city.attack_bonus else "no"] / ALL
    return hits(city, city.cell[city.attacker], city.cell[city.target]) / ALL


def _result(city: Gadranton, voice: Voice) -> str:
    if city.actor != OVER:
        return ""
    if city.some_winner_is_home():
        return voice.say("event-won", who=who(city, city.active, voice))
    winners = [who(city, seat, voice) for seat in range(city.seats) if city.winners >> seat & 1]
    return voice.say("event-limit", who="", winners=", ".join(winners), n=len(winners))
