"""Choices: for each legal action the ids a person chooses, and what it is called."""

from collections.abc import Sequence
from typing import Any, Final

from tavola.games.el_dorado import tasks
from tavola.games.el_dorado.data import EXPLORERS, LEADS, PLACES, TYPES, WAYS
from tavola.games.el_dorado.kinds import ACTIONS
from tavola.games.el_dorado.position import CORNER_NAMES, PLACE_NUMBERS
from tavola.games.el_dorado.state import Dorado
from tavola.games.el_dorado.story import place_name
from tavola.games.el_dorado.tables import NEXT, NONE
from tavola.kernel.actions import Action
from tavola.kernel.scene import Choice, Item, Stepper
from tavola.kernel.story import Voice

BUNDLES: Final = ("gather", "give", "divide", "take")
ONE_PLACE: Final = ("place_explorer", "retreat", "pick_tile", "step")
BUILDS: Final = ("build_farmhouse", "build_fort", "build_outpost", "build_hideout")
ARMIES: Final = ("army_step", "off_attack")
PASSES: Final = ("pass", "done", "keep", "end_turn", "refuse", "withdraw", "keep_golden", "skip")


def choices(t: Dorado, voice: Voice) -> tuple[Choice, ...]:
    return tuple(_choice(t, act, voice) for act in t.legal())


def _choice(t: Dorado, act: int, voice: Voice) -> Choice:
    named = ACTIONS.decode(act)
    label = voice.say(f"choose-{named.kind.replace('_', '-')}", **_words(t, named, voice))
    menu = _menu(named, voice)
    tone: Any = "pass" if named.kind in PASSES else "capture" if _attacks(t, named) else ""
    counts = {name: int(n) for name, n in named.params.items()} if named.kind in BUNDLES else None
    return Choice(act=act, ids=_ids(t, named), label=label, menu=menu, tone=tone, bundle=counts)


def _attacks(t: Dorado, named: Action) -> bool:
    """Would this step start a battle?"""
    if named.kind == "move" and t.task() == tasks.EXPLORE:
        to = t.step(t.at[_lead(named)], WAYS.index(str(named.params["way"])))
        return to != NONE and bool(t.defenders(t.side_of(t.actor), to))
    return named.kind in ("off_attack", "attack_building", "ranged_attack")


def _lead(named: Action) -> int:
    return LEADS.index(str(named.params["piece"]))


def _menu(named: Action, voice: Voice) -> str:
    """What tells actions on the same ids apart."""
    params = named.params
    if named.kind in (*ARMIES, "flee"):
        return voice.say("menu-army", n=params["count"])
    if named.kind in BUILDS or named.kind == "attack_building":
        return voice.say(f"menu-{named.kind.replace('_', '-')}")
    return ""


# what is clicked


def _ids(t: Dorado, named: Action) -> tuple[str, ...]:
    params = named.params
    match named.kind:
        case "move":
            return str(params["piece"]), _target(t, t.at[_lead(named)], str(params["way"]))
        case "place":
            return (PLACES[NEXT[t.arg(2) * 6 + WAYS.index(str(params["way"]))]],)
        case "army_step" | "off_attack":
            start = str(params["start"])
            return f"army{t.side_of(t.actor)}-{start}", _target(t, PLACE_NUMBERS[start], str(params["way"]))
        case "flee":
            return f"army{t.side_of(t.actor)}-{PLACES[t.b_tile]}", _target(t, t.b_tile, str(params["way"]))
        case "wolf_step":
            return "wolf", _target(t, t.wolf_at, str(params["way"]))
        case "attack_building":
            place = str(params["place"])
            return CORNER_NAMES[t.corner_of(PLACE_NUMBERS[place], int(params["corner"]))], place
        case kind if kind in BUILDS:
            corner = t.corner_of(t.at[_lead(named)], int(params["corner"]))
            return str(params["piece"]), CORNER_NAMES[corner]
        case kind if kind in ONE_PLACE:
            return (str(params["place"]),)
        case kind if kind in BUNDLES:
            return (kind,)
    return named.kind, *(str(value) for value in params.values())


def _target(t: Dorado, start: int, way: str) -> str:
    """The tile a way leads to."""
    to = t.step(start, WAYS.index(way))
    return PLACES[to] if to != NONE else way


def meant(t: Dorado, seat: int, ids: Sequence[str]) -> int | None:
    """The action meant by these ids: a legal one, else the step or the building a person had in mind."""
    wanted = tuple(ids)
    if t.actor == seat:
        for act in t.legal():
            if _ids(t, ACTIONS.decode(act)) == wanted:
                return int(act)
    if len(wanted) != 2 or wanted[0] not in LEADS:
        return None
    return _lead_meant(t, LEADS.index(wanted[0]), wanted[1])


def _lead_meant(t: Dorado, lead: int, to: str) -> int | None:
    place = t.at[lead]
    if place == NONE:
        return None
    if to in PLACE_NUMBERS:
        beside = [NEXT[place * 6 + way] for way in range(6)]
        if PLACE_NUMBERS[to] in beside:
            return ACTIONS.encode("move", piece=LEADS[lead], way=WAYS[beside.index(PLACE_NUMBERS[to])])
        return None
    corners = [CORNER_NAMES[t.corner_of(place, k)] for k in range(6)]
    if to in corners:
        return ACTIONS.encode("build_farmhouse", piece=LEADS[lead], corner=corners.index(to))
    return None


# how it is called


def _words(t: Dorado, named: Action, voice: Voice) -> dict[str, Any]:
    words: dict[str, Any] = {}
    for name, value in named.params.items():
        match name:
            case "place" | "start":
                words[name] = place_name(PLACE_NUMBERS[str(value)])
            case "type" | "give" | "get" | "want" | "item" | "coin" | "tile" | "use":
                words[name] = voice.say(f"word-{value}")
            case "way":
                words[name] = voice.say(f"way-{str(value).lower()}")
            case "target":
                words[name] = voice.say(f"word-{value}") if not str(value).startswith("side") else str(value)[4:]
            case "seat":
                words[name] = int(value) + 1
            case "piece":
                words[name] = _piece_name(t, str(value), voice)
            case "ends":
                words[name] = str(value)
            case "corner" | "shrine" | "permutation" | "number" | "which" | "partner":
                words[name] = int(value) + 1
            case "die":
                words[name] = t.dice[int(value)] if named.kind in ("set_speed", "assign") else value
            case _:
                words[name] = value
    return words | _extra(t, named, voice)


def _extra(t: Dorado, named: Action, voice: Voice) -> dict[str, Any]:
    """What a choice is called by beside its parameters."""
    if named.kind == "choose_explorer":
        which = t.board[t.arg(0)] * 2 + int(named.params["which"])
        return {"explorer": voice.say(f"word-{EXPLORERS[which]}")}
    return {}


def _piece_name(t: Dorado, piece: str, voice: Voice) -> str:
    lead = LEADS.index(piece)
    return voice.say(f"word-{EXPLORERS[t.who[lead]]}") if lead < 8 else voice.say("word-thief")


def bundle(t: Dorado, voice: Voice) -> Stepper | None:
    """Cards counted by type."""
    if t.task() not in (tasks.GATHER, tasks.GIVE, tasks.DIVIDE, tasks.TAKE):
        return None
    parts = tuple(Item(id=f"count-{name}", icon=name, title=voice.say(f"word-{name}")) for name in TYPES)
    return Stepper(parts=parts)
