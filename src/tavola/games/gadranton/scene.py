"""What one seat sees of Gadranton: the whole city, its own cards, and of the rivals what lies open."""

from typing import Final

from tavola.games.gadranton import city as phases
from tavola.games.gadranton.data import (
    CELLS,
    COLOURS,
    GUARDS,
    LETTERS,
    MOVERS,
    PLACES,
    SIZE,
    THIEVES,
    sign,
)
from tavola.games.gadranton.offers import choices, meant
from tavola.games.gadranton.panels import panels, zones
from tavola.games.gadranton.state import Gadranton
from tavola.games.gadranton.story import figure_id
from tavola.games.gadranton.tables import CROWN_OF, KEY_OF, NONE
from tavola.kernel.scene import Badge, Board, Die, Piece, Prompt, Scene, Shape, Space, Window
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
        spaces=(*_cells(city, voice), *_walls(voice)),
        pieces=_pieces(city, voice),
        zones=zones(city, seat, voice),
        seats=panels(city, voice),
        dice=_dice(city, voice),
        prompt=_prompt(city, voice),
        choices=choices(city, voice) if seat is not None and city.actor == seat else (),
        window=_window(city, seat, voice),
        result=_result(city, voice),
    )


def _cells(city: Gadranton, voice: Voice) -> tuple[Space, ...]:
    return tuple(_cell(city, cell, voice) for cell in range(len(CELLS)))


def _cell(city: Gadranton, cell: int, voice: Voice) -> Space:
    column, row = PLACES[cell]
    name, crown, key = CELLS[cell], CROWN_OF[cell], KEY_OF[cell]
    at = (column + 0.5, SIZE - row - 0.5)
    if crown != NONE:
        n = city.stock[crown]
        label = voice.say("crown-cell", cell=name, colour=voice.say(f"word-{COLOURS[crown]}"), n=n)
        return Space(id=name, shape="square", at=at, style=f"crown-{COLOURS[crown]}", state=str(n), label=label)
    if key != NONE:
        label = voice.say("key-cell", cell=name, colour=voice.say(f"word-{COLOURS[key]}"))
        return Space(id=name, shape="square", at=at, style=f"key-{COLOURS[key]}", label=label)
    style = STYLES[sign(column, row)]
    state = "shut" if city.shut(cell) else ""
    place = f"{style}-shut" if state else style
    label = voice.say("place", cell=name, place=voice.say(f"place-{place}"))
    shape: Shape = "circle" if style == "dot" else "square"
    return Space(id=name, shape=shape, at=at, style=style, state=state, label=label)


def _walls(voice: Voice) -> tuple[Space, ...]:
    """Where nobody stands: drawn, and clickable for the reason why not."""
    return tuple(
        _wall(column, row, voice) for row in range(SIZE) for column in range(SIZE) if sign(column, row) in WALLS
    )


def _wall(column: int, row: int, voice: Voice) -> Space:
    style = WALLS[sign(column, row)]
    name = f"{'ABCDEFGHIJKLMNOPQ'[column]}{row + 1}"
    label = voice.say("place", cell=name, place=voice.say(f"place-{style}"))
    return Space(id=name, shape="square", at=(column + 0.5, SIZE - row - 0.5), style=style, label=label)


def _pieces(city: Gadranton, voice: Voice) -> tuple[Piece, ...]:
    thieves = [_thief(city, seat, voice) for seat in range(city.seats) if city.cell[seat] != NONE]
    return (*thieves, *(_guard(city, guard, voice) for guard in range(len(GUARDS))))


def _thief(city: Gadranton, seat: int, voice: Voice) -> Piece:
    badges = []
    worn = city.worn[seat]
    if worn != NONE:
        badges.append(Badge(at="n", icon="crown", text=LETTERS[worn], tone=COLOURS[worn]))
    if city.hidden[seat]:
        badges.append(Badge(at="ne", icon="hidden", seats=(seat,)))
    if city.blocked[seat] != NONE:
        badges.append(Badge(at="nw", icon="blocked", seats=(city.blocked[seat],)))
    name = THIEVES[city.thief[seat]]
    facts = {"worn": COLOURS[worn] if worn != NONE else "none", "hidden": "yes" if city.hidden[seat] else "no"}
    facts["blocked"] = "yes" if city.blocked[seat] != NONE else "no"
    label = voice.say("thief-label", thief=voice.say(f"word-{name}"), **facts)
    return Piece(
        id=figure_id(seat), space=CELLS[city.cell[seat]], icon=name, owner=seat, badges=tuple(badges), label=label
    )


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
    )


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


def _prompt(city: Gadranton, voice: Voice) -> Prompt:
    asked = city.actor if city.actor >= 0 else None
    if city.phase == phases.ENDED:
        return Prompt(seat=None, text=_result(city, voice), clauses=("GA-90", "GA-R55"))
    if city.phase == phases.MAIN:
        return _main_prompt(city, voice)
    name, clauses = PROMPTS[city.phase]
    return Prompt(seat=asked, text=voice.say(f"prompt-{name}"), hint=voice.say(f"hint-{name}"), clauses=clauses)


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
    """An answer asked on public facts; its addressee is public too."""
    kinds = {phases.ANSWERING_FIGHT: "plus_two", phases.ANSWERING_SHOT: "broken_bow", phases.CROWN_WON: "crown"}
    kind = kinds.get(city.phase)
    if kind is None or seat is None or seat != city.actor:
        return None
    return Window(kind=kind, title=voice.say(f"window-{kind}"))


def _result(city: Gadranton, voice: Voice) -> str:
    if city.actor != OVER:
        return ""
    winners = [str(seat + 1) for seat in range(city.seats) if city.winners >> seat & 1]
    if city.some_winner_is_home():
        return voice.say("event-won", seat=city.active)
    return voice.say("event-limit", seat=city.active, winners=", ".join(winners), n=len(winners))
